"""Writes a map's Tiled files from a layout, or checks that they still say the same.

    python tools/author_map.py LAYOUT.toml assets/maps/goa.tmx
    python tools/author_map.py LAYOUT.toml assets/maps/goa.tmx --check

A layout is one TOML file: the terrain of every hex as rows of letters, towns, rivers, start,
destinations and plans. From it come the .tmx, the .toml with the texts and plans, and the three
tilesets. The same layout always gives the same bytes. The game reads the .tmx, which may be edited
in Tiled; `--check` then says where it departs from the layout (exit code 1).
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from xml.sax.saxutils import quoteattr

from gogoa_game.logic.hexes import HEADINGS, Hex, neighbour
from gogoa_game.maps import DEPTHS, GameMap, HexGrid, load_map, sea_depth

GRID = HexGrid(256, 222, 128)
TILED = 'version="1.8" tiledversion="1.8.2"'
GROUT = "#fff4da"
OBJECT_COLOURS = {"rivers": "#4fa6b0", "places": "#b3432a", "labels": "#16294a"}

# Variants of every terrain: the first is sparse and lies under a destination.
LAND = {
    "coast": "bac",
    "lowland": "bacd",
    "town": "bac",
    "hills": "bacd",
    "forest": "bacd",
    "ghats": "bacde",
}
NEIGHBOURS = {"neighbour_hills": "ba", "neighbour_forest": "ba"}
SEA = {f"sea_{depth}": "abc" for depth in range(1, DEPTHS + 1)}
TILESETS = {"land": LAND, "sea": SEA, "neighbours": NEIGHBOURS}
SPARSE_EVERY = 4  # One in so many hexes without a destination is sparse, too.
CALM_EVERY = 5  # Waves stand on two in so many hexes of the sea.

# Names that no layout has: where they stand, in hexes.
SEAS = (("arabian-sea", "Arabian Sea", "アラビア海", Hex(2, 15)),)
STATES = (
    ("maharashtra", "Maharashtra", "マハーラーシュトラ州", Hex(12, 1)),
    ("karnataka", "Karnataka", "カルナータカ州", Hex(16, 20)),
)
# A river as wide as this at its mouth, in Tiled's pixels; those not named here are brooks.
MOUTHS = {"mandovi": 50, "zuari": 56, "terekhol": 34, "chapora": 36, "sal": 26, "talpona": 28}
BROOK = 22


def slug(name: str) -> str:
    """An id from an English name."""
    return name.lower().replace(" ", "-")


def noise(cell: Hex, salt: int) -> int:
    """A number that looks random and never changes."""
    value = (cell.col * 73856093) ^ (cell.row * 19349663) ^ (salt * 83492791)
    value = (value ^ (value >> 13)) * 1274126177 & 0xFFFFFFFF
    return value ^ (value >> 16)


@dataclass
class Layout:
    """The layout file, with the terrain as a table by hex."""

    data: dict[str, Any]
    terrain: dict[Hex, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        letters = self.data["map"]["legend"]
        for row, line in enumerate(self.data["map"]["land"]):
            for col, letter in enumerate(line):
                self.terrain[Hex(col, row)] = letters[letter]

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        return self.data["map"]["columns"], self.data["map"]["rows"]

    def where(self, table: dict[str, Any]) -> Hex:
        """The hex of an entry."""
        return Hex(table["col"], table["row"])

    def occupied(self) -> set[Hex]:
        """The hexes with a destination or the start."""
        return {self.where(entry) for entry in (*self.data["destinations"], self.data["start"])}


# -- tiles


def numbers() -> dict[tuple[str, str], int]:
    """Terrain and variant to the number of the tile in the map."""
    tiles = [
        (terrain, variant)
        for kinds in TILESETS.values()
        for terrain, variants in kinds.items()
        for variant in sorted(variants)
    ]
    return {tile: number for number, tile in enumerate(tiles, 1)}


def land_tiles(layout: Layout) -> dict[Hex, tuple[str, str]]:
    """A tile for every hex on the map, so that no two neighbours look the same."""
    land = {cell: terrain for cell, terrain in layout.terrain.items() if terrain in LAND}
    chosen = {cell: (land[cell], LAND[land[cell]][0]) for cell in layout.occupied()}
    for cell, terrain in sorted(land.items()):
        if cell in chosen:
            continue
        sparse, *rich = list(LAND[terrain])
        near = [chosen.get(neighbour(cell, heading)) for heading in HEADINGS]
        choice = rich if noise(cell, 1) % SPARSE_EVERY else [sparse]
        free = [v for v in choice if (terrain, v) not in near]
        free = free or [v for v in (*rich, sparse) if (terrain, v) not in near] or rich
        chosen[cell] = (terrain, free[noise(cell, 2) % len(free)])
    return chosen


def sea_tiles(layout: Layout) -> dict[Hex, tuple[str, str]]:
    """Shades by distance from the coast, waves here and there."""
    shore = [cell for cell, terrain in layout.terrain.items() if terrain != "sea"]
    tiles = {}
    for cell, terrain in layout.terrain.items():
        if terrain == "sea":
            depth, roll = sea_depth(cell, shore), noise(cell, 3) % CALM_EVERY
            tiles[cell] = (f"sea_{depth}", "bc"[roll] if roll < 2 and depth > 1 else "a")
    return tiles


def neighbour_tiles(layout: Layout) -> dict[Hex, tuple[str, str]]:
    """The country around, which is not on the map."""
    return {
        cell: (terrain, "ab"[noise(cell, 4) % 2])
        for cell, terrain in layout.terrain.items()
        if terrain in NEIGHBOURS
    }


# -- the .tmx


def tile_layer(name: str, number: int, layout: Layout, tiles: dict[Hex, tuple[str, str]]) -> str:
    """A tile layer in CSV."""
    columns, rows = layout.size
    gids = numbers()
    lines = ",\n".join(
        ",".join(
            str(gids[tiles[Hex(col, row)]]) if Hex(col, row) in tiles else "0"
            for col in range(columns)
        )
        for row in range(rows)
    )
    return (
        f' <layer id="{number}" name="{name}" width="{columns}" height="{rows}">\n'
        f'  <data encoding="csv">\n{lines}\n</data>\n </layer>\n'
    )


def tidy(number: float) -> str:
    """A coordinate as Tiled writes it."""
    return f"{number:.2f}".rstrip("0").rstrip(".")


@dataclass
class Objects:
    """Writes object layers; every object of a map has its own number."""

    number: int = 0

    def layer(self, name: str, number: int, items: list[str]) -> str:
        """An object layer."""
        body = "".join(items)
        colour = OBJECT_COLOURS[name]
        return (
            f' <objectgroup id="{number}" name="{name}" color="{colour}">\n{body} </objectgroup>\n'
        )

    def item(
        self, name: str, kind: str, at: tuple[float, float], shape: str, properties: str = ""
    ) -> str:
        """An object of one shape."""
        self.number += 1
        kind = f" type={quoteattr(kind)}" if kind else ""
        inside = f"   <properties>\n{properties}   </properties>\n" if properties else ""
        return (
            f'  <object id="{self.number}" name={quoteattr(name)}{kind}'
            f' x="{tidy(at[0])}" y="{tidy(at[1])}">\n{inside}   {shape}\n  </object>\n'
        )

    def place(self, entry: dict[str, Any]) -> str:
        """A destination."""
        properties = ""
        if entry["bonus"]:
            properties += f'    <property name="bonus" type="int" value="{entry["bonus"]}"/>\n'
        if entry["guide"]:
            properties += '    <property name="guide" type="bool" value="true"/>\n'
        at = GRID.centre(Hex(entry["col"], entry["row"]))
        return self.item(entry["id"], entry["type"], at, "<point/>", properties)

    def river(self, entry: dict[str, Any]) -> str:
        """A river along the edges of hexes; the layout counts in sides of a hex."""
        points = river_points(entry)
        shape = " ".join(f"{tidy(x - points[0][0])},{tidy(y - points[0][1])}" for x, y in points)
        width = MOUTHS.get(entry["id"], BROOK)
        properties = f'    <property name="mouth_width" type="int" value="{width}"/>\n'
        return self.item(entry["id"], "", points[0], f'<polyline points="{shape}"/>', properties)


def river_points(entry: dict[str, Any]) -> list[tuple[float, float]]:
    """The points of a river in Tiled's pixels; hexes of the layout are regular."""
    squash = GRID.tile_height / 3**0.5
    return [(round(x * GRID.hex_side), round(y * squash)) for x, y in entry["points"]]


def tmx(layout: Layout) -> str:
    """The map file."""
    columns, rows = layout.size
    data, objects, first = layout.data, Objects(), 1
    head = (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<map {TILED} orientation="hexagonal"'
        f' renderorder="right-down" width="{columns}" height="{rows}"'
        f' tilewidth="{GRID.tile_width}" tileheight="{GRID.tile_height}" infinite="0"'
        f' hexsidelength="{GRID.hex_side}" staggeraxis="x" staggerindex="odd"'
        f' backgroundcolor="{GROUT}" nextlayerid="7" nextobjectid="NEXT">\n'
    )
    for name, kinds in TILESETS.items():
        head += f' <tileset firstgid="{first}" source="{name}.tsx"/>\n'
        first += sum(map(len, kinds.values()))
    start = data["start"]
    places = [
        objects.item("start", "start", GRID.centre(layout.where(start)), "<point/>"),
        *map(objects.place, data["destinations"]),
    ]
    rivers = [objects.river(entry) for entry in data["rivers"]]
    labels = [
        objects.item(slug(town["name_en"]), "town", GRID.centre(layout.where(town)), "<point/>")
        for town in data["towns"]
    ]
    for kind, entries in (("sea", SEAS), ("state", STATES)):
        labels += [
            objects.item(name, kind, GRID.centre(cell), "<point/>")
            for name, _english, _japanese, cell in entries
        ]
    for river in data["rivers"]:
        points = river_points(river)
        labels.append(objects.item(river["id"], "river", points[len(points) // 2], "<point/>"))
    body = (
        tile_layer("sea", 1, layout, sea_tiles(layout))
        + tile_layer("neighbours", 2, layout, neighbour_tiles(layout))
        + tile_layer("land", 3, layout, land_tiles(layout))
        + objects.layer("rivers", 4, rivers)
        + objects.layer("places", 5, places)
        + objects.layer("labels", 6, labels)
    )
    return head.replace("NEXT", str(objects.number + 1)) + body + "</map>\n"


def tsx(name: str) -> str:
    """A tileset: one picture a tile."""
    tiles = [(t, v) for t, variants in TILESETS[name].items() for v in sorted(variants)]
    body = "".join(
        f' <tile id="{number}" type="{terrain}">\n'
        f'  <image width="{GRID.tile_width}" height="{GRID.tile_height}"'
        f' source="../sprites/hex_{terrain}_{variant}.svg"/>\n </tile>\n'
        for number, (terrain, variant) in enumerate(tiles)
    )
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<tileset {TILED} name="{name}"'
        f' tilewidth="{GRID.tile_width}" tileheight="{GRID.tile_height}"'
        f' tilecount="{len(tiles)}" columns="0">\n'
        f' <grid orientation="orthogonal" width="1" height="1"/>\n{body}</tileset>\n'
    )


# -- the .toml


def toml_value(value: object) -> str:
    """A value of a TOML file."""
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, list):
        return "[" + ", ".join(map(toml_value, value)) + "]"
    return str(value)


def toml_table(header: str, entry: dict[str, Any]) -> str:
    """A table with what is a text or part of a plan; the place of a hex stands in the .tmx."""
    keys = (
        "id", "name_en", "name_ja", "short_en", "short_ja", "value", "destinations", "picture",
        "fact_en", "fact_ja",
    )  # fmt: skip
    lines = [f"{key} = {toml_value(entry[key])}" for key in keys if key in entry]
    return "\n".join([header, *lines, "", ""])


def toml(layout: Layout) -> str:
    """The texts and plans."""
    data = layout.data
    named = {
        "destinations": data["destinations"],
        "plans": data["plans"],
        "towns": [{**town, "id": slug(town["name_en"])} for town in data["towns"]],
        "rivers": data["rivers"],
        "seas": [{"id": i, "name_en": en, "name_ja": ja} for i, en, ja, _cell in SEAS],
        "states": [{"id": i, "name_en": en, "name_ja": ja} for i, en, ja, _cell in STATES],
    }
    text = "# Texts and tour plans of the map beside it. Where things are stands in the .tmx.\n\n"
    text += toml_table("[start]", data["start"])
    for table, entries in named.items():
        text += "".join(toml_table(f"[[{table}]]", entry) for entry in entries)
    return text.rstrip("\n") + "\n"


# -- comparing


def differences(layout: Layout, game_map: GameMap) -> list[str]:
    """Where a map departs from its layout, in terrain, places and plans."""
    found = []
    for cell, terrain in sorted(layout.terrain.items()):
        names = {tile.terrain for layer in game_map.art.layers if (tile := layer.tiles.get(cell))}
        if not any(name.split("_")[0] == terrain.split("_")[0] for name in names):
            found.append(f"hex {cell}: {terrain} in the layout, {sorted(names)} on the map")
    wanted = {
        entry["id"]: (entry["type"], layout.where(entry), entry["guide"], entry["bonus"])
        for entry in layout.data["destinations"]
    }
    there = {p.id: (str(p.type), p.hex, p.guide, p.bonus) for p in game_map.board.destinations}
    found += [
        f"{name}: {wanted.get(name)} in the layout, {there.get(name)} on the map"
        for name in sorted(wanted.keys() | there.keys())
        if wanted.get(name) != there.get(name)
    ]
    if layout.where(layout.data["start"]) != game_map.board.start:
        found.append(f"start: {game_map.board.start} on the map")
    plans = {p["id"]: (p["value"], tuple(p["destinations"])) for p in layout.data["plans"]}
    found += [
        f"plan {plan.id}: differs"
        for plan in game_map.board.plans
        if plans.pop(plan.id, None) != (plan.value, plan.destinations)
    ]
    return found + [f"plan {name}: missing" for name in plans]


def main() -> int:
    """The command line; returns the exit code."""
    parser = argparse.ArgumentParser(description="Writes a map's Tiled files from a layout.")
    parser.add_argument("layout", type=Path, help="the layout, a .toml file")
    parser.add_argument("map", type=Path, help="the .tmx to write or to check")
    parser.add_argument("--check", action="store_true", help="compare only, write nothing")
    arguments = parser.parse_args()
    layout = Layout(tomllib.loads(arguments.layout.read_text(encoding="utf-8")))
    if arguments.check:
        found = differences(layout, load_map(arguments.map))
        print("\n".join(found) or f"{arguments.map} says what the layout says")
        return 1 if found else 0
    files = {arguments.map: tmx(layout), arguments.map.with_suffix(".toml"): toml(layout)}
    files |= {arguments.map.parent / f"{name}.tsx": tsx(name) for name in TILESETS}
    for path, text in files.items():
        path.write_text(text, encoding="utf-8", newline="\n")
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The shipped map says what it should, and every kind of faulty map is refused in words."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gogoa_game.logic.board import TYPES
from gogoa_game.logic.hexes import HEADINGS, Hex, neighbour
from gogoa_game.maps import LabelKind, MapError, load_map, map_faults

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.maps import GameMap

ASSETS = Path(__file__).resolve().parent.parent / "assets"
GOA = ASSETS / "maps" / "goa.tmx"

PLACES = {
    "beach": {
        "arambol": (2, 3),
        "anjuna": (3, 5),
        "calangute": (3, 6),
        "miramar": (4, 8),
        "bogmalo": (5, 11),
        "colva": (7, 12),
        "cavelossim": (8, 14),
        "agonda": (8, 17),
        "palolem": (10, 18),
        "galgibaga": (10, 20),
    },
    "fort": {
        "terekhol-fort": (2, 2),
        "alorna-fort": (6, 2),
        "chapora-fort": (3, 4),
        "corjuem-fort": (6, 5),
        "fort-aguada": (4, 7),
        "mormugao-fort": (5, 10),
        "cabo-de-rama-fort": (7, 16),
    },
    "waterfall": {
        "dudhsagar-falls": (16, 12),
        "arvalem-falls": (9, 5),
        "hivrem-falls": (13, 4),
        "tambdi-surla-falls": (15, 9),
        "savari-falls": (14, 17),
        "bamanbudo-falls": (12, 18),
        "kuskem-falls": (14, 19),
    },
    "heritage": {
        "fontainhas": (5, 7),
        "viceroys-arch": (7, 6),
        "arvalem-caves": (9, 6),
        "khandepar-caves": (10, 9),
        "braganza-house": (10, 13),
        "usgalimal-rock-art": (12, 16),
        "deshprabhu-house": (4, 2),
        "goa-chitra": (8, 13),
    },
    "religious": {
        "basilica-of-bom-jesus": (7, 7),
        "mangeshi-temple": (8, 8),
        "shanta-durga-temple": (8, 10),
        "mahadev-temple": (15, 8),
        "saptakoteshwar-temple": (7, 5),
        "damodar-temple": (11, 14),
        "mallikarjun-temple": (11, 18),
        "jama-masjid-sanguem": (13, 13),
    },
}
TOWNS = {
    "panaji": (5, 7),
    "mapusa": (4, 5),
    "old-goa": (7, 7),
    "bicholim": (8, 5),
    "valpoi": (12, 6),
    "vasco-da-gama": (6, 10),
    "ponda": (9, 9),
    "margao": (8, 12),
    "curchorem": (12, 13),
}
# The hexes on the map, row by row.
LAND = """
...................
...h.hhh...........
..chlllh...........
..cllhllhh.........
..chlllllhhfgg.....
...ctlllthlhffg....
...clllllhlltfg....
....ctlthhhlffgg...
....cllhhhlhfffg...
.......llthhfffg...
.....htlhlhhfffgg..
.....chllllhhhffg..
......cctllhhffgg..
.......clllltlhfg..
........clllhhfg...
.......hlhhlhffg...
.......hhhhfhffg...
........chhffffg...
..........cllffg...
..........chffg....
..........chf......
...................
"""
LETTERS = {"c": "coast", "l": "lowland", "t": "town", "h": "hills", "f": "forest", "g": "ghats"}


@pytest.fixture(scope="module")
def goa() -> GameMap:
    return load_map(GOA)


# -- the map of Goa


def test_goa_has_the_destinations_of_the_layout(goa: GameMap) -> None:
    found = {(p.type.value, p.id): tuple(p.hex) for p in goa.board.destinations}
    assert found == {
        (kind, name): where for kind, places in PLACES.items() for name, where in places.items()
    }
    counts = Counter(p.type for p in goa.board.destinations)
    assert [counts[kind] for kind in TYPES] == [10, 7, 7, 8, 8]


def test_goa_has_its_start_guides_and_bonus(goa: GameMap) -> None:
    assert goa.board.start == Hex(8, 12)
    guides = {p.id for p in goa.board.destinations if p.guide}
    assert guides == {"palolem", "colva", "calangute"}
    assert {p.id: p.bonus for p in goa.board.destinations if p.bonus} == {"dudhsagar-falls": 20}


def test_goa_has_the_land_of_the_layout(goa: GameMap) -> None:
    land = goa.art.layer("land")
    assert land is not None
    drawn = {
        Hex(col, row): LETTERS[letter]
        for row, line in enumerate(LAND.split())
        for col, letter in enumerate(line)
        if letter != "."
    }
    assert {cell: tile.terrain for cell, tile in land.tiles.items()} == drawn
    assert set(goa.board.hexes) == set(drawn)
    assert len(goa.board.hexes) == 180


def test_goa_has_its_towns_and_names_of_sea_and_states(goa: GameMap) -> None:
    labels = {(label.kind, label.text_id): label.point for label in goa.art.labels}
    towns = {
        name: tuple(goa.art.hex_at(*point))
        for (kind, name), point in labels.items()
        if kind is LabelKind.TOWN
    }
    assert towns == TOWNS
    assert goa.texts.label_name(LabelKind.SEA, "arabian-sea", "ja") == "アラビア海"
    assert goa.texts.label_name(LabelKind.STATE, "karnataka", "en") == "Karnataka"
    assert goa.texts.town_name("old-goa", "ja") == "旧ゴア"


def test_goa_has_its_plans(goa: GameMap) -> None:
    values = Counter(plan.value for plan in goa.board.plans)
    assert (values[20] + values[30], values[40]) == (18, 18)
    assert goa.board.plan("five-forts").destinations[0] == "chapora-fort"


def test_every_text_of_goa_exists_in_both_languages(goa: GameMap) -> None:
    for table, texts in goa.texts.tables.items():
        for name, text in texts.items():
            assert text.names.keys() == {"en", "ja"}, (table, name)
            if table == "destinations":
                assert text.facts.keys() == {"en", "ja"}, name
    assert goa.texts.name("start", "en") == "Margao"
    assert goa.texts.fact("miramar", "ja").startswith("州都パナジ")
    assert goa.texts.plan_name("five-forts", "ja") == "五つの要塞"
    assert goa.texts.name("colva", "fr") == "Colva Beach", "what is not translated is English"


def test_rivers_run_from_the_sea_inland(goa: GameMap) -> None:
    rivers = {river.id: river for river in goa.art.rivers}
    assert rivers.keys() == goa.texts.tables["rivers"].keys()
    mandovi = rivers["mandovi"]
    assert mandovi.points[0] == (832, 1776)
    assert mandovi.points[-1][0] > mandovi.points[0][0]
    assert mandovi.width > rivers["khandepar"].width


def test_no_two_neighbouring_hexes_without_places_look_alike(goa: GameMap) -> None:
    land = goa.art.layer("land")
    assert land is not None
    occupied = {p.hex for p in goa.board.destinations} | {goa.board.start}
    for cell in land.tiles.keys() - occupied:
        around = [land.tiles.get(neighbour(cell, heading)) for heading in HEADINGS]
        assert land.tiles[cell] not in around, cell
    assert all(land.tiles[cell].sprite.endswith("_b") for cell in occupied)


def test_loading_is_quick() -> None:
    times = []
    for _ in range(3):
        begun = time.perf_counter()
        load_map(GOA)
        times.append(time.perf_counter() - begun)
    assert min(times) < 0.150


def test_a_map_loads_in_a_fresh_interpreter_without_pygame() -> None:
    code = (
        "import sys; from pathlib import Path; from gogoa_game.maps import load_map;"
        f"print(len(load_map(Path({str(GOA)!r})).board.hexes));"
        "assert not [name for name in sys.modules if name.startswith('pygame')];"
        "import pygame; assert pygame.Surface"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=ASSETS.parent,
    )
    assert done.stdout.splitlines()[0] == "180"
    assert done.stderr == "", "pytmx complains about the missing pygame otherwise"


# -- faulty maps


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the map of Goa, free to be spoilt."""
    maps = tmp_path / "maps"
    shutil.copytree(GOA.parent, maps)
    (tmp_path / "sprites").symlink_to(ASSETS / "sprites")
    return maps / "goa.tmx"


def spoil(file: Path, old: str, new: str) -> None:
    """Replaces the first `old` in a file."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


COLVA = 'name="colva" type="beach" x="1472" y="2886">'
FORT = 'type="fort" x="512" y="555">\n   <point/>'
FIRST_ROW = ",".join("0" * 19) + ",\n"  # The northern border of the layer "land".
GUIDE = '<property name="guide" type="bool" value="true"/>'
LAST = "   <point/>\n  </object>\n </objectgroup>"


def first_hex(number: object) -> tuple[str, str]:
    """The change that puts a tile of that number in the north-west corner."""
    return FIRST_ROW, FIRST_ROW.replace("0,", f"{number},", 1)


# What is replaced in the .tmx, by what, and what the refusal must say.
TMX_FAULTS = {
    "not xml": ("<map ", "<map <", "is not XML"),
    "unknown encoding": ('"UTF-8"', '"UTF-99"', "is not XML"),
    "unclosed": ("</map>", "", "is not XML"),
    "doctype": (
        "<map ",
        '<!DOCTYPE map [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>\n<map ',
        "declares a DOCTYPE",
    ),
    "orthogonal": ('"hexagonal"', '"orthogonal"', "orientation must be 'hexagonal'"),
    "pointy top": ('staggeraxis="x"', 'staggeraxis="y"', "staggeraxis must be 'x'"),
    "even stagger": ('"odd"', '"even"', "staggerindex must be 'odd'"),
    "infinite": ('infinite="0"', 'infinite="1"', "infinite map"),
    "odd tile height": ('tileheight="222"', 'tileheight="221"', "must be even"),
    "odd slope": ('hexsidelength="128"', 'hexsidelength="127"', "must be even"),
    "no side": (' hexsidelength="128"', "", "hexsidelength must be a whole number"),
    "side too long": ('hexsidelength="128"', 'hexsidelength="256"', "must be smaller"),
    "no columns": ('width="19" height="22" tile', 'width="0" height="22" tile', "width must be"),
    "huge": ('width="19" height="22" tile', 'width="9999999" height="22" tile', "width must be"),
    "group": (' <layer id="1"', ' <group id="9"/>\n <layer id="1"', "<group>: the game reads"),
    "image layer": (' <layer id="1"', ' <imagelayer id="9"/>\n <layer id="1"', "<imagelayer>"),
    "unknown tile": (*first_hex(999), "hex (0, 0): no tileset has a tile 999"),
    "hex rotation": (*first_hex((1 << 28) + 1), "hex (0, 0): the tile is rotated or flipped"),
    "flip": (*first_hex((1 << 31) + 1), "hex (0, 0): the tile is rotated or flipped"),
    "tile in words": (*first_hex("x"), "'x' is no number of a tile"),
    "negative tile": (*first_hex(-1), "'-1' is no number of a tile"),
    "too few tiles": (FIRST_ROW, FIRST_ROW[2:], "has 417 hexes, not 418"),
    "too many tiles": (FIRST_ROW, "0," + FIRST_ROW, "has 419 hexes, not 418"),
    "base64": ('encoding="csv"', 'encoding="base64"', "must be stored as CSV"),
    "compressed": ('encoding="csv"', 'encoding="csv" compression="zlib"', "must be stored as CSV"),
    "chunks": (
        '<data encoding="csv">',
        '<data encoding="csv"><chunk x="0" y="0" width="1" height="1">0</chunk>',
        "must be stored as CSV",
    ),
    "layer size": ('name="land" width="19"', 'name="land" width="18"', "size of the map"),
    "no land": ('name="land"', 'name="ground"', "the layer 'land' is missing"),
    "no places": ('name="places"', 'name="sites"', "the layer 'places' is missing"),
    "unknown object layer": ('name="rivers"', 'name="roads"', "object layers are"),
    "layer twice": ('name="neighbours"', 'name="sea"', "needs a name of its own"),
    "layer without name": (' name="neighbours"', "", "needs a name of its own"),
    "fractional offset": ('name="land" ', 'name="land" offsetx="0.5" ', "offsetx must be 0"),
    "layer property": (
        'name="rivers" color="#4fa6b0">',
        'name="rivers"><properties><property name="name" value="x"/></properties>',
        "properties of a layer",
    ),
    "map property": (
        " <tileset firstgid",
        ' <properties><property name="width" value="x"/></properties><tileset firstgid',
        "<properties>: the game reads nothing",
    ),
    "missing tileset": ('source="sea.tsx"', 'source="see.tsx"', "see.tsx: cannot be read"),
    "tileset inside": (' source="sea.tsx"', ' name="sea"', "must be in a .tsx file of its own"),
    "tileset as json": ('source="sea.tsx"', 'source="sea.json"', "must be in a .tsx file"),
    "no firstgid": ('firstgid="1" ', "", "firstgid must be a whole number"),
    "overlapping tilesets": ('firstgid="24"', 'firstgid="23"', "its number is taken"),
    "template": (COLVA, COLVA.replace(" x=", ' template="a.tx" x='), "from a template"),
    "tile object": (COLVA, COLVA.replace(" x=", ' gid="1" x='), "is a tile, not a point"),
    "rotated object": (COLVA, COLVA.replace(" x=", ' rotation="5" x='), "must not be rotated"),
    "rectangle": (FORT, 'type="fort" x="512" y="555" width="9" height="9">', "must be a point"),
    "ellipse": (FORT, FORT.replace("point", "ellipse"), "must be a point"),
    "text": (LAST, LAST.replace("<point/>", "<text>x</text>"), "must be a point"),
    "line": (LAST, LAST.replace("<point/>", '<polyline points="0,0 1,1"/>'), "must be a point"),
    "short river": ('points="0,0 128,0 192,-111 320', 'points="0,0" old="', "two points"),
    "river in words": ('<polyline points="0,0 ', '<polyline points="a,b ', "two points"),
    "no class": (COLVA, COLVA.replace(' type="beach"', ""), "class must be one of start"),
    "unknown class": (COLVA, COLVA.replace("beach", "beech"), "not 'beech'"),
    "two classes": (COLVA, COLVA.replace(" x=", ' class="fort" x='), "has two classes"),
    "unknown label": ('type="town"', 'type="village"', "class must be one of town"),
    "no name": ('name="colva" type', 'name="" type', "needs a name"),
    "duplicate name": ('name="colva" type', 'name="agonda" type', "the name stands twice"),
    "not a number": ('x="1472" y="2886"', 'x="west" y="2886"', "x must be a number"),
    "infinity": ('x="1472" y="2886"', 'x="inf" y="2886"', "x must be a number"),
    "no position": (' x="1472" y="2886"', ' y="2886"', "x must be a number"),
    "class property": (GUIDE, GUIDE.replace("bool", "class"), "must be of type bool, not class"),
    "list property": (GUIDE, GUIDE.replace("bool", "list"), "must be of type bool, not list"),
    "property as text": (GUIDE, GUIDE.replace('type="bool" ', ""), "must be of type bool"),
    "property value": (GUIDE, GUIDE.replace("true", "perhaps"), "'perhaps' is no bool"),
    "reserved property": (GUIDE, GUIDE.replace("guide", "x"), "only guide, bonus may be set"),
    "unknown property": (GUIDE, GUIDE.replace("guide", "giude"), "property 'giude'"),
    "property twice": (GUIDE, GUIDE + GUIDE, "a property stands twice"),
    "bonus in words": ('type="int" value="20"', 'type="int" value="2e1"', "'2e1' is no int"),
    "river without name": ('name="talpona" x', 'name="tapti" x', "river 'tapti': the .toml has no"),
    "label without name": ('name="ponda" type', 'name="pune" type', "label 'pune': the .toml has"),
    "place without texts": ('name="colva" type', 'name="baga" type', "'baga': the .toml has no"),
    "place at sea": ('x="1472" y="2886"', 'x="100" y="2775"', "M2: hex (0, 12): the destination"),
    "place nowhere": ('x="1472" y="2886"', 'x="-9999" y="9"', "'colva' is not on the map"),
    "two in a hex": ('x="1472" y="2886"', 'x="1664" y="3885"', "shares it with"),
    "start at sea": ('x="1664" y="2775"', 'x="10" y="111"', "M2: hex (0, 0): the start"),
    "start is a fort": ('type="start"', 'type="fort"', "that name is kept for the start"),
    "no start": ('type="start"', 'type="fort"', "M2: there must be exactly one start hex, not 0"),
    "lonely hex": (*first_hex(1), "M1: hex (0, 0): has no neighbour on the map on the axis 1-4"),
    "land in two": (*first_hex(1), "M1: hex (2, 2): is not connected to hex (0, 0)"),
    "guide lost": (GUIDE, "", "M3: there must be 3 local guides, not 2"),
    "bonus lost": ('type="int" value="20"', 'type="int" value="0"', "M3: there must be one bonus"),
}
TSX_FAULTS = {
    "not xml": ("<tileset", "<tileset <", "sea.tsx: is not XML"),
    "doctype": ("<tileset ", "<!DOCTYPE tileset>\n<tileset ", "sea.tsx: declares a DOCTYPE"),
    "no class": (' type="sea_1"', "", "tile 0: needs a class, its terrain"),
    "missing image": ("hex_sea_1_a.svg", "hex_sea_9.svg", "'../sprites/hex_sea_9.svg' does not"),
    "bitmap": ("hex_sea_1_a.svg", "grain.png", "must be an .svg file"),
    "no image": ("<image ", "<animation/><image ", "must have one image and nothing else"),
    "sheet": (
        "<grid ",
        '<image source="a.png"/><grid ',
        "sea.tsx: <image>: the game reads nothing",
    ),
    "offset": ("<grid ", '<tileoffset x="3" y="0"/><grid ', "sea.tsx: <tileoffset>"),
    "tile number": ('<tile id="1"', '<tile id="one"', "'one' is no number of a tile"),
    "tile twice": ('<tile id="1"', '<tile id="0"', "tile 0: its number is taken"),
}
FALLS = '[[destinations]]\nid = "kuskem-falls"\n'
TOML_FAULTS = {
    "broken": ("[[plans]]", "[[plans]", "goa.toml: is not TOML"),
    "unknown table": ("[[seas]]", "[[oceans]]", "goa.toml: oceans: no such table is known"),
    "no start": ("[start]", "[begin]", "goa.toml: start: the table [start] is missing"),
    "table as text": ("[start]", "towns = 3\n[start]", "is not TOML"),
    "unknown destination": (FALLS, FALLS.replace("kuskem", "jog"), "the .tmx has no such place"),
    "no texts": (FALLS, FALLS.replace("kuskem", "jog"), "'kuskem-falls': the .toml has no texts"),
    "no english name": ('name_en = "Anjuna Beach"\n', "", "'anjuna': name_en is missing"),
    "no english fact": ('fact_en = "The ', 'fact_fr = "The ', "fact_en is missing"),
    "name is a number": ('name_en = "Anjuna Beach"', "name_en = 3", "must be a text"),
    "empty name": ('name_ja = "アンジュナ・ビーチ"', 'name_ja = " "', "name_ja must be a text"),
    "unknown key": ('name_en = "Anjuna Beach"', 'name = "Anjuna"', "the key 'name' is not known"),
    "fact of a town": ('name_en = "Panaji"', 'name_en = "P"\nfact_en = "x"', "key 'fact_en' is"),
    "no id": ('id = "anjuna"\n', "", "destinations 2: needs an id"),
    "id is a number": ('id = "anjuna"', "id = 2", "destinations 2: needs an id"),
    "id twice": ('id = "anjuna"', 'id = "arambol"', "destinations 'arambol': stands twice"),
    "value in words": ("value = 20", 'value = "20"', "value must be a whole number"),
    "value is a fraction": ("value = 20", "value = 20.0", "value must be a whole number"),
    "value is a truth": ("value = 20", "value = true", "value must be a whole number"),
    "wrong value": ("value = 20", "value = 50", "M4: plan 'north-sands': is worth 50"),
    "stops as text": ('destinations = ["arambol", ', 'destinations = "a" # ', "list of ids"),
    "stops of numbers": ('destinations = ["arambol", ', "destinations = [1, ", "list of ids"),
    "unknown stop": ('destinations = ["arambol", ', 'destinations = ["baga", ', "M4: plan 'north-"),
    "stop twice": ('["arambol", "anjuna"', '["anjuna", "anjuna"', "lists a destination twice"),
}


def refused(file: Path, expected: str) -> None:
    """Asserts that the map is refused with one MapError that names the file and that fault."""
    with pytest.raises(MapError) as refusal:
        load_map(file)
    assert refusal.value.file == file
    assert str(file) in str(refusal.value)
    faults = refusal.value.faults
    assert any(expected in fault for fault in faults), faults
    assert not any("pytmx" in fault or "\n" in fault for fault in faults), faults
    assert map_faults(file) == list(faults)


@pytest.mark.parametrize("kind", TMX_FAULTS)
def test_a_faulty_map_is_refused_in_words(copy: Path, kind: str) -> None:
    old, new, expected = TMX_FAULTS[kind]
    spoil(copy, old, new)
    refused(copy, expected)


@pytest.mark.parametrize("kind", TSX_FAULTS)
def test_a_faulty_tileset_is_refused_in_words(copy: Path, kind: str) -> None:
    old, new, expected = TSX_FAULTS[kind]
    spoil(copy.with_name("sea.tsx"), old, new)
    refused(copy, expected)


@pytest.mark.parametrize("kind", TOML_FAULTS)
def test_faulty_texts_are_refused_in_words(copy: Path, kind: str) -> None:
    old, new, expected = TOML_FAULTS[kind]
    spoil(copy.with_suffix(".toml"), old, new)
    refused(copy, expected)


def no_file(copy: Path) -> None:
    copy.unlink()


def a_folder(copy: Path) -> None:
    copy.unlink()
    copy.mkdir()


def too_large(copy: Path) -> None:
    spoil(copy, "</map>", "<!--" + " " * (4 << 20) + "--></map>")


def another_root(copy: Path) -> None:
    copy.write_text("<tileset/>")


def empty(copy: Path) -> None:
    copy.write_bytes(b"")


def no_texts(copy: Path) -> None:
    copy.with_suffix(".toml").unlink()


def texts_in_latin(copy: Path) -> None:
    copy.with_suffix(".toml").write_bytes("[start]\nname_en = 'é'".encode("latin-1"))


def few_forts(copy: Path) -> None:
    text = copy.read_text(encoding="utf-8")
    copy.write_text(text.replace('type="fort"', 'type="beach"', 2), encoding="utf-8")


def few_plans(copy: Path) -> None:
    texts = copy.with_suffix(".toml")
    text = texts.read_text(encoding="utf-8")
    texts.write_text(text.replace("value = 20", "value = 40"), encoding="utf-8")


@pytest.mark.parametrize(
    ("spoiled", "expected"),
    [
        (no_file, "cannot be read (No such file or directory)"),
        (a_folder, "cannot be read (Is a directory)"),
        (too_large, "is larger than 4 MB"),
        (another_root, "is a Tiled <tileset>, not a <map>"),
        (empty, "is not XML"),
        (no_texts, "goa.toml: cannot be read (No such file or directory)"),
        (texts_in_latin, "goa.toml: is not TOML"),
        (few_forts, "M3: fort: occurs 5 times, at least 6 are needed"),
        (few_plans, "M4: the easy deck has 9 plans, at least 12 are needed"),
    ],
)
def test_a_faulty_file_is_refused_in_words(
    copy: Path, spoiled: Callable[[Path], None], expected: str
) -> None:
    spoiled(copy)
    refused(copy, expected)


def test_all_faults_are_told_at_once(copy: Path) -> None:
    spoil(copy, GUIDE, "")
    spoil(copy, 'x="1472"', 'x="-9999"')
    spoil(copy.with_suffix(".toml"), 'name_en = "Anjuna Beach"\n', "")
    faults = map_faults(copy)
    assert {fault.partition(":")[0] for fault in faults} == {
        "goa.toml",
        "M2",
        "M3",
        "object 'anjuna'",
    }


def test_the_classes_of_tiled_1_9_are_read(copy: Path, goa: GameMap) -> None:
    for file in copy.parent.glob("*.t?x"):
        text = file.read_text(encoding="utf-8")
        for kind in ("start", *TYPES, *LabelKind, *LETTERS.values()):
            text = text.replace(f'type="{kind}"', f'class="{kind}"')
        file.write_text(text, encoding="utf-8")
    assert load_map(copy).digest == goa.digest


# -- the digest


@pytest.mark.parametrize(
    ("file", "old", "new", "same"),
    [
        ("goa.tmx", 'x="1472" y="2886"', 'x="1480" y="2880"', True),
        (
            "goa.tmx",
            'mouth_width" type="int" value="50"',
            'mouth_width" type="int" value="9"',
            True,
        ),
        ("goa.tmx", 'name="agonda" type="beach"', 'name="agonda" type="fort"', False),
        ("goa.tmx", 'type="int" value="20"', 'type="int" value="30"', False),
        ("goa.toml", 'name_en = "Panaji"', 'name_en = "Panjim"', True),
        ("goa.toml", "value = 20", "value = 30", False),
        ("goa.toml", '"arambol", "anjuna"', '"anjuna", "arambol"', False),
        ("land.tsx", "hex_forest_a.svg", "hex_forest_c.svg", True),
    ],
)
def test_the_digest_is_over_the_rules_not_the_art(
    copy: Path, goa: GameMap, file: str, old: str, new: str, same: bool
) -> None:
    spoil(copy.with_name(file), old, new)
    assert (load_map(copy).digest == goa.digest) is same


# -- whatever happens to a file, the answer is a map or a MapError


@given(data=st.data())
def test_a_damaged_file_gives_a_map_or_a_map_error(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("damaged") / "maps"
    shutil.copytree(GOA.parent, folder)
    (folder.parent / "sprites").symlink_to(ASSETS / "sprites")
    file = folder / data.draw(st.sampled_from(["goa.tmx", "goa.toml", "sea.tsx", "land.tsx"]))
    content = bytearray(file.read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(content) - 1))
        end = at + data.draw(st.integers(0, 40))
        content[at:end] = data.draw(st.binary(max_size=4) | st.sampled_from([b"0", b'"', b"<a/>"]))
    file.write_bytes(content)
    with suppress(MapError):
        load_map(folder / "goa.tmx")

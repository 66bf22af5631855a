"""Checks a Tiled file before pytmx reads it.

pytmx is silent about tiles that do not exist, rotated tiles, layers of the wrong length, templates
and much more, and answers other faults with an empty exception. So everything that the game would
draw or play wrongly is refused here, on the bare XML, with a sentence that says where.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from gogoa_game.logic.board import TYPES
from gogoa_game.logic.hexes import Hex

from .files import read_xml
from .model import LabelKind

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from xml.etree.ElementTree import Element

START_CLASS = "start"
PLACE_CLASSES = (START_CLASS, *TYPES)
LABEL_CLASSES = tuple(LabelKind)
MAX_CELLS = 1200  # Bounds the tables of all ends of a turn; Goa has 418.
MAX_COORDINATE = 1e6  # Tiled pixels; nothing can be drawn further out.
FLAGS = 1 << 28  # From this bit on, a tile number holds rotations and flips.

# Object layers: the shape of their objects, and the properties these may have.
SHAPES = {"places": "point", "rivers": "polyline", "labels": "point"}
PROPERTIES: dict[str, dict[str, tuple[str, ...]]] = {
    "places": {"guide": ("bool",), "bonus": ("int",)},
    "rivers": {"mouth_width": ("int", "float")},
    "labels": {},
}
_VALUES = {
    "bool": re.compile("true|false"),
    "int": re.compile(r"-?\d{1,6}"),
    "float": re.compile(r"-?\d{1,6}(\.\d+)?"),
}
_POINT = r"-?\d{1,6}(\.\d{1,20})?,-?\d{1,6}(\.\d{1,20})?"
_POINTS = re.compile(f"{_POINT}( {_POINT})+")
_MAP_CHILDREN = {"tileset", "layer", "objectgroup", "editorsettings"}


def object_class(item: Element) -> str:
    """The class of an object or tile: Tiled writes `type`, Tiled 1.9 wrote `class`."""
    return item.get("type") or item.get("class") or ""


@dataclass
class Lint:
    """Collects in `faults` what is wrong with the map file `path` and its tilesets."""

    path: Path
    faults: list[str]
    gids: dict[int, str] = field(default_factory=dict)
    columns: int = 0
    rows: int = 0

    def fault(self, where: str, text: str) -> None:
        """Notes a fault."""
        self.faults.append(f"{where}: {text}")

    def check(self, root: Element) -> None:
        """Goes through all of the map file, whose root this is."""
        self._shape(root)
        for child in root:
            if child.tag not in _MAP_CHILDREN:
                self.fault(f"<{child.tag}>", "the game reads nothing of that kind here")
        for tileset in root.findall("tileset"):
            self._tileset(tileset)
        names: set[str] = set()
        for layer in root:
            if layer.tag in ("layer", "objectgroup"):
                self._layer(layer, names)
        for needed, tag in (("land", "layer"), ("places", "objectgroup")):
            if not any(layer.get("name") == needed for layer in root.findall(tag)):
                self.faults.append(f"the layer {needed!r} is missing")

    def _shape(self, root: Element) -> None:
        wanted = {"orientation": "hexagonal", "staggeraxis": "x", "staggerindex": "odd"}
        for key, value in wanted.items():
            if root.get(key) != value:
                self.fault("map", f"{key} must be {value!r}, not {root.get(key)!r}")
        if root.get("infinite", "0") != "0":
            self.fault("map", "an infinite map has no border; make it finite")
        sizes = {
            key: self._natural(root, key)
            for key in ("width", "height", "tilewidth", "tileheight", "hexsidelength")
        }
        self.columns, self.rows = sizes["width"], sizes["height"]
        if self.columns * self.rows > MAX_CELLS:
            self.fault("map", f"has more than {MAX_CELLS} hexes; no game could be computed on it")
        width, height, side = sizes["tilewidth"], sizes["tileheight"], sizes["hexsidelength"]
        if width and height and side:
            if side >= width:
                self.fault("map", "hexsidelength must be smaller than tilewidth")
            if width % 2 or height % 2 or (width - side) % 2:
                self.fault(
                    "map", "tilewidth, tileheight and tilewidth minus hexsidelength must be even"
                )

    def _natural(self, element: Element, key: str) -> int:
        text = element.get(key, "")
        if re.fullmatch(r"[1-9]\d{0,4}", text):
            return int(text)
        self.fault(element.tag, f"{key} must be a whole number from 1 on, not {text!r}")
        return 0

    # -- tilesets

    def _tileset(self, reference: Element) -> None:
        source = reference.get("source", "")
        first = self._natural(reference, "firstgid")
        if not source.endswith(".tsx"):
            self.fault("tileset", "must be in a .tsx file of its own")
            return
        file = self.path.parent / source
        tileset = read_xml(file, "tileset", self.faults, f"{file.name}: ")
        if tileset is None:
            return
        known = set(self.gids)
        for child in tileset:
            if child.tag not in ("tile", "grid"):
                self.fault(file.name, f"<{child.tag}>: the game reads nothing of that kind here")
        for tile in tileset.findall("tile"):
            number = tile.get("id", "")
            if not re.fullmatch(r"\d{1,6}", number):
                self.fault(file.name, f"{number!r} is no number of a tile")
                continue
            if first + int(number) in known | self.gids.keys():
                self.fault(file.name, f"tile {number}: its number is taken")
            self.gids[first + int(number)] = object_class(tile)
            self._tile(file, tile, f"{file.name}: tile {number}")
        if known and first <= max(known):
            self.fault(file.name, "its tiles begin before those of the tileset above it end")

    def _tile(self, file: Path, tile: Element, where: str) -> None:
        if not object_class(tile):
            self.fault(where, "needs a class, its terrain")
        images = [child for child in tile if child.tag == "image"]
        if len(images) != 1 or len(tile) != 1:
            self.fault(where, "must have one image and nothing else")
            return
        source = images[0].get("source", "")
        if not source.endswith(".svg"):
            self.fault(where, f"the image {source!r} must be an .svg file")
        elif not _is_file(file.parent / source):
            self.fault(where, f"the image {source!r} does not exist")

    # -- layers

    def _layer(self, layer: Element, names: set[str]) -> None:
        name = layer.get("name", "")
        where = f"layer {name!r}"
        if not name or name in names:
            self.fault(where, "every layer needs a name of its own")
        names.add(name)
        for key in ("offsetx", "offsety"):
            if layer.get(key, "0") != "0":
                self.fault(where, f"{key} must be 0, not {layer.get(key)!r}")
        if layer.find("properties") is not None:
            self.fault(where, "properties of a layer mean nothing to the game")
        if layer.tag == "layer":
            self._tile_layer(layer, where)
        elif name in SHAPES:
            seen: set[str] = set()
            for number, item in enumerate(layer.findall("object"), 1):
                self._object(item, name, number, seen)
        else:
            self.fault(where, f"object layers are {', '.join(SHAPES)}")

    def _tile_layer(self, layer: Element, where: str) -> None:
        if (layer.get("width"), layer.get("height")) != (str(self.columns), str(self.rows)):
            self.fault(where, "is not of the size of the map")
        data = layer.find("data")
        if data is None or data.get("encoding") != "csv" or len(data) or data.get("compression"):
            self.fault(where, "must be stored as CSV, in one piece")
            return
        cells = (data.text or "").split(",")
        if len(cells) != self.columns * self.rows:
            wanted = self.columns * self.rows
            self.fault(where, f"has {len(cells)} hexes, not {wanted} ({self.columns}x{self.rows})")
            return
        for index, text in enumerate(cells):
            if text.strip() != "0":
                self._gid(text.strip(), f"{where}: hex {Hex(*divmod(index, self.columns)[::-1])}")

    def _gid(self, text: str, where: str) -> None:
        if not re.fullmatch(r"\d{1,10}", text):
            self.fault(where, f"{text!r} is no number of a tile")
        elif int(text) >= FLAGS:
            self.fault(where, "the tile is rotated or flipped")
        elif int(text) not in self.gids:
            self.fault(where, f"no tileset has a tile {text}")

    # -- objects

    def _object(self, item: Element, layer: str, number: int, seen: set[str]) -> None:
        name = item.get("name", "")
        where = f"layer {layer!r}: object {name or item.get('id') or number!r}"
        for text in self._object_faults(item, layer):
            self.fault(where, text)
        if not name:
            self.fault(where, "needs a name")
        # A town and a river may share their name: labels are told apart by class, too.
        key = f"{object_class(item)} {name}" if layer == "labels" else name
        if name and key in seen:
            self.fault(where, "the name stands twice")
        seen.add(key)
        for prop in item.findall("properties/property"):
            if problem := _property_fault(prop, PROPERTIES[layer]):
                self.fault(where, f"property {prop.get('name')!r}: {problem}")
        names = [prop.get("name") for prop in item.findall("properties/property")]
        if len(set(names)) < len(names):
            self.fault(where, "a property stands twice")

    def _object_faults(self, item: Element, layer: str) -> Iterator[str]:
        shape = SHAPES[layer]
        if item.get("template"):
            yield "comes from a template; detach it in Tiled"
            return
        if item.get("gid"):
            yield f"is a tile, not a {shape}"
            return
        if [child.tag for child in item if child.tag != "properties"] != [shape]:
            yield f"must be a {shape}"
        elif shape == "polyline" and not _POINTS.fullmatch(item[-1].get("points", "")):
            yield "needs at least two points, each within the map"
        if item.get("rotation", "0") != "0":
            yield "must not be rotated"
        for key in ("x", "y"):
            if not _is_number(item.get(key, "")):
                yield f"{key} must be a number of pixels, not {item.get(key)!r}"
        if item.get("type") and item.get("class") and item.get("type") != item.get("class"):
            yield "has two classes"
        classes = {"places": PLACE_CLASSES, "labels": LABEL_CLASSES}.get(layer)
        if classes and object_class(item) not in classes:
            yield f"the class must be one of {', '.join(classes)}, not {object_class(item)!r}"


def _property_fault(prop: Element, known: dict[str, tuple[str, ...]]) -> str | None:
    """What is wrong with a property; pytmx would choke on class, list and reserved names."""
    name, kind, value = prop.get("name", ""), prop.get("type", "string"), prop.get("value", "")
    if name not in known:
        return f"only {', '.join(known)} may be set here" if known else "none may be set here"
    if kind not in known[name]:
        return f"must be of type {' or '.join(known[name])}, not {kind}"
    if not _VALUES[kind].fullmatch(value):
        return f"{value!r} is no {kind}"
    if name == "mouth_width" and float(value) <= 0:
        return f"must be above 0, not {value}"
    return None


def _is_number(text: str) -> bool:
    try:
        return abs(float(text)) <= MAX_COORDINATE  # False for what is not a number, too
    except ValueError:
        return False


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # A name that is too long, a folder that must not be looked into.
        return False

"""Checks a Tiled file before pytmx reads it.

pytmx is silent about tiles that do not exist, rotated tiles, layers of the wrong length, templates
and much more, and answers other faults with an empty exception. So everything that the game would
draw or play wrongly is refused here, on the bare XML, with a sentence that says where.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from . import drawn
from .faults import named, quoted
from .objects import SHAPES, Objects
from .tilelayers import check_tile_layer
from .tilesets import Tile, Tilesets

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

    from .faults import Faults
    from .files import Reader
    from .sources import Home

MAX_CELLS = 1200  # Bounds the tables of all ends of a turn; Goa has 418.
MAX_LAYERS = 40
_SIZES = ("width", "height", "tilewidth", "tileheight", "hexsidelength")
_NATURAL = re.compile("[1-9][0-9]{0,4}")
_LAYERS = ("layer", "objectgroup")
_CHILDREN = {"tileset", "editorsettings", "properties", *_LAYERS}
# The game draws what surrounds the land first and the rivers last, whatever their order.
_HEIGHTS = {"sea": 0, "neighbours": 0, "rivers": 2}


def check_map(root: Element, home: Home, reader: Reader, faults: Faults) -> dict[int, Tile]:
    """Notes what is wrong with a map file, whose root this is, and with its tilesets.

    Returns the tiles of its tilesets by the numbers that its layers use.
    """
    sizes = _shape(root, faults)
    for child in root:
        if child.tag not in _CHILDREN:
            text = "the game reads nothing of that kind here"
            faults.add(f"<{named(child.tag)}>", text)
    hex_size = (sizes["tilewidth"], sizes["tileheight"])
    tilesets = Tilesets(home, reader, faults, hex_size if all(hex_size) else None)
    tilesets.read(root.findall("tileset"))
    way = sizes["width"] * sizes["tilewidth"] + sizes["height"] * sizes["tileheight"]
    objects = Objects(faults, way, sizes["tilewidth"])
    known = tilesets.tiles if tilesets.complete else None
    _layers(root, (sizes["width"], sizes["height"]), known, objects, faults)
    return tilesets.tiles


def _shape(root: Element, faults: Faults) -> dict[str, int]:
    """The sizes of the map, 0 where they are no numbers."""
    wanted = {"orientation": "hexagonal", "staggeraxis": "x", "staggerindex": "odd"}
    for key, value in wanted.items():
        if root.get(key) != value:
            faults.add("map", f"{key} must be {value!r}, not {quoted(root.get(key, ''))}")
    if root.get("infinite", "0") != "0":
        faults.add("map", "an infinite map has no border; make it finite")
    sizes = {key: _natural(root, key, faults) for key in _SIZES}
    if sizes["width"] * sizes["height"] > MAX_CELLS:
        faults.add("map", f"has more than {MAX_CELLS} hexes; no game could be computed on it")
    width, height, side = sizes["tilewidth"], sizes["tileheight"], sizes["hexsidelength"]
    if width and height and side:
        if side >= width:
            faults.add("map", "hexsidelength must be smaller than tilewidth")
        if width % 2 or height % 2 or (width - side) % 2:
            text = "tilewidth, tileheight and tilewidth minus hexsidelength must be even"
            faults.add("map", text)
    return sizes


def _natural(element: Element, key: str, faults: Faults) -> int:
    text = element.get(key, "")
    if _NATURAL.fullmatch(text):
        return int(text)
    faults.add(element.tag, f"{key} must be a whole number from 1 on, not {quoted(text)}")
    return 0


def _layers(
    root: Element,
    size: tuple[int, int],
    tiles: dict[int, Tile] | None,
    objects: Objects,
    faults: Faults,
) -> None:
    layers = [child for child in root if child.tag in _LAYERS]
    if len(layers) > MAX_LAYERS:
        faults.add("map", f"has more than {MAX_LAYERS} layers; join some of them")
        return
    names: set[str] = set()
    for layer in layers:
        name = layer.get("name", "")
        where = f"layer {quoted(name)}"
        if not name or name in names:
            faults.add(where, "every layer needs a name of its own")
        names.add(name)
        for fault in drawn.layer_faults(layer):
            faults.add(where, fault)
        if layer.tag == "layer":
            check_tile_layer(layer, where, size, tiles, faults)
        elif name in SHAPES:
            objects.check_layer(layer, name)
        else:
            faults.add(where, f"object layers are {', '.join(SHAPES)}")
    _order(layers, faults)
    for needed, tag in (("land", "layer"), ("places", "objectgroup")):
        if not any(layer.get("name") == needed for layer in root.findall(tag)):
            faults.add(f"the layer {needed!r} is missing")


def _order(layers: list[Element], faults: Faults) -> None:
    """Layers that the game would not draw in their order."""
    reached, below = 0, ""
    for layer in layers:
        name = layer.get("name", "")
        if layer.tag == "objectgroup" and name not in _HEIGHTS:
            continue  # Marks and names stand above everything.
        height = _HEIGHTS.get(name, 1)
        if height < reached:
            text = f"must lie below {quoted(below)}, as the game draws it"
            faults.add(f"layer {quoted(name)}", text)
        elif height > reached:
            reached, below = height, name

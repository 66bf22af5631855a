"""The part of a checked Tiled file that the game uses, as a tree for pytmx.

pytmx casts attributes that no map needs, reads tilesets once more and stumbles over names of
properties; what it does not see can do no harm.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree.ElementTree import Element, SubElement

from .objects import course

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .tilesets import Tile

# The elements that are kept, each with its attributes and children.
_ATTRIBUTES = {
    "map": ("orientation", "width", "height", "tilewidth", "tileheight", "hexsidelength"),
    "layer": ("name", "width", "height"),
    "data": ("encoding",),
    "objectgroup": ("name",),
    "object": ("id", "name", "type", "class", "x", "y"),
    "polyline": ("points",),
    "properties": (),
    "property": ("name", "type", "value"),
}
_CHILDREN = {
    "map": ("layer", "objectgroup"),
    "layer": ("data",),
    "objectgroup": ("object",),
    "object": ("properties", "polyline"),
    "properties": ("property",),
}


def plain_map(root: Element, tiles: Mapping[int, Tile]) -> Element:
    """A map of one tileset with those tiles, which lies in the tree itself."""
    plain = _plain(root)
    tileset = SubElement(plain, "tileset", {"firstgid": "0", "name": "tiles"})
    for number, tile in tiles.items():
        element = SubElement(tileset, "tile", {"id": str(number), "type": tile.terrain})
        SubElement(element, "image", {"source": tile.image})
    return plain


def _plain(element: Element) -> Element:
    """A copy as deep as the tables above go."""
    tag = element.tag
    copy = Element(
        tag, {key: element.attrib[key] for key in _ATTRIBUTES[tag] if key in element.attrib}
    )
    copy.text = element.text
    if tag == "polyline":
        points = course(element.attrib["points"])
        copy.set("points", " ".join(f"{x!r},{y!r}" for x, y in points))
    copy.extend(_plain(child) for child in element if child.tag in _CHILDREN.get(tag, ()))
    return copy

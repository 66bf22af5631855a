"""The object layers of a map: places, rivers and labels."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

from gogoa_game.logic.board import TYPES

from . import drawn
from .faults import named, quoted
from .model import LabelKind
from .numbers import is_number, number
from .tilesets import class_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from xml.etree.ElementTree import Element

    from .faults import Faults
    from .model import Point

START_CLASS = "start"
PLACE_CLASSES = (START_CLASS, *TYPES)
LABEL_CLASSES = tuple(LabelKind)
MAX_COORDINATE = 1e6  # Tiled pixels; nothing can be drawn further out.
MAX_OBJECTS = 2000
"""In all layers together: more than the largest map has hexes."""
MAX_POINTS = 2000
"""In all rivers together; those of Goa have 127."""
MAX_LENGTH = 20
"""Of all rivers together, in ways round half the map; those of Goa have 2. Their names are set
along them, which takes the longer the longer they are."""
NEAR = 1.0
"""Points of a river that are not further apart, in Tiled pixels, are one."""

# Object layers: the shape of their objects, and the properties these may have.
SHAPES = {"places": "point", "rivers": "polyline", "labels": "point"}
PROPERTIES: dict[str, dict[str, tuple[str, ...]]] = {
    "places": {"guide": ("bool",), "bonus": ("int",)},
    "rivers": {"mouth_width": ("int", "float")},
    "labels": {},
}
_WHOLE = re.compile("-?[0-9]{1,6}")
_ID = re.compile("[0-9]{1,10}")


class Objects:
    """Checks the objects of a map, layer by layer.

    `way` is the width and the height of the map and `hex_width` that of a hex, in Tiled pixels.
    """

    def __init__(self, faults: Faults, way: int, hex_width: int) -> None:
        self._faults = faults
        self._objects = self._points = 0
        self._length = 0.0
        self._longest = MAX_LENGTH * way
        self._hex_width = hex_width

    def check_layer(self, layer: Element, name: str) -> None:
        """Notes what is wrong with the objects of the layer of that name, a key of `SHAPES`."""
        items = layer.findall("object")
        self._objects += len(items)
        if self._objects > MAX_OBJECTS:
            text = f"there are more than {MAX_OBJECTS} objects on the map; remove some"
            self._faults.add(f"layer {name!r}", text)
            return
        seen: set[str] = set()
        for place, item in enumerate(items, 1):
            self._object(item, name, place, seen)

    def _object(self, item: Element, layer: str, place: int, seen: set[str]) -> None:
        name = item.get("name", "")
        where = f"layer {layer!r}: object {quoted(name or item.get('id') or place)}"
        for fault in self._object_faults(item, layer):
            self._faults.add(where, fault)
        if not name:
            self._faults.add(where, "needs a name")
        # A town and a river may share their name: labels are told apart by class, too.
        key = f"{class_of(item)} {name}" if layer == "labels" else name
        if name and key in seen:
            self._faults.add(where, "the name stands twice")
        seen.add(key)
        names: set[str] = set()
        for prop in item.findall("properties/property"):
            named = prop.get("name", "")
            if problem := _property_fault(prop, PROPERTIES[layer], self._hex_width):
                self._faults.add(where, f"property {quoted(named)}: {problem}")
            elif named in names:
                self._faults.add(where, "a property stands twice")
            names.add(named)

    def _object_faults(self, item: Element, layer: str) -> Iterator[str]:
        shape = SHAPES[layer]
        if "template" in item.attrib:
            yield "comes from a template; detach it in Tiled"
            return
        if "gid" in item.attrib:
            yield f"is a tile, not a {shape}"
            return
        if not _ID.fullmatch(item.get("id", "0")):
            yield f"the id is not as Tiled writes it, a whole number, but {quoted(item.get('id'))}"
        shapes = [child for child in item if child.tag != "properties"]
        if [child.tag for child in shapes] != [shape]:
            yield f"must be a {shape}"
        elif shape == "polyline" and (fault := self._points_fault(shapes[0].get("points", ""))):
            yield fault
        if not is_number(item.get("rotation", "0"), 0):
            yield "must not be rotated"
        yield from drawn.object_faults(item)
        for key in ("x", "y"):
            if not _is_coordinate(item.get(key, "")):
                yield f"{key} must be a number of pixels, not {quoted(item.get(key))}"
        if item.get("type") and item.get("class") and item.get("type") != item.get("class"):
            yield "has two classes"
        classes = {"places": PLACE_CLASSES, "labels": LABEL_CLASSES}.get(layer)
        if classes and class_of(item) not in classes:
            yield f"the class must be one of {', '.join(classes)}, not {quoted(class_of(item))}"

    def _points_fault(self, text: str) -> str | None:
        pairs = [pair.split(",") for pair in text.split()]
        self._points += len(pairs)
        if self._points > MAX_POINTS:
            return f"the rivers have more than {MAX_POINTS} points in all; draw them simpler"
        if not all(len(pair) == 2 and all(map(_is_coordinate, pair)) for pair in pairs):
            return "needs at least two points, each within the map"
        points = course(text)
        if len(points) < 2:
            return "needs at least two points, each in a place of its own"
        self._length += sum(map(math.dist, points, points[1:]))
        if self._length > self._longest:
            return f"the rivers are longer than {self._longest} pixels in all; draw them simpler"
        return None


def course(points: str) -> tuple[Point, ...]:
    """The points of a river but those that double clicks make, right on the one before."""
    kept: list[Point] = []
    for pair in points.split():
        x, y = map(float, pair.split(","))
        if not kept or math.dist(kept[-1], (x, y)) > NEAR:
            kept.append((x, y))
    return tuple(kept)


def _is_coordinate(text: str) -> bool:
    value = number(text)
    return value is not None and abs(value) <= MAX_COORDINATE


def _property_fault(prop: Element, known: dict[str, tuple[str, ...]], hex_width: int) -> str | None:
    """What is wrong with a property of an object; those of anything else are passed over."""
    name, kind, value = prop.get("name", ""), prop.get("type", "string"), prop.get("value", "")
    if name not in known:
        return f"only {', '.join(known)} may be set here" if known else "none may be set here"
    if kind not in known[name]:
        return f"must be of type {' or '.join(known[name])}, not {named(kind)}"
    if not _is_value(kind, value):
        return f"{quoted(value)} is no {kind}"
    if name == "mouth_width" and not 0 < float(value) <= hex_width:
        return f"must be above 0 and at most {hex_width}, the width of a hex, not {quoted(value)}"
    return None


def _is_value(kind: str, value: str) -> bool:
    if kind == "bool":
        return value in ("true", "false")
    return bool(_WHOLE.fullmatch(value)) if kind == "int" else _is_coordinate(value)

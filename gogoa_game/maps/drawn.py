"""What Tiled can do to a picture and the game does not: such a map is refused.

A map must look in the game as it looks in Tiled, so whatever would be drawn otherwise is a fault,
in the sentence that says how to undo it. What only the editor uses is passed over, and so is an
attribute that says what goes without saying (`opacity="1"`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .faults import named, quoted
from .numbers import is_number

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from xml.etree.ElementTree import Element

# Attributes, with the one value that the game can draw.
_OF_LAYERS: Mapping[str, float | str] = {
    "opacity": 1,
    "visible": 1,
    "parallaxx": 1,
    "parallaxy": 1,
    "offsetx": 0,
    "offsety": 0,
    "x": 0,
    "y": 0,
    "tintcolor": "#ffffff",
    "mode": "normal",
}
_OF_OBJECTS: Mapping[str, float | str] = {"visible": 1, "opacity": 1}
_TILE_OFFSET: Mapping[str, float | str] = {"x": 0, "y": 0}
_WHITE = ("#ffffff", "#ffffffff", "ffffff")


def layer_faults(layer: Element) -> Iterator[str]:
    """What a layer of any kind does to its content."""
    return _unlike(layer, _OF_LAYERS)


def object_faults(item: Element) -> Iterator[str]:
    """What an object does besides standing where it stands."""
    return _unlike(item, _OF_OBJECTS)


def tileset_faults(tileset: Element) -> Iterator[str]:
    """What a tileset does to all its tiles."""
    for offset in tileset.findall("tileoffset"):
        for fault in _unlike(offset, _TILE_OFFSET):
            yield f"<tileoffset> {fault}"
    if tileset.get("tilerendersize", "tile") not in ("tile", "grid"):
        yield f"tilerendersize must be 'tile', not {quoted(tileset.get('tilerendersize'))}"


def tile_faults(
    tileset: Element, tile: Element, image: Element, size: tuple[int, int]
) -> Iterator[str]:
    """What shows another part of the image of a tile, or shows it larger or smaller.

    `size` is that of a hex of the map, which every tile fills in the game.
    """
    if image.get("trans"):
        yield "the image must have no transparent colour"
    whole = {"x": "0", "y": "0", "width": image.get("width"), "height": image.get("height")}
    if any(tile.get(key, value) != value for key, value in whole.items()):
        yield "must show all of its image, not a rectangle of it"
    shown = [image.get("width"), image.get("height")]
    fits = [
        given is None or is_number(given, side) for given, side in zip(shown, size, strict=True)
    ]
    # Tiled draws images at their own size, or as large as the hex if asked to.
    stretched = tileset.get("tilerendersize") == "grid" and (
        tileset.get("fillmode", "stretch") == "stretch"
    )
    if not all(fits) and not stretched:
        yield (
            f"the image must be as large as a hex of the map, {size[0]}x{size[1]}, not "
            f"{named('x'.join(map(str, shown)))}"
        )


def _unlike(element: Element, wanted: Mapping[str, float | str]) -> Iterator[str]:
    for key, value in wanted.items():
        given = element.get(key)
        if given is not None and not _is(given, value):
            yield f"{key} must be {value}, not {quoted(given)}, for the game draws it so"


def _is(given: str, wanted: float | str) -> bool:
    if isinstance(wanted, str):
        return given.lower() in (_WHITE if wanted in _WHITE else ("", wanted))
    return is_number(given, wanted)

"""The tilesets of a map: which tiles there are, and whether the game can draw them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from . import drawn
from .faults import named, quoted
from .sources import Home, SourceError

if TYPE_CHECKING:
    from pathlib import Path
    from xml.etree.ElementTree import Element

    from .faults import Faults
    from .files import Reader

MAX_TILESETS = 20
MAX_TILES = 2000
"""In all tilesets together; Goa has 42."""

_NUMBER = re.compile("[0-9]{1,6}")
_FIRST = re.compile("[1-9][0-9]{0,8}")
# What changes nothing on the map: it belongs to the editor, or to objects that are tiles.
_CHILDREN = {
    "tile",
    "grid",
    "tileoffset",
    "editorsettings",
    "properties",
    "terraintypes",
    "transformations",
    "wangsets",
}
_TILE_CHILDREN = {"image", "properties", "objectgroup"}


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile that layers may use: its terrain and the file of its image, without folders."""

    terrain: str
    image: str


def class_of(item: Element) -> str:
    """The class of an object or tile: Tiled writes `type`, Tiled 1.9 wrote `class`."""
    return item.get("type") or item.get("class") or ""


class Tilesets:
    """Reads the tilesets of a map into `tiles`, by the number that layers use.

    `size` is that of a hex of the map in Tiled pixels, or None if the map does not say.
    """

    def __init__(
        self, home: Home, reader: Reader, faults: Faults, size: tuple[int, int] | None
    ) -> None:
        self.tiles: dict[int, Tile] = {}
        self.complete = True
        """Whether all tilesets were read, so that a number without a tile is a fault."""
        self._home, self._reader, self._faults, self._size = home, reader, faults, size
        self._files: set[Path] = set()
        self._count = 0
        self._last = 0
        """The highest number of a tile so far."""

    def read(self, references: list[Element]) -> None:
        """Reads all the tilesets that a map names."""
        for reference in references[:MAX_TILESETS]:
            self.complete &= self._reference(reference)
        if len(references) > MAX_TILESETS:
            self.complete = False
            self._faults.add("map", f"has more than {MAX_TILESETS} tilesets; join some of them")

    def _reference(self, reference: Element) -> bool:
        """Reads the tileset that is named there; False if there is none to be read."""
        source = reference.get("source", "")
        where = PurePosixPath(source).name if len(source) < 100 else quoted(source)
        first = reference.get("firstgid", "")
        tileset = self._file(source, where)
        if not _FIRST.fullmatch(first):
            text = f"firstgid must be a whole number from 1 on, not {quoted(first)}"
            self._faults.add("tileset", text)
        elif tileset is not None:
            return self._tileset(tileset, int(first), source, where)
        return False

    def _file(self, source: str, where: str) -> Element | None:
        if not source.endswith(".tsx"):
            self._faults.add("tileset", "must be in a .tsx file of its own")
            return None
        try:
            file = self._home.file(source)
        except SourceError as error:
            self._faults.add(f"tileset {quoted(source)}", str(error))
            return None
        if file in self._files:
            self._faults.add(where, "stands twice among the tilesets of the map; remove one")
            return None
        self._files.add(file)
        return self._reader.xml(file, "tileset", where)

    def _tileset(self, tileset: Element, first: int, source: str, where: str) -> bool:
        for child in tileset:
            if child.tag not in _CHILDREN:
                text = "the game reads nothing of that kind here"
                self._faults.add(where, f"<{named(child.tag)}>", text)
        for fault in drawn.tileset_faults(tileset):
            self._faults.add(where, fault)
        if first <= self._last:
            self._faults.add(where, "its tiles begin before those of the tileset above it end")
        tiles = tileset.findall("tile")
        self._count += len(tiles)
        if self._count > MAX_TILES:
            text = f"there are more than {MAX_TILES} tiles in all tilesets; remove some"
            self._faults.add(where, text)
            return False
        for tile in tiles:
            number = tile.get("id", "")
            if _NUMBER.fullmatch(number):
                self._tile(tileset, tile, first + int(number), source, f"{where}: tile {number}")
            else:
                self._faults.add(where, f"{quoted(number)} is no number of a tile")
        return True

    def _tile(self, tileset: Element, tile: Element, number: int, source: str, where: str) -> None:
        if number in self.tiles:
            self._faults.add(where, "its number is taken")
        if not class_of(tile):
            self._faults.add(where, "needs a class, its terrain")
        images = tile.findall("image")
        if len(images) != 1 or any(child.tag not in _TILE_CHILDREN for child in tile):
            self._faults.add(where, "must have one image and nothing else to draw")
        else:
            self._image(tileset, tile, images[0], source, where)
        image = images[0].get("source", "") if images else ""
        self.tiles[number] = Tile(class_of(tile), PurePosixPath(image).name)
        self._last = max(self._last, number)

    def _image(
        self, tileset: Element, tile: Element, image: Element, beside: str, where: str
    ) -> None:
        source = image.get("source", "")
        if not source.endswith(".svg"):
            self._faults.add(where, f"the image {quoted(source)} must be an .svg file")
            return
        try:
            there = _is_file(self._home.picture(source, beside))
        except SourceError as error:
            self._faults.add(where, f"the image {quoted(source)} {error}")
            return
        if not there:
            self._faults.add(where, f"the image {quoted(source)} does not exist")
        for fault in drawn.tile_faults(tileset, tile, image, self._size) if self._size else ():
            self._faults.add(where, fault)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # A name that is too long, a folder that must not be looked into.
        return False

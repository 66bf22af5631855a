"""What a loaded map is made of: the grid, the tiles, rivers and labels to draw, and the texts."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from math import floor
from typing import TYPE_CHECKING

from gogoa_game.logic.hexes import Hex

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from gogoa_game.logic.board import Board

    from .texts import MapTexts

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class HexGrid:
    """A flat-topped hex grid as Tiled lays it out; all lengths in Tiled's pixels.

    `tile_width` is corner to corner, `tile_height` flat to flat, `hex_side` the length of the
    flat top. Odd columns lie half a tile lower.
    """

    tile_width: int
    tile_height: int
    hex_side: int

    @property
    def step(self) -> float:
        """From the centre of one column to that of the next."""
        return (self.tile_width + self.hex_side) / 2

    def shift(self, col: int) -> float:
        """How far down a column is staggered."""
        return self.tile_height / 2 if col % 2 else 0.0

    def centre(self, cell: Hex) -> Point:
        """The centre of a hex, on the map or not."""
        return (
            cell.col * self.step + self.tile_width / 2,
            cell.row * self.tile_height + self.tile_height / 2 + self.shift(cell.col),
        )

    def corners(self, cell: Hex, factor: float = 1.0) -> tuple[Point, ...]:
        """The six corners, clockwise from the right; `factor` scales about the centre."""
        x, y = self.centre(cell)
        far, near, half = (
            factor * length / 2 for length in (self.tile_width, self.hex_side, self.tile_height)
        )
        return (
            (x + far, y),
            (x + near, y + half),
            (x - near, y + half),
            (x - far, y),
            (x - near, y - half),
            (x + near, y - half),
        )

    def hex_at(self, x: float, y: float) -> Hex:
        """The hex that holds a point; it need not be on the map."""
        right = floor(x / self.step)
        candidates = (
            Hex(col, floor((y - self.shift(col)) / self.tile_height)) for col in (right - 1, right)
        )
        return min(candidates, key=lambda cell: self._reach(cell, x, y))

    def _reach(self, cell: Hex, x: float, y: float) -> float:
        """0 at the centre of the hex, 1 on its border, more outside."""
        cx, cy = self.centre(cell)
        dx, dy = abs(x - cx), abs(y - cy)
        slope = (self.tile_width - self.hex_side) / self.tile_height
        return max(dy / (self.tile_height / 2), (dx + dy * slope) / (self.tile_width / 2))


@dataclass(frozen=True, slots=True)
class TileImage:
    """One tile: the name of its sprite (without .svg) and its terrain."""

    sprite: str
    terrain: str


@dataclass(frozen=True, slots=True)
class TileLayer:
    """A tile layer; hexes without a tile are missing from `tiles`."""

    name: str
    tiles: Mapping[Hex, TileImage]


@dataclass(frozen=True, slots=True)
class River:
    """A river from its mouth to its source, in Tiled pixels; `width` is that of the mouth."""

    id: str
    points: tuple[Point, ...]
    width: float


class LabelKind(StrEnum):
    """What a label of the map names."""

    TOWN = "town"
    SEA = "sea"
    STATE = "state"
    RIVER = "river"


@dataclass(frozen=True, slots=True)
class Label:
    """A name on the map, centred on `point` (Tiled pixels)."""

    text_id: str
    kind: LabelKind
    point: Point


@dataclass(frozen=True, slots=True)
class MapArt:
    """Everything of a map that has no meaning to the rules; layers in drawing order."""

    columns: int
    rows: int
    grid: HexGrid
    layers: tuple[TileLayer, ...]
    rivers: tuple[River, ...]
    labels: tuple[Label, ...]

    @property
    def tile_width(self) -> int:
        """Corner to corner, Tiled pixels."""
        return self.grid.tile_width

    @property
    def tile_height(self) -> int:
        """Flat to flat, Tiled pixels."""
        return self.grid.tile_height

    @property
    def hex_side(self) -> int:
        """The flat top, Tiled pixels."""
        return self.grid.hex_side

    def centre(self, cell: Hex) -> Point:
        """The centre of a hex in Tiled pixels."""
        return self.grid.centre(cell)

    def hex_at(self, x: float, y: float) -> Hex:
        """The hex that holds a point in Tiled pixels; it need not be on the map."""
        return self.grid.hex_at(x, y)

    def layer(self, name: str) -> TileLayer | None:
        """The tile layer of that name, if the map has it."""
        return next((layer for layer in self.layers if layer.name == name), None)


@dataclass(frozen=True, slots=True)
class GameMap:
    """A map that can be played on. `digest` changes when, and only when, its rules content does."""

    id: str
    digest: str
    board: Board
    texts: MapTexts
    art: MapArt
    file: Path | None = field(default=None, compare=False)
    """Where it was read from."""

    @property
    def tile_sprites(self) -> frozenset[str]:
        """The names of the sprites that its tiles are drawn with."""
        return frozenset(tile.sprite for layer in self.art.layers for tile in layer.tiles.values())

    @property
    def pictures(self) -> tuple[tuple[str, str], ...]:
        """The places and plans that have a postcard of their own, each with its name."""
        return tuple(named for table in self.texts.pictures.values() for named in table.items())

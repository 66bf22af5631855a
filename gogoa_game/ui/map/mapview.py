"""Where the hexes of a map lie on the stage, and which hex lies under a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui.map.markers import GUIDE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gogoa_game.logic.hexes import Hex
    from gogoa_game.maps import GameMap
    from gogoa_game.ui.stage import Point, RectLike

# In radii of a hex.
MARGIN = 0.45  # Room for the outline, the shadow and the markers around the land.
LEAN = 0.47  # The share of the free width that lies west of the land.


class MapView:
    """A map laid out so that its land fills a rectangle; all positions are design units."""

    def __init__(self, game_map: GameMap, rect: RectLike = (0, 0, 884, 1080)) -> None:
        self.game_map = game_map
        self.layout(rect)

    def layout(self, rect: RectLike) -> None:
        """Fits the land into `rect`; the sea and the country around fill it to its edges."""
        self.rect = pygame.FRect(*rect)
        art = self.game_map.art
        corners = [
            corner for cell in self.game_map.board.hexes for corner in art.grid.corners(cell)
        ]
        left, right = min(x for x, _ in corners), max(x for x, _ in corners)
        top, bottom = min(y for _, y in corners), max(y for _, y in corners)
        margin = MARGIN * art.tile_width / 2
        self.zoom = min(
            self.rect.width / (right - left + 2 * margin),
            self.rect.height / (bottom - top + 2 * margin),
        )
        """Design units per pixel of Tiled."""
        slack = self.rect.width - (right - left) * self.zoom
        self._left = self.rect.left + slack * LEAN - left * self.zoom
        self._top = self.rect.centery - (top + bottom) / 2 * self.zoom

    @property
    def radius(self) -> float:
        """From the centre of a hex to its corners."""
        return self.game_map.art.tile_width / 2 * self.zoom

    def place(self, point: Point) -> Point:
        """A point of the Tiled map on the stage."""
        return self._left + point[0] * self.zoom, self._top + point[1] * self.zoom

    def tiled(self, pos: Point) -> Point:
        """A position on the stage in pixels of the Tiled map."""
        return (pos[0] - self._left) / self.zoom, (pos[1] - self._top) / self.zoom

    def centre(self, cell: Hex) -> Point:
        """The centre of a hex, on the map or not."""
        return self.place(self.game_map.art.centre(cell))

    def polygon(self, cell: Hex, factor: float = 1.0) -> list[Point]:
        """The corners of a hex, scaled about its centre."""
        return [self.place(point) for point in self.game_map.art.grid.corners(cell, factor)]

    def path_points(self, cells: Iterable[Hex]) -> list[Point]:
        """The centres of hexes, for whoever draws a path."""
        return [self.centre(cell) for cell in cells]

    def guide_badge(self, cell: Hex) -> tuple[Point, float]:
        """Where the badge of the guide of a place on that hex stands, and its size."""
        (x, y), radius = self.centre(cell), self.radius
        dx, dy, size = GUIDE
        return (x + dx * radius, y + dy * radius), size * radius

    def cell_at(self, pos: Point) -> Hex:
        """The hex at a position, whatever is there."""
        return self.game_map.art.hex_at(*self.tiled(pos))

    def hex_at(self, pos: Point) -> Hex | None:
        """The hex of the land at a position; None at sea, abroad and outside the rectangle."""
        if not self.rect.collidepoint(pos):
            return None
        cell = self.cell_at(pos)
        return cell if cell in self.game_map.board else None

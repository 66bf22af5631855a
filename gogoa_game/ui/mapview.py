"""The map as drawn: where its hexes are on the stage, its printed picture, and its places.

view = MapView(game_map, rect)
view.draw(painter)
view.draw_places(painter, on_plan=..., marked=...)
cell = view.hex_at(position)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from gogoa_game.ui import theme
from gogoa_game.ui.mapprint import print_map
from gogoa_game.ui.markers import (
    BURST,
    GUIDE,
    GUIDE_FOUND_ALPHA,
    MARKED_ALPHA,
    MARKED_FIELD,
    MARKER,
    RING,
    RING_WIDTH,
    START,
    TICK,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from gogoa_game.logic.board import Destination
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.maps import GameMap
    from gogoa_game.ui.painter import Painter
    from gogoa_game.ui.stage import Point, RectLike

# In radii of a hex.
MARGIN = 0.45  # Room for the outline, the shadow and the markers around the land.
LEAN = 0.47  # The share of the free width that lies west of the land.


class Stamp(NamedTuple):
    """A sprite on the map: which, where its centre is, how large and how opaque."""

    sprite: str
    centre: Point
    size: float
    alpha: int = 255


class MapView:
    """Draws a map so that its land fills a rectangle; all positions are design units."""

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

    # -- geometry

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

    # -- drawing

    def draw(self, painter: Painter) -> None:
        """The printed map without its places: one layer, drawn once for a size and language."""
        key = ("map", self.game_map.id, id(self.game_map.art), tuple(self.rect))
        painter.ground(key, self.rect, lambda inner: print_map(inner, self))

    def draw_places(
        self,
        painter: Painter,
        *,
        on_plan: frozenset[str] = frozenset(),
        marked: frozenset[str] = frozenset(),
        found: frozenset[str] = frozenset(),
        hover: Hex | None = None,
        start: bool = True,
    ) -> None:
        """All destinations and the start.

        `on_plan`: ids on the player's plans, with a sun behind them until they are `marked`.
        `found`: ids whose guide this player has circled, whose badge fades. `hover`: the hex
        under the pointer, ringed if a place is there. Without `start` that marker is left out.
        """
        for stamp in self.stamps(on_plan=on_plan, marked=marked, found=found, start=start):
            if stamp.alpha == MARKED_ALPHA:
                painter.circle(stamp.centre, MARKED_FIELD * self.radius, theme.CARD, None)
            painter.sprite(stamp.sprite, center=stamp.centre, size=stamp.size, alpha=stamp.alpha)
        self.draw_hover(painter, hover)

    def draw_hover(self, painter: Painter, hover: Hex | None) -> None:
        """The ring round the place on the hex under the pointer, if there is one."""
        if hover is not None and self._has_place(hover):
            reach, width = RING * self.radius, RING_WIDTH * self.radius
            painter.circle(self.centre(hover), reach, None, theme.TERRA, width)

    def stamps(
        self,
        *,
        on_plan: frozenset[str] = frozenset(),
        marked: frozenset[str] = frozenset(),
        found: frozenset[str] = frozenset(),
        start: bool = True,
    ) -> Iterator[Stamp]:
        """What `draw_places` draws, in its order: suns, then markers from north to south."""
        board, radius = self.game_map.board, self.radius
        places = sorted(board.destinations, key=lambda place: self.centre(place.hex)[1])
        for place in places:
            if place.id in on_plan - marked:
                yield Stamp("wanted_burst", self.centre(place.hex), BURST * radius)
        if start:
            yield Stamp("start", self.centre(board.start), START * radius)
        for place in places:
            yield from self._markers(place, place.id in marked, place.id in found)

    def _markers(self, place: Destination, marked: bool, found: bool) -> Iterator[Stamp]:
        radius, (x, y) = self.radius, self.centre(place.hex)
        alpha = MARKED_ALPHA if marked else 255
        yield Stamp(f"type_{place.type}", (x, y), MARKER * radius, alpha)
        if place.guide:
            at, size = self.guide_badge(place.hex)
            yield Stamp("guide_badge", at, size, GUIDE_FOUND_ALPHA if found else 255)
        if marked:
            dx, dy, size = TICK
            yield Stamp("marked_badge", (x + dx * radius, y + dy * radius), size * radius)

    def _has_place(self, cell: Hex) -> bool:
        board = self.game_map.board
        return cell == board.start or board.destination_at(cell) is not None

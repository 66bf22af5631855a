"""The printed picture of a map: everything of it that never changes while it is played.

Drawn two or three times as large and scaled down, so that hexes need no whole pixels.
"""

from __future__ import annotations

import math
import random
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from gogoa_game.logic.hexes import Hex
from gogoa_game.maps import sea_depth
from gogoa_game.ui import theme
from gogoa_game.ui.map.lettering import draw_lettering, spots_over
from gogoa_game.ui.map.rivernames import naming_rivers
from gogoa_game.ui.paint.painter import Painter
from gogoa_game.ui.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from gogoa_game.maps import River, TileImage
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.stage import Point

LARGEST_TRIPLE = 1_600_000  # Pixels of a picture up to which it is drawn three times as large.
LARGEST_DOUBLE = 4_000_000
INK_RIM, PAPER_RIM = 1.20, 1.13
SHADE = (0.17, 0.27)  # The shadow of the land, in radii.
SHADE_FACTOR, SHADE_ALPHA = 1.12, 90
SOURCE = 0.34  # How much of its width a river has left at its source.
ESTUARY = 0.62  # How far a river runs out into the sea, in radii.
RIVER_STEPS = 10

# The country around: sand, rays of a low sun and ranges of hills, far ones first. The places of
# the ranges are shares of the height of the picture.
RANGES = ((0.215, 0), (0.305, 1), (0.435, 2), (0.60, 1), (0.76, 2), (0.91, 3))
SUN_AT = (0.865, 0.128)
SUN_REACH = 2.7
RAYS = 18
HILL_HEIGHT, HILL_WIDTH = 2.5, 6.0

DHOW = (7.4, 6.0)  # Its size in radii.
DHOW_ROOM = 0.6


def print_map(painter: Painter, view: MapView) -> None:
    """Draws the whole picture on the surface of a layer painter."""
    for _done in printing(painter, view):
        pass


def printing(painter: Painter, view: MapView) -> Iterator[None]:
    """The same piece by piece, for whoever draws one while a window goes on."""
    size = painter.surface.get_size()
    pixels = size[0] * size[1]
    factor = 3 if pixels <= LARGEST_TRIPLE else 2 if pixels <= LARGEST_DOUBLE else 1
    canvas = _Canvas(painter, view, factor)
    yield
    pieces = (
        canvas.country, canvas.sea, canvas.shade, canvas.coast, canvas.land, canvas.rivers,
    )  # fmt: skip
    for piece in pieces:
        piece()
        yield
    painter.surface.blit(pygame.transform.smoothscale(canvas.surface, size), (0, 0))
    yield
    yield from naming_rivers(painter, view)
    boxes = draw_lettering(painter, view)
    _dhow(painter, view, canvas, boxes)
    painter.grain(view.rect)


class _Canvas:
    """The large picture; positions are handed in as design units."""

    def __init__(self, painter: Painter, view: MapView, factor: int) -> None:
        self.view = view
        width, height = painter.surface.get_size()
        self.surface = pygame.Surface((width * factor, height * factor))
        window = painter.stage.window_size
        stage = Stage((window[0] * factor, window[1] * factor), painter.stage.ui_scale)
        left, top = painter.stage.to_pixels(view.rect).topleft
        origin = (left * factor, top * factor)
        self.painter = Painter(self.surface, stage, painter.sprites, painter.fonts, origin=origin)
        self.scale = self.painter.scale
        self.radius = view.radius * self.scale
        self.abroad, self.seas = _surroundings(view)

    # -- primitives, in pixels of the large picture

    def _polygon(self, points: Iterable[Point], colour: theme.Colour) -> None:
        pygame.draw.polygon(self.surface, colour, [self.painter.point(p) for p in points])

    def _tile(self, cell: Hex, tile: TileImage) -> None:
        grid = self.view.game_map.art.grid
        size = (grid.tile_width * self.view.zoom, grid.tile_height * self.view.zoom)
        self.painter.sprite(tile.sprite, center=self.view.centre(cell), size=size)

    # -- the country around

    def country(self) -> None:
        """Sand everywhere; the sea and the land cover most of it."""
        width, height = self.surface.get_size()
        self.surface.fill(theme.SAND)
        if not self.abroad:
            return
        sun = (width * SUN_AT[0], height * SUN_AT[1])
        self._sun(sun, SUN_REACH * self.radius, width + height)
        for number, (y, tone) in enumerate(RANGES):
            self._range(y * height, theme.RIDGES[tone], random.Random(number))

    def _sun(self, at: Point, reach: float, far: float) -> None:
        turn = 2 * math.pi / RAYS
        for ray in range(RAYS):
            edges = (ray * turn, (ray + 0.5) * turn)
            ends = [(at[0] + far * math.cos(a), at[1] + far * math.sin(a)) for a in edges]
            pygame.draw.polygon(self.surface, theme.SAND_RAY, [at, *ends])
        pygame.draw.circle(self.surface, theme.SUN_RIM, at, reach)
        pygame.draw.circle(self.surface, theme.SUN_DISC, at, reach * 0.79)

    def _range(
        self, y: float, tones: tuple[theme.Colour, theme.Colour], rng: random.Random
    ) -> None:
        """Rounded hills from one side to the other, with a lit rim."""
        width, height = self.surface.get_size()
        x = -rng.uniform(0, HILL_WIDTH) * self.radius
        crest: list[Point] = []
        while x < width:
            step = HILL_WIDTH * self.radius * rng.uniform(0.8, 1.25)
            top = HILL_HEIGHT * self.radius * rng.uniform(0.5, 1)
            crest += [(x + step * i / 24, y - top * _hill(i / 24)) for i in range(24)]
            x += step
        body, rim = tones
        pygame.draw.polygon(self.surface, body, [(crest[0][0], height), *crest, (x, height)])
        for point in _dense(crest, self.scale):
            pygame.draw.circle(self.surface, rim, point, 1.5 * self.scale)

    # -- the sea

    def sea(self) -> None:
        """The tiles of the sea, which go on beyond the border of the map."""
        for cell in self.seas:
            self._polygon(self.view.polygon(cell, 1.03), theme.SEA[-1])
        for cell, tile in self.seas.items():
            self._tile(cell, tile)

    # -- the land

    def shade(self) -> None:
        """The shadow that the land throws."""
        cells = self.view.game_map.board.hexes
        shade = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA)
        dx, dy = (self.radius * share for share in SHADE)
        for cell in cells:
            points = [self.painter.point(p) for p in self.view.polygon(cell, SHADE_FACTOR)]
            pygame.draw.polygon(shade, theme.LAND_SHADE, [(x + dx, y + dy) for x, y in points])
        shade.set_alpha(SHADE_ALPHA)
        self.surface.blit(shade, (0, 0))

    def coast(self) -> None:
        """The ink and the paper round the land."""
        cells = self.view.game_map.board.hexes
        for factor, colour in ((INK_RIM, theme.INK), (PAPER_RIM, theme.LAND_PAPER)):
            for cell in cells:
                self._polygon(self.view.polygon(cell, factor), colour)

    def land(self) -> None:
        """The tiles of all layers but those of the surroundings."""
        for layer in self.view.game_map.art.layers:
            if layer.name not in ("sea", "neighbours"):
                for cell, tile in layer.tiles.items():
                    self._tile(cell, tile)

    # -- the rivers

    def rivers(self) -> None:
        """Each river swells from its source to its mouth, and opens the coast there."""
        for river in sorted(self.view.game_map.art.rivers, key=lambda river: river.width):
            self._river(river)

    def _river(self, river: River) -> None:
        points = [self.view.place(point) for point in river.points]
        (x0, y0), (x1, y1) = points[:2]
        length = math.dist(points[0], points[1])
        out = ESTUARY * self.view.radius / length
        beyond = (x0 + (x0 - x1) * out, y0 + (y0 - y1) * out)
        mouth = self.view.cell_at(beyond) not in self.view.game_map.board
        course = _smooth([beyond, *points] if mouth else points)
        half = river.width * self.view.zoom / 2
        last = len(course) - 1
        for i, point in enumerate(course):
            share = 1 - i / last
            reach = half * (SOURCE + (1 - SOURCE) * share**1.4)
            pygame.draw.circle(
                self.surface, theme.RIVER, self.painter.point(point), reach * self.scale
            )


def _surroundings(view: MapView) -> tuple[set[Hex], dict[Hex, TileImage]]:
    """The hexes of other countries and the tiles of the sea that the picture shows.

    Beyond its border the map goes on as it is there: a hex is sea if the nearest one on the map
    is, and the sea grows deeper.
    """
    art = view.game_map.art
    sea = layer.tiles if (layer := art.layer("sea")) else {}
    by_terrain: dict[str, list[TileImage]] = {}
    for tile in sea.values():
        by_terrain.setdefault(tile.terrain, []).append(tile)
    abroad: set[Hex] = set()
    water: list[Hex] = []
    for cell in _visible(view):
        nearest = Hex(min(max(cell.col, 0), art.columns - 1), min(max(cell.row, 0), art.rows - 1))
        if nearest in sea:
            water.append(cell)
        elif nearest not in view.game_map.board or cell != nearest:
            abroad.add(cell)
    shore = abroad | set(view.game_map.board.hexes)
    tiles: dict[Hex, TileImage] = {}
    for cell in water:
        if cell in sea:
            tiles[cell] = sea[cell]
        elif choice := by_terrain.get(f"sea_{sea_depth(cell, shore)}", list(sea.values())):
            tiles[cell] = choice[(7 * cell.col + 11 * cell.row) % len(choice)]
    return abroad, tiles


def _hill(share: float) -> float:
    """The height of a hill, 0..1, along its foot, 0..1: a round top and soft valleys."""
    swell = math.sin(math.pi * share) ** 2
    return 0.75 * swell + 0.25 * swell * swell * (3 - 2 * swell)


def _visible(view: MapView) -> Iterator[Hex]:
    """All hexes that lie in the rectangle of the view, at least in part."""
    first = view.cell_at(view.rect.topleft)
    last = view.cell_at(view.rect.bottomright)
    for col in range(first.col - 1, last.col + 2):
        for row in range(first.row - 1, last.row + 2):
            yield Hex(col, row)


def _smooth(points: Sequence[Point]) -> list[Point]:
    """A cubic B-spline along the points, from the first to the last."""
    padded = [points[0], points[0], *points, points[-1], points[-1]]
    curve = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for i in range(RIVER_STEPS * 2):
            t = i / (RIVER_STEPS * 2)
            weights = (
                (1 - t) ** 3,
                3 * t**3 - 6 * t**2 + 4,
                -3 * t**3 + 3 * t**2 + 3 * t + 1,
                t**3,
            )
            curve.append(
                (
                    sum(w * p[0] for w, p in zip(weights, (a, b, c, d), strict=True)) / 6,
                    sum(w * p[1] for w, p in zip(weights, (a, b, c, d), strict=True)) / 6,
                )
            )
    return [*curve, points[-1]]


def _dense(points: Sequence[Point], step: float) -> Iterator[Point]:
    """Points along a line, at most `step` apart."""
    for a, b in pairwise(points):
        count = max(1, math.ceil(math.dist(a, b) / step))
        for i in range(count):
            share = i / count
            yield a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


# -- lettering and the dhow, at the size they are shown in


def _dhow(painter: Painter, view: MapView, canvas: _Canvas, taken: Sequence[pygame.FRect]) -> None:
    """A dhow in the open sea near its name, where there is room for it."""
    if not taken:
        return
    width, height = (share * view.radius for share in DHOW)
    room = pygame.FRect(0, 0, width, height).inflate(*(2 * [2 * DHOW_ROOM * view.radius]))
    spots = []
    for cell in canvas.seas:
        room.center = view.centre(cell)
        free = view.rect.contains(room) and room.collidelist(list(taken)) < 0
        if free and all(
            view.cell_at(spot) in canvas.seas for spot in spots_over(room, view.radius)
        ):
            spots.append(room.center)
    if spots:
        name = pygame.Vector2(taken[0].center)
        at = min(spots, key=lambda spot: (name.distance_to(spot), spot))
        painter.sprite("dhow", center=at, size=(width, height))

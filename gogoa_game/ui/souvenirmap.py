"""The map of a souvenir: a whole trip in pencil, with marks, guides and the numbers of the days."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.ui import theme
from gogoa_game.ui.counters import circle_guide, cross_off_guide, guide_places
from gogoa_game.ui.mapprint import printing
from gogoa_game.ui.mapview import MapView
from gogoa_game.ui.painter import Painter
from gogoa_game.ui.trails import draw_day_numbers, draw_tokens, pencil_line, trail_points

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygame import FRect

    from gogoa_game.logic.state import Sheet
    from gogoa_game.maps import GameMap
    from gogoa_game.match import Player

# In radii of a hex.
WIDTH, RIM = 0.17, 0.36
RIM_ALPHA = 0.8
OLDEST, LATEST = 0.8, 0.98
"""How dark the pencil of the first and of the last day is."""
CIRCLE = 0.7
"""The radius of the circle round a guide, in sizes of the badge."""


def painting_map(
    painter: Painter, rect: FRect, maps: GameMap, player: Player, sheet: Sheet
) -> Iterator[None]:
    """Paints it piece by piece on the surface of the painter itself."""
    view = MapView(maps, rect)
    box = painter.pixels(rect)
    part = painter.surface.subsurface(box)
    window = Painter(part, painter.stage, painter.sprites, painter.fonts, origin=box.topleft)
    yield from printing(window, view)
    yield from _draw_trips(window, view, sheet)
    board = maps.board
    marked = frozenset(place.id for place in board.members(sheet.marked))
    plans = frozenset(p for plan in sheet.plans for p in board.plan(plan).destinations)
    view.draw_places(window, on_plan=plans, marked=marked)
    yield
    _draw_guides(window, view, sheet)
    draw_tokens(window, view, [(player.token, player.colour, sheet.position)])
    draw_day_numbers(window, view, [trip.end for trip in sheet.trips])
    yield


def _draw_trips(painter: Painter, view: MapView, sheet: Sheet) -> Iterator[None]:
    """All lines on pale ground, so that they can be read on forests and hills."""
    lines = trail_points(view, sheet.trips)
    for line in lines:
        painter.lines(line, theme.fade(theme.CARD, RIM_ALPHA), RIM * view.radius)
    yield
    for day, line in enumerate(lines):
        alpha = OLDEST + (LATEST - OLDEST) * day / max(1, len(lines) - 1)
        pencil_line(painter, line, seed=day, width=WIDTH * view.radius, alpha=alpha)
        yield


def _draw_guides(painter: Painter, view: MapView, sheet: Sheet) -> None:
    """The pencil's circles round the guides that were found, and crosses over those spent."""
    for place in guide_places(view.game_map.board):
        bit = 1 << view.game_map.board.bit[place.id]
        if sheet.circled & bit:
            at, size = view.guide_badge(place.hex)
            circle_guide(painter, at, CIRCLE * size, place.id)
            if sheet.crossed_off & bit:
                cross_off_guide(painter, at, CIRCLE * size, place.id)

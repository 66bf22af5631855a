"""The map of a souvenir: a whole trip in pencil, with marks, guides and the numbers of the days."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.ui import theme
from gogoa_game.ui.map.mapprint import printing
from gogoa_game.ui.map.mapview import MapView
from gogoa_game.ui.map.markers import MARKER, START
from gogoa_game.ui.map.trails import draw_day_numbers, draw_tokens, pencil_line, trail_points
from gogoa_game.ui.paint.painter import Painter
from gogoa_game.ui.parts.counters import circle_guide, cross_off_guide, guide_places
from gogoa_game.ui.parts.tourstamp import draw_tour_stamp

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygame import FRect

    from gogoa_game.logic.state import Sheet
    from gogoa_game.maps import GameMap
    from gogoa_game.table.match import Player

# In radii of a hex.
WIDTH, RIM = 0.17, 0.36
RIM_ALPHA = 0.8
OLDEST, LATEST = 0.8, 0.98
"""How dark the pencil of the first and of the last day is."""
STAMP = (0.876, 0.758, 92.0)
"""Where the rubber stamp is on the map, in its widths and heights, and its radius in units."""
LEFT_OUT_ALPHA = 120
TICK = (0.56, 0.58, 0.66)
"""Where the tick of a mark stands from the centre, and its size."""
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
    left, top, radius = STAMP
    draw_tour_stamp(window, (rect.left + left * rect.width, rect.top + top * rect.height), radius)
    yield
    yield from _draw_trips(window, view, sheet)
    _draw_places(window, view, sheet)
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


def _draw_places(painter: Painter, view: MapView, sheet: Sheet) -> None:
    """Where the trip went in full colour, and pale what it left out: here nothing is to be done."""
    board, radius = view.game_map.board, view.radius
    painter.sprite("start", center=view.centre(board.start), size=START * radius)
    for place in sorted(board.destinations, key=lambda place: view.centre(place.hex)[1]):
        (x, y), marked = view.centre(place.hex), sheet.marked >> board.bit[place.id] & 1
        alpha = 255 if marked else LEFT_OUT_ALPHA
        painter.sprite(f"type_{place.type}", center=(x, y), size=MARKER * radius, alpha=alpha)
        if place.guide:
            at, size = view.guide_badge(place.hex)
            painter.sprite("guide_badge", center=at, size=size, alpha=alpha)
        if marked:
            at = (x + TICK[0] * radius, y + TICK[1] * radius)
            painter.sprite("marked_badge", center=at, size=TICK[2] * radius)


def _draw_guides(painter: Painter, view: MapView, sheet: Sheet) -> None:
    """The pencil's circles round the guides that were found, and crosses over those spent."""
    for place in guide_places(view.game_map.board):
        bit = 1 << view.game_map.board.bit[place.id]
        if sheet.circled & bit:
            at, size = view.guide_badge(place.hex)
            circle_guide(painter, at, CIRCLE * size, place.id)
            if sheet.crossed_off & bit:
                cross_off_guide(painter, at, CIRCLE * size, place.id)

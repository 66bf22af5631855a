"""Everybody's trips on one map, and where they have led."""

from __future__ import annotations

from functools import lru_cache, partial
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import FRect

from gogoa_game.scenes.postcard.typeset import draw_figure, sized
from gogoa_game.scenes.reveal.words import gain_text
from gogoa_game.ui import theme
from gogoa_game.ui.map.drawing import draw_map, draw_places, stamps
from gogoa_game.ui.map.markers import TICK
from gogoa_game.ui.paint.beside import beside
from gogoa_game.ui.paint.pencil import PencilLine
from gogoa_game.ui.paint.tokens import draw_token
from gogoa_game.ui.theme import DISPLAY

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gogoa_game.logic.hexes import Hex
    from gogoa_game.scenes.reveal.day import Day, PlayersDay
    from gogoa_game.scenes.reveal.motion import LaneShown
    from gogoa_game.ui.map.drawing import Stamp
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point
    from gogoa_game.ui.theme import Colour

# In units of a map with hexes of a radius of 29.7.
RADIUS = 29.7
CASING, EDGE, LINE = 16.0, 12.0, 8.0
RING, INNER, TOKEN = 35.0, 29.0, 66.0
BEGIN = 7.0
PLATE_TALL, PLATE_TEXT = 38.0, 28.0
ASIDE = 0.13
"""How far, in radii of a hex, the lines of two players run beside each other."""
LEAP = 1.6
SIZES = 10
"""A badge that comes down is drawn in so many sizes between one and two of its own."""


class End(NamedTuple):
    """Where a trip has ended, and how large its token is there, in its usual sizes."""

    centre: Point
    size: float


def draw_evening_map(painter: Painter, view: MapView, day: Day, lanes: Sequence[LaneShown]) -> None:
    """Draws the map in the evening light, and the trips as far as they have come."""
    with painter.clipped(view.rect):
        painter.ground(("evening map",), view.rect, partial(_draw_ground, view=view))
        for one in day.players:
            _draw_trip(painter, view, one, lanes[one.seat].travelled, _aside(day, one))
        _draw_crossed(painter, view, day, lanes)
        ends = _ends(view, day)
        arrived = [o for o in day.players if lanes[o.seat].travelled >= len(o.trip.steps)]
        for one in arrived:
            _draw_end(painter, view, one, ends[one.seat], lanes[one.seat].stamped)
        for one, plate in _plates(painter, view, day, ends):
            if lanes[one.seat].popped:
                _draw_plate(painter, view, plate, gain_text(one.gain))
        for one in day.players:
            if one not in arrived:
                _draw_traveller(painter, view, one, lanes[one.seat].travelled, _aside(day, one))


def _unit(view: MapView) -> float:
    return view.radius / RADIUS


def _draw_ground(painter: Painter, view: MapView) -> None:
    draw_map(painter, view)
    draw_places(painter, view)
    _warm(painter, view.rect)


def _warm(painter: Painter, rect: FRect) -> None:
    """The light of the evening on what lies there."""
    box = painter.pixels(rect)
    painter.surface.fill(theme.DUSK_LIGHT, box, special_flags=pygame.BLEND_RGB_MULT)


# ---- the trips


def _aside(day: Day, one: PlayersDay) -> float:
    return (one.seat - (len(day.players) - 1) / 2) * ASIDE


def _cells(one: PlayersDay) -> tuple[Hex, ...]:
    return (one.trip.start, *(step.hex for step in one.trip.steps))


def _entered(one: PlayersDay, travelled: float) -> tuple[Hex, ...]:
    """The hexes that a line has reached after so many steps; none before the first."""
    return _cells(one)[: ceil(travelled) + 1] if travelled > 0 else ()


def _points(view: MapView, one: PlayersDay, aside: float) -> list[Point]:
    off = aside * view.radius
    return [(x + off, y + off * 0.5) for x, y in view.path_points(_cells(one))]


def _draw_trip(
    painter: Painter, view: MapView, one: PlayersDay, travelled: float, aside: float
) -> None:
    """A bright line in the colour of the player, cased in ink and in paper."""
    if travelled <= 0:
        return
    unit, colour = _unit(view), theme.TOKEN_COLOUR[one.player.colour]
    points = _points(view, one, aside)
    pixels = tuple(painter.point(point) for point in points)
    for width, paint in ((CASING, theme.CARD), (EDGE, theme.INK), (LINE, colour)):
        line = _line(pixels, width * unit * painter.scale, paint, one.seat)
        line.draw(painter.surface, _length(line, travelled))
    painter.circle(points[0], BEGIN * unit, colour, theme.INK, 3 * unit)


def _length(line: PencilLine, travelled: float) -> float:
    """How long a line is after so many steps."""
    last = len(line.points) - 1
    whole = min(last, int(travelled))
    length = line.length_at(whole)
    if whole < last:
        length += (travelled - whole) * (line.length_at(whole + 1) - length)
    return length


@lru_cache(maxsize=24)
def _line(pixels: tuple[Point, ...], width: float, colour: Colour, seat: int) -> PencilLine:
    return PencilLine(pixels, f"evening {seat}", width, 1.0, colour)


def _draw_traveller(
    painter: Painter, view: MapView, one: PlayersDay, travelled: float, aside: float
) -> None:
    """The token at the tip of its line."""
    points = _points(view, one, aside)
    at = min(int(travelled), len(points) - 2)
    part = travelled - at
    (ax, ay), (bx, by) = points[at], points[at + 1]
    tip = (ax + (bx - ax) * part, ay + (by - ay) * part)
    draw_token(painter, one.player.token, one.player.colour, tip, TOKEN * _unit(view))


def _draw_crossed(painter: Painter, view: MapView, day: Day, lanes: Sequence[LaneShown]) -> None:
    """The places that trips have led past stand on the lines."""
    board = view.game_map.board
    crossed = {
        view.centre(cell)
        for one in day.players
        for cell in _entered(one, lanes[one.seat].travelled)
        if board.destination_at(cell) is not None or cell == board.start
    }
    for stamp in stamps(view):
        if stamp.centre in crossed:
            box = FRect(0, 0, stamp.size + 4, stamp.size + 4)
            box.center = stamp.centre
            print_stamp = partial(_draw_stamp, stamp=stamp, box=box)
            painter.layer(("evening place", stamp.sprite, stamp.centre), box, print_stamp)


def _draw_stamp(painter: Painter, stamp: Stamp, box: FRect) -> None:
    painter.sprite(stamp.sprite, center=stamp.centre, size=stamp.size)
    _warm(painter, box)


# ---- where they have led


def _ends(view: MapView, day: Day) -> list[End]:
    """By seat; those who have come to the same hex stand side by side, and smaller."""
    sharing: dict[Hex, list[int]] = {}
    for one in day.players:
        sharing.setdefault(one.trip.end, []).append(one.seat)
    ends: list[End] = [End((0.0, 0.0), 1.0)] * len(day.players)
    for cell, seats in sharing.items():
        size = 1.0 if len(seats) == 1 else 0.8 if len(seats) < 4 else 0.66
        step = 2 * RING * _unit(view) * size * 0.8
        x, y = view.centre(cell)
        for i, seat in enumerate(seats):
            ends[seat] = End((x + (i - (len(seats) - 1) / 2) * step, y), size)
    return ends


def _draw_end(painter: Painter, view: MapView, one: PlayersDay, end: End, stamped: float) -> None:
    """A ring of the player's colour; a mark is stamped on it as on the own sheet."""
    unit, (x, y) = _unit(view) * end.size, end.centre
    colour = theme.TOKEN_COLOUR[one.player.colour]
    painter.circle(end.centre, RING * unit, theme.CARD, theme.INK, 3.5 * unit)
    painter.circle(end.centre, INNER * unit, None, colour, 7 * unit)
    spot = (x, y - 2 * unit)
    draw_token(painter, one.player.token, one.player.colour, spot, TOKEN * unit)
    if one.mark is not None and stamped > 0:
        dx, dy, size = TICK
        grown = round((LEAP - (LEAP - 1) * stamped) * SIZES) / SIZES
        at = (x + (dx + 0.55) * view.radius * end.size, y + (dy + 0.3) * view.radius * end.size)
        painter.sprite("marked_badge", center=at, size=size * view.radius * 0.86 * grown)


def _plates(
    painter: Painter, view: MapView, day: Day, ends: Sequence[End]
) -> Iterator[tuple[PlayersDay, FRect]]:
    """Beside every end what it has brought, clear of the other ends and of other plates."""
    unit = _unit(view)
    size = sized(painter, PLATE_TEXT * unit)
    tall = max(PLATE_TALL * unit, size * 1.3)
    taken = []
    for end in ends:
        ring = FRect(0, 0, 2.1 * RING * unit * end.size, 2.1 * RING * unit * end.size)
        ring.center = end.centre
        taken.append(ring)
    for one in day.players:
        if not one.gain:
            continue
        wide = painter.measure(gain_text(one.gain), size, DISPLAY, 0)[0] + 0.85 * size
        ring = taken[one.seat]
        others = [rect for i, rect in enumerate(taken) if i != one.seat]
        plate = beside(
            (wide, tall),
            ring,
            view.rect.inflate(-8, -8),
            others,
            gaps=(0.0, 10.0),
            sides=((1, 0), (-1, 0), (1, 0.8), (-1, 0.8), (1, -0.8), (-1, -0.8), (0, 1), (0, -1)),
        )
        taken.append(plate)
        yield one, plate


def _draw_plate(painter: Painter, view: MapView, plate: FRect, text: str) -> None:
    size = sized(painter, PLATE_TEXT * _unit(view))
    painter.ticket(plate, fill=theme.CARD, radius=7, shadow=False, width=3)
    draw_figure(painter, text, plate.center, size, colour=theme.COBALT)

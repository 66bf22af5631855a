"""What a sheet counts: marked places by type, and the local guides."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.logic.board import TYPES
from gogoa_game.logic.scoring import MOST_OF_A_TYPE, TYPE_STEPS, type_counts
from gogoa_game.ui import theme
from gogoa_game.ui.map.trails import pencil_line
from gogoa_game.ui.paint.lines import read_size
from gogoa_game.ui.theme import DISPLAY

if TYPE_CHECKING:
    from gogoa_game.logic.board import Board, Destination
    from gogoa_game.logic.state import Sheet
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

NOTCHES = MOST_OF_A_TYPE
TALL = 62.0
"""The height of the row on a stage 1080 high, to which its sizes are in proportion."""
ICON, LEFT, NOTCH, BAR = 50.0, 58.0, 18.0, 20.0
NOT_FOUND_ALPHA = 102
SPENT_ALPHA = 178


def draw_counters(painter: Painter, rect: FRect, board: Board, sheet: Sheet) -> None:
    """Draws the icon of each type and a bar of six notches, with what three and six bring (R24)."""
    counts = type_counts(board, sheet.marked)
    rect = FRect(rect)

    def draw(layer: Painter) -> None:
        column = rect.width / len(TYPES)
        for i, (kind, count) in enumerate(zip(TYPES, counts, strict=True)):
            cell = FRect(rect.left + i * column, rect.top, column, rect.height)
            _draw_type(layer, cell, kind, count)

    painter.layer(("counters", counts), rect.inflate(8, 8), draw)


def _draw_type(painter: Painter, cell: FRect, kind: str, count: int) -> None:
    unit = min(cell.height / TALL, cell.width / 179)
    size = read_size(painter)
    icon = ICON * unit
    bar = FRect(cell.left + LEFT * unit, 0, cell.width - (LEFT + 12) * unit, BAR * unit)
    bar.width = min(bar.width, NOTCH * 1.25 * NOTCHES * unit)
    bar.bottom = cell.bottom - 4 * unit
    centre = cell.left + icon / 2, bar.bottom - icon / 2 + 2 * unit
    painter.sprite(f"type_{kind}", center=centre, size=icon)
    edges = _draw_bar(painter, bar, count)
    for needed, points in TYPE_STEPS:
        reached = count >= needed
        painter.text(
            str(points),
            (edges[needed] + 2 * unit, bar.top - 5 * unit - 3 - size * 0.36),
            size=size,
            face=DISPLAY,
            colour=theme.TERRA if reached else theme.INK,
            anchor="midright",
            spacing=0,
        )


def _draw_bar(painter: Painter, rect: FRect, count: int) -> list[float]:
    """Six notches of equal width in whole pixels; where each of them ends, the left edge first."""
    box, line = painter.pixels(rect), painter.length(3)
    notch = max(line + 2, box.width // NOTCHES)
    thin, surface = max(1, round(line * 0.7)), painter.surface
    frame = box.inflate(0, 0)
    frame.width = notch * NOTCHES
    surface.fill(theme.INK, frame.inflate(2 * line, 2 * line))
    surface.fill(theme.CARD, frame)
    for number in range(min(count, NOTCHES)):
        surface.fill(theme.TERRA, (frame.left + number * notch, frame.top, notch, frame.height))
    for number in range(1, NOTCHES):
        step = number == TYPE_STEPS[0][0]
        wide, tall = (line, frame.height) if step else (thin, max(2, frame.height // 2))
        surface.fill(theme.INK, (frame.left + number * notch - wide // 2, frame.top, wide, tall))
    left = rect.left + (frame.left - box.left) / painter.scale
    return [left + number * notch / painter.scale for number in range(NOTCHES + 1)]


def draw_count_box(painter: Painter, rect: FRect, *, filled: bool) -> None:
    """One of the little squares that count places of a type."""
    line = max(1.6, rect.width * 0.17)
    painter.fill(rect, theme.INK)
    painter.fill(rect.inflate(-2 * line, -2 * line), theme.TERRA if filled else theme.CARD)


def draw_rosette(painter: Painter, centre: Point, radius: float) -> None:
    """The sign of a full set: a ring of five discs in the colours of the types."""
    ring, disc = radius * 0.66, radius * 0.36
    for i, kind in enumerate(TYPES):
        angle = math.radians(-90 + 72 * i)
        at = centre[0] + ring * math.cos(angle), centre[1] + ring * math.sin(angle)
        painter.circle(at, disc, theme.TYPE_COLOUR[kind], theme.INK, max(1.5, radius * 0.13))


# ---- guides


def guide_places(board: Board) -> tuple[Destination, ...]:
    """The destinations with a guide, in the order in which the badges stand."""
    return tuple(board.members(board.guide_set))


def guide_rects(rect: FRect, board: Board) -> dict[str, FRect]:
    """Where each guide's badge with its name lies in `rect`, by the id of its destination."""
    places = guide_places(board)
    column = rect.width / max(1, len(places))
    return {
        place.id: FRect(rect.left + i * column, rect.top, column, rect.height)
        for i, place in enumerate(places)
    }


def draw_guides(
    painter: Painter,
    rect: FRect,
    board: Board,
    sheet: Sheet,
    *,
    used: frozenset[str] = frozenset(),
    armed: str | None = None,
) -> None:
    """Draws the guides: pale until found, circled when found, crossed off when spent (R7, R18).

    `used` are the ids of those being crossed off in the turn that is made now, `armed` the one
    that is about to change a die.
    """
    for place_id, cell in guide_rects(rect, board).items():
        bit = 1 << board.bit[place_id]
        circled = bool(sheet.circled & bit)
        spent = bool(sheet.crossed_off & bit) or place_id in used
        _draw_guide(painter, cell, place_id, (circled, spent, place_id in used, place_id == armed))


def _draw_guide(
    painter: Painter, cell: FRect, place_id: str, state: tuple[bool, bool, bool, bool]
) -> None:
    circled, spent, used, armed = state

    def draw(layer: Painter) -> None:
        size = min(cell.height * 0.62, cell.width * 0.64, 96.0)
        if armed or used:
            layer.circle(cell.center, size * 0.72, theme.SUN, theme.INK, 3)
        alpha = SPENT_ALPHA if spent else 255 if circled else NOT_FOUND_ALPHA
        layer.sprite("guide_badge", center=cell.center, size=size, alpha=alpha)
        if circled:
            circle_guide(layer, cell.center, size * 0.64, place_id)
        if spent:
            cross_off_guide(layer, cell.center, size * 0.56, place_id)

    painter.layer(("guide", place_id, state), cell.inflate(12, 12), draw)


def guide_circle(centre: Point, radius: float) -> tuple[Point, ...]:
    """The points of the pencil's circle round a guide; it overruns its beginning by 15 %."""
    return tuple(
        (
            centre[0] + radius * (1 + 0.012 * k) * 0.97 * math.cos(k * 0.38 - 1.9),
            centre[1] + radius * 0.96 * math.sin(k * 0.38 - 1.9),
        )
        for k in range(20)
    )


def circle_guide(painter: Painter, centre: Point, radius: float, seed: str) -> None:
    """The pencil's circle round a guide that was found."""
    width = max(2.8, radius * 0.13)
    pencil_line(painter, guide_circle(centre, radius), seed=seed, width=width, alpha=0.95)


def cross_off_guide(painter: Painter, centre: Point, radius: float, seed: str) -> None:
    """The pencil's cross over a guide that was spent."""
    width = max(3.0, radius * 0.15)
    x, y = centre
    for name, (dx0, dy0), (dx1, dy1) in (
        ("up", (-0.98, 0.84), (0.96, -0.86)),
        ("down", (-0.92, -0.88), (0.98, 0.82)),
    ):
        ends = (x + dx0 * radius, y + dy0 * radius), (x + dx1 * radius, y + dy1 * radius)
        pencil_line(painter, ends, seed=seed + name, width=width, alpha=0.96)

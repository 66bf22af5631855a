"""Twelve postmarks: what each day of a journey has brought."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.logic.state import DAYS
from gogoa_game.scenes.postcard.typeset import least_size, sized
from gogoa_game.ui import theme
from gogoa_game.ui.theme import DISPLAY

if TYPE_CHECKING:
    from gogoa_game.logic.board import Board
    from gogoa_game.logic.state import Sheet
    from gogoa_game.ui.paint.painter import Painter

GRIDS = ((12, 1), (6, 2), (4, 3))
"""Columns and rows in question."""
INKS = (theme.COBALT, theme.LATERITE, theme.PALM)
TILTS = (-7.0, 5.0, -3.0, 8.0, -5.0, 4.0, -8.0)
LARGEST = 64.0
SMALLEST = 1.25
"""The radius of a stamp, in sizes of its number."""


def draw_day_stamps(painter: Painter, rect: FRect, board: Board, sheet: Sheet) -> None:
    """Draws rows of stamps in the middle of `rect`: day, and type of the place marked.

    Where a stamp would have no room for its number there are none.
    """
    if max(_radius(rect, *grid) for grid in GRIDS) < SMALLEST * least_size(painter):
        return
    marked = tuple(trip.marked for trip in sheet.trips)
    painter.layer(
        ("day stamps", marked), rect, lambda layer: _draw_stamps(layer, rect, board, marked)
    )


def _draw_stamps(
    painter: Painter, rect: FRect, board: Board, marked: tuple[str | None, ...]
) -> None:
    radius, across, down = max((_radius(rect, *grid), *grid) for grid in GRIDS)
    wide = rect.width / across
    tall = min(rect.height / down, 2.5 * radius)
    top = rect.centery - tall * down / 2
    for day in range(1, DAYS + 1):
        place = marked[day - 1] if day <= len(marked) else None
        row, column = divmod(day - 1, across)
        box = FRect(0, 0, 2 * radius + 8, 2 * radius + 8)
        box.center = (rect.left + (column + 0.5) * wide, top + (row + 0.5) * tall)
        kind = board.destination(place).type if place else None
        painter.layer(
            ("day stamp", day, kind),
            box,
            partial(_draw_stamp, box=box, radius=radius, day=day, kind=kind),
            angle=TILTS[day % len(TILTS)],
        )


def _radius(rect: FRect, across: int, down: int) -> float:
    return min(LARGEST, rect.width / across * 0.42, rect.height / down * 0.45)


def _draw_stamp(painter: Painter, box: FRect, radius: float, day: int, kind: str | None) -> None:
    x, y = box.center
    ink = INKS[day % len(INKS)] if kind else theme.OFF_EDGE
    painter.circle((x, y), radius, theme.fade(theme.CARD, 0.6), ink, max(3.0, radius * 0.07))
    painter.circle((x, y), radius * 0.86, None, ink, max(1.5, radius * 0.03))
    size, room = sized(painter, radius * 0.34), radius * 1.5
    text = _("Day {n}").format(n=day)
    small = painter.measure(text, size, DISPLAY, 1)[0] > room
    if small:
        text, size = str(day), max(size, radius * 0.44)
    painter.text(
        text,
        (x, y - radius * ((0.44 if small else 0.42) if kind else 0.0)),
        size=size,
        face=DISPLAY,
        colour=ink if kind else theme.INK2,
        anchor="center",
        spacing=1,
    )
    if kind:
        size = radius * (0.74 if small else 0.86)
        painter.sprite(
            f"type_{kind}", center=(x, y + radius * (0.36 if small else 0.24)), size=size
        )

"""The head of a panel: who plays, and the points as a sum of where they come from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.ui import theme
from gogoa_game.ui.paint.lines import common_size, draw_lines, floor_size, read_size
from gogoa_game.ui.paint.text import SMALLEST_FIT
from gogoa_game.ui.paint.tokens import draw_token
from gogoa_game.ui.parts.gamelayout import WIDE_PANEL
from gogoa_game.ui.parts.sources import draw_source_icon, source_tips, sources

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.scoring import Points
    from gogoa_game.table.match import Player
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

TALL = 92.0
"""The height of the head on a stage 1080 high, to which its sizes are in proportion."""
TOKEN, MOST_TOKEN = 1.06, 0.115
"""The token in heights of the head, and its greatest part of the width."""
VALUE = 34.0
LEAST_NAME, LEAST_NARROW = 150.0, 98.0
"""Room that a name has at least, on a wide panel and on a narrow one."""
GAP, TIGHT_GAP = 25.0, 14.0
"""Between two sources: with a sign of the sum, and without."""
UPPER, LOWER = 0.43, 0.86
"""Where the numbers and the words below them have their middle, in heights."""


@dataclass(frozen=True, slots=True)
class _Sum:
    """How the sources stand side by side: a column for each, words or icons, signs or none."""

    columns: tuple[FRect, ...]
    worded: bool
    signed: bool


def draw_header(
    painter: Painter,
    rect: FRect,
    player: Player,
    line: str,
    points: Points,
    *,
    lit: int | None = None,
) -> None:
    """Token, name and a `line` about the day on the left, points and their sources on the right.

    `lit` is the number of a source that stands on a plate of sun.
    """
    unit = rect.height / TALL
    token = _token(rect)
    draw_token(
        painter, player.token, player.colour, (rect.left + token * 0.46, rect.centery), token
    )
    left = rect.left + token
    total = _total_rect(painter, rect, points.total)
    shown = _sum_beside(painter, rect, player.name, line, points)
    room = shown.columns[0].left - 16 * unit - left
    size = max(theme.NAME * unit, read_size(painter))
    _draw_name(painter, player.name, (left, rect.top + rect.height * UPPER), room, size)
    below = FRect(left, rect.top + rect.height * 0.68, room, rect.height * 0.36)
    draw_lines(painter, line, below, size=read_size(painter), colour=theme.INK2, align="left")
    _draw_total(painter, total, points.total)
    _draw_sum(painter, rect, shown, points, lit)


def _draw_name(painter: Painter, name: str, at: Point, room: float, size: float) -> None:
    """In capitals or, where they are too wide, in small letters; a last resort is an ellipsis."""
    for face in (theme.DISPLAY, theme.BOLD):
        fits = common_size(painter, (name,), room, size, face)
        if fits is not None:
            painter.text(name, at, size=fits, face=face, anchor="midleft")
            return
    smallest = floor_size(painter)
    painter.text(name, at, size=smallest, face=theme.BOLD, anchor="midleft", fit=room)


def source_at(
    painter: Painter, rect: FRect, head: tuple[str, str], points: Points, pos: Point
) -> tuple[FRect, str] | None:
    """The source at a position, and what it counts; None where there is none.

    `head` are the name and the line that the head of the panel shows.
    """
    shown = _sum_beside(painter, rect, *head, points)
    for column, tip in zip(shown.columns, source_tips(), strict=True):
        if column.collidepoint(pos):
            return column, tip
    return None


def source_rect(
    painter: Painter, rect: FRect, head: tuple[str, str], points: Points, number: int
) -> FRect:
    """Where a source stands in the head, by its number."""
    return _sum_beside(painter, rect, *head, points).columns[number]


def _sum_beside(painter: Painter, rect: FRect, name: str, line: str, points: Points) -> _Sum:
    """The sum as it stands beside the name and the `line` below it."""
    left, unit = rect.left + _token(rect), rect.height / TALL
    letters = max(theme.NAME * unit, read_size(painter)) * SMALLEST_FIT
    named = left + painter.measure(name, letters, theme.DISPLAY)[0]
    least = max(named, left + painter.measure(line, read_size(painter))[0])
    return _sum(painter, rect, (left, least), _total_rect(painter, rect, points.total), points)


def _total_rect(painter: Painter, rect: FRect, total: int) -> FRect:
    unit = rect.height / TALL
    number = painter.measure(str(max(total, 100)), theme.SCORE * unit, theme.DISPLAY, 0)[0]
    word = painter.measure(_("Points"), read_size(painter), theme.DISPLAY)[0]
    wide = min(max(number, word), rect.width * 0.24)
    return FRect(rect.right - wide, rect.top, wide, rect.height)


def _sum(
    painter: Painter, rect: FRect, lefts: tuple[float, float], total: FRect, points: Points
) -> _Sum:
    """The fullest way that leaves room for the name; `lefts` are where name and line end at least,
    the first of them without what a name has at least."""
    unit = rect.height / TALL
    parts, size = sources(points), read_size(painter)
    value = min(VALUE * unit, size * 1.3)
    numbers = [painter.measure(str(v), value, theme.DISPLAY, 0)[0] for _name, v in parts]
    names = [painter.measure(name, size)[0] for name, _value in parts]
    worded = [max(pair) for pair in zip(numbers, names, strict=True)]
    icons = [max(number, size * 1.15) for number in numbers]
    wide = rect.width >= WIDE_PANEL
    least = (LEAST_NAME if wide else LEAST_NARROW) * unit
    for widths, gap, words, signs in (
        (worded, GAP * unit, True, wide),
        (worded, TIGHT_GAP * unit, True, False),
        (icons, GAP * unit, False, wide),
        (icons, TIGHT_GAP * unit, False, False),
        (icons, TIGHT_GAP * 0.6 * unit, False, False),
    ):
        columns = _columns(widths, gap, total, signs)
        if columns[0].left >= max(lefts[0] + least, lefts[1] + gap):
            return _Sum(columns, words, signs)
    return _Sum(columns, worded=False, signed=False)


def _token(rect: FRect) -> float:
    """The token's part of the width."""
    return min(rect.height * TOKEN, rect.width * MOST_TOKEN)


def _columns(widths: Sequence[float], gap: float, total: FRect, signs: bool) -> tuple[FRect, ...]:
    """Columns that end before the total, and before the sign between."""
    right = total.left - gap * (1.9 if signs else 1.2)
    found: list[FRect] = []
    for width in reversed(widths):
        found.append(FRect(right - width, total.top, width, total.height))
        right -= width + gap
    return tuple(reversed(found))


def _draw_total(painter: Painter, rect: FRect, total: int) -> None:
    unit = rect.height / TALL
    painter.text(
        str(total),
        (rect.right, rect.top + rect.height * 0.36),
        size=theme.SCORE * unit,
        face=theme.DISPLAY,
        colour=theme.COBALT,
        anchor="midright",
        fit=rect.width,
        spacing=0,
    )
    box = FRect(rect.left, rect.top + rect.height * 0.74, rect.width, rect.height * 0.28)
    draw_lines(
        painter,
        _("Points"),
        box,
        size=read_size(painter),
        face=theme.DISPLAY,
        colour=theme.COBALT,
        align="right",
    )


def _draw_sum(painter: Painter, rect: FRect, shown: _Sum, points: Points, lit: int | None) -> None:
    size = read_size(painter)
    value_size = min(VALUE * rect.height / TALL, size * 1.3)
    upper, lower = rect.top + rect.height * UPPER, rect.top + rect.height * LOWER
    for i, ((name, value), column) in enumerate(zip(sources(points), shown.columns, strict=True)):
        if i == lit:
            painter.ticket(column.inflate(20, 8), fill=theme.SUN, radius=9, width=3, shadow=False)
        colour = theme.COBALT if value and i != lit else theme.INK if value else theme.INK2
        painter.text(
            str(value),
            (column.centerx, upper),
            size=value_size,
            face=theme.DISPLAY,
            colour=colour,
            anchor="center",
            spacing=0,
        )
        if shown.worded:
            ink = theme.INK if value else theme.INK2
            painter.text(name, (column.centerx, lower), size=size, colour=ink, anchor="center")
        else:
            draw_source_icon(painter, (column.centerx, lower - size * 0.05), size * 1.1, i)
        if shown.signed and i:
            at = (shown.columns[i - 1].right + column.left) / 2, upper
            painter.text(
                "+", at, size=28, face=theme.DISPLAY, colour=theme.INK2, anchor="center", spacing=0
            )
    if shown.signed:
        at = shown.columns[-1].right + (GAP * rect.height / TALL), upper
        painter.text(
            "=", at, size=30, face=theme.DISPLAY, colour=theme.INK2, anchor="center", spacing=0
        )

"""The table of the end: everybody's points by rule, stamped in column by column (R20-R25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.logic.scoring import Points, places, points
from gogoa_game.ui import theme
from gogoa_game.ui.sources import draw_source_icon, sources
from gogoa_game.ui.standings import draw_gear
from gogoa_game.ui.tokens import draw_token

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.views import View
    from gogoa_game.match import Player
    from gogoa_game.ui.painter import Painter

COLUMNS = 5
MOST_ROWS = 6


class FinalRow(NamedTuple):
    """A player at the end: place from 1, and the points by rule."""

    seat: int
    place: int
    player: Player
    points: Points


def final_rows(view: View, players: Sequence[Player]) -> tuple[FinalRow, ...]:
    """All players, the winners first."""
    ranks = places(view.board, view.sheets)
    rows = [
        FinalRow(seat, ranks[seat], player, points(view.board, view.sheets[seat]))
        for seat, player in enumerate(players)
    ]
    return tuple(sorted(rows, key=lambda row: row.place))


def draw_final_table(
    painter: Painter, page: FRect, rows: Sequence[FinalRow], stamps: float, counted: float
) -> None:
    """Draws the table on a page. `stamps` columns are stamped in, the fraction of the next one is
    on its way; `counted` goes from 0 to 1 while the totals count up.
    """
    inner = page.inflate(-44, 0)
    column = min(92.0, inner.width * 0.087)
    first = inner.right - min(120.0, inner.width * 0.15) - column * (COLUMNS - 0.5)
    head = page.height * 0.235
    key = ("results head", tuple(row.seat for row in rows))
    painter.layer(
        key, page, lambda layer: _draw_table_head(layer, inner, first, column, rows, head)
    )
    if counted >= 1:
        _draw_tie_break(painter, inner, rows)
    height = min(98.0, (page.height - head - 60) / MOST_ROWS)
    # Before everything is counted the rows stand in seat order, so that they tell nothing.
    shown = rows if counted >= 1 else sorted(rows, key=lambda row: row.seat)
    for i, row in enumerate(shown):
        line = FRect(inner.left, page.top + head + i * height, inner.width, height)
        _draw_row(painter, line, row, first, column, stamps, counted)


def _draw_table_head(
    painter: Painter,
    inner: FRect,
    first: float,
    column: float,
    rows: Sequence[FinalRow],
    head: float,
) -> None:
    painter.text(
        _("Twelve days in Goa"),
        (inner.left, inner.top + head * 0.26),
        size=min(theme.NAME, head * 0.24),
        face=theme.DISPLAY,
        anchor="midleft",
        fit=inner.width,
        spacing=2,
    )
    painter.fill((inner.left, inner.top + head * 0.45, inner.width, 5), theme.TERRA)
    names = [name for name, _value in sources(rows[0].points)]
    icon = min(46.0, column * 0.6, head * 0.24)
    for i, name in enumerate(names):
        x, y = first + i * column, inner.top + head * 0.64
        draw_source_icon(painter, (x, y), icon, i)
        painter.text(
            name,
            (x, inner.top + head * 0.87),
            size=min(theme.FLOOR, column * 0.36),
            colour=theme.INK2,
            anchor="center",
            fit=column,
        )
    painter.text(
        _("Total"),
        (inner.right - 12, inner.top + head * 0.87),
        size=theme.LIST,
        face=theme.BOLD,
        anchor="midright",
    )


def _draw_tie_break(painter: Painter, inner: FRect, rows: Sequence[FinalRow]) -> None:
    """Says why somebody with as many points as the winner has not won."""
    level = [row for row in rows if row.points.total == rows[0].points.total]
    if any(row.place > 1 for row in level):
        painter.text(
            _("Level on points: fewer beaches marked wins (R25)"),
            (inner.left, inner.bottom - 30),
            size=theme.FLOOR,
            colour=theme.INK2,
            anchor="midleft",
            fit=inner.width,
        )


def _draw_row(
    painter: Painter,
    line: FRect,
    row: FinalRow,
    first: float,
    column: float,
    stamps: float,
    counted: float,
) -> None:
    won = row.place == 1 and counted >= 1
    if won:
        painter.ticket(line.inflate(16, -6), fill=theme.SUN, radius=10, shadow=False)
    else:
        painter.line((line.left, line.bottom), (line.right, line.bottom), theme.EDGE, 2.5)
    ink = theme.INK if won else theme.INK2
    if counted >= 1:
        painter.text(
            str(row.place),
            (line.left + 26, line.centery),
            size=theme.LABEL + 4,
            face=theme.DISPLAY,
            colour=ink,
            anchor="center",
        )
    token = min(66.0, line.height * 0.78)
    at = (line.left + 52 + token / 2, line.centery)
    draw_token(painter, row.player.token, row.player.colour, at, token)
    left = at[0] + token / 2 + 14
    room = first - column * 0.55 - left - (34 if row.player.is_bot else 0)
    name = painter.text(
        row.player.name,
        (left, line.centery),
        size=min(32.0, line.height * 0.4),
        face=theme.BOLD,
        anchor="midleft",
        fit=room,
    )
    if row.player.is_bot:
        draw_gear(painter, (name.right + 22, line.centery), 13)
    for i, (_name, value) in enumerate(sources(row.points)):
        if i < stamps:
            grown = 1.0 + max(0.0, 0.6 * (1 - (stamps - i) * 1.6))
            painter.text(
                str(value),
                (first + i * column, line.centery),
                size=round(min(32.0, line.height * 0.4) * grown),
                face=theme.BOLD,
                colour=theme.INK if value else theme.INK2,
                anchor="center",
            )
    if counted > 0:
        painter.text(
            str(round(row.points.total * counted)),
            (line.right - 12, line.centery),
            size=min(46.0, line.height * 0.52),
            face=theme.DISPLAY,
            anchor="midright",
        )

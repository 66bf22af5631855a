"""The table of the end: everybody's points by rule, stamped in column by column (R20-R25)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.logic.scoring import Points
from gogoa_game.scenes.postcard.typeset import draw_figure, draw_set, grown, least_size, sized
from gogoa_game.scenes.results.daystamps import draw_day_stamps
from gogoa_game.table.standings import tie_broken
from gogoa_game.ui import theme
from gogoa_game.ui.paint.tokens import draw_token
from gogoa_game.ui.parts.sources import draw_source_icon, sources
from gogoa_game.ui.parts.standings import draw_gear
from gogoa_game.ui.theme import BOLD, DISPLAY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.views import View
    from gogoa_game.table.standings import FinalRow
    from gogoa_game.ui.paint.painter import Painter

COLUMNS = 5
MOST_ROWS = 6
TALLEST_ROW = 94.0
HEAD = 0.246
"""The height of everything above the rows, in heights of the page."""
GROWN = 0.6
"""By how much a number that comes down on the paper is larger."""
FULL = 811.0
"""The height of a page on a full stage."""
BELOW = 58.0
"""Below the rows, for the sentence that tells how a tie was broken."""
FEW_ROWS = 4
ROOM_FOR_DAYS = 200.0
"""Below a few rows on a full page."""


@dataclass(frozen=True, slots=True)
class Stamped:
    """How far the passport is filled in.

    `columns` are stamped, the fraction of the next one is on its way. Then, each from 0 to 1, the
    totals are `counted`, the rows go from seat order to their `order`, the winner is `crowned`:
    the medallion comes down; then it is `shaken`, the winner is `named` and `confetti` falls.
    """

    columns: float = COLUMNS
    counted: float = 1.0
    order: float = 1.0
    crowned: float = 1.0
    shaken: float = 1.0
    named: float = 1.0
    confetti: float = 1.0


@dataclass(frozen=True, slots=True)
class _Grid:
    """Where the columns and rows of the table lie on the page."""

    inner: FRect
    head: float
    row: float
    lead: float
    first: float
    column: float

    @classmethod
    def of(cls, page: FRect, rows: int) -> _Grid:
        """A few rows leave room below them for the days, if that does not press them."""
        side = min(40.0, page.width * 0.042)
        inner = FRect(page.left + side, page.top, page.width - 1.85 * side, page.height)
        head = page.height * HEAD
        free = page.height - head - BELOW
        pressed = (free - ROOM_FOR_DAYS * page.height / FULL) / rows
        row = min(TALLEST_ROW, free / MOST_ROWS)
        if rows <= FEW_ROWS:
            row = min(TALLEST_ROW, max(pressed, free / MOST_ROWS * 0.9))
        lead = min(138.0, inner.width * 0.162)
        total = min(134.0, inner.width * 0.142)
        column = min(94.0, (inner.width - lead - total - inner.width * 0.26) / COLUMNS)
        first = inner.right - total - column * (COLUMNS - 0.5)
        return cls(inner, head, row, lead, first, column)

    def line(self, index: float) -> FRect:
        """The row with that index; between two whole ones, a row that moves."""
        top = self.inner.top + self.head + index * self.row
        return FRect(self.inner.left, top, self.inner.width, self.row)


def draw_final_table(
    painter: Painter, page: FRect, rows: Sequence[FinalRow], view: View, stamped: Stamped
) -> None:
    """Draws the table on a page. Before the winner is crowned the order of rows tells nothing."""
    grid = _Grid.of(page, len(rows))
    alone = len(rows) == 1
    moving = 0 < stamped.order < 1
    # Those who rise pass over those who sink.
    for order, row in sorted(enumerate(rows), key=lambda ranked: ranked[1].seat - ranked[0]):
        line = grid.line(row.seat + (order - row.seat) * stamped.order)
        won = row.rank == 1 and stamped.crowned > 0
        if won:
            painter.ticket(line.inflate(14, -6), fill=theme.SUN, radius=10, shadow=False)
        elif moving:
            painter.fill(line.inflate(0, -8), theme.CARD)
        if not alone and stamped.order >= 1:
            _draw_rank(painter, grid, line, row.rank, won=won)
        _draw_player(painter, grid, line, row, won=won)
        _draw_points(painter, grid, line, row, stamped)
    if stamped.named > 0:
        _draw_tie_break(painter, grid, rows)
        _draw_days(painter, grid, rows, view)


def draw_table_head(painter: Painter, page: FRect, rows: int) -> None:
    """The heads of the columns, and the lines between that many rows. For layers."""
    grid = _Grid.of(page, rows)
    inner, head = grid.inner, grid.head
    painter.text(
        _("Twelve days in Goa"),
        (inner.left + 4, inner.top + head * 0.24),
        size=min(theme.NAME, head * 0.24),
        face=DISPLAY,
        anchor="midleft",
        fit=inner.width,
        spacing=2,
    )
    painter.fill((inner.left + 4, inner.top + head * 0.41, inner.width - 4, 5), theme.TERRA)
    icon = min(46.0, grid.column * 0.6, head * 0.23)
    names = [name for name, _value in sources(Points(0, 0, 0, 0, 0))]
    size = _head_size(painter, names, grid)
    for i, name in enumerate(names):
        x = grid.first + i * grid.column
        draw_source_icon(painter, (x, inner.top + head * 0.63), icon, i)
        # The icon alone is better than a word cut short.
        if size is not None:
            below = (x, inner.top + head * 0.86)
            painter.text(name, below, size=size, colour=theme.INK2, anchor="center")
    painter.text(
        _("Total"),
        (inner.right - 14, inner.top + head * 0.86),
        size=sized(painter, min(theme.LIST, grid.column * 0.4)),
        face=BOLD,
        anchor="midright",
    )
    for index in range(1, rows):
        y = grid.line(index).top - 3
        painter.line((inner.left + 4, y), (inner.right, y), theme.EDGE, 2.5)


def _head_size(painter: Painter, names: Sequence[str], grid: _Grid) -> float | None:
    """The size of all heads of the columns; None where they have no room."""
    size = least_size(painter)
    widest = max(painter.measure(name, size, theme.TEXT)[0] for name in names)
    return size if widest <= grid.column - 2 else None


def _draw_rank(painter: Painter, grid: _Grid, line: FRect, rank: int, *, won: bool) -> None:
    draw_figure(
        painter,
        str(rank),
        (line.left + grid.lead * 0.2, line.centery),
        sized(painter, min(theme.FIGURE, line.height * 0.42 * grown(painter))),
        colour=theme.INK if won else theme.INK2,
    )


def _draw_player(painter: Painter, grid: _Grid, line: FRect, row: FinalRow, *, won: bool) -> None:
    """The token on a bar of its colour, the name, and the gear of a bot."""
    token = min(66.0, line.height * 0.74, grid.lead * 0.5)
    x = line.left + grid.lead * 0.64
    bar = FRect(0, 0, token * 0.94, max(4.0, token * 0.12))
    bar.midtop = (x, line.centery + token * 0.47)
    if won:  # some colours are pale on the sun
        painter.fill(bar.inflate(4, 4), theme.INK)
    painter.fill(bar, theme.TOKEN_COLOUR[row.player.colour])
    draw_token(
        painter, row.player.token, row.player.colour, (x, line.centery - token * 0.07), token
    )
    left = line.left + grid.lead + 4
    gear = min(14.0, line.height * 0.16)
    room = grid.first - grid.column * 0.5 - left - (2.8 * gear if row.player.is_bot else 0)
    name = FRect(left, line.top, room, line.height - 6)
    size = min(theme.ROW, line.height * 0.38 * grown(painter))
    right = draw_set(painter, row.player.name, name, size, face=BOLD)
    if row.player.is_bot:
        draw_gear(painter, (right + 1.7 * gear, line.centery), gear)


def _draw_points(
    painter: Painter, grid: _Grid, line: FRect, row: FinalRow, stamped: Stamped
) -> None:
    size = sized(painter, min(theme.ROW, line.height * 0.38 * grown(painter)))
    for i, (_name, value) in enumerate(sources(row.points)):
        if i < stamped.columns:
            large = 1 + GROWN * max(0.0, 1 - (stamped.columns - i) * 1.6)
            painter.text(
                str(value),
                (grid.first + i * grid.column, line.centery),
                size=round(size * large),
                face=BOLD,
                colour=theme.INK if value else theme.INK2,
                anchor="center",
            )
    if stamped.counted > 0:
        draw_figure(
            painter,
            str(round(row.points.total * stamped.counted)),
            (line.right - 14, line.centery),
            min(theme.NAME + 6, line.height * 0.52 * grown(painter), grid.column * 0.66),
            anchor="midright",
        )


def _draw_tie_break(painter: Painter, grid: _Grid, rows: Sequence[FinalRow]) -> None:
    if tie_broken(rows):
        below = grid.line(len(rows)).top
        room = FRect(grid.inner.left + 4, below + 2, grid.inner.width - 8, BELOW - 4)
        room.height = min(room.height, grid.inner.bottom - room.top)
        told = _("Level on points: fewer beaches marked wins")
        draw_set(painter, told, room, theme.LIST, colour=theme.INK2)


def _draw_days(painter: Painter, grid: _Grid, rows: Sequence[FinalRow], view: View) -> None:
    """Where there is room below a few rows: a postmark for every day of the only winner."""
    top = grid.line(len(rows)).top + (BELOW if tie_broken(rows) else 14.0)
    room = FRect(grid.inner.left, top, grid.inner.width, grid.inner.bottom - top - 14.0)
    if len(rows) <= FEW_ROWS and sum(row.rank == 1 for row in rows) == 1:
        draw_day_stamps(painter, room, view.board, view.sheets[rows[0].seat])

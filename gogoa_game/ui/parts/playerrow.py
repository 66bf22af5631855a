"""A player as a row: token, name, what they do, and their points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.ui import theme
from gogoa_game.ui.paint.tokens import draw_token

if TYPE_CHECKING:
    from gogoa_game.table.standings import Standing
    from gogoa_game.ui.paint.painter import Painter


def status_box(row: FRect) -> FRect:
    """Where a row tells what its player does, up to the room of the points."""
    left = row.left + _token(row) + 30 + row.width * 0.38
    return FRect(left, row.top, row.right - min(130.0, row.width * 0.2) - left, row.height)


def _token(row: FRect) -> float:
    return min(row.height * 0.9, 110.0)


def draw_player_row(
    painter: Painter, row: FRect, standing: Standing, text: str, *, lit: bool = False
) -> None:
    """Draws a row of the table; a `lit` one is the player of the moment."""
    painter.ticket(
        row,
        fill=theme.SUN if lit else theme.CARD,
        outline=theme.INK if lit else theme.OFF_EDGE,
        radius=10,
        shadow=lit,
        width=4 if lit else 3,
    )
    token = _token(row)
    at = (row.left + 14 + token / 2, row.centery)
    draw_token(painter, standing.token, standing.colour, at, token)
    left = row.left + token + 30
    painter.text(
        standing.name,
        (left, row.centery),
        size=min(theme.NAME, row.height * 0.44),
        face=theme.DISPLAY,
        anchor="midleft",
        fit=row.width * 0.36,
    )
    total = painter.text(
        str(standing.points),
        (row.right - 22, row.centery),
        size=min(theme.NAME + 4, row.height * 0.52),
        face=theme.BOLD,
        anchor="midright",
    )
    start = left + row.width * 0.38
    painter.text(
        text,
        (start, row.centery),
        size=theme.LIST,
        colour=theme.INK if lit else theme.INK2,
        anchor="midleft",
        fit=total.left - start - 12,
    )

"""The row of players: token, points, who starts today, who has played."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.ui import theme
from gogoa_game.ui.paint.tokens import draw_token
from gogoa_game.ui.theme import BOLD, DISPLAY, FLOOR

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.table.standings import Standing
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

GAP = 8.0
WIDEST = 300.0
NAMED = 150.0
"""A field this wide, and tall enough for two lines, also tells the name."""


def standing_rects(rect: FRect, n: int) -> list[FRect]:
    """The fields of `n` players from left to right in `rect`."""
    if n == 0:
        return []
    width = min(WIDEST, (rect.width - GAP * (n - 1)) / n)
    return [FRect(rect.left + i * (width + GAP), rect.top, width, rect.height) for i in range(n)]


def draw_standings(
    painter: Painter,
    rect: FRect,
    standings: Sequence[Standing],
    *,
    hover: int | None = None,
) -> None:
    """Draws the players in the order given; `hover` is the seat under the pointer."""
    for field, standing in zip(standing_rects(rect, len(standings)), standings, strict=True):
        draw_standing(painter, field, standing, hover=standing.seat == hover)


def draw_standing(
    painter: Painter, field: FRect, standing: Standing, *, hover: bool = False
) -> None:
    """Draws one player's field."""
    field = FRect(field)

    def draw(layer: Painter) -> None:
        _Field(layer, field, standing).draw(hover)

    painter.layer(("standing", standing, hover), field.inflate(24, 24), draw)


class _Field:
    def __init__(self, painter: Painter, rect: FRect, standing: Standing) -> None:
        self.painter = painter
        self.rect = rect
        self.standing = standing
        self.token = min(rect.height * 0.84, rect.width * 0.4, 76.0)
        self.gap = min(14.0, rect.width * 0.08)

    def draw(self, hover: bool) -> None:
        painter, rect, standing = self.painter, self.rect, self.standing
        painter.ticket(
            rect,
            fill=theme.WHITE if hover else theme.CARD,
            outline=theme.OCHRE if hover else theme.INK if standing.me else theme.OFF_LINE,
            inner=theme.COBALT if standing.me and rect.height > 70 else None,
            radius=9,
            shadow=standing.me,
            width=theme.OUTLINE if standing.me else 3,
        )
        middle = rect.left + self.token * 0.5 + self.gap * 0.6, rect.centery - rect.height * 0.04
        draw_token(painter, standing.token, standing.colour, middle, self.token)
        self._draw_texts()
        if standing.starting:
            at = rect.left + 9, rect.top + 7
            painter.sprite("die_pips_1", center=at, size=min(58.0, rect.height * 0.82))
        if standing.acted:
            size = min(30.0, rect.height * 0.42)
            at = rect.left + self.token * 0.92, rect.bottom - size * 0.5 - 4
            painter.sprite("marked_badge", center=at, size=size)

    def _draw_texts(self) -> None:
        painter, rect, standing = self.painter, self.rect, self.standing
        left = rect.left + self.token + self.gap
        right = rect.right - max(6.0, self.gap * 0.86)
        bar = max(5.0, min(8.0, rect.height * 0.11))
        painter.fill(
            (left, rect.bottom - bar - 8, right - left, bar), theme.TOKEN_COLOUR[standing.colour]
        )
        body = FRect(left, rect.top + 6, right - left, rect.height - bar - 16)
        named = body.width >= NAMED * 0.5 and body.height >= 2 * FLOOR * 0.9
        size = min(theme.FIGURE, body.height * (0.56 if named else 0.8))
        gear = standing.bot and (named or body.width > 70)
        room = body.width - (FLOOR if gear else 0)
        y = body.bottom - size * 0.56 if named else body.centery
        # A narrow field sets the number smaller rather than cut it off.
        width = painter.measure(str(standing.points), size, DISPLAY, 0)[0]
        size = max(FLOOR * 0.7, min(size, size * body.width / max(1.0, width)))
        painter.text(
            str(standing.points),
            (right, y),
            size=size,
            face=DISPLAY,
            anchor="midright",
            spacing=0,
        )
        if named:
            painter.text(
                standing.name,
                (body.left, body.top + FLOOR * 0.5),
                size=FLOOR,
                face=BOLD,
                anchor="midleft",
                fit=room,
            )
        if gear:
            spot = (right - 10, body.top + FLOOR * 0.5) if named else (left + 10, rect.top + 18)
            draw_gear(painter, spot, 11 if named else 9)


def draw_gear(painter: Painter, centre: Point, radius: float) -> None:
    """The sign of a seat that the program plays."""
    x, y = centre
    for k in range(4):
        angle = math.radians(45 * k)
        dx, dy = radius * math.cos(angle), radius * math.sin(angle)
        if k % 2 == 0:
            wide, tall = (radius * 2, radius * 0.46) if k == 0 else (radius * 0.46, radius * 2)
            painter.fill((x - wide / 2, y - tall / 2, wide, tall), theme.INK2)
        else:
            painter.lines(
                ((x - dx * 0.84, y - dy * 0.84), (x + dx * 0.84, y + dy * 0.84)),
                theme.INK2,
                radius * 0.44,
            )
    painter.circle(centre, radius * 0.72, theme.INK2)
    painter.circle(centre, radius * 0.3, theme.CARD)

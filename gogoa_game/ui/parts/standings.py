"""The row of players: token, points, who starts today, who has played."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.ui import theme
from gogoa_game.ui.paint.lines import floor_size, read_size
from gogoa_game.ui.paint.tokens import draw_token
from gogoa_game.ui.theme import BOLD, DISPLAY, TEXT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.table.standings import Standing
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

GAP = 8.0
WIDEST = 300.0
MOST_TOKEN = 64.0
LEAST_LETTERS = 3.2
"""The room for a name that is cut short, in its size."""


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
    fields = standing_rects(rect, len(standings))
    size = read_size(painter)
    names = [painter.measure(standing.name, size)[0] for standing in standings]
    pairs = list(zip(names, fields, strict=True))
    tight = any(name > _beside(field) for name, field in pairs)
    stacked = tight and any(name <= field.width - 2 * _gap(field) for name, field in pairs)
    for field, standing in zip(fields, standings, strict=True):
        draw_standing(painter, field, standing, hover=standing.seat == hover, stacked=stacked)


def _gap(field: FRect) -> float:
    return min(14.0, field.width * 0.08)


def _beside(field: FRect) -> float:
    """The room for a name beside the token."""
    return field.width - min(field.height * 0.76, MOST_TOKEN) - 2.2 * _gap(field)


def draw_standing(
    painter: Painter,
    field: FRect,
    standing: Standing,
    *,
    hover: bool = False,
    stacked: bool = False,
) -> None:
    """Draws one player's field; `stacked`, the name stands above the token."""
    field = FRect(field)

    def draw(layer: Painter) -> None:
        _Field(layer, field, standing, stacked=stacked).draw(hover)

    painter.layer(("standing", standing, hover, stacked), field.inflate(24, 24), draw)


class _Field:
    """Token on the left, name and points on the right; a narrow field has the name on top."""

    def __init__(self, painter: Painter, rect: FRect, standing: Standing, *, stacked: bool) -> None:
        self.painter = painter
        self.rect = rect
        self.standing = standing
        self.stacked = stacked
        self.size = read_size(painter)
        self.gap = _gap(rect)
        wide = painter.measure(standing.name, self.size)[0]
        room = rect.width - 2 * self.gap if stacked else max(_beside(rect), rect.width * 0.5)
        # A long name ends in an ellipsis, unless next to nothing would be left of it.
        readable = wide <= room or room >= LEAST_LETTERS * self.size
        self.named = rect.height >= 2 * self.size and readable
        small = self.named or stacked
        self.points = min(theme.LABEL * 1.05, rect.height * (0.44 if small else 0.62))
        self.points = max(self.points, floor_size(painter))
        # The points are whole whatever the token has to give way.
        number = painter.measure(str(standing.points), self.points, DISPLAY, 0)[0]
        token = min(rect.height * (0.6 if stacked else 0.76), MOST_TOKEN, rect.width * 0.46)
        self.token = max(8.0, min(token, rect.width - number - 2.2 * self.gap))

    def draw(self, hover: bool) -> None:
        painter, rect, standing = self.painter, self.rect, self.standing
        painter.ticket(
            rect,
            fill=theme.WHITE if hover else theme.CARD,
            outline=theme.OCHRE if hover else theme.INK if standing.me else theme.OFF_LINE,
            radius=10,
            shadow=standing.me,
            width=theme.OUTLINE if standing.me else 3,
        )
        low = rect.height * (0.12 if self.stacked else -0.02)
        middle = rect.left + self.token * 0.5 + self.gap * 0.6, rect.centery + low
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
        right = rect.right - self.gap
        left = rect.left + self.token + self.gap
        bar = max(4.0, rect.height * 0.08)
        painter.fill(
            (rect.left + self.gap, rect.bottom - bar * 1.9, rect.width - 2 * self.gap, bar),
            theme.TOKEN_COLOUR[standing.colour],
        )
        gear = self.size * 0.9 if standing.bot else rect.width
        points = self.points
        y = rect.top + rect.height * (0.61 if self.named else 0.42)
        painter.text(
            str(standing.points),
            (right, y),
            size=points,
            face=DISPLAY,
            anchor="midright",
            spacing=0,
        )
        if self.named:
            start = rect.left + self.gap if self.stacked else left
            painter.text(
                standing.name,
                (right, rect.top + rect.height * 0.26),
                size=self.size,
                face=BOLD if standing.me else TEXT,
                anchor="midright",
                fit=right - start,
            )
        number = painter.measure(str(standing.points), points, DISPLAY, 0)[0]
        if self.named and not self.stacked and left + gear * 1.1 < right - number:
            draw_gear(painter, (left + self.size * 0.42, y), self.size * 0.4)


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

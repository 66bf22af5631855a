"""The round portrait of the passport: rays, the sun, the sea, and whoever sails on it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from gogoa_game.ui import theme
from gogoa_game.ui.paint.tokens import draw_token

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

RAYS = 20
REACH = 1.23
"""How far the rays reach, in radii of the medallion."""
FIELD = 0.93
HORIZON = 0.17
SWELL = 0.13
ALONE = 1.52
"""The size of a single token, in radii."""


def draw_medallion(
    painter: Painter, centre: Point, radius: float, tokens: Sequence[tuple[str, str]]
) -> None:
    """Draws up to six tokens, as shape and colour; without any there is a compass. For layers."""
    _draw_rays(painter, centre, radius)
    painter.circle(centre, radius, theme.CARD)
    painter.circle(centre, radius * FIELD, theme.SUN)
    _draw_sea(painter, centre, radius)
    painter.circle(centre, radius, None, theme.INK, max(3.0, radius / 30))
    if not tokens:
        painter.sprite("compass_rose", center=centre, size=radius * 1.2)
        return
    spots = _spots(centre, radius, len(tokens))
    for (token, colour), (at, size) in zip(tokens, spots, strict=True):
        draw_token(painter, token, colour, at, size)


def _spots(centre: Point, radius: float, count: int) -> list[tuple[Point, float]]:
    """Where the tokens stand, and how large: one row, or two from four tokens on."""
    x, y = centre
    if count == 1:
        return [((x, y - radius * 0.13), radius * ALONE)]
    rows = [count] if count < 4 else [count // 2, count - count // 2]
    size = radius * {1: 0.96, 2: 0.96, 3: 0.72}[max(rows)]
    spots: list[tuple[Point, float]] = []
    for r, many in enumerate(rows):
        level = y - radius * 0.02 + (r - (len(rows) - 1) / 2) * size * 0.92
        spots += [((x + (i - (many - 1) / 2) * size * 0.88, level), size) for i in range(many)]
    return spots


def _draw_rays(painter: Painter, centre: Point, radius: float) -> None:
    x, y = centre
    reach = radius * REACH
    for k in range(RAYS):
        middle = k * math.tau / RAYS
        sides = (middle - 0.085, middle + 0.085)
        ends = [(x + reach * math.cos(a), y + reach * math.sin(a)) for a in sides]
        painter.polygon([centre, *ends], theme.TERRA)


def _draw_sea(painter: Painter, centre: Point, radius: float) -> None:
    x, y = centre
    field = radius * FIELD
    edge = math.asin(HORIZON / FIELD)
    half = field * math.cos(edge)
    surface = [
        (x + half * t, y + radius * (HORIZON + SWELL * math.sin(math.pi * t) * (1 - t * t) ** 0.5))
        for t in (i / 20 - 1 for i in range(41))
    ]
    bottom = [
        (x + field * math.cos(a), y + field * math.sin(a))
        for a in (edge + (math.pi - 2 * edge) * i / 40 for i in range(41))
    ]
    painter.polygon([*surface, *bottom], theme.SEA[1])
    for k in range(3):
        level = y + radius * (0.44 + 0.16 * k)
        half = radius * (0.62 - 0.11 * k)
        wave = [
            (x - half + half * i / 20, level - radius * 0.05 * math.sin(math.pi * i / 5))
            for i in range(41)
        ]
        painter.lines(wave, theme.FOAM, max(2.0, radius / 30))

"""Rays of a low sun: wedges of light over everything above the horizon."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from gogoa_game.ui import theme
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

SMOOTH = 2
"""They are drawn so many times as large, and made smaller, for the sake of their edges."""


def draw_rays(
    painter: Painter, sun: Point, count: int, half: float, reach: float, colour: theme.Paint
) -> None:
    """Draws `count` rays over half a turn, each `half` degrees to both sides of its middle.

    For use in layers that begin above `sun`: what lies below it has none.
    """
    width, height = painter.surface.get_size()
    x, y = painter.point(sun)
    tall = min(height, math.ceil(y))
    if tall < 1:
        return
    large = pygame.Surface((SMOOTH * width, SMOOTH * tall), pygame.SRCALPHA)
    large.fill((*colour[:3], 0))
    far = SMOOTH * reach * painter.scale
    middle = SMOOTH * x, SMOOTH * y
    for number in range(count):
        turn = 180 + (number + 0.5) * 180 / count
        ends = [math.radians(turn + side * half) for side in (-1, 1)]
        corners = [(middle[0] + far * math.cos(a), middle[1] + far * math.sin(a)) for a in ends]
        pygame.draw.polygon(large, colour, [middle, *corners])
    painter.surface.blit(pygame.transform.smoothscale(large, (width, tall)), (0, 0))

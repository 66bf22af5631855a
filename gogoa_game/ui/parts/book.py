"""Pages of a passport, for whatever is stamped or written on them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui import theme

if TYPE_CHECKING:
    from pygame import FRect

    from gogoa_game.ui.paint.painter import Painter

LINES = 20.0
"""From one line of a page to the next."""


def draw_page(painter: Painter, page: FRect) -> None:
    """Paper with the engine-turned lines of a passport: each row swings against the next."""
    painter.fill(page, theme.CARD)
    with painter.clipped(page):
        for row in range(int(page.height / LINES) + 2):
            middle = page.top + (row - 0.5) * LINES
            swing = 8.0 if row % 2 else -8.0
            line = [
                painter.point((x, middle + swing * math.sin((x - page.left) * math.pi / 70)))
                for x in range(int(page.left), int(page.right) + 8, 5)
            ]
            pygame.draw.aalines(painter.surface, theme.WAVE, False, line)

"""The paper that panels lie on: cream, with the printed rays of a sun, and grain."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui import theme

if TYPE_CHECKING:
    from pygame import FRect

    from gogoa_game.ui.paint.painter import Painter

RAYS = 18


def draw_paper(painter: Painter, rect: FRect) -> None:
    """Fills a rectangle with printed paper; a cached layer."""

    def draw(layer: Painter) -> None:
        layer.fill(rect, theme.PAPER)
        middle = (rect.left + rect.width * 0.5, rect.top + rect.height * 0.42)
        reach = rect.width + rect.height
        with layer.clipped(rect):
            for i in range(RAYS):
                # Two tones that are nearly the same: their edges need no smoothing.
                edges = [math.tau * (i + part) / RAYS for part in (0.0, 0.5)]
                outer = [
                    (middle[0] + reach * math.cos(a), middle[1] + reach * math.sin(a))
                    for a in edges
                ]
                corners = [layer.point(corner) for corner in (middle, *outer)]
                pygame.draw.polygon(layer.surface, theme.RAY, corners)
        layer.grain(rect)

    painter.ground(("paper",), rect, draw)

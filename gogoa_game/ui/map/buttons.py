"""The button over the map of a game that leads to the pause, and so to rules and settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.ui.widgets.button import Button

if TYPE_CHECKING:
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.theme import Colour

SIDE, SMALLEST = 0.054, 46.0
"""Of the height of the map, and never smaller than a finger."""
MARGIN = 14.0
BAR = (0.12, 0.42)
"""The width and the height of a bar, and their distance from the middle, in heights."""


class PauseButton(Button):
    """Two bars in the corner of the sea, where no hex of the land lies."""

    def __init__(self, map_rect: FRect) -> None:
        side = max(SMALLEST, map_rect.height * SIDE)
        rect = (map_rect.left + MARGIN, map_rect.top + MARGIN, side, side)
        tip = _("Pause, rules and settings")
        super().__init__("pause", rect, "", key=pygame.K_p, tooltip=tip)

    def _draw_face(
        self, painter: Painter, left: float, middle: float, width: float, colour: Colour
    ) -> None:
        wide, tall = BAR[0] * width, BAR[1] * width
        for side in (-1, 1):
            bar = FRect(0, 0, wide, tall)
            bar.center = left + width / 2 + side * wide, middle
            painter.fill(bar, colour)

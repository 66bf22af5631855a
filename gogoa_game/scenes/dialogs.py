"""The panel that a small scene over another one is: a veil, and a ticket in the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.scenes.grounds import VEIL
from gogoa_game.ui import theme

if TYPE_CHECKING:
    from gogoa_game.ui.painter import Painter


def middle_of(size: tuple[float, float], width: float, height: float) -> pygame.FRect:
    """A rectangle in the middle of the stage, never larger than the stage less a margin."""
    width, height = min(width, size[0] - 48), min(height, size[1] - 48)
    return pygame.FRect((size[0] - width) / 2, (size[1] - height) / 2, width, height)


def draw_dialog(painter: Painter, rect: pygame.FRect) -> None:
    """The scene below goes dark, and a panel lies over it."""
    painter.fill((0, 0, *painter.size), VEIL)
    painter.ticket(rect, fill=theme.CARD, inner=theme.TERRA, radius=theme.RADIUS * 1.3)

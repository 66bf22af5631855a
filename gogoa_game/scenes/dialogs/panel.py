"""What menus share: the panel over another scene, and arrow keys that move the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui import theme
from gogoa_game.ui.events import KeyDown
from gogoa_game.ui.parts.backdrops import VEIL

if TYPE_CHECKING:
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter


def middle_of(size: tuple[float, float], width: float, height: float) -> pygame.FRect:
    """A rectangle in the middle of the stage, never larger than the stage less a margin."""
    width, height = min(width, size[0] - 48), min(height, size[1] - 48)
    return pygame.FRect((size[0] - width) / 2, (size[1] - height) / 2, width, height)


def draw_dialog(painter: Painter, rect: pygame.FRect) -> None:
    """The scene below goes dark, and a panel lies over it."""
    painter.fill((0, 0, *painter.size), VEIL)
    painter.ticket(rect, fill=theme.CARD, inner=theme.TERRA, radius=theme.RADIUS * 1.3)


def arrows_as_tab(event: UiEvent, *, back: tuple[int, ...], forth: tuple[int, ...]) -> UiEvent:
    """Arrow keys as the Tab that moves the focus back or forth; any other event as it is."""
    if isinstance(event, KeyDown) and not event.repeat and event.key in (*back, *forth):
        mod = pygame.KMOD_SHIFT if event.key in back else 0
        return KeyDown(pygame.K_TAB, mod)
    return event

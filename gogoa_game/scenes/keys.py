"""The keys of the scenes of a game. A tooltip tells each of them."""

from __future__ import annotations

import pygame

from gogoa_game.logic.dice import Purpose

DIE_KEYS = {pygame.K_1: 0, pygame.K_2: 1, pygame.K_3: 2}
PURPOSE_KEYS = {
    pygame.K_q: Purpose.DIRECTION,
    pygame.K_w: Purpose.DISTANCE,
    pygame.K_e: Purpose.DEVIATION,
}
CHANGE_KEYS = {pygame.K_MINUS: -1, pygame.K_PLUS: 1}
CURSOR_KEYS = {
    pygame.K_RIGHT: (1, 0),
    pygame.K_DOWN: (0, 1),
    pygame.K_LEFT: (-1, 0),
    pygame.K_UP: (0, -1),
}
"""Ways on the screen, as (right, down)."""
FIRST_SEAT_KEY = pygame.K_F2
"""The sheet of the first player; the next ones have the next keys."""
PAUSE_KEYS = (pygame.K_ESCAPE, pygame.K_p)

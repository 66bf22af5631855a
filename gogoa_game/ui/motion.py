"""How fast things move, from the motion settings of the player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.ui.animator import SPEED_FACTOR

if TYPE_CHECKING:
    from gogoa_game.store import Settings

STEP_MS = 140.0
"""One hex of a path at normal speed."""


def step_ms(settings: Settings) -> float:
    """Milliseconds for one hex of a path; 0 where paths appear whole."""
    return 0.0 if settings.reduced_motion else STEP_MS * SPEED_FACTOR[settings.animation_speed]

"""How the three dice fall: faces that swap ever more slowly, a drop, and one bounce."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.ui.animator import out_bounce, out_cubic

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.ui.tray import DiePose

TUMBLE_MS = 900.0
SWAPS = 7
DROP = 60.0
SPIN = (250.0, -210.0, 280.0)
ANGLE = 10.0
"""Degrees between two pictures of a turning die: few enough to keep them all."""
LEAP = 2  # every next face is so far from the one before that it looks like another side


def tumbling(poses: Sequence[DiePose], part: float) -> list[DiePose]:
    """The dice after a `part`, 0 to 1, of their fall; at 1 they lie as in `poses`."""
    swaps_left = SWAPS - int(SWAPS * out_cubic(part))
    height = DROP * (1 - out_bounce(part))
    spin = 1 - out_cubic(part)
    return [
        pose._replace(
            face=(pose.face - 1 + LEAP * swaps_left) % 6 + 1 if part < 1 else pose.face,
            centre=(pose.centre[0], pose.centre[1] - height),
            # Without its tilt while it turns: so all dice share the pictures that are kept.
            angle=round(spin * SPIN[place] / ANGLE) * ANGLE or pose.angle,
        )
        for place, pose in enumerate(poses)
    ]

"""Dice on their way into the slots of the tray, and back."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from gogoa_game.ui.animator import Animation, out_cubic

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gogoa_game.ui.animator import Animator
    from gogoa_game.ui.parts.tray import DiePose
    from gogoa_game.ui.stage import Point

FLIGHT_MS = 220.0
LIFT = 8.0
"""How far a die rises above the straight way, in design units."""


class Flights:
    """Where the dice are shown, which lie elsewhere already: what is clicked never waits."""

    def __init__(self, animator: Animator) -> None:
        self._animator = animator
        self._resting: tuple[DiePose, ...] = ()
        self._from: dict[int, Point] = {}

    def settle(self, poses: tuple[DiePose, ...]) -> None:
        """All dice lie where they are, as after a change of the window."""
        self._resting, self._from = poses, {}

    def move(self, poses: tuple[DiePose, ...], held: Mapping[int, Point]) -> None:
        """The dice lie elsewhere now; those in `held` are let go at these points."""
        before = tuple(zip(self._resting, self.poses, strict=True))  # none at first
        for die, ((old, shown), new) in enumerate(zip(before, poses, strict=False)):
            if old.centre != new.centre or die in held:
                self._from[die] = held.get(die, shown.centre)
                self._animator.start(Animation(_name(die), FLIGHT_MS, out_cubic))
        self._resting = poses

    @property
    def flying(self) -> frozenset[int]:
        """The dice on their way."""
        return frozenset(die for die in self._from if self._animator.running(_name(die)))

    @property
    def poses(self) -> tuple[DiePose, ...]:
        """The dice as they are shown now, of the size they will have."""
        flying = self.flying
        return tuple(
            pose._replace(centre=self._between(die, pose.centre)) if die in flying else pose
            for die, pose in enumerate(self._resting)
        )

    def _between(self, die: int, end: Point) -> Point:
        (x, y), part = self._from[die], self._animator.value(_name(die))
        rise = LIFT * math.sin(math.pi * part)
        return x + (end[0] - x) * part, y + (end[1] - y) * part - rise


def _name(die: int) -> str:
    return f"die {die}"

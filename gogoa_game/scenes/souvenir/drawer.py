"""The drawer of controls over a picture: it comes at a sign of life, and goes when all rests."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from gogoa_game.ui.animator import Animation, in_cubic, out_cubic

if TYPE_CHECKING:
    from gogoa_game.ui.animator import Animator

IN_MS, OUT_MS = 220.0, 320.0
REST_MS = 2600.0
"""How long nobody points or types before the drawer goes."""
REST_FRAME_MS = 100.0
"""Milliseconds between frames while it only waits."""

_IN = Animation("drawer", IN_MS, out_cubic)
_OUT = Animation("drawer", OUT_MS, in_cubic, 1.0, 0.0)


class Drawer:
    """Out at first. With reduced motion it is there or not, without a way between.

    It takes presses once it is out: nobody presses a button that has not been seen.
    """

    def __init__(self, animator: Animator) -> None:
        self._animator = animator
        self._wanted = True
        self._rested_ms = 0.0

    @property
    def shown(self) -> float:
        """How much of it shows, from 0 to 1."""
        return self._animator.value("drawer", float(self._wanted))

    @property
    def out(self) -> bool:
        """Whether it shows whole, and is there to be used."""
        return self._wanted and not self.sliding

    @property
    def sliding(self) -> bool:
        """Whether it is on its way."""
        return self._animator.active

    def wake(self) -> None:
        """Somebody points or types: it comes, and stays a while."""
        self._rested_ms = 0.0
        if not self._wanted:
            before, self._wanted = self.shown, True
            self._animator.start(replace(_IN, start=before))

    def update(self, ms: float, *, held: bool) -> None:
        """Lets time pass. It does not go while it is `held`."""
        self._animator.update(ms)
        self._rested_ms = 0.0 if held else self._rested_ms + ms
        if self._wanted and self._rested_ms >= REST_MS:
            self._wanted = False
            self._animator.start(_OUT)

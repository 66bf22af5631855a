"""How much thinking a frame has time for."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

SLICE_MS = 6.0
"""What thinking may take of a frame; drawing needs the rest of it."""
FORGETS = 0.9
"""How much of the longest piece is remembered from one piece to the next."""


class Pace:
    """Slices of thinking, frame by frame: none begins a piece for which it has no time left.

    The first piece of a slice is always begun, or nothing would ever be decided.
    """

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._longest = 0.0  # seconds that a piece may take, as far as is known

    def slice(self) -> Callable[[], bool]:
        """Asked before each piece of one frame, says whether there is time for it."""
        began = last = self._clock()
        first = True

        def more_time() -> bool:
            nonlocal last, first
            now = self._clock()
            if first:
                first = False
                last = now
                return True
            self._longest = max(now - last, self._longest * FORGETS)
            last = now
            return now - began + self._longest <= SLICE_MS / 1000

        return more_time

"""Work between frames: how much of it a frame has time for, and where it has come to."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Generic, TypeVar, cast

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.bots.base import Work

T = TypeVar("T")

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


class PacedWork(Generic[T]):
    """Work in pieces that is done in the time that frames leave."""

    def __init__(self, work: Work[T], pace: Pace | None = None) -> None:
        """`pace` knows how long pieces of such work took before."""
        self.done = False
        self._work = work
        self._pace = pace or Pace()
        self._share = 0.0
        self._result: T | None = None

    def step(self) -> bool:
        """Goes on for as long as a frame allows; whether the work is done."""
        more_time = self._pace.slice()
        return self._work_while(lambda: not self.done and more_time())

    def finish(self) -> T:
        """Does all that is left at once."""
        self._work_while(lambda: not self.done)
        return self.result

    def _work_while(self, go_on: Callable[[], bool]) -> bool:
        try:
            while go_on():
                self._share = max(self._share, next(self._work))
        except StopIteration as finished:
            self.done, self._result = True, finished.value
        return self.done

    @property
    def share(self) -> float:
        """How much is done, from 0 to 1. It never goes back."""
        return 1.0 if self.done else self._share

    @property
    def result(self) -> T:
        """What the work came to. Raises ValueError while it is not done."""
        if not self.done:
            raise ValueError("the work is not done")
        return cast("T", self._result)

    def drop(self) -> None:
        """Gives up what is not done, and closes what it holds."""
        self._work.close()

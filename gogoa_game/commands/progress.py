"""How far a long command has come, on stderr. A bar that cannot be shown takes nothing away."""

from __future__ import annotations

import sys
import time

from gogoa_game.commands import console

BAR_WIDTH = 30
BAR_EVERY = 0.1  # seconds


class Bar:
    """A progress bar on stderr, redrawn at most ten times a second."""

    def __init__(self, total: int, *, shown: bool) -> None:
        self._total, self._shown = total, shown
        self._began = time.monotonic()
        self._next = 0.0

    def show(self, done: int) -> None:
        """Draws how many are done."""
        now = time.monotonic()
        if not self._shown or (now < self._next and done < self._total):
            return
        self._next = now + BAR_EVERY
        filled = BAR_WIDTH * done // self._total
        speed = done / max(now - self._began, 1e-9)
        bar = "#" * filled + "." * (BAR_WIDTH - filled)
        self._print(f"\r[{bar}] {done}/{self._total}, {speed:.0f}/s ")

    def close(self) -> None:
        """Ends the line of the bar."""
        if self._shown and self._next:
            self._print("\n")

    def _print(self, text: str) -> None:
        try:
            print(text, end="", file=sys.stderr, flush=True)
        except OSError:
            self._shown = False
            console.silence(sys.stderr)

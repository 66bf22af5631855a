"""A fixed piece of work by which the figures of different machines can be compared.

Every benchmark begins with `announce()`, and tells its times also in loops, `L`: as multiples of
the time that a loop of pure Python takes on the same machine.
"""

from __future__ import annotations

import time
from functools import cache

ROUNDS = 3_000_000
TRIES = 3
"""The best of them counts, for other programs can only slow one down."""


def _loop() -> int:
    total = 0
    for number in range(ROUNDS):
        total += number & 7
    return total


@cache
def loop_seconds() -> float:
    """The processor's seconds for the loop, measured once a process."""
    times = []
    for _ in range(TRIES):
        began = time.process_time()
        _loop()
        times.append(time.process_time() - began)
    return min(times)


def announce() -> None:
    """Prints how long the loop takes here."""
    print(f"L, a pure Python loop of {ROUNDS:,} rounds: {1000 * loop_seconds():.1f} ms")


def loops(seconds: float) -> str:
    """A time in loops, with three digits that count."""
    return f"{seconds / loop_seconds():.3g} L"


def ms(milliseconds: float, digits: int = 1) -> str:
    """A time in milliseconds and in loops."""
    return f"{milliseconds:.{digits}f} ms = {loops(milliseconds / 1000)}"


def per_loop(per_second: float, digits: int = 1) -> str:
    """How much of something is done in a loop's time."""
    return f"{per_second * loop_seconds():.{digits}f} a loop"

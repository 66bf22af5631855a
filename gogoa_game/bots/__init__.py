"""Bots: each is a function from a view and a stream of random numbers to an action.

    thinking = LEVELS["easy"](view, rng)

It is a generator: every `next` does a short piece of work, and the action is what it returns, so
that a window can go on drawing. The number of pieces never depends on the speed of the machine.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING

from .base import Bot, Thinking, decide
from .easy import choose as easy
from .medium import choose as medium
from .uniform import choose as uniform

# Before the first import of numpy: its products here are so small that a second thread would only
# wait for the first, and take a core from whoever draws.
for _threads in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_threads, "1")

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from gogoa_game.logic.views import View

FARSIGHTED = frozenset({"hard", "expert"})
"""The levels that need arrays."""


def _load() -> dict[str, Bot]:
    levels: dict[str, Bot] = import_module(f"{__name__}.farsighted").LEVELS
    return levels


def _farsighted(level: str) -> Bot:
    """A level that needs arrays, which are loaded by the first one that is asked."""

    def choose(view: View, rng: Random) -> Thinking:
        return (yield from _load()[level](view, rng))

    return choose


def prepare(levels: Iterable[str]) -> None:
    """Loads now what bots of these levels would have to load in the middle of a game."""
    if not FARSIGHTED.isdisjoint(levels):
        _load()


LEVELS: dict[str, Bot] = {
    "random": uniform,
    "easy": easy,
    "medium": medium,
    "hard": _farsighted("hard"),
    "expert": _farsighted("expert"),
}

__all__ = ["LEVELS", "Bot", "Thinking", "decide", "prepare"]

"""Bots: each is a function from a view and a stream of random numbers to an action.

    thinking = LEVELS["easy"](view, rng)

It is a generator: every `next` does a short piece of work, and the action is what it returns, so
that a window can go on drawing. The number of pieces never depends on the speed of the machine.
"""

from __future__ import annotations

from .base import Bot, Thinking, decide
from .easy import choose as easy
from .uniform import choose as uniform

LEVELS: dict[str, Bot] = {"random": uniform, "easy": easy}

__all__ = ["LEVELS", "Bot", "Thinking", "decide"]

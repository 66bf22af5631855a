"""What the values of options may be; each raises ArgumentTypeError with what is wrong."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

# Bots and rules are imported where they are needed: the window should open at once.

LEAST_SIZE, MOST_SIZE = 1, 16384
MOST_GAMES = 10**9
LONGEST_NUMBER = 20


def file(text: str) -> Path:
    """The name of a file or folder, which need not be there."""
    if not text or "\0" in text:
        raise argparse.ArgumentTypeError(f"{text!r} is no name of a file or folder")
    return Path(text)


def _number(text: str, least: int, most: int, what: str) -> int:
    digits = text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER
    number = int(text) if digits else least - 1
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(f"{text!r} is no {what}")
    return number


def seed(text: str) -> int:
    """A seed that every record can hold."""
    from gogoa_game.logic.chance import MAX_SEED

    return _number(text, 0, MAX_SEED, f"seed; give a number from 0 to {MAX_SEED}")


def count(text: str) -> int:
    """How many games or processes."""
    return _number(text, 1, MOST_GAMES, f"number from 1 up to {MOST_GAMES}")


def size(text: str) -> tuple[int, int]:
    """Width and height in pixels."""
    sides = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", text.lower())
    width, height = (int(sides[1]), int(sides[2])) if sides else (0, 0)
    if not LEAST_SIZE <= min(width, height) <= max(width, height) <= MOST_SIZE:
        raise argparse.ArgumentTypeError(
            f"{text!r} is no size; give width x height in pixels, as in 1280x720, "
            f"each at most {MOST_SIZE}"
        )
    return width, height


def line_up(text: str) -> tuple[str, ...]:
    """The levels of 1 to 6 bots, by the place at the table."""
    from gogoa_game.bots import LEVELS
    from gogoa_game.logic.rules import MAX_SEATS

    levels = tuple(level.strip() for level in text.split(","))
    for level in levels:
        if level not in LEVELS:
            known = ", ".join(LEVELS)
            raise argparse.ArgumentTypeError(f"there is no bot {level!r}; known are {known}")
    if len(levels) > MAX_SEATS:
        raise argparse.ArgumentTypeError(f"{len(levels)} bots; at most {MAX_SEATS} can play")
    return levels

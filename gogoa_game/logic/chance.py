"""All chance of a game from one seed, in separate streams (R2, R4, R5).

The same seed gives the same first seat, dice and offers whoever plays. Only `Random.random` is
promised to stay the same from one Python version to the next, so everything is drawn with it.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from .errors import IllegalAction, Reason
from .state import DAYS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .board import Board
    from .dice import Dice

OFFERED_PER_DECK = 2
MAX_SEED = 10**9 - 1


def stream(seed: int, name: str) -> Random:
    """The stream of that name: "dice", "decks", "first seat", "bot 2" and so on."""
    return Random(f"{seed}/{name}")


def below(rng: Random, n: int) -> int:
    """A whole number from 0 to n - 1."""
    return int(rng.random() * n)


def shuffled(rng: Random, items: Sequence[str]) -> list[str]:
    """The items in random order."""
    deck = list(items)
    for last in range(len(deck) - 1, 0, -1):
        other = below(rng, last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return deck


def offers(board: Board, seats: int, seed: int) -> tuple[tuple[str, ...], ...]:
    """Two easy and two hard plans for each seat, none of them twice (R2)."""
    rng = stream(seed, "decks")
    decks = [
        shuffled(rng, [plan.id for plan in board.plans if plan.hard is hard])
        for hard in (False, True)
    ]
    if min(map(len, decks)) < seats * OFFERED_PER_DECK:
        raise IllegalAction(Reason.SEATS, seats=seats)
    return tuple(
        tuple(deck[OFFERED_PER_DECK * seat + i] for deck in decks for i in range(OFFERED_PER_DECK))
        for seat in range(seats)
    )


def first_seat(seats: int, seed: int) -> int:
    """The first starting player (R4)."""
    return below(stream(seed, "first seat"), seats)


def rolls(seed: int) -> tuple[Dice, ...]:
    """The rolls of all twelve days (R5)."""
    rng = stream(seed, "dice")
    return tuple((below(rng, 6) + 1, below(rng, 6) + 1, below(rng, 6) + 1) for _ in range(DAYS))

"""Which two tour plans to keep (R3)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

from gogoa_game.logic.hexes import distance
from gogoa_game.logic.rules import PLANS_KEPT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.board import Board, DestinationSet

STOP_COST = 5.0  # points that a destination must bring to be worth one of the twelve days
HEX_COST = 2.5  # and the same for every hex of the way there


def best_plans(board: Board, offer: Sequence[str]) -> tuple[str, ...]:
    """The pair with the most points for the days and the hexes it takes."""
    return max(combinations(offer, PLANS_KEPT), key=lambda pair: _appeal(board, pair))


def _appeal(board: Board, pair: Sequence[str]) -> float:
    """The value of a pair less its cost; a destination on both plans costs only once."""
    wanted: DestinationSet = 0
    for plan in pair:
        wanted |= board.plan_sets[plan]
    value = sum(board.plan(plan).value for plan in pair)
    return value - STOP_COST * wanted.bit_count() - HEX_COST * _tour(board, wanted)


@lru_cache(maxsize=1 << 10)
def _tour(board: Board, wanted: DestinationSet) -> int:
    """Hexes of a way from the start through all destinations, always to the nearest one next."""
    here, left, length = board.start, {place.hex for place in board.members(wanted)}, 0
    while left:
        away, nearest = min((distance(here, cell), cell) for cell in left)
        length += away
        here = nearest
        left.remove(nearest)
    return length

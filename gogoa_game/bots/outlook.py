"""What a board promises from each hex, and what a destination is worth to a sheet."""

from __future__ import annotations

from functools import lru_cache
from operator import mul
from typing import TYPE_CHECKING

from gogoa_game.logic.board import TYPES
from gogoa_game.logic.paths import MAX_DEVIATIONS, MAX_DISTANCE, reach
from gogoa_game.logic.scoring import (
    PER_DESTINATION,
    PER_SET,
    SIX_OF_A_TYPE,
    THREE_OF_A_TYPE,
    type_counts,
)

from .base import cells

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.board import Board
    from gogoa_game.logic.paths import HexSet
    from gogoa_game.logic.state import Sheet

GUIDE_WORTH = 7.0
ASSIGNMENTS_PER_DAY = 4
"""A day offers four or six ways to give the dice; some of them reach the same hexes."""


@lru_cache(maxsize=1 << 11)
def chances(board: Board, cell: int) -> tuple[float, ...]:
    """For each destination (by bit) how likely a day that begins on the cell can mark it.

    A destination on the cell itself is marked already, since yesterday's path ended there (R18).
    """
    table, hits = reach(board).ends, [0] * len(board.destinations)
    throws = 0
    for deviations in range(1, MAX_DEVIATIONS + 1):
        for distance in range(1, MAX_DISTANCE + 1):
            for ends in table[deviations][distance][cell]:
                throws += 1
                for end in cells(ends & board.destination_hexes & ~(1 << cell)):
                    hits[board.destination_bit_of_hex[end]] += 1
    return tuple([1.0 - (1.0 - hit / throws) ** ASSIGNMENTS_PER_DAY for hit in hits])


def prospect(board: Board, cell: int, worth: Sequence[float]) -> float:
    """The worth of all that the next day may mark from a cell, each by how likely it is."""
    total: float = sum(map(mul, chances(board, cell), worth))
    return total


def unmarked_hexes(board: Board, sheet: Sheet) -> HexSet:
    """The hexes where a path that ends marks something."""
    found = board.destination_hexes
    for place in board.members(sheet.marked):
        found &= ~(1 << board.index[place.hex])
    return found


@lru_cache(maxsize=16)
def _types(board: Board) -> tuple[int, ...]:
    """For each destination (by bit) the place of its type in TYPES."""
    return tuple(TYPES.index(place.type) for place in board.destinations)


def worths(board: Board, sheet: Sheet, days_left: int) -> list[float]:
    """What it is worth to mark each destination (by bit), in points; 0 if it is marked.

    Points that several marks earn together are shared out among those still missing. `days_left`
    are the days after this one.
    """
    of_type = _type_worths(board, sheet)
    found = [of_type[kind] for kind in _types(board)]
    for place, bonus in board.bonuses:
        found[place.bit_length() - 1] += bonus
    if days_left:
        for bit in cells(board.guide_set):
            found[bit] += GUIDE_WORTH
    for plan in sheet.plans:
        missing = board.plan_sets[plan] & ~sheet.marked
        count = missing.bit_count()
        if count <= days_left + 1:
            for bit in cells(missing):
                found[bit] += board.plan(plan).value / count
    for bit in cells(sheet.marked):
        found[bit] = 0.0
    return found


def _type_worths(board: Board, sheet: Sheet) -> list[float]:
    """What a mark of each type is worth: its own points, and its share in a set (R23) and in the
    next step of the type (R24).
    """
    counts = type_counts(board, sheet.marked)
    fewest = min(counts)
    missing = counts.count(fewest)
    return [
        PER_DESTINATION + (PER_SET / missing if count == fewest else 0.0) + _step_share(count)
        for count in counts
    ]


def _step_share(count: int) -> float:
    if count < 3:
        return THREE_OF_A_TYPE / (3 - count)
    return (SIX_OF_A_TYPE - THREE_OF_A_TYPE) / (6 - count) if count < 6 else 0.0

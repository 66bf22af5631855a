"""What marking a destination is worth to one sheet, and what a hex promises for the next day.

This is the judgement of `judgement` for one sheet at a time; `imagine` has it for thousands.
"""

from __future__ import annotations

from functools import lru_cache
from operator import mul
from typing import TYPE_CHECKING

from gogoa_game.logic.board import TYPES
from gogoa_game.logic.scoring import PER_DESTINATION, type_counts

from .goals import cells, ends_within
from .judgement import MOST_MISSING, worths_of
from .rolls import ROLLS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.board import Board
    from gogoa_game.logic.state import Sheet

    from .judgement import Judgement


@lru_cache(maxsize=1 << 11)
def chances(board: Board, cell: int) -> tuple[float, ...]:
    """For each destination (by bit) how likely a day from the cell can end there without guides.

    The cell itself counts as out of reach: what is there was marked when the day before ended.
    """
    found = [0.0] * len(board.destinations)
    for roll, chance in ROLLS:
        ends = ends_within(board, board.hexes[cell], roll, None, 0)
        for end in cells(ends & board.destination_hexes & ~(1 << cell)):
            found[board.destination_bit_of_hex[end]] += chance
    return tuple(found)


def prospect(board: Board, cell: int, worth: Sequence[float]) -> float:
    """The worth of all that the next day may mark from a cell, each by how likely it is."""
    total: float = sum(map(mul, chances(board, cell), worth))
    return total


@lru_cache(maxsize=16)
def types_of(board: Board) -> tuple[int, ...]:
    """For each destination (by bit) the place of its type in TYPES."""
    return tuple(TYPES.index(place.type) for place in board.destinations)


def plan_worths(board: Board, sheet: Sheet, left: int, judgement: Judgement) -> list[float]:
    """What a mark on the tour plans is worth, for each destination (by bit), in points."""
    shares = worths_of(judgement).plan
    found = [0.0] * len(board.destinations)
    for plan in sheet.plans:
        missing = board.plan_sets[plan] & ~sheet.marked
        worth = board.plan(plan).value * shares[min(missing.bit_count(), MOST_MISSING)][left]
        for bit in cells(missing):
            found[bit] += worth
    return found


def worths(board: Board, sheet: Sheet, left: int, judgement: Judgement) -> list[float]:
    """What it is worth to mark each destination today (by bit), in points; 0 if it is marked.

    `left` are the days after today. On the last day these are the points that a mark brings.
    """
    of_type = _type_worths(board, sheet, left, judgement)
    found = plan_worths(board, sheet, left, judgement)
    for bit, kind in enumerate(types_of(board)):
        found[bit] += of_type[kind]
    for place, bonus in board.bonuses:
        found[place.bit_length() - 1] += bonus
    for bit in cells(board.guide_set):
        found[bit] += judgement.guide * left
    for bit in cells(sheet.marked):
        found[bit] = 0.0
    return found


def _type_worths(board: Board, sheet: Sheet, left: int, judgement: Judgement) -> list[float]:
    """What a mark of each type is worth: its own points, and its share in the next two sets (R23)
    and in the steps of the type (R24).
    """
    tables = worths_of(judgement)
    counts = type_counts(board, sheet.marked)
    found = [PER_DESTINATION + tables.step[count][left] for count in counts]
    fewest = min(counts)
    for level in (fewest + 1, fewest + 2):
        short = sum([level - count for count in counts if count < level])
        for kind, count in enumerate(counts):
            if count < level:
                found[kind] += tables.set[short][left]
    return found

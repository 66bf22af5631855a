"""Many games imagined at once: a thousand sheets play their days by one judgement.

It is the judgement of `outlook`, with a row of an array for every sheet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from gogoa_game.logic.scoring import (
    MOST_OF_A_TYPE,
    PER_DESTINATION,
    PER_SET,
    TYPE_STEPS,
    type_points,
)
from gogoa_game.logic.state import DAYS

from .judgement import MOST_MISSING, worths_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from gogoa_game.logic.board import Board
    from gogoa_game.logic.state import Sheet

    from .judgement import Hope, Judgement
    from .tables import Tables

    Reals = NDArray[np.float32]
    Ints = NDArray[np.int64]


class Sheets(NamedTuple):
    """The sheets of many games, one row each."""

    cell: Ints
    unmarked: Reals  # rows, destinations: 1 where it is not marked
    guides: Ints  # how many can be spent
    plans: Ints  # rows, 2: the numbers of the plans

    def take(self, rows: Ints | slice) -> Sheets:
        """Some of the rows, in that order."""
        return Sheets(self.cell[rows], self.unmarked[rows], self.guides[rows], self.plans[rows])

    def repeat(self, times: int) -> Sheets:
        """Each row so many times, one after another."""
        return self.take(np.arange(len(self.cell)).repeat(times))

    def after(self, cell: Ints, mark: Ints, spent: Ints, tables: Tables) -> Sheets:
        """The sheets after a day: `mark` is the bit of a destination, below 0 for none."""
        marks = np.flatnonzero(mark >= 0)
        unmarked, guides = self.unmarked.copy(), self.guides - spent
        unmarked[marks, mark[marks]] = 0
        guides[marks] += tables.guides[mark[marks]].astype(np.int64)
        return Sheets(cell, unmarked, guides, self.plans)


def fresh_sheets(tables: Tables, plans: Sequence[Sequence[str]]) -> Sheets:
    """Sheets on the first morning, one for each pair of plans."""
    rows = len(plans)
    return Sheets(
        np.full(rows, tables.start),
        np.ones((rows, len(tables.cells)), np.float32),
        np.zeros(rows, np.int64),
        np.array([[tables.plan_number[plan] for plan in pair] for pair in plans]),
    )


def sheets_of(tables: Tables, board: Board, sheet: Sheet) -> Sheets:
    """A sheet as the only row."""
    unmarked = [1 - (sheet.marked >> bit & 1) for bit in range(len(board.destinations))]
    return Sheets(
        np.array([board.index[sheet.position]]),
        np.array([unmarked], np.float32),
        np.array([sheet.guides.bit_count()]),
        np.array([[tables.plan_number[plan] for plan in sheet.plans]]),
    )


class Imagination:
    """Values sheets and plays days on one board by one judgement."""

    def __init__(self, tables: Tables, judgement: Judgement) -> None:
        worths = worths_of(judgement)
        self.tables, self.judgement = tables, judgement
        self._plan = np.array(worths.plan, np.float32)
        self._set = np.array(worths.set, np.float32)
        self._step = np.array(worths.step, np.float32)
        self._plan_chance = _chances(judgement.plan)
        self._set_chance = _chances(judgement.set)
        self._step_hopes = _step_hopes(_chances(judgement.step))
        self._own = (PER_DESTINATION + tables.bonus).astype(np.float32)
        self._of_type = tables.types.sum(0)
        self._type_points = np.array(
            [type_points(count) for count in range(len(tables.types) + 1)], np.float32
        )
        near = tables.chance[tables.cells]
        self._near = (near * (1 - np.eye(len(near), dtype=np.float32))).T.copy()

    # ---- what is worth what

    def worths(self, sheets: Sheets, left: int) -> tuple[Reals, Reals]:
        """What a mark today is worth, and the part of it for the plans: [rows, destinations].

        It is 0 where a mark has been made. `left` are the days after today.
        """
        tables, unmarked = self.tables, sheets.unmarked
        counts = self._counts(sheets)
        of_type = self._step[np.minimum(counts, MOST_OF_A_TYPE), left]
        fewest = counts.min(1, keepdims=True)
        for level in (fewest + 1, fewest + 2):
            short = np.maximum(level - counts, 0)
            missing = np.minimum(short.sum(1, keepdims=True), MOST_MISSING)
            of_type += (short > 0) * self._set[missing, left]
        hopes = np.zeros_like(unmarked)
        for plan in sheets.plans.T:
            listed = tables.plans[plan]
            missing = np.minimum((listed * unmarked).sum(1).astype(np.int64), MOST_MISSING)
            hopes += (tables.values[plan] * self._plan[missing, left])[:, None] * listed
        hopes *= unmarked
        worth = of_type @ tables.types.T
        worth += self._own + tables.guides * np.float32(self.judgement.guide * left)
        worth *= unmarked
        worth += hopes
        return worth, hopes

    def points(self, sheets: Sheets) -> Reals:
        """The points of the sheets as they stand (R20-R24)."""
        tables, counts = self.tables, self._counts(sheets)
        total: Reals = (1 - sheets.unmarked) @ self._own + self._type_points[counts].sum(1)
        total += np.float32(PER_SET) * counts.min(1)
        for plan in sheets.plans.T:
            missing = (tables.plans[plan] * sheets.unmarked).sum(1)
            total += tables.values[plan] * (missing == 0)
        return total

    def hopes(self, sheets: Sheets, left: int) -> Reals:
        """The points still to hope for from plans, sets and types, in the days that are left."""
        tables, counts = self.tables, self._counts(sheets)
        total: Reals = self._step_hopes[np.minimum(counts, MOST_OF_A_TYPE), left].sum(1)
        fewest = counts.min(1, keepdims=True)
        for level in (fewest + 1, fewest + 2):
            short = np.maximum(level - counts, 0).sum(1)
            total += PER_SET * self._set_chance[np.minimum(short, MOST_MISSING), left]
        for plan in sheets.plans.T:
            missing = (tables.plans[plan] * sheets.unmarked).sum(1).astype(np.int64)
            chance = self._plan_chance[np.minimum(missing, MOST_MISSING), left]
            total += tables.values[plan] * chance * (missing > 0)
        total += sheets.guides * np.float32(self.judgement.thrift * left)
        return total

    def _counts(self, sheets: Sheets) -> Ints:
        counts: Ints = (self._of_type - sheets.unmarked @ self.tables.types).astype(np.int64)
        return counts

    # ---- playing

    def values(self, sheets: Sheets, left: int) -> tuple[Reals, Reals]:
        """What it is worth to end the day on each destination, with tomorrow's prospect of plans,
        and the worths of the marks alone: [rows, destinations]; 0 where a mark has been made.
        """
        worth, hopes = self.worths(sheets, left)
        value = worth
        if left:
            prospect = np.float32(self.judgement.tomorrow) * (hopes @ self._near)
            value = worth + prospect * sheets.unmarked
        return value, worth

    def play_day(self, sheets: Sheets, situations: Ints, left: int) -> Sheets:
        """The sheets after a day that all play by the judgement, each in its own situation."""
        tables = self.tables
        value, worth = self.values(sheets, left)
        rows = np.arange(len(value))
        at = tables.visits[0, situations, sheets.cell] * value
        best = at.argmax(1)
        found, spent = at[rows, best], np.zeros_like(sheets.guides)
        for level in range(1, 1 + int(sheets.guides.max(initial=0))):
            able = np.flatnonzero(sheets.guides >= level)
            at = tables.visits[level, situations[able], sheets.cell[able]] * value[able]
            other = at.argmax(1)
            price = at[np.arange(len(able)), other] - level * self.judgement.thrift * left
            better = price > found[able]
            chosen = able[better]
            best[chosen], found[chosen], spent[chosen] = other[better], price[better], level
        mark, cell = np.where(found > 0, best, -1), tables.cells[best]
        lost = np.flatnonzero(found <= 0)
        if len(lost):
            spent[lost] = 0
            cell[lost] = self.wander(sheets.take(lost), situations[lost], worth[lost])
        return sheets.after(cell, mark, spent, tables)

    def wander(self, sheets: Sheets, situations: Ints, worth: Reals) -> Ints:
        """The ends, for days that can mark nothing, from where the next day promises most."""
        promise = worth @ self.tables.chance.T + np.float32(1)  # 1: any end is better than none
        cells: Ints = (promise * self.ends(sheets, situations)).argmax(1)
        return cells

    def ends(self, sheets: Sheets, situations: Ints) -> NDArray[np.uint8]:
        """1 for every hex where the day can end without guides: [rows, cells]."""
        packed = self.tables.ends[situations, sheets.cell]
        count = self.tables.chance.shape[0]
        return np.unpackbits(packed, axis=1, count=count, bitorder="little")

    def last_day(self, sheets: Sheets, situations: Ints, chances: Reals) -> Reals:
        """The expected final points with one day left, played as well as can be.

        It is the exact expectation over the situations, each as likely as its chance says. A mark
        on the last day is worth the points it brings, so the best is the greatest worth.
        """
        worth, _ = self.worths(sheets, 0)
        visits = self.tables.visits[
            sheets.guides[:, None], situations[None, :], sheets.cell[:, None]
        ]
        best = (visits * worth[:, None, :]).max(2)
        found: Reals = self.points(sheets) + best @ chances
        return found


def _chances(hope: Hope) -> Reals:
    """`Hope.chance` as a table: [missing, days]."""
    return np.array(
        [
            [hope.chance(missing, days) for days in range(DAYS)]
            for missing in range(MOST_MISSING + 1)
        ],
        np.float32,
    )


def _step_hopes(chance: Reals) -> Reals:
    """The points to hope for by R24 from a type: [count, days]."""
    found = np.zeros((MOST_OF_A_TYPE + 1, chance.shape[1]), np.float32)
    below = 0
    for size, points in TYPE_STEPS:
        for count in range(size):
            found[count] += (points - below) * chance[size - count]
        below = points
    return found

"""Par: the best that a player could have made of a game, had all twelve rolls been known.

A wide beam over the player's own game: day by day the most promising sheets are kept, whatever
way led to them. It proves no maximum, but few games have a better one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from gogoa_game.bots.base import part
from gogoa_game.bots.imagine import Imagination, fresh_sheets
from gogoa_game.bots.judgement import KNOWING
from gogoa_game.bots.tables import situation, tables_of
from gogoa_game.logic.board import GUIDES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from gogoa_game.bots.base import Work
    from gogoa_game.bots.imagine import Ints, Reals, Sheets
    from gogoa_game.logic.board import Board
    from gogoa_game.logic.dice import Dice

WIDTH = 2000
IDLE = 2  # ends that mark nothing, tried from each sheet
ROWS = 512  # sheets in one piece of work
BITS = 62  # destinations in one number


class Par(NamedTuple):
    """The best total, and for each day the number of the hex where it ends."""

    points: int
    ends: tuple[int, ...]


class _Moves(NamedTuple):
    """Moves of a day: the row of the sheet, the end, the mark (-1 for none), the guides spent."""

    row: Ints
    end: Ints
    mark: Ints
    spent: Ints

    def take(self, some: NDArray[np.intp]) -> _Moves:
        return _Moves(*(column[some] for column in self))


def par(
    board: Board,
    plans: Sequence[str],
    days: Sequence[tuple[Dice, int | None]],
    width: int = WIDTH,
) -> Work[Par]:
    """The best game found with two plans on these days: the roll and the place of the die that
    somebody else had reserved, None for a starting player's day.
    """
    tables = yield from tables_of(board)
    imagination = Imagination(tables, KNOWING)
    sheets = fresh_sheets(tables, [plans])
    situations = [situation(dice, reserved) for dice, reserved in days]
    made: list[_Moves] = []
    for number, today in enumerate(situations):
        begun, left = number / len(days), len(situations) - 1 - number
        moves = yield from part(_moves(imagination, sheets, today), begun, begun)
        moves = _distinct(imagination, sheets, moves)
        yield begun
        values = _values(imagination, sheets, moves, situations[number + 1 :])
        value = yield from part(values, begun, (number + 1) / len(days))
        best = np.argsort(-value, kind="stable")[: width if left else 1]
        moves = moves.take(best)
        sheets = _made(imagination, sheets, moves)
        made.append(moves)
    return Par(round(float(imagination.points(sheets)[0])), _way_back(made))


def _moves(imagination: Imagination, sheets: Sheets, today: int) -> Work[_Moves]:
    """Every mark that can be made, with as few guides as it takes, and a few idle ends."""
    found = []
    for first in range(0, len(sheets.cell), ROWS):
        moves = _some_moves(imagination, sheets.take(slice(first, first + ROWS)), today)
        found.append(moves._replace(row=moves.row + first))
        yield min(1.0, (first + ROWS) / len(sheets.cell))
    return _Moves(*(np.concatenate(columns) for columns in zip(*found, strict=True)))


def _some_moves(imagination: Imagination, sheets: Sheets, today: int) -> _Moves:
    tables, rows = imagination.tables, np.arange(len(sheets.cell))
    parts, wanted = [], sheets.unmarked > 0
    for spent in range(GUIDES + 1):
        at = wanted & (tables.visits[spent, today, sheets.cell] > 0)
        at &= (sheets.guides >= spent)[:, None]
        row, mark = np.nonzero(at)
        parts.append(_Moves(row, tables.cells[mark], mark, np.full(len(row), spent)))
        wanted &= ~at
    worth, _ = imagination.worths(sheets, 0)
    promise = (1 + worth @ tables.chance.T) * imagination.ends(sheets, np.full(len(rows), today))
    promise[rows[:, None], tables.cells] *= sheets.unmarked == 0
    idle = np.argpartition(-promise, IDLE - 1, 1)[:, :IDLE].ravel()
    row = rows.repeat(IDLE)
    real = promise[row, idle] > 0
    nothing = np.zeros(int(real.sum()), np.int64)
    parts.append(_Moves(row[real], idle[real], nothing - 1, nothing))
    return _Moves(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def _distinct(imagination: Imagination, sheets: Sheets, moves: _Moves) -> _Moves:
    """One move for each sheet that they lead to."""
    tables = imagination.tables
    found = np.where(moves.mark >= 0, tables.guides[moves.mark], 0).astype(np.int64)
    columns = [sheets.guides[moves.row] - moves.spent + found, moves.end]
    for first in range(0, len(tables.cells), BITS):
        here = slice(first, first + BITS)
        bits = np.int64(1) << np.arange(len(tables.cells[here]), dtype=np.int64)
        marked = ((sheets.unmarked[:, here] == 0) @ bits)[moves.row]
        within = (moves.mark >= first) & (moves.mark < first + BITS)
        columns.append(marked | np.where(within, bits[(moves.mark - first) % len(bits)], 0))
    order = np.lexsort(columns)
    same = np.ones(len(order), bool)
    same[0] = False
    for column in columns:
        same[1:] &= np.diff(column[order]) == 0
    return moves.take(order[~same])


def _made(imagination: Imagination, sheets: Sheets, moves: _Moves) -> Sheets:
    return sheets.take(moves.row).after(moves.end, moves.mark, moves.spent, imagination.tables)


def _values(
    imagination: Imagination, sheets: Sheets, moves: _Moves, coming: Sequence[int]
) -> Work[Reals]:
    """What each move promises: points, hopes and tomorrow's best mark, as its roll is known."""
    parts = []
    for first in range(0, len(moves.row), ROWS):
        some = _made(imagination, sheets, _Moves(*(c[first : first + ROWS] for c in moves)))
        value = imagination.points(some)
        if coming:
            left = len(coming) - 1
            worth, _ = imagination.worths(some, left)
            visits = imagination.tables.visits[some.guides, coming[0], some.cell]
            value = value + imagination.hopes(some, left) + (visits * worth).max(1)
        parts.append(value)
        yield min(1.0, (first + ROWS) / len(moves.row))
    return np.concatenate(parts)


def _way_back(made: Sequence[_Moves]) -> tuple[int, ...]:
    """The ends of the days that led to the one sheet left."""
    row, ends = 0, []
    for moves in reversed(made):
        ends.append(int(moves.end[row]))
        row = int(moves.row[row])
    return tuple(reversed(ends))

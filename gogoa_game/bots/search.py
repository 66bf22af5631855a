"""What the turns of a day lead to: the games that follow, imagined many times over.

Every goal is tried with the same dice, so that luck is no difference between them. The ends that
do well are looked at closer: for every roll of the next day the best of its moves counts, as a
player would choose it. With one day to come the expectation is exact, over every roll.

Work is measured in imagined games, never in time, and comes in pieces of a few milliseconds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from gogoa_game.logic.dice import PLACES

from .base import part
from .goals import Goal, goals, idle_goals
from .imagine import Imagination, fresh_sheets, sheets_of
from .judgement import TUNED
from .rolls import ROLLS
from .tables import SITUATIONS_PER_ROLL, situation, tables_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from gogoa_game.logic.board import Board

    from .base import Standpoint, Work
    from .imagine import Ints, Reals, Sheets
    from .tables import Tables

ROWS = 512  # sheets that play a day in one piece of work


class Effort(NamedTuple):
    """How much is imagined for a decision, in games."""

    games: int  # for every goal, at the first look
    idle: int  # goals that mark nothing, besides those that do
    keep: int = 0  # goals looked at closer; 0 leaves it at the first look
    margin: float = 0.0  # points behind the best from which on a goal is not looked at closer
    moves: int = 0  # moves of tomorrow that are tried for every roll
    later: int = 0  # games for each of them


class Rated(NamedTuple):
    """A goal with the final points to expect if the game goes on from there."""

    goal: Goal
    points: float


class Day(NamedTuple):
    """What a coming day may bring: situations and how likely each of them is."""

    situations: Ints
    chances: Reals


_CHANCES = np.array([chance for _, chance in ROLLS], np.float32)
_FREE = Day(np.arange(len(ROLLS)) * SITUATIONS_PER_ROLL, _CHANCES)
_DENIED = Day(  # nobody knows which die another player is going to reserve
    (_FREE.situations[:, None] + 1 + np.arange(len(PLACES))).ravel(),
    (_CHANCES / np.float32(len(PLACES))).repeat(len(PLACES)),
)


def day(starting: bool) -> Day:
    """A coming day on which the player is starting player or another one."""
    return _FREE if starting else _DENIED


def rate(
    me: Standpoint, effort: Effort, rng: Random, always: Iterable[Goal] = ()
) -> Work[list[Rated]]:
    """The goals looked at closest, the best of them first.

    The goals `always` are among them whatever they seem to be worth.
    """
    tables = yield from part(tables_of(me.board), 0.0, 0.0)
    search = _Search(Imagination(tables, TUNED), me.starts, rng)
    found = list(goals(me))
    idle = list(idle_goals(me))
    sheet = sheets_of(tables, me.board, me.sheet)
    if me.left > 1 or (me.left == 0 and found):
        idle = search.most_promising(sheet, idle, effort.idle if me.left else 0)
    wanted = dict.fromkeys([*found, *idle, *always])
    tried = list(wanted)
    looks = search.first_look(_after(tables, sheet, tried), effort.games)
    points = yield from part(looks, 0.0, 0.3 if effort.keep else 1.0)
    rated = _sorted(tried, points)
    if me.left < 2 or not effort.keep:
        return rated
    near = [
        one.goal for one in rated[: effort.keep] if one.points > rated[0].points - effort.margin
    ]
    near = list(dict.fromkeys([*near, *always]))
    if len(near) == 1:
        return rated[:1]
    looks = search.closer_look(_after(tables, sheet, near), effort)
    points = yield from part(looks, 0.3, 1.0)
    return _sorted(near, points)


def luck(me: Standpoint, games: int, rng: Random) -> Work[float]:
    """How many points today's roll is better than the average roll would be, below 0 if worse.

    Both are played on by the judgement, with the same dice from tomorrow on.
    """
    tables = yield from tables_of(me.board)
    search = _Search(Imagination(tables, TUNED), me.starts, rng)
    rolls = search.one_of_each_roll(me.starting)
    situations = np.append(rolls.situations, situation(me.dice, me.reserved))
    sheets = sheets_of(tables, me.board, me.sheet).repeat(len(situations))
    sheets = search.imagination.play_day(sheets, situations, me.left)
    points = yield from search.first_look(sheets, games)
    return float(points[-1] - points[:-1] @ rolls.chances)


def rate_plans(
    board: Board,
    pairs: Sequence[tuple[str, ...]],
    starts: tuple[bool, ...],
    games: int,
    rng: Random,
) -> Work[list[float]]:
    """The final points to expect with each pair of plans; `starts` has all twelve days."""
    tables = yield from tables_of(board)
    search = _Search(Imagination(tables, TUNED), starts, rng)
    points = yield from search.first_look(fresh_sheets(tables, pairs), games)
    return [float(value) for value in points]


def _after(tables: Tables, sheet: Sheets, tried: Sequence[Goal]) -> Sheets:
    """The sheet after each of the goals."""
    ends, marks, spent = np.array(tried).T
    return sheet.repeat(len(tried)).after(ends, marks, spent, tables)


def _sorted(tried: Sequence[Goal], points: Reals) -> list[Rated]:
    rated = [Rated(goal, float(value)) for goal, value in zip(tried, points, strict=True)]
    return sorted(rated, key=lambda one: (-one.points, one.goal.guides, one.goal.end))


class _Search(NamedTuple):
    """Imagined games from one position on; `starts` are the days still to play."""

    imagination: Imagination
    starts: tuple[bool, ...]
    rng: Random

    def first_look(self, sheets: Sheets, games: int) -> Work[Reals]:
        """The final points to expect from each sheet, played on by the judgement."""
        if not self.starts:
            return self.imagination.points(sheets)
        if len(self.starts) == 1:
            return (yield from self._last_day(sheets))
        dice = self._dice(self.starts, games)
        points = yield from self._play_out(
            sheets.repeat(games), np.tile(dice, (len(sheets.cell), 1))
        )
        mean: Reals = points.reshape(-1, games).mean(1)
        return mean

    def closer_look(self, sheets: Sheets, effort: Effort) -> Work[Reals]:
        """The same, if tomorrow the best of `effort.moves` moves is made for every roll."""
        later = self.starts[1:]
        exact = len(later) == 1
        tomorrow = day(self.starts[0]) if exact else self.one_of_each_roll(self.starts[0])
        rolls = len(tomorrow.situations)
        rows = sheets.repeat(rolls)
        situations = np.tile(tomorrow.situations, len(sheets.cell))
        moves = min(effort.moves, rows.unmarked.shape[1])
        moved = self._moves(rows, situations, len(later), moves)
        if exact:
            points = yield from self._last_day(moved)
        else:
            dice = self._dice(later, effort.later)
            points = yield from self._play_out(
                moved.repeat(effort.later), np.tile(dice, (len(moved.cell), 1))
            )
            points = points.reshape(-1, effort.later).mean(1)
        best = points.reshape(len(sheets.cell), rolls, moves).max(2)
        found: Reals = best @ tomorrow.chances
        return found

    def most_promising(self, sheet: Sheets, idle: list[Goal], count: int) -> list[Goal]:
        """The goals without a mark from where the next day promises most."""
        worth, _ = self.imagination.worths(sheet, max(0, len(self.starts) - 1))
        promise = self.imagination.tables.chance @ worth[0]
        return sorted(idle, key=lambda goal: (-float(promise[goal.end]), goal.end))[:count]

    def _play_out(self, sheets: Sheets, dice: Ints) -> Work[Reals]:
        """The final points of each row, all days played by the judgement: [rows]."""
        points, (rows, days) = [], dice.shape
        for first in range(0, rows, ROWS):
            some = sheets.take(slice(first, first + ROWS))
            for number in range(days):
                situations = dice[first : first + ROWS, number]
                some = self.imagination.play_day(some, situations, days - 1 - number)
                yield min(1.0, (first + ROWS * (number + 1) / days) / rows)
            points.append(self.imagination.points(some))
        return np.concatenate(points)

    def _last_day(self, sheets: Sheets) -> Work[Reals]:
        points, last = [], day(self.starts[-1])
        rows = max(1, 10 * ROWS // len(last.situations))
        for first in range(0, len(sheets.cell), rows):
            some = sheets.take(slice(first, first + rows))
            points.append(self.imagination.last_day(some, *last))
            yield min(1.0, (first + rows) / len(sheets.cell))
        return np.concatenate(points)

    def _moves(self, sheets: Sheets, situations: Ints, left: int, count: int) -> Sheets:
        """The sheets after the `count` best moves of each by the judgement, one after another.

        Where there are fewer marks to make, the move is to go where the next day promises most.
        """
        tables, thrift = self.imagination.tables, self.imagination.judgement.thrift * left
        value, worth = self.imagination.values(sheets, left)
        best, spent = np.zeros_like(value), np.zeros(value.shape, np.int64)
        for level in range(1 + int(sheets.guides.max(initial=0))):
            able = (sheets.guides >= level)[:, None]
            price = tables.visits[level, situations, sheets.cell] * value - level * thrift
            better = able & (price > best)
            best[better], spent[better] = price[better], level
        marks = np.argpartition(-best, count - 1, 1)[:, :count]
        rows = np.arange(len(value))[:, None]
        real = (best[rows, marks] > 0).ravel()
        lost = self.imagination.wander(sheets, situations, worth).repeat(count)
        return sheets.repeat(count).after(
            np.where(real, tables.cells[marks.ravel()], lost),
            np.where(real, marks.ravel(), -1),
            np.where(real, spent[rows, marks].ravel(), 0),
            tables,
        )

    def _dice(self, starts: tuple[bool, ...], games: int) -> Ints:
        """Situations drawn for the days: [games, days]."""
        found = np.empty((games, len(starts)), np.int64)
        for number, starting in enumerate(starts):
            coming = day(starting)
            drawn = np.array([self.rng.random() for _ in range(games)])
            places = coming.chances.cumsum().searchsorted(drawn, "right")
            found[:, number] = coming.situations[np.minimum(places, len(coming.chances) - 1)]
        return found

    def one_of_each_roll(self, starting: bool) -> Day:
        """Every roll once, with a reserved die that is drawn for each."""
        if starting:
            return _FREE
        denied = np.array([int(self.rng.random() * len(PLACES)) for _ in ROLLS])
        return Day(_FREE.situations + 1 + denied, _CHANCES)

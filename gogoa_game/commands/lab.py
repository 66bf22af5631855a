"""Bot tournaments without a window: many games, spread over processes, summed up.

    summary = run_games(game_map, ["easy", "random"], games=100, seed=1)

Game `i` has the seed `seed + i` whatever the line-up, and the line-up moves on by one seat from
game to game, so that nobody is favoured by a seat. Everything but the times is the same for any
number of processes, and on any machine whose numpy computes to the same last bit.
"""

from __future__ import annotations

import gc
import math
import multiprocessing
import time
from collections import Counter, deque
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from gogoa_game.bots import LEVELS, decide
from gogoa_game.commands import stopping
from gogoa_game.logic.chance import MAX_SEED
from gogoa_game.logic.plans import EASY_VALUES, HARD_VALUES
from gogoa_game.logic.rules import MAX_SEATS
from gogoa_game.logic.scoring import completed_plans, points, winners
from gogoa_game.table.match import BOT_PREFIX, Match, Player

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator, Sequence
    from concurrent.futures import Future

    from gogoa_game.maps import GameMap
    from gogoa_game.store.records import GameRecord

PLAN_VALUES = EASY_VALUES + HARD_VALUES
MAX_JOBS = 60  # Windows can wait for 63 things at a time, and the pool needs some
Z95 = 1.959964
COLLECT_AFTER = 50_000
"""New objects after which Python looks for circles of them, 700 by itself: a game makes millions of
values that go by themselves, and looking takes a fifth of the time."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a bot did in a game: `plans` are the values of those it completed, `times` the
    microseconds of each of its turns, thinking and checking together; `win` is 1, a shared victory
    its share of it, 0 for none.
    """

    seat: int
    level: str
    score: int
    win: float
    visits: int
    plans: tuple[int, ...]
    times: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game; `bots` are in the order of the line-up, not of the seats."""

    number: int
    record: GameRecord
    bots: tuple[SeatResult, ...]


# ---- playing


def play_games(
    game_map: GameMap, line_up: Sequence[str], games: int, seed: int, jobs: int = 1
) -> Generator[GameResult, None, None]:
    """Plays the games on `jobs` processes, at most MAX_JOBS, and yields them in their order.

    Closing the generator stops the processes. Raises LabError if one of them dies, and ValueError
    for a line-up that is empty, too long or names an unknown level, and for less than one game or
    process.
    """
    if not 1 <= len(line_up) <= MAX_SEATS or not set(line_up) <= LEVELS.keys():
        raise ValueError(f"1 to {MAX_SEATS} bots play, of the levels {', '.join(LEVELS)}")
    if games < 1 or jobs < 1:
        raise ValueError("at least one game is played, on at least one process")
    return _play_games(_Table(game_map, tuple(line_up), seed), games, min(jobs, games, MAX_JOBS))


@contextmanager
def _few_collections() -> Iterator[None]:
    """As long as games are played here, Python looks less often for circles of objects."""
    before = gc.get_threshold()
    gc.set_threshold(COLLECT_AFTER, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def _play_games(table: _Table, games: int, jobs: int) -> Generator[GameResult, None, None]:
    if jobs == 1:
        with _few_collections():
            yield from map(table.play, range(games))
        return
    others = set(multiprocessing.active_children())
    # Fresh processes: a fork of one that has threads, such as those of a mixer, may hang.
    context = multiprocessing.get_context("spawn")
    with stopping.held():  # it may start a process of its own
        executor = ProcessPoolExecutor(jobs, context, _sit_down, (table,))
    try:
        ahead = deque(_submit(executor, number) for number in range(jobs))
        coming = iter(range(jobs, games))
        while ahead:
            result = ahead.popleft().result()
            ahead.extend(_submit(executor, number) for number in islice(coming, 1))
            yield result
    except BrokenProcessPool:
        raise LabError(
            "a process of the tournament has died; try again with fewer --jobs"
        ) from None
    finally:
        for process in set(multiprocessing.active_children()) - others:
            process.kill()  # they do not listen to anything else
        # Its thread is waited for: should the program end at the same moment, Python complains.
        executor.shutdown(cancel_futures=True)


def _submit(executor: ProcessPoolExecutor, number: int) -> Future[GameResult]:
    """Has a game played, where need be by a new process."""
    with stopping.held():
        return executor.submit(_play_here, number)


class LabError(Exception):
    """A tournament that cannot go on; the message is one sentence."""


class _Table(NamedTuple):
    """All that a process needs to know to play any game of a tournament."""

    game_map: GameMap
    line_up: tuple[str, ...]
    seed: int

    def play(self, number: int) -> GameResult:
        """Plays one game; it depends on nothing but its number."""
        size = len(self.line_up)
        players = [
            Player(f"{self.line_up[place]} {place + 1}", BOT_PREFIX + self.line_up[place])
            for place in ((seat - number) % size for seat in range(size))
        ]
        match = Match(self.game_map, players, (self.seed + number) % (MAX_SEED + 1))
        times = _play_out(match)
        won = winners(match.state.board, match.state.sheets)
        seats = ((place + number) % size for place in range(size))
        bots = tuple(
            _seat_result(match, seat, (seat in won) / len(won), times[seat]) for seat in seats
        )
        return GameResult(number, match.record(), bots)


def _play_out(match: Match) -> list[list[int]]:
    """Plays a match to its end; returns for each seat the microseconds of its turns."""
    times: list[list[int]] = [[] for _ in match.players]
    for seat in match.state.to_act:
        match.play(decide(match.think(seat)))
    while not match.over:
        if not match.state.to_act:
            match.roll()
        for seat in match.state.to_act:
            began = time.perf_counter_ns()
            match.play(decide(match.think(seat)))
            times[seat].append((time.perf_counter_ns() - began) // 1000)
    return times


def _seat_result(match: Match, seat: int, win: float, times: list[int]) -> SeatResult:
    board, sheet = match.state.board, match.state.sheets[seat]
    done = completed_plans(board, sheet.marked, sheet.plans)
    return SeatResult(
        seat,
        match.players[seat].level or "",
        points(board, sheet).total,
        win,
        sheet.marked.bit_count(),
        tuple(sorted(board.plan(plan).value for plan in done)),
        tuple(times),
    )


_tables: list[_Table] = []  # in a process of the pool: the one table it plays at


def _sit_down(table: _Table) -> None:
    """Prepares a process: the board is sent once, and to stop is left to the one that waits."""
    stopping.serve()
    gc.set_threshold(COLLECT_AFTER, *gc.get_threshold()[1:])
    _tables.append(table)


def _play_here(number: int) -> GameResult:
    return _tables[-1].play(number)


# ---- summing up


class Share(NamedTuple):
    """A number with the interval that holds the true one 95 times of 100."""

    value: float
    low: float
    high: float

    def text(self, factor: int = 1) -> str:
        """As in `31.0 [26.0, 36.4]`, each multiplied by the factor."""
        value, low, high = (f"{factor * part:.1f}" for part in self)
        return f"{value} [{low}, {high}]"


class Row(NamedTuple):
    """A place of the line-up. A victory that two share is half a win for each; `plans` are the
    completed plans a game, by value; the times are milliseconds a turn.
    """

    level: str
    score: Share
    wins: Share
    visits: float
    plans: tuple[float, ...]
    ms_median: float
    ms_p95: float

    def cells(self) -> tuple[str, ...]:
        """The row as text, under `HEAD`."""
        rates = (self.visits, *self.plans, self.ms_median, self.ms_p95)
        return self.level, self.score.text(), self.wins.text(100), *(f"{x:.2f}" for x in rates)


HEAD = ("bot", "score", "wins %", "visits", *map("plans {}".format, PLAN_VALUES), "ms/turn", "p95")


class Summary(NamedTuple):
    """A tournament: one row for each place of the line-up."""

    games: int
    rows: tuple[Row, ...]
    games_per_second: float

    def table(self) -> list[str]:
        """The rows as lines of text, with a line of titles above."""
        rows = [("", *HEAD), *((str(n), *row.cells()) for n, row in enumerate(self.rows, 1))]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        return [
            "  ".join(
                [
                    row[0].rjust(widths[0]),
                    row[1].ljust(widths[1]),
                    *map(str.rjust, row[2:], widths[2:]),
                ]
            )
            for row in rows
        ]


@dataclass(slots=True)
class _Account:
    """What has been counted for a place of the line-up."""

    level: str
    scores: Counter[int] = field(default_factory=Counter)
    wins: float = 0.0
    visits: int = 0
    plans: Counter[int] = field(default_factory=Counter)
    times: Counter[int] = field(default_factory=Counter)

    def add(self, result: SeatResult) -> None:
        self.scores[result.score] += 1
        self.wins += result.win
        self.visits += result.visits
        self.plans.update(result.plans)
        self.times.update(result.times)

    def row(self, games: int) -> Row:
        return Row(
            self.level,
            mean_share(self.scores),
            wilson(self.wins, games),
            self.visits / games,
            tuple(self.plans[value] / games for value in PLAN_VALUES),
            quantile(self.times, 0.5) / 1000,
            quantile(self.times, 0.95) / 1000,
        )


class Tally:
    """Counts the games of a tournament as they end; what it keeps grows with the
    numbers that differ, not with the games.
    """

    def __init__(self, line_up: Iterable[str]) -> None:
        self.games = 0
        self._accounts = [_Account(level) for level in line_up]
        self._began = time.perf_counter()

    def add(self, result: GameResult) -> None:
        """Counts a game."""
        self.games += 1
        for account, bot in zip(self._accounts, result.bots, strict=True):
            account.add(bot)

    def summary(self) -> Summary:
        """The games so far; without any game there are no rows."""
        speed = self.games / (time.perf_counter() - self._began)
        rows = tuple(account.row(self.games) for account in self._accounts if self.games)
        return Summary(self.games, rows, speed)


def run_games(
    game_map: GameMap, line_up: Sequence[str], games: int, seed: int, jobs: int = 1
) -> Summary:
    """Plays a whole tournament; raises ValueError like `play_games`."""
    tally = Tally(line_up)
    for result in play_games(game_map, line_up, games, seed, jobs):
        tally.add(result)
    return tally.summary()


def mean_share(counts: Counter[int]) -> Share:
    """The mean of counted numbers with its normal interval; of one number alone it is a point."""
    total = counts.total()
    mean = sum(value * count for value, count in counts.items()) / total
    if total == 1:
        return Share(mean, mean, mean)
    spread = sum(count * (value - mean) ** 2 for value, count in counts.items()) / (total - 1)
    half = Z95 * math.sqrt(spread / total)
    return Share(mean, mean - half, mean + half)


def wilson(hits: float, total: int) -> Share:
    """A rate with Wilson's interval, which holds for rates near 0 and 1 and for few games."""
    rate, z2 = hits / total, Z95 * Z95
    centre = rate + z2 / (2 * total)
    half = Z95 * math.sqrt(rate * (1 - rate) / total + z2 / (4 * total * total))
    scale = 1 + z2 / total
    return Share(rate, max(0.0, (centre - half) / scale), min(1.0, (centre + half) / scale))


def quantile(counts: Counter[int], share: float) -> int:
    """The smallest counted number that at least this share of all does not exceed."""
    wanted, seen = share * counts.total(), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    raise ValueError("nothing has been counted")

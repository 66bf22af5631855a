"""Tournaments: reproducible, fair in seats, summed up with honest intervals."""

from __future__ import annotations

import gc
import multiprocessing
import threading
from collections import Counter

import pytest

from gogoa_game.commands.lab import (
    GameResult,
    LabError,
    Share,
    Tally,
    mean_share,
    play_games,
    quantile,
    run_games,
    wilson,
)
from gogoa_game.store.records import GameRecord, verify
from tests.matches import goa_map

pytestmark = pytest.mark.usefixtures("workers_ended")


def records(levels: list[str], games: int, seed: int, jobs: int = 1) -> list[GameRecord]:
    results = play_games(goa_map(), levels, games, seed, jobs)
    return [result.record for result in results]


def timeless(result: GameResult) -> tuple[int, GameRecord, object]:
    """All of a result that does not depend on the machine."""
    bots = [(b.seat, b.level, b.score, b.win, b.visits, b.plans) for b in result.bots]
    return result.number, result.record, bots


def test_same_games_whatever_the_number_of_processes() -> None:
    one, three = (
        [timeless(r) for r in play_games(goa_map(), ["easy", "random"], 19, 3, jobs)]
        for jobs in (1, 3)
    )
    assert one == three
    assert [number for number, *_ in one] == list(range(19))


def test_same_seeds_for_every_line_up_of_a_size() -> None:
    easy, random = records(["easy"] * 2, 4, seed=8), records(["random"] * 2, 4, seed=8)
    assert [r.seed for r in easy] == [r.seed for r in random] == [8, 9, 10, 11]
    assert [r.offers for r in easy] == [r.offers for r in random]
    assert [[d.dice for d in r.days] for r in easy] == [[d.dice for d in r.days] for r in random]


def test_games_can_be_played_one_by_one() -> None:
    assert records(["easy", "random"], 3, seed=5)[0] == records(["easy", "random"], 1, seed=5)[0]


def test_line_up_moves_through_the_seats() -> None:
    results = list(play_games(goa_map(), ["easy", "random", "random"], 6, 1))
    assert [result.bots[0].seat for result in results] == [0, 1, 2, 0, 1, 2]
    for result in results:
        for bot in result.bots:
            assert result.record.players[bot.seat].kind == f"bot:{bot.level}"
            assert result.record.scores[bot.seat] == bot.score  # type: ignore[index]
            won = bot.seat in result.record.winners  # type: ignore[operator]
            assert bot.win == (1 / len(result.record.winners) if won else 0)  # type: ignore[arg-type]
            assert len(bot.times) == 12


def test_games_are_by_the_rules() -> None:
    for record in records(["easy", "random"] * 3, 4, seed=2):
        verify(goa_map(), record)


def test_closing_stops_the_processes() -> None:
    threads = set(threading.enumerate())
    results = play_games(goa_map(), ["random"], 500, 1, jobs=2)
    next(results)
    results.close()
    assert list(results) == []
    # Python ends noisily if it does so just when the thread that keeps the processes ends.
    assert set(threading.enumerate()) <= threads


def test_summary_counts_what_happened() -> None:
    results = list(play_games(goa_map(), ["easy", "random"], 5, 1))
    tally = Tally(["easy", "random"])
    assert tally.summary().rows == ()
    for result in results:
        tally.add(result)
    summary = tally.summary()
    easy = [result.bots[0] for result in results]
    row = summary.rows[0]
    assert (summary.games, row.level) == (5, "easy")
    assert row.score.value == sum(bot.score for bot in easy) / 5
    assert row.wins.value == sum(bot.win for bot in easy) / 5
    assert row.visits == sum(bot.visits for bot in easy) / 5
    assert sum(row.plans) * 5 == pytest.approx(sum(len(bot.plans) for bot in easy))
    assert 0 < row.ms_median <= row.ms_p95
    assert summary.games_per_second > 0
    lines = summary.table()
    assert len(lines) == 3
    assert len(set(map(len, lines))) == 1


@pytest.mark.parametrize(
    ("levels", "games", "jobs"),
    [([], 1, 1), (["easy"] * 7, 1, 1), (["clever"], 1, 1), (["easy"], 0, 1), (["easy"], 1, 0)],
)
def test_impossible_tournaments_are_refused(levels: list[str], games: int, jobs: int) -> None:
    with pytest.raises(ValueError, match="play"):
        run_games(goa_map(), levels, games, 1, jobs)


def test_wilson_interval() -> None:
    # From the formula worked out by hand for 0 of 10, 5 of 10 and 10 of 10.
    assert wilson(0, 10) == pytest.approx(Share(0.0, 0.0, 0.27753), abs=1e-4)
    assert wilson(5, 10) == pytest.approx(Share(0.5, 0.23659, 0.76341), abs=1e-4)
    assert wilson(10, 10) == pytest.approx(Share(1.0, 0.72247, 1.0), abs=1e-4)


def test_mean_and_quantiles_of_counts() -> None:
    assert mean_share(Counter([7])) == (7, 7, 7)
    # Variance 1, so the half width is 1.96 / sqrt(3).
    assert mean_share(Counter([1, 2, 3])) == pytest.approx((2, 0.8684, 3.1316), abs=1e-4)
    counts = Counter({1: 50, 2: 45, 9: 5})
    assert [quantile(counts, share) for share in (0.5, 0.95, 1.0)] == [1, 2, 9]


def test_a_process_that_dies_ends_the_tournament_in_one_sentence() -> None:
    results = play_games(goa_map(), ["easy"], 5000, 1, jobs=2)
    next(results)
    for process in multiprocessing.active_children():
        process.kill()
    with pytest.raises(LabError, match="has died"):
        list(results)


def test_how_often_python_tidies_up_is_as_before_after_a_tournament() -> None:
    before = gc.get_threshold()
    games = play_games(goa_map(), ["random"], 3, seed=1)
    next(games)
    assert gc.get_threshold() != before
    games.close()
    assert gc.get_threshold() == before

"""How long the bots, the coach, the review and par think, on one core.

    python -m tests.bench.bench_bots [GAMES]

Processor time counts, for other programs only slow the wall clock down. Targets in milliseconds a
turn (median): easy 5, medium 20, hard 150, expert 600; medium at least 60 four-seat games a second;
par at most 3 s, the coach at most 1 s.
"""

from __future__ import annotations

import statistics
import sys
import time
from typing import TYPE_CHECKING

from gogoa_game.bots import LEVELS, decide
from gogoa_game.commands.lab import run_games
from gogoa_game.insight.coach import advise
from gogoa_game.insight.par import par
from gogoa_game.insight.review import review
from gogoa_game.logic.chance import stream
from gogoa_game.logic.state import DAYS
from tests.bench.yardstick import announce, ms, per_loop
from tests.matches import advance, bots, finished, goa_map

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gogoa_game.bots.base import Work
    from gogoa_game.logic.views import View

TARGETS = {"easy": 5, "medium": 20, "hard": 150, "expert": 600}
FOUR_SEATS = 60


def positions(games: int) -> Iterator[View]:
    """The view of the first seat on every day of some games."""
    from gogoa_game.table.match import Match

    for seed in range(games):
        match = Match(goa_map(), bots("medium", "medium"), seed)
        while not match.over:
            view = match.view(0)
            if view.dice and 0 in view.to_act:
                yield view
            advance(match)


def pieces(work: Work[object]) -> list[float]:
    """The milliseconds of each piece of some work."""
    found, began = [], time.process_time()
    for _ in work:
        now = time.process_time()
        found.append(1000 * (now - began))
        began = now
    found.append(1000 * (time.process_time() - began))  # from the last pause to the decision
    return found


def report(name: str, runs: list[list[float]], target: float) -> bool:
    """Prints a line; True if the median is within the target."""
    wholes = sorted(sum(run) for run in runs)
    longest = sorted(piece for run in runs for piece in run)
    median = statistics.median(wholes)
    print(
        f"{name:8} median {ms(median)}  p95 {ms(wholes[int(len(wholes) * 0.95)])}  "
        f"pieces: median {ms(statistics.median(longest))}, p99 "
        f"{ms(longest[int(len(longest) * 0.99)])}  (target {target:.0f} ms)"
    )
    return median <= target


def main() -> int:
    """Prints all figures; 1 if one misses its target."""
    announce()
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    views = list(positions(games))
    good = True
    for level, target in TARGETS.items():
        decide(LEVELS[level](views[0], stream(0, "warm")))
        runs = [pieces(LEVELS[level](view, stream(1, "bench"))) for view in views]
        good &= report(level, runs, target)
    good &= report("coach", [pieces(advise(view, stream(1, "bench"))) for view in views], 1000)
    record = finished(("medium", "easy"), 3)
    days = [(day.dice, None) for day in record.days]
    plans = record.choices[0] or ()
    good &= report("par", [pieces(par(goa_map().board, plans, days)) for _ in range(3)], 3000)
    report("review", [pieces(review(goa_map(), record, 0))], 10_000)
    run_games(goa_map(), ["medium"] * 4, 30, seed=900)
    began = time.process_time()
    run_games(goa_map(), ["medium"] * 4, 60, seed=1)
    speed = 60 / (time.process_time() - began)
    print(
        f"medium   {speed:.0f} four-seat games/s of {4 * DAYS} turns, {per_loop(speed)} "
        f"(target {FOUR_SEATS} games/s)"
    )
    return 0 if good and speed >= FOUR_SEATS else 1


if __name__ == "__main__":
    sys.exit(main())

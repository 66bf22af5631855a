"""How many four-seat games of `easy` one process plays in a second, checked and recorded.

    python -m tests.bench.bench_simulate [GAMES]

The best of five rounds counts, for other programs can only slow it down. The target is 100.
"""

from __future__ import annotations

import sys
import time

from gogoa_game.commands.lab import play_games
from gogoa_game.logic.state import DAYS
from gogoa_game.store.records import encode
from tests.bench.yardstick import announce, ms, per_loop
from tests.matches import goa_map

TARGET = 100
ROUNDS = 5
LINE_UP = ["easy"] * 4


def main() -> int:
    """Prints the speed; 1 if it misses the target."""
    announce()
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    best = 0.0
    for round_number in range(ROUNDS):
        began = time.process_time()
        for result in play_games(goa_map(), LINE_UP, games, seed=games * round_number):
            encode(result.record)
        best = max(best, games / (time.process_time() - began))
    per_turn = 1000 / (best * len(LINE_UP) * DAYS)
    print(
        f"{best:.0f} games/s, {per_loop(best)}; a turn {ms(per_turn, 3)} (target {TARGET} games/s)"
    )
    return 0 if best >= TARGET else 1


if __name__ == "__main__":
    sys.exit(main())

"""How long the rules take on the real map: `python -m tests.bench.bench_logic`.

Every line is the median of some rounds, in microseconds a call, measured after a first round that
is thrown away.
"""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

from gogoa_game.logic import rules
from gogoa_game.logic.actions import ChoosePlans
from gogoa_game.logic.chance import offers
from gogoa_game.logic.chance import rolls as rolls_of
from gogoa_game.logic.dice import Purpose, options
from gogoa_game.logic.draft import TurnDraft
from gogoa_game.logic.paths import Reach, find_path, reach
from gogoa_game.logic.scoring import points, points_of
from gogoa_game.logic.views import view_for
from tests.bench.yardstick import announce, loops
from tests.boards import goa_board

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.logic.actions import PlayTurn
    from gogoa_game.logic.board import Board
    from gogoa_game.logic.dice import Dice
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.logic.state import GameState

ROUNDS = 15
SEED = 12

Situation = tuple["Hex", "Dice", int | None]


def measured(name: str, calls: int, work: Callable[[], object]) -> None:
    """Prints the median time of one of the `calls` that `work` makes."""
    times = []
    for _ in range(ROUNDS + 1):
        began = perf_counter()
        work()
        times.append(perf_counter() - began)
    seconds = median(times[1:]) / calls
    print(f"{name:<44}{1e6 * seconds:>12.1f} µs = {loops(seconds)}")


def situations(board: Board, count: int = 200) -> list[Situation]:
    """Different positions, rolls and reserved dice."""
    rng = Random(SEED)
    dice = [roll for seed in range(count) for roll in rolls_of(seed)][:count]
    return [(rng.choice(board.hexes), roll, rng.choice((None, 0, 1, 2))) for roll in dice]


def uncached_options(board: Board, cases: list[Situation]) -> None:
    """All legal assignments of each case, the table of the board being there."""
    options.cache_clear()
    for position, dice, reserved in cases:
        options(board, position, dice, reserved)


def all_ends(board: Board, cases: list[Situation]) -> int:
    """Each case as a bot would look at it: every end of every assignment, as destinations."""
    found = 0
    for position, dice, reserved in cases:
        for option in options(board, position, dice, reserved):
            ends = option.ends & board.destination_hexes
            while ends:
                low = ends & -ends
                found += board.destination_bit_of_hex[low.bit_length() - 1] >= 0
                ends ^= low
    return found


def first_day(board: Board) -> tuple[GameState, PlayTurn]:
    """Two seats on day 1 and a turn of the first."""
    state = rules.new_game(board, offers(board, 2, SEED), 0)
    for seat, offer in enumerate(state.offers):
        state, _ = rules.play(state, ChoosePlans(seat, offer[:2]))
    state, _ = rules.roll(state, (2, 6, 5))
    return state, drafted(state).turn()


def given(state: GameState) -> TurnDraft:
    """A draft with its dice given: direction 2, six steps, two deviations."""
    draft = TurnDraft.of(view_for(state, 0))
    return draft.give(0, Purpose.DIRECTION).give(1, Purpose.DISTANCE)


def drafted(state: GameState) -> TurnDraft:
    """A whole turn in three clicks, two of them with a deviation."""
    draft = given(state)
    for steps in (2, 2, 2):
        clicks = [e for e in draft.extensions() if len(e.steps) == steps]
        draft = draft.extend(clicks[-1])
    return draft


def main() -> None:
    """Prints the table."""
    announce()
    board = goa_board()
    print(f"{len(board.hexes)} hexes, {len(board.destinations)} destinations\n")
    reach(board)
    cases = situations(board)
    few = cases[:40]
    state, turn = first_day(board)
    draft = given(state)
    middle = draft.extend(draft.extensions()[1])
    option = options(board, board.start, (2, 6, 5), None)[0]
    ends = [cell for i, cell in enumerate(board.hexes) if option.ends >> i & 1]
    marks = [Random(SEED + i).getrandbits(len(board.destinations)) for i in range(500)]
    plans = state.sheets[0].plans

    measured("reach table of the board", 1, lambda: Reach(board))
    measured("options, not cached", len(cases), lambda: uncached_options(board, cases))
    measured("options, cached", len(few), lambda: [options(board, *case) for case in few])
    measured("all ends of a position as destinations", len(few), lambda: all_ends(board, few))
    measured(
        "a path to a given end",
        len(ends),
        lambda: [find_path(board, board.start, option.headings, 6, 2, end) for end in ends],
    )
    measured(
        "extensions before the first step", 100, lambda: [draft.extensions() for _ in marks[:100]]
    )
    measured(
        "extensions with two deviations left",
        100,
        lambda: [middle.extensions() for _ in marks[:100]],
    )
    measured(
        "a turn drafted: dice and three clicks", 50, lambda: [drafted(state) for _ in range(50)]
    )
    measured("score of a set", len(marks), lambda: [points_of(board, m, plans) for m in marks])
    measured("score of a sheet", 500, lambda: [points(board, state.sheets[0]) for _ in marks])
    measured("view of a seat", 500, lambda: [view_for(state, 0) for _ in marks])
    measured("a turn checked", 100, lambda: [rules.check_turn(state, turn) for _ in marks[:100]])
    measured("a turn played", 100, lambda: [rules.play(state, turn) for _ in marks[:100]])


if __name__ == "__main__":
    main()

"""Par: no bot is better on the same rolls, and its way can be walked."""

from __future__ import annotations

import pytest

from gogoa_game.bots.base import decide
from gogoa_game.bots.goals import ends_within
from gogoa_game.insight.par import Par, par
from gogoa_game.logic.board import GUIDES
from gogoa_game.logic.dice import Dice
from gogoa_game.logic.scoring import points
from gogoa_game.logic.state import Sheet
from tests.boards import goa_board, hexagon
from tests.matches import moments

Days = list[tuple[Dice, int | None]]


def played(levels: tuple[str, ...], seed: int) -> list[tuple[Sheet, Days]]:
    """The sheets of a game of bots, and the days as each of them met them."""
    days: list[Days] = [[] for _ in levels]
    for match in moments(levels, seed):
        state = match.state
        for seat in state.to_act if state.dice else ():
            if len(days[seat]) < state.day and state.dice:
                days[seat].append((state.dice, state.reserved))
    return list(zip(match.state.sheets, days, strict=True))


@pytest.mark.parametrize("seed", range(4))
def test_no_bot_is_better_than_par(seed: int) -> None:
    for sheet, days in played(("hard", "medium", "easy"), seed):
        found = decide(par(goa_board(), sheet.plans, days, width=600))
        assert found.points >= points(goa_board(), sheet).total
        assert len(found.ends) == 12


def test_the_way_of_par_can_be_walked_and_brings_its_points() -> None:
    board = goa_board()
    for sheet, days in played(("hard", "easy"), 3):
        found = decide(par(board, sheet.plans, days, width=300))
        position, marked = board.start, 0
        for (dice, reserved), end in zip(days, found.ends, strict=True):
            assert ends_within(board, position, dice, reserved, GUIDES) >> end & 1
            position = board.hexes[end]
            place = board.destination_at(position)
            marked |= 0 if place is None else 1 << board.bit[place.id]
        assert points(board, Sheet(position, sheet.plans, marked)).total == found.points


def test_a_wider_search_finds_no_less_here() -> None:
    (sheet, days), _ = played(("medium", "easy"), 5)
    narrow, wide = (
        decide(par(goa_board(), sheet.plans, days, width=width)).points for width in (20, 1000)
    )
    assert wide >= narrow


def test_one_day_on_a_small_board() -> None:
    board = hexagon().board  # b1 is two hexes south of the start
    plans = [plan.id for plan in board.plans[:2]]
    south = (4, 2, 1), None
    assert decide(par(board, plans, [south])) == Par(
        10 + sum(plan.value for plan in board.plans[:2]), (board.index[board.destinations[0].hex],)
    )

"""The day that docs/rules.md tells, hex by hex."""

from __future__ import annotations

from gogoa_game.logic import rules
from gogoa_game.logic.hexes import Hex
from gogoa_game.logic.views import view_for
from tests.boards import goa_board
from tests.logic.games import D123, D321, after, assert_refused, begun, put, turn

ASHA, BEN, CARLA = 0, 1, 2


def test_the_day_in_the_rule_book() -> None:
    board = goa_board()
    colva = board.destination_set(["colva"])
    state = begun(board, (2, 4, 5), seats=3)
    state = put(state, ASHA, Hex(7, 12), guides=colva)
    state = put(state, CARLA, Hex(3, 6))
    assert state.sheets[BEN].position == Hex(8, 12)
    assert board.destination("colva").hex == Hex(7, 12)
    assert board.destination("goa-chitra").hex == Hex(8, 13)
    assert board.destination("calangute").hex == Hex(3, 6)
    assert board.destination("corjuem-fort").hex == Hex(6, 5)

    along = (Hex(8, 13), Hex(9, 13), Hex(10, 14), Hex(11, 14))
    state = after(state, turn(ASHA, D123, along, ("colva", 0, 1)))
    asha = state.sheets[ASHA].trips[-1]
    assert asha.marked == "damodar-temple"
    assert not any(step.deviated for step in asha.steps)
    assert view_for(state, BEN).reserved == 0
    assert view_for(state, BEN).sheets[ASHA].position == Hex(7, 12)

    back_and_north = (Hex(7, 12), Hex(8, 12), Hex(8, 11), Hex(8, 10))
    there = (Hex(4, 6), Hex(5, 5), Hex(6, 5), Hex(7, 5))
    # Ben on the start, unlike Carla, may not take the reserved die for direction.
    assert_refused("R9", rules.play, state, turn(BEN, D123, there))
    ben, carla = turn(BEN, D321, back_and_north), turn(CARLA, D123, there)
    assert after(state, ben, carla) == after(state, carla, ben)
    state = after(state, ben, carla)

    trip = state.sheets[BEN].trips[-1]
    assert trip.marked == "shanta-durga-temple"
    assert [step.bounced for step in trip.steps] == [False, True, False, False]
    assert [step.deviated for step in trip.steps] == [False, False, True, False]
    assert state.sheets[BEN].circled == 0
    trip = state.sheets[CARLA].trips[-1]
    assert trip.marked == "saptakoteshwar-temple"
    assert [step.deviated for step in trip.steps] == [False, False, False, True]
    assert state.starting_seat == BEN

"""R7-R9: guides, purposes, the reserved die."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gogoa_game.logic import rules
from gogoa_game.logic.dice import Assignment, GuideUse, turned_by
from gogoa_game.logic.errors import Reason
from tests.boards import Drawing, draw, hexagon
from tests.logic.games import (
    D123,
    D132,
    D213,
    D231,
    D312,
    D321,
    after,
    assert_refused,
    begun,
    is_legal,
    put,
    turn,
)

if TYPE_CHECKING:
    from gogoa_game.logic.state import GameState

# ---- R7


def with_guides() -> Drawing:
    """The hexagon with guides at its corners B1 (north), B2 and B3 (south)."""
    return draw(
        """
        . B .
         c d
        e g B
         j k
        l S m
         n p
        q s t
         u v
        . B .
        """
    )


def guided(dice: tuple[int, int, int], *ids: str, seats: int = 1) -> GameState:
    d = with_guides()
    return put(begun(d.board, dice, seats), 0, guides=d.names(*ids))


def dice_after(state: GameState) -> tuple[int, int, int]:
    return state.sheets[0].trips[-1].dice


def test_r7_a_guide_turns_one_die_up_or_down() -> None:
    d = with_guides()
    state = guided((1, 2, 4), "B1")
    # Distance 2 + 1 = 3: north over g to B1, and back to g.
    up = after(state, turn(0, D123, d.path("g B1 g"), ("B1", 1, 1)))
    assert dice_after(up) == (1, 3, 4)
    # Distance 2 - 1 = 1.
    down = after(state, turn(0, D123, d.path("g"), ("B1", 1, -1)))
    assert dice_after(down) == (1, 1, 4)
    assert up.sheets[0].crossed_off == down.sheets[0].crossed_off == d.names("B1")


def test_r7_guide_wraps_six_to_one() -> None:
    assert turned_by((6, 1, 3), [GuideUse("B1", 0, 1)]) == (1, 1, 3)
    d = with_guides()
    state = guided((6, 1, 1), "B1")
    assert is_legal(state, turn(0, D123, d.path("g"), ("B1", 0, 1)))  # 6 + 1: north


def test_r7_guide_wraps_one_to_six() -> None:
    assert turned_by((6, 1, 3), [GuideUse("B1", 1, -1)]) == (6, 6, 3)
    d = with_guides()
    state = guided((1, 1, 1), "B1")
    assert is_legal(state, turn(0, D123, d.path("j"), ("B1", 0, -1)))  # 1 - 1: north-west


def test_r7_two_guides_on_one_die() -> None:
    d = with_guides()
    state = guided((1, 1, 1), "B1", "B2")
    played = after(state, turn(0, D123, d.path("p"), ("B1", 0, 1), ("B2", 0, 1)))
    assert dice_after(played) == (3, 1, 1)
    assert played.sheets[0].crossed_off == d.names("B1", "B2")


def test_r7_three_guides_on_two_dice() -> None:
    d = with_guides()
    state = guided((6, 1, 1), "B1", "B2", "B3")
    # Direction 6 + 2 = 2; distance 1 + 1 = 2: up-right over k to B2.
    uses = (("B3", 0, 1), ("B1", 1, 1), ("B2", 0, 1))
    assert dice_after(after(state, turn(0, D123, d.path("k B2"), *uses))) == (2, 2, 1)


def test_r7_two_guides_may_undo_each_other() -> None:
    d = with_guides()
    played = after(
        guided((1, 1, 1), "B1", "B2"),
        turn(0, D123, d.path("g"), ("B1", 0, 1), ("B2", 0, -1)),
    )
    assert dice_after(played) == (1, 1, 1)
    assert played.sheets[0].guides == 0


def test_r7_a_guide_may_change_the_deviation_die() -> None:
    d = with_guides()
    state = guided((1, 3, 3), "B1")
    twice = d.path("g k S")  # north, down-right, down-left
    assert_refused("R12", rules.play, state, turn(0, D123, twice))
    assert is_legal(state, turn(0, D123, twice, ("B1", 2, 1)))


def test_r7_guides_are_a_choice() -> None:
    d = with_guides()
    played = after(guided((1, 1, 1), "B1"), turn(0, D123, d.path("g")))
    assert played.sheets[0].guides == d.names("B1")


def test_r7_a_guide_is_spent_once() -> None:
    d = with_guides()
    state = guided((1, 1, 1), "B1")
    twice = turn(0, D123, d.path("p"), ("B1", 0, 1), ("B1", 0, 1))
    assert_refused("R7", rules.play, state, twice, reason=Reason.GUIDE_TWICE)
    state = after(state, turn(0, D123, d.path("k"), ("B1", 0, 1)))
    assert state.sheets[0].circled == d.names("B1")  # still circled, but crossed off
    state, _ = rules.roll(state, (4, 1, 1))
    again = turn(0, D123, d.path("p"), ("B1", 0, 1))
    assert_refused("R7", rules.play, state, again, reason=Reason.GUIDE_UNKNOWN)


@pytest.mark.parametrize(
    ("use", "reason"),
    [
        (("B2", 0, 1), Reason.GUIDE_UNKNOWN),
        (("nobody", 0, 1), Reason.GUIDE_UNKNOWN),
        (("B1", 3, 1), Reason.GUIDE_CHANGE),
        (("B1", -1, 1), Reason.GUIDE_CHANGE),
        (("B1", 0, 2), Reason.GUIDE_CHANGE),
        (("B1", 0, 0), Reason.GUIDE_CHANGE),
    ],
)
def test_r7_other_changes_are_refused(use: tuple[str, int, int], reason: Reason) -> None:
    d = with_guides()
    state = guided((1, 1, 1), "B1")
    assert_refused("R7", rules.play, state, turn(0, D123, d.path("g"), use), reason=reason)


def test_r7_a_marked_destination_without_a_guide_helps_nobody() -> None:
    d = hexagon()
    state = put(begun(d.board, (1, 1, 1)), 0, marked=d.names("b1"))
    assert_refused("R7", rules.play, state, turn(0, D123, d.path("k"), ("b1", 0, 1)))


def test_r7_guides_do_not_change_the_dice_of_others() -> None:
    d = with_guides()
    state = guided((1, 1, 1), "B1", seats=2)
    state = after(state, turn(0, D123, d.path("k"), ("B1", 0, 1)))  # 1 -> 2, reserved by place
    assert state.dice == (1, 1, 1)
    assert state.reserved == 0
    # For the follower all dice still show 1: north by one; up-right costs a deviation.
    assert is_legal(state, turn(1, D213, d.path("g")))
    state = after(state, turn(1, D213, d.path("g")))
    assert state.sheets[1].trips[-1].dice == (1, 1, 1)


def test_r7_guides_of_others_cannot_be_spent() -> None:
    d = with_guides()
    state = guided((1, 1, 1), "B1", seats=2)
    state = after(state, turn(0, D123, d.path("g")))
    assert_refused("R7", rules.play, state, turn(1, D213, d.path("k"), ("B1", 1, 1)))


def test_r7_a_guide_counts_for_one_day_only() -> None:
    d = with_guides()
    state = after(guided((1, 1, 1), "B1"), turn(0, D123, d.path("k"), ("B1", 0, 1)))
    state, _ = rules.roll(state, (4, 1, 1))
    assert is_legal(state, turn(0, D123, d.path("p")))  # south as rolled


def test_r7_guide_circled_today_is_usable_tomorrow_only() -> None:
    d = with_guides()
    # Day 1: two steps north end on B1. The guide there cannot help on the same day ...
    state = begun(d.board, (1, 2, 1))
    early = turn(0, D123, d.path("g B1"), ("B1", 2, 1))
    assert_refused("R7", rules.play, state, early, reason=Reason.GUIDE_UNKNOWN)
    state = after(state, turn(0, D123, d.path("g B1")))
    assert state.sheets[0].guides == d.names("B1")
    # ... but on day 2: direction 3 + 1 = 4, south.
    state, _ = rules.roll(state, (3, 1, 1))
    assert is_legal(state, turn(0, D123, d.path("g"), ("B1", 0, 1)))


# ---- R8


def test_r8_all_six_ways_to_give_the_dice() -> None:
    d = hexagon()
    state = begun(d.board, (1, 2, 4))
    # (direction, distance, deviation) -> the straight path
    straight = {
        D123: "g a",  # north 2
        D132: "g a g S",  # north 4, back at the northern corner
        D213: "k",  # up-right 1
        D231: "k i k S",  # up-right 4, back at the corner
        D312: "s",  # south 1
        D321: "s b1",  # south 2
    }
    for assignment, path in straight.items():
        assert is_legal(state, turn(0, assignment, d.path(path))), assignment


@pytest.mark.parametrize(
    "places", [(0, 0, 1), (0, 1, 1), (0, 0, 0), (0, 1, 3), (-1, 0, 1), (1, 2, 3)]
)
def test_r8_each_die_gets_exactly_one_purpose(places: tuple[int, int, int]) -> None:
    d = hexagon()
    state = begun(d.board, (1, 1, 1))
    assert_refused("R8", rules.play, state, turn(0, Assignment(*places), d.path("g")))


# ---- R9


def test_r9_the_starting_players_direction_die_is_reserved() -> None:
    d = hexagon()
    state = begun(d.board, (1, 2, 4), seats=2)
    state = after(state, turn(0, D213, d.path("k")))
    assert state.reserved == 1
    for assignment, path in ((D213, "k"), (D231, "k i k S")):
        refused = turn(1, assignment, d.path(path))
        assert_refused("R9", rules.play, state, refused, reason=Reason.RESERVED)


def test_r9_the_reserved_die_may_be_distance_or_deviation() -> None:
    d = hexagon()
    state = begun(d.board, (1, 2, 4), seats=2)
    state = after(state, turn(0, D213, d.path("k")))
    for assignment, path in ((D123, "g a"), (D132, "g a g S"), (D312, "s"), (D321, "s b1")):
        assert is_legal(state, turn(1, assignment, d.path(path))), assignment


def test_r9_equal_value_die_is_not_reserved() -> None:
    d = hexagon()
    state = begun(d.board, (1, 1, 4), seats=2)
    state = after(state, turn(0, D123, d.path("g")))
    assert is_legal(state, turn(1, D213, d.path("g")))
    assert_refused("R9", rules.play, state, turn(1, D123, d.path("g")))


def test_r9_the_reserved_die_counts_as_rolled() -> None:
    # The starting player turns the first die from 2 to 3 and walks down-right; for the others it
    # still shows 2.
    d = with_guides()
    state = guided((2, 1, 4), "B1", seats=2)
    state = after(state, turn(0, D123, d.path("p"), ("B1", 0, 1)))
    assert state.reserved == 0
    assert is_legal(state, turn(1, D213, d.path("g B1")))  # distance 2
    assert not is_legal(state, turn(1, D213, d.path("g B1 g")))


def test_r9_a_guide_does_not_free_the_reserved_die() -> None:
    # The die is reserved by place, whatever its value: turning it to another number is no help.
    d = with_guides()
    state = put(begun(d.board, (2, 1, 4), seats=2), 1, guides=d.names("B1"))
    state = after(state, turn(0, D123, d.path("k")))
    assert_refused("R9", rules.play, state, turn(1, D123, d.path("p"), ("B1", 0, 1)))


def test_r9_a_follower_may_turn_a_die_to_the_reserved_value() -> None:
    d = with_guides()
    state = put(begun(d.board, (2, 1, 4), seats=2), 1, guides=d.names("B1"))
    state = after(state, turn(0, D123, d.path("k")))
    # The second die, 1 + 1 = 2: up-right by the first die's 2.
    assert is_legal(state, turn(1, D213, d.path("k B2"), ("B1", 1, 1)))


def test_r9_nothing_is_reserved_for_the_starting_player() -> None:
    d = hexagon()
    state = begun(d.board, (1, 2, 4), seats=2)
    assert all(
        is_legal(state, turn(0, assignment, d.path(path)))
        for assignment, path in ((D123, "g a"), (D213, "k"), (D312, "s"))
    )


def test_r9_alone_at_the_table_nothing_is_denied() -> None:
    d = hexagon()
    state = begun(d.board, (1, 1, 1))
    for _ in range(3):
        state, _ = rules.play(state, turn(0, D123, d.path("g")))
        assert state.reserved is None
        state = put(rules.roll(state, (1, 1, 1))[0], 0, d.at["S"])

"""R15-R17: what to do when all dice point off the map.

All tests stand on the northern corner `a` of the hexagon: 3 leads to d, 4 to g, 5 to c; the dice
1, 2 and 6 are blocked there. A bounce turns 1 into 4 (g), 2 into 5 (c) and 6 into 3 (d).

      a
     c d
    e g i
     j k
    l S m
     n p
    q s t
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING

import pytest

from gogoa_game.logic import rules
from gogoa_game.logic.dice import ASSIGNMENTS, Dice, DirectionChoice, direction_choice, options
from gogoa_game.logic.hexes import Hex
from tests.boards import Drawing, draw, hexagon, strip
from tests.logic import naive
from tests.logic.games import (
    D123,
    D132,
    D213,
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
    from gogoa_game.logic.dice import Assignment
    from gogoa_game.logic.state import GameState


def board_with_guides() -> Drawing:
    """The hexagon with two guides, W1 and B1, far from its northern corner."""
    return draw(
        """
        . a .
         c d
        e g i
         j k
        l S m
         n p
        q s t
         W v
        . B .
        """
    )


def follower(dice: Dice, started: tuple[Assignment, str], *guides: str) -> GameState:
    """Seat 0 has started from S as told; seat 1 is to play from the corner a."""
    d = board_with_guides()
    state = put(begun(d.board, dice, seats=2), 1, d.at["a"], guides=d.names(*guides))
    assignment, path = started
    return after(state, turn(0, assignment, d.path(path)))


def starter(dice: Dice, *guides: str) -> GameState:
    """Seat 0 is to start from the corner a."""
    d = board_with_guides()
    return put(begun(d.board, dice, seats=2), 0, d.at["a"], guides=d.names(*guides))


def path(names: str) -> tuple[Hex, ...]:
    return board_with_guides().path(names)


# ---- R15


def test_r15_relief_first_part_frees_the_reserved_die() -> None:
    state = follower((4, 1, 2), (D123, "s"))  # 1 and 2 are left, and blocked at a
    assert is_legal(state, turn(1, D123, path("g")))
    assert is_legal(state, turn(1, D132, path("g S")))


def test_r15_no_relief_while_one_own_die_is_open() -> None:
    state = follower((4, 1, 3), (D123, "s"))
    assert_refused("R9", rules.play, state, turn(1, D123, path("g")))
    assert is_legal(state, turn(1, D312, path("d i d a")))


def test_r15_a_die_is_blocked_for_one_player_and_open_for_another() -> None:
    d = board_with_guides()
    state = put(begun(d.board, (4, 1, 2), seats=3), 1, d.at["a"])
    state = after(state, turn(0, D123, d.path("s")))
    assert is_legal(state, turn(1, D123, d.path("g")))
    assert_refused("R9", rules.play, state, turn(2, D123, d.path("s")))  # from S all is open


def test_r15_relief_is_never_forced() -> None:
    state = follower((4, 1, 2), (D123, "s"))
    # The second die for direction, north, bounces at once; four steps by the first.
    assert is_legal(state, turn(1, D213, path("g S s B1")))
    # The third, up-right, bounces at once too: down-left, and again at e.
    assert is_legal(state, turn(1, D312, path("c e c a")))


def test_r15_gives_the_reserved_die_but_no_free_heading() -> None:
    state = follower((4, 1, 2), (D123, "s"))
    # North bounces to g; beginning with d is a deviation, going on to g and j a second one.
    assert_refused("R12", rules.play, state, turn(1, D213, path("d g j l")))
    # So with the reserved die: one step in any direction but g costs the deviation.
    assert_refused("R12", rules.play, state, turn(1, D132, path("d g")))
    assert is_legal(state, turn(1, D132, path("d i")))


def test_r15_relief_created_by_a_guide() -> None:
    state = follower((4, 1, 3), (D123, "s"), "B1")
    assert is_legal(state, turn(1, D123, path("g"), ("B1", 2, -1)))  # 3 - 1 = 2, blocked


def test_r15_relief_taken_away_by_a_guide() -> None:
    state = follower((4, 1, 2), (D123, "s"), "B1")
    assert_refused("R9", rules.play, state, turn(1, D123, path("g"), ("B1", 2, 1)))  # 3: open


def test_r15_the_reserved_die_may_be_turned_by_an_own_guide() -> None:
    state = follower((4, 1, 2), (D123, "s"), "B1")
    assert is_legal(state, turn(1, D123, path("d"), ("B1", 0, -1)))  # 4 - 1 = 3, down-right


def test_r15_the_guide_of_the_starting_player_does_not_count() -> None:
    # Seat 0 turns the first die from 3 to 2 and walks up-right; for seat 1 it still shows 3.
    d = board_with_guides()
    state = put(begun(d.board, (3, 1, 6), seats=2), 1, d.at["a"])
    state = put(state, 0, guides=d.names("B1"))
    state = after(state, turn(0, D123, d.path("k"), ("B1", 0, -1)))
    choice = direction_choice(d.board, d.at["a"], (3, 1, 6), 0)
    assert choice == DirectionChoice((0, 1, 2), any_heading=False)
    assert is_legal(state, turn(1, D123, d.path("d")))


# ---- R16


def test_r16_relief_second_part_for_the_starting_player() -> None:
    state = starter((1, 2, 6))
    # One deviation (the die shows 2), and it is spent at e: the beginning with c was free.
    assert is_legal(state, turn(0, D132, path("c e j S p t")))
    assert_refused("R12", rules.play, state, turn(0, D132, path("c e j S p m")))


@pytest.mark.parametrize("assignment", ASSIGNMENTS)
@pytest.mark.parametrize("first", ["c", "d", "g"])
def test_r16_any_die_and_any_open_direction(assignment: Assignment, first: str) -> None:
    straight = {"c": "c e c a c e", "d": "d i d a d i", "g": "g S s B1 s S"}[first]
    walked = path(straight)[: (1, 2, 6)[assignment.distance]]
    for seat, state in ((0, starter((1, 2, 6))), (1, follower((1, 2, 6), (D123, "g a")))):
        trip = rules.check_turn(state, turn(seat, assignment, walked))
        assert not any(step.deviated for step in trip.steps)


def test_r16_not_off_the_map() -> None:
    state = starter((1, 2, 6))
    assert_refused("R13", rules.play, state, turn(0, D213, [Hex(2, -1)]))


@pytest.mark.parametrize(("assignment", "place"), [(D123, 0), (D213, 1), (D321, 2)])
def test_r16_the_die_given_to_direction_is_reserved(assignment: Assignment, place: int) -> None:
    walked = path("g S")[: (1, 2, 6)[assignment.distance]]
    state = after(starter((1, 2, 6)), turn(0, assignment, walked))
    assert state.reserved == place


def test_r16_one_open_die_is_enough_to_deny_it_to_the_starting_player() -> None:
    state = starter((1, 2, 5))
    assert_refused("R12", rules.play, state, turn(0, D132, path("c e j S p")))


def test_r16_created_by_a_guide() -> None:
    state = starter((1, 2, 5), "B1")
    assert is_legal(state, turn(0, D132, path("c e j S p t"), ("B1", 2, 1)))  # 5 + 1 = 6


def test_r16_relief_second_part_for_the_others() -> None:
    # Seat 0 goes north from S and reserves the first die; at a all three are blocked.
    state = follower((1, 2, 6), (D123, "g a"))
    assert is_legal(state, turn(1, D132, path("c e j S p t")))
    assert_refused("R12", rules.play, state, turn(1, D132, path("c e j S p m")))


def test_r16_not_for_others_while_the_reserved_die_is_open() -> None:
    state = follower((5, 1, 6), (D123, "n"))
    # 1 and 6 are blocked, the reserved 5 is not: beginning with d would be a deviation from 5 ...
    assert_refused("R12", rules.play, state, turn(1, D132, path("d g j l e c")))
    # ... but 5 itself is there by R15, and leaves both deviations.
    assert is_legal(state, turn(1, D123, path("c")))


def test_r16_for_others_by_turning_the_reserved_die() -> None:
    state = follower((3, 6, 1), (D123, "p t p S j e"), "B1")
    walked = path("g S n q n S")
    # With the reserved die at 3 it takes two deviations (to g and to n); turned to 2 it is blocked
    # like the rest, so that the beginning with g is free.
    assert_refused("R12", rules.play, state, turn(1, D123, walked))
    assert is_legal(state, turn(1, D123, walked, ("B1", 0, -1)))


def test_r16_a_deviation_before_the_first_step_is_not_used_up() -> None:
    trip = after(starter((1, 2, 6)), turn(0, D213, path("d"))).sheets[0].trips[0]
    assert not trip.steps[0].deviated
    assert not trip.steps[0].bounced


# ---- R17


def test_r17_a_blocked_die_may_be_chosen_while_an_open_one_exists() -> None:
    state = starter((1, 4, 2))
    assert is_legal(state, turn(0, D123, path("g S s B1")))  # north: bounces at once
    trip = after(state, turn(0, D123, path("g S s B1"))).sheets[0].trips[0]
    assert [step.bounced for step in trip.steps] == [True, False, False, False]
    assert_refused("R12", rules.play, state, turn(0, D123, path("d g j l")))


def test_r17_relief_by_r16_need_not_be_taken() -> None:
    # North by the first die bounces to g, as it would without R16.
    assert is_legal(starter((1, 2, 6)), turn(0, D123, path("g S")))


# ---- all of R8, R9 and R15-R17 at once


@cache
def ends_of(board: str, cell: Hex, heading: int, distance: int, deviations: int) -> frozenset[Hex]:
    land = set((hexagon() if board == "hexagon" else strip()).board.hexes)
    return frozenset(
        Hex(*walk[-1]) for walk in naive.walks(land, cell, heading, distance, deviations)
    )


@pytest.mark.parametrize(
    ("board", "where"),
    [("hexagon", "a"), ("hexagon", "l"), ("hexagon", "g"), ("strip", "g"), ("strip", "j")],
)
def test_r9_r15_r16_every_roll_and_reservation(board: str, where: str) -> None:
    d = hexagon() if board == "hexagon" else strip()
    land, cell = set(d.board.hexes), d.at[where]
    for dice in product((1, 2, 3, 4, 5, 6), repeat=3):
        for reserved in (None, 0, 1, 2):
            may_start = naive.starts(land, cell, dice, reserved)
            found = options(d.board, cell, dice, reserved)
            assert [option.assignment for option in found] == [
                assignment for assignment in ASSIGNMENTS if assignment.direction in may_start
            ]
            for option in found:
                deviations = 1 if dice[option.assignment.deviation] <= 3 else 2
                expected: set[Hex] = set()
                for heading in may_start[option.assignment.direction]:
                    distance = dice[option.assignment.distance]
                    expected |= ends_of(board, cell, heading, distance, deviations)
                assert option.distance == dice[option.assignment.distance]
                assert option.deviations == deviations
                bits = option.ends
                assert {h for i, h in enumerate(d.board.hexes) if bits >> i & 1} == expected

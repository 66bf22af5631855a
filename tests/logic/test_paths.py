"""R10-R14: direction, distance, deviations, steps and bounces.

On the hexagon (dice in brackets are direction, distance, deviation):

      a          north is up
     c d
    e g i        1 = north      S -> g
     j k         2 = up-right   S -> k
    l S m        3 = down-right S -> p
     n p         4 = south      S -> s
    q s t        5 = down-left  S -> n
     u v         6 = up-left    S -> j
      b1
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gogoa_game.logic import rules
from gogoa_game.logic.errors import IllegalAction, Reason
from gogoa_game.logic.hexes import HEADINGS, Heading, Hex
from gogoa_game.logic.paths import find_path, open_headings, ray, reach, step
from tests.boards import goa_board, hexagon, strip
from tests.logic import naive
from tests.logic.games import D123, D213, D231, after, assert_refused, begun, is_legal, put, turn

if TYPE_CHECKING:
    from gogoa_game.logic.dice import Dice
    from gogoa_game.logic.state import GameState


def at(where: str, dice: Dice) -> GameState:
    """A single player on a hex of the hexagon, with these dice."""
    d = hexagon()
    return put(begun(d.board, dice), 0, d.at[where])


def legal(where: str, dice: Dice, path: str) -> bool:
    """Whether the path may be walked from there, dice in order direction, distance, deviation."""
    return is_legal(at(where, dice), turn(0, D123, hexagon().path(path)))


def refused(where: str, dice: Dice, path: str) -> str:
    """The rule that refuses the path."""
    with pytest.raises(IllegalAction) as refusal:
        rules.play(at(where, dice), turn(0, D123, hexagon().path(path)))
    return refusal.value.rule


# ---- R10


@pytest.mark.parametrize(("die", "hexes"), list(enumerate("gkpsnj", start=1)))
def test_r10_the_direction_die_is_the_compass(die: int, hexes: str) -> None:
    assert legal("S", (die, 1, 1), hexes)


# ---- R11


def test_r11_exactly_as_many_hexes_as_the_die_shows() -> None:
    assert legal("S", (1, 2, 1), "g a")
    assert refused("S", (1, 2, 1), "g") == "R11"
    assert refused("S", (1, 2, 1), "g a g") == "R11"
    assert refused("S", (1, 2, 1), "") == "R11"


def test_r11_six_steps() -> None:
    assert legal("S", (1, 6, 1), "g a g S s b1")
    assert refused("S", (1, 6, 1), "g a g S s") == "R11"


# ---- R12


@pytest.mark.parametrize(("die", "allowed"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_r12_how_many_deviations(die: int, allowed: int) -> None:
    # North, then down-right; and down-left on top of it.
    assert legal("S", (1, 2, die), "g k")
    assert legal("S", (1, 3, die), "g k S") is (allowed == 2)
    if allowed == 1:
        assert refused("S", (1, 3, die), "g k S") == "R12"
    # Three are never allowed: g, k, S and back up-left.
    assert refused("S", (1, 4, die), "g k S j") == "R12"


def test_r12_deviations_are_optional() -> None:
    assert legal("S", (1, 3, 6), "g a g")


@pytest.mark.parametrize("other", "kpsnj")
def test_r12_before_the_first_step_any_other_heading(other: str) -> None:
    assert legal("S", (1, 1, 1), other)


def test_r12_deviation_before_the_first_step_then_straight_on() -> None:
    assert legal("S", (1, 2, 1), "p t")
    assert refused("S", (1, 2, 1), "p s") == "R12"  # two: down-right, then down-left
    assert legal("S", (1, 2, 4), "p s")


def test_r12_opposite_deviation() -> None:
    assert legal("S", (1, 3, 1), "g S s")
    assert legal("S", (1, 2, 1), "s b1")  # before the first step
    assert legal("S", (1, 3, 4), "g S g")  # there and back again: two
    assert refused("S", (1, 3, 1), "g S g") == "R12"


def test_r12_deviation_before_the_last_step() -> None:
    assert legal("S", (1, 2, 1), "g d")
    assert legal("S", (1, 2, 1), "g c")


def test_r12_two_deviations_in_a_row() -> None:
    assert legal("S", (1, 3, 4), "k p v")  # up-right, south, and on
    assert refused("S", (1, 3, 4), "k p S") == "R12"  # up-right, south, up-left


def test_r12_a_step_in_the_same_heading_is_no_deviation() -> None:
    trip = after(at("q", (2, 4, 1)), turn(0, D123, hexagon().path("n S k i"))).sheets[0].trips[-1]
    assert [made.deviated for made in trip.steps] == [False] * 4
    assert {made.heading for made in trip.steps} == {Heading.NORTH_EAST}


def test_r12_the_trip_tells_where_it_deviated() -> None:
    trip = after(at("S", (1, 4, 4)), turn(0, D123, hexagon().path("k S n q"))).sheets[0].trips[-1]
    # Up-right before the first step is one, back down-left two; n and q lie straight ahead.
    assert [made.deviated for made in trip.steps] == [True, True, False, False]


# ---- R13


def test_r13_a_step_enters_a_neighbour() -> None:
    assert refused("S", (1, 1, 6), "a") == "R13"
    assert refused("S", (1, 1, 6), "S") == "R13"
    assert refused("S", (1, 2, 6), "g S S") == "R11"
    assert refused("S", (1, 2, 6), "g g") == "R13"


def test_r13_a_step_never_leaves_the_map() -> None:
    d = hexagon()
    state = at("a", (1, 1, 6))
    outside = Hex(d.at["a"].col, d.at["a"].row - 1)
    assert outside not in d.board
    assert_refused("R13", rules.play, state, turn(0, D123, [outside]), reason=Reason.STEP)


def test_r13_hexes_may_be_entered_any_number_of_times() -> None:
    # g three times and the start twice; south and north again are two deviations, at a it bounces.
    assert legal("S", (1, 6, 4), "g S g a g S")


def test_r13_paths_of_earlier_days_and_others_are_no_obstacle() -> None:
    d = hexagon()
    state = begun(d.board, (1, 1, 1), seats=2)
    state = after(state, turn(0, D123, d.path("g")))
    state = after(state, turn(1, D213, d.path("g")))  # the same hex on the same day
    state, _ = rules.roll(state, (4, 1, 1))
    state = after(state, turn(1, D123, d.path("S")))
    assert is_legal(state, turn(0, D231, d.path("a")))


def test_r13_passing_through_a_destination_does_nothing() -> None:
    d = hexagon()
    state = put(begun(d.board, (4, 3, 1)), 0, d.at["S"])
    state = after(state, turn(0, D123, d.path("s b1 s")))
    assert state.sheets[0].marked == 0
    assert state.sheets[0].trips[-1].marked is None


# ---- R14


def test_r14_bounce_at_a_corner() -> None:
    assert legal("a", (1, 1, 1), "g")
    assert legal("a", (2, 1, 1), "c")  # up-right is off: back down-left
    assert legal("a", (6, 1, 1), "d")  # up-left is off: back down-right


def test_r14_bounce_then_straight_on() -> None:
    assert legal("S", (1, 5, 1), "g a g S s")
    trip = after(at("S", (1, 5, 1)), turn(0, D123, hexagon().path("g a g S s"))).sheets[0].trips[0]
    assert [made.bounced for made in trip.steps] == [False, False, True, False, False]
    assert [made.deviated for made in trip.steps] == [False] * 5
    assert [made.heading for made in trip.steps] == [1, 1, 4, 4, 4]


def test_r14_bounce_costs_no_deviation() -> None:
    # Bounce at a, then one deviation at S: legal with a single deviation.
    assert legal("S", (1, 5, 1), "g a g S k")
    assert refused("S", (1, 5, 1), "g a g d a") == "R12"


def test_r14_bounce_at_both_ends() -> None:
    # a, d and i are a line of three hexes from up-left to down-right, with nothing beyond.
    assert legal("d", (6, 6, 1), "a d i d a d")


def test_r14_bounces_in_a_narrow_place() -> None:
    # j, S and n are a line of three across the strip.
    d = strip()
    state = put(begun(d.board, (2, 6, 1)), 0, d.at["j"])
    assert is_legal(state, turn(0, D123, d.path("S n S j S n")))
    # g and a, at its top, are a line of two: every step after the first is a bounce.
    state = put(begun(d.board, (2, 6, 1)), 0, d.at["g"])
    assert is_legal(state, turn(0, D123, d.path("a g a g a g")))


def test_r14_deviation_instead_of_the_bounce() -> None:
    # At the northern corner: down-right (d, i) instead of back to g; the bounce at i is free.
    assert legal("S", (1, 4, 1), "g a d i")
    assert legal("S", (1, 5, 1), "g a d i d")
    assert refused("S", (1, 5, 1), "g a d i m") == "R12"


def test_r14_deviation_before_the_first_step_instead_of_the_bounce() -> None:
    assert legal("a", (1, 2, 1), "d i")
    assert legal("a", (1, 2, 1), "c e")


def test_r14_deviating_into_the_reversed_heading_there_costs_nothing() -> None:
    # Whoever turns back where the path would bounce anyway has bounced: after it two deviations
    # are left, to k and to p.
    assert legal("S", (1, 5, 4), "g a g k p")
    assert refused("S", (1, 5, 3), "g a g k p") == "R12"
    trip = after(at("S", (1, 3, 1)), turn(0, D123, hexagon().path("g a g"))).sheets[0].trips[0]
    assert not any(made.deviated for made in trip.steps)


def test_r14_a_deviation_towards_the_sea_bounces() -> None:
    # At l, deviate to down-left: off the map, so the step is made up-right, to j, and on to g.
    # That is one deviation, as is a deviation to up-right itself.
    assert legal("l", (1, 2, 1), "j g")
    assert refused("l", (1, 2, 1), "j c") == "R12"  # north of j: a second one


def test_r14_the_reversed_heading_is_forgotten_overnight() -> None:
    d = hexagon()
    state = after(at("S", (1, 3, 1)), turn(0, D123, d.path("g a g")))
    state, _ = rules.roll(state, (1, 1, 1))
    assert is_legal(state, turn(0, D123, d.path("a")))
    state = after(state, turn(0, D123, d.path("a")))
    assert not state.sheets[0].trips[-1].steps[0].deviated


# ---- the tables and small tools that draft and bots use


def test_steps_and_rays_follow_r13_and_r14() -> None:
    d = hexagon()
    made = step(d.board, d.at["a"], Heading.NORTH)
    assert (made.hex, made.heading, made.bounced, made.deviated) == (d.at["g"], 4, True, False)
    line = ray(d.board, d.at["S"], Heading.NORTH_EAST, 6, deviated=True)
    assert [made.hex for made in line] == list(d.path("k i k S n q"))
    assert [made.deviated for made in line] == [True] + [False] * 5
    assert [made.bounced for made in line] == [False, False, True, False, False, False]


def test_open_headings_are_those_whose_first_hex_is_on_the_map() -> None:
    d = hexagon()
    assert open_headings(d.board, d.at["S"]) == HEADINGS
    assert open_headings(d.board, d.at["a"]) == (3, 4, 5)
    assert open_headings(d.board, d.at["l"]) == (1, 2, 3, 4)


@pytest.mark.parametrize("which", ["hexagon", "strip", "goa"])
def test_reach_agrees_with_walking_every_path(which: str) -> None:
    board = {"hexagon": hexagon().board, "strip": strip().board, "goa": goa_board()}[which]
    land, table = set(board.hexes), reach(board).ends
    cells = board.hexes if which != "goa" else board.hexes[::19]
    for cell in cells:
        for heading in HEADINGS:
            for deviations in (0, 1, 2):
                for distance in (1, 2, 3, 5):
                    walked = {
                        walk[-1] for walk in naive.walks(land, cell, heading, distance, deviations)
                    }
                    bits = table[deviations][distance][board.index[cell]][heading - 1]
                    found = {h for i, h in enumerate(board.hexes) if bits >> i & 1}
                    assert found == walked, (cell, heading, deviations, distance)


def test_find_path_finds_one_exactly_where_one_exists_with_the_fewest_deviations() -> None:
    board = hexagon().board
    land = set(board.hexes)
    for cell in board.hexes[::3]:
        for headings in ((Heading.NORTH,), (Heading.SOUTH_WEST,), open_headings(board, cell)):
            for distance, deviations in ((1, 1), (3, 0), (4, 1), (5, 2)):
                walked = [
                    {w for h in headings for w in naive.walks(land, cell, h, distance, allowed)}
                    for allowed in range(deviations + 1)
                ]
                for end in board.hexes:
                    path = find_path(board, cell, headings, distance, deviations, end)
                    there = [walks for walks in walked if end in {walk[-1] for walk in walks}]
                    if path is None:
                        assert not there
                    else:
                        assert path[-1] == end
                        assert path in there[0]


def test_find_path_deviates_as_late_as_can_be() -> None:
    d = hexagon()
    board, start = d.board, d.at["S"]
    # Two steps straight north need none, although deviations are there.
    assert find_path(board, start, (Heading.NORTH,), 2, 2, d.at["a"]) == d.path("g a")
    # d is up-right of g: one deviation, before the last step rather than the first (k, d).
    assert find_path(board, start, (Heading.NORTH,), 2, 2, d.at["d"]) == d.path("g d")
    assert find_path(board, start, (Heading.NORTH,), 1, 0, d.at["k"]) is None

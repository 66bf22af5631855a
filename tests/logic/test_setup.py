"""R1-R4: who plays, what is offered, what is kept, where everybody begins."""

from __future__ import annotations

from collections import Counter

import pytest

from gogoa_game.logic import chance, rules
from gogoa_game.logic.actions import ChoosePlans
from gogoa_game.logic.errors import Reason
from gogoa_game.logic.events import PlansChosen, PlansOpened
from gogoa_game.logic.state import Phase
from tests.boards import draw, goa_board, hexagon
from tests.logic.games import D123, assert_refused, chosen, offers, turn


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_r1_one_to_six_players(seats: int) -> None:
    board = hexagon().board
    assert rules.new_game(board, offers(board, seats), seats - 1).seats == seats


@pytest.mark.parametrize("seats", [0, 7])
def test_r1_not_none_and_not_seven(seats: int) -> None:
    board = hexagon().board
    one = offers(board, 1)[0]
    assert_refused("R1", rules.new_game, board, (one,) * seats, 0)


@pytest.mark.parametrize("first", [-1, 2])
def test_r4_the_starting_player_has_a_seat(first: int) -> None:
    board = hexagon().board
    assert_refused("R1", rules.new_game, board, offers(board, 2), first)


# ---- R2


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_r2_two_easy_and_two_hard_plans_each_and_none_twice(seats: int) -> None:
    board = goa_board()
    for seed in range(20):
        dealt = chance.offers(board, seats, seed)
        assert len(dealt) == seats
        for offer in dealt:
            assert Counter(board.plan(plan).hard for plan in offer) == {False: 2, True: 2}
        everything = [plan for offer in dealt for plan in offer]
        assert len(set(everything)) == len(everything) == 4 * seats


def test_r2_the_decks_are_shuffled() -> None:
    board = goa_board()
    offered = Counter(
        plan for seed in range(600) for offer in chance.offers(board, 6, seed) for plan in offer
    )
    # 12 of 18 plans of each deck are dealt: 400 times each on average, with a deviation of 11.5.
    assert len(offered) == 36
    assert all(340 < count < 460 for count in offered.values())


def test_r2_decks_that_are_too_small_are_refused() -> None:
    few = draw(
        """
        .
         o
        o o
         S
        o o
         b
        """,
        {"e1": (20, "b1"), "e2": (30, "b1"), "e3": (20, "b1"), "h1": (40, "b1"), "h2": (40, "b1")},
    )
    assert sorted(chance.offers(few.board, 1, 5)[0][2:]) == ["h1", "h2"]
    assert_refused("R1", chance.offers, few.board, 2, 5)


def test_r2_r5_the_same_seed_gives_the_same_offers_and_dice_whoever_plays() -> None:
    board = goa_board()
    assert chance.offers(board, 6, 7)[:2] == chance.offers(board, 2, 7)
    assert chance.rolls(7) == chance.rolls(7) != chance.rolls(8)
    assert chance.first_seat(6, 7) == chance.first_seat(6, 7)


def test_r4_the_first_starting_player_is_drawn_at_random() -> None:
    drawn = Counter(chance.first_seat(6, seed) for seed in range(1200))
    assert set(drawn) == set(range(6))
    assert all(130 < count < 270 for count in drawn.values())  # 200 each, deviation 13


def test_r5_all_faces_come_up_on_every_die() -> None:
    rolled = [dice for seed in range(300) for dice in chance.rolls(seed)]
    assert len(rolled) == 3600
    for place in range(3):
        faces = Counter(dice[place] for dice in rolled)
        assert set(faces) == {1, 2, 3, 4, 5, 6}
        assert all(480 < count < 720 for count in faces.values())  # 600 each, deviation 22


# ---- R3


def test_r3_any_two_of_the_four_may_be_kept() -> None:
    board = hexagon().board
    state = rules.new_game(board, (("e1", "e2", "h1", "h2"),), 0)
    for kept in (("e1", "e2"), ("h1", "h2"), ("e1", "h2"), ("h1", "e2")):
        played, _ = rules.play(state, ChoosePlans(0, kept))
        assert played.sheets[0].plans == kept
        assert played.phase is Phase.ROLLING


@pytest.mark.parametrize(
    ("kept", "reason"),
    [
        (("e1",), Reason.PLAN_COUNT),
        ((), Reason.PLAN_COUNT),
        (("e1", "e2", "h1"), Reason.PLAN_COUNT),
        (("e1", "e1"), Reason.PLAN_COUNT),
        (("e1", "e1", "e2"), Reason.PLAN_COUNT),
        (("e1", "e3"), Reason.PLAN_NOT_OFFERED),
        (("e1", "no such plan"), Reason.PLAN_NOT_OFFERED),
    ],
)
def test_r3_other_choices_are_refused(kept: tuple[str, ...], reason: Reason) -> None:
    board = hexagon().board
    state = rules.new_game(board, offers(board, 2), 0)
    before = repr(state)
    assert_refused("R3", rules.play, state, ChoosePlans(0, kept), reason=reason)
    assert repr(state) == before


def test_r3_all_choose_at_the_same_time_in_any_order() -> None:
    board = hexagon().board
    state = rules.new_game(board, offers(board, 3), 1)
    assert sorted(state.to_act) == [0, 1, 2]
    for seat in (2, 0):
        state, events = rules.play(state, ChoosePlans(seat, state.offers[seat][:2]))
        assert events == (PlansChosen(seat),)
        assert state.phase is Phase.CHOOSING
    assert state.to_act == (1,)
    state, events = rules.play(state, ChoosePlans(1, state.offers[1][2:]))
    assert events == (
        PlansChosen(1),
        PlansOpened((("e1", "e2"), ("h3", "h4"), ("e5", "e6"))),
    )
    assert state.phase is Phase.ROLLING
    assert state.day == 0


def test_r3_nobody_chooses_twice() -> None:
    board = hexagon().board
    state = rules.new_game(board, offers(board, 2), 0)
    choice = ChoosePlans(0, state.offers[0][:2])
    state, _ = rules.play(state, choice)
    assert_refused("R6", rules.play, state, choice)
    state, _ = rules.play(state, ChoosePlans(1, state.offers[1][:2]))
    assert_refused("R3", rules.play, state, choice, reason=Reason.PLANS_CHOSEN)
    assert_refused("R6", rules.play, rules.roll(state, (1, 2, 3))[0], turn(1, D123, ()))


@pytest.mark.parametrize("seat", [-1, 2])
def test_r3_only_seats_at_the_table_choose(seat: int) -> None:
    board = hexagon().board
    state = rules.new_game(board, offers(board, 2), 0)
    assert_refused("R6", rules.play, state, ChoosePlans(seat, ("e1", "e2")))


# ---- R4


def test_r4_all_paths_begin_on_the_start_hex_with_nothing_marked() -> None:
    d = hexagon()
    state = chosen(d.board, 3, first=2)
    assert [sheet.position for sheet in state.sheets] == [d.at["S"]] * 3
    assert all(not (s.marked or s.circled or s.crossed_off or s.trips) for s in state.sheets)
    assert state.starting_seat == 2
    assert d.board.destination_at(d.board.start) is None

"""R5 and R6: the roll, who plays when, twelve days."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gogoa_game.logic import rules
from gogoa_game.logic.errors import Reason
from gogoa_game.logic.events import DayEnded, DiceRolled, DieReserved, GameEnded, TripMade
from gogoa_game.logic.scoring import Points
from gogoa_game.logic.state import GameState, Phase
from tests.boards import hexagon, strip
from tests.logic.games import D123, D213, after, assert_refused, begun, chosen, ends, happened, turn

if TYPE_CHECKING:
    from gogoa_game.logic.actions import PlayTurn

# ---- R5


def test_r5_the_roll_begins_the_day_for_all() -> None:
    state, events = rules.roll(chosen(hexagon().board, 2, first=1), (4, 4, 6))
    assert (state.day, state.dice, state.phase) == (1, (4, 4, 6), Phase.STARTING)
    assert events == (DiceRolled(1, 1, (4, 4, 6)),)


@pytest.mark.parametrize(
    "dice", [(1, 2), (1, 2, 3, 4), (0, 1, 2), (1, 2, 7), (1.0, 2, 3), (True, 2, 3), ()]
)
def test_r5_three_numbers_from_one_to_six(dice: tuple[int, ...]) -> None:
    assert_refused("R5", rules.roll, chosen(hexagon().board), dice, reason=Reason.ROLL)


def test_r5_dice_are_rolled_once_a_day() -> None:
    state = begun(hexagon().board, (1, 1, 1), seats=2)
    assert_refused("R5", rules.roll, state, (2, 2, 2), reason=Reason.PHASE)
    state = after(state, turn(0, D123, hexagon().path("g")))
    assert_refused("R5", rules.roll, state, (2, 2, 2), reason=Reason.PHASE)


def test_r5_no_turn_before_the_roll() -> None:
    d = hexagon()
    assert_refused("R5", rules.play, chosen(d.board), turn(0, D123, d.path("g")))


def test_r5_no_roll_before_plans_are_chosen() -> None:
    board = hexagon().board
    state = rules.new_game(board, (("e1", "e2", "h1", "h2"),), 0)
    assert_refused("R5", rules.roll, state, (1, 2, 3))


def test_r5_dice_of_equal_value_are_told_apart_by_place() -> None:
    d = hexagon()
    state = begun(d.board, (1, 1, 1), seats=2)
    state = after(state, turn(0, D213, d.path("g")))
    assert state.reserved == 1


# ---- R6


def test_r6_the_starting_player_plays_first() -> None:
    d = hexagon()
    state = begun(d.board, (1, 1, 1), seats=3, first=1)
    assert state.to_act == (1,)
    for seat in (0, 2):
        assert_refused("R6", rules.play, state, turn(seat, D123, d.path("g")))


def test_r6_the_others_play_in_any_order() -> None:
    d = hexagon()
    state = begun(d.board, (1, 1, 1), seats=4, first=1)
    state = after(state, turn(1, D123, d.path("g")))
    assert state.phase is Phase.FOLLOWING
    assert state.to_act == (2, 3, 0)
    turns = [turn(seat, D213, d.path("g")) for seat in (0, 3, 2)]
    forth, back = after(state, *turns), after(state, *reversed(turns))
    assert forth == back
    assert forth.phase is Phase.ROLLING


def test_r6_the_choices_of_others_change_nothing_for_a_follower() -> None:
    d = hexagon()
    state = begun(d.board, (1, 2, 4), seats=3)
    state = after(state, turn(0, D123, d.path("g a")))  # reserves the first die
    one = after(state, turn(1, D213, d.path("k")))
    other = after(state, turn(1, D213, d.path("g")))  # a deviation before the first step
    for follower in (one, other):
        assert after(follower, turn(2, D213, d.path("k"))).sheets[2].position == d.at["k"]


def test_r6_nobody_plays_twice_a_day() -> None:
    d = hexagon()
    state = begun(d.board, (1, 1, 1), seats=3)
    state = after(state, turn(0, D123, d.path("g")))
    assert_refused("R6", rules.play, state, turn(0, D123, d.path("a")))
    state = after(state, turn(1, D213, d.path("g")))
    assert_refused("R6", rules.play, state, turn(1, D213, d.path("a")))
    assert state.to_act == (2,)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_r6_only_seats_at_the_table_play(seat: int) -> None:
    d = hexagon()
    state = begun(d.board, (1, 1, 1), seats=2)
    assert_refused("R6", rules.play, state, turn(seat, D123, d.path("g")))


def day(state: GameState, *, dice: tuple[int, int, int] = (1, 1, 1)) -> GameState:
    """A day on the strip: north by one (or back south at its end) for each seat."""
    d = strip()
    state, _ = rules.roll(state, dice)
    while state.to_act:
        seat = state.to_act[0]
        step = {"S": "c", "c": "a", "a": "c"}[d.name(state.sheets[seat].position)]
        assignment = D123 if state.phase is Phase.STARTING else D213
        state, _ = rules.play(state, turn(seat, assignment, d.path(step)))
    return state


@pytest.mark.parametrize("seats", [1, 2, 3, 5, 6])
def test_r6_the_next_seat_to_the_left_starts_tomorrow(seats: int) -> None:
    state = chosen(strip().board, seats, first=seats - 1)
    started = []
    for _ in range(12):
        started.append(state.starting_seat)
        state = day(state)
    assert started == [(seats - 1 + i) % seats for i in range(12)]


def test_r6_the_reserved_die_is_free_again_tomorrow() -> None:
    state = day(chosen(strip().board, 2))
    assert (state.reserved, state.dice, state.acted) == (None, None, frozenset())
    state, _ = rules.roll(state, (1, 1, 1))
    assert state.reserved is None


def test_r6_tomorrows_path_begins_where_todays_ended() -> None:
    d = strip()
    state = chosen(d.board)
    for _ in range(4):
        state = day(state)
    assert ends(state, 0) == list(d.path("c a c a"))
    assert [trip.start for trip in state.sheets[0].trips] == list(d.path("S c a c"))
    assert [trip.day for trip in state.sheets[0].trips] == [1, 2, 3, 4]


# ---- twelve days


def test_the_game_has_twelve_days() -> None:
    state = chosen(strip().board, 2)
    for number in range(1, 13):
        assert state.phase is Phase.ROLLING
        state = day(state)
        assert state.day == number
    assert state.phase is Phase.OVER
    assert state.to_act == ()
    assert [len(sheet.trips) for sheet in state.sheets] == [12, 12]
    assert_refused("R5", rules.roll, state, (1, 2, 3))
    assert_refused("R5", rules.play, state, turn(0, D123, strip().path("c")))


def test_the_last_turn_of_day_twelve_ends_the_game() -> None:
    d = strip()
    state = chosen(d.board, 2)
    for _ in range(11):
        state = day(state)
    state, _ = rules.roll(state, (1, 1, 1))
    turns = []
    for seat, assignment in ((1, D123), (0, D213)):
        step = {"c": "a", "a": "c"}[d.name(state.sheets[seat].position)]
        turns.append(turn(seat, assignment, d.path(step)))
    assert state.to_act == (1,)
    events = happened(state, *turns)
    nothing = Points(0, 0, 0, 0, 0)
    assert events[-2:] == [DayEnded(12), GameEnded((nothing, nothing), (0, 1))]


def test_events_of_a_day_come_in_order_of_play() -> None:
    d = hexagon()
    state = begun(d.board, (1, 1, 1), seats=3, first=2)
    turns: list[PlayTurn] = [
        turn(2, D123, d.path("g")),
        turn(1, D213, d.path("k")),
        turn(0, D213, d.path("j")),
    ]
    public = [event for event in happened(state, *turns) if event.known_to(None)]
    assert [e.seat for e in public if isinstance(e, DieReserved)] == [2]
    assert [e.seat for e in public if isinstance(e, TripMade)] == [2, 0, 1]
    assert isinstance(public[-1], DayEnded)

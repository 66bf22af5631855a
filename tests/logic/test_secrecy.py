"""R19 and R3: who may know what, and when."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from gogoa_game.logic import rules
from gogoa_game.logic.actions import ChoosePlans
from gogoa_game.logic.events import (
    DayEnded,
    DieReserved,
    Event,
    Marked,
    PlansChosen,
    TripMade,
    TurnPlayed,
)
from gogoa_game.logic.state import GameState, Sheet
from gogoa_game.logic.views import View, view_for
from tests.boards import Drawing, draw
from tests.logic.games import D123, D213, D231, after, begun, happened, offers, put, turn


def table() -> Drawing:
    """The hexagon with guides north and south of the start and a beach in the north."""
    return draw(
        """
        . b .
         c d
        e W i
         j k
        l S m
         n p
        q B t
         u v
        . o .
        """
    )


def seen(state: GameState, seat: int | None, events: list[Event]) -> tuple[View, list[Event]]:
    """All that a seat gets to know."""
    return view_for(state, seat), [event for event in events if event.known_to(seat)]


# ---- R3: plans


def test_r3_chosen_plans_are_secret_until_all_have_chosen() -> None:
    board = table().board
    state = rules.new_game(board, offers(board, 3), 0)
    one, first = rules.play(state, ChoosePlans(0, ("e1", "e2")))
    other, second = rules.play(state, ChoosePlans(0, ("h1", "h2")))
    for seat in (1, 2, None):
        assert seen(one, seat, list(first)) == seen(other, seat, list(second))
    assert view_for(one, 0) != view_for(other, 0)
    assert view_for(one, 0).own == replace(state.sheets[0], plans=("e1", "e2"))


def test_r3_chosen_plans_are_open_when_all_have_chosen() -> None:
    board = table().board
    state = rules.new_game(board, offers(board, 2), 0)
    for seat in (0, 1):
        state, _ = rules.play(state, ChoosePlans(seat, state.offers[seat][:2]))
    for seen_by in (0, 1, None):
        assert [s.plans for s in view_for(state, seen_by).sheets] == [("e1", "e2"), ("e3", "e4")]


def test_r2_offers_are_seen_by_their_seat_alone() -> None:
    board = table().board
    state = rules.new_game(board, offers(board, 3), 0)
    assert view_for(state, 1).offer == ("e3", "e4", "h3", "h4")
    assert view_for(state, None).offer == ()
    assert not any("e3" in repr(getattr(view_for(state, 0), f.name)) for f in fields(View))


# ---- R19: a day


def test_r19_only_the_reserved_die_is_told_of_the_starting_players_turn() -> None:
    d = table()
    state = put(begun(d.board, (1, 2, 4), seats=3), 0, guides=d.names("W1"))
    # Different distance, path, end, mark and guide, but the same die for direction.
    ways = [
        turn(0, D123, d.path("W1 b1")),
        turn(0, D123, d.path("j c"), ("W1", 0, -1)),
        turn(0, D123, d.path("k d")),
    ]
    states = [after(state, way) for way in ways]
    events = [happened(state, way) for way in ways]
    assert len({s.sheets[0] for s in states}) == 3
    for seat in (1, 2, None):
        views = [seen(s, seat, e) for s, e in zip(states, events, strict=True)]
        assert views[0] == views[1] == views[2]
        assert views[0][0].reserved == 0
        assert views[0][1] == [TurnPlayed(0), DieReserved(0, 0)]


def test_r19_the_reserved_die_is_told() -> None:
    d = table()
    state = begun(d.board, (1, 2, 4), seats=2)
    one, other = (
        after(state, turn(0, D123, d.path("W1 b1"))),
        after(state, turn(0, D213, d.path("k"))),
    )
    assert (view_for(one, 1).reserved, view_for(other, 1).reserved) == (0, 1)


def test_r19_the_choices_of_the_others_are_secret_until_all_have_played() -> None:
    d = table()
    state = after(begun(d.board, (1, 2, 4), seats=3), turn(0, D123, d.path("W1 b1")))
    ways = [
        turn(1, D213, d.path("k")),
        turn(1, D213, d.path("W1")),
        turn(1, D231, d.path("k i k S")),
    ]
    states = [after(state, way) for way in ways]
    events = [happened(state, way) for way in ways]
    for seat in (0, 2, None):
        views = [seen(s, seat, e) for s, e in zip(states, events, strict=True)]
        assert views[0] == views[1] == views[2]
        assert views[0][1] == [TurnPlayed(1)]


def test_r19_a_seat_knows_its_own_turn_at_once() -> None:
    d = table()
    state = begun(d.board, (1, 2, 4), seats=2)
    played, events = rules.play(state, turn(0, D123, d.path("W1 b1")))
    own = view_for(played, 0).own
    assert own is not None
    assert own.position == d.at["b1"]
    assert own.marked == d.names("b1")
    assert [e.trip for e in events if isinstance(e, TripMade) and e.known_to(0)] == [own.trips[-1]]
    assert view_for(played, 0).sheets == state.sheets  # what all see has not changed


def test_r19_all_sheets_are_open_at_the_end_of_the_day() -> None:
    d = table()
    state = begun(d.board, (1, 1, 4), seats=2)
    turns = turn(0, D123, d.path("W1")), turn(1, D213, d.path("W1"))
    events = happened(state, *turns)
    state = after(state, *turns)
    for seat in (0, 1, None):
        view = view_for(state, seat)
        assert view.sheets == state.sheets
        assert [s.position for s in view.sheets] == [d.at["W1"]] * 2
        told = [e for e in events if e.known_to(seat)]
        assert [e.seat for e in told if isinstance(e, Marked)] == [0, 1]
        # Its own trip a seat has seen before; now everybody sees both.
        reveal = told[-5:]
        assert [type(e) for e in reveal] == [TripMade, Marked, TripMade, Marked, DayEnded]
        assert all(e.seats is None for e in reveal)


def test_r19_dice_are_open_and_coming_rolls_unknown() -> None:
    d = table()
    state = begun(d.board, (1, 2, 4), seats=2)
    assert all(view_for(state, seat).dice == (1, 2, 4) for seat in (0, 1, None))
    # Neither state nor view hold a seed or a stream to foretell rolls from.
    names = {f.name for f in fields(GameState)} | {f.name for f in fields(View)}
    assert not {name for name in names if "seed" in name or "rng" in name or "rolls" in name}


def test_r19_the_public_has_no_sheet_of_its_own() -> None:
    state = begun(table().board, (1, 2, 4), seats=2)
    view = view_for(state, None)
    assert (view.seat, view.own, view.offer) == (None, None, ())


def test_r19_who_has_acted_is_no_secret() -> None:
    d = table()
    state = after(begun(d.board, (1, 2, 4), seats=3), turn(0, D123, d.path("W1 b1")))
    view = view_for(state, 2)
    assert view.acted == {0}
    assert view.to_act == (1, 2)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_r19_a_view_does_not_change_with_what_is_hidden(seat: int | None) -> None:
    d = table()
    state = after(begun(d.board, (1, 2, 4), seats=3), turn(0, D123, d.path("W1 b1")))
    junk = Sheet(d.at["q"], ("h1", "h2"), d.names("B1"), d.names("B1"), d.names("B1"))
    hidden = replace(
        state,
        sheets=tuple(s if i == seat else junk for i, s in enumerate(state.sheets)),
        offers=tuple(o if i == seat else ("?",) * 4 for i, o in enumerate(state.offers)),
    )
    assert view_for(hidden, seat) == view_for(state, seat)


def test_events_are_known_to_all_or_to_those_named() -> None:
    assert all(PlansChosen(1).known_to(seat) for seat in (0, 1, None))
    private = PlansChosen(1, seats=(1, 3))
    assert [seat for seat in (0, 1, 2, 3, None) if private.known_to(seat)] == [1, 3]

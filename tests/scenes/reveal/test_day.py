"""What an evening tells comes from events and scores alone (R18-R24)."""

from __future__ import annotations

import pytest

from gogoa_game.logic.events import Marked
from gogoa_game.logic.scoring import Points, points
from gogoa_game.scenes.reveal.day import Day, PlayersDay, day_of
from gogoa_game.scenes.reveal.words import deeds, place_name, reason
from tests.matches import goa_map
from tests.scenes.reveal.evenings import day, ended_day

PLAIN = Points(10, 0, 0, 0, 0)


def told(gained: Points, *, guide: bool = False, completed: tuple[str, ...] = ()) -> PlayersDay:
    """A day on which Palolem was marked, and brought that much."""
    one = day(2).players[0]
    board = goa_map().board
    plan = next(plan for plan in board.plans if "palolem" in plan.destinations).id
    mark = Marked(seat=0, destination="palolem", guide=guide, completed=completed and (plan,))
    return PlayersDay(
        0, one.player, one.trip, mark, gained, (plan,), gained.plans, 50, 50 + gained.total
    )


@pytest.mark.parametrize("count", [1, 2, 4, 6])
@pytest.mark.parametrize("number", [1, 7, 11])
def test_points_before_and_after_are_those_of_the_rules(count: int, number: int) -> None:
    match, events = ended_day(count, number)
    found = day_of(match.view(None), match.players, events)
    board = match.state.board
    assert [one.seat for one in found.players] == list(range(count))
    for one, sheet in zip(found.players, match.state.sheets, strict=True):
        assert one.after == points(board, sheet).total
        assert one.gain == one.gained.total
        assert one.trip == sheet.trips[-1]
        assert (one.mark is None) == (one.trip.marked is None)
        if one.mark is not None:
            assert one.mark.destination == one.trip.marked
            assert one.plan_points == sum(board.plan(p).value for p in one.mark.completed)
    totals = [found.players[seat].after for seat in found.later]
    assert totals == sorted(totals, reverse=True)


def test_r19_what_only_a_seat_may_know_is_no_part_of_it() -> None:
    match, events = ended_day(2)
    public = tuple(event for event in events if event.seats is None)
    view = match.view(None)
    assert day_of(view, match.players, events) == day_of(view, match.players, public)


def test_those_who_are_level_lead_together_and_nobody_leads_all_level() -> None:
    found = day(4)
    best = max(one.after for one in found.players)
    assert found.leaders == {one.seat for one in found.players if one.after == best}
    level = tuple(
        PlayersDay(
            o.seat, o.player, o.trip, o.mark, o.gained, o.ticked, o.plan_points, o.before, 70
        )
        for o in found.players
    )
    assert Day(7, level, found.earlier, found.later).leaders == frozenset()


@pytest.mark.parametrize(
    ("gained", "guide", "words"),
    [
        (PLAIN, False, "10 place"),
        (PLAIN, True, "10 place, and a guide"),
        (Points(10, 0, 0, 30, 0), False, "10 place, 30 full set"),
        (Points(10, 0, 30, 0, 0), False, "10 place, 30 plan done"),
        (Points(10, 20, 0, 0, 10), False, "10 place, 20 bonus, 10 same type"),
    ],
)
def test_every_source_is_named(gained: Points, guide: bool, words: str) -> None:
    assert reason(told(gained, guide=guide)) == words


def test_alone_what_was_done_besides_is_told() -> None:
    texts = goa_map().texts
    one = told(PLAIN, guide=True)
    plan = texts.plan_name(one.ticked[0], "en")
    assert place_name(one, texts) == "Palolem Beach"
    assert deeds(one, texts) == f"finds a guide, ticks {plan}"
    done = told(Points(10, 0, 30, 0, 0), completed=("that",))
    assert deeds(done, texts) == f"completes {plan}, 10 place, 30 plan done"


def test_a_day_without_a_mark_says_so() -> None:
    one = told(Points(0, 0, 0, 0, 0))
    bare = PlayersDay(0, one.player, one.trip, None, one.gained, (), 0, 50, 50)
    assert place_name(bare, goa_map().texts) == "No place was marked"
    assert reason(bare) == ""
    assert deeds(bare, goa_map().texts) == ""

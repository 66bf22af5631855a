"""The trip review: sound, the same every time, and nothing but what a finished game tells."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from gogoa_game.bots import decide
from gogoa_game.bots.base import Standpoint
from gogoa_game.bots.rolls import ROLLS
from gogoa_game.bots.search import luck
from gogoa_game.insight.review import GLANCE, THOROUGH, TripReview, review
from gogoa_game.logic.chance import stream
from gogoa_game.logic.hexes import distance
from gogoa_game.logic.scoring import points
from gogoa_game.logic.state import DAYS, Sheet
from gogoa_game.table.match import Match
from tests.matches import bots, finished, goa_map

LEVELS = ("easy", "random", "medium")


@cache
def reviewed(seat: int, seed: int = 7) -> TripReview:
    """A seat's review of a whole game."""
    return decide(review(goa_map(), finished(LEVELS, seed), seat, GLANCE))


def sheet_of(seat: int, seed: int = 7) -> Sheet:
    """A seat's sheet at the end of that game."""
    return Match.resume(goa_map(), finished(LEVELS, seed)).state.sheets[seat]


@pytest.mark.parametrize("seed", [7, 8])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_was_made_is_no_more_than_what_was_possible(seat: int, seed: int) -> None:
    found = reviewed(seat, seed)
    assert found.points == points(goa_map().board, sheet_of(seat, seed)).total
    assert found.par >= found.points
    assert found.given_away == sum(day.given_away for day in found.days) >= 0
    assert all(day.given_away >= 0 for day in found.days)
    assert found.luck == sum(day.luck for day in found.days)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_days_are_those_that_were_played(seat: int) -> None:
    trips = sheet_of(seat).trips
    days = reviewed(seat).days
    assert [day.day for day in days] == list(range(1, DAYS + 1))
    for day, trip in zip(days, trips, strict=True):
        assert (day.chosen.hex, day.chosen.marked) == (trip.end, trip.marked)
        assert day.chosen.guides == len(trip.turn.guides)
        assert day.chosen.path == (trip.start, *(step.hex for step in trip.steps))
        assert day.best.path[0] == trip.start
        assert day.best.path[-1] == day.best.hex
        assert walkable(day.best.path)


def walkable(path: tuple) -> bool:  # type: ignore[type-arg]
    """Whether each hex lies beside the one before."""
    return all(distance(one, other) == 1 for one, other in pairwise(path))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_best_trip_makes_the_points_that_it_is_said_to(seat: int) -> None:
    found, board = reviewed(seat), goa_map().board
    here, marked = board.start, 0
    for path in found.route:
        assert path[0] == here
        assert walkable(path)
        here = path[-1]
        place = board.destination_at(here)
        marked |= 0 if place is None else 1 << board.bit[place.id]
    assert len(found.route) == DAYS
    assert points(board, Sheet(here, sheet_of(seat).plans, marked)).total == found.par


def test_the_same_record_always_has_the_same_review() -> None:
    again = decide(review(goa_map(), finished(LEVELS, 7), 0, GLANCE))
    assert again == reviewed(0)
    assert again != reviewed(1)


def test_only_a_finished_game_can_be_reviewed() -> None:
    match = Match(goa_map(), bots("easy"), 1)
    with pytest.raises(ValueError, match="finished"):
        decide(review(goa_map(), match.record(), 0, GLANCE))


def test_the_work_tells_how_far_it_is_and_can_be_dropped() -> None:
    shares = list(review(goa_map(), finished(LEVELS, 7), 0, GLANCE))
    assert shares == sorted(shares)
    assert shares[0] == 0
    assert 0.8 < shares[-1] <= 1
    dropped = review(goa_map(), finished(LEVELS, 7), 0, THOROUGH)
    for _ in range(40):
        next(dropped)
    dropped.close()
    assert next(dropped, None) is None


@pytest.mark.parametrize("starting", [True, False])
def test_all_rolls_together_are_as_kind_as_the_average(*, starting: bool) -> None:
    board = goa_map().board
    plans = tuple(plan.id for plan in board.plans[:2])
    fortunes = []
    for dice, chance in ROLLS:
        places = [None] if starting else [0, 1, 2]
        for reserved in places:
            me = Standpoint(
                board, 0, Sheet(board.start, plans), dice, reserved,
                (False, True, False), (), starting,
            )  # fmt: skip
            fortune = decide(luck(me, 8, stream(3, "luck")))
            fortunes.append((fortune, chance / len(places)))
    assert sum(chance for _, chance in fortunes) == pytest.approx(1)
    mean = sum(fortune * chance for fortune, chance in fortunes)
    # Which die is reserved is drawn for the average, and tried for each roll here.
    assert mean == pytest.approx(0, abs=0.01 if starting else 0.6)
    assert max(fortune for fortune, _ in fortunes) > 0.05
    assert min(fortune for fortune, _ in fortunes) < -0.05

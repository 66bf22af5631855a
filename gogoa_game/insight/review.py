"""The trip review: how well a player travelled, day by day, and what could have been had."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from gogoa_game.bots.base import Standpoint, part, standpoint
from gogoa_game.bots.farsighted import ADVICE
from gogoa_game.bots.goals import Goal, turn_to, ways
from gogoa_game.bots.search import Effort, luck, rate
from gogoa_game.insight.par import WIDTH, par
from gogoa_game.logic.board import GUIDES, OFF_THE_MAP
from gogoa_game.logic.chance import stream
from gogoa_game.logic.scoring import points
from gogoa_game.logic.state import Phase, Sheet
from gogoa_game.logic.views import view_for
from gogoa_game.store.records import replay

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gogoa_game.bots.base import Work
    from gogoa_game.logic.board import Board
    from gogoa_game.logic.dice import Dice
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.logic.state import GameState, Trip
    from gogoa_game.maps import GameMap
    from gogoa_game.store.records import GameRecord


class Depth(NamedTuple):
    """How far a review looks."""

    luck: int  # imagined games for each of the 56 rolls
    turn: Effort  # for what a day could have been
    width: int  # sheets that the search for the best trip keeps


THOROUGH = Depth(48, ADVICE, WIDTH)
GLANCE = Depth(2, Effort(games=4, idle=1), 40)
"""Done at once, and not to be trusted: for pictures."""
PAR_SHARE = 0.2  # of the work; the rest is for the days


@dataclass(frozen=True, slots=True)
class Stop:
    """Where a day ended or might have ended: the destination marked, if any, the guides spent,
    the final points to expect from there, and the hexes of the path, the morning's hex first.
    """

    hex: Hex
    marked: str | None
    guides: int
    points: float
    path: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class DayReview:
    """A day as it was played beside the best that could be done with its dice.

    `luck` says how many points the roll was better than the average roll for that position.
    """

    day: int
    chosen: Stop
    best: Stop
    luck: float

    @property
    def given_away(self) -> float:
        """The points that were to be expected more from the best turn; never below 0."""
        return max(0.0, self.best.points - self.chosen.points)


@dataclass(frozen=True, slots=True)
class TripReview:
    """A player's game: the points made, the best total found that knows all rolls, the days.

    `route` has the paths of that best trip, one for each day.
    """

    seat: int
    points: int
    par: int
    days: tuple[DayReview, ...]
    route: tuple[tuple[Hex, ...], ...]

    @property
    def given_away(self) -> float:
        """The points given away on all days."""
        return sum(day.given_away for day in self.days)

    @property
    def luck(self) -> float:
        """How many points better than average the rolls were, all days together."""
        return sum(day.luck for day in self.days)


def review(
    game_map: GameMap, record: GameRecord, seat: int, depth: Depth = THOROUGH
) -> Work[TripReview]:
    """Looks at a finished game of a seat; on one machine a record always has the same
    review.

    Raises RecordError if the record breaks the rules, and ValueError if the game is not over.
    """
    states = []
    for state, _ in replay(game_map, record):
        states.append(state)
        yield 0.0
    final = states[-1]
    if final.phase is not Phase.OVER:
        raise ValueError("only a finished game can be reviewed")
    sheet, board = final.sheets[seat], final.board
    mornings = _mornings(states, seat)
    rolls = [(state.dice or (0, 0, 0), state.reserved) for state in mornings]
    found = yield from part(par(board, sheet.plans, rolls, depth.width), 0.0, PAR_SHARE)
    days = []
    for number, (state, trip) in enumerate(zip(mornings, sheet.trips, strict=True)):
        first, last = (
            PAR_SHARE + (1 - PAR_SHARE) * n / len(mornings) for n in (number, number + 1)
        )
        days.append((yield from part(_day(state, trip, record.seed, depth), first, last)))
    total = points(board, sheet).total
    route = tuple(_route(board, seat, found.ends, rolls))
    if total >= found.points:
        route = tuple(day.chosen.path for day in days)
    return TripReview(seat, total, max(total, found.points), tuple(days), route)


def _mornings(states: Sequence[GameState], seat: int) -> list[GameState]:
    """For each day the state in which the seat was first to act."""
    found: dict[int, GameState] = {}
    for state in states:
        if state.dice is not None and seat in state.to_act:
            found.setdefault(state.day, state)
    return list(found.values())


def _day(state: GameState, trip: Trip, seed: int, depth: Depth) -> Work[DayReview]:
    me = standpoint(view_for(state, trip.turn.seat))
    board, rng = me.board, stream(seed, f"review {me.seat} day {state.day}")
    mark = OFF_THE_MAP if trip.marked is None else board.bit[trip.marked]
    chosen = Goal(board.index[trip.end], mark, len(trip.turn.guides))
    fortune = yield from part(luck(me, depth.luck, rng), 0.0, 0.2)
    rated = yield from part(rate(me, depth.turn, rng, always=[chosen]), 0.2, 1.0)
    worth = {one.goal: one.points for one in rated}
    best = rated[0].goal
    taken = (trip.start, *(step.hex for step in trip.steps))
    return DayReview(
        state.day,
        Stop(trip.end, trip.marked, chosen.guides, worth[chosen], taken),
        Stop(
            board.hexes[best.end],
            None if best.mark == OFF_THE_MAP else board.destinations[best.mark].id,
            best.guides,
            worth[best],
            taken if best == chosen else _path(me, best),
        ),
        fortune,
    )


def _path(me: Standpoint, goal: Goal) -> tuple[Hex, ...]:
    """One of the paths to a goal, the morning's hex first."""
    return (me.sheet.position, *turn_to(me, next(ways(me, goal)), goal.end).path)


def _route(
    board: Board, seat: int, ends: Sequence[int], days: Sequence[tuple[Dice, int | None]]
) -> Iterator[tuple[Hex, ...]]:
    """The paths of days that end there, each with as few guides as it takes."""
    guides = sum(1 << board.bit[place.id] for place in board.destinations if place.guide)
    here = board.start
    for end, (dice, reserved) in zip(ends, days, strict=True):
        me = Standpoint(board, seat, Sheet(here, circled=guides), dice, reserved, (), (), False)
        goals = (Goal(end, OFF_THE_MAP, spent) for spent in range(GUIDES + 1))
        path = next(turn_to(me, way, end).path for goal in goals for way in ways(me, goal))
        yield (here, *path)
        here = path[-1]

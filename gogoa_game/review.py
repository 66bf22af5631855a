"""The trip review: how well a player travelled, day by day, and what could have been had."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .bots.base import part, standpoint
from .bots.farsighted import EXPERT
from .bots.goals import Goal
from .bots.par import par
from .bots.search import luck, rate
from .logic.board import OFF_THE_MAP
from .logic.chance import stream
from .logic.scoring import points
from .logic.state import Phase
from .logic.views import view_for
from .records import replay

if TYPE_CHECKING:
    from .bots.base import Work
    from .logic.board import Board
    from .logic.hexes import Hex
    from .logic.state import GameState, Trip
    from .maps import GameMap
    from .records import GameRecord

LUCK_GAMES = 48  # imagined games for each of the 56 rolls
PAR_SHARE = 0.2  # of the work; the rest is for the days


@dataclass(frozen=True, slots=True)
class Stop:
    """Where a day ended or might have ended: the destination marked, if any, the guides spent,
    and the final points to expect from there.
    """

    hex: Hex
    marked: str | None
    guides: int
    points: float


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
    """A player's game: the points made, the best total found that knows all rolls, the days."""

    seat: int
    points: int
    par: int
    days: tuple[DayReview, ...]

    @property
    def given_away(self) -> float:
        """The points given away on all days."""
        return sum(day.given_away for day in self.days)

    @property
    def luck(self) -> float:
        """How many points better than average the rolls were, all days together."""
        return sum(day.luck for day in self.days)


def review(game_map: GameMap, record: GameRecord, seat: int) -> Work[TripReview]:
    """Looks at a finished game of a seat; the same record always has the same review.

    Raises RecordError if the record breaks the rules, and ValueError if the game is not over.
    """
    states = [state for state, _ in replay(game_map, record)]
    final = states[-1]
    if final.phase is not Phase.OVER:
        raise ValueError("only a finished game can be reviewed")
    sheet, board = final.sheets[seat], final.board
    mornings = _mornings(states, seat)
    rolls = [(state.dice or (0, 0, 0), state.reserved) for state in mornings]
    best = yield from part(par(board, sheet.plans, rolls), 0.0, PAR_SHARE)
    days = []
    for number, (state, trip) in enumerate(zip(mornings, sheet.trips, strict=True)):
        first, last = (
            PAR_SHARE + (1 - PAR_SHARE) * n / len(mornings) for n in (number, number + 1)
        )
        days.append((yield from part(_day(state, trip, record.seed), first, last)))
    total = points(board, sheet).total
    return TripReview(seat, total, max(total, best.points), tuple(days))


def _mornings(states: list[GameState], seat: int) -> list[GameState]:
    """For each day the state in which the seat was first to act."""
    found: dict[int, GameState] = {}
    for state in states:
        if state.dice is not None and seat in state.to_act:
            found.setdefault(state.day, state)
    return list(found.values())


def _day(state: GameState, trip: Trip, seed: int) -> Work[DayReview]:
    me = standpoint(view_for(state, trip.turn.seat))
    board, rng = me.board, stream(seed, f"review {me.seat} day {state.day}")
    mark = OFF_THE_MAP if trip.marked is None else board.bit[trip.marked]
    chosen = Goal(board.index[trip.end], mark, len(trip.turn.guides))
    fortune = yield from part(luck(me, LUCK_GAMES, rng), 0.0, 0.2)
    rated = yield from part(rate(me, EXPERT.turn, rng, always=[chosen]), 0.2, 1.0)
    worth = {one.goal: one.points for one in rated}
    best = rated[0].goal
    return DayReview(
        state.day,
        _stop(board, chosen, worth[chosen]),
        _stop(board, best, worth[best]),
        fortune,
    )


def _stop(board: Board, goal: Goal, expected: float) -> Stop:
    marked = None if goal.mark == OFF_THE_MAP else board.destinations[goal.mark].id
    return Stop(board.hexes[goal.end], marked, goal.guides, expected)

"""The coach: the best turns for the dice on the table, and what speaks for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gogoa_game.bots.base import standpoint
from gogoa_game.bots.farsighted import ADVICE
from gogoa_game.bots.goals import turn_to, ways
from gogoa_game.bots.outlook import chances
from gogoa_game.bots.search import rate
from gogoa_game.logic.scoring import gain, points_of

if TYPE_CHECKING:
    from random import Random

    from gogoa_game.bots.base import Standpoint, Work
    from gogoa_game.bots.search import Rated
    from gogoa_game.logic.actions import PlayTurn
    from gogoa_game.logic.scoring import Gain, Points
    from gogoa_game.logic.views import View

MOST_TURNS = 3
NEARLY_AS_GOOD = 12.0  # points behind the best turn from which on a turn is no longer a good one
LIKELY = 0.3  # the chance from which on a place counts as within tomorrow's reach
MOST_IN_REACH = 2


@dataclass(frozen=True, slots=True)
class Advice:
    """A good turn: the final points to expect after it, and the facts that speak for it.

    `gain` is what its mark brings at once, None if it marks nothing; `brings` the same by rule.
    `in_reach` are destinations that the player's plans still need and that tomorrow's roll is
    likely to reach from the end of the path, the likeliest first.
    """

    turn: PlayTurn
    points: float
    gain: Gain | None
    brings: Points
    in_reach: tuple[str, ...]


def advise(view: View, rng: Random) -> Work[tuple[Advice, ...]]:
    """Up to three good turns for the seat of the view, the best first.

    It knows what the seat may see and nothing else (R19). Raises IllegalAction (R6) if the seat
    has no turn to play.
    """
    me = standpoint(view)
    rated = yield from rate(me, ADVICE, rng)
    good = [one for one in rated if one.points > rated[0].points - NEARLY_AS_GOOD]
    return tuple(_advice(me, one) for one in good[:MOST_TURNS])


def _advice(me: Standpoint, rated: Rated) -> Advice:
    board, sheet, goal = me.board, me.sheet, rated.goal
    turn = turn_to(me, next(ways(me, goal)), goal.end)
    marked = sheet.marked | (1 << goal.mark if goal.mark >= 0 else 0)
    before = points_of(board, sheet.marked, sheet.plans)
    after = points_of(board, marked, sheet.plans)
    return Advice(
        turn,
        rated.points,
        gain(board, sheet, board.hexes[goal.end]),
        after.less(before),
        _in_reach(me, goal.end, marked) if me.left else (),
    )


def _in_reach(me: Standpoint, end: int, marked: int) -> tuple[str, ...]:
    wanted = 0
    for plan in me.sheet.plans:
        wanted |= me.board.plan_sets[plan] & ~marked
    chance = chances(me.board, end)
    likely = [
        (-chance[me.board.bit[place.id]], place.id)
        for place in me.board.members(wanted)
        if chance[me.board.bit[place.id]] >= LIKELY
    ]
    return tuple(name for _, name in sorted(likely)[:MOST_IN_REACH])

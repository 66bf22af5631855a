"""The levels `hard` and `expert`: they look at the games that may follow."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from gogoa_game.logic.actions import ChoosePlans
from gogoa_game.logic.rules import PLANS_KEPT
from gogoa_game.logic.state import Phase

from .base import Bot, Thinking, coming_starts, standpoint
from .goals import turn_to, ways
from .imagine import Imagination
from .judgement import TUNED
from .reservation import best_way
from .search import Effort, rate, rate_plans
from .tables import tables_of

if TYPE_CHECKING:
    from random import Random

    from gogoa_game.logic.views import View


class Style(NamedTuple):
    """How far a level looks: the effort for a turn, and imagined games for each pair of plans.

    Who is `ruthless` reserves the die that costs the others most.
    """

    turn: Effort
    plans: int
    ruthless: bool


HARD = Style(Effort(games=14, idle=1), plans=32, ruthless=False)
ADVICE = Effort(games=256, idle=3, keep=6, margin=15.0, moves=6, later=16)
"""What the coach and the review have time for while somebody waits."""
EXPERT = Style(ADVICE._replace(moves=8, later=24), plans=256, ruthless=True)


def _choose(style: Style, view: View, rng: Random) -> Thinking:
    """The plans or the turn with the most points to expect (R3, R7-R18)."""
    yield 0.0
    if view.phase is Phase.CHOOSING and view.seat is not None:
        pairs = list(combinations(view.offer, PLANS_KEPT))
        starts = coming_starts(view)
        points = yield from rate_plans(view.board, pairs, starts, style.plans, rng)
        return ChoosePlans(view.seat, pairs[points.index(max(points))])
    me = standpoint(view)
    rated = yield from rate(me, style.turn, rng)
    goal = rated[0].goal
    way = next(ways(me, goal))
    if style.ruthless and me.starting and me.others:
        tables = yield from tables_of(me.board)
        goal, way = best_way(me, rated, Imagination(tables, TUNED))
    return turn_to(me, way, goal.end)


LEVELS: dict[str, Bot] = {"hard": partial(_choose, HARD), "expert": partial(_choose, EXPERT)}

"""The level `medium`: today's mark with what it means for plans, sets, types and tomorrow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.logic.actions import ChoosePlans
from gogoa_game.logic.state import Phase

from .base import Thinking, standpoint
from .goals import Goal, goals, idle_goals, turn_to, ways
from .judgement import TUNED
from .outlook import plan_worths, prospect, worths
from .planning import best_plans

if TYPE_CHECKING:
    from random import Random

    from gogoa_game.logic.views import View

    from .base import Standpoint


def choose(view: View, rng: Random) -> Thinking:
    """The two plans that look best together, or the turn that its judgement values most."""
    yield 0.0
    if view.phase is Phase.CHOOSING and view.seat is not None:
        return ChoosePlans(view.seat, best_plans(view.board, view.offer))
    me = standpoint(view)
    goal = _goal(me, rng)
    return turn_to(me, next(ways(me, goal)), goal.end)


def _goal(me: Standpoint, rng: Random) -> Goal:
    """The mark of the highest value, a draw between equals; where none can be made, the end that
    promises most for tomorrow.
    """
    worth = worths(me.board, me.sheet, me.left, TUNED)
    hopes = plan_worths(me.board, me.sheet, me.left, TUNED)
    most = max(worth) + TUNED.tomorrow * sum(hopes)
    best: list[tuple[float, float, Goal]] = []
    for goal in goals(me):
        cost = TUNED.thrift * goal.guides * me.left
        if best and most - cost <= best[0][0]:
            break  # no further mark can be worth its guides
        value = worth[goal.mark] - cost
        if me.left:
            value += TUNED.tomorrow * prospect(me.board, goal.end, hopes)
        best = [max([*best, (value, rng.random(), goal)])]
    if best:
        return best[0][-1]
    return max((prospect(me.board, goal.end, worth), goal) for goal in idle_goals(me))[-1]

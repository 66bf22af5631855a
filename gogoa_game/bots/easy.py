"""The level `easy`: what a mark brings today, of those ends that it happens to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.logic.actions import ChoosePlans
from gogoa_game.logic.chance import below, shuffled
from gogoa_game.logic.rules import PLANS_KEPT
from gogoa_game.logic.state import Phase

from .base import Thinking, standpoint
from .goals import Goal, goals, idle_goals, turn_to, ways
from .judgement import Hope, Judgement
from .outlook import worths
from .planning import best_plans

if TYPE_CHECKING:
    from random import Random

    from gogoa_game.logic.views import View

    from .base import Standpoint

FAINT = Hope(pace=0.3, delay=0.8)
SHORT_SIGHT = Judgement(plan=FAINT, set=FAINT, step=FAINT, tomorrow=0.0, guide=0.3, thrift=0.6)
"""Little counts but the mark that completes something."""

OVERLOOKS = 0.3  # the chance not to see a mark that can be made
REMEMBERS_GUIDES = 0.4  # the chance to think of the guides on a day
ANY_PLANS = 0.3  # the chance to take two plans as they come


def choose(view: View, rng: Random) -> Thinking:
    """Two plans that look good together, or the turn that brings most today (R3, R7-R18)."""
    yield 0.0
    if view.phase is Phase.CHOOSING and view.seat is not None:
        if rng.random() < ANY_PLANS:
            return ChoosePlans(view.seat, tuple(shuffled(rng, view.offer)[:PLANS_KEPT]))
        return ChoosePlans(view.seat, best_plans(view.board, view.offer))
    me = standpoint(view)
    goal = _goal(me, rng)
    found = list(ways(me, goal))
    return turn_to(me, found[below(rng, len(found))], goal.end)


def _goal(me: Standpoint, rng: Random) -> Goal:
    """The best of the marks seen; any end where none is seen."""
    guides = me.sheet.guides.bit_count() if rng.random() < REMEMBERS_GUIDES else 0
    worth = worths(me.board, me.sheet, me.left, SHORT_SIGHT)
    best, most = None, 0.0
    for goal in goals(me, guides):
        value = worth[goal.mark] - SHORT_SIGHT.thrift * goal.guides * me.left
        if value > most and rng.random() >= OVERLOOKS:
            best, most = goal, value
    if best is not None:
        return best
    idle = list(idle_goals(me)) or list(goals(me))
    return idle[below(rng, len(idle))]

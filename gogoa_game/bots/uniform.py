"""The level `random`: any legal turn, as likely as another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.logic.actions import ChoosePlans
from gogoa_game.logic.chance import below, shuffled
from gogoa_game.logic.dice import PLACES, Dice, GuideUse, options, turned_by
from gogoa_game.logic.rules import PLANS_KEPT
from gogoa_game.logic.state import Phase

from .base import Thinking, standpoint
from .goals import Way, cells, turn_to

if TYPE_CHECKING:
    from random import Random

    from gogoa_game.logic.views import View

GUIDE_CHANCE = 0.25


def choose(view: View, rng: Random) -> Thinking:
    """Two plans of the offer, or one of the legal assignments and one of its ends (R3, R8)."""
    yield 0.0
    if view.phase is Phase.CHOOSING and view.seat is not None:
        return ChoosePlans(view.seat, tuple(shuffled(rng, view.offer)[:PLANS_KEPT]))
    me = standpoint(view)
    uses = _guides(view, rng)
    mine: Dice = turned_by(me.dice, uses)
    found = options(me.board, me.sheet.position, mine, me.reserved)
    option = found[below(rng, len(found))]
    ends = list(cells(option.ends))
    return turn_to(me, Way(uses, option), ends[below(rng, len(ends))])


def _guides(view: View, rng: Random) -> tuple[GuideUse, ...]:
    """Now and then a guide, if there is one to spend (R7)."""
    guides = list(view.board.members(view.own.guides)) if view.own else []
    if not guides or rng.random() >= GUIDE_CHANCE:
        return ()
    guide = guides[below(rng, len(guides))].id
    return (GuideUse(guide, below(rng, len(PLACES)), (1, -1)[below(rng, 2)]),)

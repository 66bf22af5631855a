"""The reservation as a weapon: what a die that nobody else may point with costs the others (R9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.logic.dice import PLACES

from .goals import ways
from .imagine import sheets_of
from .tables import situation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .base import Standpoint
    from .goals import Goal, Way
    from .imagine import Imagination
    from .search import Rated

CLOSE = 5.0  # points behind the best at which a goal is still weighed


def best_way(me: Standpoint, rated: Sequence[Rated], imagination: Imagination) -> tuple[Goal, Way]:
    """The goal and the way to it that are best for a starting player, the others' loss included.

    What a reserved die costs the others is judged by their open sheets; of several others it is
    the mean, for one point less for each of them is one point more for the player.
    """
    losses = _losses(me, imagination)
    candidates = [
        (one.points + losses[way.option.assignment.direction], one.goal, way)
        for one in rated
        if one.points >= rated[0].points - CLOSE
        for way in ways(me, one.goal)
    ]
    _, goal, way = max(candidates, key=lambda candidate: candidate[0])
    return goal, way


def _losses(me: Standpoint, imagination: Imagination) -> list[float]:
    """For each place what the others lose, at least, if its die is reserved."""
    tables, losses = imagination.tables, [0.0] * len(PLACES)
    for other in me.others:
        sheet = sheets_of(tables, me.board, other)
        value = imagination.values(sheet, me.left)[0][0]
        guides = int(sheet.guides[0])
        for place in PLACES:
            visits = tables.visits[guides, situation(me.dice, place), sheet.cell[0]]
            losses[place] -= float((visits * value).max()) / len(me.others)
    return losses

"""What a mark is worth beyond the points that it brings today.

A plan, a set or a step of a type pays only when its last mark is made. A mark on the way there is
worth as much of those points as it makes them more likely.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from gogoa_game.logic.scoring import PER_SET, TYPE_STEPS
from gogoa_game.logic.state import DAYS

MOST_MISSING = 2 * DAYS
"""More marks than days: what misses that many is hopeless."""

Shares = tuple[tuple[float, ...], ...]


class Hope(NamedTuple):
    """How likely a thing is to be finished that needs several marks.

    With `k` marks missing and `t` days left each of the marks will be made with the chance
    1 - exp(-pace * (t / k - delay)), and all of them have to be.
    """

    pace: float
    delay: float

    def chance(self, missing: int, days: int) -> float:
        """That all missing marks are made in the days that are left."""
        if missing == 0:
            return 1.0
        if missing > days:
            return 0.0
        ease: float = days / missing - self.delay
        each = 1.0 - math.exp(-self.pace * ease) if ease > 0 else 0.0
        return float(each**missing)

    def share(self, missing: int, left: int) -> float:
        """How much more likely it is if one of the missing marks is made today.

        `left` are the days after today.
        """
        if missing == 0:
            return 0.0
        return max(0.0, self.chance(missing - 1, left) - self.chance(missing, left))

    def shares(self) -> Shares:
        """`share` as a table: [missing][left]."""
        return tuple(
            tuple(self.share(missing, left) for left in range(DAYS))
            for missing in range(MOST_MISSING + 1)
        )


class Judgement(NamedTuple):
    """How a bot values what has not been finished. The figures were tuned; see docs/bots.md."""

    plan: Hope = Hope(0.26, 0.76)
    set: Hope = Hope(0.94, 0.14)
    step: Hope = Hope(1.03, 0.46)
    tomorrow: float = 0.1  # how much the plan marks count that the next day can make from an end
    guide: float = 0.33  # what finding a guide is worth, for every day left
    thrift: float = 1.56  # what spending one costs, for every day left

    def plan_shares(self) -> Shares:
        """[missing][left]: what part of a plan's value a mark on it is worth."""
        return self.plan.shares()

    def set_worths(self) -> Shares:
        """[missing][left]: what a mark is worth that the next set needs (R23)."""
        return tuple(tuple(PER_SET * share for share in row) for row in self.set.shares())

    def step_worths(self) -> Shares:
        """[count][left]: what a further mark of a type that has `count` is worth by R24."""
        shares = self.step.shares()

        def worth(count: int, left: int) -> float:
            below, found = 0, 0.0
            for size, points in TYPE_STEPS:
                if count < size:
                    found += (points - below) * shares[size - count][left]
                below = points
            return found

        return tuple(
            tuple(worth(count, left) for left in range(DAYS)) for count in range(MOST_MISSING + 1)
        )


TUNED = Judgement()

KNOWING = Judgement(plan=Hope(0.33, 0.5), set=Hope(1.0, 0.11), step=Hope(1.07, 0.19))
"""For one who knows the rolls to come: more can be hoped for."""


class Worths(NamedTuple):
    """A judgement's tables."""

    plan: Shares
    set: Shares
    step: Shares


@lru_cache(maxsize=8)
def worths_of(judgement: Judgement) -> Worths:
    """The tables of a judgement, made on first use."""
    return Worths(judgement.plan_shares(), judgement.set_worths(), judgement.step_worths())

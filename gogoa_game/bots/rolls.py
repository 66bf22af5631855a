"""The rolls that differ, and how likely they are (R5)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gogoa_game.logic.dice import Dice

_ORDERS = {1: 1, 2: 3, 3: 6}  # of three dice with one, two or three different numbers

ROLLS: tuple[tuple[Dice, float], ...] = tuple(
    (roll, _ORDERS[len(set(roll))] / 6**3) for roll in combinations_with_replacement(range(1, 7), 3)
)
"""The 56 rolls in rising order with their chances: which die shows what makes no difference."""

"""What lies beyond the border of the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.logic.hexes import Hex, distance

if TYPE_CHECKING:
    from collections.abc import Iterable

DEPTHS = 5


def sea_depth(cell: Hex, shore: Iterable[Hex]) -> int:
    """1 (shallow) to 5: how many hexes a hex of the sea is away from the nearest of `shore`."""
    return min(DEPTHS, min((distance(cell, land) for land in shore), default=DEPTHS))

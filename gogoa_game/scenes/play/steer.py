"""Arrow keys on the map: from one hex that can be chosen to the next one that way on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from gogoa_game.logic.hexes import Hex
    from gogoa_game.ui.stage import Point

Direction = tuple[int, int]
"""A way on the screen: right is (1, 0), down is (0, 1)."""
ASIDE = 2.0
"""How much farther away a hex counts for every unit that it lies aside of the way."""
WIDEST = 5.0
"""A hex that lies so many times farther aside than ahead is not that way."""


def steer(
    way: Direction, start: Hex, cells: Collection[Hex], centre: Callable[[Hex], Point]
) -> Hex | None:
    """The hex among `cells` that an arrow key leads to from `start`, which may be one of them.

    Where none lies that way: from outside the one that lies least behind, or None from among them.
    """
    at = centre(start)
    others = [cell for cell in cells if cell != start]
    ahead = [(cost, cell) for cell in others if (cost := _cost(way, at, centre(cell))) is not None]
    if ahead:
        return min(ahead)[1]
    if start in cells or not others:
        return None
    return max(others, key=lambda cell: (_along(way, at, centre(cell)), cell))


def _along(way: Direction, at: Point, to: Point) -> float:
    return (to[0] - at[0]) * way[0] + (to[1] - at[1]) * way[1]


def _cost(way: Direction, at: Point, to: Point) -> float | None:
    """How far away a point is that way; None where it is another way."""
    along = _along(way, at, to)
    aside = abs((to[0] - at[0]) * way[1] - (to[1] - at[1]) * way[0])
    if along <= 0 or aside > WIDEST * along:
        return None
    return along + ASIDE * aside

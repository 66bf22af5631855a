"""R8-R17 once more, as slowly and plainly as they are written, to compare the package with.

Nothing here uses the package's geometry, tables or checks: hexes are turned into points on a
square lattice, where a hex is one column and half-row position, and every path is walked.
"""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator
    from random import Random

Cell = tuple[int, int]
Walk = tuple[Cell, ...]

# R10. Columns to the right, half rows down.
COMPASS = {1: (0, -2), 2: (1, -1), 3: (1, 1), 4: (0, 2), 5: (-1, 1), 6: (-1, -1)}
DIRECTIONS = (1, 2, 3, 4, 5, 6)


def next_hex(cell: Cell, direction: int) -> Cell:
    """The neighbour, by way of columns and half rows."""
    col, row = cell
    dx, dy = COMPASS[direction]
    x, y = col + dx, 2 * row + col % 2 + dy
    return x, (y - x % 2) // 2


def reverse(direction: int) -> int:
    """1 and 4, 2 and 5, 3 and 6 are opposite."""
    return {1: 4, 2: 5, 3: 6, 4: 1, 5: 2, 6: 3}[direction]


def one_step(land: Collection[Cell], cell: Cell, direction: int) -> tuple[Cell, int]:
    """R13 and R14: into the next hex, or back where that is off the map."""
    ahead = next_hex(cell, direction)
    if ahead in land:
        return ahead, direction
    return next_hex(cell, reverse(direction)), reverse(direction)


def walks(
    land: Collection[Cell], cell: Cell, direction: int, steps: int, deviations: int
) -> Iterator[Walk]:
    """R11-R14: every way to walk so many steps, the same one maybe more than once."""
    if steps == 0:
        yield ()
        return
    tries = [(direction, deviations)]
    if deviations:
        tries += [(other, deviations - 1) for other in DIRECTIONS if other != direction]
    for heading, left in tries:
        entered, held = one_step(land, cell, heading)
        for rest in walks(land, entered, held, steps - 1, left):
            yield (entered, *rest)


def blocked(land: Collection[Cell], cell: Cell, value: int) -> bool:
    """R15: the first hex in the die's direction is off the map."""
    return next_hex(cell, value) not in land


def starts(
    land: Collection[Cell], cell: Cell, dice: tuple[int, ...], reserved: int | None
) -> dict[int, set[int]]:
    """By place of a die that may be given to direction: the directions the path may start in."""
    if reserved is None:
        allowed = [0, 1, 2]
    else:
        allowed = [place for place in (0, 1, 2) if place != reserved]  # R9
        if all(blocked(land, cell, dice[place]) for place in allowed):  # R15
            allowed = [0, 1, 2]
    found = {place: {dice[place]} for place in allowed}  # R10; R17: nothing is forced
    if all(blocked(land, cell, dice[place]) for place in allowed):  # R16
        unblocked = {d for d in DIRECTIONS if not blocked(land, cell, d)}
        found = {place: {dice[place]} | unblocked for place in (0, 1, 2)}
    return found


def legal_turns(
    land: Collection[Cell], cell: Cell, dice: tuple[int, ...], reserved: int | None
) -> set[tuple[tuple[int, int, int], Walk]]:
    """R8-R17: all pairs of an assignment and a path that may be played."""
    may_start = starts(land, cell, dice, reserved)
    return {
        ((direction, distance, deviation), walk)
        for direction, distance, deviation in permutations((0, 1, 2))
        if direction in may_start
        for heading in may_start[direction]
        for walk in walks(land, cell, heading, dice[distance], 1 if dice[deviation] < 4 else 2)
    }


def random_turn(
    rng: Random, land: Collection[Cell], cell: Cell, dice: tuple[int, ...], reserved: int | None
) -> tuple[tuple[int, int, int], Walk]:
    """One of the legal turns, walked at random."""
    may_start = starts(land, cell, dice, reserved)
    direction = rng.choice(sorted(may_start))
    distance, deviation = rng.sample([p for p in (0, 1, 2) if p != direction], 2)
    heading = rng.choice(sorted(may_start[direction]))
    left = 1 if dice[deviation] < 4 else 2
    path: list[Cell] = []
    for _ in range(dice[distance]):
        if left and rng.random() < 0.4:
            heading, left = rng.choice([d for d in DIRECTIONS if d != heading]), left - 1
        cell, heading = one_step(land, cell, heading)
        path.append(cell)
    return (direction, distance, deviation), tuple(path)


def after_guides(dice: Iterable[int], uses: Iterable[tuple[str, int, int]]) -> tuple[int, int, int]:
    """R7: each guide moves one die up or down by one, from 6 on to 1 and back."""
    first, second, third = dice
    values = [first, second, third]
    for _, die, delta in uses:
        value = values[die] + delta
        values[die] = {0: 6, 7: 1}.get(value, value)
    return values[0], values[1], values[2]

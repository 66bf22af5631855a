"""What a day can reach, as arrays: for every roll, every hex, with and without guides (R7-R17).

The tables are the answers of `paths.reach` and the rules of `dice.options`, laid out so that a
thousand imagined games can look theirs up at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

import numpy as np

from gogoa_game.logic.board import GUIDES, OFF_THE_MAP, TYPES
from gogoa_game.logic.dice import ASSIGNMENTS, PLACES, GuideUse, turned_by
from gogoa_game.logic.paths import MAX_DEVIATIONS, MAX_DISTANCE, deviations_allowed, reach

from .rolls import ROLLS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from gogoa_game.logic.board import Board
    from gogoa_game.logic.dice import Dice

    from .base import Work

_ROLL_NUMBER = {roll: number for number, (roll, _) in enumerate(ROLLS)}
SITUATIONS_PER_ROLL = 1 + len(PLACES)


def situation(dice: Dice, reserved: int | None) -> int:
    """The number of a roll with the place of the reserved die: the order of dice is no matter."""
    order = sorted(PLACES, key=dice.__getitem__)
    a, b, c = (dice[place] for place in order)
    denied = 0 if reserved is None else 1 + order.index(reserved)
    return _ROLL_NUMBER[a, b, c] * SITUATIONS_PER_ROLL + denied


class Tables(NamedTuple):
    """A board for many imagined games at once.

    A day is known by its `situation` and the cell where it begins. `ends` are the cells where it
    can end without guides, packed eight to a byte from the lowest bit; `visits` says for each
    destination whether the day can end there, its first index how many guides may be spent.
    """

    ends: NDArray[np.uint8]  # situations, cells, bytes
    visits: NDArray[np.uint8]  # guides, situations, cells, destinations
    chance: NDArray[np.float32]  # cells, destinations: that a day without guides can end there
    types: NDArray[np.float32]  # destinations, types: 1 where it is of the type
    plans: NDArray[np.float32]  # plans, destinations: 1 where the plan lists it
    values: NDArray[np.float32]  # plans
    bonus: NDArray[np.float32]  # destinations
    guides: NDArray[np.float32]  # destinations: 1 where a guide lives
    cells: NDArray[np.int64]  # destinations: the cell of each
    start: int
    plan_number: dict[str, int]


_made: WeakKeyDictionary[Board, Tables] = WeakKeyDictionary()


def tables_of(board: Board) -> Work[Tables]:
    """The tables of a board; made on first use, in short pieces, about 40 ms in all."""
    if board not in _made:
        _made[board] = yield from _tables(board)
    return _made[board]


def _tables(board: Board) -> Work[Tables]:
    cells = np.array([board.index[place.hex] for place in board.destinations])
    ends = yield from _plain_ends(board)
    levels, within = [_visits(ends, cells)], ends
    for _ in range(GUIDES):
        within = yield from _with_one_guide_more(within)
        levels.append(_visits(within, cells))
    visits = np.stack(levels)
    yield 0.0
    weights = np.array([chance for _, chance in ROLLS], np.float32)
    free = visits[0, ::SITUATIONS_PER_ROLL]
    return Tables(
        ends,
        visits,
        np.tensordot(weights, free, 1).astype(np.float32),
        np.array([[place.type is t for t in TYPES] for place in board.destinations], np.float32),
        np.array(
            [[board.plan_sets[p.id] >> bit & 1 for bit in range(len(cells))] for p in board.plans],
            np.float32,
        ).reshape(len(board.plans), len(cells)),
        np.array([plan.value for plan in board.plans], np.float32),
        np.array([place.bonus for place in board.destinations], np.float32),
        np.array([place.guide for place in board.destinations], np.float32),
        cells,
        board.index[board.start],
        {plan.id: number for number, plan in enumerate(board.plans)},
    )


def _visits(ends: NDArray[np.uint8], cells: NDArray[np.int64]) -> NDArray[np.uint8]:
    """1 where a set of ends has the cell of a destination: situations, cells, destinations."""
    return (ends[..., cells >> 3] >> (cells & 7).astype(np.uint8)) & np.uint8(1)


def _plain_ends(board: Board) -> Work[NDArray[np.uint8]]:
    """All ends without guides: situations, cells, bytes."""
    paths = yield from _paths(board)
    is_open = np.array([[ahead != OFF_THE_MAP for ahead in row] for row in board.neighbours])
    anywhere = np.bitwise_or.reduce(
        np.where(is_open[None, None, :, :, None], paths, np.uint8(0)), axis=3
    )
    found = []
    for roll, _ in ROLLS:
        by_place, any_heading = [], np.zeros_like(anywhere[0, 0])
        for place in PLACES:
            both = np.zeros_like(any_heading)
            for given in ASSIGNMENTS:
                if given.direction == place:
                    distance = roll[given.distance] - 1
                    deviations = deviations_allowed(roll[given.deviation]) - 1
                    both |= paths[deviations, distance, :, roll[place] - 1]
                    any_heading |= anywhere[deviations, distance]
            by_place.append(both)
        opened = [is_open[:, value - 1, None] for value in roll]
        all_places = by_place[0] | by_place[1] | by_place[2]
        none_open = ~(opened[0] | opened[1] | opened[2])
        relieved = np.where(none_open, any_heading, all_places)  # R15, R16
        found.append(relieved)
        for denied in PLACES:
            one, other = (place for place in PLACES if place != denied)
            own = by_place[one] | by_place[other]
            found.append(np.where(opened[one] | opened[other], own, relieved))
        yield 0.0
    return np.stack(found)


def _paths(board: Board) -> Work[NDArray[np.uint8]]:
    """The ends of `paths.reach` as bytes: deviations, distances, cells, headings, bytes."""
    table, width = reach(board).ends, len(board.hexes) + 7 >> 3
    raw = []
    for deviations in range(1, MAX_DEVIATIONS + 1):
        for distance in range(1, MAX_DISTANCE + 1):
            rows = table[deviations][distance]
            raw.append(b"".join([ends.to_bytes(width, "little") for row in rows for ends in row]))
            yield 0.0
    shape = (MAX_DEVIATIONS, MAX_DISTANCE, len(board.hexes), 6, width)
    return np.frombuffer(b"".join(raw), np.uint8).reshape(shape)


def _with_one_guide_more(ends: NDArray[np.uint8]) -> Work[NDArray[np.uint8]]:
    """The ends if one guide more may be spent, on any die either way (R7)."""
    found = ends.copy()
    for number, (roll, _) in enumerate(ROLLS):
        for denied in (None, *PLACES):
            row = number * SITUATIONS_PER_ROLL + (0 if denied is None else 1 + denied)
            for place in PLACES:
                for delta in (1, -1):
                    turned = turned_by(roll, (GuideUse("", place, delta),))
                    found[row] |= ends[situation(turned, denied)]
        if number % 8 == 7:
            yield 0.0
    return found

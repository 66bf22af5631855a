"""The three dice: guides, purposes, the reserved die and relief (R5, R7-R9, R15-R17)."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from itertools import permutations
from typing import TYPE_CHECKING, NamedTuple

from .board import OFF_THE_MAP, Board
from .errors import IllegalAction, Reason
from .hexes import HEADINGS, Heading, Hex
from .paths import HexSet, deviations_allowed, open_headings, reach

if TYPE_CHECKING:
    from collections.abc import Iterable

Dice = tuple[int, int, int]
"""What the first, second and third die show. A *place* is 0, 1 or 2."""

PLACES = (0, 1, 2)


class Purpose(StrEnum):
    """What a die can be given to (R8)."""

    DIRECTION = "direction"
    DISTANCE = "distance"
    DEVIATION = "deviation"


PURPOSES: tuple[Purpose, ...] = tuple(Purpose)


class Assignment(NamedTuple):
    """The place of the die given to each purpose (R8)."""

    direction: int
    distance: int
    deviation: int


ASSIGNMENTS: tuple[Assignment, ...] = tuple(Assignment(*p) for p in permutations(PLACES))


class GuideUse(NamedTuple):
    """A guide crossed off: the guide's destination, the place of the die, +1 or -1 (R7)."""

    guide: str
    die: int
    delta: int


def check_roll(dice: Iterable[int]) -> Dice:
    """The dice as a roll; raises IllegalAction (R5) if they are none."""
    values = tuple(dice)
    if len(values) != len(PLACES) or not all(type(v) is int and 1 <= v <= 6 for v in values):
        raise IllegalAction(Reason.ROLL, dice=list(values))
    return values[0], values[1], values[2]


def turned_by(dice: Dice, uses: Iterable[GuideUse]) -> Dice:
    """The dice after the guides' changes; 6 and 1 are neighbours (R7)."""
    values = list(dice)
    for use in uses:
        values[use.die] = (values[use.die] - 1 + use.delta) % 6 + 1
    return values[0], values[1], values[2]


class DirectionChoice(NamedTuple):
    """Which dice may be given to direction, and whether the path may start in any open heading."""

    places: tuple[int, ...]
    any_heading: bool = False


def direction_choice(
    board: Board, position: Hex, dice: Dice, reserved: int | None
) -> DirectionChoice:
    """The dice a player may give to direction (R9, R15, R16).

    `dice` are the player's own, guides applied; `reserved` is the place of the starting player's
    direction die, None for the starting player.
    """
    around = board.neighbours[board.index[position]]
    is_open = [around[value - 1] != OFF_THE_MAP for value in dice]
    own = tuple(place for place in PLACES if place != reserved)
    if any(is_open[place] for place in own):
        return DirectionChoice(own)
    return DirectionChoice(PLACES, any_heading=not any(is_open))


class Option(NamedTuple):
    """One legal way to give the dice their purposes, and every hex where the path may then end."""

    assignment: Assignment
    headings: tuple[Heading, ...]
    distance: int
    deviations: int
    ends: HexSet


@lru_cache(maxsize=1 << 14)
def options(board: Board, position: Hex, dice: Dice, reserved: int | None) -> tuple[Option, ...]:
    """Every legal assignment of the dice (R8-R17): the one source of legality for a turn.

    The draft, the bots and the check of a turn all ask here.
    """
    choice = direction_choice(board, position, dice, reserved)
    table, cell = reach(board).ends, board.index[position]
    found = []
    for assignment in ASSIGNMENTS:
        if assignment.direction not in choice.places:
            continue
        headings = (
            open_headings(board, position)
            if choice.any_heading
            else (HEADINGS[dice[assignment.direction] - 1],)
        )
        distance = dice[assignment.distance]
        deviations = deviations_allowed(dice[assignment.deviation])
        ends = 0
        for heading in headings:
            ends |= table[deviations][distance][cell][heading - 1]
        found.append(Option(assignment, headings, distance, deviations, ends))
    return tuple(found)

"""Where a day can end, and the turns that end there (R7-R18)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product
from typing import TYPE_CHECKING, NamedTuple

from gogoa_game.logic.actions import PlayTurn
from gogoa_game.logic.board import OFF_THE_MAP
from gogoa_game.logic.dice import PLACES, Dice, GuideUse, Option, options, turned_by
from gogoa_game.logic.paths import find_path

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gogoa_game.logic.board import Board
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.logic.paths import HexSet
    from gogoa_game.logic.state import Sheet

    from .base import Standpoint

CHANGES: tuple[tuple[int, int], ...] = tuple(product(PLACES, (1, -1)))
"""Every change that one guide can make: the place of the die, and +1 or -1 (R7)."""


class Goal(NamedTuple):
    """An end of today's path, as the number of its hex, and the fewest guides that it takes.

    `mark` is the bit of the destination that it marks, OFF_THE_MAP if it marks none.
    """

    end: int
    mark: int
    guides: int


def goals(me: Standpoint, guides: int | None = None) -> Iterator[Goal]:
    """Every mark that today's path can make; those that take fewer guides come first.

    At most `guides` are spent, by default as many as the sheet has.
    """
    board, sheet = me.board, me.sheet
    wanted = unmarked_hexes(board, sheet)
    for spent in range(1 + (sheet.guides.bit_count() if guides is None else guides)):
        found = wanted & ends_within(board, sheet.position, me.dice, me.reserved, spent)
        for end in cells(found):
            yield Goal(end, board.destination_bit_of_hex[end], spent)
        wanted &= ~found


def idle_goals(me: Standpoint) -> Iterator[Goal]:
    """Every end of today's path that marks nothing, without guides."""
    ends = ends_within(me.board, me.sheet.position, me.dice, me.reserved, 0)
    for end in cells(ends & ~unmarked_hexes(me.board, me.sheet)):
        yield Goal(end, OFF_THE_MAP, 0)


def unmarked_hexes(board: Board, sheet: Sheet) -> HexSet:
    """The hexes where a path that ends marks something."""
    found = board.destination_hexes
    for place in board.members(sheet.marked):
        found &= ~(1 << board.index[place.hex])
    return found


@lru_cache(maxsize=1 << 14)
def ends_within(
    board: Board, position: Hex, dice: Dice, reserved: int | None, guides: int
) -> HexSet:
    """Where a path can end if at most so many guides are spent."""
    ends = 0
    if guides:
        ends = ends_within(board, position, dice, reserved, guides - 1)
        for place, delta in CHANGES:
            turned = turned_by(dice, (GuideUse("", place, delta),))
            ends |= ends_within(board, position, turned, reserved, guides - 1)
        return ends
    for option in options(board, position, dice, reserved):
        ends |= option.ends
    return ends


class Way(NamedTuple):
    """How to reach a goal: the guides spent, and how the dice are given."""

    uses: tuple[GuideUse, ...]
    option: Option


def ways(me: Standpoint, goal: Goal) -> Iterator[Way]:
    """Every way to a goal. Guides are all alike, so of those to spend it takes the first ones."""
    board, sheet = me.board, me.sheet
    spent = [place.id for place in board.members(sheet.guides)][: goal.guides]
    for changes in product(CHANGES, repeat=goal.guides):
        uses = tuple(GuideUse(guide, *change) for guide, change in zip(spent, changes, strict=True))
        if any(_undone(one, other) for one, other in combinations(uses, 2)):
            continue
        for option in options(board, sheet.position, turned_by(me.dice, uses), me.reserved):
            if option.ends >> goal.end & 1:
                yield Way(uses, option)


def _undone(one: GuideUse, other: GuideUse) -> bool:
    """Whether two guides take each other's change back."""
    return one.die == other.die and one.delta == -other.delta


def turn_to(me: Standpoint, way: Way, end: int) -> PlayTurn:
    """The turn that goes that way to one of its ends, with as few deviations as possible."""
    option = way.option
    path = find_path(
        me.board,
        me.sheet.position,
        option.headings,
        option.distance,
        option.deviations,
        me.board.hexes[end],
    )
    if path is None:
        raise ValueError(f"no path ends on hex {me.board.hexes[end]}")
    return PlayTurn(me.seat, way.uses, option.assignment, path)


def cells(hexes: HexSet) -> Iterator[int]:
    """The numbers of the hexes in a set, in the order of the board."""
    while hexes:
        low = hexes & -hexes
        yield low.bit_length() - 1
        hexes ^= low

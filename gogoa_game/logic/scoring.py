"""Points, where they come from, and who wins (R20-R25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .board import TYPES, Board, DestinationSet, DestinationType

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .board import Destination
    from .hexes import Hex
    from .state import Sheet

PER_DESTINATION = 10
PER_SET = 30
THREE_OF_A_TYPE = 10
SIX_OF_A_TYPE = 30
TYPE_STEPS = ((3, THREE_OF_A_TYPE), (6, SIX_OF_A_TYPE))
"""R24: how many of a type bring how many points. Only the last step that is reached counts."""
MOST_OF_A_TYPE = TYPE_STEPS[-1][0]
"""Further ones of a type bring nothing more."""


_TYPE_POINTS = tuple(
    max((points for needed, points in TYPE_STEPS if count >= needed), default=0)
    for count in range(MOST_OF_A_TYPE + 1)
)


class Points(NamedTuple):
    """Points by rule."""

    destinations: int  # R20
    bonus: int  # R21
    plans: int  # R22
    sets: int  # R23
    types: int  # R24

    @property
    def total(self) -> int:
        """All of them: a destination counts for everything at once."""
        return sum(self)

    def less(self, other: Points) -> Points:
        """What these are more than others, rule by rule."""
        return Points(*(mine - theirs for mine, theirs in zip(self, other, strict=True)))


class Gain(NamedTuple):
    """What marking a destination would bring a player now."""

    destination: str
    points: int
    plans: tuple[str, ...]  # plans on which a box is ticked
    completed: tuple[str, ...]  # those of them that are thereby complete
    guide: bool


def type_counts(board: Board, marked: DestinationSet) -> tuple[int, ...]:
    """How many destinations of each type are marked, in the order of TYPES."""
    return tuple([(marked & kind).bit_count() for kind in board.type_sets])


def type_points(count: int) -> int:
    """The points for `count` destinations of one type (R24)."""
    return _TYPE_POINTS[min(count, MOST_OF_A_TYPE)]


def completed_plans(board: Board, marked: DestinationSet, plans: Sequence[str]) -> tuple[str, ...]:
    """Those of the plans whose destinations are all marked (R22)."""
    return tuple([plan for plan in plans if not board.plan_sets[plan] & ~marked])


def points_of(board: Board, marked: DestinationSet, plans: Sequence[str]) -> Points:
    """The points for a set of marked destinations and two plans (R20-R24)."""
    counts = type_counts(board, marked)
    return Points(
        destinations=PER_DESTINATION * marked.bit_count(),
        bonus=sum([bonus for place, bonus in board.bonuses if place & marked]),
        plans=sum([board.plan(plan).value for plan in completed_plans(board, marked, plans)]),
        sets=PER_SET * min(counts),
        types=sum([type_points(count) for count in counts]),
    )


def points(board: Board, sheet: Sheet) -> Points:
    """The points of a sheet as it stands."""
    return points_of(board, sheet.marked, sheet.plans)


def new_mark(board: Board, sheet: Sheet, end: Hex) -> Destination | None:
    """The destination that a path marks by ending there; None where it marks nothing (R18)."""
    place = board.destination_at(end)
    if place is None or sheet.marked >> board.bit[place.id] & 1:
        return None
    return place


def gain(board: Board, sheet: Sheet, end: Hex) -> Gain | None:
    """What a path that ends there would bring; None where it would mark nothing (R18)."""
    place = new_mark(board, sheet, end)
    if place is None:
        return None
    marked = sheet.marked | 1 << board.bit[place.id]
    before = points(board, sheet)
    after = points_of(board, marked, sheet.plans)
    ticked = tuple(plan for plan in sheet.plans if place.id in board.plan(plan).destinations)
    return Gain(
        place.id,
        after.total - before.total,
        ticked,
        completed_plans(board, marked, ticked),
        place.guide,
    )


def ranks(board: Board, sheets: Sequence[Sheet]) -> tuple[int, ...]:
    """The rank of every seat, from 1: most points first, level: fewer beaches (R25).

    Seats that are level in both share a rank.
    """
    beach = TYPES.index(DestinationType.BEACH)
    merits = [
        (points(board, sheet).total, -type_counts(board, sheet.marked)[beach]) for sheet in sheets
    ]
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)


def winners(board: Board, sheets: Sequence[Sheet]) -> tuple[int, ...]:
    """The seats that win; several share the victory where R25 leaves them level."""
    return tuple(seat for seat, rank in enumerate(ranks(board, sheets)) if rank == 1)

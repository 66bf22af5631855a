"""The board: hexes, start, destinations and plans, sound by M1-M4 and immutable."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from .hexes import HEADINGS, Heading, Hex, neighbour
from .plans import EASY_VALUES, HARD_VALUES, TourPlan

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

DestinationSet = int
"""A set of destinations: bit `i` stands for `Board.destinations[i]`."""

GUIDES = 3
MIN_PER_TYPE = 6
MIN_PER_DECK = 12
OFF_THE_MAP = -1


class DestinationType(StrEnum):
    """The five types of destination."""

    BEACH = "beach"
    FORT = "fort"
    WATERFALL = "waterfall"
    HERITAGE = "heritage"
    RELIGIOUS = "religious"


TYPES: tuple[DestinationType, ...] = tuple(DestinationType)


@dataclass(frozen=True, slots=True)
class Destination:
    """A named hex: `guide` if a local guide lives there (R18), `bonus` points on top (R21)."""

    id: str
    type: DestinationType
    hex: Hex
    guide: bool = False
    bonus: int = 0


@dataclass(frozen=True, slots=True)
class Fault:
    """One reason why a map is refused: the rule (M1-M4), where, and what is wrong."""

    rule: str
    where: Hex | str | None
    text: str

    def __str__(self) -> str:
        place = {Hex: "hex ", str: ""}.get(type(self.where), "")
        return (
            f"{self.rule}: {place}{self.where}: {self.text}"
            if self.where
            else (f"{self.rule}: {self.text}")
        )


class BoardError(ValueError):
    """A map that breaks M1-M4; `faults` lists every reason."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("; ".join(map(str, faults)))
        self.faults = tuple(faults)


class Board:
    """The map as the rules see it. Boards are compared by identity.

    Hexes are numbered in the order of `hexes`; `steps[cell][heading - 1]` is the number of the
    hex entered and the heading held after one step, bounce included (R13, R14).
    """

    def __init__(
        self,
        land: Iterable[Hex],
        start: Hex,
        destinations: Iterable[Destination],
        plans: Iterable[TourPlan],
    ) -> None:
        """Raises BoardError if the rules of movement cannot work on it: M1, M2, plans of M4.

        How many destinations and plans there must be (M3, M4) is a matter of maps that people
        play; `board_faults` checks it, so that a rule can be tried on a handful of hexes.
        """
        land, destinations, plans = set(land), tuple(destinations), tuple(plans)
        if faults := [
            *_land_faults(land),
            *_place_faults(land, [start], destinations),
            *_plan_faults({place.id for place in destinations}, plans),
        ]:
            raise BoardError(faults)
        self.hexes: tuple[Hex, ...] = tuple(sorted(land))
        self.start = start
        self.destinations = destinations
        self.plans = plans
        self.index: dict[Hex, int] = {cell: i for i, cell in enumerate(self.hexes)}
        self.bit: dict[str, int] = {place.id: i for i, place in enumerate(destinations)}
        self._plans = {plan.id: plan for plan in plans}
        self._at = {place.hex: place for place in destinations}
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.index.get(neighbour(cell, h), OFF_THE_MAP) for h in HEADINGS)
            for cell in self.hexes
        )
        self.steps: tuple[tuple[tuple[int, Heading], ...], ...] = tuple(
            tuple(self._step(row, h) for h in HEADINGS) for row in self.neighbours
        )
        self.destination_bit_of_hex: tuple[int, ...] = tuple(
            self.bit[self._at[cell].id] if cell in self._at else OFF_THE_MAP for cell in self.hexes
        )
        self.destination_hexes: int = sum(1 << self.index[place.hex] for place in destinations)
        self.type_sets: tuple[DestinationSet, ...] = tuple(
            self.destination_set(place.id for place in destinations if place.type is kind)
            for kind in TYPES
        )
        self.bonuses: tuple[tuple[DestinationSet, int], ...] = tuple(
            (1 << self.bit[place.id], place.bonus) for place in destinations if place.bonus
        )
        self.guide_set: DestinationSet = self.destination_set(
            place.id for place in destinations if place.guide
        )
        self.plan_sets: dict[str, DestinationSet] = {
            plan.id: self.destination_set(plan.destinations) for plan in plans
        }

    @staticmethod
    def _step(around: tuple[int, ...], heading: Heading) -> tuple[int, Heading]:
        ahead = around[heading - 1]
        if ahead != OFF_THE_MAP:
            return ahead, heading
        return around[heading.opposite - 1], heading.opposite

    def __contains__(self, cell: object) -> bool:
        return cell in self.index

    def __repr__(self) -> str:
        return f"<Board of {len(self.hexes)} hexes, {len(self.destinations)} destinations>"

    def destination(self, destination_id: str) -> Destination:
        """The destination of that id; KeyError if there is none."""
        return self.destinations[self.bit[destination_id]]

    def destination_at(self, cell: Hex) -> Destination | None:
        """The destination on that hex, if any."""
        return self._at.get(cell)

    def plan(self, plan_id: str) -> TourPlan:
        """The tour plan of that id; KeyError if there is none."""
        return self._plans[plan_id]

    def destination_set(self, ids: Iterable[str]) -> DestinationSet:
        """The set with exactly these destinations."""
        members = 0
        for destination_id in ids:
            members |= 1 << self.bit[destination_id]
        return members

    def members(self, destinations: DestinationSet) -> Iterator[Destination]:
        """The destinations of a set, in the order of the board."""
        while destinations:
            low = destinations & -destinations
            yield self.destinations[low.bit_length() - 1]
            destinations ^= low


def board_faults(
    land: Iterable[Hex],
    starts: Sequence[Hex],
    destinations: Sequence[Destination],
    plans: Sequence[TourPlan],
) -> list[Fault]:
    """Everything that M1-M4 find wrong with a map; an empty list if it is sound."""
    land = set(land)
    return [
        *_land_faults(land),
        *_place_faults(land, starts, destinations),
        *_kind_faults(destinations),
        *_plan_faults({place.id for place in destinations}, plans),
        *_deck_faults(plans),
    ]


def _land_faults(land: set[Hex]) -> Iterator[Fault]:
    if not land:
        yield Fault("M1", None, "no hex is on the map")
        return
    reached, front = set(), [min(land)]
    while front:
        cell = front.pop()
        if cell not in reached:
            reached.add(cell)
            front.extend(n for h in HEADINGS if (n := neighbour(cell, h)) in land)
    for cell in sorted(land - reached)[:1]:
        yield Fault("M1", cell, f"is not connected to hex {min(land)}")
    for cell in sorted(land):
        for heading in HEADINGS[:3]:
            if (
                neighbour(cell, heading) not in land
                and neighbour(cell, heading.opposite) not in land
            ):
                axis = f"{heading}-{heading.opposite}"
                yield Fault("M1", cell, f"has no neighbour on the map on the axis {axis}")


def _place_faults(
    land: set[Hex], starts: Sequence[Hex], destinations: Sequence[Destination]
) -> Iterator[Fault]:
    if len(starts) != 1:
        yield Fault("M2", None, f"there must be exactly one start hex, not {len(starts)}")
    places = {place.hex: place.id for place in destinations}
    for start in starts:
        if start not in land:
            yield Fault("M2", start, "the start is not on the map")
        if start in places:
            yield Fault("M2", start, f"the start lies on the destination {places[start]!r}")
    taken: dict[Hex, str] = {}
    for place in destinations:
        if place.hex not in land:
            yield Fault("M2", place.hex, f"the destination {place.id!r} is not on the map")
        if place.hex in taken:
            yield Fault("M2", place.hex, f"{place.id!r} shares it with {taken[place.hex]!r}")
        taken[place.hex] = place.id
    for name, count in Counter(place.id for place in destinations).items():
        if count > 1:
            yield Fault("M2", repr(name), f"the id stands {count} times")


def _kind_faults(destinations: Sequence[Destination]) -> Iterator[Fault]:
    count = Counter(place.type for place in destinations)
    for kind in TYPES:
        if count[kind] < MIN_PER_TYPE:
            text = f"occurs {count[kind]} times, at least {MIN_PER_TYPE} are needed"
            yield Fault("M3", kind.value, text)
    guides = sum(place.guide for place in destinations)
    if guides != GUIDES:
        yield Fault("M3", None, f"there must be {GUIDES} local guides, not {guides}")
    bonuses = sum(place.bonus > 0 for place in destinations)
    if bonuses != 1 or any(place.bonus < 0 for place in destinations):
        yield Fault("M3", None, f"there must be one bonus destination, not {bonuses}")


def _plan_faults(ids: set[str], plans: Sequence[TourPlan]) -> Iterator[Fault]:
    for plan in plans:
        where = f"plan {plan.id!r}"
        for name in plan.destinations:
            if name not in ids:
                yield Fault("M4", where, f"the destination {name!r} does not exist")
        if not plan.destinations:
            yield Fault("M4", where, "lists no destination")
        if len(set(plan.destinations)) < len(plan.destinations):
            yield Fault("M4", where, "lists a destination twice")
        if plan.value not in EASY_VALUES + HARD_VALUES:
            yield Fault("M4", where, f"is worth {plan.value}; only 20, 30 and 40 exist")
    for name, count in Counter(plan.id for plan in plans).items():
        if count > 1:
            yield Fault("M4", f"plan {name!r}", f"the id stands {count} times")


def _deck_faults(plans: Sequence[TourPlan]) -> Iterator[Fault]:
    for deck, values in (("easy", EASY_VALUES), ("hard", HARD_VALUES)):
        size = sum(plan.value in values for plan in plans)
        if size < MIN_PER_DECK:
            text = f"the {deck} deck has {size} plans, at least {MIN_PER_DECK} are needed"
            yield Fault("M4", None, text)

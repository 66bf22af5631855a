"""What the drawings of the rules show, worked out by the rules themselves, so that it is true.

All walks begin on one piece of coast, an island as the rules see it, of which drawings show a part.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from gogoa_game.i18n import ngettext
from gogoa_game.logic.board import OFF_THE_MAP, Board, Destination, DestinationType
from gogoa_game.logic.dice import (
    PLACES,
    PURPOSES,
    GuideUse,
    Purpose,
    direction_choice,
    turned_by,
)
from gogoa_game.logic.hexes import Heading, Hex, distance, neighbour
from gogoa_game.logic.paths import deviations_allowed, trace
from gogoa_game.logic.scoring import new_mark
from gogoa_game.logic.state import Sheet
from gogoa_game.ui.parts.phrases import heading_name

if TYPE_CHECKING:
    from gogoa_game.logic.dice import Dice
    from gogoa_game.logic.paths import Step

MIDDLE, REACH, SHORE = Hex(0, 2), 6, 4
"""The island: all hexes so near to its middle, as far as the columns of the sea in the east."""
BAY = Hex(3, 3)
"""The shore recedes from here on."""


@cache
def coast() -> Board:
    """The island, with the two destinations of the arrival."""
    around = range(-REACH, REACH + 1)
    cells = (Hex(MIDDLE.col + col, MIDDLE.row + row) for col in around for row in around)
    land = {
        cell
        for cell in cells
        if distance(MIDDLE, cell) <= REACH
        and cell.col < SHORE
        and not (cell.col == BAY.col and cell.row >= BAY.row)
    }
    passed = Destination("passed", DestinationType.HERITAGE, Hex(2, 0))
    reached = Destination("reached", DestinationType.FORT, Hex(3, 0))
    return Board(land, MIDDLE, (passed, reached), ())


# ---- dice


@dataclass(frozen=True, slots=True)
class PurposeShown:
    """A die given to a purpose, and what its number says then (R8, R10-R12)."""

    purpose: Purpose
    face: int

    @property
    def heading(self) -> Heading:
        """The heading, for the direction die."""
        return Heading(self.face)

    @property
    def turns(self) -> int:
        """How many turns there may be, for the deviation die."""
        return deviations_allowed(self.face)

    @property
    def caption(self) -> str:
        """What the number says, in words."""
        if self.purpose is Purpose.DIRECTION:
            return heading_name(self.heading)
        if self.purpose is Purpose.DISTANCE:
            return ngettext("{n} hex", "{n} hexes", self.face).format(n=self.face)
        return ngettext("{n} turn", "{n} turns", self.turns).format(n=self.turns)


def purposes() -> tuple[PurposeShown, ...]:
    """A die for each purpose."""
    return tuple(map(PurposeShown, PURPOSES, (2, 5, 4)))


class Change(NamedTuple):
    """A die before and after a guide (R7)."""

    before: int
    delta: int
    after: int


def changes() -> tuple[Change, ...]:
    """A die in the middle, and both ways round the end."""
    return tuple(_changed(face, delta) for face, delta in ((3, 1), (1, -1), (6, 1)))


def _changed(face: int, delta: int) -> Change:
    dice = turned_by((face, face, face), [GuideUse("", 0, delta)])
    return Change(face, delta, dice[0])


@dataclass(frozen=True, slots=True)
class Reservation:
    """Three dice of which the starting player has reserved one; another player stands on a hex."""

    position: Hex
    dice: Dice
    reserved: int

    @property
    def allowed(self) -> tuple[bool, ...]:
        """For each die, whether the other player may give it to direction (R9, R15, R16)."""
        choice = direction_choice(coast(), self.position, self.dice, self.reserved)
        return tuple(place in choice.places for place in PLACES)

    @property
    def blocked(self) -> int:
        """The first of the dice that leads off the map and is not the reserved one (R15)."""
        around = coast().neighbours[coast().index[self.position]]
        return next(
            place for place in PLACES
            if place != self.reserved and around[self.dice[place] - 1] == OFF_THE_MAP
        )  # fmt: skip

    @property
    def beyond(self) -> Hex:
        """The hex off the map that this die leads to."""
        return neighbour(self.position, Heading(self.dice[self.blocked]))


def reservation() -> Reservation:
    """Two dice with the same number: only the one that was taken is reserved."""
    return Reservation(Hex(3, 1), (3, 5, 3), reserved=0)


# ---- walks


@dataclass(frozen=True, slots=True)
class Walk:
    """A walk along the coast."""

    start: Hex
    steps: tuple[Step, ...]

    @property
    def cells(self) -> tuple[Hex, ...]:
        """The start and all hexes entered."""
        return (self.start, *(step.hex for step in self.steps))

    @property
    def turned_on(self) -> tuple[Hex, ...]:
        """The hexes on which the path turned (R12)."""
        return self._before([step.deviated for step in self.steps])

    @property
    def bounced_on(self) -> tuple[Hex, ...]:
        """The hexes on which the path bounced (R14)."""
        return self._before([step.bounced for step in self.steps])

    @property
    def marks(self) -> Destination | None:
        """The destination where it ends, if any (R18)."""
        return new_mark(coast(), Sheet(self.start), self.steps[-1].hex)

    @property
    def passes(self) -> tuple[Destination, ...]:
        """The destinations on the way, which it does not mark (R13)."""
        on_the_way = map(coast().destination_at, self.cells[1:-1])
        return tuple(place for place in on_the_way if place is not None)

    def _before(self, happened: list[bool]) -> tuple[Hex, ...]:
        pairs = zip(self.cells, happened, strict=False)
        return tuple(cell for cell, here in pairs if here)


def bounce() -> Walk:
    """Two hexes up-right, a turn down-right to the shore, and back."""
    return _walk(MIDDLE, Heading.NORTH_EAST, (Hex(1, 1), Hex(2, 1), Hex(3, 1), Hex(2, 1)))


def arrival() -> Walk:
    """Through one destination to another."""
    return _walk(Hex(0, 0), Heading.SOUTH_EAST, (Hex(1, 0), Hex(2, 0), Hex(3, 0)))


def _walk(start: Hex, heading: Heading, path: tuple[Hex, ...]) -> Walk:
    return Walk(start, trace(coast(), start, (heading,), path))

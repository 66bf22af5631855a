"""What happened, for those who may know it (R19).

`seats` is None where everybody may know, else the seats that may.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .dice import Dice
    from .scoring import Points
    from .state import Trip


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happened."""

    seats: tuple[int, ...] | None = None

    def known_to(self, seat: int | None) -> bool:
        """Whether a seat, or the public (None), may know of it."""
        return self.seats is None or seat in self.seats


@dataclass(frozen=True, slots=True)
class PlansChosen(Event):
    """A seat has chosen; which plans is told when all have (R3)."""

    seat: int


@dataclass(frozen=True, slots=True)
class PlansOpened(Event):
    """Everybody has chosen: `plans` by seat lie open (R3)."""

    plans: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """A day begins (R5)."""

    day: int
    starting_seat: int
    dice: Dice


@dataclass(frozen=True, slots=True)
class DieReserved(Event):
    """The starting player has given a die to direction (R9)."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class TurnPlayed(Event):
    """A seat has finished its turn; nothing else is told to others before the reveal (R19)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TripMade(Event):
    """What a seat did on a day: told to itself at once, to everybody at the end of the day."""

    seat: int
    trip: Trip


@dataclass(frozen=True, slots=True)
class Marked(Event):
    """A destination is marked, its guide circled if it has one, plans completed by it (R18)."""

    seat: int
    destination: str
    guide: bool
    completed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DayEnded(Event):
    """All sheets lie open (R19)."""

    day: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The points and the winners after day 12 (R20-R25)."""

    points: tuple[Points, ...]
    winners: tuple[int, ...]

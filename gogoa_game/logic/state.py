"""The state of a game: frozen values, complete, with nothing hidden."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .actions import PlayTurn
    from .board import Board, DestinationSet
    from .dice import Dice
    from .hexes import Hex
    from .paths import Step

DAYS = 12


class Phase(StrEnum):
    """What the game waits for."""

    CHOOSING = "choosing"  # all players choose plans at the same time (R3)
    ROLLING = "rolling"  # a day begins (R5)
    STARTING = "starting"  # the starting player plays (R6)
    FOLLOWING = "following"  # all others play, independently of each other (R6)
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Trip:
    """A day's turn as it was made: `dice` after the guides; `marked` if it ended on a new one."""

    day: int
    start: Hex
    dice: Dice
    turn: PlayTurn
    steps: tuple[Step, ...]
    marked: str | None

    @property
    def end(self) -> Hex:
        """Where the next day's path begins."""
        return self.steps[-1].hex


@dataclass(frozen=True, slots=True)
class Sheet:
    """A player's sheet: plans, marks, guides (crossed-off ones stay circled) and the trips made."""

    position: Hex
    plans: tuple[str, ...] = ()
    marked: DestinationSet = 0
    circled: DestinationSet = 0
    crossed_off: DestinationSet = 0
    trips: tuple[Trip, ...] = ()

    @property
    def guides(self) -> DestinationSet:
        """The guides that can be spent: circled and not crossed off (R7)."""
        return self.circled & ~self.crossed_off


@dataclass(frozen=True, slots=True)
class GameState:
    """Everything there is to know between two actions, but for the rolls to come.

    `sheets` are as they are now, `open_sheets` as they were when all last lay open (R19);
    `reserved` is the place of the starting player's direction die (R9), `acted` the seats that
    have chosen their plans or played today. `day` is 0 until the first roll.
    """

    board: Board
    offers: tuple[tuple[str, ...], ...]
    starting_seat: int
    sheets: tuple[Sheet, ...]
    open_sheets: tuple[Sheet, ...]
    phase: Phase = Phase.CHOOSING
    day: int = 0
    dice: Dice | None = None
    reserved: int | None = None
    acted: frozenset[int] = frozenset()

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.sheets)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are to act now, in seat order from the starting player (R3, R6)."""
        if self.phase is Phase.STARTING:
            return (self.starting_seat,)
        if self.phase is not Phase.CHOOSING and self.phase is not Phase.FOLLOWING:
            return ()
        return tuple([seat for seat in self.order if seat not in self.acted])

    @property
    def order(self) -> tuple[int, ...]:
        """All seats, from the starting player to the left (R6)."""
        first = self.starting_seat
        return (*range(first, self.seats), *range(first))

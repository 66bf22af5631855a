"""What all bots share: their shape, and where they stand when it is their turn."""

from __future__ import annotations

from collections.abc import Callable, Generator
from random import Random
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from gogoa_game.logic.actions import Action
from gogoa_game.logic.errors import IllegalAction, Reason
from gogoa_game.logic.state import DAYS
from gogoa_game.logic.views import View

if TYPE_CHECKING:
    from gogoa_game.logic.board import Board
    from gogoa_game.logic.dice import Dice
    from gogoa_game.logic.state import Sheet

T = TypeVar("T")
Work = Generator[float, None, T]
"""Work in pieces of a few milliseconds; each yields how much is done, from 0 to 1."""

Thinking = Work[Action]
Bot = Callable[[View, Random], Thinking]


def decide(work: Work[T]) -> T:
    """What the work comes to, done without a pause."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            value: T = done.value
            return value


def part(work: Work[T], first: float, last: float) -> Work[T]:
    """Work as a part of more, which it takes from the share `first` to the share `last`."""
    while True:
        try:
            share = next(work)
        except StopIteration as done:
            value: T = done.value
            return value
        yield first + share * (last - first)


class Standpoint(NamedTuple):
    """A seat that has today's turn to play, and all that matters to it.

    `starts` says for each of the days after today whether the seat will be starting player.
    """

    board: Board
    seat: int
    sheet: Sheet
    dice: Dice
    reserved: int | None
    starts: tuple[bool, ...]
    others: tuple[Sheet, ...]  # as they last lay open
    starting: bool

    @property
    def left(self) -> int:
        """The days after today."""
        return len(self.starts)


def standpoint(view: View) -> Standpoint:
    """Raises IllegalAction (R6) if the seat of the view has no turn to play."""
    if view.seat is None or view.own is None or view.dice is None or view.seat not in view.to_act:
        raise IllegalAction(Reason.SEAT, seat=view.seat)
    return Standpoint(
        view.board,
        view.seat,
        view.own,
        view.dice,
        view.reserved,
        coming_starts(view),
        tuple(sheet for seat, sheet in enumerate(view.sheets) if seat != view.seat),
        view.seat == view.starting_seat,
    )


def coming_starts(view: View) -> tuple[bool, ...]:
    """Whether the seat of the view is starting player, for each day after the present one (R6).

    Before the first day these are all twelve.
    """
    first = 1 if view.day else 0
    return tuple(
        (view.starting_seat + later) % len(view.sheets) == view.seat
        for later in range(first, first + DAYS - view.day)
    )

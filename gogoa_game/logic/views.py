"""What a seat, or the public, may see (R3, R19). Scenes and bots get this and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .board import Board
    from .dice import Dice
    from .state import GameState, Phase, Sheet


@dataclass(frozen=True, slots=True)
class View:
    """A game as one seat sees it; `seat` is None for the public.

    `own` is the seat's sheet as it is now, `sheets` are all sheets as they last lay open;
    `offer` are the four plans offered to the seat.
    """

    board: Board
    seat: int | None
    phase: Phase
    day: int
    starting_seat: int
    dice: Dice | None
    reserved: int | None
    acted: frozenset[int]
    to_act: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    own: Sheet | None
    offer: tuple[str, ...]


def view_for(state: GameState, seat: int | None) -> View:
    """Everything that a seat may see, or the public (None)."""
    return View(
        state.board,
        seat,
        state.phase,
        state.day,
        state.starting_seat,
        state.dice,
        state.reserved,
        state.acted,
        state.to_act,
        state.open_sheets,
        None if seat is None else state.sheets[seat],
        () if seat is None else state.offers[seat],
    )

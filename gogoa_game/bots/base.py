"""What all bots share: their shape, and the way from an end to a turn."""

from __future__ import annotations

from collections.abc import Callable, Generator
from random import Random
from typing import TYPE_CHECKING

from gogoa_game.logic.actions import Action, PlayTurn
from gogoa_game.logic.errors import IllegalAction, Reason
from gogoa_game.logic.paths import find_path
from gogoa_game.logic.views import View

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gogoa_game.logic.board import Board
    from gogoa_game.logic.dice import Dice, GuideUse, Option
    from gogoa_game.logic.paths import HexSet
    from gogoa_game.logic.state import Sheet

Thinking = Generator[None, None, Action]
Bot = Callable[[View, Random], Thinking]


def decide(thinking: Thinking) -> Action:
    """The action, thought out without a pause."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            action: Action = done.value
            return action


def own_turn(view: View) -> tuple[int, Sheet, Dice]:
    """The seat, its sheet and the dice; IllegalAction (R6) if the seat has no turn to play."""
    if view.seat is None or view.own is None or view.dice is None or view.seat not in view.to_act:
        raise IllegalAction(Reason.SEAT, seat=view.seat)
    return view.seat, view.own, view.dice


def cells(hexes: HexSet) -> Iterator[int]:
    """The numbers of the hexes in a set, in the order of the board."""
    while hexes:
        low = hexes & -hexes
        yield low.bit_length() - 1
        hexes ^= low


def turn_to(
    board: Board, seat: int, sheet: Sheet, uses: tuple[GuideUse, ...], option: Option, end: int
) -> PlayTurn:
    """The turn that ends on a cell of `option.ends`, with as few deviations as possible."""
    path = find_path(
        board,
        sheet.position,
        option.headings,
        option.distance,
        option.deviations,
        board.hexes[end],
    )
    if path is None:
        raise ValueError(f"no path ends on hex {board.hexes[end]}")
    return PlayTurn(seat, uses, option.assignment, path)

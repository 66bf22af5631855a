"""Short ways to the states that tests need."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from gogoa_game.logic import rules
from gogoa_game.logic.actions import ChoosePlans, PlayTurn
from gogoa_game.logic.dice import Assignment, Dice, GuideUse
from gogoa_game.logic.errors import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from gogoa_game.logic.board import Board
    from gogoa_game.logic.errors import Reason
    from gogoa_game.logic.events import Event
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.logic.state import GameState

# Assignments by the places of the dice for direction, distance and deviation.
D123 = Assignment(0, 1, 2)
D132 = Assignment(0, 2, 1)
D213 = Assignment(1, 0, 2)
D231 = Assignment(1, 2, 0)
D312 = Assignment(2, 0, 1)
D321 = Assignment(2, 1, 0)


def offers(board: Board, seats: int) -> tuple[tuple[str, ...], ...]:
    """Two easy and two hard plans a seat, in the order of the board."""
    easy = [plan.id for plan in board.plans if plan.value < 40]
    hard = [plan.id for plan in board.plans if plan.value == 40]
    return tuple(
        (*easy[2 * seat : 2 * seat + 2], *hard[2 * seat : 2 * seat + 2]) for seat in range(seats)
    )


def chosen(board: Board, seats: int = 1, first: int = 0) -> GameState:
    """A game that waits for its first roll; every seat has kept the first two plans offered."""
    state = rules.new_game(board, offers(board, seats), first)
    for seat, offer in enumerate(state.offers):
        state, _ = rules.play(state, ChoosePlans(seat, offer[:2]))
    return state


def begun(board: Board, dice: Dice, seats: int = 1, first: int = 0) -> GameState:
    """The first day, rolled; the starting player is to play."""
    return rules.roll(chosen(board, seats, first), dice)[0]


def put(
    state: GameState,
    seat: int,
    position: Hex | None = None,
    *,
    marked: int = 0,
    guides: int = 0,
    plans: tuple[str, ...] | None = None,
) -> GameState:
    """The same game with one seat elsewhere, with more marked, or with guides to spend."""
    sheet = state.sheets[seat]
    sheet = replace(
        sheet,
        position=position or sheet.position,
        marked=sheet.marked | marked | guides,
        circled=sheet.circled | guides,
        plans=sheet.plans if plans is None else plans,
    )
    sheets = (*state.sheets[:seat], sheet, *state.sheets[seat + 1 :])
    return replace(state, sheets=sheets, open_sheets=sheets)


def turn(
    seat: int,
    assignment: Assignment,
    path: Iterable[Hex],
    *guides: tuple[str, int, int],
) -> PlayTurn:
    """A turn; guides as (guide, place of the die, +1 or -1)."""
    return PlayTurn(seat, tuple(GuideUse(*use) for use in guides), assignment, tuple(path))


def after(state: GameState, *turns: PlayTurn) -> GameState:
    """The game after these turns."""
    for played in turns:
        state, _ = rules.play(state, played)
    return state


def happened(state: GameState, *turns: PlayTurn) -> list[Event]:
    """All events of these turns."""
    events: list[Event] = []
    for played in turns:
        state, new = rules.play(state, played)
        events += new
    return events


def is_legal(state: GameState, played: PlayTurn) -> bool:
    """Whether the rules accept the turn."""
    try:
        rules.play(state, played)
    except IllegalAction:
        return False
    return True


def assert_refused(
    rule: str, attempt: Callable[..., object], *arguments: object, reason: Reason | None = None
) -> None:
    """The call is refused by that rule."""
    with pytest.raises(IllegalAction) as refusal:
        attempt(*arguments)
    assert refusal.value.rule == rule
    assert str(refusal.value).startswith(f"{rule}: ")
    if reason is not None:
        assert refusal.value.reason is reason


def ends(state: GameState, seat: int) -> Sequence[Hex]:
    """The hexes where the seats' paths ended so far."""
    return [trip.end for trip in state.sheets[seat].trips]

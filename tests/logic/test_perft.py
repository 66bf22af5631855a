"""Counts of legal turns on the real map, and the package's answers beside them.

The numbers were counted once by `naive.legal_turns`, which walks every path. A change to them is a
change of the rules or of the map.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import pytest

from gogoa_game.logic import rules
from gogoa_game.logic.dice import ASSIGNMENTS, Dice, Purpose, options
from gogoa_game.logic.draft import TurnDraft
from gogoa_game.logic.errors import IllegalAction
from gogoa_game.logic.hexes import Hex
from gogoa_game.logic.state import GameState, Phase, Sheet
from tests.boards import goa_board
from tests.logic import naive
from tests.logic.games import turn

if TYPE_CHECKING:
    from gogoa_game.logic.actions import PlayTurn

Turns = frozenset[tuple[tuple[int, int, int], tuple[tuple[int, int], ...]]]


class Case(NamedTuple):
    """A position, a roll and a reserved die; the counts of turns and of different ends."""

    name: str
    position: tuple[int, int]
    dice: Dice
    reserved: int | None
    turns: int
    ends: int


CASES = [
    Case("start", (8, 12), (1, 2, 3), None, 66, 28),
    Case("start, three sixes", (8, 12), (6, 6, 6), None, 1974, 78),
    Case("start, one of two threes reserved (R9)", (8, 12), (3, 3, 5), 0, 145, 45),
    Case("inland, the six reserved (R9)", (9, 9), (5, 6, 4), 1, 1183, 108),
    Case("Dudhsagar, at the border", (16, 12), (1, 3, 6), None, 115, 41),
    Case("northern border, two dice blocked (R17)", (7, 1), (1, 2, 4), None, 62, 24),
    Case("Calangute, own dice blocked (R15)", (3, 6), (2, 4, 5), 0, 370, 42),
    Case("Terekhol, own dice blocked (R15)", (2, 2), (1, 6, 2), 2, 56, 19),
    Case("Galgibaga, own dice blocked (R15)", (10, 20), (6, 1, 4), 1, 337, 41),
    Case("Calangute, all dice blocked (R16)", (3, 6), (4, 5, 6), None, 2480, 56),
    Case("Calangute, all blocked, one reserved (R16)", (3, 6), (4, 5, 5), 1, 1962, 42),
    Case("eastern border, all blocked, one reserved (R16)", (16, 13), (2, 3, 3), 0, 142, 19),
]


@cache
def walked(case: Case) -> Turns:
    land = set(goa_board().hexes)
    return frozenset(naive.legal_turns(land, case.position, case.dice, case.reserved))


def game_at(case: Case) -> GameState:
    """A game in which seat 1 (or 0, where nothing is reserved) is to play the case."""
    board = goa_board()
    plans = tuple(plan.id for plan in board.plans[:2])
    sheets = (Sheet(Hex(*case.position), plans),) * 2
    starting = case.reserved is None
    return GameState(
        board,
        offers=(plans, plans),
        starting_seat=0,
        sheets=sheets,
        open_sheets=sheets,
        phase=Phase.STARTING if starting else Phase.FOLLOWING,
        day=1,
        dice=case.dice,
        reserved=case.reserved,
        acted=frozenset() if starting else frozenset({0}),
    )


def seat_of(case: Case) -> int:
    return 0 if case.reserved is None else 1


each_case = pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])


@each_case
def test_naive_counts(case: Case) -> None:
    turns = walked(case)
    assert len(turns) == case.turns
    assert len({path[-1] for _, path in turns}) == case.ends


@each_case
def test_options_know_exactly_the_ends(case: Case) -> None:
    board = goa_board()
    expected: dict[tuple[int, int, int], set[tuple[int, int]]] = defaultdict(set)
    for assignment, path in walked(case):
        expected[assignment].add(path[-1])
    found = {
        tuple(option.assignment): {h for i, h in enumerate(board.hexes) if option.ends >> i & 1}
        for option in options(board, Hex(*case.position), case.dice, case.reserved)
    }
    assert found == expected
    assert len(set().union(*found.values())) == case.ends


@each_case
def test_drafts_drawn_hex_by_hex_are_exactly_the_turns(case: Case) -> None:
    seat, board = seat_of(case), goa_board()
    fresh = TurnDraft(board, seat, game_at(case).sheets[seat], case.dice, case.reserved)
    drawn = set()
    for assignment in ASSIGNMENTS:
        drafts = [fresh_given(fresh, assignment)]
        for drafted in drafts:
            if drafted is None:
                continue
            if drafted.complete:
                done = drafted.turn()
                drawn.add((tuple(done.assignment), done.path))
                continue
            if not drafted.steps and drafted.can_turn:
                drafted = drafted.change_direction()
            drafts += [
                drafted.extend(extension)
                for extension in drafted.extensions()
                if len(extension.steps) == 1
            ]
    assert drawn == walked(case)
    assert len(drawn) == case.turns


def fresh_given(fresh: TurnDraft, assignment: tuple[int, int, int]) -> TurnDraft | None:
    """The draft with its dice given, or None where they may not be."""
    if assignment[0] not in fresh.direction_choice.places:
        return None
    drafted = fresh.give(assignment[0], Purpose.DIRECTION)
    return drafted.give(assignment[1], Purpose.DISTANCE)


@each_case
def test_the_rules_accept_exactly_the_turns(case: Case) -> None:
    """Every turn counted is accepted; the same paths with other dice only where they count too."""
    state, seat = game_at(case), seat_of(case)
    legal = walked(case)
    for path in {path for _, path in legal}:
        hexes = tuple(Hex(*cell) for cell in path)
        for other in ASSIGNMENTS:
            played = turn(seat, other, hexes)
            assert is_legal_turn(state, played) == ((tuple(other), path) in legal)


def is_legal_turn(state: GameState, played: PlayTurn) -> bool:
    try:
        rules.check_turn(state, played)
    except IllegalAction:
        return False
    return True

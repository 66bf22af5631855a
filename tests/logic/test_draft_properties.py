"""Drafts against brute force, and random clicking."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from gogoa_game.logic import chance, rules
from gogoa_game.logic.dice import Assignment, Purpose, options
from gogoa_game.logic.draft import TurnDraft
from gogoa_game.logic.errors import IllegalAction
from gogoa_game.logic.hexes import Hex
from gogoa_game.logic.state import GameState, Phase, Sheet
from gogoa_game.logic.views import view_for
from tests.logic import naive
from tests.logic.random_play import (
    boards,
    game_boards,
    opening,
    rolls,
    seeds,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from gogoa_game.logic.board import Board
    from gogoa_game.logic.dice import Dice


def naive_ends(
    board: Board, cell: Hex, dice: Dice, reserved: int | None, given: Assignment
) -> set[Hex]:
    land = set(board.hexes)
    headings = naive.starts(land, cell, dice, reserved)[given.direction]
    distance = dice[given.distance]
    deviations = 1 if dice[given.deviation] < 4 else 2
    return {
        Hex(*walk[-1])
        for heading in headings
        for walk in naive.walks(land, cell, heading, distance, deviations)
    }


def bits(board: Board, cells: int) -> set[Hex]:
    return {cell for i, cell in enumerate(board.hexes) if cells >> i & 1}


def clicked_ends(given_draft: TurnDraft) -> set[Hex]:
    """Every end reached by clicking everything that is lit, in every order.

    Drafts that stand on the same hex with the same heading, steps and deviations left go on alike,
    so one of them is enough.
    """
    front, seen, ends = [given_draft], set(), set()
    if given_draft.can_turn:
        front.append(given_draft.change_direction())
    for drafted in front:
        board = drafted.board
        assert drafted.complete == (drafted.steps_left == 0)
        if drafted.complete:
            ends.add(drafted.position)
            continue
        reached = set()
        for extension in drafted.extensions():
            later = drafted.extend(extension)
            assert later.position == extension.hex
            assert len(later.steps) == extension.number
            assert later.complete == extension.final
            assert later.deviations_left >= 0
            reached |= bits(board, later.ends)
            key = (later.position, later.headings, later.steps_left, later.deviations_left)
            if key not in seen:
                seen.add(key)
                front.append(later)
        # Nothing is promised that clicking on cannot keep, and nothing is lost.
        if drafted.steps or drafted.turning:
            assert reached == bits(board, drafted.ends)
        else:
            assert reached <= bits(board, drafted.ends)
    return ends


@given(boards, st.data(), rolls, st.sampled_from([None, 0, 1, 2]))
def test_clicking_reaches_exactly_the_ends(
    board: Board, data: st.DataObject, dice: Dice, reserved: int | None
) -> None:
    cell = data.draw(st.sampled_from(board.hexes))
    fresh = TurnDraft(board, 0, Sheet(cell), dice, reserved)
    for option in options(board, cell, dice, reserved):
        drafted = fresh.give(option.assignment.direction, Purpose.DIRECTION)
        drafted = drafted.give(option.assignment.distance, Purpose.DISTANCE)
        assert drafted.option == option
        expected = naive_ends(board, cell, dice, reserved, option.assignment)
        assert bits(board, option.ends) == bits(board, drafted.ends) == expected
        assert clicked_ends(drafted) == expected


def random_clicks(rng: Random, fresh: TurnDraft) -> Iterator[TurnDraft]:
    """Drafts one click after the other, up to a complete one; refused clicks are left out."""
    drafted = fresh
    while not drafted.complete:
        clicks: list[Callable[[], TurnDraft]] = []
        if not drafted.steps:
            clicks += [
                partial(drafted.use_guide, guide, rng.randrange(3), rng.choice((1, -1)))
                for guide in drafted.guides
                if rng.random() < 0.3
            ]
            if drafted.option is None or rng.random() < 0.2:
                clicks += [
                    partial(drafted.give, place, purpose)
                    for place in range(3)
                    for purpose in Purpose
                ]
            if drafted.can_turn and rng.random() < 0.3:
                clicks.append(drafted.change_direction)
        clicks += [partial(drafted.extend, extension) for extension in drafted.extensions()]
        try:
            later = rng.choice(clicks)()
        except IllegalAction as refusal:
            if refusal.rule != "R9":  # the only thing here that can be denied
                raise
            continue
        if later is not drafted:
            assert later.undo() is drafted
            drafted = later
            yield drafted


@given(game_boards, st.integers(1, 4), seeds)
def test_every_completed_draft_is_accepted(board: Board, seats: int, seed: int) -> None:
    rng, state = Random(seed), opening(board, seats, seed)
    for dice in chance.rolls(seed):
        state, _ = rules.roll(state, dice)
        while state.to_act:
            seat = rng.choice(state.to_act)
            fresh = TurnDraft.of(view_for(state, seat))
            *_, last = random_clicks(rng, fresh)
            turned = last.turn()
            trip = rules.check_turn(state, turned)
            assert (trip.turn, trip.dice, trip.end) == (turned, last.dice, last.position)
            state, _ = rules.play(state, turned)


@given(game_boards, seeds)
def test_undo_returns_to_equal_drafts_click_by_click(board: Board, seed: int) -> None:
    rng = Random(seed)
    guides = board.guide_set
    sheet = Sheet(rng.choice(board.hexes), (), guides, guides)
    dice = chance.rolls(seed)[0]
    fresh = TurnDraft(board, 0, sheet, dice, rng.choice((None, 0, 1, 2)))
    trail = [fresh, *random_clicks(rng, fresh)]
    looked = [repr(drafted) for drafted in trail]
    back = trail[-1]
    for earlier, before in zip(trail[-2::-1], looked[-2::-1], strict=True):
        back = back.undo()
        assert back == earlier
        assert repr(back) == before
    assert back == TurnDraft(board, 0, sheet, dice, fresh.reserved)
    assert back.undo() == back


@given(boards, seeds, rolls)
def test_a_complete_draft_says_what_the_rules_make_of_it(
    board: Board, seed: int, dice: Dice
) -> None:
    """The deviations that the draft counts are those that the rules count."""
    rng = Random(seed)
    sheet = Sheet(rng.choice(board.hexes))
    *_, last = random_clicks(rng, TurnDraft(board, 0, sheet, dice, None))
    state = GameState(board, ((),), 0, (sheet,), (sheet,), Phase.STARTING, 1, dice)
    trip = rules.check_turn(state, last.turn())
    assert last.option is not None
    spent = last.option.deviations - last.deviations_left
    # A player may spend a deviation where none was needed; the rules then count fewer.
    assert sum(step.deviated for step in trip.steps) <= spent
    assert [(s.hex, s.heading) for s in trip.steps] == [(s.hex, s.heading) for s in last.steps]

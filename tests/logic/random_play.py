"""Random boards, rolls and legal play for the property tests."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from gogoa_game.logic import chance, rules
from gogoa_game.logic.actions import ChoosePlans, PlayTurn
from gogoa_game.logic.dice import Assignment, GuideUse
from gogoa_game.logic.hexes import Hex
from tests.boards import draw, goa_board, hexagon, strip
from tests.logic import naive

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from gogoa_game.logic.board import Board
    from gogoa_game.logic.events import Event
    from gogoa_game.logic.state import GameState, Sheet

seeds = st.integers(0, 10**9 - 1)
faces = st.integers(1, 6)
rolls = st.tuples(faces, faces, faces)


def ragged() -> Board:
    """A small board with a hole, a bay in the east, all types and three guides."""
    return draw(
        """
        .
           W
          o b
         f o o
        o o h
         r o b
        B o o
         o . w
        h o S o
         f o b
        o F o D
         o r o
          h o
           o
        """
    ).board


BOARDS: dict[str, Callable[[], Board]] = {
    "goa": goa_board,
    "hexagon": lambda: hexagon().board,
    "strip": lambda: strip().board,
    "ragged": ragged,
}
boards = st.sampled_from(sorted(BOARDS)).map(lambda name: BOARDS[name]())
game_boards = st.sampled_from(["goa", "goa", "ragged"]).map(lambda name: BOARDS[name]())


def random_guides(rng: Random, board: Board, sheet: Sheet) -> tuple[GuideUse, ...]:
    own = [place.id for place in board.members(sheet.circled) if place.id in board.bit]
    spent = {use.guide for trip in sheet.trips for use in trip.turn.guides}
    return tuple(
        GuideUse(guide, rng.randrange(3), rng.choice((1, -1)))
        for guide in own
        if guide not in spent and rng.random() < 0.5
    )


def random_turn(rng: Random, state: GameState, seat: int) -> PlayTurn:
    """A legal turn by the naive rules, guides included."""
    sheet, land = state.sheets[seat], set(state.board.hexes)
    assert state.dice is not None
    uses = random_guides(rng, state.board, sheet)
    dice = naive.after_guides(state.dice, uses)
    given, path = naive.random_turn(rng, land, sheet.position, dice, state.reserved)
    return PlayTurn(seat, uses, Assignment(*given), tuple(Hex(*cell) for cell in path))


def opening(board: Board, seats: int, seed: int) -> GameState:
    state = rules.new_game(board, chance.offers(board, seats, seed), chance.first_seat(seats, seed))
    rng = Random(seed)
    for seat in rng.sample(range(seats), seats):
        kept = rng.sample(state.offers[seat], 2)
        state, _ = rules.play(state, ChoosePlans(seat, tuple(kept)))
    return state


def whole_game(
    board: Board, seats: int, seed: int
) -> Iterator[tuple[GameState, PlayTurn | None, GameState, tuple[Event, ...]]]:
    """Every state before, what was played (None: a roll), the state after, and the events."""
    rng, state = Random(f"{seed} play"), opening(board, seats, seed)
    for dice in chance.rolls(seed):
        later, events = rules.roll(state, dice)
        yield state, None, later, events
        state = later
        while state.to_act:
            played = random_turn(rng, state, rng.choice(state.to_act))
            later, events = rules.play(state, played)
            yield state, played, later, events
            state = later

"""What holds for every game: random legal play, secrecy, random illegal turns."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from gogoa_game.logic import chance, rules
from gogoa_game.logic.dice import ASSIGNMENTS, Assignment, GuideUse
from gogoa_game.logic.events import GameEnded
from gogoa_game.logic.hexes import Hex
from gogoa_game.logic.scoring import points, winners
from gogoa_game.logic.state import GameState, Phase, Sheet
from gogoa_game.logic.views import view_for
from tests.logic import naive
from tests.logic.games import assert_refused
from tests.logic.random_play import (
    game_boards,
    opening,
    random_turn,
    seeds,
    whole_game,
)

if TYPE_CHECKING:
    from gogoa_game.logic.actions import PlayTurn
    from gogoa_game.logic.board import Board
    from gogoa_game.logic.dice import Dice


def counted(board: Board, ends: list[Hex], plans: tuple[str, ...]) -> tuple[int, ...]:
    """R20-R24 counted again from where the paths ended."""
    marked = {place.id: place for place in board.destinations if place.hex in ends}
    kinds = Counter(place.type.value for place in marked.values())
    five = [kinds[kind] for kind in ("beach", "fort", "waterfall", "heritage", "religious")]
    bonus = sum(place.bonus for place in marked.values())
    values = 0
    for plan in board.plans:
        if plan.id in plans and all(name in marked for name in plan.destinations):
            values += plan.value
    types = 0
    for count in five:
        if count >= 6:
            types += 30
        elif count >= 3:
            types += 10
    return 10 * len(marked), bonus, values, 30 * min(five), types


@given(game_boards, st.integers(1, 6), seeds)
def test_random_games_keep_the_rules(board: Board, seats: int, seed: int) -> None:
    land = set(board.hexes)
    state = opening(board, seats, seed)
    first, turns, ended = state.starting_seat, 0, []
    for before, played, state, events in whole_game(board, seats, seed):
        ended += [event for event in events if isinstance(event, GameEnded)]
        if played is None:
            assert before.starting_seat == (first + before.day) % seats  # R6
            continue
        turns += 1
        sheet = state.sheets[played.seat]
        trip = sheet.trips[-1]
        assert trip.start == before.sheets[played.seat].position
        assert sheet.position == played.path[-1] == trip.end
        assert {*played.path} <= land  # R13
        assert before.dice is not None
        assert trip.dice == naive.after_guides(before.dice, played.guides)  # R7
        assert len(played.path) == trip.dice[played.assignment.distance]  # R11
        others = [seat for seat in range(seats) if seat != played.seat]
        assert all(state.sheets[seat] is before.sheets[seat] for seat in others)
    assert turns == 12 * seats
    assert state.phase is Phase.OVER
    assert state.open_sheets == state.sheets
    for sheet in state.sheets:
        ends = [trip.end for trip in sheet.trips]
        assert tuple(points(board, sheet)) == counted(board, ends, sheet.plans)
        marks = [trip.marked for trip in sheet.trips if trip.marked]
        assert len(marks) == len(set(marks))
        assert board.destination_set(marks) == sheet.marked
        spent = Counter(use.guide for trip in sheet.trips for use in trip.turn.guides)
        assert all(count == 1 for count in spent.values())  # R7
        for day, trip in enumerate(sheet.trips):
            found = {other.marked for other in sheet.trips[:day]}
            assert {use.guide for use in trip.turn.guides} <= found  # not on the day itself
        assert board.destination_set(spent) == sheet.crossed_off
    # R25, once more by hand: of those with most points, those with the fewest beaches.
    totals = [sum(counted(board, [t.end for t in s.trips], s.plans)) for s in state.sheets]
    beaches = [
        len({t.marked for t in s.trips if t.marked and board.destination(t.marked).type == "beach"})
        for s in state.sheets
    ]
    best = [seat for seat in range(seats) if totals[seat] == max(totals)]
    fewest = min(beaches[seat] for seat in best)
    expected = tuple(seat for seat in best if beaches[seat] == fewest)
    assert winners(board, state.sheets) == expected
    assert [(tuple(p.total for p in e.points), e.winners) for e in ended] == [
        (tuple(totals), expected)
    ]


@given(game_boards, st.integers(2, 6), seeds)
def test_followers_may_play_in_any_order(board: Board, seats: int, seed: int) -> None:
    rng, state = Random(seed), opening(board, seats, seed)
    for dice in chance.rolls(seed)[:4]:
        state, _ = rules.roll(state, dice)
        state, _ = rules.play(state, random_turn(rng, state, state.starting_seat))
        turns = [random_turn(rng, state, seat) for seat in state.to_act]
        outcomes = []
        for order in (turns, turns[::-1], rng.sample(turns, len(turns))):
            later = state
            for played in order:
                later, events = rules.play(later, played)
            outcomes.append((later, events[2:]))
        assert outcomes[0] == outcomes[1] == outcomes[2]
        state = outcomes[0][0]


# ---- R19


@given(game_boards, st.integers(1, 6), seeds)
def test_r19_views_leak_nothing(board: Board, seats: int, seed: int) -> None:
    """Whatever is hidden from a seat may be anything: the seat sees the same."""
    rng = Random(seed)
    everything = board.destination_set(place.id for place in board.destinations)

    def junk() -> Sheet:
        return Sheet(
            rng.choice(board.hexes),
            tuple(rng.sample([plan.id for plan in board.plans], 2)),
            rng.randrange(everything + 1),
            rng.randrange(everything + 1),
            rng.randrange(everything + 1),
        )

    for _, _, state, _ in whole_game(board, seats, seed):
        for seat in (*range(seats), None):
            hidden = replace(
                state,
                sheets=tuple(s if i == seat else junk() for i, s in enumerate(state.sheets)),
                offers=tuple(o if i == seat else ("?",) for i, o in enumerate(state.offers)),
            )
            assert view_for(hidden, seat) == view_for(state, seat)


@given(game_boards, st.integers(2, 6), seeds)
def test_r19_two_secret_turns_look_the_same_to_others(board: Board, seats: int, seed: int) -> None:
    for state, played, _, _ in whole_game(board, seats, seed):
        if played is None:
            continue
        rng = Random(seed)
        other = random_turn(rng, state, played.seat)
        starting = state.phase is Phase.STARTING
        if starting and other.assignment.direction != played.assignment.direction:
            continue  # the reserved die is told
        if len(state.acted) == seats - 1:
            continue  # the last turn of the day opens all sheets
        (one, told), (two, also) = rules.play(state, played), rules.play(state, other)
        for seat in (*range(seats), None):
            if seat != played.seat:
                assert view_for(one, seat) == view_for(two, seat)
                assert [e for e in told if e.known_to(seat)] == [
                    e for e in also if e.known_to(seat)
                ]


# ---- illegal turns


def spoilt(rng: Random, state: GameState, good: PlayTurn) -> tuple[PlayTurn, str] | None:
    """A legal turn made illegal in one point, and the rule that it breaks."""
    board, sheet = state.board, state.sheets[good.seat]
    land = set(board.hexes)
    assert state.dice is not None
    dice = naive.after_guides(state.dice, good.guides)
    kind = rng.choice(
        ["short", "long", "seat", "places", "reserved", "stranger", "twice", "die", "jump", "turns"]
    )
    match kind:
        case "short":
            return replace(good, path=good.path[:-1]), "R11"
        case "long":
            return replace(good, path=(*good.path, good.path[-1])), "R11"
        case "seat":
            return replace(good, seat=rng.choice([-1, state.seats, *state.acted])), "R6"
        case "places":
            a, b, _ = good.assignment
            return replace(good, assignment=Assignment(a, b, rng.choice((a, b, 3)))), "R8"
        case "reserved" if state.reserved is not None:
            given = rng.choice([a for a in ASSIGNMENTS if a.direction == state.reserved])
            if state.reserved in naive.starts(land, sheet.position, dice, state.reserved):
                return None  # relief
            return replace(good, assignment=given), "R9"
        case "stranger":
            mine = {place.id for place in board.members(sheet.guides)}
            others = [place.id for place in board.destinations if place.id not in mine]
            use = GuideUse(rng.choice([*others, "nobody"]), rng.randrange(3), 1)
            return replace(good, guides=(*good.guides, use)), "R7"
        case "twice" if good.guides:
            return replace(good, guides=(*good.guides, rng.choice(good.guides))), "R7"
        case "die" if good.guides:
            bad = good.guides[0]._replace(die=rng.choice((-1, 3)))
            return replace(good, guides=(bad, *good.guides[1:])), "R7"
        case "jump":
            step = rng.randrange(len(good.path))
            before = good.path[step - 1] if step else sheet.position
            around = {naive.next_hex(before, direction) for direction in naive.DIRECTIONS}
            away = rng.choice([Hex(-5, 3), *(around - land), *(land - around)])
            path = (*good.path[:step], Hex(*away), *good.path[step + 1 :])
            return replace(good, path=path), "R13"
        case "turns":
            return crooked(rng, state, good, dice)
    return None


def crooked(
    rng: Random, state: GameState, good: PlayTurn, dice: Dice
) -> tuple[PlayTurn, str] | None:
    """A walk of the right length with a new heading at every step, where that is too many."""
    land, cell = set(state.board.hexes), state.sheets[good.seat].position
    starting = naive.starts(land, cell, dice, state.reserved)[good.assignment.direction]
    allowed = 1 if dice[good.assignment.deviation] < 4 else 2
    distance = dice[good.assignment.distance]
    legal = {
        walk for start in starting for walk in naive.walks(land, cell, start, distance, allowed)
    }
    path: list[tuple[int, int]] = []
    for _ in good.path:
        near = [naive.next_hex(cell, direction) for direction in naive.DIRECTIONS]
        cell = rng.choice([other for other in near if other in land])
        path.append(cell)
    if tuple(path) in legal:
        return None
    return replace(good, path=tuple(Hex(*step) for step in path)), "R12"


@given(game_boards, st.integers(1, 4), seeds)
def test_illegal_turns_are_refused_by_the_right_rule(board: Board, seats: int, seed: int) -> None:
    rng = Random(seed)
    for state, played, _, _ in whole_game(board, seats, seed):
        if played is None:
            continue
        for _ in range(2):
            if (bad := spoilt(rng, state, played)) is not None:
                frozen = (repr(state), hash(state.sheets))
                assert_refused(bad[1], rules.play, state, bad[0])
                assert (repr(state), hash(state.sheets)) == frozen

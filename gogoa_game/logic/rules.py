"""The rules as functions from a state and an action to the next state and what happened.

Each function checks everything first: a refused action raises IllegalAction, and the state that
was passed in is as good as before.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from .actions import Action, ChoosePlans, PlayTurn
from .dice import ASSIGNMENTS, PLACES, Dice, GuideUse, Option, check_roll, options, turned_by
from .errors import IllegalAction, Reason
from .events import (
    DayEnded,
    DiceRolled,
    DieReserved,
    Event,
    GameEnded,
    Marked,
    PlansChosen,
    PlansOpened,
    TripMade,
    TurnPlayed,
)
from .paths import trace
from .scoring import completed_plans, new_mark, points, winners
from .state import DAYS, GameState, Phase, Sheet, Trip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .board import Board

PLANS_KEPT = 2
MAX_SEATS = 6

Outcome = tuple[GameState, tuple[Event, ...]]


def new_game(board: Board, offers: Sequence[Sequence[str]], starting_seat: int) -> GameState:
    """A game before the choice of plans (R1-R4): one offer a seat, by plan id."""
    seats = len(offers)
    if not 1 <= seats <= MAX_SEATS or not 0 <= starting_seat < seats:
        raise IllegalAction(Reason.SEATS, seats=seats, starting_seat=starting_seat)
    sheets = (Sheet(board.start),) * seats
    return GameState(board, tuple(map(tuple, offers)), starting_seat, sheets, sheets)


def roll(state: GameState, dice: Sequence[int]) -> Outcome:
    """Begins a day with the dice rolled for all players (R5)."""
    if state.phase is not Phase.ROLLING:
        raise IllegalAction(Reason.PHASE, phase=state.phase.value)
    rolled = check_roll(dice)
    state = replace(state, phase=Phase.STARTING, day=state.day + 1, dice=rolled)
    return state, (DiceRolled(state.day, state.starting_seat, rolled),)


def play(state: GameState, action: Action) -> Outcome:
    """The next state and the events of an action; raises IllegalAction if it is not legal."""
    match action:
        case ChoosePlans():
            return _choose_plans(state, action)
        case PlayTurn():
            return _play_turn(state, action)


# ---- choosing plans (R3)


def _choose_plans(state: GameState, action: ChoosePlans) -> Outcome:
    seat = action.seat
    if state.phase is not Phase.CHOOSING:
        raise IllegalAction(Reason.PLANS_CHOSEN, seat=seat)
    _check_seat(state, seat)
    if len(set(action.plans)) != PLANS_KEPT or len(action.plans) != PLANS_KEPT:
        raise IllegalAction(Reason.PLAN_COUNT, plans=list(action.plans))
    for plan in action.plans:
        if plan not in state.offers[seat]:
            raise IllegalAction(Reason.PLAN_NOT_OFFERED, plan=plan)
    sheet = replace(state.sheets[seat], plans=action.plans)
    state = replace(state, sheets=_with(state.sheets, seat, sheet), acted=state.acted | {seat})
    events: tuple[Event, ...] = (PlansChosen(seat),)
    if len(state.acted) == state.seats:
        state = replace(state, phase=Phase.ROLLING, open_sheets=state.sheets, acted=frozenset())
        events += (PlansOpened(tuple(sheet.plans for sheet in state.sheets)),)
    return state, events


# ---- a turn (R7-R18)


def _play_turn(state: GameState, turn: PlayTurn) -> Outcome:
    trip = check_turn(state, turn)
    seat, starting = turn.seat, state.phase is Phase.STARTING
    sheet = arrived(state.board, state.sheets[seat], trip)
    state = replace(state, sheets=_with(state.sheets, seat, sheet), acted=state.acted | {seat})
    events: tuple[Event, ...] = (TurnPlayed(seat), TripMade(seat, trip, seats=(seat,)))
    if starting:
        place = turn.assignment.direction
        state = replace(state, phase=Phase.FOLLOWING, reserved=place)
        events += (DieReserved(seat, place),)
    if len(state.acted) == state.seats:
        state, closing = _end_day(state)
        events += closing
    return state, events


def check_turn(state: GameState, turn: PlayTurn) -> Trip:
    """The trip that a turn makes; raises IllegalAction, naming the rule, if it is not legal."""
    if state.phase not in (Phase.STARTING, Phase.FOLLOWING) or state.dice is None:
        raise IllegalAction(Reason.PHASE, phase=state.phase.value)
    _check_seat(state, turn.seat)
    board, sheet = state.board, state.sheets[turn.seat]
    check_guides(board, sheet, turn.guides)
    dice = turned_by(state.dice, turn.guides)
    option = _option_of(board, sheet, dice, state.reserved, turn)
    if len(turn.path) != option.distance:
        raise IllegalAction(Reason.PATH_LENGTH, path=len(turn.path), die=option.distance)
    steps = trace(board, sheet.position, option.headings, turn.path)
    deviations = sum(made.deviated for made in steps)
    if deviations > option.deviations:
        raise IllegalAction(Reason.DEVIATIONS, taken=deviations, allowed=option.deviations)
    place = new_mark(board, sheet, steps[-1].hex)
    marked = None if place is None else place.id
    return Trip(state.day, sheet.position, dice, turn, steps, marked)


def check_guides(board: Board, sheet: Sheet, uses: Sequence[GuideUse]) -> None:
    """Raises IllegalAction if a sheet cannot cross off these guides (R7)."""
    for use in uses:
        if use.guide not in board.bit or not sheet.guides >> board.bit[use.guide] & 1:
            raise IllegalAction(Reason.GUIDE_UNKNOWN, guide=use.guide)
        if use.die not in PLACES or use.delta not in (1, -1):
            raise IllegalAction(Reason.GUIDE_CHANGE, die=use.die, delta=use.delta)
    if len({use.guide for use in uses}) < len(uses):
        raise IllegalAction(Reason.GUIDE_TWICE)


def _option_of(
    board: Board, sheet: Sheet, dice: Dice, reserved: int | None, turn: PlayTurn
) -> Option:
    if turn.assignment not in ASSIGNMENTS:
        raise IllegalAction(Reason.ONE_PURPOSE, assignment=list(turn.assignment))
    for option in options(board, sheet.position, dice, reserved):
        if option.assignment == turn.assignment:
            return option
    raise IllegalAction(Reason.RESERVED, die=turn.assignment.direction)


def arrived(board: Board, sheet: Sheet, trip: Trip) -> Sheet:
    """The sheet after a trip: guides crossed off, end reached, destination marked (R7, R18)."""
    new = 0 if trip.marked is None else 1 << board.bit[trip.marked]
    return Sheet(
        trip.end,
        sheet.plans,
        sheet.marked | new,
        sheet.circled | (new & board.guide_set),
        sheet.crossed_off | board.destination_set(use.guide for use in trip.turn.guides),
        (*sheet.trips, trip),
    )


# ---- the end of a day (R6, R19, R25)


def _end_day(state: GameState) -> Outcome:
    events: list[Event] = []
    for seat in state.order:
        trip = state.sheets[seat].trips[-1]
        events.append(TripMade(seat, trip))
        if trip.marked is not None:
            events.append(_mark(state, seat, trip.marked))
    events.append(DayEnded(state.day))
    state = replace(
        state,
        phase=Phase.ROLLING,
        open_sheets=state.sheets,
        starting_seat=(state.starting_seat + 1) % state.seats,
        dice=None,
        reserved=None,
        acted=frozenset(),
    )
    if state.day == DAYS:
        state = replace(state, phase=Phase.OVER)
        totals = tuple(points(state.board, sheet) for sheet in state.sheets)
        events.append(GameEnded(totals, winners(state.board, state.sheets)))
    return state, tuple(events)


def _mark(state: GameState, seat: int, destination: str) -> Marked:
    board, sheet = state.board, state.sheets[seat]
    completed = tuple(
        plan
        for plan in completed_plans(board, sheet.marked, sheet.plans)
        if destination in board.plan(plan).destinations
    )
    return Marked(seat, destination, board.destination(destination).guide, completed)


def _check_seat(state: GameState, seat: int) -> None:
    if seat not in state.to_act:
        raise IllegalAction(Reason.SEAT, seat=seat)


def _with(sheets: tuple[Sheet, ...], seat: int, sheet: Sheet) -> tuple[Sheet, ...]:
    return (*sheets[:seat], sheet, *sheets[seat + 1 :])

"""The level `easy`: the best mark of today, with half an eye on where tomorrow begins."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from gogoa_game.logic.actions import ChoosePlans
from gogoa_game.logic.board import OFF_THE_MAP
from gogoa_game.logic.dice import PLACES, Dice, GuideUse, Option, options, turned_by
from gogoa_game.logic.state import DAYS, Phase

from .base import Thinking, cells, own_turn, turn_to
from .outlook import GUIDE_WORTH, prospect, unmarked_hexes, worths
from .planning import best_plans

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from gogoa_game.logic.board import Board
    from gogoa_game.logic.paths import HexSet
    from gogoa_game.logic.state import Sheet
    from gogoa_game.logic.views import View

TOMORROW = 0.05  # how much the prospect of the next day counts beside today's mark


class Goal(NamedTuple):
    """A way to play the day; of two, the greater is the better one."""

    value: float
    tie: float  # random, so that ends of equal value are equally likely
    end: int
    uses: tuple[GuideUse, ...]


def choose(view: View, rng: Random) -> Thinking:
    """The two plans that look best together, or the turn that brings most (R3, R7-R18)."""
    yield
    if view.phase is Phase.CHOOSING and view.seat is not None:
        return ChoosePlans(view.seat, best_plans(view.board, view.offer))
    seat, sheet, dice = own_turn(view)
    board, days_left = view.board, DAYS - view.day
    worth, unmarked = worths(board, sheet, days_left), unmarked_hexes(board, sheet)
    goals: list[Goal] = []
    seen: HexSet = 0
    for uses in _guide_uses(board, sheet):
        cost = GUIDE_WORTH if uses and days_left else 0.0
        if uses and max(worth) - cost <= max(goals).value:
            break  # no guide can bring more than it costs
        ends = _ends(_options(view, sheet, dice, uses)) & ~seen
        seen |= ends
        if goals or ends & unmarked:
            ends &= unmarked  # a day that marks nothing is no goal if another one is
        for end in cells(ends):
            value = _value(board, end, worth, days_left) - cost
            goals.append(Goal(value, rng.random(), end, uses))
        yield
    best = max(goals)
    option = next(
        option for option in _options(view, sheet, dice, best.uses) if option.ends >> best.end & 1
    )
    return turn_to(board, seat, sheet, best.uses, option, best.end)


def _guide_uses(board: Board, sheet: Sheet) -> Iterator[tuple[GuideUse, ...]]:
    """No guide, and one guide on each die either way: which guide makes no difference."""
    yield ()
    for guide in islice(board.members(sheet.guides), 1):
        for place in PLACES:
            for delta in (1, -1):
                yield (GuideUse(guide.id, place, delta),)


def _options(
    view: View, sheet: Sheet, dice: Dice, uses: tuple[GuideUse, ...]
) -> tuple[Option, ...]:
    return options(view.board, sheet.position, turned_by(dice, uses), view.reserved)


def _ends(found: Sequence[Option]) -> HexSet:
    ends = 0
    for option in found:
        ends |= option.ends
    return ends


def _value(board: Board, end: int, worth: Sequence[float], days_left: int) -> float:
    bit = board.destination_bit_of_hex[end]
    today = 0.0 if bit == OFF_THE_MAP else worth[bit]
    return today + TOMORROW * prospect(board, end, worth) if days_left else today

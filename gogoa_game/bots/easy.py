"""The level `easy`: the best mark of today, with an eye on where the next day begins."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from gogoa_game.logic.actions import ChoosePlans
from gogoa_game.logic.dice import PLACES, GuideUse, Option, options, turned_by
from gogoa_game.logic.hexes import distance
from gogoa_game.logic.rules import PLANS_KEPT
from gogoa_game.logic.state import DAYS, Phase

from .base import Thinking, cells, own_turn, turn_to
from .outlook import GUIDE_WORTH, prospect, worths

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from gogoa_game.logic.board import Board
    from gogoa_game.logic.paths import HexSet
    from gogoa_game.logic.state import Sheet
    from gogoa_game.logic.views import View

TOMORROW = 0.5  # how much the prospect of the next day counts beside today's mark
STOP_COST = 5.0  # points that a plan's destination must bring to be worth a day of the twelve
HEX_COST = 0.7  # and the same for every hex of the way there


class Goal(NamedTuple):
    """A way to play the day; the first in order is the best."""

    value: float
    tie: float  # random, so that equal goals are equally likely
    uses: tuple[GuideUse, ...]
    option: Option
    end: int


def choose(view: View, rng: Random) -> Thinking:
    """The two plans that look best together, or the turn that brings most (R3, R7-R18)."""
    if view.phase is Phase.CHOOSING and view.seat is not None:
        yield
        return ChoosePlans(view.seat, _best_plans(view.board, view.offer))
    seat, sheet, dice = own_turn(view)
    board, days_left = view.board, DAYS - view.day
    search = _Search(board, sheet, days_left, rng)
    for uses in _guide_uses(board, sheet):
        cost = GUIDE_WORTH if uses and days_left else 0.0
        found = options(board, sheet.position, turned_by(dice, uses), view.reserved)
        search.look(found, uses, cost)
        yield
    best = search.best
    if best is None:
        raise ValueError("there is always a legal turn (M1)")
    return turn_to(board, seat, sheet, best.uses, best.option, best.end)


def _guide_uses(board: Board, sheet: Sheet) -> Iterator[tuple[GuideUse, ...]]:
    """No guide, and one guide on each die either way: which one makes no difference."""
    yield ()
    for guide in list(board.members(sheet.guides))[:1]:
        for place in PLACES:
            for delta in (1, -1):
                yield (GuideUse(guide.id, place, delta),)


class _Search:
    """Looks at the ends of the day, one way to turn the dice after the other."""

    def __init__(self, board: Board, sheet: Sheet, days_left: int, rng: Random) -> None:
        self.board, self.days_left, self.rng = board, days_left, rng
        self.worth = worths(board, sheet, days_left)
        self.ranked = sorted(
            cells(~sheet.marked & (1 << len(self.worth)) - 1), key=lambda bit: -self.worth[bit]
        )
        self.best: Goal | None = None
        self.unmarked: HexSet = 0
        for bit in self.ranked:
            self.unmarked |= 1 << board.index[board.destinations[bit].hex]

    def look(self, found: tuple[Option, ...], uses: tuple[GuideUse, ...], cost: float) -> None:
        """Compares the ends of these options with the best so far."""
        seen: HexSet = 0
        marking = any(option.ends & self.unmarked for option in found)
        if self.best and not marking:
            return
        for option in found:
            ends = option.ends & ~seen & (self.unmarked if marking else -1)
            seen |= ends
            for end in cells(ends):
                goal = Goal(self._value(end) - cost, self.rng.random(), uses, option, end)
                if self.best is None or goal[:2] > self.best[:2]:
                    self.best = goal

    def _value(self, end: int) -> float:
        mark = self.board.destination_bit_of_hex[end] if self.unmarked >> end & 1 else -1
        value = self.worth[mark] if mark >= 0 else 0.0
        if self.days_left:
            value += TOMORROW * prospect(self.board, end, self.worth, self.ranked, mark)
        return value


def _best_plans(board: Board, offer: tuple[str, ...]) -> tuple[str, ...]:
    """The pair with the most points for the days and the hexes it takes."""
    return max(combinations(offer, PLANS_KEPT), key=lambda pair: _appeal(board, pair))


def _appeal(board: Board, pair: tuple[str, ...]) -> float:
    """Value of a pair less its cost; a destination on both plans costs only once."""
    wanted = 0
    for plan in pair:
        wanted |= board.plan_sets[plan]
    value = sum(board.plan(plan).value for plan in pair)
    return value - STOP_COST * wanted.bit_count() - HEX_COST * _tour(board, wanted)


def _tour(board: Board, wanted: int) -> int:
    """Hexes of a way from the start through all destinations, always to the nearest one next."""
    here, left, length = board.start, {place.hex for place in board.members(wanted)}, 0
    while left:
        nearest = min(left, key=lambda cell: (distance(here, cell), cell))
        length += distance(here, nearest)
        here = nearest
        left.remove(nearest)
    return length

"""Paths: steps, bounces and deviations, and every hex where a path may end (R10-R14)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from .board import OFF_THE_MAP, Board
from .errors import IllegalAction, Reason
from .hexes import HEADINGS, Heading, Hex, heading_between

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

HexSet = int
"""A set of hexes: bit `i` stands for `Board.hexes[i]`."""

MAX_DISTANCE = 6
MAX_DEVIATIONS = 2


class Step(NamedTuple):
    """One step of a path: the hex entered, the heading held, and how it came to that heading."""

    hex: Hex
    heading: Heading
    deviated: bool = False
    bounced: bool = False


def deviations_allowed(value: int) -> int:
    """How many deviations the deviation die allows (R12)."""
    return 1 if value <= 3 else 2


def open_headings(board: Board, cell: Hex) -> tuple[Heading, ...]:
    """The headings whose first hex from `cell` is on the map."""
    around = board.neighbours[board.index[cell]]
    return tuple(h for h in HEADINGS if around[h - 1] != OFF_THE_MAP)


def step(board: Board, cell: Hex, heading: Heading, *, deviated: bool = False) -> Step:
    """The next step in a heading, reversed at the border of the map (R13, R14)."""
    entered, held = board.steps[board.index[cell]][heading - 1]
    return Step(board.hexes[entered], held, deviated, bounced=held is not heading)


def ray(
    board: Board, cell: Hex, heading: Heading, length: int, *, deviated: bool = False
) -> tuple[Step, ...]:
    """`length` steps straight on, bounces included; `deviated` marks the first of them."""
    steps = []
    for _ in range(length):
        made = step(board, cell, heading, deviated=deviated)
        steps.append(made)
        cell, heading, deviated = made.hex, made.heading, False
    return tuple(steps)


def trace(
    board: Board, start: Hex, headings: Sequence[Heading], path: Iterable[Hex]
) -> tuple[Step, ...]:
    """The steps along the hexes of `path`, with as few deviations as it can be walked with.

    `headings` are those the path may begin with at no cost: one, or several by R16.
    Raises IllegalAction (R13) where a step is none.
    """
    steps: list[Step] = []
    cell, free = start, tuple(headings)
    for entered in path:
        heading = heading_between(cell, entered)
        if heading is None or entered not in board:
            raise IllegalAction(Reason.STEP, step=len(steps) + 1, hex=entered)
        for straight in free:
            made = step(board, cell, straight)
            if made.heading is heading:
                break
        else:
            made = Step(entered, heading, deviated=True)
        steps.append(made)
        cell, free = entered, (heading,)
    return tuple(steps)


class Reach:
    """Every possible end of a path on one board, as tables computed once.

    `ends[deviations][distance][cell][heading - 1]` is the set of hexes where a path of that many
    further steps may end; `turned[deviations][distance][cell]` the same when the next step may
    take any heading. Cells are numbers of `Board.hexes`.
    """

    def __init__(self, board: Board) -> None:
        cells = range(len(board.hexes))
        here = [tuple([1 << cell] * 6) for cell in cells]
        self.ends = [[here] for _ in range(MAX_DEVIATIONS + 1)]
        self.turned = [[[0] * len(here)] for _ in range(MAX_DEVIATIONS + 1)]
        for spare in range(MAX_DEVIATIONS + 1):
            for distance in range(1, MAX_DISTANCE + 1):
                shorter = self.ends[spare][distance - 1]
                straight = [
                    tuple([shorter[into][held - 1] for into, held in board.steps[cell]])
                    for cell in cells
                ]
                self.turned[spare].append([a | b | c | d | e | f for a, b, c, d, e, f in straight])
                if spare:
                    turned = self.turned[spare - 1][distance]
                    straight = [
                        tuple([ends | turned[cell] for ends in row])
                        for cell, row in enumerate(straight)
                    ]
                self.ends[spare].append(straight)


@lru_cache(maxsize=16)
def reach(board: Board) -> Reach:
    """The table of a board, made on first use (a few milliseconds for 200 hexes)."""
    return Reach(board)


def find_path(
    board: Board,
    start: Hex,
    headings: Sequence[Heading],
    distance: int,
    deviations: int,
    end: Hex,
) -> tuple[Hex, ...] | None:
    """A path to `end` with the fewest deviations, each as late as can be; None if there is none."""
    table, target = reach(board).ends, 1 << board.index[end]
    cell = board.index[start]
    for spare in range(deviations + 1):
        for heading in headings:
            if table[spare][distance][cell][heading - 1] & target:
                return tuple(_walk(board, cell, heading, distance, spare, target))
    return None


def _walk(
    board: Board, cell: int, heading: Heading, distance: int, spare: int, target: HexSet
) -> Iterator[Hex]:
    table = reach(board).ends
    for left in range(distance - 1, -1, -1):
        ahead = board.steps[cell][heading - 1]
        if not table[spare][left][ahead[0]][ahead[1] - 1] & target:
            spare -= 1
            ahead = next(
                (into, held)
                for into, held in board.steps[cell]
                if table[spare][left][into][held - 1] & target
            )
        cell, heading = ahead
        yield board.hexes[cell]

"""Boards for tests: small ones drawn as text, the real one from its file.

A drawing has one character per hex. A line further down is half a hex further south, so that the
drawing looks like the map: straight up is two lines up, up-right is one line up and one character
to the right. Hexes of even columns therefore stand on even lines, those of odd columns on odd ones.

    o     a plain hex on the map            .  a place off the map, to keep lines in shape
    S     the start                         b f w h r  a destination of that type
    B F W H R  a destination with a guide   D  a waterfall with a bonus of 20
    any other letter or digit: a plain hex that the test calls by that name

Destinations are called by their letter and a number in reading order: "b1", "b2", "F1", "D1".
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import TYPE_CHECKING

from gogoa_game.logic.board import Board, Destination, DestinationType
from gogoa_game.logic.hexes import Hex
from gogoa_game.logic.plans import TourPlan
from gogoa_game.maps import load_map

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

GOA = Path(__file__).resolve().parent.parent / "assets" / "maps" / "goa.tmx"

_TYPES = {
    "bB": DestinationType.BEACH,
    "fF": DestinationType.FORT,
    "wWD": DestinationType.WATERFALL,
    "hH": DestinationType.HERITAGE,
    "rR": DestinationType.RELIGIOUS,
}
_TYPE = {letter: kind for letters, kind in _TYPES.items() for letter in letters}
DECK = 12


@dataclass(frozen=True)
class Drawing:
    """A drawn board and its named hexes."""

    board: Board
    at: Mapping[str, Hex]

    def path(self, names: str) -> tuple[Hex, ...]:
        """The hexes of those names, written with spaces between them."""
        return tuple(self.at[name] for name in names.split())

    def names(self, *marked: str) -> int:
        """The set of these destinations."""
        return self.board.destination_set(marked)

    def name(self, cell: Hex) -> str:
        """The name of a hex, for messages."""
        return next((name for name, at in self.at.items() if at == cell), str(cell))


def drawn_cells(picture: str) -> Iterator[tuple[str, Hex]]:
    """The characters of a drawing and the hexes they stand for, in reading order."""
    for y, line in enumerate(dedent(picture.removeprefix("\n")).splitlines()):
        for x, letter in enumerate(line):
            if letter == " ":
                continue
            if x % 2 != y % 2:
                raise ValueError(f"{letter!r} in column {x} cannot stand on line {y}")
            if letter != ".":
                yield letter, Hex(x, y // 2)


def draw(picture: str, plans: Mapping[str, tuple[int, str]] | None = None) -> Drawing:
    """The board of a drawing.

    `plans` gives value and destinations by plan id. Without it there are 12 easy plans "e1".. of
    20 points and 12 hard ones "h1".. of 40; each lists the first destination alone.
    """
    land, destinations, at = [], [], {}
    count: dict[str, int] = {}
    for letter, cell in drawn_cells(picture):
        land.append(cell)
        name = letter
        if letter in _TYPE:
            count[letter] = count.get(letter, 0) + 1
            name = f"{letter}{count[letter]}"
            guide, bonus = letter in "BFWHR", 20 if letter == "D" else 0
            destinations.append(Destination(name, _TYPE[letter], cell, guide, bonus))
        if letter != "o":
            at[name] = cell
    if plans is None:
        first = destinations[0].id
        decks = (("e", 20), ("h", 40))
        plans = {f"{k}{i}": (value, first) for k, value in decks for i in range(1, DECK + 1)}
    tours = [TourPlan(name, value, tuple(of.split())) for name, (value, of) in plans.items()]
    return Drawing(Board(land, at["S"], destinations, tours), at)


@cache
def hexagon() -> Drawing:
    """19 hexes, two rings around the start S; `a` is the northern corner, b1 the southern."""
    return draw(
        """
        . a .
         c d
        e g i
         j k
        l S m
         n p
        q s t
         u v
        . b .
        """
    )


@cache
def strip() -> Drawing:
    """Three columns running north and south; column 1 reads a c S d e f1 from north to south."""
    return draw(
        """
        . .
         a
        g m
         c
        i n
         S
        j p
         d
        k q
         e
        l t
         f
        . .
        """
    )


@cache
def goa_board() -> Board:
    """The board of the real map."""
    return load_map(GOA).board

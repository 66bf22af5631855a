"""Flat-topped hexes in offset coordinates and the six headings of the compass (R10).

Column and row count from 0 at the top left; odd columns lie half a hex lower, as in a Tiled map
with `staggeraxis="x"` and `staggerindex="odd"`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple


class Hex(NamedTuple):
    """One cell of the map."""

    col: int
    row: int

    def __str__(self) -> str:
        return f"({self.col}, {self.row})"


class Heading(IntEnum):
    """One of the six directions a path moves in; the value is the number of the die (R10)."""

    NORTH = 1
    NORTH_EAST = 2
    SOUTH_EAST = 3
    SOUTH = 4
    SOUTH_WEST = 5
    NORTH_WEST = 6

    @property
    def opposite(self) -> Heading:
        """The reversed heading, which a bounce takes (R14)."""
        return HEADINGS[(self + 2) % 6]


HEADINGS: tuple[Heading, ...] = tuple(Heading)

# Heading to (column, row) change, for even and for odd columns.
_EVEN = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
_ODD = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
_HEADING_OF_CHANGE = tuple(dict(zip(way, HEADINGS, strict=True)) for way in (_EVEN, _ODD))


def neighbour(cell: Hex, heading: Heading) -> Hex:
    """The hex next to `cell` in that heading, on the map or not."""
    dcol, drow = (_ODD if cell.col % 2 else _EVEN)[heading - 1]
    return Hex(cell.col + dcol, cell.row + drow)


def heading_between(cell: Hex, other: Hex) -> Heading | None:
    """The heading that leads from `cell` to its neighbour `other`; None if they are none."""
    change = other.col - cell.col, other.row - cell.row
    return _HEADING_OF_CHANGE[cell.col % 2].get(change)


def distance(a: Hex, b: Hex) -> int:
    """The least number of steps between two hexes on a map without borders."""
    dx = abs(a.col - b.col)
    # Rows in half hexes, so that the stagger of the columns is part of the coordinate.
    dy = abs((2 * a.row + a.col % 2) - (2 * b.row + b.col % 2))
    return dx + max(0, (dy - dx) // 2)

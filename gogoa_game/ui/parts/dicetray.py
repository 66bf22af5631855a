"""Where dice lie in a turn: in a bowl until they are given, then in the slots of the tray."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from gogoa_game.logic.dice import PLACES, PURPOSES, Purpose
from gogoa_game.ui.paint.painter import SMALLEST_FRAME
from gogoa_game.ui.parts.tray import DiePose, TrayLayout

if TYPE_CHECKING:
    from gogoa_game.logic.dice import Dice
    from gogoa_game.logic.draft import Given
    from gogoa_game.ui.stage import Point

# Measures on a stage of 1920 x 1080, from the upper left corner of the row, below the tag.
WIDE, TALL = 896.0, 362.0
TAG, OVERLAP = 54.0, 12.0
BOWL = (138.0, 184.0, 140.0, 156.0)
"""Its middle, and how far it reaches from there."""
FRAME, BORDER = 290.0, 26.0
SLOTS = ((428.0, 186.0), (620.0, 186.0), (782.0, 186.0))
NARROW_BORDER = 14.0
NARROW_SLOTS = ((420.0, 186.0), (616.0, 186.0), (790.0, 186.0))
"""Where there is no room for tiles, words about the slots have it."""
SLOT, DIE, HAND = 128.0, 132.0, 150.0
IN_BOWL = ((84.0, 106.0, -9.0), (96.0, 256.0, 6.0), (222.0, 182.0, -7.0))
IN_SLOT = (-2.0, 1.0, -1.0)
HEADING, WORDS = 57.0, 311.0
"""Where the words above and below the slots have their middle."""
COMPASS = 96.0


@dataclass(frozen=True, slots=True)
class DiceTray:
    """The row of the dice; `unit` is its size in that of the measures."""

    left: float
    top: float
    unit: float
    tag: pygame.FRect
    frame: TrayLayout
    spots: tuple[Point, ...]

    @classmethod
    def of(cls, row: pygame.FRect) -> DiceTray:
        """The dice in a row, from 460 x 180 upwards; what is left of its height has the tag."""
        least = row.height / (TALL + TAG - OVERLAP)
        unit = min(row.width / WIDE, least)
        left = row.centerx - WIDE * unit / 2
        top = row.bottom - TALL * unit
        tag = pygame.FRect(row.left, row.top, row.width, top + OVERLAP * unit - row.top)
        frame = pygame.FRect(left + FRAME * unit, top, (WIDE - FRAME) * unit, TALL * unit)
        tiled = min(frame.size) >= SMALLEST_FRAME
        border = (BORDER if tiled else NARROW_BORDER) * unit
        return cls(
            left, top, unit, tag, TrayLayout.of(frame, border), SLOTS if tiled else NARROW_SLOTS
        )

    def at(self, x: float, y: float) -> Point:
        """A point of the measures on the stage."""
        return self.left + x * self.unit, self.top + y * self.unit

    @property
    def bowl(self) -> pygame.FRect:
        """The dish in which dice lie that have no purpose yet."""
        x, y, across, down = BOWL
        (left, top), unit = self.at(x - across, y - down), self.unit
        return pygame.FRect(left, top, 2 * across * unit, 2 * down * unit)

    @property
    def around(self) -> pygame.FRect:
        """All of it with shadows, rims and what hangs on dice."""
        return self.bowl.union(self.frame.frame).inflate(60 * self.unit, 60 * self.unit)

    @property
    def slots(self) -> tuple[pygame.FRect, ...]:
        """The slots of the three purposes."""
        return tuple(self.slot(purpose) for purpose in PURPOSES)

    def slot(self, purpose: Purpose) -> pygame.FRect:
        """The slot of a purpose."""
        side = SLOT * self.unit
        square = pygame.FRect(0, 0, side, side)
        square.center = self.at(*self.spots[PURPOSES.index(purpose)])
        return square

    def column(self, purpose: Purpose) -> pygame.FRect:
        """The slot of a purpose with the words above and below it."""
        number, middles = PURPOSES.index(purpose), [x for x, _y in self.spots]
        inner = self.frame.inner
        # The first column is as wide as the compass, the others share what is left.
        first = self.at(middles[0] + COMPASS + 12, 0)[0]
        second = self.at((middles[1] + middles[2]) / 2, 0)[0]
        edges = (inner.left, first, second, inner.right)
        width = edges[number + 1] - edges[number]
        return pygame.FRect(edges[number], inner.top, width, inner.height)

    def slot_at(self, pos: Point) -> Purpose | None:
        """The purpose whose column holds a point."""
        return next((p for p in PURPOSES if self.column(p).collidepoint(pos)), None)

    def words(self, purpose: Purpose, y: float, height: float) -> pygame.FRect:
        """A line of words in the column of a purpose, about `y` of the measures."""
        column, middle = self.column(purpose), self.slot(purpose).centerx
        half = min(middle - column.left, column.right - middle) - 2 * self.unit
        return pygame.FRect(middle - half, self.at(0, y)[1] - height / 2, 2 * half, height)

    def poses(self, dice: Dice, given: Given) -> tuple[DiePose, ...]:
        """How the dice lie: in their slots, or in the bowl while they have no purpose."""
        return tuple(
            self._in_slot(dice[place], given.index(place))
            if place in given
            else self._in_bowl(dice[place], place)
            for place in PLACES
        )

    def _in_slot(self, face: int, number: int) -> DiePose:
        return DiePose(face, self.at(*self.spots[number]), DIE * self.unit, IN_SLOT[number])

    def _in_bowl(self, face: int, place: int) -> DiePose:
        x, y, angle = IN_BOWL[place]
        return DiePose(face, self.at(x, y), DIE * self.unit, angle)

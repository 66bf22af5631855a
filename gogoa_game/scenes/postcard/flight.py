"""Where the card of a day goes when it has been read: into the tile of that day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.logic.state import DAYS
from gogoa_game.ui.parts.daycolumn import HEAD
from gogoa_game.ui.parts.gamelayout import TableLayout

if TYPE_CHECKING:
    from gogoa_game.ui.stage import Point

LANDED = 0.06
"""The size of the card as it vanishes, in its own sizes."""
ARC = 0.12
"""How far the way bends upwards, in heights of the card."""


def day_tile(size: tuple[float, float], day: int) -> FRect:
    """The tile of a day, from 1, in the column of days on a stage of that size."""
    days = TableLayout.of(size).days
    tall = (days.height - HEAD) / DAYS
    return FRect(days.left, days.top + HEAD + (day - 1) * tall, days.width, tall)


def flight(card: FRect, tile: FRect, gone: float) -> tuple[Point, float]:
    """How far the card has moved and how large it is on its way, `gone` from 0 to 1."""
    lift = 4 * gone * (1 - gone) * ARC * card.height
    shift = (
        (tile.centerx - card.centerx) * gone,
        (tile.centery - card.centery) * gone - lift,
    )
    return shift, 1 + (LANDED - 1) * gone

"""The postmark of a place, and what a postcard carries besides: stamps and seals."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.scenes.postcard.typeset import draw_figure
from gogoa_game.ui import theme

if TYPE_CHECKING:
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

REACH = 1.2
"""How far a postmark reaches with its pale field, in radii."""
POINTS = 14
"""Of the burst behind what a plan brings."""
TOOTH = 0.14


def draw_postmark(painter: Painter, centre: Point, radius: float, sprite: str) -> None:
    """Two rings of a rubber stamp on a pale field, with a sign inside. For layers."""
    painter.circle(centre, radius * 1.13, theme.fade(theme.CARD, 0.93))
    painter.circle(centre, radius, None, theme.LATERITE, max(2.5, radius * 0.13))
    painter.circle(centre, radius * 0.78, None, theme.LATERITE, max(1.5, radius * 0.065))
    painter.sprite(sprite, center=centre, size=radius * 1.12)


def draw_seal(painter: Painter, centre: Point, radius: float, text: str, size: float) -> None:
    """A burst of the sun with a number: what a plan has brought. For layers."""
    painter.polygon(_burst((centre[0] + 3, centre[1] + 5), radius), theme.fade(theme.INK, 0.3))
    painter.polygon(_burst(centre, radius), theme.SUN, theme.INK, max(2.0, radius * 0.055))
    draw_figure(painter, text, centre, size)


def _burst(centre: Point, radius: float) -> list[Point]:
    step = math.pi / POINTS
    return [
        (
            centre[0] + radius * (1 - TOOTH * (k % 2)) * math.cos(k * step),
            centre[1] + radius * (1 - TOOTH * (k % 2)) * math.sin(k * step),
        )
        for k in range(2 * POINTS)
    ]


def square(centre: Point, reach: float) -> FRect:
    """The square round a circle, for the layer that it is drawn on."""
    box = FRect(0, 0, 2 * reach, 2 * reach)
    box.center = centre
    return box

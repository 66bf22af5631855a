"""What happens to a path on its way has a moment of its own: a turn, a bounce, the arrival."""

from __future__ import annotations

import math
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from gogoa_game.ui import theme
from gogoa_game.ui.animator import Animation, in_cubic, out_cubic
from gogoa_game.ui.map.markers import RING, RING_WIDTH, TICK

if TYPE_CHECKING:
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.paint.painter import Painter


class Happening(Enum):
    """What can happen on a path (R12, R14, R18)."""

    TURN = "turn"
    BOUNCE = "bounce"
    ARRIVAL = "arrival"
    MARK = "mark"


MOTIONS = {
    Happening.TURN: Animation("moment", 320.0, out_cubic),
    Happening.BOUNCE: Animation("moment", 180.0, reduced_ms=180.0),
    Happening.ARRIVAL: Animation("moment", 260.0, out_cubic),
    Happening.MARK: Animation("moment", 160.0, in_cubic),
}
SOUNDS = {Happening.TURN: "turn", Happening.BOUNCE: "bounce"}
SQUASH = 0.35
LEAP = 1.6
"""What shrinks into its place is so many times as large at first."""
SIZES = 10
"""A badge that shrinks is drawn in so many sizes between one and two of its own."""
SWING, SWING_STEP = 60.0, 10.0  # degrees
ARROW, ABOVE = 1.5, 1.6
"""In radii of a hex: the traveller does not hide it."""


class Moment(NamedTuple):
    """What happens on a hex, and how much of it is over, from 0 to 1."""

    what: Happening
    cell: Hex
    part: float
    still: bool  # reduced motion: what it means is shown, nothing leaps


def squash(moment: Moment | None) -> float:
    """How large the traveller is in that moment, in its usual sizes."""
    if moment is None or moment.still or moment.what is not Happening.BOUNCE:
        return 1.0
    return 1.0 - SQUASH * math.sin(math.pi * min(1.0, 2 * moment.part))


def draw_moment(painter: Painter, view: MapView, moment: Moment) -> None:
    """Draws what happens on its hex, below the traveller."""
    centre, radius = view.centre(moment.cell), view.radius
    if moment.what is Happening.BOUNCE:
        painter.polygon(view.polygon(moment.cell, 0.92), None, theme.SUN, 6)
    elif moment.what is Happening.TURN:
        # Of one size: only pictures that are turned need no drawing anew.
        angle = round(SWING * (moment.part - 1) / SWING_STEP) * SWING_STEP
        spot = centre[0], centre[1] - radius * ABOVE
        painter.sprite("turn_arrow", center=spot, size=radius * ARROW, angle=angle)
    elif moment.what is Happening.MARK:
        dx, dy, size = TICK
        grown = round((LEAP - (LEAP - 1) * moment.part) * SIZES) / SIZES
        at = centre[0] + dx * radius, centre[1] + dy * radius
        painter.sprite("marked_badge", center=at, size=size * radius * grown)
    else:
        reach = radius * RING * (LEAP - (LEAP - 1) * moment.part)
        painter.circle(centre, reach, None, theme.TERRA, radius * RING_WIDTH)

"""A die that lies flat and still turns a little, of the few pictures that are made before."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from gogoa_game.scenes.watch.throw import TURN, TURN_STEP

if TYPE_CHECKING:
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.parts.tray import DiePose
    from gogoa_game.ui.stage import Point

# A picture of a turned sprite takes a millisecond to make. The flower of the one has twelve
# petals, so it looks the same after 30 degrees; and pips are round, so it is enough to move them.
PETAL = 30
_SIDES = tuple(
    sign * TURN_STEP * i for i in range(1, int(TURN / TURN_STEP) + 1) for sign in (-1, 1)
)
PICTURES = (
    *(("die_body", angle) for angle in _SIDES),
    *(("die_pips_1", angle) for angle in _SIDES if abs(angle) <= PETAL / 2),
)

# In the drawing of a die, 256 units wide: the middle of the face lies above that of the sprite.
UNITS = 256
RISE = -11.0
PIP, PIP_OF_SIX = 56.0, 51.5
ACROSS, DOWN, DOWN_OF_SIX = 50.0, 50.0, 52.5
_DIAGONAL = ((-ACROSS, -DOWN), (ACROSS, DOWN))
_OTHERS = ((ACROSS, -DOWN), (-ACROSS, DOWN))
PIPS: dict[int, tuple[Point, ...]] = {
    2: _DIAGONAL,
    3: (*_DIAGONAL, (0.0, 0.0)),
    4: (*_DIAGONAL, *_OTHERS),
    5: (*_DIAGONAL, *_OTHERS, (0.0, 0.0)),
    6: tuple((x, y) for x in (-ACROSS, ACROSS) for y in (-DOWN_OF_SIX, 0.0, DOWN_OF_SIX)),
}
"""The pips of a face, from its middle."""


def draw_turning_die(painter: Painter, pose: DiePose) -> None:
    """A die turned by one of the angles of `PICTURES`, in degrees."""
    x, y = pose.centre
    unit = pose.size / UNITS
    painter.sprite("die_body", center=(x, y), size=pose.size, angle=pose.angle)
    rise = _turned((0.0, RISE), pose.angle)
    if pose.face == 1:
        turn = _within(pose.angle, PETAL)
        own = _turned((0.0, RISE), turn)  # the flower stands out of the middle of its picture
        at = (x + (rise[0] - own[0]) * unit, y + (rise[1] - own[1]) * unit)
        painter.sprite("die_pips_1", center=at, size=pose.size, angle=turn)
        return
    wide = (PIP_OF_SIX if pose.face == 6 else PIP) * unit
    for pip in PIPS[pose.face]:
        dx, dy = _turned(pip, pose.angle)
        at = (x + (rise[0] + dx) * unit, y + (rise[1] + dy) * unit)
        painter.sprite("die_pip", center=at, size=wide)


def _within(angle: float, period: int) -> float:
    """The same turn for what looks the same after `period` degrees: the smallest there is."""
    return (angle + period / 2) % period - period / 2


def _turned(point: Point, angle: float) -> Point:
    """A point turned clockwise about the origin."""
    sine, cosine = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    return point[0] * cosine - point[1] * sine, point[0] * sine + point[1] * cosine

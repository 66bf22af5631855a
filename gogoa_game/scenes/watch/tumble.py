"""How the three dice fall: faces that swap ever more slowly, a drop, and one bounce."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from gogoa_game.ui.animator import out_bounce, out_cubic

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.parts.tray import DiePose
    from gogoa_game.ui.stage import Point

TUMBLE_MS = 900.0
SWAPS = 7
DROP = 60.0
SPIN = (250.0, -210.0, 280.0)
ANGLE = 5
"""Degrees between two pictures of a turning die."""
LEAP = 2  # every next face is so far from the one before that it looks like another side

# A picture of a turned sprite takes a millisecond to make. The body of a die looks the same after
# a quarter turn, and its light should stay above it anyway; the flower of the one has twelve
# petals; and pips are round, so that it is enough to move them. 24 pictures are all there are.
QUARTER, PETAL = 90, 30
PICTURES = (
    *(("die_body", float(angle)) for angle in range(-QUARTER // 2, QUARTER // 2, ANGLE)),
    *(("die_pips_1", float(angle)) for angle in range(-PETAL // 2, PETAL // 2, ANGLE)),
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


def tumbling(poses: Sequence[DiePose], part: float) -> list[DiePose]:
    """The dice after a `part`, 0 to 1, of their fall; at 1 they lie as in `poses`."""
    swaps_left = SWAPS - int(SWAPS * out_cubic(part))
    height = DROP * (1 - out_bounce(part))
    spin = 1 - out_cubic(part)
    return [
        pose._replace(
            face=(pose.face - 1 + LEAP * swaps_left) % 6 + 1 if part < 1 else pose.face,
            centre=(pose.centre[0], pose.centre[1] - height),
            # Without its tilt while it turns: so all dice share the pictures that are kept.
            angle=round(spin * SPIN[place] / ANGLE) * ANGLE or pose.angle,
        )
        for place, pose in enumerate(poses)
    ]


def draw_turning_die(painter: Painter, pose: DiePose) -> None:
    """A die on its fall, of the few `PICTURES`."""
    x, y = pose.centre
    unit = pose.size / UNITS
    lean = _within(pose.angle, QUARTER)
    painter.sprite("die_body", center=(x, y), size=pose.size, angle=lean)
    rise = _turned((0.0, RISE), lean)
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


def prepare_pictures(painter: Painter, size: float, part: float) -> None:
    """Makes one of the pictures that turning dice will need, the one for this `part`, 0 to 1."""
    name, angle = PICTURES[min(int(part * len(PICTURES)), len(PICTURES) - 1)]
    side = round(size * painter.scale) or 1
    painter.sprites.rotated(name, side, side, angle)


def _within(angle: float, period: int) -> float:
    """The same turn for what looks the same after `period` degrees: the smallest there is."""
    return (angle + period / 2) % period - period / 2


def _turned(point: Point, angle: float) -> Point:
    """A point turned clockwise about the origin."""
    sine, cosine = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    return point[0] * cosine - point[1] * sine, point[0] * sine + point[1] * cosine

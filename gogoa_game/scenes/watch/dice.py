"""The tray of the table and the dice in it: at rest, or on their way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.scenes.watch import turning
from gogoa_game.scenes.watch.throw import ROLL_STEPS, Thrown, thrown
from gogoa_game.ui import theme
from gogoa_game.ui.paint.painter import SMALLEST_FRAME
from gogoa_game.ui.parts.tray import TILT, DiePose, draw_die

if TYPE_CHECKING:
    from gogoa_game.logic.dice import Dice
    from gogoa_game.scenes.watch.layout import WatchLayout
    from gogoa_game.ui.paint.painter import Painter

SIZES = (1.0, 1.08, 1.16, 1.24)
"""A die in the air is drawn in the nearest of these sizes, in sizes of a die on the floor.

A picture of a rolling die takes milliseconds to make: so there are only so many, made before.
"""
ROLL_SHARE = 1.25
"""The drawing of a rolling die leaves more room about it than that of one that lies."""
SHADES = tuple(104 + 16 * i for i in range(7))
WALL, SIDE_WALL = 20.0, 16.0
PICTURES = tuple((step, size) for size in SIZES for step in range(ROLL_STEPS))


def draw_tray(painter: Painter, layout: WatchLayout) -> None:
    """The tray alone: border, floor with its glazed flower, and the shade of its wall."""
    tray, floor, unit = layout.tray, layout.floor, layout.die_unit
    shade = theme.fade(theme.INK, 0.3)
    painter.fill(tray.move(5 * unit, 9 * unit), shade)
    painter.fill(tray.inflate(6, 6), theme.INK)
    if min(tray.size) >= SMALLEST_FRAME:
        painter.frame(tray, layout.border)
    else:
        painter.fill(tray, theme.COBALT)
        painter.outline(tray.inflate(-layout.border, -layout.border), theme.AZUL, 3)
    painter.fill(floor.inflate(5, 5), theme.INK)
    painter.fill(floor, theme.COBALT)
    with painter.clipped(floor):
        painter.sprite("tray_rosette", center=floor.center, size=700 * unit)
        for corner in (floor.topleft, floor.topright, floor.bottomleft, floor.bottomright):
            painter.sprite("tray_corner", center=corner, size=248 * unit)
    wall = theme.fade(theme.NIGHT_VEIL, 0.45)
    painter.fill((floor.left, floor.top, floor.width, WALL * unit), wall)
    below = floor.top + WALL * unit
    painter.fill((floor.left, below, SIDE_WALL * unit, floor.bottom - below), wall)


def draw_resting(
    painter: Painter, layout: WatchLayout, dice: Dice, *, alpha: float = 1.0
) -> tuple[DiePose, ...]:
    """The dice where they have come to rest; how each lies is returned."""
    poses = tuple(
        DiePose(face, home, layout.die, TILT[place])
        for place, (face, home) in enumerate(zip(dice, layout.homes, strict=True))
    )
    for pose in poses:
        if alpha >= 1:
            draw_die(painter, pose)
        else:
            for name in ("die_body", f"die_pips_{pose.face}"):
                painter.sprite(
                    name, center=pose.centre, size=pose.size, alpha=round(255 * alpha)
                )  # fmt: skip
    return poses


def draw_throw(painter: Painter, layout: WatchLayout, dice: Dice, ms: float) -> None:
    """The dice as they are `ms` after they were thrown."""
    flying = thrown(layout.homes, layout.floor.right, layout.die_unit, ms)
    with painter.clipped(layout.floor):
        for die in flying:
            _draw_shadow(painter, layout, die)
    for die in flying:
        if die.burst is not None:
            _draw_burst(painter, layout, die.place, die.burst)
    for die in flying:
        if die.step is None:
            _draw_face(painter, layout, die, dice[die.place])
        else:
            nearest = min(SIZES, key=lambda size: abs(size - die.growth))
            size = layout.die * nearest * ROLL_SHARE
            painter.sprite(f"die_roll_{die.step + 1}", center=die.centre, size=size)


def _draw_shadow(painter: Painter, layout: WatchLayout, die: Thrown) -> None:
    wide = 200 - 88 * die.height
    size = min(SHADES, key=lambda one: abs(one - wide)) * layout.die_unit
    alpha = round(255 * (0.44 - 0.1 * die.height))
    painter.sprite("die_shade", center=die.shadow, size=size, alpha=alpha)


def _draw_burst(painter: Painter, layout: WatchLayout, place: int, part: float) -> None:
    """Dashes of sun where a die has struck, which spread a little and are gone."""
    x, y = layout.homes[place]
    size = 360 * layout.die_unit * (0.94, 1.0, 1.06)[min(int(part * 3), 2)]
    alpha = round(255 * min(1.0, 3 * (1 - part)))
    painter.sprite("die_burst", center=(x, y - 4 * layout.die_unit), size=size, alpha=alpha)


def _draw_face(painter: Painter, layout: WatchLayout, die: Thrown, face: int) -> None:
    if die.angle:
        turning.draw_turning_die(painter, DiePose(face, die.centre, layout.die, die.angle))
    else:
        draw_die(painter, DiePose(face, die.centre, layout.die, TILT[die.place]))


def prepare_pictures(painter: Painter, layout: WatchLayout, number: int) -> None:
    """Makes one of the pictures that dice on their way will need, the one of that number if any."""
    if 0 <= number < len(PICTURES):
        step, size = PICTURES[number]
        side = round(layout.die * size * ROLL_SHARE * painter.scale) or 1
        painter.sprites.get(f"die_roll_{step + 1}", side, side)
    elif 0 <= number < len(PICTURES) + len(turning.PICTURES):
        name, angle = turning.PICTURES[number - len(PICTURES)]
        side = round(layout.die * painter.scale) or 1
        painter.sprites.rotated(name, side, side, angle)

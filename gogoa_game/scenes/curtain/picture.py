"""The curtain as a picture: who takes the screen, the day, and the dice that all can see (R19)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gogoa_game.i18n import _
from gogoa_game.scenes.curtain.grounds import SUN, draw_front, draw_ground
from gogoa_game.scenes.curtain.layout import SEAT
from gogoa_game.ui import theme
from gogoa_game.ui.paint.lettering import draw_lettering
from gogoa_game.ui.paint.tokens import draw_token
from gogoa_game.ui.parts.tray import TILT, DiePose, draw_die, draw_reserved

if TYPE_CHECKING:
    from gogoa_game.logic.dice import Dice
    from gogoa_game.scenes.curtain.layout import CurtainLayout
    from gogoa_game.table.match import Player
    from gogoa_game.ui.paint.painter import Painter

TOKEN, TOKEN_Y = 372.0, 782.0
ENTERS = -400.0
NAME, LINE = 118.0, 40.0
DIE, DIE_GAP = 104.0, 124.0
LAST_DIE = 188.0
"""How far the last die lies from the right edge."""
LABEL = 28.0


@dataclass(frozen=True, slots=True)
class CurtainPicture:
    """All that a curtain shows, and nothing else is handed to it (R19).

    `dice` are those of the day, None before they are thrown; `reserved` is the place of the die
    that `starter` has taken (R9). `come` is how far the token has come, 0 to 1, `settled` the same
    for its last small move, `named` for the name.
    """

    layout: CurtainLayout
    player: Player
    day: int
    dice: Dice | None
    reserved: int | None
    starter: Player
    come: float
    settled: float
    named: float


def draw_curtain(painter: Painter, picture: CurtainPicture) -> None:
    """Draws the whole screen, but for the button."""
    layout, player = picture.layout, picture.player
    draw_ground(painter, player.token, layout)
    _draw_token(painter, picture)
    draw_front(painter, player.token, layout)
    _draw_day(painter, picture)
    if picture.dice is not None:
        _draw_dice(painter, picture, picture.dice)
    if layout.roomy:
        at = layout.at(layout.seat + 152, SEAT - 12)
        painter.sprite("pencil", center=at, size=128 * layout.unit, angle=43)
    _draw_name(painter, picture)


def _draw_token(painter: Painter, picture: CurtainPicture) -> None:
    """It comes in from the left, six units too far, and moves back."""
    layout = picture.layout
    there = SUN[0] + layout.sunward
    x = ENTERS + (there + 6 - ENTERS) * picture.come - 6 * picture.settled
    player = picture.player
    size = TOKEN * layout.unit
    draw_token(painter, player.token, player.colour, layout.at(x, TOKEN_Y), size)


def _draw_day(painter: Painter, picture: CurtainPicture) -> None:
    """The day on the post; before the first one the tile alone."""
    if not picture.day:
        return
    layout = picture.layout
    x, unit = layout.post + 94, layout.unit
    painter.text(
        _("Day"), layout.at(x - 2, SEAT + 28), size=34 * unit, face=theme.DISPLAY,
        anchor="center", fit=140 * unit,
    )  # fmt: skip
    painter.text(
        str(picture.day), layout.at(x, SEAT + 128), size=62 * unit, face=theme.DISPLAY,
        colour=theme.LATERITE, anchor="center", spacing=0, fit=76 * unit,
    )  # fmt: skip


def _draw_dice(painter: Painter, picture: CurtainPicture, dice: Dice) -> None:
    layout, unit = picture.layout, picture.layout.unit
    for place, face in enumerate(dice):
        x = layout.width - LAST_DIE - (2 - place) * DIE_GAP
        foot = [(-40, -2), (66, -2), (52, 13), (-48, 13)]
        shade = [layout.at(x + dx, SEAT + dy) for dx, dy in foot]
        painter.polygon(shade, theme.fade(theme.INK, 0.26))
        pose = DiePose(face, layout.at(x, SEAT - 42), DIE * unit, TILT[place])
        draw_die(painter, pose)
        if place == picture.reserved:
            starter = picture.starter
            draw_reserved(painter, pose, starter.token, starter.colour)
    painter.text(
        _("Today's dice"), layout.at(layout.width - LAST_DIE - DIE_GAP, SEAT + 27),
        size=LABEL * unit, face=theme.DISPLAY, anchor="center", fit=440 * unit,
    )  # fmt: skip


def _draw_name(painter: Painter, picture: CurtainPicture) -> None:
    """The name over a rule of sun and one line, in the night above."""
    layout, name = picture.layout, picture.player.name
    room = layout.name_room
    box = layout.rect(layout.name_x - room / 2 - 20, 150, room + 50, 270)

    def draw(layer: Painter) -> None:
        unit = layout.unit
        fit = room * unit
        wide = layer.measure(name, NAME * unit, theme.DISPLAY, fit=fit)[0] / unit
        draw_lettering(layer, name, layout.at(layout.name_x, 241), size=NAME * unit, fit=fit)
        half = max(150.0, wide / 2)
        rule = layout.rect(layout.name_x - half, 317, 2 * half, 6)
        layer.fill(rule, theme.SUN)
        x, y = rule.center
        layer.polygon(
            [(x - 18 * unit, y), (x, y - 12 * unit), (x + 18 * unit, y), (x, y + 12 * unit)],
            theme.SUN,
        )
        below = layout.at(layout.name_x, 370)
        line = _("takes the screen")
        draw_lettering(layer, line, below, size=LINE * unit, face=theme.TEXT, fit=fit)

    painter.layer(("curtain name", name), box, draw, alpha=round(255 * picture.named))

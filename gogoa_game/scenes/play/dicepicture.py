"""Bowl, tray and dice of a turn, drawn from the values of its picture."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from gogoa_game.scenes.play.glow import SHADES
from gogoa_game.ui.parts.bowl import (
    Token,
    draw_bowl,
    draw_hand,
    draw_token_of,
    draw_tokens,
    step_token,
)
from gogoa_game.ui.parts.dicetray import DIE, HAND
from gogoa_game.ui.parts.slots import draw_halo, draw_offers, draw_results, draw_slots
from gogoa_game.ui.parts.tray import (
    draw_change,
    draw_change_buttons,
    draw_die,
    draw_reserved,
    draw_tray_ground,
)

if TYPE_CHECKING:
    from gogoa_game.scenes.play.picture import PlayPicture
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.parts.tray import DiePose

HAND_TILT = -7.0
HOP = 60.0
"""How far a step rises on its way from the bowl to the map."""


def draw_tray(painter: Painter, picture: PlayPicture) -> None:
    """All that lies still as one layer, and on it what comes and goes, flies, or is in hand."""
    tray, draft = picture.tray, picture.draft
    held = frozenset() if picture.held is None else frozenset({picture.held})
    absent = picture.flying | held
    starter = picture.players[picture.view.starting_seat]
    dice = (draft.dice, draft.given, draft.uses, draft.reserved, starter)
    way = (draft.headings, draft.option, draft.steps)
    key = ("dice on the tray", tray.unit, *dice, *way)
    painter.layer((*key, absent), tray.around, lambda layer: _draw_still(layer, picture, absent))
    _draw_tokens(painter, picture)
    if picture.held is not None:
        _draw_offers(painter, picture, picture.held)
    for place in sorted(picture.flying - held):
        _draw_die(painter, picture, place, picture.poses[place])
    if picture.held is not None and picture.dragged is None:
        _draw_in_hand(painter, picture, picture.held, picture.poses[picture.held])
    if picture.armed is not None:
        for place, pose in enumerate(picture.poses):
            if place not in absent:
                draw_change_buttons(painter, pose, picture.pointer)


def draw_dragged(painter: Painter, picture: PlayPicture) -> None:
    """The die that follows the pointer, over everything."""
    held = picture.dragged
    if held is not None:
        pose = picture.poses[held.place]._replace(centre=held.pos)
        _draw_in_hand(painter, picture, held.place, pose)


def _draw_still(painter: Painter, picture: PlayPicture, absent: frozenset[int]) -> None:
    tray, draft = picture.tray, picture.draft
    draw_bowl(painter, tray)
    draw_tray_ground(painter, tray.frame)
    draw_slots(painter, tray, draft)
    draw_results(painter, tray, draft)
    for place, pose in enumerate(picture.poses):
        if place not in absent:
            _draw_die(painter, picture, place, pose)


def _draw_tokens(painter: Painter, picture: PlayPicture) -> None:
    """What is left of the turn in the bowl; the step that is being drawn hops to its hex."""
    tray, draft, begun = picture.tray, picture.draft, math.ceil(picture.drawn)
    if draft.option is None:
        return
    distance = draft.option.distance
    draw_tokens(painter, tray, draft, distance - min(begun, len(draft.steps)))
    if begun > len(draft.steps) or begun == picture.drawn:
        return
    token = step_token(tray, distance, distance - begun)
    part = 1 - (begun - picture.drawn)
    (x, y), (tx, ty) = token.centre, picture.map.centre(draft.steps[begun - 1].hex)
    rise = HOP * tray.unit * math.sin(math.pi * part)
    at = x + (tx - x) * part, y + (ty - y) * part - rise
    size = token.size + (picture.map.radius * 1.3 - token.size) * part
    draw_token_of(painter, Token(token.sprite, at, size))


def _draw_offers(painter: Painter, picture: PlayPicture, place: int) -> None:
    """Where the die in hand could go, and what it would bring there."""
    tray, draft, glow = picture.tray, picture.draft, picture.glow
    draw_halo(painter, tray, draft, place, 0.8 * glow.breath)
    alpha = round(255 * round(glow.ghost * SHADES) / SHADES)
    dice = (draft.given, draft.dice, draft.reserved, draft.sheet.position)
    key = ("offers", tray.unit, dice, place, picture.over)
    painter.layer(
        key,
        tray.frame.inner,
        lambda layer: draw_offers(layer, tray, draft, place, picture.over),
        alpha=alpha,
    )


def _draw_in_hand(painter: Painter, picture: PlayPicture, place: int, pose: DiePose) -> None:
    grown = 1 + (HAND / DIE - 1) * picture.glow.lift
    lifted = pose._replace(size=pose.size * grown, angle=HAND_TILT)
    draw_hand(painter, lifted)
    _draw_die(painter, picture, place, lifted)


def _draw_die(painter: Painter, picture: PlayPicture, place: int, pose: DiePose) -> None:
    """A die with all that hangs on it: the guide's badge and the tag."""
    draft, view = picture.draft, picture.view
    draw_die(painter, pose)
    draw_change(painter, pose, sum(u.delta for u in draft.uses if u.die == place))
    if place == draft.reserved:
        starter = picture.players[view.starting_seat]
        draw_reserved(painter, pose, starter.token, starter.colour)

"""The postcard on a lane: it turns over, and what the day has brought is stamped on it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.scenes.postcard.postmark import REACH, draw_postmark, draw_seal, square
from gogoa_game.scenes.postcard.typeset import sized
from gogoa_game.scenes.reveal.words import gain_text
from gogoa_game.ui import theme
from gogoa_game.ui.parts.postcard import draw_postcard, place_picture
from gogoa_game.ui.theme import DISPLAY

if TYPE_CHECKING:
    from gogoa_game.logic.board import Board
    from gogoa_game.maps import MapTexts
    from gogoa_game.scenes.reveal.day import PlayersDay
    from gogoa_game.scenes.reveal.motion import LaneShown
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

TILTS = (-2.2, 1.6, -1.4, 2.0, -1.7, 1.5)
POSTMARK, SEAL = 34.0, 47.0
LEAP = 0.6
"""How much larger a stamp is before it comes down."""
BLEED = 14.0
"""Room around what lies on a lane for its shadow and its tilt."""


def draw_lane_card(
    painter: Painter,
    card: FRect,
    unit: float,
    one: PlayersDay,
    shown: LaneShown,
    texts: MapTexts,
    board: Board,
    shift: Point,
) -> None:
    """Draws the postcard, its back first, and what is stamped on it.

    `unit` is the height of the lane in those of the widest one, `shift` where the lane is.
    """
    tilt = TILTS[one.seat % len(TILTS)]
    place = None if one.mark is None else board.destination(one.mark.destination)
    front = None if place is None else place_picture(place, texts)
    turned = 0.0 if front is None else shown.turned
    _draw_side(painter, card, front if turned >= 0.5 else None, tilt, shift, abs(1 - 2 * turned))
    if turned < 0.5 and front is not None:
        # Printed while it is out of sight, for that takes its time.
        _draw_side(painter, card, front, tilt, (2 * painter.size[0], 0.0), 1.0)
    if place is not None and shown.popped > 0:
        radius = POSTMARK * min(1.0, unit * 1.15)
        spot = (card.right - 10 * unit, card.bottom - 32 * unit)
        sprite = f"type_{place.type}"
        _stamp(painter, spot, radius, sprite, tilt * 5 - 8, shown.popped, shift)
    if one.completed and shown.sealed > 0:
        radius = POSTMARK * 1.16 * unit
        spot = (card.left + 4, card.bottom - radius * 0.62)
        _stamp(painter, spot, radius, "marked_badge", -13, shown.sealed, shift)
        _seal(painter, card, unit, gain_text(one.plan_points), shown.sealed, shift)


def _draw_side(
    painter: Painter, card: FRect, picture: str | None, tilt: float, shift: Point, wide: float
) -> None:
    painter.layer(
        ("lane card", picture),
        card.inflate(2 * BLEED, 2 * BLEED),
        partial(_draw_postcard, card=card, picture=picture),
        angle=tilt,
        shift=shift,
        stretch=(max(0.02, wide), 1.0),
    )


def _stamp(
    painter: Painter,
    spot: Point,
    radius: float,
    sprite: str,
    angle: float,
    part: float,
    shift: Point,
) -> None:
    """A rubber stamp on its way down to the paper."""
    grown = 1 + LEAP * (1 - part)
    painter.layer(
        ("lane postmark", sprite, radius),
        square(spot, radius * REACH + 2),
        lambda layer: draw_postmark(layer, spot, radius, sprite),
        angle=angle,
        shift=shift,
        stretch=(grown, grown),
    )


def _seal(painter: Painter, card: FRect, unit: float, text: str, part: float, shift: Point) -> None:
    """What a finished plan brings, on a burst of the sun over the corner of the postcard."""
    size = sized(painter, 36 * min(1.0, unit * 1.1))
    radius = max(SEAL * unit, painter.measure(text, size, DISPLAY, 0)[0] * 0.78)
    spot = (card.left + 6, card.top + radius * 0.62)
    grown = 1 + LEAP * (1 - part)
    painter.layer(
        ("lane seal", text, radius),
        square(spot, radius * 1.15),
        lambda layer: draw_seal(layer, spot, radius, text, size),
        angle=-9,
        shift=shift,
        stretch=(grown, grown),
    )


def _draw_postcard(painter: Painter, card: FRect, picture: str | None) -> None:
    """A small postcard with a white rim, or its back that nobody has written on."""
    rim = max(5.0, card.height * 0.057)
    painter.fill(card.move(6, 9), theme.fade(theme.INK, 0.32))
    painter.fill(card, theme.CARD)
    painter.outline(card, theme.INK, 3)
    inner = card.inflate(-2 * rim, -2 * rim)
    if picture is not None:
        draw_postcard(painter, inner, picture)
        painter.outline(inner, theme.INK, 2)
        return
    painter.fill(inner, theme.PAPER)
    middle = inner.left + inner.width * 0.56
    painter.line((middle, inner.top + 6), (middle, inner.bottom - 6), theme.EDGE, 2.5)
    stamp = FRect(0, 0, inner.width * 0.2, inner.width * 0.24)
    stamp.topright = inner.right - 6, inner.top + 6
    painter.outline(stamp, theme.EDGE, 2.5)
    for k in range(3):
        y = inner.top + inner.height * (0.56 + 0.15 * k)
        painter.line((middle + 10, y), (inner.right - 8, y), theme.EDGE, 2.5)

"""The rubber stamp of a finished tour: two rings, words along them, and the country."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.ui import theme
from gogoa_game.ui.theme import DISPLAY

if TYPE_CHECKING:
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point
    from gogoa_game.ui.theme import Colour

TILT = -14.0
RING = 0.36
"""The width of the ring that the words stand in, in radii."""
WORDS = 0.25
"""The size of the words in the ring, in radii."""
FIELD_ALPHA = 0.72


def legible(painter: Painter, radius: float) -> bool:
    """Whether the words in the ring of a stamp can be read."""
    return radius * WORDS * max(1.0, painter.stage.ui_scale) >= theme.FLOOR


def draw_tour_stamp(painter: Painter, centre: Point, radius: float) -> None:
    """Draws the stamp; where the words in its ring could not be read, it has none."""
    box = FRect(0, 0, 2 * radius + 12, 2 * radius + 12)
    box.center = centre
    painter.layer(("tour stamp",), box, lambda layer: _draw_stamp(layer, centre, radius))


def _draw_stamp(painter: Painter, centre: Point, radius: float) -> None:
    unit = radius / 100
    worded = legible(painter, radius)
    inner = radius * (1 - RING) if worded else radius * 0.84
    painter.circle(centre, radius + 2, theme.fade(theme.CARD, FIELD_ALPHA))
    painter.circle(centre, radius, None, theme.COBALT, max(3.0, 6 * unit))
    painter.circle(centre, inner, None, theme.COBALT, max(2.0, 3 * unit))
    size = radius * (0.44 if worded else 0.56)
    box = FRect(0, 0, 2 * radius, 2 * radius)
    box.center = centre
    goa = partial(_draw_word, text=_("Goa"), centre=centre, size=size, room=1.7 * inner)
    painter.layer(("tour stamp", "goa"), box, goa, angle=TILT)
    if worded:
        middle = radius * (1 - RING / 2)
        size = radius * WORDS
        draw_arc_text(painter, _("Grand tour"), centre, middle, TILT - 90, size=size)
        draw_arc_text(painter, _("12 days"), centre, middle, TILT + 90, size=size, below=True)


def draw_arc_text(
    painter: Painter,
    text: str,
    centre: Point,
    radius: float,
    middle: float,
    *,
    size: float,
    colour: Colour = theme.COBALT,
    below: bool = False,
) -> None:
    """Display text along a circle of `radius`, centred at the angle `middle`, clockwise from east.

    It reads from outside or, `below`, from inside; at most 170 degrees of it, set smaller if need
    be. For use in layers: every letter is turned by itself.
    """
    text = text.upper()
    space = size * 0.1
    wide = painter.measure(text, size, DISPLAY, 0)[0] + space * (len(text) - 1)
    longest = math.radians(170) * radius
    if wide > longest:
        size, space, wide = size * longest / wide, space * longest / wide, longest
    way = -1 if below else 1
    for i, letter in enumerate(text):
        before = painter.measure(text[:i], size, DISPLAY, 0)[0]
        after = painter.measure(text[: i + 1], size, DISPLAY, 0)[0]
        along = (before + after) / 2 + space * i - wide / 2
        angle = middle + way * math.degrees(along / radius)
        at = (
            centre[0] + radius * math.cos(math.radians(angle)),
            centre[1] + radius * math.sin(math.radians(angle)),
        )
        box = FRect(0, 0, size * 2, size * 2)
        box.center = at
        word = partial(_draw_word, text=letter, centre=at, size=size, room=size * 2, colour=colour)
        painter.layer(("arc", letter, size, colour), box, word, angle=angle + 90 * way)


def _draw_word(
    painter: Painter,
    text: str,
    centre: Point,
    size: float,
    room: float,
    colour: Colour = theme.COBALT,
) -> None:
    painter.text(
        text, centre, size=size, face=DISPLAY, colour=colour, anchor="center", fit=room
    )  # fmt: skip

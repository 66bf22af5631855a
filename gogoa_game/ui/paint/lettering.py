"""Poster letters: cream, with a hard shade of ink swept from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.ui import theme

if TYPE_CHECKING:
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.paint.textpainter import Anchor
    from gogoa_game.ui.stage import Point
    from gogoa_game.ui.theme import Face

SWEEP = (0.051, 0.076)
"""How far the shade reaches to the right and down, in sizes."""
STEPS = (1.0, 0.75, 0.5, 0.25)


def draw_lettering(
    painter: Painter,
    text: str,
    at: Point,
    *,
    size: float,
    face: Face = theme.DISPLAY,
    anchor: Anchor = "center",
    fit: float,
) -> None:
    """Sets one line on a dark picture; for names and calls from 40 units upwards.

    The shade is set once and swept as a picture.
    """
    around = FRect(0, 0, 2 * fit + size, 2 * size)
    around.center = at

    def draw(layer: Painter) -> None:
        layer.text(text, at, size=size, face=face, anchor=anchor, fit=fit)

    key = ("lettering", text, size, face, anchor, fit, at)
    for part in STEPS:
        shift = SWEEP[0] * part * size, SWEEP[1] * part * size
        painter.layer(key, around, draw, shift=shift)
    painter.text(text, at, size=size, face=face, colour=theme.CARD, anchor=anchor, fit=fit)

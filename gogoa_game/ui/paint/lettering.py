"""Poster letters: cream, with a hard shade of ink swept from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    """Sets one line on a dark picture; for names and calls from 40 units upwards."""
    for part in STEPS:
        dx, dy = SWEEP[0] * part * size, SWEEP[1] * part * size
        painter.text(
            text, (at[0] + dx, at[1] + dy), size=size, face=face, anchor=anchor, fit=fit
        )  # fmt: skip
    painter.text(text, at, size=size, face=face, colour=theme.CARD, anchor=anchor, fit=fit)

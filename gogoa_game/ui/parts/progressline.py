"""The line that a pencil draws while there is something to wait for."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from gogoa_game.ui import theme

if TYPE_CHECKING:
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

STROKE_MS = 900.0  # the pencil writes to and fro in that time


def draw_progress_line(
    painter: Painter, start: Point, length: float, share: float, ms: float
) -> None:
    """A line that a pencil draws as work goes on; the pencil moves even where the line does not."""
    left, y = start
    tip = left + length * min(1.0, share)
    painter.line(start, (left + length, y), theme.EDGE, 4)
    if tip > left + 1:
        painter.line(start, (tip, y), theme.PENCIL, 5)
    swing = math.sin(ms / STROKE_MS * math.tau)
    size = 34.0
    # The point of the drawn pencil lies at its lower left.
    at = (tip + size * 0.38 + swing * 5, y - size * 0.38 - abs(swing) * 3)
    painter.sprite("pencil", center=at, size=size)

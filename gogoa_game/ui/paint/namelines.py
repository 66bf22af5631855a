"""Names in narrow rows: in one line, in two, by the short name, or cut short."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.ui.paint.fonts import is_latin
from gogoa_game.ui.paint.text import shrink_floor, wrap
from gogoa_game.ui.theme import BOLD, INK, ROW, Face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point
    from gogoa_game.ui.theme import Paint

LEADING = 1.04
"""From one line to the next, in sizes."""


def draw_name(
    painter: Painter,
    names: Sequence[str],
    middle_left: Point,
    room: float,
    tall: float,
    *,
    size: float | None = None,
    face: Face = BOLD,
    colour: Paint = INK,
) -> float:
    """Sets a name at the left of a row `tall` units high, and returns where it ends on the right.

    `names` are the name and what else it may be called, the shortest last. Too long for `room`, a
    name is set smaller, then in two lines; then the next one stands for it, and at last a part.
    """
    size = size or min(ROW, tall * 0.38)
    x, y = middle_left
    lines, size = _set(painter, names, room, tall, size, face)
    right = x
    for i, line in enumerate(lines):
        at = (x, y + size * LEADING * (i - (len(lines) - 1) / 2))
        box = painter.text(
            line, at, size=size, face=face, colour=colour, anchor="midleft", fit=room
        )
        right = max(right, box.right)
    return right


def _set(
    painter: Painter, names: Sequence[str], room: float, tall: float, size: float, face: Face
) -> tuple[tuple[str, ...], float]:
    """Lines and size of a name; the last line of the last resort is still too long."""
    smallest = shrink_floor(size, painter.stage.ui_scale)
    for shown in names:
        at = size
        while True:
            if painter.measure(shown, at, face)[0] <= room:
                return (shown,), at
            fits = 2 * at * LEADING <= tall and at <= max(smallest, size * 0.85)
            if fits and (lines := _halves(painter, shown, room, at, face)):
                return lines, at
            if at <= smallest:
                break
            at = max(smallest, at - 1)
    first, _, rest = shown.partition(" ")
    if (
        rest
        and 2 * smallest * LEADING <= tall
        and painter.measure(first, smallest, face)[0] <= room
    ):
        return (first, rest), smallest
    return (shown,), size


def _halves(
    painter: Painter, name: str, room: float, size: float, face: Face
) -> tuple[str, ...] | None:
    """A name in two lines, broken at a space or a hyphen or, in Japanese, near its middle."""

    def width(text: str) -> float:
        return painter.measure(text, size, face)[0]

    if not is_latin(name):
        lines = wrap(name, min(room, width(name) / 2 + size), width)
        return tuple(lines) if len(lines) == 2 else None
    lines = wrap(name.replace("-", "- "), room, width)
    # A word that was cut leaves a break where there is no space.
    whole = " ".join(lines) == name.replace("-", "- ")
    return tuple(lines) if whole and len(lines) == 2 else None

"""Words in the moments of a game, set so that they can be read from where people stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.ui import theme
from gogoa_game.ui.paint.fonts import is_latin
from gogoa_game.ui.paint.text import wrap
from gogoa_game.ui.theme import DISPLAY

if TYPE_CHECKING:
    from pygame import FRect

    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.paint.textpainter import Anchor
    from gogoa_game.ui.stage import Point
    from gogoa_game.ui.theme import Face, Paint

LEAST, LEAST_PIXELS = 26.0, 16.0
"""The smallest letters, in design units of a full interface and in pixels of a small window."""
SMALLEST_WINDOW = 0.5
"""Pixels to a design unit in the smallest window in which the pixels count."""
MORE = 0.25
"""How much of what an interface grows by its smallest letters grow at the least."""
LEADING = 1.14
"""From one line to the next, in sizes."""
STEP = 1.0
RISE = 0.035
"""The numerals of the display face are lower than its capitals by twice that, in sizes."""


def least_size(painter: Painter) -> float:
    """The smallest size of letters, in design units; on a larger interface all are larger."""
    grown = max(1.0, painter.stage.ui_scale)
    pixels = max(painter.scale / painter.stage.ui_scale, SMALLEST_WINDOW)
    return max(LEAST, LEAST_PIXELS / pixels) * (1 + MORE * (grown - 1)) / grown


def sized(painter: Painter, wish: float) -> float:
    """`wish`, or the smallest size if that is larger."""
    return max(wish, least_size(painter))


def set_lines(
    painter: Painter,
    text: str,
    room: float,
    tall: float,
    wish: float,
    face: Face = theme.TEXT,
    *,
    least: float | None = None,
) -> tuple[tuple[str, ...], float]:
    """The lines of a text and their size: as large as `room` and `tall` allow, with whole words.

    What does not fit at the `least` size is set in that size all the same.
    """
    smallest = least_size(painter) if least is None else least
    size = max(wish, smallest)
    single = painter.measure(text, size, face)[0]
    if single > room and size * room / single >= max(smallest, 0.86 * wish):
        return (text,), size * room / single * 0.985
    while True:
        lines = broken(painter, text, room, size, face)
        if lines and len(lines) * size * LEADING <= max(tall, size * LEADING):
            return lines, size
        if size <= smallest:
            return lines or tuple(_wrapped(painter, text, room, size, face)), size
        size = max(smallest, size - STEP)


def broken(painter: Painter, text: str, room: float, size: float, face: Face) -> tuple[str, ...]:
    """The text in lines as wide as `room`; none if a word is wider."""
    lines = _wrapped(painter, text, room, size, face)
    whole = not is_latin(text) or " ".join(lines) == " ".join(text.split())
    return tuple(lines) if whole else ()


def _wrapped(painter: Painter, text: str, room: float, size: float, face: Face) -> list[str]:
    return wrap(text, room, lambda part: painter.measure(part, size, face)[0])


def draw_set(
    painter: Painter,
    text: str,
    rect: FRect,
    wish: float,
    *,
    face: Face = theme.TEXT,
    colour: Paint = theme.INK,
    centred: bool = False,
) -> float:
    """Sets a text in the middle of the height of `rect`, from its left or in its middle.

    Returns where the longest line ends on the right.
    """
    lines, size = set_lines(painter, text, rect.width, rect.height, wish, face)
    x, right = rect.centerx if centred else rect.left, rect.left
    anchor: Anchor = "center" if centred else "midleft"
    for i, line in enumerate(lines):
        at = (x, rect.centery + size * LEADING * (i - (len(lines) - 1) / 2))
        box = painter.text(line, at, size=size, face=face, colour=colour, anchor=anchor)
        right = max(right, box.right)
    return right


def draw_figure(
    painter: Painter,
    text: str,
    at: Point,
    size: float,
    *,
    colour: Paint = theme.INK,
    anchor: Anchor = "center",
) -> None:
    """A number in the display face whose figures, not its capitals, stand in the middle."""
    raised = (at[0], at[1] - RISE * size)
    painter.text(text, raised, size=size, face=DISPLAY, colour=colour, anchor=anchor, spacing=0)

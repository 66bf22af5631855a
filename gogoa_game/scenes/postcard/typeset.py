"""Words in the moments of a game, set so that they can be read from where people stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.ui import theme
from gogoa_game.ui.paint.fonts import is_latin
from gogoa_game.ui.paint.text import wrap
from gogoa_game.ui.theme import DISPLAY

if TYPE_CHECKING:
    from collections.abc import Sequence

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
ONE_LINE = 0.86
"""A text that fits into one line at this part of its size is not broken into two."""
STEP = 1.0
RISE = 0.035
"""The numerals of the display face are lower than its capitals by twice that, in sizes."""


def grown(painter: Painter) -> float:
    """How much larger letters are in pixels on a larger interface, where its parts are not."""
    return 1 + MORE * (max(1.0, painter.stage.ui_scale) - 1)


def least_size(painter: Painter) -> float:
    """The smallest size of letters, in design units; on a larger interface all are larger."""
    pixels = max(painter.scale / painter.stage.ui_scale, SMALLEST_WINDOW)
    least = max(LEAST, LEAST_PIXELS / pixels)
    return least * grown(painter) / max(1.0, painter.stage.ui_scale)


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

    What does not fit at the `least` size is set in that size all the same; to stay in one line a
    text may be as small as on a usual interface.
    """
    smallest = least_size(painter) if least is None else least
    size = max(wish, smallest)
    single = painter.measure(text, size, face)[0]
    fitting = size * min(1.0, 0.985 * room / single) if single else size
    if fitting < size and fitting >= max(smallest / grown(painter), ONE_LINE * size):
        return (text,), fitting
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
    x = rect.centerx if centred else rect.left
    top = rect.centery - size * LEADING * len(lines) / 2
    return draw_broken(
        painter, text, lines, (x, top), size, face=face, colour=colour, centred=centred
    )


def draw_broken(
    painter: Painter,
    text: str,
    lines: Sequence[str],
    top: Point,
    size: float,
    *,
    face: Face = theme.TEXT,
    colour: Paint = theme.INK,
    centred: bool = False,
) -> float:
    """Draws a `text` that was set in `lines`, from `top` down; where the longest ends."""
    anchor: Anchor = "center" if centred else "midleft"
    right = top[0]
    for i, line in enumerate(lines or (text,)):
        at = (top[0], top[1] + size * LEADING * (i + 0.5))
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

"""Words in boxes: as large as they can be, in as many lines as there is room for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.ui import theme
from gogoa_game.ui.paint.fonts import is_latin
from gogoa_game.ui.paint.text import wrap

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.paint.textpainter import Align, Anchor
    from gogoa_game.ui.stage import RectLike
    from gogoa_game.ui.theme import Face, Paint

TIGHT = 1.12
"""From one line to the next, in sizes."""
ONE_LINE = 0.86
"""A text that fits into one line at this part of its size is not broken into two."""
STEP = 0.5
EASE = 0.65
"""Of a larger interface, letters take this power of what everything else has to give way to."""
LEAST_PX = 16.0
"""Pixels of a window: smaller letters are not read."""
LEAST_SCALE = 0.5
"""In a window smaller than 960 x 540 there is no room for that any more."""
_ANCHORS: dict[Align, Anchor] = {"left": "midleft", "center": "center", "right": "midright"}


def floor_size(painter: Painter) -> float:
    """The smallest size that can be read: on a larger interface it is less in units."""
    return theme.FLOOR / max(1.0, painter.stage.ui_scale)


def read_size(painter: Painter, size: float = theme.READ) -> float:
    """A size of letters that are read from afar, in design units.

    On a larger interface it is less in units and more in pixels; in a small window it is as large
    as it has to be.
    """
    eased: float = size / max(1.0, painter.stage.ui_scale) ** EASE
    return max(eased, LEAST_PX / max(LEAST_SCALE, painter.scale))


def common_size(
    painter: Painter, texts: Iterable[str], room: float, size: float, face: Face = theme.TEXT
) -> float | None:
    """The largest size up to `size` in which all of `texts` fit, each in one line `room` wide.

    None if there is none that can be read.
    """
    widest = max((painter.measure(text, size, face)[0] for text in texts), default=0.0)
    if widest <= room:
        return size
    # The letters of small sizes are a little wider, for they are set in whole pixels.
    fitting = size * room / widest * 0.98
    return fitting if fitting >= floor_size(painter) else None


def draw_lines(
    painter: Painter,
    text: str,
    rect: RectLike,
    *,
    size: float,
    face: Face = theme.TEXT,
    colour: Paint = theme.INK,
    align: Align = "center",
) -> None:
    """Sets `text` in the middle of the height of `rect`, in lines that fit, in `size` or less.

    A line end in the text stays one. Words stay whole. Only what does not fit at the smallest size
    either ends in an ellipsis.
    """
    box = FRect(rect)
    lines, size, face = _best(painter, text, box, size, face)
    x = {"left": box.left, "center": box.centerx, "right": box.right}[align]
    step = size * TIGHT
    top = box.centery - step * (len(lines) - 1) / 2
    for i, line in enumerate(lines):
        at = (x, top + step * i)
        painter.text(
            line,
            at,
            size=size,
            face=face,
            colour=colour,
            anchor=_ANCHORS[align],
            fit=box.width,
        )


def _best(
    painter: Painter, text: str, box: FRect, size: float, face: Face
) -> tuple[list[str], float, Face]:
    """Lines, size and face: small letters are narrower, where capitals have no room."""
    smallest = min(size, floor_size(painter))
    broken = "\n" in text
    single = None if broken else common_size(painter, (text,), box.width, size, face)
    if single is not None and single >= size * ONE_LINE:
        return [text], single, face
    at = size
    while True:
        lines = _broken(painter, text, box.width, at, face)
        if lines and (len(lines) - 1) * at * TIGHT + at <= box.height:
            if single is not None and single >= at:
                return [text], single, face
            return lines, at, face
        if at <= smallest:
            break
        at = max(smallest, at - STEP)
    if single is not None:
        return [text], single, face
    return [text], smallest, theme.TEXT if face is theme.DISPLAY else face


def _broken(painter: Painter, text: str, room: float, size: float, face: Face) -> list[str]:
    """The lines of `text`; none if a word is wider than `room`."""
    lines = wrap(text, room, lambda part: painter.measure(part, size, face)[0])
    whole = not is_latin(text) or " ".join(lines) == " ".join(text.split())
    return lines if whole else []

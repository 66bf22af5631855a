"""The postcard of a place: where picture, name, stamp and words lie on it."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.scenes.postcard.typeset import broken, grown, least_size, sized
from gogoa_game.ui.paint.fonts import is_latin
from gogoa_game.ui.paint.lines import STEP, TIGHT
from gogoa_game.ui.paint.text import wrap
from gogoa_game.ui.paint.textpainter import LEADING
from gogoa_game.ui.parts.postcard import SHAPE
from gogoa_game.ui.theme import DISPLAY, RESULT, TEXT

if TYPE_CHECKING:
    from gogoa_game.scenes.postcard.arrival import Arrival
    from gogoa_game.ui.paint.painter import Painter

WIDEST = 880.0
WIDE = 1.2
"""The width of a card at the most, in heights of its room."""
MARGIN = 44.0
"""Between the card and the edges of the stage, at the least."""
NAME, FACT = 54.0, 32.0
"""Sizes of letters on the widest card; they are as large as that where there is room."""
SMALL_NAME = 0.64
"""How far the name is set smaller before it is broken into two lines, and then again."""
PADDING, GAP = 0.025, 0.024
STAMP = (0.141, 0.168)
STAMP_RISE = 0.26
"""How much of the stamp lies on the picture."""
POSTMARK = 0.42
"""The radius of the postmark on it, in widths of the stamp."""
COLUMN = 0.766
"""The width of the words, of that of the picture: beside them stands what was gained."""
FEW_LINES = 3
ROW = 1.5
"""The height of a ticked row, in sizes of its letters."""
FAIR_PICTURE, LEAST_PICTURE = 0.36, 0.2
"""The height of the picture on a low stage, of its whole one; and where the words are many."""


@dataclass(frozen=True, slots=True)
class ArrivalLayout:
    """Where everything lies on the upright card at rest, in design units."""

    card: FRect
    picture: FRect
    stamp: FRect
    name: FRect
    name_lines: tuple[str, ...]
    name_size: float
    rule: float
    fact: FRect
    fact_size: float
    rows: tuple[FRect, ...]
    gain: FRect
    gain_size: float

    @classmethod
    def of(cls, painter: Painter, arrival: Arrival, room: FRect | None = None) -> ArrivalLayout:
        """The card in the middle of `room`, or of the stage, as wide as it allows."""
        if room is None:
            stage = FRect(0, 0, *painter.size)
            room = stage.inflate(-2 * MARGIN, -2 * MARGIN)
        width = min(WIDEST, room.width, room.height * WIDE)
        padding, gap = width * PADDING, width * GAP
        inner = width - 2 * padding
        more = grown(painter)  # letters are larger there, and have the room of the stamp
        stamp = tuple(width * side / (2 * more - 1) for side in STAMP)
        name_room = inner - stamp[0] * (1 + POSTMARK) - 2 * gap
        lines, size = _set_name(painter, arrival.name, name_room, width * NAME / WIDEST * more)
        head = max(len(lines) * size * TIGHT, stamp[1] * (1 - STAMP_RISE) - gap)
        free = (room.height - 2 * padding - 2 * gap - head) - inner / SHAPE * FAIR_PICTURE
        column, fact_size, fact_tall = _set_fact(painter, arrival, inner, width, free)
        row = fact_size * ROW
        below = fact_tall + (len(arrival.ticks) * row + gap * 0.4 if arrival.ticks else 0.0)
        if arrival.gain is not None:
            below = max(below, width * RESULT / WIDEST)
        words = gap + head + gap + below
        wished = inner / SHAPE * 0.82
        most = room.height
        tall = max(wished * LEAST_PICTURE, min(wished, most - 2 * padding - words))
        card = FRect(0, 0, width, min(most, 2 * padding + tall + words))
        card.center = room.center
        picture = FRect(card.left + padding, card.top + padding, inner, tall)
        top = picture.bottom + gap
        at = FRect(0, 0, stamp[0], stamp[1])
        at.topright = picture.right - gap, picture.bottom - stamp[1] * STAMP_RISE
        under = top + head + gap
        fact = FRect(picture.left, under, column, fact_tall)
        first = fact.bottom + gap * 0.4
        gain = FRect(fact.right + gap / 2, under, picture.right - fact.right - gap / 2, below)
        return cls(
            card,
            picture,
            at,
            FRect(picture.left, top, name_room, head),
            lines,
            size,
            top + head + gap * 0.3,
            fact,
            fact_size,
            tuple(
                FRect(picture.left, first + i * row, column, row) for i in range(len(arrival.ticks))
            ),
            gain,
            _gain_size(painter, arrival, gain.width, width * RESULT / WIDEST),
        )


def _set_name(
    painter: Painter, name: str, room: float, wish: float
) -> tuple[tuple[str, ...], float]:
    """The name in capitals, as large as it can be: in one line, else in two, else in more."""
    shown, least = name.upper(), least_size(painter)
    wish = max(wish, least)
    small = max(least, wish * SMALL_NAME)

    def lines_at(size: float) -> tuple[str, ...]:
        """The lines; none if a word is too long for one of them."""
        lines = wrap(shown, room, lambda part: painter.measure(part, size, DISPLAY)[0])
        whole = not is_latin(shown) or " ".join(lines) == " ".join(shown.split())
        return tuple(lines) if whole else ()

    for most in (1, 2):
        for size in _sizes(wish, small):
            lines = lines_at(size)
            if lines and len(lines) <= most:
                return lines, size
    for size in _sizes(small, least):
        lines = lines_at(size)
        if lines and len(lines) <= 2:
            return lines, size
    return tuple(wrap(shown, room, lambda part: painter.measure(part, least, DISPLAY)[0])), least


def _sizes(wish: float, least: float) -> list[float]:
    """Sizes from `wish` down to `least`."""
    steps = max(0, ceil((wish - least) / STEP))
    return [max(least, wish - STEP * i) for i in range(steps + 1)]


def _set_fact(
    painter: Painter, arrival: Arrival, inner: float, width: float, free: float
) -> tuple[float, float, float]:
    """The width of the words, and the size and height of the sentence.

    They have the whole card only where nothing stands beside them and a column would be long; and
    they are set smaller where they would leave too little of the picture.
    """
    size = sized(painter, width * FACT / WIDEST * grown(painter))
    column = inner * COLUMN
    if arrival.gain is None and len(broken(painter, arrival.fact, column, size, TEXT)) > FEW_LINES:
        column = inner
    least = least_size(painter)
    rows = len(arrival.ticks) * ROW
    while (
        size > least
        and rows * size + painter.paragraph_height(arrival.fact, column, size=size, leading=LEADING)
        > free
    ):
        size = max(least, size - 1)
    tall = painter.paragraph_height(arrival.fact, column, size=size, leading=LEADING)
    return column, size, tall


def _gain_size(painter: Painter, arrival: Arrival, room: float, wish: float) -> float:
    if arrival.gain is None:
        return wish
    wide = painter.measure(gain_text(arrival.gain), wish, DISPLAY, 0)[0]
    return wish * min(1.0, 0.98 * room / wide)


def gain_text(gain: int) -> str:
    """Points that were gained."""
    return f"+{gain}"

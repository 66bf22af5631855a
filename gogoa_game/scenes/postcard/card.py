"""The postcard of a place that has just been marked: picture, name, stamp and one sentence."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.i18n import language
from gogoa_game.ui import theme
from gogoa_game.ui.paint.fonts import is_latin
from gogoa_game.ui.paint.lines import STEP, TIGHT, floor_size
from gogoa_game.ui.paint.text import wrap
from gogoa_game.ui.paint.textpainter import LEADING
from gogoa_game.ui.parts.postcard import SHAPE, draw_postcard, place_picture
from gogoa_game.ui.theme import DISPLAY, TEXT

if TYPE_CHECKING:
    from gogoa_game.logic.board import Destination
    from gogoa_game.maps import MapTexts
    from gogoa_game.ui.paint.painter import Painter

WIDEST = 880.0
MARGIN = 44.0
"""Between the card and the edges of the stage, at the least."""
BLEED = 16.0
"""Room around the card for its shadow."""
TILT = -0.8
NAME, FACT = 0.062, 0.0355
"""Sizes of letters, in widths of the card, as large as they are where there is room."""
SMALL_NAME = 0.64
"""How far the name is set smaller before it is broken into two lines, and then again."""
PADDING, GAP = 0.031, 0.024
STAMP = (0.135, 0.155)
STAMP_RISE = 0.45
"""How much of the stamp lies on the picture."""
CANCEL = 0.78
"""The size of the rubber stamp on it, in widths of the stamp."""
LEAST_PICTURE = 0.42
"""The height of the picture on a low stage, of that which it has elsewhere."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """What the postcard of a place says, in the language of the moment.

    Its stamp is cancelled if the place is `marked`.
    """

    name: str
    fact: str
    kind: str
    picture: str
    marked: bool

    @classmethod
    def at(cls, place: Destination, texts: MapTexts, *, marked: bool) -> Arrival:
        """The postcard of a place."""
        name, fact = texts.name(place.id, language()), texts.fact(place.id, language())
        return cls(name, fact, str(place.type), place_picture(place, texts), marked)


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

    @classmethod
    def of(cls, painter: Painter, arrival: Arrival) -> ArrivalLayout:
        """The card in the middle of the stage, as wide as its words and the stage allow."""
        stage_wide, stage_tall = painter.size
        most = stage_tall - 2 * MARGIN
        width = min(WIDEST, stage_wide - 2 * MARGIN, most * 1.1)
        padding, gap = width * PADDING, width * GAP
        inner = width - 2 * padding
        stamp = width * STAMP[0], width * STAMP[1]
        room = inner - stamp[0] * (1 + CANCEL / 2) - 2 * gap
        lines, size = _set_name(painter, arrival.name, room, width * NAME)
        head = max(len(lines) * size * TIGHT, stamp[1] * (1 - STAMP_RISE) - gap)
        fact_size, fact_tall = _set_fact(painter, arrival.fact, inner, width * FACT)
        words = gap + head + gap + fact_tall
        wished = inner / SHAPE
        tall = max(wished * LEAST_PICTURE, min(wished, most - 2 * padding - words))
        card = FRect(0, 0, width, 2 * padding + tall + words)
        card.center = stage_wide / 2, stage_tall / 2
        picture = FRect(card.left + padding, card.top + padding, inner, tall)
        below = picture.bottom + gap
        at = FRect(0, 0, *stamp)
        at.topright = picture.right - gap, picture.bottom - stamp[1] * STAMP_RISE
        return cls(
            card,
            picture,
            at,
            FRect(picture.left, below, room, head),
            lines,
            size,
            below + head + gap * 0.3,
            FRect(picture.left, below + head + gap, inner, fact_tall),
            fact_size,
        )


def _set_name(
    painter: Painter, name: str, room: float, wish: float
) -> tuple[tuple[str, ...], float]:
    """The name in capitals, as large as it can be: in one line, else in two, else in more."""
    shown, least = name.upper(), floor_size(painter)
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


def _set_fact(painter: Painter, fact: str, room: float, wish: float) -> tuple[float, float]:
    """The size of the sentence, never too small to be read, and its height."""
    size = max(floor_size(painter), wish)
    return size, painter.paragraph_height(fact, room, size=size)


def draw_arrival(painter: Painter, arrival: Arrival, shown: float, alpha: int = 255) -> None:
    """Draws the card on its way from beyond the right edge (`shown` 0) to its rest (1).

    It is one layer, drawn once and then moved.
    """
    at = ArrivalLayout.of(painter, arrival)
    away = painter.size[0] - at.card.left + 2 * BLEED
    whole = at.card.inflate(2 * BLEED, 2 * BLEED)
    painter.layer(
        ("arrival", arrival),
        whole,
        lambda layer: _draw_card(layer, arrival, at),
        angle=TILT,
        alpha=alpha,
        shift=(away * (1 - shown), 0.0),
    )


def _draw_card(painter: Painter, arrival: Arrival, at: ArrivalLayout) -> None:
    # Its edges are level: `painter.card`, for tilted ones, would draw it at three times the size.
    painter.fill(at.card.move(5, 8), theme.fade(theme.INK, theme.SHADOW_ALPHA))
    painter.fill(at.card, theme.CARD)
    painter.outline(at.card, theme.EDGE, 2.5)
    draw_postcard(painter, at.picture, arrival.picture)
    painter.outline(at.picture, theme.INK, 2.5)
    _draw_stamp(painter, at.stamp, arrival.kind)
    if arrival.marked:
        _cancel(painter, at.stamp)
    step = at.name_size * TIGHT
    top = at.name.centery - step * (len(at.name_lines) - 1) / 2
    for i, line in enumerate(at.name_lines):
        painter.text(
            line,
            (at.name.left, top + step * i),
            size=at.name_size,
            face=DISPLAY,
            anchor="midleft",
            fit=at.name.width,
        )
    thick = max(2.0, at.card.width * 0.005)
    left, right = at.picture.left, at.picture.right
    painter.line((left, at.rule), (right, at.rule), theme.TERRA, thick)
    under = at.rule + thick * 1.5
    painter.line((left, under), (right, under), theme.TERRA, thick * 0.4)
    painter.paragraph(arrival.fact, at.fact, size=at.fact_size, face=TEXT, leading=LEADING)


def _draw_stamp(painter: Painter, rect: FRect, kind: str) -> None:
    """A postage stamp with the sign of the type."""
    tooth = rect.width * 0.055
    field = rect.inflate(-2 * tooth, -2 * tooth)
    paper = field.inflate(tooth, tooth)
    painter.fill(rect.move(3, 5), theme.fade(theme.INK, theme.SHADOW_ALPHA))
    painter.fill(paper, theme.CARD)
    _draw_teeth(painter, paper, tooth * 0.62)
    painter.fill(field.inflate(-tooth, -tooth), theme.KRAFT)
    painter.outline(field.inflate(-2.4 * tooth, -2.4 * tooth), theme.TERRA, max(1.5, tooth * 0.4))
    painter.sprite(f"type_{kind}", center=field.center, size=field.width * 0.66)


def _cancel(painter: Painter, rect: FRect) -> None:
    """A rubber stamp over a corner of the postage stamp."""
    size = rect.width * CANCEL
    painter.sprite(
        "stamp_mark",
        center=(rect.left + size * 0.1, rect.bottom - size * 0.3),
        size=size,
        angle=-14,
    )


def _draw_teeth(painter: Painter, rect: FRect, radius: float) -> None:
    """The teeth of perforated paper, along the edges of `rect`."""
    across = 7
    down = max(2, round(across * rect.height / rect.width))
    for i in range(across):
        x = rect.left + rect.width * (i + 0.5) / across
        for y in (rect.top, rect.bottom):
            painter.circle((x, y), radius, theme.CARD)
    for i in range(down):
        y = rect.top + rect.height * (i + 0.5) / down
        for x in (rect.left, rect.right):
            painter.circle((x, y), radius, theme.CARD)

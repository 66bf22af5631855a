"""The postcard of a place, drawn: one layer, printed once and then moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.i18n import _
from gogoa_game.scenes.postcard.card import POSTMARK, ArrivalLayout, gain_text
from gogoa_game.scenes.postcard.postmark import draw_postmark
from gogoa_game.scenes.postcard.typeset import draw_figure, draw_set
from gogoa_game.ui import theme
from gogoa_game.ui.paint.lines import TIGHT
from gogoa_game.ui.paint.textpainter import LEADING
from gogoa_game.ui.parts.postcard import draw_postcard
from gogoa_game.ui.theme import BOLD, DISPLAY, TEXT

if TYPE_CHECKING:
    from pygame import FRect

    from gogoa_game.scenes.postcard.arrival import Arrival, Tick
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

BLEED = 18.0
"""Room around the card for its shadow."""
TILT = -0.8


def draw_arrival(
    painter: Painter,
    arrival: Arrival,
    shown: float,
    alpha: int = 255,
    *,
    shift: Point = (0.0, 0.0),
    stretch: Point = (1.0, 1.0),
) -> None:
    """Draws the card on its way from beyond the right edge (`shown` 0) to its rest (1).

    From there `shift` and `stretch` take it elsewhere.
    """
    at = ArrivalLayout.of(painter, arrival)
    away = (painter.size[0] - at.card.left + 2 * BLEED) * (1 - shown)
    moved = shift[0] + away, shift[1]
    draw_card(painter, arrival, at, alpha=alpha, shift=moved, stretch=stretch)


def draw_card(
    painter: Painter,
    arrival: Arrival,
    at: ArrivalLayout,
    *,
    alpha: int = 255,
    shift: Point = (0.0, 0.0),
    stretch: Point = (1.0, 1.0),
) -> None:
    """Draws a card that was laid out."""
    painter.layer(
        ("arrival", arrival),
        at.card.inflate(2 * BLEED, 2 * BLEED),
        lambda layer: _draw_card(layer, arrival, at),
        angle=TILT,
        alpha=alpha,
        shift=shift,
        stretch=stretch,
    )


def draw_sheet_of_card(painter: Painter, card: FRect) -> None:
    """The blank paper of a large card, on its shadow. For layers."""
    # Its edges are level: `painter.card`, for tilted ones, would draw it at three times the size.
    painter.fill(card.move(9, 13), theme.fade(theme.INK, 0.33))
    painter.fill(card, theme.CARD)
    painter.outline(card, theme.INK, theme.OUTLINE)
    painter.grain(card.inflate(-4, -4))


def _draw_card(painter: Painter, arrival: Arrival, at: ArrivalLayout) -> None:
    draw_sheet_of_card(painter, at.card)
    draw_postcard(painter, at.picture, arrival.picture)
    painter.outline(at.picture, theme.INK, 3)
    _draw_name(painter, at)
    _draw_rule(painter, at)
    draw_stamp(painter, at.stamp, arrival.kind)
    if arrival.marked:
        _cancel(painter, at.stamp)
    painter.paragraph(arrival.fact, at.fact, size=at.fact_size, face=TEXT, leading=LEADING)
    for row, tick in zip(at.rows, arrival.ticks, strict=True):
        _draw_tick(painter, row, tick, at.fact_size)
    if arrival.gain is not None:
        text, size = gain_text(arrival.gain), at.gain_size
        draw_figure(
            painter,
            text,
            (at.gain.right, at.gain.centery),
            size,
            colour=theme.COBALT,
            anchor="midright",
        )


def _draw_name(painter: Painter, at: ArrivalLayout) -> None:
    step = at.name_size * TIGHT
    top = at.name.centery - step * (len(at.name_lines) - 1) / 2
    for i, line in enumerate(at.name_lines):
        spot = (at.name.left, top + step * i)
        painter.text(line, spot, size=at.name_size, face=DISPLAY, anchor="midleft")


def _draw_rule(painter: Painter, at: ArrivalLayout) -> None:
    """A thick line and a thin one, as far as the words go."""
    thick = max(2.0, at.card.width * 0.0057)
    left, right = at.picture.left, max(at.name.right, at.stamp.left - at.stamp.width * 0.5)
    painter.line((left, at.rule), (right, at.rule), theme.TERRA, thick)
    under = at.rule + thick * 1.6
    painter.line((left, under), (right, under), theme.TERRA, thick * 0.4)


def _draw_tick(painter: Painter, row: FRect, tick: Tick, size: float) -> None:
    """The ticked box, the plan that it stands on, and how far that has come."""
    box = row.height * 0.86
    painter.sprite("checkbox_done", center=(row.left + box / 2, row.centery), size=box)
    told = _("{n} of {total}").format(n=tick.done, total=tick.of)
    wide = painter.measure(told, size, TEXT)[0]
    name = row.copy()
    name.left, name.width = row.left + box * 1.3, row.width - box * 1.6 - wide - size
    right = draw_set(painter, tick.plan, name, size, face=BOLD)
    at = (right + size * 0.8, row.centery)
    painter.text(told, at, size=size, face=TEXT, colour=theme.INK2, anchor="midleft")


def draw_stamp(painter: Painter, rect: FRect, kind: str) -> None:
    """A postage stamp with the sign of the type."""
    tooth = rect.width * 0.05
    painter.fill(rect.move(4, 6), theme.fade(theme.INK, 0.25))
    painter.fill(rect, theme.CARD)
    _draw_teeth(painter, rect, tooth * 0.62)
    field = rect.inflate(-rect.width * 0.19, -rect.width * 0.19)
    painter.fill(field, theme.SUN)
    painter.outline(field, theme.TERRA, max(2.0, rect.width * 0.032))
    painter.sprite(f"type_{kind}", center=field.center, size=rect.width * 0.65)


def _cancel(painter: Painter, rect: FRect) -> None:
    """A postmark over a corner of the postage stamp."""
    radius = rect.width * POSTMARK
    draw_postmark(painter, (rect.left - 4, rect.bottom - radius * 0.42), radius, "marked_badge")


def _draw_teeth(painter: Painter, rect: FRect, radius: float) -> None:
    """The holes of perforated paper, along the edges of `rect`."""
    across = 9
    down = max(2, round(across * rect.height / rect.width))
    for i in range(across + 1):
        x = rect.left + rect.width * i / across
        for y in (rect.top, rect.bottom):
            painter.circle((x, y), radius, theme.KRAFT, theme.INK, radius * 0.5)
    for i in range(1, down):
        y = rect.top + rect.height * i / down
        for x in (rect.left, rect.right):
            painter.circle((x, y), radius, theme.KRAFT, theme.INK, radius * 0.5)

"""The tooltip: a small kraft ticket beside what it explains, always on the stage."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui import theme
from gogoa_game.ui.paint.lines import floor_size

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gogoa_game.ui.paint.painter import Painter

_WIDEST = 460.0
_PADDING = 14.0
_ABOVE = 2.0
"""Between the rim and the lines."""
_GAP = 14.0
_SNUG = 3.0
_MARGIN = 3.0


def tooltip_rect(
    size: tuple[float, float],
    about: pygame.FRect,
    stage: tuple[float, float],
    clear: Iterable[pygame.FRect] = (),
) -> pygame.FRect:
    """Where a tooltip of `size` goes: under `about`, over it, close under it, or beside it.

    The first of these places is taken at which it covers neither `about` nor any of the `clear`
    rectangles; where there is none, the one at which it covers least of them.
    """
    kept = tuple(clear)
    places = [_held(place, stage) for place in _places(size, about)]
    free = [place for place in places if not place.colliderect(about)] or places
    return min(free, key=lambda place: round(sum(_shared(place, rect) for rect in kept)))


def _places(size: tuple[float, float], about: pygame.FRect) -> tuple[pygame.FRect, ...]:
    below, above, snug, left, right = (pygame.FRect(0, 0, *size) for _side in range(5))
    below.midtop = (about.centerx, about.bottom + _GAP)
    above.midbottom = (about.centerx, about.top - _GAP)
    snug.midtop = (about.centerx, about.bottom + _SNUG)
    left.midright = (about.left - _GAP, about.centery)
    right.midleft = (about.right + _GAP, about.centery)
    return below, above, snug, left, right


def _held(rect: pygame.FRect, stage: tuple[float, float]) -> pygame.FRect:
    """`rect` moved onto the stage."""
    rect.left = max(_MARGIN, min(rect.left, stage[0] - _MARGIN - rect.width))
    rect.top = max(_MARGIN, min(rect.top, stage[1] - _MARGIN - rect.height))
    return rect


def _shared(one: pygame.FRect, other: pygame.FRect) -> float:
    """The area that two rectangles share."""
    both = one.clip(other)
    return both.width * both.height


def tooltip_box(
    painter: Painter, text: str, about: pygame.FRect, clear: Iterable[pygame.FRect] = ()
) -> pygame.FRect:
    """The rectangle of the ticket that `draw_tooltip` draws."""
    size = floor_size(painter)
    widest = min(_WIDEST, painter.size[0] - 2 * (_MARGIN + _PADDING))
    # A little more than the text needs, or rounding could break its only line.
    width = min(widest, painter.measure(text, size)[0] + 4)
    tall = painter.paragraph_height(text, width, size=size)
    whole = (width + 2 * _PADDING, tall + 2 * _ABOVE)
    return tooltip_rect(whole, about, painter.size, clear)


def draw_tooltip(
    painter: Painter, text: str, about: pygame.FRect, clear: Iterable[pygame.FRect] = ()
) -> None:
    """Draws `text` on a ticket beside the rectangle `about`, off what is to be kept `clear`."""
    rect = tooltip_box(painter, text, about, clear)
    painter.ticket(rect, fill=theme.KRAFT, radius=7, width=3)
    inside = rect.inflate(-2 * _PADDING, -2 * _ABOVE)
    painter.paragraph(text, inside, size=floor_size(painter), align="center")

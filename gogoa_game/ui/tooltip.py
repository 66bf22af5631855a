"""The tooltip: a small kraft ticket beside what it explains, always on the stage."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui import theme

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gogoa_game.ui.painter import Painter

_WIDEST = 460.0
_PADDING = 16.0
_GAP = 16.0
_MARGIN = 8.0


def tooltip_rect(
    size: tuple[float, float],
    about: pygame.FRect,
    stage: tuple[float, float],
    clear: Iterable[pygame.FRect] = (),
) -> pygame.FRect:
    """Where a tooltip of `size` goes: under `about`, over it, or left or right of it.

    The first of these places is taken at which it covers neither `about` nor any of the `clear`
    rectangles; where there is none, the one at which it covers least of them.
    """
    kept = tuple(clear)
    places = [_held(place, stage) for place in _places(size, about)]
    free = [place for place in places if not place.colliderect(about)] or places
    return min(free, key=lambda place: round(sum(_shared(place, rect) for rect in kept)))


def _places(size: tuple[float, float], about: pygame.FRect) -> tuple[pygame.FRect, ...]:
    below, above, left, right = (pygame.FRect(0, 0, *size) for _side in range(4))
    below.midtop = (about.centerx, about.bottom + _GAP)
    above.midbottom = (about.centerx, about.top - _GAP)
    left.midright = (about.left - _GAP, about.centery)
    right.midleft = (about.right + _GAP, about.centery)
    return below, above, left, right


def _held(rect: pygame.FRect, stage: tuple[float, float]) -> pygame.FRect:
    """`rect` moved onto the stage."""
    rect.left = max(_MARGIN, min(rect.left, stage[0] - _MARGIN - rect.width))
    rect.top = max(_MARGIN, min(rect.top, stage[1] - _MARGIN - rect.height))
    return rect


def _shared(one: pygame.FRect, other: pygame.FRect) -> float:
    """The area that two rectangles share."""
    both = one.clip(other)
    return both.width * both.height


def draw_tooltip(
    painter: Painter, text: str, about: pygame.FRect, clear: Iterable[pygame.FRect] = ()
) -> None:
    """Draws `text` on a ticket beside the rectangle `about`, off what is to be kept `clear`."""
    size = theme.LIST
    widest = min(_WIDEST, painter.size[0] - 2 * (_MARGIN + _PADDING))
    one_line = painter.measure(text, size)[0]
    # A little more than the text needs, or rounding could break its only line.
    width = min(widest, one_line + 4)
    tall = painter.paragraph_height(text, width, size=size)
    whole = (width + 2 * _PADDING, tall + _PADDING)
    rect = tooltip_rect(whole, about, painter.size, clear)
    painter.ticket(rect, fill=theme.KRAFT, radius=9, width=3)
    inside = (rect.left + _PADDING, rect.top + _PADDING / 2, width, tall)
    painter.paragraph(text, inside, size=size, align="center")

"""The tooltip: a small kraft ticket beside what it explains, always on the stage."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui import theme
from gogoa_game.ui.paint.beside import CORNERS, SIDES, beside
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
    """Where a tooltip of `size` goes: under `about`, over it, beside it, or close to it.

    It stays on the stage and off the `clear` rectangles, as far as there is such a place.
    """
    bounds = pygame.FRect(_MARGIN, _MARGIN, stage[0] - 2 * _MARGIN, stage[1] - 2 * _MARGIN)
    return beside(size, about, bounds, clear, gaps=(_GAP, _SNUG), sides=(*SIDES, *CORNERS))


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

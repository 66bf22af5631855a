"""The tooltip: a small kraft ticket beside what it explains, always on the stage."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui import theme

if TYPE_CHECKING:
    from gogoa_game.ui.painter import Painter

_SIZE = 24.0
_WIDEST = 460.0
_PADDING = 16.0
_GAP = 16.0
_MARGIN = 8.0


def tooltip_rect(
    size: tuple[float, float], about: pygame.FRect, stage: tuple[float, float]
) -> pygame.FRect:
    """Where a tooltip of `size` goes: under `about`, or over it at the lower edge of the stage."""
    rect = pygame.FRect(0, 0, *size)
    rect.midtop = (about.centerx, about.bottom + _GAP)
    if rect.bottom > stage[1] - _MARGIN:
        rect.bottom = about.top - _GAP
    rect.left = max(_MARGIN, min(rect.left, stage[0] - _MARGIN - rect.width))
    rect.top = max(_MARGIN, min(rect.top, stage[1] - _MARGIN - rect.height))
    return rect


def draw_tooltip(painter: Painter, text: str, about: pygame.FRect) -> None:
    """Draws `text` on a ticket beside the rectangle `about`."""
    widest = min(_WIDEST, painter.size[0] - 2 * (_MARGIN + _PADDING))
    one_line = painter.measure(text, _SIZE)[0]
    # A little more than the text needs, or rounding could break its only line.
    width = min(widest, one_line + 4)
    tall = painter.paragraph_height(text, width, size=_SIZE)
    whole = (width + 2 * _PADDING, tall + _PADDING)
    rect = tooltip_rect(whole, about, painter.size)
    painter.ticket(rect, fill=theme.KRAFT, radius=9, width=3)
    inside = (rect.left + _PADDING, rect.top + _PADDING / 2, width, tall)
    painter.paragraph(text, inside, size=_SIZE, align="center")

"""The ticket: the panel with concave corners that buttons and panels are made of, in pixels.

Its straight edges are whole pixels and stay sharp; only the corners are anti-aliased.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui.paint.cache import prepared
from gogoa_game.ui.paint.shapes import SAMPLES, Placed, clear_of

if TYPE_CHECKING:
    from gogoa_game.ui.theme import Paint


@dataclass(frozen=True, slots=True)
class TicketStyle:
    """Sizes in pixels. Half of the outline lies outside; the inner line runs `inset` inside."""

    fill: Paint
    outline: Paint | None
    inner: Paint | None
    radius: int
    line: int
    inner_line: int
    inset: int
    shadow: tuple[int, int, Paint] | None

    @property
    def out(self) -> int:
        """How far the outline reaches beyond the rectangle."""
        return self.line // 2 if self.outline is not None else 0

    @property
    def deep(self) -> int:
        """How far the outline reaches into the rectangle."""
        return self.line - self.line // 2 if self.outline is not None else 0


def ticket(size: tuple[int, int], style: TicketStyle) -> Placed:
    """The ticket for a rectangle of `size` at the origin, on its shadow."""
    body = _body(size, style)
    out = style.out
    if style.shadow is None:
        return Placed(prepared(body), -out, -out)
    dx, dy, colour = style.shadow
    flat = TicketStyle(colour[:3], None, None, style.radius, 0, 0, 0, None)
    shade = _body(size, flat)
    shade.set_alpha(colour[3] if len(colour) == 4 else 255)
    width = max(body.get_width(), out + dx + size[0])
    height = max(body.get_height(), out + dy + size[1])
    whole = pygame.Surface((width, height), pygame.SRCALPHA)
    whole.fill(clear_of(style.outline if style.outline is not None else style.fill))
    whole.blit(shade, (out + dx, out + dy))
    whole.blit(body, (0, 0))
    return Placed(prepared(whole), -out, -out)


def _body(size: tuple[int, int], style: TicketStyle) -> pygame.Surface:
    out, deep = style.out, style.deep
    edge = style.outline if style.outline is not None else style.fill
    width, height = max(1, size[0]) + 2 * out, max(1, size[1]) + 2 * out
    body = pygame.Surface((width, height), pygame.SRCALPHA)
    body.fill(clear_of(edge))
    _rings(body, style, 1)
    reach = max(style.radius + deep, style.inset + style.radius) + out + 2
    patch = min(reach, width // 2, height // 2)
    if patch > 0:
        corner = _corner(patch, style, edge)
        for flip_x in (False, True):
            for flip_y in (False, True):
                x = width - patch if flip_x else 0
                y = height - patch if flip_y else 0
                body.fill(clear_of(edge), (x, y, patch, patch))
                body.blit(pygame.transform.flip(corner, flip_x, flip_y), (x, y))
    return body


def _rings(surface: pygame.Surface, style: TicketStyle, factor: int) -> None:
    """Outline, field and inner line as nested rectangles that fill the surface."""
    width, height = surface.get_size()

    def box(inset: int, colour: Paint) -> None:
        gap = inset * factor
        if width > 2 * gap and height > 2 * gap:
            surface.fill(colour, (gap, gap, width - 2 * gap, height - 2 * gap))

    if style.outline is not None:
        box(0, style.outline)
    box(style.out + style.deep, style.fill)
    if style.inner is not None:
        start = style.out + style.inset - style.inner_line // 2
        box(start, style.inner)
        box(start + style.inner_line, style.fill)


def _corner(patch: int, style: TicketStyle, edge: Paint) -> pygame.Surface:
    """The upper left corner: the nested rectangles, bitten by circles about their corners."""
    factor = SAMPLES
    # Twice as large as the patch, so that the right and lower sides of the rings fall outside it.
    large = pygame.Surface((4 * patch * factor, 4 * patch * factor), pygame.SRCALPHA)
    large.fill(clear_of(edge))
    _rings(large, style, factor)
    if style.inner is not None:
        start = style.out + style.inset - style.inner_line // 2
        at = (style.out + style.inset) * factor
        bite = max(2, style.radius * 5 // 7)
        large.set_clip((start * factor, start * factor, *large.get_size()))
        half = style.inner_line / 2
        pygame.draw.circle(large, style.inner, (at, at), (bite + half) * factor)
        pygame.draw.circle(large, style.fill, (at, at), max(0.0, bite - half) * factor)
        large.set_clip(None)
    origin = (style.out * factor, style.out * factor)
    if style.outline is not None:
        pygame.draw.circle(large, style.outline, origin, (style.radius + style.deep) * factor)
    pygame.draw.circle(large, clear_of(edge), origin, max(0, style.radius - style.out) * factor)
    part = large.subsurface((0, 0, patch * factor, patch * factor))
    return pygame.transform.smoothscale(part, (patch, patch))

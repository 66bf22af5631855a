"""The passport of the end: the winner on the left page, everybody's points on the right one."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from gogoa_game.scenes.results.points import draw_final_table, draw_table_head
from gogoa_game.scenes.results.winner import (
    draw_blank_page,
    draw_portrait,
    draw_winner_words,
    medallion_box,
)
from gogoa_game.ui import theme
from gogoa_game.ui.parts.book import draw_page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.views import View
    from gogoa_game.maps import MapTexts
    from gogoa_game.scenes.results.points import Stamped
    from gogoa_game.table.standings import FinalRow
    from gogoa_game.ui.paint.painter import Painter

ROOMY = 1600.0
"""On a stage narrower than this the table takes more of the book."""
WIDEST = 1720.0
COVER = 32.0
LEAP, SHAKE = 0.6, 6.0
"""How much larger the medallion is as it comes down, and how far it shakes, in units."""
FOLD = 46.0
"""How far the shade of the fold reaches into a page."""


@dataclass(frozen=True, slots=True)
class PassportLayout:
    """Where the cover, the two pages and the buttons lie, in design units."""

    cover: FRect
    left: FRect
    right: FRect
    buttons: FRect

    @classmethod
    def of(cls, size: tuple[float, float]) -> PassportLayout:
        """The passport on a stage of that size, from 960 x 720 upwards."""
        width, height = size
        wide = min(width - 72, max(WIDEST, width * 0.72))
        cover = FRect((width - wide) / 2, height * 0.046, wide, height * 0.81)
        rim = min(COVER, width * 0.022)
        pages = cover.inflate(-2 * rim, -2 * rim)
        fold = pages.left + pages.width * (0.4 if width >= ROOMY else 0.35)
        return cls(
            cover,
            FRect(pages.left, pages.top, fold - pages.left, pages.height),
            FRect(fold, pages.top, pages.right - fold, pages.height),
            FRect(cover.left, height * 0.891, cover.width, height * 0.076),
        )


def draw_passport(
    painter: Painter,
    layout: PassportLayout,
    rows: Sequence[FinalRow],
    view: View,
    texts: MapTexts,
    stamped: Stamped,
) -> None:
    """Fills in a passport that `draw_book` has drawn, as far as it is stamped."""
    _draw_left(painter, layout, rows, view, texts, stamped)
    draw_final_table(painter, layout.right, rows, view, stamped)


def _draw_left(
    painter: Painter,
    layout: PassportLayout,
    rows: Sequence[FinalRow],
    view: View,
    texts: MapTexts,
    stamped: Stamped,
) -> None:
    """The left page. Its old words are gone before new ones come: none shine through each other."""
    page = layout.left
    first = tuple(row for row in rows if row.rank == 1)
    alone, shared = len(rows) == 1, len(first) > 1
    box = medallion_box(page, shared=shared)
    if stamped.crowned == 0:
        painter.layer(("no winner",), page, lambda layer: draw_blank_page(layer, page))
    if stamped.counted == 0:
        return
    # Printed while it is hidden, for that takes longer than a frame.
    hidden = 0 if stamped.crowned == 0 else 255
    grown = 1 + LEAP * (1 - stamped.crowned)
    painter.layer(
        ("portrait", first),
        box,
        lambda layer: draw_portrait(layer, page, first),
        alpha=hidden,
        shift=_shaken(stamped.shaken),
        stretch=(grown, grown) if hidden else (1.0, 1.0),
    )
    sheets = tuple((view.sheets[row.seat].marked, view.sheets[row.seat].plans) for row in first)
    painter.layer(
        ("winner", first, sheets, alone),
        page,
        lambda layer: draw_winner_words(layer, page, first, view, texts, alone=alone),
        alpha=round(255 * stamped.named),
    )


def _shaken(part: float) -> tuple[float, float]:
    """How far the medallion is off its place; it comes to rest as `part` goes from 0 to 1."""
    reach = SHAKE * (1 - part)
    return reach * math.sin(part * 5 * math.pi), reach * 0.6 * math.sin(part * 4 * math.pi)


# ---- the book


def draw_book(painter: Painter, layout: PassportLayout, rows: int) -> None:
    """The open passport before anything is stamped in, ready for that many players. For layers."""
    cover = layout.cover
    painter.rounded(cover.move(14, 18), 30, theme.fade(theme.INK, 0.45))
    painter.rounded(cover, 30, theme.LATERITE, theme.INK, 5)
    rim = (layout.left.left - cover.left) * 0.42
    painter.rounded(cover.inflate(-2 * rim, -2 * rim), 20, None, theme.SUN, 3)
    painter.grain(cover.inflate(-8, -8))
    draw_page(painter, layout.left)
    draw_page(painter, layout.right)
    _draw_fold(painter, layout)
    painter.grain(layout.left)
    painter.grain(layout.right)
    draw_table_head(painter, layout.right, rows)


def _draw_fold(painter: Painter, layout: PassportLayout) -> None:
    """The shade towards the fold, stronger the nearer, and the fold itself."""
    page = layout.left
    # Pixel by pixel: stripes of broken widths would show.
    box = painter.pixels((page.right - FOLD, page.top, 2 * FOLD, page.height))
    shade = pygame.Surface((box.width, 1), pygame.SRCALPHA)
    for x in range(box.width):
        near = 1 - abs(2 * (x + 0.5) / box.width - 1)
        shade.set_at((x, 0), theme.fade(theme.SAND_TEXT, 0.4 * near**1.5))
    painter.surface.blit(pygame.transform.scale(shade, box.size), box)
    painter.fill((page.right - 1.5, page.top, 3, page.height), theme.OFF_EDGE)

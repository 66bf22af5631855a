"""The passport of the end: the winner on the left page, everybody's points on the right one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from gogoa_game.scenes.results.points import draw_final_table, draw_table_head
from gogoa_game.scenes.results.winner import draw_winner_page
from gogoa_game.ui import theme
from gogoa_game.ui.parts.book import draw_page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.views import View
    from gogoa_game.maps import MapTexts
    from gogoa_game.scenes.results.points import Stamped
    from gogoa_game.table.standings import FinalRow
    from gogoa_game.ui.paint.painter import Painter

ROOMY = 1300.0
"""On a stage narrower than this the table takes more of the book."""
WIDEST = 1720.0
COVER = 32.0
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
        fold = pages.left + pages.width * (0.4 if width >= ROOMY else 0.34)
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
    if stamped.crowned < 1:
        _draw_left(painter, layout, (), view, texts, alone=len(rows) == 1)
    if stamped.crowned > 0:
        first = tuple(row for row in rows if row.rank == 1)
        alpha = round(255 * stamped.crowned)
        _draw_left(painter, layout, first, view, texts, alone=len(rows) == 1, alpha=alpha)
    draw_final_table(painter, layout.right, rows, view, stamped)


def _draw_left(
    painter: Painter,
    layout: PassportLayout,
    first: tuple[FinalRow, ...],
    view: View,
    texts: MapTexts,
    *,
    alone: bool,
    alpha: int = 255,
) -> None:
    """The left page, whole: where it fades in, nothing of the page before shines through."""

    def draw(layer: Painter) -> None:
        draw_page(layer, layout.left)
        _draw_fold(layer, layout)
        draw_winner_page(layer, layout.left, first, view, texts, alone=alone)
        layer.grain(layout.left)

    sheets = tuple(view.sheets[row.seat].marked for row in first)
    plans = tuple(view.sheets[row.seat].plans for row in first)
    painter.layer(("winner", first, sheets, plans, alone), layout.left, draw, alpha=alpha)


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

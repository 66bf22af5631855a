"""The passport of the end: the winner on the left page, everybody's points on the right one."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.logic.scoring import completed_plans
from gogoa_game.ui import theme
from gogoa_game.ui.finaltable import draw_final_table
from gogoa_game.ui.plancard import draw_stamp
from gogoa_game.ui.postcard import dominant_type, draw_postcard_picture
from gogoa_game.ui.tokens import draw_token

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.views import View
    from gogoa_game.ui.finaltable import FinalRow
    from gogoa_game.ui.painter import Painter
    from gogoa_game.ui.stage import Point

STAMP_TILT = -14.0
LEGIBLE_STAMP = 70.0
ROOMY = 1300.0
"""On a stage narrower than this the table takes more of the book."""


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
        side = max(28.0, (width - min(width - 56, 1900.0)) / 2, width * 0.03)
        cover = FRect(side, height * 0.04, width - 2 * side, height * 0.825)
        pages = cover.inflate(-60, -60)
        fold = pages.left + pages.width * (0.4 if width >= ROOMY else 0.32)
        return cls(
            cover,
            FRect(pages.left, pages.top, fold - pages.left, pages.height),
            FRect(fold, pages.top, pages.right - fold, pages.height),
            FRect(cover.left, height * 0.895, cover.width, height * 0.076),
        )


def draw_passport(
    painter: Painter,
    layout: PassportLayout,
    rows: Sequence[FinalRow],
    view: View,
    *,
    stamps: float,
    counted: float,
) -> None:
    """Draws the open passport; `stamps` and `counted` are those of `draw_final_table`."""
    painter.layer(("passport",), layout.cover.inflate(40, 50), lambda p: _draw_book(p, layout))
    first = [row for row in rows if row.place == 1]
    known = counted >= 1
    painter.layer(
        ("winner", known, *(row.seat for row in first)),
        layout.left,
        lambda layer: _draw_winner(layer, layout.left, first if known else [], len(rows)),
    )
    if known:
        _draw_total(painter, layout.left, first[0].points.total)
        _draw_extras(painter, layout.left, first, view)
    draw_final_table(painter, layout.right, rows, stamps, counted)


# ---- the book


def _draw_book(painter: Painter, layout: PassportLayout) -> None:
    cover = layout.cover
    painter.rounded(cover.move(10, 14), 30, theme.fade(theme.INK, 0.45))
    painter.rounded(cover, 30, theme.LATERITE, theme.INK, 5)
    painter.rounded(cover.inflate(-26, -26), 20, None, theme.SUN, 3)
    for page in (layout.left, layout.right):
        painter.fill(page, theme.CARD)
        with painter.clipped(page):
            _draw_waves(painter, page)
    _draw_fold(painter, layout)
    painter.grain(cover.inflate(-60, -60))


def _draw_waves(painter: Painter, page: FRect) -> None:
    """The engine-turned lines of a passport."""
    step, amplitude = 21.0, 7.0
    rows = int(page.height / step) + 2
    for row in range(rows):
        middle = page.top + row * step
        phase = math.pi * (row % 2)
        line = [
            painter.point((x, middle + amplitude * math.sin(x / 22.0 + phase)))
            for x in range(int(page.left), int(page.right) + 8, 6)
        ]
        pygame.draw.aalines(painter.surface, theme.WAVE, False, line)


def _draw_fold(painter: Painter, layout: PassportLayout) -> None:
    fold, top, height = layout.right.left, layout.left.top, layout.left.height
    for i in range(20):
        shade = theme.fade(theme.OCHRE, 0.018 * (20 - i) / 2)
        painter.fill((fold - 2 * (i + 1), top, 2, height), shade)
        painter.fill((fold + 2 * i, top, 2, height), shade)
    painter.fill((fold - 1.5, top, 3, height), theme.OFF_EDGE)


# ---- the left page


def _draw_winner(painter: Painter, page: FRect, first: Sequence[FinalRow], players: int) -> None:
    """Title, medallion and names; nobody is `first` before all points are counted."""
    title = _("Winner") if len(first) == 1 else _("Shared victory")
    if players == 1 or not first:
        title = _("Grand tour")
    painter.text(
        title,
        (page.centerx, page.top + page.height * 0.075),
        size=min(54.0, page.height * 0.075),
        face=theme.DISPLAY,
        colour=theme.TERRA,
        anchor="center",
        fit=page.width - 40,
        spacing=6,
    )
    radius = min(page.height * 0.185, page.width * 0.27)
    centre = (page.centerx, page.top + page.height * 0.365)
    _draw_medallion(painter, centre, radius)
    if not first:
        painter.sprite("compass_rose", center=centre, size=radius * 1.3)
        return
    count = len(first)
    size = radius * 1.55 / (1 if count == 1 else 0.62 * count + 0.5)
    for i, row in enumerate(first):
        x = centre[0] + (i - (count - 1) / 2) * size * 0.86
        draw_token(painter, row.player.token, row.player.colour, (x, centre[1]), size)
    painter.text(
        _(" and ").join(row.player.name for row in first),
        (page.centerx, page.top + page.height * 0.655),
        size=min(50.0, page.height * 0.07),
        face=theme.DISPLAY,
        anchor="center",
        fit=page.width - 60,
        spacing=3,
    )


def _draw_medallion(painter: Painter, centre: Point, radius: float) -> None:
    x, y = centre
    for k in range(20):
        angle = k * math.tau / 20
        wedge = [centre]
        for side in (-0.085, 0.085):
            a = angle + side
            wedge.append((x + radius * 1.24 * math.cos(a), y + radius * 1.24 * math.sin(a)))
        painter.polygon(wedge, theme.TERRA)
    painter.circle(centre, radius, theme.CARD, theme.INK, 5)
    painter.circle(centre, radius * 0.93, theme.SUN)
    sea = [
        (x + radius * 0.93 * math.cos(a), y + radius * 0.93 * math.sin(a))
        for a in (0.12 + (math.pi - 0.24) * i / 24 for i in range(25))
    ]
    painter.polygon(sea, theme.SEA[1])
    for k in range(3):
        level = y + radius * (0.36 + 0.16 * k)
        half = radius * (0.66 - 0.13 * k)
        wave = [
            (x - half + 2 * half * i / 30, level + radius * 0.03 * math.sin(i * 0.85))
            for i in range(31)
        ]
        painter.lines(wave, theme.FOAM, 4)


def _draw_total(painter: Painter, page: FRect, total: int) -> None:
    painter.text(
        str(total),
        (page.centerx, page.top + page.height * 0.78),
        size=min(theme.RESULT, page.height * 0.155),
        face=theme.DISPLAY,
        colour=theme.TERRA,
        anchor="center",
    )
    painter.text(
        _("Points"),
        (page.centerx, page.top + page.height * 0.885),
        size=min(theme.LABEL, page.height * 0.045),
        face=theme.DISPLAY,
        anchor="center",
        spacing=5,
    )


def _draw_extras(painter: Painter, page: FRect, first: Sequence[FinalRow], view: View) -> None:
    """The stamp of the tour, and a postcard for each plan that the winner has completed."""
    across = min(page.height * 0.24, page.width * 0.32)
    stamp = FRect(0, 0, across, across)
    stamp.center = (page.right - across * 0.58, page.top + page.height * 0.5)
    painter.layer(
        ("tour stamp",), stamp, lambda layer: _draw_tour_stamp(layer, stamp), angle=STAMP_TILT
    )
    sheet = view.sheets[first[0].seat]
    done = completed_plans(view.board, sheet.marked, sheet.plans)
    width = min(page.width * 0.27, 180.0)
    for i, plan_id in enumerate(done if len(first) == 1 else ()):
        card = FRect(0, 0, width, width * 0.74)
        bottom = page.bottom - 24
        if i == 0:
            card.bottomleft = (page.left + 20, bottom)
        else:
            card.bottomright = (page.right - 28, bottom)
        painter.layer(
            ("won plan", plan_id),
            card.inflate(16, 16),
            partial(_draw_postcard, card=card, plan_id=plan_id, view=view),
            angle=(-6.0, 6.0)[i],
        )


def _draw_tour_stamp(painter: Painter, rect: FRect) -> None:
    radius = rect.width / 2 - 4
    painter.circle(rect.center, radius, theme.fade(theme.CARD, 0.75))
    painter.circle(rect.center, radius, None, theme.COBALT, 6)
    painter.circle(rect.center, radius - 11, None, theme.COBALT, 2.5)
    lines = [(_("Goa"), 0.0, 0.46)]
    if radius >= LEGIBLE_STAMP:
        lines += [(_("Tour"), -0.47, 0.25), (_("12 days"), 0.48, 0.23)]
    for text, level, size in lines:
        painter.text(
            text,
            (rect.centerx, rect.centery + radius * level),
            size=max(theme.FLOOR, radius * size),
            face=theme.DISPLAY,
            colour=theme.COBALT,
            anchor="center",
            fit=radius * (1.35 if level else 1.6),
        )


def _draw_postcard(painter: Painter, card: FRect, plan_id: str, view: View) -> None:
    plan = view.board.plan(plan_id)
    painter.fill(card.move(4, 6), theme.fade(theme.INK, theme.SHADOW_ALPHA))
    painter.fill(card, theme.CARD)
    draw_postcard_picture(painter, card.inflate(-14, -14), dominant_type(plan, view.board))
    size = card.width * 0.26
    stamp = FRect(card.right - size * 1.3, card.top + size * 0.35, size, size * 1.1)
    draw_stamp(painter, stamp, str(plan.value), theme.LATERITE if plan.hard else theme.PALM)

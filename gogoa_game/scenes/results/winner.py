"""The left page of the passport: who has won, with how many points, and their plans."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.logic.scoring import completed_plans
from gogoa_game.scenes.postcard.postmark import square
from gogoa_game.scenes.postcard.typeset import LEAST, draw_figure, least_size
from gogoa_game.ui import theme
from gogoa_game.ui.paint.fonts import is_latin
from gogoa_game.ui.paint.lines import floor_size
from gogoa_game.ui.paint.text import wrap
from gogoa_game.ui.parts.medallion import REACH, draw_medallion
from gogoa_game.ui.parts.phrases import listed
from gogoa_game.ui.parts.plancard import draw_stamp
from gogoa_game.ui.parts.postcard import draw_postcard, plan_picture
from gogoa_game.ui.parts.tourstamp import draw_tour_stamp, legible
from gogoa_game.ui.theme import DISPLAY

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gogoa_game.logic.plans import TourPlan
    from gogoa_game.logic.views import View
    from gogoa_game.maps import MapTexts
    from gogoa_game.table.standings import FinalRow
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

CARD_SHAPE = 0.74
"""The height of a postcard, in widths."""
WIDEST_CARD = 188.0
TILTS = (-6.5, 6.0)
EDGE = 22.0
NAME = 70.0
LEADING = 1.12
"""From one line of names to the next, in sizes."""


@dataclass(frozen=True, slots=True)
class _Page:
    """Where things lie on the page; a lower or narrower one keeps the order and the proportions."""

    page: FRect
    title: Point
    medallion: Point
    radius: float
    name: Point
    total: Point
    total_size: float
    word: Point
    word_size: float

    @classmethod
    def of(cls, page: FRect, *, shared: bool, least: float = LEAST) -> _Page:
        """A shared victory has no postcards: the points move down, for the names need room."""
        x, top, tall = page.centerx, page.top, page.height
        down = 0.085 * tall if shared else 0.0
        return cls(
            page,
            (x, top + tall * 0.062),
            (x, top + tall * 0.332),
            min(tall * 0.187, (page.width - 2 * EDGE) / 2 / REACH),
            (x, top + tall * 0.617 + down / 2),
            (x, top + tall * 0.742 + down),
            min(theme.RESULT, tall * 0.147),
            (x, top + tall * 0.84 + down),
            min(theme.LABEL, max(least, tall * 0.038)),
        )


def draw_blank_page(painter: Painter, page: FRect) -> None:
    """Draws the page before anybody has won: it tells nothing yet. For layers."""
    at = _Page.of(page, shared=False)
    _draw_title(painter, at, _("Grand tour"))
    draw_medallion(painter, at.medallion, at.radius, ())


def medallion_box(page: FRect, *, shared: bool) -> FRect:
    """The square in which the medallion lies on the page, with all its rays."""
    at = _Page.of(page, shared=shared)
    return square(at.medallion, at.radius * REACH + 4)


def draw_portrait(painter: Painter, page: FRect, first: Sequence[FinalRow]) -> None:
    """Draws the medallion of those who came `first`. For layers."""
    at = _Page.of(page, shared=len(first) > 1)
    tokens = [(row.player.token, row.player.colour) for row in first]
    draw_medallion(painter, at.medallion, at.radius, tokens)
    painter.grain(medallion_box(page, shared=len(first) > 1))


def draw_winner_words(
    painter: Painter,
    page: FRect,
    first: Sequence[FinalRow],
    view: View,
    texts: MapTexts,
    *,
    alone: bool,
) -> None:
    """Draws title, names, points and plans of those who came `first`. For layers."""
    at = _Page.of(page, shared=len(first) > 1)
    won = _("Winner") if len(first) == 1 else _("Shared victory")
    _draw_title(painter, at, _("Grand tour") if alone else won)
    half = _draw_names(painter, at, first)
    _draw_tour_stamp(painter, at, half, shared=len(first) > 1)
    draw_figure(painter, str(first[0].points.total), at.total, at.total_size, colour=theme.TERRA)
    painter.text(_("Points"), at.word, size=at.word_size, face=DISPLAY, anchor="center", spacing=6)
    if len(first) == 1:
        sheet = view.sheets[first[0].seat]
        done = completed_plans(view.board, sheet.marked, sheet.plans)
        plans = {plan: plan_picture(plan, view.board, texts) for plan in map(view.board.plan, done)}
        _draw_postcards(painter, at, plans)


def _draw_title(painter: Painter, at: _Page, title: str) -> None:
    painter.text(
        title,
        at.title,
        size=min(theme.HEADLINE, at.page.height * 0.075, at.page.width * 0.13),
        face=DISPLAY,
        colour=theme.TERRA,
        anchor="center",
        fit=at.page.width - 2 * EDGE,
        spacing=min(8.0, at.page.width * 0.012),
    )


def _draw_names(painter: Painter, at: _Page, first: Sequence[FinalRow]) -> float:
    """Sets the names between portrait and points, and returns half their width."""
    names = listed([row.player.name for row in first])
    room = at.page.width - 2 * EDGE
    tall = at.total[1] - at.total_size * 0.36 - (at.medallion[1] + at.radius * REACH)
    size, lines = _set_names(painter, names.upper(), room, tall)
    wide = 0.0
    for i, line in enumerate(lines):
        spot = (at.name[0], at.name[1] + size * LEADING * (i - (len(lines) - 1) / 2))
        done = painter.text(line, spot, size=size, face=DISPLAY, anchor="center", fit=room)
        wide = max(wide, done.width)
    return wide / 2


def _set_names(
    painter: Painter, names: str, room: float, tall: float
) -> tuple[float, tuple[str, ...]]:
    """The largest size in which the names fit: in one line or, set small, in several."""
    largest = size = min(NAME, tall * 0.86)
    smallest = least_size(painter)
    while True:
        lines = tuple(wrap(names, room, partial(_width, painter, size)))
        whole = " ".join(lines) == names or (not is_latin(names) and len(lines[-1]) > 2)
        fits = whole and len(lines) * size * LEADING <= tall
        if len(lines) == 1 or (fits and size <= largest * 0.7) or size <= smallest:
            return size, lines[: max(1, int(tall / size / LEADING))]
        size = max(smallest, size - 1)


def _width(painter: Painter, size: float, text: str) -> float:
    return painter.measure(text, size, DISPLAY)[0]


def _draw_tour_stamp(painter: Painter, at: _Page, names: float, *, shared: bool) -> None:
    """Beside the name, or higher up where that leaves no room; else in the lower corner."""
    page = at.page
    radius = min(page.height * 0.124, page.width * 0.175)
    if not legible(painter, radius):
        radius = min(radius, page.width * 0.155)
    if shared:
        corner = (page.right - radius - EDGE, page.bottom - radius - EDGE)
        if corner[0] - radius > page.centerx + at.total_size * 0.9:
            draw_tour_stamp(painter, corner, radius)
        return
    x = min(page.centerx + at.radius * 1.31, page.right - radius - 12)
    low = page.top + page.height * 0.545
    free = at.name[1] - page.height * 0.05 - radius
    y = low if page.centerx + names + 14 < x - radius else min(low, free)
    draw_tour_stamp(painter, (x, y), radius)


def _draw_postcards(painter: Painter, at: _Page, plans: Mapping[TourPlan, str]) -> None:
    """The completed plans with their pictures, in the lower corners beside the points.

    If they are larger so, they lie below them.
    """
    page = at.page
    below = page.bottom - at.word[1] - at.word_size * 0.7 - EDGE
    word = painter.measure(_("Points"), at.word_size, DISPLAY, 6)[0]
    beside = min(page.width * 0.29, (page.width - word) / 2 - 2 * EDGE)
    under = min((page.width - 3 * EDGE) / 2, below / (CARD_SHAPE + 0.11))
    width = min(WIDEST_CARD, max(beside, under))
    for i, (plan, picture) in enumerate(plans.items()):
        card = FRect(0, 0, width, width * CARD_SHAPE)
        side = -1 if i == 0 else 1
        if under > beside and len(plans) == 1:
            card.midbottom = (page.centerx, page.bottom - EDGE * 0.8)
        else:
            apart = (width + EDGE if under > beside else page.width - width - 2 * EDGE) / 2
            card.midbottom = (page.centerx + side * apart, page.bottom - EDGE * 0.8)
        painter.layer(
            ("won plan", plan.id),
            card.inflate(24, 24),
            partial(_draw_postcard, card=card, plan=plan, picture=picture),
            angle=TILTS[i],
        )


def _draw_postcard(painter: Painter, card: FRect, plan: TourPlan, picture: str) -> None:
    unit = card.width / WIDEST_CARD
    painter.fill(card.move(4, 6), theme.fade(theme.INK, theme.SHADOW_ALPHA))
    painter.fill(card, theme.CARD)
    painter.outline(card, theme.EDGE, 2)
    rim = max(5.0, 8 * unit)
    draw_postcard(painter, card.inflate(-2 * rim, -2 * rim), picture)
    size = max(46 * unit, card.width * 0.28, 1.9 * floor_size(painter))
    stamp = FRect(0, 0, size, size * 8 / 7)
    stamp.topright = (card.right - rim * 1.6, card.top + rim * 1.6)
    draw_stamp(painter, stamp, str(plan.value), theme.LATERITE if plan.hard else theme.PALM)

"""Draws a trip review: what was made of what was possible, the days, and one day's map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.logic.state import DAYS
from gogoa_game.scenes.review.days import draw_review_days
from gogoa_game.scenes.review.map import draw_review_map
from gogoa_game.scenes.review.words import (
    about_day,
    about_roll,
    best_trip,
    given_away,
    luck_of_all,
    made,
    most,
    share,
    under_the_best_trip,
    worst_day,
)
from gogoa_game.table.standings import onlooked
from gogoa_game.ui import theme
from gogoa_game.ui.paint.lines import draw_lines, floor_size
from gogoa_game.ui.paint.tokens import draw_token
from gogoa_game.ui.parts.ground import draw_paper
from gogoa_game.ui.parts.standings import draw_standings
from gogoa_game.ui.theme import BOLD, DISPLAY

if TYPE_CHECKING:
    from gogoa_game.insight.review import TripReview
    from gogoa_game.scenes.review.picture import ReviewPicture
    from gogoa_game.ui.paint.painter import Painter


def draw_review(painter: Painter, picture: ReviewPicture) -> None:
    """Draws the whole screen but the buttons."""
    layout, review = picture.layout, picture.review
    draw_review_map(painter, picture)
    painter.ground(
        ("review panel", picture.sheet, picture.player, review),
        layout.panel,
        lambda layer: _draw_panel(layer, picture),
    )
    standings = onlooked(picture.view, picture.players, picture.seat)
    draw_standings(painter, layout.seats, standings, hover=picture.hover)
    if review is None:
        _draw_done(painter, layout.result, picture)
    else:
        if not picture.route:
            painter.outline(layout.rows[picture.day - 1].inflate(6, -1), theme.TERRA, 4)
        _draw_told(painter, layout.told, picture, review)


def _draw_panel(painter: Painter, picture: ReviewPicture) -> None:
    layout, review = picture.layout, picture.review
    draw_paper(painter, layout.panel)
    painter.fill((layout.panel.left, 0, 4, layout.panel.height), theme.INK)
    if review is None:
        _draw_waiting(painter, layout.result, picture)
        return
    _draw_score(painter, layout.score, picture, review)
    facts = (given_away(review), luck_of_all(review), most(review))
    lucky = theme.PALM if review.luck >= 0 else theme.OCHRE
    for rect, fact, colour in zip(
        layout.facts, facts, (theme.LATERITE, lucky, theme.TERRA), strict=True
    ):
        painter.ticket(rect, fill=theme.CARD, inner=None, radius=10, width=3)
        painter.fill((rect.left + 12, rect.top + 12, 7, rect.height - 24), colour)
        draw_lines(
            painter,
            fact,
            (rect.left + 26, rect.top + 5, rect.width - 36, rect.height - 10),
            size=min(theme.LIST, rect.height * 0.3),
            face=BOLD,
            align="left",
        )
    board, texts = picture.view.board, picture.maps.texts
    draw_review_days(painter, layout, review, picture.sheet.trips, board, texts)


def _draw_score(painter: Painter, rect: FRect, picture: ReviewPicture, review: TripReview) -> None:
    """The points made and those of the best trip, the larger the more can be seen."""
    painter.ticket(rect, fill=theme.COBALT, inner=theme.AZUL, radius=12)
    token = rect.height * 0.78
    x = rect.left + token * 0.72
    draw_token(painter, picture.player.token, picture.player.colour, (x, rect.centery), token)
    left, right = rect.left + token * 1.36, rect.right - rect.height * 0.2
    draw_lines(
        painter,
        made(review),
        (left, rect.top + rect.height * 0.08, right - left, rect.height * 0.5),
        size=min(theme.SCORE, rect.height * 0.48),
        face=DISPLAY,
        colour=theme.SUN_TEXT,
        align="left",
    )
    bar = FRect(left, rect.top + rect.height * 0.585, right - left, rect.height * 0.08)
    painter.fill(bar, theme.SLOT)
    part = min(1.0, review.points / max(1, review.par))
    painter.fill((bar.left, bar.top, bar.width * part, bar.height), theme.SUN)
    painter.outline(bar, theme.INK, 2)
    draw_lines(
        painter,
        share(review),
        (left, rect.top + rect.height * 0.68, right - left, rect.height * 0.26),
        size=max(floor_size(painter), min(theme.LIST, rect.height * 0.21)),
        colour=theme.CARD,
        align="left",
    )


def _draw_told(painter: Painter, rect: FRect, picture: ReviewPicture, review: TripReview) -> None:
    """What is to be said about the day that is meant, or about the best trip."""
    day = review.days[picture.day - 1]
    worst = day is worst_day(review)
    if picture.route:
        first, second = best_trip(review), under_the_best_trip()
    else:
        first, second = about_day(day, picture.maps.texts, most=worst), about_roll(day)
    inner = theme.TERRA if worst and not picture.route else theme.AZUL
    painter.ticket(rect, fill=theme.CARD, inner=inner, radius=10)
    lines = ((first, BOLD, 0.0, 0.64), (second, theme.TEXT, 0.62, 0.36))
    inside = rect.inflate(-36, -18)
    for text, face, top, tall in lines:
        draw_lines(
            painter,
            text,
            (inside.left, inside.top + top * inside.height, inside.width, tall * inside.height),
            size=max(floor_size(painter), min(theme.LIST, inside.height * 0.31)),
            face=face,
            align="left",
        )


# ---- while it is worked on


def _road(rect: FRect) -> FRect:
    """The way that the token travels while a review is made."""
    return FRect(rect.left + rect.width * 0.12, rect.top + rect.height * 0.58, rect.width * 0.76, 0)


def _draw_waiting(painter: Painter, rect: FRect, picture: ReviewPicture) -> None:
    painter.ticket(rect, fill=theme.CARD, inner=theme.AZUL, radius=14)
    wide = rect.width * 0.86
    left = rect.centerx - wide / 2
    draw_lines(
        painter,
        _("Looking back at {name}'s trip").format(name=picture.player.name),
        (left, rect.top + rect.height * 0.17, wide, rect.height * 0.12),
        size=theme.NAME,
        face=DISPLAY,
    )
    draw_lines(
        painter,
        _("Every day is played on again, some ten thousand times"),
        (left, rect.top + rect.height * 0.28, wide, rect.height * 0.1),
        size=theme.MOTTO,
        colour=theme.INK2,
    )
    road = _road(rect)
    for n in range(DAYS + 1):
        x = road.left + road.width * n / DAYS
        painter.circle((x, road.top), 7, theme.EDGE)
    painter.line(road.midleft, road.midright, theme.EDGE, 5)


def _draw_done(painter: Painter, rect: FRect, picture: ReviewPicture) -> None:
    """The token on its way through the twelve days, with the pencil line behind it."""
    road, done = _road(rect), min(1.0, max(0.0, picture.done))
    x = road.left + road.width * done
    painter.fill((road.left, road.top - 4, x - road.left, 8), theme.PENCIL)
    for n in range(DAYS + 1):
        if n / DAYS <= done:
            painter.circle((road.left + road.width * n / DAYS, road.top), 11, theme.SUN, theme.INK)
    token = min(132.0, rect.height * 0.17)
    at = (x, road.top - token * 0.5)
    draw_token(painter, picture.player.token, picture.player.colour, at, token)
    painter.text(
        _("{n} %").format(n=int(100 * done)),
        (rect.centerx, road.top + rect.height * 0.14),
        size=theme.NAME,
        face=DISPLAY,
        anchor="center",
    )

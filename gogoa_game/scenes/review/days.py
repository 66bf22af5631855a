"""The list of the days in a trip review: where each went, the best end, what it cost, its luck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.i18n import _, language
from gogoa_game.scenes.review.layout import columns
from gogoa_game.scenes.review.words import cost, worst_day
from gogoa_game.ui import theme
from gogoa_game.ui.paint.lines import draw_lines, floor_size
from gogoa_game.ui.paint.namelines import draw_name
from gogoa_game.ui.theme import BOLD, DISPLAY, TEXT

if TYPE_CHECKING:
    from gogoa_game.insight.review import DayReview, Stop, TripReview
    from gogoa_game.logic.board import Board
    from gogoa_game.logic.state import Trip
    from gogoa_game.maps import MapTexts
    from gogoa_game.scenes.review.layout import ReviewLayout
    from gogoa_game.ui.paint.painter import Painter

LEAST_SCALE = 10.0
"""Points of luck that fill half of the column, at the least."""
TAKEN, BETTER = theme.PENCIL, theme.PALM
"""The colours of the paths, and of the columns that tell of them."""


def draw_review_days(
    painter: Painter,
    layout: ReviewLayout,
    review: TripReview,
    trips: tuple[Trip, ...],
    board: Board,
    texts: MapTexts,
) -> None:
    """Draws the list on a card. For layers."""
    painter.ticket(layout.days, fill=theme.CARD, inner=theme.AZUL, radius=12)
    _draw_head(painter, layout.head)
    worst = worst_day(review)
    reach = max(LEAST_SCALE, *(abs(day.luck) for day in review.days))
    for row, day, trip in zip(layout.rows, review.days, trips, strict=True):
        number, dice, taken, best, points, luck = columns(row)
        if day is not worst:
            painter.fill((row.left, row.top - 1, row.width, 2), theme.EDGE)
        size = min(theme.LABEL, row.height * 0.58)
        painter.text(
            str(day.day), (number.right + 3, row.centery), size=size, face=DISPLAY,
            anchor="midright", spacing=0,
        )  # fmt: skip
        _draw_dice(painter, dice, trip)
        _draw_stop(painter, taken, day.chosen, board, texts)
        if cost(day):
            _draw_stop(painter, best, day.best, board, texts)
        else:
            _draw_best(painter, best)
        _draw_cost(painter, points, cost(day), most=day is worst)
        _draw_luck(painter, luck, day, reach)


def _draw_head(painter: Painter, head: FRect) -> None:
    number, dice, taken, best, points, luck = columns(head)
    sample = min(34.0, taken.width * 0.16)
    for field, colour in ((taken, TAKEN), (best, BETTER)):
        painter.fill((field.left, head.centery - 3, sample - 8, 6), colour)
    named = (
        (number.union(dice).move(8, 0), _("Day")),
        (FRect(taken.left + sample, head.top, taken.width - sample, head.height),
         _("Went to")),
        (FRect(best.left + sample, head.top, best.width - sample, head.height), _("Best end")),
    )  # fmt: skip
    size = floor_size(painter)
    for field, name in named:
        draw_lines(painter, name, field, size=size, face=BOLD, colour=theme.INK2, align="left")
    for field, name in (
        (points.inflate(12, 0).move(-6, 0), _("Cost")),
        (luck.inflate(8, 0), _("Luck")),
    ):
        draw_lines(painter, name, field, size=size, face=BOLD, colour=theme.INK2)


def _draw_dice(painter: Painter, field: FRect, trip: Trip) -> None:
    die = min(field.height * 0.8, field.width * 0.31)
    x = field.left + die / 2
    for place in trip.turn.assignment:
        painter.sprite("die_body", center=(x, field.centery), size=die)
        painter.sprite(f"die_pips_{trip.dice[place]}", center=(x, field.centery), size=die)
        x += die * 1.04


def name_field(field: FRect) -> tuple[float, FRect]:
    """The size of the marker of a destination in a field of the list, and what is left of it."""
    icon = min(field.height * 0.84, field.width * 0.11)
    left = field.left + icon * 1.14
    return icon, FRect(left, field.top, field.right - left, field.height)


def _draw_stop(painter: Painter, field: FRect, stop: Stop, board: Board, texts: MapTexts) -> None:
    """The marker and the name of a destination, and the guides that it took."""
    icon, named = name_field(field)
    x, y, left = field.left + icon / 2, field.centery, named.left
    if stop.marked is None:
        painter.line((x - icon * 0.3, y), (x + icon * 0.3, y), theme.INK2, 3)
        draw_lines(
            painter, _("no mark"), named,
            size=min(theme.LIST, field.height * 0.58), colour=theme.INK2, align="left",
        )  # fmt: skip
        return
    painter.sprite(f"type_{board.destination(stop.marked).type}", center=(x, y), size=icon)
    for n in range(stop.guides):
        at = (x + icon * (0.34 - 0.3 * n), y + icon * 0.22)
        painter.sprite("guide_badge", center=at, size=icon * 0.7)
    draw_name(
        painter,
        texts.names(stop.marked, language()),
        (left, y),
        named.width,
        field.height,
        size=min(theme.LIST, field.height * 0.6),
        face=TEXT,
    )


def _draw_best(painter: Painter, field: FRect) -> None:
    """A tick: no end was better."""
    icon = min(field.height * 0.74, field.width * 0.12)
    painter.sprite("marked_badge", center=(field.left + icon * 0.55, field.centery), size=icon)
    left = field.left + icon * 1.26
    draw_lines(
        painter, _("as good as any"), (left, field.top, field.right - left, field.height),
        size=min(theme.LIST, field.height * 0.58), colour=theme.PALM, align="left",
    )  # fmt: skip


def _draw_cost(painter: Painter, field: FRect, points: int, *, most: bool) -> None:
    if not points:
        return
    size = max(floor_size(painter), min(theme.LABEL, field.height * 0.62))
    if most:
        painter.rounded(field.inflate(-2, -field.height * 0.16), 8, theme.TERRA, theme.INK, 2)
    painter.text(
        str(points), field.center, size=size, face=BOLD,
        colour=theme.CARD if most else theme.LATERITE, anchor="center",
    )  # fmt: skip


def _draw_luck(painter: Painter, field: FRect, day: DayReview, reach: float) -> None:
    """A bar from the middle: right for a roll kinder than average, left for a harsher one."""
    middle = field.centerx
    long = (field.width / 2 - 3) * min(1.0, abs(day.luck) / reach)
    tall = field.height * 0.46
    if round(day.luck):
        left = middle if day.luck > 0 else middle - long
        colour = theme.PALM if day.luck > 0 else theme.OCHRE
        painter.fill((left, field.centery - tall / 2, long, tall), colour)
    painter.fill((middle - 1.5, field.top + 1, 3, field.height - 2), theme.INK)

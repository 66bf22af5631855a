"""The souvenir of a trip: one picture with the map, the points, the plans and the twelve days.

It is always of the same size, whatever the window is, and painted piece by piece.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.logic.scoring import Points, points
from gogoa_game.scenes.souvenir.days import draw_souvenir_day, souvenir_day_rects
from gogoa_game.scenes.souvenir.map import painting_map
from gogoa_game.ui import theme
from gogoa_game.ui.paint.fonts import Fonts, is_latin
from gogoa_game.ui.paint.lines import TIGHT, common_size, draw_lines
from gogoa_game.ui.paint.painter import Painter
from gogoa_game.ui.paint.sprites import Sprites
from gogoa_game.ui.paint.text import wrap
from gogoa_game.ui.parts.book import draw_page
from gogoa_game.ui.parts.medallion import draw_medallion
from gogoa_game.ui.parts.plancard import draw_plan_card
from gogoa_game.ui.parts.sources import draw_source_icon, sources
from gogoa_game.ui.stage import Stage
from gogoa_game.ui.theme import BOLD, DISPLAY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gogoa_game.bots.base import Work
    from gogoa_game.logic.board import Board
    from gogoa_game.logic.state import Sheet
    from gogoa_game.maps import GameMap
    from gogoa_game.table.match import Player

SIZE = (1920, 1080)
"""Of the picture, in pixels; they are design units as well."""
MAT, TILE = 20.0, 44.0
"""The paper round the frame, and the tiles of the frame."""
INSIDE = FRect(0, 0, *SIZE).inflate(-2 * (MAT + TILE), -2 * (MAT + TILE))
MAP = FRect(INSIDE.left, INSIDE.top, 880, INSIDE.height)
PAGE = FRect(MAP.right, INSIDE.top, INSIDE.right - MAP.right, INSIDE.height)
SIDE = 24.0
COLUMN = FRect(PAGE.left + SIDE, PAGE.top, PAGE.width - 2 * SIDE, PAGE.height)

HEAD = FRect(COLUMN.left, PAGE.top + 18, COLUMN.width, 150)
RULE = HEAD.bottom + 8
SCORES = FRect(COLUMN.left, RULE + 15, COLUMN.width, 84)
PLANS = FRect(COLUMN.left, SCORES.bottom + 16, COLUMN.width, 272)
DAYS = FRect(COLUMN.left, PLANS.bottom + 20, COLUMN.width, PAGE.bottom - PLANS.bottom - 37)
MEDALLION = 57.0
TOTAL = 204.0
"""The width of the total."""
GAP = 18.0
ICON = 48.0
SMALL_NAME = 32
"""A name that is wider than its room in letters of this size is broken anywhere."""
PIECES = 50
"""About how many pieces the work has."""


@dataclass(frozen=True, slots=True)
class Souvenir:
    """All that the picture tells: a player and the sheet after the last day."""

    maps: GameMap
    player: Player
    sheet: Sheet

    @property
    def board(self) -> Board:
        """The board of the map."""
        return self.maps.board

    @property
    def points(self) -> Points:
        """The points of the sheet."""
        return points(self.board, self.sheet)


def painting(souvenir: Souvenir) -> Work[pygame.Surface]:
    """The work of painting a souvenir in the language in force; it comes to a picture of SIZE.

    What it needs of sprites and letters goes with it, for it has sizes of its own.
    """
    surface = pygame.Surface(SIZE)
    painter = Painter(surface, Stage(SIZE), Sprites(), Fonts())
    for done, _piece in enumerate(_pieces(painter, souvenir), start=1):
        yield min(done / PIECES, 1.0)
    return surface


def _pieces(painter: Painter, souvenir: Souvenir) -> Iterator[None]:
    _draw_frame(painter)
    yield
    yield from painting_map(painter, MAP, souvenir.maps, souvenir.player, souvenir.sheet)
    draw_page(painter, PAGE)
    yield
    _draw_grain(painter)
    yield
    _draw_head(painter, souvenir)
    _draw_scores(painter, souvenir.points)
    yield
    for _plan in _draw_plans(painter, souvenir):
        yield
    for day, rect in enumerate(souvenir_day_rects(DAYS)):
        trips = souvenir.sheet.trips[day : day + 1]
        draw_souvenir_day(painter, rect, day + 1, trips, souvenir.board, souvenir.maps.texts)
        yield


def _draw_frame(painter: Painter) -> None:
    whole = FRect(0, 0, *SIZE)
    painter.fill(whole, theme.CARD)
    painter.grain(whole)
    painter.frame(whole.inflate(-2 * MAT, -2 * MAT), TILE)


def _draw_grain(painter: Painter) -> None:
    """The grain of the page beside the map, and the ink line round both."""
    painter.grain(PAGE)
    painter.outline(INSIDE, theme.INK)
    painter.line(MAP.topright, MAP.bottomright, theme.INK, theme.OUTLINE)


def _draw_head(painter: Painter, souvenir: Souvenir) -> None:
    """Portrait, title and name, and all the points."""
    player = souvenir.player
    at = (HEAD.left + MEDALLION * 1.23, HEAD.centery)
    draw_medallion(painter, at, MEDALLION, [(player.token, player.colour)])
    left = HEAD.left + MEDALLION * 2.46 + GAP
    room = HEAD.right - TOTAL - GAP - left
    title = (left, HEAD.top + 8, room, 40)
    draw_lines(
        painter, _("Twelve days in Goa"), title,
        size=theme.LABEL, face=DISPLAY, colour=theme.LATERITE, align="left",
    )  # fmt: skip
    _draw_name(painter, player.name.upper(), FRect(left, HEAD.top + 48, room, HEAD.height - 52))
    total = FRect(HEAD.right - TOTAL, HEAD.top, TOTAL, HEAD.height)
    painter.text(
        str(souvenir.points.total), (total.centerx, total.top + 64), size=theme.RESULT,
        face=DISPLAY, colour=theme.TERRA, anchor="center", fit=TOTAL,
    )  # fmt: skip
    draw_lines(
        painter, _("Points"), (total.left, total.bottom - 38, TOTAL, 34),
        size=theme.LABEL, face=DISPLAY,
    )  # fmt: skip
    painter.fill((COLUMN.left, RULE, COLUMN.width, 5), theme.TERRA)


def _draw_name(painter: Painter, name: str, room: FRect) -> None:
    """The name as large as it fits, in lines of whole words unless these had to be too small."""
    size, lines = next(
        (size, lines)
        for size, lines in _settings(painter, name, room.width)
        if len(lines) * size * TIGHT <= room.height
        and (size <= SMALL_NAME or not is_latin(name) or " ".join(lines) == name)
    )
    top = room.centery - size * TIGHT * (len(lines) - 1) / 2
    for i, line in enumerate(lines):
        at = (room.left, top + size * TIGHT * i)
        painter.text(line, at, size=size, face=DISPLAY, anchor="midleft")


def _settings(painter: Painter, name: str, width: float) -> Iterator[tuple[float, list[str]]]:
    """The name in lines of that width in one size after the other, the largest first."""
    for size in range(theme.HEADLINE, 0, -1):
        yield size, wrap(name, width, partial(_width, painter, size))


def _width(painter: Painter, size: float, text: str) -> float:
    return painter.measure(text, size, DISPLAY)[0]


def _draw_scores(painter: Painter, scored: Points) -> None:
    """Where the points come from: an icon, a number and a word for each rule."""
    wide = SCORES.width / len(scored)
    named = sources(scored)
    size = common_size(painter, [name for name, _value in named], wide - 8, theme.LIST)
    for i, (name, value) in enumerate(named):
        middle = SCORES.left + (i + 0.5) * wide
        number = painter.measure(str(value), theme.FIGURE, BOLD)[0]
        left, y = middle - (ICON + 10 + number) / 2, SCORES.top + 26
        draw_source_icon(painter, (left + ICON / 2, y), ICON, i)
        painter.text(
            str(value), (left + ICON + 10, y), size=theme.FIGURE, face=BOLD,
            colour=theme.INK if value else theme.INK2, anchor="midleft",
        )  # fmt: skip
        word = (middle - wide / 2 + 4, SCORES.bottom - 32, wide - 8, 32)
        draw_lines(painter, name, word, size=size or theme.FLOOR, colour=theme.INK2)


def _draw_plans(painter: Painter, souvenir: Souvenir) -> Iterator[None]:
    board, sheet = souvenir.board, souvenir.sheet
    marked = frozenset(place.id for place in board.members(sheet.marked))
    wide = (PLANS.width - GAP) / 2
    for i, (plan, angle) in enumerate(zip(sheet.plans, (-0.8, 0.8), strict=False)):
        card = FRect(PLANS.left + i * (wide + GAP), PLANS.top, wide, PLANS.height)
        texts = souvenir.maps.texts
        draw_plan_card(painter, card, board.plan(plan), texts, board, marked, angle=angle)
        yield

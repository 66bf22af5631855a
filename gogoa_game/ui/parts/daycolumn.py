"""The column of twelve day tiles: played with what was marked, today, and to come."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.logic.state import DAYS
from gogoa_game.ui.paint.lines import draw_lines
from gogoa_game.ui.theme import (
    AZUL,
    CARD,
    COBALT,
    DISPLAY,
    GLAZE,
    INK,
    LABEL,
    LEAF,
    MOTTO,
    SUN,
    TERRA,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.board import Board
    from gogoa_game.logic.state import Sheet
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.theme import Colour

HEAD, FOOT = 46.0, 14.0
RAYS = 16


def draw_day_column(
    painter: Painter, rect: pygame.FRect, day: int, board: Board, sheet: Sheet | None
) -> None:
    """Draws the days from top to bottom; played ones show the type that `sheet` marked."""
    marked = tuple(trip.marked for trip in sheet.trips) if sheet else ()
    key = ("days", day, marked)

    def draw(layer: Painter) -> None:
        layer.fill(rect, GLAZE if day <= DAYS else COBALT)
        layer.fill((rect.left, rect.top, rect.width, HEAD + 2), COBALT)
        layer.fill((rect.left, rect.bottom - FOOT, rect.width, FOOT), COBALT)
        y = rect.bottom - FOOT / 2
        layer.line((rect.left + 14, y), (rect.right - 14, y), SUN, 4)
        layer.fill((rect.left, rect.top, 4, rect.height), INK)
        layer.fill((rect.right - 4, rect.top, 4, rect.height), INK)
        draw_lines(
            layer,
            _("Day"),
            (rect.left + 6, rect.top, rect.width - 12, HEAD),
            size=MOTTO,
            face=DISPLAY,
            colour=CARD,
        )
        for number, tile in enumerate(_tiles(rect), start=1):
            kind = marked[number - 1] if number <= len(marked) else None
            _draw_tile(layer, tile, number, day, board, kind)

    painter.ground(key, rect, draw)
    if 1 <= day <= DAYS:
        tile = _tiles(rect)[day - 1]
        painter.layer(
            ("today", day), tile.inflate(34, 20), lambda inner: _draw_today(inner, tile, day)
        )


def _tiles(rect: pygame.FRect) -> list[pygame.FRect]:
    tall = (rect.height - HEAD - FOOT) / DAYS
    return [
        pygame.FRect(rect.left + 4, rect.top + HEAD + i * tall, rect.width - 8, tall - 3)
        for i in range(DAYS)
    ]


def _draw_tile(
    painter: Painter, tile: pygame.FRect, number: int, day: int, board: Board, marked: str | None
) -> None:
    """A glazed tile for a day to come; one of cobalt, with what was marked, for a day gone by."""
    if number >= day:
        painter.fill(tile, GLAZE)
        _draw_corners(painter, tile, (AZUL, LEAF), tile.height * 0.25)
        painter.outline(tile, AZUL, 2)
        size = min(LABEL + 4, tile.width * 0.44)
        painter.text(
            str(number), tile.center, size=size, face=DISPLAY, colour=COBALT, anchor="center"
        )
        return
    painter.fill(tile, COBALT)
    _draw_corners(painter, tile, (AZUL,), tile.height * 0.2)
    shift = tile.width * 0.22 if marked else 0.0
    painter.text(
        str(number),
        (tile.centerx - shift, tile.centery),
        size=min(LABEL + 1, tile.width * 0.4),
        face=DISPLAY,
        colour=CARD,
        anchor="center",
        spacing=0,
    )
    if marked:
        icon = min(tile.height - 10, tile.width * 0.5)
        name = f"type_{board.destination(marked).type}"
        painter.sprite(name, center=(tile.centerx + tile.width * 0.22, tile.centery), size=icon)


def _draw_corners(
    painter: Painter, tile: pygame.FRect, colours: Sequence[Colour], reach: float
) -> None:
    """A quarter of a disc in each corner, and in it a smaller one."""
    with painter.clipped(tile):
        for number, colour in enumerate(colours):
            for x in (tile.left, tile.right):
                for y in (tile.top, tile.bottom):
                    painter.circle((x, y), reach * (1 - 0.45 * number), colour)


def _draw_today(painter: Painter, tile: pygame.FRect, day: int) -> None:
    today = tile.inflate(26, 14)
    painter.fill(today, INK)
    painter.fill(today.inflate(-8, -8), SUN)
    reach = min(today.width, today.height) / 2 - 4
    for i in range(RAYS):
        angle = math.tau * i / RAYS
        dx, dy = math.cos(angle), math.sin(angle)
        inner, outer = reach * 0.82, reach
        a = (today.centerx + inner * dx * 1.1, today.centery + inner * dy)
        b = (today.centerx + outer * dx * 1.1, today.centery + outer * dy)
        painter.lines((a, b), TERRA, 4.5)
    painter.circle(today.center, reach * 0.7, CARD)
    painter.text(
        str(day),
        today.center,
        size=min(44.0, reach * 1.1),
        face=DISPLAY,
        colour=TERRA,
        anchor="center",
        spacing=0,
    )

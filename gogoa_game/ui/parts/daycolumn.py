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
    FLOOR,
    GLAZE,
    INK,
    LABEL,
    MOTTO,
    SUN,
    TERRA,
)

if TYPE_CHECKING:
    from gogoa_game.logic.board import Board
    from gogoa_game.logic.state import Sheet
    from gogoa_game.ui.paint.painter import Painter

HEAD = 46.0
RAYS = 16


FLIP_STEPS = 12
"""A tile that flips has so many pictures."""


def draw_day_column(
    painter: Painter,
    rect: pygame.FRect,
    day: int,
    board: Board,
    sheet: Sheet | None,
    flip: float = 1.0,
) -> None:
    """Draws the days from top to bottom; played ones show the type that `sheet` marked.

    Today's tile flips to its sun as `flip` goes from 0 to 1.
    """
    marked = tuple(trip.marked for trip in sheet.trips) if sheet else ()
    key = ("days", day, marked)

    def draw(layer: Painter) -> None:
        layer.fill(rect, COBALT)
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
        step = round(flip * FLIP_STEPS)
        painter.layer(
            ("today", day, step),
            tile.inflate(28, 20),
            lambda inner: _draw_flip(inner, tile, day, step / FLIP_STEPS),
        )


def _tiles(rect: pygame.FRect) -> list[pygame.FRect]:
    tall = (rect.height - HEAD - 8) / DAYS
    return [
        pygame.FRect(rect.left + 8, rect.top + HEAD + i * tall, rect.width - 16, tall - 4)
        for i in range(DAYS)
    ]


def _draw_tile(
    painter: Painter, tile: pygame.FRect, number: int, day: int, board: Board, marked: str | None
) -> None:
    if number >= day:
        painter.fill(tile, GLAZE)
        painter.fill(tile.inflate(-6, -6), GLAZE)
        for x in (tile.left, tile.right - 10):
            for y in (tile.top, tile.bottom - 10):
                painter.fill((x, y, 10, 10), AZUL)
        painter.text(
            str(number), tile.center, size=LABEL, face=DISPLAY, colour=COBALT, anchor="center"
        )
        return
    painter.fill(tile, AZUL)
    painter.fill(tile.inflate(-4, -4), COBALT)
    shift = tile.width * 0.24 if marked else 0.0
    painter.text(
        str(number),
        (tile.centerx - shift, tile.centery),
        size=min(LABEL - 2, tile.width * 0.37),
        face=DISPLAY,
        colour=CARD,
        anchor="center",
    )
    if marked:
        icon = min(tile.height - 10, tile.width * 0.5)
        name = f"type_{board.destination(marked).type}"
        painter.sprite(name, center=(tile.centerx + tile.width * 0.2, tile.centery), size=icon)


def _draw_flip(painter: Painter, tile: pygame.FRect, day: int, part: float) -> None:
    """A tile on the way from its back to its sun; the layer holds nothing else."""
    if part >= 0.5:
        _draw_today(painter, tile, day)
    else:
        painter.fill(tile, GLAZE)
        painter.text(
            str(day), tile.center, size=LABEL, face=DISPLAY, colour=COBALT, anchor="center"
        )
    if part >= 1:
        return
    surface = painter.surface
    width, height = surface.get_size()
    wide = max(1, round(width * abs(math.cos(math.pi * part))))
    turned = pygame.transform.smoothscale(surface, (wide, height))
    surface.fill((*COBALT, 0))
    # What the tile leaves free is the ground of the column.
    surface.fill(COBALT, painter.pixels(tile))
    surface.blit(turned, ((width - wide) // 2, 0))


def _draw_today(painter: Painter, tile: pygame.FRect, day: int) -> None:
    today = tile.inflate(20, 12)
    painter.fill(today, INK)
    painter.fill(today.inflate(-8, -8), SUN)
    reach = min(today.width, today.height) / 2 - 8
    for i in range(RAYS):
        angle = math.tau * i / RAYS
        dx, dy = math.cos(angle), math.sin(angle)
        inner, outer = reach * 0.7, reach
        a = (today.centerx + inner * dx * 1.1, today.centery + inner * dy)
        b = (today.centerx + outer * dx * 1.1, today.centery + outer * dy)
        painter.lines((a, b), TERRA, 3.5)
    painter.circle(today.center, reach * 0.58, CARD)
    painter.text(
        str(day), today.center, size=FLOOR + 8, face=DISPLAY, colour=TERRA, anchor="center"
    )

"""The list of the days on a sheet: the dice as they were used, and what the day brought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.i18n import language
from gogoa_game.logic.state import DAYS
from gogoa_game.ui import theme
from gogoa_game.ui.paint.namelines import draw_name
from gogoa_game.ui.theme import DISPLAY, TEXT

if TYPE_CHECKING:
    from gogoa_game.logic.board import Board
    from gogoa_game.logic.state import Sheet, Trip
    from gogoa_game.maps import MapTexts
    from gogoa_game.ui.paint.painter import Painter

COLUMNS = 2
ROWS = DAYS // COLUMNS
GAP = 12.0


def trip_rects(area: FRect) -> list[FRect]:
    """The rows of the twelve days in `area`, down the left column first."""
    inside = area.inflate(-min(44.0, area.width * 0.06), -min(34.0, area.height * 0.12))
    wide, tall = (inside.width - GAP) / COLUMNS, inside.height / ROWS
    return [
        FRect(
            inside.left + (day // ROWS) * (wide + GAP), inside.top + (day % ROWS) * tall, wide, tall
        )
        for day in range(DAYS)
    ]


def draw_trip_list(
    painter: Painter, area: FRect, board: Board, texts: MapTexts, sheet: Sheet
) -> None:
    """Draws the list on a card, for a layer; days to come are lines to be filled in."""
    painter.ticket(area, fill=theme.CARD, inner=theme.AZUL, radius=12)
    for day, row in enumerate(trip_rects(area)):
        trip = sheet.trips[day] if day < len(sheet.trips) else None
        _draw_day(painter, row, day + 1, faint=trip is None)
        if trip is not None:
            _draw_trip(painter, row, trip, board, texts)


def draw_trip_ring(painter: Painter, area: FRect, day: int) -> None:
    """Shows which row of the list is meant; days count from 1."""
    row = trip_rects(area)[day - 1]
    painter.outline(row.inflate(4, -2), theme.TERRA, 3)


def _draw_day(painter: Painter, row: FRect, day: int, *, faint: bool) -> None:
    size = min(theme.LIST, row.height * 0.62)
    painter.text(
        str(day),
        (row.left + size * 1.4, row.centery),
        size=size,
        face=DISPLAY,
        colour=theme.INK2 if faint else theme.INK,
        anchor="midright",
        spacing=0,
    )
    if faint:
        y = row.centery + size * 0.4
        painter.line((row.left + size * 1.9, y), (row.right - 6, y), theme.EDGE, 2)


def _draw_trip(painter: Painter, row: FRect, trip: Trip, board: Board, texts: MapTexts) -> None:
    number = min(theme.LIST, row.height * 0.62) * 1.75
    die = min(row.height * 0.8, row.width * 0.094)
    x = row.left + number + die / 2
    for place in trip.turn.assignment:
        painter.sprite("die_body", center=(x, row.centery), size=die)
        painter.sprite(f"die_pips_{trip.dice[place]}", center=(x, row.centery), size=die)
        x += die * 1.06
    icon = min(row.height * 0.82, row.width * 0.115)
    x += (icon - die) / 2 + icon * 0.14
    if trip.marked is None:
        painter.line((x - icon * 0.3, row.centery), (x + icon * 0.3, row.centery), theme.INK2, 3)
        return
    painter.sprite(
        f"type_{board.destination(trip.marked).type}", center=(x, row.centery), size=icon
    )
    left = x + icon * 0.66
    draw_name(
        painter,
        texts.names(trip.marked, language()),
        (left, row.centery),
        row.right - 4 - left,
        row.height,
        size=min(theme.LIST, row.height * 0.6),
        face=TEXT,
    )

"""An open sheet as a picture: the map with all trips, the plans, and what every day brought."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.i18n import _, language
from gogoa_game.logic.scoring import points
from gogoa_game.logic.state import DAYS, Phase
from gogoa_game.ui import theme
from gogoa_game.ui.counters import draw_counters, draw_guides
from gogoa_game.ui.daycolumn import draw_day_column
from gogoa_game.ui.ground import draw_paper
from gogoa_game.ui.header import draw_header
from gogoa_game.ui.lineup import standings_of
from gogoa_game.ui.plancard import draw_plan_card
from gogoa_game.ui.standings import draw_standings
from gogoa_game.ui.trails import draw_tokens, draw_trails

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.state import Sheet, Trip
    from gogoa_game.logic.views import View
    from gogoa_game.maps import GameMap
    from gogoa_game.match import Player
    from gogoa_game.ui.mapview import MapView
    from gogoa_game.ui.painter import Painter
    from gogoa_game.ui.tablelayout import TableLayout

COLUMNS = 2
ROOM_FOR_DICE = 300.0


@dataclass(frozen=True, slots=True)
class SheetPicture:
    """Everything that an open sheet shows; `hover` is the seat under the pointer."""

    maps: GameMap
    map: MapView
    table: TableLayout
    view: View
    players: Sequence[Player]
    seat: int
    hover: int | None

    @property
    def sheet(self) -> Sheet:
        """The sheet as it last lay open."""
        return self.view.sheets[self.seat]

    @property
    def day(self) -> int:
        """The day after the last one on the sheet."""
        return len(self.sheet.trips) + 1


def draw_sheet(painter: Painter, picture: SheetPicture) -> None:
    """Draws the whole screen but the buttons."""
    table = picture.table
    key = ("open sheet", picture.seat, picture.day)
    painter.layer((*key, "map"), table.map, lambda layer: _draw_map(layer, picture))
    draw_day_column(painter, table.days, picture.day, picture.view.board, picture.sheet)
    painter.layer(
        (*key, "panel", picture.hover), table.panel, lambda layer: _draw_panel(layer, picture)
    )


def _draw_map(painter: Painter, picture: SheetPicture) -> None:
    view, sheet, board = picture.map, picture.sheet, picture.view.board
    player = picture.players[picture.seat]
    view.draw(painter)
    draw_trails(painter, view, sheet)
    view.draw_places(
        painter,
        on_plan=frozenset(p for plan in sheet.plans for p in board.plan(plan).destinations),
        marked=frozenset(place.id for place in board.members(sheet.marked)),
        found=frozenset(guide.id for guide in board.members(sheet.circled)),
    )
    draw_tokens(painter, view, [(player.token, player.colour, sheet.position)])


def _draw_panel(painter: Painter, picture: SheetPicture) -> None:
    table, sheet, board = picture.table, picture.sheet, picture.view.board
    texts = picture.maps.texts
    draw_paper(painter, table.panel)
    draw_header(
        painter, table.header, picture.players[picture.seat], _title(picture), points(board, sheet)
    )
    _draw_trips(painter, picture)
    marked = frozenset(place.id for place in board.members(sheet.marked))
    for rect, plan, angle in zip(table.plans, sheet.plans, (-0.6, 0.6), strict=False):
        draw_plan_card(painter, rect, board.plan(plan), texts, board, marked, angle=angle)
    draw_counters(painter, table.counters, board, sheet)
    draw_guides(painter, table.guides, board, texts, sheet)
    standings = tuple(
        replace(standing, me=standing.seat == picture.seat)
        for standing in standings_of(picture.view, picture.players)
    )
    draw_standings(painter, table.standings, standings, hover=picture.hover)


def _title(picture: SheetPicture) -> str:
    if picture.view.phase is Phase.OVER:
        return _("The sheet after twelve days")
    if not picture.sheet.trips:
        return _("Open sheet, before the first day")
    return _("Open sheet, after day {n}").format(n=len(picture.sheet.trips))


def _draw_trips(painter: Painter, picture: SheetPicture) -> None:
    """The list of days, in the place of the tray: the dice as used, and what was marked."""
    area = picture.table.tray
    painter.ticket(area, fill=theme.CARD, inner=theme.AZUL, radius=12)
    rows = DAYS // COLUMNS
    inside = area.inflate(-44, -36)
    height, width = inside.height / rows, inside.width / COLUMNS
    trips = picture.sheet.trips
    for day in range(DAYS):
        left = inside.left + (day // rows) * width
        row = FRect(left, inside.top + (day % rows) * height, width - 12, height)
        _draw_trip(painter, row, day + 1, trips[day] if day < len(trips) else None, picture)


def _draw_trip(
    painter: Painter, row: FRect, day: int, trip: Trip | None, picture: SheetPicture
) -> None:
    size = min(theme.LIST, row.height * 0.62)
    faint = theme.INK if trip else theme.INK2
    painter.text(
        str(day),
        (row.left + 30, row.centery),
        size=size,
        face=theme.DISPLAY,
        colour=faint,
        anchor="midright",
    )
    if trip is None:
        painter.line((row.left + 44, row.centery), (row.right, row.centery), theme.EDGE, 2)
        return
    die = row.height * 0.82
    x = row.left + 44 + die / 2
    for place in trip.turn.assignment if row.width >= ROOM_FOR_DICE else ():
        painter.sprite("die_body", center=(x, row.centery), size=die)
        painter.sprite(f"die_pips_{trip.dice[place]}", center=(x, row.centery), size=die)
        x += die * 1.04
    left = x
    if trip.marked is None:
        painter.text("–", (left, row.centery), size=size, colour=theme.INK2, anchor="midleft")
        return
    kind = picture.view.board.destination(trip.marked).type
    painter.sprite(f"type_{kind}", center=(left, row.centery), size=die)
    painter.text(
        picture.maps.texts.name(trip.marked, language()),
        (left + die * 0.7, row.centery),
        size=size,
        anchor="midleft",
        fit=row.right - left - die * 0.7,
    )

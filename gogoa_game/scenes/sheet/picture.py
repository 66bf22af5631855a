"""An open sheet as a picture: the map with all trips, the plans, and what every day brought."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gogoa_game.i18n import _
from gogoa_game.logic.scoring import points
from gogoa_game.logic.state import Phase
from gogoa_game.scenes.sheet.triplist import draw_trip_list, draw_trip_ring
from gogoa_game.table.standings import onlooked
from gogoa_game.ui import theme
from gogoa_game.ui.map.drawing import (
    PLAN_MARKS,
    draw_hover,
    draw_map,
    draw_places,
    plan_letters,
)
from gogoa_game.ui.map.labels import draw_place_name
from gogoa_game.ui.map.placenames import draw_names
from gogoa_game.ui.map.trails import CLEAR, draw_memory, draw_tokens, draw_trails, trail_points
from gogoa_game.ui.parts.counters import draw_counters, draw_guides
from gogoa_game.ui.parts.daycolumn import draw_day_column
from gogoa_game.ui.parts.ground import draw_paper
from gogoa_game.ui.parts.header import draw_header
from gogoa_game.ui.parts.plansheet import PlanLook, draw_plan_sheet
from gogoa_game.ui.parts.standings import draw_standings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.hexes import Hex
    from gogoa_game.logic.state import Sheet
    from gogoa_game.logic.views import View
    from gogoa_game.maps import GameMap
    from gogoa_game.table.match import Player
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.parts.gamelayout import TableLayout

PATH_WIDTH, PATH_RIM = 0.2, 0.34
"""The line of a day that is pointed at, and its rim, in radii of a hex."""


@dataclass(frozen=True, slots=True)
class SheetPicture:
    """Everything that an open sheet shows.

    What the pointer is on: `hover` a seat, `day` a day that was played, `cell` a hex of the map.
    """

    maps: GameMap
    map: MapView
    table: TableLayout
    view: View
    players: Sequence[Player]
    seat: int
    hover: int | None = None
    day: int | None = None
    cell: Hex | None = None
    named: bool = False

    @property
    def sheet(self) -> Sheet:
        """The sheet as it last lay open."""
        return self.view.sheets[self.seat]

    @property
    def player(self) -> Player:
        """Whose sheet it is."""
        return self.players[self.seat]


def draw_sheet(painter: Painter, picture: SheetPicture) -> None:
    """Draws the whole screen but the buttons."""
    table, sheet = picture.table, picture.sheet
    over = picture.view.phase is Phase.OVER
    key = ("open sheet", sheet, picture.player, over)
    painter.ground((*key, "map"), table.map, lambda layer: _draw_map(layer, picture))
    if picture.named:
        draw_names(painter, picture.map, picture.maps.texts)
    draw_day_column(painter, table.days, len(sheet.trips) + 1, picture.view.board, sheet)
    painter.ground((*key, "panel"), table.panel, lambda layer: _draw_panel(layer, picture))
    standings = onlooked(picture.view, picture.players, picture.seat)
    draw_standings(painter, table.standings, standings, hover=picture.hover)
    if picture.day is not None:
        _draw_day(painter, picture, picture.day)
    if picture.cell is not None:
        _draw_label(painter, picture, picture.cell)


def _draw_map(painter: Painter, picture: SheetPicture) -> None:
    view, sheet, board = picture.map, picture.sheet, picture.view.board
    draw_map(painter, view)
    draw_trails(painter, view, sheet, lines=CLEAR)
    draw_places(
        painter,
        view,
        on_plan=plan_letters(sheet.plans, board),
        marked=frozenset(place.id for place in board.members(sheet.marked)),
        found=frozenset(guide.id for guide in board.members(sheet.circled)),
    )
    draw_memory(painter, view, sheet, sheet.position)
    player = picture.player
    draw_tokens(painter, view, [(player.token, player.colour, sheet.position)])


def _draw_panel(painter: Painter, picture: SheetPicture) -> None:
    table, sheet, board = picture.table, picture.sheet, picture.view.board
    texts = picture.maps.texts
    draw_paper(painter, table.panel)
    draw_header(painter, table.header, picture.player, _line(picture), points(board, sheet))
    draw_trip_list(painter, table.tray, board, texts, sheet)
    marked = frozenset(place.id for place in board.members(sheet.marked))
    for rect, plan, letter, angle in zip(
        table.plans, sheet.plans, PLAN_MARKS, (-0.8, 0.7), strict=False
    ):
        ticked = marked & frozenset(board.plan(plan).destinations)
        look = PlanLook(letter, ticked)
        draw_plan_sheet(painter, rect, board.plan(plan), texts, board, look, angle=angle)
    draw_counters(painter, table.counters, board, sheet)
    draw_guides(painter, table.guides, board, sheet)


def _line(picture: SheetPicture) -> str:
    if picture.view.phase is Phase.OVER:
        return _("After twelve days")
    if not picture.sheet.trips:
        return _("Before the first day")
    return _("As of day {n}").format(n=len(picture.sheet.trips))


def _draw_day(painter: Painter, picture: SheetPicture, day: int) -> None:
    """The way of one day over the old lines, with its number where it ended."""
    view = picture.map
    draw_trip_ring(painter, picture.table.tray, day)
    line = trail_points(view, picture.sheet.trips[:day])[-1]
    with painter.clipped(view.rect):
        painter.lines(line, theme.CARD, PATH_RIM * view.radius)
        painter.lines(line, theme.AHEAD, PATH_WIDTH * view.radius)
        painter.circle(line[0], 0.3 * view.radius, theme.AHEAD, theme.CARD, 3)
        x, y = line[-1]
        painter.circle((x, y), 0.62 * view.radius, theme.SUN, theme.INK, 4)
        size = 0.7 * view.radius
        painter.text(str(day), (x, y), size=size, face=theme.DISPLAY, anchor="center", spacing=0)


def _draw_label(painter: Painter, picture: SheetPicture, cell: Hex) -> None:
    """The name of the place under the pointer."""
    draw_hover(painter, picture.map, cell)
    draw_place_name(painter, picture.map, cell, picture.maps.texts)

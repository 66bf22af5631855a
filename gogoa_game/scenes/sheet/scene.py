"""A player's open sheet, as of the last reveal (R19): map, plans, guides, points and trips."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.logic.state import Phase
from gogoa_game.scenes.onlooking import OnlookingScene
from gogoa_game.scenes.postcard.scene import CardScene
from gogoa_game.scenes.sheet.picture import SheetPicture, draw_sheet
from gogoa_game.scenes.sheet.triplist import trip_rects
from gogoa_game.scenes.souvenir.scene import SouvenirScene
from gogoa_game.table.naming import Names
from gogoa_game.ui.events import PointerDown, PointerUp
from gogoa_game.ui.map.mapview import MapView
from gogoa_game.ui.map.placenames import NamesButton
from gogoa_game.ui.parts.gamelayout import WIDE_PANEL, TableLayout
from gogoa_game.ui.widgets.group import Button

if TYPE_CHECKING:
    from pygame import FRect

    from gogoa_game.logic.hexes import Hex
    from gogoa_game.scenes.base import AppContext, Size
    from gogoa_game.table.session import Session
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point


UNEVEN = 0.17


class SheetScene(OnlookingScene):
    """Looks at one sheet after another; what is secret today is on none of them."""

    def __init__(self, app: AppContext, session: Session, seat: int) -> None:
        super().__init__(app, session, seat)
        self.map = MapView(self.app.maps)
        self._day: int | None = None
        self._cell: Hex | None = None
        self._pressed_cell: Hex | None = None
        self.layout(self.size)

    def layout(self, size: Size) -> None:
        """The parts lie where they lie in play; the list of trips takes the place of the dice."""
        super().layout(size)
        self.table = TableLayout.of(size)
        self.widgets.clear = self.table.scores
        self.map.layout(self.table.map)
        over = self.view.phase is Phase.OVER
        fields = self._fields(4 if over else 3)
        turns = self._seat_buttons(fields[0], fields[1])
        souvenir = Button("souvenir", fields[len(turns)], _("Souvenir"), key=pygame.K_v)
        back = Button("back", fields[-1], _("Back"), kind="main", key=pygame.K_ESCAPE)
        names = NamesButton(self.table.map, self.session.names)
        self.widgets.rebuild([*turns, names, *([souvenir] if over else []), back])

    def _fields(self, count: int) -> list[FRect]:
        """Where so many buttons lie, the last one at the right end."""
        row, gap = self.table.buttons, self.table.margin
        wide = (row.width - (count - 1) * gap) / count
        if row.width >= WIDE_PANEL:
            wide = min(wide, row.width * 0.24)
        # Where there is little room, every other word is a short one.
        uneven = UNEVEN * wide if count == 4 and row.width < WIDE_PANEL else 0.0
        fields, left = [], row.left
        for n in range(count):
            width = wide + (-uneven if n % 2 else uneven)
            fields.append(pygame.FRect(left, row.top, width, row.height * 0.86))
            left += width + gap
        fields[-1].right = row.right
        return fields

    def handle(self, event: UiEvent) -> None:
        """Buttons and keys, a click on a player, and what the pointer rests on."""
        activated = self.widgets.handle(event)
        if activated == "souvenir":
            self.app.director.push(SouvenirScene(self.app, self.session, self.seat))
        elif activated == "names":
            self.session.cycle_names()
            self.layout(self.size)
        elif not self._took_button(activated):
            self._handle_seats(event)
        self.dirty = self.dirty or self.widgets.dirty

    @property
    def seat_row(self) -> FRect:
        return self.table.standings

    def _handle_seats(self, event: UiEvent) -> None:
        """Besides, a click on a place shows its postcard."""
        if isinstance(event, PointerUp) and event.pos is not None and self._pressed is None:
            cell = self.map.hex_at(event.pos)
            place = None if cell is None else self.view.board.destination_at(cell)
            if place is not None and cell == self._pressed_cell:
                self.app.sounds.play("postcard")
                bit = 1 << self.view.board.bit[place.id]
                marked = bool(self.view.sheets[self.seat].marked & bit)
                self.app.director.push(CardScene(self.app, place, marked=marked))
                return
        if isinstance(event, PointerDown):
            self._pressed_cell = self.map.hex_at(event.pos)
        super()._handle_seats(event)

    def _point_at(self, pos: Point) -> None:
        """Finds what lies under the pointer: a player, a day of the list, a hex of the map."""
        before = self._day, self._cell
        super()._point_at(pos)
        played = len(self.view.sheets[self.seat].trips)
        rows = enumerate(trip_rects(self.table.tray)[:played], start=1)
        self._day = next((day for day, row in rows if row.collidepoint(pos)), None)
        self._cell = self.map.hex_at(pos)
        self.dirty = self.dirty or before != (self._day, self._cell)

    def _turn_to(self, seat: int) -> None:
        self.seat = seat
        # Another sheet may have fewer days, so what was pointed at may not be there.
        self._day = None
        self.dirty = True

    def draw(self, painter: Painter) -> None:
        """The sheet and the buttons."""
        picture = SheetPicture(
            self.app.maps,
            self.map,
            self.table,
            self.view,
            self.session.players,
            self.seat,
            self._hover,
            self._day,
            self._cell,
            named=self.session.names is Names.ALL,
        )
        draw_sheet(painter, picture)
        self.widgets.draw(painter)

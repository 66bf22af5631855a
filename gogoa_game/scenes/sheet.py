"""A player's open sheet, as of the last reveal (R19): map, plans, guides, points and trips."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.scenes.base import Scene, Size
from gogoa_game.ui.events import KeyDown, PointerDown, PointerMove, PointerUp
from gogoa_game.ui.mapview import MapView
from gogoa_game.ui.sheetpicture import SheetPicture, draw_sheet
from gogoa_game.ui.standings import standing_rects
from gogoa_game.ui.tablelayout import TableLayout
from gogoa_game.ui.widgets import Button, Group

if TYPE_CHECKING:
    from gogoa_game.scenes.session import Session
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.painter import Painter
    from gogoa_game.ui.stage import Point

FIRST_SEAT_KEY = pygame.K_F2


class SheetScene(Scene):
    """Looks at one sheet after another; what is secret today is on none of them."""

    def __init__(self, session: Session, seat: int) -> None:
        super().__init__(session.app)
        self.session = session
        self.seat = seat
        self.view = session.view(None)
        self.map = MapView(self.app.maps)
        self.widgets = Group()
        self._hover: int | None = None
        self._pressed: int | None = None
        self.layout(self.size)

    def layout(self, size: Size) -> None:
        super().layout(size)
        self.table = TableLayout.of(size)
        self.map.layout(self.table.map)
        row, gap = self.table.buttons, self.table.margin
        height = row.height * 0.86
        wide = row.width * 0.22
        back = pygame.FRect(0, row.top, row.width * 0.3, height)
        back.right = row.right
        several = len(self.session.players) > 1
        self.widgets.rebuild(
            (
                Button(
                    "previous",
                    (row.left, row.top, wide, height),
                    _("Previous"),
                    key=pygame.K_LEFT,
                    enabled=several,
                ),
                Button(
                    "next",
                    (row.left + wide + gap, row.top, wide, height),
                    _("Next"),
                    key=pygame.K_RIGHT,
                    enabled=several,
                ),
                Button("back", back, _("Back"), kind="main", key=pygame.K_ESCAPE),
            )
        )

    @property
    def animating(self) -> bool:
        return self.widgets.waiting

    def update(self, ms: float) -> None:
        self.widgets.update(ms)
        self.dirty = self.dirty or self.widgets.dirty

    def handle(self, event: UiEvent) -> None:
        self.dirty = True
        activated = self.widgets.handle(event)
        if activated == "back":
            self.app.director.pop()
        elif activated is not None:
            self._show(self.seat + (1 if activated == "next" else -1))
        else:
            self._handle_standings(event)

    def _handle_standings(self, event: UiEvent) -> None:
        match event:
            case PointerMove(pos):
                self._hover = self._seat_at(pos)
            case PointerDown(pos):
                self._pressed = self._seat_at(pos)
            case PointerUp(pos):
                pressed, self._pressed = self._pressed, None
                if pressed is not None and pos is not None and self._seat_at(pos) == pressed:
                    self._show(pressed)
            case KeyDown(key, _mod, repeat=False):
                if 0 <= key - FIRST_SEAT_KEY < len(self.session.players):
                    self._show(key - FIRST_SEAT_KEY)

    def _seat_at(self, pos: Point) -> int | None:
        fields = standing_rects(self.table.standings, len(self.session.players))
        return next((seat for seat, rect in enumerate(fields) if rect.collidepoint(pos)), None)

    def _show(self, seat: int) -> None:
        self.seat = seat % len(self.session.players)
        self.app.sounds.play("turn")

    def draw(self, painter: Painter) -> None:
        draw_sheet(
            painter,
            SheetPicture(
                maps=self.app.maps,
                map=self.map,
                table=self.table,
                view=self.view,
                players=self.session.players,
                seat=self.seat,
                hover=self._hover,
            ),
        )
        self.widgets.draw(painter)

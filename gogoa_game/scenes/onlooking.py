"""Looking at one seat after another: what sheets, reviews and souvenirs have in common."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.scenes.base import WidgetScene
from gogoa_game.scenes.keys import FIRST_SEAT_KEY
from gogoa_game.ui.events import KeyDown, PointerDown, PointerMove, PointerUp
from gogoa_game.ui.parts.standings import standing_rects
from gogoa_game.ui.widgets.group import Button

if TYPE_CHECKING:
    from pygame import FRect

    from gogoa_game.scenes.base import AppContext
    from gogoa_game.table.session import Session
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.stage import Point, RectLike


class OnlookingScene(WidgetScene):
    """A scene about one seat, with the fields of all: a click or a key turns to another."""

    def __init__(self, app: AppContext, session: Session, seat: int) -> None:
        super().__init__(app)
        self.session = session
        self.seat = seat
        self.view = session.view(None)
        self._hover: int | None = None
        self._pressed: int | None = None

    @property
    @abstractmethod
    def seat_row(self) -> FRect:
        """Where the fields of the seats lie."""

    @abstractmethod
    def _turn_to(self, seat: int) -> None:
        """Shows another seat."""

    def _show(self, seat: int) -> None:
        """Turns to another seat; beyond the last one comes the first again."""
        seat %= len(self.session.players)
        if seat != self.seat:
            self.app.sounds.play("turn")
            self._turn_to(seat)

    def _seat_buttons(
        self, previous: RectLike, following: RectLike, size: float | None = None
    ) -> list[Button]:
        """Previous and Next; none where nobody else is at the table."""
        if len(self.session.players) == 1:
            return []
        return [
            Button("previous", previous, _("Previous"), key=pygame.K_LEFT, size=size),
            Button("next", following, _("Next"), key=pygame.K_RIGHT, size=size),
        ]

    def _took_button(self, activated: str | None) -> bool:
        """Goes back or to the next seat; whether that was the button."""
        match activated:
            case "back":
                self.app.director.pop()
            case "previous":
                self._show(self.seat - 1)
            case "next":
                self._show(self.seat + 1)
            case _:
                return False
        return True

    def _handle_seats(self, event: UiEvent) -> None:
        """Follows the pointer over the fields; a whole click or a key turns to a seat."""
        match event:
            case PointerMove(pos):
                self._point_at(pos)
            case PointerDown(pos):
                self._point_at(pos)
                self._pressed = self._seat_at(pos)
            case PointerUp(pos):
                pressed, self._pressed = self._pressed, None
                if pressed is not None and pos is not None and self._seat_at(pos) == pressed:
                    self._show(pressed)
            case KeyDown(key, _mod, repeat=False):
                if 0 <= key - FIRST_SEAT_KEY < len(self.session.players):
                    self._show(key - FIRST_SEAT_KEY)

    def _point_at(self, pos: Point) -> None:
        before, self._hover = self._hover, self._seat_at(pos)
        self.dirty = self.dirty or before != self._hover

    def _seat_at(self, pos: Point) -> int | None:
        fields = standing_rects(self.seat_row, len(self.session.players))
        return next((seat for seat, rect in enumerate(fields) if rect.collidepoint(pos)), None)

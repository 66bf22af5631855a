"""The trip review: how well a seat travelled, day by day, worked out while the window goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.logic.state import DAYS
from gogoa_game.scenes.onlooking import OnlookingScene
from gogoa_game.scenes.review.draw import draw_review
from gogoa_game.scenes.review.layout import ReviewLayout
from gogoa_game.scenes.review.picture import ReviewPicture
from gogoa_game.scenes.review.words import worst_day
from gogoa_game.ui import theme
from gogoa_game.ui.events import KeyDown
from gogoa_game.ui.map.mapview import MapView
from gogoa_game.ui.widgets.group import Button

if TYPE_CHECKING:
    from pygame import FRect

    from gogoa_game.insight.review import TripReview
    from gogoa_game.scenes.base import AppContext, Size
    from gogoa_game.table.session import Session
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point
    from gogoa_game.ui.widgets.group import Kind

DAY_KEYS = {pygame.K_UP: -1, pygame.K_DOWN: 1}


class ReviewScene(OnlookingScene):
    """Shows one seat's review after another; the session keeps what is done, also in part."""

    def __init__(self, app: AppContext, session: Session, seat: int) -> None:
        super().__init__(app, session, seat)
        self.map = MapView(self.app.maps)
        self.day = 1
        self.route = False
        self._shown = False
        self._turn_to(seat)

    @property
    def review(self) -> TripReview | None:
        """The review of the seat that is looked at, once it is done."""
        return self.session.reviews.get(self.seat)

    # ---- the work

    @property
    def animating(self) -> bool:
        """While a review is worked on, or a tooltip is on its way."""
        return self.review is None or super().animating

    def update(self, ms: float) -> None:
        """Works on the review for a part of the frame."""
        super().update(ms)
        if self.review is not None:
            return
        if not self._shown:
            self._shown = True  # the scene is drawn before the first, slow piece
            return
        work = self.session.reviewing(self.seat)
        if work.step():
            self.session.reviews[self.seat] = work.result
            self.app.sounds.play("mark")
            self._turn_to(self.seat)

    # ---- what is looked at

    def _turn_to(self, seat: int) -> None:
        """Turns to another seat, and to the day that cost it most."""
        self.seat = seat
        review = self.review
        worst = None if review is None else worst_day(review)
        self.day = 1 if worst is None else worst.day
        self.layout(self.size)

    @property
    def seat_row(self) -> FRect:
        return self.parts.seats

    def layout(self, size: Size) -> None:
        """The map on the left; seats, days and buttons on the right."""
        super().layout(size)
        self.parts = ReviewLayout.of(size)
        self.map.layout(self.parts.map)
        self.widgets.clear = (self.parts.seats, self.parts.score, *self.parts.facts)
        self.widgets.rebuild(self._buttons())

    def _buttons(self) -> list[Button]:
        row = self.parts.buttons
        several = len(self.session.players) > 1
        gap = self.parts.margin
        wide = min((row.width - 3 * gap) / 4, 250.0)
        rects = [
            pygame.FRect(row.left + n * (wide + gap), row.top, wide, row.height * 0.9)
            for n in range(4)
        ]
        rects[3].right = row.right
        size = min(theme.LABEL, row.height * 0.36, wide * 0.14)
        kind: Kind = "chosen" if self.route else "rest"
        route = Button(
            "route", rects[2 if several else 0], _("Best trip"), kind=kind,
            key=pygame.K_b, size=size,
            enabled=self.review is not None,
            tooltip=_("The best trip found by one who knows all rolls, on the map"),
        )  # fmt: skip
        turns = self._seat_buttons(rects[0], rects[1], size)
        back = Button("back", rects[3], _("Back"), kind="main", key=pygame.K_ESCAPE, size=size)
        return [*turns, route, back]

    # ---- input

    def handle(self, event: UiEvent) -> None:
        """Buttons and keys, a click on a player, and the day under the pointer."""
        activated = self.widgets.handle(event)
        if activated == "route":
            self.route = not self.route
            self.layout(self.size)
        elif not self._took_button(activated):
            self._handle_rest(event)
        self.dirty = self.dirty or self.widgets.dirty

    def _handle_rest(self, event: UiEvent) -> None:
        match event:
            case KeyDown(key, _mod, repeat=False) if key in DAY_KEYS:
                self._mean((self.day - 1 + DAY_KEYS[key]) % DAYS + 1)
            case _:
                self._handle_seats(event)

    def _point_at(self, pos: Point) -> None:
        super()._point_at(pos)
        for day, row in enumerate(self.parts.rows, start=1):
            if row.collidepoint(pos):
                self._mean(day)

    def _mean(self, day: int) -> None:
        """Shows a day on the map; there is none before the review is done."""
        if self.review is not None and (day != self.day or self.route):
            self.day = day
            self.route = False
            self.layout(self.size)

    def draw(self, painter: Painter) -> None:
        """The picture and the buttons."""
        picture = ReviewPicture(
            self.app.maps,
            self.map,
            self.parts,
            self.view,
            self.session.players,
            self.seat,
            self.review,
            self.session.reviewed(self.seat),
            self.day,
            self._hover,
            self.route,
        )
        draw_review(painter, picture)
        self.widgets.draw(painter)

"""The moment after a turn that marks a place: its postcard lies over the seat's own map (R19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.logic.events import TripMade
from gogoa_game.scenes.base import FRAME_MS, Scene
from gogoa_game.ui.animator import Animation, out_cubic
from gogoa_game.ui.arrivalcard import Arrival, draw_arrival
from gogoa_game.ui.events import KeyDown, PointerDown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gogoa_game.logic.events import Event
    from gogoa_game.scenes.session import Session
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.painter import Painter

SLIDE_MS, FADE_MS = 380.0, 150.0
REST_MS = 950.0
"""How long the whole card stays, if nobody sends it away."""


def go_on_after(session: Session, seat: int, events: Iterable[Event]) -> None:
    """Goes on after a seat's turn; first over its picture the postcard of what it has marked.

    Where nothing moves, there is no card.
    """
    trips = (event.trip for event in events if isinstance(event, TripMade) and event.seat == seat)
    marked = next((trip.marked for trip in trips), None)
    if marked is None or session.app.settings.animation_speed == "off":
        session.proceed()
    else:
        session.app.director.push(ArrivalScene(session, marked))


class ArrivalScene(Scene):
    """A card that slides in and goes by itself, or at once at any click or key.

    It shows what the seat that has just played knows, before the screen is handed on.
    """

    opaque = False

    def __init__(self, session: Session, place: str) -> None:
        super().__init__(session.app)
        self.session = session
        board = session.view(None).board
        self.arrival = Arrival.at(board.destination(place), self.app.maps.texts)
        self.animator = self.app.animator()
        self.animator.queue(
            Animation("in", SLIDE_MS, out_cubic, reduced_ms=FADE_MS),
            Animation("rest", REST_MS, reduced_ms=REST_MS),
        )
        self._updates = 0
        if not session.needs_curtain:  # who waits for the screen must not hear of it
            self.app.sounds.play("postcard")

    @property
    def animating(self) -> bool:
        return True

    def update(self, ms: float) -> None:
        # The first picture of the card takes longer than a frame, which is no part of its way.
        self._updates += 1
        self.animator.update(ms if self._updates > 2 else min(ms, FRAME_MS))
        if not self.animator.active:
            self.session.proceed()

    def handle(self, event: UiEvent) -> None:
        if isinstance(event, PointerDown) or (isinstance(event, KeyDown) and not event.repeat):
            self.session.proceed()

    def draw(self, painter: Painter) -> None:
        shown = self.animator.value("in")
        if self.app.settings.reduced_motion:
            draw_arrival(painter, self.arrival, 1.0, alpha=round(255 * shown))
        else:
            draw_arrival(painter, self.arrival, shown)

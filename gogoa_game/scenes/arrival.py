"""Postcards over a scene: after a turn that marks a place (R19), and of any place on request."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.logic.events import TripMade
from gogoa_game.scenes.base import FRAME_MS, Scene
from gogoa_game.ui.animator import SPEED_FACTOR, Animation, out_cubic
from gogoa_game.ui.arrivalcard import Arrival, draw_arrival
from gogoa_game.ui.events import KeyDown, PointerDown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gogoa_game.logic.board import Destination
    from gogoa_game.logic.events import Event
    from gogoa_game.scenes.base import AppContext
    from gogoa_game.scenes.session import Session
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.painter import Painter

SLIDE_MS, FADE_MS = 240.0, 150.0
STAMP_MS = 200.0
"""How long the stamp on the map is seen before the card comes."""
WHOLE_MS = 980.0
"""How long a card stays in all, if nobody sends it away: play never waits longer than a second."""


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


class CardScene(Scene):
    """The postcard of a place over another scene, until a click or a key sends it away."""

    opaque = False
    delay_ms = 0.0

    def __init__(self, app: AppContext, place: Destination) -> None:
        super().__init__(app)
        self.arrival = Arrival.at(place, app.maps.texts)
        self.animator = app.animator()
        self.animator.queue(
            Animation("in", SLIDE_MS, out_cubic, delay_ms=self.delay_ms, reduced_ms=FADE_MS)
        )
        self._updates = 0

    @property
    def animating(self) -> bool:
        return self.animator.active

    def update(self, ms: float) -> None:
        self.animator.update(self._passed(ms))

    def _passed(self, ms: float) -> float:
        """The first picture of the card takes longer than a frame, which is no part of its way."""
        self._updates += 1
        return ms if self._updates > 2 else min(ms, FRAME_MS)

    def handle(self, event: UiEvent) -> None:
        if isinstance(event, PointerDown) or (isinstance(event, KeyDown) and not event.repeat):
            self.close()

    def close(self) -> None:
        """Goes back to the scene below."""
        self.app.director.pop()

    def draw(self, painter: Painter) -> None:
        shown = self.animator.value("in")
        if self.app.settings.reduced_motion:
            draw_arrival(painter, self.arrival, 1.0, alpha=round(255 * shown))
        else:
            draw_arrival(painter, self.arrival, shown)


class ArrivalScene(CardScene):
    """A card that goes by itself, or at once at any click or key.

    It shows what the seat that has just played knows, before the screen is handed on.
    """

    delay_ms = STAMP_MS

    def __init__(self, session: Session, place: str) -> None:
        super().__init__(session.app, session.view(None).board.destination(place))
        self.session = session
        self._below = self.app.director.top  # what happens there goes on under the card
        self._left = WHOLE_MS * min(1.0, SPEED_FACTOR[self.app.settings.animation_speed])
        if not session.needs_curtain:  # who waits for the screen must not hear of it
            self.app.sounds.play("postcard")

    @property
    def animating(self) -> bool:
        return True

    def update(self, ms: float) -> None:
        passed = self._passed(ms)
        self.animator.update(passed)
        self._below.update(passed)
        self._left -= passed
        if self._left <= 0:
            self.close()

    def close(self) -> None:
        """The game goes on."""
        self.session.proceed()

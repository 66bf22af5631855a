"""Postcards over a scene: after a turn that marks a place (R19), and of any place on request."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.scenes.base import FRAME_MS, GuestScene, Scene
from gogoa_game.scenes.postcard.arrival import Arrival
from gogoa_game.scenes.postcard.card import ArrivalLayout
from gogoa_game.scenes.postcard.drawing import draw_arrival
from gogoa_game.scenes.postcard.flight import day_tile, flight
from gogoa_game.ui.animator import SPEED_FACTOR, Animation, in_out_sine, out_cubic
from gogoa_game.ui.events import KeyDown, PointerDown

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.logic.board import Destination
    from gogoa_game.scenes.base import AppContext
    from gogoa_game.table.session import Session
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter

SLIDE_MS, FADE_MS = 240.0, 150.0
STAMP_MS = 200.0
"""How long the stamp on the map is seen before the card comes."""
LEISURE_MS = 2800.0
"""How long a card is there to be read, at the least, while the game goes on behind it."""
SHRINK = Animation("shrink", 320.0, in_out_sine, reduced_ms=FADE_MS)


def welcome(
    app: AppContext,
    session: Session,
    seat: int,
    settle: Callable[[float], None],
    then: Callable[[], None],
) -> bool:
    """Brings the card of the place that a seat has just marked; False where there is none.

    There is none where nothing moves. There is none where somebody waits for the screen, who would
    see by the pause that a place was marked (R19), nor where nobody else plays, for the evening
    follows at once: there the card is part of it. `settle` lets the time of the picture below
    pass, `then` goes on with the game.
    """
    view = session.view(seat)
    assert view.own is not None
    marked = view.own.trips[-1].marked
    still = app.settings.animation_speed == "off"
    alone = len(session.players) == 1
    if marked is None or still or alone or session.needs_curtain:
        return False
    place = view.board.destination(marked)
    arrival = Arrival.on(view.own, place, view.board, app.maps.texts)
    app.director.push(ArrivalScene(app, arrival, len(view.own.trips), settle, then))
    return True


class CardScene(Scene):
    """The postcard of a place over another scene, until a click or a key sends it away."""

    opaque = False
    delay_ms = 0.0

    def __init__(self, app: AppContext, place: Destination, *, marked: bool) -> None:
        super().__init__(app)
        self._begin(Arrival.at(place, app.maps.texts, marked=marked))

    def _begin(self, arrival: Arrival) -> None:
        self.arrival = arrival
        self.animator = self.app.animator()
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
    """The card of a place that was marked comes in over the turn that is done.

    Once it is there the game goes on, and a `LingeringCard` in its place stays over that. A click
    or a key sends it away before.
    """

    delay_ms = STAMP_MS

    def __init__(
        self,
        app: AppContext,
        arrival: Arrival,
        day: int,
        settle: Callable[[float], None],
        then: Callable[[], None],
    ) -> None:
        Scene.__init__(self, app)
        self._begin(arrival)
        self._day = day
        self._settle = settle
        self._then = then
        app.sounds.play("postcard")

    def update(self, ms: float) -> None:
        passed = self._passed(ms)
        self.animator.update(passed)
        self._settle(passed)
        if not self.animator.active:
            self._then()
            self.app.director.invite(LingeringCard(self.app, self.arrival, self._day))

    def close(self) -> None:
        """The game goes on without the card."""
        self._then()


class LingeringCard(GuestScene):
    """The card of a place, read at leisure while the game goes on behind it.

    In the end it shrinks into the tile of its day.
    """

    def __init__(self, app: AppContext, arrival: Arrival, day: int) -> None:
        super().__init__(app)
        self.arrival = arrival
        self.day = day
        self.animator = app.animator()
        self._left = LEISURE_MS * max(1.0, SPEED_FACTOR[app.settings.animation_speed])

    def update(self, ms: float) -> None:
        """The time for reading passes, then the card goes."""
        super().update(ms)
        was_going = self._left <= 0
        self._left -= ms
        if not was_going:
            if self._left <= 0:
                self.animator.queue(SHRINK)
            return
        self.animator.update(ms)
        if not self.animator.active:
            self.close()

    def draw(self, painter: Painter) -> None:
        """The card at rest, or on its way into the tile."""
        gone = self.animator.value("shrink", 0.0)
        if self.app.settings.reduced_motion:
            draw_arrival(painter, self.arrival, 1.0, alpha=round(255 * (1 - gone)))
            return
        card = ArrivalLayout.of(painter, self.arrival).card
        shift, share = flight(card, day_tile(painter.size, self.day), gone)
        draw_arrival(painter, self.arrival, 1.0, shift=shift, stretch=(share, share))

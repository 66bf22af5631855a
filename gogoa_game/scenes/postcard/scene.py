"""Postcards over a scene: after a turn that marks a place (R19), and of any place on request."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.scenes.base import FRAME_MS, Scene
from gogoa_game.scenes.postcard.card import Arrival, draw_arrival
from gogoa_game.ui.animator import SPEED_FACTOR, Animation, out_cubic
from gogoa_game.ui.events import KeyDown, PointerDown

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.logic.board import Destination
    from gogoa_game.scenes.base import AppContext
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter

SLIDE_MS, FADE_MS = 240.0, 150.0
STAMP_MS = 200.0
"""How long the stamp on the map is seen before the card comes."""
WHOLE_MS = 980.0
"""How long a card stays in all, if nobody sends it away: play never waits longer than a second."""


class CardScene(Scene):
    """The postcard of a place over another scene, until a click or a key sends it away."""

    opaque = False
    delay_ms = 0.0

    def __init__(self, app: AppContext, place: Destination, *, marked: bool) -> None:
        super().__init__(app)
        self.arrival = Arrival.at(place, app.maps.texts, marked=marked)
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
    """The card of a place that was marked; it goes by itself, or at any click or key.

    `settle` lets the time of the picture below pass, `then` is what follows.
    """

    delay_ms = STAMP_MS

    def __init__(
        self,
        app: AppContext,
        place: Destination,
        settle: Callable[[float], None],
        then: Callable[[], None],
    ) -> None:
        super().__init__(app, place, marked=True)
        self._settle = settle
        self._then = then
        self._left = WHOLE_MS * min(1.0, SPEED_FACTOR[app.settings.animation_speed])
        app.sounds.play("postcard")

    @property
    def animating(self) -> bool:
        return True

    def update(self, ms: float) -> None:
        passed = self._passed(ms)
        self.animator.update(passed)
        self._settle(passed)
        self._left -= passed
        if self._left <= 0:
            self.close()

    def close(self) -> None:
        """The game goes on."""
        self._then()

"""A finished plan is an event: its card is lifted out of the screen and stamped (R22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.scenes.base import FRAME_MS, Scene
from gogoa_game.scenes.play.donepicture import DIM, Parts, PlanDone, draw_plan_done
from gogoa_game.scenes.play.picture import draw_play
from gogoa_game.ui import theme
from gogoa_game.ui.animator import SPEED_FACTOR, Animation, in_cubic, in_out_cubic, out_back
from gogoa_game.ui.events import KeyDown, PointerDown

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gogoa_game.scenes.base import AppContext, Size
    from gogoa_game.scenes.play.picture import PlayPicture
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter

WHOLE_MS = 1200.0
TURN = 6.0
"""Degrees that the rays turn in a second."""
FADE_MS = 150.0
MOTIONS = (
    Animation("lift", 300.0, out_back),
    Animation("tick", 180.0, delay_ms=220.0),
    Animation("stamp", 160.0, in_cubic, delay_ms=360.0),
    Animation("flight", 520.0, in_out_cubic, delay_ms=500.0),
    Animation("count", 240.0, delay_ms=940.0),
    Animation("shown", 1.0, reduced_ms=FADE_MS),
)

AT_REST = Parts(1.0, 1.0, 1.0, 1.0, 1.0, 0.0)


class PlanDoneScene(Scene):
    """The plans that a turn has finished, one after the other, over its picture.

    A click or a key ends it; then the game goes on with `then`. `picture` is that of the turn, as
    large as the stage is now.
    """

    def __init__(
        self,
        app: AppContext,
        picture: Callable[[], PlayPicture],
        done: Sequence[PlanDone],
        then: Callable[[], None],
    ) -> None:
        super().__init__(app)
        self.done = done[0]
        self._later = done[1:]
        self._picture = picture
        self._then = then
        self._below = picture()
        self._ms = 0.0
        self._updates = 0
        self.animator = app.animator()
        for motion in MOTIONS:
            self.animator.start(motion)
        app.sounds.play("tour")

    @property
    def animating(self) -> bool:
        return True

    def layout(self, size: Size) -> None:
        super().layout(size)
        self._below = self._picture()

    def update(self, ms: float) -> None:
        self._updates += 1
        # The first picture takes longer than a frame, which is no part of its way.
        passed = ms if self._updates > 2 else min(ms, FRAME_MS)
        self.animator.update(passed)
        self._ms += passed
        self.dirty = True
        if self._ms >= WHOLE_MS * SPEED_FACTOR[self.app.settings.animation_speed]:
            self._close()

    def handle(self, event: UiEvent) -> None:
        if isinstance(event, PointerDown) or (isinstance(event, KeyDown) and not event.repeat):
            self._close()

    def _close(self) -> None:
        if self._later:
            following = PlanDoneScene(self.app, self._picture, self._later, self._then)
            self.app.director.replace(following)
        else:
            self._then()

    @property
    def parts(self) -> Parts:
        """How far everything has come."""
        value, still = self.animator.value, self.app.settings.reduced_motion
        turn = 0.0 if still else TURN * self._ms / 1000
        return Parts(
            value("lift"),
            value("tick"),
            value("stamp"),
            value("flight"),
            value("count"),
            turn,
            value("shown"),
            still,
        )

    def draw(self, painter: Painter) -> None:
        below = self._below
        whole = (0.0, 0.0, *painter.size)

        def dimmed(layer: Painter) -> None:
            draw_play(layer, below)
            layer.fill(whole, theme.fade(theme.DIM, DIM))

        frames = below.table.header, below.table.plans[self.done.number]
        painter.ground(("below a finished plan", id(below)), whole, dimmed)
        if self._updates <= 1:
            # What is slow to draw at first is drawn before anything moves, and covered at once.
            draw_plan_done(painter, below.maps, below.view.board, self.done, frames, AT_REST)
            painter.ground(("below a finished plan", id(below)), whole, dimmed)
        draw_plan_done(painter, below.maps, below.view.board, self.done, frames, self.parts)

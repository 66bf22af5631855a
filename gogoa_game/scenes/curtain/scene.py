"""The curtain between two people's turns (R19): nothing of any sheet is on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.scenes.base import WidgetScene
from gogoa_game.scenes.curtain.layout import CurtainLayout
from gogoa_game.scenes.curtain.picture import CurtainPicture, draw_curtain
from gogoa_game.scenes.pause import PauseScene
from gogoa_game.ui.animator import Animation, out_cubic
from gogoa_game.ui.events import KeyDown, PointerDown, PointerUp
from gogoa_game.ui.paint.passage import Parting
from gogoa_game.ui.sound.music import Music
from gogoa_game.ui.widgets.button import Button
from gogoa_game.ui.widgets.widget import ACTIVATING_KEYS

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.scenes.base import AppContext, Scene, Size
    from gogoa_game.table.session import Session
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter

REST_MS = 400.0
"""So long it stays shut: the clicks of the player before are spent by then."""
COME = Animation("come", 420.0, out_cubic)
SETTLED = Animation("settled", 120.0, out_cubic, delay_ms=420.0)
NAMED = Animation("named", 160.0, delay_ms=260.0, reduced_ms=150.0)
RISEN = Animation("risen", 200.0, out_cubic, delay_ms=380.0)
RISE = 24.0
FIRST_FRAMES = 2
LEAST_STEP_MS = 17.0


class CurtainScene(WidgetScene):
    """Calls who is to take the screen by name. `then` makes the scene behind it when it is lifted,
    so that nothing of it exists before.

    The button lifts it, or Enter or Space; any other click only ends what moves.
    """

    music = Music.PLAY
    parting = Parting.HALVES
    sudden = True

    def __init__(
        self, app: AppContext, session: Session, seat: int, then: Callable[[], Scene]
    ) -> None:
        super().__init__(app)
        self.session = session
        self.seat = seat
        self.player = session.players[seat]
        self._then = then
        self._shut_ms = 0.0
        self._frames = 0
        self.animator = app.animator()
        for animation in (COME, SETTLED, NAMED, RISEN):
            self.animator.start(animation)
        self.layout(self.size)

    def layout(self, size: Size) -> None:
        super().layout(size)
        self.parts = CurtainLayout.of(size)
        self._place_button()

    def _place_button(self) -> None:
        rise = RISE * (1 - self.animator.value("risen")) * self.parts.unit
        self.widgets.rebuild(
            [
                Button(
                    "take",
                    self.parts.button.move(0, rise),
                    _("I am {name}").format(name=self.player.name),
                    kind="main",
                    size=54 * self.parts.unit,
                    effect="curtain",
                )
            ]
        )

    @property
    def animating(self) -> bool:
        return self.animator.active or self._shut_ms < REST_MS or super().animating

    def update(self, ms: float) -> None:
        super().update(ms)
        if self._frames < FIRST_FRAMES:
            # To paint the ground takes its time, which is none of the motion's.
            self._frames += 1
            ms = min(ms, LEAST_STEP_MS)
        self._shut_ms += ms
        rising = self.animator.running("risen")
        self.animator.update(ms)
        if rising:
            self._place_button()

    def handle(self, event: UiEvent) -> None:
        match event:
            case KeyDown(pygame.K_ESCAPE | pygame.K_p, repeat=False):
                self.app.director.push(PauseScene(self.app))
                return
            case KeyDown(repeat=True):
                return
            case PointerDown() | KeyDown():
                self._end_motion()
        shut = self._shut_ms < REST_MS
        if shut and isinstance(event, PointerDown | PointerUp | KeyDown):
            return
        if self.widgets.handle(event) == "take":
            self.app.director.replace(self._then())
        elif isinstance(event, KeyDown) and event.key in ACTIVATING_KEYS:
            self.app.sounds.play("curtain")
            self.app.director.replace(self._then())

    def _end_motion(self) -> None:
        self.animator.skip()
        self._place_button()
        self.dirty = True

    def draw(self, painter: Painter) -> None:
        public = self.session.view(None)
        draw_curtain(
            painter,
            CurtainPicture(
                layout=self.parts,
                player=self.player,
                day=public.day,
                dice=public.dice,
                reserved=public.reserved,
                starter=self.session.players[public.starting_seat],
                come=self.animator.value("come"),
                settled=self.animator.value("settled"),
                named=self.animator.value("named"),
            ),
        )
        self.widgets.draw(painter)

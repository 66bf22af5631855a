"""The curtain between two people's turns (R19): nothing of any sheet is on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.scenes.base import Scene
from gogoa_game.scenes.pause import PauseScene
from gogoa_game.ui import theme
from gogoa_game.ui.events import KeyDown, PointerDown, PointerUp
from gogoa_game.ui.paint.tokens import draw_token
from gogoa_game.ui.parts.backdrops import draw_tile_wall
from gogoa_game.ui.sound.music import Music
from gogoa_game.ui.widgets.widget import ACTIVATING_KEYS

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.scenes.base import AppContext
    from gogoa_game.table.session import Session
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter

REST_MS = 400.0
"""So long it stays shut: the clicks of the player before are spent by then."""


class CurtainScene(Scene):
    """Names who is to take the screen. `then` makes the scene behind it when it is lifted, so that
    nothing of it exists before.
    """

    music = Music.PLAY

    def __init__(
        self, app: AppContext, session: Session, seat: int, then: Callable[[], Scene]
    ) -> None:
        super().__init__(app)
        self.session = session
        self.seat = seat
        self.player = session.players[seat]
        self._then = then
        self._shut_ms = 0.0
        self._pressed = False

    @property
    def animating(self) -> bool:
        return self._shut_ms < REST_MS

    def update(self, ms: float) -> None:
        self._shut_ms += ms

    def handle(self, event: UiEvent) -> None:
        if (
            isinstance(event, KeyDown)
            and not event.repeat
            and event.key
            in (
                pygame.K_ESCAPE,
                pygame.K_p,
            )
        ):
            self.app.director.push(PauseScene(self.app))
        elif self._shut_ms < REST_MS:
            return
        elif isinstance(event, PointerDown):
            self._pressed = True
        elif isinstance(event, PointerUp):
            pressed, self._pressed = self._pressed, False
            if pressed and event.pos is not None:
                self._lift()
        elif isinstance(event, KeyDown) and not event.repeat and event.key in ACTIVATING_KEYS:
            self._lift()

    def _lift(self) -> None:
        self.app.sounds.play("curtain")
        self.app.director.replace(self._then())

    def draw(self, painter: Painter) -> None:
        draw_tile_wall(painter)
        width, height = painter.size
        box = pygame.FRect(0, 0, min(980.0, width - 80), min(620.0, height - 120))
        box.center = (width / 2, height / 2)
        painter.ticket(box, fill=theme.CARD, inner=theme.TERRA, radius=22)
        token = box.height * 0.42
        draw_token(
            painter,
            self.player.token,
            self.player.colour,
            (box.centerx, box.top + box.height * 0.33),
            token,
        )
        painter.text(
            _("Pass to {name}").format(name=self.player.name),
            (box.centerx, box.top + box.height * 0.68),
            size=theme.SCORE,
            face=theme.DISPLAY,
            anchor="center",
            fit=box.width - 90,
        )
        painter.text(
            _("Only {name} looks now. Click, or press Enter.").format(name=self.player.name),
            (box.centerx, box.top + box.height * 0.85),
            size=theme.LABEL,
            colour=theme.INK2,
            anchor="center",
            fit=box.width - 90,
        )

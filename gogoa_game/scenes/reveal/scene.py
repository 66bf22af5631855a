"""The end of a day: all set out on one map, and a lane tells what that has brought (R19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.logic.events import Event, Marked, TripMade
from gogoa_game.scenes.base import Size, WidgetScene
from gogoa_game.scenes.keys import PAUSE_KEYS
from gogoa_game.scenes.pause import PauseScene
from gogoa_game.scenes.reveal.day import day_of, standings_around
from gogoa_game.scenes.reveal.layout import EveningLayout
from gogoa_game.scenes.reveal.motion import set_out, shown_now
from gogoa_game.scenes.reveal.picture import EveningPicture, draw_evening
from gogoa_game.scenes.reveal.sound import EveningSounds
from gogoa_game.ui.events import KeyDown, PointerDown
from gogoa_game.ui.map.buttons import PauseButton
from gogoa_game.ui.map.mapview import MapView
from gogoa_game.ui.sound.music import Music
from gogoa_game.ui.widgets.group import Button

if TYPE_CHECKING:
    from gogoa_game.scenes.base import AppContext
    from gogoa_game.table.session import Session
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter

BOTS_REST_MS = 1500.0
"""How long the end picture stays when only bots play."""
LABEL = 0.42
"""The size of the letters on the button, in its heights."""
FIRST_MS = 16.0
"""What the first picture takes longer than a frame is no part of the evening."""


class RevealScene(WidgetScene):
    """A show that one click brings to its end picture, and the next one leaves."""

    music = Music.PLAY
    waits_for_guests = True

    def __init__(self, app: AppContext, session: Session, events: tuple[Event, ...]) -> None:
        super().__init__(app)
        self.session = session
        self.view = session.view(None)
        public = [event for event in events if event.known_to(None)]
        self.trips = tuple(event for event in public if isinstance(event, TripMade))
        self.marks = tuple(event for event in public if isinstance(event, Marked))
        self.told = day_of(self.view, session.players, events)
        self.before, self.after = standings_around(self.told, self.view, session.players)
        self.map = MapView(self.app.maps)
        self.animator = self.app.animator()
        set_out(self.animator, self.told)
        self._sounds = EveningSounds(self.told, app.sounds)
        self._rested = 0.0
        self._updates = 0
        self.layout(self.size)

    @property
    def day(self) -> int:
        """The day that has ended."""
        return self.told.number

    def layout(self, size: Size) -> None:
        super().layout(size)
        self.table = EveningLayout.of(size, len(self.session.players))
        self.map.layout(self.table.map)
        label = _("Skip") if self.animator.active else _("Go on")
        rect = self.table.button
        go_on = Button(
            "go on", rect, label, kind="main", key=pygame.K_RETURN, size=LABEL * rect.height
        )
        self.widgets.rebuild((go_on, PauseButton(self.table.map)))

    @property
    def animating(self) -> bool:
        return self.animator.active or not self.session.people or super().animating

    def update(self, ms: float) -> None:
        was_active = self.animator.active
        self._updates += 1
        self.animator.update(ms if self._updates > 2 else min(ms, FIRST_MS))
        super().update(ms)
        if was_active:
            self._sounds.follow(self.animator, ms)
            self.dirty = True
        if self.animator.active:
            return
        if was_active:
            self.layout(self.size)
        self._rested += ms
        if not self.session.people and self._rested >= BOTS_REST_MS:
            self.session.proceed()

    def handle(self, event: UiEvent) -> None:
        self.dirty = True
        match self.widgets.handle(event):
            case "go on":
                self._go_on()
                return
            case "pause":
                self._pause()
                return
        if isinstance(event, KeyDown) and not event.repeat:
            if event.key in PAUSE_KEYS:
                self._pause()
            elif event.key == pygame.K_SPACE:
                self._go_on()
        elif isinstance(event, PointerDown) and self.widgets.hover is None:
            # Beside the button a press skips but never leaves: people look at the picture.
            self._skip()

    def _pause(self) -> None:
        self.app.director.push(PauseScene(self.app))

    def _go_on(self) -> None:
        if self.animator.active:
            self._skip()
        else:
            self.session.proceed()

    def _skip(self) -> None:
        if self.animator.active:
            self.animator.skip()
            self._sounds.skip()
            self.layout(self.size)

    def draw(self, painter: Painter) -> None:
        draw_evening(
            painter,
            EveningPicture(
                maps=self.app.maps,
                map=self.map,
                layout=self.table,
                view=self.view,
                day=self.told,
                shown=shown_now(self.animator, len(self.session.players)),
                still=self.app.settings.reduced_motion,
            ),
        )
        self.widgets.draw(painter)

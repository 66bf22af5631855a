"""The end of a day: all set out on one map, then marks and plans are called out (R19)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.logic.events import DayEnded, Event, Marked, TripMade
from gogoa_game.scenes.base import Size, WidgetScene
from gogoa_game.scenes.keys import PAUSE_KEYS
from gogoa_game.scenes.pause import PauseScene
from gogoa_game.scenes.reveal.picture import RevealPicture, before_and_after, draw_reveal
from gogoa_game.ui.animator import STEP_MS, Animation, in_out_sine
from gogoa_game.ui.events import KeyDown, PointerDown
from gogoa_game.ui.map.mapview import MapView
from gogoa_game.ui.parts.gamelayout import TableLayout
from gogoa_game.ui.sound.effects import pencil
from gogoa_game.ui.sound.music import Music
from gogoa_game.ui.widgets.group import Button

if TYPE_CHECKING:
    from pygame import FRect

    from gogoa_game.scenes.base import AppContext
    from gogoa_game.table.session import Session
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter

CALL_MS = 800.0
SORT_MS = 700.0
BOTS_REST_MS = 1500.0
"""How long the end picture stays when only bots play."""


class RevealScene(WidgetScene):
    """A show that one click brings to its end picture, and the next one leaves."""

    music = Music.PLAY

    def __init__(self, app: AppContext, session: Session, events: tuple[Event, ...]) -> None:
        super().__init__(app)
        self.session = session
        self.view = session.view(None)
        public = [event for event in events if event.known_to(None)]
        self.trips = tuple(event for event in public if isinstance(event, TripMade))
        self.marks = tuple(event for event in public if isinstance(event, Marked))
        self.day = next(event.day for event in public if isinstance(event, DayEnded))
        self.before, self.after = before_and_after(self.view, session.players, self.trips)
        self.map = MapView(self.app.maps)
        self.animator = self.app.animator()
        longest = max(len(event.trip.steps) for event in self.trips)
        calls = len(self.marks)
        self.animator.queue(
            Animation("travel", STEP_MS * longest, end=longest),
            Animation("calls", CALL_MS * calls, end=calls, reduced_ms=CALL_MS / 2 * calls),
            Animation("sort", SORT_MS, in_out_sine, reduced_ms=150.0),
        )
        self._travelled = 0
        self._called = 0
        self._sorted = False
        self._rested = 0.0
        self.layout(self.size)

    def layout(self, size: Size) -> None:
        super().layout(size)
        self.table = TableLayout.of(size)
        self.map.layout(self.table.map)
        row = self.table.buttons
        go_on = pygame.FRect(0, row.top, max(260.0, row.width * 0.34), row.height * 0.86)
        go_on.right = row.right
        label = _("Skip") if self.animator.active else _("Go on")
        self.widgets.rebuild((Button("go on", go_on, label, kind="main", key=pygame.K_RETURN),))

    @property
    def sliding(self) -> FRect:
        return self.table.panel

    @property
    def animating(self) -> bool:
        return self.animator.active or not self.session.people or super().animating

    def update(self, ms: float) -> None:
        was_active = self.animator.active
        self.animator.update(ms)
        super().update(ms)
        self._travel()
        self._call_out()
        self._sort()
        if self.animator.active:
            return
        if was_active:
            self.layout(self.size)
        self._rested += ms
        if not self.session.people and self._rested >= BOTS_REST_MS:
            self.session.proceed()

    def _travel(self) -> None:
        """The pencils are heard once a step, however many there are, and every bounce."""
        step = math.ceil(self.animator.value("travel"))
        if step <= self._travelled or not self.animator.running("travel"):
            return
        self._travelled = step
        self.app.sounds.play(pencil(step))
        made = [trip.trip.steps[step - 1] for trip in self.trips if len(trip.trip.steps) >= step]
        if any(entered.bounced for entered in made):
            self.app.sounds.play("bounce")

    def _sort(self) -> None:
        """The players' tickets are heard when one of them gets another place."""
        if self._sorted or not (self.animator.running("sort") and self.animator.value("sort")):
            return
        self._sorted = True
        if [one.seat for one in self.before] != [one.seat for one in self.after]:
            self.app.sounds.play("sort")

    def _call_out(self) -> None:
        """Each mark has its sound when its turn comes."""
        calls = self._calls
        if calls > self._called:
            mark = self.marks[calls - 1]
            self.app.sounds.play("plan" if mark.completed else "mark")
            self._called = calls

    @property
    def _calls(self) -> int:
        """How many marks have been called out."""
        done = self.animator.value("calls")
        return int(done) + (done % 1 > 0)

    def handle(self, event: UiEvent) -> None:
        self.dirty = True
        if self.widgets.handle(event) is not None:
            self._go_on()
        elif isinstance(event, KeyDown) and not event.repeat:
            if event.key in PAUSE_KEYS:
                self.app.director.push(PauseScene(self.app))
            elif event.key == pygame.K_SPACE:
                self._go_on()
        elif isinstance(event, PointerDown) and self.widgets.hover is None:
            # Beside the button a press skips but never leaves: people look at the picture.
            self._skip()

    def _go_on(self) -> None:
        if self.animator.active:
            self._skip()
        else:
            self.session.proceed()

    def _skip(self) -> None:
        if self.animator.active:
            self.animator.skip()
            self._called = len(self.marks)
            self.layout(self.size)

    def draw(self, painter: Painter) -> None:
        draw_reveal(
            painter,
            RevealPicture(
                maps=self.app.maps,
                map=self.map,
                table=self.table,
                view=self.view,
                players=self.session.players,
                day=self.day,
                trips=self.trips,
                marks=self.marks,
                before=self.before,
                after=self.after,
                travelled=self.animator.value("travel"),
                called=self._calls,
                sorted=self.animator.value("sort"),
            ),
        )
        self.widgets.draw(painter)

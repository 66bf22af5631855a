"""The table between people's turns, all of it public: a day begins, the dice roll, bots play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.logic.events import DieReserved, Event
from gogoa_game.logic.state import Phase
from gogoa_game.scenes.base import Size, WidgetScene
from gogoa_game.scenes.pause import PauseScene
from gogoa_game.scenes.watch.picture import WatchPicture, draw_watch
from gogoa_game.scenes.watch.tumble import TUMBLE_MS
from gogoa_game.ui.animator import Animation, out_cubic
from gogoa_game.ui.events import KeyDown, PointerUp
from gogoa_game.ui.map.buttons import PauseButton
from gogoa_game.ui.map.mapview import MapView
from gogoa_game.ui.parts.gamelayout import TableLayout
from gogoa_game.ui.parts.tray import TrayLayout
from gogoa_game.ui.sound.music import Music
from gogoa_game.ui.widgets.widget import ACTIVATING_KEYS

if TYPE_CHECKING:
    from gogoa_game.scenes.base import AppContext
    from gogoa_game.table.session import Session
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter

BANNER = Animation("banner", 1100.0, reduced_ms=700.0)
TUMBLE = Animation("tumble", TUMBLE_MS, reduced_ms=120.0)
SETTLE = Animation("settle", 600.0, reduced_ms=400.0)
RESERVE = Animation("reserve", 800.0, out_cubic, reduced_ms=500.0)
FOLLOW = Animation("follow", 450.0, reduced_ms=300.0)


class WatchScene(WidgetScene):
    """Runs by itself until a person is to act or the day is over; a click skips what moves.

    It sounds for what everybody sees: of a bot's turn nothing is heard (R19).
    """

    music = Music.PLAY

    def __init__(self, app: AppContext, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.map = MapView(self.app.maps)
        self.animator = self.app.animator()
        self._announced = False
        self._ms = 0.0
        self.layout(self.size)

    def layout(self, size: Size) -> None:
        super().layout(size)
        self.table = TableLayout.of(size)
        self.tray = TrayLayout.of(self.table.tray)
        self.map.layout(self.table.map)
        self.widgets.rebuild([PauseButton(self.table.map)])

    @property
    def animating(self) -> bool:
        return True

    def handle(self, event: UiEvent) -> None:
        if self.widgets.handle(event) == "pause":
            self._pause()
            return
        match event:
            case PointerUp(pos) if pos is not None and self.widgets.hover is None:
                self.animator.skip()
            case KeyDown(key, repeat=False):
                if key == pygame.K_ESCAPE:
                    self._pause()
                elif key in ACTIVATING_KEYS:
                    self.animator.skip()

    def _pause(self) -> None:
        self.app.director.push(PauseScene(self.app))

    def update(self, ms: float) -> None:
        super().update(ms)
        tumbling = self.animator.running("tumble")
        self.animator.update(ms)
        self._ms += ms
        if tumbling and not self.animator.running("tumble"):
            self.app.sounds.play("settle")
        if self.animator.active:
            return
        session = self.session
        if session.view(None).phase is Phase.ROLLING:
            self._begin_day()
        elif session.person_to_act() is not None or session.bot_to_act() is None:
            session.proceed()
        else:
            self._show(session.think())

    def leave(self) -> None:
        self.session.drop_thoughts()

    def _begin_day(self) -> None:
        if not self._announced:
            self._announced = True
            self.app.sounds.play("day")
            self.animator.queue(BANNER)
            return
        self.session.roll()
        self.app.sounds.play("dice")
        self.animator.queue(TUMBLE, SETTLE)

    def _show(self, events: tuple[Event, ...]) -> None:
        if self.session.unseen:
            self.session.proceed()
        elif any(isinstance(event, DieReserved) for event in events):
            self.app.sounds.play("slot")
            self.animator.queue(RESERVE)
        elif events:
            self.animator.queue(FOLLOW)

    def draw(self, painter: Painter) -> None:
        bot = self.session.bot_to_act()
        draw_watch(
            painter,
            WatchPicture(
                maps=self.app.maps,
                map=self.map,
                table=self.table,
                tray=self.tray,
                view=self.session.view(None),
                players=self.session.players,
                standings=self.session.standings,
                banner=self.animator.value("banner", 1.0),
                tumble=self.animator.value("tumble", 1.0),
                reserve=self.animator.value("reserve", 1.0),
                thinking=None if self.animator.running("tumble") else bot,
                thought=self.session.thought_through,
                ms=0.0 if self.app.settings.reduced_motion else self._ms,
                line=self._line(bot),
            ),
        )
        self.widgets.draw(painter)

    def _line(self, bot: int | None) -> str:
        view = self.session.view(None)
        if view.phase is Phase.CHOOSING:
            return _("Tour plans are being chosen")
        starter = self.session.players[view.starting_seat].name
        if view.phase is Phase.ROLLING or self.animator.running("tumble"):
            return _("{name} is the starting player").format(name=starter)
        if bot is not None:
            return _("{name} is travelling").format(name=self.session.players[bot].name)
        return _("{name} is the starting player").format(name=starter)

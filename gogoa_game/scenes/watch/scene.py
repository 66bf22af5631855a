"""The table between people's turns, all of it public: a day begins, the dice roll, bots play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.logic.events import DieReserved, Event
from gogoa_game.logic.state import Phase
from gogoa_game.scenes.base import Size, WidgetScene
from gogoa_game.scenes.pause import PauseScene
from gogoa_game.scenes.watch import throw
from gogoa_game.scenes.watch.call import TAKE, call_button, draw_call
from gogoa_game.scenes.watch.dice import prepare_pictures
from gogoa_game.scenes.watch.layout import WatchLayout
from gogoa_game.scenes.watch.morning import announce, draw_morning, morning_of
from gogoa_game.scenes.watch.picture import WatchPicture, draw_dark, draw_watch
from gogoa_game.scenes.watch.rows import rows_of
from gogoa_game.ui.animator import Animation, in_out_sine, out_cubic
from gogoa_game.ui.events import KeyDown, PointerUp
from gogoa_game.ui.map.buttons import PauseButton
from gogoa_game.ui.map.mapview import MapView
from gogoa_game.ui.sound.music import Music
from gogoa_game.ui.widgets.widget import ACTIVATING_KEYS

if TYPE_CHECKING:
    from pygame import FRect

    from gogoa_game.logic.views import View
    from gogoa_game.scenes.base import AppContext
    from gogoa_game.scenes.watch.morning import Morning
    from gogoa_game.scenes.watch.rows import Row
    from gogoa_game.table.session import Session
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.widgets.button import Button

THROW = Animation("throw", throw.THROW_MS, end=throw.THROW_MS, reduced_ms=120.0)
FLIP = Animation("flip", 400.0, in_out_sine)
READ = Animation("read", 700.0, reduced_ms=700.0)
"""The dice lie still so long before a bot plays or a person goes on by themselves."""
RESERVE = Animation("reserve", 800.0, out_cubic, reduced_ms=800.0)
"""With `READ` it makes 1.5 seconds for everybody before a curtain can fall."""
FOLLOW = Animation("follow", 450.0, reduced_ms=300.0)
CALL_REST_MS = 400.0
"""So long a call has no button yet: the clicks that ended the throw are spent by then."""
CALL = Animation("call", 200.0, out_cubic)


class WatchScene(WidgetScene):
    """Runs by itself until a person is to act or the day is over; a click skips what moves.

    Where people share the screen, whoever starts the day is called by name when the dice lie, and
    takes the screen by the button: until then everything on it is public (R19).
    It sounds for what everybody sees: of a bot's turn nothing is heard.
    """

    music = Music.PLAY

    def __init__(self, app: AppContext, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.map = MapView(self.app.maps)
        self.animator = self.app.animator()
        self._announced = False
        self._rolled = False
        self._resting_ms = 0.0
        self._heard_ms = 0.0
        self._frames = 0
        self._rows: tuple[View, int | None, tuple[Row, ...]] | None = None
        self.layout(self.size)

    def layout(self, size: Size) -> None:
        super().layout(size)
        self.table = WatchLayout.of(size, len(self.session.players))
        self.map.layout(self.table.map)
        self._place_widgets()

    def _place_widgets(self) -> None:
        caller = self.calling
        call = () if caller is None else (self._call_button(caller),)
        self.widgets.rebuild([PauseButton(self.table.map), *call])
        self.dirty = True

    def _call_button(self, seat: int) -> Button:
        return call_button(self.table, self.session.players[seat], self.animator.value("call", 1.0))

    @property
    def sliding(self) -> FRect:
        return self.table.panel

    @property
    def animating(self) -> bool:
        return self.calling is None or self.animator.active or super().animating

    @property
    def calling(self) -> int | None:
        """The seat that is called to take the screen, once its button can be pressed."""
        return self._caller if self._resting_ms >= CALL_REST_MS else None

    @property
    def _caller(self) -> int | None:
        """Who starts a day whose dice have just been thrown here, where people share the screen."""
        if not (self._rolled and self.session.needs_curtain):
            return None
        public = self.session.view(None)
        starter = public.starting_seat
        waits = public.phase is Phase.STARTING and self.session.person_to_act() == starter
        return starter if waits else None

    # ---- input

    def handle(self, event: UiEvent) -> None:
        activated = self.widgets.handle(event)
        if activated == "pause":
            self._pause()
            return
        if activated == TAKE:
            self._take()
            return
        match event:
            case PointerUp(pos) if pos is not None and self.widgets.hover is None:
                self.animator.skip()
            case KeyDown(key, repeat=False):
                if key == pygame.K_ESCAPE:
                    self._pause()
                elif key in ACTIVATING_KEYS:
                    self._skip_or_take()

    def _skip_or_take(self) -> None:
        if self.calling is None or self.animator.active:
            self.animator.skip()
        else:
            self.app.sounds.play("curtain")
            self._take()

    def _take(self) -> None:
        seat = self.calling
        if seat is not None:
            self.session.take_screen(seat)

    def _pause(self) -> None:
        self.app.director.push(PauseScene(self.app))

    # ---- time

    def update(self, ms: float) -> None:
        super().update(ms)
        self._let_time_pass(ms)
        if self.animator.active:
            return
        session = self.session
        if session.view(None).phase is Phase.ROLLING:
            self._begin_day()
        elif self._caller is not None:
            self._rest(ms)
        elif session.person_to_act() is not None or session.bot_to_act() is None:
            session.proceed()
        else:
            self._show(session.think())

    def _let_time_pass(self, ms: float) -> None:
        morning = self._morning()
        if morning is not None and morning.stands:
            self._frames += 1  # each makes a picture of rolling dice, while little else is drawn
        calls = self.animator.running("call")
        self.animator.update(ms)
        if self._rolled:
            self._sound_landings()
        if calls:
            self._place_widgets()

    def _sound_landings(self) -> None:
        """A tap for every die that has touched the floor; one for all that were skipped."""
        before, now = self._heard_ms, self.animator.value("throw")
        if self._still and now < throw.THROW_MS:
            return
        self._heard_ms = now
        if throw.landed(before, now):
            self.app.sounds.play("settle")

    def _rest(self, ms: float) -> None:
        """The call comes when the clicks before it are spent."""
        silent = self.calling is None
        self._resting_ms += ms
        if silent and self.calling is not None:
            self.animator.start(CALL)
            self._place_widgets()

    def _begin_day(self) -> None:
        if not self._announced:
            self._announced = True
            self.app.sounds.play("day")
            announce(self.animator)
            return
        self.session.roll()
        self._rolled = True
        self.app.sounds.play("dice")
        self.animator.start(THROW)
        self.animator.start(FLIP)
        if self._caller is None:
            self.animator.queue(READ)

    def _show(self, events: tuple[Event, ...]) -> None:
        if self.session.unseen:
            self.session.proceed()
        elif any(isinstance(event, DieReserved) for event in events):
            self.app.sounds.play("slot")
            self.animator.queue(RESERVE)
        elif events:
            self.animator.queue(FOLLOW)

    def leave(self) -> None:
        self.session.drop_thoughts()

    # ---- the picture

    @property
    def _still(self) -> bool:
        return self.app.settings.reduced_motion

    def draw(self, painter: Painter) -> None:
        view, animator = self.session.view(None), self.animator
        throwing = animator.running("throw")
        picture = WatchPicture(
            maps=self.app.maps,
            map=self.map,
            layout=self.table,
            view=view,
            players=self.session.players,
            rows=self._rows_now(view),
            flip=animator.value("flip", 1.0),
            thrown_ms=animator.value("throw") if throwing and not self._still else None,
            faded=animator.value("throw") / throw.THROW_MS if throwing else 1.0,
            reserve=animator.value("reserve", 1.0),
            thought=0.0 if throwing else self.session.thought_through,
        )
        morning = self._morning()
        if morning is not None and morning.stands:
            draw_dark(painter, picture)
        else:
            draw_watch(painter, picture)
            self._draw_call(painter)
            self.widgets.draw(painter)
        if morning is not None:
            draw_morning(painter, morning)
            if morning.stands:
                prepare_pictures(painter, self.table, self._frames - 1)

    def _draw_call(self, painter: Painter) -> None:
        seat = self.calling
        if seat is not None:
            risen = self.animator.value("call", 1.0)
            draw_call(painter, self.table, self.session.players[seat], risen)

    def _morning(self) -> Morning | None:
        view = self.session.view(None)
        if view.phase is not Phase.ROLLING:
            return None
        starter = self.session.players[view.starting_seat]
        return morning_of(self.animator, view.day + 1, starter, still=self._still)

    def _rows_now(self, view: View) -> tuple[Row, ...]:
        now = self._now_playing(view)
        kept = self._rows
        if kept is None or kept[0] is not view or kept[1] != now:
            rows = rows_of(view, self.session.standings, now, self.app.maps.texts)
            kept = self._rows = view, now, rows
        return kept[2]

    def _now_playing(self, view: View) -> int | None:
        """The seat whose row is in the sun: whoever starts, before the dice lie."""
        if view.phase is Phase.CHOOSING:
            return self.session.bot_to_act()
        if view.phase in (Phase.ROLLING, Phase.STARTING):
            return view.starting_seat
        return next(iter(view.to_act), None)

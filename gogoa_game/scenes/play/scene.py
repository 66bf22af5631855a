"""A person's turn on the screen: pointer and keys go to the hand, values come as a picture."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.scenes.base import WidgetScene
from gogoa_game.scenes.play.advice import Adviser
from gogoa_game.scenes.play.doing import NOTHING_HELD, Doing
from gogoa_game.scenes.play.ending import TurnEnd
from gogoa_game.scenes.play.gestures import Dropped, Gestures
from gogoa_game.scenes.play.hand import TurnInHand
from gogoa_game.scenes.play.hints import hint
from gogoa_game.scenes.play.intents import (
    Advice,
    Change,
    Give,
    Intent,
    Steer,
    Wish,
    by_button,
    by_key,
)
from gogoa_game.scenes.play.path import PathShown
from gogoa_game.scenes.play.picture import PlayPicture, draw_play
from gogoa_game.scenes.play.screen import PlayScreen
from gogoa_game.scenes.play.steer import steer
from gogoa_game.scenes.play.steppick import StepPick
from gogoa_game.scenes.play.targets import (
    OnChange,
    OnDie,
    OnGuide,
    OnHex,
    OnSeat,
    OnSlot,
    Target,
)
from gogoa_game.table.standings import standings_of
from gogoa_game.ui.events import Chord, KeyDown, PointerDown, PointerMove, PointerUp
from gogoa_game.ui.sound.music import Music

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gogoa_game.logic.actions import PlayTurn
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.scenes.base import AppContext, Size
    from gogoa_game.scenes.play.steer import Direction
    from gogoa_game.table.session import Session
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.parts.gamelayout import TableLayout
    from gogoa_game.ui.parts.tray import TrayLayout
    from gogoa_game.ui.stage import Point


class PlayScene(WidgetScene):
    """The screen of one seat, from its first look at the dice to Confirm.

    `hand` is what the player holds, `doing` has it do what is meant, `screen` is where everything
    lies, `path` what the pencil has drawn, `adviser` the coach.
    """

    music = Music.PLAY

    def __init__(self, app: AppContext, session: Session, seat: int) -> None:
        super().__init__(app)
        self.session = session
        self.seat = seat
        self.view = session.view(seat)
        self.standings = standings_of(self.view, session.players)
        self.animator = self.app.animator()
        self.screen = PlayScreen(self.app.maps, self.animator)
        self.hand = TurnInHand(self.view)
        self.path = PathShown(self.animator, lambda: app.settings)
        self.doing = Doing(
            self.hand, self.path, app.sounds, lambda: session.needs_curtain, self._follow
        )
        self.adviser = Adviser(session, seat)
        self.sheet = self.hand.draft.sheet
        self.pick: StepPick | None = None
        self._ending = TurnEnd(app, session, self.path)
        self._gestures = Gestures()
        self.layout(self.size)

    # ---- the scene

    @property
    def map(self) -> MapView:
        """Where the hexes lie."""
        return self.screen.map

    @property
    def table(self) -> TableLayout:
        """Where the parts of the screen lie."""
        return self.screen.table

    @property
    def tray(self) -> TrayLayout:
        """Where the dice lie."""
        return self.screen.tray

    def layout(self, size: Size) -> None:
        super().layout(size)
        self.adviser.follow()
        self.screen.layout(size, coached=self.adviser.present)
        self.widgets.clear = self.table.scores
        self.pick = None
        self._gestures.forget()
        self.hand.lay_down()
        self._follow()
        self.screen.settle(self.hand.draft)

    def update(self, ms: float) -> None:
        super().update(ms)
        moved = self.animator.active
        self.animator.update(ms)
        said, asked = self.doing.line.update(ms), self._gestures.rest(ms)
        self.dirty = self.dirty or moved or said or asked
        if not self.path.is_whole(self.hand.draft):
            self.dirty = True
            self.doing.sound_secrets(self.path.update(ms, self.hand.draft))
        self._listen(ms)

    @property
    def animating(self) -> bool:
        drawing = not self.path.is_whole(self.hand.draft)
        moving = drawing or self.animator.active or self.doing.line.alert
        waiting = self.adviser.listening or self._gestures.waiting
        return moving or waiting or super().animating

    def leave(self) -> None:
        self.adviser.drop()

    def draw(self, painter: Painter) -> None:
        draw_play(painter, self._picture())

    def handle(self, event: UiEvent) -> None:
        self.dirty = True
        if self.pick is not None:
            self._handle_pick(self.pick, event)
            return
        activated = self.widgets.handle(event)
        if self.widgets.focus is not None:
            self.hand.cursor = None  # one highlight: Enter means what has the focus
        if activated is not None:
            self._carry_out(by_button(activated))
            return
        match event:
            case PointerMove(pos):
                self._move(pos)
            case PointerDown(pos):
                self._down(pos)
            case PointerUp(pos):
                self._up(pos)
            case KeyDown(key, mod, repeat=False):
                intent = by_key(key, mod, len(self.session.players))
                if intent is not None:
                    self._carry_out(intent)
            case Chord(pygame.K_z, repeat=False) if event.command:
                self.doing.undo()

    # ---- pointer

    def _at(self, pos: Point) -> Target | None:
        seats = 0 if self.adviser.present else len(self.session.players)
        pointable = self.screen.pointable(self.hand.draft, seats)
        return pointable.at(pos, self.hand.draft, self.hand.armed)

    def _move(self, pos: Point) -> None:
        self.hand.cursor = None
        if self._gestures.move(pos):
            self.app.sounds.play("lift")

    def _down(self, pos: Point) -> None:
        self._gestures.touch(pos)
        if self.widgets.hover is None:
            self.widgets.focus_on(None)  # Enter is a shortcut again
            self._gestures.press(self._at(pos), liftable=not self.hand.draft.steps)

    def _up(self, pos: Point | None) -> None:
        done = self._gestures.release(pos, None if pos is None else self._at(pos))
        if isinstance(done, Dropped):
            self.doing.drop(done.place, done.pos, self.tray.slot_at(done.pos))
        elif done is not None:
            self._carry_out(done)

    def _handle_pick(self, pick: StepPick, event: UiEvent) -> None:
        choice = pick.handle(event)
        if choice is not None or pick.closed:
            self.pick = None
        if choice is not None:
            self.doing.extend(choice)
            self._perhaps_confirm()

    # ---- what is meant

    def _carry_out(self, intent: Intent) -> None:
        """Does what a pointer, a button or a key means."""
        doing = self.doing
        match intent:
            case OnDie(place):
                doing.take_die(place)
            case OnSlot(purpose):
                doing.choose_slot(purpose)
            case OnChange(place, delta):
                doing.change_die(place, delta)
            case OnGuide(guide):
                doing.do(partial(self.hand.arm, guide), "click")
            case OnSeat(seat):
                self._show_sheet(seat)
            case OnHex(cell):
                self._click_hex(cell)
            case Give(purpose):
                doing.change(partial(self.hand.give_next, purpose), "slot")
            case Change(delta):
                doing.change_held(delta)
            case Advice(number):
                self._take_advice(number)
            case Steer(way):
                self._move_cursor(way)
            case wish:
                self._wishes[wish]()

    @cached_property
    def _wishes(self) -> Mapping[Wish, Callable[[], object]]:
        return {
            Wish.TURN: lambda: self.doing.change(self.hand.change_direction, "turn"),
            Wish.UNDO: self.doing.undo,
            Wish.CONFIRM: self._confirm,
            Wish.COACH: self._call_coach,
            Wish.NAMES: self._show_names,
            Wish.PAUSE: self._pause,
            Wish.BACK: self._step_back,
            Wish.GUIDE: lambda: self.doing.do(self.hand.arm_next, "click"),
            Wish.ENTER: self._choose_cursor,
        }

    def _click_hex(self, cell: Hex) -> None:
        found = self.doing.choices(cell)
        if len(found) == 1:
            self.doing.extend(found[0])
            self._perhaps_confirm()
        elif found:
            self.pick = StepPick(found, self.map.centre(cell), self.table.map)

    def _move_cursor(self, way: Direction) -> None:
        """Points at the next hex that way; it is the only thing that Enter means then."""
        start = self.hand.cursor or self.hand.draft.position
        found = steer(way, start, self.screen.lit, self.map.centre)
        if found is not None:
            self.hand.cursor = found
            self.widgets.focus_on(None)

    def _choose_cursor(self) -> None:
        """Takes the hex that is pointed at, or says what is missing."""
        if self.hand.cursor is not None:
            self._click_hex(self.hand.cursor)
        elif self.screen.lit:
            self.doing.refuse(_("Choose a hex first: the arrow keys point at them."))
        else:
            self.doing.do(self.hand.turn)

    def _step_back(self) -> None:
        if self.hand.holds:
            self.hand.lay_down()
        elif self.hand.draft.turning:
            self.doing.undo()
        else:
            self._pause()

    def _pause(self) -> None:
        from gogoa_game.scenes.pause import PauseScene

        self.app.director.push(PauseScene(self.app))

    def _show_sheet(self, seat: int) -> None:
        from gogoa_game.scenes.sheet.scene import SheetScene

        self.app.director.push(SheetScene(self.app, self.session, seat))

    def _show_names(self) -> None:
        """Shows the names of places for the rest of the game, or hides them."""
        self.session.toggle_names()
        self._refresh_widgets()

    # ---- the end of the turn

    def _perhaps_confirm(self) -> None:
        """A setting lets the last click of a path end the turn."""
        if self.hand.draft.complete and not self.app.settings.confirm_ends_turn:
            self._confirm()

    def _confirm(self) -> None:
        if self.doing.do(lambda: self._play(self.hand.turn())):
            self._ending.go_on(self.sheet, self._settle)

    def _play(self, turn: PlayTurn) -> None:
        self.session.play(turn)
        self.adviser.drop()
        own = self.session.view(self.seat).own
        assert own is not None
        self.sheet = own
        self.path.show_whole(self.hand.draft)
        self.animator.skip()
        self.dirty = True

    def _settle(self, ms: float) -> None:
        """Under the card of a place that was marked, the stamp comes down; all else is over."""
        self.dirty = self.dirty or self.animator.active
        self.animator.update(ms)

    # ---- the coach

    def _listen(self, ms: float) -> None:
        """Gives the coach its part of the frame; the settings may have sent it away meanwhile."""
        if self.adviser.follow():
            self.layout(self.size)
        if self.adviser.listening and self.path.is_whole(self.hand.draft):  # pencils come first
            self.dirty = self.adviser.think(ms) or self.dirty
            if not self.adviser.thinking:
                self.app.sounds.play("coach")
                self._refresh_widgets()

    def _take_advice(self, number: int) -> None:
        """Draws an advised turn, to be confirmed or taken back as a whole."""
        if self.adviser.present and number < len(self.adviser.advice):
            self.doing.draw(self.adviser.advice[number].turn)

    def _call_coach(self) -> None:
        """Has the coach come, or sends it away for the rest of the game."""
        self.adviser.call()
        self.app.sounds.play("turn")
        self.layout(self.size)

    # ---- what is drawn

    def _follow(self, held: Mapping[int, Point] = NOTHING_HELD) -> None:
        """Everything follows the draft."""
        self.screen.follow(self.hand.draft, held)
        self._refresh_widgets()

    def _refresh_widgets(self) -> None:
        self.dirty = True
        self.widgets.rebuild(self.screen.widgets(self.hand.draft, self.session, self.adviser))

    @property
    def _target(self) -> Target | None:
        if self.hand.cursor is not None:
            return OnHex(self.hand.cursor)
        return None if self.widgets.hover is not None else self._at(self._gestures.pos)

    def _picture(self) -> PlayPicture:
        hand, target, texts = self.hand, self._target, self.app.maps.texts
        screen, line = self.screen, self.doing.line
        cell = target.hex if isinstance(target, OnHex) else None
        coach = None
        if self.adviser.present:
            pointed = self.widgets.pointed
            still = self.app.settings.reduced_motion
            coach = self.adviser.picture(screen.row, hand.draft, texts, pointed, cell, still=still)
        words = hint(target, texts, self.session.players)
        return PlayPicture(
            maps=self.app.maps,
            map=screen.map,
            table=screen.table,
            tray=screen.tray,
            view=self.view,
            players=self.session.players,
            standings=self.standings,
            draft=hand.draft,
            sheet=self.sheet,
            lit=screen.lit,
            drawn=self.path.drawn,
            moment=self.path.moment,
            poses=screen.flights.poses,
            flying=screen.flights.flying,
            selected=hand.selected,
            armed=hand.armed,
            dragged=self._gestures.dragged,
            pointer=self._gestures.pos,
            hover_hex=cell,
            hover_seat=target.seat if isinstance(target, OnSeat) else None,
            hint=words if self._gestures.asks else "",
            line=line.text(hand, texts),
            alert=line.alert,
            buttons=self.widgets,
            pick=self.pick,
            named=self.session.names_shown,
            coach=coach,
        )

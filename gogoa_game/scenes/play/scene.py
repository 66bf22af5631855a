"""A person's turn on the screen: pointer and keys go to the hand, values come as a picture."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.logic.errors import IllegalAction
from gogoa_game.scenes.base import WidgetScene
from gogoa_game.scenes.keys import CHANGE_KEYS, CURSOR_KEYS, DIE_KEYS, FIRST_SEAT_KEY, PURPOSE_KEYS
from gogoa_game.scenes.play.advice import Adviser
from gogoa_game.scenes.play.coachpicture import CoachButton, beside_button
from gogoa_game.scenes.play.flights import Flights
from gogoa_game.scenes.play.gestures import Dropped, Gestures
from gogoa_game.scenes.play.hand import TurnInHand
from gogoa_game.scenes.play.hints import hint
from gogoa_game.scenes.play.line import Line
from gogoa_game.scenes.play.moments import Happening
from gogoa_game.scenes.play.path import PathShown
from gogoa_game.scenes.play.picture import PlayPicture, draw_play
from gogoa_game.scenes.play.steer import steer
from gogoa_game.scenes.play.steppick import StepPick
from gogoa_game.scenes.play.targets import (
    OnChange,
    OnDie,
    OnGuide,
    OnHex,
    OnSeat,
    OnSlot,
    Pointable,
    Target,
)
from gogoa_game.scenes.postcard.scene import ArrivalScene
from gogoa_game.table.standings import standings_of
from gogoa_game.ui.events import KeyDown, PointerDown, PointerMove, PointerUp
from gogoa_game.ui.map.buttons import PauseButton
from gogoa_game.ui.map.mapview import MapView
from gogoa_game.ui.map.placenames import NamesButton
from gogoa_game.ui.map.turnmap import lit_hexes
from gogoa_game.ui.parts import phrases
from gogoa_game.ui.parts.gamelayout import TableLayout
from gogoa_game.ui.parts.tray import TrayLayout
from gogoa_game.ui.parts.turnbuttons import turn_buttons
from gogoa_game.ui.sound.music import Music
from gogoa_game.ui.widgets.widget import ACTIVATING_KEYS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from pygame import FRect

    from gogoa_game.logic.actions import PlayTurn
    from gogoa_game.logic.dice import Purpose
    from gogoa_game.logic.draft import Extension
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.scenes.base import AppContext, Size
    from gogoa_game.scenes.play.steer import Direction
    from gogoa_game.table.session import Session
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

NOTHING_HELD: Mapping[int, Point] = {}


class PlayScene(WidgetScene):
    """The screen of one seat, from its first look at the dice to Confirm.

    `hand` is what the player does, `path` what the pencil has drawn, `adviser` the coach. Whatever
    the hand refuses is said in one place, `_do`.
    """

    music = Music.PLAY

    def __init__(self, app: AppContext, session: Session, seat: int) -> None:
        super().__init__(app)
        self.session = session
        self.seat = seat
        self.view = session.view(seat)
        self.standings = standings_of(self.view, session.players)
        self.map = MapView(self.app.maps)
        self.animator = self.app.animator()
        self.flights = Flights(self.animator)
        self.hand = TurnInHand(self.view)
        self.path = PathShown(self.animator, lambda: app.settings)
        self.adviser = Adviser(session, seat)
        self.sheet = self.hand.draft.sheet
        self.pick: StepPick | None = None
        self._line = Line()
        self._gestures = Gestures()
        self.layout(self.size)

    # ---- the scene

    def layout(self, size: Size) -> None:
        super().layout(size)
        self.adviser.follow()
        self.table = (TableLayout.with_coach if self.adviser.present else TableLayout.of)(size)
        self._row = self.table.standings
        self.table = replace(self.table, standings=beside_button(self._row))
        self.map.layout(self.table.map)
        self.widgets.clear = self.table.scores
        self.pick = None
        self._gestures.forget()
        self.hand.lay_down()
        self._refresh()
        self.flights.settle(self.tray.poses(self.hand.draft.dice, self.hand.draft.given))

    def update(self, ms: float) -> None:
        super().update(ms)
        moved = self.animator.active
        self.animator.update(ms)
        said, asked = self._line.update(ms), self._gestures.rest(ms)
        self.dirty = self.dirty or moved or said or asked
        if not self.path.is_whole(self.hand.draft):
            self.dirty = True
            self._sound_secrets(self.path.update(ms, self.hand.draft))
        self._listen(ms)

    @property
    def sliding(self) -> FRect:
        return self.table.panel

    @property
    def animating(self) -> bool:
        drawing = not self.path.is_whole(self.hand.draft)
        moving = drawing or self.animator.active or self._line.alert
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
            self._press_button(activated)
            return
        match event:
            case PointerMove(pos):
                self._move(pos)
            case PointerDown(pos):
                self._down(pos)
            case PointerUp(pos):
                self._up(pos)
            case KeyDown(key, mod, repeat):
                if not repeat:
                    self._key(key, mod)

    # ---- pointer

    @property
    def pointable(self) -> Pointable:
        """What can be pointed at, where it lies now."""
        seats = 0 if self.adviser.present else len(self.session.players)
        return Pointable(self.table, self.tray, self.map, self.view.board, seats)

    def _at(self, pos: Point) -> Target | None:
        return self.pointable.at(pos, self.hand.draft, self.hand.armed)

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
            self._drop(done)
        elif done is not None:
            self._activate(done)

    def _drop(self, die: Dropped) -> None:
        purpose = self.tray.slot_at(die.pos)
        if purpose is None:
            self.app.sounds.play("settle")
        else:
            give = partial(self.hand.give, die.place, purpose)
            self._change(give, "slot", {die.place: die.pos})

    def _activate(self, target: Target) -> None:
        match target:
            case OnDie(place):
                self._take_die(place)
            case OnSlot(purpose):
                self._choose_slot(purpose)
            case OnChange(place, delta):
                self._change(partial(self.hand.use_guide, place, delta), "guide")
            case OnGuide(guide):
                self._do(partial(self.hand.arm, guide), "click")
            case OnSeat(seat):
                self._show_sheet(seat)
            case OnHex(cell):
                self._click_hex(cell)

    def _handle_pick(self, pick: StepPick, event: UiEvent) -> None:
        choice = pick.handle(event)
        if choice is not None:
            self.pick = None
            self._extend(choice)
        elif pick.closed:
            self.pick = None

    # ---- buttons and keys

    def _press_button(self, button: str) -> None:
        match button:
            case "turn":
                self._change(self.hand.change_direction, "turn")
            case "undo":
                self._undo()
            case "coach":
                self._call_coach()
            case "names":
                self._show_names()
            case "confirm":
                self._confirm()
            case "pause":
                self._pause()
            case _:
                self._take_advice(int(button.split()[1]))

    def _key(self, key: int, mod: int) -> None:
        hand = self.hand
        if key == pygame.K_ESCAPE:
            self._step_back()
        elif key in DIE_KEYS:
            take = self._take_advice if mod & pygame.KMOD_SHIFT else self._take_die
            take(DIE_KEYS[key])
        elif key in PURPOSE_KEYS:
            self._change(partial(hand.give_next, PURPOSE_KEYS[key]), "slot")
        elif key in CHANGE_KEYS and hand.armed is not None and hand.selected is not None:
            self._change(partial(hand.use_guide, hand.selected, CHANGE_KEYS[key]), "guide")
        elif key == pygame.K_g:
            self._do(hand.arm_next, "click")
        elif key in CURSOR_KEYS:
            self._move_cursor(CURSOR_KEYS[key])
        elif key in ACTIVATING_KEYS:
            self._choose_cursor()
        elif 0 <= key - FIRST_SEAT_KEY < len(self.session.players):
            self._show_sheet(key - FIRST_SEAT_KEY)
        elif key == pygame.K_z and mod & pygame.KMOD_CTRL:
            self._undo()

    def _move_cursor(self, way: Direction) -> None:
        """Points at the next hex that way; it is the only thing that Enter means then."""
        start = self.hand.cursor or self.hand.draft.position
        found = steer(way, start, self._lit, self.map.centre)
        if found is not None:
            self.hand.cursor = found
            self.widgets.focus_on(None)

    def _choose_cursor(self) -> None:
        """Takes the hex that is pointed at, or says what is missing."""
        if self.hand.cursor is not None:
            self._click_hex(self.hand.cursor)
        elif self._lit:
            self._refuse(_("Choose a hex first: the arrow keys point at them."))
        else:
            self._do(self.hand.turn)

    def _step_back(self) -> None:
        if self.hand.holds:
            self.hand.lay_down()
        elif self.hand.draft.turning:
            self._undo()
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
        self.dirty = True
        self._refresh_widgets()

    # ---- what the hand does

    def _do(self, change: Callable[[], object], effect: str = "") -> bool:
        """Has the hand do something, or says why it refuses; whether it was done."""
        try:
            change()
        except IllegalAction as error:
            self._refuse(phrases.refusal(error))
            return False
        if effect:
            self._sound_secrets((effect,))
        return True

    def _refuse(self, why: str) -> None:
        self._line.say(why)
        self.app.sounds.play("refused")

    def _change(
        self,
        change: Callable[[], None],
        effect: str = "",
        held: Mapping[int, Point] = NOTHING_HELD,
    ) -> bool:
        """The same for changes of the draft, which everything follows; `held` dice are let go."""
        if not self._do(change, effect):
            return False
        self._line.clear()
        self._refresh(held)
        return True

    def _take_die(self, place: int) -> None:
        if self._do(partial(self.hand.take, place)):
            self.app.sounds.play("settle" if self.hand.selected is None else "lift")

    def _choose_slot(self, purpose: Purpose) -> None:
        place = self.hand.draft.place_of(purpose)
        if self.hand.selected is None and place is not None:
            self._take_die(place)
        else:
            self._change(partial(self.hand.give_held, purpose), "slot")

    def _click_hex(self, cell: Hex) -> None:
        found: list[Extension] = []
        if self._do(lambda: found.extend(self.hand.choices(cell))):
            if len(found) == 1:
                self._extend(found[0])
            else:
                self.pick = StepPick(tuple(found), self.map.centre(cell), self.table.map)

    def _extend(self, extension: Extension) -> None:
        self.path.show_whole(self.hand.draft)
        self._change(partial(self.hand.extend, extension))
        if self.hand.draft.complete and not self.app.settings.confirm_ends_turn:
            self._confirm()

    def _undo(self) -> None:
        before = self.hand.draft
        self._change(self.hand.undo)
        if self.hand.draft is not before:
            self.app.sounds.play("undo")
        self.path.show_whole(self.hand.draft)

    def _confirm(self) -> None:
        if self._do(lambda: self._play(self.hand.turn())):
            self._go_on()

    def _play(self, turn: PlayTurn) -> None:
        self.session.play(turn)
        self.adviser.drop()
        own = self.session.view(self.seat).own
        assert own is not None
        self.sheet = own
        self.path.show_whole(self.hand.draft)
        self.animator.skip()
        self.dirty = True

    def _go_on(self) -> None:
        """Goes on after the turn; first the postcard of a place that it has marked lies over it.

        There is no card where nothing moves, and none where somebody waits for the screen: they
        would see by the pause that a place was marked (R19).
        """
        marked = self.sheet.trips[-1].marked
        if marked is not None:
            self.path.happen(Happening.MARK, self.hand.draft.position)
        still = self.app.settings.animation_speed == "off"
        if marked is None or still or self.session.needs_curtain:
            self.session.proceed()
        else:
            place = self.view.board.destination(marked)
            card = ArrivalScene(self.app, place, self._settle, self.session.proceed)
            self.app.director.push(card)

    def _settle(self, ms: float) -> None:
        """Under the card of a place that was marked, the stamp comes down; all else is over."""
        self.dirty = self.dirty or self.animator.active
        self.animator.update(ms)

    def _sound_secrets(self, effects: Iterable[str]) -> None:
        """Effects that tell of the turn; those who wait for the screen would hear them (R19)."""
        if not self.session.needs_curtain:
            for effect in effects:
                self.app.sounds.play(effect)

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

    def _call_coach(self) -> None:
        """Has the coach come, or sends it away for the rest of the game."""
        self.adviser.call()
        self.app.sounds.play("turn")
        self.layout(self.size)

    def _take_advice(self, number: int) -> None:
        """Draws an advised turn, to be confirmed or taken back as a whole."""
        if self.adviser.present and number < len(self.adviser.advice):
            self.path.show_none()
            self._change(partial(self.hand.draw, self.adviser.advice[number].turn), "turn")

    # ---- what is drawn

    def _refresh(self, held: Mapping[int, Point] = NOTHING_HELD) -> None:
        """Everything follows the draft."""
        draft = self.hand.draft
        self._lit = lit_hexes(draft)
        self.dirty = True
        self.tray = TrayLayout.of(self.table.tray, giving=draft.option is None)
        self.flights.move(self.tray.poses(draft.dice, draft.given), held)
        self._refresh_widgets()

    def _refresh_widgets(self) -> None:
        draft = self.hand.draft
        tickets = self.adviser.tickets(self._row, draft, self.app.maps.texts)
        buttons = turn_buttons(self.table, draft)
        coach = CoachButton(self._row, speaking=self.adviser.present)
        names = NamesButton(self.table.map, shown=self.session.names_shown)
        self.widgets.rebuild([*buttons, coach, *tickets, PauseButton(self.table.map), names])

    @property
    def _target(self) -> Target | None:
        if self.hand.cursor is not None:
            return OnHex(self.hand.cursor)
        return None if self.widgets.hover is not None else self._at(self._gestures.pos)

    def _picture(self) -> PlayPicture:
        hand, target, texts = self.hand, self._target, self.app.maps.texts
        cell = target.hex if isinstance(target, OnHex) else None
        coach = None
        if self.adviser.present:
            pointed = self.widgets.pointed
            still = self.app.settings.reduced_motion
            coach = self.adviser.picture(self._row, hand.draft, texts, pointed, cell, still=still)
        words = hint(target, texts, self.session.players)
        return PlayPicture(
            maps=self.app.maps,
            map=self.map,
            table=self.table,
            tray=self.tray,
            view=self.view,
            players=self.session.players,
            standings=self.standings,
            draft=hand.draft,
            sheet=self.sheet,
            lit=self._lit,
            drawn=self.path.drawn,
            moment=self.path.moment,
            poses=self.flights.poses,
            flying=self.flights.flying,
            selected=hand.selected,
            armed=hand.armed,
            dragged=self._gestures.dragged,
            pointer=self._gestures.pos,
            hover_hex=cell,
            hover_seat=target.seat if isinstance(target, OnSeat) else None,
            hint=words if self._gestures.asks else "",
            line=self._line.text(hand, texts),
            alert=self._line.alert,
            buttons=self.widgets,
            pick=self.pick,
            named=self.session.names_shown,
            coach=coach,
        )

"""A person's turn on the screen: the pointer, the keys and the picture."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import language
from gogoa_game.scenes.keys import CHANGE_KEYS, CURSOR_KEYS, DIE_KEYS, FIRST_SEAT_KEY, PURPOSE_KEYS
from gogoa_game.scenes.play.coachpicture import CoachPicture, advice_id
from gogoa_game.scenes.play.hints import hint
from gogoa_game.scenes.play.picture import PlayPicture, draw_play
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
from gogoa_game.scenes.play.turn import TurnScene
from gogoa_game.ui.events import Chord, KeyDown, PointerDown, PointerMove, PointerUp
from gogoa_game.ui.parts import phrases
from gogoa_game.ui.widgets.widget import ACTIVATING_KEYS

if TYPE_CHECKING:
    from gogoa_game.scenes.base import AppContext, Size
    from gogoa_game.scenes.play.steppick import StepPick
    from gogoa_game.table.session import Session
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

DRAG_FROM = 14.0  # design units: a shorter way between press and release is a click
HINT_MS = 600.0


@dataclass(frozen=True, slots=True)
class Drag:
    """A die held under the pressed button."""

    place: int
    start: Point
    pos: Point

    @property
    def moved(self) -> bool:
        """Whether it is more than a click."""
        return pygame.Vector2(self.start).distance_to(self.pos) >= DRAG_FROM


class PlayScene(TurnScene):
    """The screen of one seat, from its first look at the dice to Confirm."""

    def __init__(self, app: AppContext, session: Session, seat: int) -> None:
        super().__init__(app, session, seat)
        self._drag: Drag | None = None
        self._pressed: Target | None = None
        self._pointer: Point = (-1.0, -1.0)
        self._rested = 0.0
        self.layout(self.size)

    # ---- the scene

    def layout(self, size: Size) -> None:
        super().layout(size)
        self._drag, self._pressed = None, None

    def update(self, ms: float) -> None:
        super().update(ms)
        before, self._rested = self._rested, self._rested + ms
        if before < HINT_MS <= self._rested:
            self.dirty = True

    @property
    def animating(self) -> bool:
        return super().animating or self._rested < HINT_MS

    def draw(self, painter: Painter) -> None:
        draw_play(painter, self._picture())

    def handle(self, event: UiEvent) -> None:
        self.dirty = True
        if self.pick is not None:
            self._handle_pick(self.pick, event)
            return
        activated = self.widgets.handle(event)
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
            case Chord(pygame.K_z, repeat=False) if event.command:
                self._undo()

    # ---- pointer

    @property
    def pointable(self) -> Pointable:
        """What can be pointed at, where it lies now."""
        return Pointable(
            self.table,
            self.tray,
            self.map,
            self.view.board,
            0 if self._coached else len(self.session.players),
        )

    def _move(self, pos: Point) -> None:
        self._pointer = pos
        self._rested = 0.0
        self._cursor = None
        if self._drag is not None:
            held = self._drag
            self._drag = Drag(held.place, held.start, pos)
            if self._drag.moved and not held.moved:
                self.app.sounds.play("lift")

    def _down(self, pos: Point) -> None:
        self._pointer = pos
        self._rested = -math.inf  # who presses needs no explanation
        if self.widgets.hover is not None:
            return
        self.widgets.focus_on(None)  # Enter is a shortcut again
        self._pressed = self.pointable.at(pos, self.draft, self._armed)
        if isinstance(self._pressed, OnDie) and not self.draft.steps:
            self._drag = Drag(self._pressed.place, pos, pos)

    def _up(self, pos: Point | None) -> None:
        pressed, drag = self._pressed, self._drag
        self._pressed = self._drag = None
        if pos is None:
            return
        if drag is not None and drag.moved:
            purpose = self.tray.slot_at(pos)
            if purpose is not None:
                self._give(drag.place, purpose, {drag.place: pos})
            else:
                self.app.sounds.play("settle")
        elif pressed is not None and pressed == self.pointable.at(pos, self.draft, self._armed):
            self._activate(pressed)

    def _activate(self, target: Target) -> None:
        match target:
            case OnDie(place):
                self._take_die(place)
            case OnSlot(purpose):
                self._choose_slot(purpose)
            case OnChange(place, delta):
                self._use_guide(place, delta)
            case OnGuide(guide):
                self._arm(guide)
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
        if button == "turn":
            self._try(self.draft.change_direction, "turn")
        elif button == "undo":
            self._undo()
        elif button == "coach":
            self._call_coach()
        elif button == "names":
            self._show_names()
        elif button == "confirm":
            self._confirm()
        elif button == "pause":
            self._pause()
        else:
            self._take_advice(int(button.split()[1]))

    def _key(self, key: int, mod: int) -> None:
        if key == pygame.K_ESCAPE:
            self._step_back()
        elif key in DIE_KEYS:
            take = self._take_advice if mod & pygame.KMOD_SHIFT else self._take_die
            take(DIE_KEYS[key])
        elif key in PURPOSE_KEYS:
            self._give_next(PURPOSE_KEYS[key])
        elif key in CHANGE_KEYS and self._armed is not None and self._selected is not None:
            self._use_guide(self._selected, CHANGE_KEYS[key])
        elif key == pygame.K_g:
            self._next_guide()
        elif key in CURSOR_KEYS:
            self._move_cursor(CURSOR_KEYS[key])
        elif key in ACTIVATING_KEYS:
            if self._cursor is not None:
                self._extend(self._cursor)
        elif 0 <= key - FIRST_SEAT_KEY < len(self.session.players):
            self._show_sheet(key - FIRST_SEAT_KEY)

    def _move_cursor(self, way: int) -> None:
        found = self.draft.extensions()
        if not found:
            return
        at = found.index(self._cursor) if self._cursor in found else (-1 if way > 0 else 0)
        self._cursor = found[(at + way) % len(found)]

    def _step_back(self) -> None:
        if self._armed is not None or self._selected is not None or self._cursor is not None:
            self._armed = self._selected = self._cursor = None
        elif self.draft.turning:
            self._undo()
        else:
            self._pause()

    def _pause(self) -> None:
        from gogoa_game.scenes.pause import PauseScene

        self.app.director.push(PauseScene(self.app))

    def _show_sheet(self, seat: int) -> None:
        from gogoa_game.scenes.sheet.scene import SheetScene

        self.app.director.push(SheetScene(self.app, self.session, seat))

    # ---- what is drawn

    @property
    def _target(self) -> Target | None:
        if self._cursor is not None:
            return OnHex(self._cursor.hex)
        if self.widgets.hover is not None:
            return None
        return self.pointable.at(self._pointer, self.draft, self._armed)

    def _progress(self) -> str:
        if self._armed is not None:
            return phrases.guide_progress(self.app.maps.texts.name(self._armed, language()))
        return phrases.relief(self.draft) or phrases.progress(self.draft)

    def _picture(self) -> PlayPicture:
        alert = self._message_ms > 0
        target = self._target
        words = hint(target, self.app.maps.texts, self.session.players)
        return PlayPicture(
            maps=self.app.maps,
            map=self.map,
            table=self.table,
            tray=self.tray,
            view=self.view,
            players=self.session.players,
            standings=self.standings,
            draft=self.draft,
            sheet=self.sheet,
            lit=self._lit,
            drawn=self._drawn,
            moment=self.moment,
            poses=self.flights.poses,
            flying=self.flights.flying,
            selected=self._selected,
            armed=self._armed,
            dragged=self._drag if self._drag is not None and self._drag.moved else None,
            pointer=self._pointer,
            hover_hex=target.hex if isinstance(target, OnHex) else None,
            hover_seat=target.seat if isinstance(target, OnSeat) else None,
            hint=words if self._rested >= HINT_MS else "",
            line=self._message if alert else self._progress(),
            alert=alert,
            buttons=self.widgets,
            pick=self.pick,
            named=self.session.names_shown,
            coach=self._coach_picture(target) if self._coached else None,
        )

    def _coach_picture(self, target: Target | None) -> CoachPicture:
        advice = self.coaching.advice
        paths = [one.turn.path for one in advice]
        pointed = self.widgets.pointed
        cell = target.hex if isinstance(target, OnHex) else None
        lit = next(
            (n for n, path in enumerate(paths) if pointed == advice_id(n) or path[-1] == cell), None
        )
        end = self.draft.position if self.draft.complete else None
        taken = next((n for n, path in enumerate(paths) if path[-1] == end), 0)
        return CoachPicture(
            self._row,
            self.coaching.share if self.coaching.thinking else None,
            0.0 if self.app.settings.reduced_motion else self._coached_ms,
            tuple(path[-1] for path in paths),
            lit,
            () if lit is None else (self.draft.sheet.position, *paths[lit]),
            self.words_of(taken if lit is None else lit),
        )

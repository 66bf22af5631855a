"""A person's turn: guides, dice into purposes, and the path, click by click."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.logic.dice import PLACES, Purpose
from gogoa_game.logic.draft import Extension, TurnDraft
from gogoa_game.logic.errors import IllegalAction, Reason
from gogoa_game.scenes.base import Size, WidgetScene
from gogoa_game.scenes.hints import hint
from gogoa_game.scenes.keys import CHANGE_KEYS, CURSOR_KEYS, DIE_KEYS, FIRST_SEAT_KEY, PURPOSE_KEYS
from gogoa_game.scenes.targets import (
    OnChange,
    OnDie,
    OnGuide,
    OnHex,
    OnSeat,
    OnSlot,
    Pointable,
    Target,
)
from gogoa_game.ui import phrases
from gogoa_game.ui.events import KeyDown, PointerDown, PointerMove, PointerUp
from gogoa_game.ui.lineup import standings_of
from gogoa_game.ui.mapview import MapView
from gogoa_game.ui.motion import step_ms
from gogoa_game.ui.playpicture import PlayPicture, draw_play
from gogoa_game.ui.steppick import StepPick
from gogoa_game.ui.tablelayout import TableLayout
from gogoa_game.ui.tray import TrayLayout
from gogoa_game.ui.turnbuttons import turn_buttons
from gogoa_game.ui.turnmap import lit_hexes

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.logic.hexes import Hex
    from gogoa_game.scenes.session import Session
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.painter import Painter
    from gogoa_game.ui.stage import Point

DRAG_FROM = 14.0  # design units: a shorter way between press and release is a click
MESSAGE_MS = 5000.0
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


class PlayScene(WidgetScene):
    """The screen of one seat, from its first look at the dice to Confirm."""

    def __init__(self, session: Session, seat: int) -> None:
        super().__init__(session.app)
        self.session = session
        self.seat = seat
        self.view = session.view(seat)
        self.draft = TurnDraft.of(self.view)
        self.map = MapView(self.app.maps)
        self._selected: int | None = None
        self._armed: str | None = None
        self._drag: Drag | None = None
        self._pressed: Target | None = None
        self.pick: StepPick | None = None
        self._cursor: Extension | None = None
        self._pointer: Point = (-1.0, -1.0)
        self._rested = 0.0
        self._message = ""
        self._message_ms = 0.0
        self._drawn = 0.0  # steps of the path that the pencil has drawn
        self.layout(self.size)

    # ---- the scene

    def layout(self, size: Size) -> None:
        super().layout(size)
        self.table = TableLayout.of(size)
        self.map.layout(self.table.map)
        self._drag, self._pressed, self.pick = None, None, None
        self._refresh()

    def update(self, ms: float) -> None:
        super().update(ms)
        if self._message_ms > 0:
            self._message_ms -= ms
            self.dirty = self.dirty or self._message_ms <= 0
        before, self._rested = self._rested, self._rested + ms
        if before < HINT_MS <= self._rested:
            self.dirty = True
        if self._drawn < len(self.draft.steps):
            pace = step_ms(self.app.settings)
            whole = float(len(self.draft.steps))
            self._drawn = min(whole, self._drawn + ms / pace) if pace else whole
            self.dirty = True

    @property
    def animating(self) -> bool:
        return (
            self._drawn < len(self.draft.steps)
            or self._message_ms > 0
            or super().animating
            or self._rested < HINT_MS
        )

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

    # ---- pointer

    def _move(self, pos: Point) -> None:
        self._pointer = pos
        self._rested = 0.0
        self._cursor = None
        if self._drag is not None:
            self._drag = Drag(self._drag.place, self._drag.start, pos)

    def _down(self, pos: Point) -> None:
        self._pointer = pos
        if self.widgets.hover is not None:
            return
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
                self._give(drag.place, purpose)
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

    # ---- dice and guides

    def _take_die(self, place: int) -> None:
        if self.draft.steps:
            self._say(IllegalAction(Reason.ASSIGN_LATE))
            return
        self._selected = None if self._selected == place else place
        self.app.sounds.play("pencil")

    def _choose_slot(self, purpose: Purpose) -> None:
        if self._selected is not None:
            self._give(self._selected, purpose)
        elif (place := self.draft.place_of(purpose)) is not None:
            self._take_die(place)
        else:
            self._tell(_("Take a die first: click it, or drag it here."))

    def _give(self, place: int, purpose: Purpose) -> None:
        self._try(lambda: self.draft.give(place, purpose), "turn")

    def _arm(self, guide: str) -> None:
        if guide not in self.draft.guides:
            self._say(IllegalAction(Reason.GUIDE_UNKNOWN))
        elif self.draft.steps:
            self._say(IllegalAction(Reason.GUIDE_LATE))
        else:
            self._armed = None if self._armed == guide else guide

    def _use_guide(self, place: int, delta: int) -> None:
        if self._armed is not None:
            self._try(partial(self.draft.use_guide, self._armed, place, delta), "guide")

    # ---- the path

    def _click_hex(self, cell: Hex) -> None:
        found = self.draft.choices(cell)
        if not found:
            self._say(self.draft.refusal(cell))
        elif len(found) == 1:
            self._extend(found[0])
        else:
            self.pick = StepPick(found, self.map.centre(cell), self.table.map)

    def _extend(self, extension: Extension) -> None:
        self._drawn = float(len(self.draft.steps))
        self._try(lambda: self.draft.extend(extension), "pencil")
        if self.draft.complete and not self.app.settings.confirm_ends_turn:
            self._confirm()

    def _handle_pick(self, pick: StepPick, event: UiEvent) -> None:
        choice = pick.handle(event)
        if choice is not None:
            self.pick = None
            self._extend(choice)
        elif pick.closed:
            self.pick = None

    def _undo(self) -> None:
        before, self.draft = self.draft, self.draft.undo()
        if self.draft is not before:
            self.app.sounds.play("turn")
        self._drawn = float(len(self.draft.steps))
        self._refresh()

    def _confirm(self) -> None:
        try:
            turn = self.draft.turn()
        except IllegalAction as error:
            self._say(error)
            return
        self.session.play(turn)
        self.session.proceed()

    def _try(self, change: Callable[[], TurnDraft], sound: str) -> None:
        """Takes over the changed draft, or says why there is none."""
        try:
            self.draft = change()
        except IllegalAction as error:
            self._say(error)
            return
        self._message_ms = 0.0
        self.app.sounds.play(sound)
        self._refresh()

    def _say(self, error: IllegalAction) -> None:
        self._tell(phrases.refusal(error))

    def _tell(self, text: str) -> None:
        self._message, self._message_ms = text, MESSAGE_MS

    # ---- buttons and keys

    def _refresh(self) -> None:
        """Nothing stays in hand after a change; the buttons follow the draft."""
        self._selected = self._armed = self._cursor = None
        self._lit = lit_hexes(self.draft)
        self.dirty = True
        self.tray = TrayLayout.of(self.table.tray, giving=self.draft.option is None)
        self.pointable = Pointable(
            self.table, self.tray, self.map, self.view.board, len(self.session.players)
        )
        self.widgets.rebuild(turn_buttons(self.table, self.draft))

    def _press_button(self, button: str) -> None:
        if button == "turn":
            self._try(self.draft.change_direction, "turn")
        elif button == "undo":
            self._undo()
        else:
            self._confirm()

    def _key(self, key: int, mod: int) -> None:
        if key == pygame.K_ESCAPE:
            self._step_back()
        elif key == pygame.K_p:
            self._pause()
        elif key in DIE_KEYS:
            self._take_die(DIE_KEYS[key])
        elif key in PURPOSE_KEYS:
            self._purpose_key(PURPOSE_KEYS[key])
        elif key in CHANGE_KEYS and self._armed is not None and self._selected is not None:
            self._use_guide(self._selected, CHANGE_KEYS[key])
        elif key == pygame.K_g:
            self._next_guide()
        elif key in CURSOR_KEYS:
            self._move_cursor(CURSOR_KEYS[key])
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            if self._cursor is not None:
                self._extend(self._cursor)
        elif 0 <= key - FIRST_SEAT_KEY < len(self.session.players):
            self._show_sheet(key - FIRST_SEAT_KEY)
        elif key == pygame.K_z and mod & pygame.KMOD_CTRL:
            self._undo()

    def _purpose_key(self, purpose: Purpose) -> None:
        """Gives the die in hand, or else the first one that has no purpose yet."""
        free = [place for place in PLACES if self.draft.purpose_of(place) is None]
        place = self._selected if self._selected is not None else next(iter(free), None)
        if place is not None:
            self._give(place, purpose)

    def _next_guide(self) -> None:
        guides = self.draft.guides
        if not guides:
            self._say(IllegalAction(Reason.GUIDE_UNKNOWN))
            return
        after = guides.index(self._armed) + 1 if self._armed in guides else 0
        if after == len(guides):
            self._armed = None
        else:
            self._arm(guides[after])

    def _move_cursor(self, way: int) -> None:
        found = self.draft.extensions()
        if not found:
            return
        at = found.index(self._cursor) if self._cursor in found else (-1 if way > 0 else 0)
        self._cursor = found[(at + way) % len(found)]

    def _step_back(self) -> None:
        if self._armed is not None or self._selected is not None or self._cursor is not None:
            self._armed = self._selected = self._cursor = None
        else:
            self._pause()

    def _pause(self) -> None:
        from gogoa_game.scenes.pause import PauseScene

        self.app.director.push(PauseScene(self.app))

    def _show_sheet(self, seat: int) -> None:
        from gogoa_game.scenes.sheet import SheetScene

        self.app.director.push(SheetScene(self.session, seat))

    # ---- what is drawn

    @property
    def _target(self) -> Target | None:
        if self._cursor is not None:
            return OnHex(self._cursor.hex)
        if self.widgets.hover is not None:
            return None
        return self.pointable.at(self._pointer, self.draft, self._armed)

    def _picture(self) -> PlayPicture:
        alert = self._message_ms > 0
        line = (
            self._message if alert else phrases.relief(self.draft) or phrases.progress(self.draft)
        )
        target = self._target
        words = hint(target, self.app.maps.texts, self.session.players)
        return PlayPicture(
            maps=self.app.maps,
            map=self.map,
            table=self.table,
            tray=self.tray,
            view=self.view,
            players=self.session.players,
            standings=standings_of(self.view, self.session.players),
            draft=self.draft,
            lit=self._lit,
            drawn=self._drawn,
            selected=self._selected,
            armed=self._armed,
            dragged=self._drag if self._drag is not None and self._drag.moved else None,
            pointer=self._pointer,
            hover_hex=target.hex if isinstance(target, OnHex) else None,
            hover_seat=target.seat if isinstance(target, OnSeat) else None,
            hint=words if self._rested >= HINT_MS else "",
            line=line,
            alert=alert,
            buttons=self.widgets,
            pick=self.pick,
        )

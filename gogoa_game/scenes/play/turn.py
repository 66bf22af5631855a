"""A turn in the making: what a person takes in hand, gives, draws, takes back and confirms."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from gogoa_game.i18n import _
from gogoa_game.logic.dice import PLACES
from gogoa_game.logic.draft import Extension, TurnDraft
from gogoa_game.logic.errors import IllegalAction, Reason
from gogoa_game.logic.retrace import retrace
from gogoa_game.scenes.base import Size, WidgetScene
from gogoa_game.scenes.play.advice import Coaching
from gogoa_game.scenes.play.coachpicture import (
    AdviceTicket,
    CoachButton,
    beside_button,
    ticket_rects,
)
from gogoa_game.scenes.play.flights import Flights
from gogoa_game.scenes.play.moments import MOTIONS, SOUNDS, Happening, Moment
from gogoa_game.scenes.play.steppick import StepPick
from gogoa_game.scenes.play.words import advice_words
from gogoa_game.scenes.postcard.scene import ArrivalScene
from gogoa_game.table.standings import standings_of
from gogoa_game.ui.animator import step_ms
from gogoa_game.ui.map.buttons import PauseButton
from gogoa_game.ui.map.mapview import MapView
from gogoa_game.ui.map.placenames import NamesButton
from gogoa_game.ui.map.turnmap import lit_hexes
from gogoa_game.ui.parts import phrases
from gogoa_game.ui.parts.gamelayout import TableLayout
from gogoa_game.ui.parts.tray import TrayLayout
from gogoa_game.ui.parts.turnbuttons import turn_buttons
from gogoa_game.ui.sound.effects import pencil
from gogoa_game.ui.sound.music import Music

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gogoa_game.logic.dice import Purpose
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.scenes.base import AppContext
    from gogoa_game.scenes.play.words import AdviceWords
    from gogoa_game.table.session import Session
    from gogoa_game.ui.stage import Point
    from gogoa_game.ui.widgets.group import Widget

MESSAGE_MS = 5000.0
NOTHING_HELD: Mapping[int, Point] = {}
THINKING_FRAME_MS = 60.0
"""The picture of thinking changes no oftener: between two, a frame is for thinking alone."""


class TurnScene(WidgetScene):
    """The draft of one seat's turn and everything that can be done to it, by whatever device.

    A refused change leaves the draft as it was and says why.
    """

    music = Music.PLAY

    def __init__(self, app: AppContext, session: Session, seat: int) -> None:
        super().__init__(app)
        self.session = session
        self.seat = seat
        self.view = session.view(seat)
        self.standings = standings_of(self.view, session.players)
        self.draft = TurnDraft.of(self.view)
        self.sheet = self.draft.sheet
        self.map = MapView(self.app.maps)
        self.animator = self.app.animator()
        self.flights = Flights(self.animator)
        self._happened: tuple[Happening, Hex] | None = None
        self.pick: StepPick | None = None
        self._selected: int | None = None
        self._armed: str | None = None
        self._cursor: Extension | None = None
        self._message = ""
        self._message_ms = 0.0
        self._drawn = 0.0  # steps of the path that the pencil has drawn
        self.coaching = Coaching(session, seat)
        self._coached = session.coached
        self._coached_ms = 0.0

    def layout(self, size: Size) -> None:
        super().layout(size)
        self._coached = self.session.coached
        self.table = (TableLayout.with_coach if self._coached else TableLayout.of)(size)
        self._row = self.table.standings
        self.table = replace(self.table, standings=beside_button(self._row))
        self.map.layout(self.table.map)
        self.widgets.clear = self.table.scores
        self.pick = None
        self._refresh()
        self.flights.settle(self.tray.poses(self.draft.dice, self.draft.given))

    def update(self, ms: float) -> None:
        super().update(ms)
        moved = self.animator.active
        self.animator.update(ms)
        self.dirty = self.dirty or moved
        if self._message_ms > 0:
            self._message_ms -= ms
            self.dirty = self.dirty or self._message_ms <= 0
        if self._drawn < len(self.draft.steps):
            pace = step_ms(self.app.settings)
            before, whole = self._drawn, float(len(self.draft.steps))
            self._drawn = min(whole, self._drawn + ms / pace) if pace else whole
            self.dirty = True
            self._come_along(before)
        self._listen(ms)

    @property
    def animating(self) -> bool:
        drawing = self._drawn < len(self.draft.steps)
        moving = drawing or self.animator.active or self._message_ms > 0 or self.listening
        return moving or super().animating

    def leave(self) -> None:
        self.coaching.drop()

    def _come_along(self, before: float) -> None:
        """The pencil has come on, higher from step to step: what happens has its moment."""
        steps, after = self.draft.steps, self._drawn
        if math.ceil(after) > math.ceil(before):
            self._sound_secret(pencil(math.ceil(after)))
        for number in range(math.ceil(before), math.ceil(after)):
            step = steps[number]
            at = steps[number - 1].hex if number else self.draft.sheet.position
            if step.bounced:
                self._happen(Happening.BOUNCE, at)
            elif step.deviated:
                self._happen(Happening.TURN, at)
        if after == len(steps) and self.draft.complete and self.draft.marks:
            self._happen(Happening.ARRIVAL, self.draft.position)

    def _happen(self, what: Happening, cell: Hex) -> None:
        self._happened = what, cell
        self.animator.start(MOTIONS[what])
        if what in SOUNDS:
            self._sound_secret(SOUNDS[what])

    def _sound_secret(self, effect: str) -> None:
        """An effect that tells of the turn; those who wait for the screen would hear it (R19)."""
        if not self.session.needs_curtain:
            self.app.sounds.play(effect)

    @property
    def moment(self) -> Moment | None:
        """What happens on the path just now."""
        if self._happened is None or not self.animator.running("moment"):
            return None
        still = self.app.settings.reduced_motion
        return Moment(*self._happened, self.animator.value("moment"), still)

    # ---- the coach

    @property
    def listening(self) -> bool:
        """Whether the coach is thinking about this turn."""
        return self._coached and self.coaching.thinking

    def _listen(self, ms: float) -> None:
        """Gives the coach its part of the frame; the settings may have sent it away meanwhile."""
        if self._coached != self.session.coached:
            self.layout(self.size)
        if self.listening and self._drawn >= len(self.draft.steps):  # the pencil needs its frames
            frames = self._coached_ms // THINKING_FRAME_MS
            self._coached_ms += ms
            self.coaching.think()
            self.dirty = self.dirty or self._coached_ms // THINKING_FRAME_MS > frames
            if not self.coaching.thinking:
                self.app.sounds.play("coach")
                self._refresh_widgets()
                self.dirty = True

    def _show_names(self) -> None:
        """Shows the names of places for the rest of the game, or hides them."""
        self.session.toggle_names()
        self.dirty = True
        self._refresh_widgets()

    def _call_coach(self) -> None:
        """Has the coach come, or sends it away for the rest of the game."""
        self.session.ask_coach(not self._coached)
        if not self.session.coached:
            self.coaching.drop()
        self.app.sounds.play("turn")
        self.layout(self.size)

    def _take_advice(self, number: int) -> None:
        """Draws an advised turn, to be confirmed or taken back as a whole."""
        if not self._coached or number >= len(self.coaching.advice):
            return
        turn, before = self.coaching.advice[number].turn, self.draft

        def drawn() -> TurnDraft:
            return replace(retrace(TurnDraft.of(self.view), turn), before=before)

        self._drawn = 0.0
        self._try(drawn, "turn")

    def words_of(self, number: int) -> AdviceWords | None:
        """The words for the advice of that number; None while there is none."""
        if number >= len(self.coaching.advice):
            return None
        texts = self.app.maps.texts
        return advice_words(self.coaching.advice[number], self.view.board, texts)

    def _advice_tickets(self) -> list[Widget]:
        end = self.draft.position if self.draft.complete else None
        return [
            AdviceTicket(
                number,
                rect,
                advice_words(advice, self.view.board, self.app.maps.texts),
                taken=advice.turn.path[-1] == end,
            )
            for number, (rect, advice) in enumerate(
                zip(ticket_rects(self._row), self.coaching.advice, strict=False)
            )
        ]

    # ---- dice and guides

    def _take_die(self, place: int) -> None:
        try:
            self.draft.check_giving()
        except IllegalAction as error:
            self._say(error)
            return
        self._selected = None if self._selected == place else place
        self.app.sounds.play("settle" if self._selected is None else "lift")

    def _choose_slot(self, purpose: Purpose) -> None:
        if self._selected is not None:
            self._give(self._selected, purpose)
        elif (place := self.draft.place_of(purpose)) is not None:
            self._take_die(place)
        else:
            self._tell(_("Take a die first: click it, or drag it here."))

    def _give(self, place: int, purpose: Purpose, held: Mapping[int, Point] = NOTHING_HELD) -> None:
        self._try(lambda: self.draft.give(place, purpose), "slot", held)

    def _give_next(self, purpose: Purpose) -> None:
        """Gives the die in hand, or else the first one that has no purpose yet."""
        free = [place for place in PLACES if self.draft.purpose_of(place) is None]
        place = self._selected if self._selected is not None else next(iter(free), None)
        if place is not None:
            self._give(place, purpose)

    def _arm(self, guide: str) -> None:
        try:
            self.draft.check_guide(guide)
        except IllegalAction as error:
            self._say(error)
            return
        self._armed = None if self._armed == guide else guide
        self.app.sounds.play("click")

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
        self._try(lambda: self.draft.extend(extension))
        if self.draft.complete and not self.app.settings.confirm_ends_turn:
            self._confirm()

    def _undo(self) -> None:
        before, self.draft = self.draft, self.draft.undo()
        if self.draft is not before:
            self.app.sounds.play("undo")
        self._drawn = float(len(self.draft.steps))
        self._refresh()

    def _confirm(self) -> None:
        try:
            turn = self.draft.turn()
        except IllegalAction as error:
            self._say(error)
            return
        self.session.play(turn)
        self.coaching.drop()
        own = self.session.view(self.seat).own
        assert own is not None
        self.sheet = own
        self._drawn = float(len(self.draft.steps))
        self.animator.skip()
        marked = self.sheet.trips[-1].marked
        if marked is not None:
            self._happen(Happening.MARK, self.draft.position)
        self.dirty = True
        self._go_on_after(marked)

    def _go_on_after(self, marked: str | None) -> None:
        """Goes on after the turn; first the postcard of a place that it has marked lies over it.

        There is no card where nothing moves, and none where somebody waits for the screen: they
        would see by the pause that a place was marked (R19).
        """
        still = self.app.settings.animation_speed == "off"
        if marked is None or still or self.session.needs_curtain:
            self.session.proceed()
        else:
            place = self.view.board.destination(marked)
            self.app.director.push(
                ArrivalScene(self.app, place, self._settle, self.session.proceed)
            )

    def _settle(self, ms: float) -> None:
        """Under the card of a place that was marked, the stamp comes down; all else is over."""
        self.dirty = self.dirty or self.animator.active
        self.animator.update(ms)

    # ---- what changes, and what is said

    def _try(
        self,
        change: Callable[[], TurnDraft],
        effect: str = "",
        held: Mapping[int, Point] = NOTHING_HELD,
    ) -> None:
        """Takes over the changed draft, or says why there is none; `held` dice are let go."""
        try:
            self.draft = change()
        except IllegalAction as error:
            self._say(error)
            return
        self._message_ms = 0.0
        if effect:
            self._sound_secret(effect)
        self._refresh(held)

    def _say(self, error: IllegalAction) -> None:
        self._tell(phrases.refusal(error))

    def _tell(self, text: str) -> None:
        self._message, self._message_ms = text, MESSAGE_MS
        self.app.sounds.play("refused")

    def _refresh(self, held: Mapping[int, Point] = NOTHING_HELD) -> None:
        """Nothing stays in hand after a change; the buttons follow the draft."""
        self._selected = self._armed = self._cursor = None
        self._lit = lit_hexes(self.draft)
        self.dirty = True
        self.tray = TrayLayout.of(self.table.tray, giving=self.draft.option is None)
        self.flights.move(self.tray.poses(self.draft.dice, self.draft.given), held)
        self._refresh_widgets()

    def _refresh_widgets(self) -> None:
        tickets = self._advice_tickets() if self._coached else []
        buttons = turn_buttons(self.table, self.draft)
        coach = CoachButton(self._row, speaking=self._coached)
        names = NamesButton(self.table.map, shown=self.session.names_shown)
        self.widgets.rebuild([*buttons, coach, *tickets, PauseButton(self.table.map), names])

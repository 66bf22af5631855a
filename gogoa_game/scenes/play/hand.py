"""A turn in the hand of a person: what is taken, given, drawn, taken back, by whatever device."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from gogoa_game.logic.dice import PLACES
from gogoa_game.logic.draft import TurnDraft
from gogoa_game.logic.errors import IllegalAction, Reason
from gogoa_game.logic.retrace import retrace

if TYPE_CHECKING:
    from gogoa_game.logic.actions import PlayTurn
    from gogoa_game.logic.dice import Purpose
    from gogoa_game.logic.draft import Extension
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.logic.views import View


class TurnInHand:
    """The draft of one seat's turn, and what is in hand for its next change.

    `selected` is the place of a die in hand, `armed` the id of a guide in hand, `cursor` a hex
    that is pointed at without a pointer. Every change of the draft lays all three down. What the
    rules do not allow raises IllegalAction and leaves everything as it was.
    """

    def __init__(self, view: View) -> None:
        """Raises IllegalAction if it is not the turn of the view's seat (R5, R6)."""
        self.view = view
        self.draft = TurnDraft.of(view)
        self.selected: int | None = None
        self.armed: str | None = None
        self.cursor: Hex | None = None

    @property
    def holds(self) -> bool:
        """Whether anything is in hand."""
        return self.armed is not None or self.selected is not None or self.cursor is not None

    def lay_down(self) -> None:
        """Nothing is in hand any more; the draft stays as it is."""
        self.selected = self.armed = self.cursor = None

    # ---- dice (R8)

    def take(self, place: int) -> None:
        """Takes a die in hand; the one in hand is laid down."""
        self.draft.check_giving()
        self.selected = None if self.selected == place else place

    def give(self, place: int, purpose: Purpose) -> None:
        """Gives a die to a purpose."""
        self._change(self.draft.give(place, purpose))

    def give_held(self, purpose: Purpose) -> None:
        """Gives the die in hand to a purpose."""
        self.draft.check_giving()
        if self.selected is None:
            raise IllegalAction(Reason.DIE_FIRST)
        self.give(self.selected, purpose)

    def give_next(self, purpose: Purpose) -> None:
        """Gives the die in hand or, without one, the first that has no purpose yet."""
        self.draft.check_giving()
        free = (place for place in PLACES if self.draft.purpose_of(place) is None)
        place = next(free, None) if self.selected is None else self.selected
        if place is None:
            raise IllegalAction(Reason.DIE_FIRST)
        self.give(place, purpose)

    # ---- guides (R7)

    def arm(self, guide: str) -> None:
        """Takes a guide in hand; the one in hand is laid down."""
        self.draft.check_guide(guide)
        self.armed = None if self.armed == guide else guide

    def arm_next(self) -> None:
        """Takes the next guide in hand; after the last one, none."""
        guides = self.draft.guides
        if not guides:
            raise IllegalAction(Reason.GUIDE_UNKNOWN)
        after = guides.index(self.armed) + 1 if self.armed in guides else 0
        if after == len(guides):
            self.armed = None
        else:
            self.arm(guides[after])

    def use_guide(self, place: int, delta: int) -> None:
        """Crosses off the guide in hand for one step of a die."""
        if self.armed is None:
            raise IllegalAction(Reason.GUIDE_UNKNOWN)
        self._change(self.draft.use_guide(self.armed, place, delta))

    # ---- the path (R10-R14)

    def change_direction(self) -> None:
        """Asks for a deviation before the first step, or for none after all (R12)."""
        self._change(self.draft.change_direction())

    def choices(self, cell: Hex) -> tuple[Extension, ...]:
        """What a click on a hex could mean, one thing at least."""
        found = self.draft.choices(cell)
        if not found:
            raise self.draft.refusal(cell)
        return found

    def extend(self, extension: Extension) -> None:
        """Draws the path on."""
        self._change(self.draft.extend(extension))

    # ---- the turn as a whole

    def draw(self, turn: PlayTurn) -> None:
        """Makes the draft that of a turn; undo takes it back as a whole."""
        self._change(replace(retrace(TurnDraft.of(self.view), turn), before=self.draft))

    def undo(self) -> None:
        """Goes back by one change."""
        self._change(self.draft.undo())

    def turn(self) -> PlayTurn:
        """The finished turn (R8, R11)."""
        return self.draft.turn()

    def _change(self, draft: TurnDraft) -> None:
        self.draft = draft
        self.lay_down()

"""A turn in the making, click by click, with undo (R7-R17).

A draft is a frozen value. Each click returns the next draft and keeps the one before it, so undo
is to go back to that one. The draft never holds a turn that could not be finished legally.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from .actions import PlayTurn
from .dice import (
    PLACES,
    PURPOSES,
    Assignment,
    Dice,
    DirectionChoice,
    GuideUse,
    Option,
    Purpose,
    direction_choice,
    options,
    turned_by,
)
from .errors import IllegalAction, Reason
from .paths import HexSet, Step, find_path, open_headings, ray, reach
from .rules import check_guides
from .scoring import gain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .board import Board
    from .hexes import Heading, Hex
    from .state import Sheet
    from .views import View


class Way(StrEnum):
    """How a hex can be entered from where the draft stands."""

    AHEAD = "ahead"  # in the current heading, at no cost: blue
    TURN = "turn"  # by a deviation: grey


class Extension(NamedTuple):
    """Steps that a click on the last one's hex would add to the path."""

    way: Way
    steps: tuple[Step, ...]
    number: int  # of the last step, counted from the start of the path
    final: bool  # the path has its full length with it

    @property
    def hex(self) -> Hex:
        """The hex to click."""
        return self.steps[-1].hex


Given = tuple[int | None, int | None, int | None]


@dataclass(frozen=True, slots=True)
class TurnDraft:
    """What a player has done of a turn so far.

    `given` are the places of the dice given to direction, distance and deviation; `turning` is
    set while the player is choosing a deviation before the first step; `before` is the draft that
    undo goes back to.
    """

    board: Board
    seat: int
    sheet: Sheet
    rolled: Dice
    reserved: int | None
    uses: tuple[GuideUse, ...] = ()
    given: Given = (None, None, None)
    steps: tuple[Step, ...] = ()
    turning: bool = False
    before: TurnDraft | None = field(default=None, compare=False, repr=False)

    @classmethod
    def of(cls, view: View) -> TurnDraft:
        """The draft of a turn that the view's seat is to play.

        Raises IllegalAction if it is not time for a turn (R5) or not the seat's turn (R6).
        """
        if view.seat is None or view.own is None or view.dice is None:
            raise IllegalAction(Reason.PHASE, phase=view.phase.value)
        if view.seat not in view.to_act:
            raise IllegalAction(Reason.SEAT, seat=view.seat)
        return cls(view.board, view.seat, view.own, view.dice, view.reserved)

    # ---- guides (R7)

    @property
    def dice(self) -> Dice:
        """What the dice show for this player: the roll, changed by the guides used."""
        return turned_by(self.rolled, self.uses)

    @property
    def guides(self) -> tuple[str, ...]:
        """The guides that can still be crossed off today."""
        used = {use.guide for use in self.uses}
        return tuple(g.id for g in self.board.members(self.sheet.guides) if g.id not in used)

    def use_guide(self, guide: str, die: int, delta: int) -> TurnDraft:
        """Crosses off a guide for one step of a die. Dice that no longer fit are taken back."""
        self.check_guides_open()
        uses = (*self.uses, GuideUse(guide, die, delta))
        check_guides(self.board, self.sheet, uses)
        draft = replace(self, uses=uses, turning=False, before=self)
        return draft if draft._fits(draft.given) else replace(draft, given=(None, None, None))

    def check_guides_open(self) -> None:
        """Raises IllegalAction (R7) if it is too late to use a guide."""
        if self.steps:
            raise IllegalAction(Reason.GUIDE_LATE)

    def check_guide(self, guide: str) -> None:
        """Raises IllegalAction (R7) if the guide cannot be used on any die now."""
        if guide not in self.guides:
            raise IllegalAction(Reason.GUIDE_UNKNOWN, guide=guide)
        self.check_guides_open()

    # ---- dice into purposes (R8, R9, R15, R16)

    @property
    def direction_choice(self) -> DirectionChoice:
        """The dice that may be given to direction, relief included."""
        return direction_choice(self.board, self.sheet.position, self.dice, self.reserved)

    def place_of(self, purpose: Purpose) -> int | None:
        """The place of the die given to a purpose."""
        return self.given[PURPOSES.index(purpose)]

    def purpose_of(self, place: int) -> Purpose | None:
        """The purpose that a die is given to."""
        return PURPOSES[self.given.index(place)] if place in self.given else None

    def check_giving(self) -> None:
        """Raises IllegalAction (R8) if it is too late to give a die to a purpose."""
        if self.steps:
            raise IllegalAction(Reason.ASSIGN_LATE)

    def give(self, place: int, purpose: Purpose) -> TurnDraft:
        """Gives a die to a purpose. A die that was there changes places with it; where only one
        die and one purpose are left, they go together.

        Raises IllegalAction: R9 if the die, or the one left over, is barred from direction.
        """
        self.check_giving()
        if place not in PLACES:
            raise IllegalAction(Reason.ONE_PURPOSE, die=place)
        given = list(self.given)
        target = PURPOSES.index(purpose)
        if place in given:
            given[given.index(place)] = given[target]
        given[target] = place
        if given.count(None) == 1:
            (given[given.index(None)],) = set(PLACES) - set(given)
        result: Given = (given[0], given[1], given[2])
        if result == self.given:
            return self
        if not self._fits(result):
            raise IllegalAction(Reason.RESERVED, die=self.reserved)
        return replace(self, given=result, turning=False, before=self)

    def _fits(self, given: Given) -> bool:
        return any(self._leads_to(given, option) for option in self._options)

    @staticmethod
    def _leads_to(given: Given, option: Option) -> bool:
        return all(
            own in (None, place) for own, place in zip(given, option.assignment, strict=True)
        )

    @property
    def _options(self) -> tuple[Option, ...]:
        return options(self.board, self.sheet.position, self.dice, self.reserved)

    def outlook(self, place: int, purpose: Purpose) -> Option | None:
        """What the dice may come to with this die given to that purpose; None where it is barred.

        Of the option only what this die decides is settled, while others have no purpose yet.
        """
        try:
            after = self.give(place, purpose)
        except IllegalAction:
            return None
        return next(option for option in after._options if after._leads_to(after.given, option))

    @property
    def option(self) -> Option | None:
        """How far the dice carry, once all three have a purpose."""
        if None in self.given:
            return None
        return next(option for option in self._options if option.assignment == self.given)

    # ---- the path (R10-R14)

    @property
    def position(self) -> Hex:
        """Where the path has come to."""
        return self.steps[-1].hex if self.steps else self.sheet.position

    @property
    def headings(self) -> tuple[Heading, ...]:
        """The headings that cost nothing now: one, or every open one before a first step by R16."""
        if self.steps:
            return (self.steps[-1].heading,)
        return self.option.headings if self.option else ()

    @property
    def steps_left(self) -> int:
        """How many hexes are still to be entered; 0 while the dice have no purposes."""
        return self.option.distance - len(self.steps) if self.option else 0

    @property
    def deviations_left(self) -> int:
        """How many deviations can still be taken; 0 while the dice have no purposes."""
        taken = sum(step.deviated for step in self.steps)
        return self.option.deviations - taken if self.option else 0

    @property
    def can_turn(self) -> bool:
        """Whether a deviation before the next step would lead anywhere new."""
        return self.steps_left > 0 and self.deviations_left > 0 and bool(self._turns)

    @property
    def _turns(self) -> tuple[Heading, ...]:
        """The headings that only a deviation leads to."""
        return tuple(h for h in open_headings(self.board, self.position) if h not in self.headings)

    @property
    def marks(self) -> bool:
        """Whether the turn as it stands would mark a destination (R18)."""
        return self.complete and gain(self.board, self.sheet, self.position) is not None

    @property
    def complete(self) -> bool:
        """Whether the path has its full length, so that the turn can be confirmed."""
        return self.option is not None and self.steps_left == 0

    def change_direction(self) -> TurnDraft:
        """Shows what a deviation before the first step would reach, or hides it again."""
        if self.option is None:
            raise IllegalAction(Reason.DICE_FIRST)
        if self.turning:
            return replace(self, turning=False, before=self)
        if not self.can_turn:
            raise IllegalAction(Reason.DEVIATIONS, allowed=self.option.deviations)
        return replace(self, turning=True, before=self)

    def extensions(self) -> tuple[Extension, ...]:
        """Every click that the path offers: ahead in the current heading, and by a deviation."""
        best: dict[tuple[int, Hex, Heading | None], Extension] = {}
        for extension in self._rays():
            last = extension.steps[-1]
            # After the last step no heading makes a difference, and ahead comes first.
            heading = None if extension.final else last.heading
            best.setdefault((extension.number, last.hex, heading), extension)
        return tuple(best.values())

    def _rays(self) -> Iterator[Extension]:
        for heading in self.headings:
            yield from self._along(heading, Way.AHEAD)
        if self.can_turn and (self.steps or self.turning):
            for heading in self._turns:
                yield from self._along(heading, Way.TURN)

    def _along(self, heading: Heading, way: Way) -> Iterator[Extension]:
        length = self.steps_left
        line = ray(self.board, self.position, heading, length, deviated=way is Way.TURN)
        for count in range(1, length + 1):
            number = len(self.steps) + count
            yield Extension(way, line[:count], number, final=count == length)

    def choices(self, cell: Hex) -> tuple[Extension, ...]:
        """What a click on a hex could mean; several where the path can pass it more than once."""
        return tuple(found for found in self.extensions() if found.hex == cell)

    def extend(self, extension: Extension) -> TurnDraft:
        """Draws the path on along one of the `extensions`."""
        if self.option is None:
            raise IllegalAction(Reason.DICE_FIRST)
        if self.complete:
            raise IllegalAction(Reason.DONE)
        if extension not in self.extensions():
            raise IllegalAction(Reason.OUT_OF_REACH, hex=extension.hex)
        return replace(self, steps=self.steps + extension.steps, turning=False, before=self)

    def click(self, cell: Hex) -> TurnDraft:
        """Extends to a hex that can mean only one thing.

        Raises IllegalAction if no click there is legal; ValueError if it could mean several.
        """
        found = self.choices(cell)
        if not found:
            raise self.refusal(cell)
        if len(found) > 1:
            raise ValueError(f"hex {cell} stands at {len(found)} steps of the path")
        return self.extend(found[0])

    def refusal(self, cell: Hex) -> IllegalAction:
        """Why a click on a hex that is not among the `choices` does nothing."""
        if self.option is None:
            return IllegalAction(Reason.DICE_FIRST)
        if self.complete:
            return IllegalAction(Reason.DONE)
        if cell not in self.board:
            return IllegalAction(Reason.STEP, hex=cell)
        if not self.steps and not self.turning and self.can_turn:
            turned = replace(self, turning=True)
            if turned.choices(cell):
                return IllegalAction(Reason.TURN_FIRST, hex=cell)
        return IllegalAction(Reason.OUT_OF_REACH, hex=cell)

    @property
    def ends(self) -> HexSet:
        """Every hex where the path may still end from here."""
        if self.option is None:
            return 0
        cell, table = self.board.index[self.position], reach(self.board).ends
        found = 0
        for heading in self.headings:
            found |= table[self.deviations_left][self.steps_left][cell][heading - 1]
        return found

    def way_to(self, end: Hex) -> tuple[Hex, ...]:
        """Hexes to enter from here for the path to end there, with the fewest deviations.

        There are none where the path cannot end there any more: see `ends`.
        """
        if self.option is None:
            return ()
        left = self.steps_left, self.deviations_left
        return find_path(self.board, self.position, self.headings, *left, end) or ()

    # ---- going back, and finishing

    def undo(self) -> TurnDraft:
        """The draft before the last click; the draft itself where there was none."""
        return self.before or self

    def turn(self) -> PlayTurn:
        """The finished turn; IllegalAction (R8, R11) while something is missing."""
        if self.option is None:
            raise IllegalAction(Reason.DICE_FIRST)
        if not self.complete:
            raise IllegalAction(Reason.PATH_LENGTH, path=len(self.steps), die=self.option.distance)
        path = tuple(step.hex for step in self.steps)
        return PlayTurn(self.seat, self.uses, Assignment(*self.option.assignment), path)

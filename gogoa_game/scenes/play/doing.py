"""What a player does with a turn: the hand does it or refuses, and it is heard and said."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from gogoa_game.logic.errors import IllegalAction
from gogoa_game.scenes.play.line import Line
from gogoa_game.ui.parts import phrases

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from gogoa_game.logic.actions import PlayTurn
    from gogoa_game.logic.dice import Purpose
    from gogoa_game.logic.draft import Extension
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.scenes.play.hand import TurnInHand
    from gogoa_game.scenes.play.path import PathShown
    from gogoa_game.ui.sound.effects import Sounds
    from gogoa_game.ui.stage import Point

NOTHING_HELD: Mapping[int, Point] = {}


class Doing:
    """Has the hand do what is meant; whatever it refuses is said in one place, `do`.

    `follow` is told of every change of the draft, with the dice that are let go and where.
    `secret` is whether others, who wait for the screen, would hear what tells of the turn (R19).
    """

    def __init__(
        self,
        hand: TurnInHand,
        path: PathShown,
        sounds: Sounds,
        secret: Callable[[], bool],
        follow: Callable[[Mapping[int, Point]], None],
    ) -> None:
        self.hand = hand
        self.line = Line()
        self._path = path
        self._sounds = sounds
        self._secret = secret
        self._follow = follow

    def do(self, change: Callable[[], object], effect: str = "") -> bool:
        """Has the hand do something, or says why it refuses; whether it was done."""
        try:
            change()
        except IllegalAction as error:
            self.refuse(phrases.refusal(error))
            return False
        if effect:
            self.sound_secrets((effect,))
        return True

    def refuse(self, why: str) -> None:
        """Says why nothing happens."""
        self.line.say(why)
        self._sounds.play("refused")

    def change(
        self,
        change: Callable[[], None],
        effect: str = "",
        held: Mapping[int, Point] = NOTHING_HELD,
    ) -> bool:
        """The same for changes of the draft, which everything follows; `held` dice are let go."""
        if not self.do(change, effect):
            return False
        self.line.clear()
        self._follow(held)
        return True

    def sound_secrets(self, effects: Iterable[str]) -> None:
        """Effects that tell of the turn; those who wait for the screen would hear them (R19)."""
        if not self._secret():
            for effect in effects:
                self._sounds.play(effect)

    # ---- dice

    def take_die(self, place: int) -> None:
        """Takes a die in hand, or lays it down."""
        if self.do(partial(self.hand.take, place)):
            self._sounds.play("settle" if self.hand.selected is None else "lift")

    def choose_slot(self, purpose: Purpose) -> None:
        """Gives the die in hand to a purpose; without one, takes the die that was given to it."""
        place = self.hand.draft.place_of(purpose)
        if self.hand.selected is None and place is not None:
            self.take_die(place)
        else:
            self.change(partial(self.hand.give_held, purpose), "slot")

    def drop(self, place: int, pos: Point, purpose: Purpose | None) -> None:
        """Lets a die go over the slot of a purpose, or beside all of them."""
        if purpose is None:
            self._sounds.play("settle")
        else:
            self.change(partial(self.hand.give, place, purpose), "slot", {place: pos})

    def change_die(self, place: int, delta: int) -> None:
        """Turns a die by one at the cost of the guide in hand."""
        self.change(partial(self.hand.use_guide, place, delta), "guide")

    def change_held(self, delta: int) -> None:
        """Turns the die in hand, if a guide is in hand as well."""
        if self.hand.armed is not None and self.hand.selected is not None:
            self.change_die(self.hand.selected, delta)

    # ---- the path

    def choices(self, cell: Hex) -> tuple[Extension, ...]:
        """What a click on a hex could mean; none where it is refused."""
        found: list[Extension] = []
        self.do(lambda: found.extend(self.hand.choices(cell)))
        return tuple(found)

    def extend(self, extension: Extension) -> None:
        """Draws the path on."""
        self._path.show_whole(self.hand.draft)
        self.change(partial(self.hand.extend, extension))

    def draw(self, turn: PlayTurn) -> None:
        """Draws a whole turn from its first step."""
        self._path.show_none()
        self.change(partial(self.hand.draw, turn), "turn")

    def undo(self) -> None:
        """Takes the last change back."""
        before = self.hand.draft
        self.change(self.hand.undo)
        if self.hand.draft is not before:
            self._sounds.play("undo")
        self._path.show_whole(self.hand.draft)

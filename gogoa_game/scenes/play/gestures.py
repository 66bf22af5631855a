"""What a pointer does on the screen of a turn: it rests, clicks, and drags a die."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gogoa_game.scenes.play.targets import OnDie

if TYPE_CHECKING:
    from gogoa_game.scenes.play.targets import Target
    from gogoa_game.ui.stage import Point

DRAG_FROM = 14.0  # design units: a shorter way between press and release is a click
HINT_MS = 600.0
NOWHERE = (-1.0, -1.0)


@dataclass(frozen=True, slots=True)
class Drag:
    """A die held under the pressed button."""

    place: int
    start: Point
    pos: Point

    @property
    def moved(self) -> bool:
        """Whether it is more than a click."""
        return math.dist(self.start, self.pos) >= DRAG_FROM


@dataclass(frozen=True, slots=True)
class Dropped:
    """A die let go after a drag, and where."""

    place: int
    pos: Point


class Gestures:
    """Follows one pointer: `pos` is where it was last, in design units."""

    def __init__(self) -> None:
        self.pos: Point = NOWHERE
        self._pressed: Target | None = None
        self._drag: Drag | None = None
        self._rested = 0.0

    @property
    def dragged(self) -> Drag | None:
        """The die that follows the pointer, once it has left its place."""
        return self._drag if self._drag is not None and self._drag.moved else None

    @property
    def waiting(self) -> bool:
        """Whether an explanation of what lies under the pointer is on its way."""
        return self._rested < HINT_MS

    @property
    def asks(self) -> bool:
        """Whether the pointer has rested long enough for an explanation."""
        return not self.waiting

    def rest(self, ms: float) -> bool:
        """Lets time pass; whether an explanation is due now."""
        before, self._rested = self._rested, self._rested + ms
        return before < HINT_MS <= self._rested

    def move(self, pos: Point) -> bool:
        """Follows the pointer; whether a die has been lifted by it."""
        self.pos, self._rested = pos, 0.0
        if self._drag is None:
            return False
        held, self._drag = self._drag, Drag(self._drag.place, self._drag.start, pos)
        return self._drag.moved and not held.moved

    def touch(self, pos: Point) -> None:
        """The button goes down; who presses needs no explanation."""
        self.pos, self._rested = pos, -math.inf

    def press(self, target: Target | None, *, liftable: bool) -> None:
        """What was touched; a die that is `liftable` comes along with the pointer."""
        self._pressed = target
        if isinstance(target, OnDie) and liftable:
            self._drag = Drag(target.place, self.pos, self.pos)

    def release(self, pos: Point | None, target: Target | None) -> Target | Dropped | None:
        """The button goes up over `target`, or elsewhere (None): a click, a die let go, nothing."""
        pressed, drag = self._pressed, self.dragged
        self.forget()
        if pos is None:
            return None
        if drag is not None:
            return Dropped(drag.place, pos)
        return pressed if pressed == target else None

    def forget(self) -> None:
        """Nothing is pressed or held any more."""
        self._pressed = self._drag = None

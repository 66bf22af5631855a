"""What a scene receives: small frozen values with design positions, made from raw pygame events.

A tap on a touch screen reaches us once: SDL turns the first finger into a left button, and that is
what counts. The finger events of the same tap are ignored.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui.keyboard import MODIFIERS, Keyboard

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.ui.stage import Point, Stage

OUTSIDE: tuple[float, float] = (-1e6, -1e6)
"""Where the pointer is when it has left the window: on no widget and on no hex."""

_CHORD = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META | pygame.KMOD_MODE
_COMMAND = pygame.KMOD_META if sys.platform == "darwin" else pygame.KMOD_CTRL


@dataclass(frozen=True, slots=True)
class PointerDown:
    """The left button went down at a design position on the stage."""

    pos: Point


@dataclass(frozen=True, slots=True)
class PointerUp:
    """The left button came up; `pos` is None when that happened outside the stage."""

    pos: Point | None


@dataclass(frozen=True, slots=True)
class PointerMove:
    """The pointer moved. On a bar the position lies off the stage; off the window it is OUTSIDE."""

    pos: Point


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned by `dy` notches, up being positive, with the pointer at `pos`."""

    dy: float
    pos: Point


@dataclass(frozen=True, slots=True)
class KeyDown:
    """A key went down, or repeats because it is held: alone, or with Shift.

    `key` is a `pygame.K_...` that any keyboard has: see `gogoa_game.ui.keyboard`. `mod` is made of
    `pygame.KMOD_...`.
    """

    key: int
    mod: int = 0
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class Chord:
    """A key went down, or repeats, together with Ctrl, Alt or the like: no plain key at all."""

    key: int
    mod: int
    repeat: bool = False

    @property
    def command(self) -> bool:
        """Whether it is one that commands: with Ctrl alone or, on a Mac, with Cmd alone."""
        return bool(self.mod & _COMMAND) and not self.mod & _CHORD & ~_COMMAND


@dataclass(frozen=True, slots=True)
class TextInput:
    """Text was typed or committed by an input method."""

    text: str


@dataclass(frozen=True, slots=True)
class TextEditing:
    """The unfinished text of an input method; empty when it is done or dropped."""

    text: str


UiEvent = PointerDown | PointerUp | PointerMove | Wheel | KeyDown | Chord | TextInput | TextEditing


class EventTranslator:
    """Turns pygame events into `UiEvent`s; remembers what is pressed and where the pointer is."""

    def __init__(self) -> None:
        self._pressed = False
        self._held: set[int] = set()
        self._keyboard = Keyboard()
        self._early: set[int] = set()  # held since before there was a field for what they type
        self._pointer: Point = OUTSIDE
        self._typing = False
        self.composing = False
        """Whether an input method has begun a text that it has not ended."""

    def layout_changed(self, codes: Sequence[int]) -> None:
        """The keyboard has another layout: what the places of the letters A to Z type in it."""
        self._keyboard.changed(codes)

    @property
    def typing(self) -> bool:
        """Whether a text field takes what is typed."""
        return self._typing

    @typing.setter
    def typing(self, on: bool) -> None:
        self._typing, self.composing = on, False
        self._early = set(self._held)

    @property
    def pointer(self) -> Point:
        """The last known design position of the pointer."""
        return self._pointer

    def forget(self) -> None:
        """Forgets a pressed button: its release reaches nobody.

        Held keys stay known, so that all they still send counts as repeats: a key held while one
        scene makes way for another does nothing in the new one.
        """
        self._pressed = False

    def translate(self, event: pygame.event.Event, stage: Stage) -> UiEvent | None:
        """The event in design units, or None for one that concerns no scene."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            return self._mouse(event, stage)
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key(event)
        if event.type == pygame.MOUSEWHEEL:
            dy = float(getattr(event, "precise_y", event.y))
            return Wheel(dy, self._pointer) if dy else None
        if event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            return self._text(event)
        if event.type == pygame.WINDOWLEAVE:
            self._pointer = OUTSIDE
            return PointerMove(OUTSIDE)
        if event.type == pygame.WINDOWFOCUSLOST:
            # The window never hears of keys released while another window has the focus.
            self._held.clear()
            self._early.clear()
        return None

    def _text(self, event: pygame.event.Event) -> TextInput | TextEditing | None:
        if event.type == pygame.TEXTEDITING:
            self.composing = bool(event.text)
            return TextEditing(event.text)
        self.composing = False
        # The letter of the key that led into the field, when it is held there.
        return None if self._early else TextInput(event.text)

    def _mouse(self, event: pygame.event.Event, stage: Stage) -> UiEvent | None:
        inside = stage.to_design(event.pos)
        self._pointer = stage.to_design_unbounded(event.pos)
        if event.type == pygame.MOUSEMOTION:
            return PointerMove(self._pointer)
        if event.button != pygame.BUTTON_LEFT:
            return None
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed = inside is not None
            return None if inside is None else PointerDown(inside)
        if not self._pressed:
            return None
        self._pressed = False
        return PointerUp(inside)

    def _key(self, event: pygame.event.Event) -> KeyDown | Chord | None:
        place = getattr(event, "scancode", 0)
        physical = place or event.key  # what a key types may change while it is down
        if event.type == pygame.KEYUP:
            self._held.discard(physical)
            self._early.discard(physical)
            return None
        if event.key in MODIFIERS:
            return None
        repeat = physical in self._held
        self._held.add(physical)
        if not repeat:
            self._early.clear()  # a new key ends the repeating of others
        cursor = self.typing and not event.mod & pygame.KMOD_NUM and sys.platform != "darwin"
        key = self._keyboard.key(event.key, place, cursor=cursor)
        return (Chord if event.mod & _CHORD else KeyDown)(key, event.mod, repeat)

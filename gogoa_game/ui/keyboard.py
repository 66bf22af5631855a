"""Which key was pressed, on the keyboards of the world.

A shortcut is found by what its key types. Where the layout has no Latin letters (Cyrillic, Greek,
Hebrew, kana), the key counts that stands in its place on an American keyboard; and so do the digits
in their row, which a French keyboard types with Shift only. Of two keys that type the same, one on
the keypad, either will do.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Sequence

MODIFIERS = frozenset(
    {
        pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT,
        pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK,
        pygame.K_NUMLOCK, pygame.K_SCROLLLOCK,
    }
)  # fmt: skip
"""Keys that only say what others mean."""

LETTER_PLACES = tuple(pygame.KSCAN_A + i for i in range(26))
_LETTERS = {pygame.KSCAN_A + i: pygame.K_a + i for i in range(26)}
_DIGITS = {pygame.KSCAN_1 + i: pygame.K_1 + i for i in range(9)} | {pygame.KSCAN_0: pygame.K_0}
_PLACES = {
    **_LETTERS,
    **_DIGITS,
    pygame.KSCAN_MINUS: pygame.K_MINUS,
    pygame.KSCAN_EQUALS: pygame.K_PLUS,
}
_LIKE = {
    pygame.K_EQUALS: pygame.K_PLUS,  # the same key, with Shift or without
    pygame.K_KP_PLUS: pygame.K_PLUS,
    pygame.K_KP_MINUS: pygame.K_MINUS,
    pygame.K_KP_ENTER: pygame.K_RETURN,
    pygame.K_KP0: pygame.K_0,
    **{pygame.K_KP1 + i: pygame.K_1 + i for i in range(9)},
}
_WITHOUT_NUMLOCK = {
    pygame.K_KP1: pygame.K_END,
    pygame.K_KP2: pygame.K_DOWN,
    pygame.K_KP4: pygame.K_LEFT,
    pygame.K_KP6: pygame.K_RIGHT,
    pygame.K_KP7: pygame.K_HOME,
    pygame.K_KP8: pygame.K_UP,
    pygame.K_KP_PERIOD: pygame.K_DELETE,
}


class Keyboard:
    """Knows whether the layout types Latin letters: it is told, and each letter shows it too."""

    def __init__(self) -> None:
        self._latin = True

    def changed(self, codes: Sequence[int]) -> None:
        """Another layout: `codes` are what the places of the letters A to Z type, if known."""
        letters = [code for code in codes if _letter(code)]
        if letters:
            self._latin = any(map(_latin, letters))

    def key(self, code: int, place: int, *, cursor: bool = False) -> int:
        """The key (`pygame.K_...`) meant by what SDL takes it for and its place (`KSCAN_...`).

        With `cursor` the keypad moves the caret, as it does in a text field without NumLock.
        """
        if cursor and code in _WITHOUT_NUMLOCK:
            return _WITHOUT_NUMLOCK[code]
        code = _LIKE.get(code, code)
        if place in _LETTERS and _letter(code):
            self._latin = _latin(code)
        if not self._latin:
            return _PLACES.get(place, code)
        if place in _DIGITS and code != pygame.K_MINUS:  # of which the French have no other
            return _DIGITS[place]
        return code


def _letter(code: int) -> bool:
    return 0 <= code < 0x110000 and chr(code).isalpha()


def _latin(code: int) -> bool:
    return unicodedata.name(chr(code), "").startswith("LATIN")

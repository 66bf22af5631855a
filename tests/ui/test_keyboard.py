"""Which key is meant, on the keyboards of the world."""

from __future__ import annotations

import pygame
import pytest

from gogoa_game.ui.events import Chord, EventTranslator, KeyDown, UiEvent
from gogoa_game.ui.keyboard import MODIFIERS, Keyboard
from gogoa_game.ui.stage import Stage

STAGE = Stage((1920, 1080))
Q, Z = pygame.KSCAN_Q, pygame.KSCAN_Z
ROW = [pygame.KSCAN_1, pygame.KSCAN_2, pygame.KSCAN_3]


def pressed(code: int, place: int = 0, mod: int = 0) -> UiEvent | None:
    event = pygame.event.Event(pygame.KEYDOWN, key=code, scancode=place, mod=mod, unicode="")
    return EventTranslator().translate(event, STAGE)


@pytest.mark.parametrize("letters", ["йя", "たつ", "ضئ", "ๆผ"])
def test_letters_follow_their_place_where_the_layout_has_no_latin_ones(letters: str) -> None:
    keyboard = Keyboard()
    assert keyboard.key(ord(letters[0]), Q) == pygame.K_q
    assert keyboard.key(ord(letters[1]), Z) == pygame.K_z


@pytest.mark.parametrize(("letter", "sign"), ["ק/", "ε;"])
def test_hebrew_and_greek_keyboards_have_letters_where_they_type_signs(
    letter: str, sign: str
) -> None:
    keyboard = Keyboard()
    assert keyboard.key(ord(letter), pygame.KSCAN_E) == pygame.K_e
    assert keyboard.key(ord(sign), Q) == pygame.K_q


@pytest.mark.parametrize(
    ("code", "place"),
    [
        (pygame.K_a, Q),  # French
        (pygame.K_COMMA, pygame.KSCAN_M),
        (pygame.K_m, pygame.KSCAN_SEMICOLON),
        (pygame.K_z, pygame.KSCAN_Y),  # German
        (pygame.K_QUOTE, Q),  # Dvorak
        (ord("ñ"), pygame.KSCAN_SEMICOLON),
        (ord("ı"), pygame.KSCAN_I),  # Turkish
    ],
)
def test_latin_letters_follow_what_they_type(code: int, place: int) -> None:
    assert Keyboard().key(code, place) == code


def test_a_change_of_the_layout_is_noticed() -> None:
    keyboard = Keyboard()
    assert keyboard.key(ord("й"), Q) == pygame.K_q
    assert keyboard.key(pygame.K_a, Q) == pygame.K_a
    assert keyboard.key(pygame.K_COMMA, pygame.KSCAN_M) == pygame.K_COMMA


@pytest.mark.parametrize("row", ['&é"', "+ěš", "ぬふあ", "١٢٣"])
def test_the_row_of_digits_has_digits_whatever_it_types(row: str) -> None:
    keys = [pressed(ord(sign), place) for sign, place in zip(row, ROW, strict=True)]
    assert keys == [KeyDown(pygame.K_1), KeyDown(pygame.K_2), KeyDown(pygame.K_3)]


def test_the_only_minus_of_a_french_keyboard_is_one() -> None:
    assert pressed(pygame.K_MINUS, pygame.KSCAN_6) == KeyDown(pygame.K_MINUS)


def test_the_keypad_types_what_other_keys_type() -> None:
    for digit in range(1, 10):
        assert pressed(pygame.K_KP1 + digit - 1) == KeyDown(pygame.K_0 + digit)
    assert pressed(pygame.K_KP0) == KeyDown(pygame.K_0)
    assert pressed(pygame.K_KP_ENTER) == KeyDown(pygame.K_RETURN)
    assert pressed(pygame.K_KP_MINUS) == KeyDown(pygame.K_MINUS)
    assert pressed(pygame.K_KP_PLUS) == KeyDown(pygame.K_PLUS)


def test_plus_needs_no_shift_on_an_american_keyboard() -> None:
    assert pressed(pygame.K_EQUALS, pygame.KSCAN_EQUALS) == KeyDown(pygame.K_PLUS)


@pytest.mark.parametrize(
    "mod", [pygame.KMOD_LCTRL, pygame.KMOD_RALT, pygame.KMOD_LMETA, pygame.KMOD_MODE]
)
def test_a_key_with_others_is_not_the_plain_key(mod: int) -> None:
    assert pressed(pygame.K_1, ROW[0], mod) == Chord(pygame.K_1, mod)
    assert pressed(pygame.K_1, ROW[0], mod | pygame.KMOD_SHIFT) == Chord(
        pygame.K_1, mod | pygame.KMOD_SHIFT
    )


@pytest.mark.parametrize("mod", [0, pygame.KMOD_SHIFT, pygame.KMOD_NUM, pygame.KMOD_CAPS])
def test_shift_and_locks_leave_a_key_plain(mod: int) -> None:
    assert pressed(pygame.K_1, ROW[0], mod) == KeyDown(pygame.K_1, mod)


@pytest.mark.parametrize("key", sorted(MODIFIERS))
def test_a_modifier_alone_is_no_key(key: int) -> None:
    """Alt on the way to another window is not the key that skips what moves."""
    assert pressed(key) is None


def test_a_key_is_held_until_it_comes_up_whatever_it_types_by_then() -> None:
    translator = EventTranslator()
    events = [(pygame.KEYDOWN, pygame.K_q), (pygame.KEYUP, ord("й")), (pygame.KEYDOWN, ord("й"))]
    seen = [
        translator.translate(
            pygame.event.Event(kind, key=code, scancode=Q, mod=0, unicode=""), STAGE
        )
        for kind, code in events
    ]
    assert seen == [KeyDown(pygame.K_q), None, KeyDown(pygame.K_q)]


GREEK = [*(ord(letter) for letter in "αβψδεφγηιξκλμνοπ"), ord(";"), *(ord(x) for x in "ρστθωςχυζ")]
"""What the places of A to Z type; that of Q types no letter."""


def test_a_layout_that_was_told_needs_no_letter_to_be_known() -> None:
    keyboard = Keyboard()
    keyboard.changed(GREEK)
    assert keyboard.key(ord(";"), pygame.KSCAN_Q) == pygame.K_q
    keyboard.changed([ord(letter) for letter in "qbcdefghijkl,noparstuvzxyw"])
    assert keyboard.key(ord(","), pygame.KSCAN_M) == ord(","), "French: M is in another place"


def test_where_nobody_tells_the_layout_nothing_is_forgotten() -> None:
    keyboard = Keyboard()
    keyboard.changed(GREEK)
    keyboard.changed(())
    assert keyboard.key(ord(";"), pygame.KSCAN_Q) == pygame.K_q
    assert keyboard.key(-1, -1) == -1

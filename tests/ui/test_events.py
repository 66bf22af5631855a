"""Raw events become small values in design units; what belongs to no scene becomes nothing."""

from __future__ import annotations

import pygame
import pytest

from gogoa_game.ui.events import (
    OUTSIDE,
    EventTranslator,
    KeyDown,
    PointerDown,
    PointerMove,
    PointerUp,
    TextEditing,
    TextInput,
    Wheel,
)
from gogoa_game.ui.stage import Stage

STAGE = Stage((3000, 900))  # bars of 450 pixels left and right
INSIDE = (1500, 450)


def mouse(kind: int, pos: tuple[int, int], button: int = 1) -> pygame.event.Event:
    if kind == pygame.MOUSEMOTION:
        return pygame.event.Event(kind, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    return pygame.event.Event(kind, pos=pos, button=button, touch=False)


def key(kind: int, code: int) -> pygame.event.Event:
    return pygame.event.Event(kind, key=code, mod=0, unicode="", scancode=0)


@pytest.fixture
def translator() -> EventTranslator:
    return EventTranslator()


def test_a_click_has_design_positions(translator: EventTranslator) -> None:
    down = translator.translate(mouse(pygame.MOUSEBUTTONDOWN, INSIDE), STAGE)
    up = translator.translate(mouse(pygame.MOUSEBUTTONUP, (1510, 460)), STAGE)
    assert isinstance(down, PointerDown)
    assert down.pos == STAGE.to_design(INSIDE)
    assert up == PointerUp(STAGE.to_design((1510, 460)))


def test_a_press_on_a_bar_is_nothing_and_neither_is_its_release(
    translator: EventTranslator,
) -> None:
    assert translator.translate(mouse(pygame.MOUSEBUTTONDOWN, (10, 10)), STAGE) is None
    assert translator.translate(mouse(pygame.MOUSEBUTTONUP, INSIDE), STAGE) is None


def test_a_release_on_a_bar_has_no_position(translator: EventTranslator) -> None:
    translator.translate(mouse(pygame.MOUSEBUTTONDOWN, INSIDE), STAGE)
    up = translator.translate(mouse(pygame.MOUSEBUTTONUP, (10, 10)), STAGE)
    assert up == PointerUp(None)


def test_only_the_left_button_counts(translator: EventTranslator) -> None:
    for button in (2, 3, 4, 5):
        event = mouse(pygame.MOUSEBUTTONDOWN, INSIDE, button)
        assert translator.translate(event, STAGE) is None


def test_a_forgotten_press_has_no_release(translator: EventTranslator) -> None:
    translator.translate(mouse(pygame.MOUSEBUTTONDOWN, INSIDE), STAGE)
    translator.forget()
    assert translator.translate(mouse(pygame.MOUSEBUTTONUP, INSIDE), STAGE) is None


def test_a_tap_counts_once(translator: EventTranslator) -> None:
    finger = {"touch_id": 1, "finger_id": 0, "x": 0.5, "y": 0.5, "dx": 0, "dy": 0, "pressure": 1}
    seen = [
        translator.translate(pygame.event.Event(pygame.FINGERDOWN, finger), STAGE),
        translator.translate(mouse(pygame.MOUSEBUTTONDOWN, INSIDE), STAGE),
        translator.translate(pygame.event.Event(pygame.FINGERUP, finger), STAGE),
        translator.translate(mouse(pygame.MOUSEBUTTONUP, INSIDE), STAGE),
    ]
    assert [type(event) for event in seen if event] == [PointerDown, PointerUp]


def test_moves_tell_where_even_off_the_stage(translator: EventTranslator) -> None:
    move = translator.translate(mouse(pygame.MOUSEMOTION, (0, 450)), STAGE)
    assert isinstance(move, PointerMove)
    assert move.pos[0] < 0
    left = translator.translate(pygame.event.Event(pygame.WINDOWLEAVE), STAGE)
    assert left == PointerMove(OUTSIDE)


def test_the_wheel_turns_where_the_pointer_is(translator: EventTranslator) -> None:
    translator.translate(mouse(pygame.MOUSEMOTION, INSIDE), STAGE)
    turned = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2, flipped=False)
    assert translator.translate(turned, STAGE) == Wheel(-2.0, translator.pointer)


def test_a_held_key_repeats_even_after_forget(translator: EventTranslator) -> None:
    space = pygame.K_SPACE
    first = translator.translate(key(pygame.KEYDOWN, space), STAGE)
    again = translator.translate(key(pygame.KEYDOWN, space), STAGE)
    translator.forget()
    later = translator.translate(key(pygame.KEYDOWN, space), STAGE)
    translator.translate(key(pygame.KEYUP, space), STAGE)
    fresh = translator.translate(key(pygame.KEYDOWN, space), STAGE)
    seen = [event.repeat for event in (first, again, later, fresh) if isinstance(event, KeyDown)]
    assert seen == [False, True, True, False]


def test_keys_released_in_another_window_are_not_held(translator: EventTranslator) -> None:
    translator.translate(key(pygame.KEYDOWN, pygame.K_TAB), STAGE)
    translator.translate(pygame.event.Event(pygame.WINDOWFOCUSLOST), STAGE)
    event = translator.translate(key(pygame.KEYDOWN, pygame.K_TAB), STAGE)
    assert event == KeyDown(pygame.K_TAB, 0, repeat=False)


def test_typed_text_and_text_of_an_input_method(translator: EventTranslator) -> None:
    typed = pygame.event.Event(pygame.TEXTINPUT, text="山")
    editing = pygame.event.Event(pygame.TEXTEDITING, text="やま", start=0, length=2)
    assert translator.translate(typed, STAGE) == TextInput("山")
    assert translator.translate(editing, STAGE) == TextEditing("やま")

"""Text is entered only while a field takes it, and none of it reaches another field."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.desktop import sdl
from gogoa_game.ui.widgets.textfield import TextField

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.scenes.driving import Driver


@pytest.fixture
def switched(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What text input was told, in order."""
    told: list[str] = []
    for name in ("start_text_input", "stop_text_input"):
        word = name.split("_", maxsplit=1)[0]
        monkeypatch.setattr(pygame.key, name, lambda word=word: told.append(word))
    return told


@pytest.fixture
def setup(switched: list[str], drive: Callable[..., Driver]) -> Driver:
    """The setup of a game, with two seats that have names."""
    assert switched == []
    driver = drive()
    driver.press("new")
    return driver


def field(driver: Driver, seat: int) -> TextField:
    found = driver.group[f"name {seat}"]
    assert isinstance(found, TextField)
    return found


def composed(text: str) -> pygame.event.Event:
    return pygame.event.Event(pygame.TEXTEDITING, text=text, start=0, length=0)


def test_text_input_is_on_only_while_a_field_is_edited(setup: Driver, switched: list[str]) -> None:
    """Otherwise an input method would take the letters of shortcuts for itself."""
    assert switched == ["stop"], "SDL begins with it"
    setup.press("name 0")
    assert switched[1:] == ["start"]
    setup.press("name 1")
    setup.type("x")
    assert switched[1:] == ["start"], "from field to field it stays on"
    setup.key(pygame.K_RETURN)
    assert switched[1:] == ["start", "stop"]


def test_keys_repeat_only_while_a_field_is_edited(setup: Driver) -> None:
    assert pygame.key.get_repeat() == (0, 0)
    setup.press("name 0")
    assert min(pygame.key.get_repeat()) > 0
    setup.key(pygame.K_ESCAPE)
    assert pygame.key.get_repeat() == (0, 0)
    setup.press("name 0")
    setup.key(pygame.K_ESCAPE)
    setup.key(pygame.K_ESCAPE)
    assert pygame.key.get_repeat() == (0, 0), "the scene with the field has gone"


def test_a_composition_that_was_left_reaches_no_other_field(
    setup: Driver, switched: list[str]
) -> None:
    """The input method may let go of it only when it is told."""
    other = field(setup, 1).text
    setup.press("name 0")
    setup.key(pygame.K_END)
    before = field(setup, 0).text
    setup.frame(composed("やま"))
    at = setup.group["name 1"].rect.center
    late = [pygame.event.Event(pygame.TEXTINPUT, text="山"), composed("川")]
    setup.frame(setup.event(pygame.MOUSEBUTTONDOWN, at), *late)
    assert switched[-2:] == ["stop", "start"]
    assert field(setup, 1).text == other
    assert field(setup, 1).composition == ""
    assert field(setup, 0).text == f"{before}やま"
    setup.type("x")
    assert field(setup, 1).text == "x"


def test_a_composition_that_goes_on_is_left_alone(setup: Driver, switched: list[str]) -> None:
    setup.press("name 0")
    for text in ("や", "やま"):
        setup.frame(composed(text))
    setup.resize((900, 700))
    setup.frame(composed("やまだ"))
    assert field(setup, 0).composition == "やまだ"
    setup.frame(composed(""))
    setup.type("山田")
    assert field(setup, 0).text == "山田"
    assert switched == ["stop", "start"]


def test_the_keypad_moves_the_caret_where_numlock_is_off(setup: Driver) -> None:
    setup.press("name 0")
    setup.key(pygame.K_KP7)
    assert field(setup, 0).caret == 0
    setup.key(pygame.K_KP6)
    assert field(setup, 0).caret == 1
    setup.key(pygame.K_KP7, pygame.KMOD_NUM)
    assert field(setup, 0).caret == 1, "its digit comes as text"


def test_a_key_held_since_before_the_field_types_nothing_into_it(setup: Driver) -> None:
    held = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x")
    setup.frame(held)
    setup.press("name 0")
    before = field(setup, 0).text
    setup.frame(held, pygame.event.Event(pygame.TEXTINPUT, text="x"))
    assert field(setup, 0).text == before
    setup.frame(pygame.event.Event(pygame.KEYUP, key=pygame.K_x, mod=0))
    setup.frame(held, pygame.event.Event(pygame.TEXTINPUT, text="x"))
    assert field(setup, 0).text == "x"


def test_compositions_of_any_length_are_told_whole_and_in_order(window: pygame.Window) -> None:
    """pygame itself has no text for those of 32 bytes and more."""
    library = sdl._library()
    if library is None:
        pytest.skip("SDL cannot be asked here")
    pygame.event.clear()
    library.SDL_strdup.restype = ctypes.c_void_p
    texts = ["や" * 20, "山" * 40]
    for text in texts:
        event = sdl._Event()
        event.edit.type = sdl._TEXTEDITING_EXT
        event.edit.text = library.SDL_strdup(ctypes.c_char_p(text.encode()))
        library.SDL_PushEvent(ctypes.byref(event))
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="x"))
    seen = [event for event in sdl.take_events() if hasattr(event, "text")]
    assert [event.text for event in seen] == [texts[0], "x", texts[1], "x"]
    assert seen[0].type == pygame.TEXTEDITING

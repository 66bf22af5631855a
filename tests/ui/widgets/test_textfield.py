"""The text field: typing, editing, committing, and input methods."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.ui.events import KeyDown, PointerDown, PointerUp, TextEditing, TextInput
from gogoa_game.ui.widgets.group import Button, Group, TextField

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.ui.paint.painter import Painter

FIELD, BUTTON, NOWHERE = (50, 30), (450, 30), (900, 900)


@pytest.fixture
def field() -> TextField:
    return TextField("name", (0, 0, 300, 60), "Ana", max_length=8)


@pytest.fixture
def group(field: TextField) -> Group:
    return Group([field, Button("go", (400, 0, 100, 60), "Go", key=pygame.K_g)])


def keys(group: Group, *codes: int) -> str | None:
    done = None
    for code in codes:
        done = group.handle(KeyDown(code))
    return done


def start(group: Group) -> None:
    group.handle(PointerDown(FIELD))
    group.handle(PointerUp(FIELD))


def test_typing_needs_a_click(group: Group, field: TextField) -> None:
    group.handle(TextInput("x"))
    assert field.text == "Ana"
    assert not group.editing
    start(group)
    assert group.editing
    group.handle(TextInput("山田"))
    assert field.text == "Ana山田"


def test_the_length_is_kept_within_bounds(group: Group, field: TextField) -> None:
    start(group)
    group.handle(TextInput("0123456789"))
    group.handle(TextInput("more"))
    assert field.text == "Ana01234"
    assert TextField("f", (0, 0, 1, 1), "much too long", max_length=4).text == "much"


def test_control_characters_are_dropped(group: Group, field: TextField) -> None:
    start(group)
    group.handle(TextInput("\n\x07b\u202e"))
    assert field.text == "Anab"


def test_the_caret_moves_and_edits(group: Group, field: TextField) -> None:
    start(group)
    keys(group, pygame.K_HOME)
    group.handle(TextInput("P"))
    keys(group, pygame.K_RIGHT, pygame.K_DELETE)
    assert field.text == "PAa"
    keys(group, pygame.K_END, pygame.K_LEFT, pygame.K_BACKSPACE)
    assert field.text == "Pa"
    keys(group, *[pygame.K_BACKSPACE] * 5, *[pygame.K_LEFT] * 3)
    assert field.text == "a"
    keys(group, *[pygame.K_RIGHT] * 3, *[pygame.K_BACKSPACE] * 3)
    assert field.text == ""


def test_held_keys_repeat_in_a_field(group: Group, field: TextField) -> None:
    start(group)
    for _ in range(2):
        group.handle(KeyDown(pygame.K_BACKSPACE, 0, repeat=True))
    assert field.text == "A"


def test_enter_commits(group: Group, field: TextField) -> None:
    start(group)
    group.handle(TextInput(" B "))
    assert keys(group, pygame.K_RETURN) == "name"
    assert field.text == "Ana B"
    assert not group.editing


def test_leaving_commits_a_change(group: Group, field: TextField) -> None:
    start(group)
    group.handle(TextInput("b"))
    assert group.handle(PointerDown(NOWHERE)) == "name"
    assert not group.editing
    start(group)
    assert group.handle(PointerDown(NOWHERE)) is None


def test_a_click_on_a_button_commits_and_acts(group: Group) -> None:
    start(group)
    group.handle(TextInput("b"))
    assert group.handle(PointerDown(BUTTON)) == "name"
    assert group.handle(PointerUp(BUTTON)) == "go"


def test_tab_edits_and_commits(group: Group, field: TextField) -> None:
    keys(group, pygame.K_TAB)
    assert group.editing
    group.handle(TextInput("b"))
    assert keys(group, pygame.K_TAB) == "name"
    assert group.focus == "go"


def test_escape_restores(group: Group, field: TextField) -> None:
    start(group)
    group.handle(TextInput("xyz"))
    assert keys(group, pygame.K_ESCAPE) is None
    assert field.text == "Ana"
    assert not group.editing


def test_letters_are_no_shortcuts_while_editing(group: Group) -> None:
    start(group)
    assert keys(group, pygame.K_g) is None
    keys(group, pygame.K_RETURN)
    assert keys(group, pygame.K_g) == "go"


def test_keys_of_an_input_method_are_left_alone(group: Group, field: TextField) -> None:
    start(group)
    group.handle(TextEditing("やま"))
    keys(group, pygame.K_BACKSPACE, pygame.K_ESCAPE, pygame.K_TAB)
    assert keys(group, pygame.K_RETURN) is None
    assert group.editing
    assert field.text == "Ana"
    group.handle(TextInput("山"))
    assert field.text == "Ana山"
    assert field.composition == ""


def test_editing_goes_on_after_a_new_layout(group: Group) -> None:
    start(group)
    group.handle(TextInput("b"))
    moved = TextField("name", (0, 500, 200, 60), "Ana", max_length=8)
    group.rebuild([moved])
    assert group.editing
    group.handle(TextInput("c"))
    assert moved.text == "Anabc"
    keys(group, pygame.K_ESCAPE)
    assert moved.text == "Ana"


def test_drawing_moves_no_list_of_an_input_method(
    make_painter: Callable[..., Painter],
    group: Group,
    field: TextField,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[object] = []
    monkeypatch.setattr(pygame.key, "set_text_input_rect", told.append)
    assert group.typing_rect is None
    start(group)
    group.draw(make_painter())
    assert told == []
    assert group.typing_rect == field.rect

"""The text field: typing, editing, committing, and input methods."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.ui.events import (
    Chord,
    KeyDown,
    PointerDown,
    PointerMove,
    PointerUp,
    TextEditing,
    TextInput,
)
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


def click(group: Group, pos: tuple[float, float] = FIELD) -> None:
    group.handle(PointerDown(pos))
    group.handle(PointerUp(pos))


def start(group: Group) -> None:
    """Starts editing, with the caret at the end."""
    click(group)
    keys(group, pygame.K_END)


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
    group.handle(TextInput("\x07b\u202e"))
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
    for key in (pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB):
        assert group.handle(KeyDown(key, 0, repeat=True)) is None
        assert group.editing, "a held key ends nothing"


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


# ---- like everywhere


def test_a_click_into_a_field_selects_the_name_that_stands_there(
    group: Group, field: TextField
) -> None:
    click(group)
    assert field.line.selected == "Ana"
    group.handle(TextInput("Rui"))
    assert field.text == "Rui"


def test_tab_into_a_field_selects_too(group: Group, field: TextField) -> None:
    keys(group, pygame.K_TAB, pygame.K_DELETE)
    assert field.text == ""


def test_shift_selects(group: Group, field: TextField) -> None:
    start(group)
    for key in (pygame.K_LEFT, pygame.K_LEFT):
        group.handle(KeyDown(key, pygame.KMOD_LSHIFT))
    assert field.line.selected == "na"
    group.handle(KeyDown(pygame.K_HOME, pygame.KMOD_RSHIFT))
    assert field.line.selected == "Ana"
    keys(group, pygame.K_RIGHT)
    assert (field.caret, field.line.selected) == (3, "")
    group.handle(KeyDown(pygame.K_UP, pygame.KMOD_LSHIFT))
    keys(group, pygame.K_BACKSPACE)
    assert field.text == ""


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was copied; the last one is what is pasted."""
    held = [""]
    monkeypatch.setattr("pygame.scrap.get_text", lambda: held[-1])
    monkeypatch.setattr("pygame.scrap.put_text", held.append)
    return held


def chord(group: Group, key: int, mod: int = 0, *, repeat: bool = False) -> None:
    command = pygame.KMOD_LMETA if sys.platform == "darwin" else pygame.KMOD_LCTRL
    group.handle(Chord(key, command | mod, repeat))


def test_copy_cut_and_paste(group: Group, field: TextField, clipboard: list[str]) -> None:
    start(group)
    chord(group, pygame.K_c)
    assert clipboard == [""], "nothing was selected"
    chord(group, pygame.K_a)
    chord(group, pygame.K_c)
    assert (clipboard[-1], field.text) == ("Ana", "Ana")
    chord(group, pygame.K_x)
    assert (clipboard[-1], field.text) == ("Ana", "")
    chord(group, pygame.K_v)
    chord(group, pygame.K_v)
    chord(group, pygame.K_v, repeat=True)
    assert field.text == "AnaAna"


def test_what_cannot_be_copied_is_not_cut(
    group: Group, field: TextField, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr("pygame.scrap.put_text", refuse)
    click(group)
    chord(group, pygame.K_x)
    assert field.text == "Ana"


@pytest.mark.parametrize(
    ("pasted", "shown"),
    [
        ("Rui\r\nNaik", "Rui Naik"),
        ("a\tb\n", "a b "),
        ("\x1b[1mx\x00", "[1mx"),
        ("山\u3000田", "山 田"),
        ("a\u2028b", "a b"),
    ],
)
def test_what_is_pasted_is_one_line_without_controls(
    group: Group, field: TextField, clipboard: list[str], pasted: str, shown: str
) -> None:
    clipboard.append(pasted)
    click(group)
    chord(group, pygame.K_v)
    assert field.text == shown


def test_words_are_stepped_over_and_deleted(group: Group) -> None:
    field = TextField("long", (0, 100, 300, 60), "Ana de Goa", max_length=20)
    group.rebuild([field])
    click(group, (50, 130))
    keys(group, pygame.K_END)
    chord(group, pygame.K_LEFT)
    assert field.caret == 7
    chord(group, pygame.K_BACKSPACE)
    assert field.text == "Ana Goa"
    chord(group, pygame.K_LEFT, pygame.KMOD_SHIFT)
    assert field.line.selected == "Ana "


def test_other_chords_do_nothing_to_a_text(group: Group, field: TextField) -> None:
    click(group)
    for mod in (pygame.KMOD_LALT, pygame.KMOD_LCTRL | pygame.KMOD_LALT):
        group.handle(Chord(pygame.K_x, mod))
    assert field.text == "Ana"


@pytest.mark.parametrize("letter", ["🇮🇳", "👍🏽", "क्षि", "が", "நி"])
def test_a_letter_is_what_a_reader_calls_one(group: Group, letter: str) -> None:
    field = TextField("name", (0, 0, 300, 60), f"a{letter}b", max_length=12)
    group.rebuild([field])
    start(group)
    keys(group, pygame.K_LEFT, pygame.K_LEFT)
    assert field.caret == 1
    keys(group, pygame.K_RIGHT)
    assert field.caret == 1 + len(letter)
    keys(group, pygame.K_BACKSPACE)
    assert field.text == "ab"
    group.handle(TextInput(letter))
    keys(group, pygame.K_LEFT, pygame.K_DELETE)
    assert field.text == "ab"


def test_no_letter_is_cut_by_the_limit(group: Group) -> None:
    field = TextField("name", (0, 0, 300, 60), "abc", max_length=4)
    group.rebuild([field])
    start(group)
    group.handle(TextInput("🇮🇳"))
    assert field.text == "abc"
    assert field.full
    assert TextField("name", (0, 0, 1, 1), "abc🇮🇳", max_length=4).text == "abc"


def test_a_mark_joins_the_letter_before_it(group: Group, field: TextField) -> None:
    start(group)
    group.handle(TextInput("\u0301"))
    keys(group, pygame.K_BACKSPACE)
    assert field.text == "An"


def test_the_limit_is_told_until_there_is_room(
    make_painter: Callable[..., Painter], group: Group, field: TextField
) -> None:
    start(group)
    group.handle(TextInput("01234"))
    assert not field.full, "all of it fits"
    usual = make_painter(800, 400)
    group.draw(usual)
    group.handle(TextInput("5"))
    assert field.full
    assert "8" in field.limit
    told = make_painter(800, 400)
    group.draw(told)
    assert usual.surface.get_buffer().raw != told.surface.get_buffer().raw
    keys(group, pygame.K_BACKSPACE)
    assert not field.full


def test_the_pointer_selects_and_places_the_caret(
    make_painter: Callable[..., Painter], group: Group, field: TextField
) -> None:
    painter = make_painter()
    group.draw(painter)
    width = painter.measure("A", field.size)[0]
    first, end = (18 + width, 30), (280, 30)
    group.handle(PointerDown(first))
    group.handle(PointerMove(end))
    group.handle(PointerUp(end))
    assert field.line.selected == "na"
    group.draw(painter)
    click(group, first)
    assert (field.caret, field.line.selected) == (1, "")


# ---- input methods


def test_a_composition_ends_in_its_own_field(group: Group, field: TextField) -> None:
    other = TextField("other", (0, 200, 300, 60), "Rui", max_length=8)
    group.rebuild([field, other])
    start(group)
    group.handle(TextEditing("やま"))
    assert group.composition == "やま"
    assert group.handle(PointerDown((50, 230))) == "name"
    assert (field.text, other.text) == ("Anaやま", "Rui")
    assert group.composition == ""


def test_a_composition_takes_the_place_of_what_is_selected(group: Group, field: TextField) -> None:
    click(group)
    group.handle(TextEditing("や"))
    assert field.text == ""
    group.handle(TextInput("山"))
    assert field.text == "山"


def test_a_long_composition_is_seen_whole(
    make_painter: Callable[..., Painter], group: Group, field: TextField
) -> None:
    start(group)
    group.handle(TextEditing("やまやまやまやまやまやまやまやま"))
    painter = make_painter()
    group.draw(painter)
    edges = [x for x, place in field._stops if place >= field.caret]
    assert edges[0] >= field.rect.left
    assert edges[-1] <= field.rect.right

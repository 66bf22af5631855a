"""Presses, releases, keys, focus and tooltips."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.ui import theme
from gogoa_game.ui.events import Chord, KeyDown, PointerDown, PointerMove, PointerUp, TextInput
from gogoa_game.ui.widgets.group import Button, Choice, Group, Slider, TextField, Toggle, Widget
from gogoa_game.ui.widgets.widget import Look
from tests.scenes.wording import listening

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.ui.paint.painter import Painter

A, B, C = (50, 30), (250, 30), (450, 30)
NOWHERE = (900, 900)


def buttons() -> list[Widget]:
    return [
        Button("a", (0, 0, 100, 60), "One", key=pygame.K_u),
        Button("b", (200, 0, 100, 60), "Two", key=pygame.K_RETURN),
        Button("c", (400, 0, 100, 60), "Off", key=pygame.K_x, enabled=False),
    ]


@pytest.fixture
def group() -> Group:
    return Group(buttons())


def press(group: Group, pos: tuple[float, float]) -> str | None:
    return group.handle(PointerDown(pos))


def release(group: Group, pos: tuple[float, float] | None) -> str | None:
    return group.handle(PointerUp(pos))


def key(group: Group, code: int, mod: int = 0, repeat: bool = False) -> str | None:
    return group.handle(KeyDown(code, mod, repeat))


def test_a_button_acts_on_press_and_release_inside(group: Group) -> None:
    assert press(group, A) is None
    assert release(group, A) == "a"


@pytest.mark.parametrize(
    ("down", "up"), [(A, B), (A, NOWHERE), (A, None), (NOWHERE, A), (C, C), (C, A)]
)
def test_any_other_press_and_release_does_nothing(
    group: Group, down: tuple[float, float], up: tuple[float, float] | None
) -> None:
    assert press(group, down) is None
    assert release(group, up) is None


def test_a_release_without_a_press_does_nothing(group: Group) -> None:
    assert release(group, A) is None
    press(group, A)
    release(group, NOWHERE)
    assert release(group, A) is None


def test_leaving_and_coming_back_still_acts(group: Group) -> None:
    press(group, A)
    group.handle(PointerMove(NOWHERE))
    group.handle(PointerMove(A))
    assert release(group, A) == "a"


def test_a_button_disabled_while_pressed_does_nothing(group: Group) -> None:
    press(group, A)
    group["a"].enabled = False
    assert release(group, A) is None


def test_the_topmost_widget_takes_the_press() -> None:
    group = Group([Button("under", (0, 0, 99, 99), "U"), Button("over", (40, 0, 99, 99), "O")])
    press(group, A)
    assert release(group, A) == "over"
    group["over"].enabled = False
    press(group, A)
    assert release(group, A) is None


def test_keys_act_at_once_but_not_when_held_or_with_control(group: Group) -> None:
    assert key(group, pygame.K_u) == "a"
    assert key(group, pygame.K_u, repeat=True) is None
    assert group.handle(Chord(pygame.K_u, pygame.KMOD_LCTRL)) is None
    assert key(group, pygame.K_x) is None
    assert key(group, pygame.K_RETURN) == "b"


def test_tab_goes_round_the_enabled_widgets(group: Group) -> None:
    seen = []
    for mod in (0, 0, 0, pygame.KMOD_LSHIFT):
        key(group, pygame.K_TAB, mod)
        seen.append(group.focus)
    assert seen == ["a", "b", "a", "b"]


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_SPACE])
def test_enter_and_space_activate_the_focus(group: Group, code: int) -> None:
    key(group, pygame.K_TAB)
    assert key(group, code) == "a"


def test_a_click_hides_the_ring_so_enter_is_a_shortcut_again(group: Group) -> None:
    key(group, pygame.K_TAB)
    press(group, A)
    release(group, A)
    assert key(group, pygame.K_RETURN) == "b"
    assert key(group, pygame.K_SPACE) is None


def test_a_click_beside_the_widgets_leaves_the_focus_where_it_is(group: Group) -> None:
    key(group, pygame.K_TAB)
    press(group, NOWHERE)
    release(group, NOWHERE)
    assert key(group, pygame.K_RETURN) == "a"


def test_enter_presses_the_main_button_where_no_other_has_the_focus_or_the_key() -> None:
    main = Button("main", (0, 0, 100, 60), "Go on", kind="main", key=pygame.K_ESCAPE)
    group = Group([Button("rest", (200, 0, 100, 60), "Rest"), main])
    assert key(group, pygame.K_RETURN) == "main"
    assert key(group, pygame.K_SPACE) is None
    key(group, pygame.K_TAB)
    assert key(group, pygame.K_RETURN) == "rest"
    main.enabled = False
    group.focus_on(None)
    assert key(group, pygame.K_RETURN) is None


def test_a_new_layout_keeps_focus_and_press_by_id(group: Group) -> None:
    key(group, pygame.K_TAB)
    press(group, B)
    group.focus_on("a")
    group.rebuild(reversed(buttons()))
    assert group.focus == "a"
    assert release(group, B) == "b"
    group.rebuild(buttons()[1:])
    assert group.focus is None


def test_ids_are_unique() -> None:
    with pytest.raises(ValueError, match="share an id"):
        Group([*buttons(), *buttons()])
    with pytest.raises(KeyError):
        Group()["a"]


def test_hover_follows_the_pointer_and_the_layout(group: Group) -> None:
    group.dirty = False
    group.handle(PointerMove(A))
    assert group.hover == "a"
    assert group.dirty
    group.rebuild([Button("z", (0, 0, 100, 60), "Z")])
    assert group.hover == "z"
    group.handle(PointerMove(NOWHERE))
    assert group.hover is None


def test_a_tooltip_comes_after_400_ms_of_rest(group: Group) -> None:
    assert not group.waiting
    group.handle(PointerMove(A))
    assert group.waiting
    group.update(399)
    group.dirty = False
    assert group.waiting
    group.update(1)
    assert group.dirty
    assert not group.waiting


def test_a_pressed_button_needs_no_tooltip(group: Group) -> None:
    group.handle(PointerMove(A))
    press(group, A)
    assert not group.waiting
    group.update(1000)
    assert not group.waiting


def test_tooltips_name_their_key() -> None:
    rect = (0, 0, 9, 9)
    assert Button("x", rect, "Undo", key=pygame.K_BACKSPACE).hint() == "Undo (Backspace)"
    assert Button("x", rect, "Undo", tooltip="Go back").hint() == "Go back"
    assert Button("x", rect, "", tooltip="Mute", key=pygame.K_m).hint() == "Mute (M)"
    assert Button("x", rect, "Undo").hint() == ""


def test_a_choice_goes_round() -> None:
    choice = Choice("c", (0, 0, 300, 60), ["slow", "normal", "fast"], 1)
    group = Group([choice])
    press(group, (290, 30))
    assert release(group, (290, 30)) == "c"
    assert choice.value == "fast"
    press(group, (10, 30))
    release(group, (10, 30))
    assert choice.value == "normal"
    group.focus_on("c")
    steps = ((pygame.K_RIGHT, "fast"), (pygame.K_RIGHT, "slow"), (pygame.K_LEFT, "fast"))
    for code, value in steps:
        assert key(group, code) == "c"
        assert choice.value == value
    with pytest.raises(ValueError, match="no option 3"):
        Choice("c", (0, 0, 1, 1), ["a"], 3)


def test_a_toggle_turns_round() -> None:
    toggle = Toggle("t", (0, 0, 300, 60), "Sound", key=pygame.K_m)
    group = Group([toggle])
    press(group, A)
    assert release(group, A) == "t"
    assert toggle.on
    assert key(group, pygame.K_m) == "t"
    assert not toggle.on


def test_a_slider_follows_the_pointer_beyond_its_ends() -> None:
    slider = Slider("s", (0, 0, 310, 60), 50)  # the track runs from 20 to 220
    group = Group([slider])
    assert press(group, (170, 30)) == "s"
    assert slider.value == 75
    assert group.handle(PointerMove((5000, 400))) == "s"
    assert slider.value == 100
    assert group.handle(PointerMove((5001, 400))) is None
    group.handle(PointerMove((-1e6, -1e6)))
    assert slider.value == 0
    release(group, None)
    group.handle(PointerMove((170, 30)))
    assert slider.value == 0
    group.focus_on("s")
    assert key(group, pygame.K_RIGHT) == "s"
    assert slider.value == 5
    assert key(group, pygame.K_END) == "s"
    assert slider.value == 100
    assert key(group, pygame.K_RIGHT) is None


def test_a_disabled_widget_holds_its_value() -> None:
    slider = Slider("s", (0, 0, 310, 60), 50, enabled=False)
    toggle = Toggle("t", (0, 100, 300, 60), "Sound", enabled=False)
    group = Group([slider, toggle])
    for pos in ((170, 30), (50, 130)):
        press(group, pos)
        assert release(group, pos) is None
    assert slider.value == 50
    assert not toggle.on
    assert key(group, pygame.K_TAB) is None
    assert group.focus is None


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1, 1), (640, 900)])
def test_every_state_draws_at_every_size(
    make_painter: Callable[..., Painter], size: tuple[int, int]
) -> None:
    group = Group(
        [
            *buttons(),
            Button("i", (600, 0, 90, 80), "", icon="icon_undo", kind="tool", tooltip="Undo"),
            TextField("f", (0, 100, 300, 60), "Mei", placeholder="Name"),
            Choice("h", (0, 200, 300, 60), ["日本語", "English"]),
            Toggle("t", (0, 300, 300, 60), "Full screen", True),
            Slider("s", (0, 400, 300, 60), 30),
        ]
    )
    painter = make_painter(*size)
    for _ in group.widgets:
        key(group, pygame.K_TAB)
        group.draw(painter)
    group.handle(TextInput("山"))
    group.handle(PointerMove((640, 40)))
    group.update(500)
    assert group.dirty
    group.draw(painter)
    assert not group.dirty
    press(group, (640, 40))
    group.draw(painter)
    for widget in group.widgets:
        widget.enabled = False
    group.draw(painter)


@pytest.mark.parametrize("width", [400, 160, 120, 90])
@pytest.mark.parametrize("icon", [None, "icon_undo"])
def test_a_label_keeps_off_the_line_inside_its_button(
    make_painter: Callable[..., Painter],
    monkeypatch: pytest.MonkeyPatch,
    width: float,
    icon: str | None,
) -> None:
    button = Button("undo", (100, 100, width, 60), "Previous", icon=icon, size=theme.LABEL)
    with listening(monkeypatch) as heard:
        button.draw(make_painter(), Look())
    line = theme.INNER_INSET + theme.INNER_LINE
    assert heard.lines
    for text in heard.lines:
        assert button.rect.left + line + 1 < text.left
        assert text.right < button.rect.right - line - 1

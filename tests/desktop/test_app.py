"""The loop, the window and what works in every scene, whatever it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.desktop.app import LONGEST_STEP_MS
from gogoa_game.scenes.base import Scene
from gogoa_game.scenes.rules.scene import RulesScene
from gogoa_game.scenes.title import TitleScene
from gogoa_game.store.settings import Settings
from gogoa_game.store.store import Store
from gogoa_game.table.match import Player
from gogoa_game.ui.events import KeyDown, PointerDown, PointerMove, UiEvent
from gogoa_game.ui.theme import INK

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from gogoa_game.scenes.base import AppContext
    from gogoa_game.ui.paint.painter import Painter
    from tests.scenes.driving import Driver

SMALL = (640, 360)


class Quiet(Scene):
    """A scene that counts what happens to it and does nothing."""

    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self.events: list[UiEvent] = []
        self.passed: list[float] = []
        self.drawn = 0
        self.left = 0

    def handle(self, event: UiEvent) -> None:
        self.events.append(event)

    def update(self, ms: float) -> None:
        self.passed.append(ms)

    def draw(self, painter: Painter) -> None:
        painter.fill((0, 0, *painter.size), (10, 200, 30))
        self.drawn += 1

    def leave(self) -> None:
        self.left += 1


class Opening(Quiet):
    """Opens a quiet scene at the first press."""

    def handle(self, event: UiEvent) -> None:
        super().handle(event)
        if isinstance(event, PointerDown):
            self.app.director.push(Quiet(self.app))


def at_quiet(drive: Callable[..., Driver], size: tuple[int, int] = SMALL) -> tuple[Driver, Quiet]:
    driver = drive(size=size, first=Quiet)
    assert isinstance(driver.top, Quiet)
    return driver, driver.top


# ---- the loop


def test_nothing_is_drawn_while_nothing_changes(drive: Callable[..., Driver]) -> None:
    driver, scene = at_quiet(drive)
    drawn = scene.drawn
    for _ in range(50):
        driver.frame()
    assert scene.drawn == drawn
    scene.dirty = True
    driver.frame()
    driver.frame()
    assert scene.drawn == drawn + 1


def test_the_loop_sleeps_while_nothing_changes(
    drive: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, _scene = at_quiet(drive)
    pygame.event.clear()
    waits: list[int] = []

    def wait(timeout: int) -> pygame.event.Event:
        waits.append(timeout)
        driver.now += timeout
        return pygame.event.Event(pygame.NOEVENT)

    monkeypatch.setattr(pygame.event, "wait", wait)
    for _ in range(4):
        driver.app.loop_once()
    assert waits == [250] * 4


@pytest.mark.parametrize("kind", [pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN])
def test_a_window_that_comes_back_is_drawn_again(drive: Callable[..., Driver], kind: int) -> None:
    driver, scene = at_quiet(drive)
    drawn = scene.drawn
    driver.frame(pygame.event.Event(kind))
    assert scene.drawn == drawn + 1


class Moving(Quiet):
    """A scene in which something always moves."""

    animating = True


@pytest.mark.parametrize(
    ("away", "back"),
    [
        (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED),
        (pygame.WINDOWMINIMIZED, pygame.WINDOWMAXIMIZED),
        (pygame.WINDOWHIDDEN, pygame.WINDOWSHOWN),
    ],
)
def test_a_window_that_nobody_sees_draws_nothing_and_rests(
    drive: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch, away: int, back: int
) -> None:
    driver = drive(size=SMALL, first=Moving)
    scene = driver.top
    assert isinstance(scene, Moving)
    driver.frame(pygame.event.Event(away))
    drawn, passed = scene.drawn, len(scene.passed)
    pygame.event.clear()
    waits: list[int] = []

    def wait(timeout: int) -> pygame.event.Event:
        waits.append(timeout)
        driver.now += timeout
        return pygame.event.Event(pygame.NOEVENT)

    monkeypatch.setattr(pygame.event, "wait", wait)
    for _ in range(4):
        driver.app.loop_once()
    assert waits == [250] * 4
    assert (scene.drawn, len(scene.passed)) == (drawn, passed)
    driver.frame(pygame.event.Event(back))
    assert scene.drawn == drawn + 1
    assert scene.passed[-1] < 250, "what moves goes on where it was"


def test_after_a_long_pause_of_the_process_nothing_leaps(drive: Callable[..., Driver]) -> None:
    driver, scene = at_quiet(drive)
    driver.frame(ms=3_600_000.0)
    assert scene.passed[-1] == LONGEST_STEP_MS


@pytest.mark.parametrize("kind", [pygame.QUIT, pygame.WINDOWCLOSE])
def test_closing_the_window_ends_the_program_and_drops_the_rest(
    drive: Callable[..., Driver], kind: int
) -> None:
    driver, scene = at_quiet(drive)
    key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a")
    assert driver.frame(pygame.event.Event(kind), key) is False
    assert scene.events == []
    assert scene.left == 1


def test_a_press_that_opens_a_scene_is_the_last_of_its_frame(
    drive: Callable[..., Driver],
) -> None:
    driver = drive(size=SMALL, first=Opening)
    first = driver.top
    driver.clicks((500.0, 500.0), 3)
    assert driver.top is not first
    assert isinstance(driver.top, Quiet)
    assert driver.top.events == []
    driver.pointer(pygame.MOUSEBUTTONUP, (500.0, 500.0))
    assert driver.top.events == []


def test_a_key_held_from_one_scene_to_the_next_only_repeats(
    drive: Callable[..., Driver],
) -> None:
    driver = drive(size=SMALL, first=Opening)
    held = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    driver.frame(held)
    driver.pointer(pygame.MOUSEBUTTONDOWN, (500.0, 500.0))
    assert isinstance(driver.top, Quiet)
    driver.frame(held)
    driver.frame(held)
    assert driver.top.events == [KeyDown(pygame.K_RETURN, 0, repeat=True)] * 2


def key_event(kind: int, key: int) -> pygame.event.Event:
    return pygame.event.Event(kind, key=key, mod=0, unicode="")


def test_a_key_that_came_up_with_a_new_scene_is_not_held(drive: Callable[..., Driver]) -> None:
    """On a busy machine press, release and new scene are one frame: the next press is a press."""
    driver = drive(size=SMALL, first=Opening)
    driver.frame(
        key_event(pygame.KEYDOWN, pygame.K_RETURN),
        driver.event(pygame.MOUSEBUTTONDOWN, (500.0, 500.0)),
        key_event(pygame.KEYUP, pygame.K_RETURN),
        key_event(pygame.KEYDOWN, pygame.K_a),
    )
    assert isinstance(driver.top, Quiet)
    driver.frame(key_event(pygame.KEYDOWN, pygame.K_RETURN), key_event(pygame.KEYDOWN, pygame.K_a))
    assert driver.top.events == [KeyDown(pygame.K_RETURN), KeyDown(pygame.K_a, 0, repeat=True)]


def test_closing_the_window_is_heard_behind_a_new_scene(drive: Callable[..., Driver]) -> None:
    driver = drive(size=SMALL, first=Opening)
    press = driver.event(pygame.MOUSEBUTTONDOWN, (500.0, 500.0))
    assert driver.frame(press, pygame.event.Event(pygame.WINDOWCLOSE)) is False


def test_a_window_that_loses_the_focus_behind_a_new_scene_is_silent(
    drive: Callable[..., Driver],
) -> None:
    driver = drive(size=SMALL, first=Opening)
    assert driver.app.context.sounds.levels.muted is False
    press = driver.event(pygame.MOUSEBUTTONDOWN, (500.0, 500.0))
    driver.frame(press, pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert driver.app.context.sounds.levels.muted is True


def test_a_press_behind_a_scene_that_came_and_went_is_for_what_is_seen(
    drive: Callable[..., Driver],
) -> None:
    driver, scene = at_quiet(drive)

    def open_and_shut(event: UiEvent) -> None:
        Quiet.handle(scene, event)
        scene.app.director.push(Quiet(scene.app))
        scene.app.director.pop()

    scene.handle = open_and_shut  # type: ignore[method-assign]
    driver.frame(key_event(pygame.KEYDOWN, pygame.K_a), key_event(pygame.KEYDOWN, pygame.K_b))
    assert [event.key for event in scene.events if isinstance(event, KeyDown)] == [
        pygame.K_a,
        pygame.K_b,
    ]


class Pressed(Quiet):
    """While it is drawn, the player presses a key and a button."""

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        pygame.event.post(key_event(pygame.KEYDOWN, pygame.K_a + self.drawn))
        down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(300, 200), button=1, touch=False)
        pygame.event.post(down)


def test_a_press_during_the_first_picture_of_a_scene_was_meant_for_the_one_before(
    drive: Callable[..., Driver],
) -> None:
    """The curtain (R19) too: whoever presses before it is seen does not lift it."""
    driver, first = at_quiet(drive)
    pygame.event.clear()
    scene = Pressed(driver.app.context)
    driver.app.director.push(scene)
    first.events.clear()
    driver.app.loop_once()
    pygame.event.post(pygame.event.Event(pygame.USEREVENT))  # wakes the loop
    driver.app.loop_once()
    assert (scene.drawn, scene.events, first.events) == (1, [], [])
    scene.dirty = True
    driver.app.loop_once()
    driver.app.loop_once()
    assert [type(event) for event in scene.events] == [KeyDown, PointerDown]
    pygame.event.clear()


# ---- the size of the window


@pytest.mark.parametrize("size", [(640, 360), (1001, 563), (900, 1000), (1800, 400), (480, 270)])
def test_the_corners_of_the_stage_are_where_they_are_clicked(
    drive: Callable[..., Driver], size: tuple[int, int]
) -> None:
    driver, scene = at_quiet(drive)
    driver.resize(size)
    assert driver.size == size
    area = driver.stage.area
    width, height = driver.stage.size
    corners = {
        area.topleft: (0.0, 0.0),
        (area.right - 1, area.top): (width, 0.0),
        (area.left, area.bottom - 1): (0.0, height),
        (area.right - 1, area.bottom - 1): (width, height),
    }
    unit = 1.5 / driver.stage.scale
    for pixel, expected in corners.items():
        scene.events.clear()
        driver.frame(
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pixel, button=1, touch=False),
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pixel, button=1, touch=False),
        )
        down, up = scene.events
        assert isinstance(down, PointerDown)
        assert down.pos == pytest.approx(expected, abs=unit)
        assert up.pos == down.pos  # type: ignore[union-attr]


def test_bars_are_ink_and_take_no_press(drive: Callable[..., Driver]) -> None:
    driver, scene = at_quiet(drive, (400, 800))
    surface = driver.window.surface()
    assert surface.get_at((200, 5))[:3] == INK
    assert surface.get_at((200, 400))[:3] == (10, 200, 30)
    press = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(200, 5), button=1, touch=False)
    driver.frame(press)
    assert not any(isinstance(event, PointerDown) for event in scene.events)


def test_an_event_is_placed_by_the_window_it_was_made_in(drive: Callable[..., Driver]) -> None:
    """A move to the lower right corner of the larger window, in the frame of the change."""
    driver, scene = at_quiet(drive)
    driver.resize((1280, 720))
    driver.frame(
        pygame.event.Event(pygame.WINDOWRESIZED, x=1280, y=720),
        pygame.event.Event(pygame.MOUSEMOTION, pos=(1279, 719), rel=(0, 0), buttons=(0, 0, 0)),
    )
    (move,) = (event for event in scene.events if isinstance(event, PointerMove))
    assert move.pos == pytest.approx((1920, 1080), abs=2)


def test_every_scene_of_the_stack_follows_the_size(drive: Callable[..., Driver]) -> None:
    driver, below = at_quiet(drive)
    driver.key(pygame.K_F1)
    driver.resize((900, 600))
    driver.frame()
    assert below.size == driver.top.size == pytest.approx((1620.0, 1080.0))
    context = driver.app.context
    context.change_settings(context.settings.replace(ui_scale=150))
    assert below.size == driver.top.size == pytest.approx((1080.0, 720.0))


# ---- keys that work everywhere


def test_f11_fills_the_screen_and_goes_back(drive: Callable[..., Driver], tmp_path: Path) -> None:
    driver, scene = at_quiet(drive)
    driver.key(pygame.K_F11)
    assert driver.size != SMALL
    assert scene.size == pytest.approx(driver.stage.size)
    assert Store(tmp_path).load_settings().fullscreen is True
    driver.key(pygame.K_F11)
    assert driver.size == SMALL
    assert scene.size == pytest.approx(driver.stage.size)
    assert Store(tmp_path).load_settings().fullscreen is False
    assert scene.events == []


def test_many_f11_in_one_frame_leave_a_sound_window(drive: Callable[..., Driver]) -> None:
    driver, scene = at_quiet(drive)
    down, up = (
        pygame.event.Event(kind, key=pygame.K_F11, mod=0, unicode="")
        for kind in (pygame.KEYDOWN, pygame.KEYUP)
    )
    driver.frame(*[down, up] * 6)
    assert driver.size == SMALL
    driver.frame(*[down] * 5)
    assert driver.app.settings.fullscreen is True
    assert scene.size == pytest.approx(driver.stage.size)


def test_f1_opens_the_rules_once(drive: Callable[..., Driver]) -> None:
    driver, scene = at_quiet(drive)
    for _ in range(3):
        driver.key(pygame.K_F1)
    assert [type(scene) for scene in driver.app.director.scenes] == [Quiet, RulesScene]
    driver.key(pygame.K_ESCAPE)
    assert driver.top is scene


def test_f1_ends_the_input_of_its_frame(drive: Callable[..., Driver]) -> None:
    """What was typed or clicked before the rules were seen is neither for them nor for others."""
    driver, scene = at_quiet(drive)
    f1, esc, letter = (
        pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")
        for key in (pygame.K_F1, pygame.K_ESCAPE, pygame.K_a)
    )
    driver.frame(letter, f1, esc, driver.event(pygame.MOUSEBUTTONDOWN, (500.0, 500.0)))
    assert isinstance(driver.top, RulesScene)
    assert [type(event) for event in scene.events] == [KeyDown]
    driver.frame(pygame.event.Event(pygame.KEYUP, key=pygame.K_ESCAPE, mod=0))
    driver.pointer(pygame.MOUSEBUTTONUP, (500.0, 500.0))
    assert isinstance(driver.top, RulesScene)
    assert len(scene.events) == 1


def test_f1_over_the_rules_ends_nothing(drive: Callable[..., Driver]) -> None:
    driver, scene = at_quiet(drive)
    driver.key(pygame.K_F1)
    f1, esc = (
        pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")
        for key in (pygame.K_F1, pygame.K_ESCAPE)
    )
    driver.frame(f1, esc)
    assert driver.top is scene


def test_m_is_for_silence_but_not_in_a_name(drive: Callable[..., Driver], tmp_path: Path) -> None:
    driver = drive(size=SMALL)
    driver.key(pygame.K_m)
    assert Store(tmp_path).load_settings().muted is True
    driver.key(pygame.K_m)
    driver.press("new")
    assert not driver.top.typing
    names = [widget for widget in driver.group.widgets if "name" in widget.id]
    driver.click(names[0].rect.center)
    assert driver.top.typing
    driver.key(pygame.K_m)
    assert driver.app.settings.muted is False


def test_the_settings_of_the_last_time_are_in_force(
    drive: Callable[..., Driver], tmp_path: Path
) -> None:
    Store(tmp_path).save_settings(Settings(ui_scale=125, fullscreen=True, language="ja"))
    driver = drive(size=SMALL)
    assert driver.size != SMALL
    assert driver.top.size[1] == pytest.approx(1080 / 1.25)
    driver.key(pygame.K_F11)
    assert driver.size == SMALL


# ---- leaving


def test_escape_leads_from_a_game_to_the_title_level_by_level(
    drive: Callable[..., Driver],
) -> None:
    driver = drive(size=SMALL)
    driver.begin([Player("Asha")])
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_F1)
    assert len(driver.app.director.scenes) == 3
    for left in (2, 1):
        driver.key(pygame.K_ESCAPE)
        assert len(driver.app.director.scenes) == left


def test_the_title_is_the_first_scene(drive: Callable[..., Driver]) -> None:
    assert isinstance(drive(size=SMALL).top, TitleScene)

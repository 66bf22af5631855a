"""Where the window opens: on a desktop, with its title bar, and where it lay last."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.desktop import start
from gogoa_game.desktop.app import App
from gogoa_game.desktop.place import (
    EDGE,
    TITLE_BAR,
    USUAL_SIZE,
    first_size,
    moved_in,
    room,
)
from gogoa_game.files.assets import asset
from gogoa_game.store.settings import Settings, WindowPlace
from gogoa_game.store.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from gogoa_game.desktop.window import Window

FULL_HD = pygame.Rect(0, 0, 1920, 1040)
LOW = pygame.Rect(0, 0, 1024, 600)
SECOND = pygame.Rect(1920, 0, 1280, 1024)


# ---- the first window


@pytest.mark.parametrize("desktop", [LOW, (60, 24, 964, 576), (0, 0, 800, 480), (0, 0, 600, 1000)])
def test_the_first_window_leaves_room_for_its_frame(desktop: pygame.Rect) -> None:
    usable = pygame.Rect(desktop)
    width, height = first_size([usable])
    assert width + 2 * EDGE <= usable.width
    assert height + TITLE_BAR + EDGE <= usable.height


def test_the_first_window_has_the_usual_size_where_there_is_room() -> None:
    assert first_size([FULL_HD]) == USUAL_SIZE


def test_the_first_window_on_an_upright_desktop_has_no_bars() -> None:
    width, height = first_size([pygame.Rect(0, 0, 768, 1366)])
    assert width / height == pytest.approx(4 / 3, abs=0.01)


# ---- a window that is remembered


@pytest.mark.parametrize(
    "place",
    [
        WindowPlace(100, 80, 900, 500),
        WindowPlace(0, 0, 1920, 1040),  # without a frame, as some window managers like it
        WindowPlace(2000, 50, 800, 600, maximised=True),
        WindowPlace(1800, 100, 400, 300),  # on both
    ],
)
def test_a_place_on_the_desktops_is_kept(place: WindowPlace) -> None:
    assert moved_in(place, [FULL_HD, SECOND]) == place


@pytest.mark.parametrize(
    ("place", "desktop"),
    [
        (WindowPlace(2000, 50, 800, 600, maximised=True), FULL_HD),  # its desktop has gone
        (WindowPlace(-32000, -32000, 900, 500), FULL_HD),
        (WindowPlace(100, -30, 900, 500), FULL_HD),  # its title bar is out of reach
        (WindowPlace(100, 80, 1700, 900), LOW),
    ],
)
def test_a_place_outside_the_desktops_is_moved_in(place: WindowPlace, desktop: pygame.Rect) -> None:
    moved = moved_in(place, [desktop])
    assert room(desktop).contains(moved.x, moved.y, moved.width, moved.height)
    assert moved.width == min(place.width, room(desktop).width)
    assert moved.maximised is place.maximised


def test_a_window_moves_to_the_desktop_that_shows_most_of_it() -> None:
    moved = moved_in(WindowPlace(3000, 100, 400, 300), [FULL_HD, SECOND])
    assert SECOND.contains(moved.x, moved.y, moved.width, moved.height)


# ---- what `gogoa` does


@pytest.fixture
def left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Settings]]:
    """Starts the game, does something to its window, ends; the settings that are left behind."""
    monkeypatch.setenv("GOGOA_HOME", str(tmp_path))
    monkeypatch.setattr("pygame.quit", lambda: None)

    def session(
        act: Callable[[Window], None] = lambda _: None, size: tuple[int, int] | None = None
    ) -> Settings:
        monkeypatch.setattr(App, "run", lambda app: act(app.window))
        goa = asset("maps", "goa.tmx")
        start.play(seed=None, language=None, fullscreen=None, size=size, map_file=goa)
        return Store(tmp_path).load_settings()

    yield session
    pygame.event.clear()


def change(window: Window, lies: tuple[int, int, int, int]) -> None:
    window._window.position = lies[:2]
    window.resize(lies[2:])
    window.note(pygame.event.Event(pygame.WINDOWMOVED, x=lies[0], y=lies[1]))
    window.note(pygame.event.Event(pygame.WINDOWRESIZED, x=lies[2], y=lies[3]))


def test_the_window_is_opened_where_it_lay(left: Callable[..., Settings]) -> None:
    place = WindowPlace(70, 90, 800, 500)
    assert left(lambda window: change(window, (70, 90, 800, 500))).window == place
    seen: list[WindowPlace] = []
    left(lambda window: seen.append(window.place))
    assert seen == [place]


def test_the_size_asked_for_wins_and_is_not_kept(left: Callable[..., Settings]) -> None:
    left(lambda window: change(window, (70, 90, 800, 500)))
    seen: list[tuple[int, int]] = []
    after = left(lambda window: seen.append(window.surface().get_size()), size=(640, 360))
    assert seen == [(640, 360)]
    assert after.window == WindowPlace(70, 90, 800, 500)


def test_a_maximised_window_remembers_what_it_was_before(left: Callable[..., Settings]) -> None:
    """Some systems tell of the new size before they tell what it means."""

    def maximise(window: Window) -> None:
        change(window, (70, 90, 800, 500))
        desktop = pygame.display.get_desktop_sizes()[0]
        change(window, (0, 0, *desktop))
        window.note(pygame.event.Event(pygame.WINDOWMAXIMIZED))

    usual = WindowPlace(70, 90, 800, 500, maximised=True)
    assert left(maximise).window == usual
    restored = pygame.event.Event(pygame.WINDOWRESTORED)

    def restore(window: Window) -> None:
        window.note(restored)
        change(window, (70, 90, 800, 500))

    assert left(restore).window == WindowPlace(70, 90, 800, 500)


def test_a_full_screen_or_a_window_put_away_is_no_place(left: Callable[..., Settings]) -> None:
    def away(window: Window) -> None:
        change(window, (70, 90, 800, 500))
        window.set_fullscreen(True)
        window.set_fullscreen(False)
        window.note(pygame.event.Event(pygame.WINDOWMINIMIZED))
        window._window.position = (-3000, -3000)

    assert left(away).window == WindowPlace(70, 90, 800, 500)

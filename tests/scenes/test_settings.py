"""The settings: each works at once and is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.scenes.settings import SettingsScene
from gogoa_game.scenes.title import TitleScene
from gogoa_game.store.settings import Settings
from gogoa_game.store.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.scenes.driving import Driver

    Drive = Callable[..., Driver]


@pytest.fixture
def settings(drive: Drive) -> Driver:
    driver = drive()
    driver.press("settings")
    return driver


def test_scale_applies_at_once(settings: Driver) -> None:
    settings.press("ui_scale")
    assert settings.app.settings.ui_scale == 125
    assert settings.top.size == pytest.approx((1536, 864))
    settings.press("ui_scale")
    assert settings.app.settings.ui_scale == 150


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("reduced_motion", False, True),
        ("muted", False, True),
        ("mute_unfocused", True, False),
        ("confirm_ends_turn", True, False),
        ("animation_speed", "normal", "fast"),
    ],
)
def test_settings_change_and_are_kept(
    settings: Driver, tmp_path: Path, name: str, before: object, after: object
) -> None:
    assert getattr(settings.app.settings, name) == before
    settings.press(name)
    assert getattr(settings.app.settings, name) == after
    assert getattr(Store(tmp_path).load_settings(), name) == after


@pytest.mark.parametrize("name", ["effects", "music"])
def test_each_volume_follows_the_pointer_and_leaves_the_other(settings: Driver, name: str) -> None:
    rect = settings.group[f"{name}_volume"].rect
    settings.click((rect.left + 22, rect.centery))
    now, levels = settings.app.settings, settings.app.context.sounds.levels
    assert getattr(now, f"{name}_volume") <= 5
    assert now == Settings(coach="off").replace(
        **{f"{name}_volume": getattr(now, f"{name}_volume")}
    )
    assert (levels.effects, levels.music) == (now.effects_volume / 100, now.music_volume / 100)


def test_the_volume_of_effects_is_heard_once_it_is_set(
    settings: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(settings.app.context.sounds, "play", heard.append)
    rect = settings.group["effects_volume"].rect
    settings.drag((rect.left + 30, rect.centery), (rect.centerx, rect.centery))
    assert heard == ["mark"]
    settings.key(pygame.K_LEFT)
    assert heard == ["mark"], "the focus shows only by keys"
    rect = settings.group["music_volume"].rect
    settings.click((rect.left + 30, rect.centery))
    assert heard == ["mark"]


def test_the_key_for_silence_is_told(settings: Driver) -> None:
    assert settings.group["muted"].hint() == "No sound at all (M)"


def test_keyboard_reaches_every_setting(settings: Driver) -> None:
    seen = []
    for _ in settings.group.widgets:
        settings.key(pygame.K_DOWN)
        seen.append(settings.group.focus)
    assert seen == [widget.id for widget in settings.group.widgets]
    settings.key(pygame.K_DOWN)
    settings.key(pygame.K_RIGHT)
    assert settings.app.settings.ui_scale == 125


def test_keys_that_work_everywhere_show_here(settings: Driver) -> None:
    settings.key(pygame.K_m)
    assert settings.app.settings.muted
    assert settings.group["muted"].on  # type: ignore[attr-defined]


def test_escape_goes_back(settings: Driver) -> None:
    assert isinstance(settings.top, SettingsScene)
    settings.key(pygame.K_ESCAPE)
    assert isinstance(settings.top, TitleScene)


def test_what_the_command_line_asks_for_is_not_kept(drive: Drive, tmp_path: Path) -> None:
    Store(tmp_path).save_settings(Settings(ui_scale=125))
    asked = Settings(ui_scale=125, fullscreen=True, language="ja")
    driver = drive(size=(640, 360), settings=asked)
    driver.key(pygame.K_m)
    assert driver.app.settings == asked.replace(muted=True)
    assert Store(tmp_path).load_settings() == Settings(ui_scale=125, muted=True)
    driver.key(pygame.K_F11)
    driver.key(pygame.K_F11)
    kept = Store(tmp_path).load_settings()
    assert kept == Settings(ui_scale=125, muted=True, fullscreen=True)


def test_settings_changed_by_another_program_stay(drive: Drive, tmp_path: Path) -> None:
    driver = drive(size=(640, 360))
    Store(tmp_path).save_settings(Settings(ui_scale=150, effects_volume=5))
    driver.key(pygame.K_m)
    kept = Store(tmp_path).load_settings()
    assert kept == Settings(ui_scale=150, effects_volume=5, muted=True)

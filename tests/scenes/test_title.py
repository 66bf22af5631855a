"""The title: where its buttons lead, what Continue does, and how the poster fills its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.scenes.rules.scene import RulesScene
from gogoa_game.scenes.settings import SettingsScene
from gogoa_game.scenes.setup.scene import SetupScene
from gogoa_game.scenes.title import TitleScene
from gogoa_game.store.saves import GAME_FILE
from gogoa_game.store.store import Store
from gogoa_game.table.match import Match, Player
from gogoa_game.ui.parts.poster import Poster
from tests.scenes.driving import match_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.scenes.driving import Driver

    Drive = Callable[..., Driver]

SIZES = [(1920, 1080), (1280, 720), (1024, 768), (2520, 1080), (480, 270)]


@pytest.mark.parametrize(
    ("button", "key", "scene"),
    [
        ("new", pygame.K_n, SetupScene),
        ("rules", pygame.K_h, RulesScene),
        ("settings", pygame.K_s, SettingsScene),
    ],
)
def test_buttons_and_keys_lead_to_scenes_and_escape_leads_back(
    drive: Drive, button: str, key: int, scene: type
) -> None:
    driver = drive()
    driver.press(button)
    assert isinstance(driver.top, scene)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, TitleScene)
    driver.key(key)
    assert isinstance(driver.top, scene)


@pytest.mark.parametrize("key", [pygame.K_q, pygame.K_ESCAPE])
def test_quit_ends_the_program(drive: Drive, key: int) -> None:
    driver = drive()
    assert driver.key(key) is False
    assert not driver.app.director.running


def test_quit_button_ends_the_program(drive: Drive) -> None:
    driver = drive()
    assert driver.press("quit") is False


def test_arrow_keys_and_enter_are_enough(drive: Drive) -> None:
    driver = drive()
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, RulesScene)  # Continue is off and passed over


def test_continue_is_off_without_a_saved_game(drive: Drive) -> None:
    driver = drive()
    assert not driver.group["continue"].enabled
    driver.press("continue")
    driver.key(pygame.K_c)
    assert isinstance(driver.top, TitleScene)


def test_continue_goes_on_with_the_saved_game(
    drive: Drive,
) -> None:
    driver = drive()
    app = driver.app.context
    saved = Match(app.maps, (Player("Asha"), Player("Ravi", "bot:easy", "fish", "fish")), 7)
    app.store.save_game(saved.record())
    driver.top.layout(driver.top.size)
    driver.press("continue")
    assert match_of(driver.top).players == saved.players
    assert match_of(driver.top).state == saved.state


def test_a_save_of_another_map_is_told_in_a_sentence_and_kept(drive: Drive, tmp_path: Path) -> None:
    driver = drive()
    app = driver.app.context
    record = Match(app.maps, (Player("Asha"),), 7).record()
    Store(tmp_path).save_game(type(record)(**{**_fields(record), "map_digest": "0" * 16}))
    text = (tmp_path / GAME_FILE).read_bytes()
    second = drive()
    second.press("continue")
    assert isinstance(second.top, TitleScene)
    assert len(second.app.context.store.notices) == 1
    assert "on the map goa as it was once" in second.app.context.store.notices[0]
    assert not second.group["continue"].enabled
    assert (tmp_path / GAME_FILE).read_bytes() == text
    assert [path.name for path in tmp_path.iterdir()] == [GAME_FILE]
    second.press("rules")
    assert second.app.context.store.notices == []


def _fields(record: object) -> dict[str, object]:
    names = record.__struct_fields__  # type: ignore[attr-defined]
    return {name: getattr(record, name) for name in names}


def test_sea_moves_slowly_and_not_at_all_when_motion_is_reduced(drive: Drive) -> None:
    driver = drive()
    driver.frame(ms=100)
    for _ in range(10):
        driver.frame(ms=100)
    assert driver.top.animating
    assert driver.top.frame_ms >= 50
    app = driver.app.context
    app.change_settings(app.settings.replace(reduced_motion=True))
    assert not driver.top.animating


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [100, 150])
def test_buttons_lie_apart_inside_the_stage(
    drive: Drive, size: tuple[int, int], scale: int
) -> None:
    driver = drive(size=size)
    app = driver.app.context
    app.change_settings(app.settings.replace(ui_scale=scale))
    driver.frame()
    whole = pygame.FRect(0, 0, *driver.stage.size)
    rects = [widget.rect for widget in driver.group.widgets]
    assert all(whole.contains(rect) for rect in rects)
    for index, rect in enumerate(rects):
        assert rect.collidelist(rects[index + 1 :]) == -1


@pytest.mark.parametrize("width", [1100, 1384, 1864, 2464, 2800])
def test_poster_leaves_no_gap(width: int) -> None:
    pygame.display.init()
    from gogoa_game.ui.paint.fonts import Fonts
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.paint.sprites import Sprites
    from gogoa_game.ui.stage import Stage

    surface = pygame.Surface((width // 4, 214))
    surface.fill((255, 0, 255))
    stage = Stage(surface.get_size(), 1080 / 856)
    painter = Painter(surface, stage, Sprites(), Fonts())
    Poster((0, 0, *stage.size)).draw(painter, 0)
    left, top, wide, tall = stage.area
    columns = (left, left + wide // 2, left + wide - 1)
    rows = range(top, top + tall)
    assert not any(surface.get_at((x, y))[:3] == (255, 0, 255) for x in columns for y in rows)

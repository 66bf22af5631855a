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
from gogoa_game.store.settings import Settings
from gogoa_game.store.store import Store
from gogoa_game.table.match import Match, Player
from gogoa_game.ui.parts.poster import Moment, Poster
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
    assert isinstance(driver.top, RulesScene)


@pytest.mark.parametrize("size", SIZES)
def test_there_is_no_continue_without_a_saved_game(drive: Drive, size: tuple[int, int]) -> None:
    driver = drive(size=size)
    names = [widget.id for widget in driver.group.widgets]
    assert names == ["new", "rules", "settings", "quit"]
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
    assert "continue" not in [widget.id for widget in second.group.widgets]
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


# ---- what moves


def part(driver: Driver, *box: float) -> bytes:
    """The pixels of a part of the window: left, top, width and height in its own sizes."""
    wide, tall = driver.size
    rect = pygame.Rect(box[0] * wide, box[1] * tall, box[2] * wide, box[3] * tall)
    return pygame.image.tobytes(driver.window.surface().subsurface(rect), "RGB")


def letters(driver: Driver) -> bytes:
    """The window where the name of the game stands, above all gulls."""
    return part(driver, 0.25, 0.06, 0.5, 0.12)


def shore(driver: Driver) -> bytes:
    """The window where houses stand and nothing moves by itself."""
    return part(driver, 0.14, 0.52, 0.1, 0.06)


def test_the_letters_come_in_at_the_start_of_the_program_and_only_then(drive: Drive) -> None:
    driver = drive()
    bare = letters(driver)
    seen = {bare}
    for _ in range(60):
        driver.frame()
        seen.add(letters(driver))
    assert len(seen) > 10
    there = letters(driver)
    driver.rest(500)
    assert letters(driver) == there != bare
    driver.app.context.to_title()
    driver.frame()
    assert letters(driver) == there


@pytest.mark.parametrize("way", ["key", "press"])
def test_a_key_or_a_press_ends_the_entrance(drive: Drive, way: str) -> None:
    driver = drive()
    driver.frame()
    if way == "key":
        driver.key(pygame.K_RIGHT)
    else:
        driver.pointer(pygame.MOUSEBUTTONDOWN, (960, 400))
    there = letters(driver)
    driver.rest(2000)
    assert letters(driver) == there


def test_a_key_of_a_button_acts_during_the_entrance(drive: Drive) -> None:
    driver = drive()
    driver.key(pygame.K_n)
    assert isinstance(driver.top, SetupScene)


def test_the_shore_follows_the_pointer_and_comes_back_when_it_rests(drive: Drive) -> None:
    driver = drive()
    driver.rest(1500)
    straight = shore(driver)
    seen = set()
    for x in (100, 1800):
        driver.pointer(pygame.MOUSEMOTION, (x, 300))
        driver.rest(1000)
        seen.add(shore(driver))
    assert len(seen - {straight}) == 2
    driver.rest(4000)
    assert shore(driver) == straight
    assert driver.top.frame_ms >= 50


@pytest.mark.parametrize(
    "box", [(0.03, 0.18, 0.1, 0.12), (0.7, 0.27, 0.08, 0.06)], ids=["palm", "beam"]
)
def test_palms_sway_and_the_lighthouse_turns(
    drive: Drive, box: tuple[float, float, float, float]
) -> None:
    driver = drive()
    seen = set()
    for _ in range(8):
        driver.rest(600)
        seen.add(part(driver, *box))
    assert len(seen) > 2


def test_with_reduced_motion_nothing_comes_in_and_nothing_follows(drive: Drive) -> None:
    driver = drive(settings=Settings(reduced_motion=True))
    whole = part(driver, 0, 0, 1, 0.8)
    driver.pointer(pygame.MOUSEMOTION, (100, 300))
    driver.rest(1000)
    assert part(driver, 0, 0, 1, 0.8) == whole
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


@pytest.mark.parametrize("aside", [-1.0, 0.0, 1.0])
@pytest.mark.parametrize("entrance", [0.0, 1.0])
@pytest.mark.parametrize("width", [1100, 1384, 1864, 2464, 2800])
def test_poster_leaves_no_gap(width: int, entrance: float, aside: float) -> None:
    pygame.display.init()
    from gogoa_game.ui.paint.fonts import Fonts
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.paint.sprites import Sprites
    from gogoa_game.ui.stage import Stage

    surface = pygame.Surface((width // 4, 214))
    surface.fill((255, 0, 255))
    stage = Stage(surface.get_size(), 1080 / 856)
    painter = Painter(surface, stage, Sprites(), Fonts())
    Poster((0, 0, *stage.size)).draw(painter, Moment(0, entrance, aside))
    left, top, wide, tall = stage.area
    columns = (left, left + wide // 2, left + wide - 1)
    rows = range(top, top + tall)
    assert not any(surface.get_at((x, y))[:3] == (255, 0, 255) for x in columns for y in rows)

"""Pause, the question before the title, and the pages of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.scenes.dialogs.question import QuestionScene
from gogoa_game.scenes.pause import PauseScene
from gogoa_game.scenes.rules.scene import RulesScene, text_height, text_size
from gogoa_game.scenes.rules.words import pages
from gogoa_game.scenes.settings import SettingsScene
from gogoa_game.scenes.title import TitleScene
from gogoa_game.ui.paint.fonts import Fonts
from gogoa_game.ui.paint.painter import Painter
from gogoa_game.ui.paint.sprites import Sprites
from tests.scenes.wording import listening

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.scenes.driving import Driver

    Drive = Callable[..., Driver]


@pytest.fixture
def paused(drive: Drive) -> Driver:
    driver = drive()
    driver.app.director.push(SettingsScene(driver.app.context))
    driver.app.director.push(PauseScene(driver.app.context))
    driver.frame()
    return driver


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_p, pygame.K_RETURN])
def test_keys_go_on(paused: Driver, key: int) -> None:
    paused.key(key)
    assert isinstance(paused.top, SettingsScene)


def test_buttons_lead_to_rules_and_settings(paused: Driver) -> None:
    for name, scene in (("rules", RulesScene), ("settings", SettingsScene)):
        paused.press(name)
        assert isinstance(paused.top, scene)
        paused.key(pygame.K_ESCAPE)
        assert isinstance(paused.top, PauseScene)


def test_the_title_is_reached_through_a_question(paused: Driver) -> None:
    paused.press("title")
    assert isinstance(paused.top, QuestionScene)
    paused.key(pygame.K_ESCAPE)
    assert isinstance(paused.top, PauseScene)
    paused.press("title")
    paused.press("no")
    assert isinstance(paused.top, PauseScene)
    paused.press("title")
    paused.press("yes")
    assert isinstance(paused.top, TitleScene)
    assert len(paused.app.director.scenes) == 1


def test_enter_says_yes_only_where_the_focus_does_not_say_no(paused: Driver) -> None:
    paused.press("title")
    paused.key(pygame.K_LEFT)
    paused.key(pygame.K_RETURN)
    assert isinstance(paused.top, PauseScene)
    paused.press("title")
    paused.key(pygame.K_RETURN)
    assert isinstance(paused.top, TitleScene)


def test_enter_goes_on_after_a_look_at_the_rules_too(paused: Driver) -> None:
    paused.press("rules")
    paused.key(pygame.K_ESCAPE)
    paused.key(pygame.K_RETURN)
    assert isinstance(paused.top, SettingsScene)


def test_f1_opens_the_rules_and_pages_turn(drive: Drive) -> None:
    driver = drive()
    driver.key(pygame.K_F1)
    scene = driver.top
    assert isinstance(scene, RulesScene)
    last = len(scene.pages) - 1
    driver.key(pygame.K_RIGHT)
    assert scene.page == 1
    driver.press("later")
    driver.press("earlier")
    assert scene.page == 1
    driver.key(pygame.K_END)
    assert scene.page == last
    driver.key(pygame.K_RIGHT)
    assert scene.page == last
    driver.press("page 3")
    assert scene.page == 3
    driver.frame(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_y=1.0, flipped=False))
    assert scene.page == 2
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, TitleScene)


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 768), (1280, 720)])
@pytest.mark.parametrize("scale", [100, 150])
def test_the_tabs_of_the_rules_bear_names_and_keys(
    drive: Drive, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: int
) -> None:
    driver = drive(size=size)
    app = driver.app.context
    app.change_settings(app.settings.replace(ui_scale=scale))
    driver.frame()
    with listening(monkeypatch) as heard:
        driver.key(pygame.K_F1)
        driver.frame()
    assert {page.tab for page in pages(app.maps)} <= {line.text for line in heard.lines}
    assert {str(line) for line in heard.lines if line.cut} == set()
    driver.key(pygame.K_4)
    assert isinstance(driver.top, RulesScene)
    assert driver.top.page == 3


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 768), (1280, 720)])
@pytest.mark.parametrize("scale", [100, 150])
def test_every_page_fits(drive: Drive, size: tuple[int, int], scale: int) -> None:
    driver = drive(size=size)
    app = driver.app.context
    app.change_settings(app.settings.replace(ui_scale=scale))
    driver.key(pygame.K_F1)
    scene = driver.top
    assert isinstance(scene, RulesScene)
    surface = driver.window.surface()
    painter = Painter(surface, driver.stage, Sprites(), Fonts())
    for page in pages(app.maps):
        room = scene.text_room
        size = text_size(painter, page, room)
        assert text_height(painter, page, room.width, size) <= room.height

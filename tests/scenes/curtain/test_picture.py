"""What the curtain shows: the golden transcript of its words, its motion, every ground."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.files.assets import asset_folder
from gogoa_game.pieces import TOKENS
from gogoa_game.scenes import flow
from gogoa_game.scenes.curtain.layout import CurtainLayout
from gogoa_game.scenes.curtain.scene import CurtainScene
from gogoa_game.table.match import Player
from gogoa_game.ui.paint.passage import Parting
from tests.scenes.curtain.test_curtain import PEOPLE, frames, played
from tests.scenes.wording import listening

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.scenes.driving import Driver


@pytest.mark.parametrize(("day", "shown"), [(0, []), (1, ["Day", "1"]), (6, ["Day", "6"])])
def test_r19_a_name_the_day_and_nothing_else_is_said(
    drive: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch, day: int, shown: list[str]
) -> None:
    """The golden transcript: no plan, no place, no mark and no path is on a curtain."""
    driver = drive()
    with listening(monkeypatch) as heard:
        if day:
            flow.begin(driver.app.context, played(driver, day, 1))
        else:
            driver.begin(PEOPLE)
        assert isinstance(driver.top, CurtainScene)
        name = driver.top.player.name
        frames(driver)
    said = {line.text for line in heard.lines}
    dice = ["Today's dice"] if day else []
    assert said == {name, "takes the screen", f"I am {name}", *shown, *dice}


def test_r19_nothing_of_the_picture_before_is_seen_with_it(drive: Callable[..., Driver]) -> None:
    """It is there at once: no paper slides over it, and no other scene is drawn under it."""
    driver = drive(size=(640, 360))
    driver.begin(PEOPLE)
    driver.rest(500)
    driver.press("take")
    driver.rest(1000)
    for key in (pygame.K_1, pygame.K_2, pygame.K_RETURN):
        driver.key(key)
    assert isinstance(driver.top, CurtainScene)
    assert not driver.app.passing
    assert driver.app.director.visible() == [driver.top]
    assert driver.app.director.last.parting is Parting.CUT


def test_it_parts_in_halves_and_a_click_ends_that(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    driver.begin(PEOPLE)
    driver.rest(500)
    driver.press("take")
    assert driver.app.director.last.parting is Parting.HALVES
    assert driver.app.passing
    driver.pointer(pygame.MOUSEBUTTONDOWN, (5.0, 5.0))
    assert not driver.app.passing


def test_the_token_comes_in_and_a_click_ends_that(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    driver.begin(PEOPLE)
    curtain = driver.top
    assert isinstance(curtain, CurtainScene)
    assert curtain.animator.value("come") < 0.5
    driver.click((500.0, 300.0))
    assert curtain.animator.value("come") == 1
    assert driver.top is curtain


@pytest.mark.parametrize("change", [{"animation_speed": "off"}, {"reduced_motion": True}])
def test_without_motion_the_token_is_there_at_once(
    drive: Callable[..., Driver], change: dict[str, object]
) -> None:
    driver = drive(size=(640, 360))
    context = driver.app.context
    context.change_settings(context.settings.replace(**change))
    driver.begin(PEOPLE)
    curtain = driver.top
    assert isinstance(curtain, CurtainScene)
    driver.frame()
    assert curtain.animator.value("come") == 1
    driver.rest(500)
    assert curtain.animator.value("named") == 1


@pytest.mark.parametrize("token", TOKENS)
def test_every_token_has_a_ground_of_its_own(drive: Callable[..., Driver], token: str) -> None:
    others = [Player("Mei", "human", t, t) for t in TOKENS if t != token][:1]
    driver = drive(size=(640, 360))
    driver.begin([Player("Asha", "human", token, token), *others], seed=8)
    for layer in ("land", "right", "front"):
        assert (asset_folder() / "sprites" / f"curtain_{token}_{layer}.svg").is_file()
    scene = CurtainScene(driver.app.context, driver.top.session, 0, lambda: driver.top)  # type: ignore[attr-defined]
    driver.app.director.push(scene)
    driver.frame()
    assert driver.top is scene


@pytest.mark.parametrize("size", [(1440, 1080), (960, 720), (1920, 1080), (2520, 1080)])
def test_nothing_lies_in_the_way_of_the_token_and_the_name(size: tuple[int, int]) -> None:
    layout = CurtainLayout.of(size)
    assert 372 + layout.sunward + 186 < layout.post - 18
    assert layout.name_x + layout.name_room / 2 <= layout.width
    stage = pygame.FRect(0, 0, *size)
    assert stage.contains(layout.button)
    assert layout.button.left > layout.seat * layout.unit

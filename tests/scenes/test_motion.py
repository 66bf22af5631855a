"""What the motion settings do to scenes that are there already when they are changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gogoa_game.scenes import flow
from gogoa_game.scenes.results.scene import ResultsScene
from gogoa_game.scenes.reveal.scene import RevealScene
from gogoa_game.scenes.settings import SettingsScene
from gogoa_game.scenes.watch.scene import WatchScene
from gogoa_game.table.match import Match, Player
from tests.matches import advance
from tests.scenes.endings import ended

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.scenes.driving import Driver

BOTS = (Player("Ravi", "bot:easy", "boat"), Player("Ivo", "bot:random", "fish"))


def moving(driver: Driver, kind: type) -> WatchScene | RevealScene | ResultsScene:
    """A scene in the middle of its motion."""
    context = driver.app.context
    if kind is ResultsScene:
        flow.begin(context, Match.resume(context.maps, ended(2)))
    elif kind is RevealScene:
        match = Match(context.maps, BOTS, 5)
        while not (match.state.day == 1 and not match.state.to_act):
            advance(match)
        flow.go_on(context, match.record())
    else:
        driver.begin(BOTS)
        driver.rest(3000)
    driver.frame()
    driver.rest(200)
    scene = driver.top
    assert isinstance(scene, WatchScene | RevealScene | ResultsScene)
    assert isinstance(scene, kind)
    assert scene.animator.active
    return scene


@pytest.mark.parametrize("kind", [WatchScene, RevealScene, ResultsScene])
@pytest.mark.parametrize("change", [{"animation_speed": "off"}, {"reduced_motion": True}])
def test_motion_ends_when_it_is_switched_off(
    drive: Callable[..., Driver], kind: type, change: dict[str, object]
) -> None:
    driver = drive(size=(640, 360))
    scene = moving(driver, kind)
    driver.app.director.push(SettingsScene(driver.app.context))
    context = driver.app.context
    context.change_settings(context.settings.replace(**change))
    assert not scene.animator.active
    driver.app.director.pop()
    driver.rest(300)


@pytest.mark.parametrize("kind", [WatchScene, RevealScene, ResultsScene])
def test_motion_goes_on_at_another_speed(drive: Callable[..., Driver], kind: type) -> None:
    driver = drive(size=(640, 360))
    scene = moving(driver, kind)
    context = driver.app.context
    before = scene.animator._now
    context.change_settings(context.settings.replace(animation_speed="slow"))
    driver.frame(ms=90.0)
    assert scene.animator._now - before == pytest.approx(50.0)


def test_an_animator_that_nobody_holds_is_forgotten(drive: Callable[..., Driver]) -> None:
    context = drive(size=(640, 360)).app.context
    before = set(context._animators)
    kept = context.animator()
    context.animator()
    assert set(context._animators) == before | {kept}

"""A finished plan is an event (R22), and no secret of a turn (R19)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.logic.actions import PlayTurn
from gogoa_game.logic.scoring import completed_plans
from gogoa_game.scenes.play.plandone import WHOLE_MS, PlanDoneScene
from gogoa_game.scenes.postcard.scene import ArrivalScene
from gogoa_game.ui.animator import SPEED_FACTOR
from tests.scenes.travel import draw_path, give_dice, wish
from tests.scenes.turns import at_turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.logic.state import GameState
    from gogoa_game.scenes.play.scene import PlayScene
    from tests.scenes.driving import Driver

    Drive = Callable[..., Driver]


def finishes(state: GameState) -> bool:
    """Whether the turn that a person would play now finishes a plan, without using a guide."""
    from gogoa_game.logic import rules
    from gogoa_game.logic.views import view_for

    action = wish(view_for(state, 0))
    assert isinstance(action, PlayTurn)
    if action.guides:
        return False
    sheet, board = state.sheets[0], state.board
    new = rules.play(state, action)[0].sheets[0]
    before = completed_plans(board, sheet.marked, sheet.plans)
    return completed_plans(board, new.marked, new.plans) != before


def confirmed(driver: Driver, scene: PlayScene | None = None) -> PlayScene:
    """A turn that finishes a plan, confirmed."""
    scene = scene or at_turn(driver, finishes)
    action = wish(scene.view)
    assert isinstance(action, PlayTurn)
    give_dice(driver, scene, action)
    draw_path(driver, scene, action)
    driver.press("confirm")
    return scene


def event(driver: Driver) -> PlanDoneScene:
    """The event after the postcard of the place."""
    confirmed(driver)
    assert isinstance(driver.top, ArrivalScene)
    driver.click((400.0, 400.0))
    assert isinstance(driver.top, PlanDoneScene)
    return driver.top


def test_r22_a_finished_plan_is_shown_with_its_points_and_ends_by_itself(
    drive: Drive, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive()
    heard: list[str] = []
    monkeypatch.setattr(driver.app.context.sounds, "play", heard.append)
    scene = event(driver)
    assert "tour" in heard
    board, sheet = scene._below.view.board, scene._below.sheet
    assert scene.done.plan.id in completed_plans(board, sheet.marked, sheet.plans)
    assert scene.done.points.plans >= scene.done.plan.value
    assert scene.done.last in scene.done.plan.destinations
    shown = []
    while driver.top is scene:
        shown.append(scene.parts)
        driver.frame(ms=40.0)
    assert WHOLE_MS - 120 <= 40 * len(shown) <= WHOLE_MS + 160
    for one, next_one in pairwise(shown):
        assert next_one.tick >= one.tick
        assert next_one.count >= one.count
    assert shown[-1].count == pytest.approx(1.0)


def test_it_ends_at_a_click_and_at_a_key(drive: Drive) -> None:
    for end in (lambda d: d.click((10.0, 10.0)), lambda d: d.key(pygame.K_SPACE)):
        driver = drive()
        scene = event(driver)
        driver.frame(ms=100.0)
        end(driver)
        assert driver.top is not scene


@pytest.mark.parametrize("speed", ["slow", "fast"])
def test_it_follows_the_speed(drive: Drive, speed: str) -> None:
    driver = drive()
    context = driver.app.context
    context.change_settings(context.settings.replace(animation_speed=speed))
    scene = event(driver)
    count = 0
    while driver.top is scene:
        driver.frame(ms=20.0)
        count += 1
    whole = WHOLE_MS * SPEED_FACTOR[speed]  # type: ignore[index]
    assert count * 20 == pytest.approx(whole, abs=120)


def test_there_is_none_where_nothing_moves(drive: Drive) -> None:
    driver = drive()
    context = driver.app.context
    context.change_settings(context.settings.replace(animation_speed="off"))
    scene = confirmed(driver)
    assert driver.top is not scene
    assert not isinstance(driver.top, PlanDoneScene | ArrivalScene)


def test_with_reduced_motion_it_is_there_and_stands_still(drive: Drive) -> None:
    driver = drive()
    context = driver.app.context
    context.change_settings(context.settings.replace(reduced_motion=True))
    scene = event(driver)
    seen = []
    while driver.top is scene:
        seen.append(scene.parts)
        driver.frame(ms=40.0)
    assert all(parts.still and parts.turn == 0 for parts in seen)
    assert seen[-1].shown == 1.0


def test_r19_nobody_who_waits_for_the_screen_sees_or_hears_of_it(
    drive: Drive, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive()
    heard: list[str] = []
    monkeypatch.setattr(driver.app.context.sounds, "play", heard.append)
    scene = at_turn(driver, finishes)
    monkeypatch.setattr(
        "gogoa_game.table.session.Session.needs_curtain", property(lambda _session: True)
    )
    confirmed(driver, scene)
    for _ in range(100):
        assert not isinstance(driver.top, PlanDoneScene | ArrivalScene)
        driver.frame(ms=40.0)
    assert "tour" not in heard


def test_another_size_of_the_window_leaves_the_event_whole(drive: Drive) -> None:
    driver = drive()
    scene = event(driver)
    driver.frame(ms=200.0)
    context = driver.app.context
    context.change_settings(context.settings.replace(ui_scale=150))
    driver.frame(ms=20.0)
    assert scene.size == driver.stage.size
    assert scene._below.table.panel.right == pytest.approx(scene.size[0])

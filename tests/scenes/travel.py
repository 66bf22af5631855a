"""Plays a person's turns by clicks: what a bot would do, done by hand on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.bots import LEVELS, decide
from gogoa_game.logic.actions import ChoosePlans, PlayTurn
from gogoa_game.logic.chance import stream
from gogoa_game.logic.dice import Purpose
from gogoa_game.scenes.curtain.scene import CurtainScene
from gogoa_game.scenes.plans import PlansScene
from gogoa_game.scenes.play.scene import PlayScene
from gogoa_game.scenes.postcard.scene import ArrivalScene
from gogoa_game.scenes.results.scene import ResultsScene
from gogoa_game.scenes.reveal.scene import RevealScene
from gogoa_game.scenes.watch.scene import WatchScene
from gogoa_game.ui.parts.counters import guide_rects
from gogoa_game.ui.parts.tray import change_rects

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.logic.actions import Action
    from gogoa_game.logic.views import View
    from tests.scenes.driving import Driver


def wish(view: View) -> Action:
    """What an easy bot would do with this view."""
    return decide(LEVELS["easy"](view, stream(1, f"wish {view.seat} {view.day}")))


def play_on(driver: Driver, seen: Callable[[Driver], None] = lambda _driver: None) -> None:
    """Plays whole games by clicks, until the results are on the screen."""
    for _ in range(6000):
        seen(driver)
        scene = driver.top
        if isinstance(scene, ResultsScene):
            return
        if isinstance(scene, CurtainScene):
            driver.rest(500)
            driver.press("take")
        elif isinstance(scene, WatchScene) and scene.calling is not None:
            driver.press("take")
        elif isinstance(scene, ArrivalScene):
            driver.click(middle(driver))
        elif isinstance(scene, PlansScene):
            choose_plans(driver, scene)
        elif isinstance(scene, PlayScene):
            play_turn(driver, scene)
        elif isinstance(scene, RevealScene) and scene.session.people:
            driver.press("go on")
        else:
            driver.frame(ms=100.0)
    raise AssertionError("the game does not come to its end")


def middle(driver: Driver) -> tuple[float, float]:
    """The middle of the stage."""
    width, height = driver.stage.size
    return width / 2, height / 2


def choose_plans(driver: Driver, scene: PlansScene) -> None:
    """Clicks two postcards and confirms."""
    action = wish(scene.view)
    assert isinstance(action, ChoosePlans)
    for plan in action.plans:
        driver.click(scene.cards[scene.view.offer.index(plan)].center)
    assert set(scene.chosen) == set(action.plans)
    driver.press("confirm")


def play_turn(driver: Driver, scene: PlayScene) -> None:
    """Clicks guides, dice and hexes as wished, and confirms."""
    action = wish(scene.view)
    assert isinstance(action, PlayTurn)
    for use in action.guides:
        driver.click(guide_rects(scene.table.guides, scene.view.board)[use.guide].center)
        pose = scene.tray.poses(scene.hand.draft.dice, scene.hand.draft.given)[use.die]
        driver.click(change_rects(pose)[0 if use.delta < 0 else 1].center)
    give_dice(driver, scene, action)
    draw_path(driver, scene, action)
    assert scene.hand.draft.turn() == action
    driver.press("confirm")


def give_dice(driver: Driver, scene: PlayScene, action: PlayTurn) -> None:
    """Clicks the dice into their slots."""
    for purpose, place in zip(Purpose, action.assignment, strict=True):
        if scene.hand.draft.place_of(purpose) != place:
            poses = scene.tray.poses(scene.hand.draft.dice, scene.hand.draft.given)
            driver.click(poses[place].centre)
            driver.click(scene.tray.slot(purpose).center)
    assert scene.hand.draft.option is not None
    assert scene.hand.draft.option.assignment == action.assignment


def draw_path(driver: Driver, scene: PlayScene, action: PlayTurn) -> None:
    """Clicks hex by hex; where a hex could be meant in two ways, it answers the question."""
    for number, cell in enumerate(action.path, start=1):
        wanted = step_to(scene, action, number)
        if wanted is None:
            driver.press("turn")
            wanted = step_to(scene, action, number)
        assert wanted is not None
        driver.click(scene.map.centre(cell))
        if scene.pick is not None:
            answer = str(scene.pick.choices.index(wanted))
            driver.click(scene.pick.widgets[answer].rect.center)
        assert len(scene.hand.draft.steps) == number


def step_to(scene: PlayScene, action: PlayTurn, number: int):
    """The extension by one step that goes the wished way, if it is offered."""
    cell = action.path[number - 1]
    return next(
        (e for e in scene.hand.draft.choices(cell) if e.number == number and len(e.steps) == 1),
        None,
    )


def escape(driver: Driver) -> None:
    """Presses Esc."""
    driver.key(pygame.K_ESCAPE)

"""A turn brought about and played by clicks, for the tests of the playing screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.logic.dice import Purpose
from gogoa_game.logic.draft import Way
from gogoa_game.logic.state import Phase
from gogoa_game.scenes import flow
from gogoa_game.scenes.play.scene import PlayScene
from gogoa_game.table.match import Match, Player
from tests.scenes.travel import wish

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.logic.draft import Extension, TurnDraft
    from gogoa_game.logic.state import GameState
    from tests.scenes.driving import Driver

ASHA = Player("Asha", "human", "boat", "boat")
RAVI = Player("Ravi", "bot:easy", "scooter", "scooter")


def at_turn(
    driver: Driver,
    wanted: Callable[[GameState], bool] = lambda _state: True,
    seeds: range = range(1, 400),
) -> PlayScene:
    """The scene of the first turn of Asha, against a bot, that is as `wanted`."""
    for seed in seeds:
        match = Match(driver.app.context.maps, [ASHA, RAVI], seed)
        while not match.over:
            state = match.state
            if state.phase is Phase.ROLLING:
                match.roll()
                continue
            seat = state.to_act[0]
            if seat == 0 and state.phase is not Phase.CHOOSING and wanted(state):
                flow.begin(driver.app.context, match)
                driver.frame()
                assert isinstance(driver.top, PlayScene)
                return driver.top
            match.play(wish(match.view(seat)))
    raise AssertionError("no game has such a turn")


def die(scene: PlayScene, place: int) -> tuple[float, float]:
    """The middle of a die where it lies now."""
    return scene.tray.poses(scene.hand.draft.dice, scene.hand.draft.given)[place].centre


def slot(scene: PlayScene, purpose: Purpose) -> tuple[float, float]:
    """The middle of a slot."""
    return scene.tray.slot(purpose).center


def give_all(driver: Driver, scene: PlayScene) -> None:
    """Gives the dice in the first legal way."""
    assignment = scene.hand.draft._options[0].assignment
    for purpose, place in zip(Purpose, assignment, strict=True):
        if scene.hand.draft.option is None:
            driver.click(die(scene, place))
            driver.click(slot(scene, purpose))
    assert scene.hand.draft.option is not None


def click_hex(driver: Driver, scene: PlayScene, extension: Extension) -> None:
    driver.click(scene.map.centre(extension.hex))
    if scene.pick is not None:
        driver.key(pygame.K_1 + scene.pick.choices.index(extension))


def ahead(draft: TurnDraft) -> list[Extension]:
    return [e for e in draft.extensions() if e.way is Way.AHEAD]


def complete(driver: Driver, scene: PlayScene) -> None:
    """Gives the dice and draws the path straight on."""
    give_all(driver, scene)
    click_hex(driver, scene, ahead(scene.hand.draft)[-1])
    assert scene.hand.draft.complete

"""A turn by keys alone, and what a held key must not do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.scenes.curtain.scene import CurtainScene
from gogoa_game.scenes.pause import PauseScene
from gogoa_game.scenes.rules.scene import RulesScene
from gogoa_game.scenes.sheet.scene import SheetScene
from gogoa_game.table.match import Player
from tests.scenes.driving import match_of
from tests.scenes.turns import ASHA, at_turn, die

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.scenes.driving import Driver


def test_a_held_enter_does_not_lift_the_curtain(drive: Callable[..., Driver]) -> None:
    driver = drive()
    driver.begin([ASHA, Player("Mei", "human", "fish", "fish")])
    driver.rest(500)
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_1)
    driver.key(pygame.K_2)
    held = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    driver.frame(held)
    assert isinstance(driver.top, CurtainScene)
    for _ in range(20):
        driver.frame(held, ms=100.0)
    assert isinstance(driver.top, CurtainScene)
    driver.frame(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))
    driver.key(pygame.K_RETURN)
    assert not isinstance(driver.top, CurtainScene)


def test_a_whole_turn_by_keys(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scene = at_turn(driver, lambda s: s.starting_seat == 0)
    trips = len(match_of(scene).state.sheets[0].trips)
    for key in (pygame.K_3, pygame.K_q, pygame.K_1, pygame.K_w):
        driver.key(key)
    assert scene.hand.draft.given == (2, 0, 1)
    driver.key(pygame.K_c)
    assert scene.hand.draft.turning or not scene.hand.draft.can_turn
    while not scene.hand.draft.complete:
        driver.key(pygame.K_RIGHT)
        driver.key(pygame.K_RETURN)
    driver.key(pygame.K_z, pygame.KMOD_CTRL)
    assert not scene.hand.draft.complete
    while not scene.hand.draft.complete:
        driver.key(pygame.K_LEFT)
        driver.key(pygame.K_RETURN)
    driver.key(pygame.K_RETURN)
    assert len(match_of(scene).state.sheets[0].trips) == trips + 1


def test_r7_a_guide_by_keys(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scene = at_turn(driver, lambda s: s.sheets[0].guides != 0)
    driver.key(pygame.K_g)
    driver.key(pygame.K_2)
    driver.key(pygame.K_MINUS)
    (use,) = scene.hand.draft.uses
    assert (use.die, use.delta) == (1, -1)


def test_esc_steps_back_one_level_at_a_time(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scene = at_turn(driver)
    driver.click(die(scene, 0))
    assert scene._picture().selected == 0
    driver.key(pygame.K_ESCAPE)
    assert scene._picture().selected is None
    assert driver.top is scene
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, PauseScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is scene


def test_rules_sheets_and_silence_from_the_keyboard(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scene = at_turn(driver)
    driver.key(pygame.K_F1)
    assert isinstance(driver.top, RulesScene)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_F3)
    assert isinstance(driver.top, SheetScene)
    assert driver.top.seat == 1
    driver.key(pygame.K_ESCAPE)
    assert driver.top is scene
    muted = driver.app.settings.muted
    driver.key(pygame.K_m)
    assert driver.app.settings.muted is not muted

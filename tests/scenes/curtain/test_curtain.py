"""R19 on the screen: while the curtain is shut, nothing of anybody can be seen or reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.bots import LEVELS, decide
from gogoa_game.logic.chance import stream
from gogoa_game.logic.state import Phase
from gogoa_game.scenes import flow
from gogoa_game.scenes.curtain.scene import CurtainScene
from gogoa_game.scenes.pause import PauseScene
from gogoa_game.scenes.plans import PlansScene
from gogoa_game.scenes.play.scene import PlayScene
from gogoa_game.scenes.sheet.scene import SheetScene
from gogoa_game.table.match import Match, Player

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.scenes.driving import Driver

PEOPLE = (Player("Asha", "human", "boat", "boat"), Player("Mei", "human", "fish", "fish"))
PRIVATE = (PlansScene, PlayScene, SheetScene)


def played(driver: Driver, day: int, seed: int) -> Match:
    """A game in which one of two people has played on that day; `seed` decides what both did."""
    match = Match(driver.app.context.maps, PEOPLE, 7)
    while not (match.state.day == day and match.state.phase is Phase.FOLLOWING):
        if match.state.phase is Phase.ROLLING:
            match.roll()
            continue
        view = match.view(match.state.to_act[0])
        match.play(decide(LEVELS["random"](view, stream(seed, f"{view.seat} {view.day}"))))
    return match


def frames(driver: Driver, count: int = 8) -> list[bytes]:
    """The pictures of the next frames, each drawn anew."""
    shots = []
    for _ in range(count):
        driver.top.dirty = True
        driver.frame(ms=70.0)
        assert not any(isinstance(scene, PRIVATE) for scene in driver.app.director.scenes)
        shots.append(pygame.image.tobytes(driver.window.surface(), "RGB"))
    return shots


@pytest.mark.parametrize("day", [1, 6])
def test_r19_whatever_both_have_done_every_frame_is_the_same(
    drive: Callable[..., Driver], day: int
) -> None:
    """The same players, dice and reserved die; other plans, paths, marks; also under a pause."""
    seen: dict[int | None, list[list[bytes]]] = {}
    sheets = set()
    for seed in range(1, 6):
        driver = drive(size=(640, 360))
        match = played(driver, day, seed)
        sheets.add(match.state.sheets)
        flow.begin(driver.app.context, match)
        assert isinstance(driver.top, CurtainScene)
        shots = frames(driver)
        driver.key(pygame.K_ESCAPE)
        assert isinstance(driver.top, PauseScene)
        shots += frames(driver, 2)
        seen.setdefault(match.state.reserved, []).append(shots)
    assert len(sheets) == 5
    assert len(seen) < 5
    assert all(shots == alike[0] for alike in seen.values() for shots in alike)


def test_r19_no_key_leads_past_the_curtain_to_a_sheet(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    flow.begin(driver.app.context, played(driver, 4, 1))
    curtain = driver.top
    driver.rest(600)
    lifting = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
    leaving = (pygame.K_ESCAPE, pygame.K_p, pygame.K_F1, pygame.K_F11, pygame.K_m)
    letters = range(pygame.K_a, pygame.K_z + 1)
    numbers = range(pygame.K_0, pygame.K_9 + 1)
    functions = range(pygame.K_F1, pygame.K_F12 + 1)
    for key in (*letters, *numbers, *functions, pygame.K_BACKSPACE, pygame.K_TAB, pygame.K_LEFT):
        if key not in (*lifting, *leaving):
            driver.key(key)
            assert driver.top is curtain


@pytest.mark.parametrize("button", [2, 3])
def test_other_buttons_and_the_wheel_do_not_lift_it(
    drive: Callable[..., Driver], button: int
) -> None:
    driver = drive(size=(640, 360))
    driver.begin(PEOPLE)
    curtain = driver.top
    driver.rest(600)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        driver.pointer(kind, (600.0, 600.0), button)
    driver.frame(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1))
    assert driver.top is curtain


def test_r19_the_press_that_ended_the_turn_before_does_not_lift_it(
    drive: Callable[..., Driver],
) -> None:
    """The button is still down when the curtain falls: its release is nobody's."""
    driver = drive(size=(640, 360))
    match = driver.begin(PEOPLE)
    first, second = match.state.to_act
    driver.rest(600)
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_1)
    driver.key(pygame.K_2)
    confirm = driver.group["confirm"].rect.center
    driver.pointer(pygame.MOUSEBUTTONDOWN, confirm)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, CurtainScene)
    driver.rest(600)
    driver.pointer(pygame.MOUSEBUTTONUP, confirm)
    assert isinstance(driver.top, CurtainScene)
    assert driver.top.seat == second
    assert match.state.to_act == (second,) != (first,)

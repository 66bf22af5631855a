"""What a turn refuses, and in which words; what only looks like input; the window in mid-turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.logic.dice import Purpose, direction_choice
from gogoa_game.scenes.pause import PauseScene
from gogoa_game.ui.parts.counters import guide_rects
from gogoa_game.ui.parts.tray import change_rects
from tests.scenes.turns import ahead, at_turn, click_hex, complete, die, give_all, slot

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.logic.state import GameState
    from gogoa_game.scenes.play.scene import PlayScene
    from tests.scenes.driving import Driver


def said(scene: PlayScene) -> str:
    """The refusal on the screen; nothing if there is none."""
    picture = scene._picture()
    return picture.task.text if picture.task.alert else ""


def a_hex_beyond(scene: PlayScene) -> tuple[float, float]:
    """The middle of a hex that no click of this draft can mean."""
    cell = next(cell for cell in scene.view.board.hexes if not scene.hand.draft.choices(cell))
    return scene.map.centre(cell)


# ---- refusals


def test_r8_a_hex_before_the_dice_is_refused(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scene = at_turn(driver)
    driver.click(a_hex_beyond(scene))
    assert "(R8)" in said(scene)
    assert scene.hand.draft.steps == ()


def test_r13_a_hex_out_of_reach_is_refused(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scene = at_turn(driver)
    give_all(driver, scene)
    before = scene.hand.draft
    driver.click(a_hex_beyond(scene))
    assert "blue or a grey hex" in said(scene)
    assert scene.hand.draft is before


def test_r11_a_hex_after_the_last_step_is_refused(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scene = at_turn(driver)
    complete(driver, scene)
    before = scene.hand.draft
    driver.click(scene.map.centre(scene.view.board.start))
    assert "(R11)" in said(scene)
    assert scene.hand.draft is before


@pytest.mark.parametrize("by_key", [False, True])
def test_r8_dice_are_not_given_again_once_the_path_has_begun(
    drive: Callable[..., Driver], by_key: bool
) -> None:
    driver = drive()
    scene = at_turn(driver, lambda s: min(s.dice) >= 2)
    give_all(driver, scene)
    click_hex(driver, scene, ahead(scene.hand.draft)[0])
    before = scene.hand.draft
    if by_key:
        driver.key(pygame.K_1)
    else:
        driver.click(die(scene, 0))
    assert "undo the path first" in said(scene)
    driver.drag(die(scene, 0), slot(scene, Purpose.DEVIATION))
    assert scene.hand.draft is before


def test_r7_a_guide_that_was_not_found_is_refused(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scene = at_turn(driver, lambda s: s.sheets[0].guides == 0)
    for rect in guide_rects(scene.table.guides, scene.view.board).values():
        driver.click(rect.center)
        assert "(R7)" in said(scene)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_g)
    assert "(R7)" in said(scene)


def test_r7_a_guide_is_too_late_once_the_path_has_begun(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scene = at_turn(driver, lambda s: s.sheets[0].guides != 0 and min(s.dice) >= 2)
    give_all(driver, scene)
    click_hex(driver, scene, ahead(scene.hand.draft)[0])
    guide = scene.hand.draft.guides[0]
    driver.click(guide_rects(scene.table.guides, scene.view.board)[guide].center)
    assert "undo the path first" in said(scene)
    assert scene._picture().armed is None


def test_r7_one_and_six_are_neighbours_and_undo_gives_the_guide_back(
    drive: Callable[..., Driver],
) -> None:
    driver = drive()
    scene = at_turn(driver, lambda s: s.sheets[0].guides != 0 and 1 in s.dice)
    place = scene.hand.draft.rolled.index(1)
    guide = scene.hand.draft.guides[0]
    driver.click(guide_rects(scene.table.guides, scene.view.board)[guide].center)
    pose = scene.tray.poses(scene.hand.draft.dice, scene.hand.draft.given)[place]
    driver.click(change_rects(pose)[0].center)
    assert scene.hand.draft.dice[place] == 6
    assert guide not in scene.hand.draft.guides
    driver.key(pygame.K_BACKSPACE)
    assert guide in scene.hand.draft.guides


def test_an_empty_slot_asks_for_a_die(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scene = at_turn(driver)
    driver.click(slot(scene, Purpose.DISTANCE))
    assert "Take a die first" in said(scene)


def test_what_was_said_goes_by_itself_and_by_the_next_good_click(
    drive: Callable[..., Driver],
) -> None:
    driver = drive()
    scene = at_turn(driver)
    driver.click(a_hex_beyond(scene))
    driver.rest(6000)
    assert said(scene) == ""
    driver.click(a_hex_beyond(scene))
    assert said(scene)
    give_all(driver, scene)
    assert said(scene) == ""


def test_r15_the_reserved_die_is_taken_where_all_others_are_blocked(
    drive: Callable[..., Driver],
) -> None:
    driver = drive()

    def relieved(state: GameState) -> bool:
        if state.reserved is None:
            return False
        choice = direction_choice(state.board, state.sheets[0].position, state.dice, state.reserved)
        return state.reserved in choice.places and not choice.any_heading

    scene = at_turn(driver, relieved)
    assert "the reserved die is free for you" in scene._picture().task.text
    reserved = scene.hand.draft.reserved
    assert reserved is not None
    driver.drag(die(scene, reserved), slot(scene, Purpose.DIRECTION))
    assert scene.hand.draft.place_of(Purpose.DIRECTION) == reserved
    assert "blocked" not in scene._picture().task.text, "news goes when something is done about it"
    give_all(driver, scene)
    assert "Step 1" in scene._picture().task.text
    while scene.hand.draft.before is not None:
        driver.key(pygame.K_BACKSPACE)
    assert "the reserved die is free for you" in scene._picture().task.text


# ---- what only looks like input


def test_the_wheel_does_nothing(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scene = at_turn(driver)
    complete(driver, scene)
    before = scene.hand.draft
    for name in ("turn", "undo", "confirm"):
        driver.pointer(pygame.MOUSEMOTION, scene.widgets[name].rect.center)
        driver.frame(*[pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=dy) for dy in (1, -1)])
    assert driver.top is scene
    assert scene.hand.draft is before


@pytest.mark.parametrize("button", [2, 3])
def test_other_buttons_press_no_button(drive: Callable[..., Driver], button: int) -> None:
    driver = drive()
    scene = at_turn(driver)
    complete(driver, scene)
    before = scene.hand.draft
    for name in ("undo", "confirm"):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            driver.pointer(kind, scene.widgets[name].rect.center, button)
    assert driver.top is scene
    assert scene.hand.draft is before


def test_confirm_without_a_path_does_nothing(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scene = at_turn(driver)
    driver.press("confirm")
    driver.press("undo")
    driver.press("turn")
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_c)
    assert driver.top is scene
    assert scene.hand.draft.before is None


@pytest.mark.parametrize("key", [pygame.K_p, pygame.K_ESCAPE])
def test_a_pause_keeps_the_turn_as_it_is(drive: Callable[..., Driver], key: int) -> None:
    driver = drive()
    scene = at_turn(driver)
    complete(driver, scene)
    before = scene.hand.draft
    driver.key(key)
    assert isinstance(driver.top, PauseScene)
    driver.clicks(scene.widgets["confirm"].rect.center, 3)
    driver.key(key)
    assert driver.top is scene
    assert scene.hand.draft is before
    driver.press("confirm")
    assert driver.top is not scene


# ---- the window in mid-turn


def test_a_full_screen_in_the_middle_of_a_drag_drops_the_die(
    drive: Callable[..., Driver],
) -> None:
    driver = drive()
    scene = at_turn(driver)
    before = scene.hand.draft
    driver.pointer(pygame.MOUSEBUTTONDOWN, die(scene, 0))
    driver.pointer(pygame.MOUSEMOTION, slot(scene, Purpose.DISTANCE))
    driver.key(pygame.K_F11)
    driver.pointer(pygame.MOUSEBUTTONUP, slot(scene, Purpose.DISTANCE))
    assert scene.hand.draft == before
    complete(driver, scene)
    driver.key(pygame.K_F11)
    driver.press("undo")
    assert not scene.hand.draft.complete
    driver.press("undo")
    assert scene.hand.draft.option is None


def test_the_pointer_leaves_the_window_with_a_die_and_comes_back(
    drive: Callable[..., Driver],
) -> None:
    driver = drive()
    scene = at_turn(driver, lambda s: s.starting_seat == 0)
    driver.pointer(pygame.MOUSEBUTTONDOWN, die(scene, 0))
    driver.frame(pygame.event.Event(pygame.WINDOWLEAVE))
    driver.frame(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    driver.pointer(pygame.MOUSEMOTION, slot(scene, Purpose.DISTANCE))
    driver.pointer(pygame.MOUSEBUTTONUP, slot(scene, Purpose.DISTANCE))
    assert scene.hand.draft.place_of(Purpose.DISTANCE) == 0


def test_the_larger_interface_scale_keeps_the_draft(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scene = at_turn(driver)
    complete(driver, scene)
    before = scene.hand.draft
    context = driver.app.context
    for scale in (125, 150, 100):
        context.change_settings(context.settings.replace(ui_scale=scale))
        driver.frame()
        assert scene.hand.draft is before
        driver.press("undo")
        assert scene.hand.draft is before.before
        click_hex(driver, scene, ahead(scene.hand.draft)[-1])
        before = scene.hand.draft

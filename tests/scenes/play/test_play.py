"""A turn by mouse, through raw events (the clicks of a turn: guides, dice, path)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.logic.dice import Purpose, direction_choice
from gogoa_game.logic.draft import Way
from gogoa_game.scenes.sheet.scene import SheetScene
from gogoa_game.ui.parts.counters import guide_rects
from gogoa_game.ui.parts.standings import standing_rects
from gogoa_game.ui.parts.tray import change_rects
from tests.scenes.driving import match_of
from tests.scenes.turns import ahead, at_turn, click_hex, complete, die, give_all, slot

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.logic.state import GameState
    from tests.scenes.driving import Driver

DIRECTION, DISTANCE, DEVIATION = Purpose.DIRECTION, Purpose.DISTANCE, Purpose.DEVIATION


# ---- dice


def test_r8_a_die_is_given_by_two_clicks_and_the_last_one_follows(
    drive: Callable[..., Driver],
) -> None:
    driver = drive()
    scene = at_turn(driver, lambda s: s.starting_seat == 0)
    driver.click(die(scene, 1))
    driver.click(slot(scene, DIRECTION))
    assert scene.hand.draft.given == (1, None, None)
    driver.click(die(scene, 0))
    driver.click(slot(scene, DEVIATION))
    assert scene.hand.draft.given == (1, 2, 0)


def test_r8_a_die_is_given_by_dragging_and_changes_places(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scene = at_turn(driver, lambda s: s.starting_seat == 0)
    driver.drag(die(scene, 0), slot(scene, DISTANCE))
    assert scene.hand.draft.given == (None, 0, None)
    driver.drag(die(scene, 0), slot(scene, DIRECTION))
    assert scene.hand.draft.given == (0, None, None)
    driver.drag(die(scene, 1), slot(scene, DISTANCE))
    driver.drag(die(scene, 1), slot(scene, DIRECTION))
    assert scene.hand.draft.given == (1, 0, 2)


@pytest.mark.parametrize("where", [(300.0, 300.0), (-40.0, 500.0)])
def test_a_die_dropped_elsewhere_goes_back(
    drive: Callable[..., Driver], where: tuple[float, float]
) -> None:
    driver = drive()
    scene = at_turn(driver)
    before = scene.hand.draft
    driver.drag(die(scene, 0), where)
    assert scene.hand.draft == before


def test_r9_the_reserved_die_is_refused_in_words(drive: Callable[..., Driver]) -> None:
    driver = drive()

    def reserved_and_not_relieved(state: GameState) -> bool:
        if state.reserved is None:
            return False
        choice = direction_choice(state.board, state.sheets[0].position, state.dice, state.reserved)
        return state.reserved not in choice.places

    scene = at_turn(driver, reserved_and_not_relieved)
    reserved = scene.hand.draft.reserved
    assert reserved is not None
    driver.drag(die(scene, reserved), slot(scene, DIRECTION))
    assert scene.hand.draft.given == (None, None, None)
    assert "R9" in scene._picture().task.text
    assert scene._picture().task.alert


def test_r7_a_guide_turns_a_die(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scene = at_turn(driver, lambda s: s.sheets[0].guides != 0)
    guide = scene.hand.draft.guides[0]
    rolled = scene.hand.draft.rolled
    driver.click(guide_rects(scene.table.guides, scene.view.board)[guide].center)
    pose = scene.tray.poses(scene.hand.draft.dice, scene.hand.draft.given)[2]
    driver.click(change_rects(pose)[1].center)
    assert scene.hand.draft.uses[0] == (guide, 2, 1)
    assert scene.hand.draft.dice == (rolled[0], rolled[1], rolled[2] % 6 + 1)
    driver.press("undo")
    assert scene.hand.draft.dice == rolled


# ---- the path


def test_r13_an_intermediate_blue_hex_draws_on_and_shows_grey(
    drive: Callable[..., Driver],
) -> None:
    driver = drive()
    scene = at_turn(driver, lambda s: min(s.dice) >= 4 and s.starting_seat == 0)
    give_all(driver, scene)
    assert all(e.way is Way.AHEAD for e in scene.hand.draft.extensions())
    click_hex(driver, scene, ahead(scene.hand.draft)[1])
    assert len(scene.hand.draft.steps) == 2
    grey = [e for e in scene.hand.draft.extensions() if e.way is Way.TURN]
    assert grey
    click_hex(driver, scene, grey[0])
    assert scene.hand.draft.steps[2].deviated


def test_r12_change_direction_shows_grey_before_the_first_step(
    drive: Callable[..., Driver],
) -> None:
    driver = drive()
    scene = at_turn(driver, lambda s: min(s.dice) >= 2 and s.starting_seat == 0)
    give_all(driver, scene)
    driver.press("turn")
    assert any(e.way is Way.TURN for e in scene.hand.draft.extensions())
    driver.press("turn")
    assert all(e.way is Way.AHEAD for e in scene.hand.draft.extensions())


def test_r14_a_hex_at_two_steps_asks_which_one_is_meant(drive: Callable[..., Driver]) -> None:
    driver = drive()
    for seed in range(1, 60):
        scene = at_turn(driver, lambda s: max(s.dice) == 6, range(seed, seed + 1000))
        for option in scene.hand.draft._options:
            draft = scene.hand.draft
            for purpose, place in zip(Purpose, option.assignment, strict=True):
                draft = draft.give(place, purpose)
            cells = [e.hex for e in draft.extensions()]
            twice = [cell for cell in cells if cells.count(cell) > 1]
            if twice:
                for purpose, place in zip(Purpose, option.assignment, strict=True):
                    driver.drag(die(scene, place), slot(scene, purpose))
                driver.click(scene.map.centre(twice[0]))
                assert scene.pick is not None
                assert scene.hand.draft.steps == ()
                driver.key(pygame.K_ESCAPE)
                assert scene.pick is None
                driver.click(scene.map.centre(twice[0]))
                assert scene.pick is not None
                wanted = scene.pick.choices[1]
                driver.click(scene.pick.widgets["1"].rect.center)
                assert scene.hand.draft.steps == wanted.steps
                return
    raise AssertionError("no bounce found")


def test_undo_goes_back_click_by_click_to_the_roll(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scene = at_turn(driver, lambda s: min(s.dice) >= 3)
    start = scene.hand.draft
    give_all(driver, scene)
    click_hex(driver, scene, ahead(scene.hand.draft)[0])
    click_hex(driver, scene, ahead(scene.hand.draft)[-1])
    seen = [scene.hand.draft]
    while scene.hand.draft != start:
        driver.key(pygame.K_BACKSPACE)
        assert scene.hand.draft != seen[-1]
        seen.append(scene.hand.draft)
    driver.key(pygame.K_BACKSPACE)
    assert scene.hand.draft == start
    assert len(seen) >= 5


def test_five_clicks_on_confirm_in_one_frame_play_one_turn(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scene = at_turn(driver)
    complete(driver, scene)
    match = match_of(scene)
    trips = len(match.state.sheets[0].trips)
    day = match.state.day
    driver.clicks(scene.widgets["confirm"].rect.center, 5)
    assert len(match.state.sheets[0].trips) == trips + 1
    assert match.state.day == day


def test_the_last_click_ends_the_turn_where_the_setting_says_so(
    drive: Callable[..., Driver],
) -> None:
    driver = drive()
    context = driver.app.context
    context.change_settings(context.settings.replace(confirm_ends_turn=False))
    scene = at_turn(driver)
    trips = len(match_of(scene).state.sheets[0].trips)
    give_all(driver, scene)
    click_hex(driver, scene, ahead(scene.hand.draft)[-1])
    assert len(match_of(scene).state.sheets[0].trips) == trips + 1
    assert driver.top is not scene


# ---- what must do nothing


@pytest.mark.parametrize("button", [2, 3, 4, 5])
def test_other_buttons_do_nothing(drive: Callable[..., Driver], button: int) -> None:
    driver = drive()
    scene = at_turn(driver)
    before = scene.hand.draft
    for spot in (die(scene, 0), slot(scene, DIRECTION)):
        driver.pointer(pygame.MOUSEBUTTONDOWN, spot, button)
        driver.pointer(pygame.MOUSEBUTTONUP, spot, button)
    assert scene.hand.draft == before
    assert scene._picture().selected is None


def test_press_here_and_release_there_does_nothing(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scene = at_turn(driver)
    complete(driver, scene)
    before = scene.hand.draft
    driver.drag(scene.widgets["undo"].rect.center, scene.widgets["confirm"].rect.center)
    driver.drag(scene.widgets["confirm"].rect.center, (300.0, 500.0))
    assert driver.top is scene
    assert scene.hand.draft == before


def test_a_click_during_the_pencils_way_counts_and_the_end_is_the_same(
    drive: Callable[..., Driver],
) -> None:
    driver = drive()
    scene = at_turn(driver, lambda s: min(s.dice) >= 3)
    give_all(driver, scene)
    first = ahead(scene.hand.draft)[0]
    driver.clicks(scene.map.centre(first.hex), 1)
    assert scene.animating
    driver.key(pygame.K_BACKSPACE)
    assert scene.hand.draft.steps == ()


def test_resizing_to_nothing_and_back_in_the_middle_of_a_drag(
    drive: Callable[..., Driver],
) -> None:
    driver = drive()
    scene = at_turn(driver)
    before = scene.hand.draft
    driver.pointer(pygame.MOUSEMOTION, die(scene, 0))
    driver.pointer(pygame.MOUSEBUTTONDOWN, die(scene, 0))
    driver.pointer(pygame.MOUSEMOTION, slot(scene, DISTANCE))
    for size in ((1, 1), (960, 540)):
        driver.resize(size)
        assert driver.size == size
        driver.frame()
    driver.pointer(pygame.MOUSEBUTTONUP, slot(scene, DISTANCE))
    assert scene.hand.draft == before
    driver.drag(die(scene, 0), slot(scene, DISTANCE))
    assert scene.hand.draft.given == (None, 0, None)


def test_another_sheet_is_one_click_away(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scene = at_turn(driver)
    driver.click(standing_rects(scene.table.standings, 2)[1].center)
    assert isinstance(driver.top, SheetScene)
    assert driver.top.seat == 1
    driver.press("back")
    assert driver.top is scene


# ---- what hovering tells


def test_hovering_a_possible_end_tells_what_it_brings(drive: Callable[..., Driver]) -> None:
    driver = drive()

    def brings(state: GameState) -> bool:
        return state.day >= 2

    scene = at_turn(driver, brings)
    give_all(driver, scene)
    board = scene.view.board
    for place in board.destinations:
        if scene.hand.draft.ends >> board.index[place.hex] & 1:
            driver.pointer(pygame.MOUSEMOTION, scene.map.centre(place.hex))
            assert scene._picture().hover_hex == place.hex
            return
    pytest.skip("this turn can end on no destination")


# ---- the window


@pytest.mark.parametrize("size", [(960, 540), (1024, 768), (1680, 720), (1280, 720)])
def test_every_hex_is_found_where_it_is_drawn(
    drive: Callable[..., Driver], size: tuple[int, int]
) -> None:
    driver = drive(size=(640, 480))
    scene = at_turn(driver)
    driver.resize(size)
    driver.frame()
    for cell in scene.view.board.hexes:
        driver.pointer(pygame.MOUSEMOTION, scene.map.centre(cell))
        assert scene._picture().hover_hex == cell


def test_a_second_game_shows_nothing_of_the_first(drive: Callable[..., Driver]) -> None:
    """The same first turn, after another game and in a fresh program, is the same picture."""
    pictures = []
    for earlier in ((31,), ()):
        driver = drive(size=(960, 540))
        for seed in (*earlier, 32):
            at_turn(driver, seeds=range(seed, seed + 1))
            driver.rest(800)
        driver.top.dirty = True
        driver.frame(ms=0.0)
        pictures.append(pygame.image.tobytes(driver.window.surface(), "RGB"))
    assert pictures[0] == pictures[1]

"""The scenes around a turn: plans, curtain, table, reveal, sheets, results."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.logic.scoring import points
from gogoa_game.logic.state import Phase
from gogoa_game.scenes.curtain.scene import CurtainScene
from gogoa_game.scenes.pause import PauseScene
from gogoa_game.scenes.plans import PlansScene
from gogoa_game.scenes.play.scene import PlayScene
from gogoa_game.scenes.results.scene import ResultsScene
from gogoa_game.scenes.reveal.scene import RevealScene
from gogoa_game.scenes.sheet.scene import SheetScene
from gogoa_game.scenes.title import TitleScene
from gogoa_game.scenes.watch.scene import WatchScene
from gogoa_game.table.match import Player
from tests.scenes.driving import match_of
from tests.scenes.travel import choose_plans, middle, play_on, play_turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.scenes.driving import Driver

ASHA = Player("Asha", "human", "boat", "boat")
MEI = Player("Mei", "human", "fish", "fish")
RAVI = Player("Ravi", "bot:easy", "scooter", "scooter")
IVO = Player("Ivo", "bot:easy", "elephant", "elephant")


def play_until(driver: Driver, kind: type) -> None:
    """Plays on until a scene of that kind is on the screen."""

    class FoundError(Exception):
        pass

    def look(at: Driver) -> None:
        if isinstance(at.top, kind):
            raise FoundError

    with pytest.raises(FoundError):
        play_on(driver, look)


# ---- plans


def test_r3_two_of_four_are_taken_and_put_back(drive: Callable[..., Driver]) -> None:
    driver = drive()
    driver.begin([ASHA, RAVI])
    scene = driver.top
    assert isinstance(scene, PlansScene)
    offer = scene.view.offer
    driver.key(pygame.K_1)
    driver.click(scene.cards[1].center)
    assert scene.chosen == offer[:2]
    driver.click(scene.cards[2].center)
    assert scene.chosen == offer[:2]
    driver.click(scene.cards[0].center)
    assert scene.chosen == (offer[1],)
    driver.press("confirm")
    assert driver.top is scene
    driver.key(pygame.K_BACKSPACE)
    assert scene.chosen == ()
    driver.key(pygame.K_3)
    driver.key(pygame.K_4)
    driver.clicks(scene.widgets["confirm"].rect.center, 5)
    assert match_of(scene).state.sheets[0].plans == offer[2:]


def test_r3_a_seats_offer_is_not_shown_to_the_next(drive: Callable[..., Driver]) -> None:
    driver = drive()
    match = driver.begin([ASHA, MEI])
    for _ in range(2):
        driver.rest(500)
        driver.press("take")
        scene = driver.top
        assert isinstance(scene, PlansScene)
        assert scene.view.offer == match.state.offers[scene.seat]
        assert all(sheet.plans == () for sheet in scene.view.sheets)
        choose_plans(driver, scene)
    assert match.state.phase is not Phase.CHOOSING


# ---- the curtain


def test_r19_the_curtain_is_lifted_by_a_press_and_release_of_its_button_after_a_rest(
    drive: Callable[..., Driver],
) -> None:
    driver = drive()
    driver.begin([ASHA, MEI])
    curtain = driver.top
    assert isinstance(curtain, CurtainScene)
    button = driver.group["take"].rect.center
    driver.click(button)
    assert driver.top is curtain
    driver.rest(500)
    driver.click((button[0], button[1] - 400))
    assert driver.top is curtain
    driver.pointer(pygame.MOUSEBUTTONUP, button)
    assert driver.top is curtain
    driver.pointer(pygame.MOUSEBUTTONDOWN, button)
    assert driver.top is curtain
    driver.pointer(pygame.MOUSEBUTTONUP, button)
    assert isinstance(driver.top, PlansScene)


def test_r19_many_clicks_in_the_frame_that_lifts_reach_nothing_below(
    drive: Callable[..., Driver],
) -> None:
    driver = drive()
    driver.begin([ASHA, MEI])
    driver.rest(500)
    driver.clicks(driver.group["take"].rect.center, 6)
    scene = driver.top
    assert isinstance(scene, PlansScene)
    assert scene.chosen == ()


def test_esc_on_the_curtain_pauses_and_comes_back_to_it(drive: Callable[..., Driver]) -> None:
    driver = drive()
    driver.begin([ASHA, MEI])
    curtain = driver.top
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, PauseScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is curtain


# ---- the table


def test_r5_a_click_skips_to_the_roll_and_the_table_goes_on(drive: Callable[..., Driver]) -> None:
    driver = drive()
    match = driver.begin([ASHA])
    assert isinstance(driver.top, PlansScene)
    choose_plans(driver, driver.top)
    table = driver.top
    assert isinstance(table, WatchScene)
    driver.frame()
    for _ in range(4):
        driver.click(middle(driver))
    assert match.state.phase is Phase.STARTING
    driver.rest(300)
    assert isinstance(driver.top, PlayScene)


def test_a_new_game_drops_a_bot_that_thinks(drive: Callable[..., Driver]) -> None:
    driver = drive()
    driver.begin([RAVI, IVO])
    table = driver.top
    assert isinstance(table, WatchScene)
    closed: list[bool] = []
    table.session.drop_thoughts = lambda: closed.append(True)  # type: ignore[method-assign]
    driver.app.context.to_title()
    assert closed == [True]


# ---- the reveal


def pixels(driver: Driver) -> bytes:
    """The picture on the screen, the pointer elsewhere."""
    driver.pointer(pygame.MOUSEMOTION, (2.0, 2.0))
    driver.rest(1500)
    driver.top.dirty = True
    driver.frame(ms=0.0)
    return pygame.image.tobytes(driver.window.surface(), "RGB")


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "off"])
def test_skipping_the_reveal_at_any_moment_gives_the_same_picture(
    drive: Callable[..., Driver], speed: str
) -> None:
    pictures = set()
    for wait in (0, 300, 900, 1700, 12000):
        driver = drive(size=(640, 360))
        context = driver.app.context
        context.change_settings(context.settings.replace(animation_speed=speed))
        driver.begin([ASHA, RAVI, IVO])
        play_until(driver, RevealScene)
        driver.rest(wait)
        driver.clicks((100.0, 700.0), 1)
        driver.rest(200)
        assert isinstance(driver.top, RevealScene)
        assert not driver.top.animator.active
        pictures.add(pixels(driver))
    assert len(pictures) == 1


def test_a_press_beside_the_button_never_leaves_the_reveal(drive: Callable[..., Driver]) -> None:
    driver = drive()
    driver.begin([ASHA, RAVI])
    play_until(driver, RevealScene)
    scene = driver.top
    for _ in range(5):
        driver.click((200.0, 900.0))
        driver.rest(200)
    assert driver.top is scene
    driver.press("go on")
    assert driver.top is not scene


def test_the_reveal_counts_from_the_points_before_to_those_after(
    drive: Callable[..., Driver],
) -> None:
    driver = drive(size=(640, 360))
    match = driver.begin([ASHA, RAVI])
    before = (0, 0)
    for _day in range(4):
        play_until(driver, RevealScene)
        scene = driver.top
        assert isinstance(scene, RevealScene)
        old = {s.seat: s.points for s in scene.before}
        new = {s.seat: s.points for s in scene.after}
        assert (old[0], old[1]) == before
        board = match.state.board
        before = tuple(points(board, sheet).total for sheet in match.state.sheets)  # type: ignore[assignment]
        assert (new[0], new[1]) == before
        driver.clicks((100.0, 700.0), 1)
        driver.rest(200)
        driver.press("go on")


# ---- open sheets


def test_r19_an_open_sheet_is_that_of_the_last_reveal(drive: Callable[..., Driver]) -> None:
    """Mei starts; when Asha looks, today's trip of Mei is not on her sheet."""
    driver = drive()
    match = driver.begin([ASHA, MEI])
    while True:
        play_until(driver, PlayScene)
        scene = driver.top
        assert isinstance(scene, PlayScene)
        if match.state.acted and match.state.day > 1:
            break
        play_turn(driver, scene)
    other = 1 - scene.seat
    driver.key(pygame.K_F2 + other)
    sheet = driver.top
    assert isinstance(sheet, SheetScene)
    assert len(match.state.sheets[other].trips) == match.state.day
    assert len(sheet.view.sheets[other].trips) == match.state.day - 1
    driver.press("next")
    assert sheet.seat == scene.seat
    driver.key(pygame.K_ESCAPE)
    assert driver.top is scene


# ---- results


def test_results_complete_at_a_click_and_lead_on(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    first = driver.begin([RAVI, IVO])
    play_on(driver)
    scene = driver.top
    assert isinstance(scene, ResultsScene)
    driver.click(middle(driver))
    assert not scene.animator.active
    driver.press("maps")
    assert isinstance(driver.top, SheetScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is scene
    driver.press("again")
    again = match_of(driver.top)
    assert again is not first
    assert [player.name for player in again.players] == ["Ravi", "Ivo"]
    driver.key(pygame.K_ESCAPE)
    driver.press("title")
    driver.press("yes")
    assert isinstance(driver.top, TitleScene)


def test_r25_the_rows_stand_by_rank(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    match = driver.begin([RAVI, IVO, Player("Luz", "bot:random", "parasol", "parasol")])
    play_on(driver)
    scene = driver.top
    assert isinstance(scene, ResultsScene)
    totals = [row.points.total for row in scene.rows]
    assert totals == sorted(totals, reverse=True)
    assert scene.rows[0].rank == 1
    assert list(match.record().winners or ()) == [row.seat for row in scene.rows if row.rank == 1]

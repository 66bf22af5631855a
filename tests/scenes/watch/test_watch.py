"""The table between turns: it runs by itself, can be skipped, paused and left at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.bots import LEVELS, decide
from gogoa_game.logic.chance import stream
from gogoa_game.logic.state import Phase
from gogoa_game.scenes import flow
from gogoa_game.scenes.pause import PauseScene
from gogoa_game.scenes.play.scene import PlayScene
from gogoa_game.scenes.results.scene import ResultsScene
from gogoa_game.scenes.reveal.scene import RevealScene
from gogoa_game.scenes.title import TitleScene
from gogoa_game.scenes.watch.scene import WatchScene
from gogoa_game.store.store import Store
from gogoa_game.table.match import Match, Player
from tests.scenes.driving import match_of
from tests.scenes.travel import choose_plans, middle

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from gogoa_game.logic.actions import Action
    from tests.scenes.driving import Driver

ASHA = Player("Asha", "human", "boat", "boat")
BOTS = (
    Player("Ravi", "bot:easy", "scooter", "scooter"),
    Player("Ivo", "bot:random", "elephant", "elephant"),
)
SMALL = (640, 360)


def at_table(driver: Driver, *players: Player) -> WatchScene:
    """The table of a new game, before the first roll."""
    driver.begin(players or BOTS)
    if players:
        choose_plans(driver, driver.top)  # type: ignore[arg-type]
    assert isinstance(driver.top, WatchScene)
    return driver.top


def picture(driver: Driver) -> bytes:
    """What is on the screen."""
    driver.top.dirty = True
    driver.frame(ms=0.0)
    return pygame.image.tobytes(driver.window.surface(), "RGB")


def test_r6_bots_alone_play_day_after_day_by_themselves(drive: Callable[..., Driver]) -> None:
    driver = drive(size=SMALL)
    match = driver.begin(BOTS)
    days = []
    for _ in range(3000):
        driver.frame(ms=100.0)
        if isinstance(driver.top, RevealScene) and driver.top.day not in days:
            days.append(driver.top.day)
        if isinstance(driver.top, ResultsScene):
            break
    assert days == list(range(1, 13))
    assert match.over


def test_the_day_begins_with_its_banner_then_the_roll(drive: Callable[..., Driver]) -> None:
    driver = drive(size=SMALL)
    table = at_table(driver, ASHA)
    driver.frame()
    assert table.animator.running("banner")
    assert match_of(table).state.phase is Phase.ROLLING
    driver.rest(1200)
    assert match_of(table).state.phase is Phase.STARTING
    assert table.animator.running("tumble")


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_keys_skip_as_a_click_does(drive: Callable[..., Driver], key: int) -> None:
    driver = drive(size=SMALL)
    table = at_table(driver, ASHA)
    driver.frame()
    for _ in range(4):
        driver.key(key)
    assert match_of(table).state.phase is Phase.STARTING
    driver.rest(200)
    assert isinstance(driver.top, PlayScene)


def test_a_held_key_skips_once(drive: Callable[..., Driver]) -> None:
    """What began as one press is not a press for everything that follows."""
    driver = drive(size=SMALL)
    table = at_table(driver, ASHA)
    driver.frame()
    held = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
    driver.frame(held)
    driver.frame()
    assert table.animator.running("tumble")
    for _ in range(10):
        driver.frame(held, ms=1.0)
    assert table.animator.running("tumble")


def test_a_storm_of_clicks_changes_no_roll_and_no_turn(drive: Callable[..., Driver]) -> None:
    """Skipped or watched, the same seed is the same game."""
    records = []
    for storm in (False, True):
        driver = drive(size=SMALL)
        match = driver.begin(BOTS, seed=11)
        for _ in range(4000):
            if match.over:
                break
            if storm:
                driver.clicks(middle(driver), 5)
            driver.frame(ms=100.0)
        records.append(match.record())
    assert records[0] == records[1]


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "off"])
@pytest.mark.parametrize("reduced", [False, True])
def test_every_speed_comes_to_the_same_turn(
    drive: Callable[..., Driver], speed: str, reduced: bool
) -> None:
    driver = drive(size=SMALL)
    context = driver.app.context
    context.change_settings(context.settings.replace(animation_speed=speed, reduced_motion=reduced))
    at_table(driver, ASHA, *BOTS)
    driver.rest(12000)
    assert isinstance(driver.top, PlayScene)
    assert driver.top.view.dice == Match(context.maps, (ASHA, *BOTS), 7)._rolls[0]


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_p])
def test_nothing_moves_during_a_pause(drive: Callable[..., Driver], key: int) -> None:
    driver = drive(size=SMALL)
    table = at_table(driver, ASHA)
    driver.frame()
    driver.rest(1300)
    driver.key(key)
    assert isinstance(driver.top, PauseScene)
    before = table.animator.value("tumble")
    driver.rest(5000)
    assert table.animator.value("tumble") == before
    driver.key(key)
    assert driver.top is table
    driver.rest(4000)
    assert isinstance(driver.top, PlayScene)


def test_leaving_in_the_middle_of_a_day_keeps_the_roll(
    drive: Callable[..., Driver], tmp_path: Path
) -> None:
    driver = drive(size=SMALL)
    table = at_table(driver, ASHA)
    driver.frame()
    driver.rest(1300)
    dice = match_of(table).state.dice
    driver.key(pygame.K_ESCAPE)
    driver.press("title")
    driver.press("yes")
    assert isinstance(driver.top, TitleScene)
    saved = Store(tmp_path).load_game()
    assert saved is not None
    assert Match.resume(driver.app.context.maps, saved).state.dice == dice
    driver.press("continue")
    driver.rest(300)
    assert isinstance(driver.top, PlayScene)
    assert driver.top.view.dice == dice


def test_r19_the_table_shows_nothing_of_a_trip_that_was_made(
    drive: Callable[..., Driver],
) -> None:
    """After one of two bots has travelled, where to makes no difference to the picture."""
    shown: dict[int | None, set[bytes]] = {}
    trips = set()
    for seed in range(20, 32):
        driver = drive(size=SMALL)
        match = Match(driver.app.context.maps, BOTS, 7)
        while match.state.phase is not Phase.FOLLOWING:
            if match.state.phase is Phase.ROLLING:
                match.roll()
            else:
                match.play(any_action(match, seed))
        flow.begin(driver.app.context, match)
        assert isinstance(driver.top, WatchScene)
        trips.add(match.state.sheets[match.state.starting_seat].trips)
        shown.setdefault(match.state.reserved, set()).add(picture(driver))
    assert len(trips) > len(shown)
    assert all(len(pictures) == 1 for pictures in shown.values())


def any_action(match: Match, seed: int) -> Action:
    """Some legal action of the next seat: the same plans always, another trip for every seed."""
    seed = 1 if match.state.phase is Phase.CHOOSING else seed
    view = match.view(match.state.to_act[0])
    return decide(LEVELS["random"](view, stream(seed, f"any {view.seat}")))


def test_drawing_changes_nothing(drive: Callable[..., Driver]) -> None:
    driver = drive(size=SMALL)
    table = at_table(driver, ASHA)
    driver.frame()
    driver.rest(500)
    state = match_of(table).state
    assert picture(driver) == picture(driver)
    assert match_of(table).state == state


@pytest.mark.parametrize("size", [(1, 1), (480, 270), (900, 1000), (1500, 400)])
def test_any_window_survives_a_day(drive: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = drive(size=SMALL)
    driver.begin(BOTS)
    driver.frame()
    driver.resize(size)
    seen = set()
    for _ in range(600):
        driver.frame(ms=50.0)
        seen.add(type(driver.top).__name__)
        if "RevealScene" in seen:
            break
    assert {"WatchScene", "RevealScene"} <= seen

"""The table between turns: it runs by itself, can be skipped, paused and left at any moment."""

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
from gogoa_game.scenes.play.scene import PlayScene
from gogoa_game.scenes.results.scene import ResultsScene
from gogoa_game.scenes.reveal.scene import RevealScene
from gogoa_game.scenes.title import TitleScene
from gogoa_game.scenes.watch.rows import Turn
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
    assert table.animator.running("day close")
    assert match_of(table).state.phase is Phase.ROLLING
    driver.rest(1500)
    assert match_of(table).state.phase is Phase.STARTING
    assert table.animator.running("throw")


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
    assert table.animator.running("throw")
    for _ in range(10):
        driver.frame(held, ms=1.0)
    assert table.animator.running("throw")


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
    driver.rest(1600)
    driver.key(key)
    assert isinstance(driver.top, PauseScene)
    before = table.animator.value("throw")
    driver.rest(5000)
    assert table.animator.value("throw") == before
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
    driver.rest(1600)
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


# ---- the moments of a day

PAIR = (ASHA, Player("Mei", "human", "fish", "fish"))


def at_new_day(driver: Driver, players: tuple[Player, ...] = PAIR, day: int = 2) -> Match:
    """A game of these players whose day of that number is about to begin, on the table."""
    match = Match(driver.app.context.maps, players, 7)
    while not (match.state.day == day - 1 and match.state.phase is Phase.ROLLING):
        if match.state.phase is Phase.ROLLING:
            match.roll()
        else:
            match.play(any_action(match, 1))
    flow.begin(driver.app.context, match)
    driver.frame()
    return match


def when(driver: Driver, reached: Callable[[], bool], most: float = 20_000.0) -> float:
    """Milliseconds until that is so."""
    start = driver.now
    while not reached():
        driver.frame(ms=10.0)
        assert driver.now - start < most
    return driver.now - start


def test_a_day_is_announced_for_as_long_as_it_takes_to_read(drive: Callable[..., Driver]) -> None:
    """It opens in 260 ms, stands 900 and closes in 220; then the dice are thrown in 1200."""
    driver = drive(size=SMALL)
    match = at_new_day(driver)
    table = driver.top
    assert isinstance(table, WatchScene)
    took = when(driver, lambda: match.state.phase is not Phase.ROLLING)
    assert took == pytest.approx(260 + 900 + 220, abs=30)
    took = when(driver, lambda: not table.animator.running("throw"))
    assert took == pytest.approx(1200, abs=20)


def test_with_reduced_motion_the_day_stands_still(drive: Callable[..., Driver]) -> None:
    driver = drive(size=SMALL)
    context = driver.app.context
    context.change_settings(context.settings.replace(reduced_motion=True))
    match = at_new_day(driver)
    driver.rest(400)
    assert picture(driver) == picture(driver)
    before = picture(driver)
    driver.rest(600)
    assert picture(driver) == before, "nothing moves while it stands"
    took = when(driver, lambda: match.state.phase is not Phase.ROLLING)
    assert 1000 + took == pytest.approx(150 + 1250 + 150, abs=130)


def test_r19_the_starting_player_is_called_on_the_table_and_takes_the_screen(
    drive: Callable[..., Driver],
) -> None:
    driver = drive(size=SMALL)
    match = at_new_day(driver)
    table = driver.top
    assert isinstance(table, WatchScene)
    when(driver, lambda: table.calling is not None)
    assert table.calling == match.state.starting_seat
    driver.rest(5000)
    driver.click((40.0, 600.0))
    assert driver.top is table, "nothing but the button, Enter or Space leads on"
    driver.press("take")
    assert isinstance(driver.top, PlayScene)
    assert driver.top.seat == match.state.starting_seat


def test_r19_the_click_that_skips_the_throw_takes_nothing(drive: Callable[..., Driver]) -> None:
    """The call has no button before the clicks and keys of the moment before are spent."""
    driver = drive(size=SMALL)
    match = at_new_day(driver)
    table = driver.top
    assert isinstance(table, WatchScene)
    for _ in range(12):
        driver.key(pygame.K_RETURN)
    assert match.state.phase is Phase.STARTING
    assert driver.top is table
    driver.rest(500)
    assert table.calling == match.state.starting_seat
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, PlayScene)


def test_r19_a_call_counts_for_one_view(drive: Callable[..., Driver]) -> None:
    """Whoever plays after the one who was called takes the screen through a curtain."""
    driver = drive(size=SMALL)
    match = at_new_day(driver)
    table = driver.top
    assert isinstance(table, WatchScene)
    when(driver, lambda: table.calling is not None)
    driver.press("take")
    scene = driver.top
    assert isinstance(scene, PlayScene)
    scene.session.play(any_action(match, 3))
    scene.session.proceed()
    assert isinstance(driver.top, CurtainScene)


def test_r19_a_game_resumed_with_the_dice_thrown_begins_with_a_curtain(
    drive: Callable[..., Driver],
) -> None:
    driver = drive(size=SMALL)
    match = at_new_day(driver)
    when(driver, lambda: match.state.phase is Phase.STARTING)
    flow.go_on(driver.app.context, match.record())
    assert isinstance(driver.top, CurtainScene)


def test_the_dice_can_be_read_before_a_curtain_falls(drive: Callable[..., Driver]) -> None:
    """A bot starts and reserves a die; then a person is called: not before 1.5 seconds."""
    driver = drive(size=SMALL)
    players = (BOTS[1], *PAIR)
    match = Match(driver.app.context.maps, players, 7)
    while not (match.state.phase is Phase.ROLLING and players[match.state.starting_seat].is_bot):
        if match.state.phase is Phase.ROLLING:
            match.roll()
        else:
            match.play(any_action(match, 1))
    flow.begin(driver.app.context, match)
    table = driver.top
    assert isinstance(table, WatchScene)
    driver.frame()
    when(driver, lambda: match.state.phase is not Phase.ROLLING)
    when(driver, lambda: not table.animator.running("throw"))
    assert when(driver, lambda: isinstance(driver.top, CurtainScene)) >= 1490


def test_the_rows_say_what_lay_open(drive: Callable[..., Driver]) -> None:
    """Both plans with their ticks, guides, the last stamp; who plays now, and who then."""
    driver = drive()
    match = at_new_day(driver, BOTS, day=6)
    table = driver.top
    assert isinstance(table, WatchScene)
    view = match.view(None)
    rows = table._rows_now(view)
    for seat, row in enumerate(rows):
        sheet = view.sheets[seat]
        for plan, so_far in zip(sheet.plans, row.plans, strict=True):
            places = view.board.plan(plan).destinations
            ticked = [p for p in places if view.board.destination_set([p]) & sheet.marked]
            assert (so_far.marked, so_far.places) == (len(ticked), len(places))
        assert row.guides == sheet.guides.bit_count()
        marked = [trip for trip in sheet.trips if trip.marked]
        assert row.stamp == (
            (str(view.board.destination(marked[-1].marked or "").type), marked[-1].day)
            if marked
            else None
        )
        assert row.turn is (Turn.NOW if seat == view.starting_seat else Turn.THEN)

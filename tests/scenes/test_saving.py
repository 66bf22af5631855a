"""What becomes of the saved game: a new one, a second program, a program that ends in between."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.scenes.dialogs.question import CarefulQuestion
from gogoa_game.scenes.plans import PlansScene
from gogoa_game.scenes.results.scene import ResultsScene
from gogoa_game.scenes.reveal.scene import RevealScene
from gogoa_game.scenes.setup.scene import SetupScene
from gogoa_game.scenes.title import TitleScene
from gogoa_game.store.saves import GAME_FILE
from gogoa_game.store.store import Store
from gogoa_game.table.match import Match, Player
from tests.matches import advance
from tests.scenes.driving import match_of
from tests.scenes.endings import NAMES, draw_again, ended, listen
from tests.scenes.travel import choose_plans

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from gogoa_game.scenes.base import Scene
    from gogoa_game.store.records import GameRecord
    from tests.scenes.driving import Driver
    from tests.scenes.endings import Told

    Drive = Callable[..., Driver]

SMALL = (640, 360)
BOTS = (Player("Ravi", "bot:easy", "boat", "boat"), Player("Ivo", "bot:random", "fish", "fish"))


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> list[Told]:
    """All that is set in type from now on, and where."""
    return listen(monkeypatch)


def played(driver: Driver, days: int, names: tuple[str, ...] = ("Ravi", "Ivo")) -> GameRecord:
    """A game of bots up to the end of a day, or up to the choice of plans."""
    players = [Player(name, "bot:random", "boat", "boat") for name in names]
    match = Match(driver.app.context.maps, players, 5)
    while match.state.day < days or (days and match.state.to_act):
        advance(match)
    return match.record()


def with_save(drive: Drive, folder: Path, days: int = 3, **options: object) -> Driver:
    """A program that finds a game saved by another one."""
    Store(folder).save_game(played(drive(size=SMALL), days))
    return drive(**{"size": SMALL, **options})


# ---- a new game


def ask(driver: Driver) -> CarefulQuestion:
    """Sets up a new game and starts it, as far as the question."""
    driver.press("new")
    driver.press("start")
    assert isinstance(driver.top, CarefulQuestion)
    return driver.top


def test_a_new_game_asks_before_it_takes_the_place_of_a_saved_one(
    drive: Drive, tmp_path: Path, texts: list[Told]
) -> None:
    driver = with_save(drive, tmp_path)
    ask(driver)
    asked = " ".join(draw_again(driver, texts))
    assert "Day 3" in asked
    assert "Ravi and Ivo" in asked


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_SPACE])
def test_a_hasty_key_keeps_the_saved_game(drive: Drive, tmp_path: Path, key: int) -> None:
    driver = with_save(drive, tmp_path)
    before = (tmp_path / GAME_FILE).read_bytes()
    ask(driver)
    driver.key(key)
    assert isinstance(driver.top, SetupScene)
    driver.resize((700, 400))
    ask_again = pygame.K_RETURN
    driver.key(ask_again)
    assert isinstance(driver.top, CarefulQuestion)
    driver.resize(SMALL)
    driver.frame()
    driver.key(key)
    assert isinstance(driver.top, SetupScene)
    assert (tmp_path / GAME_FILE).read_bytes() == before


def test_a_click_beside_the_answers_leaves_enter_on_no(drive: Drive, tmp_path: Path) -> None:
    driver = with_save(drive, tmp_path)
    ask(driver)
    driver.click((20, 20))
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, SetupScene)


def test_yes_has_a_key_of_its_own(drive: Drive, tmp_path: Path) -> None:
    driver = with_save(drive, tmp_path)
    question = ask(driver)
    assert question.widgets["yes"].hint().endswith("(Y)")
    driver.key(pygame.K_y)
    assert not isinstance(driver.top, CarefulQuestion | SetupScene)


def test_after_yes_the_new_game_is_saved_before_the_first_choice(
    drive: Drive, tmp_path: Path
) -> None:
    driver = with_save(drive, tmp_path)
    ask(driver)
    driver.press("yes")
    assert isinstance(driver.top, PlansScene)
    assert Store(tmp_path).load_game() == match_of(driver.top).record()
    choose_plans(driver, driver.top)
    assert Store(tmp_path).load_game() == match_of(driver.top).record()
    assert [path.name for path in tmp_path.glob("game*")] == [GAME_FILE]


def test_yes_can_be_reached_by_keys(drive: Drive, tmp_path: Path) -> None:
    driver = with_save(drive, tmp_path)
    ask(driver)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, PlansScene)


def test_nothing_is_asked_where_nothing_is_lost(drive: Drive, tmp_path: Path) -> None:
    Store(tmp_path).save_game(ended(2))
    driver = drive(size=SMALL)
    driver.press("new")
    driver.press("start")
    assert isinstance(driver.top, PlansScene)


def test_a_game_saved_by_another_program_since_the_title_is_asked_about_too(
    drive: Drive, tmp_path: Path
) -> None:
    driver = drive(size=SMALL)
    driver.press("new")
    Store(tmp_path).save_game(played(driver, 2))
    driver.press("start")
    assert isinstance(driver.top, CarefulQuestion)


def test_a_game_in_which_nobody_has_decided_anything_is_not_asked_about(
    drive: Drive, tmp_path: Path
) -> None:
    driver = drive(size=SMALL)
    for _ in range(2):
        driver.press("new")
        driver.press("start")
        assert isinstance(driver.top, PlansScene)
        driver.app.context.to_title()
        driver.frame()
    assert [path.name for path in tmp_path.glob("game*")] == [GAME_FILE]
    assert driver.group["continue"].enabled


def test_the_next_game_at_a_table_is_saved_at_once_too(drive: Drive, tmp_path: Path) -> None:
    Store(tmp_path).save_game(ended(2))
    driver = drive(size=SMALL)
    driver.press("continue")
    scene = until(driver, ResultsScene)
    assert isinstance(scene, ResultsScene)
    scene.session.restart(Match(driver.app.context.maps, scene.session.players, 11))
    found = Store(tmp_path).load_game()
    assert found is not None
    assert (found.seed, found.begun) == (11, False)


@pytest.mark.parametrize("size", [(1280, 720), (960, 720), (480, 270)])
@pytest.mark.parametrize("scale", [100, 150])
def test_the_question_fits_with_six_long_names(
    drive: Drive, tmp_path: Path, texts: list[Told], size: tuple[int, int], scale: int
) -> None:
    driver = drive(size=size)
    names = tuple(f"{name} WWWWWWWW"[:12] for name in NAMES)
    Store(tmp_path).save_game(played(driver, 1, names))
    context = driver.app.context
    context.change_settings(context.settings.replace(ui_scale=scale))
    question = ask(driver)
    draw_again(driver, texts)
    lines = [box for text, box in texts if any(word in text for word in ("WWW", "saved", "Begin"))]
    assert lines
    foot = question.widgets["no"].rect.top
    assert all(question._panel.top + 10 < box.top and box.bottom <= foot for box in lines)


# ---- two programs


def test_two_programs_play_a_game_each_and_both_can_be_continued(
    drive: Drive, tmp_path: Path
) -> None:
    drivers = [drive(size=SMALL), drive(size=SMALL)]
    for driver in drivers:
        driver.press("new")
        driver.press("start")
    for driver in drivers:
        assert isinstance(driver.top, PlansScene)
        choose_plans(driver, driver.top)
    for _ in range(3):
        for driver in drivers:
            driver.rest(2000)
    matches = [match_of(driver.top) for driver in drivers]
    assert len(list(tmp_path.glob("game*.json"))) == 2
    # The second game took the place of the first, in which nobody had decided anything yet.
    assert "belongs to another" in drivers[0].app.context.store.notices[0]
    assert drivers[1].app.context.store.notices == []
    for driver, match in zip(drivers, matches, strict=True):
        driver.app.context.to_title()
        driver.frame()
        driver.press("continue")
        assert match_of(driver.top).state == match.state
    seen = set()
    for _ in range(2):
        store = Store(tmp_path)
        record = store.load_game()
        assert record is not None
        seen.add(record.seed)
        store.clear_game(record)
    assert seen == {match.seed for match in matches}


def test_results_leave_the_game_of_another_program_alone(drive: Drive, tmp_path: Path) -> None:
    Store(tmp_path).save_game(ended(2))
    driver = drive(size=SMALL)
    driver.press("continue")
    until(driver, ResultsScene)
    other = Store(tmp_path)
    other.load_game()
    other.save_game(played(driver, 2))
    driver.key(pygame.K_SPACE)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, TitleScene)
    assert Store(tmp_path).load_game() == played(driver, 2)


def test_continue_goes_on_with_what_is_saved_now(drive: Drive, tmp_path: Path) -> None:
    driver = with_save(drive, tmp_path, 2)
    other = Store(tmp_path)
    other.load_game()
    other.save_game(played(driver, 5))
    driver.press("continue")
    assert match_of(driver.top).state.day == 5


def test_continue_without_a_save_any_more_stays_on_the_title(drive: Drive, tmp_path: Path) -> None:
    driver = with_save(drive, tmp_path, 2)
    (tmp_path / GAME_FILE).unlink()
    driver.press("continue")
    assert isinstance(driver.top, TitleScene)
    assert "continue" not in [widget.id for widget in driver.group.widgets]


# ---- a program that ends during the reveal


def until(driver: Driver, kind: type) -> Scene:
    """Lets a game of bots run until such a scene is there."""
    for _ in range(4000):
        if isinstance(driver.top, kind):
            return driver.top
        driver.frame(ms=100.0)
    raise AssertionError(f"no {kind.__name__}")


@pytest.mark.parametrize("quits", [True, False])
def test_a_reveal_that_was_not_seen_to_its_end_is_shown_again(drive: Drive, quits: bool) -> None:
    driver = drive(size=SMALL)
    driver.begin(BOTS)
    first = until(driver, RevealScene)
    driver.rest(300)
    if quits:
        driver.app.director.quit()
    again = drive(size=SMALL)
    again.press("continue")
    second = again.top
    assert isinstance(first, RevealScene)
    assert isinstance(second, RevealScene)
    assert (second.day, second.trips, second.marks) == (first.day, first.trips, first.marks)
    assert (second.before, second.after) == (first.before, first.after)
    assert second.animator.active


def test_the_last_reveal_comes_before_the_results(drive: Drive, tmp_path: Path) -> None:
    Store(tmp_path).save_game(ended(2))
    driver = drive(size=SMALL)
    driver.press("continue")
    assert isinstance(driver.top, RevealScene)
    until(driver, ResultsScene)


def test_in_the_middle_of_a_day_there_is_nothing_to_reveal(drive: Drive, tmp_path: Path) -> None:
    driver = drive(size=SMALL)
    match = Match(driver.app.context.maps, BOTS, 5)
    for _ in range(3):  # two choices of plans and a roll
        advance(match)
    Store(tmp_path).save_game(match.record())
    driver.top.layout(driver.top.size)
    driver.press("continue")
    assert not isinstance(driver.top, RevealScene | TitleScene)

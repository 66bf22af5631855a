"""What the player has to be told: on the title until somebody goes on, over a game for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.scenes.dialogs.question import CarefulQuestion
from gogoa_game.scenes.pause import PauseScene
from gogoa_game.scenes.plans import PlansScene
from gogoa_game.scenes.title import TitleScene
from gogoa_game.store.saves import GAME_FILE
from gogoa_game.store.settings import SETTINGS_FILE
from gogoa_game.store.store import Store
from gogoa_game.table.match import Player
from gogoa_game.ui.parts.notices import SHOWN_MS
from gogoa_game.ui.theme import LABEL
from tests.scenes.endings import draw_again, ended, listen
from tests.scenes.travel import choose_plans

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.scenes.driving import Driver
    from tests.scenes.endings import Told

    Drive = Callable[..., Driver]

ASHA = Player("Asha", "human", "boat", "boat")
RAVI = Player("Ravi", "bot:easy", "scooter", "scooter")


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> list[Told]:
    """All that is set in type from now on, and where."""
    return listen(monkeypatch)


def shown(driver: Driver, texts: list[Told]) -> str:
    """Everything that stands on the screen now, as one text."""
    return " ".join(draw_again(driver, texts))


def spoil(folder: Path) -> None:
    """Two files of no use, and so two things to tell."""
    (folder / SETTINGS_FILE).write_text("settings of no use")
    (folder / GAME_FILE).write_text("a game of no use")


def test_the_title_shows_all_notices_and_clears_them_once_seen(
    drive: Drive, tmp_path: Path, texts: list[Told]
) -> None:
    spoil(tmp_path)
    driver = drive(size=(1280, 720))
    told = shown(driver, texts).replace(" ", "")  # a path may be broken anywhere
    assert f"{SETTINGS_FILE}.broken" in told
    assert f"{GAME_FILE}.broken" in told
    driver.rest(3 * SHOWN_MS)
    assert len(driver.app.context.store.notices) == 2
    driver.press("rules")
    assert driver.app.context.store.notices == []


@pytest.mark.parametrize("size", [(1920, 1080), (960, 540), (1024, 768)])
@pytest.mark.parametrize("scale", [100, 150])
def test_notices_are_large_and_stay_on_the_picture(
    drive: Drive, tmp_path: Path, texts: list[Told], size: tuple[int, int], scale: int
) -> None:
    spoil(tmp_path)
    driver = drive(size=size)
    context = driver.app.context
    context.change_settings(context.settings.replace(ui_scale=scale))
    driver.frame()
    shown(driver, texts)
    boxes = [box for text, box in texts if "no use" in text or "kept as" in text]
    assert boxes
    assert all(box.height >= LABEL for box in boxes)
    top = driver.group["new"].rect.top
    assert all(box.top >= 0 and box.bottom <= top for box in boxes)


def test_what_finds_no_room_is_told_the_next_time(drive: Drive, texts: list[Told]) -> None:
    driver = drive(size=(640, 360))
    store = driver.app.context.store
    store.notices.extend([f"Notice {n} " + "is a rather long sentence " * 6 for n in range(12)])
    first = shown(driver, texts)
    assert "Notice 0" in first
    assert "Notice 11" not in first
    driver.press("rules")
    assert store.notices[-1].startswith("Notice 11")
    assert 0 < len(store.notices) < 12


def test_a_notice_that_came_after_the_last_picture_is_not_cleared(drive: Drive) -> None:
    driver = drive()
    driver.app.context.store.notices.append("unseen")
    driver.app.context.notices.seen()
    assert driver.app.context.store.notices == ["unseen"]


def test_over_a_game_a_notice_stays_for_a_while(drive: Drive, texts: list[Told]) -> None:
    driver = drive(size=(1280, 720))
    driver.begin([ASHA, RAVI])
    driver.app.context.store.notices.append("Mind the gap.")
    assert "Mind the gap." in shown(driver, texts)
    driver.rest(SHOWN_MS / 2)
    assert "Mind the gap." in shown(driver, texts)
    driver.rest(SHOWN_MS)
    assert "Mind the gap." not in shown(driver, texts)
    assert driver.app.context.store.notices == []
    assert not driver.app._telling


def test_a_press_puts_a_notice_away_and_reaches_nothing_below(drive: Drive) -> None:
    driver = drive(size=(1280, 720))
    driver.begin([ASHA, RAVI])
    scene = driver.top
    assert isinstance(scene, PlansScene)
    store = driver.app.context.store
    store.notices.append("It lies over a card. " * 20)
    driver.frame()
    x, y = scene.cards[0].midtop
    driver.click((x, y + 20))
    assert scene.chosen == ()
    assert store.notices == []
    driver.click((x, y + 20))
    assert len(scene.chosen) == 1


def test_a_folder_of_no_use_is_told_at_the_start_of_a_game_and_at_each_new_one(
    drive: Drive, tmp_path: Path, texts: list[Told]
) -> None:
    driver = drive(size=(1280, 720))
    store = driver.app.context.store
    store.files.path = tmp_path / "file"
    store.folder.write_text("no folder")
    store.probe()
    assert "nothing is kept" in shown(driver, texts)
    driver.press("new")
    driver.press("start")
    assert isinstance(driver.top, PlansScene)
    assert "nothing is kept" in shown(driver, texts)
    driver.rest(2 * SHOWN_MS)
    assert "nothing is kept" not in shown(driver, texts)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, PauseScene)
    driver.press("title")
    assert "cannot be saved" in shown(driver, texts)


def test_the_first_save_that_fails_is_told_in_the_game(
    drive: Drive, tmp_path: Path, texts: list[Told]
) -> None:
    driver = drive(size=(1280, 720))
    driver.begin([ASHA, RAVI])
    store = driver.app.context.store
    store.files.path = tmp_path / "file"
    store.folder.write_text("no folder")
    choose_plans(driver, driver.top)  # type: ignore[arg-type]
    assert "nothing is kept" in shown(driver, texts)


def test_a_game_that_could_not_be_saved_is_not_quit_without_a_question(
    drive: Drive, tmp_path: Path
) -> None:
    driver = drive(size=(1280, 720))
    store = driver.app.context.store
    store.files.path = tmp_path / "file"
    store.folder.write_text("no folder")
    driver.begin([ASHA, RAVI])
    choose_plans(driver, driver.top)  # type: ignore[arg-type]
    driver.app.context.to_title()
    driver.frame()
    driver.press("quit")
    assert isinstance(driver.top, CarefulQuestion)
    driver.press("no")
    assert isinstance(driver.top, TitleScene)
    driver.press("continue")
    assert not isinstance(driver.top, TitleScene)
    driver.app.context.to_title()
    driver.frame()
    driver.press("quit")
    assert driver.press("yes") is False


@pytest.mark.parametrize("kind", [pygame.QUIT, pygame.WINDOWCLOSE])
def test_closing_the_window_asks_as_the_title_does(drive: Drive, tmp_path: Path, kind: int) -> None:
    driver = drive(size=(1280, 720))
    store = driver.app.context.store
    store.files.path = tmp_path / "file"
    store.files.path.write_text("no folder")
    driver.begin([ASHA, RAVI])
    scene = driver.top
    for _ in range(3):
        assert driver.frame(pygame.event.Event(kind))
    assert isinstance(driver.top, CarefulQuestion)
    driver.press("no")
    assert driver.top is scene
    driver.frame(pygame.event.Event(kind))
    assert driver.press("yes") is False


def test_closing_the_window_of_a_game_that_is_saved_ends_it(drive: Drive) -> None:
    driver = drive(size=(1280, 720))
    driver.begin([ASHA, RAVI])
    assert driver.frame(pygame.event.Event(pygame.QUIT)) is False


def test_a_game_that_was_saved_before_the_trouble_is_quit_without_a_question(
    drive: Drive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive(size=(640, 360))
    Store(tmp_path).save_game(ended(2))
    assert driver.app.context.store.load_game() is not None

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    driver.key(pygame.K_m)
    assert driver.app.context.store.trouble is not None
    assert driver.press("quit") is False


def test_the_folder_is_probed_once_the_first_picture_is_there(
    drive: Drive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive(size=(640, 360))

    class ProbedError(Exception):
        pass

    def probe() -> None:
        raise ProbedError

    monkeypatch.setattr(driver.app.context.store, "probe", probe)
    with pytest.raises(ProbedError):
        driver.app.run()

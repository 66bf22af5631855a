"""Continue on a map that is not the one of the start: it is found, or the player is told."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.desktop.app import App
from gogoa_game.maps import load_map
from gogoa_game.scenes.title import TitleScene
from gogoa_game.store.saves import GAME_FILE
from gogoa_game.store.store import Store
from gogoa_game.table.match import Match, Player
from tests.boards import GOA
from tests.scenes.driving import match_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from gogoa_game.maps import GameMap
    from tests.scenes.driving import Driver

    Drive = Callable[..., Driver]

ASHA = Player("Asha")


@pytest.fixture
def mars(tmp_path: Path) -> GameMap:
    """A map of one's own: Goa with other names."""
    folder = tmp_path / "maps of my own"
    shutil.copytree(GOA.parent, folder)
    (tmp_path / "sprites").symlink_to(GOA.parent.parent / "sprites")
    for suffix in (".tmx", ".toml"):
        (folder / f"goa{suffix}").rename(folder / f"mars{suffix}")
    texts = folder / "mars.toml"
    words = texts.read_text(encoding="utf-8")
    texts.write_text(words.replace('name_en = "', 'name_en = "New '), encoding="utf-8")
    return load_map(folder / "mars.tmx")


@pytest.fixture
def home(tmp_path: Path, mars: GameMap) -> Path:
    """The folder of a player who began a game there."""
    store = Store(tmp_path / "home")
    store.save_game(Match(mars, [ASHA], 7).record(), mars.file)
    return tmp_path / "home"


def test_continue_opens_the_map_of_the_game(drive: Drive, home: Path, mars: GameMap) -> None:
    driver = drive(folder=home)
    driver.press("continue")
    assert match_of(driver.top).map is driver.app.context.maps
    assert driver.app.context.maps.file == mars.file
    driver.app.context.to_title()
    assert driver.app.context.maps.id == "goa"
    driver.frame()
    driver.press("continue")
    assert driver.app.context.maps.file == mars.file


def test_nothing_of_the_map_before_is_shown(drive: Drive, home: Path) -> None:
    """Pictures are kept from frame to frame: those of another map must not be taken for them."""
    mine = (home / GAME_FILE).read_bytes()
    driver = drive(folder=home)
    begun = driver.begin([ASHA])
    driver.rest(2000)
    assert begun.map.id == "goa"
    (home / GAME_FILE).write_bytes(mine)
    driver.app.context.to_title()
    driver.frame()
    fresh = drive(folder=home)
    pictures = []
    for program in (driver, fresh):
        program.press("continue")
        program.rest(2000)
        assert match_of(program.top).map.id == "mars"
        pictures.append(pygame.image.tobytes(program.window.surface(), "RGB"))
    assert pictures[0] == pictures[1]


def test_a_game_on_goa_is_continued_by_a_program_that_was_started_with_another_map(
    drive: Drive, home: Path, mars: GameMap
) -> None:
    goa = load_map(GOA)
    store = Store(home)
    store.load_game()
    store.save_game(Match(goa, [ASHA], 8).record(), goa.file)
    driver = drive(folder=home)
    app = App(driver.window, Store(home), mars.file or home, TitleScene)
    driver.app = app
    driver.frame()
    driver.press("continue")
    assert match_of(driver.top).map.id == "goa"


def test_where_the_map_is_away_the_player_is_told_and_continue_comes_back_with_it(
    drive: Drive, home: Path, mars: GameMap
) -> None:
    assert mars.file is not None
    away = mars.file.with_name("away")
    mars.file.rename(away)
    text = (home / GAME_FILE).read_bytes()
    driver = drive(folder=home)
    driver.press("continue")
    assert isinstance(driver.top, TitleScene)
    assert "continue" not in [widget.id for widget in driver.group.widgets]
    (notice,) = driver.app.context.store.notices
    assert f"is a game on the map mars and stays as it is: start with --map {mars.file}" in notice
    assert (home / GAME_FILE).read_bytes() == text
    assert [path.name for path in home.iterdir()] == [GAME_FILE]
    away.rename(mars.file)
    driver.app.context.to_title()
    driver.frame()
    driver.press("continue")
    assert driver.app.context.maps.file == mars.file


def test_a_bot_of_a_newer_program_is_told_and_the_save_stays(drive: Drive, home: Path) -> None:
    goa = load_map(GOA)
    file = home / GAME_FILE
    Store(home).save_game(Match(goa, [ASHA, Player("Bo", "bot:easy")], 8).record())
    for path in home.glob("game*.json"):
        path.write_bytes(path.read_bytes().replace(b'"bot:easy"', b'"bot:wise"'))
    file.unlink()
    driver = drive(folder=home)
    driver.press("continue")
    assert isinstance(driver.top, TitleScene)
    (notice,) = driver.app.context.store.notices
    assert "a game of a newer Go Goa" in notice
    assert not list(home.glob("*.broken"))

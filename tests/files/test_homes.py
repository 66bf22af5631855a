"""Accounts without a home, and homes that are set up oddly: the game goes on and says so."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from gogoa_game.files.homes import home, named_folder, pictures_folder, user_folder
from gogoa_game.store.keepsake import places
from gogoa_game.store.settings import Settings
from gogoa_game.store.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.skipif(os.name == "nt", reason="accounts of another kind")

NOBODY = "~a_name_that_no_account_has"


def no_home(patch: pytest.MonkeyPatch) -> None:
    """An account that is in no list, as those of containers are."""

    def unknown(*_: object) -> None:
        raise KeyError("uid not found")

    patch.delenv("HOME", raising=False)
    patch.setattr("pwd.getpwuid", unknown)


def empty_home(patch: pytest.MonkeyPatch) -> None:
    patch.setenv("HOME", "")


def nobodys_folder(patch: pytest.MonkeyPatch) -> None:
    patch.setenv("GOGOA_HOME", f"{NOBODY}/games")


def home_of_no_home(patch: pytest.MonkeyPatch) -> None:
    patch.setenv("GOGOA_HOME", "~/games")
    no_home(patch)


HOMELESS = [no_home, empty_home, nobodys_folder, home_of_no_home]


@pytest.fixture(autouse=True)
def _usual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An account that has set up nothing, in a folder of the test."""
    for name in list(os.environ):
        if name.startswith("XDG_") or name == "GOGOA_HOME":
            monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("homeless", HOMELESS)
def test_without_a_folder_the_game_goes_on_and_says_so(
    homeless: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    homeless(monkeypatch)
    store = Store()
    assert store.folder is None
    assert store.load_settings() == Settings()
    assert store.load_game() is None
    store.probe()
    store.change_settings(muted=True)
    assert store.load_settings() == Settings(muted=True)
    assert store.notices == [store.trouble]
    assert "There is no folder for your files" in store.notices[0]
    assert "GOGOA_HOME" in store.notices[0]
    assert list(tmp_path.iterdir()) == [], "nothing is written where we happen to be"
    assert len(places(store.folder)) >= 1


def test_a_home_may_be_named_as_in_a_shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOGOA_HOME", "~/games")
    assert Store().folder == tmp_path / "games"
    monkeypatch.setenv("GOGOA_HOME", "games")
    assert Store().folder == tmp_path / "games"
    assert named_folder(NOBODY) is None


def test_a_name_that_is_too_long_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOGOA_HOME", "x" * 300)
    store = Store()
    assert store.load_settings() == Settings()
    assert store.load_game() is None
    store.probe()
    store.change_settings(muted=True)
    assert store.notices == [store.trouble]
    assert "cannot be used: nothing is kept" in store.notices[0]


def test_an_account_with_a_folder_for_data_needs_no_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", "")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert user_folder() == tmp_path / "data" / "gogoa"
    assert home() is None
    assert pictures_folder() is None


def test_no_folder_depends_on_where_we_happen_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "here")
    for folder in (home(), user_folder(), pictures_folder()):
        assert folder is None or folder.is_absolute()


ODD_DIRS = {
    "percent": b'XDG_PICTURES_DIR="$HOME/100%/Pictures"\n',
    "doubled": b'XDG_PICTURES_DIR="$HOME/A"\nXDG_PICTURES_DIR="$HOME/B"\n',
    "other letters": b'XDG_PICTURES_DIR="$HOME/Im\xe1genes"\n',
    "stray": b"this is no line of such a file\n",
    "empty": b"",
    "relative": b'XDG_PICTURES_DIR="Pictures"\n',
}


@pytest.mark.skipif(os.name == "nt", reason="no such file")
@pytest.mark.parametrize("kind", ODD_DIRS)
def test_an_odd_list_of_folders_leaves_the_others(kind: str, tmp_path: Path) -> None:
    (tmp_path / ".config").mkdir()
    (tmp_path / ".config" / "user-dirs.dirs").write_bytes(ODD_DIRS[kind])
    found = places(user_folder())
    assert [place.name for place in found][-2:] == ["home", "data"]
    assert all(place.folder.is_absolute() for place in found)
    store = Store()
    store.probe()
    assert store.trouble is None

"""Settings and the saved game: typed, versioned, replaced as a whole, never lost."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

import pytest

from gogoa_game.match import Match, Player
from gogoa_game.records import RecordError, encode
from gogoa_game.store import GAME_FILE, SETTINGS_FILE, Settings, Store

from .matches import goa_map

if TYPE_CHECKING:
    from pathlib import Path

    from gogoa_game.records import GameRecord


def a_game(seed: int = 1) -> GameRecord:
    return Match(goa_map(), [Player("Asha"), Player("Bo", "bot:easy")], seed).record()


def test_settings_and_game_survive_a_restart(tmp_path: Path) -> None:
    store = Store(tmp_path / "new" / "folder")
    assert store.load_settings() == Settings()
    assert store.load_game() is None
    mine = Settings(ui_scale=150, muted=True, language="ja", confirm_ends_turn=False)
    store.save_settings(mine)
    store.save_game(a_game(1))
    store.save_game(a_game(2))
    again = Store(tmp_path / "new" / "folder")
    assert again.load_settings() == mine
    assert again.load_game() == a_game(2)
    again.clear_game()
    assert Store(tmp_path / "new" / "folder").load_game() is None
    assert store.notices == again.notices == []


def test_folder_comes_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOGOA_HOME", str(tmp_path / "home"))
    assert Store().folder == tmp_path / "home"
    monkeypatch.delenv("GOGOA_HOME")
    assert Store().folder.name == "gogoa"


def test_missing_settings_take_their_usual_value(tmp_path: Path) -> None:
    (tmp_path / SETTINGS_FILE).write_text('{"version": 1, "settings": {"muted": true}}')
    store = Store(tmp_path)
    assert store.load_settings() == Settings(muted=True)
    assert store.notices == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"version": 2, "settings": {}}',
        '{"version": 1}',
        '{"version": 1, "settings": {"ui_scale": 110}}',
        '{"version": 1, "settings": {"sound_volume": 101}}',
        '{"version": 1, "settings": {"fullscreen": "yes"}}',
        '{"version": 1, "settings": {"language": "de"}}',
        '{"version": 1, "settings": {"colour": 1}}',
        "[" * 100_000,
        "\x00",
    ],
)
def test_broken_settings_are_kept_aside(tmp_path: Path, text: str) -> None:
    (tmp_path / SETTINGS_FILE).write_text(text)
    store = Store(tmp_path)
    assert store.load_settings() == Settings()
    assert len(store.notices) == 1
    assert f"{SETTINGS_FILE}.broken" in store.notices[0]
    assert (tmp_path / f"{SETTINGS_FILE}.broken").read_text() == text
    store.save_settings(Settings(muted=True))
    assert Store(tmp_path).load_settings() == Settings(muted=True)


def test_settings_saved_before_any_were_read_do_not_lose_a_broken_file(tmp_path: Path) -> None:
    (tmp_path / SETTINGS_FILE).write_text("mine")
    Store(tmp_path).save_settings(Settings())
    assert (tmp_path / f"{SETTINGS_FILE}.broken").read_text() == "mine"


def test_unreadable_saves_are_all_kept(tmp_path: Path) -> None:
    newer = json.loads(encode(a_game())) | {"version": 2}
    for text in ("first", "second", json.dumps(newer)):
        (tmp_path / GAME_FILE).write_text(text)
        store = Store(tmp_path)
        store.save_game(a_game())
        assert len(store.notices) == 1
        assert Store(tmp_path).load_game() == a_game()
    kept = sorted(path.read_text() for path in tmp_path.glob("*.broken"))
    assert kept == sorted(["first", "second", json.dumps(newer)])


def test_clearing_keeps_what_could_not_be_read(tmp_path: Path) -> None:
    (tmp_path / GAME_FILE).write_text("mine")
    Store(tmp_path).clear_game()
    assert [path.read_text() for path in tmp_path.iterdir()] == ["mine"]


def test_game_that_cannot_be_resumed_is_set_aside(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.save_game(a_game())
    store.set_game_aside(RecordError("the map has changed"))
    assert store.load_game() is None
    assert len(store.notices) == 1
    assert (tmp_path / f"{GAME_FILE}.broken").read_bytes() == encode(a_game()) + b"\n"


def test_unusable_folder_gives_one_notice_and_the_game_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    store = Store(blocked)
    assert store.load_settings() == Settings()
    assert store.load_game() is None
    store.save_settings(Settings(muted=True))
    store.save_game(a_game(1))
    store.save_game(a_game(2))
    assert store.load_settings() == Settings(muted=True)
    assert store.load_game() == a_game(2)
    store.clear_game()
    assert store.load_game() is None
    assert len(store.notices) == 1
    assert str(blocked) in store.notices[0]


def test_failed_write_leaves_the_old_file_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    store.save_game(a_game(1))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    store.save_game(a_game(2))
    assert len(store.notices) == 1
    assert store.load_game() == a_game(2)
    assert [path.name for path in tmp_path.iterdir()] == [GAME_FILE]
    assert Store(tmp_path).load_game() == a_game(1)


def test_broken_file_that_cannot_be_kept_aside_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / GAME_FILE).write_text("mine")

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("pathlib.Path.rename", refuse)
    store = Store(tmp_path)
    store.save_game(a_game())
    store.clear_game()
    assert len(store.notices) == 1
    assert (tmp_path / GAME_FILE).read_text() == "mine"


def test_file_that_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / GAME_FILE).mkdir()
    store = Store(tmp_path)
    assert store.load_game() is None
    store.save_game(a_game())
    assert store.load_game() == a_game()
    assert len(store.notices) == 1
    assert (tmp_path / GAME_FILE).is_dir()

"""Settings, and what happens where nothing can be written."""

from __future__ import annotations

import json
import logging
import os
from typing import TYPE_CHECKING

import pytest

from gogoa_game.store.saves import GAME_FILE
from gogoa_game.store.settings import SETTINGS_FILE, Settings
from gogoa_game.store.store import Store
from gogoa_game.table.match import Match, Player
from tests.matches import goa_map

if TYPE_CHECKING:
    from pathlib import Path

    from gogoa_game.store.records import GameRecord


def a_game(seed: int = 1) -> GameRecord:
    return Match(goa_map(), [Player("Asha"), Player("Bo", "bot:easy")], seed).record()


def full(*_: object) -> None:
    raise OSError(28, "No space left on device")


def make_odd(path: Path, kind: str) -> None:
    """Puts something there that is no file of the game."""
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "device":
        path.symlink_to("/dev/zero")
    elif kind == "circle":
        path.symlink_to(path)
    else:
        with path.open("wb") as file:
            file.truncate(1 << 40)


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
    again.clear_game(a_game(2))
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
    ("old", "effects", "music"),
    [(None, 80, 60), (80, 80, 60), (0, 0, 0), (50, 50, 38), (100, 100, 75)],
)
def test_settings_of_the_first_version_lose_nothing(
    tmp_path: Path, old: int | None, effects: int, music: int
) -> None:
    """They had one volume: the music keeps its distance from the effects."""
    others = {
        "ui_scale": 125, "fullscreen": True, "animation_speed": "slow", "reduced_motion": True,
        "muted": True, "confirm_ends_turn": False, "language": "ja", "coach": "on",
    }  # fmt: skip
    volume = {} if old is None else {"sound_volume": old}
    file = tmp_path / SETTINGS_FILE
    file.write_text(json.dumps({"version": 1, "settings": {**others, **volume}}))
    store = Store(tmp_path)
    wanted = Settings(**others, effects_volume=effects, music_volume=music)  # type: ignore[arg-type]
    assert store.load_settings() == wanted
    assert json.loads(file.read_text())["version"] == 1, "reading writes nothing"
    store.change_settings(ui_scale=150)
    assert json.loads(file.read_text())["version"] == 2
    assert Store(tmp_path).load_settings() == wanted.replace(ui_scale=150)
    assert store.notices == []
    assert [path.name for path in tmp_path.iterdir()] == [SETTINGS_FILE]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '"settings"',
        '{"version": 2, "settings": []}',
        '{"version": 1, "settings": "none"}',
        '{"version": 2, "settings": {"ui_scale": 100',
        '{"version": 2, "settings": {"effects_volume": NaN}}',
        "[" * 100_000,
        '{"version": 2, "settings": {"new": ' + "[" * 100_000,
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


ODD_VALUES: list[tuple[str, object]] = [
    ("ui_scale", 200),
    ("ui_scale", "100"),
    ("ui_scale", None),
    ("fullscreen", "yes"),
    ("fullscreen", 1),
    ("animation_speed", "slowest"),
    ("effects_volume", 101),
    ("effects_volume", 35.0),
    ("effects_volume", True),
    ("music_volume", -1),
    ("music_volume", 10**30),
    ("language", "xx"),
    ("coach", []),
]


@pytest.mark.parametrize(("name", "value"), ODD_VALUES)
def test_one_bad_value_costs_one_value(tmp_path: Path, name: str, value: object) -> None:
    mine = {"ui_scale": 125, "fullscreen": True, "effects_volume": 5, "language": "ja"}
    file = tmp_path / SETTINGS_FILE
    file.write_text(json.dumps({"version": 2, "settings": {**mine, name: value}}))
    wanted = Settings(**{n: v for n, v in mine.items() if n != name})  # type: ignore[arg-type]
    store = Store(tmp_path)
    assert store.load_settings() == wanted
    assert len(store.notices) == 1
    assert str(file) in store.notices[0]
    assert store.notices[0].endswith(f"for: {name}.")
    store.change_settings(muted=True)
    store.change_settings(muted=False)
    assert len(store.notices) == 1
    again = Store(tmp_path)
    assert again.load_settings() == wanted
    assert again.notices == []
    assert [path.name for path in tmp_path.iterdir()] == [SETTINGS_FILE]


def test_several_bad_values_are_told_in_one_sentence(tmp_path: Path) -> None:
    values = {"ui_scale": 1, "sound_volume": 101, "coach": 2, "muted": True}
    (tmp_path / SETTINGS_FILE).write_text(json.dumps({"version": 1, "settings": values}))
    store = Store(tmp_path)
    assert store.load_settings() == Settings(muted=True)
    assert len(store.notices) == 1
    assert store.notices[0].endswith("for: ui_scale, coach, sound_volume.")


@pytest.mark.parametrize("version", ["2", 0, -1, 2.5, True, None, []])
def test_an_odd_version_costs_no_setting(tmp_path: Path, version: object) -> None:
    text = json.dumps({"version": version, "settings": {"ui_scale": 125}})
    (tmp_path / SETTINGS_FILE).write_text(text)
    store = Store(tmp_path)
    assert store.load_settings() == Settings(ui_scale=125)
    assert store.notices[0].endswith("for: version.")


@pytest.mark.parametrize(
    "text", ['{"settings": {"ui_scale": 125}}', '{"version": 2, "settings": {"ui_scale": 125}}']
)
def test_what_is_not_set_has_its_usual_value(tmp_path: Path, text: str) -> None:
    (tmp_path / SETTINGS_FILE).write_text(text)
    store = Store(tmp_path)
    assert store.load_settings() == Settings(ui_scale=125)
    assert store.notices == []


@pytest.mark.parametrize("name", ["of_tomorrow", "", "x" * 5000, "\u2028", "tag"])
@pytest.mark.parametrize("value", [1, 2.5, 10**40, None, "text", [1, {"a": []}], {"Asha": "boat"}])
def test_what_a_newer_game_keeps_there_survives(
    tmp_path: Path, name: str, value: object, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / SETTINGS_FILE
    document = {"version": 2, "settings": {"ui_scale": 125, name: value}, name: value}
    file.write_text(json.dumps(document))
    store = Store(tmp_path)
    assert store.load_settings() == Settings(ui_scale=125)
    store.change_settings(muted=True)
    assert len(caplog.messages) == 1
    assert len(caplog.messages[0]) < 500
    written = json.loads(file.read_text())
    assert written["settings"][name] == written[name] == value
    assert Store(tmp_path).load_settings() == Settings(ui_scale=125, muted=True)
    assert store.notices == []


@pytest.mark.parametrize("version", [3, 10**30])
def test_settings_of_a_newer_game_stay_as_they_are(tmp_path: Path, version: int) -> None:
    file = tmp_path / SETTINGS_FILE
    text = json.dumps({"version": version, "settings": {"ui_scale": 125}})
    file.write_text(text)
    store = Store(tmp_path)
    assert store.load_settings() == Settings()
    store.change_settings(muted=True)
    store.change_settings(ui_scale=150)
    assert store.load_settings() == Settings(muted=True, ui_scale=150)
    assert file.read_text() == text
    assert [path.name for path in tmp_path.iterdir()] == [SETTINGS_FILE]
    assert len(store.notices) == 1
    assert "newer Go Goa" in store.notices[0]
    assert str(file) in store.notices[0]


def test_settings_and_games_may_begin_with_the_mark_of_an_editor(tmp_path: Path) -> None:
    Store(tmp_path).save_settings(Settings(ui_scale=150))
    Store(tmp_path).save_game(a_game(1))
    for name in (SETTINGS_FILE, GAME_FILE):
        data = (tmp_path / name).read_bytes()
        (tmp_path / name).write_bytes(b"\xef\xbb\xbf" + data)
    store = Store(tmp_path)
    assert store.load_settings() == Settings(ui_scale=150)
    assert store.load_game() == a_game(1)
    store.save_game(a_game(2))
    store.change_settings(muted=True)
    assert Store(tmp_path).load_game() == a_game(2)
    assert Store(tmp_path).load_settings() == Settings(ui_scale=150, muted=True)
    assert store.notices == []


def test_settings_saved_before_any_were_read_do_not_lose_a_broken_file(tmp_path: Path) -> None:
    (tmp_path / SETTINGS_FILE).write_text("mine")
    Store(tmp_path).save_settings(Settings())
    assert (tmp_path / f"{SETTINGS_FILE}.broken").read_text() == "mine"


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
    store.clear_game(a_game(2))
    assert store.load_game() is None
    assert store.notices == [store.trouble]
    assert str(blocked) in store.notices[0]


def test_failed_write_leaves_the_old_file_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    store.save_game(a_game(1))
    monkeypatch.setattr(os, "replace", full)
    store.save_game(a_game(2))
    assert len(store.notices) == 1
    assert store.load_game() == a_game(2)
    assert [path.name for path in tmp_path.iterdir()] == [GAME_FILE]
    assert Store(tmp_path).load_game() == a_game(1)


def test_a_folder_of_no_use_is_found_out_at_the_start_and_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    store = Store(blocked)
    with caplog.at_level(logging.WARNING):
        store.probe()
        for seed in range(5):
            store.save_game(a_game(seed))
        store.save_settings(Settings(muted=True))
    assert len(caplog.records) == 1
    assert store.notices == [store.trouble]
    store.notices.clear()
    store.remind()
    store.remind()
    assert store.notices == [store.trouble]


def test_probing_leaves_nothing_behind(tmp_path: Path) -> None:
    store = Store(tmp_path / "new")
    store.probe()
    assert store.trouble is None
    assert list((tmp_path / "new").iterdir()) == []


def test_trouble_ends_with_the_first_save_that_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        store.save_game(a_game(1))
    assert store.trouble is not None
    store.save_game(a_game(2))
    assert store.trouble is None
    store.notices.clear()
    store.remind()
    assert store.notices == []
    assert Store(tmp_path).load_game() == a_game(2)


# ---- settings of two programs


def test_each_program_changes_what_its_player_changed(tmp_path: Path) -> None:
    first, second = Store(tmp_path), Store(tmp_path)
    for store in (first, second):
        store.load_settings()
    first.change_settings(muted=True)
    second.change_settings(ui_scale=150)
    first.change_settings(effects_volume=5)
    kept = Store(tmp_path).load_settings()
    assert kept == Settings(muted=True, ui_scale=150, effects_volume=5)


def test_settings_broken_by_another_program_are_kept_aside(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.save_settings(Settings(ui_scale=150))
    (tmp_path / SETTINGS_FILE).write_text("theirs")
    store.change_settings(muted=True)
    assert Store(tmp_path).load_settings() == Settings(ui_scale=150, muted=True)
    assert (tmp_path / f"{SETTINGS_FILE}.broken").read_text() == "theirs"


@pytest.mark.skipif(os.name == "nt", reason="other kinds of files")
@pytest.mark.parametrize("kind", ["folder", "pipe", "device", "large", "circle"])
def test_settings_that_are_no_usual_file_are_left_alone(tmp_path: Path, kind: str) -> None:
    path = tmp_path / SETTINGS_FILE
    make_odd(path, kind)
    store = Store(tmp_path)
    assert store.load_settings() == Settings()
    store.change_settings(muted=True)
    store.change_settings(ui_scale=125)
    assert store.load_settings() == Settings(muted=True, ui_scale=125)
    assert [path.name for path in tmp_path.iterdir()] == [SETTINGS_FILE]
    assert len(store.notices) == 1
    assert str(path) in store.notices[0]
    assert store.trouble is None


@pytest.mark.skipif(os.name == "nt", reason="other links")
def test_settings_behind_a_link_are_written_where_it_leads(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    link, file = tmp_path / "home" / SETTINGS_FILE, tmp_path / "synced.json"
    link.symlink_to(file)
    for scale in (125, 150):
        Store(tmp_path / "home").change_settings(ui_scale=scale)
        assert link.is_symlink()
        assert json.loads(file.read_text())["settings"]["ui_scale"] == scale


@pytest.mark.skipif(os.name == "nt", reason="no modes")
def test_settings_have_the_mode_that_their_player_wants(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        store = Store(tmp_path)
        store.change_settings(muted=True)
        assert (tmp_path / SETTINGS_FILE).stat().st_mode & 0o777 == 0o640
        (tmp_path / SETTINGS_FILE).chmod(0o604)
        store.change_settings(muted=False)
        assert (tmp_path / SETTINGS_FILE).stat().st_mode & 0o777 == 0o604
    finally:
        os.umask(before)


def test_settings_that_may_not_be_replaced_are_left_alone_and_games_are_still_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Store(tmp_path).save_settings(Settings(ui_scale=150))
    store = Store(tmp_path)

    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refuse)
        store.change_settings(muted=True)
    assert store.load_settings() == Settings(ui_scale=150, muted=True)
    assert store.trouble is None
    assert "settings.json cannot be used (Operation not permitted)" in store.notices[0]
    assert Store(tmp_path).load_settings() == Settings(ui_scale=150)


@pytest.mark.parametrize("settings", ["[1,2]", "null", '"x"', "7"])
def test_settings_of_a_newer_game_need_not_look_like_those_of_today(
    tmp_path: Path, settings: str
) -> None:
    file = tmp_path / SETTINGS_FILE
    file.write_text(f'{{"version": 3, "settings": {settings}}}')
    before = file.read_bytes()
    store = Store(tmp_path)
    store.load_settings()
    store.change_settings(muted=True)
    assert file.read_bytes() == before
    assert "newer Go Goa" in store.notices[0]


def test_what_a_player_is_told_can_be_printed_whatever_a_file_says(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.files.say("a map\0 of\n" + "x" * 5000)
    store.notices.append("\u202eturned")
    assert all(notice.isprintable() and len(notice) < 700 for notice in store.notices)

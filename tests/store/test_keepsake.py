"""Pictures to keep: which folders are in question, safe names, and nothing is overwritten."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import platformdirs
import pytest

from gogoa_game.files import safefile
from gogoa_game.files.homes import user_folder
from gogoa_game.store.keepsake import BESIDE, LONGEST_NAME, PICTURE_FOLDER, file_stem, keep, places
from gogoa_game.store.store import Store


@pytest.mark.parametrize(
    ("player", "stem"),
    [
        ("Ana", "Go Goa - Ana"),
        ("さくら", "Go Goa - さくら"),
        ('Ana/../..\\x: <b>|"?*%', "Go Goa - Ana .. .. x b"),
        ("a\tb\nc\x00d\u202ee\u2028f", "Go Goa - a b cde f"),
        ("  ...  ", "Go Goa - traveller"),
        ("", "Go Goa - traveller"),
        ("\u200b\ud800", "Go Goa - traveller"),
        ("Cafe\u0301", "Go Goa - Café"),
        ("CON", "Go Goa - CON"),
        ("Ana.", "Go Goa - Ana"),
    ],
)
def test_names_are_safe_for_any_file_system(player: str, stem: str, tmp_path: Path) -> None:
    assert file_stem(player) == stem
    assert keep(tmp_path, player, b"x") == tmp_path / f"{stem}.png"


def test_a_long_name_is_cut_between_characters() -> None:
    stem = file_stem("🛕" * 60)
    assert len(stem.encode()) <= LONGEST_NAME + 9
    assert set(stem.removeprefix("Go Goa - ")) == {"🛕"}


def test_what_the_file_system_cannot_write_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.getfilesystemencoding", lambda: "ascii")
    assert file_stem("Zoë さくら") == "Go Goa - Zo"


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "Go Goa - Ana.png").symlink_to(tmp_path / "nowhere")
    kept = [keep(tmp_path / "new" / "folder", "Ana", text) for text in (b"one", b"two", b"three")]
    assert [path.name for path in kept] == [
        "Go Goa - Ana.png", "Go Goa - Ana-2.png", "Go Goa - Ana-3.png",
    ]  # fmt: skip
    assert [path.read_bytes() for path in kept] == [b"one", b"two", b"three"]
    assert keep(tmp_path, "Ana", b"four").name == "Go Goa - Ana-2.png"
    assert not (tmp_path / "nowhere").exists()


def test_another_program_that_is_faster_keeps_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "Go Goa - Ana.png").write_bytes(b"theirs")
    names = iter(("Go Goa - Ana.png", "Go Goa - Ana-2.png"))
    monkeypatch.setattr(safefile, "free_name", lambda *_args: next(names))
    assert keep(tmp_path, "Ana", b"mine").name == "Go Goa - Ana-2.png"
    assert (tmp_path / "Go Goa - Ana.png").read_bytes() == b"theirs"


def test_a_full_disk_leaves_no_part_of_a_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("gogoa_game.files.safefile.os.fsync", full)
    with pytest.raises(OSError, match="No space left"):
        keep(tmp_path, "Ana", b"picture")
    assert list(tmp_path.iterdir()) == []


def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(NotADirectoryError):
            keep(folder, "Ana", b"picture")


def test_the_folders_in_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_pictures_path", lambda: tmp_path / "Pictures")
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    usual = user_folder()
    assert usual is not None
    assert [(place.name, place.folder) for place in places(usual)] == [
        ("pictures", tmp_path / "Pictures" / PICTURE_FOLDER),
        ("home", tmp_path / "home"),
        ("data", usual / BESIDE),
    ]


@pytest.mark.skipif(os.name == "nt", reason="other accounts")
def test_without_a_home_there_is_still_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", "")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert [place.folder for place in places(user_folder())] == [tmp_path / "gogoa" / BESIDE]
    monkeypatch.delenv("XDG_DATA_HOME")
    assert [place.folder for place in places(user_folder())] == [Path(BESIDE)]


def test_all_files_stay_in_a_folder_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GOGOA_HOME", str(tmp_path))
    assert [place.folder for place in places(Store().folder)] == [tmp_path / BESIDE]

"""Files replaced as a whole: links, modes, and places that somebody else takes first."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from gogoa_game.files.safefile import create_file, locked, replace_file, target

if TYPE_CHECKING:
    from pathlib import Path

posix = pytest.mark.skipif(os.name == "nt", reason="other links and modes")


def test_a_file_is_created_only_where_there_is_none(tmp_path: Path) -> None:
    create_file(tmp_path / "file", b"first")
    with pytest.raises(FileExistsError):
        create_file(tmp_path / "file", b"second")
    assert (tmp_path / "file").read_bytes() == b"first"
    assert len(list(tmp_path.iterdir())) == 1


def test_a_file_system_without_hard_links_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    test_a_file_is_created_only_where_there_is_none(tmp_path)


@posix
def test_links_are_followed_to_their_end(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"old")
    (tmp_path / "second").symlink_to("file")
    (tmp_path / "first").symlink_to("second")
    replace_file(tmp_path / "first", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"
    assert (tmp_path / "first").is_symlink()
    assert (tmp_path / "second").is_symlink()
    (tmp_path / "file").unlink()
    assert target(tmp_path / "first") == tmp_path / "file"
    replace_file(tmp_path / "first", b"newer")
    assert (tmp_path / "file").read_bytes() == b"newer"


@posix
def test_a_circle_of_links_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "one").symlink_to("two")
    (tmp_path / "two").symlink_to("one")
    with pytest.raises(OSError, match=r".") as error:
        replace_file(tmp_path / "one", b"data")
    assert error.value.strerror
    assert len(list(tmp_path.iterdir())) == 2


def test_the_longest_name_leaves_room_for_its_unfinished_file(tmp_path: Path) -> None:
    replace_file(tmp_path / ("x" * 255), b"data")
    assert (tmp_path / ("x" * 255)).read_bytes() == b"data"


@posix
def test_a_lock_is_given_to_one_at_a_time(tmp_path: Path) -> None:
    with locked(tmp_path, 0.0) as first, locked(tmp_path, 0.0) as second:
        assert (first, second) == (True, False)
    with locked(tmp_path, 0.0) as again:
        assert again

"""Files from anywhere: a pipe, a device or a huge file must neither hang nor fill the memory."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import pytest

from gogoa_game.files.reading import MEGABYTE, ReadError, open_regular, read_limited


def test_reads_up_to_the_limit(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"12345")
    assert read_limited(file, 5) == b"12345"
    with pytest.raises(ReadError) as error:
        read_limited(file, 4)
    assert error.value.strerror == "it is larger than 4 bytes"


def test_a_huge_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "sparse"
    with file.open("wb") as sparse:
        sparse.truncate(1 << 40)
    with pytest.raises(ReadError) as error:
        read_limited(file, 4 * MEGABYTE)
    assert error.value.strerror == "it is larger than 4 MB"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_is_refused_without_waiting(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(ReadError) as error:
        open_regular(pipe)
    assert error.value.strerror == "it is no regular file"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs a device that never ends")
def test_a_device_is_refused() -> None:
    with pytest.raises(ReadError):
        read_limited(Path("/dev/zero"), 10)


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="needs sockets with a name")
def test_a_socket_is_refused(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "socket"))
        with pytest.raises(OSError, match=r"."):
            open_regular(tmp_path / "socket")


@pytest.mark.parametrize("name", ["", "\0", "\ud800", "x" * 5000, "none", "none/none"])
def test_names_of_nothing_are_errors_of_the_system(name: str, tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r".") as error:
        open_regular(tmp_path / name)
    assert error.value.strerror


def test_missing_files_and_folders_keep_their_kind(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        open_regular(tmp_path / "none")
    if os.name == "posix":
        with pytest.raises(IsADirectoryError):
            open_regular(tmp_path)

"""Reading files that somebody else may have written: regular ones only, and never without a limit.

A pipe would keep the game waiting, a device may never end, and a file of any size would fill the
memory. Every failure is an OSError whose `strerror` fits into "cannot be read (...)".
"""

from __future__ import annotations

import errno
import os
import stat
from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    from pathlib import Path

MEGABYTE = 1024 * 1024

# Nothing waits for the other end of a pipe, and no terminal becomes that of the game.
_FLAGS = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_BINARY", 0)
)


class ReadError(OSError):
    """Why a file is not read, where the system itself has no objection."""


def open_regular(path: Path) -> BinaryIO:
    """Opens a regular file to read its bytes.

    Raises FileNotFoundError, IsADirectoryError and their kind as usual, and ReadError for a pipe,
    a device and a name that no file can have.
    """
    try:
        handle = os.open(path, _FLAGS)
    except ValueError:  # a null byte, or half a surrogate pair
        raise ReadError(errno.EINVAL, "the name is no file name", str(path)) from None
    mode = os.fstat(handle).st_mode
    if stat.S_ISREG(mode):
        return os.fdopen(handle, "rb")
    os.close(handle)
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    raise ReadError(errno.EINVAL, "it is no regular file", str(path))


def read_limited(path: Path, limit: int) -> bytes:
    """The content of a regular file of at most `limit` bytes.

    Raises what `open_regular` raises, and ReadError for a larger file, of which no more is read.
    """
    with open_regular(path) as file:
        data = file.read(limit + 1)
    if len(data) > limit:
        size = f"{limit / MEGABYTE:g} MB" if limit >= MEGABYTE else f"{limit} bytes"
        raise ReadError(errno.EFBIG, f"it is larger than {size}", str(path))
    return data


def text_of(data: bytes) -> str:
    """The text of a file of the game: UTF-8, with or without the mark that some editors put first.

    Raises UnicodeDecodeError for any other bytes.
    """
    return data.decode("utf-8-sig")

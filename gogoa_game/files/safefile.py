"""Files that are replaced as a whole, in a folder that several programs may use at once."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if sys.platform != "win32":
    import fcntl

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST_WAIT = 1.0  # seconds
WAIT_STEP = 0.02
LEFTOVER_AGE = 60.0  # seconds: nothing takes that long to be written
UNFINISHED = ".gogoa-part"
"""How files end that are being written: nobody else gives one such a name."""

_LEFTOVER = re.compile(rf".+\.[a-z0-9_]{{8}}{re.escape(UNFINISHED)}")


def replace_file(path: Path, data: bytes) -> None:
    """Puts `data` in the place of a file: at any moment the old one or the new one is there.

    What programs left in its folder that were ended in the middle of this goes too, once it is
    old; for that, be the only one to write there: see `locked`.
    """
    import tempfile  # loaded when something is written: the first picture does not wait for it

    _clear_leftovers(path.parent)
    handle, name = tempfile.mkstemp(UNFINISHED, f"{path.name}.", path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _clear_leftovers(folder: Path) -> None:
    with contextlib.suppress(OSError):  # it is only tidying: writing goes on without it
        for path in folder.iterdir():
            if _LEFTOVER.fullmatch(path.name) and _is_old_file(path):
                path.unlink(missing_ok=True)


def _is_old_file(path: Path) -> bool:
    facts = path.lstat()
    return stat.S_ISREG(facts.st_mode) and time.time() - facts.st_mtime > LEFTOVER_AGE


def _sync_folder(folder: Path) -> None:
    """Makes the new name survive a power cut; some systems cannot do that, or need not."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def free_name(folder: Path, stem: str, suffix: str) -> str:
    """`stem` and `suffix` with the first number between them that no file there has."""
    name, number = f"{stem}{suffix}", 1
    while os.path.lexists(folder / name):
        number += 1
        name = f"{stem}-{number}{suffix}"
    return name


def add_file(folder: Path, stem: str, suffix: str, data: bytes) -> Path:
    """Writes a file with a name that no other has, and returns where it is.

    A missing folder is made. Raises OSError, and then there is no part of the file left; only
    an end of the program in the middle leaves one.
    """
    if folder.exists() and not folder.is_dir():
        # To make it would fail because "it exists", which is no help.
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    while True:
        path = folder / free_name(folder, stem, suffix)
        try:
            file = path.open("xb")
        except FileExistsError:
            continue  # another program was faster
        break
    try:
        with file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        path.unlink(missing_ok=True)
        raise
    _sync_folder(folder)
    return path


def try_folder(folder: Path) -> None:
    """Makes the folder and a file in it, which goes at once. Raises OSError if that fails."""
    import tempfile

    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder):
        pass


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keeps other programs out that ask for the same folder, so that looking and writing are one.

    The lock goes with the program, however it ends. Where there is none to be had, as on Windows,
    or somebody keeps it for too long, the work is done without. A missing folder is made.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if sys.platform == "win32":
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        _wait_for_lock(handle)
        yield
    finally:
        os.close(handle)


def _wait_for_lock(handle: int) -> None:
    if sys.platform == "win32":
        return
    until = time.monotonic() + LONGEST_WAIT
    while True:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() >= until:
                return
            time.sleep(WAIT_STEP)
        except OSError:
            return  # a file system without locks
        else:
            return

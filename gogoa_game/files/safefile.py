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

WAIT_STEP = 0.005  # seconds
LEFTOVER_AGE = 60.0  # seconds: nothing takes that long to be written
UNFINISHED = ".gogoa-part"
"""How files end that are being written: nobody else gives one such a name."""
SHARED, PRIVATE = 0o666, 0o600
"""The modes of new files, of which the system takes the user's mask."""

_LEFTOVER = re.compile(rf".+\.[a-z0-9_]{{8}}{re.escape(UNFINISHED)}")
_LONGEST_HEAD = 40
"""How much of a name its unfinished file has: names that are as long as they may be have room."""


def replace_file(path: Path, data: bytes, mode: int = SHARED) -> None:
    """Puts `data` in the place of a file: at any moment the old one or the new one is there.

    A link stays a link: what it leads to is replaced. A file that is there keeps its mode, a new
    one gets `mode`. Raises OSError where nothing can be written, and PermissionError or
    FileNotFoundError too where only this file is out of reach: as that of somebody else in a
    folder for all, or behind a link into a folder that is not there.

    What programs left in its folder that were ended in the middle of this goes too, once it is
    old; for that, be the only one to write there: see `locked`.
    """
    path = target(path)
    with _written(path, data, mode) as part:
        os.replace(part, path)


def create_file(path: Path, data: bytes, mode: int = SHARED) -> None:
    """Writes a file as a whole in a place where there is none, even if others want it as well.

    Raises FileExistsError if there is one by then, other OSErrors as `replace_file`.
    """
    with _written(path, data, mode) as part:
        try:
            os.link(part, path)
        except FileExistsError:
            raise
        except OSError:  # a file system without links
            if os.path.lexists(path):
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
            os.replace(part, path)


def target(path: Path) -> Path:
    """Where a link leads, though there may be nothing yet; any other path itself.

    Raises OSError for links that lead in a circle.
    """
    if not path.is_symlink():
        return path
    with contextlib.suppress(FileNotFoundError):
        return Path(os.path.realpath(path, strict=True))
    return Path(os.path.realpath(path))


@contextlib.contextmanager
def _written(path: Path, data: bytes, mode: int) -> Iterator[Path]:
    """A file beside `path` that holds the data safely, to be given its name; then it is gone."""
    _clear_leftovers(path.parent)
    part = path.with_name(f"{path.name[:_LONGEST_HEAD]}.{os.urandom(4).hex()}{UNFINISHED}")
    try:
        before = stat.S_IMODE(path.stat().st_mode) & 0o777
    except FileNotFoundError:
        before = None
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    handle = os.open(part, flags, mode if before is None else PRIVATE)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if before is not None:
            with contextlib.suppress(OSError):  # a file system without modes
                part.chmod(before)
        yield part
    finally:
        part.unlink(missing_ok=True)
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
def locked(folder: Path, wait: float) -> Iterator[bool]:
    """Keeps other programs out that ask for the same folder, so that looking and writing are one.

    Waits for at most `wait` seconds, then gives False: the work is done without. The lock goes
    with the program, however it ends. Where there is none to be had, as on Windows, nobody can
    keep it. A missing folder is made.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if sys.platform == "win32":
        yield True
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        yield _gets_lock(handle, wait)
    finally:
        os.close(handle)


def _gets_lock(handle: int, wait: float) -> bool:
    if sys.platform == "win32":
        return True
    until = time.monotonic() + wait
    while True:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() >= until:
                return False
            time.sleep(WAIT_STEP)
        except OSError:
            return True  # a file system without locks
        else:
            return True

"""The folder of the player's files, which other programs may use at the same time.

Nothing that this program has not read or written itself is ever overwritten or deleted. A damaged
file is kept aside with `.broken` in its name; one that is sound, but of no use here, stays where it
is. What the player should know of such things stands in `Folder.notices`, one sentence each.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import os
from typing import TYPE_CHECKING

from gogoa_game.files.homes import named_folder, user_folder
from gogoa_game.files.reading import MEGABYTE, read_limited
from gogoa_game.files.safefile import free_name, locked, target, try_folder
from gogoa_game.i18n import _
from gogoa_game.store.faults import one_line

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

log = logging.getLogger(__name__)

HOME_VARIABLE = "GOGOA_HOME"
LARGEST = MEGABYTE
"""The most bytes a file may have; whole games and settings take far less."""
LOCK_WAIT = 0.05
"""Seconds, three frames: another Go Goa that saves at this moment is done by then."""


class _Notices(list[str]):
    """Sentences that may quote files and folders: each is printable and of bounded length."""

    def append(self, notice: str) -> None:
        super().append(one_line(notice))


class Folder:
    """A folder, or none at all, and what there is to tell of it.

    Where nothing can be written, `trouble` says so.
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.notices: list[str] = _Notices()
        """What the player has still to be told; whoever has shown a sentence takes it out."""
        self.trouble: str | None = None
        """Why nothing is kept after the program ends, as long as that is so."""
        self.blocked: set[str] = set()
        """The names of files that must be left alone."""
        self._told: set[str] = set()
        self._shut_out = False

    @property
    def place(self) -> Path:
        """Where to write. Raises OSError if there is no folder."""
        if self.path is None:
            raise OSError(errno.ENOENT, "there is no folder")
        return self.path

    def probe(self) -> None:
        """Finds out whether anything can be kept, before there is anything to lose."""
        with self.writing():
            try_folder(self.place)

    def remind(self) -> None:
        """Tells once more what still holds, at a moment when it matters."""
        if self.trouble is not None:
            self.say(self.trouble)

    # ---- reading

    def read(self, name: str) -> bytes | None:
        """None where there is nothing to read. What cannot be read is left alone."""
        self.blocked.discard(name)
        if self.path is None:
            return None
        try:
            return read_limited(self.path / name, LARGEST)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            if os.path.lexists(self.path / name):  # else it is the folder that is of no use
                self.leave_alone(name, error)
            return None

    def names(self, pattern: str) -> list[str]:
        """The names of files there, without those of links that lead to none."""
        if self.path is None:
            return []
        with contextlib.suppress(OSError):
            return [path.name for path in self.path.glob(pattern)]
        return []

    # ---- files of no use

    def keep_aside(self, name: str, error: Exception) -> Path | None:
        """Renames a damaged file, and says where it is. Where that fails, it is left alone."""
        log.warning("%s: %s", self.place / name, error)
        try:
            file = target(self.place / name)
            aside = file.with_name(free_name(file.parent, file.name, ".broken"))
            file.rename(aside)
        except OSError as refusal:
            self.leave_alone(name, refusal)
            return None
        return aside

    def leave_alone(self, name: str, error: OSError) -> None:
        """Says why a file is of no use, and that nobody touches it."""
        notice = _("{file} cannot be used ({reason}) and stays as it is.")
        reason = error.strerror or error
        self.spare(name, notice.format(file=self.place / name, reason=reason))

    def spare(self, name: str, notice: str) -> None:
        """Leaves a file alone, and says why in a sentence."""
        self.blocked.add(name)
        self.tell(notice)

    # ---- what the player is told

    def say(self, notice: str) -> None:
        """Says it now, if it is not just being said."""
        if one_line(notice) not in self.notices:
            self.notices.append(notice)

    def tell(self, notice: str) -> None:
        """Says it once, however often it happens."""
        if self.note(notice):
            self.notices.append(notice)

    def note(self, text: str) -> bool:
        """Says it once in the log alone, and whether that was now."""
        if text in self._told:
            return False
        self._told.add(text)
        log.warning("%s", text)
        return True

    # ---- writing

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """Something is written; `trouble` says afterwards whether that is possible."""
        try:
            yield
        except OSError as error:
            if self.trouble is None:
                log.warning("%s: %s", self.path, error)
                self.trouble = self._trouble()
                self.notices.append(self.trouble)
        else:
            self.trouble = None

    def _trouble(self) -> str:
        if self.path is None:
            return _(
                "There is no folder for your files, so nothing is kept after you quit; the "
                "variable {variable} can name one."
            ).format(variable=HOME_VARIABLE)
        text = _("The folder {folder} cannot be used: nothing is kept after you quit.")
        return text.format(folder=self.path)

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """Keeps other programs out, so that looking and writing are one.

        Nobody waits long for a program that keeps the folder to itself: the work is done all the
        same. Raises OSError where there is no folder and none can be made.
        """
        with locked(self.place, 0.0 if self._shut_out else LOCK_WAIT) as alone:
            self._shut_out = not alone
            if self._shut_out:
                notice = _(
                    "Another program keeps the folder {folder} locked; this one saves there all "
                    "the same."
                )
                self.tell(notice.format(folder=self.path))
            yield

    @contextlib.contextmanager
    def sparing(self, name: str) -> Iterator[None]:
        """A file that may not be touched is left alone, as long as others can be written."""
        try:
            yield
        except (PermissionError, FileNotFoundError) as error:
            try_folder(self.place)
            self.leave_alone(name, error)


def player_folder() -> Path | None:
    """The folder that the variable GOGOA_HOME names, or the user's own for data, if any."""
    named = os.environ.get(HOME_VARIABLE)
    return named_folder(named) if named else user_folder()

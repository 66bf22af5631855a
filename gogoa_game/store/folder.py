"""The folder of the player's files, which other programs may use at the same time.

Nothing that this program has not read or written itself is ever overwritten or deleted: a file of
no use is kept aside with `.broken` in its name. What the player should know of such things stands
in `Folder.notices`, one sentence each.
"""

from __future__ import annotations

import contextlib
import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING

from gogoa_game.files.homes import user_folder
from gogoa_game.files.reading import MEGABYTE, read_limited
from gogoa_game.files.safefile import free_name, try_folder
from gogoa_game.i18n import _

if TYPE_CHECKING:
    from collections.abc import Iterator

log = logging.getLogger(__name__)

HOME_VARIABLE = "GOGOA_HOME"
LARGEST = MEGABYTE
"""The most bytes a file may have; whole games and settings take far less."""


class Folder:
    """A folder and what there is to tell of it.

    Where it cannot be written, `trouble` says so.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notices: list[str] = []
        """What the player has still to be told; whoever has shown a sentence takes it out."""
        self.trouble: str | None = None
        """Why nothing is kept after the program ends, as long as that is so."""
        self.blocked: set[str] = set()
        """The names of files that must be left alone."""
        self._told: set[str] = set()

    def probe(self) -> None:
        """Finds out whether anything can be kept, before there is anything to lose."""
        with self.writing():
            try_folder(self.path)

    def remind(self) -> None:
        """Tells once more what still holds, at a moment when it matters."""
        if self.trouble is not None and self.trouble not in self.notices:
            self.notices.append(self.trouble)

    def read(self, name: str) -> bytes | None:
        """None where there is nothing to read. What cannot be read is left alone."""
        path = self.path / name
        self.blocked.discard(name)
        try:
            return read_limited(path, LARGEST)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            self._leave_alone(name, error)
            return None

    def keep_aside(self, name: str, error: Exception) -> Path | None:
        """Renames a file that is of no use. Where that fails, it is left alone."""
        log.warning("%s: %s", self.path / name, error)
        aside = self.path / free_name(self.path, name, ".broken")
        try:
            (self.path / name).rename(aside)
        except OSError as refusal:
            self._leave_alone(name, refusal)
            return None
        return aside

    def _leave_alone(self, name: str, error: OSError) -> None:
        self.blocked.add(name)
        notice = _("{file} cannot be used ({reason}) and stays as it is.")
        self.tell(notice.format(file=self.path / name, reason=error.strerror or error))

    def tell(self, notice: str) -> None:
        """Says it once, however often it happens."""
        if notice not in self._told:
            self._told.add(notice)
            log.warning("%s", notice)
            self.notices.append(notice)

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """Something is written; `trouble` says afterwards whether that is possible."""
        try:
            yield
        except OSError as error:
            if self.trouble is None:
                log.warning("%s: %s", self.path, error)
                text = _("The folder {folder} cannot be used: nothing is kept after you quit.")
                self.trouble = text.format(folder=self.path)
                self.notices.append(self.trouble)
        else:
            self.trouble = None


def home() -> Path:
    """The folder that the variable GOGOA_HOME names, or the user's own for data."""
    named = os.environ.get(HOME_VARIABLE)
    return Path(named) if named else user_folder()

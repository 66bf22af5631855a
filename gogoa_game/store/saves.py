"""Games in progress. A save takes only the place of what this program read or wrote there itself.

A game for which there is no room in `game.json`, because a second program keeps its own there,
goes into a file of its own beside it.
"""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING

from gogoa_game.files.assets import asset_folder
from gogoa_game.files.reading import read_limited
from gogoa_game.files.safefile import PRIVATE, create_file, free_name, replace_file, target
from gogoa_game.i18n import _
from gogoa_game.store.faults import NewerRecordError, OtherMapError, RecordError
from gogoa_game.store.folder import LARGEST

# Records are imported where they are needed: the first picture of the program does not wait for
# them.
if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from gogoa_game.store.folder import Folder
    from gogoa_game.store.records import GameRecord

GAME_FILE = "game.json"
OTHER_GAMES = "game-*.json"


class Saves:
    """The games in a folder, of which this program plays one."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self.unsaved = False
        """Whether there is a game that only this program remembers."""
        self._game: GameRecord | None = None
        self._name = GAME_FILE
        self._text: bytes | None = None  # what that file held when it was used last
        self._passed: dict[str, bytes] = {}  # games that cannot be gone on with here, by file

    def load(self) -> GameRecord | None:
        """The game to go on with, as its file is now; None if there is none that can be read.

        It is the one that this program saved or read last, else the one that any program saved
        last.
        """
        if self.unsaved:
            return self._game
        for name in self._files():
            text = self._folder.read(name)
            if text is None or text == self._passed.get(name):
                continue

            from gogoa_game.store.records import decode

            try:
                self._game = decode(text)
            except RecordError as error:
                self._put_off(name, text, error, self._folder.tell)
                continue
            self._name, self._text = name, text
            return self._game
        self._no_game()
        return None

    def save(self, record: GameRecord, map_file: Path | None = None) -> None:
        """Keeps a game in place of the one that this program read or saved last.

        If anything else stands in its file by now, that stays, and the game gets a new file.
        The save names the file of its map, but for a map that the game brings.
        """
        from gogoa_game.store.records import encode

        self._game, self.unsaved = record, True
        own = map_file is not None and not map_file.is_relative_to(asset_folder())
        text = encode(record.with_map_file(map_file if own else None)) + b"\n"
        folder = self._folder
        with folder.writing(), folder.alone():
            name = self._put(text)
            if name != self._name:
                notice = _(
                    "{taken} in {folder} belongs to another game or program; yours is saved beside "
                    "it as {file}."
                )
                folder.tell(notice.format(taken=self._name, folder=folder.path, file=name))
            self._name, self._text, self.unsaved = name, text, False

    def _put(self, text: bytes) -> str:
        """Writes the game's file, or a new one beside it that is nobody's, and returns its name."""
        folder = self._folder.place
        with contextlib.suppress(FileExistsError, FileNotFoundError, PermissionError):
            if self._is_missing():
                create_file(target(folder / self._name), text, PRIVATE)
                return self._name
            if self._is_as_known():
                replace_file(folder / self._name, text, PRIVATE)
                return self._name
        while True:
            name = free_name(folder, time.strftime("game-%Y%m%d-%H%M%S"), ".json")
            with contextlib.suppress(FileExistsError):  # another program was faster
                create_file(folder / name, text, PRIVATE)
                return name

    def clear(self, record: GameRecord) -> None:
        """Forgets this game, because it is over or given up; any other one stays."""
        if self._game is None or self._game.with_map_file(None) != record.with_map_file(None):
            return
        folder = self._folder
        with folder.writing(), folder.alone(), folder.sparing(self._name):
            if self._is_as_known():
                target(folder.place / self._name).unlink(missing_ok=True)
        self._no_game()

    def set_aside(self, error: RecordError) -> None:
        """Passes over a game that could be read but not resumed, as after a change of the map."""
        if self._text is not None and self._is_as_known():
            self._put_off(self._name, self._text, error, self._folder.say)
        self._no_game()

    def look_again(self) -> None:
        """Offers once more what could not be resumed: what was missing may be there by now."""
        self._passed.clear()

    def _no_game(self) -> None:
        self._game, self._name, self._text = None, GAME_FILE, None
        self.unsaved = False

    def _files(self) -> list[str]:
        """The file of this program's own game, then all others, the newest first."""
        dated = []
        for name in {GAME_FILE, *self._folder.names(OTHER_GAMES)}:
            with contextlib.suppress(FileNotFoundError):
                dated.append((self._date(name), name))
        own = [] if self._text is None else [self._name]
        return own + [name for _date, name in sorted(dated, reverse=True) if name not in own]

    def _date(self, name: str) -> int:
        """When a file was written, in nanoseconds; 0 for what has no date, which reading tells."""
        try:
            return (self._folder.place / name).stat().st_mtime_ns
        except FileNotFoundError:
            raise
        except OSError:
            return 0

    def _is_missing(self) -> bool:
        """Whether the game's file is not there, nor anything else in its place."""
        try:
            return not target(self._folder.place / self._name).exists()
        except OSError:
            return False

    def _is_as_known(self) -> bool:
        """Whether the game's file holds what this program read or wrote last."""
        try:
            return read_limited(self._folder.place / self._name, LARGEST) == self._text
        except OSError:
            return False

    def _put_off(
        self, name: str, text: bytes, error: RecordError, say: Callable[[str], None]
    ) -> None:
        """Says why a game cannot be gone on with. Only a damaged one loses its name."""
        if isinstance(error, NewerRecordError | OtherMapError):
            self._passed[name] = text
            say(_wanted(self._folder.place / name, error))
        elif kept := self._folder.keep_aside(name, error):
            notice = _("The saved game is damaged; it is kept as {file}.")
            self._folder.say(notice.format(file=kept))


def _wanted(file: Path, error: NewerRecordError | OtherMapError) -> str:
    """What a sound game needs to be gone on with."""
    if isinstance(error, NewerRecordError):
        text = _(
            "{file} is a game of a newer Go Goa and stays as it is: start that one to go on with "
            "it."
        )
        return text.format(file=file)
    if error.changed:
        text = _(
            "{file} is a game on the map {map} as it was once, and stays as it is: start with "
            "--map and that map's file to go on with it."
        )
        return text.format(file=file, map=error.map_id)
    text = _(
        "{file} is a game on the map {map} and stays as it is: start with --map {named} to go on "
        "with it."
    )
    named = error.map_file or f"{error.map_id}.tmx"
    return text.format(file=file, map=error.map_id, named=named)

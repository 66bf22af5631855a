"""What the game keeps between two starts: the settings, the games in progress, the last line-up.

Files are versioned, checked when they are read and replaced as a whole when they are written.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from gogoa_game.store.folder import Folder, player_folder
from gogoa_game.store.saves import Saves
from gogoa_game.store.settings import KeptSettings

if TYPE_CHECKING:
    from pathlib import Path

    from gogoa_game.store.faults import RecordError
    from gogoa_game.store.lineup import KeptLineUp
    from gogoa_game.store.records import GameRecord
    from gogoa_game.store.settings import Settings


class Store:
    """Everything that is kept in the player's folder.

    Where it cannot be written, the store remembers for as long as it lives, and `trouble` says so.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """The folder of that name, or of the variable GOGOA_HOME, or the user's own for data."""
        self.files = Folder(folder or player_folder())
        self._settings = KeptSettings(self.files)
        self._saves = Saves(self.files)

    @property
    def folder(self) -> Path | None:
        """Where the files are, if anywhere."""
        return self.files.path

    @property
    def notices(self) -> list[str]:
        """What the player has still to be told; whoever has shown a sentence takes it out."""
        return self.files.notices

    @property
    def trouble(self) -> str | None:
        """Why nothing is kept after the program ends, as long as that is so."""
        return self.files.trouble

    @property
    def unsaved(self) -> bool:
        """Whether there is a game that only this program remembers."""
        return self._saves.unsaved

    def probe(self) -> None:
        """Finds out whether anything can be kept, before there is anything to lose."""
        self.files.probe()

    def remind(self) -> None:
        """Tells once more what still holds, at a moment when it matters."""
        self.files.remind()

    def load_settings(self) -> Settings:
        """The settings that were saved last, or the usual ones."""
        return self._settings.load()

    def save_settings(self, settings: Settings) -> None:
        """Keeps all these settings for the next start."""
        self._settings.change(**msgspec.structs.asdict(settings))

    def change_settings(self, **changes: Any) -> None:
        """Keeps these settings; the others stay as they stand in the file now, whoever set them."""
        self._settings.change(**changes)

    @cached_property
    def line_up(self) -> KeptLineUp:
        """Who sat at the table last."""
        from gogoa_game.store.lineup import KeptLineUp  # the first picture does not wait for it

        return KeptLineUp(self.files)

    def load_game(self) -> GameRecord | None:
        """The game to go on with, as `Saves.load` finds it."""
        return self._saves.load()

    def save_game(self, record: GameRecord, map_file: Path | None = None) -> None:
        """Keeps a game in place of the one that this program read or saved last."""
        self._saves.save(record, map_file)

    def clear_game(self, record: GameRecord) -> None:
        """Forgets this game, because it is over or given up; any other one stays."""
        self._saves.clear(record)

    def set_game_aside(self, error: RecordError) -> None:
        """Passes over a game that could be read but not resumed."""
        self._saves.set_aside(error)

    def look_again(self) -> None:
        """Offers once more the games that were passed over."""
        self._saves.look_again()

"""What the game keeps between two starts: the settings and the game in progress.

Files are versioned, checked when they are read and replaced as a whole when they are written. A
file that cannot be used is never overwritten: it is kept aside with `.broken` in its name. What
the player should know of such things stands in `Store.notices`, one sentence each.
"""

from __future__ import annotations

import contextlib
import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from .i18n import _

# Records, and what else only a saved game needs, are imported where they are needed: the first
# picture of the program does not wait for them.
if TYPE_CHECKING:
    from .records import GameRecord, RecordError

log = logging.getLogger(__name__)

HOME_VARIABLE = "GOGOA_HOME"
SETTINGS_FILE = "settings.json"
GAME_FILE = "game.json"

UiScale = Literal[100, 125, 150]
Speed = Literal["slow", "normal", "fast", "off"]
Language = Literal["en", "ja"]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player can set. With `confirm_ends_turn` off, the last click of a path ends a turn."""

    ui_scale: UiScale = 100
    fullscreen: bool = False
    animation_speed: Speed = "normal"
    reduced_motion: bool = False
    sound_volume: Annotated[int, Meta(ge=0, le=100)] = 80
    muted: bool = False
    confirm_ends_turn: bool = True
    language: Language = "en"

    def replace(self, **changes: Any) -> Settings:
        """The same settings but for these."""
        return msgspec.structs.replace(self, **changes)


class _SettingsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings as they stand in the file."""

    version: Literal[1]
    settings: Settings


_settings_decoder = msgspec.json.Decoder(_SettingsFile)


class Store:
    """The folder of the player's files.

    Where it cannot be written, there is one notice, and the store remembers for as long as it
    lives.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """The folder of that name, or of the variable GOGOA_HOME, or the user's own for data."""
        self.folder = folder or _home()
        self.notices: list[str] = []
        self._settings: Settings | None = None
        self._game: GameRecord | None = None
        self._game_known = False
        self._untouchable: set[str] = set()

    # ---- settings

    def load_settings(self) -> Settings:
        """The settings that were saved last, or the usual ones."""
        if self._settings is None:
            self._settings = self._read_settings()
        return self._settings

    def save_settings(self, settings: Settings) -> None:
        """Keeps the settings for the next start."""
        self.load_settings()
        self._settings = settings
        text = msgspec.json.encode(_SettingsFile(1, settings))
        self._write(SETTINGS_FILE, msgspec.json.format(text, indent=2) + b"\n")

    def _read_settings(self) -> Settings:
        text = self._read(SETTINGS_FILE)
        if text is None:
            return Settings()
        try:
            return _settings_decoder.decode(text).settings
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            if kept := self._keep_aside(SETTINGS_FILE, error):
                notice = _("Your settings could not be read; they are kept as {file}.")
                self.notices.append(notice.format(file=kept))
            return Settings()

    # ---- the game in progress

    def load_game(self) -> GameRecord | None:
        """The game that was saved last; None if there is none that can be read."""
        if not self._game_known:
            self._game = self._read_game()
            self._game_known = True
        return self._game

    def save_game(self, record: GameRecord) -> None:
        """Keeps a game in place of the one before."""
        self.load_game()  # an unreadable one is kept aside before it is replaced
        self._game = record
        from .records import encode

        self._write(GAME_FILE, encode(record) + b"\n")

    def clear_game(self) -> None:
        """Forgets the game, because it is over or given up."""
        self.load_game()
        self._game = None
        if GAME_FILE in self._untouchable:
            return
        try:
            (self.folder / GAME_FILE).unlink(missing_ok=True)
        except NotADirectoryError:
            return
        except OSError as error:
            self._not_saved(error)

    def _read_game(self) -> GameRecord | None:
        text = self._read(GAME_FILE)
        if text is None:
            return None
        from .records import RecordError, decode

        try:
            return decode(text)
        except RecordError as error:
            self._set_game_aside(error)
            return None

    def set_game_aside(self, error: RecordError) -> None:
        """Keeps a game that could be read but not resumed, as after a change of the map."""
        self.load_game()
        self._game = None
        self._set_game_aside(error)

    def _set_game_aside(self, error: RecordError) -> None:
        if kept := self._keep_aside(GAME_FILE, error):
            text = _("The saved game could not be opened; it is kept as {file}.")
            self.notices.append(text.format(file=kept))

    # ---- files

    def _read(self, name: str) -> bytes | None:
        try:
            return (self.folder / name).read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            self._untouchable.add(name)
            self._not_saved(error)
            return None

    def _write(self, name: str, data: bytes) -> None:
        """Replaces a file as a whole: at any moment the old one or the new one is there."""
        if name in self._untouchable:
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            _replace(self.folder / name, data)
        except OSError as error:
            self._not_saved(error)

    def _keep_aside(self, name: str, error: Exception) -> Path | None:
        """Renames a file that is of no use. Where that fails, it is left alone from now on."""
        log.warning("%s: %s", self.folder / name, error)
        aside = self.folder / f"{name}.broken"
        number = 1
        while aside.exists():
            number += 1
            aside = self.folder / f"{name}.{number}.broken"
        try:
            (self.folder / name).rename(aside)
        except OSError as refusal:
            self._untouchable.add(name)
            self._not_saved(refusal)
            return None
        return aside

    def _not_saved(self, error: OSError) -> None:
        log.warning("%s: %s", self.folder, error)
        text = _("The folder {folder} cannot be used: nothing is kept after you quit.")
        notice = text.format(folder=self.folder)
        if notice not in self.notices:
            self.notices.append(notice)


def _home() -> Path:
    if named := os.environ.get(HOME_VARIABLE):
        return Path(named)
    import platformdirs

    return platformdirs.user_data_path("gogoa", appauthor=False)


def _replace(path: Path, data: bytes) -> None:
    import tempfile

    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.")
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


def _sync_folder(folder: Path) -> None:
    """Makes the new name survive a power cut; some systems cannot do that, or need not."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

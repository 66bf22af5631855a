"""What the game keeps between two starts: the settings and the game in progress.

Files are versioned, checked when they are read and replaced as a whole when they are written.
Nothing that this program has not read or written itself is ever overwritten or deleted: a file of
no use is kept aside with `.broken` in its name, and a game for which there is no room in
`game.json`, because a second program keeps its own there, goes into a file of its own beside it.
What the player should know of such things stands in `Store.notices`, one sentence each.
"""

from __future__ import annotations

import contextlib
import logging
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from gogoa_game.files.reading import MEGABYTE, read_limited
from gogoa_game.files.safefile import free_name, locked, replace_file, try_folder
from gogoa_game.i18n import _

# Records, and what else only a saved game needs, are imported where they are needed: the first
# picture of the program does not wait for them.
if TYPE_CHECKING:
    from collections.abc import Iterator

    from gogoa_game.store.records import GameRecord, RecordError

log = logging.getLogger(__name__)

HOME_VARIABLE = "GOGOA_HOME"
SETTINGS_FILE = "settings.json"
GAME_FILE = "game.json"
OTHER_GAMES = "game-*.json"
LARGEST = MEGABYTE
"""The most bytes a file may have; whole games and settings take far less."""

UiScale = Literal[100, 125, 150]
Speed = Literal["slow", "normal", "fast", "off"]
Language = Literal["en", "ja"]
Volume = Annotated[int, Meta(ge=0, le=100)]
Coaching = Literal["auto", "on", "off"]
"""When a coach gives advice: "auto" is at tables with one person only."""

Pixels = Annotated[int, Meta(ge=-100_000, le=100_000)]
Side = Annotated[int, Meta(ge=1, le=100_000)]


class WindowPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the window lay last: its pixels without its frame, on the desktop, as it is when it
    fills neither the desktop (`maximised`) nor the screen.
    """

    x: Pixels
    y: Pixels
    width: Side
    height: Side
    maximised: bool = False


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player can set. With `confirm_ends_turn` off, the last click of a path ends a turn."""

    ui_scale: UiScale = 100
    fullscreen: bool = False
    animation_speed: Speed = "normal"
    reduced_motion: bool = False
    effects_volume: Volume = 80
    music_volume: Volume = 60
    muted: bool = False
    mute_unfocused: bool = True
    confirm_ends_turn: bool = True
    language: Language = "en"
    coach: Coaching = "auto"
    window: WindowPlace | None = None

    def replace(self, **changes: Any) -> Settings:
        """The same settings but for these."""
        return msgspec.structs.replace(self, **changes)

    def changes_from(self, before: Settings) -> dict[str, Any]:
        """The settings that are not as they were before."""
        old = msgspec.structs.asdict(before)
        return {n: v for n, v in msgspec.structs.asdict(self).items() if v != old[n]}


class _SettingsFile(Struct, frozen=True, forbid_unknown_fields=True, tag_field="version", tag=2):
    """The settings as they stand in the file."""

    settings: Settings


class _FirstSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings as the first version wrote them, with one volume for all that sounded."""

    ui_scale: UiScale = 100
    fullscreen: bool = False
    animation_speed: Speed = "normal"
    reduced_motion: bool = False
    sound_volume: Volume = 80
    muted: bool = False
    confirm_ends_turn: bool = True
    language: Language = "en"
    coach: Coaching = "auto"

    def today(self) -> Settings:
        """The same as settings of today: music keeps its distance from the effects."""
        kept = msgspec.structs.asdict(self)
        volume = kept.pop("sound_volume")
        usual = Settings()
        music = round(volume * usual.music_volume / usual.effects_volume)
        return Settings(**kept, effects_volume=volume, music_volume=music)


class _FirstSettingsFile(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="version", tag=1
):
    """The file of the first version."""

    settings: _FirstSettings


_settings_decoder = msgspec.json.Decoder(_SettingsFile | _FirstSettingsFile)


class Store:
    """The folder of the player's files, which other programs may use at the same time.

    Where it cannot be written, the store remembers for as long as it lives, and `trouble` says so.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """The folder of that name, or of the variable GOGOA_HOME, or the user's own for data."""
        self.folder = folder or _home()
        self.notices: list[str] = []
        """What the player has still to be told; whoever has shown a sentence takes it out."""
        self.trouble: str | None = None
        """Why nothing is kept after the program ends, as long as that is so."""
        self.unsaved = False
        """Whether there is a game that only this program remembers."""
        self._settings: Settings | None = None
        self._game: GameRecord | None = None
        self._game_file = GAME_FILE
        self._game_text: bytes | None = None  # what that file held when it was used last
        self._blocked: set[str] = set()
        self._told: set[str] = set()

    def probe(self) -> None:
        """Finds out whether anything can be kept, before there is anything to lose."""
        with self._writing():
            try_folder(self.folder)

    def remind(self) -> None:
        """Tells once more what still holds, at a moment when it matters."""
        if self.trouble is not None and self.trouble not in self.notices:
            self.notices.append(self.trouble)

    # ---- settings

    def load_settings(self) -> Settings:
        """The settings that were saved last, or the usual ones."""
        if self._settings is None:
            self._settings = self._read_settings() or Settings()
        return self._settings

    def save_settings(self, settings: Settings) -> None:
        """Keeps all these settings for the next start."""
        self.change_settings(**msgspec.structs.asdict(settings))

    def change_settings(self, **changes: Any) -> None:
        """Keeps these settings; the others stay as they stand in the file now, whoever set them."""
        self._settings = self.load_settings().replace(**changes)
        with self._writing(), locked(self.folder):
            now = self._read_settings()
            if now is not None:
                self._settings = now.replace(**changes)
            if SETTINGS_FILE not in self._blocked:
                text = msgspec.json.encode(_SettingsFile(self._settings))
                text = msgspec.json.format(text, indent=2) + b"\n"
                replace_file(self.folder / SETTINGS_FILE, text)

    def _read_settings(self) -> Settings | None:
        """None where there are none that can be used."""
        text = self._read(SETTINGS_FILE)
        if text is None:
            return None
        try:
            settings = _settings_decoder.decode(text).settings
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            if kept := self._keep_aside(SETTINGS_FILE, error):
                notice = _("Your settings could not be read; they are kept as {file}.")
                self.notices.append(notice.format(file=kept))
            return None
        return settings.today() if isinstance(settings, _FirstSettings) else settings

    # ---- the game in progress

    def load_game(self) -> GameRecord | None:
        """The game to go on with, as its file is now; None if there is none that can be read.

        It is the one that this program saved or read last, else the one that any program saved
        last.
        """
        if self.unsaved:
            return self._game
        for name in self._game_files():
            text = self._read(name)
            if text is None:
                continue

            from gogoa_game.store.records import RecordError, decode

            try:
                self._game = decode(text)
            except RecordError as error:
                self._set_game_aside(name, error)
                continue
            self._game_file, self._game_text = name, text
            return self._game
        self._no_game()
        return None

    def save_game(self, record: GameRecord) -> None:
        """Keeps a game in place of the one that this program read or saved last.

        If anything else stands in its file by now, that stays, and the game gets a new file.
        """
        from gogoa_game.store.records import encode

        self._game, self.unsaved = record, True
        text = encode(record) + b"\n"
        with self._writing(), locked(self.folder):
            name = self._game_file if self._is_as_known() else self._new_game_file()
            replace_file(self.folder / name, text)
            if name != self._game_file:
                notice = _(
                    "{taken} in {folder} belongs to another game or program; yours is saved beside "
                    "it as {file}."
                )
                taken = self._game_file
                self._tell(notice.format(taken=taken, folder=self.folder, file=name))
            self._game_file, self._game_text, self.unsaved = name, text, False

    def clear_game(self, record: GameRecord) -> None:
        """Forgets this game, because it is over or given up; any other one stays."""
        if self._game != record:
            return
        with self._writing(), locked(self.folder):
            if self._is_as_known():
                (self.folder / self._game_file).unlink(missing_ok=True)
        self._no_game()

    def set_game_aside(self, error: RecordError) -> None:
        """Keeps a game that could be read but not resumed, as after a change of the map."""
        if self._is_as_known():
            self._set_game_aside(self._game_file, error)
        self._no_game()

    def _no_game(self) -> None:
        self._game, self._game_file, self._game_text = None, GAME_FILE, None
        self.unsaved = False

    def _game_files(self) -> list[str]:
        """The file of this program's own game, then all others, the newest first."""
        dated = []
        for path in (self.folder / GAME_FILE, *self.folder.glob(OTHER_GAMES)):
            with contextlib.suppress(OSError):
                dated.append((path.stat().st_mtime_ns, path.name))
        own = [] if self._game_text is None else [self._game_file]
        return own + [name for _date, name in sorted(dated, reverse=True) if name not in own]

    def _is_as_known(self) -> bool:
        """Whether the game's file holds what this program read or wrote last, or is not there."""
        try:
            return read_limited(self.folder / self._game_file, LARGEST) == self._game_text
        except FileNotFoundError:
            return True
        except OSError:
            return False

    def _new_game_file(self) -> str:
        return free_name(self.folder, time.strftime("game-%Y%m%d-%H%M%S"), ".json")

    def _set_game_aside(self, name: str, error: RecordError) -> None:
        if kept := self._keep_aside(name, error):
            text = _("The saved game could not be opened; it is kept as {file}.")
            self.notices.append(text.format(file=kept))

    # ---- files

    def _read(self, name: str) -> bytes | None:
        """None where there is nothing to read. What cannot be read is left alone."""
        path = self.folder / name
        self._blocked.discard(name)
        try:
            return read_limited(path, LARGEST)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            self._leave_alone(name, error)
            return None

    def _keep_aside(self, name: str, error: Exception) -> Path | None:
        """Renames a file that is of no use. Where that fails, it is left alone."""
        log.warning("%s: %s", self.folder / name, error)
        aside = self.folder / free_name(self.folder, name, ".broken")
        try:
            (self.folder / name).rename(aside)
        except OSError as refusal:
            self._leave_alone(name, refusal)
            return None
        return aside

    def _leave_alone(self, name: str, error: OSError) -> None:
        self._blocked.add(name)
        notice = _("{file} cannot be used ({reason}) and stays as it is.")
        self._tell(notice.format(file=self.folder / name, reason=error.strerror or error))

    def _tell(self, notice: str) -> None:
        """Says it once, however often it happens."""
        if notice not in self._told:
            self._told.add(notice)
            log.warning("%s", notice)
            self.notices.append(notice)

    @contextlib.contextmanager
    def _writing(self) -> Iterator[None]:
        """Something is written; `trouble` says afterwards whether that is possible."""
        try:
            yield
        except OSError as error:
            if self.trouble is None:
                log.warning("%s: %s", self.folder, error)
                text = _("The folder {folder} cannot be used: nothing is kept after you quit.")
                self.trouble = text.format(folder=self.folder)
                self.notices.append(self.trouble)
        else:
            self.trouble = None


def _home() -> Path:
    named = os.environ.get(HOME_VARIABLE)
    return Path(named) if named else user_folder()


def user_folder() -> Path:
    """The folder for the user's data of this game, where nothing else is asked for."""
    import platformdirs

    return platformdirs.user_data_path("gogoa", appauthor=False)

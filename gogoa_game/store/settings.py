"""What a player can set, and how it stands in a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from gogoa_game.files.safefile import replace_file
from gogoa_game.i18n import _

if TYPE_CHECKING:
    from gogoa_game.store.folder import Folder

SETTINGS_FILE = "settings.json"

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


_decoder = msgspec.json.Decoder(_SettingsFile | _FirstSettingsFile)


class KeptSettings:
    """The settings in a folder, which another program may change at the same time."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._settings: Settings | None = None

    def load(self) -> Settings:
        """The settings that were saved last, or the usual ones."""
        if self._settings is None:
            self._settings = self._read() or Settings()
        return self._settings

    def change(self, **changes: Any) -> None:
        """Keeps these settings; the others stay as they stand in the file now, whoever set them."""
        self._settings = self.load().replace(**changes)
        folder = self._folder
        with folder.writing(), folder.alone(), folder.sparing(SETTINGS_FILE):
            now = self._read()
            if now is not None:
                self._settings = now.replace(**changes)
            if SETTINGS_FILE not in folder.blocked:
                text = msgspec.json.encode(_SettingsFile(self._settings))
                text = msgspec.json.format(text, indent=2) + b"\n"
                replace_file(folder.place / SETTINGS_FILE, text)

    def _read(self) -> Settings | None:
        """None where there are none that can be used."""
        text = self._folder.read(SETTINGS_FILE)
        if text is None:
            return None
        try:
            settings = _decoder.decode(text).settings
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            if kept := self._folder.keep_aside(SETTINGS_FILE, error):
                notice = _("Your settings could not be read; they are kept as {file}.")
                self._folder.notices.append(notice.format(file=kept))
            return None
        return settings.today() if isinstance(settings, _FirstSettings) else settings

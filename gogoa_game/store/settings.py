"""What a player can set, and how it stands in a file."""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta, Raw, Struct

from gogoa_game.files.safefile import replace_file
from gogoa_game.i18n import _
from gogoa_game.store.document import BAD, Document

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from gogoa_game.store.folder import Folder

SETTINGS_FILE = "settings.json"
VERSION = 2
"""Only what an older game would misunderstand needs another: it keeps what it does not know."""
LONGEST_LIST = 200
_NONE = Raw(b"{}")

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


class SettingsError(ValueError):
    """A file of settings that is damaged: nothing can be made of it."""


class NewerSettingsError(ValueError):
    """A file of settings of a later version, of which nobody knows yet what it means."""


class SettingsDocument(NamedTuple):
    """A file of settings as it was read: what can be used of it, and what is kept for others.

    `refused` names the values that are of no use here. Names that are not known, as those of a
    newer game that has more to set, stay in `rest`, and so does what stands beside the settings.
    """

    settings: Settings
    refused: tuple[str, ...] = ()
    rest: Mapping[str, Raw] = MappingProxyType({})
    beside: Mapping[str, Raw] = MappingProxyType({})

    @classmethod
    def read(cls, data: bytes) -> SettingsDocument:
        """One value that is wrong costs that value. Raises SettingsError or NewerSettingsError."""
        try:
            version, beside = Document.read(data, VERSION)
            if version is not None and version > VERSION:
                raise NewerSettingsError
            rest = msgspec.json.decode(beside.pop("settings", _NONE), type=dict[str, Raw])
        except BAD as error:
            raise SettingsError(str(error)) from None
        values, refused = {}, [] if version is not None else ["version"]
        for name, kind in _kinds().items():
            if name in rest:
                try:
                    values[name] = msgspec.json.decode(rest.pop(name), type=kind)
                except (msgspec.DecodeError, RecursionError):
                    refused.append(name)
        if version == 1 and "sound_volume" in rest:
            try:
                values = (
                    _volumes(msgspec.json.decode(rest.pop("sound_volume"), type=Volume)) | values
                )
            except (msgspec.DecodeError, RecursionError):
                refused.append("sound_volume")
        return cls(Settings(**values), tuple(refused), rest, beside)

    def text(self, settings: Settings) -> bytes:
        """A file with other settings, and with all that is kept for others."""
        named = {**msgspec.structs.asdict(settings), **self.rest}
        text = msgspec.json.encode({"version": VERSION, "settings": named, **self.beside})
        return msgspec.json.format(text, indent=2) + b"\n"


@cache
def _kinds() -> dict[str, Any]:
    return {field.name: field.type for field in msgspec.structs.fields(Settings)}


def _volumes(of_all: int) -> dict[str, int]:
    """From the first version, which had one volume: music keeps its distance from the effects."""
    usual = Settings()
    music = round(of_all * usual.music_volume / usual.effects_volume)
    return {"effects_volume": of_all, "music_volume": music}


class KeptSettings:
    """The settings in a folder, which another program may change at the same time."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._settings: Settings | None = None

    def load(self) -> Settings:
        """The settings that were saved last, or the usual ones."""
        if self._settings is None:
            found = self._read()
            self._settings = Settings() if found is None else found.settings
        return self._settings

    def change(self, **changes: Any) -> None:
        """Keeps these settings; the others stay as they stand in the file now, whoever set them."""
        self._settings = self.load().replace(**changes)
        folder = self._folder
        with folder.writing(), folder.alone(), folder.sparing(SETTINGS_FILE):
            found = self._read()
            if found is not None:
                self._settings = found.settings.replace(**changes)
            if SETTINGS_FILE not in folder.blocked:
                text = (found or SettingsDocument(self._settings)).text(self._settings)
                replace_file(folder.place / SETTINGS_FILE, text)

    def _read(self) -> SettingsDocument | None:
        """None where there are none that can be used."""
        folder = self._folder
        data = folder.read(SETTINGS_FILE)
        if data is None:
            return None
        file = folder.place / SETTINGS_FILE
        try:
            found = SettingsDocument.read(data)
        except SettingsError as error:
            if kept := folder.keep_aside(SETTINGS_FILE, error):
                notice = _("Your settings are damaged; they are kept as {file}.")
                folder.say(notice.format(file=kept))
            return None
        except NewerSettingsError:
            notice = _(
                "{file} is made by a newer Go Goa and stays as it is: start that one to have your "
                "settings. Here the usual ones hold, and changes last until you quit."
            )
            folder.spare(SETTINGS_FILE, notice.format(file=file))
            return None
        if found.refused:
            notice = _("{file} has values that mean nothing; the usual ones hold for: {names}.")
            folder.tell(notice.format(file=file, names=", ".join(found.refused)))
        if found.rest:
            folder.note(f"{file}: left as it is for a game that knows it: {_listed(found.rest)}")
        return found


def _listed(names: Iterable[str]) -> str:
    text = ", ".join(map(repr, names))
    return text if len(text) <= LONGEST_LIST else f"{text[:LONGEST_LIST]}..."

"""Who sat at the table last, kept for the next game."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from gogoa_game.files.safefile import replace_file
from gogoa_game.i18n import _
from gogoa_game.store.document import BAD, Document
from gogoa_game.store.records import PlayerRecord  # noqa: TC001  (msgspec reads the types)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from gogoa_game.store.folder import Folder

log = logging.getLogger(__name__)

LINE_UP_FILE = "lineup.json"
VERSION = 1


class Seat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat as it was set up. `named` and `dressed` tell what somebody has chosen by hand, the
    name, and the token or the colour; `person` is who sat there before a bot did.
    """

    player: PlayerRecord
    named: bool = False
    dressed: bool = False
    person: Seat | None = None


_seat_decoder = msgspec.json.Decoder(Seat)


class KeptLineUp:
    """The line-up in a folder. Of two programs, the one that keeps it last is right."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._seats: tuple[Seat, ...] | None = None

    def load(self) -> tuple[Seat, ...]:
        """The seats that were kept last, as far as they can be read; none if there were none."""
        if self._seats is None:
            self._seats = self._read()
        return self._seats

    def keep(self, seats: Iterable[Seat]) -> None:
        """Keeps these seats for the next game."""
        self._seats = tuple(seats)
        folder = self._folder
        with folder.writing(), folder.alone(), folder.sparing(LINE_UP_FILE):
            self._read()  # a damaged file is put aside, not written over
            if LINE_UP_FILE not in folder.blocked:
                file = {"version": VERSION, "seats": self._seats}
                text = msgspec.json.encode(file)
                text = msgspec.json.format(text, indent=2) + b"\n"
                replace_file(folder.place / LINE_UP_FILE, text)

    def _read(self) -> tuple[Seat, ...]:
        text = self._folder.read(LINE_UP_FILE)
        if text is None:
            return ()
        try:
            version, parts = Document.read(text, VERSION)
            if version is not None and version > VERSION:
                self._folder.spare(LINE_UP_FILE, _newer().format(file=LINE_UP_FILE))
                return ()
            seats = msgspec.json.decode(parts["seats"], type=list[msgspec.Raw])
        except (*BAD, KeyError) as error:
            if kept := self._folder.keep_aside(LINE_UP_FILE, error):
                notice = _("The last line-up could not be read; it is kept as {file}.")
                self._folder.notices.append(notice.format(file=kept))
            return ()
        return tuple(_sound(seats))


def _newer() -> str:
    return _(
        "{file} is the line-up of a newer Go Goa and stays as it is; here the table is set anew."
    )


def _sound(seats: Iterable[msgspec.Raw]) -> Iterator[Seat]:
    for number, seat in enumerate(seats, start=1):
        try:
            yield _seat_decoder.decode(seat)
        except BAD as error:
            log.warning("%s: seat %s: %s", LINE_UP_FILE, number, error)

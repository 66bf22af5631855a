"""Who sat at the table last, kept for the next game."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from gogoa_game.files.safefile import replace_file
from gogoa_game.i18n import _
from gogoa_game.store.records import PlayerRecord  # noqa: TC001  (msgspec reads the types)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from gogoa_game.store.folder import Folder

log = logging.getLogger(__name__)

LINE_UP_FILE = "lineup.json"


class Seat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat as it was set up. `named` and `dressed` tell what somebody has chosen by hand, the
    name, and the token or the colour; `person` is who sat there before a bot did.
    """

    player: PlayerRecord
    named: bool = False
    dressed: bool = False
    person: Seat | None = None


class _File(Struct, frozen=True, forbid_unknown_fields=True, tag_field="version", tag=1):
    """The file: each seat is looked at by itself, for a bad one costs no other."""

    seats: list[msgspec.Raw]


_file_decoder = msgspec.json.Decoder(_File)
_seat_decoder = msgspec.json.Decoder(Seat)
_BAD = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


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
                text = msgspec.json.encode(_File([_raw(seat) for seat in self._seats]))
                text = msgspec.json.format(text, indent=2) + b"\n"
                replace_file(folder.place / LINE_UP_FILE, text)

    def _read(self) -> tuple[Seat, ...]:
        text = self._folder.read(LINE_UP_FILE)
        if text is None:
            return ()
        try:
            seats = _file_decoder.decode(text).seats
        except _BAD as error:
            if kept := self._folder.keep_aside(LINE_UP_FILE, error):
                notice = _("The last line-up could not be read; it is kept as {file}.")
                self._folder.notices.append(notice.format(file=kept))
            return ()
        return tuple(_sound(seats))


def _raw(seat: Seat) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(seat))


def _sound(seats: Iterable[msgspec.Raw]) -> Iterator[Seat]:
    for number, seat in enumerate(seats, start=1):
        try:
            yield _seat_decoder.decode(seat)
        except _BAD as error:
            log.warning("%s: seat %s: %s", LINE_UP_FILE, number, error)

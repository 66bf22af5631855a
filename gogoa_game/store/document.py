"""A JSON file of ours before anybody says what it means: its version and its parts."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec import Raw

from gogoa_game.files.reading import text_of

BAD = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading JSON that anybody may have written can raise."""


class Document(NamedTuple):
    """`version` is None where it makes no sense; `parts` are all but the version."""

    version: int | None
    parts: dict[str, Raw]

    @classmethod
    def read(cls, data: bytes, usual: int) -> Document:
        """UTF-8 with or without a byte order mark; without a version it is of the `usual` one.

        Raises one of `BAD` for what is no object.
        """
        parts = msgspec.json.decode(text_of(data), type=dict[str, Raw])
        version = _version(parts.pop("version")) if "version" in parts else usual
        return cls(version, parts)


def _version(raw: Raw) -> int | None:
    try:
        version = msgspec.json.decode(raw)
    except BAD:
        return None
    known = type(version) is int and version > 0  # True is an int to isinstance
    return version if known else None

"""Whether an Ogg file is whole, told by its pages and their checksums without decoding it."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_MAGIC = b"OggS"
_HEAD = 27
_FIRST, _LAST = 2, 4
_KIND = b"\x01vorbis"
_ALL = 0xFFFFFFFF
_MIRRORED = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


def checksum(page: bytes) -> int:
    """The checksum of a page whose own field for it is zero.

    Ogg's is the one of zlib with all bits in the other order, from zero and not inverted.
    """
    mirrored = zlib.crc32(page.translate(_MIRRORED), _ALL) ^ _ALL
    return int(f"{mirrored:032b}"[::-1], 2)


def blanked(page: bytes) -> bytes:
    """The page with zero for its checksum."""
    return page[:22] + bytes(4) + page[26:]


def pages(data: bytes) -> Iterator[bytes]:
    """The pages of a file, one after the other. Raises ValueError where there is none."""
    at = 0
    while at < len(data):
        segments = data[at + _HEAD - 1] if len(data) >= at + _HEAD else 0
        table = data[at + _HEAD : at + _HEAD + segments]
        end = at + _HEAD + segments + sum(table)
        if data[at : at + 4] != _MAGIC or not segments or end > len(data):
            raise ValueError(f"there is no whole page at byte {at}")
        yield data[at:end]
        at = end


def is_whole(data: bytes) -> bool:
    """Whether it is Ogg Vorbis from its first page to its last, and no bit has changed."""
    try:
        found = list(pages(data))
    except ValueError:
        return False
    if not found or not found[0][5] & _FIRST or not found[-1][5] & _LAST:
        return False
    if _KIND not in found[0]:
        return False
    return all(checksum(blanked(page)) == int.from_bytes(page[22:26], "little") for page in found)

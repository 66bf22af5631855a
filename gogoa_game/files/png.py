"""PNG files, written piece by piece: a whole picture at once would hold a window up."""

from __future__ import annotations

import struct
import zlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Generator

SIGNATURE = b"\x89PNG\r\n\x1a\n"
ROWS = 40
"""So many rows are packed at a time."""
LEVEL = 6
_TRUE_COLOUR = struct.pack("!5B", 8, 2, 0, 0, 0)
"""Eight bits for each of red, green and blue; nothing else of what PNG can do."""


def encoding(size: tuple[int, int], pixels: bytes) -> Generator[float, None, bytes]:
    """The work of making a PNG file of rows of red, green and blue bytes.

    Raises ValueError if there are not as many bytes as the size needs.
    """
    width, height = size
    across = 3 * width
    if len(pixels) != across * height:
        raise ValueError(
            f"{width} x {height} pixels are {across * height} bytes, not {len(pixels)}"
        )
    packer = zlib.compressobj(LEVEL)
    packed = bytearray()
    for top in range(0, height, ROWS):
        for row in range(top, min(top + ROWS, height)):
            # Rows as they are: on paper with a grain no filter of PNG makes a file smaller.
            packed += packer.compress(b"\0" + pixels[row * across : (row + 1) * across])
        yield min(1.0, (top + ROWS) / height)
    packed += packer.flush()
    head = struct.pack("!2I", width, height) + _TRUE_COLOUR
    parts = ((b"IHDR", head), (b"IDAT", bytes(packed)), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack("!I", len(data)) + kind + data + struct.pack("!I", zlib.crc32(kind + data))

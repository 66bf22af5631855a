"""The typefaces: which face sets a string, and its fonts by pixel size."""

from __future__ import annotations

import io
import struct
import zlib
from functools import cache

import pygame
import pygame.freetype

from gogoa_game.files.assets import AssetError, asset
from gogoa_game.ui.paint.cache import ByteLru
from gogoa_game.ui.theme import Face

FILES = {
    Face.DISPLAY: "josefin-sans-latin-700-normal.woff",
    Face.TEXT: "zen-maru-gothic-japanese-700-normal.woff",
    Face.BOLD: "zen-maru-gothic-japanese-900-normal.woff",
    Face.DISPLAY_JA: "dela-gothic-one-japanese-400-normal.woff",
}
# What to try when a face lacks a character, the closest look first.
FALLBACK = {
    Face.DISPLAY: (Face.BOLD,),
    Face.DISPLAY_JA: (Face.BOLD,),
    Face.TEXT: (Face.BOLD, Face.DISPLAY),
    Face.BOLD: (Face.TEXT, Face.DISPLAY),
}
FIRST_CJK = 0x2E80
"""From here on lie kana, kanji and their punctuation."""

SIGNATURE, TRUETYPE = b"wOFF", 0x10000
NEEDED = frozenset((b"cmap", b"glyf", b"head", b"hhea", b"hmtx", b"loca", b"maxp"))
"""The tables without which nothing can be drawn."""

MOST_FONTS = 96
"""Opened sizes that are kept: a game uses about 60, and changes of the window's size go on."""


def is_latin(text: str) -> bool:
    """True if no character is Japanese."""
    return all(ord(char) < FIRST_CJK for char in text)


def face_for(text: str, face: Face) -> Face:
    """The face that sets `text` when `face` is asked for: DISPLAY has a Japanese partner."""
    if face is Face.DISPLAY and not is_latin(text):
        return Face.DISPLAY_JA
    return face


class _FontError(ValueError):
    """What is wrong with the bytes of a font."""


def _sfnt(woff: bytes) -> bytes:
    """The plain font in a WOFF 1.0 file: unpacking it once saves 25 ms for every size opened.

    Every table is checked, for what draws the glyphs trusts its font. Raises _FontError.
    """
    try:
        signature, flavour, total, count = struct.unpack_from(">4sIIH", woff)
        tables = [struct.unpack_from(">4s4I", woff, 44 + 20 * i) for i in range(count)]
    except struct.error as error:
        raise _FontError(str(error)) from None
    if signature != SIGNATURE or flavour != TRUETYPE or total != len(woff):
        raise _FontError("it is no whole WOFF file")
    if missing := NEEDED - {tag for tag, *_ in tables}:
        raise _FontError(f"it has no table {min(missing).decode()!r}")
    power = 1 << (count.bit_length() - 1)
    header = struct.pack(
        ">IHHHH", flavour, count, power * 16, power.bit_length() - 1, (count - power) * 16
    )
    position = len(header) + 16 * count
    directory, bodies = [], []
    for tag, offset, packed, length, checksum in tables:
        body = _unpacked(tag, woff[offset : offset + packed], length, checksum)
        body += bytes(-length % 4)
        directory.append(struct.pack(">4s3I", tag, checksum, position, length))
        bodies.append(body)
        position += len(body)
    return b"".join((header, *directory, *bodies))


def _unpacked(tag: bytes, data: bytes, length: int, checksum: int) -> bytes:
    """The bytes of a table. Those that are packed carry a checksum of their own."""
    if len(data) == length:
        if _checksum(tag, data) != checksum:
            raise _FontError(f"the table {tag!r} is damaged")
        return data
    unpacker = zlib.decompressobj()
    try:
        # Never more than was promised, however little it takes to ask for gigabytes.
        body = unpacker.decompress(data, length) if len(data) < length else b""
        more = unpacker.decompress(unpacker.unconsumed_tail, 1)
    except (zlib.error, OverflowError, MemoryError) as error:
        raise _FontError(str(error)) from None
    if len(body) != length or more or not unpacker.eof:
        raise _FontError(f"the table {tag!r} has the wrong length")
    return body


def _checksum(tag: bytes, data: bytes) -> int:
    """The sum that the directory of a font gives for a table; one field of `head` counts as 0."""
    if tag == b"head":
        data = data[:8] + bytes(4) + data[12:]
    data += bytes(-len(data) % 4)
    words: tuple[int, ...] = struct.unpack(f">{len(data) // 4}I", data)
    return sum(words) % 2**32


@cache
def _font_bytes(face: Face) -> bytes:
    path = asset("fonts", FILES[face])
    try:
        return _sfnt(path.read_bytes())
    except (_FontError, OSError) as error:
        raise _broken(face, error) from error


def _broken(face: Face, error: Exception) -> AssetError:
    path = asset("fonts", FILES[face])
    return AssetError(f"The font {path} cannot be read ({error}): please install the game again.")


def _inspector(face: Face) -> pygame.freetype.Font:
    # Only freetype tells whether a glyph exists: pygame.font gives metrics for the empty box too.
    # It is made anew for every question, since it does not outlive the end of the module, and
    # answers are kept.
    if not pygame.freetype.get_init():
        pygame.freetype.init()
    try:
        return pygame.freetype.Font(io.BytesIO(_font_bytes(face)), 20)
    except (pygame.error, OSError) as error:
        raise _broken(face, error) from error


@cache
def has_glyph(face: Face, char: str) -> bool:
    """True if the file of `face` itself draws `char`."""
    if " " <= char <= "~":
        return True
    return _inspector(face).get_metrics(char)[0] is not None


def missing_glyphs(text: str, face: Face) -> set[str]:
    """The characters of `text` that its face (see `face_for`) lacks. Line ends do not count."""
    chosen = face_for(text, face)
    shown = text.upper() if face is Face.DISPLAY else text
    return {char for char in shown if char != "\n" and not has_glyph(chosen, char)}


def runs(text: str, face: Face) -> list[tuple[str, Face]]:
    """`text` cut where another face has to help out with a character that `face` lacks."""
    if text.isascii():
        return [(text, face)]
    parts: list[tuple[str, Face]] = []
    for char in text:
        able = (other for other in (face, *FALLBACK[face]) if has_glyph(other, char))
        used = next(able, face)
        if parts and parts[-1][1] is used:
            parts[-1] = (parts[-1][0] + char, used)
        else:
            parts.append((char, used))
    return parts


class Fonts:
    """Opens fonts at the pixel sizes asked for, and keeps those used last."""

    def __init__(self) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self._fonts: ByteLru[pygame.font.Font] = ByteLru(MOST_FONTS)

    def get(self, face: Face, px: int) -> pygame.font.Font:
        """The font of `face` with an em of `px` pixels (at least 1). Raises AssetError."""
        key = (face, max(1, px))
        kept = self._fonts.get(key)
        if kept is not None:
            return kept
        data = io.BytesIO(_font_bytes(face))
        try:
            made = pygame.font.Font(data, key[1])
            made.size("H")  # some faults do not show before
        except (pygame.error, OSError) as error:
            raise _broken(face, error) from error
        return self._fonts.put(key, made, 1)

    def cap_height(self, face: Face, px: int) -> int:
        """The height in pixels of a capital H."""
        metrics = self.get(face, px).metrics("H")[0]
        return metrics[3] if metrics else round(px * 0.7)

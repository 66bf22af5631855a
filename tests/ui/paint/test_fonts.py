"""Fonts: kept by size within a bound, and whatever their bytes are, told in one sentence."""

from __future__ import annotations

import random
import struct
import zlib
from typing import TYPE_CHECKING

import pygame.freetype
import pytest

from gogoa_game.files.assets import AssetError, asset
from gogoa_game.ui.paint import fonts
from gogoa_game.ui.paint.fonts import FILES, MOST_FONTS, Fonts, has_glyph
from gogoa_game.ui.theme import Face

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

GOOD = asset("fonts", FILES[Face.DISPLAY]).read_bytes()
TEXT = "Go Goa 0123, ÄÖ"
FIRST_TABLE = 44


def changed(at: int, new: bytes) -> bytes:
    """The font with some bytes replaced."""
    return GOOD[:at] + new + GOOD[at + len(new) :]


BROKEN = {
    "empty": b"",
    "noughts": bytes(4000),
    "noughts of the right length": bytes(len(GOOD)),
    "cut in the header": GOOD[:30],
    "cut in the directory": GOOD[:100],
    "cut in the tables": GOOD[:9000],
    "one byte short": GOOD[:-1],
    "no tables": changed(12, b"\0\0"),
    "too many tables": changed(12, b"\xff\xff"),
    "words": b"this is no font " * 300,
    "a table that unpacks to nothing": changed(FIRST_TABLE + 12, struct.pack(">I", 0)),
    "a table that unpacks to gigabytes": changed(FIRST_TABLE + 12, struct.pack(">I", 2**32 - 1)),
    "a bomb": changed(344, zlib.compress(bytes(100_000), 9)[:138]),
    "another name for the glyphs": GOOD.replace(b"glyf", b"glyg", 1),
}


@pytest.fixture
def font_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The one file that all faces are read from; what is kept of the true ones is not used."""
    file = tmp_path / "broken.woff"
    monkeypatch.setattr(fonts, "asset", lambda *_: file)
    for name in ("_font_bytes", "has_glyph"):
        monkeypatch.setattr(fonts, name, getattr(fonts, name).__wrapped__)
    return file


def use() -> None:
    """What the painter does with a font."""
    font = Fonts().get(Face.DISPLAY, 30)
    font.render(TEXT, True, (0, 0, 0))
    font.metrics(TEXT)
    fonts.missing_glyphs(TEXT, Face.DISPLAY)


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_font_is_named_in_one_sentence(name: str, font_file: Path) -> None:
    font_file.write_bytes(BROKEN[name])
    with pytest.raises(AssetError) as found:
        use()
    assert "broken.woff" in str(found.value)
    assert "\n" not in str(found.value)


def cut(rng: random.Random) -> bytes:
    """The font up to somewhere."""
    return GOOD[: rng.randrange(len(GOOD))]


def flipped(rng: random.Random) -> bytes:
    """The font with a bit turned."""
    at = rng.randrange(len(GOOD))
    return changed(at, bytes([GOOD[at] ^ 1 << rng.randrange(8)]))


def overwritten(rng: random.Random) -> bytes:
    """The font with some bytes of its head or of anything replaced."""
    at = rng.randrange(rng.choice((400, len(GOOD) - 8)))
    return changed(at, rng.randbytes(rng.randint(1, 8)))


@pytest.mark.parametrize("damage", [cut, flipped, overwritten])
def test_whatever_happens_to_a_font_it_is_used_or_named(
    damage: Callable[[random.Random], bytes], font_file: Path
) -> None:
    refused = 0
    for seed in range(250):
        font_file.write_bytes(damage(random.Random(seed)))
        try:
            use()
        except AssetError as error:
            refused += 1
            assert "broken.woff" in str(error)  # noqa: PT017  (some damage does no harm)
    assert refused > 150


def test_a_folder_in_the_place_of_a_font_is_named(font_file: Path) -> None:
    font_file.mkdir()
    with pytest.raises(AssetError, match=r"broken\.woff"):
        use()


def test_only_so_many_sizes_are_kept() -> None:
    kept = Fonts()
    for px in range(1, MOST_FONTS + 40):
        kept.get(Face.DISPLAY, px)
    assert len(kept._fonts) == MOST_FONTS
    assert kept.get(Face.DISPLAY, 50) is kept.get(Face.DISPLAY, 50)


def test_glyphs_are_told_after_freetype_was_quit() -> None:
    assert not has_glyph(Face.DISPLAY, "あ")
    pygame.freetype.quit()
    pygame.freetype.init()  # as pygame.init() does it
    assert not has_glyph(Face.DISPLAY, "い")

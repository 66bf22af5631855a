"""Every text of every scene: whole, large enough, in one piece for translators, and in its place.

All scenes are drawn as the pictures of the game show them, at several sizes of window and
interface, while somebody listens to the painter.
"""

from __future__ import annotations

import math
import re
import tempfile
from functools import lru_cache
from pathlib import Path

import pygame
import pytest

from gogoa_game.desktop import shots
from gogoa_game.files.assets import asset
from gogoa_game.maps import load_map
from gogoa_game.scenes.setup.seats import NAMES
from gogoa_game.ui import theme
from tests.scenes.wording import CLOSE, OPEN, Heard, Longer, listening, outside, speak

Size = tuple[tuple[int, int], int]
FULL: Size = ((1920, 1080), 100)
LOW: Size = ((1280, 720), 150)
SQUARE: Size = ((1440, 1080), 100)
SMALLEST: Size = ((1440, 1080), 150)
WIDEST: Size = ((2560, 1080), 150)

GRID = [
    ("en", LOW),
    *(
        pytest.param("en", size, marks=pytest.mark.slow)
        for size in (FULL, SQUARE, SMALLEST, WIDEST)
    ),
    *(pytest.param("longer", size, marks=pytest.mark.slow) for size in (FULL, SQUARE, SMALLEST)),
    ("longer", LOW),
]
"""Languages by the code of their catalogue, and windows with their interface scale in per cent."""
HARDLY_SMALLER = 0.8
HALF_A_PIXEL = 0.5


@lru_cache(maxsize=1)
def hear(language: str, size: Size) -> Heard:
    """Everything that is set while all scenes are drawn; tests that follow each other share it."""
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        code = speak(patch, language)
        patch.setattr(pygame.image, "save", lambda *_args: None)
        with listening(patch) as heard:
            shots.take_shots(Path(folder), language=code, size=size[0], ui_scale=size[1])
    return heard


def test_texts_have_only_colours_whose_contrast_is_tested() -> None:
    heard = hear("en", LOW)
    tested = {colour for colour, _ground in theme.TEXT_PAIRS}
    used = {(line.colour[:3], line.where) for line in heard.lines}
    assert {(colour, where) for colour, where in used if colour not in tested} == set()


@pytest.mark.parametrize(("language", "size"), GRID)
def test_every_text_fits_its_box(language: str, size: Size) -> None:
    heard = hear(language, size)
    assert {str(line) for line in heard.lines if line.cut} == set()
    small = {str(s) for s in heard.lines if s.got + HALF_A_PIXEL < theme.FLOOR * s.floor}
    assert small == set()
    if language != "longer":
        assert {str(line) for line in heard.lines if line.shrunk < HARDLY_SMALLER} == set()
    assert {str(pair) for pair in heard.overlaps()} == set()
    assert {block for block in heard.blocks if block.taken > block.given + 1} == set()


@pytest.mark.parametrize("size", [LOW, pytest.param(FULL, marks=pytest.mark.slow)])
def test_every_word_is_a_whole_message(size: Size) -> None:
    """No English beside the messages: names, numbers and rules are all that is no message."""
    heard = hear("longer", size)
    texts = load_map(asset("maps", "goa.tmx")).texts
    tables = texts.tables.values()
    own = (
        told["en"]
        for table in tables for text in table.values() for told in (text.names, text.facts)
        if "en" in told
    )  # fmt: skip
    names = " ".join((*own, *NAMES)).casefold()
    rules = re.compile(r"R\d+")
    strays = {
        (where, text)
        for where, text in heard.whole
        # The words round a stamp are set letter by letter.
        if len(text) > 1
        and re.search("[A-Za-z]", left := rules.sub("", outside(text)))
        and left.casefold().strip() not in names
    }
    assert strays == set()
    several = [text for _where, text in heard.whole if OPEN in text and len(text) > 1]
    pieces = {text for text in several if outside(text).strip()}
    assert pieces == set()


def test_the_longer_language() -> None:
    said = Longer().gettext("{n} of {total} chosen")
    assert len(said) == math.ceil(1.4 * len("{n} of {total} chosen"))
    assert outside(said.format(n=1, total=2)) == ""
    assert outside(f"{OPEN}one {OPEN}two{CLOSE}{CLOSE} · {OPEN}three{CLOSE}") == " · "

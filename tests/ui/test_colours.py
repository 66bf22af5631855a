"""Colours stand in the theme, and nowhere else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gogoa_game

PACKAGE = Path(gogoa_game.__file__).parent
FILES = sorted(
    path
    for folder in ("ui", "scenes")
    for path in (PACKAGE / folder).glob("*.py")
    if path.name != "theme.py"
)
CODE = re.compile(r"#[0-9A-Fa-f]{6}\b|\brgb\(")
TRIPLE = re.compile(r"\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})\)")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_colours_stand_in_the_theme_alone(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not CODE.search(text)
    numbers = [tuple(map(int, found)) for found in TRIPLE.findall(text)]
    # Dice, scales and the like have small numbers; black and white are the usual slips.
    assert [n for n in numbers if n in ((0, 0, 0), (255, 255, 255)) or min(n) > 150] == []

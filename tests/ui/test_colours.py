"""Colours stand in the theme, and nowhere else."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.modules import modules_of, named

if TYPE_CHECKING:
    from pathlib import Path

FILES = [path for path in modules_of("ui", "scenes") if path.name != "theme.py"]
CODE = re.compile(r"#[0-9A-Fa-f]{6}\b|\brgb\(")
TRIPLE = re.compile(r"\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})\)")


@pytest.mark.parametrize("path", FILES, ids=named)
def test_colours_stand_in_the_theme_alone(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not CODE.search(text)
    numbers = [tuple(map(int, found)) for found in TRIPLE.findall(text)]
    # Dice, scales and the like have small numbers; black and white are the usual slips.
    assert [n for n in numbers if n in ((0, 0, 0), (255, 255, 255)) or min(n) > 150] == []

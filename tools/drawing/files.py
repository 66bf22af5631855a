"""Drawings as SVG files among the sprites of the game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

SPRITES = Path(__file__).resolve().parents[2] / "assets" / "sprites"

View = tuple[float, float, float, float]
"""The part of a drawing that is shown: left, top, width, height."""


def svg(view: View, shapes: Iterable[str]) -> str:
    """A file that shows that part of the drawing at its own size."""
    left, top, wide, tall = view
    size = f'viewBox="{left} {top} {wide} {tall}" width="{wide}" height="{tall}"'
    lines = "".join(f"  {shape}\n" for shape in shapes)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n{lines}</svg>\n'


def keep(sprites: Mapping[str, str]) -> int:
    """Writes the files, by name, or with `--check` says which are not so; the exit code."""
    wrong = 0
    for name, made in sprites.items():
        file = SPRITES / f"{name}.svg"
        if "--check" not in sys.argv:
            file.write_text(made, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != made:
            print(f"{file.name} is not what this script makes")
            wrong += 1
    return min(wrong, 1)

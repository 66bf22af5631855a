"""The modules of the program, for tests that look through them all."""

from __future__ import annotations

from pathlib import Path

import gogoa_game

PACKAGE = Path(gogoa_game.__file__).parent
ROOT = Path(__file__).resolve().parent.parent
LEAST = 15
"""A folder with fewer modules is not the one that was meant: nothing would be looked through."""


def modules_of(*folders: str) -> list[Path]:
    """All modules below these folders of the package. Raises AssertionError if they are few."""
    found = []
    for folder in folders:
        inside = sorted((PACKAGE / folder).rglob("*.py"))
        assert len(inside) >= LEAST, f"{folder} has {len(inside)} modules"
        found += inside
    return found


def named(path: Path) -> str:
    """A module as a test is named after it: `scenes/play/scene`."""
    return path.relative_to(PACKAGE).with_suffix("").as_posix()

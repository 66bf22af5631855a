"""Spoils the files of a map, and looks at what is said about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gogoa_game.maps import MapError, load_map, map_faults

if TYPE_CHECKING:
    from pathlib import Path

GUIDE = '<property name="guide" type="bool" value="true"/>'


def spoil(file: Path, old: str, new: str) -> None:
    """Replaces the first `old` in a file."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def refused(file: Path, expected: str) -> None:
    """Asserts that the map is refused with one MapError that names the file and that fault."""
    with pytest.raises(MapError) as refusal:
        load_map(file)
    assert refusal.value.file == file
    assert str(file) in str(refusal.value)
    faults = refusal.value.faults
    assert any(expected in fault for fault in faults), faults
    assert not any("pytmx" in fault or "\n" in fault for fault in faults), faults
    assert map_faults(file) == list(faults)

"""A copy of the files of the map of Goa, to be spoilt."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from tests.boards import GOA

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the map of Goa, free to be spoilt."""
    maps = tmp_path / "maps"
    shutil.copytree(GOA.parent, maps)
    (tmp_path / "sprites").symlink_to(GOA.parent.parent / "sprites")
    return maps / "goa.tmx"

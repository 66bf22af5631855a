"""The map of Goa, and a copy of its files to be spoilt."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from tests.boards import GOA
from tests.matches import goa_map

if TYPE_CHECKING:
    from pathlib import Path

    from gogoa_game.maps import GameMap


@pytest.fixture(scope="session")
def goa() -> GameMap:
    """The map of Goa."""
    return goa_map()


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the map of Goa, free to be spoilt."""
    maps = tmp_path / "maps"
    shutil.copytree(GOA.parent, maps)
    (tmp_path / "sprites").symlink_to(GOA.parent.parent / "sprites")
    return maps / "goa.tmx"

"""The first window on a small screen, for real."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gogoa_game.store.settings import Settings
from gogoa_game.store.store import Store
from tests.window.screen import MISSING, real_game, virtual_screen

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = [
    pytest.mark.slow,
    pytest.mark.window,
    pytest.mark.skipif(bool(MISSING), reason=f"a real window needs {' and '.join(MISSING)}"),
]


def test_the_first_window_fits_a_small_screen(tmp_path: Path) -> None:
    Store(tmp_path).save_settings(Settings(animation_speed="off", reduced_motion=True))
    with virtual_screen((1024, 600)) as screen, real_game(screen, tmp_path) as game:
        said = screen.xdotool("getwindowgeometry", "--shell", game.window)
        facts = dict(line.split("=") for line in said.splitlines())
        left, top, width, height = (int(facts[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))
        assert left >= 0
        assert top >= 0
        assert left + width <= 1024
        assert top + height <= 600
        assert game.quit() == 0

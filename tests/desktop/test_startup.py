"""What the first picture of the program waits for, and what it must not wait for."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from gogoa_game.desktop import start
from gogoa_game.desktop.app import App
from gogoa_game.desktop.window import Window
from gogoa_game.files.assets import asset
from gogoa_game.maps import MapError
from gogoa_game.scenes.title import TitleScene
from gogoa_game.store.store import Store
from tests.processes import run

if TYPE_CHECKING:
    from pathlib import Path

LATER = {
    "pytmx",
    "numpy",
    "regex",
    "platformdirs",
    "gogoa_game.maps",
    "gogoa_game.store.records",
    "gogoa_game.table.match",
    "gogoa_game.bots",
    "gogoa_game.commands.lab",
    "gogoa_game.logic.rules",
    "gogoa_game.scenes.play.scene",
}

UP_TO_THE_FIRST_PICTURE = """
import os, sys
from gogoa_game.desktop import window
from gogoa_game.commands import cli
def shown(_window):
    print(*sys.modules)
    sys.stdout.flush()
    os._exit(0)
window.Window.flip = shown
cli.main(["--windowed"])
"""


def test_the_first_picture_waits_for_no_game(tmp_path: Path) -> None:
    """Loading what only a game needs would take longer than everything else together."""
    done = run(
        [sys.executable, "-c", UP_TO_THE_FIRST_PICTURE],
        check=True,
        env={**os.environ, "GOGOA_HOME": str(tmp_path)},
    )
    loaded = set(done.stdout.splitlines()[-1].split())
    assert "gogoa_game.scenes.title" in loaded
    assert loaded & LATER == set()


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A map that no game can be played on."""
    file = tmp_path / "broken.tmx"
    file.write_text("<map/>")
    return file


@pytest.fixture
def frames(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the windows of the test did."""
    seen: list[str] = []
    monkeypatch.setattr(Window, "flip", lambda _: seen.append("frame"))
    close = Window.close
    monkeypatch.setattr(Window, "close", lambda window: (seen.append("closed"), close(window)))
    monkeypatch.setattr("pygame.quit", lambda: None)
    return seen


def test_a_broken_map_of_ones_own_is_refused_before_the_first_picture(
    broken: Path, frames: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GOGOA_HOME", str(tmp_path))
    with pytest.raises(MapError, match=r"broken\.tmx"):
        start.play(seed=None, language=None, fullscreen=False, size=None, map_file=broken)
    assert frames == ["closed"]


def test_the_maps_own_fault_ends_the_program_right_after_the_first_picture(
    broken: Path, frames: list[str], tmp_path: Path
) -> None:
    window = Window((480, 270), fullscreen=False)
    app = App(window, Store(tmp_path), broken, TitleScene)
    with pytest.raises(MapError, match=r"broken\.tmx"):
        app.run()
    window.close()
    assert frames == ["frame", "closed"]


def test_the_map_is_read_once(tmp_path: Path) -> None:
    window = Window((480, 270), fullscreen=False)
    context = App(window, Store(tmp_path), asset("maps", "goa.tmx"), TitleScene).context
    assert context.maps is context.maps
    window.close()

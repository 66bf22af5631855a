"""The window: why it cannot be opened, where it opens, and what is remembered of it."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from gogoa_game.desktop.window import open_display
from tests.processes import run

if TYPE_CHECKING:
    from pathlib import Path

HIDDEN = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a desktop")


def refused(tmp_path: Path, **variables: str) -> str:
    """What the game says where these variables lead to no display."""
    environment = {name: value for name, value in os.environ.items() if name not in HIDDEN}
    done = run(
        [sys.executable, "-m", "gogoa_game"],
        env={**environment, "GOGOA_HOME": str(tmp_path), **variables},
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    (line,) = (line for line in done.stderr.splitlines() if line.startswith("gogoa: "))
    assert "no window can be opened" in line
    return line


@linux
def test_without_a_display_the_game_says_so_and_ends(tmp_path: Path) -> None:
    """SDL would take a driver that shows nothing, and the game would run unseen for ever."""
    assert "there is no display" in refused(tmp_path)


@linux
def test_a_display_that_does_not_answer_is_named(tmp_path: Path) -> None:
    assert "DISPLAY=:4711" in refused(tmp_path, DISPLAY=":4711")


@pytest.mark.parametrize("driver", ["nonsense", ""])
def test_a_driver_that_does_not_exist_is_named_with_its_remedy(tmp_path: Path, driver: str) -> None:
    line = refused(tmp_path, SDL_VIDEODRIVER=driver)
    assert f"SDL_VIDEODRIVER={driver} (" in line
    assert "SDL_VIDEODRIVER)" in line or "SDL_VIDEODRIVER=)" in line
    assert "windows not available" not in line


@pytest.mark.parametrize(
    ("driver", "said", "way"), [("x11", None, "0"), ("x11", "1", "1"), ("wayland", None, None)]
)
def test_pictures_take_the_short_way_where_there_is_one(
    monkeypatch: pytest.MonkeyPatch, driver: str, said: str | None, way: str | None
) -> None:
    """Other systems have none, and would open no window; whoever asks for the long one gets it."""
    variable = "SDL_FRAMEBUFFER_ACCELERATION"
    monkeypatch.delenv(variable, raising=False)
    if said is not None:
        monkeypatch.setenv(variable, said)
    monkeypatch.setattr("pygame.display.get_driver", lambda: driver)
    open_display()
    assert os.environ.pop(variable, None) == way

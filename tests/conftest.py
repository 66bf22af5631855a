"""What all tests share: no screen, no loudspeaker, how hard hypothesis searches, fixtures.

What only some of them need is imported by their fixtures.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    import pygame

    from gogoa_game.maps import GameMap
    from gogoa_game.ui.paint.fonts import Fonts
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.paint.sprites import Sprites
    from tests.scenes.driving import Driver

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

_SLOW = [HealthCheck.too_slow]
settings.register_profile("quick", max_examples=20, deadline=None, suppress_health_check=_SLOW)
settings.register_profile("long", max_examples=1000, deadline=None, suppress_health_check=_SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


@pytest.fixture(scope="session")
def goa() -> GameMap:
    """The map of Goa."""
    from tests.matches import goa_map

    return goa_map()


@pytest.fixture(scope="session")
def window() -> Iterator[pygame.Window]:
    """A window without a screen: what `convert_alpha` needs."""
    import pygame

    pygame.display.init()
    made = pygame.Window("test", (64, 64))
    made.get_surface()
    yield made
    made.destroy()


@pytest.fixture(scope="session")
def tools(window: pygame.Window) -> tuple[Sprites, Fonts]:
    """The sprites and fonts of all tests."""
    from gogoa_game.ui.paint.fonts import Fonts
    from gogoa_game.ui.paint.sprites import Sprites

    return Sprites(), Fonts()


@pytest.fixture
def make_painter(tools: tuple[Sprites, Fonts]) -> Callable[..., Painter]:
    """Makes painters on fresh black surfaces."""
    import pygame

    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Stage

    def make(width: int = 1920, height: int = 1080, ui_scale: float = 1.0) -> Painter:
        surface = pygame.Surface((width, height)).convert()
        return Painter(surface, Stage((width, height), ui_scale), *tools)

    return make


@pytest.fixture
def drive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Driver]]:
    """Opens applications, each with files of its own; they are closed after the test."""
    from tests.scenes.driving import Driver
    from tests.scenes.sharing import print_once

    monkeypatch.setattr("gogoa_game.ui.map.drawing.print_map", print_once)
    drivers: list[Driver] = []

    def opened(**options: object) -> Driver:
        drivers.append(Driver(**{"folder": tmp_path, **options}))  # type: ignore[arg-type]
        return drivers[-1]

    yield opened
    for driver in drivers:
        driver.close()


@pytest.fixture
def workers_ended() -> Iterator[None]:
    """No process of a tournament outlives the test, also where it fails in the middle of one."""
    from tests.processes import workers_ended

    with workers_ended():
        yield

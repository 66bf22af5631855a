"""A display to draw for, and painters on surfaces of any size."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.ui.fonts import Fonts
from gogoa_game.ui.painter import Painter
from gogoa_game.ui.sprites import Sprites
from gogoa_game.ui.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@pytest.fixture(scope="session")
def window() -> Iterator[pygame.Window]:
    """A window without a screen: what `convert_alpha` needs."""
    pygame.display.init()
    made = pygame.Window("test", (64, 64))
    made.get_surface()
    yield made
    made.destroy()


@pytest.fixture(scope="session")
def tools(window: pygame.Window) -> tuple[Sprites, Fonts]:
    """The sprites and fonts of all tests."""
    return Sprites(), Fonts()


@pytest.fixture
def make_painter(tools: tuple[Sprites, Fonts]) -> Callable[..., Painter]:
    """Makes painters on fresh black surfaces."""

    def make(width: int = 1920, height: int = 1080, ui_scale: float = 1.0) -> Painter:
        surface = pygame.Surface((width, height)).convert()
        return Painter(surface, Stage((width, height), ui_scale), *tools)

    return make

"""What all applications of a run of tests share, so that it is made once and not for every test.

Drawings, fonts, the map and its printed picture are the same for all and never changed. Texts and
layers are not shared: tests listen to what is set and count what is drawn.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from gogoa_game.i18n import language
from gogoa_game.ui.map.mapprint import print_map
from gogoa_game.ui.paint.cache import ByteLru, surface_bytes
from gogoa_game.ui.paint.fonts import Fonts
from gogoa_game.ui.paint.sprites import Sprites
from tests.matches import goa_map

if TYPE_CHECKING:
    import pygame

    from gogoa_game.desktop.app import App
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.paint.painter import Painter

PRINT_BYTES = 60_000_000

_prints: ByteLru[pygame.Surface] = ByteLru(PRINT_BYTES)


@cache
def _tools() -> tuple[Sprites, Fonts]:
    return Sprites(), Fonts()


def share(app: App) -> None:
    """Lends an application that has drawn nothing yet what those before it have made."""
    sprites, fonts = _tools()
    app._sprites._surfaces = sprites._surfaces
    app._fonts._fonts = fonts._fonts
    app.context.read_map = goa_map


def print_once(painter: Painter, view: MapView) -> None:
    """`print_map`, but a picture that was printed before is copied."""
    surface, stage = painter.surface, painter.stage
    key = (
        view.game_map.digest, tuple(view.rect), stage.window_size, stage.ui_scale,
        surface.get_size(), painter._origin, language(),
    )  # fmt: skip
    kept = _prints.get(key)
    if kept is None:
        print_map(painter, view)
        kept = surface.copy()
        _prints.put(key, kept, surface_bytes(kept))
    else:
        surface.blit(kept, (0, 0))

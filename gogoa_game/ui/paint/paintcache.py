"""What painters keep between frames. It belongs to the sprites and fonts they draw with."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from gogoa_game.ui.paint.cache import ByteLru
from gogoa_game.ui.paint.text import TextSetter

if TYPE_CHECKING:
    import pygame

    from gogoa_game.ui.paint.fonts import Fonts
    from gogoa_game.ui.paint.shapes import Placed
    from gogoa_game.ui.paint.sprites import Sprites
    from gogoa_game.ui.paint.text import SetText

LAYER_WINDOWS = 3.0
"""How many windows full of layers are kept: a scene draws fewer than two a frame."""
LEAST_LAYER_BYTES = 8_000_000
SHAPE_BYTES = 10_000_000
TEXT_BYTES = 5_000_000
TABLE_BYTES = 2_000_000


class PaintCaches:
    """Rendered shapes, layers and text, each bounded by its bytes."""

    def __init__(self, fonts: Fonts) -> None:
        self.setter = TextSetter(fonts)
        self.layers: ByteLru[pygame.Surface] = ByteLru(LEAST_LAYER_BYTES)
        self.shapes: ByteLru[Placed] = ByteLru(SHAPE_BYTES)
        self.texts: ByteLru[SetText] = ByteLru(TEXT_BYTES)
        self.lines: ByteLru[list[str]] = ByteLru(TABLE_BYTES)
        self.sized: ByteLru[tuple[str, int, float]] = ByteLru(TABLE_BYTES)

    def serve(self, window: pygame.Rect) -> None:
        """Keeps as much as frames of that size in pixels need."""
        needed = int(LAYER_WINDOWS * 4 * window.width * window.height)
        self.layers.max_bytes = max(LEAST_LAYER_BYTES, needed)


_OF_SPRITES: WeakKeyDictionary[Sprites, PaintCaches] = WeakKeyDictionary()


def forget_layers() -> None:
    """Has everything drawn anew, because what is shown has another meaning: another map."""
    for caches in _OF_SPRITES.values():
        caches.layers = ByteLru(caches.layers.max_bytes)


def caches_of(sprites: Sprites, fonts: Fonts) -> PaintCaches:
    """The caches that all painters with these sprites share."""
    caches = _OF_SPRITES.get(sprites)
    if caches is None or caches.setter.fonts is not fonts:
        caches = _OF_SPRITES[sprites] = PaintCaches(fonts)
    return caches

"""What every part of the painter stands on: the surface, its coordinates and the caches."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui.paint.cache import surface_bytes
from gogoa_game.ui.paint.paintcache import PaintCaches, caches_of
from gogoa_game.ui.stage import scaled_rect

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    from gogoa_game.ui.paint.fonts import Fonts
    from gogoa_game.ui.paint.shapes import Placed
    from gogoa_game.ui.paint.sprites import Sprites
    from gogoa_game.ui.stage import Point, RectLike, Stage


class Canvas:
    """A surface whose pixels `stage` maps, with what is kept between frames."""

    def __init__(
        self,
        surface: pygame.Surface,
        stage: Stage,
        sprites: Sprites,
        fonts: Fonts,
        *,
        origin: tuple[int, int] = (0, 0),
    ) -> None:
        """`origin` is the window pixel at the surface's upper left corner, for layers."""
        self.surface = surface
        self.stage = stage
        self.sprites = sprites
        self.fonts = fonts
        self.scale = stage.scale
        self._origin = origin
        self._left = stage.area.left - origin[0]
        self._top = stage.area.top - origin[1]
        self._caches: PaintCaches = caches_of(sprites, fonts)
        self._caches.serve(stage.area)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the stage in design units."""
        return self.stage.size

    # -- coordinates ----------------------------------------------------------------------------

    def point(self, pos: Point) -> Point:
        """A design position in pixels of the surface, not rounded."""
        return self._left + pos[0] * self.scale, self._top + pos[1] * self.scale

    def pixels(self, rect: RectLike) -> pygame.Rect:
        """A design rectangle in whole pixels of the surface; neighbours stay joined."""
        return scaled_rect(rect, self.scale, self._left, self._top)

    def length(self, units: float) -> int:
        """A line width in whole pixels, at least 1."""
        return max(1, round(units * self.scale))

    @contextmanager
    def clipped(self, rect: RectLike) -> Iterator[None]:
        """Within the `with` block nothing is drawn outside `rect`."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.pixels(rect).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    # -- for painters -----------------------------------------------------------------------------

    def _kept(self, key: Hashable, make: Callable[[], Placed]) -> Placed:
        kept = self._caches.shapes.get(key)
        if kept is None:
            kept = make()
            self._caches.shapes.put(key, kept, surface_bytes(kept.surface))
        return kept

    def _place(self, made: Placed, x: int, y: int) -> None:
        self.surface.blit(made.surface, (x + made.left, y + made.top))

    def _tile_grain(
        self, surface: pygame.Surface, box: pygame.Rect, origin: tuple[int, int]
    ) -> None:
        tile = self.sprites.tile("grain")
        wide, tall = tile.get_size()
        before = surface.get_clip()
        surface.set_clip(box.clip(before))
        start_x = box.left - (box.left + origin[0]) % wide
        start_y = box.top - (box.top + origin[1]) % tall
        for y in range(start_y, box.bottom, tall):
            for x in range(start_x, box.right, wide):
                surface.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_MULT)
        surface.set_clip(before)

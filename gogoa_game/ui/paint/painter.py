"""The painter: draws in design units, rasterises at device pixels, and keeps what it rasterised.

A painter is light: its caches belong to the `Sprites` it is given, so a new one for a new window
size costs nothing. Inside a layer the coordinates are those of the stage, as everywhere.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import language
from gogoa_game.ui import theme
from gogoa_game.ui.paint.cache import blit_faded, opaque, prepared, surface_bytes
from gogoa_game.ui.paint.shapepainter import ShapePainter
from gogoa_game.ui.paint.shapes import Placed
from gogoa_game.ui.paint.textpainter import LEADING, Align, Anchor, TextPainter

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from gogoa_game.ui.stage import Point, RectLike

__all__ = ["LEADING", "Align", "Anchor", "Painter"]

ROUGH_PIXELS = 300_000
"""A layer that is shown larger or smaller is scaled smoothly up to that size."""
SMALLEST_FRAME = 300
"""Design units: no tile border goes round anything smaller."""


class Painter(ShapePainter, TextPainter):
    """Draws on `surface`, whose pixels `stage` maps. All positions and sizes are design units."""

    # -- pictures -------------------------------------------------------------------------------

    def sprite(
        self,
        name: str,
        rect: RectLike | None = None,
        *,
        center: Point | None = None,
        size: float | tuple[float, float] | None = None,
        alpha: int = 255,
        angle: float = 0,
    ) -> None:
        """A sprite, as large as fits into `rect`, or into `size` about `center`.

        It keeps its shape. `angle` turns it clockwise, in degrees. Raises AssetError.
        """
        if rect is not None:
            left, top, wide, tall = rect
            x, y = left + wide / 2, top + tall / 2
        elif center is not None and size is not None:
            wide, tall = size if isinstance(size, tuple) else (size, size)
            x, y = center
        else:
            raise ValueError("a sprite needs a rect, or a center and a size")
        scale, aspect = self.scale, self.sprites.aspect(name)
        if wide > tall * aspect:
            wide = tall * aspect
        else:
            tall = wide / aspect
        width, height = round(wide * scale) or 1, round(tall * scale) or 1
        if angle:
            image = self.sprites.rotated(name, width, height, angle)
            width, height = image.get_size()
        else:
            image = self.sprites.get(name, width, height)
        left_px = round(self._left + x * scale - width / 2)
        top_px = round(self._top + y * scale - height / 2)
        blit_faded(self.surface, image, (left_px, top_px), alpha)

    def frame(self, rect: RectLike, tile: float) -> None:
        """A border of azulejo tiles of about `tile` units inside `rect`, with an ink line about it.

        Raises ValueError if `rect` is smaller than 300 units.
        """
        if rect[2] < SMALLEST_FRAME or rect[3] < SMALLEST_FRAME:
            raise ValueError(f"a tile border needs at least {SMALLEST_FRAME} units: {rect}")
        box = self.pixels(rect)
        line = self.length(theme.OUTLINE)
        pygame.draw.rect(self.surface, theme.INK, box.inflate(2 * line, 2 * line), line)
        t = self.length(tile)
        inner_w, inner_h = box.width - 2 * t, box.height - 2 * t
        for length, angle, x, y in (
            (inner_w, 0, box.left + t, box.top),
            (inner_h, 90, box.right - t, box.top + t),
            (inner_w, 180, box.left + t, box.bottom - t),
            (inner_h, 270, box.left, box.top + t),
        ):
            self._place(self._strip(length, t, angle), x, y)
        for angle, x, y in (
            (0, box.left, box.top),
            (90, box.right - t, box.top),
            (180, box.right - t, box.bottom - t),
            (270, box.left, box.bottom - t),
        ):
            corner = self.sprites.get("azulejo_corner", t + 1, t + 1).subsurface((0, 0, t, t))
            self.surface.blit(pygame.transform.rotate(corner, -angle), (x, y))

    def band(self, rect: RectLike) -> None:
        """A level row of border tiles as high as `rect`."""
        box = self.pixels(rect)
        self._place(self._strip(box.width, box.height, 0), box.left, box.top)

    def _strip(self, length: int, tile: int, angle: int) -> Placed:
        length = max(1, length)

        def make() -> Placed:
            row = pygame.Surface((length, tile), pygame.SRCALPHA)
            count = max(1, round(length / tile))
            edges = [round(length * i / count) for i in range(count + 1)]
            for left, right in pairwise(edges):
                # Drawn square and then squeezed, for sprites keep their shape; one pixel more
                # than needed, for the last one of a sprite may be empty.
                side = 2 * max(right - left, tile)
                square = self.sprites.get("azulejo_border", side + 1, side + 1)
                part = square.subsurface((0, 0, side, side))
                row.blit(pygame.transform.smoothscale(part, (right - left, tile)), (left, 0))
            return Placed(prepared(pygame.transform.rotate(row, -angle)), 0, 0)

        return self._kept(("strip", length, tile, angle), make)

    # -- layers ---------------------------------------------------------------------------------

    def layer(
        self,
        key: Hashable,
        rect: RectLike,
        draw: Callable[[Painter], None],
        *,
        angle: float = 0,
        alpha: int = 255,
        shift: Point = (0.0, 0.0),
        grown: float = 1.0,
    ) -> None:
        """A static picture: `draw` is called once for a key, size and language, then blitted.

        Whatever `draw` shows must be told by `key`. `angle` turns the whole layer clockwise about
        its middle; `shift` moves it, in design units, without drawing it again. `grown` shows it
        larger or smaller, which takes its time in every frame.
        """

        def make(window: pygame.Rect) -> pygame.Surface:
            surface = pygame.Surface(window.size, pygame.SRCALPHA)
            draw(self._on(surface, window))
            return prepared(pygame.transform.rotozoom(surface, -angle, 1) if angle else surface)

        self._show((key, angle), rect, make, alpha, shift, grown)

    def ground(self, key: Hashable, rect: RectLike, draw: Callable[[Painter], None]) -> None:
        """A layer that `draw` fills to its edges: several times as fast to make and to copy."""

        def make(window: pygame.Rect) -> pygame.Surface:
            surface = opaque(window.size, self.stage.window_size[0])
            draw(self._on(surface, window))
            return surface

        self._show((key, "ground"), rect, make, 255)

    def _on(self, surface: pygame.Surface, window: pygame.Rect) -> Painter:
        return Painter(surface, self.stage, self.sprites, self.fonts, origin=window.topleft)

    def _show(
        self,
        key: Hashable,
        rect: RectLike,
        make: Callable[[pygame.Rect], pygame.Surface],
        alpha: int,
        shift: Point = (0.0, 0.0),
        grown: float = 1.0,
    ) -> None:
        window = self.stage.to_pixels(rect)
        if window.width < 1 or window.height < 1:
            return
        whole = (key, tuple(window), self.scale, language())
        image = self._caches.layers.get(whole)
        if image is None:
            image = make(window)
            self._caches.layers.put(whole, image, surface_bytes(image))
        if grown != 1.0:
            # What is large is scaled roughly: that takes a quarter of the time, and it moves.
            large = image.get_width() * image.get_height() > ROUGH_PIXELS
            scaled = pygame.transform.scale_by if large else pygame.transform.smoothscale_by
            image = scaled(image, max(0.01, grown))
        x = window.centerx - self._origin[0] - image.get_width() // 2
        y = window.centery - self._origin[1] - image.get_height() // 2
        x, y = x + round(shift[0] * self.scale), y + round(shift[1] * self.scale)
        blit_faded(self.surface, image, (x, y), alpha)

    def grain(self, rect: RectLike) -> None:
        """Darkens `rect` by the paper grain. For use inside layers: too slow for every frame."""
        # The grain is fixed to the window, so that it runs on from one layer to the next.
        self._tile_grain(self.surface, self.pixels(rect), self._origin)

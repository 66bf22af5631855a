"""Sprites: the SVG files of `assets/sprites`, drawn sharp at the size asked for and kept."""

from __future__ import annotations

import io
import re
from functools import cache

import pygame

from gogoa_game.files.assets import AssetError, asset
from gogoa_game.ui.paint.cache import ByteLru, prepared, surface_bytes

SPRITE_BYTES = 17_000_000
ANGLE_STEP = 0.25
"""Degrees: rotated sprites are kept by the nearest multiple of this."""

LONGEST_SIDE = 1e5
"""Units of a drawing: beyond any sprite, but its aspect can still be reckoned with."""

_VIEW_BOX = re.compile(r'viewBox="\s*[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)\s*"')


def svg_text(name: str) -> str:
    """The drawing `name` as text. Raises AssetError."""
    path = asset("sprites", f"{name}.svg")
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise AssetError(f"The sprite {path} cannot be read ({error}).") from error


def rasterised(name: str, svg: str, size: tuple[int, int]) -> pygame.Surface:
    """The drawing `svg`, as large as fits into `size` pixels. An AssetError calls it `name`."""
    try:
        image = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), size)
    except pygame.error as error:
        raise AssetError(f"The sprite {name}.svg cannot be drawn ({error}).") from error
    # Blitting it as it comes would take twenty times as long.
    return prepared(image)


@cache
def _aspect(name: str) -> float:
    match = _VIEW_BOX.search(svg_text(name))
    if match is None:
        raise AssetError(f"The sprite {name}.svg has no viewBox, so its shape is not known.")
    try:
        wide, tall = float(match[1]), float(match[2])
    except ValueError:
        wide = tall = 0.0
    if not (0 < wide <= LONGEST_SIDE and 0 < tall <= LONGEST_SIDE):
        raise AssetError(f"The sprite {name}.svg has a viewBox that has no shape: {match[0]}.")
    return wide / tall


def _drawn(name: str, width: int, height: int) -> pygame.Surface:
    """The drawing on a surface of exactly that size.

    It is fitted in as a whole, so a height rounded down by half a pixel would make it narrower
    too: a size that rounding explains therefore leaves the height free.
    """
    rounded = abs(width / _aspect(name) - height) < 1
    image = rasterised(name, svg_text(name), (width, height + 2 if rounded else height))
    if image.get_size() == (width, height):
        return image
    exact = prepared(pygame.Surface((width, height), pygame.SRCALPHA))
    exact.blit(image, (0, 0))
    return exact


class Sprites:
    """Loads and keeps sprites."""

    def __init__(self) -> None:
        self._surfaces: ByteLru[pygame.Surface] = ByteLru(SPRITE_BYTES)

    def aspect(self, name: str) -> float:
        """Width by height of the drawing. Raises AssetError."""
        return _aspect(name)

    def get(self, name: str, width_px: int, height_px: int | None = None) -> pygame.Surface:
        """The sprite `name` (without .svg) in pixels; without a height the width gives it.

        A drawing of another shape than width by height fits in at the upper left.
        Raises AssetError if there is no such sprite or it cannot be drawn.
        """
        if height_px is None:
            height_px = round(width_px / self.aspect(name))
        key = (name, width_px or 1, height_px or 1)
        kept = self._surfaces.get(key)
        if kept is not None:
            return kept
        surface = _drawn(name, key[1], key[2])
        return self._surfaces.put(key, surface, surface_bytes(surface))

    def rotated(self, name: str, width_px: int, height_px: int, angle: float) -> pygame.Surface:
        """The sprite turned clockwise by `angle` degrees about its middle, on a larger surface."""
        bucket = round(angle / ANGLE_STEP) * ANGLE_STEP % 360
        if bucket == 0:
            return self.get(name, width_px, height_px)
        key = (name, width_px, height_px, bucket)
        kept = self._surfaces.get(key)
        if kept is not None:
            return kept
        # Turned at twice the size, so that its edges stay as smooth as those of the upright one.
        large = self.get(name, width_px * 2, height_px * 2)
        surface = prepared(pygame.transform.rotozoom(large, -bucket, 0.5))
        return self._surfaces.put(key, surface, surface_bytes(surface))

    def tile(self, name: str) -> pygame.Surface:
        """The picture `name`.png as it is, for patterns. Raises AssetError."""
        key = ("png", name)
        kept = self._surfaces.get(key)
        if kept is not None:
            return kept
        path = asset("sprites", f"{name}.png")
        try:
            surface = pygame.image.load(str(path))
        except pygame.error as error:
            raise AssetError(f"The picture {path} cannot be read ({error}).") from error
        surface = prepared(surface)
        return self._surfaces.put(key, surface, surface_bytes(surface))

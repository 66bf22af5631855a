"""The stage: what a window of any size looks like in design units, and back.

A design unit is a pixel of a window 1080 high at a scale of 100 %. Scenes lay themselves out for
`Stage.size`; a larger interface scale gives a smaller stage, so that everything on it grows.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import floor

import pygame

DESIGN_HEIGHT = 1080
NARROWEST = 4 / 3
WIDEST = 21 / 9

Point = tuple[float, float]
RectLike = pygame.Rect | pygame.FRect | tuple[float, float, float, float]


@dataclass(frozen=True)
class Stage:
    """Maps a window of `window_size` pixels to design units.

    Windows narrower than 4:3 or wider than 21:9 get bars; a size below 1x1 counts as 1x1.
    """

    window_size: tuple[int, int]
    ui_scale: float = 1.0

    def __post_init__(self) -> None:
        if self.ui_scale <= 0:
            raise ValueError(f"the interface scale must be above 0, not {self.ui_scale}")

    @cached_property
    def _window(self) -> tuple[int, int]:
        return max(1, self.window_size[0]), max(1, self.window_size[1])

    @cached_property
    def size(self) -> tuple[float, float]:
        """Width and height of the stage in design units."""
        width, height = self._window
        aspect = min(max(width / height, NARROWEST), WIDEST)
        tall = DESIGN_HEIGHT / self.ui_scale
        return tall * aspect, tall

    @cached_property
    def area(self) -> pygame.Rect:
        """The pixels of the window that the stage covers; the rest are bars."""
        width, height = self._window
        wide = min(width, max(1, round(height * WIDEST)))
        tall = min(height, max(1, round(width / NARROWEST)))
        return pygame.Rect((width - wide) // 2, (height - tall) // 2, wide, tall)

    @cached_property
    def scale(self) -> float:
        """Window pixels per design unit."""
        return min(self.area.width / self.size[0], self.area.height / self.size[1])

    def to_design_unbounded(self, pos_px: Point) -> Point:
        """The design position of the middle of a window pixel, on the stage or not."""
        area, scale = self.area, self.scale
        return (pos_px[0] + 0.5 - area.left) / scale, (pos_px[1] + 0.5 - area.top) / scale

    def to_design(self, pos_px: Point) -> Point | None:
        """The design position of a window pixel, or None outside the stage.

        The middle of the pixel counts: a pixel drawn as part of `to_pixels(rect)` maps into `rect`.
        """
        if not self.area.collidepoint(pos_px):
            return None
        return self.to_design_unbounded(pos_px)

    def to_window(self, pos: Point) -> Point:
        """The window position, in pixels and parts of them, of a design position."""
        return self.area.left + pos[0] * self.scale, self.area.top + pos[1] * self.scale

    def to_pixels(self, rect: RectLike) -> pygame.Rect:
        """The window pixels of a design rectangle: edges are rounded, so neighbours stay joined."""
        return scaled_rect(rect, self.scale, self.area.left, self.area.top)


def scaled_rect(rect: RectLike, scale: float, left: int, top: int) -> pygame.Rect:
    """`rect` in whole pixels, moved by `left` and `top`. Halves go up, wherever it is moved."""
    x, y, width, height = rect
    x0, y0 = floor(x * scale + 0.5), floor(y * scale + 0.5)
    x1, y1 = floor((x + width) * scale + 0.5), floor((y + height) * scale + 0.5)
    return pygame.Rect(x0 + left, y0 + top, x1 - x0, y1 - y0)

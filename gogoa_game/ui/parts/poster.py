"""The title poster: layers that fill a picture of any shape without stretching.

Layers are drawn in the units of a picture 856 high with the sun over its middle. What stands on
the left keeps its distance to the left edge, what stands on the right to the right edge; the sky,
the sea and the beach reach far enough to both sides for the widest screen.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui import theme
from gogoa_game.ui.paint.sprites import rasterised, svg_text

if TYPE_CHECKING:
    from gogoa_game.ui.paint.painter import Painter

Box = tuple[float, float, float, float]

LEFT, TOP, RIGHT, BOTTOM = 28.0, 28.0, 1892.0, 884.0
"""The picture that the layers were drawn for."""
WIDTH, HEIGHT = RIGHT - LEFT, BOTTOM - TOP
MIDDLE, HORIZON = 960.0, 604.0

WIDEST = 2860.0
"""The width that the sky, the sea and the beach fill."""
STRIP_HEIGHT = 560.0
"""How much of the height a strip shows, if its width allows it."""
SMALLEST_SIDE = 0.72
INWARD = 0.19
"""How much of the extra width of a picture the headlands move towards the middle."""
OUTWARD_PALMS = 0.15
"""How much of the width that a narrow picture lacks the palms move out of it."""
EDGE = 3.0
"""How far beyond the picture its layers are drawn."""
BOB_MS, GULL_MS, GLINT_MS = 4000.0, 9000.0, 4000.0
SAIL, FAR_SAIL = (-70.0, 60_000.0), (110.0, 150_000.0)
"""How far a dhow sails from its place, and milliseconds to and fro: what is far is slower."""
GULL_SPEED = 26.0
"""Units a second for a gull of full size."""
UNSEEN = 60.0
"""How far outside the picture gulls turn round."""


_FRAME = re.compile(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"')


class _Side(Enum):
    MIDDLE = auto()
    LEFT = auto()
    RIGHT = auto()


@dataclass(frozen=True, slots=True)
class _Layer:
    sprite: str
    box: Box  # the viewBox of the sprite: where it lies in the picture
    side: _Side = _Side.MIDDLE
    base: float = HORIZON  # the level that keeps its place when the sides shrink
    frames: bool = False  # whether it frames the picture, instead of lying in it


_RAYS = "title_rays"  # the left half of the sky: the right one is its mirror image
_BACK = (
    _Layer("title_clouds", (-480, 290, 2880, 264)),
    _Layer("title_hills_left", (-400, 470, 1060, 140), _Side.LEFT),
    _Layer("title_hills_right", (1270, 470, 1060, 140), _Side.RIGHT),
    _Layer("title_sea", (-480, 602, 2880, 292)),
    _Layer("title_left", (-420, 330, 1150, 570), _Side.LEFT),
    _Layer("title_right", (1240, 276, 1100, 624), _Side.RIGHT),
    _Layer("title_beach", (-480, 744, 2880, 156)),
    _Layer("title_parasol_terra", (542, 684, 168, 188)),
    _Layer("title_parasol_cobalt", (1258, 680, 168, 188)),
    _Layer("title_palms_left", (-90, 130, 520, 770), _Side.LEFT, BOTTOM, frames=True),
    _Layer("title_palms_right", (1500, 130, 520, 770), _Side.RIGHT, BOTTOM, frames=True),
)
_GLINTS = (
    _Layer("title_glints_a", (650, 604, 620, 210)),
    _Layer("title_glints_b", (650, 604, 620, 210)),
)
_DHOW = _Layer("title_dhow", (1030, 500, 262, 174.7))
_WAKE = _Layer("title_dhow_wake", (1024.5, 663.8, 272.9, 46.4))
_FAR_DHOW = _Layer("title_far_dhow", (716, 590, 72.2, 54.6))
_GULLS = ((720.0, 424.0, 1.0), (772.0, 400.0, 0.7), (1240.0, 408.0, 0.8), (838.0, 452.0, 0.6))


def _to_and_fro(ms: float, sail: tuple[float, float]) -> float:
    reach, period = sail
    return reach * (1 - math.cos(math.tau * ms / period)) / 2


@dataclass(frozen=True, slots=True)
class Poster:
    """The poster in the picture `rect` (left, top, width, height in design units).

    With a `window` only that part of the picture shows; `lettered` puts the name of the game on it.
    """

    rect: Box
    window: Box | None = None
    lettered: bool = True

    @classmethod
    def strip(cls, window: Box) -> Poster:
        """The lower part of the poster, without lettering, for a low and wide window."""
        left, top, width, height = window
        unit = max(height / STRIP_HEIGHT, width / WIDEST)
        tall = HEIGHT * unit
        return cls((left, top + height - tall, width, tall), window, False)

    @property
    def shown(self) -> Box:
        """What of the picture shows."""
        return self.window or self.rect

    @property
    def unit(self) -> float:
        """Design units per unit of the drawing."""
        return self.rect[3] / HEIGHT

    @property
    def width(self) -> float:
        """The width of the picture in units of the drawing."""
        return self.rect[2] / self.unit

    def draw(self, painter: Painter, ms: float) -> None:
        """Draws the poster as it is at the time `ms`."""
        painter.ground(("title poster", self), self.shown, self._draw_back)
        with painter.clipped(self.shown):
            slide = 7 * math.sin(math.tau * ms / GLINT_MS)
            for layer, way in zip(_GLINTS, (1, -1), strict=True):
                self._sprite(painter, layer, dx=way * slide)
            bob = math.sin(math.tau * ms / BOB_MS)
            self._sprite(painter, _FAR_DHOW, dx=_to_and_fro(ms, FAR_SAIL), dy=-bob)
            sail = _to_and_fro(ms, SAIL)
            self._sprite(painter, _DHOW, dx=sail, dy=2.5 * bob)
            swing = 4 * math.sin(math.tau * ms / BOB_MS + 1)
            self._sprite(painter, _WAKE, dx=sail + swing)
            if self.lettered:  # a strip has no sky for them
                self._draw_gulls(painter, ms)

    def logo_rect(self) -> Box:
        """Where the lettering goes."""
        wide = min(1204.0, self.width * 0.8)
        tall = wide * 290 / 1434
        left, top, width, _ = self.rect
        # The shadow on the right of the letters does not count for the middle.
        x = left + width / 2 - (wide / 2 - wide * 0.006) * self.unit
        return x, top + 18 * self.unit, wide * self.unit, tall * self.unit

    def _draw_back(self, painter: Painter) -> None:
        self._draw_sky(painter)
        for layer in _BACK:
            self._draw_part(painter, layer)
        if self.lettered:
            painter.sprite("logo", self.logo_rect())
        painter.grain(self.shown)

    def _draw_gulls(self, painter: Painter, ms: float) -> None:
        """They cross the sky, the near and large ones faster than those far away."""
        way = self.width + 2 * UNSEEN
        first = MIDDLE - way / 2
        for index, (x, y, size) in enumerate(_GULLS):
            turn = math.tau * (ms / GULL_MS + index / 4)
            at = first + (x - first + GULL_SPEED * size * ms / 1000) % way
            layer = _Layer("title_gull", (at - 28 * size, y - 18 * size, 58 * size, 36 * size))
            self._sprite(painter, layer, dy=6 * math.sin(turn))

    def _sprite(self, painter: Painter, layer: _Layer, dx: float = 0, dy: float = 0) -> None:
        x, y, wide, tall = self._place(layer)
        painter.sprite(layer.sprite, (x + dx * self.unit, y + dy * self.unit, wide, tall))

    def _draw_sky(self, painter: Painter) -> None:
        """Discs of evening light about the sun, drawn as such: a drawing takes ten times as long.

        The first picture of the program waits for this.
        """
        left, top, width, _ = self.shown
        horizon = self.rect[1] + (HORIZON - TOP) * self.unit
        at = painter.pixels((left, top, width, max(0.0, horizon - top) + self.unit))
        x, y = painter.point((self.rect[0] + self.rect[2] / 2, horizon))
        sun = round(x) - at.left, round(y) - at.top
        scale = self.unit * painter.scale
        sky = pygame.Surface(at.size)
        sky.fill(theme.POSTER_NIGHT)
        for radius, colour in theme.POSTER_GLOW:
            pygame.draw.aacircle(sky, colour, sun, radius * scale)
        half = max(sun[0], at.width - sun[0])
        wide, tall = half / scale, at.height / scale
        rays = self._cut(_RAYS, (MIDDLE - wide, HORIZON - tall, wide, tall), (half, at.height))
        sky.blit(rays, (sun[0] - half, sun[1] - at.height))
        sky.blit(pygame.transform.flip(rays, True, False), (sun[0], sun[1] - at.height))
        for radius, colour in theme.POSTER_SUN:
            pygame.draw.aacircle(sky, colour, sun, radius * scale)
        painter.surface.blit(sky, at)

    def _draw_part(self, painter: Painter, layer: _Layer) -> None:
        """Draws what shows of a layer: rasterising is what the first picture costs."""
        x, y, wide, tall = self._place(layer)
        left, top, width, height = self.shown
        x0, x1 = max(x, left - EDGE), min(x + wide, left + width + EDGE)
        y0, y1 = max(y, top - EDGE), min(y + tall, top + height + EDGE)
        if x0 >= x1 or y0 >= y1:
            return
        if (x0, y0, x1, y1) == (x, y, x + wide, y + tall):
            self._sprite(painter, layer)
            return
        units = layer.box[2] / wide
        box = (
            layer.box[0] + (x0 - x) * units,
            layer.box[1] + (y0 - y) * units,
            (x1 - x0) * units,
            (y1 - y0) * units,
        )
        at = painter.pixels((x0, y0, x1 - x0, y1 - y0))
        image = self._cut(layer.sprite, box, at.size)
        painter.surface.blit(image, image.get_rect(center=at.center))

    def _cut(self, sprite: str, box: Box, size: tuple[int, int]) -> pygame.Surface:
        """A part of a drawing, as large as fits into `size` pixels."""
        frame = 'viewBox="{:.2f} {:.2f} {:.2f} {:.2f}" width="{:.2f}" height="{:.2f}"'
        return rasterised(
            sprite, _FRAME.sub(frame.format(*box, *box[2:]), svg_text(sprite), 1), size
        )

    def _place(self, layer: _Layer) -> Box:
        """The design rectangle of a layer."""
        x, y, wide, tall = layer.box
        left, top, width, _ = self.rect
        unit = self.unit
        if layer.side is _Side.MIDDLE:
            at = left + width / 2 + (x - MIDDLE) * unit, top + (y - TOP) * unit
            return *at, wide * unit, tall * unit
        side = min(max(self.width / WIDTH, SMALLEST_SIDE), 1.0)
        spare = self.width - WIDTH
        inward = min(0.0, spare * OUTWARD_PALMS) if layer.frames else spare * INWARD
        if layer.side is _Side.LEFT:
            x_px = left + (x - LEFT + inward) * side * unit
        else:
            x_px = left + width - (RIGHT - x + inward) * side * unit
        y_px = top + ((y - layer.base) * side + layer.base - TOP) * unit
        return x_px, y_px, wide * side * unit, tall * side * unit

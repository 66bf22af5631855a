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

from gogoa_game.ui.sprites import rasterised, svg_text

if TYPE_CHECKING:
    from gogoa_game.ui.painter import Painter

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
BOB_MS, GULL_MS, GLINT_MS = 4000.0, 9000.0, 4000.0


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
    wide: bool = False  # whether it reaches beyond most pictures: only what shows is rasterised
    frames: bool = False  # whether it frames the picture, instead of lying in it


_BACK = (
    _Layer("title_sky", (-480, 20, 2880, 584), wide=True),
    _Layer("title_hills_left", (-400, 470, 1060, 140), _Side.LEFT),
    _Layer("title_hills_right", (1270, 470, 1060, 140), _Side.RIGHT),
    _Layer("title_sea", (-480, 602, 2880, 292), wide=True),
    _Layer("title_left", (-420, 330, 1150, 570), _Side.LEFT),
    _Layer("title_right", (1240, 276, 1100, 624), _Side.RIGHT),
    _Layer("title_beach", (-480, 744, 2880, 156), wide=True),
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
        painter.layer(("title poster", self), self.shown, self._draw_back)
        with painter.clipped(self.shown):
            slide = 7 * math.sin(math.tau * ms / GLINT_MS)
            for layer, way in zip(_GLINTS, (1, -1), strict=True):
                self._sprite(painter, layer, dx=way * slide)
            bob = math.sin(math.tau * ms / BOB_MS)
            self._sprite(painter, _FAR_DHOW, dy=-bob)
            self._sprite(painter, _DHOW, dy=2.5 * bob)
            self._sprite(painter, _WAKE, dx=4 * math.sin(math.tau * ms / BOB_MS + 1))
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
        for layer in _BACK:
            if layer.wide:
                self._cut_out(painter, layer)
            else:
                self._sprite(painter, layer)
        if self.lettered:
            painter.sprite("logo", self.logo_rect())
        painter.grain(self.shown)

    def _draw_gulls(self, painter: Painter, ms: float) -> None:
        for index, (x, y, size) in enumerate(_GULLS):
            turn = math.tau * (ms / GULL_MS + index / 4)
            layer = _Layer("title_gull", (x - 28 * size, y - 18 * size, 58 * size, 36 * size))
            self._sprite(painter, layer, dx=6 * math.sin(turn), dy=3 * math.sin(2 * turn))

    def _sprite(self, painter: Painter, layer: _Layer, dx: float = 0, dy: float = 0) -> None:
        x, y, wide, tall = self._place(layer)
        painter.sprite(layer.sprite, (x + dx * self.unit, y + dy * self.unit, wide, tall))

    def _cut_out(self, painter: Painter, layer: _Layer) -> None:
        """Draws what shows of a wide layer: rasterising is what the first picture costs."""
        _x, y, wide, tall = layer.box
        half = min(self.width / 2 + 4, wide / 2)
        box = (MIDDLE - half, y, 2 * half, tall)
        frame = 'viewBox="{:.2f} {:g} {:.2f} {:g}" width="{:.2f}" height="{:g}"'
        drawing = _FRAME.sub(frame.format(*box, *box[2:]), svg_text(layer.sprite), 1)
        at = painter.pixels(self._place(_Layer(layer.sprite, box)))
        image = rasterised(layer.sprite, drawing, at.size)
        painter.surface.blit(image, image.get_rect(center=at.center))

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

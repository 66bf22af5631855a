"""The title poster: layers that fill a picture of any shape without stretching.

Layers are drawn in the units of a picture 856 high with the sun over its middle. What stands on
the left keeps its distance to the left edge, what stands on the right to the right edge; the sky,
the sea and the beach reach far enough to both sides for the widest screen.

While nothing but the sea moves, all that stands still is one ground. Only when the sun rises or the
pointer leads the eye aside the layers are put together in every frame.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui import theme
from gogoa_game.ui.animator import out_cubic
from gogoa_game.ui.paint.sprites import rasterised, svg_text
from gogoa_game.ui.parts.posterlayers import (
    BEAM,
    CROWNS,
    DHOW,
    FAR,
    FAR_DHOW,
    GLINTS,
    GULL_DEPTH,
    GULLS,
    HEIGHT,
    HORIZON,
    LEFT,
    LETTERS,
    MIDDLE,
    NEAR,
    RAYS,
    RIGHT,
    SUN_RADIUS,
    TOP,
    WAKE,
    WIDTH,
    Box,
    Layer,
    Side,
)  # fmt: skip

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.ui.paint.painter import Painter

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
SWAY_MS, SWAY_APART, SWAY_STEPS = 4600.0, 0.13, 2
"""How long the first palm takes to and fro, how much longer each other one, and how many half
degrees they lean to either side.
"""
BEAM_MS = 7000.0
"""One turn of the lighthouse."""
PARALLAX = 14.0
"""How far the nearest layer moves aside, in units of the drawing."""
SUNK = 250.0
"""How far below its place the sun begins to rise."""
SUNRISE = 0.8
"""The part of the entrance that it takes."""
FIRST_LETTER, LETTER_AFTER, LETTER_FALLS = 0.2, 0.09, 0.44
"""When letters begin to fall, one after the other, and how long each falls: parts of it, too."""

_FRAME = re.compile(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"')


def _to_and_fro(ms: float, sail: tuple[float, float]) -> float:
    reach, period = sail
    return reach * (1 - math.cos(math.tau * ms / period)) / 2


@dataclass(frozen=True, slots=True)
class Moment:
    """What of the poster moves: its time, how far the entrance has come (0 to 1), where the
    pointer leads the eye (-1 to the left, 1 to the right), how long the wind has blown.
    """

    ms: float = 0.0
    entrance: float = 1.0
    aside: float = 0.0
    wind_ms: float = 0.0

    @property
    def still(self) -> bool:
        """Whether all that usually stands still does."""
        return self.entrance >= 1 and self.aside == 0

    @property
    def sun(self) -> float:
        """How far below its place the sun is, in units of the drawing."""
        return SUNK * (1 - out_cubic(min(1.0, self.entrance / SUNRISE)))

    def letter(self, index: int) -> float:
        """How far a letter has come down to its place, from 0 to 1."""
        begins = FIRST_LETTER + LETTER_AFTER * index
        return out_cubic(min(1.0, max(0.0, (self.entrance - begins) / LETTER_FALLS)))


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

    def draw(self, painter: Painter, moment: Moment) -> None:
        """Draws the poster as it is at a moment."""
        if moment.still:
            painter.ground(("title poster", self), self.shown, self._draw_back)
        with painter.clipped(self.shown):
            if not moment.still:
                self._draw_parts(painter, moment)
            self._draw_sea(painter, moment)
            if self.lettered:  # a strip has no sky for them
                self._draw_beam(painter, moment)
                self._draw_gulls(painter, moment)
            for index, crown in enumerate(CROWNS):
                turn = math.sin(math.tau * moment.wind_ms / (SWAY_MS * (1 + SWAY_APART * index)))
                self._sprite(painter, crown, moment, angle=round(SWAY_STEPS * turn) / 2)

    def _draw_sea(self, painter: Painter, moment: Moment) -> None:
        ms = moment.ms
        slide = 7 * math.sin(math.tau * ms / GLINT_MS)
        for layer, way in zip(GLINTS, (1, -1), strict=True):
            self._sprite(painter, layer, moment, dx=way * slide)
        bob = math.sin(math.tau * ms / BOB_MS)
        self._sprite(painter, FAR_DHOW, moment, dx=_to_and_fro(ms, FAR_SAIL), dy=-bob)
        sail = _to_and_fro(ms, SAIL)
        self._sprite(painter, DHOW, moment, dx=sail, dy=2.5 * bob)
        swing = 4 * math.sin(math.tau * ms / BOB_MS + 1)
        self._sprite(painter, WAKE, moment, dx=sail + swing)

    def _draw_beam(self, painter: Painter, moment: Moment) -> None:
        """The light turns: it is seen as it comes to the left, and then to the right."""
        turn = math.cos(math.tau * moment.ms / BEAM_MS)
        alpha = round(255 * turn * turn)
        if turn >= 0:
            self._sprite(painter, BEAM, moment, alpha=alpha)
        else:
            self._sprite(painter, BEAM, moment, dx=BEAM.box[2], alpha=alpha, angle=180)

    def logo_rect(self) -> Box:
        """Where the lettering goes."""
        wide = min(1204.0, self.width * 0.8)
        tall = wide * 290 / 1434
        left, top, width, _ = self.rect
        # The shadow on the right of the letters does not count for the middle.
        x = left + width / 2 - (wide / 2 - wide * 0.006) * self.unit
        return x, top + 18 * self.unit, wide * self.unit, tall * self.unit

    def _draw_back(self, painter: Painter) -> None:
        """All that stands still, as one picture."""
        if self.lettered:
            self._draw_parts(painter, Moment())
            return
        self._draw_far(painter)
        with painter.clipped(self._above):
            self._draw_sun(painter)
        for layer in NEAR:
            self._draw_part(painter, layer)
        painter.grain(self.shown)

    def _draw_parts(self, painter: Painter, moment: Moment) -> None:
        """The same from layers that can be moved, each with the grain of the paper."""
        painter.ground(("title far", self), self.shown, self._grained(self._draw_far))
        down = (0.0, moment.sun * self.unit)
        with painter.clipped(self._above):
            sun = self._grained(self._draw_sun_alone)
            painter.layer(("title sun", self), self._sun_box, sun, shift=down)
        for layer in NEAR:
            shown = self._cropped(layer)
            if shown is not None:
                draw = self._grained(partial(self._draw_part, layer=layer))
                shift = self._shift(layer.depth, moment), 0.0
                painter.layer(("title part", self, layer.sprite), shown, draw, shift=shift)
        self._draw_letters(painter, moment)

    def _grained(self, draw: Callable[[Painter], None]) -> Callable[[Painter], None]:
        def drawn(painter: Painter) -> None:
            draw(painter)
            left, top, width, height = self.shown
            painter.grain((left - width, top - height, 3 * width, 3 * height))

        return drawn

    def _draw_letters(self, painter: Painter, moment: Moment) -> None:
        """They fall to their places one after the other, from beyond the upper edge."""
        x, y, wide, tall = self.logo_rect()
        above = y + tall - self.rect[1]
        for index, (start, end) in enumerate(pairwise(LETTERS)):
            way = above * (1 - moment.letter(index))
            box = x + start * wide, self.rect[1], (end - start) * wide, self.rect[3]
            if way < above:
                with painter.clipped(box):
                    painter.sprite("logo", (x, y - way, wide, tall))

    def _draw_gulls(self, painter: Painter, moment: Moment) -> None:
        """They cross the sky, the near and large ones faster than those far away."""
        way = self.width + 2 * UNSEEN
        first = MIDDLE - way / 2
        for index, (x, y, size) in enumerate(GULLS):
            turn = math.tau * (moment.ms / GULL_MS + index / 4)
            at = first + (x - first + GULL_SPEED * size * moment.ms / 1000) % way
            box = at - 28 * size, y - 18 * size, 58 * size, 36 * size
            gull = Layer("title_gull", box, depth=GULL_DEPTH)
            self._sprite(painter, gull, moment, dy=6 * math.sin(turn))

    def _sprite(
        self,
        painter: Painter,
        layer: Layer,
        moment: Moment,
        *,
        dx: float = 0,
        dy: float = 0,
        alpha: int = 255,
        angle: float = 0,
    ) -> None:
        x, y, wide, tall = self._place(layer)
        x += dx * self.unit + self._shift(layer.depth, moment)
        painter.sprite(layer.sprite, (x, y + dy * self.unit, wide, tall), alpha=alpha, angle=angle)

    def _shift(self, depth: float, moment: Moment) -> float:
        """How far something moves aside: the way that the pointer does not go."""
        return -moment.aside * depth * PARALLAX * self.unit

    def _draw_far(self, painter: Painter) -> None:
        self._draw_sky(painter)
        for layer in FAR:
            self._draw_part(painter, layer)

    def _draw_sky(self, painter: Painter) -> None:
        """Discs of evening light about the sun, drawn as such: a drawing takes ten times as long.

        The first picture of the program waits for this.
        """
        left, top, width, height = self._above
        at = painter.pixels((left, top, width, height + self.unit))
        x, y = painter.point((self.rect[0] + self.rect[2] / 2, top + height))
        sun = round(x) - at.left, round(y) - at.top
        scale = self.unit * painter.scale
        sky = pygame.Surface(at.size)
        sky.fill(theme.POSTER_NIGHT)
        for radius, colour in theme.POSTER_GLOW:
            pygame.draw.aacircle(sky, colour, sun, radius * scale)
        half = max(sun[0], at.width - sun[0])
        wide, tall = half / scale, at.height / scale
        rays = self._cut(RAYS, (MIDDLE - wide, HORIZON - tall, wide, tall), (half, at.height))
        sky.blit(rays, (sun[0] - half, sun[1] - at.height))
        sky.blit(pygame.transform.flip(rays, True, False), (sun[0], sun[1] - at.height))
        painter.surface.blit(sky, at)

    @property
    def _above(self) -> Box:
        """What shows above the horizon; without any height where that is nothing."""
        left, top, width, _ = self.shown
        horizon = self.rect[1] + (HORIZON - TOP) * self.unit
        return left, min(top, horizon), width, max(0.0, horizon - top)

    @property
    def _sun_box(self) -> Box:
        radius = SUN_RADIUS * self.unit
        x, y = self.rect[0] + self.rect[2] / 2, self.rect[1] + (HORIZON - TOP) * self.unit
        return x - radius, y - radius, 2 * radius, 2 * radius

    def _draw_sun(self, painter: Painter) -> None:
        """The whole disc, of which only what is above the horizon is to be shown."""
        left, top, wide, tall = self._sun_box
        middle = painter.point((left + wide / 2, top + tall / 2))
        for radius, colour in theme.POSTER_SUN:
            pygame.draw.aacircle(
                painter.surface, colour, middle, radius * self.unit * painter.scale
            )

    def _draw_sun_alone(self, painter: Painter) -> None:
        """The same on nothing: its own colour about it, or its edge would be dark."""
        painter.surface.fill((*theme.POSTER_SUN[0][1][:3], 0))
        self._draw_sun(painter)

    def _cropped(self, layer: Layer) -> Box | None:
        """What of a layer may show, wherever the pointer is: left, top, width, height."""
        x, y, wide, tall = self._place(layer)
        left, top, width, height = self.shown
        aside = EDGE + layer.depth * PARALLAX * self.unit
        x0, x1 = max(x, left - aside), min(x + wide, left + width + aside)
        y0, y1 = max(y, top - EDGE), min(y + tall, top + height + EDGE)
        return None if x0 >= x1 or y0 >= y1 else (x0, y0, x1 - x0, y1 - y0)

    def _draw_part(self, painter: Painter, layer: Layer) -> None:
        """Draws what shows of a layer: rasterising is what the first picture costs."""
        shown = self._cropped(layer)
        if shown is None:
            return
        x, y, wide, tall = self._place(layer)
        if shown == (x, y, wide, tall):
            painter.sprite(layer.sprite, shown)
            return
        x0, y0 = shown[:2]
        units = layer.box[2] / wide
        box = (
            layer.box[0] + (x0 - x) * units,
            layer.box[1] + (y0 - y) * units,
            shown[2] * units,
            shown[3] * units,
        )
        at = painter.pixels(shown)
        image = self._cut(layer.sprite, box, at.size)
        painter.surface.blit(image, image.get_rect(center=at.center))

    def _cut(self, sprite: str, box: Box, size: tuple[int, int]) -> pygame.Surface:
        """A part of a drawing, as large as fits into `size` pixels."""
        frame = 'viewBox="{:.2f} {:.2f} {:.2f} {:.2f}" width="{:.2f}" height="{:.2f}"'
        return rasterised(
            sprite, _FRAME.sub(frame.format(*box, *box[2:]), svg_text(sprite), 1), size
        )

    def _place(self, layer: Layer) -> Box:
        """The design rectangle of a layer."""
        x, y, wide, tall = layer.box
        left, top, width, _ = self.rect
        unit = self.unit
        if layer.side is Side.MIDDLE:
            at = left + width / 2 + (x - MIDDLE) * unit, top + (y - TOP) * unit
            return *at, wide * unit, tall * unit
        side = min(max(self.width / WIDTH, SMALLEST_SIDE), 1.0)
        spare = self.width - WIDTH
        inward = min(0.0, spare * OUTWARD_PALMS) if layer.frames else spare * INWARD
        if layer.side is Side.LEFT:
            x_px = left + (x - LEFT + inward) * side * unit
        else:
            x_px = left + width - (RIGHT - x + inward) * side * unit
        y_px = top + ((y - layer.base) * side + layer.base - TOP) * unit
        return x_px, y_px, wide * side * unit, tall * side * unit

"""What a curtain is painted with: a sky about a low sun, a country for each token, a bench."""

from __future__ import annotations

import math
import re
from functools import cache
from typing import TYPE_CHECKING

import pygame

from gogoa_game.scenes.curtain.layout import POST_WIDE, SEAT, TALL, CurtainLayout
from gogoa_game.ui import theme
from gogoa_game.ui.paint.rays import draw_rays
from gogoa_game.ui.paint.sprites import svg_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

Box = tuple[float, float, float, float]

_VIEW = re.compile(r'viewBox="([^"]+)"')

SUN: Point = (372.0, 700.0)
RAYS, RAY_HALF, RAY_REACH, RAY_ALPHA = 18, 2.6, 2600.0, 0.12
DHOW: Box = (968, 572, 250, 203)
STARS = (
    (1150, 64, 9), (1330, 118, 6), (1560, 70, 10), (1700, 190, 6), (1420, 36, 5), (1010, 110, 6),
    (1820, 300, 7), (1600, 240, 5),
)  # fmt: skip
CLOUDS = ((560, 420, 1.0, 0.55), (20, 360, 0.68, 0.55), (1190, 500, 1.15, 0.28))
GULLS = ((690, 330, 1.0), (752, 300, 0.7), (634, 388, 0.6), (1262, 452, 0.8))
TILE = 77.0
SLAB = 54.0


def draw_ground(painter: Painter, token: str, layout: CurtainLayout) -> None:
    """Fills the stage with everything that does not move, as one cached picture."""

    def draw(layer: Painter) -> None:
        _draw_sky(layer, theme.CURTAIN_SKY[token], layout)
        _sprite(layer, f"curtain_{token}_land", layout, layout.sunward)
        if token == "boat" and layout.roomy:
            x, y, wide, tall = DHOW
            layer.sprite("dhow", layout.rect(x + layout.outward / 2, y, wide, tall))
        _sprite(layer, f"curtain_{token}_right", layout, layout.outward)
        edge = min(0.0, layout.outward * 0.1)  # on a narrow stage they stand half outside
        _sprite(layer, "curtain_palm_left", layout, edge)
        _sprite(layer, "curtain_palm_right", layout, layout.outward - edge / 2)
        _draw_bench(layer, layout)
        layer.grain((0, 0, *layer.size))

    painter.ground(("curtain", token), (0, 0, *painter.size), draw)


def draw_front(painter: Painter, token: str, layout: CurtainLayout) -> None:
    """What lies before the token: sand, dust or foam at its foot, and dark leaves."""
    _sprite(painter, f"curtain_{token}_front", layout, layout.sunward)
    _sprite(painter, "curtain_leaves", layout, min(0.0, layout.outward * 0.1))


def _sprite(painter: Painter, name: str, layout: CurtainLayout, dx: float) -> None:
    """A drawing where it stands in the picture, `dx` units beside it."""
    left, top, wide, tall = _shown(name)
    painter.sprite(name, layout.rect(left + dx, top, wide, tall))


@cache
def _shown(name: str) -> Box:
    """The part of the picture that a drawing shows."""
    found = _VIEW.search(svg_text(name))
    assert found is not None, name  # sprites without one cannot be drawn at all
    left, top, wide, tall = map(float, found[1].split())
    return left, top, wide, tall


def _draw_sky(painter: Painter, sky: theme.Sky, layout: CurtainLayout) -> None:
    surface, scale = painter.surface, layout.unit * painter.scale
    painter.fill((0, 0, *painter.size), sky.night)
    sun = layout.at(SUN[0] + layout.sunward, SUN[1])
    middle = painter.point(sun)
    for radius, colour in sky.glow:
        pygame.draw.aacircle(surface, colour, middle, radius * scale)
    light = theme.fade(sky.ray, RAY_ALPHA)
    draw_rays(painter, sun, RAYS, RAY_HALF, RAY_REACH * layout.unit, light)
    for x, y, radius in STARS:
        _draw_star(painter, layout.at(x + layout.outward, y), radius * layout.unit)
    for radius, colour in theme.CURTAIN_SUN:
        pygame.draw.aacircle(surface, colour, middle, radius * scale)
    for x, y, size, alpha in CLOUDS:
        _draw_cloud(painter, layout.rect(x + layout.sunward, y, 274 * size, 60 * size), sky, alpha)
    for x, y, size in GULLS if layout.roomy else GULLS[2:3]:  # where a long name leaves them room
        wide, tall = 58 * size, 36 * size
        box = layout.rect(x + layout.sunward - wide / 2, y - tall / 2, wide, tall)
        painter.sprite("title_gull", box)


def _draw_cloud(painter: Painter, rect: pygame.FRect, sky: theme.Sky, alpha: float) -> None:
    """A cloud in the colour of the evening."""
    at = painter.pixels(rect)
    cloud = painter.sprites.get("curtain_cloud", at.width, at.height).copy()
    cloud.fill(theme.fade(sky.cloud, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    painter.surface.blit(cloud, at)


def _draw_star(painter: Painter, at: Point, radius: float) -> None:
    near = radius * 0.22
    points: Sequence[Point] = [
        (
            at[0] + (radius if k % 2 == 0 else near * 1.41) * math.sin(k * math.pi / 4),
            at[1] - (radius if k % 2 == 0 else near * 1.41) * math.cos(k * math.pi / 4),
        )
        for k in range(8)
    ]
    painter.polygon(points, theme.CURTAIN_STAR)


def _draw_bench(painter: Painter, layout: CurtainLayout) -> None:
    """The tiled front, its glazed picture, the seat, and the post that carries the day."""
    left, right = layout.seat, layout.width
    front = layout.rect(left - 20, SEAT + 40, right - left + 20, TALL - SEAT - 40)
    painter.fill(front, theme.COBALT)
    side = TILE * layout.unit
    for row in range(math.ceil((TALL - SEAT - 52) / TILE)):
        for column in range(math.ceil((right - left) / TILE)):
            at = layout.rect(left + column * TILE, SEAT + 52 + row * TILE, TILE, TILE)
            painter.sprite("azulejo_square", (at.left, at.top, side + 1, side + 1))
    painter.fill(front, theme.fade(theme.SEAT_SHADE, 0.58))
    painter.fill(layout.rect(left, SEAT + 52, right - left, 16), theme.fade(theme.INK, 0.3))
    if layout.roomy:
        painter.sprite("bench_panel", layout.rect(left + 20, 888, 332, 168))
    painter.fill(layout.rect(left - 10, SEAT - 2, right - left + 30, SLAB + 4), theme.INK)
    painter.fill(layout.rect(left - 10, SEAT + 2, right - left + 30, SLAB - 4), theme.CARD)
    painter.fill(layout.rect(left, SEAT + 40, right - left, 10), theme.OCHRE)
    painter.sprite("bench_post", layout.rect(layout.post - 22, SEAT - 150, 240, 418))
    tile = layout.rect(layout.post + 25, SEAT + 58, POST_WIDE - 58, POST_WIDE - 58)
    painter.sprite("day_tile", tile)

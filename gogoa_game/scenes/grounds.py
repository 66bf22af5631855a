"""What lies behind the scenes around a game: paper with a sun's rays, and a wall of tiles."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui import theme

if TYPE_CHECKING:
    from gogoa_game.ui.painter import Painter
    from gogoa_game.ui.stage import Point, RectLike

TILE = 120
"""The width of a wall tile, in design units."""
WALL_TONE = (22, 64, 138, 205)
"""What dims the wall, so that whatever hangs on it leads."""
RAYS = 18
VEIL = theme.fade(theme.INK, 0.62)
"""Over the scene below a dialog."""


def draw_border_paper(painter: Painter) -> None:
    """The whole stage as plain paper, for the border of a poster. To be drawn in a layer."""
    whole = (0, 0, *painter.size)
    painter.fill(whole, theme.CARD)
    painter.grain(whole)


def draw_rayed_paper(painter: Painter, rect: RectLike, sun: Point) -> None:
    """Paper with the rays of a sun at `sun`, printed once."""

    def draw(layer: Painter) -> None:
        layer.fill(rect, theme.PAPER)
        far = rect[2] + rect[3]
        for k in range(RAYS):
            start, end = (math.tau * (k + part) / RAYS for part in (0.0, 0.5))
            tips = [(sun[0] + far * math.cos(a), sun[1] + far * math.sin(a)) for a in (start, end)]
            points = [layer.point(p) for p in (sun, *tips)]
            pygame.draw.polygon(layer.surface, theme.RAY, points)
        layer.grain(rect)

    painter.layer(("rayed paper", sun), rect, draw)


def draw_tile_wall(painter: Painter) -> None:
    """The whole stage as a wall of blue tiles, with a tile's middle in the middle."""
    width, height = painter.size

    def draw(layer: Painter) -> None:
        left = width / 2 - TILE * math.ceil(width / 2 / TILE)
        top = height / 2 - TILE * math.ceil(height / 2 / TILE)
        for row in range(math.ceil((height - top) / TILE)):
            for column in range(math.ceil((width - left) / TILE)):
                at = layer.pixels((left + column * TILE, top + row * TILE, TILE, TILE))
                tile = layer.sprites.get("azulejo_square", at.width, at.height)
                layer.surface.blit(tile, at)
        layer.fill((0, 0, width, height), WALL_TONE)
        layer.grain((0, 0, width, height))

    painter.layer("tile wall", (0, 0, width, height), draw)


def draw_heading(painter: Painter, text: str, left: float, middle: float, right: float) -> None:
    """A heading in capitals with the red rule under it, from `left` to `right`."""
    painter.text(
        text, (left, middle), size=theme.NAME, face=theme.DISPLAY, anchor="midleft",
        fit=right - left,
    )  # fmt: skip
    under = middle + theme.NAME * 0.75
    painter.line((left, under), (right, under), theme.TERRA, 5)

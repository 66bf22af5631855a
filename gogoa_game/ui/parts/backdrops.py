"""What lies behind the scenes around a game: border paper, a wall of tiles, a veil."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from gogoa_game.ui import theme

if TYPE_CHECKING:
    from gogoa_game.ui.paint.painter import Painter

TILE = 120
"""The width of a wall tile, in design units."""
WALL_TONE = theme.fade(theme.SLOT, 0.8)
"""What dims the wall, so that whatever hangs on it leads."""
VEIL = theme.fade(theme.INK, 0.62)
"""Over the scene below a dialog."""


def draw_border_paper(painter: Painter) -> None:
    """The whole stage as plain paper, for the border of a poster. To be drawn in a layer."""
    whole = (0, 0, *painter.size)
    painter.fill(whole, theme.CARD)
    painter.grain(whole)


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

    painter.ground("tile wall", (0, 0, width, height), draw)


def draw_heading(painter: Painter, text: str, left: float, middle: float, right: float) -> None:
    """A heading in capitals with the red rule under it, from `left` to `right`."""
    painter.text(
        text, (left, middle), size=theme.NAME, face=theme.DISPLAY, anchor="midleft",
        fit=right - left,
    )  # fmt: skip
    under = middle + theme.NAME * 0.75
    painter.line((left, under), (right, under), theme.TERRA, 5)

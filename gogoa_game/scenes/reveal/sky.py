"""The evening sky behind the lanes: flat rings of light round a sun that sets below them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui import theme

if TYPE_CHECKING:
    from pygame import FRect

    from gogoa_game.ui.paint.painter import Painter

SUN = (0.49, 1.037)
"""Where the sun sets, in the width and the height of the panel."""
CLOUDS = ((0.756, 0.037, 0.202), (0.703, 0.059, 0.138), (0.862, 0.074, 0.117))
"""Left, height and length of the clouds: in widths, heights and widths of the panel."""
CLOUD = 0.014
GULLS = ((0.618, 0.0685, 1.0), (0.675, 0.0574, 0.75), (0.575, 0.05, 0.6))


def draw_dusk(painter: Painter, panel: FRect) -> None:
    """Fills the panel with the evening sky; a cached layer."""
    painter.ground(("dusk",), panel, lambda layer: _draw_dusk(layer, panel))


def _draw_dusk(painter: Painter, panel: FRect) -> None:
    unit = panel.height / 1080
    painter.fill(panel, theme.DUSK)
    x, y = painter.point((panel.left + SUN[0] * panel.width, panel.top + SUN[1] * panel.height))
    with painter.clipped(panel):
        for radius, colour in theme.DUSK_GLOW:
            pygame.draw.aacircle(painter.surface, colour, (x, y), radius * unit * painter.scale)
        for left, top, wide in CLOUDS:
            tall = CLOUD * panel.height
            bar = (
                panel.left + left * panel.width,
                panel.top + top * panel.height - tall / 2,
                wide * panel.width,
                tall,
            )
            painter.rounded(bar, tall / 2, theme.DUSK_GLOW[0][1])
    painter.grain(panel)


def draw_gulls(painter: Painter, panel: FRect, left: float) -> None:
    """Three gulls beside the title, if it leaves them room right of `left`."""
    unit = panel.height / 1080
    for across, down, size in GULLS:
        x, y = panel.left + across * panel.width, panel.top + down * panel.height
        k = size * unit
        if x - 20 * k < left:
            continue
        for side in (-1, 1):
            wing = [
                (x + side * 18 * k * t, y - 16 * k * t * (1 - t) * 1.4 - 4 * k * t)
                for t in (i / 6 for i in range(7))
            ]
            painter.lines(wing, theme.CARD, 4 * k + 1)

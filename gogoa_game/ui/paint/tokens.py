"""The travellers' tokens: any of the six shapes in any of the six colours."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from gogoa_game.ui.paint.cache import ByteLru, blit_faded, surface_bytes
from gogoa_game.ui.paint.sprites import rasterised, svg_text
from gogoa_game.ui.theme import BLACK, CARD, INK, TOKEN_COLOUR, TOKEN_SHADE, WHITE, Colour

if TYPE_CHECKING:
    import pygame

    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

# Shapes with an ink eye, which has to turn light on a dark skin.
_EYED = ("elephant", "fish")
_DARK = 96
"""Luma (0..255) under which a colour counts as dark."""

SURFACE_BYTES = 3_000_000
_SURFACES: ByteLru[pygame.Surface] = ByteLru(SURFACE_BYTES)


def _code(colour: Colour) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


def _luma(colour: Colour) -> float:
    return 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2]


def _shade(colour: Colour) -> Colour:
    """The second flat tone: darker, or lighter where darker would not show."""
    if _luma(colour) < _DARK / 2:
        return _mixed(colour, WHITE, 0.28)
    return _mixed(colour, BLACK, 0.24)


def _mixed(a: Colour, b: Colour, share: float) -> Colour:
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


@cache
def token_svg(token: str, colour: str) -> str:
    """The drawing of the shape `token` in the player colour `colour` (both of theme.TOKENS)."""
    drawing = svg_text(f"token_{token}")
    paint = TOKEN_COLOUR[colour]
    if token in TOKEN_SHADE and token != colour:
        drawing = drawing.replace(_code(TOKEN_SHADE[token]), _code(_shade(paint)))
    drawing = drawing.replace(_code(TOKEN_COLOUR[token]), _code(paint))
    if token in _EYED and _luma(paint) < _DARK:
        lines = drawing.splitlines()
        drawing = "\n".join(
            line.replace(_code(INK), _code(CARD)) if "<circle" in line else line for line in lines
        )
    return drawing


def token_surface(token: str, colour: str, px: int) -> pygame.Surface:
    """The token as a square surface of `px` pixels (at least 1). Raises AssetError."""
    key = (token, colour, px)
    kept = _SURFACES.get(key)
    if kept is not None:
        return kept
    made = rasterised(f"token_{token}", token_svg(token, colour), (px, px))
    return _SURFACES.put(key, made, surface_bytes(made))


def draw_token(
    painter: Painter, token: str, colour: str, center: Point, size: float, *, alpha: int = 255
) -> None:
    """Draws a token `size` design units wide about `center`, with its cream halo and ink rim."""
    image = token_surface(token, colour, max(1, round(size * painter.scale)))
    x, y = painter.point(center)
    wide, tall = image.get_size()
    at = round(x - wide / 2), round(y - tall / 2)
    blit_faded(painter.surface, image, at, alpha)

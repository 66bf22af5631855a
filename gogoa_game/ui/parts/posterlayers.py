"""What the title poster is made of: its layers, where they lie in it, and how near they are."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

Box = tuple[float, float, float, float]

LEFT, TOP, RIGHT, BOTTOM = 28.0, 28.0, 1892.0, 884.0
"""The picture that the layers were drawn for."""
WIDTH, HEIGHT = RIGHT - LEFT, BOTTOM - TOP
MIDDLE, HORIZON = 960.0, 604.0


class Side(Enum):
    """Which edge of the picture a layer keeps its distance to."""

    MIDDLE = auto()
    LEFT = auto()
    RIGHT = auto()


@dataclass(frozen=True, slots=True)
class Layer:
    """A sprite and its place. The `base` is the level that stays where the sides shrink.

    What is nearer has more `depth`, from 0 to 1, and moves more when the pointer does. What
    `frames` the picture stands before it, instead of lying in it.
    """

    sprite: str
    box: Box
    side: Side = Side.MIDDLE
    base: float = HORIZON
    depth: float = 0.0
    frames: bool = False


def _crown(sprite: str, x: float, y: float, size: float, side: Side) -> Layer:
    """The crown of a palm, which turns about (x, y)."""
    wide, tall = 220 * size, 210 * size
    return Layer(sprite, (x - wide / 2, y - tall / 2, wide, tall), side, BOTTOM, 1.0, frames=True)


RAYS = "title_rays"  # the left half of the sky: the right one is its mirror image
SUN_RADIUS = 264.0
FAR = (
    Layer("title_clouds", (-480, 290, 2880, 264)),
    Layer("title_hills_left", (-400, 470, 1060, 140), Side.LEFT),
    Layer("title_hills_right", (1270, 470, 1060, 140), Side.RIGHT),
    Layer("title_sea", (-480, 602, 2880, 292)),
)
"""What stands still with the sky, the farthest first."""
NEAR = (
    Layer("title_left", (-420, 330, 1150, 570), Side.LEFT, depth=0.42),
    Layer("title_right", (1240, 276, 1100, 624), Side.RIGHT, depth=0.42),
    Layer("title_beach", (-480, 744, 2880, 156), depth=0.66),
    Layer("title_parasol_terra", (542, 684, 168, 188), depth=0.7),
    Layer("title_parasol_cobalt", (1258, 680, 168, 188), depth=0.7),
    Layer("title_palms_left", (-90, 300, 520, 600), Side.LEFT, BOTTOM, 1.0, frames=True),
    Layer("title_palms_right", (1500, 300, 520, 600), Side.RIGHT, BOTTOM, 1.0, frames=True),
)
"""What stands still before it, unless the pointer moves it."""
GLINTS = (
    Layer("title_glints_a", (650, 604, 620, 210), depth=0.28),
    Layer("title_glints_b", (650, 604, 620, 210), depth=0.28),
)
DHOW = Layer("title_dhow", (1030, 500, 262, 174.7), depth=0.4)
WAKE = Layer("title_dhow_wake", (1024.5, 663.8, 272.9, 46.4), depth=0.4)
FAR_DHOW = Layer("title_far_dhow", (716, 590, 72.2, 54.6), depth=0.24)
BEAM = Layer("title_beam", (1010, 236.6, 620, 120), Side.RIGHT, depth=0.42)
"""The light of the lighthouse to the left; turned round, it begins where this one does."""
GULLS = ((720.0, 424.0, 1.0), (772.0, 400.0, 0.7), (1240.0, 408.0, 0.8), (838.0, 452.0, 0.6))
GULL_DEPTH = 0.2
CROWNS = (
    _crown("title_crown_small", 84, 520, 1.45, Side.LEFT),
    _crown("title_crown_large", 186, 312, 2.1, Side.LEFT),
    _crown("title_crown_small", 1868, 560, 1.45, Side.RIGHT),
    _crown("title_crown_large", 1806, 330, 2.1, Side.RIGHT),
)
LETTERS = (0.0, 0.1904, 0.4038, 0.6056, 0.7901, 1.0)
"""The edges of the five letters in the lettering, in its widths."""

"""The picture of a new day: the sun with its points, the hills it rises behind, a village."""

# ruff: noqa: E501  (the paths of drawings are what they are)

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from drawing import palette as p
from drawing.shapes import n, path
from make_poster import house, sprite

from staging.parts import road_palm

if TYPE_CHECKING:
    from drawing.files import View
    from drawing.shapes import Shapes

RADIUS, POINTS = 300.0, 32
LEFT, RIGHT, FOOT = -340, 2260, 328
"""The widest stage shows so much of the hills; the picture is 328 high."""


def sun() -> Shapes:
    """The disc in three tones, with points of sun and of terra by turns."""
    x = y = RADIUS + 72
    made = []
    for k in range(POINTS):
        a = math.radians(360 / POINTS * (k + 0.5))
        reach = RADIUS + (64 if k % 2 else 44)
        spots = [(x + r * math.cos(a + d), y + r * math.sin(a + d)) for r, d in ((RADIUS + 8, -0.078), (reach, 0.0), (RADIUS + 8, 0.078))]  # fmt: skip
        data = "M" + " L".join(f"{n(px)} {n(py)}" for px, py in spots) + " Z"
        made.append(f'<path d="{data}" fill="{p.SUN if k % 2 else p.TERRA}" stroke="{p.INK}" stroke-width="4" stroke-linejoin="round"/>')  # fmt: skip
    for radius, fill in ((RADIUS + 5, p.INK), (RADIUS, p.SUN), (RADIUS - 24, "#FFE6A3"), (RADIUS - 44, "#FFF3CC")):  # fmt: skip
        made.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"/>')
    return made


def hills() -> Shapes:
    """Three rows of hills, far to near, open in the middle where the sun stands."""
    h = FOOT
    return [
        path(f"M{LEFT} {h} V{h - 96} C-220 {h - 130} -100 {h - 60} 0 {h - 78} C120 {h - 120} 220 {h - 96} 330 {h - 70} C460 {h - 112} 560 {h - 128} 680 {h - 84} C740 {h - 56} 820 {h - 58} 900 {h - 50} C980 {h - 44} 1100 {h - 46} 1190 {h - 62} C1300 {h - 116} 1400 {h - 70} 1500 {h - 84} C1640 {h - 124} 1780 {h - 120} 1920 {h - 90} C2040 {h - 70} 2160 {h - 120} {RIGHT} {h - 100} V{h} Z", "#8C86B4"),
        path(f"M{LEFT} {h} V{h - 60} C-240 {h - 84} -100 {h - 30} 0 {h - 40} C140 {h - 78} 300 {h - 70} 440 {h - 44} C560 {h - 84} 700 {h - 80} 820 {h - 40} C900 {h - 20} 1000 {h - 30} 1100 {h - 52} C1240 {h - 84} 1380 {h - 60} 1500 {h - 40} C1640 {h - 70} 1800 {h - 72} 1920 {h - 48} C2060 {h - 30} 2160 {h - 70} {RIGHT} {h - 60} V{h} Z", p.FRESH),
        path(f"M{LEFT} {h} V{h - 30} C-200 {h - 50} -100 {h - 10} 0 {h - 14} C200 {h - 44} 380 {h - 36} 560 {h - 12} C700 {h - 44} 820 {h - 38} 960 {h - 14} C1100 {h - 40} 1260 {h - 44} 1420 {h - 20} C1600 {h - 46} 1780 {h - 40} 1920 {h - 18} C2060 {h - 10} 2160 {h - 44} {RIGHT} {h - 30} V{h} Z", p.PALM),
    ]  # fmt: skip


def village() -> Shapes:
    """A church, houses and palms at the left of the picture."""
    h = FOOT
    palms = ((282, h - 140, 0.52, 10, 110), (590, h - 160, 0.58, -14, 140), (636, h - 104, 0.40, 8, 84), (36, h - 190, 0.8, 20, 200), (112, h - 140, 0.56, -12, 130))  # fmt: skip
    return [
        *sprite("church", 300, h - 226, 0.742),
        *house(214, h - 38, 0.86, p.SUN, p.OCHRE),
        *house(500, h - 40, 0.74, "#F4D3C0", "#DDA98F"),
        *house(150, h - 26, 0.6, "#DCE8F2", "#B8CCE2"),
        *(shape for at in palms for shape in road_palm(*at)),
    ]


def grove() -> Shapes:
    """The palms at the right end."""
    h = FOOT
    palms = ((1888, h - 150, 0.62, -16, 150), (1830, h - 108, 0.42, 8, 104))
    return [shape for at in palms for shape in road_palm(*at)]


LAYERS: dict[str, tuple[View, Shapes]] = {
    "day_sun": ((0, 0, 744, 744), sun()),
    "day_hills": ((LEFT, FOOT - 140, RIGHT - LEFT, 140), hills()),
    "day_village": ((-60, FOOT - 250, 780, 250), village()),
    "day_grove": ((1760, FOOT - 220, 220, 220), grove()),
}

"""The tiled seat of a Goan porch, which dice lie on: its post, its glazed picture, the day."""

# ruff: noqa: E501  (the paths of drawings are what they are)

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from drawing import palette as p
from drawing.palms import palm
from drawing.shapes import box, line, n, path

if TYPE_CHECKING:
    from drawing.files import View
    from drawing.shapes import Shapes

GLAZED, PALE = "#F4F7F8", "#7FA9DC"


def inked(data: str, fill: str, width: float = 4) -> str:
    """A path with an outline of ink."""
    return f'<path d="{data}" fill="{fill}" stroke="{p.INK}" stroke-width="{n(width)}" stroke-linejoin="round"/>'


def post() -> Shapes:
    """The post with its cap and finial; its left edge stands at 0, the seat at 150."""
    w, y, x = 196, 150, 98
    return [
        inked(f"M0 {y - 16} H{w} V440 H0 Z", p.CARD),
        box(w - 38, y - 14, 36, 460, "#E4D9E6"),
        inked(f"M-18 {y - 50} H{w + 18} V{y - 14} H-18 Z", p.CARD),
        box(-16, y - 26, w + 32, 10, p.OCHRE),
        inked(f"M{x - 52} {y - 52} H{x + 52} L{x + 34} {y - 72} H{x - 34} Z", p.CARD),
        inked(f"M{x} 4 C{x + 12} 18 {x + 44} 30 {x + 40} {y - 96} C{x + 38} {y - 80} {x + 22} {y - 72} {x} {y - 72} C{x - 22} {y - 72} {x - 38} {y - 80} {x - 40} {y - 96} C{x - 44} 30 {x - 12} 18 {x} 4 Z", p.CARD),
        path(f"M{x + 2} 9 C{x + 14} 22 {x + 42} 32 {x + 37} {y - 96} C{x + 35} {y - 82} {x + 24} {y - 76} {x + 4} {y - 74} C{x + 22} {y - 96} {x + 14} 26 {x + 2} 9 Z", "#E4D9E6"),
    ]  # fmt: skip


def panel() -> Shapes:
    """Eight tiles with the bay as a painter of tiles would glaze it."""
    wide, tall, x, y = 328, 164, 204, 108
    made = [box(0, 0, wide, tall, "#DCE8F2")]
    for k in range(15):
        a, b = math.radians(180 + k * 12 + 2), math.radians(180 + k * 12 + 8)
        corners = [(x + r * math.cos(t), y + r * math.sin(t)) for r, t in ((58, a), (300, a), (300, b), (58, b))]  # fmt: skip
        made.append(path("M" + " L".join(f"{cx:.0f} {cy:.0f}" for cx, cy in corners) + " Z", "#B4CCE8"))  # fmt: skip
    made += [
        f'<circle cx="{x}" cy="{y}" r="52" fill="{GLAZED}" stroke="{p.AZUL}" stroke-width="5"/>',
        path(f"M0 {y} V{y - 26} C40 {y - 52} 90 {y - 46} 150 {y} Z M{wide} {y} V{y - 38} C{wide - 30} {y - 50} {wide - 60} {y - 30} {wide - 86} {y} Z", p.AZUL),
        box(0, y, wide, 80, p.COBALT),
        *(line(f"M{left} {y + low} q{n(w / 4)} -8 {n(w / 2)} 0 t{n(w / 2)} 0", GLAZED if i in (0, 1, 4) else PALE, 4) for i, (left, low, w) in enumerate(((150, 16, 110), (168, 28, 76), (30, 20, 60), (262, 24, 56), (140, 42, 90), (250, 44, 70), (52, 40, 56)))),
        f'<g transform="translate({x - 66} {y - 74}) scale(.62)">',
        path("M14 96 C60 104 136 104 178 82 C172 112 156 126 132 126 H60 C36 126 20 114 14 96 Z", p.INK),
        path("M84 94 C90 60 112 24 172 4 C176 44 160 76 138 92 Z", p.COBALT),
        path("M110 92 C118 62 134 34 168 10 C170 46 158 74 138 92 Z M74 92 C66 66 52 48 34 38 C36 62 46 82 58 92 Z", p.AZUL),
        "</g>",
        *(shape.replace(p.OCHRE, p.INK) for shape in palm(66, 62, 0.74, -14, 110, p.Greens(p.COBALT, p.COBALT, p.AZUL, p.COBALT, p.INK), 8)),
    ]  # fmt: skip
    # The rim of the panel covers what reaches over it, then the joints of the tiles.
    for left, top, w, h in ((0, 0, wide, 12), (0, tall - 12, wide, 12), (0, 0, 12, tall), (wide - 12, 0, 12, tall)):  # fmt: skip
        made.append(box(left, top, w, h, GLAZED))
    joints = " ".join(f"M{wide * i // 4} 2 V{tall - 2}" for i in (1, 2, 3))
    made.append(f'<path d="{joints} M2 {tall // 2} H{wide - 2}" fill="none" stroke="{GLAZED}" stroke-width="2.5" opacity=".8"/>')  # fmt: skip
    made.append(f'<rect x="8" y="8" width="{wide - 16}" height="{tall - 16}" fill="none" stroke="{p.COBALT}" stroke-width="4"/>')  # fmt: skip
    made.append(f'<rect x="0" y="0" width="{wide}" height="{tall}" fill="none" stroke="{p.INK}" stroke-width="4"/>')  # fmt: skip
    return made


def day_tile() -> Shapes:
    """Today's tile: a sun of laterite rays round a card; the number is set by the game."""
    size = 138.0
    middle = size / 2
    made = [f'<rect x="2" y="2" width="{size - 4:g}" height="{size - 4:g}" fill="{p.SUN}" stroke="{p.INK}" stroke-width="4"/>']  # fmt: skip
    for k in range(20):
        a = math.radians(18 * k)
        points = [(middle + size * r * math.cos(a + d), middle + size * r * math.sin(a + d)) for r, d in ((0.3, -0.05), (0.455, 0.0), (0.3, 0.05))]  # fmt: skip
        data = "M" + " L".join(f"{n(x)} {n(y)}" for x, y in points) + " Z"
        made.append(f'<path d="{data}" fill="{p.LATERITE}" stroke="{p.LATERITE}" stroke-width="2" stroke-linejoin="round"/>')  # fmt: skip
    made.append(f'<circle cx="{n(middle)}" cy="{n(middle)}" r="{n(size * 0.27)}" fill="{p.CARD}"/>')
    return made


def leaves() -> Shapes:
    """Dark leaves in the lower left corner, nearer than everything."""
    made = []
    for x, angle, tall, fill in ((60, -34, 210, "#173D3F"), (80, 38, 230, "#173D3F"), (40, 8, 250, "#0E2A3A"), (120, 62, 190, "#0E2A3A"), (150, 22, 150, "#1F5244"), (0, 24, 190, "#1F5244")):  # fmt: skip
        data = f"M0 0 C{tall * 0.1:.0f} {-tall * 0.3:.0f} {tall * 0.13:.0f} {-tall * 0.66:.0f} 0 {-tall} C{-tall * 0.13:.0f} {-tall * 0.66:.0f} {-tall * 0.1:.0f} {-tall * 0.3:.0f} 0 0 Z"
        made.append(f'<path transform="translate({x} 1110) rotate({angle})" d="{data}" fill="{fill}"/>')  # fmt: skip
    return made


def cloud() -> Shapes:
    """Three bars of cloud, one through the other."""
    return [
        '<path d="M12 0 H262 a12 12 0 0 1 0 24 h-75 a9 9 0 0 0 0 18 h50 a9 9 0 0 1 0 18 h-137.5 a9 9 0 0 1 0 -18 h25 a9 9 0 0 0 0 -18 h-112.5 a12 12 0 0 1 0 -24 Z" fill="#FFFFFF"/>'
    ]


LAYERS: dict[str, tuple[View, Shapes]] = {
    "bench_post": ((-22, 0, 240, 418), post()),
    "bench_panel": ((-2, -2, 332, 168), panel()),
    "day_tile": ((0, 0, 138, 138), day_tile()),
    "curtain_cloud": ((0, 0, 274, 60), cloud()),
    "curtain_leaves": ((-110, 840, 420, 240), leaves()),
    "curtain_palm_left": ((-200, 0, 520, 1080), palm(58, 210, 2.25, -40, 900, p.MIDNIGHT, 11)),
    "curtain_palm_right": ((1640, -80, 560, 1000), palm(1876, 120, 2.2, 120, 800, p.MIDNIGHT, 11)),
}

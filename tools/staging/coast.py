"""Grounds by the sea: the bay of the boat, the nets of the fish, the beach of the parasol."""

# ruff: noqa: E501  (the paths of drawings are what they are)

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from drawing import palette as p
from drawing.shapes import box, canoe, disc, group, line, path
from make_poster import parasol, sprite

from staging.parts import (
    FOOT,
    HORIZON,
    LEFT,
    RIGHT,
    Layers,
    glints,
    lips,
    pebbles,
    ripples,
    road_palm,
    rope,
    sand,
    sea,
    shadow,
    soft,
    star,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from drawing.shapes import Shapes

SMALL_SAIL = "M14 96 C60 104 136 104 178 82 C172 112 156 126 132 126 H60 C36 126 20 114 14 96 Z M84 94 C90 60 112 24 172 4 C176 44 160 76 138 92 Z"
SAND_PEBBLES = ((96, 940, 5), (612, 900, 5), (664, 992, 6), (580, 1012, 4), (150, 1044, 5), (700, 930, 4))  # fmt: skip


def far_sail(x: float, y: float, size: float) -> Shapes:
    """A dhow far away."""
    return group(x, y, size, [path(SMALL_SAIL, p.INK)])


def bay() -> Layers:
    """The boat: hills about a bay at dusk, a headland with its fort, and the sand."""
    back = [
        path(f"M{LEFT} {HORIZON} V650 C-160 610 -60 640 0 640 C90 596 160 604 230 632 C270 650 310 676 360 {HORIZON} Z", "#7C4A78"),
        path(f"M620 {HORIZON} C760 668 840 640 940 636 C1060 632 1160 600 1270 610 C1420 622 1500 640 1920 600 C2100 584 2280 610 {RIGHT} 590 V{HORIZON} Z", "#6C4478"),
        path(f"M900 {HORIZON} C1000 674 1060 668 1160 668 C1260 660 1300 650 1400 650 C1500 650 1560 690 1640 {HORIZON} Z", "#543A70"),
        *sea("#C0596A", (14, "#9A5079"), (34, "#6B4C82"), (58, "#43508A"), (86, "#2D648B"), (120, "#237A8C")),
        *glints(("#FFF0C4", "#FFD98C", "#F9B766")),
        ripples("#FFD9A0", 4, 26, (700, 1500), (HORIZON + 20, HORIZON + 100)),
        *far_sail(720, 672, 0.34),
        *sand("#FFF0CF", "#EFC57C", "#E2B067", "#D09A52"),
        *pebbles("#B9803F", SAND_PEBBLES),
        path("M404 836 C396 862 388 884 372 930 L430 930 C434 890 430 862 424 838 Z", "#D09A52"),
        shadow("#A8743A"),
        star(626, 962, 26, p.TERRA),
    ]  # fmt: skip
    return {
        "land": ((LEFT, 590, RIGHT - LEFT, 490), back),
        "right": ((1210, 390, 1230, 430), headland()),
        "front": ((110, 916, 530, 56), lips("#EFC57C", "#FBE0A8")),
    }


def headland() -> Shapes:
    """Red cliffs with a fort and its lighthouse."""
    cliff = [
        path("M2480 900 V520 H1700 C1600 520 1500 530 1420 560 L1380 600 L1350 612 L1322 664 L1290 690 C1420 712 1600 722 1960 760 Z", "#A8442E"),
        path("M1420 560 L1436 620 L1404 668 L1420 704 C1380 700 1330 696 1290 690 L1322 664 L1350 612 L1380 600 Z", "#D0694A"),
        path("M1560 560 L1584 640 L1556 716 L1640 724 L1626 640 L1650 560 Z M1780 560 L1796 650 L1770 738 L1960 760 V560 Z M2120 560 L2140 660 L2110 760 H2300 V560 Z", "#7C2B1F"),
        *sprite("fort", 1440, 281, 1.1172),
        path("M1396 580 C1430 540 1470 526 1540 524 C1620 520 1690 530 1760 516 C1830 506 1880 506 1960 510 C2160 500 2300 520 2480 500 V580 C2200 590 2100 560 1960 580 C1800 556 1700 578 1600 572 C1540 570 1470 574 1396 580 Z", p.PALM),
    ]  # fmt: skip
    return [
        *group(-20, 120, 1, cliff),
        soft("M1216 806 C1300 796 1340 800 1420 812 H1216 Z", "#FFE9C4", 0.8),
    ]


def nets() -> Layers:
    """The fish: a net hauled in at sunrise, its corks round the token, and a great dhow."""
    stakes = ((96, 792, 120), (690, 800, 112))
    corks = [(96 + 54 * i, 842 + 74 * (1 - ((i - 5.5) / 5.5) ** 2)) for i in range(12)]
    back = [
        path(f"M{LEFT} {HORIZON} V660 C-120 640 -20 668 60 660 C140 648 220 676 300 {HORIZON} Z", "#3D6E86"),
        path(f"M640 {HORIZON} C760 676 860 660 980 664 C1120 640 1240 652 1380 640 C1560 622 1700 654 1900 630 C2100 612 2280 640 {RIGHT} 620 V{HORIZON} Z", "#37627F"),
        path(f"M1180 {HORIZON} C1300 680 1420 668 1560 676 C1720 664 1900 672 2100 660 C2240 664 2340 656 {RIGHT} 660 V{HORIZON} Z", "#2A4F70"),
        *sea("#E8A87A", (14, "#BFA089"), (32, "#7FA79B"), (54, "#4C9AA2"), (84, "#348D9D"), (120, "#287C90")),
        *glints(("#FFF4D0", "#FFE2A0", "#F6C987")),
        ripples("#DDF0E4", 9, 30, (700, 2300), (HORIZON + 20, HORIZON + 104)),
        ripples("#BFE3DC", 12, 8, (-220, 60), (HORIZON + 30, HORIZON + 120)),
        *far_sail(640, 668, 0.3),
        *far_sail(560, 680, 0.2),
        # Shallow water in which the net stands, and the ring that the fish has made.
        path(f"M{LEFT} 838 C0 812 240 820 420 836 C640 852 900 836 1300 850 V{FOOT} H{LEFT} Z", "#3C97A3"),
        path(f"M{LEFT} 930 C0 904 200 916 420 936 C680 952 900 934 1300 950 V{FOOT} H{LEFT} Z", "#2F8595"),
        path(f"M{LEFT} 1020 C0 1000 240 1010 460 1024 C700 1036 900 1024 1300 1040 V{FOOT} H{LEFT} Z", "#236F82"),
        *net(corks),
        shadow("#1B5A70", 0.8),
        *(shape for x, top, tall in stakes for shape in stake(x, top, tall)),
        rope(corks, "#FFF8E7", 4),
        *(shape for x, y in corks for shape in (disc(x, y + 2, 11, p.INK), disc(x, y, 9, p.OCHRE if x < 370 else p.TERRA))),
        line("M150 1010 q22 -12 44 0 t44 0 t44 0 M500 1030 q20 -10 40 0 t40 0 t40 0 M-120 960 q18 -10 36 0 t36 0", "#7FC4C0", 5),
    ]  # fmt: skip
    foam = [
        line("M150 938 q24 -16 48 0 t48 0 t48 0 t48 0 t48 0 t48 0 t48 0 t48 0 t48 0", p.FOAM, 9),
        line("M196 962 q20 -13 40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0", "#E7F6F0", 6),
    ]
    return {
        "land": ((LEFT, 610, RIGHT - LEFT, 470), back),
        "right": ((1180, 420, 760, 420), great_dhow()),
        "front": ((130, 906, 480, 76), foam),
    }


def stake(x: float, top: float, tall: float) -> Shapes:
    """A pole that holds a net."""
    return [
        box(x - 8, top, 16, tall + 30, "#4A2F20"),
        box(x - 8, top, 8, tall + 30, "#8A5A3C"),
        path(f"M{x - 8} {top} L{x} {top - 14} L{x + 8} {top} Z", "#8A5A3C"),
    ]


def net(corks: Sequence[tuple[float, float]]) -> Shapes:
    """Meshes hanging from a row of corks."""
    made = []
    for (x, y), (right, low) in itertools.pairwise(corks):
        middle = (x + right) / 2
        for depth in (0, 34, 68):
            made.append(f"M{x:.0f} {y + depth:.0f} L{middle:.0f} {(y + low) / 2 + depth + 17:.0f} L{right:.0f} {low + depth:.0f}")  # fmt: skip
            made.append(f"M{x:.0f} {y + depth + 34:.0f} L{middle:.0f} {(y + low) / 2 + depth + 17:.0f} L{right:.0f} {low + depth + 34:.0f}")  # fmt: skip
    return [
        f'<path d="{" ".join(made)}" fill="none" stroke="#FFF8E7" stroke-width="2.5" opacity=".55"/>'
    ]


def great_dhow() -> Shapes:
    """The dhow, twice as large as in the bay, and canoes that go out with it."""
    return [
        *sprite("dhow", 1330, 436, 2.35),
        *group(1236, 790, 1.5, canoe(0, 0, 1, p.SUN, p.OCHRE)),
        *group(1810, 770, 1.2, canoe(0, 0, 1, p.TERRA, p.LATERITE)),
    ]


def beach() -> Layers:
    """The parasol: a beach at sundown with shacks under palms, and parasols down to the water."""
    back = [
        path(f"M{LEFT} {HORIZON} V668 C-140 640 -60 650 20 640 C110 626 190 668 300 {HORIZON} Z", "#8A4A86"),
        path(f"M700 {HORIZON} C820 680 940 676 1060 668 C1180 660 1280 650 1400 660 C1560 668 1760 640 1960 650 C2160 656 2300 640 {RIGHT} 650 V{HORIZON} Z", "#7A3F7E"),
        *sea("#D86F78", (14, "#B25F88"), (34, "#845A94"), (58, "#5A6AA0"), (86, "#3F86A4"), (118, "#45A2A6")),
        *glints(("#FFF0C4", "#FFDE98", "#FFC489")),
        ripples("#FFD9B4", 21, 24, (700, 1700), (HORIZON + 16, HORIZON + 92)),
        *far_sail(600, 676, 0.26),
        *sand("#FFF4DA", "#F4CF8C", "#EABB74", "#D8A25E"),
        *pebbles("#C48B4C", SAND_PEBBLES),
        shadow("#B77F45"),
        *towel(560, 986, p.COBALT),
        star(96, 986, 24, p.TERRA),
        *group(676, 800, 0.62, list(parasol(14, -9, p.TERRA))),
    ]  # fmt: skip
    right = [
        path("M1150 812 C1240 776 1420 770 1600 764 C1800 756 2100 740 2440 744 V830 H1150 Z", "#FFF4DA"),
        path("M1180 824 C1280 788 1440 782 1620 778 C1800 770 2100 756 2440 760 V840 H1180 Z", "#F4CF8C"),
        *road_palm(1700, 470, 1.25, -24, 310),
        *road_palm(1560, 590, 0.82, 16, 190),
        *shack(1590, 786, 1.0, p.TERRA),
        *shack(1790, 776, 0.8, p.COBALT),
        *road_palm(1880, 420, 1.3, 26, 350),
        *road_palm(2060, 520, 1.1, -18, 250),
        *road_palm(2230, 470, 1.2, 20, 300),
        *shack(2080, 780, 1.0, p.OCHRE),
        *group(1452, 742, 0.86, list(parasol(14, -7, p.COBALT))),
        *group(1330, 758, 0.72, list(parasol(12, 9, p.TERRA))),
        *group(1246, 770, 0.52, list(parasol(10, -5, "#B46BE4"))),
    ]  # fmt: skip
    return {
        "land": ((LEFT, 626, RIGHT - LEFT, 454), back),
        "right": ((1150, 290, 1290, 550), right),
        "front": ((110, 916, 530, 56), lips("#F4CF8C", "#FFE7B4")),
    }


def towel(x: float, y: float, colour: str) -> Shapes:
    """A striped towel on the sand."""
    stripes = [path(f"M{x + 14 + 40 * i} {y} h20 l{14 + 7 * i // 2} 44 h-21 Z", colour) for i in range(3)]  # fmt: skip
    return [path(f"M{x} {y} h120 l34 44 h-134 Z", p.CARD), *stripes]


def shack(x: float, foot: float, size: float, band: str) -> Shapes:
    """A beach shack of palm thatch, its lower left corner at (x, foot)."""
    posts = [box(px, -62, 7, 62, "#6B4630") for px in (6, 58, 112, 160)]
    return group(x, foot, size, [
        box(0, -44, 170, 44, "#A9743C"), box(112, -44, 58, 44, "#8A5A3C"),
        box(0, -50, 170, 12, band), *posts,
        box(24, -34, 26, 20, "#5E2E2A"), box(74, -34, 26, 20, "#5E2E2A"),
        path("M-22 -58 L22 -112 H148 L192 -58 Z", p.THATCH),
        path("M148 -112 L192 -58 H128 L112 -112 Z", p.THATCH_SHADE),
        line("M-12 -72 H184 M2 -90 H168", "#8A5A3C", 3),
    ])  # fmt: skip

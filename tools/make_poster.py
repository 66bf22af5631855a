"""Makes the layers of the title poster, assets/sprites/title_*.svg.

Run it with `python tools/make_poster.py`; with `--check` it only says whether the files are what
it would make. The poster is drawn in a picture whose sun stands at (960, 604); `ui/parts/poster.py`
puts its layers together for a picture of any shape, and draws the sky itself. Nothing here may
overlap far below what covers it: every pixel of a layer takes time in the first picture.
"""

# ruff: noqa: E501  (the paths of drawings are what they are)

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

from drawing import palette as p
from drawing.files import SPRITES, View, keep, svg
from drawing.palms import palm
from drawing.shapes import n, path

if TYPE_CHECKING:
    from collections.abc import Iterable

    from drawing.palms import Point

LEAN = 28.0
"""How far the foot of a village palm stands aside, for a palm of size 1."""


def village_palm(x: float, y: float, size: float, lean: float) -> list[str]:
    """A small palm by day."""
    return palm(x, y, size, lean * size, 150 * size, p.DAY, 7)


def trunk(x: float, y: float, size: float, lean: float, height: float) -> list[str]:
    """A palm of the night before its leaves; its crown, which sways, is a layer of its own."""
    return palm(x, y, size, lean, height, p.MIDNIGHT, 1)[:2]


def crown(size: float, teeth: int) -> tuple[View, tuple[str, ...]]:
    """The leaves of such a palm about (0, 0), which is where it turns."""
    view = (-110 * size, -105 * size, 220 * size, 210 * size)
    return view, tuple(palm(0, 0, size, 0, 0, p.MIDNIGHT, teeth)[2:])


def house(x: float, y: float, size: float, wall: str, shade: str) -> list[str]:
    """A house whose lower left corner is (x, y)."""
    s = size
    roof, eaves = n(y - 88 * s), n(y - 50 * s)
    return [
        path(f"M{x} {y} h{n(90 * s)} v{n(-52 * s)} h{n(-90 * s)} Z", wall),
        path(f"M{n(x + 60 * s)} {y} h{n(30 * s)} v{n(-52 * s)} h{n(-30 * s)} Z", shade),
        path(
            f"M{n(x - 10 * s)} {eaves} L{n(x + 24 * s)} {roof} H{n(x + 66 * s)} L{n(x + 100 * s)} {eaves} Z",
            p.TERRA,
        ),
        path(
            f"M{n(x + 66 * s)} {roof} L{n(x + 100 * s)} {eaves} H{n(x + 58 * s)} L{n(x + 48 * s)} {roof} Z",
            p.LATERITE,
        ),
        path(
            f"M{n(x + 14 * s)} {y} v{n(-30 * s)} a{n(9 * s)} {n(9 * s)} 0 0 1 {n(18 * s)} 0 v{n(30 * s)} Z M{n(x + 42 * s)} {n(y - 14 * s)} v{n(-16 * s)} h{n(12 * s)} v{n(16 * s)} Z",
            p.COBALT,
        ),
    ]


def sprite(name: str, x: float, y: float, scale: float) -> list[str]:
    """Another sprite of the game, as large as its drawing times `scale`."""
    drawing = re.search(r"<svg[^>]*>(.*)</svg>", (SPRITES / f"{name}.svg").read_text(), re.DOTALL)
    assert drawing is not None, name
    lines = [line.strip() for line in drawing[1].strip().splitlines()]
    return [f'<g transform="translate({x} {y}) scale({scale})">', *lines, "</g>"]


def cloud(x: float, y: float, wide: float) -> str:
    """Three bars of evening cloud, one through the other; the uppermost begins at (x, y)."""
    middle, low, end = n(wide * 0.2), n(wide * 0.55), n(wide * 0.1)
    return (
        f'<path d="M{x} {y} h{wide} a12 12 0 0 1 0 24 h-{n(wide * 0.3)} a9 9 0 0 0 0 18 h{middle} '
        f"a9 9 0 0 1 0 18 h-{low} a9 9 0 0 1 0 -18 h{end} a9 9 0 0 0 0 -18 h-{n(wide * 0.45)} "
        f'a12 12 0 0 1 0 -24 Z" fill="#FFD9A0" opacity=".55"/>'
    )


def water(y: float, foot: float, fill: str) -> str:
    """A band of the sea from a gentle swell about y down to `foot`."""
    up, down = y - 6, y + 6
    swell = f"Q0 {down} 480 {y} Q720 {up} 960 {y} T1440 {y} Q1920 {up} 2400 {y}"
    return path(f"M-480 {y} {swell} V{foot} H-480 Z", fill)


def ripples(places: Iterable[Point]) -> str:
    """Small waves in the last light, each from its place to the right."""
    data = " ".join(f"M{x} {y} q14 -8 28 0 t28 0" for x, y in places)
    return f'<path d="{data}" fill="none" stroke="#FFD9A0" stroke-width="3" stroke-linecap="round" opacity=".42"/>'


def glints(y: int, opacity: float, lenses: Iterable[tuple[int, int, int]]) -> tuple[str, ...]:
    """The sun on the water from y on, a lens below the other, each softer and redder."""
    made = []
    for row, (left, middle, right) in enumerate(lenses):
        at, soft = y + 30 * row, opacity - 0.06 * row
        fill = "#FFF0C4" if at < 700 else "#FFD98C" if at < 770 else "#F9B766"
        data = f"M{left} {at} Q{middle} {at - 5} {right} {at} Q{middle} {at + 9} {left} {at} Z"
        made.append(f'<path d="{data}" fill="{fill}" opacity="{soft:.2f}"/>')
    return tuple(made)


def terrace(left: float, right: float, foot: float, top: float, stair: str) -> list[str]:
    """A white wall with its coping and a flight of stairs across it."""
    return [
        path(f"M{left} {foot} V{top} H{right} V{foot} Z", p.CARD),
        path(f"M{right - 50} {foot} V{top} H{right} V{foot} Z", "#E0D8EA"),
        path(stair, "#B9C7E3"),
        path(f"M{left - 7} {top - 5} H{right + 7} V{top + 3} H{left - 7} Z", p.OCHRE),
    ]


def parasol(shadow: float, lean: float, colour: str) -> tuple[str, ...]:
    """A striped parasol that leans by so many degrees; its shadow lies that far to the right."""
    return (
        f'<ellipse cx="{shadow}" cy="92" rx="66" ry="9" fill="#B9803F" opacity=".6"/>',
        f'<g transform="rotate({lean})">',
        path("M-3 -8 H3 V96 H-3 Z", p.INK),
        path("M-74 0 C-70 -46 -34 -66 0 -68 C34 -66 70 -46 74 0 C60 -10 46 -10 36 0 C24 -10 12 -10 0 0 C-12 -10 -24 -10 -36 0 C-46 -10 -60 -10 -74 0 Z", p.CARD),
        path("M0 -68 C-30 -56 -40 -26 -36 0 C-46 -10 -60 -10 -74 0 C-70 -46 -34 -66 0 -68 Z M0 -68 C18 -50 20 -22 0 0 C12 -10 24 -10 36 0 C40 -26 30 -56 0 -68 Z", colour),
        "</g>",
    )  # fmt: skip


RIPPLES = (
    (209, 668), (-264, 703), (2111, 749), (1685, 682), (32, 668), (148, 764), (1863, 750),
    (1783, 678), (414, 729), (1592, 755), (2005, 666), (2158, 756), (2086, 722), (2012, 754),
    (0, 691), (1817, 661), (-321, 729), (332, 718), (2332, 679), (1315, 688), (543, 743),
    (445, 721), (2073, 668), (-278, 683), (1685, 727), (212, 694), (45, 709), (-331, 737),
    (2050, 767), (1600, 767), (-399, 690), (2245, 746), (369, 678), (474, 657), (-325, 676),
    (1737, 698), (360, 667), (2289, 705), (130, 663), (-296, 676), (1438, 673), (-336, 713),
    (245, 772), (-109, 717), (1709, 703), (2306, 711),
)  # fmt: skip
LENSES_A = (
    (792, 957, 1121), (815, 974, 1133), (811, 951, 1092), (827, 973, 1120),
    (780, 962, 1145), (790, 966, 1141), (800, 945, 1090),
)  # fmt: skip
LENSES_B = (
    (739, 957, 1175), (702, 960, 1218), (735, 949, 1164), (743, 944, 1144),
    (713, 957, 1200), (745, 969, 1192),
)  # fmt: skip
"""Two sets of glints on the water, which take turns: left end, middle, right end."""

LAYERS: dict[str, tuple[View, tuple[str, ...]]] = {
    "rays": (
        (-480, 20, 1440, 584),
        (
            '<path d="M960 604 L-738 678 L-738 530 Z M960 604 L-661 93 L-611 -47 Z M960 604 L-389 -431 L-293 -545 Z M960 604 L47 -830 L175 -904 Z M960 604 L592 -1056 L738 -1081 Z" fill="#FFE3A1" opacity=".13"/>',
        ),
    ),
    "clouds": (
        (-480, 290, 2880, 264),
        (
            cloud(-300, 400, 260),
            cloud(330, 330, 260),
            cloud(1500, 300, 300),
            cloud(520, 470, 200),
            cloud(1380, 486, 220),
            cloud(2010, 420, 240),
        ),
    ),
    "hills_left": (
        (-400, 470, 1060, 140),
        (
            path(
                "M-400 608 V540 C-300 500 -190 486 -90 506 C-30 490 60 488 140 500 C200 504 260 510 320 520 C420 540 500 560 640 604 V608 Z",
                "#7C4A78",
            ),
            path("M-400 608 V566 C-240 530 -60 552 60 556 C200 566 300 578 420 608 Z", "#69406F"),
        ),
    ),
    "hills_right": (
        (1270, 470, 1060, 140),
        (
            path(
                "M2330 608 V520 C2220 480 2100 500 2000 504 C1940 496 1900 494 1860 492 C1780 480 1700 500 1600 530 C1480 560 1400 580 1290 604 V608 Z",
                "#7C4A78",
            ),
            path(
                "M2330 608 V556 C2160 530 1980 548 1860 552 C1760 556 1660 572 1540 608 Z",
                "#69406F",
            ),
        ),
    ),
    "sea": (
        (-480, 602, 2880, 292),
        (
            '<rect x="-480" y="602" width="2880" height="32" fill="#B4566B"/>',
            water(622, 660, "#8A4E7C"),
            water(648, 696, "#5F4A82"),
            water(684, 742, "#3A5288"),
            water(730, 802, "#2A6489"),
            water(790, 894, "#237A8C"),
            ripples(RIPPLES),
        ),
    ),
    "glints_a": ((650, 604, 620, 210), glints(613, 0.95, LENSES_A)),
    "glints_b": ((650, 604, 620, 210), glints(628, 0.92, LENSES_B)),
    "left": (
        (-420, 330, 1150, 570),
        (
            path(
                "M-420 900 V470 C-300 430 -180 452 -80 486 C-40 496 -20 496 0 500 C90 470 190 500 300 540 C420 566 520 590 596 640 C650 664 690 676 720 690 C560 716 360 720 0 760 L-420 800 V900 Z",
                p.PALM,
            ),
            path(
                "M-420 620 C-340 540 -200 520 -60 560 C20 584 60 610 120 640 L-420 680 Z", "#3B7A50"
            ),
            path(
                "M-420 900 V640 C-260 600 -120 616 0 610 C160 600 330 630 470 664 C560 682 650 682 720 690 C560 716 360 730 0 790 L-420 830 V900 Z",
                p.LEAF,
            ),
            path(
                "M200 590 C240 540 330 530 440 552 C500 566 550 590 600 622 L200 650 Z", "#4D8A52"
            ),
            *house(-150, 600, 0.8, "#DCE8F2", "#B8CCE2"),
            *house(-280, 640, 0.95, "#F4D3C0", "#DDA98F"),
            *house(-60, 668, 0.8, p.SUN, p.OCHRE),
            *village_palm(-190, 530, 0.5, -LEAN),
            *village_palm(-330, 560, 0.6, -LEAN),
            *village_palm(-10, 590, 0.46, -LEAN),
            *sprite("church", 318, 336, 0.9297),
            *terrace(346, 528, 596, 568, "M364 596 L462 568 H506 L408 596 Z"),
            *terrace(328, 546, 626, 596, "M480 626 L346 596 H302 L436 626 Z"),
            *terrace(308, 566, 660, 626, "M326 660 L500 626 H544 L370 660 Z"),
            *house(196, 640, 1.0, p.SUN, p.OCHRE),
            *house(596, 664, 0.82, "#DCE8F2", "#B8CCE2"),
            *house(226, 690, 0.86, "#F4D3C0", "#DDA98F"),
            *house(668, 684, 0.5, p.CARD, "#E0D2C0"),
            *village_palm(300, 596, 0.5, -LEAN),
            *village_palm(590, 566, 0.56, -LEAN),
            *village_palm(662, 612, 0.42, -LEAN),
        ),
    ),
    "right": (
        (1240, 276, 1100, 624),
        (
            path(
                "M2340 900 V540 H1700 C1600 540 1500 530 1420 560 L1380 600 L1350 612 L1322 664 L1290 690 C1420 712 1600 722 1920 760 L2340 810 V900 Z",
                "#A8442E",
            ),
            path(
                "M1420 560 L1436 620 L1404 668 L1420 704 C1380 700 1330 696 1290 690 L1322 664 L1350 612 L1380 600 Z",
                "#D0694A",
            ),
            path(
                "M1560 560 L1584 640 L1556 716 L1640 724 L1626 640 L1650 560 Z M1780 560 L1796 650 L1770 738 L1920 760 L1936 660 L1916 560 Z M2060 560 L2084 660 L2050 780 L2190 796 L2160 660 L2180 560 Z",
                "#7C2B1F",
            ),
            *sprite("fort", 1440, 281, 1.1172),
            path(
                "M1396 580 C1430 540 1470 526 1540 524 C1620 520 1690 530 1760 516 C1830 506 1880 506 1920 510 C2060 500 2200 470 2340 480 V590 C2200 570 2060 600 1920 580 C1800 556 1700 578 1600 572 C1540 570 1470 574 1396 580 Z",
                p.PALM,
            ),
            path(
                "M1820 520 C1920 480 2060 460 2180 470 L2340 480 V540 C2200 520 2040 540 1820 520 Z",
                "#3B7A50",
            ),
            *village_palm(1880, 430, 0.56, LEAN),
            *village_palm(1975, 400, 0.7, LEAN),
            *village_palm(2110, 410, 0.6, LEAN),
            '<path d="M1250 696 C1290 682 1330 690 1380 704 C1500 716 1700 728 1920 766 L2340 820 V850 L1920 790 C1700 748 1480 736 1380 722 C1320 716 1280 710 1250 696 Z" fill="#FFE9C4" opacity=".8"/>',
        ),
    ),
    "beach": (
        (-480, 744, 2880, 156),
        (
            path(
                "M-480 800 C-280 770 -140 812 0 792 C240 752 500 800 760 812 C1080 826 1500 760 1920 796 C2060 810 2240 770 2400 790 V900 H-480 Z",
                "#FFF0CF",
            ),
            path(
                "M-480 814 C-280 784 -140 826 0 806 C240 766 500 814 760 826 C1080 840 1500 774 1920 810 C2060 824 2240 784 2400 804 V900 H-480 Z",
                "#EFC57C",
            ),
            path(
                "M-480 850 C-280 836 -200 862 0 846 C300 812 640 866 960 860 C1300 852 1600 820 1920 848 C2060 858 2240 830 2400 850 V900 H-480 Z",
                "#D9A25A",
            ),
        ),
    ),
    "parasol_terra": ((-84, -84, 168, 188), parasol(14, -9, p.TERRA)),
    "parasol_cobalt": ((-84, -84, 168, 188), parasol(-12, 8, p.COBALT)),
    "palms_left": (
        (-90, 300, 520, 600),
        (
            *trunk(84, 520, 1.5, -60, 400),
            *trunk(186, 312, 2.1, -70, 600),
            path(
                "M-90 900 V836 C-60 850 -30 850 0 846 C80 826 150 850 230 864 C320 876 380 880 430 900 Z",
                p.NIGHT_LEAF,
            ),
        ),
    ),
    "palms_right": (
        (1500, 300, 520, 600),
        (
            *trunk(1868, 560, 1.4, 40, 360),
            *trunk(1806, 330, 2.1, 50, 580),
            path(
                "M2020 900 V826 C1980 842 1950 836 1920 832 C1840 820 1780 842 1700 862 C1620 876 1540 880 1500 900 Z",
                p.NIGHT_LEAF,
            ),
        ),
    ),
    "crown_small": crown(1.45, 9),
    "crown_large": crown(2.1, 11),
    "beam": (
        (0, -60, 620, 120),
        (
            '<path d="M620 0 L60 -54 Q40 0 60 54 Z" fill="#FFF0C4" opacity=".12"/>',
            '<path d="M620 0 L180 -38 Q164 0 180 38 Z" fill="#FFF0C4" opacity=".2"/>',
            '<path d="M620 0 L320 -22 Q310 0 320 22 Z" fill="#FFF3CC" opacity=".34"/>',
        ),
    ),
    "dhow": (
        (0, 0, 192, 128),
        (
            path(
                "M14 96 C60 104 136 104 178 82 C172 112 156 126 132 126 H60 C36 126 20 114 14 96 Z",
                p.INK,
            ),
            path("M18 96 C60 104 136 104 176 84 L172 96 C130 112 66 112 22 106 Z", p.TERRA),
            '<path d="M84 94 C90 60 112 24 172 4 C176 44 160 76 138 92 Z" fill="#FFF8E7" stroke="#16294A" stroke-width="4" stroke-linejoin="round"/>',
            path("M84 94 C90 60 112 24 172 4 C146 30 128 58 122 93 Z", p.SUN),
            '<path d="M78 98 L176 2" stroke="#16294A" stroke-width="5" stroke-linecap="round"/>',
            '<path d="M64 98 C62 74 54 56 38 42 C62 50 78 64 84 92 Z" fill="#FFF8E7" stroke="#16294A" stroke-width="4" stroke-linejoin="round"/>',
        ),
    ),
    "dhow_wake": (
        (-4, 120, 200, 34),
        (
            '<path d="M0 130 q12 -10 24 0 t24 0 t24 0 t24 0 t24 0 t24 0 t24 0 t24 0" fill="none" stroke="#CDEBE6" stroke-width="6" stroke-linecap="round"/>',
            '<path d="M36 146 q12 -10 24 0 t24 0 t24 0 t24 0 t24 0" fill="none" stroke="#CDEBE6" stroke-width="4" stroke-linecap="round"/>',
        ),
    ),
    "far_dhow": (
        (10, 0, 172, 130),
        (
            path(
                "M14 96 C60 104 136 104 178 82 C172 112 156 126 132 126 H60 C36 126 20 114 14 96 Z M84 94 C90 60 112 24 172 4 C176 44 160 76 138 92 Z",
                p.INK,
            ),
        ),
    ),
    "gull": (
        (-28, -22, 58, 36),
        (path("M-26 -8 q14 -14 26 6 q12 -20 26 -6 q-16 -2 -26 18 q-8 -18 -26 -18 Z", p.INK),),
    ),
}
"""The view box and the elements of each layer."""


def main() -> int:
    """Writes the layers, or checks them; the exit code."""
    return keep({f"title_{name}": svg(view, shapes) for name, (view, shapes) in LAYERS.items()})


if __name__ == "__main__":
    sys.exit(main())

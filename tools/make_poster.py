"""Makes the layers of the title poster, assets/sprites/title_*.svg.

Run it with `python tools/make_poster.py`; with `--check` it only says whether the files are what
it would make. The poster is drawn in a picture whose sun stands at (960, 604); `scenes/poster.py`
puts its layers together for a picture of any shape, and draws the sky itself. Nothing here may
overlap far below what covers it: every pixel of a layer takes time in the first picture.
"""

# ruff: noqa: E501  (the paths of drawings are what they are)

from __future__ import annotations

import re
import sys

from drawing import palette as p
from drawing.files import SPRITES, View, keep, svg
from drawing.palms import palm
from drawing.shapes import n

LEAN = 28.0
"""How far the foot of a village palm stands aside, for a palm of size 1."""


def village_palm(x: float, y: float, size: float, lean: float) -> list[str]:
    """A small palm by day."""
    return palm(x, y, size, lean * size, 150 * size, p.DAY, 7)


def house(x: float, y: float, size: float, wall: str, shade: str) -> list[str]:
    """A house whose lower left corner is (x, y)."""
    s = size
    roof, eaves = n(y - 88 * s), n(y - 50 * s)
    return [
        f'<path d="M{x} {y} h{n(90 * s)} v{n(-52 * s)} h{n(-90 * s)} Z" fill="{wall}"/>',
        f'<path d="M{n(x + 60 * s)} {y} h{n(30 * s)} v{n(-52 * s)} h{n(-30 * s)} Z" fill="{shade}"/>',
        f'<path d="M{n(x - 10 * s)} {eaves} L{n(x + 24 * s)} {roof} H{n(x + 66 * s)} L{n(x + 100 * s)} {eaves} Z" fill="{p.TERRA}"/>',
        f'<path d="M{n(x + 66 * s)} {roof} L{n(x + 100 * s)} {eaves} H{n(x + 58 * s)} L{n(x + 48 * s)} {roof} Z" fill="{p.LATERITE}"/>',
        f'<path d="M{n(x + 14 * s)} {y} v{n(-30 * s)} a{n(9 * s)} {n(9 * s)} 0 0 1 {n(18 * s)} 0 v{n(30 * s)} Z M{n(x + 42 * s)} {n(y - 14 * s)} v{n(-16 * s)} h{n(12 * s)} v{n(16 * s)} Z" fill="{p.COBALT}"/>',
    ]


def sprite(name: str, x: float, y: float, scale: float) -> list[str]:
    """Another sprite of the game, as large as its drawing times `scale`."""
    drawing = re.search(r"<svg[^>]*>(.*)</svg>", (SPRITES / f"{name}.svg").read_text(), re.DOTALL)
    assert drawing is not None, name
    lines = [line.strip() for line in drawing[1].strip().splitlines()]
    return [f'<g transform="translate({x} {y}) scale({scale})">', *lines, "</g>"]


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
            '<path d="M-300 400 h260 a12 12 0 0 1 0 24 h-78 a9 9 0 0 0 0 18 h52 a9 9 0 0 1 0 18 h-143 a9 9 0 0 1 0 -18 h26 a9 9 0 0 0 0 -18 h-117 a12 12 0 0 1 0 -24 Z" fill="#FFD9A0" opacity=".55"/>',
            '<path d="M330 330 h260 a12 12 0 0 1 0 24 h-78 a9 9 0 0 0 0 18 h52 a9 9 0 0 1 0 18 h-143 a9 9 0 0 1 0 -18 h26 a9 9 0 0 0 0 -18 h-117 a12 12 0 0 1 0 -24 Z" fill="#FFD9A0" opacity=".55"/>',
            '<path d="M1500 300 h300 a12 12 0 0 1 0 24 h-90 a9 9 0 0 0 0 18 h60 a9 9 0 0 1 0 18 h-165 a9 9 0 0 1 0 -18 h30 a9 9 0 0 0 0 -18 h-135 a12 12 0 0 1 0 -24 Z" fill="#FFD9A0" opacity=".55"/>',
            '<path d="M520 470 h200 a12 12 0 0 1 0 24 h-60 a9 9 0 0 0 0 18 h40 a9 9 0 0 1 0 18 h-110 a9 9 0 0 1 0 -18 h20 a9 9 0 0 0 0 -18 h-90 a12 12 0 0 1 0 -24 Z" fill="#FFD9A0" opacity=".55"/>',
            '<path d="M1380 486 h220 a12 12 0 0 1 0 24 h-66 a9 9 0 0 0 0 18 h44 a9 9 0 0 1 0 18 h-121 a9 9 0 0 1 0 -18 h22 a9 9 0 0 0 0 -18 h-99 a12 12 0 0 1 0 -24 Z" fill="#FFD9A0" opacity=".55"/>',
            '<path d="M2010 420 h240 a12 12 0 0 1 0 24 h-72 a9 9 0 0 0 0 18 h48 a9 9 0 0 1 0 18 h-132 a9 9 0 0 1 0 -18 h24 a9 9 0 0 0 0 -18 h-108 a12 12 0 0 1 0 -24 Z" fill="#FFD9A0" opacity=".55"/>',
        ),
    ),
    "hills_left": (
        (-400, 470, 1060, 140),
        (
            '<path d="M-400 608 V540 C-300 500 -190 486 -90 506 C-30 490 60 488 140 500 C200 504 260 510 320 520 C420 540 500 560 640 604 V608 Z" fill="#7C4A78"/>',
            '<path d="M-400 608 V566 C-240 530 -60 552 60 556 C200 566 300 578 420 608 Z" fill="#69406F"/>',
        ),
    ),
    "hills_right": (
        (1270, 470, 1060, 140),
        (
            '<path d="M2330 608 V520 C2220 480 2100 500 2000 504 C1940 496 1900 494 1860 492 C1780 480 1700 500 1600 530 C1480 560 1400 580 1290 604 V608 Z" fill="#7C4A78"/>',
            '<path d="M2330 608 V556 C2160 530 1980 548 1860 552 C1760 556 1660 572 1540 608 Z" fill="#69406F"/>',
        ),
    ),
    "sea": (
        (-480, 602, 2880, 292),
        (
            '<rect x="-480" y="602" width="2880" height="32" fill="#B4566B"/>',
            '<path d="M-480 622 Q0 628 480 622 Q720 616 960 622 T1440 622 Q1920 616 2400 622 V660 H-480 Z" fill="#8A4E7C"/>',
            '<path d="M-480 648 Q0 654 480 648 Q720 642 960 648 T1440 648 Q1920 642 2400 648 V696 H-480 Z" fill="#5F4A82"/>',
            '<path d="M-480 684 Q0 690 480 684 Q720 678 960 684 T1440 684 Q1920 678 2400 684 V742 H-480 Z" fill="#3A5288"/>',
            '<path d="M-480 730 Q0 736 480 730 Q720 724 960 730 T1440 730 Q1920 724 2400 730 V802 H-480 Z" fill="#2A6489"/>',
            '<path d="M-480 790 Q0 796 480 790 Q720 784 960 790 T1440 790 Q1920 784 2400 790 V894 H-480 Z" fill="#237A8C"/>',
            '<path d="M209 668 q14 -8 28 0 t28 0 M-264 703 q14 -8 28 0 t28 0 M2111 749 q14 -8 28 0 t28 0 M1685 682 q14 -8 28 0 t28 0 M32 668 q14 -8 28 0 t28 0 M148 764 q14 -8 28 0 t28 0 M1863 750 q14 -8 28 0 t28 0 M1783 678 q14 -8 28 0 t28 0 M414 729 q14 -8 28 0 t28 0 M1592 755 q14 -8 28 0 t28 0 M2005 666 q14 -8 28 0 t28 0 M2158 756 q14 -8 28 0 t28 0 M2086 722 q14 -8 28 0 t28 0 M2012 754 q14 -8 28 0 t28 0 M0 691 q14 -8 28 0 t28 0 M1817 661 q14 -8 28 0 t28 0 M-321 729 q14 -8 28 0 t28 0 M332 718 q14 -8 28 0 t28 0 M2332 679 q14 -8 28 0 t28 0 M1315 688 q14 -8 28 0 t28 0 M543 743 q14 -8 28 0 t28 0 M445 721 q14 -8 28 0 t28 0 M2073 668 q14 -8 28 0 t28 0 M-278 683 q14 -8 28 0 t28 0 M1685 727 q14 -8 28 0 t28 0 M212 694 q14 -8 28 0 t28 0 M45 709 q14 -8 28 0 t28 0 M-331 737 q14 -8 28 0 t28 0 M2050 767 q14 -8 28 0 t28 0 M1600 767 q14 -8 28 0 t28 0 M-399 690 q14 -8 28 0 t28 0 M2245 746 q14 -8 28 0 t28 0 M369 678 q14 -8 28 0 t28 0 M474 657 q14 -8 28 0 t28 0 M-325 676 q14 -8 28 0 t28 0 M1737 698 q14 -8 28 0 t28 0 M360 667 q14 -8 28 0 t28 0 M2289 705 q14 -8 28 0 t28 0 M130 663 q14 -8 28 0 t28 0 M-296 676 q14 -8 28 0 t28 0 M1438 673 q14 -8 28 0 t28 0 M-336 713 q14 -8 28 0 t28 0 M245 772 q14 -8 28 0 t28 0 M-109 717 q14 -8 28 0 t28 0 M1709 703 q14 -8 28 0 t28 0 M2306 711 q14 -8 28 0 t28 0" fill="none" stroke="#FFD9A0" stroke-width="3" stroke-linecap="round" opacity=".42"/>',
        ),
    ),
    "glints_a": (
        (650, 604, 620, 210),
        (
            '<path d="M792 613 Q957 608 1121 613 Q957 622 792 613 Z" fill="#FFF0C4" opacity="0.95"/>',
            '<path d="M815 643 Q974 638 1133 643 Q974 652 815 643 Z" fill="#FFF0C4" opacity="0.89"/>',
            '<path d="M811 673 Q951 668 1092 673 Q951 682 811 673 Z" fill="#FFF0C4" opacity="0.83"/>',
            '<path d="M827 703 Q973 698 1120 703 Q973 712 827 703 Z" fill="#FFD98C" opacity="0.77"/>',
            '<path d="M780 733 Q962 728 1145 733 Q962 742 780 733 Z" fill="#FFD98C" opacity="0.71"/>',
            '<path d="M790 763 Q966 758 1141 763 Q966 772 790 763 Z" fill="#FFD98C" opacity="0.65"/>',
            '<path d="M800 793 Q945 788 1090 793 Q945 802 800 793 Z" fill="#F9B766" opacity="0.59"/>',
        ),
    ),
    "glints_b": (
        (650, 604, 620, 210),
        (
            '<path d="M739 628 Q957 623 1175 628 Q957 637 739 628 Z" fill="#FFF0C4" opacity="0.92"/>',
            '<path d="M702 658 Q960 653 1218 658 Q960 667 702 658 Z" fill="#FFF0C4" opacity="0.86"/>',
            '<path d="M735 688 Q949 683 1164 688 Q949 697 735 688 Z" fill="#FFF0C4" opacity="0.80"/>',
            '<path d="M743 718 Q944 713 1144 718 Q944 727 743 718 Z" fill="#FFD98C" opacity="0.74"/>',
            '<path d="M713 748 Q957 743 1200 748 Q957 757 713 748 Z" fill="#FFD98C" opacity="0.68"/>',
            '<path d="M745 778 Q969 773 1192 778 Q969 787 745 778 Z" fill="#F9B766" opacity="0.62"/>',
        ),
    ),
    "left": (
        (-420, 330, 1150, 570),
        (
            '<path d="M-420 900 V470 C-300 430 -180 452 -80 486 C-40 496 -20 496 0 500 C90 470 190 500 300 540 C420 566 520 590 596 640 C650 664 690 676 720 690 C560 716 360 720 0 760 L-420 800 V900 Z" fill="#2F6B4A"/>',
            '<path d="M-420 620 C-340 540 -200 520 -60 560 C20 584 60 610 120 640 L-420 680 Z" fill="#3B7A50"/>',
            '<path d="M-420 900 V640 C-260 600 -120 616 0 610 C160 600 330 630 470 664 C560 682 650 682 720 690 C560 716 360 730 0 790 L-420 830 V900 Z" fill="#1F4D39"/>',
            '<path d="M200 590 C240 540 330 530 440 552 C500 566 550 590 600 622 L200 650 Z" fill="#4D8A52"/>',
            *house(-150, 600, 0.8, "#DCE8F2", "#B8CCE2"),
            *house(-280, 640, 0.95, "#F4D3C0", "#DDA98F"),
            *house(-60, 668, 0.8, p.SUN, p.OCHRE),
            *village_palm(-190, 530, 0.5, -LEAN),
            *village_palm(-330, 560, 0.6, -LEAN),
            *village_palm(-10, 590, 0.46, -LEAN),
            *sprite("church", 318, 336, 0.9297),
            '<path d="M346 596 V568 H528 V596 Z" fill="#FFF8E7"/>',
            '<path d="M478 596 V568 H528 V596 Z" fill="#E0D8EA"/>',
            '<path d="M364 596 L462 568 H506 L408 596 Z" fill="#B9C7E3"/>',
            '<path d="M339 563 H535 V571 H339 Z" fill="#D98E2B"/>',
            '<path d="M328 626 V596 H546 V626 Z" fill="#FFF8E7"/>',
            '<path d="M496 626 V596 H546 V626 Z" fill="#E0D8EA"/>',
            '<path d="M480 626 L346 596 H302 L436 626 Z" fill="#B9C7E3"/>',
            '<path d="M321 591 H553 V599 H321 Z" fill="#D98E2B"/>',
            '<path d="M308 660 V626 H566 V660 Z" fill="#FFF8E7"/>',
            '<path d="M516 660 V626 H566 V660 Z" fill="#E0D8EA"/>',
            '<path d="M326 660 L500 626 H544 L370 660 Z" fill="#B9C7E3"/>',
            '<path d="M301 621 H573 V629 H301 Z" fill="#D98E2B"/>',
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
            '<path d="M2340 900 V540 H1700 C1600 540 1500 530 1420 560 L1380 600 L1350 612 L1322 664 L1290 690 C1420 712 1600 722 1920 760 L2340 810 V900 Z" fill="#A8442E"/>',
            '<path d="M1420 560 L1436 620 L1404 668 L1420 704 C1380 700 1330 696 1290 690 L1322 664 L1350 612 L1380 600 Z" fill="#D0694A"/>',
            '<path d="M1560 560 L1584 640 L1556 716 L1640 724 L1626 640 L1650 560 Z M1780 560 L1796 650 L1770 738 L1920 760 L1936 660 L1916 560 Z M2060 560 L2084 660 L2050 780 L2190 796 L2160 660 L2180 560 Z" fill="#7C2B1F"/>',
            *sprite("fort", 1440, 281, 1.1172),
            '<path d="M1396 580 C1430 540 1470 526 1540 524 C1620 520 1690 530 1760 516 C1830 506 1880 506 1920 510 C2060 500 2200 470 2340 480 V590 C2200 570 2060 600 1920 580 C1800 556 1700 578 1600 572 C1540 570 1470 574 1396 580 Z" fill="#2F6B4A"/>',
            '<path d="M1820 520 C1920 480 2060 460 2180 470 L2340 480 V540 C2200 520 2040 540 1820 520 Z" fill="#3B7A50"/>',
            *village_palm(1880, 430, 0.56, LEAN),
            *village_palm(1975, 400, 0.7, LEAN),
            *village_palm(2110, 410, 0.6, LEAN),
            '<path d="M1250 696 C1290 682 1330 690 1380 704 C1500 716 1700 728 1920 766 L2340 820 V850 L1920 790 C1700 748 1480 736 1380 722 C1320 716 1280 710 1250 696 Z" fill="#FFE9C4" opacity=".8"/>',
        ),
    ),
    "beach": (
        (-480, 744, 2880, 156),
        (
            '<path d="M-480 800 C-280 770 -140 812 0 792 C240 752 500 800 760 812 C1080 826 1500 760 1920 796 C2060 810 2240 770 2400 790 V900 H-480 Z" fill="#FFF0CF"/>',
            '<path d="M-480 814 C-280 784 -140 826 0 806 C240 766 500 814 760 826 C1080 840 1500 774 1920 810 C2060 824 2240 784 2400 804 V900 H-480 Z" fill="#EFC57C"/>',
            '<path d="M-480 850 C-280 836 -200 862 0 846 C300 812 640 866 960 860 C1300 852 1600 820 1920 848 C2060 858 2240 830 2400 850 V900 H-480 Z" fill="#D9A25A"/>',
        ),
    ),
    "parasol_terra": (
        (-84, -84, 168, 188),
        (
            '<ellipse cx="14" cy="92" rx="66" ry="9" fill="#B9803F" opacity=".6"/>',
            '<g transform="rotate(-9)">',
            '<path d="M-3 -8 H3 V96 H-3 Z" fill="#16294A"/>',
            '<path d="M-74 0 C-70 -46 -34 -66 0 -68 C34 -66 70 -46 74 0 C60 -10 46 -10 36 0 C24 -10 12 -10 0 0 C-12 -10 -24 -10 -36 0 C-46 -10 -60 -10 -74 0 Z" fill="#FFF8E7"/>',
            '<path d="M0 -68 C-30 -56 -40 -26 -36 0 C-46 -10 -60 -10 -74 0 C-70 -46 -34 -66 0 -68 Z M0 -68 C18 -50 20 -22 0 0 C12 -10 24 -10 36 0 C40 -26 30 -56 0 -68 Z" fill="#B3432A"/>',
            "</g>",
        ),
    ),
    "parasol_cobalt": (
        (-84, -84, 168, 188),
        (
            '<ellipse cx="-12" cy="92" rx="66" ry="9" fill="#B9803F" opacity=".6"/>',
            '<g transform="rotate(8)">',
            '<path d="M-3 -8 H3 V96 H-3 Z" fill="#16294A"/>',
            '<path d="M-74 0 C-70 -46 -34 -66 0 -68 C34 -66 70 -46 74 0 C60 -10 46 -10 36 0 C24 -10 12 -10 0 0 C-12 -10 -24 -10 -36 0 C-46 -10 -60 -10 -74 0 Z" fill="#FFF8E7"/>',
            '<path d="M0 -68 C-30 -56 -40 -26 -36 0 C-46 -10 -60 -10 -74 0 C-70 -46 -34 -66 0 -68 Z M0 -68 C18 -50 20 -22 0 0 C12 -10 24 -10 36 0 C40 -26 30 -56 0 -68 Z" fill="#1D4F9F"/>',
            "</g>",
        ),
    ),
    "palms_left": (
        (-90, 130, 520, 770),
        (
            *palm(84, 520, 1.5, -60, 400, p.MIDNIGHT, 9),
            *palm(186, 312, 2.1, -70, 600, p.MIDNIGHT, 11),
            '<path d="M-90 900 V836 C-60 850 -30 850 0 846 C80 826 150 850 230 864 C320 876 380 880 430 900 Z" fill="#0E2A3A"/>',
        ),
    ),
    "palms_right": (
        (1500, 130, 520, 770),
        (
            *palm(1868, 560, 1.4, 40, 360, p.MIDNIGHT, 9),
            *palm(1806, 330, 2.1, 50, 580, p.MIDNIGHT, 11),
            '<path d="M2020 900 V826 C1980 842 1950 836 1920 832 C1840 820 1780 842 1700 862 C1620 876 1540 880 1500 900 Z" fill="#0E2A3A"/>',
        ),
    ),
    "dhow": (
        (0, 0, 192, 128),
        (
            '<path d="M14 96 C60 104 136 104 178 82 C172 112 156 126 132 126 H60 C36 126 20 114 14 96 Z" fill="#16294A"/>',
            '<path d="M18 96 C60 104 136 104 176 84 L172 96 C130 112 66 112 22 106 Z" fill="#B3432A"/>',
            '<path d="M84 94 C90 60 112 24 172 4 C176 44 160 76 138 92 Z" fill="#FFF8E7" stroke="#16294A" stroke-width="4" stroke-linejoin="round"/>',
            '<path d="M84 94 C90 60 112 24 172 4 C146 30 128 58 122 93 Z" fill="#F5B83D"/>',
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
            '<path d="M14 96 C60 104 136 104 178 82 C172 112 156 126 132 126 H60 C36 126 20 114 14 96 Z M84 94 C90 60 112 24 172 4 C176 44 160 76 138 92 Z" fill="#16294A"/>',
        ),
    ),
    "gull": (
        (-28, -22, 58, 36),
        (
            '<path d="M-26 -8 q14 -14 26 6 q12 -20 26 -6 q-16 -2 -26 18 q-8 -18 -26 -18 Z" fill="#16294A"/>',
        ),
    ),
}
"""The view box and the elements of each layer."""


def main() -> int:
    """Writes the layers, or checks them; the exit code."""
    return keep({f"title_{name}": svg(view, shapes) for name, (view, shapes) in LAYERS.items()})


if __name__ == "__main__":
    sys.exit(main())

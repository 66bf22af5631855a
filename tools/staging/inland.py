"""Grounds of the country: the road of the scooter, the forest of the elephant, the station."""

# ruff: noqa: E501  (the paths of drawings are what they are)

from __future__ import annotations

from typing import TYPE_CHECKING

from drawing import palette as p
from drawing.shapes import box, disc, group, line, n, path, poly

from staging.parts import (
    FOOT,
    LEFT,
    RIGHT,
    Layers,
    dust,
    earth_road,
    road_palm,
    shadow,
    soft,
    stones,
    tree,
)

if TYPE_CHECKING:
    from drawing.shapes import Shapes

TREES = ("#1F4D39", "#2F6B4A", "#5B9A57")
DEEP_TREES = ("#16403A", "#22584A", "#3B7A50")


def road() -> Layers:
    """The scooter: a red road between paddies, a wall of laterite, a house across the fields."""
    back = [
        path(f"M{LEFT} 720 V610 C-160 590 -80 640 0 628 C80 590 140 612 220 640 C280 660 320 672 400 690 C480 668 560 640 640 652 C760 610 860 560 960 574 C1060 590 1120 548 1220 540 C1340 532 1420 590 1520 580 C1660 566 1760 520 1920 540 C2100 556 2280 520 {RIGHT} 550 V720 Z", "#5F7F8F"),
        path(f"M560 730 C660 690 720 676 820 660 C940 640 1020 650 1120 634 C1240 616 1330 640 1440 628 C1600 612 1760 600 1920 622 C2120 640 2300 610 {RIGHT} 630 V740 Z", "#3F7A62"),
        path(f"M{LEFT} 730 V660 C-120 650 -60 690 0 676 C100 660 180 676 260 690 C320 700 350 706 400 716 V740 Z", "#3F7A62"),
        box(LEFT, 708, RIGHT - LEFT, 372, "#4D8A52"),
        *paddies(),
        *wall(),
        *earth_road((p.PALM, p.LATERITE, "#C25F40", "#A8442E")),
        *stones("#DD8460"),
        *(shape for at in ((330, 640, 0.34, 10, 74), (448, 636, 0.36, -6, 80), (284, 600, 0.52, 14, 130), (520, 590, 0.56, -10, 146), (640, 520, 0.86, -22, 250), (140, 540, 0.78, 30, 270), (812, 330, 1.3, -40, 500)) for shape in road_palm(*at)),
        *milestone(656, 846),
        shadow("#6E2418", 0.8),
    ]  # fmt: skip
    return {
        "land": ((LEFT, 210, RIGHT - LEFT, 870), back),
        "right": ((920, 440, 1100, 400), house_over_fields()),
        "front": ((200, 922, 330, 40), [dust("#DD8460")]),
    }


def paddies() -> Shapes:
    """Fields on both sides, some under water that holds the sky."""
    made = []
    for top, foot, fill in ((712, 722, "#9DB868"), (728, 742, "#F2C877"), (750, 772, "#86AE62"), (780, 806, "#E3BC6B"), (816, 850, "#6FA05A"), (860, 900, "#8FB268")):  # fmt: skip
        made.append(path(f"M400 {top} Q1200 {top - 8} {RIGHT} {top - 3} V{foot - 3} Q1200 {foot - 10} 400 {foot} Z", fill))  # fmt: skip
    for top, foot, fill in ((716, 730, "#9DB868"), (740, 758, "#F2C877"), (772, 800, "#86AE62"), (822, 870, "#5E9556")):  # fmt: skip
        made.append(path(f"M{LEFT} {top - 4} Q160 {top - 10} 380 {top} V{foot} Q160 {foot - 10} {LEFT} {foot - 2} Z", fill))  # fmt: skip
    return made


def wall() -> Shapes:
    """Blocks of laterite that run to where the road ends."""

    def y(x: float, part: float) -> float:
        top, foot = 770 - 64 * x / 392, 884 - 176 * x / 392
        return top + (foot - top) * part

    ends = (LEFT, -180, -120, -60, 0, 52, 100, 144, 184, 220, 252, 281, 306, 328, 346, 361, 373)
    made = [
        path(f"M{LEFT} {n(y(LEFT, 0))} L388 {n(y(388, 0))} V{n(y(388, 1))} L{LEFT} {n(y(LEFT, 1))} Z", "#A8442E"),
        *(line(f"M{LEFT} {n(y(LEFT, part))} L388 {n(y(388, part))}", "#7C2B1F", 4) for part in (1 / 3, 2 / 3)),
    ]  # fmt: skip

    def joint(course: int, number: int) -> float:
        return ends[number] + (ends[number + 1] - ends[number]) * (0.5 if course % 2 else 0.0)

    for course in range(3):
        for number in range(len(ends) - 1):
            x = joint(course, number)
            made.append(line(f"M{n(x)} {n(y(x, course / 3))} V{n(y(x, (course + 1) / 3))}", "#7C2B1F", max(1.5, 4 - max(0, number - 4) * 0.25)))  # fmt: skip
    for number, course in ((4, 1), (6, 0), (5, 2), (7, 1), (9, 2), (10, 0), (1, 0), (2, 2)):
        left, right = joint(course, number) + 3, joint(course, number + 1) - 3
        corners = (
            (left, y(left, course / 3) + 3),
            (right, y(right, course / 3) + 3),
            (right, y(right, (course + 1) / 3) - 3),
            (left, y(left, (course + 1) / 3) - 3),
        )
        made.append(poly(corners, "#C25F40"))
    coping = f"M{LEFT} {n(y(LEFT, 0) - 16)} L388 {n(y(388, 0) - 2)} V{n(y(388, 0) + 1)} L{LEFT} {n(y(LEFT, 0) + 4)} Z"
    return [*made, path(coping, "#DD8460")]


def milestone(x: float, y: float) -> Shapes:
    """A stone with a yellow head beside the road."""
    return [
        path(f"M{x - 6} {y + 58} h76 l12 12 h-88 Z", p.LEAF),
        f'<path d="M{x} {y + 64} V{y} a28 28 0 0 1 56 0 V{y + 64} Z" fill="{p.CARD}" stroke="{p.INK}" stroke-width="4"/>',
        f'<path d="M{x} {y + 12} V{y} a28 28 0 0 1 56 0 V{y + 12} Z" fill="{p.SUN}" stroke="{p.INK}" stroke-width="4"/>',
        path(f"M{x + 42} {y + 14} h12 v48 h-12 Z", "#E0D2C0"),
    ]


def house_over_fields() -> Shapes:
    """A Goan house with its porch, on a green rise."""
    x, y = 1010, 800
    made = [
        path(f"M{x - 70} {y + 6} C{x + 60} {y - 26} {x + 420} {y - 26} {x + 580} {y + 6} C{x + 760} {y} {x + 900} {y + 4} {x + 1000} {y + 8} V{y + 30} H{x - 70} Z", p.PALM),
        *road_palm(x + 440, 540, 1.15, -20, 260),
        *road_palm(x + 700, 590, 0.95, 22, 210),
        *road_palm(x + 800, 640, 0.7, -12, 160),
        box(x, y - 104, 400, 104, p.SUN), box(x + 270, y - 104, 130, 104, p.OCHRE),
        path(f"M{x - 24} {y - 100} L{x + 44} {y - 172} H{x + 356} L{x + 424} {y - 100} Z", p.TERRA),
        path(f"M{x + 356} {y - 172} L{x + 424} {y - 100} H{x + 268} L{x + 290} {y - 172} Z", p.LATERITE),
        path(f"M{x + 140} {y - 100} L{x + 200} {y - 158} L{x + 260} {y - 100} Z", p.CARD),
        path(f"M{x + 200} {y - 158} L{x + 260} {y - 100} H{x + 216} Z", "#E0D2C0"),
        line(f"M{x + 130} {y - 98} L{x + 200} {y - 166} L{x + 270} {y - 98}", p.LATERITE, 10),
        disc(x + 198, y - 120, 10, p.COBALT),
        box(x - 8, y - 100, 416, 10, p.CARD), box(x - 8, y - 10, 416, 12, p.CARD),
    ]  # fmt: skip
    for at in (24, 86, 290, 350):
        made.append(path(f"M{x + at} {y - 22} V{y - 62} a14 14 0 0 1 28 0 V{y - 22} Z", p.CARD))
        made.append(path(f"M{x + at + 5} {y - 26} V{y - 60} a9 9 0 0 1 18 0 V{y - 26} Z", p.COBALT))
    made += [box(x + at - 7, y - 92, 14, 92, p.CARD) for at in (150, 244)]
    made.append(path(f"M{x + 172} {y} V{y - 54} a25 25 0 0 1 50 0 V{y} Z", p.LATERITE))
    bushes = ((-50, 2, 30), (-12, 8, 24), (430, 4, 30), (480, 8, 26))
    return made + [disc(x + dx, y + dy, r, p.LEAF) for dx, dy, r in bushes]


def forest() -> Layers:
    """The elephant: a forest road to the ghats, a waterfall, and the old temple under the trees."""
    ridges = [
        path(f"M{LEFT} 720 V560 C-120 520 0 600 110 580 C200 566 260 640 372 680 C480 640 560 560 680 540 C800 520 880 470 1000 460 C1100 452 1180 500 1280 488 C1400 470 1500 420 1640 440 C1780 462 1880 420 2000 440 C2160 470 2320 430 {RIGHT} 450 V720 Z", "#5B7F80"),
        path("M1196 489 L1192 548 L1182 552 L1178 604 L1166 610 L1162 690 H1262 L1256 612 L1246 606 L1242 552 L1234 546 L1232 487 Z", "#DDEFEA"),
        path("M1218 488 L1222 548 L1230 553 L1232 606 L1240 612 L1244 690 H1262 L1256 612 L1246 606 L1242 552 L1234 546 L1232 487 Z", "#B9DCD8"),
        line("M1206 500 L1202 546 M1192 560 L1188 604 M1210 566 L1210 604 M1180 618 L1176 680 M1206 620 L1206 684", "#F7FCFA", 4),
        path(f"M{LEFT} 730 V640 C-100 610 -20 660 80 650 C200 640 280 690 372 712 C470 690 560 640 680 632 C820 622 920 590 1060 604 C1140 612 1180 640 1230 668 C1300 630 1380 590 1500 580 C1660 566 1800 600 1960 570 C2120 546 2300 590 {RIGHT} 580 V740 Z", "#3A6E62"),
    ]  # fmt: skip
    back = [
        *ridges,
        box(LEFT, 706, RIGHT - LEFT, 374, "#3B7A50"),
        path(f"M{LEFT} 760 C-60 740 160 740 372 722 C560 740 760 746 1000 740 C1400 730 1900 742 {RIGHT} 730 V{FOOT} H{LEFT} Z", "#2F6B4A"),
        *earth_road(("#22584A", "#6E2418", "#B5553A", "#94402B")),
        *stones("#CF7A58"),
        *(shape for at in ((300, 716, 0.34, 46), (452, 716, 0.36, 50), (236, 728, 0.52, 84), (528, 730, 0.56, 92), (640, 756, 0.86, 150), (128, 770, 0.9, 176)) for shape in tree(*at, TREES)),
        *(shape for at in ((-30, 840, 1.3, 270), (800, 800, 1.25, 280), (-190, 830, 1.2, 240)) for shape in tree(*at, DEEP_TREES)),
        *ferns(),
        shadow("#561C14", 0.8),
    ]  # fmt: skip
    return {
        "land": ((LEFT, 410, RIGHT - LEFT, 670), back),
        "right": ((940, 380, 1500, 450), temple()),
        "front": ((200, 922, 330, 40), [dust("#5B9A57")]),
    }


def ferns() -> Shapes:
    """Low leaves at both sides of the road."""
    made = []
    for x, y, size, fill in ((36, 900, 1.0, "#1F4D39"), (690, 824, 0.6, "#1F4D39"), (-60, 880, 0.9, "#1F4D39"), (-150, 930, 1.1, "#1F4D39")):  # fmt: skip
        leaves = [path(f"M0 0 C{8 * w} -26 {20 * w} -44 {44 * w} -52 C{34 * w} -24 {20 * w} -6 0 0 Z", fill) for w in (-1.1, -0.5, 0.5, 1.1)]  # fmt: skip
        made += group(x, y, size, [*leaves, path("M0 0 C-12 -30 -8 -54 0 -70 C8 -54 12 -30 0 0 Z", fill)])  # fmt: skip
    return made


def temple() -> Shapes:
    """The temple of black stone at the foot of the ghats, under broad trees."""
    x, y = 1120, 806
    stone, shade, deep = p.ROCK[0], p.ROCK[1], p.ROCK[3]
    made = [
        path(f"M{x - 180} {y + 6} C{x} {y - 30} {x + 420} {y - 34} {x + 760} {y - 4} C{x + 980} {y - 20} {x + 1160} {y - 10} {x + 1320} {y - 6} V{y + 24} H{x - 180} Z", "#22584A"),
        *tree(x + 560, y, 1.5, 250, DEEP_TREES),
        *tree(x - 60, y, 1.15, 170, TREES),
        *tree(x + 820, y, 1.3, 210, TREES),
        *tree(x + 1080, y, 1.5, 260, DEEP_TREES),
        # The hall on its steps, the porch, and the tower in three tiers.
        box(x - 20, y - 16, 470, 20, deep), box(x, y - 30, 430, 16, shade),
        box(x + 10, y - 106, 200, 78, stone), box(x + 150, y - 106, 60, 78, shade),
        box(x + 210, y - 130, 190, 102, stone), box(x + 330, y - 130, 70, 102, shade),
        path(f"M{x - 8} {y - 104} L{x + 24} {y - 140} H{x + 200} L{x + 224} {y - 104} Z", shade),
        path(f"M{x + 200} {y - 130} H{x + 412} L{x + 392} {y - 158} H{x + 220} Z", deep),
        path(f"M{x + 226} {y - 156} H{x + 386} L{x + 366} {y - 206} H{x + 246} Z", stone),
        path(f"M{x + 326} {y - 156} H{x + 386} L{x + 366} {y - 206} H{x + 330} Z", shade),
        path(f"M{x + 250} {y - 204} H{x + 362} L{x + 344} {y - 244} H{x + 268} Z", stone),
        path(f"M{x + 320} {y - 204} H{x + 362} L{x + 344} {y - 244} H{x + 322} Z", shade),
        path(f"M{x + 274} {y - 242} H{x + 338} L{x + 322} {y - 270} H{x + 290} Z", deep),
        disc(x + 306, y - 276, 12, p.OCHRE), path(f"M{x + 302} {y - 284} L{x + 306} {y - 304} L{x + 310} {y - 284} Z", p.SUN),
    ]  # fmt: skip
    made += [box(x + at, y - 104, 14, 76, p.ROCK[2]) for at in (30, 84, 138)]
    made += [
        path(f"M{x + 54} {y - 30} V{y - 74} a15 15 0 0 1 30 0 V{y - 30} Z", p.HOLLOW),
        path(f"M{x + 108} {y - 30} V{y - 74} a15 15 0 0 1 30 0 V{y - 30} Z", p.HOLLOW),
        path(f"M{x + 284} {y - 30} V{y - 84} a22 22 0 0 1 44 0 V{y - 30} Z", p.HOLLOW),
        line(f"M{x + 210} {y - 96} H{x + 400} M{x + 10} {y - 92} H{x + 210}", deep, 4),
    ]
    bushes = ((-40, 4, 30), (2, 8, 22), (460, 2, 34), (520, 8, 26), (-110, 6, 26))
    return made + [disc(x + dx, y + dy, r, "#1F4D39") for dx, dy, r in bushes]


def station() -> Layers:
    """The suitcase: a quay beside the rails, and the train that waits at a small station."""
    back = [
        path(f"M{LEFT} 720 V640 C-140 610 -40 660 60 640 C160 622 260 676 372 690 C480 676 600 640 720 644 C880 640 1000 590 1160 596 C1320 604 1480 560 1660 570 C1840 584 2040 550 2200 566 C2300 574 2380 566 {RIGHT} 572 V720 Z", "#55668F"),
        path(f"M{LEFT} 730 V672 C-100 656 20 690 120 684 C220 680 300 700 372 712 C520 700 700 680 880 684 C1100 690 1400 670 1700 676 C2000 684 2240 668 {RIGHT} 674 V740 Z", "#3F5E78"),
        box(LEFT, 706, RIGHT - LEFT, 374, "#6B7B5C"),
        path(f"M392 706 C300 740 0 820 {LEFT} 860 V706 Z", "#4D8A52"),
        path(f"M392 706 C520 740 1100 800 {RIGHT} 830 V706 Z", "#5E8B57"),
        *rails(),
        *quay(),
        *(shape for at in ((250, 640, 0.5, 12, 84), (140, 600, 0.72, 20, 140), (0, 560, 0.9, -16, 200), (-150, 540, 1.0, 18, 230)) for shape in road_palm(*at)),
        *lamp(664, 940, 1.0),
        *lamp(470, 800, 0.4),
        *lamp(536, 850, 0.62),
        shadow("#6E5A4A", 0.8),
    ]  # fmt: skip
    return {
        "land": ((LEFT, 480, RIGHT - LEFT, 600), back),
        "right": ((880, 420, 1560, 420), train_and_station()),
        "front": ((200, 936, 350, 26), luggage()),
    }


def rails() -> Shapes:
    """Ballast, sleepers and two rails that meet under the sun."""
    x, y = 392, 706
    made = [path(f"M{x - 3} {y} L-360 {FOOT} H20 L{x + 4} {y} Z", "#8A7F78")]
    for i in range(13):
        part = ((i + 1) / 13) ** 2.1
        left, right = x - 3 - 700 * part, x + 3 - 392 * part
        top = y + (FOOT - y) * part
        made.append(path(f"M{n(left)} {n(top)} H{n(right)} v{n(3 + 20 * part)} H{n(left - 8 * part)} Z", "#54443E"))  # fmt: skip
    for left, right in ((-270, -246), (-76, -48)):
        made.append(path(f"M{x} {y} L{left} {FOOT} H{right} L{x + 1.5} {y} Z", "#DDE4EA"))
    return made


def quay() -> Shapes:
    """The platform that the token stands on, with its yellow line."""
    x, y = 396, 706
    made = [
        path(f"M{x} {y} L20 {FOOT} H60 L{x + 4} {y} Z", "#6E5A4A"),
        path(f"M{x + 2} {y} L60 {FOOT} H1280 L{x + 30} {y} Z", "#D9B98A"),
        path(f"M{x + 3} {y} L96 {FOOT} H150 L{x + 6} {y} Z", "#F5B83D"),
        path(f"M{x + 20} {y} L860 {FOOT} H1280 L{x + 40} {y} Z", "#C6A273"),
    ]
    for part in (0.09, 0.18, 0.3, 0.45, 0.64, 0.86):
        top = y + (FOOT - y) * part
        made.append(line(f"M{n(x + 2 - 336 * part)} {n(top)} H{n(x + 30 + 860 * part)}", "#B08C60", 1 + 4 * part))  # fmt: skip
    seams = [line(f"M{x + 12} {y + 8} L{right} {FOOT}", "#B08C60", 3) for right in (300, 520, 760)]
    return made + seams


def lamp(x: float, foot: float, size: float) -> Shapes:
    """A station lamp on its post."""
    return group(x, foot, size, [
        box(-5, -250, 10, 250, p.INK), path("M-18 0 h36 l-8 -20 h-20 Z", p.INK),
        line("M0 -236 q-4 -24 -34 -24", p.INK, 6),
        path("M-54 -252 h40 l-8 -22 h-24 Z", p.INK), path("M-50 -250 h32 l-4 14 h-24 Z", "#FFE9B8"),
    ])  # fmt: skip


def train_and_station() -> Shapes:
    """A blue train before a yellow station with a red roof, its name board and a clock."""
    x, y = 1330, 806
    made = [
        path(f"M900 {y + 4} C1100 {y - 24} 1500 {y - 26} 2440 {y - 20} V{y + 30} H900 Z", "#5E8B57"),
        *road_palm(x - 40, 520, 1.1, -20, 280),
        *road_palm(x + 620, 500, 1.2, 24, 300),
        *road_palm(x + 820, 560, 1.0, -14, 240),
        box(x, y - 190, 520, 190, p.SUN), box(x + 380, y - 190, 140, 190, p.OCHRE),
        path(f"M{x - 30} {y - 186} L{x + 40} {y - 256} H{x + 480} L{x + 550} {y - 186} Z", p.TERRA),
        path(f"M{x + 480} {y - 256} L{x + 550} {y - 186} H{x + 400} L{x + 380} {y - 256} Z", p.LATERITE),
        box(x + 200, y - 330, 120, 150, p.CARD), box(x + 282, y - 330, 38, 150, "#E0D2C0"),
        path(f"M{x + 186} {y - 326} L{x + 260} {y - 376} L{x + 334} {y - 326} Z", p.TERRA),
        path(f"M{x + 260} {y - 376} L{x + 334} {y - 326} H{x + 282} Z", p.LATERITE),
        f'<circle cx="{x + 258}" cy="{y - 268}" r="34" fill="{p.CARD}" stroke="{p.INK}" stroke-width="6"/>',
        line(f"M{x + 258} {y - 290} V{y - 268} L{x + 274} {y - 260}", p.INK, 5),
        box(x - 12, y - 190, 544, 12, p.CARD),
    ]  # fmt: skip
    windows = [path(f"M{x + at} {y - 96} V{y - 136} a18 18 0 0 1 36 0 V{y - 96} Z", p.COBALT) for at in (30, 116, 364, 446)]  # fmt: skip
    return [*made, *windows, *carriages(x, y)]


def carriages(x: float, y: float) -> Shapes:
    """The train along the foot of the picture: an engine and carriages, blue and cream."""
    made = []
    for number in range(5):
        left = x - 330 + 262 * number
        made += [
            path(f"M{left} {y} V{y - 92} a14 14 0 0 1 14 -14 H{left + 236} a14 14 0 0 1 14 14 V{y} Z", p.COBALT),
            box(left, y - 66, 250, 30, p.CARD), box(left, y - 14, 250, 14, p.INK),
            box(left + 6, y - 104, 238, 7, p.AZUL),
            *(box(left + 18 + 56 * i, y - 62, 36, 22, "#24407F") for i in range(4)),
            box(left + 250, y - 30, 12, 16, p.INK),
        ]  # fmt: skip
    front = x - 330
    made += [
        path(f"M{front} {y} H{front - 40} C{front - 56} {y - 20} {front - 48} {y - 84} {front - 20} {y - 104} H{front + 20} V{y} Z", p.TERRA),
        path(f"M{front - 40} {y - 44} C{front - 40} {y - 66} {front - 30} {y - 84} {front - 14} {y - 92} H{front + 4} V{y - 48} Z", "#DCE8F2"),
        disc(front - 34, y - 26, 9, p.SUN),
        box(front - 40, y - 14, 60, 14, p.INK),
    ]  # fmt: skip
    return made


def luggage() -> Shapes:
    """What a heavy thing keeps from the light right under it."""
    return [soft("M226 942 H528 q14 8 -6 14 H236 q-22 -4 -10 -14 Z", "#54443E", 0.6)]

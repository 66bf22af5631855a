"""What the grounds of curtains have in common: light on water, palms that frame, roads, trees."""

# ruff: noqa: E501  (the paths of drawings are what they are)

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING

from drawing import palette as p
from drawing.palms import palm
from drawing.shapes import disc, line, n, path

if TYPE_CHECKING:
    from collections.abc import Iterable

    from drawing.files import View
    from drawing.palms import Point
    from drawing.shapes import Shapes

HORIZON = 700.0
SUN = 372.0
"""Where the sun stands on the horizon, in a picture of 1920 x 1080."""
LEFT, RIGHT, FOOT = -240, 2440, 1080
"""What the widest stage shows of a ground, however it is shifted."""

Layers = dict[str, tuple["View", "Shapes"]]
"""The layers of a ground by name: what part of the picture each shows, and its shapes."""


def swell(y: float, fill: str, foot: float = FOOT) -> str:
    """A band of the sea from a gentle swell about y down to its foot."""
    waves = f"Q0 {n(y + 6)} 480 {n(y)} T960 {n(y)} T1440 {n(y)} T1920 {n(y)} T2440 {n(y)}"
    return path(f"M{LEFT} {n(y)} {waves} V{n(foot)} H{LEFT} Z", fill)


def sea(top: str, *bands: tuple[float, str]) -> Shapes:
    """The sea from the horizon, in bands that begin so far below it."""
    made = [path(f"M{LEFT} {HORIZON:g} H{RIGHT} V{HORIZON + 60:g} H{LEFT} Z", top)]
    return made + [swell(HORIZON + y, fill, 900) for y, fill in bands]


def glints(tones: tuple[str, str, str], rows: int = 11) -> Shapes:
    """The sun on the water, a lens below the other, each softer."""
    rnd, made = Random(4), []
    for i in range(rows):
        y = HORIZON + 8 + 13 * i
        half = 280 * (1 - i * 0.02) * (1 if i % 2 else 0.74) + rnd.uniform(-20, 20)
        x = SUN + rnd.uniform(-14, 14)
        tone = tones[0] if i < 5 else tones[1] if i < 8 else tones[2]
        data = f"M{n(x - half)} {n(y)} Q{n(x)} {n(y - 5)} {n(x + half)} {n(y)} Q{n(x)} {n(y + 8)} {n(x - half)} {n(y)} Z"
        made.append(f'<path d="{data}" fill="{tone}" opacity="{0.95 - i * 0.04:.2f}"/>')
    return made


def ripples(
    colour: str, seed: int, count: int, x: tuple[float, float], y: tuple[float, float]
) -> str:
    """Small waves strewn over a part of the sea."""
    rnd = Random(seed)
    places = [(rnd.uniform(*x), rnd.uniform(*y)) for _ in range(count)]
    data = " ".join(f"M{left:.0f} {top:.0f} q14 -8 28 0 t28 0" for left, top in places)
    return f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="3" stroke-linecap="round" opacity=".5"/>'


def soft(data: str, fill: str, opacity: float) -> str:
    """A path that lets shine through what is below."""
    return f'<path d="{data}" fill="{fill}" opacity="{opacity:g}"/>'


def shadow(fill: str, opacity: float = 0.75) -> str:
    """What a token of 372 keeps from the light on the ground before it."""
    return soft(
        "M212 930 H532 C546 972 494 1006 436 1014 C350 1026 250 1012 224 980 C212 964 208 948 212 930 Z",
        fill,
        opacity,
    )


def road_palm(x: float, y: float, size: float, lean: float, height: float) -> Shapes:
    """A palm by day, its crown at (x, y)."""
    return palm(x, y, size, lean, height, p.DAY, 9)


def crown(x: float, y: float, size: float, dark: str, middle: str, light: str) -> Shapes:
    """The round crown of a broad tree about (x, y), lit from the left."""
    s = size
    return [
        disc(x + 46 * s, y + 14 * s, 54 * s, dark),
        disc(x - 52 * s, y + 20 * s, 50 * s, dark),
        disc(x, y, 70 * s, middle),
        disc(x - 34 * s, y - 8 * s, 46 * s, light),
        disc(x + 34 * s, y + 30 * s, 44 * s, dark),
        disc(x - 8 * s, y - 36 * s, 34 * s, light),
    ]


def tree(x: float, foot: float, size: float, height: float, tones: tuple[str, str, str]) -> Shapes:
    """A broad tree on a straight trunk whose foot is at (x, foot)."""
    s, top = size, foot - height
    trunk = f"M{n(x - 9 * s)} {n(top)} L{n(x - 15 * s)} {n(foot)} H{n(x + 17 * s)} L{n(x + 10 * s)} {n(top)} Z"
    shade = f"M{n(x + 2 * s)} {n(top)} L{n(x + 4 * s)} {n(foot)} H{n(x + 17 * s)} L{n(x + 10 * s)} {n(top)} Z"
    return [path(trunk, "#6B4630"), path(shade, "#4A2F20"), *crown(x, top, s, *tones)]


def earth_road(colours: tuple[str, str, str, str]) -> Shapes:
    """A road that comes from under the sun: verge, edge, earth and its ruts."""
    verge, edge, earth, ruts = colours
    x, y = 392, 706
    return [
        path(f"M{x - 6} {y} C340 760 160 860 -320 1080 H1240 C800 880 560 770 {x + 16} {y} Z", verge),
        path(f"M{x - 2} {y} C350 766 210 860 -190 1080 H1090 C700 880 500 772 {x + 10} {y} Z", edge),
        path(f"M{x} {y} C356 768 236 860 -110 1080 H1010 C668 880 488 772 {x + 8} {y} Z", earth),
        path(f"M{x + 1} {y} C368 780 290 880 150 1080 H330 C360 880 385 780 {x + 3} {y} Z M{x + 4} {y} C410 780 500 880 640 1080 H780 C580 880 430 780 {x + 7} {y} Z", ruts),
    ]  # fmt: skip


def stones(fill: str) -> Shapes:
    """Flat stones and light patches on a road."""
    places = ((300, 880, 40), (520, 860, 34), (610, 960, 60), (120, 1030, 70), (420, 1046, 80), (470, 800, 18))  # fmt: skip
    return [
        path(f"M{x} {y} q{n(w / 2)} -8 {w} 0 q{n(-w / 2)} 7 {-w} 0 Z", fill) for x, y, w in places
    ]


def dust(fill: str) -> str:
    """Dust and tufts at the feet of the token."""
    return path(
        "M214 944 q18 -12 40 -2 q16 -10 34 0 q-38 14 -74 2 Z M440 944 q18 -12 40 -2 q16 -10 34 0 q-38 14 -74 2 Z",
        fill,
    )


def star(x: float, y: float, radius: float, fill: str) -> str:
    """A rounded star that lies on the sand."""
    points = [
        (
            (1.0 if k % 2 == 0 else 0.42) * radius * math.sin(k * math.pi / 5),
            -(1.0 if k % 2 == 0 else 0.42) * radius * 0.72 * math.cos(k * math.pi / 5),
        )
        for k in range(10)
    ]
    data = "M" + " L".join(f"{n(x + dx)} {n(y + dy)}" for dx, dy in points) + " Z"
    return (
        f'<path d="{data}" fill="{fill}" stroke="{fill}" stroke-width="9" stroke-linejoin="round"/>'
    )


def pebbles(fill: str, places: Iterable[tuple[float, float, float]]) -> Shapes:
    """Pebbles on the sand: x, y and half their width."""
    return [
        f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(r)}" ry="{n(r * 0.6)}" fill="{fill}"/>'
        for x, y, r in places
    ]


def sand(wet: str, dry: str, low: str, near: str) -> Shapes:
    """A beach in the lower left, with the wet rim that the water leaves."""
    return [
        path(f"M{LEFT} 806 C-100 786 200 780 420 806 C560 822 640 822 820 830 C1000 836 1100 832 1300 838 V1080 H{LEFT} Z", wet),
        path(f"M{LEFT} 822 C-100 802 200 796 420 822 C560 838 640 838 820 846 C1000 850 1100 848 1300 856 V1080 H{LEFT} Z", dry),
        path(f"M{LEFT} 918 C-60 900 180 890 380 908 C520 920 620 930 760 940 C900 946 1100 944 1300 950 V1080 H{LEFT} Z", low),
        path(f"M{LEFT} 1010 C-60 990 160 976 460 1004 C700 1018 900 1024 1100 1040 V1080 H{LEFT} Z", near),
    ]  # fmt: skip


def lips(sand_tone: str, light: str) -> Shapes:
    """Sand that closes over the foot of the token."""
    return [
        path("M120 946 C150 926 196 922 222 934 C244 944 262 956 292 958 C232 970 160 962 120 946 Z M626 948 C590 924 540 922 512 936 C492 948 474 956 446 958 C500 972 580 966 626 948 Z", sand_tone),
        path("M120 946 C150 926 196 922 222 934 C196 932 156 938 120 946 Z M626 948 C590 924 540 922 512 936 C540 934 590 940 626 948 Z", light),
    ]  # fmt: skip


def rope(points: Iterable[Point], colour: str, width: float) -> str:
    """A line through points, each arc sagging a little."""
    first, *others = points
    data, before = f"M{n(first[0])} {n(first[1])}", first
    for x, y in others:
        data += f" Q{n((before[0] + x) / 2)} {n(max(before[1], y) + 14)} {n(x)} {n(y)}"
        before = (x, y)
    return line(data, colour, width)

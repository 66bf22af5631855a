"""What pictures are made of: flat shapes in two tones, light from the upper left."""

# ruff: noqa: E501  (the paths of drawings are what they are)

from __future__ import annotations

from typing import TYPE_CHECKING

from drawing.palette import CARD, DAY, INK, LATERITE, LIGHT, OCHRE, SUN, TERRA, Greens
from drawing.palms import Point, palm

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

WIDE, TALL = 360, 240
"""A postcard is drawn on this ground, 3 : 2."""

Shapes = list[str]


def n(value: float) -> str:
    """A number as short as it can be written."""
    return f"{value:.1f}".removesuffix(".0")


def path(data: str, fill: str) -> str:
    """A filled path."""
    return f'<path d="{data}" fill="{fill}"/>'


def poly(points: Iterable[Point], fill: str) -> str:
    """A filled polygon."""
    return path("M" + " L".join(f"{n(x)} {n(y)}" for x, y in points) + " Z", fill)


def box(x: float, y: float, wide: float, tall: float, fill: str) -> str:
    """A rectangle by its upper left corner."""
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(wide)}" height="{n(tall)}" fill="{fill}"/>'


def disc(x: float, y: float, radius: float, fill: str) -> str:
    """A circle."""
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(radius)}" fill="{fill}"/>'


def line(data: str, colour: str, width: float) -> str:
    """A line with round ends."""
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{n(width)}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def group(x: float, y: float, scale: float, shapes: Sequence[str]) -> Shapes:
    """Shapes drawn about (0, 0), put at (x, y)."""
    return [
        f'<g transform="translate({n(x)} {n(y)}) scale({scale:g} {scale:g})">',
        *shapes,
        "</g>",
    ]


# ---- sky and land


def sky(*bands: tuple[float, str]) -> Shapes:
    """Level bands of colour; each begins at its y and reaches down to the foot."""
    return [box(0, y, WIDE, TALL - y, colour) for y, colour in bands]


def rings(x: float, y: float, *rounds: tuple[float, str]) -> Shapes:
    """Discs of light around (x, y), the largest first."""
    return [disc(x, y, radius, colour) for radius, colour in rounds]


def stars(*places: tuple[float, float, float]) -> Shapes:
    """Stars: x, y and radius of each."""
    return [disc(x, y, radius, LIGHT) for x, y, radius in places]


def _curve(points: Sequence[Point]) -> str:
    """A smooth line through the points, without its first one."""
    data = ""
    for i in range(len(points) - 1):
        before, here = points[max(0, i - 1)], points[i]
        there, after = points[i + 1], points[min(len(points) - 1, i + 2)]
        first = here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6
        second = there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6
        data += f" C{n(first[0])} {n(first[1])} {n(second[0])} {n(second[1])} {n(there[0])} {n(there[1])}"
    return data


def land(points: Sequence[Point], fill: str, foot: float = TALL) -> str:
    """Everything under a smooth line through the points, down to `foot`."""
    (x, y), (end, _) = points[0], points[-1]
    return path(f"M{n(x)} {n(foot)} L{n(x)} {n(y)}{_curve(points)} L{n(end)} {n(foot)} Z", fill)


def cloud(x: float, y: float, wide: float, colour: str, thick: float = 7) -> Shapes:
    """Two bars of cloud whose middle is at x."""
    low = y + thick
    return [
        line(f"M{n(x - wide / 2)} {n(y)} H{n(x + wide * 0.3)}", colour, thick),
        line(f"M{n(x - wide * 0.22)} {n(low)} H{n(x + wide / 2)}", colour, thick),
    ]


def gull(x: float, y: float, size: float, colour: str = INK) -> str:
    """A bird far away."""
    s = size
    return path(
        f"M{n(x - s)} {n(y - s * 0.3)} Q{n(x - s * 0.4)} {n(y - s * 0.62)} {n(x)} {n(y)} "
        f"Q{n(x + s * 0.4)} {n(y - s * 0.62)} {n(x + s)} {n(y - s * 0.3)} "
        f"Q{n(x + s * 0.45)} {n(y - s * 0.3)} {n(x)} {n(y + s * 0.3)} "
        f"Q{n(x - s * 0.45)} {n(y - s * 0.3)} {n(x - s)} {n(y - s * 0.3)} Z",
        colour,
    )


def glint(x: float, y: float, half: float, colour: str, thick: float = 3) -> str:
    """A lens of light on the water."""
    t = thick / 2
    return path(
        f"M{n(x - half)} {n(y)} Q{n(x)} {n(y - t)} {n(x + half)} {n(y)} "
        f"Q{n(x)} {n(y + t)} {n(x - half)} {n(y)} Z",
        colour,
    )


def glitter(x: float, y: float, half: float, rows: int, step: float, colour: str) -> Shapes:
    """The sun on the water: lenses that grow shorter downwards."""
    made = []
    for i in range(rows):
        reach = half * (1 - i / (rows + 1.5)) * (1 if i % 2 == 0 else 0.78)
        made.append(glint(x + (i % 3 - 1) * half * 0.06, y + i * step, reach, colour, 3.4))
    return made


def ripple(x: float, y: float, wide: float, colour: str, width: float = 2) -> str:
    """A small wave."""
    w = wide / 4
    return line(f"M{n(x)} {n(y)} q{n(w)} {n(-w * 0.7)} {n(2 * w)} 0 t{n(2 * w)} 0", colour, width)


# ---- things that grow


def tree(
    x: float, y: float, size: float, lean: float, height: float, greens: Greens = DAY
) -> Shapes:
    """A palm with its crown at (x, y); 1 is a crown of about 180. Its foot: `height` below."""
    return group(x, y, size, palm(0, 0, 1, lean / size, height / size, greens, 8))


def canopy(crowns: Sequence[tuple[float, float, float]], fill: str, foot: float = TALL) -> Shapes:
    """Round crowns (x, y, radius) and all below them, down to `foot`."""
    made = [disc(x, y, radius, fill) for x, y, radius in crowns]
    made += [box(x - r, y, 2 * r, foot - y, fill) for x, y, r in crowns if foot > y]
    return made


def wood(
    left: float, right: float, y: float, radius: float, fill: str, foot: float = TALL
) -> Shapes:
    """A row of crowns of uneven height along y."""
    steps = max(2, round((right - left) / (radius * 1.3)))
    lifts = (0.0, 0.5, 0.15, 0.75, 0.3, 0.6, 0.05)
    crowns = [
        (
            left + (right - left) * i / steps,
            y - radius * lifts[i % 7] * 0.8,
            radius * (0.85 + 0.3 * lifts[(i * 3) % 7]),
        )
        for i in range(steps + 1)
    ]
    return canopy(crowns, fill, foot)


def bush(x: float, y: float, size: float, dark: str, lit: str) -> Shapes:
    """A shrub standing on y, lit from the left."""
    s = size
    return [
        path(
            f"M{n(x - s)} {n(y)} a{n(s * 0.5)} {n(s * 0.5)} 0 0 1 {n(s * 0.32)} {n(-s * 0.72)} "
            f"a{n(s * 0.62)} {n(s * 0.62)} 0 0 1 {n(s * 1.16)} {n(-s * 0.1)} "
            f"a{n(s * 0.5)} {n(s * 0.5)} 0 0 1 {n(s * 0.52)} {n(s * 0.82)} Z",
            dark,
        ),
        disc(x - s * 0.42, y - s * 0.48, s * 0.3, lit),
        disc(x + s * 0.02, y - s * 0.82, s * 0.3, lit),
    ]


def leaf(x: float, y: float, reach: Point, width: float, dark: str, lit: str) -> Shapes:
    """A broad pointed leaf from (x, y), its upper half lit."""
    dx, dy = reach
    side = -dy * width, dx * width
    tip = x + dx, y + dy
    middle = x + dx * 0.45, y + dy * 0.45
    start, end = f"M{n(x)} {n(y)}", f"{n(tip[0])} {n(tip[1])}"
    up = f"{n(middle[0] - side[0])} {n(middle[1] - side[1])}"
    down = f"{n(middle[0] + side[0])} {n(middle[1] + side[1])}"
    return [
        path(f"{start} Q{up} {end} Q{down} {n(x)} {n(y)} Z", dark),
        path(f"{start} Q{up} {end} L{n(x)} {n(y)} Z", lit),
    ]


# ---- things that are built


def arch(x: float, foot: float, wide: float, tall: float, fill: str) -> str:
    """An opening with a round head; x is its middle."""
    r = wide / 2
    return path(
        f"M{n(x - r)} {n(foot)} V{n(foot - tall + r)} a{n(r)} {n(r)} 0 0 1 {n(wide)} 0 V{n(foot)} Z",
        fill,
    )


def ogee(x: float, foot: float, wide: float, tall: float, fill: str) -> str:
    """An opening with a pointed head; x is its middle."""
    r = wide / 2
    top, spring = foot - tall, foot - tall + wide * 0.62
    return path(
        f"M{n(x - r)} {n(foot)} V{n(spring)} Q{n(x - r)} {n(top + wide * 0.3)} {n(x)} {n(top)} "
        f"Q{n(x + r)} {n(top + wide * 0.3)} {n(x + r)} {n(spring)} V{n(foot)} Z",
        fill,
    )


def roof(x: float, foot: float, wide: float, tall: float, inset: float) -> Shapes:
    """A tiled roof on eaves from x on; its ridge is `inset` shorter at either end."""
    left, right = x + inset, x + wide - inset
    cut = x + wide * 2 / 3
    made = [
        poly(((x, foot), (left, foot - tall), (right, foot - tall), (x + wide, foot)), TERRA),
        poly(
            ((cut, foot), (min(cut, right), foot - tall), (right, foot - tall), (x + wide, foot)),
            LATERITE,
        ),
    ]
    for part in (0.36, 0.68):
        at = foot - tall * part
        gap = inset * part
        made.append(box(x + gap + 3, at, wide - 2 * gap - 6, 1.4, LATERITE))
    return made


def merlons(x: float, y: float, wide: float, count: int, tall: float, fill: str) -> Shapes:
    """The teeth of a battlement that stands on y."""
    pitch = wide / (2 * count - 1)
    return [box(x + 2 * i * pitch, y - tall, pitch, tall + 1, fill) for i in range(count)]


def cupola(x: float, foot: float, wide: float, tall: float, lit: str, shade: str) -> Shapes:
    """A pointed dome; x is its middle."""
    r = wide / 2
    left = f"M{n(x - r)} {n(foot)} C{n(x - r * 1.08)} {n(foot - tall * 0.6)} {n(x - r * 0.42)} {n(foot - tall * 0.8)} {n(x)} {n(foot - tall)}"
    right = f"C{n(x + r * 0.42)} {n(foot - tall * 0.8)} {n(x + r * 1.08)} {n(foot - tall * 0.6)} {n(x + r)} {n(foot)}"
    return [
        path(f"{left} {right} Z", lit),
        path(
            f"M{n(x)} {n(foot - tall)} {right} H{n(x + r * 0.36)} "
            f"C{n(x + r * 0.44)} {n(foot - tall * 0.5)} {n(x + r * 0.3)} {n(foot - tall * 0.8)} {n(x)} {n(foot - tall)} Z",
            shade,
        ),
    ]


def cross(x: float, foot: float, tall: float, colour: str = INK) -> Shapes:
    """A cross on a roof."""
    w = max(1.6, tall * 0.16)
    return [
        box(x - w / 2, foot - tall, w, tall, colour),
        box(x - tall * 0.28, foot - tall * 0.74, tall * 0.56, w, colour),
    ]


def kalash(x: float, foot: float, tall: float) -> Shapes:
    """The golden finial of a temple."""
    return [
        disc(x, foot - tall * 0.28, tall * 0.26, OCHRE),
        disc(x, foot - tall * 0.62, tall * 0.17, SUN),
        poly(
            (
                (x - tall * 0.07, foot - tall * 0.7),
                (x, foot - tall),
                (x + tall * 0.07, foot - tall * 0.7),
            ),
            OCHRE,
        ),
    ]


def pennant(x: float, foot: float, tall: float, colour: str, wide: float = 16) -> Shapes:
    """A flag on its pole, flying to the right."""
    top = foot - tall
    return [
        box(x - 0.9, top, 1.8, tall, INK),
        poly(((x + 0.9, top), (x + wide, top + wide * 0.28), (x + 0.9, top + wide * 0.58)), colour),
    ]


# ---- things that float


def dhow(x: float, y: float, size: float, sails: tuple[str, str], hull: str = TERRA) -> Shapes:
    """A sailing boat of about 60 units whose water line is at (x, y)."""
    main, shade = sails
    return group(
        x,
        y,
        size,
        [
            poly(((-2, -6), (-2, -50), (1, -50), (1, -6)), INK),
            path("M2 -58 C26 -44 30 -22 26 -8 L-4 -8 C8 -24 8 -42 2 -58 Z", main),
            path("M2 -58 C26 -44 30 -22 26 -8 L14 -8 C22 -24 18 -42 2 -58 Z", shade),
            path("M-6 -40 C-8 -26 -14 -14 -24 -8 L-5 -8 Z", main),
            path("M-36 -8 C-20 -4 14 -3 34 -12 C30 0 24 6 14 6 H-20 C-30 6 -34 0 -36 -8 Z", INK),
            path("M-36 -8 C-20 -4 14 -3 34 -12 L32.6 -7 C14 1 -18 0 -34.6 -4 Z", hull),
        ],
    )


def canoe(x: float, y: float, size: float, colour: str, shade: str) -> Shapes:
    """A fishing boat of about 60 units, its water line at (x, y)."""
    return group(
        x,
        y,
        size,
        [
            path(
                "M-34 -12 C-22 -3 16 -3 32 -13 C30 -2 24 4 16 4 H-20 C-28 4 -32 -4 -34 -12 Z",
                colour,
            ),
            path("M32 -13 C30 -2 24 4 16 4 H4 C14 2 22 -4 24 -8.6 Z", shade),
            path("M-34 -12 C-22 -3 16 -3 32 -13 L31 -10 C16 0 -20 0 -32.6 -8.6 Z", CARD),
            line("M-16 -9 V-5 M-2 -7 V-3 M12 -8 V-4", INK, 1.6),
            line("M-30 6 q8 -4 15 0 t15 0 t15 0 t15 0", CARD, 2),
        ],
    )


def sunshade(x: float, y: float, size: float, one: str, other: str) -> Shapes:
    """A striped parasol, its foot at (x, y)."""
    return group(
        x,
        y,
        size,
        [
            line("M0 0 L-7 -52", INK, 2.4),
            path(
                "M-44 -38 C-40 -66 -4 -70 8 -60 C20 -54 26 -42 26 -30 C4 -34 -22 -38 -44 -38 Z",
                CARD,
            ),
            path("M-44 -38 C-40 -56 -26 -64 -8 -64 C-18 -58 -24 -48 -26 -38.6 Z", one),
            path("M-8 -64 C0 -56 4 -46 4 -34 L-10 -36.2 C-10 -48 -10 -56 -8 -64 Z", one),
            path("M-8 -64 C12 -64 24 -48 26 -30 L16 -31.8 C14 -46 6 -56 -8 -64 Z", other),
        ],
    )

"""Dice in the air: a rounded cube on its roll, seen from above, in flat tones."""

# ruff: noqa: E501  (the paths of drawings are what they are)

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

from drawing import palette as p
from drawing.files import SPRITES
from drawing.shapes import n

if TYPE_CHECKING:
    from collections.abc import Iterable

    from drawing.files import View
    from drawing.palms import Point
    from drawing.shapes import Shapes

Vector = tuple[float, float, float]

STEPS = 9
"""A whole roll has so many pictures."""
LEAN, SPIN = 24.0, 14.0
HALF, ROUND = 74.0, 26.0
LIGHT: Vector = (-0.45, 0.72, 0.53)
TONES = ("#C3D3E6", "#E6EDF3", "#FDFDFA")
EDGE = "#8FA9C6"
# Normal, right and up of each face, and what it shows; opposite faces make seven.
FACES: tuple[tuple[Vector, Vector, Vector, int], ...] = (
    ((0, 0, 1), (1, 0, 0), (0, 1, 0), 1), ((0, 0, -1), (-1, 0, 0), (0, 1, 0), 6),
    ((1, 0, 0), (0, 0, -1), (0, 1, 0), 2), ((-1, 0, 0), (0, 0, 1), (0, 1, 0), 5),
    ((0, 1, 0), (1, 0, 0), (0, 0, -1), 3), ((0, -1, 0), (1, 0, 0), (0, 0, 1), 4),
)  # fmt: skip


def turned(v: Vector, step: int) -> Vector:
    """A vector on a cube that has rolled to the left by so many steps, leaning to the viewer."""
    x, y, z = v
    a = math.radians(-360 / STEPS * step + 20)
    x, z = x * math.cos(a) + z * math.sin(a), -x * math.sin(a) + z * math.cos(a)
    b = math.radians(LEAN)
    y, z = y * math.cos(b) - z * math.sin(b), y * math.sin(b) + z * math.cos(b)
    c = math.radians(SPIN)
    return x * math.cos(c) - y * math.sin(c), x * math.sin(c) + y * math.cos(c), z


def hull(points: Iterable[Point]) -> list[Point]:
    """The convex hull of points."""
    ordered = sorted(points)
    found: list[Point] = []
    for way in (ordered, ordered[::-1]):
        part: list[Point] = []
        for q in way:
            while len(part) > 1 and _right_turn(part[-2], part[-1], q):
                part.pop()
            part.append(q)
        found += part[:-1]
    return found


def _right_turn(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0


def rolling(step: int) -> Shapes:
    """The cube at a step of its roll."""
    core = HALF - ROUND
    corners = [turned((x * core, y * core, z * core), step) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]  # fmt: skip
    outline = "M" + " L".join(f"{n(x)} {n(y)}" for x, y in hull((128 + c[0], 128 - c[1]) for c in corners)) + " Z"  # fmt: skip
    made = [
        f'<path d="{outline}" fill="{p.INK}" stroke="{p.INK}" stroke-width="{n(2 * ROUND + 8)}" stroke-linejoin="round"/>',
        f'<path d="{outline}" fill="{EDGE}" stroke="{EDGE}" stroke-width="{n(2 * ROUND)}" stroke-linejoin="round"/>',
    ]
    seen = []
    for normal, right, up, value in FACES:
        there = turned(normal, step)
        if there[2] > 0.08:
            seen.append((_lit(there), there, turned(right, step), turned(up, step), value))
    seen.sort(key=lambda face: face[0])
    for tone, (_, normal, right, up, value) in zip(TONES[-len(seen) :], seen, strict=True):
        made += _face(normal, right, up, value, tone)
    return made


def _lit(normal: Vector) -> float:
    return sum(a * b for a, b in zip(normal, LIGHT, strict=True))


def _face(normal: Vector, right: Vector, up: Vector, value: int, tone: str) -> Shapes:
    q = HALF / 128
    a, b, c, d = right[0] * q, -right[1] * q, -up[0] * q, up[1] * q
    x, y = 128 + normal[0] * HALF - (a + c) * 128, 128 - normal[1] * HALF - (b + d) * 128
    drawing = (SPRITES / f"die_pips_{value}.svg").read_text(encoding="utf-8")
    found = re.search(r"<svg[^>]*>(.*)</svg>", drawing, re.DOTALL)
    assert found is not None
    corner = "M36 78 C52 74 74 52 78 36 H70 C50 36 36 50 36 70 Z"
    return [
        f'<g transform="matrix({a:.4f} {b:.4f} {c:.4f} {d:.4f} {x:.2f} {y:.2f})">',
        f'<rect x="10" y="10" width="236" height="236" rx="44" fill="{tone}"/>',
        f'<rect x="26" y="26" width="204" height="204" rx="34" fill="none" stroke="{p.COBALT}" stroke-width="6"/>',
        *(f'<path transform="rotate({angle} 128 128)" d="{corner}" fill="{p.AZUL}"/>' for angle in (0, 90, 180, 270)),
        '<g transform="translate(0 11)">',
        *(line.strip() for line in found[1].strip().splitlines()),
        "</g>",
        "</g>",
    ]  # fmt: skip


def burst() -> Shapes:
    """Sixteen dashes round a die that has struck the table."""
    made = []
    for k in range(16):
        a = math.radians(k * 22.5 + 11.25)
        near = 122 / max(abs(math.cos(a)), abs(math.sin(a))) ** 0.72
        far = near + (26 if k % 2 else 16)
        x, y = math.cos(a), math.sin(a)
        made.append(f'<path d="M{n(180 + near * x)} {n(180 + near * y)} L{n(180 + far * x)} {n(180 + far * y)}" fill="none" stroke="{p.SUN}" stroke-width="7" stroke-linecap="round"/>')  # fmt: skip
    return made


def rosette() -> Shapes:
    """The flower glazed into the floor of the tray, tone on tone."""
    light, dark = "#2B62B4", "#174589"

    def petal(angle: float, fill: str) -> str:
        return f'<path transform="translate(350 350) rotate({angle})" d="M0 -60 C40 -140 32 -193 0 -238 C-32 -193 -40 -140 0 -60 Z" fill="{fill}"/>'

    return [
        f'<circle cx="350" cy="350" r="330" fill="none" stroke="{light}" stroke-width="26"/>',
        f'<circle cx="350" cy="350" r="262" fill="none" stroke="{dark}" stroke-width="6"/>',
        *(petal(30 * k, light if k % 2 == 0 else dark) for k in range(12)),
        f'<circle cx="350" cy="350" r="54" fill="none" stroke="{light}" stroke-width="12"/>',
        f'<circle cx="350" cy="350" r="26" fill="{light}"/>',
    ]


def corner() -> Shapes:
    """A quarter of a flower for a corner of that floor: drawn whole, shown in part."""
    return [
        f'<circle cx="124" cy="124" r="112" fill="{p.COBALT}" stroke="#2B62B4" stroke-width="22"/>',
        '<circle cx="124" cy="124" r="64" fill="#2B62B4"/>',
        f'<circle cx="124" cy="124" r="36" fill="{p.COBALT}"/>',
    ]


def shade() -> Shapes:
    """What a die in the air keeps from the light, as one flat shape."""
    return ['<rect x="2" y="12" width="124" height="104" rx="30" fill="#0B1A36"/>']


SQUARE: View = (0, 0, 256, 256)
LAYERS: dict[str, tuple[View, Shapes]] = {
    **{f"die_roll_{step + 1}": (SQUARE, rolling(step)) for step in range(STEPS)},
    "die_burst": ((0, 0, 360, 360), burst()),
    "die_shade": ((0, 0, 128, 128), shade()),
    "tray_rosette": ((0, 0, 700, 700), rosette()),
    "tray_corner": ((0, 0, 248, 248), corner()),
}

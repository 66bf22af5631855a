"""Palms, which stand in the poster and on most postcards."""

# ruff: noqa: E501  (the paths of drawings are what they are)

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from drawing.palette import OCHRE

if TYPE_CHECKING:
    from drawing.palette import Greens

Point = tuple[float, float]


class _Frond:
    """A palm leaf from a crown, arched upwards by `sag`: a smooth back and a toothed belly."""

    def __init__(self, crown: Point, reach: Point, sag: float, width: float) -> None:
        self.crown, self.reach, self.width = crown, reach, width
        self.bend = crown[0] + reach[0] * 0.45, crown[1] + reach[1] * 0.45 - sag

    def at(self, t: float) -> Point:
        """The point of its back at the part `t`."""
        end = self.crown[0] + self.reach[0], self.crown[1] + self.reach[1]
        weights = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points = self.crown, self.bend, end
        x, y = (sum(w * p[i] for w, p in zip(weights, points, strict=True)) for i in (0, 1))
        return x, y

    def down(self, t: float) -> Point:
        """The direction from its back to its belly."""
        (ax, ay), (bx, by) = self.at(max(0.0, t - 0.01)), self.at(min(1.0, t + 0.01))
        length = math.hypot(bx - ax, by - ay)
        x, y = -(by - ay) / length, (bx - ax) / length
        return (x, y) if y > 0 else (-x, -y)

    def depth(self, t: float) -> float:
        """How deep the belly is."""
        rounded: float = math.sin(math.pi * min(1.0, t * 0.92 + 0.06)) ** 0.8
        return self.width * rounded

    def path(self, teeth: int) -> str:
        """The leaf as an SVG path."""
        (x, y), (dx, dy), (bx, by) = self.crown, self.reach, self.bend
        data = (
            f"M{x:.0f} {y - 2:.0f} Q{bx:.0f} {by - self.width * 0.25:.0f} {x + dx:.0f} {y + dy:.0f}"
        )
        for tooth in range(teeth, 0, -1):
            depth = self.depth((tooth - 0.5) / teeth)
            tip, side = self.at(min(1.0, (tooth - 0.05) / teeth)), self.down((tooth - 0.15) / teeth)
            outward = dx / (abs(dx) + 1e-6) * depth * 0.22
            data += f" L{tip[0] + side[0] * depth + outward:.0f} {tip[1] + side[1] * depth:.0f}"
            root, inner = self.at((tooth - 1) / teeth), self.down((tooth - 0.9) / teeth)
            data += (
                f" L{root[0] + inner[0] * depth * 0.36:.0f} {root[1] + inner[1] * depth * 0.36:.0f}"
            )
        return data + " Z"


def palm(
    x: float, y: float, size: float, lean: float, height: float, greens: Greens, teeth: int
) -> list[str]:
    """A palm with its crown at (x, y); its foot stands `height` below and `lean` aside."""
    s, foot, ground = size, x + lean, y + height
    right = f"H{foot + 12 * s:.0f} C{foot + 8 * s - lean * 0.2:.0f} {y + height * 0.72:.0f} {x + 6 * s + lean * 0.08:.0f} {y + height * 0.4:.0f} {x + 6 * s:.0f} {y:.0f} Z"
    made = [
        f'<path d="M{x - 5 * s:.0f} {y:.0f} C{x - 6 * s + lean * 0.05:.0f} {y + height * 0.4:.0f} {foot - 12 * s - lean * 0.25:.0f} {y + height * 0.75:.0f} {foot - 12 * s:.0f} {ground:.0f} {right}" fill="{greens.trunk}"/>',
        f'<path d="M{x + s:.0f} {y:.0f} C{x + s + lean * 0.06:.0f} {y + height * 0.4:.0f} {foot - s - lean * 0.22:.0f} {y + height * 0.73:.0f} {foot + 2 * s:.0f} {ground:.0f} {right}" fill="{greens.shade}"/>',
    ]
    leaves = (
        (-78, 34, 46, 26, greens.dark),
        (76, 40, 44, 26, greens.dark),
        (-92, -2, 34, 24, greens.middle),
        (94, 4, 36, 24, greens.middle),
        (-66, -46, 18, 22, greens.light),
        (70, -40, 20, 22, greens.light),
        (-34, 70, 40, 22, greens.dark),
        (36, 74, 38, 22, greens.middle),
        (6, -66, 10, 20, greens.middle),
    )
    for dx, dy, sag, width, colour in leaves:
        leaf = _Frond((x, y), (dx * s, dy * s), sag * s, width * s)
        made.append(f'<path d="{leaf.path(teeth)}" fill="{colour}"/>')
    for dx, dy in ((-8, 8), (7, 10), (0, 15)):
        made.append(
            f'<circle cx="{x + dx * s:.0f}" cy="{y + dy * s:.0f}" r="{7.5 * s:.0f}" fill="{OCHRE}"/>'
        )
    return made

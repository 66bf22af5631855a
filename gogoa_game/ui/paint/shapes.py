"""Shapes as anti-aliased surfaces, in pixels: drawn at four times the size and scaled down.

Four and two are the factors whose averages pygame rounds exactly: three makes colours darker by 2.

Every transparent pixel carries the colour of the edge, so that no dark fringe shows.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import pygame

from gogoa_game.ui.paint.cache import prepared

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gogoa_game.ui.stage import Point
    from gogoa_game.ui.theme import Paint

SAMPLES = 4
_MAX_SAMPLED_PIXELS = 4_000_000
_MITRE_LIMIT = 3.0


class Placed(NamedTuple):
    """A surface and where its upper left corner goes, in pixels from the shape's origin."""

    surface: pygame.Surface
    left: int
    top: int


def clear_of(colour: Paint) -> tuple[int, int, int, int]:
    """The transparent form of a colour."""
    return colour[0], colour[1], colour[2], 0


def sampled(
    size: tuple[int, int], edge: Paint, draw: Callable[[pygame.Surface, int], None]
) -> pygame.Surface:
    """A surface of `size` that `draw(large, factor)` drew `factor` times as large."""
    width, height = max(1, size[0]), max(1, size[1])
    factor = SAMPLES
    while factor > 1 and width * height * factor * factor > _MAX_SAMPLED_PIXELS:
        factor //= 2
    large = pygame.Surface((width * factor, height * factor), pygame.SRCALPHA)
    large.fill(clear_of(edge))
    draw(large, factor)
    if factor == 1:
        return prepared(large)
    return prepared(pygame.transform.smoothscale(large, (width, height)))


def offset_polygon(points: Sequence[Point], distance: float) -> list[Point]:
    """The polygon with its edges moved outwards by `distance`, below 0 inwards; mitred corners."""
    count = len(points)
    area = sum(
        points[i][0] * points[(i + 1) % count][1] - points[(i + 1) % count][0] * points[i][1]
        for i in range(count)
    )
    sign = 1.0 if area > 0 else -1.0
    moved: list[Point] = []
    for i, (x, y) in enumerate(points):
        ax, ay = _normal(points[i - 1], (x, y))
        bx, by = _normal((x, y), points[(i + 1) % count])
        mx, my = ax + bx, ay + by
        length = mx * mx + my * my
        stretch = 2.0 / length if length > 1e-9 else 1.0
        stretch = min(stretch, _MITRE_LIMIT)
        moved.append((x + sign * distance * mx * stretch, y + sign * distance * my * stretch))
    return moved


def _normal(a: Point, b: Point) -> Point:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy) or 1.0
    return dy / length, -dx / length


def _bounds(points: Sequence[Point], margin: float) -> tuple[int, int, int, int]:
    left = math.floor(min(x for x, _ in points) - margin)
    top = math.floor(min(y for _, y in points) - margin)
    right = math.ceil(max(x for x, _ in points) + margin)
    bottom = math.ceil(max(y for _, y in points) + margin)
    return left, top, max(1, right - left), max(1, bottom - top)


def polygon(
    points: Sequence[Point], fill: Paint | None, outline: Paint | None, width: float
) -> Placed:
    """A filled polygon whose outline of `width` lies half inside, with mitred corners."""
    line = width if outline is not None else 0.0
    left, top, wide, tall = _bounds(points, line * 1.5 + 1)
    edge = outline if outline is not None else fill
    assert edge is not None

    def draw(large: pygame.Surface, factor: int) -> None:
        def at(shape: Sequence[Point]) -> list[Point]:
            return [((x - left) * factor, (y - top) * factor) for x, y in shape]

        inside = fill if fill is not None else clear_of(edge)
        if line > 0:
            pygame.draw.polygon(large, edge, at(offset_polygon(points, line / 2)))
            pygame.draw.polygon(large, inside, at(offset_polygon(points, -line / 2)))
        else:
            pygame.draw.polygon(large, inside, at(points))

    return Placed(sampled((wide, tall), edge, draw), left, top)


def stroke(points: Sequence[Point], width: float, colour: Paint, closed: bool = False) -> Placed:
    """A line through `points` with round joints and ends."""
    left, top, wide, tall = _bounds(points, width / 2 + 1)
    path = [*points, points[0]] if closed else list(points)

    def draw(large: pygame.Surface, factor: int) -> None:
        half = width * factor / 2
        at = [((x - left) * factor, (y - top) * factor) for x, y in path]
        for a, b in pairwise(at):
            nx, ny = _normal(a, b)
            dx, dy = nx * half, ny * half
            quad = [(a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy)]
            quad += [(b[0] - dx, b[1] - dy), (a[0] - dx, a[1] - dy)]
            pygame.draw.polygon(large, colour, quad)
        for x, y in at:
            pygame.draw.circle(large, colour, (x, y), half)

    return Placed(sampled((wide, tall), colour, draw), left, top)


def circle(radius: float, fill: Paint | None, outline: Paint | None, width: float) -> Placed:
    """A circle about the origin; its outline lies half inside the radius."""
    line = width if outline is not None else 0.0
    reach = math.ceil(radius + line / 2) + 1
    edge = outline if line > 0 and outline is not None else fill
    assert edge is not None

    def draw(large: pygame.Surface, factor: int) -> None:
        middle = (reach * factor, reach * factor)
        if line > 0:
            pygame.draw.circle(large, edge, middle, (radius + line / 2) * factor)
        inside = fill if fill is not None else clear_of(edge)
        pygame.draw.circle(large, inside, middle, max(0.0, radius - line / 2) * factor)

    return Placed(sampled((2 * reach, 2 * reach), edge, draw), -reach, -reach)


def rounded(
    size: tuple[int, int], radius: float, fill: Paint | None, outline: Paint | None, width: int
) -> Placed:
    """A rectangle with round corners at the origin; its outline lies half outside."""
    line = width if outline is not None else 0
    out = line // 2 + 1
    edge = outline if line > 0 and outline is not None else fill
    assert edge is not None

    def draw(large: pygame.Surface, factor: int) -> None:
        def box(grow: float, colour: Paint) -> None:
            rect = pygame.FRect(out - grow, out - grow, size[0] + 2 * grow, size[1] + 2 * grow)
            scaled = pygame.Rect(*(round(v * factor) for v in rect))
            corner = round(max(0.0, radius + grow) * factor)
            pygame.draw.rect(large, colour, scaled, border_radius=corner)

        if line:
            box(line / 2, edge)
        box(-line / 2, fill if fill is not None else clear_of(edge))

    surface = sampled((size[0] + 2 * out, size[1] + 2 * out), edge, draw)
    return Placed(surface, -out, -out)

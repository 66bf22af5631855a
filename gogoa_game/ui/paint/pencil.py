"""Pencil lines: body, edge and paper tooth, drawn on bit by bit as a hand would.

The three passes follow one another along the line, so a line drawn in any number of steps ends up
as the same pixels. It is drawn at four times the size, and only what is new is scaled down.
"""

from __future__ import annotations

import math
import random
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui import theme
from gogoa_game.ui.paint.cache import prepared

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.ui.stage import Point

FACTOR = 4
SAMPLE_WIDTHS = 1.0
"""The distance between samples, in line widths (6 pixels for the 6 pixel line of today)."""
_LEAST_SAMPLE = 3.0
_EDGE_LAG = 2
_TOOTH_LAG = 4
_BODY_ALPHA = 0.82
_EDGE_ALPHA = 0.95
_TOOTH_ALPHA = 0.42


class PencilLine:
    """A line through `points_px`, in pixels of the surface it is drawn on.

    The same `seed` gives the same strokes. `width` is in pixels, `alpha` 0..1.
    """

    def __init__(
        self,
        points_px: Sequence[Point],
        seed: int | str,
        width: float,
        alpha: float = 1.0,
        colour: theme.Colour = theme.PENCIL,
    ) -> None:
        if len(points_px) < 2:
            raise ValueError("a pencil line needs two points")
        self.points = tuple(points_px)
        self.width = width
        self.alpha = alpha
        self.colour = colour
        self._reached = [0.0]
        for a, b in pairwise(self.points):
            self._reached.append(self._reached[-1] + math.dist(a, b))
        rng = random.Random(f"pencil/{seed}")
        scale = width / 6
        self._body = self._walk(rng, 0.5 * scale, 1.0 * scale)
        self._edge = self._walk(rng, 0.8 * scale, -0.7 * scale)
        self._flecks = self._tooth(rng)
        margin = math.ceil(width * 1.5) + 2
        left = math.floor(min(x for x, _ in self.points)) - margin
        top = math.floor(min(y for _, y in self.points)) - margin
        right = math.ceil(max(x for x, _ in self.points)) + margin
        bottom = math.ceil(max(y for _, y in self.points)) + margin
        self._box = pygame.Rect(left, top, right - left, bottom - top)
        self._large: pygame.Surface | None = None
        self._small: pygame.Surface | None = None
        self._drawn = 0

    @property
    def length(self) -> float:
        """The length along the points, in pixels."""
        return self._reached[-1]

    def length_at(self, index: int) -> float:
        """The length up to the point with that index: drawing hex by hex asks for it."""
        return self._reached[index]

    def point_at(self, length: float) -> Point:
        """The point on the ideal line after `length` pixels: where the tip of the pencil is."""
        length = min(max(length, 0.0), self.length)
        for i, (a, b) in enumerate(pairwise(self.points)):
            span = self._reached[i + 1] - self._reached[i]
            if length <= self._reached[i + 1] and span > 0:
                part = (length - self._reached[i]) / span
                return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
        return self.points[-1]

    def draw(
        self, surface: pygame.Surface, length: float | None = None, offset: Point = (0, 0)
    ) -> None:
        """Draws the first `length` pixels of the line, or all of it, moved by `offset`."""
        last = len(self._body) - 1
        whole = length is None or length >= self.length
        goal = last if whole else self._sample_at(length or 0.0)
        if goal <= 0:
            return
        small = self._upto(goal)
        small.set_alpha(round(255 * self.alpha))
        surface.blit(small, (self._box.left + round(offset[0]), self._box.top + round(offset[1])))

    # -- the strokes ----------------------------------------------------------------------------

    def _walk(self, rng: random.Random, jitter: float, bow: float) -> list[Point]:
        """Samples along the line, shaken across it; each stretch bows a little to one side."""
        samples: list[Point] = []
        for a, b in pairwise(self.points):
            span = math.dist(a, b)
            count = self._count(span)
            across = (-(b[1] - a[1]) / span, (b[0] - a[0]) / span) if span else (0.0, 0.0)
            belly = rng.uniform(0.3, 1) * bow
            for step in range(count):
                part = step / count
                shift = rng.uniform(-jitter, jitter) + math.sin(part * math.pi) * belly
                x = a[0] + (b[0] - a[0]) * part + across[0] * shift
                y = a[1] + (b[1] - a[1]) * part + across[1] * shift
                samples.append((x, y))
        samples.append(self.points[-1])
        return samples

    def _tooth(self, rng: random.Random) -> list[list[tuple[Point, Point]]]:
        """Where the paper shows through: up to two short dashes near every sample of the body."""
        flecks: list[list[tuple[Point, Point]]] = [[]]
        for (ax, ay), (bx, by) in pairwise(self._body):
            span = math.hypot(bx - ax, by - ay) or 1.0
            ux, uy = (bx - ax) / span, (by - ay) / span
            here: list[tuple[Point, Point]] = []
            for _ in range(rng.choice((0, 0, 1, 1, 2))):
                along, across = rng.uniform(0, span), rng.uniform(-0.44, 0.44) * self.width
                half = rng.uniform(0.03, 0.2) * self.width
                x, y = ax + ux * along - uy * across, ay + uy * along + ux * across
                here.append(((x - ux * half, y - uy * half), (x + ux * half, y + uy * half)))
            flecks.append(here)
        return flecks

    def _count(self, span: float) -> int:
        step = max(_LEAST_SAMPLE, self.width * SAMPLE_WIDTHS)
        return max(2, round(span / step))

    def _sample_at(self, length: float) -> int:
        """The index of the last sample within `length`."""
        index = 0
        for i, (a, b) in enumerate(pairwise(self.points)):
            count = self._count(math.dist(a, b))
            span = self._reached[i + 1] - self._reached[i]
            if length >= self._reached[i + 1]:
                index += count
            else:
                return index + int(count * (length - self._reached[i]) / span)
        return index

    # -- drawing on -----------------------------------------------------------------------------

    def _upto(self, goal: int) -> pygame.Surface:
        last = len(self._body) - 1
        if self._small is None or goal < self._drawn:
            self._begin()
        assert self._small is not None
        if goal > self._drawn and self._large is not None:
            touched = [self._step(i) for i in range(self._drawn + 1, goal + 1)]
            if goal == last:
                touched += [self._step(i) for i in range(last + 1, last + _TOOTH_LAG + 1)]
            self._shrink(touched[0].unionall(touched[1:]))
            self._drawn = goal
            if goal == last:
                self._large = None  # complete: the small picture is all that is needed
        return self._small

    def _begin(self) -> None:
        size = self._box.size
        clear = (*self.colour, 0)
        self._large = pygame.Surface((size[0] * FACTOR, size[1] * FACTOR), pygame.SRCALPHA)
        self._large.fill(clear)
        self._small = prepared(pygame.Surface(size, pygame.SRCALPHA))
        self._small.fill(clear)
        self._drawn = 0

    def _step(self, index: int) -> pygame.Rect:
        """Draws the body up to sample `index`, the passes behind it less far; what it touched."""
        r, g, b = self.colour
        touched = [
            self._stroke(self._body, index, self.width, (r, g, b, round(255 * _BODY_ALPHA))),
            self._stroke(
                self._edge, index - _EDGE_LAG, self.width / 2, (r, g, b, round(255 * _EDGE_ALPHA))
            ),
        ]
        behind = index - _TOOTH_LAG
        if 0 < behind < len(self._flecks):
            cream = (*theme.CARD, round(255 * _TOOTH_ALPHA))
            thin = self.width / 6
            touched += [self._piece(*fleck, thin, cream) for fleck in self._flecks[behind]]
        return touched[0].unionall(touched[1:])

    def _stroke(
        self, walk: list[Point], index: int, width: float, colour: tuple[int, int, int, int]
    ) -> pygame.Rect:
        """One piece of a pass, on the large picture; opaque writes, so that overlaps stay even."""
        assert self._large is not None
        if not 0 < index < len(walk):
            return pygame.Rect(self._at(walk[0 if index <= 0 else -1]), (0, 0))
        return self._piece(walk[index - 1], walk[index], width, colour)

    def _piece(
        self, start: Point, end: Point, width: float, colour: tuple[int, int, int, int]
    ) -> pygame.Rect:
        assert self._large is not None
        a, b = self._at(start), self._at(end)
        half = max(1.0, width * FACTOR / 2)
        span = math.dist(a, b) or 1.0
        dx, dy = -(b[1] - a[1]) / span * half, (b[0] - a[0]) / span * half
        quad = [(a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy)]
        quad += [(b[0] - dx, b[1] - dy), (a[0] - dx, a[1] - dy)]
        touched = pygame.draw.polygon(self._large, colour, quad)
        touched.union_ip(pygame.draw.circle(self._large, colour, a, half))
        return touched.union(pygame.draw.circle(self._large, colour, b, half))

    def _at(self, point: Point) -> Point:
        return (point[0] - self._box.left) * FACTOR, (point[1] - self._box.top) * FACTOR

    def _shrink(self, touched: pygame.Rect) -> None:
        """Brings the touched part of the large picture to the small one."""
        assert self._large is not None
        assert self._small is not None
        left, top = touched.left // FACTOR - 1, touched.top // FACTOR - 1
        right, bottom = touched.right // FACTOR + 2, touched.bottom // FACTOR + 2
        part = pygame.Rect(left, top, right - left, bottom - top).clip(self._small.get_rect())
        if not part.width or not part.height:
            return
        source = self._large.subsurface(tuple(v * FACTOR for v in part))
        self._small.fill((*self.colour, 0), part)
        self._small.set_alpha(255)
        self._small.blit(pygame.transform.smoothscale(source, part.size), part)

"""The part of the painter that draws fields, lines and shapes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui import theme
from gogoa_game.ui.paint import shapes
from gogoa_game.ui.paint.cache import prepared
from gogoa_game.ui.paint.canvas import Canvas
from gogoa_game.ui.paint.shapes import Placed
from gogoa_game.ui.paint.ticket import TicketStyle, ticket

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.ui.stage import Point, RectLike
    from gogoa_game.ui.theme import Paint


VEIL = 64
"""Pixels: a veil is kept as a strip of that height, or one over a whole window would leave no room
for anything else that is kept."""


class ShapePainter(Canvas):
    """Draws fields, lines and shapes in design units."""

    def fill(self, rect: RectLike, colour: Paint) -> None:
        """Fills a rectangle; a colour with alpha is blended."""
        box = self.pixels(rect)
        if len(colour) == 3 or colour[3] == 255:
            self.surface.fill(colour, box)
            return
        box = box.clip(self.surface.get_clip())
        if box.width and box.height:
            size = box.width, min(box.height, VEIL)
            veil = self._kept(("veil", size, colour), lambda: _veil(size, colour)).surface
            for top in range(box.top, box.bottom, VEIL):
                self.surface.blit(veil, (box.left, top), (0, 0, box.width, box.bottom - top))

    def outline(self, rect: RectLike, colour: Paint, width: float = theme.OUTLINE) -> None:
        """A sharp rectangular outline of `width`, half of it outside `rect`."""
        line = self.length(width)
        box = self.pixels(rect).inflate(2 * (line // 2), 2 * (line // 2))
        pygame.draw.rect(self.surface, colour[:3], box, line)

    def rounded(
        self,
        rect: RectLike,
        radius: float,
        fill: Paint | None,
        outline: Paint | None = None,
        width: float = theme.OUTLINE,
    ) -> None:
        """A rectangle with round corners: for dice, slots and the focus ring only."""
        box = self.pixels(rect)
        line = self.length(width)
        corner = radius * self.scale
        key = ("rounded", box.size, corner, fill, outline, line)
        made = self._kept(key, lambda: shapes.rounded(box.size, corner, fill, outline, line))
        self._place(made, box.left, box.top)

    def ticket(
        self,
        rect: RectLike,
        *,
        fill: Paint,
        outline: Paint | None = theme.INK,
        inner: Paint | None = None,
        radius: float = 12,
        shadow: bool = True,
        width: float = theme.OUTLINE,
    ) -> None:
        """The panel with concave corners; `inner` is the colour of the line inside it."""
        box = self.pixels(rect)

        def make() -> Placed:
            shade = None
            if shadow:
                dx, dy = (self.length(d) for d in theme.SHADOW)
                shade = (dx, dy, theme.fade(theme.INK, theme.SHADOW_ALPHA))
            style = TicketStyle(
                fill,
                outline,
                inner,
                round(radius * self.scale),
                self.length(width),
                self.length(theme.INNER_LINE),
                self.length(theme.INNER_INSET),
                shade,
            )
            return self._printed(box.size, style)

        key = ("ticket", box.size, fill, outline, inner, radius, shadow, width, self.scale)
        self._place(self._kept(key, make), box.left, box.top)

    def card(self, rect: RectLike, angle: float = 0) -> None:
        """A postcard with its hard shadow, turned clockwise by `angle` degrees about its middle."""
        left, top, width, height = rect
        middle = pygame.Vector2(left + width / 2, top + height / 2)
        arms = [(-width / 2, -height / 2), (width / 2, -height / 2)]
        arms += [(width / 2, height / 2), (-width / 2, height / 2)]
        corners = [middle + pygame.Vector2(arm).rotate(angle) for arm in arms]
        shade = [(x + 5, y + 8) for x, y in corners]
        self.polygon(shade, theme.fade(theme.INK, 0.25))
        self.polygon([(x, y) for x, y in corners], theme.CARD, theme.EDGE, 2.5)

    def polygon(
        self,
        points: Sequence[Point],
        fill: Paint | None,
        outline: Paint | None = None,
        width: float = theme.OUTLINE,
    ) -> None:
        """A polygon with mitred corners; half of the outline lies inside."""
        px, (x, y) = self._relative(points)
        line = width * self.scale
        key = ("polygon", px, fill, outline, line)
        self._place(self._kept(key, lambda: shapes.polygon(px, fill, outline, line)), x, y)

    def line(self, a: Point, b: Point, colour: Paint, width: float) -> None:
        """A line. Level and upright ones are sharp and end square, others have round ends."""
        if a[0] == b[0] or a[1] == b[1]:
            self._straight(a, b, colour, width)
        else:
            self.lines((a, b), colour, width)

    def lines(
        self, points: Sequence[Point], colour: Paint, width: float, *, closed: bool = False
    ) -> None:
        """A line through all `points` with round joints and ends."""
        px, (x, y) = self._relative(points)
        line = width * self.scale
        key = ("stroke", px, colour, line, closed)
        self._place(self._kept(key, lambda: shapes.stroke(px, line, colour, closed)), x, y)

    def circle(
        self,
        centre: Point,
        radius: float,
        fill: Paint | None,
        outline: Paint | None = None,
        width: float = theme.OUTLINE,
    ) -> None:
        """A circle; half of its outline lies inside `radius`."""
        reach = round(radius * self.scale * 4) / 4
        line = width * self.scale
        key = ("circle", reach, fill, outline, line)
        made = self._kept(key, lambda: shapes.circle(reach, fill, outline, line))
        x, y = self.point(centre)
        self._place(made, round(x), round(y))

    def _printed(self, size: tuple[int, int], style: TicketStyle) -> Placed:
        """A ticket with the grain of the paper it is printed on."""
        made = ticket(size, style)
        self._tile_grain(made.surface, made.surface.get_rect(), (0, 0))
        return made

    def _straight(self, a: Point, b: Point, colour: Paint, width: float) -> None:
        (ax, ay), (bx, by) = self.point(a), self.point(b)
        line = self.length(width)
        if a[1] == b[1]:
            left, right = round(min(ax, bx)), round(max(ax, bx))
            box = pygame.Rect(left, round(ay - line / 2), max(1, right - left), line)
        else:
            top, bottom = round(min(ay, by)), round(max(ay, by))
            box = pygame.Rect(round(ax - line / 2), top, line, max(1, bottom - top))
        if len(colour) == 3 or colour[3] == 255:
            self.surface.fill(colour, box)
        else:
            veil = self._kept(("veil", box.size, colour), lambda: _veil(box.size, colour))
            self.surface.blit(veil.surface, box)

    def _relative(self, points: Sequence[Point]) -> tuple[tuple[Point, ...], tuple[int, int]]:
        """Points in quarter pixels from a whole pixel, so that equal shapes share a surface."""
        at = [self.point(point) for point in points]
        x, y = int(at[0][0] // 1), int(at[0][1] // 1)
        return tuple((round((px - x) * 4) / 4, round((py - y) * 4) / 4) for px, py in at), (x, y)


def _veil(size: tuple[int, int], colour: Paint) -> Placed:
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill(colour)
    return Placed(prepared(veil), 0, 0)

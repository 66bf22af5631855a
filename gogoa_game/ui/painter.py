"""The painter: draws in design units, rasterises at device pixels, and keeps what it rasterised.

A painter is light: its caches belong to the `Sprites` it is given, so a new one for a new window
size costs nothing. Inside a layer the coordinates are those of the stage, as everywhere.
"""

from __future__ import annotations

from contextlib import contextmanager
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import language
from gogoa_game.ui import shapes, theme
from gogoa_game.ui.cache import prepared, surface_bytes
from gogoa_game.ui.paintcache import PaintCaches, caches_of
from gogoa_game.ui.shapes import Placed
from gogoa_game.ui.textpainter import LEADING, Align, Anchor, TextPainter
from gogoa_game.ui.ticket import TicketStyle, ticket

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence

    from gogoa_game.ui.fonts import Fonts
    from gogoa_game.ui.sprites import Sprites
    from gogoa_game.ui.stage import Point, RectLike, Stage
    from gogoa_game.ui.theme import Paint

__all__ = ["LEADING", "Align", "Anchor", "Painter"]

SMALLEST_FRAME = 300
"""Design units: no tile border goes round anything smaller."""


class Painter(TextPainter):
    """Draws on `surface`, whose pixels `stage` maps. All positions and sizes are design units."""

    def __init__(
        self,
        surface: pygame.Surface,
        stage: Stage,
        sprites: Sprites,
        fonts: Fonts,
        *,
        origin: tuple[int, int] = (0, 0),
    ) -> None:
        """`origin` is the window pixel at the surface's upper left corner, for layers."""
        self.surface = surface
        self.stage = stage
        self.sprites = sprites
        self.fonts = fonts
        self.scale = stage.scale
        self._origin = origin
        self._left = stage.area.left - origin[0]
        self._top = stage.area.top - origin[1]
        self._caches: PaintCaches = caches_of(sprites, fonts)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the stage in design units."""
        return self.stage.size

    # -- coordinates ----------------------------------------------------------------------------

    def point(self, pos: Point) -> Point:
        """A design position in pixels of the surface, not rounded."""
        return self._left + pos[0] * self.scale, self._top + pos[1] * self.scale

    def pixels(self, rect: RectLike) -> pygame.Rect:
        """A design rectangle in whole pixels of the surface; neighbours stay joined."""
        return self.stage.to_pixels(rect).move(-self._origin[0], -self._origin[1])

    def length(self, units: float) -> int:
        """A line width in whole pixels, at least 1."""
        return max(1, round(units * self.scale))

    @contextmanager
    def clipped(self, rect: RectLike) -> Iterator[None]:
        """Within the `with` block nothing is drawn outside `rect`."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.pixels(rect).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    # -- fields and shapes ----------------------------------------------------------------------

    def fill(self, rect: RectLike, colour: Paint) -> None:
        """Fills a rectangle; a colour with alpha is blended."""
        box = self.pixels(rect)
        if len(colour) == 3 or colour[3] == 255:
            self.surface.fill(colour, box)
            return
        box = box.clip(self.surface.get_clip())
        if box.width and box.height:
            veil = self._kept(("veil", box.size, colour), lambda: _veil(box.size, colour))
            self.surface.blit(veil.surface, box)

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
        made = self._kept(("ticket", box.size, style), lambda: self._printed(box.size, style))
        self._place(made, box.left, box.top)

    def _printed(self, size: tuple[int, int], style: TicketStyle) -> Placed:
        """A ticket with the grain of the paper it is printed on."""
        made = ticket(size, style)
        self._tile_grain(made.surface, made.surface.get_rect(), (0, 0))
        return made

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

    # -- pictures -------------------------------------------------------------------------------

    def sprite(
        self,
        name: str,
        rect: RectLike | None = None,
        *,
        center: Point | None = None,
        size: float | tuple[float, float] | None = None,
        alpha: int = 255,
        angle: float = 0,
    ) -> None:
        """A sprite, as large as fits into `rect`, or into `size` about `center`.

        It keeps its shape. `angle` turns it clockwise, in degrees. Raises AssetError.
        """
        if rect is not None:
            left, top, wide, tall = rect
            x, y = self.point((left + wide / 2, top + tall / 2))
        elif center is not None and size is not None:
            wide, tall = size if isinstance(size, tuple) else (size, size)
            x, y = self.point(center)
        else:
            raise ValueError("a sprite needs a rect, or a center and a size")
        aspect = self.sprites.aspect(name)
        width = max(1, round(min(wide, tall * aspect) * self.scale))
        height = max(1, round(min(tall, wide / aspect) * self.scale))
        image = self.sprites.rotated(name, width, height, angle)
        image.set_alpha(alpha)
        w, h = image.get_size()
        self.surface.blit(image, (round(x - w / 2), round(y - h / 2)))

    def frame(self, rect: RectLike, tile: float) -> None:
        """A border of azulejo tiles of about `tile` units inside `rect`, with an ink line about it.

        Raises ValueError if `rect` is smaller than 300 units.
        """
        if rect[2] < SMALLEST_FRAME or rect[3] < SMALLEST_FRAME:
            raise ValueError(f"a tile border needs at least {SMALLEST_FRAME} units: {rect}")
        box = self.pixels(rect)
        line = self.length(theme.OUTLINE)
        pygame.draw.rect(self.surface, theme.INK, box.inflate(2 * line, 2 * line), line)
        t = self.length(tile)
        inner_w, inner_h = box.width - 2 * t, box.height - 2 * t
        for length, angle, x, y in (
            (inner_w, 0, box.left + t, box.top),
            (inner_h, 90, box.right - t, box.top + t),
            (inner_w, 180, box.left + t, box.bottom - t),
            (inner_h, 270, box.left, box.top + t),
        ):
            self._place(self._strip(length, t, angle), x, y)
        for angle, x, y in (
            (0, box.left, box.top),
            (90, box.right - t, box.top),
            (180, box.right - t, box.bottom - t),
            (270, box.left, box.bottom - t),
        ):
            corner = self.sprites.get("azulejo_corner", t + 1, t + 1).subsurface((0, 0, t, t))
            self.surface.blit(pygame.transform.rotate(corner, -angle), (x, y))

    def band(self, rect: RectLike) -> None:
        """A level row of border tiles as high as `rect`."""
        box = self.pixels(rect)
        self._place(self._strip(box.width, box.height, 0), box.left, box.top)

    def _strip(self, length: int, tile: int, angle: int) -> Placed:
        def make() -> Placed:
            row = pygame.Surface((max(1, length), tile), pygame.SRCALPHA)
            count = max(1, round(length / tile))
            edges = [round(length * i / count) for i in range(count + 1)]
            for left, right in pairwise(edges):
                # Drawn square and then squeezed, for sprites keep their shape; one pixel more
                # than needed, for the last one of a sprite may be empty.
                side = 2 * max(right - left, tile)
                square = self.sprites.get("azulejo_border", side + 1, side + 1)
                part = square.subsurface((0, 0, side, side))
                row.blit(pygame.transform.smoothscale(part, (right - left, tile)), (left, 0))
            return Placed(prepared(pygame.transform.rotate(row, -angle)), 0, 0)

        return self._kept(("strip", length, tile, angle), make)

    # -- layers ---------------------------------------------------------------------------------

    def layer(
        self,
        key: Hashable,
        rect: RectLike,
        draw: Callable[[Painter], None],
        *,
        angle: float = 0,
        alpha: int = 255,
    ) -> None:
        """A static picture: `draw` is called once for a key, size and language, then blitted.

        Whatever `draw` shows must be told by `key`. A layer without a transparent pixel is kept in
        the fast opaque form. `angle` turns the whole layer clockwise about its middle.
        """
        window = self.stage.to_pixels(rect)
        if window.width < 1 or window.height < 1:
            return
        whole = (key, tuple(window), self.scale, language(), angle)
        image = self._caches.layers.get(whole)
        if image is None:
            image = self._draw_layer(window, draw, angle)
            self._caches.layers.put(whole, image, surface_bytes(image))
        # Without an alpha an opaque layer is copied; a transparent one must stay blended.
        blended = alpha < 255 or image.get_flags() & pygame.SRCALPHA
        image.set_alpha(alpha if blended else None)
        x = window.centerx - self._origin[0] - image.get_width() // 2
        y = window.centery - self._origin[1] - image.get_height() // 2
        self.surface.blit(image, (x, y))

    def _draw_layer(
        self, window: pygame.Rect, draw: Callable[[Painter], None], angle: float
    ) -> pygame.Surface:
        surface = pygame.Surface(window.size, pygame.SRCALPHA)
        draw(Painter(surface, self.stage, self.sprites, self.fonts, origin=window.topleft))
        if angle:
            return prepared(pygame.transform.rotozoom(surface, -angle, 1.0))
        solid = pygame.mask.from_surface(surface, 254).count() == window.width * window.height
        if not solid:
            return prepared(surface)
        try:
            return surface.convert()
        except pygame.error:
            return surface

    def forget_layers(self) -> None:
        """Drops all layers, for instance when the window has got another size."""
        self._caches.layers.clear()

    def grain(self, rect: RectLike) -> None:
        """Darkens `rect` by the paper grain. For use inside layers: too slow for every frame."""
        # The grain is fixed to the window, so that it runs on from one layer to the next.
        self._tile_grain(self.surface, self.pixels(rect), self._origin)

    def _tile_grain(
        self, surface: pygame.Surface, box: pygame.Rect, origin: tuple[int, int]
    ) -> None:
        tile = self.sprites.tile("grain")
        wide, tall = tile.get_size()
        before = surface.get_clip()
        surface.set_clip(box.clip(before))
        start_x = box.left - (box.left + origin[0]) % wide
        start_y = box.top - (box.top + origin[1]) % tall
        for y in range(start_y, box.bottom, tall):
            for x in range(start_x, box.right, wide):
                surface.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_MULT)
        surface.set_clip(before)

    # -- helpers --------------------------------------------------------------------------------

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

    def _kept(self, key: Hashable, make: Callable[[], Placed]) -> Placed:
        kept = self._caches.shapes.get(key)
        if kept is None:
            kept = make()
            self._caches.shapes.put(key, kept, surface_bytes(kept.surface))
        return kept

    def _place(self, made: Placed, x: int, y: int) -> None:
        self.surface.blit(made.surface, (x + made.left, y + made.top))


def _veil(size: tuple[int, int], colour: Paint) -> Placed:
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill(colour)
    return Placed(prepared(veil), 0, 0)

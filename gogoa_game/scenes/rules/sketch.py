"""A square sheet for drawings that explain: 520 by 520 units, as large as a rectangle allows."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from gogoa_game.ui import theme
from gogoa_game.ui.paint.pencil import PencilLine
from gogoa_game.ui.paint.tokens import draw_token
from gogoa_game.ui.parts.tray import DiePose, draw_die

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from gogoa_game.logic.hexes import Hex
    from gogoa_game.maps import GameMap
    from gogoa_game.scenes.rules.examples import Walk
    from gogoa_game.ui.paint.painter import Anchor, Painter
    from gogoa_game.ui.stage import Point, RectLike
    from gogoa_game.ui.theme import Colour, Face, Paint

SIDE = 520.0
ARROW_WIDTH = 7.0
HEAD = 24.0
TILE = 0.973
"""How far the tile of a hex reaches, in radii: the rest is the line between two of them."""
AHEAD_OF, BESIDE = 0.3, 1.25
"""A bounce: how far on it goes, in steps, and how far beside it comes back, as a part of that."""


class Sketch:
    """Draws in its own units from (0, 0) to (520, 520); `unit` is their size in design units."""

    def __init__(self, painter: Painter, rect: RectLike, game_map: GameMap) -> None:
        left, top, width, height = rect
        self.painter = painter
        self.map = game_map
        self.unit = min(width, height) / SIDE
        self._left = left + (width - SIDE * self.unit) / 2
        self._top = top + (height - SIDE * self.unit) / 2

    def at(self, x: float, y: float) -> Point:
        """A position of the sheet in design units."""
        return self._left + x * self.unit, self._top + y * self.unit

    def box(
        self, x: float, y: float, width: float, height: float
    ) -> tuple[float, float, float, float]:
        """A rectangle of the sheet in design units."""
        return (*self.at(x, y), width * self.unit, height * self.unit)

    def sprite(self, name: str, x: float, y: float, size: float, alpha: int = 255) -> None:
        """A sprite about a position."""
        self.painter.sprite(name, center=self.at(x, y), size=size * self.unit, alpha=alpha)

    def token(self, name: str, x: float, y: float, size: float) -> None:
        """A token in its own colour."""
        draw_token(self.painter, name, name, self.at(x, y), size * self.unit)

    def pose(self, face: int, x: float, y: float, size: float, angle: float = 0) -> DiePose:
        """How a die lies."""
        return DiePose(face, self.at(x, y), size * self.unit, angle)

    def die(self, face: int, x: float, y: float, size: float, angle: float = 0) -> None:
        """A die that shows a face."""
        draw_die(self.painter, self.pose(face, x, y, size, angle))

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float = 27,
        *,
        face: Face = theme.TEXT,
        colour: Paint = theme.INK,
        anchor: Anchor = "center",
        fit: float | None = None,
    ) -> None:
        """A line of text, never smaller than the smallest size of the interface."""
        self.painter.text(
            text,
            self.at(x, y),
            size=max(theme.FLOOR, size * self.unit),
            face=face,
            colour=colour,
            anchor=anchor,
            fit=None if fit is None else fit * self.unit,
        )

    def badge(self, text: str, x: float, y: float, fill: Colour = theme.PENCIL) -> None:
        """A number in a round badge."""
        self.painter.circle(self.at(x, y), 21 * self.unit, fill, theme.CARD, 3)
        self.text(text, x, y, 24, face=theme.BOLD, colour=theme.CARD)

    def arrow(self, a: Point, b: Point, colour: Colour = theme.TERRA) -> None:
        """A straight arrow."""
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy)
        ux, uy = dx / length, dy / length
        neck = (b[0] - ux * HEAD * 0.8, b[1] - uy * HEAD * 0.8)
        width = ARROW_WIDTH * self.unit
        self.painter.lines((self.at(*a), self.at(*neck)), colour, width)
        base = (b[0] - ux * HEAD, b[1] - uy * HEAD)
        side = HEAD * 0.62
        wings = [(base[0] - uy * side * s, base[1] + ux * side * s) for s in (1, -1)]
        self.painter.polygon([self.at(*b), *(self.at(*p) for p in wings)], colour)

    def cross(self, x: float, y: float, reach: float) -> None:
        """Two red strokes: this is not allowed."""
        for way in (1, -1):
            ends = self.at(x - reach, y - way * reach), self.at(x + reach, y + way * reach)
            self.painter.lines(ends, theme.TERRA, 9 * self.unit)

    def pencil(self, points: Sequence[Point], seed: str, width: float = 7) -> None:
        """A pencil line."""
        pixels = [self.painter.point(self.at(*p)) for p in points]
        line = PencilLine(pixels, seed, max(3.0, width * self.unit * self.painter.scale))
        line.draw(self.painter.surface)


class Field:
    """Some hexes on a sketch: `terrain` gives the sprite of each (hex_<terrain>), "" for none."""

    def __init__(
        self, sketch: Sketch, terrain: Mapping[Hex, str], left: float, top: float, radius: float
    ) -> None:
        self.sketch = sketch
        self.terrain = dict(terrain)
        self.radius = radius
        self._left = left
        self._top = top

    def centre(self, cell: Hex) -> Point:
        """The middle of a hex, in units of the sketch. Odd columns lie half a hex lower."""
        tall = self.radius * math.sqrt(3)
        y = self._top + tall * (cell.row + 0.5 + (cell.col % 2) / 2)
        return self._left + self.radius * (1 + 1.5 * cell.col), y

    def corners(self, cell: Hex, factor: float = 1.0) -> list[Point]:
        """The corners of a hex in design units."""
        x, y = self.centre(cell)
        reach = self.radius * factor
        turns = (math.tau * k / 6 for k in range(6))
        return [self.sketch.at(x + reach * math.cos(a), y + reach * math.sin(a)) for a in turns]

    def draw(self) -> None:
        """The hexes: water below, and land on its ink and cream rim, which is the whole shore."""
        water = [cell for cell, name in self.terrain.items() if name.startswith("sea")]
        land = [cell for cell in self.terrain if cell not in water]
        # The tiles are drawn to whole pixels: what lies below shows through no seam.
        self._fill(water, 1.03, theme.SEA[0])
        self._tiles(water)
        self._fill(land, 1.16, theme.INK)
        self._fill(land, 1.09, theme.CARD)
        self._tiles(land)

    def _fill(self, cells: Iterable[Hex], factor: float, colour: Colour) -> None:
        for cell in cells:
            self.sketch.painter.polygon(self.corners(cell, factor), colour)

    def _tiles(self, cells: Iterable[Hex]) -> None:
        unit = self.sketch.unit
        size = 2 * self.radius * unit, self.radius * math.sqrt(3) * unit
        for cell in cells:
            if name := self.terrain[cell]:
                at = self.sketch.at(*self.centre(cell))
                self.sketch.painter.sprite(f"hex_{name}", center=at, size=size)

    def light(self, cell: Hex, colour: Paint = theme.AHEAD) -> None:
        """Lights a hex as the game does."""
        self.sketch.painter.polygon(self.corners(cell, TILE), colour, theme.WHITE, 4)

    def ring(self, cell: Hex) -> None:
        """Rims a hex where a path bounces, as the game does."""
        self.sketch.painter.polygon(self.corners(cell, TILE), None, theme.SUN, 7 * self.sketch.unit)

    def course(self, walk: Walk) -> list[Point]:
        """The points of a pencil line, each leg along its heading.

        Where the path bounces, it goes on to the shore, and then back on its left, so that the
        way there and the way back can both be seen.
        """
        points = [self.centre(walk.start)]
        aside = (0.0, 0.0)
        for before, step in zip(walk.cells, walk.steps, strict=False):
            middle, end = self.centre(before), self.centre(step.hex)
            if step.bounced:
                dx, dy = (AHEAD_OF * (a - b) for a, b in zip(middle, end, strict=True))
                shore = (points[-1][0] + dx, points[-1][1] + dy)
                aside = (aside[0] - BESIDE * dy, aside[1] + BESIDE * dx)
                points += [shore, (shore[0] + aside[0], shore[1] + aside[1])]
            points.append((end[0] + aside[0], end[1] + aside[1]))
        return points

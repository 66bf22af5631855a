"""The names of the sea and of the countries around, as they are printed on the map."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from pygame import FRect

from gogoa_game.i18n import language
from gogoa_game.maps import LabelKind
from gogoa_game.ui import theme

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

MARGIN = 0.9
LEADING = 1.3


class Letters(NamedTuple):
    """A name in lines, the box that it takes, its size and what is between its letters."""

    lines: tuple[str, ...]
    box: FRect
    size: float
    spacing: float
    colour: theme.Colour


def draw_lettering(painter: Painter, view: MapView) -> list[FRect]:
    """Sets the names, and returns the boxes they take."""
    printed = list(lettering(painter, view))
    for letters in printed:
        for i, line in enumerate(letters.lines):
            at = (letters.box.centerx, letters.box.top + letters.size * LEADING * (i + 0.5))
            painter.text(
                line, at, size=letters.size, face=theme.DISPLAY, colour=letters.colour,
                anchor="center", spacing=letters.spacing,
            )  # fmt: skip
    return [letters.box for letters in printed]


def lettering(painter: Painter, view: MapView) -> Iterator[Letters]:
    """The names for which there is room."""
    for label in view.game_map.art.labels:
        if label.kind not in (LabelKind.SEA, LabelKind.STATE):
            continue
        sea = label.kind is LabelKind.SEA
        name = view.game_map.texts.label_name(label.kind, label.text_id, language())
        size = max(theme.FLOOR, (1.2 if sea else 0.8) * view.radius)
        spacing = size * (0.23 if sea else 0.14)
        lines = tuple(name.split(" ")) if sea else (name,)
        wide = max(painter.measure(line, size, theme.DISPLAY, spacing)[0] for line in lines)
        box = FRect(0, 0, wide, size * LEADING * len(lines))
        if _settle(box, view, label.point):
            yield Letters(lines, box, size, spacing, theme.CARD if sea else theme.SAND_TEXT)


def _settle(box: FRect, view: MapView, point: Point) -> bool:
    """Moves a name to its point, or as little beside it as keeps it whole and off the land."""
    inside = view.rect.inflate(-MARGIN * view.radius, -MARGIN * view.radius)
    x, y = view.place(point)
    for shift in (0, 0.5, -0.5, 1, -1, 1.5, -1.5):
        box.center = (x, y + shift * view.radius)
        box.clamp_ip(inside)
        if not any(
            view.cell_at(spot) in view.game_map.board for spot in spots_over(box, view.radius)
        ):
            return True
    return False


def spots_over(box: FRect, radius: float) -> list[Point]:
    """A net of positions over a box, closer than hexes of that radius are wide."""
    across, down = (math.ceil(side / radius) for side in box.size)
    return [
        (box.left + box.width * i / across, box.top + box.height * j / down)
        for i in range(across + 1)
        for j in range(down + 1)
    ]

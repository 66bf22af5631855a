"""The names of rivers, set along the water where no place is in the way."""

from __future__ import annotations

import math
from itertools import pairwise, product
from typing import TYPE_CHECKING, NamedTuple

from pygame import FRect, Vector2

from gogoa_game.i18n import language
from gogoa_game.maps.model import LabelKind
from gogoa_game.ui import theme
from gogoa_game.ui.map.markers import GUIDE, MARKER
from gogoa_game.ui.paint.lines import floor_size

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gogoa_game.maps.model import River
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

# In radii of a hex.
STEP = 0.25
"""From one spot that is tried to the next."""
GAP = 0.08
"""Between the water and the letters, and between the letters and a marker."""
BENDS = 1.1
"""How far the water may leave the straight line of its name."""


class RiverName(NamedTuple):
    """A name: its middle, its size, and how it is turned, in degrees clockwise."""

    text: str
    centre: Point
    size: float
    angle: float


def naming_rivers(painter: Painter, view: MapView) -> Iterator[None]:
    """Draws the name of every river beside which there is room for it, one by one."""
    taken: list[Point] = []
    for river in sorted(view.game_map.art.rivers, key=lambda river: -river.width):
        found = _settled(painter, view, river, taken)
        if found is not None:
            taken += _spots(found, _wide(painter, found.text, found.size), view.radius)
            _draw(painter, found)
        yield


def _settled(
    painter: Painter, view: MapView, river: River, taken: Sequence[Point]
) -> RiverName | None:
    """The spot nearest to the river's label on the map, or else to its middle."""
    text = view.game_map.texts.label_name(LabelKind.RIVER, river.id, language())
    size, radius = floor_size(painter), view.radius
    wide = _wide(painter, text, size)
    course = _course([view.place(point) for point in river.points], STEP * radius)
    rivers = (label for label in view.game_map.art.labels if label.kind is LabelKind.RIVER)
    labels = [label for label in rivers if label.text_id == river.id]
    wanted = view.place(labels[0].point) if labels else course[len(course) // 2]
    markers = list(_markers(view))
    inside = view.rect.inflate(-radius, -radius)
    best: tuple[float, RiverName] | None = None
    for middle, side in product(range(len(course)), (-1, 1)):
        name = _beside(text, course, middle, side, wide, size, river.width * view.zoom, radius)
        if name is None:
            continue
        spots = _spots(name, wide, radius)
        clear = size * 0.42 + GAP * radius
        if not all(inside.collidepoint(spot) and _on_land(view, spot) for spot in spots):
            continue
        if any(math.dist(spot, at) < clear + reach for spot in spots for at, reach in markers):
            continue
        if any(math.dist(spot, other) < size for spot in spots for other in taken):
            continue
        cost = math.dist(name.centre, wanted)
        if best is None or cost < best[0]:
            best = cost, name
    return best and best[1]


def _beside(
    text: str,
    course: Sequence[Point],
    middle: int,
    side: int,
    wide: float,
    size: float,
    water: float,
    radius: float,
) -> RiverName | None:
    """The name on one side of the water, where this runs straight enough and far enough."""
    half = math.ceil(wide / 2 / (STEP * radius))
    if middle - half < 0 or middle + half >= len(course):
        return None
    first, last = Vector2(course[middle - half]), Vector2(course[middle + half])
    along = last - first
    if along.length() < wide * 0.8:
        return None
    if along.x < 0:
        along = -along
    across = along.normalize().rotate(90)
    bends = [
        across.dot(Vector2(point) - first) for point in course[middle - half : middle + half + 1]
    ]
    if max(bends) - min(bends) > BENDS * radius:
        return None
    edge = max(bends) if side > 0 else min(bends)
    centre = (first + last) / 2
    shift = edge + side * (size * 0.5 + water / 2 + GAP * radius)
    spot = centre + across * shift
    return RiverName(text, (spot.x, spot.y), size, math.degrees(math.atan2(along.y, along.x)))


def _course(points: Sequence[Point], step: float) -> list[Point]:
    """Points along a river, `step` apart."""
    found: list[Point] = []
    rest = 0.0
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.dist((ax, ay), (bx, by))
        while rest <= length:
            part = rest / length if length else 0.0
            found.append((ax + (bx - ax) * part, ay + (by - ay) * part))
            rest += step
        rest -= length
    return found


def _markers(view: MapView) -> Iterator[tuple[Point, float]]:
    """What stands on the map, as circles."""
    board, radius = view.game_map.board, view.radius
    yield view.centre(board.start), MARKER / 2 * radius
    for place in board.destinations:
        x, y = view.centre(place.hex)
        yield (x, y), MARKER / 2 * radius
        if place.guide:
            dx, dy, size = GUIDE
            yield (x + dx * radius, y + dy * radius), size / 2 * radius


def _on_land(view: MapView, spot: Point) -> bool:
    return view.cell_at(spot) in view.game_map.board


def _spots(name: RiverName, wide: float, radius: float) -> list[Point]:
    """Points along the middle of the letters."""
    along = Vector2(1, 0).rotate(name.angle)
    count = max(2, math.ceil(wide / (radius * 0.4)))
    parts = [(i / count - 0.5) * wide for i in range(count + 1)]
    return [(name.centre[0] + along.x * p, name.centre[1] + along.y * p) for p in parts]


def _wide(painter: Painter, text: str, size: float) -> float:
    return painter.measure(text, size, theme.DISPLAY)[0]


def _draw(painter: Painter, name: RiverName) -> None:
    wide = _wide(painter, name.text, name.size)
    box = FRect(0, 0, wide + 8, name.size * 1.5)
    box.center = name.centre

    def word(layer: Painter) -> None:
        layer.text(
            name.text,
            box.center,
            size=name.size,
            face=theme.DISPLAY,
            colour=theme.RIVER_TEXT,
            anchor="center",
        )

    painter.layer(("river name", name), box, word, angle=name.angle)

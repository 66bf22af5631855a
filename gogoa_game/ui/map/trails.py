"""What travellers leave on the map: pencil lines of the days gone by, and the tokens."""

from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, NamedTuple

from gogoa_game.ui import theme
from gogoa_game.ui.map.markers import DAY, DAY_UNDER_TOKEN
from gogoa_game.ui.paint.lines import floor_size, read_size
from gogoa_game.ui.paint.pencil import PencilLine
from gogoa_game.ui.paint.tokens import draw_token

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.hexes import Hex
    from gogoa_game.logic.state import Sheet, Trip
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point
    from gogoa_game.ui.theme import Colour

# In radii of a hex, so that lines and tokens keep their proportion to the map.
OLD_WIDTH = 3.6 / 29.6
SHAKE = 0.06
ASIDE = 0.11
STOP = 0.52
NUMBER = (0.52, -0.8)
"""Where the number of a day stands, from the centre of its hex: it covers as little as can be."""
TOKEN_SIZE = 1.62
TOKEN_DROP = 0.6


class Lines(NamedTuple):
    """How the lines of days gone by look: their width in radii, the opacity of the oldest and of
    the latest."""

    width: float
    oldest: float
    latest: float


FAINT = Lines(OLD_WIDTH, 0.50, 0.70)
CLEAR = Lines(5 / 29.7, 0.75, 0.75)
"""For whoever is on the way still: every day can be read from afar."""


def pencil_line(
    painter: Painter,
    points: Sequence[Point],
    *,
    seed: int | str,
    width: float,
    alpha: float = 1.0,
    colour: Colour = theme.PENCIL,
) -> None:
    """A whole pencil line through design positions. For use in layers: it keeps nothing."""
    pixels = [painter.point(point) for point in points]
    scale = painter.scale
    PencilLine(pixels, seed, max(1.0, width * scale), alpha, colour).draw(painter.surface)


def trail_points(view: MapView, trips: Sequence[Trip], seed: int | str = 0) -> list[list[Point]]:
    """The points that the pencil goes through, one list for a trip, its start included.

    They are never quite in the middle of a hex, and step aside where a hex was entered before,
    so that lines on top of each other can be told apart. A trip begins where the last one ended.
    """
    rng = random.Random(f"trail/{seed}")
    radius = view.radius
    visits: Counter[Hex] = Counter()
    lines: list[list[Point]] = []
    last: Point | None = None
    for trip in trips:
        points = [last or view.centre(trip.start)]
        for step in trip.steps:
            count = visits[step.hex]
            visits[step.hex] += 1
            x, y = view.centre(step.hex)
            x += rng.uniform(-SHAKE, SHAKE) * radius
            y += rng.uniform(-SHAKE, SHAKE) * radius
            if count:
                angle = 2.4 * count + 0.7
                x += ASIDE * radius * math.cos(angle)
                y += ASIDE * radius * math.sin(angle)
            points.append((x, y))
        lines.append(points)
        last = points[-1]
    return lines


def draw_trails(
    painter: Painter,
    view: MapView,
    sheet: Sheet,
    *,
    colour: Colour = theme.PENCIL,
    upto: int | None = None,
    lines: Lines = FAINT,
) -> None:
    """Draws the lines of earlier days, the oldest the palest; `upto` counts the days to draw."""
    trips = sheet.trips if upto is None else sheet.trips[:upto]
    if not trips:
        return
    paths = tuple(tuple(step.hex for step in trip.steps) for trip in trips)
    key = ("trails", view.game_map.id, tuple(view.rect), colour, lines, paths)

    def draw(layer: Painter) -> None:
        for day, points in enumerate(trail_points(view, trips)):
            age = day / max(1, len(trips) - 1)
            alpha = lines.oldest + (lines.latest - lines.oldest) * age
            width = lines.width * view.radius
            pencil_line(layer, points, seed=day, width=width, alpha=alpha, colour=colour)

    painter.layer(key, view.rect, draw)


def draw_day_numbers(painter: Painter, view: MapView, ends: Sequence[Hex]) -> None:
    """The numbers of the days beside the hexes where they ended, the first day first."""
    radius = view.radius
    size = max(floor_size(painter), 0.62 * radius)
    seen: Counter[Hex] = Counter()
    for number, cell in enumerate(ends, start=1):
        x, y = view.centre(cell)
        at = (x + (NUMBER[0] + seen[cell]) * radius, y + NUMBER[1] * radius)
        seen[cell] += 1
        painter.circle(at, max(STOP * radius, size * 0.66), theme.SUN, theme.INK, 3)
        painter.text(str(number), at, size=size, face=theme.DISPLAY, anchor="center", spacing=0)


DAY_LETTERS = 23.0


def draw_memory(
    painter: Painter,
    view: MapView,
    sheet: Sheet,
    standing: Hex | None = None,
    *,
    only: Hex | None = None,
) -> None:
    """The number of its day on every place that was marked, in a sun; or `only` on one hex.

    It makes way for the traveller on the hex where this is `standing`.
    """
    dx, dy, reach = DAY
    for trip in sheet.trips:
        if trip.marked is not None and only in (None, trip.end):
            x, y = view.centre(trip.end)
            ax, ay = DAY_UNDER_TOKEN if trip.end == standing else (dx, dy)
            at = x + ax * view.radius, y + ay * view.radius
            draw_day(painter, at, reach * view.radius, trip.day)


def draw_day(painter: Painter, centre: Point, reach: float, day: int) -> None:
    """The number of a day in a sun, never too small to be read."""
    size = max(read_size(painter, DAY_LETTERS), reach * 1.53)
    painter.circle(centre, max(reach, size * 0.64), theme.SUN, theme.INK, 3)
    painter.text(str(day), centre, size=size, face=theme.DISPLAY, anchor="center", spacing=0)


# ---- tokens


class Spot(NamedTuple):
    """Where a token stands on the map, and how large it is."""

    centre: Point
    size: float


def token_spots(view: MapView, cells: Sequence[Hex]) -> list[Spot]:
    """A spot for a token on each of the hexes; those on the same hex fan out side by side.

    Tokens stand on the lower edge, so that the marker of the place stays readable.
    """
    radius = view.radius
    sharing: dict[Hex, list[int]] = defaultdict(list)
    for index, cell in enumerate(cells):
        sharing[cell].append(index)
    spots = [Spot((0.0, 0.0), 0.0)] * len(cells)
    for cell, indices in sharing.items():
        count = len(indices)
        size = TOKEN_SIZE * radius * (1.0 if count == 1 else 0.86 if count < 4 else 0.74)
        step = min(0.72 * size, 1.9 * radius / max(1, count - 1))
        x, y = view.centre(cell)
        for place, index in enumerate(indices):
            dx = (place - (count - 1) / 2) * step
            dip = 0.1 * radius * (1 - abs(2 * place - count + 1) / max(1, count - 1))
            spots[index] = Spot((x + dx, y + TOKEN_DROP * radius + dip), size)
    return spots


def draw_tokens(painter: Painter, view: MapView, tokens: Sequence[tuple[str, str, Hex]]) -> None:
    """Draws tokens, given as shape, colour and hex; the southern ones stand in front."""
    spots = token_spots(view, [cell for _, _, cell in tokens])
    order = sorted(range(len(tokens)), key=lambda i: spots[i].centre[1])
    for i in order:
        token, colour, _ = tokens[i]
        draw_traveller(painter, token, colour, spots[i])


def draw_traveller(painter: Painter, token: str, colour: str, spot: Spot) -> None:
    """Draws a token on its shadow."""
    (x, y), size = spot
    ring = [
        (
            x + 0.34 * size * math.cos(k * math.pi / 8),
            y + size * (0.43 + 0.09 * math.sin(k * math.pi / 8)),
        )
        for k in range(16)
    ]
    painter.polygon(ring, theme.fade(theme.INK, 0.35))
    draw_token(painter, token, colour, spot.centre, size)

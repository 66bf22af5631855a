"""The names of the places on a player's plans, in the sea and the sand beside the land."""

from __future__ import annotations

import math
from functools import lru_cache
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple

from pygame import FRect

from gogoa_game.i18n import language
from gogoa_game.ui import theme
from gogoa_game.ui.map.buttons import MARGIN
from gogoa_game.ui.map.drawing import stamps
from gogoa_game.ui.map.markers import LETTER
from gogoa_game.ui.map.shortnames import short_name
from gogoa_game.ui.paint.lines import TIGHT, read_size

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from gogoa_game.logic.hexes import Hex
    from gogoa_game.maps import MapTexts
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.map.placenames import Box, Line
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

PLATE_RADIUS = 6.0
TALL, PADDING = 1.45, 0.45
"""The height of a plate, and the room beside its words, in their size."""
LAND = 1.6
"""The box of a hex of the land that a name keeps off, in radii."""
REACH, STEP = 6.5, 0.5
"""How far from its place a name may lie, and from one spot to the next, in radii."""
FROM = 1.3
"""Where the line to a name begins, in radii from the middle of its place."""
APART = 6.0
CHOICES = 24
"""How many spots a name has to choose from."""


class Plate(NamedTuple):
    """A name in one line or two, where its place is, and the size of its plate."""

    lines: tuple[str, ...]
    place: Point
    size: Point


class PlateSpot(NamedTuple):
    """Where a plate lies; a line leads to its place."""

    plate: Plate
    rect: FRect
    line: Line


def bonus_name(view: MapView, place: str, texts: MapTexts) -> str:
    """The short name of a place, with what it brings more than others."""
    name = short_name(texts, place, language())
    bonus = view.game_map.board.destination(place).bonus
    return f"{name} +{bonus}" if bonus else name


def plan_name_spots(
    painter: Painter,
    view: MapView,
    texts: MapTexts,
    places: Iterable[str],
    clear: Iterable[FRect] = (),
) -> tuple[PlateSpot, ...]:
    """Where the names of `places` lie: off the land as far as there is room, and off `clear`."""
    size = read_size(painter, theme.FLOOR)
    places = sorted(places)
    wanted: list[tuple[Plate, ...]] = []
    for place in places:
        at = view.centre(view.game_map.board.destination(place).hex)
        whole = bonus_name(view, place, texts)
        shapes = dict.fromkeys(((whole,), tuple(whole.rsplit(" ", 1))))
        wanted.append(tuple(_plate(painter, lines, at, size) for lines in shapes))
    bounds = view.rect.inflate(-MARGIN * 0.6, -MARGIN * 0.6)
    kept = (*(_box(rect) for rect in clear), *_discs(view, places))
    land, markers = _grounds(view, view.radius, view.rect.left)
    return _spots(tuple(wanted), _box(bounds), view.radius, land, markers, kept)


@lru_cache(maxsize=2)
def _grounds(
    view: MapView, _radius: float, _left: float
) -> tuple[tuple[Box, ...], tuple[Box, ...]]:
    """Land and markers of a map as it is laid out."""
    return _land(view), _markers(view)


def _plate(painter: Painter, lines: tuple[str, ...], at: Point, size: float) -> Plate:
    wide = max(painter.measure(line, size)[0] for line in lines)
    return Plate(lines, at, (wide + 2 * PADDING * size, (TALL + TIGHT * (len(lines) - 1)) * size))


def _box(rect: FRect) -> Box:
    return rect.left, rect.top, rect.width, rect.height


def _land(view: MapView) -> tuple[Box, ...]:
    half = LAND * view.radius / 2
    centres = (view.centre(cell) for cell in view.game_map.board.hexes)
    return tuple((x - half, y - half, 2 * half, 2 * half) for x, y in centres)


def _markers(view: MapView) -> tuple[Box, ...]:
    """What lines run round and plates keep off."""
    return tuple(
        (s.centre[0] - s.size * 0.42, s.centre[1] - s.size * 0.42, s.size * 0.84, s.size * 0.84)
        for s in stamps(view)
    )


def _discs(view: MapView, places: Iterable[str]) -> Iterator[Box]:
    """The letters beside the places of plans."""
    dx, dy, reach, step = (value * view.radius for value in LETTER)
    for place in places:
        x, y = view.centre(view.game_map.board.destination(place).hex)
        yield x + dx - reach, y + dy - reach, 2 * reach, 2 * reach + step


@lru_cache(maxsize=16)
def _spots(
    wanted: tuple[tuple[Plate, ...], ...],
    bounds: Box,
    radius: float,
    land: tuple[Box, ...],
    markers: tuple[Box, ...],
    kept: tuple[Box, ...],
) -> tuple[PlateSpot, ...]:
    """Those with the fewest spots choose first; a name in two lines only where one has no room."""
    room = _Room(FRect(*bounds), radius, *([FRect(*b) for b in g] for g in (land, markers, kept)))
    found: list[PlateSpot] = []
    left: list[tuple[Plate, ...]] = []
    shores = [(plates, room.ranked(plates, on_land=False)) for plates in wanted]
    for plates, spots in sorted(shores, key=lambda pair: len(pair[1])):
        free = next((spot for spot in spots if room.free(spot, found)), None)
        if free is None:
            left.append(plates)
        else:
            found.append(free)
    for plates in left:
        found += room.ranked(plates, on_land=True, found=found)[:1]
    return tuple(found)


class _Room:
    """What is there already, and which spots it leaves."""

    def __init__(
        self,
        bounds: FRect,
        radius: float,
        land: Sequence[FRect],
        markers: Sequence[FRect],
        kept: Sequence[FRect],
    ) -> None:
        self.bounds = bounds
        self.radius = radius
        self.land = land
        self.markers = markers
        self.kept = kept

    def ranked(
        self, plates: Sequence[Plate], *, on_land: bool, found: Sequence[PlateSpot] = ()
    ) -> list[PlateSpot]:
        """Spots off everything that stays and off those `found`, the best first."""
        return [spot for plate in plates for spot in self._ranked(plate, found, on_land=on_land)]

    def _ranked(
        self, plate: Plate, found: Sequence[PlateSpot], *, on_land: bool
    ) -> Iterator[PlateSpot]:
        """The best spots whose lines cross no marker; a name needs no more to choose from."""
        own = FRect(0, 0, 2 * FROM * self.radius, 2 * FROM * self.radius)
        own.center = plate.place
        others = [marker for marker in self.markers if not own.collidepoint(marker.center)]
        grounds = [*self.markers, *self.kept, *(() if on_land else self.land)]
        count = 0
        for _cost, spot in sorted(self._candidates(plate, grounds), key=itemgetter(0)):
            crossed = any(marker.clipline(*spot.line) for marker in others)
            if not crossed and self.free(spot, found):
                yield spot
                count += 1
                if count == CHOICES:
                    return

    def free(self, spot: PlateSpot, found: Sequence[PlateSpot]) -> bool:
        """Whether it keeps off the plates and lines that are there."""
        rect = spot.rect.inflate(APART, APART)
        return not any(
            rect.colliderect(other.rect)
            or rect.clipline(*other.line)
            or other.rect.clipline(*spot.line)
            for other in found
        )

    def _candidates(self, plate: Plate, grounds: list[FRect]) -> Iterator[tuple[float, PlateSpot]]:
        """Every spot in bounds that covers nothing of the `grounds`, and how far it is away."""
        (x, y), (wide, tall), radius = plate.place, plate.size, self.radius
        step, count = STEP * radius, round(REACH / STEP)
        first, last = self.bounds.left, self.bounds.right - wide
        lefts = sorted(
            left
            for k in range(-count, count + 1)
            for anchor in (0.0, 0.5, 1.0)
            if first <= (left := x - anchor * wide + k * step) <= last
        )
        rect = FRect(0, 0, wide, tall)
        for down in range(-count, count + 1):
            rect.top = y - tall / 2 + down * step
            if rect.top < self.bounds.top or rect.bottom > self.bounds.bottom:
                continue
            for left in lefts:
                rect.left = left
                if rect.collidelist(grounds) >= 0:
                    continue
                near = _nearest(rect, (x, y))
                gap = math.dist(near, (x, y))
                if FROM * radius <= gap <= REACH * radius:
                    part = FROM * radius / gap
                    start = x + (near[0] - x) * part, y + (near[1] - y) * part
                    # A short line, and rather to the side than above or below.
                    cost = gap + 0.25 * abs(rect.centery - y)
                    yield cost, PlateSpot(plate, rect.copy(), (start, near))


def _nearest(rect: FRect, point: Point) -> Point:
    x = min(max(point[0], rect.left), rect.right)
    return x, min(max(point[1], rect.top), rect.bottom)


# ---- drawing


def draw_plan_names(
    painter: Painter, view: MapView, spots: Iterable[PlateSpot], lit: Collection[Hex] = ()
) -> None:
    """Draws names on their plates; none over a hex that is `lit`, which can be clicked."""
    half = view.radius * 0.9
    kept = []
    for cell in lit:
        x, y = view.centre(cell)
        kept.append(FRect(x - half, y - half, 2 * half, 2 * half))
    shown = [spot for spot in spots if spot.rect.collidelist(kept) < 0]
    for spot in shown:
        painter.lines(spot.line, theme.CARD, 6)
        painter.lines(spot.line, theme.INK, 2.6)
    for spot in shown:
        draw_plate(painter, spot)


def draw_plate(painter: Painter, spot: PlateSpot) -> None:
    """One name on its plate."""
    rect, size = spot.rect, read_size(painter, theme.FLOOR)
    painter.ticket(rect, fill=theme.CARD, radius=PLATE_RADIUS, width=2.5, shadow=False)
    step = size * TIGHT
    top = rect.centery - step * (len(spot.plate.lines) - 1) / 2
    for number, line in enumerate(spot.plate.lines):
        at = rect.centerx, top + number * step
        painter.text(line, at, size=size, anchor="center")

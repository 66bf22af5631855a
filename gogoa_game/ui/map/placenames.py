"""The names of all places on the map: each as near to its place as the others leave it room."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import FRect

from gogoa_game.i18n import _, language
from gogoa_game.maps.texts import START_ID
from gogoa_game.table.naming import Names
from gogoa_game.ui import theme
from gogoa_game.ui.map.buttons import MARGIN, PauseButton
from gogoa_game.ui.map.drawing import stamps
from gogoa_game.ui.map.markers import MARKER
from gogoa_game.ui.paint.lines import floor_size
from gogoa_game.ui.widgets.button import Button, Kind

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gogoa_game.maps import MapTexts
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point
    from gogoa_game.ui.theme import Colour

NAMES_KEY = pygame.K_n
PADDING = 0.3
"""Beside a name, in its sizes."""
TALL = 1.22
APART, BESIDE = 0.08, 0.4
"""Between a name and anything else, and between it and its own marker, in radii of a hex."""
REACH = (0.5, 1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9)
STEPS = (*(-step for step in REACH), 0, *REACH)
"""Where a name may lie, in radii of a hex to each side from the spots beside its place."""
ROUNDS = 8

Line = tuple["Point", "Point"]
Box = tuple[float, float, float, float]


class Name(NamedTuple):
    """A name, the middle of its place, the room that it needs, and what marks its place."""

    text: str
    place: Point
    size: Point
    marker: Box


class NameSpot(NamedTuple):
    """Where a name lies; a line leads to its place unless it lies beside it."""

    name: Name
    rect: FRect
    line: Line | None


class _Candidate(NamedTuple):
    cost: float
    number: int  # no two are alike, so that they can be sorted
    rect: FRect
    line: Line | None


@lru_cache(maxsize=6)
def name_spots(
    names: tuple[Name, ...], bounds: Box, radius: float, kept_free: tuple[Box, ...] = ()
) -> tuple[NameSpot, ...]:
    """Spots in `bounds` that cover no marker, no other name, no line and nothing `kept_free`.

    Names choose in turn, at first those with the fewest spots; those for which nothing was left
    choose first in the next round. After the last one their lines may cross what they like.
    """
    fixed = [FRect(*box) for box in (*(name.marker for name in names), *kept_free)]
    spots = {name: _candidates(name, FRect(*bounds), radius) for name in names}
    room = _Room(fixed, {name: own for own, name in enumerate(names)}, APART * radius)
    order = sorted(names, key=lambda name: len(spots[name]))
    best: list[NameSpot] = []
    for _round in range(ROUNDS):
        found = room.fill(order, spots)
        best = max(best, found, key=len)
        if len(best) == len(names):
            break
        placed = {spot.name for spot in found}
        order.sort(key=lambda name: name in placed)
    placed = {spot.name for spot in best}
    missing = [name for name in names if name not in placed]
    return tuple(room.fill(missing, spots, best, orderly=False))


@dataclass(frozen=True, slots=True)
class _Room:
    """What is always there, whose marker is which of it, and how far apart names lie."""

    fixed: Sequence[FRect]
    own: Mapping[Name, int]
    apart: float

    def fill(
        self,
        order: Sequence[Name],
        spots: Mapping[Name, Sequence[_Candidate]],
        before: Sequence[NameSpot] = (),
        *,
        orderly: bool = True,
    ) -> list[NameSpot]:
        """Every name at the first of its spots that is free when its turn comes.

        Unless they are `orderly`, lines are not looked at.
        """
        found = list(before)
        taken = [spot.rect.inflate(2 * self.apart, 2 * self.apart) for spot in found]
        lines = [spot.line for spot in found if spot.line is not None]
        for name in order:
            for _cost, _number, rect, line in spots[name]:
                if rect.collidelist(taken) >= 0 or rect.collidelist(self.fixed) >= 0:
                    continue
                if orderly and not self._clear(name, rect, line, taken, lines):
                    continue
                found.append(NameSpot(name, rect, line))
                taken.append(rect.inflate(2 * self.apart, 2 * self.apart))
                if line is not None:
                    lines.append(line)
                break
        return found

    def _clear(
        self,
        name: Name,
        rect: FRect,
        line: Line | None,
        taken: Sequence[FRect],
        lines: Sequence[Line],
    ) -> bool:
        """Whether no line crosses a name or a marker."""
        if any(rect.clipline(*other) for other in lines):
            return False
        if line is None:
            return True
        own = self.own[name]
        return not (
            any(box.clipline(*line) for box in taken)
            or any(box.clipline(*line) for n, box in enumerate(self.fixed) if n != own)
        )


def _candidates(name: Name, bounds: FRect, radius: float) -> list[_Candidate]:
    """Every spot for a name in `bounds`, the nearest first, with the line to its place."""
    (x, y), (wide, tall) = name.place, name.size
    reach = radius * MARKER / 2
    found: list[_Candidate] = []
    for across, down in product(STEPS, STEPS):
        beside = 0.5 if not across else 0.0 if across > 0 else 1.0
        left, top = x - beside * wide + across * radius, y - tall / 2 + down * radius
        if not (bounds.left <= left <= bounds.right - wide):
            continue
        if not (bounds.top <= top <= bounds.bottom - tall):
            continue
        near = min(max(x, left), left + wide), min(max(y, top), top + tall)
        gap = math.dist(near, (x, y))
        if gap >= reach:
            part = reach / gap
            start = x + (near[0] - x) * part, y + (near[1] - y) * part
            line = (start, near) if gap > reach + BESIDE * radius else None
            cost = gap + 0.3 * abs(down) * radius
            found.append(_Candidate(cost, len(found), FRect(left, top, wide, tall), line))
    return sorted(found)


def draw_names(painter: Painter, view: MapView, texts: MapTexts) -> None:
    """Draws the names of destinations and of the start, as far as there is room, as one layer."""

    def draw(layer: Painter) -> None:
        _draw_spots(layer, name_spots(*wanted_names(layer, view, texts)))

    painter.layer(("names", view.game_map.id, tuple(view.rect)), view.rect, draw)


def wanted_names(
    painter: Painter, view: MapView, texts: MapTexts
) -> tuple[tuple[Name, ...], Box, float, tuple[Box, ...]]:
    """The names and the room for them, as `name_spots` takes them."""
    size, board = floor_size(painter), view.game_map.board
    hexes = {place.id: place.hex for place in board.destinations} | {START_ID: board.start}
    side = view.radius * MARKER
    names = []
    for place, cell in hexes.items():
        text, (x, y) = texts.name(place, language()), view.centre(cell)
        wide = painter.measure(text, size, theme.BOLD)[0] + 2 * PADDING * size
        marker = x - side / 2, y - side / 2, side, side
        names.append(Name(text, (x, y), (wide, TALL * size), marker))
    free = [_box(button.rect.inflate(MARGIN, MARGIN)) for button in _buttons(view.rect)]
    for stamp in stamps(view, start=False):
        if stamp.sprite == "guide_badge":
            badge = FRect(0, 0, stamp.size, stamp.size)
            badge.center = stamp.centre
            free.append(_box(badge))
    bounds = _box(view.rect.inflate(-MARGIN, -MARGIN))
    return tuple(names), bounds, view.radius, tuple(free)


def _box(rect: FRect) -> Box:
    return rect.left, rect.top, rect.width, rect.height


def _buttons(map_rect: FRect) -> tuple[Button, ...]:
    """What lies on the map in every scene that shows names."""
    return PauseButton(map_rect), NamesButton(map_rect, Names.ALL)


def _draw_spots(painter: Painter, spots: Sequence[NameSpot]) -> None:
    for spot in spots:
        if spot.line is not None:
            painter.line(*spot.line, theme.CARD, 6)
            painter.line(*spot.line, theme.INK, 3)
    for name, rect, _line in spots:
        painter.rounded(rect, 5, theme.CARD, theme.INK, 2)
        size = name.size[1] / TALL
        painter.text(name.text, rect.center, size=size, face=theme.BOLD, anchor="center")


class NamesButton(Button):
    """Shows other names, or none; it lies in the corner of the sea below."""

    def __init__(self, map_rect: FRect, names: Names) -> None:
        side = PauseButton(map_rect).rect.width
        rect = (map_rect.left + MARGIN, map_rect.bottom - MARGIN - side, side, side)
        tips = {
            Names.OWN: _("Show the names of all places"),
            Names.ALL: _("Hide the names of places"),
            Names.NONE: _("Show the names on your plans"),
        }
        kind: Kind = "chosen" if names is Names.ALL else "rest"
        super().__init__("names", rect, "", kind=kind, key=NAMES_KEY, tooltip=tips[names])

    def _draw_face(
        self, painter: Painter, left: float, middle: float, width: float, colour: Colour
    ) -> None:
        """A place with its name: a dot and two lines of writing."""
        x = left + width * 0.3
        painter.circle((x, middle), width * 0.1, theme.TERRA, colour, 2)
        for row, length in ((-0.12, 0.36), (0.12, 0.24)):
            start = left + width * 0.46, middle + row * width
            painter.line(start, (start[0] + length * width, start[1]), colour, width * 0.09)

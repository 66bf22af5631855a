"""Tickets on the map beside a hex: the name of its place, and what it would bring."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.i18n import language
from gogoa_game.ui import theme
from gogoa_game.ui.map.lettering import lettering
from gogoa_game.ui.map.markers import MARKER
from gogoa_game.ui.paint.beside import CORNERS, SIDES, beside
from gogoa_game.ui.paint.lines import draw_lines

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from gogoa_game.logic.hexes import Hex
    from gogoa_game.maps import MapTexts
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.paint.painter import Painter

ROW, PADDING, MARGIN = 34.0, 44.0, 12.0
LEADER = 24.0
"""How far from its corners a label's line begins."""
ABOUT = 2.3
"""What a label is about, in radii: the hex with its marker and a traveller's head."""
GAPS = (6.0, 40.0, 80.0, 130.0, 200.0)
"""How far away a label goes to keep clear."""
SHIFTED = ((0.5, -1), (-0.5, -1), (0.5, 1), (-0.5, 1), (1, -0.5), (-1, -0.5), (1, 0.5), (-1, 0.5))
ABOVE_FIRST = (SIDES[1], SIDES[0], SIDES[3], SIDES[2], *CORNERS, *SHIFTED)
CHOSEN = 1.5
"""How much of a hex that can be chosen must be seen, in radii."""


def draw_place_name(painter: Painter, view: MapView, cell: Hex, texts: MapTexts) -> None:
    """The name of the place on a hex, beside it; nothing where there is none."""
    place = view.game_map.board.destination_at(cell)
    if place is not None:
        draw_label(painter, view, cell, (texts.name(place.id, language()),), theme.TERRA)


def draw_label(
    painter: Painter,
    view: MapView,
    cell: Hex,
    lines: Sequence[str],
    colour: theme.Colour,
    *,
    choices: Iterable[Hex] = (),
    clear: Iterable[FRect] = (),
) -> FRect:
    """A ticket beside a hex: a name, and below it more in `colour`; where it lies.

    It stays on the map and, as far as it can, off the other places, off the hexes among the
    `choices`, off the names of the sea and of countries, and off what is to be `clear`. What is
    too wide for the map stands in two lines.
    """
    texts = [(line, theme.INK if n == 0 else colour) for n, line in enumerate(lines) if line]
    sizes = [theme.LIST, *(theme.FLOOR + 3 for _more in texts[1:])]
    widest = view.rect.width - 2 * MARGIN - PADDING
    wide = [
        painter.measure(text, s, theme.BOLD)[0] for (text, _c), s in zip(texts, sizes, strict=True)
    ]
    rows = [1 if width <= widest else 2 for width in wide]
    size = (min(max(wide), widest) + PADDING, ROW * sum(rows) + 22)
    printed = [letters.box for letters in lettering(painter, view)]
    box = label_rect(size, view, cell, choices, (*clear, *printed))
    _draw_leader(painter, view, cell, box)
    painter.ticket(box, fill=theme.CARD, inner=None, radius=10)
    top = box.top + 11
    for (text, ink), height, count in zip(texts, sizes, rows, strict=True):
        room = (box.left + 20, top, box.width - 40, ROW * count)
        draw_lines(painter, text, room, size=height, face=theme.BOLD, colour=ink)
        top += ROW * count
    return box


def _draw_leader(painter: Painter, view: MapView, cell: Hex, box: FRect) -> None:
    """From a label that lies farther away, a line to what it is about."""
    x, y = view.centre(cell)
    near = min(max(x, box.left + LEADER), box.right - LEADER), min(max(y, box.top), box.bottom)
    length = math.dist(near, (x, y))
    if length > ABOUT * view.radius:
        share = MARKER / 2 * view.radius / length
        end = x + (near[0] - x) * share, y + (near[1] - y) * share
        painter.line(near, end, theme.CARD, 8)
        painter.line(near, end, theme.INK, 4)


def label_rect(
    size: tuple[float, float],
    view: MapView,
    cell: Hex,
    choices: Iterable[Hex] = (),
    clear: Iterable[FRect] = (),
) -> FRect:
    """Where a label of `size` about a hex lies."""
    about = _around(view, cell, ABOUT)
    places = (place.hex for place in view.game_map.board.destinations)
    kept = [_around(view, other, MARKER) for other in places if other != cell]
    kept += [_around(view, other, CHOSEN) for other in choices if other != cell]
    bounds = view.rect.inflate(-2 * MARGIN, -2 * MARGIN)
    return beside(size, about, bounds, (*kept, *clear), gaps=GAPS, sides=ABOVE_FIRST)


def _around(view: MapView, cell: Hex, size: float) -> FRect:
    """A square in the middle of a hex; `size` in radii."""
    square = FRect(0, 0, size * view.radius, size * view.radius)
    square.center = view.centre(cell)
    return square

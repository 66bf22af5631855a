"""What a sheet counts: marked places by type, full sets, and the local guides."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.i18n import _, language
from gogoa_game.logic.board import TYPES
from gogoa_game.logic.scoring import MOST_OF_A_TYPE, TYPE_STEPS, type_counts
from gogoa_game.ui import theme
from gogoa_game.ui.map.trails import pencil_line
from gogoa_game.ui.paint.lines import TIGHT, common_size, draw_lines
from gogoa_game.ui.theme import BOLD, DISPLAY, FLOOR, TEXT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gogoa_game.logic.board import Board, Destination
    from gogoa_game.logic.state import Sheet
    from gogoa_game.maps import MapTexts
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

COLUMNS = len(TYPES) + 1

NOT_FOUND_ALPHA = 97
SPENT_ALPHA = 178


def draw_counters(painter: Painter, rect: FRect, board: Board, sheet: Sheet) -> None:
    """Draws icon, count and 3 + 3 boxes for each type (R24), then the full sets (R23)."""
    counts = type_counts(board, sheet.marked)
    rect = FRect(rect)

    def draw(layer: Painter) -> None:
        column = rect.width / COLUMNS
        for i, (kind, count) in enumerate(zip(TYPES, counts, strict=True)):
            cell = FRect(rect.left + i * column, rect.top, column, rect.height)
            _draw_type(layer, cell, kind, count)
        cell = FRect(rect.right - column, rect.top, column, rect.height)
        _draw_sets(layer, cell, min(counts))

    painter.layer(("counters", counts), rect.inflate(8, 8), draw)


def _parts(cell: FRect) -> tuple[FRect, Point, float]:
    """The place of the icon, the middle left of the number, and the height of the line of boxes."""
    below = min(20.0, cell.height * 0.24)
    size = min(58.0, cell.height - below - 8, cell.width * 0.5)
    top = cell.top + max(0.0, (cell.height - below - 8 - size) / 2)
    icon = FRect(cell.left + cell.width * 0.02, top, size, size)
    return icon, (icon.right + cell.width * 0.06, icon.centery), below


def _draw_number(painter: Painter, at: Point, cell: FRect, text: str, *, faint: bool) -> None:
    painter.text(
        text,
        at,
        size=min(theme.NAME, cell.height * 0.46, cell.width * 0.56),
        face=DISPLAY,
        colour=theme.INK2 if faint else theme.INK,
        anchor="midleft",
    )


def _draw_type(painter: Painter, cell: FRect, kind: str, count: int) -> None:
    icon, number, below = _parts(cell)
    painter.sprite(f"type_{kind}", icon)
    _draw_number(painter, number, cell, str(count), faint=count == 0)
    width = cell.width * 0.92
    side = min(below * 0.8, width / (MOST_OF_A_TYPE + 1.2))
    step = min(side * 1.16, (width - side * 0.5) / MOST_OF_A_TYPE)
    y = icon.bottom + 8 + (below - side) / 2
    for box in range(MOST_OF_A_TYPE):
        # A gap after the first number of places that brings points (R24).
        gap = side * 0.5 if box >= TYPE_STEPS[0][0] else 0.0
        x = cell.left + cell.width * 0.02 + box * step + gap
        draw_count_box(painter, FRect(x, y, side, side), filled=box < count)


def draw_count_box(painter: Painter, rect: FRect, *, filled: bool) -> None:
    """One of the little squares that count places of a type."""
    line = max(1.6, rect.width * 0.17)
    painter.fill(rect, theme.INK)
    painter.fill(rect.inflate(-2 * line, -2 * line), theme.TERRA if filled else theme.CARD)


def _draw_sets(painter: Painter, cell: FRect, sets: int) -> None:
    icon, number, below = _parts(cell)
    draw_rosette(painter, (icon.centerx - icon.width * 0.05, icon.centery), icon.width * 0.45)
    _draw_number(painter, number, cell, str(sets), faint=sets == 0)
    word = _("Sets")
    size = common_size(painter, (word,), cell.width * 0.96, min(FLOOR, below * 1.1))
    # The sign alone is better than a word cut short.
    if size is not None:
        at = cell.left + cell.width * 0.04, icon.bottom + 8 + below / 2
        painter.text(word, at, size=size, colour=theme.INK2, anchor="midleft")


def draw_rosette(painter: Painter, centre: Point, radius: float) -> None:
    """The sign of a full set: a ring of five discs in the colours of the types."""
    ring, disc = radius * 0.66, radius * 0.36
    for i, kind in enumerate(TYPES):
        angle = math.radians(-90 + 72 * i)
        at = centre[0] + ring * math.cos(angle), centre[1] + ring * math.sin(angle)
        painter.circle(at, disc, theme.TYPE_COLOUR[kind], theme.INK, max(1.5, radius * 0.13))


# ---- guides


def guide_places(board: Board) -> tuple[Destination, ...]:
    """The destinations with a guide, in the order in which the badges stand."""
    return tuple(board.members(board.guide_set))


def guide_rects(rect: FRect, board: Board) -> dict[str, FRect]:
    """Where each guide's badge with its name lies in `rect`, by the id of its destination."""
    places = guide_places(board)
    column = rect.width / max(1, len(places))
    return {
        place.id: FRect(rect.left + i * column, rect.top, column, rect.height)
        for i, place in enumerate(places)
    }


def draw_guides(
    painter: Painter,
    rect: FRect,
    board: Board,
    texts: MapTexts,
    sheet: Sheet,
    *,
    used: frozenset[str] = frozenset(),
    armed: str | None = None,
) -> None:
    """Draws the guides: pale until found, circled when found, crossed off when spent (R7, R18).

    `used` are the ids of those being crossed off in the turn that is made now, `armed` the one
    that is about to change a die.
    """
    cells = guide_rects(rect, board)
    names, label = _guide_label(painter, cells, texts)
    for place_id, cell in cells.items():
        bit = 1 << board.bit[place_id]
        circled = bool(sheet.circled & bit)
        spent = bool(sheet.crossed_off & bit) or place_id in used
        state = (circled, spent, place_id in used, place_id == armed)
        _draw_guide(painter, cell, place_id, names[place_id], label, state)


def _guide_label(
    painter: Painter, cells: Mapping[str, FRect], texts: MapTexts
) -> tuple[dict[str, str], tuple[float, float]]:
    """The names, all of them short ones if there is no room for one of the others; their size and
    the height they take: one for all, so that the badges are equal.
    """
    width, tall = next((cell.size for cell in cells.values()), (0.0, 0.0))
    size = min(FLOOR, max(FLOOR * 0.7, tall * 0.28))

    def fits(names: Mapping[str, str]) -> bool:
        return common_size(painter, tuple(names.values()), width - 2, size, BOLD) is not None

    names = {place: texts.name(place, language()) for place in cells}
    if fits(names):
        return names, (size, size * 1.25)
    names = {place: texts.short_name(place, language()) for place in cells}
    # A name in two lines leaves less for the badges.
    return names, (size, size * (1.25 if fits(names) else 2 * TIGHT))


def _draw_guide(
    painter: Painter,
    cell: FRect,
    place_id: str,
    name: str,
    name_room: tuple[float, float],
    state: tuple[bool, bool, bool, bool],
) -> None:
    label, low = name_room
    circled, spent, used, armed = state

    def draw(layer: Painter) -> None:
        size = min(cell.height - low - 4, cell.width * 0.62, 96.0)
        centre = cell.centerx, cell.top + size / 2 + 2
        if armed or used:
            layer.circle(centre, size * 0.56, theme.SUN, theme.INK, 3)
        alpha = SPENT_ALPHA if spent else 255 if circled else NOT_FOUND_ALPHA
        layer.sprite("guide_badge", center=centre, size=size * 0.84, alpha=alpha)
        if circled:
            circle_guide(layer, centre, size * 0.49, place_id)
        if spent:
            cross_off_guide(layer, centre, size * 0.5, place_id)
        draw_lines(
            layer,
            name,
            (cell.left + 1, centre[1] + size / 2 + 2, cell.width - 2, low),
            size=label,
            face=BOLD if circled and not spent else TEXT,
            colour=theme.INK if circled and not spent else theme.INK2,
        )

    painter.layer(("guide", place_id, name, state), cell.inflate(12, 12), draw)


def guide_circle(centre: Point, radius: float) -> tuple[Point, ...]:
    """The points of the pencil's circle round a guide; it overruns its beginning by 15 %."""
    return tuple(
        (
            centre[0] + radius * (1 + 0.012 * k) * 0.97 * math.cos(k * 0.38 - 1.9),
            centre[1] + radius * 0.96 * math.sin(k * 0.38 - 1.9),
        )
        for k in range(20)
    )


def circle_guide(painter: Painter, centre: Point, radius: float, seed: str) -> None:
    """The pencil's circle round a guide that was found."""
    width = max(2.8, radius * 0.13)
    pencil_line(painter, guide_circle(centre, radius), seed=seed, width=width, alpha=0.95)


def cross_off_guide(painter: Painter, centre: Point, radius: float, seed: str) -> None:
    """The pencil's cross over a guide that was spent."""
    width = max(3.0, radius * 0.15)
    x, y = centre
    for name, (dx0, dy0), (dx1, dy1) in (
        ("up", (-0.98, 0.84), (0.96, -0.86)),
        ("down", (-0.92, -0.88), (0.98, 0.82)),
    ):
        ends = (x + dx0 * radius, y + dy0 * radius), (x + dx1 * radius, y + dy1 * radius)
        pencil_line(painter, ends, seed=seed + name, width=width, alpha=0.96)

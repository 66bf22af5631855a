"""The map as it is drawn: its printed picture, and the markers of its places."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gogoa_game.ui import theme
from gogoa_game.ui.map.mapprint import print_map, print_sea
from gogoa_game.ui.map.markers import (
    BURST,
    GUIDE_FOUND_ALPHA,
    LETTER,
    MARKED_ALPHA,
    MARKED_FIELD,
    MARKER,
    PLAN_MARK,
    RING,
    RING_WIDTH,
    SMALL,
    START,
    TICK,
)
from gogoa_game.ui.paint.lines import read_size
from gogoa_game.ui.theme import FLOOR

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from gogoa_game.logic.board import Board, Destination
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point


PLAN_MARKS = {"A": "wanted_burst", "B": "wanted_scallop"}
"""The mark of a player's first and second plan: they differ in shape and colour."""


BEHIND = 1.22
"""How much larger the mark of the second plan is behind that of the first."""


class Stamp(NamedTuple):
    """A sprite on the map: which, where its centre is, how large and how opaque."""

    sprite: str
    centre: Point
    size: float
    alpha: int = 255


def draw_map(painter: Painter, view: MapView, *, open_sea: bool = True) -> None:
    """The printed map without its places: one layer, drawn once for a size and language.

    Where something lies on the sea, its name and the dhow are left out: no `open_sea`.
    """
    key = ("map", view.game_map.id, id(view.game_map.art), tuple(view.rect))

    def whole(layer: Painter) -> None:
        draw_map(layer, view, open_sea=False)
        print_sea(layer, view)

    def calm(layer: Painter) -> None:
        print_map(layer, view)

    painter.ground((*key, open_sea), view.rect, whole if open_sea else calm)


def plan_letters(plans: Sequence[str], board: Board) -> dict[str, str]:
    """The letters of the plans that list each place: "A", "B" or "AB"."""
    letters: dict[str, str] = {}
    for letter, plan in zip(PLAN_MARKS, plans, strict=False):
        for place in board.plan(plan).destinations:
            letters[place] = letters.get(place, "") + letter
    return letters


def draw_places(
    painter: Painter,
    view: MapView,
    *,
    on_plan: frozenset[str] | Mapping[str, str] = frozenset(),
    marked: frozenset[str] = frozenset(),
    found: frozenset[str] = frozenset(),
    hover: Hex | None = None,
    start: bool = True,
    small: Collection[Hex] = (),
) -> None:
    """All destinations and the start.

    `on_plan`: ids on the player's plans, with a sun behind them until they are `marked`; given
    with the letters of the plans ("A", "B" or "AB"), they bear the marks and letters of these.
    `found`: ids whose guide this player has circled, whose badge fades. `hover`: the hex
    under the pointer, ringed if a place is there. Without `start` that marker is left out.
    Markers on `small` hexes leave more of them to be seen.
    """
    for stamp in stamps(
        view, on_plan=on_plan, marked=marked, found=found, start=start, small=small
    ):
        if stamp.alpha == MARKED_ALPHA:
            painter.circle(stamp.centre, MARKED_FIELD * view.radius, theme.CARD, None)
        painter.sprite(stamp.sprite, center=stamp.centre, size=stamp.size, alpha=stamp.alpha)
    if not isinstance(on_plan, frozenset):
        open_places = {place: letters for place, letters in on_plan.items() if place not in marked}
        _draw_letters(painter, view, open_places, small)
    draw_hover(painter, view, hover)


def _draw_letters(
    painter: Painter, view: MapView, letters: Mapping[str, str], small: Collection[Hex]
) -> None:
    """The disc of a plan beside each of its places; two of them stand below each other."""
    radius, (dx, dy, reach, step) = view.radius, LETTER
    for place, plans in letters.items():
        cell = view.game_map.board.destination(place).hex
        x, y = view.centre(cell)
        part = radius * (0.8 if cell in small else 1.0)
        for number, letter in enumerate(plans):
            at = x + dx * part, y + dy * part + number * step * radius
            draw_letter(painter, at, reach * radius, letter)


def draw_letter(painter: Painter, centre: Point, reach: float, letter: str) -> None:
    """The letter of a plan on its disc of ink, never too small to be read."""
    size = max(read_size(painter, FLOOR), reach * 1.62)
    painter.circle(centre, max(reach, size * 0.6), theme.INK, theme.CARD, 2.5)
    painter.text(
        letter, centre, size=size, face=theme.DISPLAY, colour=theme.CARD, anchor="center", spacing=0
    )


def draw_hover(painter: Painter, view: MapView, hover: Hex | None) -> None:
    """The ring round the place on the hex under the pointer, if there is one."""
    board = view.game_map.board
    if hover is not None and (hover == board.start or board.destination_at(hover) is not None):
        reach, width = RING * view.radius, RING_WIDTH * view.radius
        painter.circle(view.centre(hover), reach, None, theme.TERRA, width)


def stamps(
    view: MapView,
    *,
    on_plan: frozenset[str] | Mapping[str, str] = frozenset(),
    marked: frozenset[str] = frozenset(),
    found: frozenset[str] = frozenset(),
    start: bool = True,
    small: Collection[Hex] = (),
) -> Iterator[Stamp]:
    """What `draw_places` draws, in its order: marks of plans, then markers from north to south."""
    board, radius = view.game_map.board, view.radius
    places = sorted(board.destinations, key=lambda place: view.centre(place.hex)[1])
    for place in places:
        if place.id in on_plan and place.id not in marked:
            part = SMALL if place.hex in small else 1.0
            for sprite, size in _plan_marks(on_plan, place.id):
                yield Stamp(sprite, view.centre(place.hex), size * radius * part)
    if start:
        yield Stamp("start", view.centre(board.start), START * radius)
    for place in places:
        part = SMALL if place.hex in small else 1.0
        yield from _markers(view, place, place.id in marked, place.id in found, part)


def _plan_marks(
    on_plan: frozenset[str] | Mapping[str, str], place: str
) -> Iterator[tuple[str, float]]:
    """The sprites of the plans that list a place, the one at the back first, and their sizes."""
    if isinstance(on_plan, frozenset):
        yield "wanted_burst", BURST
        return
    *behind, front = sorted(on_plan[place], reverse=True)
    for letter in behind:
        yield PLAN_MARKS[letter], PLAN_MARK * BEHIND
    yield PLAN_MARKS[front], PLAN_MARK


def _markers(
    view: MapView, place: Destination, marked: bool, found: bool, part: float
) -> Iterator[Stamp]:
    radius, (x, y) = view.radius, view.centre(place.hex)
    alpha = MARKED_ALPHA if marked else 255
    yield Stamp(f"type_{place.type}", (x, y), MARKER * radius * part, alpha)
    if place.guide:
        at, size = view.guide_badge(place.hex)
        yield Stamp("guide_badge", at, size, GUIDE_FOUND_ALPHA if found else 255)
    if marked:
        dx, dy, size = TICK
        yield Stamp("marked_badge", (x + dx * radius, y + dy * radius), size * radius)

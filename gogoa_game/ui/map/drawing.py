"""The map as it is drawn: its printed picture, and the markers of its places."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gogoa_game.ui import theme
from gogoa_game.ui.map.mapprint import print_map
from gogoa_game.ui.map.markers import (
    BURST,
    GUIDE_FOUND_ALPHA,
    MARKED_ALPHA,
    MARKED_FIELD,
    MARKER,
    RING,
    RING_WIDTH,
    START,
    TICK,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gogoa_game.logic.board import Destination
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point


class Stamp(NamedTuple):
    """A sprite on the map: which, where its centre is, how large and how opaque."""

    sprite: str
    centre: Point
    size: float
    alpha: int = 255


def draw_map(painter: Painter, view: MapView) -> None:
    """The printed map without its places: one layer, drawn once for a size and language."""
    key = ("map", view.game_map.id, id(view.game_map.art), tuple(view.rect))
    painter.ground(key, view.rect, lambda inner: print_map(inner, view))


def draw_places(
    painter: Painter,
    view: MapView,
    *,
    on_plan: frozenset[str] = frozenset(),
    marked: frozenset[str] = frozenset(),
    found: frozenset[str] = frozenset(),
    hover: Hex | None = None,
    start: bool = True,
) -> None:
    """All destinations and the start.

    `on_plan`: ids on the player's plans, with a sun behind them until they are `marked`.
    `found`: ids whose guide this player has circled, whose badge fades. `hover`: the hex
    under the pointer, ringed if a place is there. Without `start` that marker is left out.
    """
    for stamp in stamps(view, on_plan=on_plan, marked=marked, found=found, start=start):
        if stamp.alpha == MARKED_ALPHA:
            painter.circle(stamp.centre, MARKED_FIELD * view.radius, theme.CARD, None)
        painter.sprite(stamp.sprite, center=stamp.centre, size=stamp.size, alpha=stamp.alpha)
    draw_hover(painter, view, hover)


def draw_hover(painter: Painter, view: MapView, hover: Hex | None) -> None:
    """The ring round the place on the hex under the pointer, if there is one."""
    board = view.game_map.board
    if hover is not None and (hover == board.start or board.destination_at(hover) is not None):
        reach, width = RING * view.radius, RING_WIDTH * view.radius
        painter.circle(view.centre(hover), reach, None, theme.TERRA, width)


def stamps(
    view: MapView,
    *,
    on_plan: frozenset[str] = frozenset(),
    marked: frozenset[str] = frozenset(),
    found: frozenset[str] = frozenset(),
    start: bool = True,
) -> Iterator[Stamp]:
    """What `draw_places` draws, in its order: suns, then markers from north to south."""
    board, radius = view.game_map.board, view.radius
    places = sorted(board.destinations, key=lambda place: view.centre(place.hex)[1])
    for place in places:
        if place.id in on_plan - marked:
            yield Stamp("wanted_burst", view.centre(place.hex), BURST * radius)
    if start:
        yield Stamp("start", view.centre(board.start), START * radius)
    for place in places:
        yield from _markers(view, place, place.id in marked, place.id in found)


def _markers(view: MapView, place: Destination, marked: bool, found: bool) -> Iterator[Stamp]:
    radius, (x, y) = view.radius, view.centre(place.hex)
    alpha = MARKED_ALPHA if marked else 255
    yield Stamp(f"type_{place.type}", (x, y), MARKER * radius, alpha)
    if place.guide:
        at, size = view.guide_badge(place.hex)
        yield Stamp("guide_badge", at, size, GUIDE_FOUND_ALPHA if found else 255)
    if marked:
        dx, dy, size = TICK
        yield Stamp("marked_badge", (x + dx * radius, y + dy * radius), size * radius)

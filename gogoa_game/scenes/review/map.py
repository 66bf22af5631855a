"""The map of a trip review: the way of a day beside a better one, or the best trip as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.i18n import _, language
from gogoa_game.scenes.review.days import BETTER, TAKEN
from gogoa_game.scenes.review.words import cost
from gogoa_game.ui import theme
from gogoa_game.ui.map.drawing import draw_map, draw_places
from gogoa_game.ui.map.labels import draw_label
from gogoa_game.ui.map.trails import draw_day_numbers, draw_tokens, draw_trails, pencil_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.insight.review import DayReview, TripReview
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.scenes.review.picture import ReviewPicture
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

# In radii of a hex.
WIDTH, RIM = 0.2, 0.36
ASIDE = 0.17
"""How far the two ways of a day run beside each other, so that both are seen where they meet."""


def draw_review_map(painter: Painter, picture: ReviewPicture) -> None:
    """Draws the map as it was on the day that is meant."""
    review, day = picture.review, picture.shown
    before = len(picture.sheet.trips) if day is None else day.day - 1
    route = picture.route and review is not None
    painter.ground(
        ("review map", picture.sheet, picture.player, review, before, route),
        picture.layout.map,
        lambda layer: _draw(layer, picture, before),
    )


def _draw(painter: Painter, picture: ReviewPicture, before: int) -> None:
    """The lines lie under the markers of the places, so that these can be read."""
    view, sheet, board = picture.map, picture.sheet, picture.view.board
    review, day = picture.review, picture.shown
    route = picture.route and review is not None
    trips = () if route else sheet.trips[:before]
    draw_map(painter, view)
    draw_trails(painter, view, sheet, upto=len(trips))
    with painter.clipped(view.rect):
        if route and review is not None:
            _draw_route(painter, view, review)
        elif day is not None:
            _draw_ways(painter, view, day)
    marked = frozenset(trip.marked for trip in trips if trip.marked)
    draw_places(
        painter,
        view,
        on_plan=frozenset(p for plan in sheet.plans for p in board.plan(plan).destinations),
        marked=marked,
        found=marked,
    )
    with painter.clipped(view.rect):
        if route and review is not None:
            draw_day_numbers(painter, view, [path[-1] for path in review.route])
            return
        player = picture.player
        end = sheet.position if day is None else day.chosen.hex
        draw_tokens(painter, view, [(player.token, player.colour, end)])
        if day is not None and cost(day):
            _draw_goal(painter, picture, day)


def _draw_ways(painter: Painter, view: MapView, day: DayReview) -> None:
    """The way that was taken, in pencil, and the better one beside it."""
    better = bool(cost(day))
    if better:
        line = _beside(view, day.best.path, 1)
        painter.lines(line, theme.CARD, RIM * view.radius)
        painter.lines(line, BETTER, WIDTH * view.radius)
    taken = _beside(view, day.chosen.path, -1 if better else 0)
    painter.lines(taken, theme.CARD, RIM * view.radius)
    pencil_line(painter, taken, seed=day.day, width=WIDTH * view.radius, colour=TAKEN)
    painter.circle(taken[0], 0.3 * view.radius, TAKEN, theme.CARD, 3)


def _beside(view: MapView, path: Sequence[Hex], side: int) -> list[Point]:
    """The points of a way, a little to one side of the middle of its hexes."""
    shift = side * ASIDE * view.radius
    return [(x + shift, y + shift) for x, y in view.path_points(path)]


def _draw_goal(painter: Painter, picture: ReviewPicture, day: DayReview) -> None:
    """A ring round the better end, and its name beside it, off the ways of the day."""
    view, best = picture.map, day.best
    radius, (x, y) = view.radius, view.centre(best.hex)
    painter.circle((x, y), 1.06 * radius, None, theme.CARD, 0.34 * radius)
    painter.circle((x, y), 1.0 * radius, None, BETTER, 0.2 * radius)
    name = (
        _("A better place to go on from")
        if best.marked is None
        else picture.maps.texts.name(best.marked, language())
    )
    ways = {*best.path, *day.chosen.path}
    draw_label(painter, view, best.hex, (name,), BETTER, choices=ways)


def _draw_route(painter: Painter, view: MapView, review: TripReview) -> None:
    """All paths of the best trip."""
    line: list[Point] = []
    for path in review.route:
        line += view.path_points(path if not line else path[1:])
    painter.lines(line, theme.CARD, RIM * view.radius)
    painter.lines(line, BETTER, WIDTH * view.radius)
    painter.circle(line[0], 0.3 * view.radius, BETTER, theme.CARD, 3)

"""The map of a turn, drawn from the values of its picture: plans, memory, path, what is ahead."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING

from gogoa_game.logic.scoring import gain
from gogoa_game.scenes.play.coachpicture import draw_advised_path, draw_pins
from gogoa_game.scenes.play.glow import APART_MS, LIGHT_MS
from gogoa_game.scenes.play.moments import draw_moment, squash
from gogoa_game.table.naming import Names
from gogoa_game.ui import theme
from gogoa_game.ui.map.drawing import draw_map, draw_places
from gogoa_game.ui.map.labels import draw_label
from gogoa_game.ui.map.markers import RING, RING_WIDTH, TICK
from gogoa_game.ui.map.placecard import draw_place_card
from gogoa_game.ui.map.placenames import draw_names
from gogoa_game.ui.map.plannames import bonus_name, draw_plan_names, plan_name_spots
from gogoa_game.ui.map.trails import CLEAR, draw_memory, draw_trails
from gogoa_game.ui.map.turnmap import (
    bounces,
    draw_arrows,
    draw_lit,
    draw_numbers,
    draw_open_ends,
    draw_signs,
    draw_walked,
    draw_way,
    step_numbers,
)
from gogoa_game.ui.paint.pencil import PencilLine
from gogoa_game.ui.paint.tokens import draw_token
from gogoa_game.ui.parts import phrases

if TYPE_CHECKING:
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.scenes.play.picture import PlayPicture
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

TODAY_WIDTH = 7.0
TODAY_ALPHA = 0.96
# In radii of a hex.
TOKEN, TOKEN_RISE, PENCIL = 2.4, 0.34, 1.95
PENCIL_ASIDE = 0.81
"""How far the pencil stands beside the tip of the line: it hides nothing there."""
PLAN_RING = 1.31


def draw_turn_map(painter: Painter, picture: PlayPicture) -> None:
    """Draws the map with everything on it but labels."""
    view, draft = picture.map, picture.draft
    _draw_ground(painter, picture)
    tip = _draw_today(painter, picture)
    covered = picture.landmarks
    draw_walked(painter, view, draft, picture.drawn, covered)
    draw_arrows(painter, view, draft, picture.lit)
    draw_numbers(painter, view, picture.lit, covered)
    draw_signs(painter, view, bounces(draft, picture.lit), picture.glow.sign)
    _draw_names(painter, picture)
    _draw_pointed(painter, picture)
    if picture.coach is not None:
        draw_advised_path(painter, view, picture.coach)
        draw_pins(painter, view, picture.coach)
    if picture.moment is not None:
        draw_moment(painter, view, picture.moment)
    _draw_traveller(painter, picture, tip)


def _draw_ground(painter: Painter, picture: PlayPicture) -> None:
    """One opaque layer for all that stays while the pencil moves and the pointer wanders.

    While hexes light up, they and the markers above them are drawn over the rest of it.
    """
    draft, rect = picture.draft, picture.table.map
    upright = picture.coach is not None and picture.coach.room.upright
    sheets = (draft.seat, draft.sheet, picture.sheet, picture.view.day, upright)
    if math.isinf(picture.glow.light):
        key = ("turn", *sheets, draft.option, draft.steps, draft.turning)
        painter.ground(key, rect, lambda layer: _draw_still(layer, picture))
        return
    painter.ground(("past", *sheets), rect, lambda layer: _draw_past(layer, picture))
    _draw_markers(painter, picture)


def _draw_still(painter: Painter, picture: PlayPicture) -> None:
    _draw_past(painter, picture)
    _draw_markers(painter, picture)


def _draw_past(painter: Painter, picture: PlayPicture) -> None:
    draw_map(painter, picture.map, open_sea=picture.coach is None or not picture.coach.room.upright)
    draw_trails(painter, picture.map, picture.draft.sheet, lines=CLEAR)


def _draw_markers(painter: Painter, picture: PlayPicture) -> None:
    view, sheet, draft = picture.map, picture.sheet, picture.draft
    light = picture.glow.light

    def part_of(order: int) -> float:
        return min(1.0, max(0.0, (light - APART_MS * (order - 1)) / LIGHT_MS))

    draw_lit(painter, view, draft, picture.lit, part_of)
    if draft.option is not None:
        draw_open_ends(painter, view, draft, picture.lit, picture.letters)
    found = frozenset(guide.id for guide in draft.board.members(sheet.circled))
    draw_places(
        painter, view, on_plan=picture.letters, marked=picture.marked, found=found,
        small=picture.lit.keys(),
    )  # fmt: skip
    draw_memory(painter, view, draft.sheet, draft.position)


def _draw_today(painter: Painter, picture: PlayPicture) -> Point:
    """Today's pencil line as far as it is drawn; where the traveller stands."""
    view, draft = picture.map, picture.draft
    points = view.path_points((draft.sheet.position, *(step.hex for step in draft.steps)))
    if len(points) < 2:
        return points[0]
    pixels = tuple(painter.point(point) for point in points)
    line = _pencil(pixels, TODAY_WIDTH * painter.scale * view.radius / 29.7)
    whole = int(min(picture.drawn, len(draft.steps)))
    length = line.length_at(whole)
    if whole < len(draft.steps):
        part = picture.drawn - whole
        length += part * (line.length_at(whole + 1) - length)
    line.draw(painter.surface, length)
    x, y = line.point_at(length)
    origin = painter.point((0.0, 0.0))
    return (x - origin[0]) / painter.scale, (y - origin[1]) / painter.scale


@lru_cache(maxsize=2)
def _pencil(points: tuple[Point, ...], width: float) -> PencilLine:
    return PencilLine(points, seed=str(points[0]), width=width, alpha=TODAY_ALPHA)


def _draw_traveller(painter: Painter, picture: PlayPicture, tip: Point) -> None:
    """The token, before it what the place that it stands on wears, and the pencil at its mast."""
    view, player, draft = picture.map, picture.player, picture.draft
    radius = view.radius
    size = radius * TOKEN * squash(picture.moment)
    draw_token(painter, player.token, player.colour, (tip[0], tip[1] - radius * TOKEN_RISE), size)
    here = draft.board.destination_at(draft.position)
    whole = picture.drawn >= len(draft.steps)
    if whole and here is not None and here.id in picture.marked and picture.moment is None:
        (dx, dy, tick), (x, y) = TICK, view.centre(draft.position)
        at = x + (dx + 0.3) * radius, y + dy * radius
        painter.sprite("marked_badge", center=at, size=tick * radius)
    if not draft.steps:
        draw_memory(painter, view, draft.sheet, draft.position, only=draft.position)
    if (draft.steps and not draft.complete) or not whole:
        # The point of the drawn pencil lies at its lower left.
        pencil = radius * PENCIL
        at = tip[0] + radius * PENCIL_ASIDE + pencil * 0.42, tip[1] - radius * 1.2 - pencil * 0.42
        painter.sprite("pencil", center=at, size=pencil)


# ---- names, and what is pointed at


def _draw_names(painter: Painter, picture: PlayPicture) -> None:
    view, texts = picture.map, picture.maps.texts
    if picture.names is Names.ALL:
        draw_names(painter, view, texts)
    elif picture.names is Names.OWN:
        wanted = frozenset(picture.letters) - picture.marked
        spots = plan_name_spots(painter, view, texts, wanted, picture.kept)
        draw_plan_names(painter, view, spots, picture.lit)


def _draw_pointed(painter: Painter, picture: PlayPicture) -> None:
    """Rings about the places that are pointed at, and the way that would lead there."""
    view, board, draft = picture.map, picture.view.board, picture.draft
    cell = picture.hover_hex
    if cell is not None:
        if cell in picture.lit:
            painter.polygon(view.polygon(cell, 0.98), None, theme.TERRA, 5)
        if board.destination_at(cell) is not None or cell == board.start:
            _draw_ring(painter, picture, cell)
            way = draft.way_to(cell)
            draw_way(painter, view.path_points((draft.position, *way)), view.radius)
    for place in sorted(picture.tie.places):
        _draw_ring(painter, picture, board.destination(place).hex)
    if picture.tie.places:
        texts = picture.maps.texts
        named = picture.tie.places
        if picture.names is Names.OWN:
            named = named & picture.marked
        elif picture.names is Names.ALL:
            named = frozenset()
        spots = plan_name_spots(painter, view, texts, named, picture.kept)
        draw_plan_names(painter, view, spots)


def _draw_ring(painter: Painter, picture: PlayPicture, cell: Hex) -> None:
    view, place = picture.map, picture.view.board.destination_at(cell)
    wide = place is not None and place.id in picture.letters and place.id not in picture.marked
    reach = (PLAN_RING if wide else RING + 0.06) * view.radius
    painter.circle(view.centre(cell), reach, None, theme.CARD, (RING_WIDTH + 0.16) * view.radius)
    painter.circle(view.centre(cell), reach, None, theme.TERRA, (RING_WIDTH + 0.06) * view.radius)


def draw_cell_label(painter: Painter, picture: PlayPicture, cell: Hex) -> None:
    """The card of a place where the path can end, or the name of one; what two numbers mean."""
    draft, texts, view = picture.draft, picture.maps.texts, picture.map
    clear = [*picture.kept, *(widget.rect for widget in picture.buttons.widgets)]
    place = draft.board.destination_at(cell)
    notes: list[str] = []
    if len(numbers := step_numbers(picture.lit.get(cell, ()))) > 1:
        notes.append(phrases.several_steps(numbers))
    if place is not None and draft.ends >> draft.board.index[cell] & 1:
        brings = gain(draft.board, draft.sheet, cell)
        if brings is not None:
            draw_place_card(
                painter, view, cell, bonus_name(view, place.id, texts), brings,
                dict(zip(draft.sheet.plans, "AB", strict=False)),
                notes=notes, choices=picture.lit, clear=clear,
            )  # fmt: skip
            return
    lines = [bonus_name(view, place.id, texts), *notes] if place is not None else notes
    if lines:
        draw_label(painter, view, cell, lines, theme.TERRA, choices=picture.lit, clear=clear)

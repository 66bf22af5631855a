"""The drawings of the rules reference: what they show, the rules say (see `examples`)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _, language
from gogoa_game.logic.board import TYPES
from gogoa_game.logic.dice import Purpose
from gogoa_game.logic.hexes import Heading, Hex, neighbour
from gogoa_game.scenes.rules import examples
from gogoa_game.scenes.rules.scoretable import draw_points
from gogoa_game.scenes.rules.sketch import Field, Sketch
from gogoa_game.ui import theme
from gogoa_game.ui.parts.plancard import draw_plan_card
from gogoa_game.ui.parts.tray import draw_change, draw_die, draw_reserved, draw_rose, purpose_name
from gogoa_game.ui.theme import TOKENS

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.maps import GameMap
    from gogoa_game.scenes.rules.examples import PurposeShown, Walk
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point, RectLike

STARTER = TOKENS[0]


def draw_picture(painter: Painter, rect: RectLike, picture: str, game_map: GameMap) -> None:
    """Draws the picture of a page into a rectangle."""
    _PICTURES[picture](Sketch(painter, rect, game_map))


def _goal(sketch: Sketch) -> None:
    board = sketch.map.board
    plan = max(
        (p for p in board.plans if not p.hard and len(p.destinations) == 4),
        key=lambda p: len({d.type for d in board.destinations if d.id in p.destinations}),
    )
    rect = pygame.FRect(sketch.box(20, 24, 480, 330))
    ticked = frozenset(plan.destinations[:2])
    draw_plan_card(sketch.painter, rect, plan, sketch.map.texts, board, ticked, angle=-0.8)
    for index, kind in enumerate(TYPES):
        sketch.sprite(f"type_{kind.value}", 52 + index * 104, 452, 92)


def _day(sketch: Sketch) -> None:
    for index, face in enumerate((1, 6, 4)):
        sketch.die(face, 120 + index * 140, 66, 118, (-2, 1.5, -1)[index])
    sketch.arrow((260, 140), (260, 186))
    sketch.sprite("wanted_burst", 260, 252, 146)
    sketch.token(STARTER, 260, 252, 104)
    sketch.badge("1", 176, 216)
    sketch.text(_("first"), 352, 252, 30, anchor="midleft", fit=168)
    sketch.arrow((260, 336), (260, 382))
    for index, token in enumerate(TOKENS[1:5]):
        sketch.token(token, 107 + index * 102, 440, 92)
    sketch.badge("2", 62, 404)
    sketch.text(_("then all the others together"), 260, 508, 27, fit=520)


def _dice(sketch: Sketch) -> None:
    for shown, x in zip(examples.purposes(), (90, 260, 430), strict=True):
        sketch.die(shown.face, x, 70, 126, -1)
        sketch.arrow((x, 148), (x, 196))
        name = purpose_name(shown.purpose)
        sketch.text(name, x, 228, 29, face=theme.BOLD, colour=theme.LATERITE, fit=172)
        _DICE[shown.purpose](sketch, shown, x)
        sketch.text(shown.caption, x, 486, 27, fit=166)


def _draw_direction(sketch: Sketch, shown: PurposeShown, x: float) -> None:
    draw_rose(sketch.painter, pygame.FRect(sketch.box(x - 78, 268, 156, 156)), (shown.heading,))


def _draw_distance(sketch: Sketch, shown: PurposeShown, x: float) -> None:
    pitch = 200 / shown.face
    for step in range(shown.face):
        side = -1 if step % 2 else 1
        sketch.sprite("footstep", x - 20 * side, 446 - (step + 0.5) * pitch, 40)


def _draw_deviation(sketch: Sketch, shown: PurposeShown, x: float) -> None:
    for turn in range(shown.turns):
        sketch.sprite("turn_arrow", x + (turn - (shown.turns - 1) / 2) * 66, 346, 70)


_DICE: dict[Purpose, Callable[[Sketch, PurposeShown, float], None]] = {
    Purpose.DIRECTION: _draw_direction,
    Purpose.DISTANCE: _draw_distance,
    Purpose.DEVIATION: _draw_deviation,
}


def _compass(sketch: Sketch) -> None:
    middle = Hex(1, 1)
    ring = {heading: neighbour(middle, heading) for heading in Heading}
    field = Field(sketch, {middle: "lowland_b", **dict.fromkeys(ring.values(), "")}, 32.5, -53, 91)
    field.draw()
    x, y = field.centre(middle)
    for heading, cell in ring.items():
        field.light(cell)
        hx, hy = field.centre(cell)
        sketch.text(str(heading.value), hx, hy, 64, face=theme.BOLD, colour=theme.WHITE)
        dx, dy = (hx - x) / math.hypot(hx - x, hy - y), (hy - y) / math.hypot(hx - x, hy - y)
        sketch.arrow((x + 48 * dx, y + 48 * dy), (x + 94 * dx, y + 94 * dy))
    sketch.token(STARTER, x, y, 84)


def _path(sketch: Sketch) -> None:
    land = {
        Hex(0, 0): "forest_a", Hex(1, 0): "hills_a", Hex(2, 0): "lowland_a", Hex(3, 0): "coast_a",
        Hex(0, 1): "forest_b", Hex(1, 1): "lowland_b", Hex(2, 1): "lowland_b",
        Hex(3, 1): "coast_b", Hex(0, 2): "lowland_b", Hex(1, 2): "hills_b", Hex(2, 2): "town_b",
        Hex(3, 2): "coast_b", Hex(0, 3): "town_a", Hex(1, 3): "lowland_a", Hex(2, 3): "lowland_b",
        Hex(4, 1): "sea_2_a", Hex(4, 2): "sea_1_b", Hex(4, 3): "sea_1_c", Hex(3, 3): "sea_1_a",
        Hex(4, 0): "sea_2_c",
    }  # fmt: skip
    field = Field(sketch, land, 6, 2, 64)
    field.draw()
    walk = examples.bounce()
    for cell in walk.bounced_on:
        field.ring(cell)
        x, y = field.centre(cell)
        sketch.text(_("bounce"), x + 4, y + 88, 28, colour=theme.LATERITE, fit=150)
    course = field.course(walk)
    sketch.pencil(course, "rules")
    for cell in walk.turned_on:
        x, y = field.centre(cell)
        sketch.sprite("turn_arrow", x + 4, y - 48, 52)
    ends = [*map(field.centre, walk.cells[1:-1]), course[-1]]
    for number, (x, y) in enumerate(ends, start=1):
        sketch.badge(str(number), x, y)
    sketch.token(STARTER, *field.centre(walk.start), 78)


def _reserved(sketch: Sketch) -> None:
    shown = examples.reservation()
    for place, (face, allowed) in enumerate(zip(shown.dice, shown.allowed, strict=True)):
        x = 80 + place * 176
        pose = sketch.pose(face, x, 78, 116, (-2, 1.5, -1)[place])
        draw_die(sketch.painter, pose)
        if place == shown.reserved:
            draw_reserved(sketch.painter, pose, STARTER, STARTER)
        if allowed:
            sketch.sprite("marked_badge", x, 176, 50)
        else:
            sketch.cross(x, 176, 18)
    terrain = {
        Hex(3, 1): "coast_a", Hex(3, 2): "coast_b", Hex(4, 1): "sea_2_a", Hex(4, 2): "sea_1_a",
    }  # fmt: skip
    field = Field(sketch, terrain, -75, 140, 60)
    field.draw()
    here, beyond = field.centre(shown.position), field.centre(shown.beyond)
    sketch.arrow(_between(here, beyond, 0.3), beyond)
    sketch.cross(*_between(here, beyond, 1.2), 17)
    sketch.token(TOKENS[1], here[0] - 8, here[1] - 4, 74)
    sketch.die(shown.dice[shown.blocked], 80, 350, 104, -2)
    sketch.text(_("blocked"), 80, 428, 27, colour=theme.LATERITE, fit=150)


def _between(start: Point, end: Point, share: float) -> Point:
    """The point so far on the way from one point to another; beyond it from 1 on."""
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def _guides(sketch: Sketch) -> None:
    sketch.sprite("guide_badge", 80, 86, 132)
    sketch.text("?", 180, 86, 60, face=theme.DISPLAY, colour=theme.INK2)
    circled = [
        (330 + 74 * math.cos(a), 86 + 74 * math.sin(a))
        for a in (k / 24 * math.tau for k in range(28))
    ]
    sketch.arrow((216, 86), (244, 86))
    sketch.sprite("guide_badge", 330, 86, 116)
    sketch.pencil(circled, "guide", 6)
    for row, (before, delta, after) in enumerate(examples.changes()):
        y = 222 + row * 120
        sketch.die(before, 120, y, 104, -1)
        sketch.arrow((196, y), (322, y))
        sketch.text(
            f"{delta:+d}".replace("-", "−"), 256, y - 28, 36, face=theme.BOLD, colour=theme.PALM
        )
        pose = sketch.pose(after, 396, y, 104, 1.5)
        sketch.die(after, 396, y, 104, 1.5)
        draw_change(sketch.painter, pose, delta)


def _arrival(sketch: Sketch) -> None:
    terrain = {
        Hex(0, 0): "forest_b", Hex(1, 0): "hills_a", Hex(2, 0): "lowland_b", Hex(3, 0): "coast_b",
        Hex(0, 1): "lowland_b", Hex(1, 1): "lowland_a", Hex(2, 1): "town_b", Hex(3, 1): "coast_a",
    }  # fmt: skip
    field = Field(sketch, terrain, 24, 22, 72)
    field.draw()
    walk = examples.arrival()
    course = field.course(walk)
    for place in walk.passes:
        sketch.sprite(f"type_{place.type}", *field.centre(place.hex), 84)
    if walk.marks is not None:
        x, y = field.centre(walk.marks.hex)
        sketch.sprite("wanted_burst", x, y, 130)
        sketch.sprite(f"type_{walk.marks.type}", x, y, 80)
    # The line ends at the marker, which it would cover.
    sketch.pencil([*course[:-1], _between(course[-1], course[-2], 0.42)], "end")
    if walk.marks is not None:
        sketch.sprite("marked_badge", course[-1][0] + 46, course[-1][1] + 40, 58)
    sketch.token(STARTER, *course[0], 82)
    _draw_ticks(sketch, walk)


def _draw_ticks(sketch: Sketch, walk: Walk) -> None:
    """A plan with a place of the type that was marked, and one of the type that was passed."""
    sketch.painter.card(sketch.box(40, 372, 440, 144), -0.8)
    marked = () if walk.marks is None else (walk.marks,)
    for row, place in enumerate((*marked, *walk.passes)):
        y = 410 + row * 66
        sketch.sprite("checkbox_done" if place in marked else "checkbox", 84, y, 44)
        sketch.sprite(f"type_{place.type}", 146, y, 54)
        known = next(d for d in sketch.map.board.destinations if d.type is place.type)
        name = sketch.map.texts.name(known.id, language())
        sketch.text(name, 190, y, 30, anchor="midleft", fit=270)


_PICTURES: dict[str, Callable[[Sketch], None]] = {
    "goal": _goal,
    "day": _day,
    "dice": _dice,
    "compass": _compass,
    "path": _path,
    "reserved": _reserved,
    "guides": _guides,
    "arrival": _arrival,
    "points": draw_points,
}

"""The drawings of the rules reference."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _, language
from gogoa_game.logic.board import TYPES
from gogoa_game.logic.dice import Purpose
from gogoa_game.logic.hexes import Heading, Hex, neighbour
from gogoa_game.scenes.rules.scoretable import draw_points
from gogoa_game.scenes.rules.sketch import Field, Sketch
from gogoa_game.ui import theme
from gogoa_game.ui.parts.plancard import draw_plan_card
from gogoa_game.ui.parts.tray import draw_change, draw_reserved, purpose_name
from gogoa_game.ui.theme import TOKENS

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.maps import GameMap
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import RectLike

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
    columns = ((Purpose.DIRECTION, 2, 90), (Purpose.DISTANCE, 5, 260), (Purpose.DEVIATION, 4, 430))
    for purpose, face, x in columns:
        sketch.die(face, x, 70, 126, -1)
        sketch.arrow((x, 148), (x, 196))
        name = purpose_name(purpose)
        sketch.text(name, x, 228, 29, face=theme.BOLD, colour=theme.LATERITE, fit=172)
    sketch.sprite("compass_rose", 90, 346, 150)
    for step in range(5):
        sketch.sprite("footstep", 222 + (step % 2) * 40, 428 - step * 40, 40)
    for turn in range(2):
        sketch.sprite("turn_arrow", 396 + turn * 66, 346, 70)
    captions = (
        (_("down-right"), 90), (_("5 hexes"), 260), (_("2 turns"), 430),
    )  # fmt: skip
    for caption, x in captions:
        sketch.text(caption, x, 486, 27, fit=166)


def _compass(sketch: Sketch) -> None:
    middle = Hex(1, 1)
    ring = {heading: neighbour(middle, heading) for heading in Heading}
    names = ("lowland_a", "forest_a", "hills_a", "town_a", "coast_a", "coast_b")
    terrain = {middle: "lowland_b", **dict(zip(ring.values(), names, strict=True))}
    field = Field(sketch, terrain, 32.5, -53, 91)
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
    way = [Heading.NORTH_EAST, Heading.NORTH_EAST, Heading.SOUTH_EAST, Heading.NORTH_WEST]
    cells = field.walk(Hex(0, 2), way)
    points = [field.centre(cell) for cell in cells]
    # The way back lies beside the way there, so that both can be seen.
    back = (points[3][0] - 4, points[3][1] + 26)
    end = (points[4][0] - 2, points[4][1] + 32)
    sketch.pencil([*points[:4], back, end], "rules")
    tip = field.centre(cells[3])
    sketch.painter.polygon(field.corners(cells[3], 0.94), None, theme.SUN, 7 * sketch.unit)
    sketch.sprite("turn_arrow", points[2][0] + 4, points[2][1] - 48, 52)
    for number, (x, y) in enumerate(points[1:4], start=1):
        sketch.badge(str(number), x, y)
    sketch.badge("4", *end)
    sketch.token(STARTER, *field.centre(cells[0]), 78)
    sketch.text(_("bounce"), tip[0] + 4, tip[1] + 84, 28, colour=theme.LATERITE, fit=150)


def _reserved(sketch: Sketch) -> None:
    painter = sketch.painter
    for index, face in enumerate((3, 5, 3)):
        pose = sketch.pose(face, 80 + index * 176, 78, 116, (-2, 1.5, -1)[index])
        sketch.die(face, 80 + index * 176, 78, 116, (-2, 1.5, -1)[index])
        if index == 0:
            draw_reserved(painter, pose, STARTER, STARTER)
    for index, sign in enumerate((False, True, True)):
        mark = 80 + index * 176
        if sign:
            sketch.sprite("marked_badge", mark, 176, 50)
        else:
            sketch.cross(mark, 176, 18)
    terrain = {
        Hex(0, 0): "coast_a", Hex(0, 1): "coast_b", Hex(1, 0): "sea_1_a", Hex(1, 1): "sea_2_b",
    }  # fmt: skip
    field = Field(sketch, terrain, 190, 230, 63)
    field.draw()
    x, y = field.centre(Hex(0, 0))
    sea = field.centre(Hex(1, 0))
    sketch.arrow((x + 30, y + 18), (sea[0] - 6, sea[1] - 4))
    sketch.cross(sea[0] + 20, sea[1] + 12, 17)
    sketch.token(TOKENS[1], x - 8, y - 4, 74)
    sketch.die(3, 80, 350, 104, -2)
    sketch.text(_("blocked"), 80, 428, 27, colour=theme.LATERITE, fit=150)


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
    for row, (before, delta, after) in enumerate(((3, 1, 4), (1, -1, 6), (6, 1, 1))):
        y = 228 + row * 124
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
    way = [Heading.SOUTH_EAST, Heading.NORTH_EAST, Heading.SOUTH_EAST]
    points = [field.centre(cell) for cell in field.walk(Hex(0, 0), way)]
    sketch.sprite("type_heritage", *points[2], 84)
    sketch.sprite("wanted_burst", *points[3], 130)
    sketch.sprite("type_fort", *points[3], 80)
    sketch.pencil([points[0], points[1], points[2], (points[3][0] - 46, points[3][1] - 26)], "end")
    sketch.sprite("marked_badge", points[3][0] + 46, points[3][1] + 40, 58)
    sketch.token(STARTER, *points[0], 82)
    fort = next(d for d in sketch.map.board.destinations if d.type.value == "fort")
    site = next(d for d in sketch.map.board.destinations if d.type.value == "heritage")
    box = sketch.box(40, 372, 440, 144)
    sketch.painter.card(box, -0.8)
    for row, (place, mark) in enumerate(((fort, "checkbox_done"), (site, "checkbox"))):
        y = 410 + row * 66
        sketch.sprite(mark, 84, y, 44)
        sketch.sprite(f"type_{place.type.value}", 146, y, 54)
        name = sketch.map.texts.name(place.id, language())
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

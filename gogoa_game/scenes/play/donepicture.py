"""A finished plan as a picture: its card before turning rays, the stamp, its points in flight."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import FRect, Vector2

from gogoa_game.i18n import _
from gogoa_game.ui import theme
from gogoa_game.ui.paint.lines import read_size
from gogoa_game.ui.parts.header import draw_header, source_rect
from gogoa_game.ui.parts.plansheet import PlanLook, draw_plan_sheet, tick_box
from gogoa_game.ui.parts.slots import tick_mark
from gogoa_game.ui.parts.tourstamp import draw_arc_text

if TYPE_CHECKING:
    from gogoa_game.logic.board import Board
    from gogoa_game.logic.plans import TourPlan
    from gogoa_game.logic.scoring import Points
    from gogoa_game.maps import GameMap
    from gogoa_game.table.match import Player
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

# On a stage of 1920 x 1080.
MIDDLE, LARGE, TILT = (860.0, 560.0), 2.12, -2.2
RAYS, REACHES, DISC, RING = 20, (560.0, 640.0), 350.0, 332.0
RAY_FROM, RAY_TO = 4.0, 13.0
"""Where a ray begins and ends, in degrees of the eighteen that it has."""
STAMP_AT, STAMP, STAMP_FIELD, STAMP_TILT = (498.0, 68.0), 128.0, 142.0, -13.0
GAIN, GAIN_LETTERS, BULGE = 206.0, 84.0, (190.0, 10.0)
LEAP, SHAKE = 1.6, 3.0
DIM = 0.72
SHADOW = (30.0, 46.0)
PLANS = 2
"""The number of the plans among the sources of points (R22)."""


@dataclass(frozen=True, slots=True)
class PlanDone:
    """A plan that was finished: the player's `number` of it, and the points with it."""

    plan: TourPlan
    number: int
    letter: str
    last: str
    day: int
    player: Player
    line: str
    points: Points


@dataclass(frozen=True, slots=True)
class Parts:
    """How far everything has come, from 0 to 1; `turn` is that of the rays, in degrees.

    With reduced motion all of it is `shown`, from 0 to 1, and nothing moves.
    """

    lift: float
    tick: float
    stamp: float
    flight: float
    count: float
    turn: float
    shown: float = 1.0
    still: bool = False


def draw_plan_done(
    painter: Painter,
    maps: GameMap,
    board: Board,
    done: PlanDone,
    frames: tuple[FRect, FRect],
    parts: Parts,
) -> None:
    """Draws all of it over a dimmed screen; `frames` are the head and the card's place."""
    header, card = frames
    unit = min(painter.size[0] / 1920, painter.size[1] / 1080)
    middle = Vector2(painter.size[0] * MIDDLE[0] / 1920, painter.size[1] * MIDDLE[1] / 1080)
    _draw_place_left(painter, card)
    grown = parts.lift if not parts.still else 1.0
    if parts.shown > 0.5 or not parts.still:
        _draw_rays(painter, middle, unit * min(1.0, grown), parts.turn)
    _draw_card(painter, maps, board, done, (card, middle, unit), parts)
    if parts.stamp > 0:
        _draw_stamp(painter, done, middle + Vector2(STAMP_AT) * unit, unit, parts)
    _draw_head(painter, done, header, parts)
    if 0 < parts.flight < 1 and not parts.still:
        _draw_flight(painter, done, header, middle, unit, parts.flight)


def _draw_place_left(painter: Painter, card: FRect) -> None:
    """The place that the card has left: dashes round the dim paper."""

    def draw(layer: Painter) -> None:
        layer.fill(card.inflate(12, 12), mixed(theme.PAPER, theme.DIM, DIM))
        for a, b in _dashes(card):
            layer.line(a, b, mixed(theme.INK, theme.PAPER, 0.2), 3)

    painter.layer("place of the plan", card.inflate(14, 14), draw)


def _dashes(rect: FRect) -> list[tuple[Point, Point]]:
    found: list[tuple[Point, Point]] = []
    for x in range(round(rect.left), round(rect.right) - 13, 24):
        found += [((x, y), (x + 14, y)) for y in (rect.top, rect.bottom)]
    for y in range(round(rect.top), round(rect.bottom) - 13, 24):
        found += [((x, y), (x, y + 14)) for x in (rect.left, rect.right)]
    return found


def mixed(one: theme.Colour, other: theme.Colour, share: float) -> theme.Colour:
    """A colour with that share of another one."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _draw_rays(painter: Painter, middle: Vector2, unit: float, turn: float) -> None:
    """Sun and rays are drawn without being kept: in every frame they look otherwise."""
    centre = Vector2(painter.point((middle.x, middle.y)))
    for number in range(RAYS):
        reach = REACHES[number % 2] * unit * painter.scale
        step = 360 / RAYS
        edges = [number * step + turn + edge for edge in (RAY_FROM, RAY_TO)]
        corners = [centre, *(centre + Vector2(reach, 0).rotate(edge) for edge in edges)]
        colour = theme.SUN if number % 2 else mixed(theme.SUN, theme.DIM, 0.16)
        pygame.draw.polygon(painter.surface, colour, corners)
        pygame.draw.aalines(painter.surface, colour, True, corners)
    part = unit * painter.scale
    pygame.draw.aacircle(painter.surface, theme.SUN, centre, DISC * part)
    pygame.draw.aacircle(painter.surface, theme.TERRA, centre, RING * part, max(1, round(6 * part)))


# ---- the card


def _draw_card(
    painter: Painter,
    maps: GameMap,
    board: Board,
    done: PlanDone,
    way: tuple[FRect, Vector2, float],
    parts: Parts,
) -> None:
    """The card on its way from its place to the middle, where it is more than twice as large."""
    card, middle, unit = way
    last = parts.tick < 1 and not parts.still
    ticked = frozenset(done.plan.destinations) - ({done.last} if last else set())
    look = PlanLook(done.letter, ticked, stamped=False)
    large = FRect(0, 0, card.width, card.height)
    size = LARGE * unit * 438 / card.width
    large.width, large.height = card.width * size, card.height * size
    large.center = middle.x, middle.y

    def draw(layer: Painter) -> None:
        shade = large.move(SHADOW[0] * unit, SHADOW[1] * unit)
        layer.fill(shade, theme.fade(theme.INK, 0.38))
        draw_plan_sheet(layer, large, done.plan, maps.texts, board, look)

    whole = large.inflate(140 * unit, 140 * unit)
    start = Vector2(card.center) - middle
    grown = 1.0 if parts.still else 1 / size + (1 - 1 / size) * parts.lift
    shift = Vector2() if parts.still else start * (1 - parts.lift)
    painter.layer(
        ("plan done", done.plan.id, look),
        whole,
        draw,
        angle=TILT,
        alpha=round(255 * parts.shown) if parts.still else 255,
        shift=(shift.x, shift.y),
        grown=grown,
    )
    if 0 < parts.tick < 1 and not parts.still:
        _draw_tick(painter, maps, board, done, large, parts.tick)


def _draw_tick(
    painter: Painter, maps: GameMap, board: Board, done: PlanDone, large: FRect, part: float
) -> None:
    """The last tick as far as it is drawn."""
    box = tick_box(painter, large, done.plan, maps.texts, board, done.last)
    centre = Vector2(large.center) + (Vector2(box.center) - Vector2(large.center)).rotate(TILT)
    a, b, c = (Vector2(point) for point in tick_mark((centre.x, centre.y), box.width * 0.34))
    first = min(1.0, part / 0.35)
    points = [a, a + (b - a) * first]
    if part > 0.35:
        points.append(b + (c - b) * ((part - 0.35) / 0.65))
    painter.lines([(p.x, p.y) for p in points], theme.TERRA, box.width * 0.16)


# ---- the stamp


def _draw_stamp(
    painter: Painter, done: PlanDone, centre: Vector2, unit: float, parts: Parts
) -> None:
    """The rubber stamp comes down on a light disc, and what it hits shakes a little."""
    part = 1.0 if parts.still else parts.stamp
    shake = SHAKE * max(0.0, 1 - 6 * parts.flight) if part == 1 and not parts.still else 0.0
    swing = shake * math.sin(90 * parts.flight)
    reach = (STAMP_FIELD + 16) * unit
    at = centre.x, centre.y
    box = FRect(centre.x - reach, centre.y - reach, 2 * reach, 2 * reach)
    painter.layer(
        ("stamp of a finished plan", done.day),
        box,
        lambda layer: _stamp(layer, at, unit, done.day),
        alpha=round(255 * (parts.shown if parts.still else min(1.0, 0.3 + part))),
        shift=(swing, 0.0),
        grown=LEAP - (LEAP - 1) * part,
    )


def _stamp(painter: Painter, centre: Point, unit: float, day: int) -> None:
    """Two rings, words along them, and a tick. For layers."""
    x, y = centre
    ink = theme.LATERITE
    painter.circle((x + 6 * unit, y + 10 * unit), STAMP_FIELD * unit, theme.fade(theme.INK, 0.35))
    painter.circle(centre, STAMP_FIELD * unit, theme.CARD, theme.INK, 4 * unit)
    painter.circle(centre, STAMP * unit, None, ink, 8 * unit)
    painter.circle(centre, (STAMP - 44) * unit, None, ink, 4 * unit)
    ring = (STAMP - 22) * unit
    size = max(31 * unit, read_size(painter) * 0.9)
    draw_arc_text(painter, _("Plan complete"), centre, ring, STAMP_TILT - 90, size=size, colour=ink)
    words = _("Goa · Day {n}").format(n=day)
    draw_arc_text(
        painter, words, centre, ring, STAMP_TILT + 90, size=size * 0.84, colour=ink, below=True
    )
    points = [Vector2(p) * unit for p in ((-42, 2), (-12, 34), (46, -40))]
    tick = [Vector2(centre) + point.rotate(STAMP_TILT) for point in points]
    painter.lines([(p.x, p.y) for p in tick], ink, 20 * unit)


# ---- the points


def _draw_head(painter: Painter, done: PlanDone, header: FRect, parts: Parts) -> None:
    """The head stays lit, with the plans on sun; the points are counted as they arrive."""
    counted = 1.0 if parts.still else parts.count
    missing = round(done.plan.value * (1 - counted))
    points = done.points._replace(plans=done.points.plans - missing)
    plate = header.inflate(34, 14)

    painter.ticket(plate, fill=theme.PAPER, outline=theme.SUN, radius=14, width=6)
    draw_header(painter, header, done.player, done.line, points, lit=PLANS)


def _draw_flight(
    painter: Painter, done: PlanDone, header: FRect, middle: Vector2, unit: float, part: float
) -> None:
    """What the plan brings flies along a curve from the card to the plans in the head."""
    goal = source_rect(painter, header, (done.player.name, done.line), done.points, PLANS)
    start = middle + Vector2(580, -40) * unit
    end = Vector2(goal.centerx, goal.bottom)
    bend = Vector2(max(start.x, end.x) + BULGE[0] * unit, (start.y + end.y) / 2)

    def at(share: float) -> Vector2:
        return start * (1 - share) ** 2 + bend * 2 * share * (1 - share) + end * share**2

    for number in range(14):
        share = part * number / 14
        spot = at(share)
        painter.circle((spot.x, spot.y), (4 + 5 * share) * unit, theme.SUN)
    spot = at(part)
    painter.sprite("wanted_burst", center=(spot.x, spot.y), size=GAIN * unit)
    painter.text(
        f"+{done.plan.value}",
        (spot.x - 3 * unit, spot.y),
        size=GAIN_LETTERS * unit,
        face=theme.DISPLAY,
        anchor="center",
        spacing=0,
    )

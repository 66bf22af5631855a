"""A turn in the making, drawn over the map: blue and grey hexes, their headings and their steps."""

from __future__ import annotations

import math
from collections import defaultdict
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from gogoa_game.logic.draft import Extension, TurnDraft, Way
from gogoa_game.logic.hexes import neighbour
from gogoa_game.ui import theme
from gogoa_game.ui.paint.lines import read_size

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from gogoa_game.logic.hexes import Heading, Hex
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

Lit = dict["Hex", list[Extension]]

# In radii of a hex, which is 29.7 units on a stage of 1920 x 1080.
NUMBER, DISC, DISC_AT = 0.875, 0.54, (-0.5, -0.84)
TWO_AT = ((-0.1, -0.42), (0.17, 0.42))
DISC_LETTERS = 25.0
SIGN, SIGN_AT, SIGN_DROP = 1.6, 1.65, 2.0
"""The sign of a bounce: across, from the middle of its hex, and how far it falls."""
OPEN_RING, OPEN_PLAN_RING = 0.84, 1.21
ARROW = ((-9, -11), (12, 0), (-9, 11), (-4, 0))
"""The head of an arrow to the right, on a hex of 29.7 units."""
ASIDE = 0.34
"""How far an arrow steps aside where the path comes back over the same edge."""
FAR_ALPHA = 0.45
"""Of a grey hex behind the first one of its heading."""


class Arrow(NamedTuple):
    """The head of an arrow on the map: where, the angle in degrees, how large, and its colour."""

    centre: Point
    angle: float
    size: float
    colour: theme.Colour


class Bounce(NamedTuple):
    """A hex at the border where the path turns back (R14), and the heading that it came in."""

    cell: Hex
    heading: Heading


def lit_hexes(draft: TurnDraft) -> Lit:
    """What the draft offers, by hex: those ahead before those by a deviation."""
    lit: Lit = defaultdict(list)
    for extension in draft.extensions():
        lit[extension.hex].append(extension)
    return dict(lit)


def order_of(extensions: Sequence[Extension]) -> int:
    """How many steps away a hex is: the light goes along the path."""
    return min(len(extension.steps) for extension in extensions)


def bounces(draft: TurnDraft, lit: Mapping[Hex, Sequence[Extension]]) -> frozenset[Bounce]:
    """Where the path ahead is thrown back."""
    found = set()
    for extensions in lit.values():
        for extension in extensions:
            if extension.way is not Way.AHEAD:
                continue
            cells = (draft.position, *(step.hex for step in extension.steps))
            for before, step in zip(cells, extension.steps, strict=False):
                if step.bounced:
                    found.add(Bounce(before, step.heading.opposite))
    return frozenset(found)


# ---- fields


def draw_lit(
    painter: Painter,
    view: MapView,
    draft: TurnDraft,
    lit: Mapping[Hex, Sequence[Extension]],
    part_of: Callable[[int], float] = lambda _order: 1.0,
) -> None:
    """Blue: ahead, opaque on ink. Grey: by a deviation. Below the markers of destinations.

    `part_of` tells, by its number on the way, how far a hex has come to be lit, from 0 to 1.
    """
    thrown = {bounce.cell for bounce in bounces(draft, lit)}
    for way in (Way.TURN, Way.AHEAD):
        for cell, extensions in lit.items():
            part = part_of(order_of(extensions))
            if _way(extensions) is not way or part <= 0:
                continue
            if way is Way.AHEAD:
                rim, width = (theme.SUN, 5) if cell in thrown else (theme.WHITE, 4)
                painter.polygon(view.polygon(cell, 1.06 * part), theme.INK)
                painter.polygon(view.polygon(cell, 0.94 * part), theme.AHEAD, rim, width)
            elif order_of(extensions) == 1:
                grey = theme.fade(theme.TURN, 0.88)
                painter.polygon(view.polygon(cell, 0.91 * part), grey, theme.WHITE, 3)
            else:
                grey = theme.fade(theme.TURN, FAR_ALPHA + 0.25)
                painter.polygon(view.polygon(cell, 0.74 * part), grey, theme.WHITE, 1.5)


def draw_open_ends(
    painter: Painter,
    view: MapView,
    draft: TurnDraft,
    lit: Mapping[Hex, Sequence[Extension]],
    on_plan: Mapping[str, str],
) -> None:
    """A pale ring round every place not yet marked where the path can still end."""
    board, ends = draft.board, draft.ends
    for place in board.destinations:
        if not ends >> board.index[place.hex] & 1 or place.hex in lit:
            continue
        if draft.sheet.marked >> board.bit[place.id] & 1 or place.hex == draft.position:
            continue
        reach = (OPEN_PLAN_RING if place.id in on_plan else OPEN_RING) * view.radius
        centre = view.centre(place.hex)
        painter.circle(centre, reach, theme.fade(theme.WHITE, 0.55), theme.INK, 6)
        painter.circle(centre, reach, None, theme.WHITE, 3)


def _way(extensions: Sequence[Extension]) -> Way:
    ahead = any(extension.way is Way.AHEAD for extension in extensions)
    return Way.AHEAD if ahead else Way.TURN


# ---- arrows, numbers and signs


def draw_arrows(
    painter: Painter, view: MapView, draft: TurnDraft, lit: Mapping[Hex, Sequence[Extension]]
) -> None:
    """The heading on every edge that the path would cross, white on its way out and sun back."""
    for arrow in _arrows(view, draft, lit):
        part = arrow.size * view.radius / 29.7
        turn = math.radians(arrow.angle)
        cos, sin = math.cos(turn) * part, math.sin(turn) * part
        points = [
            (arrow.centre[0] + x * cos - y * sin, arrow.centre[1] + x * sin + y * cos)
            for x, y in ARROW
        ]
        painter.polygon(points, arrow.colour, theme.INK, 2.6 * part)


def _arrows(
    view: MapView, draft: TurnDraft, lit: Mapping[Hex, Sequence[Extension]]
) -> Iterator[Arrow]:
    walked = {step.hex for step in draft.steps}
    for ray in _rays(lit):
        cells = (draft.position, *(step.hex for step in ray.steps))
        if ray.way is Way.TURN:
            if cells[1] not in walked:
                place = draft.board.destination_at(cells[1]) is not None
                yield _arrow(view, cells[0], cells[1], 0.66 if place else 0.98, 0.95)
            continue
        edges = [frozenset(pair) for pair in pairwise(cells)]
        back = False
        for number, (a, b) in enumerate(pairwise(cells)):
            back = back != ray.steps[number].bounced
            twice = edges.count(edges[number]) > 1
            size, aside = (0.9, -ASIDE) if twice else (1.1, 0.0)
            yield _arrow(view, a, b, 0.5, size, aside, theme.SUN if back else theme.WHITE)


def _rays(lit: Mapping[Hex, Sequence[Extension]]) -> Iterator[Extension]:
    """The longest way in every heading."""
    longest: dict[tuple[Way, Hex], Extension] = {}
    for extensions in lit.values():
        for extension in extensions:
            key = extension.way, extension.steps[0].hex
            if key not in longest or len(longest[key].steps) < len(extension.steps):
                longest[key] = extension
    return iter(longest.values())


def _arrow(
    view: MapView,
    a: Hex,
    b: Hex,
    part: float,
    size: float,
    aside: float = 0.0,
    colour: theme.Colour = theme.WHITE,
) -> Arrow:
    (ax, ay), (bx, by) = view.centre(a), view.centre(b)
    turn = math.atan2(by - ay, bx - ax)
    shift = aside * view.radius
    x = ax + (bx - ax) * part - shift * math.sin(turn)
    y = ay + (by - ay) * part + shift * math.cos(turn)
    return Arrow((x, y), math.degrees(turn), size, colour)


def draw_numbers(
    painter: Painter,
    view: MapView,
    lit: Mapping[Hex, Sequence[Extension]],
    covered: frozenset[Hex],
) -> None:
    """The step number on each blue hex; on a disc at its corner where a marker is in the middle."""
    radius = view.radius
    for cell, extensions in lit.items():
        if _way(extensions) is Way.TURN:
            continue
        x, y = view.centre(cell)
        numbers = step_numbers(extensions)
        size = max(read_size(painter), NUMBER * radius)
        if cell in covered:
            for number, side in zip(numbers, (1, -1), strict=False):
                at = x + side * DISC_AT[0] * radius, y + DISC_AT[1] * radius
                draw_step_disc(painter, at, radius, str(number), theme.AHEAD)
        elif len(numbers) == 1:
            _draw_number(painter, (x, y), size, numbers[0], theme.WHITE)
        else:
            for number, (dx, dy), colour in zip(
                numbers, TWO_AT, (theme.WHITE, theme.SUN_PALE), strict=False
            ):
                at = x + dx * radius, y + dy * radius
                _draw_number(painter, at, size, number, colour)


def _draw_number(
    painter: Painter, at: Point, size: float, number: int, colour: theme.Colour
) -> None:
    painter.text(str(number), at, size=size, face=theme.BOLD, colour=colour, anchor="center")


def step_numbers(extensions: Sequence[Extension]) -> tuple[int, ...]:
    """The steps at which the path can enter a hex, the first ones first."""
    return tuple(sorted({e.number for e in extensions}))


def draw_step_disc(
    painter: Painter, centre: Point, radius: float, text: str, fill: theme.Colour
) -> None:
    """A number on a disc with a pale rim, never too small to be read."""
    size = max(read_size(painter, DISC_LETTERS), radius * 0.84)
    reach = max(DISC * radius, painter.measure(text, size, theme.BOLD)[0] * 0.5 + 5)
    painter.circle(centre, reach, fill, theme.CARD, 3)
    painter.text(text, centre, size=size, face=theme.BOLD, colour=theme.CARD, anchor="center")


def draw_walked(
    painter: Painter, view: MapView, draft: TurnDraft, drawn: float, covered: frozenset[Hex]
) -> None:
    """The numbers of the steps that the pencil has left behind, in ink."""
    radius = view.radius
    last = min(len(draft.steps) - 1, math.ceil(drawn) - 1)
    for number, step in enumerate(draft.steps[: max(0, last)], start=1):
        x, y = view.centre(step.hex)
        dx, dy = (-0.71, -0.71) if step.hex in covered else (0.3, -0.1)
        at = x + dx * radius, y + dy * radius
        draw_step_disc(painter, at, radius, str(number), theme.INK)


def draw_signs(
    painter: Painter, view: MapView, found: frozenset[Bounce], fallen: float = 1.0
) -> None:
    """A sign beyond the edge that throws the path back; it falls to its place."""
    for cell, heading in found:
        (x, y), (tx, ty) = view.centre(cell), view.centre(neighbour(cell, heading))
        length = math.dist((x, y), (tx, ty))
        part = SIGN_AT * view.radius / length
        drop = (1 - fallen) * SIGN_DROP * view.radius
        half = SIGN * view.radius / 2
        left, top = x + (tx - x) * part, y + (ty - y) * part
        # At the edge of the map it steps back, so that all of it is seen.
        left = min(max(left, view.rect.left + half), view.rect.right - half)
        at = left, min(max(top, view.rect.top + half), view.rect.bottom - half) - drop
        angle = math.degrees(math.atan2(ty - y, tx - x)) + 90
        painter.sprite("sign_uturn", center=at, size=SIGN * view.radius, angle=round(angle))


def draw_way(painter: Painter, points: Sequence[Point], radius: float) -> None:
    """Dots of terracotta along a way that a path may take."""
    reach = radius * 0.18
    for (ax, ay), (bx, by) in pairwise(points):
        for number in range(4):
            part = number / 4
            at = ax + (bx - ax) * part, ay + (by - ay) * part
            if math.dist(at, points[0]) > 1.1 * radius and math.dist(at, points[-1]) > 1.3 * radius:
                painter.circle(at, reach, theme.TERRA, theme.CARD, 2.5)

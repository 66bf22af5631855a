"""How three dice are thrown: from the right, one after the other, with two bounces each.

Everything is a function of the time since the throw; drawing asks where a die is, and the rules
have known all along what it shows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gogoa_game.ui.animator import in_out_sine, out_cubic

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.ui.stage import Point

APART_MS = 120.0
FLIGHT_MS, BOUNCE_MS, HOP_MS, REST_MS = 480.0, 250.0, 150.0, 80.0
LANDS_MS = FLIGHT_MS
"""When a die first touches the floor, from its own throw on: that is heard."""
SETTLES_MS = FLIGHT_MS + BOUNCE_MS
"""When its face can be read: it only turns a little from then on."""
DIE_MS = SETTLES_MS + HOP_MS + REST_MS
THROW_MS = DIE_MS + 2 * APART_MS
BURST_MS = 230.0

# Lengths in the units of the tray, heights from 0, on the floor, to about 1.
HAND = 0.8
PULL = HAND / 0.44
"""Of a parabola that begins at the height of the hand, rises a little, and ends on the floor."""
BOUNCE, HOP = 0.27, 0.08
BEFORE_BOUNCE, BEFORE_HOP = 56.0, 20.0
"""How far from its place a die touches the floor."""
OUTSIDE = 250.0
"""How far right of the floor a die leaves the hand."""
NEARER = 118.0
"""How much nearer to the viewer than its place the throw begins."""
LIFT = 160.0
GROWTH = 0.25
ROLL_MS, SLOW_ROLL_MS = 45.0, 60.0
ROLL_STEPS = 9
FIRST_STEPS = (0, 5, 2)
TURN, TURN_STEP = 25.0, 5.0
"""Degrees by which a die is still turned when its face shows."""
TURNS = (-1.0, 1.0, -1.0)


@dataclass(frozen=True, slots=True)
class Thrown:
    """A die on its way: its place in the throw, the middle of the die and of its shadow.

    `height` is 0 on the floor; `step` counts pictures of its roll, and is None once its face shows,
    turned by `angle` degrees. `burst` goes from 0 to 1 after it has settled, and is None before.
    """

    place: int
    centre: Point
    shadow: Point
    height: float
    step: int | None
    angle: float
    burst: float | None

    @property
    def growth(self) -> float:
        """How much larger it looks than on the floor."""
        return 1 + GROWTH * self.height


def thrown(homes: Sequence[Point], edge: float, unit: float, ms: float) -> list[Thrown]:
    """The dice in the air or on the floor after `ms`, the lowest first.

    `homes` are the places where they come to rest, `edge` is the right end of the floor, `unit`
    what the lengths above are multiplied by.
    """
    found = []
    for place, home in enumerate(homes):
        passed = ms - APART_MS * place
        if passed >= 0:
            found.append(_die(place, home, edge + OUTSIDE * unit, unit, min(passed, DIE_MS)))
    return sorted(found, key=lambda die: die.height)


def _die(place: int, home: Point, hand: float, unit: float, ms: float) -> Thrown:
    bounce, hop = BEFORE_BOUNCE * unit, BEFORE_HOP * unit
    step: int | None = FIRST_STEPS[place] + int(min(ms, FLIGHT_MS) / ROLL_MS)
    nearer, angle = 0.0, 0.0
    if ms < FLIGHT_MS:
        part = ms / FLIGHT_MS
        height = HAND + 0.56 * PULL * part - PULL * part * part
        aside = (hand - home[0]) * (1 - part) + bounce * part
        nearer = NEARER * unit * (1 - part) ** 1.2
    elif ms < SETTLES_MS:
        part = (ms - FLIGHT_MS) / BOUNCE_MS
        height = 4 * BOUNCE * part * (1 - part)
        aside = bounce + (hop - bounce) * part
        step = step + int((ms - FLIGHT_MS) / SLOW_ROLL_MS) if step is not None else None
    else:
        part = min((ms - SETTLES_MS) / HOP_MS, 1.0)
        height = 4 * HOP * part * (1 - part)
        aside = hop * (1 - out_cubic(part))
        step = None
        left = 1 - in_out_sine((ms - SETTLES_MS) / (HOP_MS + REST_MS))
        angle = TURNS[place] * round(TURN * left / TURN_STEP) * TURN_STEP
    x, ground = home[0] + aside, home[1] + nearer
    since = ms - SETTLES_MS
    return Thrown(
        place,
        (x, ground - LIFT * unit * height),
        (x + (10 + 14 * height) * unit, ground + 22 * unit),
        height,
        None if step is None else step % ROLL_STEPS,
        angle,
        since / BURST_MS if 0 <= since < BURST_MS else None,
    )


def landed(before_ms: float, ms: float) -> int:
    """How many dice have first touched the floor after `before_ms` and not after `ms`."""
    times = [LANDS_MS + APART_MS * place for place in range(3)]
    return sum(before_ms < time <= ms for time in times)

"""The times of an evening: when which lane comes in, travels, turns its card over and counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gogoa_game.ui.animator import Animation, in_cubic, in_out_sine, out_cubic

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gogoa_game.scenes.reveal.day import Day
    from gogoa_game.ui.animator import Animator

APART_MS = 250.0
"""From the start of one trip to that of the next, so that eyes can follow."""
STEP_MS = 220.0
SLIDE_MS, FADE_MS = 260.0, 150.0
STAMP_MS, TURN_MS, POP_MS, SEAL_MS, COUNT_MS = 160.0, 300.0, 160.0, 160.0, 400.0
SORT_MS, LEAD_MS = 500.0, 200.0


class LaneShown(NamedTuple):
    """How far a lane has come. All go from 0 to 1 but `travelled`, which counts steps.

    The lane has `slid` in, the mark is `stamped` on the map, the postcard is `turned` over, the
    gain has `popped` up, what a plan brings is `sealed`, and the total is `counted`.
    """

    slid: float
    travelled: float
    stamped: float
    turned: float
    popped: float
    sealed: float
    counted: float


class EveningShown(NamedTuple):
    """How far everything has come: lanes by seat, their new order, and the stubs of who leads."""

    lanes: tuple[LaneShown, ...]
    order: float
    leads: float


def set_out(animator: Animator, day: Day) -> None:
    """Starts the whole evening. With reduced motion the lanes fade in, whole and in order."""
    animations = list(_lanes(day))
    end = max(motion.delay_ms + motion.duration_ms for motion in animations)
    moves = day.earlier != day.later
    animations.append(Animation("order", SORT_MS * moves, in_out_sine, delay_ms=end))
    animations.append(Animation("leads", LEAD_MS, delay_ms=end + SORT_MS * moves))
    for motion in animations:
        animator.start(motion)


def _lanes(day: Day) -> Iterator[Animation]:
    for place, seat in enumerate(day.earlier):
        one = day.players[seat]
        begins = place * APART_MS
        steps = len(one.trip.steps)
        yield Animation(f"slid {seat}", SLIDE_MS, out_cubic, delay_ms=begins, reduced_ms=FADE_MS)
        departs = begins + SLIDE_MS
        arrives = departs + STEP_MS * steps
        yield Animation(f"travelled {seat}", STEP_MS * steps, end=steps, delay_ms=departs)
        yield Animation(f"stamped {seat}", STAMP_MS, in_cubic, delay_ms=arrives)
        yield Animation(f"turned {seat}", TURN_MS, in_out_sine, delay_ms=arrives)
        told = arrives + TURN_MS
        yield Animation(f"popped {seat}", POP_MS, delay_ms=told)
        sealed = SEAL_MS if one.completed else 0.0
        yield Animation(f"sealed {seat}", sealed, in_cubic, delay_ms=told + POP_MS)
        yield Animation(f"counted {seat}", COUNT_MS, out_cubic, delay_ms=told + POP_MS + sealed)


def shown_now(animator: Animator, seats: int) -> EveningShown:
    """How far the evening has come."""
    value = animator.value
    lanes = tuple(
        LaneShown(*(value(f"{name} {seat}") for name in LaneShown._fields)) for seat in range(seats)
    )
    return EveningShown(lanes, value("order"), value("leads"))

"""What a day has brought to everybody: facts for the evening, from events and scores alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from gogoa_game.logic.events import DayEnded, Marked, TripMade
from gogoa_game.logic.scoring import Points, points_of
from gogoa_game.table.standings import standings_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from gogoa_game.logic.events import Event
    from gogoa_game.logic.state import Trip
    from gogoa_game.logic.views import View
    from gogoa_game.table.match import Player
    from gogoa_game.table.standings import Standing


@dataclass(frozen=True, slots=True)
class PlayersDay:
    """The day of one player: where it went, what was marked, and what that has brought.

    `gained` are points by rule, `ticked` the plans on which a box was ticked, `completed` those of
    them that are complete since then, worth `plan_points`; `before` and `after` are all points.
    """

    seat: int
    player: Player
    trip: Trip
    mark: Marked | None
    gained: Points
    ticked: tuple[str, ...]
    plan_points: int
    before: int
    after: int

    @property
    def gain(self) -> int:
        """All points that the day has brought."""
        return self.after - self.before

    @property
    def completed(self) -> tuple[str, ...]:
        """The plans that are complete since this day."""
        return () if self.mark is None else self.mark.completed


@dataclass(frozen=True, slots=True)
class Day:
    """A day that has ended: that of every player, in seat order, and the standings around it.

    `earlier` and `later` are seats by their points before and after the day, the best first.
    """

    number: int
    players: tuple[PlayersDay, ...]
    earlier: tuple[int, ...]
    later: tuple[int, ...]

    @property
    def leaders(self) -> frozenset[int]:
        """The seats with the most points; nobody leads who is alone, or where all are level."""
        totals = {one.seat: one.after for one in self.players}
        if len(set(totals.values())) == 1:
            return frozenset()
        best = max(totals.values())
        return frozenset(seat for seat, total in totals.items() if total == best)


def day_of(view: View, players: Sequence[Player], events: Iterable[Event]) -> Day:
    """The day that `events` have ended, as everybody may know it (R19)."""
    public = [event for event in events if event.known_to(None)]
    trips = [event for event in public if isinstance(event, TripMade)]
    marks = {event.seat: event for event in public if isinstance(event, Marked)}
    days = sorted(
        (_players_day(view, players, made, marks.get(made.seat)) for made in trips),
        key=lambda one: one.seat,
    )
    return Day(
        next(event.day for event in public if isinstance(event, DayEnded)),
        tuple(days),
        tuple(one.seat for one in sorted(days, key=lambda one: -one.before)),
        tuple(one.seat for one in sorted(days, key=lambda one: -one.after)),
    )


def _players_day(
    view: View, players: Sequence[Player], made: TripMade, mark: Marked | None
) -> PlayersDay:
    board, sheet = view.board, view.sheets[made.seat]
    place = made.trip.marked
    new = 0 if place is None else 1 << board.bit[place]
    before = points_of(board, sheet.marked & ~new, sheet.plans)
    after = points_of(board, sheet.marked, sheet.plans)
    gained = after.less(before)
    ticked = tuple(p for p in sheet.plans if place in board.plan(p).destinations)
    return PlayersDay(
        made.seat,
        players[made.seat],
        made.trip,
        mark,
        gained,
        ticked,
        gained.plans,
        before.total,
        after.total,
    )


def standings_around(
    day: Day, view: View, players: Sequence[Player]
) -> tuple[tuple[Standing, ...], tuple[Standing, ...]]:
    """The standings before and after a day, the best first."""
    now = standings_of(view, players)
    earlier = (replace(now[seat], points=day.players[seat].before) for seat in day.earlier)
    return tuple(earlier), tuple(now[seat] for seat in day.later)

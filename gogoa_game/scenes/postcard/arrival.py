"""What the postcard of a place tells: the place, and what marking it has brought."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from gogoa_game.i18n import language
from gogoa_game.logic.scoring import points, points_of
from gogoa_game.ui.parts.postcard import place_picture

if TYPE_CHECKING:
    from gogoa_game.logic.board import Board, Destination
    from gogoa_game.logic.state import Sheet
    from gogoa_game.maps import MapTexts


class Tick(NamedTuple):
    """A box that was ticked on a plan: how many of all are ticked now."""

    plan: str
    done: int
    of: int


@dataclass(frozen=True, slots=True)
class Arrival:
    """What the postcard of a place says, in the language of the moment.

    Its stamp is cancelled if the place is `marked`. `gain` are the points that marking it has
    brought, `ticks` the boxes of plans; None and none where nobody has just arrived.
    """

    name: str
    fact: str
    kind: str
    picture: str
    marked: bool
    gain: int | None = None
    ticks: tuple[Tick, ...] = ()

    @classmethod
    def at(cls, place: Destination, texts: MapTexts, *, marked: bool) -> Arrival:
        """The postcard of a place."""
        name, fact = texts.name(place.id, language()), texts.fact(place.id, language())
        return cls(name, fact, str(place.type), place_picture(place, texts), marked)

    @classmethod
    def on(cls, sheet: Sheet, place: Destination, board: Board, texts: MapTexts) -> Arrival:
        """The postcard of a place that was marked last on a sheet."""
        plain = cls.at(place, texts, marked=True)
        before = points_of(board, sheet.marked & ~(1 << board.bit[place.id]), sheet.plans)
        gain = points(board, sheet).total - before.total
        ticks = tuple(
            Tick(
                texts.plan_name(plan, language()),
                (board.plan_sets[plan] & sheet.marked).bit_count(),
                len(board.plan(plan).destinations),
            )
            for plan in sheet.plans
            if place.id in board.plan(plan).destinations
        )
        return replace(plain, gain=gain, ticks=ticks)

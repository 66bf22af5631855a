"""How the players of a game stand, while it is played and at its end."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from gogoa_game.logic.scoring import Points, points, ranks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.views import View
    from gogoa_game.table.match import Player


@dataclass(frozen=True, slots=True)
class Standing:
    """A player as the row shows them: `me` looks at the screen, `acted` is done for today."""

    seat: int
    name: str
    token: str
    colour: str
    points: int
    starting: bool = False
    acted: bool = False
    bot: bool = False
    me: bool = False


def standings_of(view: View, players: Sequence[Player]) -> tuple[Standing, ...]:
    """All players in seat order, with the points of the sheets that lie open."""
    return tuple(
        Standing(
            seat,
            player.name,
            player.token,
            player.colour,
            points(view.board, sheet).total,
            starting=seat == view.starting_seat,
            acted=seat in view.acted,
            bot=player.is_bot,
            me=seat == view.seat,
        )
        for seat, (player, sheet) in enumerate(zip(players, view.sheets, strict=True))
    )


def onlooked(view: View, players: Sequence[Player], seat: int) -> tuple[Standing, ...]:
    """The same for whoever looks at the sheet of `seat`.

    Who has played today and who begins is of no matter to what lay open before.
    """
    return tuple(
        replace(standing, me=standing.seat == seat, acted=False, starting=False)
        for standing in standings_of(view, players)
    )


class FinalRow(NamedTuple):
    """A player at the end: rank from 1, and the points by rule."""

    seat: int
    rank: int
    player: Player
    points: Points


def final_rows(view: View, players: Sequence[Player]) -> tuple[FinalRow, ...]:
    """All players, the winners first."""
    rank_of = ranks(view.board, view.sheets)
    rows = [
        FinalRow(seat, rank_of[seat], player, points(view.board, view.sheets[seat]))
        for seat, player in enumerate(players)
    ]
    return tuple(sorted(rows, key=lambda row: row.rank))


def tie_broken(rows: Sequence[FinalRow]) -> bool:
    """Whether beaches have decided between players with equal points (R25)."""
    return any(a.points.total == b.points.total and a.rank != b.rank for a, b in pairwise(rows))

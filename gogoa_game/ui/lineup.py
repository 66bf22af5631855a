"""The players of a view as the standings show them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from gogoa_game.logic.scoring import points
from gogoa_game.ui.standings import Standing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.views import View
    from gogoa_game.match import Player


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

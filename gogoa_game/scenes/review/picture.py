"""All that a trip review shows, as one value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.insight.review import DayReview, TripReview
    from gogoa_game.logic.state import Sheet
    from gogoa_game.logic.views import View
    from gogoa_game.maps import GameMap
    from gogoa_game.scenes.review.layout import ReviewLayout
    from gogoa_game.table.match import Player
    from gogoa_game.ui.map.mapview import MapView


@dataclass(frozen=True, slots=True)
class ReviewPicture:
    """Everything that a trip review shows.

    `review` is None while it is worked on; `done` says how far that is, from 0 to 1. `day` is the
    day that is meant, `hover` the seat under the pointer. With `route` the map shows the best trip.
    """

    maps: GameMap
    map: MapView
    layout: ReviewLayout
    view: View
    players: Sequence[Player]
    seat: int
    review: TripReview | None
    done: float = 0.0
    day: int = 1
    hover: int | None = None
    route: bool = False

    @property
    def sheet(self) -> Sheet:
        """The sheet at the end of the game."""
        return self.view.sheets[self.seat]

    @property
    def player(self) -> Player:
        """Whose trip it is."""
        return self.players[self.seat]

    @property
    def shown(self) -> DayReview | None:
        """The day that is meant."""
        return None if self.review is None else self.review.days[self.day - 1]

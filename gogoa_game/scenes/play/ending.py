"""After Confirm: what the place that was marked has to show, before the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.scenes.play.moments import Happening
from gogoa_game.scenes.postcard.scene import ArrivalScene

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.logic.state import Sheet
    from gogoa_game.scenes.base import AppContext
    from gogoa_game.scenes.play.path import PathShown
    from gogoa_game.table.session import Session


class TurnEnd:
    """Goes on after a turn that has been played.

    First the postcard of a place that it has marked lies over the scene. There is no card where
    nothing moves, and none where somebody waits for the screen: they would see by the pause that a
    place was marked (R19).
    """

    def __init__(self, app: AppContext, session: Session, path: PathShown) -> None:
        self._app = app
        self._session = session
        self._path = path

    def go_on(self, sheet: Sheet, settle: Callable[[float], None]) -> None:
        """Shows what there is to show, and goes on to what the game calls for.

        `sheet` is the player's after the turn; `settle` lets the time of the picture below pass.
        """
        trip = sheet.trips[-1]
        if trip.marked is not None:
            self._path.happen(Happening.MARK, trip.end)
        still = self._app.settings.animation_speed == "off"
        if trip.marked is None or still or self._session.needs_curtain:
            self._session.proceed()
            return
        place = self._session.view(None).board.destination(trip.marked)
        card = ArrivalScene(self._app, place, settle, self._session.proceed)
        self._app.director.push(card)

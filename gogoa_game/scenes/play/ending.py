"""After Confirm: what the place that was marked has to show, before the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.scenes.play.moments import Happening
from gogoa_game.scenes.postcard.scene import welcome

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.logic.state import Sheet
    from gogoa_game.scenes.base import AppContext
    from gogoa_game.scenes.play.path import PathShown
    from gogoa_game.table.session import Session


class TurnEnd:
    """Goes on after a turn; first comes the card of a place that it has marked."""

    def __init__(self, app: AppContext, session: Session, seat: int, path: PathShown) -> None:
        self._app = app
        self._session = session
        self._seat = seat
        self._path = path

    def go_on(self, sheet: Sheet, settle: Callable[[float], None]) -> None:
        """Shows what there is to show, and goes on to what the game calls for.

        `sheet` is the player's after the turn; `settle` lets the time of the picture below pass.
        """
        trip = sheet.trips[-1]
        if trip.marked is not None:
            self._path.happen(Happening.MARK, trip.end)
        go_on = self._session.proceed
        if not welcome(self._app, self._session, self._seat, settle, go_on):
            go_on()

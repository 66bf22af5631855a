"""After Confirm: what the place that was marked has to show, before the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.logic.scoring import completed_plans, points
from gogoa_game.scenes.play.donepicture import PlanDone
from gogoa_game.scenes.play.moments import Happening
from gogoa_game.scenes.play.plandone import PlanDoneScene
from gogoa_game.scenes.postcard.scene import welcome
from gogoa_game.ui.map.drawing import PLAN_MARKS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from gogoa_game.logic.board import Board
    from gogoa_game.logic.state import Sheet
    from gogoa_game.scenes.base import AppContext
    from gogoa_game.scenes.play.path import PathShown
    from gogoa_game.scenes.play.picture import PlayPicture
    from gogoa_game.table.session import Session


class TurnEnd:
    """Goes on after a turn that has been played.

    First every plan that it has finished has its moment, then the card of a place that it has
    marked comes. There is nothing of that where nothing moves, and none where somebody waits for
    the screen: they would see by the pause that a place was marked (R19).
    """

    def __init__(self, app: AppContext, session: Session, seat: int, path: PathShown) -> None:
        self._app = app
        self._session = session
        self._seat = seat
        self._path = path

    def go_on(self, settle: Callable[[float], None], picture: Callable[[], PlayPicture]) -> None:
        """Shows what there is to show, and goes on to what the game calls for.

        `picture` is that of the scene, with the sheet after the turn; `settle` lets the time of
        what lies under a card pass.
        """
        shown = picture()
        trip = shown.sheet.trips[-1]
        if trip.marked is not None:
            self._path.happen(Happening.MARK, trip.end)
        still = self._app.settings.animation_speed == "off"
        done = () if still or self._session.needs_curtain else tuple(finished(shown))
        if not done:
            self._greet(settle)
            return

        def greet() -> None:
            self._app.director.pop()
            self._greet(settle)

        self._app.director.push(PlanDoneScene(self._app, picture, done, greet))

    def _greet(self, settle: Callable[[float], None]) -> None:
        go_on = self._session.proceed
        if not welcome(self._app, self._session, self._seat, settle, go_on):
            go_on()


def finished(picture: PlayPicture) -> Iterator[PlanDone]:
    """The plans that the last trip of the picture's sheet has finished (R22)."""
    board, sheet = picture.view.board, picture.sheet
    trip = sheet.trips[-1]
    before = _finished_before(board, sheet)
    for letter, number in zip(PLAN_MARKS, range(len(sheet.plans)), strict=False):
        plan = sheet.plans[number]
        if plan in completed_plans(board, sheet.marked, (plan,)) and plan not in before:
            assert trip.marked is not None
            yield PlanDone(
                board.plan(plan), number, letter, trip.marked, trip.day,
                picture.player, picture.day, points(board, sheet),
            )  # fmt: skip


def _finished_before(board: Board, sheet: Sheet) -> tuple[str, ...]:
    marked = sheet.trips[-1].marked
    new = 0 if marked is None else 1 << board.bit[marked]
    return completed_plans(board, sheet.marked & ~new, sheet.plans)

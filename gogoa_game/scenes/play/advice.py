"""The coach beside a person's turn: it thinks in the time that frames leave, then it speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.table.pace import Pace

if TYPE_CHECKING:
    from gogoa_game.bots.base import Work
    from gogoa_game.insight.coach import Advice
    from gogoa_game.table.session import Session


class Coaching:
    """What the coach has to say to a seat about its turn of today, as soon as it knows."""

    def __init__(self, session: Session, seat: int) -> None:
        self._session = session
        self._seat = seat
        self._pace = Pace()
        self._work: Work[tuple[Advice, ...]] | None = None
        self._share = 0.0
        self._advice: tuple[Advice, ...] | None = None

    @property
    def advice(self) -> tuple[Advice, ...]:
        """The turns it advises, the best first; none while it is thinking."""
        return self._advice or ()

    @property
    def share(self) -> float:
        """How much of its thinking is done, from 0 to 1. It never goes back."""
        return 1.0 if self._advice is not None else self._share

    @property
    def thinking(self) -> bool:
        """Whether it has not spoken yet."""
        return self._advice is None

    def think(self) -> None:
        """Goes on thinking for as long as a frame allows."""
        if self._advice is not None:
            return
        if self._work is None:
            self._work = self._session.coach(self._seat)
        more_time = self._pace.slice()
        try:
            while more_time():
                self._share = max(self._share, next(self._work))
        except StopIteration as spoken:
            self._advice, self._work = spoken.value, None

    def drop(self) -> None:
        """Stops thinking. What has been said stays said."""
        if self._work is not None:
            self._work.close()
            self._work, self._share = None, 0.0

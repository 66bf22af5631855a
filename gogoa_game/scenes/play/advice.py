"""The coach beside a person's turn: it thinks in the time that frames leave, then it speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.scenes.play.coachpicture import (
    AdviceTicket,
    CoachPicture,
    CoachRoom,
    advice_id,
)
from gogoa_game.scenes.play.words import advice_words
from gogoa_game.table.pace import PacedWork

if TYPE_CHECKING:
    from gogoa_game.insight.coach import Advice
    from gogoa_game.logic.board import Board
    from gogoa_game.logic.draft import TurnDraft
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.maps import MapTexts
    from gogoa_game.scenes.play.words import AdviceWords
    from gogoa_game.table.session import Session

THINKING_FRAME_MS = 60.0
"""The picture of thinking changes no oftener: between two, a frame is for thinking alone."""


class Adviser:
    """What the coach has to say to a seat about its turn of today, as soon as it knows.

    `present` is whether it is at the table, `ms` how long it has thought.
    """

    def __init__(self, session: Session, seat: int) -> None:
        self.present = session.coached
        self.ms = 0.0
        self._session = session
        self._seat = seat
        self._work: PacedWork[tuple[Advice, ...]] | None = None
        self._advice: tuple[Advice, ...] | None = None

    @property
    def advice(self) -> tuple[Advice, ...]:
        """The turns it advises, the best first; none while it is thinking."""
        return self._advice or ()

    @property
    def thinking(self) -> bool:
        """Whether it has not spoken yet."""
        return self._advice is None

    @property
    def listening(self) -> bool:
        """Whether it is at the table and thinks about this turn."""
        return self.present and self.thinking

    @property
    def share(self) -> float:
        """How much of its thinking is done, from 0 to 1. It never goes back."""
        if self._advice is not None:
            return 1.0
        return 0.0 if self._work is None else self._work.share

    def follow(self) -> bool:
        """Comes or goes as the settings say; whether that is a change."""
        before, self.present = self.present, self._session.coached
        return before != self.present

    def call(self) -> None:
        """Comes if it is away, and goes if it is here, for the rest of the game."""
        self._session.ask_coach(not self.present)
        self.follow()
        if not self.present:
            self.drop()

    def think(self, ms: float) -> bool:
        """Goes on thinking for as long as a frame allows; whether its picture has changed."""
        frames = self.ms // THINKING_FRAME_MS
        self.ms += ms
        if self._work is None:
            self._work = PacedWork(self._session.coach(self._seat))
        if self._work.step():
            self._advice, self._work = self._work.result, None
        return not self.thinking or self.ms // THINKING_FRAME_MS > frames

    def drop(self) -> None:
        """Stops thinking. What has been said stays said."""
        if self._work is not None:
            self._work.drop()
            self._work = None

    # ---- what is shown

    def words_of(self, number: int, board: Board, texts: MapTexts) -> AdviceWords | None:
        """The words for the advice of that number; None while there is none."""
        if number >= len(self.advice):
            return None
        return advice_words(self.advice[number], board, texts)

    def tickets(
        self, room: CoachRoom | None, draft: TurnDraft, texts: MapTexts
    ) -> list[AdviceTicket]:
        """A ticket for each advice, in the room of the coach; none while it is away."""
        if not self.present or room is None:
            return []
        end = draft.position if draft.complete else None
        return [
            AdviceTicket(
                number,
                rect,
                advice_words(advice, draft.board, texts),
                taken=advice.turn.path[-1] == end,
                upright=room.upright,
            )
            for number, (rect, advice) in enumerate(zip(room.tickets, self.advice, strict=False))
        ]

    def picture(
        self,
        room: CoachRoom,
        draft: TurnDraft,
        texts: MapTexts,
        pointed: str | None,
        cell: Hex | None,
        *,
        still: bool,
    ) -> CoachPicture:
        """All that it shows beside its tickets; `pointed` is a widget, `cell` a hex meant now.

        With `still` nothing moves while it thinks.
        """
        paths = [one.turn.path for one in self.advice]
        lit = next(
            (n for n, path in enumerate(paths) if pointed == advice_id(n) or path[-1] == cell), None
        )
        end = draft.position if draft.complete else None
        taken = next((n for n, path in enumerate(paths) if path[-1] == end), 0)
        return CoachPicture(
            room,
            self.share if self.thinking else None,
            0.0 if still else self.ms,
            tuple(path[-1] for path in paths),
            lit,
            () if lit is None else (draft.sheet.position, *paths[lit]),
            self.words_of(taken if lit is None else lit, draft.board, texts),
        )

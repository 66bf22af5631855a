"""The line above a turn: what there is to do now or, for a while, why something was refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.i18n import language
from gogoa_game.ui.parts import phrases

if TYPE_CHECKING:
    from gogoa_game.maps import MapTexts
    from gogoa_game.scenes.play.hand import TurnInHand

MESSAGE_MS = 5000.0


class Line:
    """What is said last goes by itself, or with the next change of the turn."""

    def __init__(self) -> None:
        self._message = ""
        self._left_ms = 0.0

    @property
    def alert(self) -> bool:
        """Whether something was said that has not gone yet."""
        return self._left_ms > 0

    def say(self, text: str) -> None:
        """Says a sentence."""
        self._message, self._left_ms = text, MESSAGE_MS

    def clear(self) -> None:
        """What was said goes."""
        self._left_ms = 0.0

    def update(self, ms: float) -> bool:
        """Lets time pass; whether what was said goes now."""
        before, self._left_ms = self._left_ms, max(0.0, self._left_ms - ms)
        return before > 0 and not self.alert

    def text(self, hand: TurnInHand, texts: MapTexts) -> str:
        """The line as it stands."""
        if self.alert:
            return self._message
        if hand.armed is not None:
            return phrases.guide_progress(texts.name(hand.armed, language()))
        # What relief allows is news until something is done about it.
        news = phrases.relief(hand.draft) if hand.draft.before is None else ""
        return news or phrases.progress(hand.draft)

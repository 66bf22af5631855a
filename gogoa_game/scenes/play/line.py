"""The tag at the tray: what there is to do now or, for a while, why something was refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.i18n import language
from gogoa_game.logic.dice import PLACES
from gogoa_game.ui.parts import phrases
from gogoa_game.ui.parts.tasktag import REFUSED, Task

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

    def task(self, hand: TurnInHand, texts: MapTexts) -> Task:
        """What the tag says, with its icon."""
        draft = hand.draft
        if self.alert:
            return Task(self._message, REFUSED, alert=True)
        if hand.armed is not None:
            name = texts.name(hand.armed, language())
            return Task(phrases.guide_progress(name), "guide_badge")
        # What relief allows is news until something is done about it.
        news = phrases.relief(draft) if draft.before is None and hand.selected is None else ""
        text = news or phrases.progress(draft, hand.selected)
        if hand.selected is not None:
            return Task(text, draft.dice[hand.selected])
        if draft.option is None:
            free = next(place for place in PLACES if draft.purpose_of(place) is None)
            return Task(text, draft.dice[free])
        return Task(text, "marked_badge" if draft.complete else "pencil")

"""The path of a turn as it is shown: what the pencil has drawn, and what happens on its way."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from gogoa_game.scenes.play.moments import MOTIONS, SOUNDS, Happening, Moment
from gogoa_game.ui.animator import step_ms
from gogoa_game.ui.sound.effects import pencil

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from gogoa_game.logic.draft import TurnDraft
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.store.settings import Settings
    from gogoa_game.ui.animator import Animator


class PathShown:
    """How far the pencil has come on a draft's path, and the moment of what it has met last.

    `drawn` counts steps: 2.5 is half of the third one.
    """

    def __init__(self, animator: Animator, settings: Callable[[], Settings]) -> None:
        self.drawn = 0.0
        self._animator = animator
        self._settings = settings
        self._happened: tuple[Happening, Hex] | None = None

    def is_whole(self, draft: TurnDraft) -> bool:
        """Whether nothing of the path is left to be drawn."""
        return self.drawn >= len(draft.steps)

    def show_whole(self, draft: TurnDraft) -> None:
        """The path is there as far as it goes."""
        self.drawn = float(len(draft.steps))

    def show_none(self) -> None:
        """The pencil begins at the first step."""
        self.drawn = 0.0

    def update(self, ms: float, draft: TurnDraft) -> tuple[str, ...]:
        """Lets the pencil come on for `ms`; the effects that this sounds like."""
        if self.is_whole(draft):
            return ()
        pace, before, whole = step_ms(self._settings()), self.drawn, float(len(draft.steps))
        self.drawn = min(whole, self.drawn + ms / pace) if pace else whole
        return tuple(self._came_along(before, draft))

    def _came_along(self, before: float, draft: TurnDraft) -> Iterator[str]:
        """The pencil sounds higher from step to step, and what it meets has its moment."""
        steps, after = draft.steps, self.drawn
        if math.ceil(after) > math.ceil(before):
            yield pencil(math.ceil(after))
        for number in range(math.ceil(before), math.ceil(after)):
            step = steps[number]
            at = steps[number - 1].hex if number else draft.sheet.position
            if step.bounced:
                yield from self.happen(Happening.BOUNCE, at)
            elif step.deviated:
                yield from self.happen(Happening.TURN, at)
        if after == len(steps) and draft.complete and draft.marks:
            yield from self.happen(Happening.ARRIVAL, draft.position)

    def happen(self, what: Happening, cell: Hex) -> tuple[str, ...]:
        """Begins a moment on a hex; its effect, if it has one."""
        self._happened = what, cell
        self._animator.start(MOTIONS[what])
        return (SOUNDS[what],) if what in SOUNDS else ()

    @property
    def moment(self) -> Moment | None:
        """What happens on the path just now."""
        if self._happened is None or not self._animator.running("moment"):
            return None
        still = self._settings().reduced_motion
        return Moment(*self._happened, self._animator.value("moment"), still)

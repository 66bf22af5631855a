"""What an evening sounds like: pencils, bounces, stamps, plans, and lanes that change places."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from gogoa_game.scenes.reveal.motion import EveningShown, LaneShown, shown_now
from gogoa_game.ui.sound.effects import pencil

if TYPE_CHECKING:
    from gogoa_game.scenes.reveal.day import Day, PlayersDay
    from gogoa_game.ui.animator import Animator
    from gogoa_game.ui.sound.effects import Sounds

QUIET_MS = 90.0
"""Between two strokes of pencils, however many there are."""


class EveningSounds:
    """Plays each sound when its moment has come; what is skipped is not heard."""

    def __init__(self, day: Day, sounds: Sounds) -> None:
        self._day = day
        self._sounds = sounds
        self._before: EveningShown | None = None
        self._since = QUIET_MS

    def follow(self, animator: Animator, ms: float) -> None:
        """Plays what has happened since the last call, `ms` milliseconds ago."""
        now = shown_now(animator, len(self._day.players))
        before = self._before or now
        self._before = now
        self._since += ms
        for one in self._day.players:
            self._hear(one, before.lanes[one.seat], now.lanes[one.seat])
        if before.order == 0 < now.order and self._day.earlier != self._day.later:
            self._sounds.play("sort")

    def skip(self) -> None:
        """All is over."""
        self._before = None

    def _hear(self, one: PlayersDay, before: LaneShown, now: LaneShown) -> None:
        for number in range(ceil(before.travelled) + 1, ceil(now.travelled) + 1):
            if self._since >= QUIET_MS:
                self._sounds.play(pencil(number))
                self._since = 0.0
            if one.trip.steps[number - 1].bounced:
                self._sounds.play("bounce")
        if one.mark is not None and before.stamped == 0 < now.stamped:
            self._sounds.play("mark")
        if one.completed and before.sealed == 0 < now.sealed:
            self._sounds.play("plan")

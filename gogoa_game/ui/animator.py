"""Tweens in injected time: how far along every motion is. The state of the game never asks them."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from gogoa_game.store.settings import Settings

Speed = Literal["slow", "normal", "fast", "off"]
Curve = Callable[[float], float]

SPEED_FACTOR: dict[Speed, float] = {"slow": 1.8, "normal": 1.0, "fast": 0.5, "off": 0.0}
"""What a duration is multiplied by: 0 means that nothing takes any time."""
STEP_MS = 140.0
"""One hex of a path at normal speed."""


def linear(t: float) -> float:
    """Even motion."""
    return t


def out_cubic(t: float) -> float:
    """Starts fast, ends slowly."""
    return 1 - (1 - t) ** 3


def in_cubic(t: float) -> float:
    """Starts slowly, ends fast: a stamp that comes down."""
    return t**3


def in_out_cubic(t: float) -> float:
    """Starts and ends slowly, and is fast between."""
    return 4 * t**3 if t < 0.5 else 1 - 4 * (1 - t) ** 3


def out_back(t: float) -> float:
    """Comes a little too far, and back."""
    rest = t - 1
    return 1 + 2.2 * rest**3 + 1.2 * rest**2


def in_out_sine(t: float) -> float:
    """Starts and ends slowly."""
    return (1 - math.cos(math.pi * t)) / 2


def out_bounce(t: float) -> float:
    """Falls, bounces once by a tenth of the way, and lies still."""
    fall = 0.7
    if t < fall:
        return (t / fall) ** 2
    rest = (t - fall) / (1 - fall)
    return 1 - 0.4 * rest * (1 - rest)


@dataclass(frozen=True, slots=True)
class Animation:
    """A value that goes from `start` to `end` in `duration_ms`, `delay_ms` after its turn has come.

    With reduced motion it takes `reduced_ms` and has no delay: 0 is a cut.
    """

    name: str
    duration_ms: float
    curve: Curve = linear
    start: float = 0.0
    end: float = 1.0
    delay_ms: float = 0.0
    reduced_ms: float = 0.0


@dataclass(frozen=True, slots=True)
class _Track:
    animation: Animation
    begins: float
    ends: float

    def value(self, now: float) -> float:
        motion = self.animation
        if now >= self.ends:
            return motion.end
        if now <= self.begins:
            return motion.start
        passed = (now - self.begins) / (self.ends - self.begins)
        return motion.start + (motion.end - motion.start) * motion.curve(passed)


class Animator:
    """Runs animations side by side (`start`) and one after the other (`queue`).

    A value stays at its end until its name is started again or forgotten by `clear`.
    """

    def __init__(self, speed: Speed = "normal", *, reduced: bool = False) -> None:
        self._speed: Speed = speed
        self._reduced = reduced
        self._now = 0.0
        self._tracks: dict[str, list[_Track]] = {}
        self._last_end = 0.0

    def adopt(self, speed: Speed, *, reduced: bool) -> None:
        """Takes over another speed: what moves goes on with it.

        Where reduced motion begins, what moves is at its end.
        """
        ends = reduced and not self._reduced
        self._speed, self._reduced = speed, reduced
        if ends:
            self.skip()
        self._skip_if_off()

    @property
    def active(self) -> bool:
        """True while anything moves or waits for its turn."""
        return self._last_end > self._now

    def start(self, animation: Animation) -> None:
        """Starts now, beside whatever runs; the same name is started afresh."""
        self._tracks[animation.name] = [self._track(animation, self._now)]
        self._last_end = max(
            (track.ends for tracks in self._tracks.values() for track in tracks), default=self._now
        )
        self._skip_if_off()

    def queue(self, *animations: Animation) -> None:
        """Each starts when all that was started or queued before it has ended.

        The same name may stand in the queue several times.
        """
        for animation in animations:
            track = self._track(animation, max(self._now, self._last_end))
            tracks = self._tracks.setdefault(animation.name, [])
            tracks[:] = [kept for kept in tracks if kept.ends > self._now]
            tracks.append(track)
            self._last_end = max(self._last_end, track.ends)
        self._skip_if_off()

    def update(self, ms: float) -> None:
        """Lets `ms` milliseconds pass."""
        if self._factor:
            self._now += ms / self._factor

    def skip(self) -> None:
        """Ends everything at once: all values are at their ends."""
        self._now = max(self._now, self._last_end)

    def clear(self) -> None:
        """Forgets everything."""
        self._tracks.clear()
        self._now = self._last_end = 0.0

    def running(self, name: str) -> bool:
        """True while `name` moves or waits for its turn."""
        return any(track.ends > self._now for track in self._tracks.get(name, ()))

    def value(self, name: str, default: float | None = None) -> float:
        """Where `name` is: at its start before its turn, at its end after it.

        Raises KeyError for a name that was never started, unless there is a `default`.
        """
        tracks = self._tracks.get(name)
        if not tracks:
            if default is None:
                raise KeyError(name)
            return default
        begun = [track for track in tracks if track.begins <= self._now]
        return (begun[-1] if begun else tracks[0]).value(self._now)

    def _track(self, animation: Animation, when: float) -> _Track:
        """The way of an animation in time at normal speed."""
        if self._reduced:
            return _Track(animation, when, when + animation.reduced_ms)
        begins = when + animation.delay_ms
        return _Track(animation, begins, begins + animation.duration_ms)

    def _skip_if_off(self) -> None:
        if not self._factor:
            self.skip()

    @property
    def _factor(self) -> float:
        return SPEED_FACTOR[self._speed]


def step_ms(settings: Settings) -> float:
    """Milliseconds for one hex of a path; 0 where paths appear whole."""
    return 0.0 if settings.reduced_motion else STEP_MS * SPEED_FACTOR[settings.animation_speed]

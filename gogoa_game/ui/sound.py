"""Sounds: the mixer starts after the first frame; without a device the game is silent."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui.assets import asset

if TYPE_CHECKING:
    from pathlib import Path

NAMES = ("dice", "pencil", "turn", "bounce", "mark", "guide", "plan", "day")
"""The effects; each is a file in `assets/sounds`."""
_RATE = 44_100
_CHANNELS = 12

_log = logging.getLogger(__name__)


class Sounds:
    """Plays effects by name at a volume of 0..1; before `start` and without a device, nothing."""

    def __init__(self, volume: float = 1.0, muted: bool = False) -> None:
        self._volume = min(1.0, max(0.0, volume))
        self._muted = muted
        self._started = False
        self._sounds: dict[str, pygame.mixer.Sound] = {}

    @property
    def volume(self) -> float:
        """The volume, 0..1."""
        return self._volume

    @property
    def muted(self) -> bool:
        """True if nothing is to be heard."""
        return self._muted

    def start(self) -> None:
        """Opens the mixer and loads the effects; a failure is logged once, then there is silence.

        Call it after the first frame: it takes a tenth of a second. Raises AssetError if a file
        is missing; one that cannot be played is logged and not heard.
        """
        if self._started:
            return
        self._started = True
        files = {name: asset("sounds", f"{name}.wav") for name in NAMES}
        try:
            pygame.mixer.init(_RATE, -16, 1, 512)
            pygame.mixer.set_num_channels(_CHANNELS)
        except pygame.error as error:
            _log.warning("There will be no sound: %s", error)
            return
        for name, path in files.items():
            self._load(name, path)
        self.set_volume(self._volume)

    def _load(self, name: str, path: Path) -> None:
        try:
            self._sounds[name] = pygame.mixer.Sound(str(path))
        except (pygame.error, OSError) as error:
            _log.warning("The sound %s cannot be played: %s", path, error)

    def play(self, name: str, volume: float = 1.0) -> None:
        """Plays an effect, at a part of the volume if asked. Raises KeyError for another name."""
        if name not in NAMES:
            raise KeyError(name)
        sound = self._sounds.get(name)
        if sound is None or self._muted or self._volume <= 0:
            return
        channel = sound.play()
        # There is none when all are busy: the effect is then left out.
        if channel is not None:
            channel.set_volume(volume)

    def set_volume(self, volume: float) -> None:
        """Sets the volume, 0..1, for what plays now too."""
        self._volume = min(1.0, max(0.0, volume))
        for sound in self._sounds.values():
            sound.set_volume(self._volume)

    def mute(self, muted: bool) -> None:
        """Silences everything at once, or allows sounds again."""
        self._muted = muted
        if muted and self._sounds:
            pygame.mixer.stop()

    def close(self) -> None:
        """Stops the mixer if this has started it."""
        self._sounds.clear()
        if self._started:
            pygame.mixer.quit()
        self._started = False

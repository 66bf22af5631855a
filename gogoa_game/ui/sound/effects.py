"""Effects and music: the mixer starts after the first frame; without a device all is silent."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from gogoa_game.files.assets import asset
from gogoa_game.ui.sound.music import MIX, Music, MusicPlayer

if TYPE_CHECKING:
    from pathlib import Path

STEPS = 6
"""The longest path has so many steps; the pencil is higher from one to the next."""
EFFECTS = {
    # The table: dice, pencil, paper.
    "dice": 0.9, "settle": 0.8, "lift": 0.32, "slot": 1.0,
    **{f"pencil{step}": 0.2 for step in range(1, STEPS + 1)},
    "turn": 0.3, "undo": 0.35, "bounce": 0.95, "refused": 0.95, "click": 0.55,
    # What the game calls out.
    "mark": 0.75, "guide": 0.37, "plan": 0.3, "tour": 0.5, "day": 0.9, "coach": 0.37, "sort": 0.45,
    "stamp": 0.9, "total": 0.45,
    # Cards and curtains.
    "postcard": 0.4, "curtain": 0.33, "souvenir": 0.55,
}  # fmt: skip
"""The effects, each a file in `assets/sounds`, and how loud each is beside the others."""
_RATE = 44_100
_BUFFER = 512
_CHANNELS = 12

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Levels:
    """What is to be heard: effects and music from 0 to 1, and whether anything at all."""

    effects: float = 1.0
    music: float = 1.0
    muted: bool = False


def pencil(step: int) -> str:
    """The effect of the pencil at a step of a path, from 1 on."""
    return f"pencil{min(step, STEPS)}"


class Sounds:
    """Plays effects by name and one piece of music; before `start` and without a device, nothing.

    Call `update` every frame: it goes on with the music, and reads one more effect.
    """

    def __init__(self, levels: Levels | None = None) -> None:
        self.levels = levels or Levels()
        self.music = Music.SILENCE
        """The piece that is wanted; it comes when the one before has faded out."""
        self._started = False
        self._effects: dict[str, pygame.mixer.Sound] = {}
        self._unread: dict[str, Path] = {}
        self._player: MusicPlayer | None = None

    def start(self) -> None:
        """Opens the mixer; a failure is logged once, then there is silence.

        Call it after the first frame. Raises AssetError if a file is missing; one that cannot be
        played is logged and not heard.
        """
        if self._started:
            return
        self._started = True
        effects = {name: asset("sounds", f"{name}.ogg") for name in EFFECTS}
        pieces = {piece: asset("sounds", f"{piece.value}.ogg") for piece in MIX}
        try:
            pygame.mixer.init(_RATE, -16, 2, _BUFFER)
            pygame.mixer.set_num_channels(_CHANNELS)
        except (pygame.error, NotImplementedError) as error:
            _log.warning("There will be no sound: %s", error)
            return
        self._unread = effects
        self._player = MusicPlayer(pieces)

    def update(self) -> None:
        """Lets the music go on, and reads an effect that has not been read yet."""
        if self._player is None:
            return
        self._player.update(self.music, 0.0 if self.levels.muted else self.levels.music)
        if self._unread:
            self._read(next(iter(self._unread)))

    def _read(self, name: str) -> None:
        path = self._unread.pop(name)
        try:
            self._effects[name] = pygame.mixer.Sound(path)
        except (pygame.error, OSError) as error:
            _log.warning("The sound %s cannot be played: %s", path, error)
        else:
            self._effects[name].set_volume(self.levels.effects * EFFECTS[name])

    def play(self, name: str) -> None:
        """Plays an effect; if too many play already, it is left out. Raises KeyError."""
        if name not in EFFECTS:
            raise KeyError(name)
        if self.levels.muted or self.levels.effects <= 0:
            return
        if name in self._unread:
            self._read(name)
        effect = self._effects.get(name)
        if effect is not None:
            effect.play()

    def adopt(self, levels: Levels) -> None:
        """Takes new levels over, for what plays now too."""
        self.levels = levels
        for name, effect in self._effects.items():
            effect.set_volume(levels.effects * EFFECTS[name])
        if levels.muted and self._player is not None:
            pygame.mixer.stop()
        self.update()

    def close(self) -> None:
        """Stops the mixer if this has started it."""
        self._effects.clear()
        self._unread.clear()
        if self._player is not None:
            pygame.mixer.quit()
        self._player = None
        self._started = False

"""Which piece of music plays: one goes out before the next comes in, and nothing waits for it."""

from __future__ import annotations

import logging
from enum import Enum
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

FADE_OUT_MS = 700
FADE_IN_MS = 900

_log = logging.getLogger(__name__)


class Music(Enum):
    """The pieces: each but silence is a file in `assets/sounds`, named by its value."""

    SILENCE = ""
    TITLE = "music_title"
    PLAY = "music_play"
    WIN = "music_win"

    @property
    def loops(self) -> bool:
        """Whether it begins anew at its end."""
        return self in (Music.TITLE, Music.PLAY)


MIX = {Music.TITLE: 0.8, Music.PLAY: 0.5, Music.WIN: 1.0}
"""How loud the pieces are beside the effects."""


class MusicPlayer:
    """Leads the mixer's one stream of music; call `update` every frame.

    The mixer reads a file as it plays: to begin a piece takes a millisecond. At a level of 0 the
    music is held where it is.
    """

    def __init__(self, files: Mapping[Music, Path]) -> None:
        self._files = dict(files)
        self._now = Music.SILENCE  # what the mixer holds
        self._fading = False
        self._held = False
        self._level = 0.0

    @property
    def playing(self) -> Music:
        """The piece that the mixer plays or holds."""
        return self._now

    def update(self, wanted: Music, level: float) -> None:
        """Goes a step on towards the piece that is wanted, at a level from 0 to 1."""
        if level <= 0:
            self._hold(wanted)
            return
        music = pygame.mixer.music
        if level != self._level:
            self._level = level
            music.set_volume(level * MIX.get(self._now, 1.0))
        if self._held:
            music.unpause()
            self._held = False
        if self._now is wanted and not self._fading:
            return
        if self._now is not Music.SILENCE and music.get_busy():
            if not self._fading:
                music.fadeout(FADE_OUT_MS)
                self._fading = True
            return
        self._begin(wanted)

    def _hold(self, wanted: Music) -> None:
        if self._now is Music.SILENCE:
            return
        if self._fading or self._now is not wanted:
            pygame.mixer.music.stop()
            self._now, self._fading, self._held = Music.SILENCE, False, False
        elif not self._held:
            pygame.mixer.music.pause()
            self._held = True

    def _begin(self, piece: Music) -> None:
        self._now, self._fading = piece, False
        path = self._files.get(piece)
        if path is None:
            return
        try:
            pygame.mixer.music.load(path)
            pygame.mixer.music.set_volume(self._level * MIX[piece])
            # A loop comes in softly, a fanfare on its first beat.
            loops, fade = (-1, FADE_IN_MS) if piece.loops else (0, 0)
            pygame.mixer.music.play(loops, fade_ms=fade)
        except (pygame.error, OSError) as error:
            _log.warning("The sound %s cannot be played: %s", path, error)
            del self._files[piece]

"""Plays the tunes: two loops for guitar and drum, and the band at the end of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from sound import waves as w
from sound.instruments import big_drum, brass, cymbals, drum, guitar, gull, snare, surf
from sound.tunes import CHORDS, PLAY, PLAY_BPM, TITLE, TITLE_BPM, VERSE, WIN, WIN_BPM, Bar, midi

if TYPE_CHECKING:
    from collections.abc import Sequence

LATE = 0.007
"""By how many seconds a hand is early or late, as a standard deviation."""
UNEVEN = 0.09
"""By how much of its strength a stroke differs from the one meant."""
MELODY, CHORDS_PLACE, SECOND = 0.22, -0.25, 0.05
"""Where the parts sit between left and right."""


class Player(NamedTuple):
    """A loop in the making, and the hands that play it."""

    sound: w.Wave
    beat: float
    rng: w.Rng

    def pluck(self, key: int, beat: float, beats: float, strength: float, place: float) -> None:
        """Plays a note of the guitar about that beat."""
        at = max(0.0, beat * self.beat + self.rng.normal() * LATE)
        loud = min(1.0, strength * (1 + self.rng.normal() * UNEVEN))
        note = guitar(self.rng, key, beats * self.beat, loud)
        w.add_round(self.sound, w.pan(note, place), at)

    def strike(self, stroke: str, beat: float, strength: float) -> None:
        """Strikes the drum about that beat."""
        at = max(0.0, beat * self.beat + self.rng.normal() * LATE)
        loud = strength * (1 + self.rng.normal() * UNEVEN)
        w.add_round(self.sound, w.pan(drum(self.rng, stroke, loud), -0.05), at)


def _loop(tune: Sequence[Bar], bpm: float, rng: w.Rng) -> Player:
    beat = 60.0 / bpm
    return Player(np.zeros((round(len(tune) * 3 * beat * w.RATE), 2)), beat, rng)


def _melody(player: Player, tune: Sequence[Bar], strength: float) -> None:
    for number, bar in enumerate(tune):
        beat = 3.0 * number
        # A phrase of four bars swells towards its third and sinks again.
        shape = (0.9, 1.0, 1.06, 0.92)[number % 4]
        for beats, voices in bar.melody:
            accent = 1.0 if beat % 3 == 0 else 0.88
            for voice, key in enumerate(voices):
                loud = strength * shape * accent * (0.62 if voice else 1.0)
                place = SECOND if voice else MELODY
                player.pluck(midi(key), beat, beats + 0.35, loud, place)
            beat += beats


def _accompany(player: Player, tune: Sequence[Bar], strength: float) -> None:
    """Bass, then the chord: a soft waltz, broken up where the melody rests or holds a note."""
    for number, bar in enumerate(tune):
        beat = 3.0 * number
        bass, low, middle, high = map(midi, CHORDS[bar.chord].split())
        player.pluck(bass, beat, 2.7, strength, CHORDS_PLACE)
        if len(bar.melody) == 1:
            for half, key in enumerate((low, middle, high, middle, low), start=1):
                player.pluck(key, beat + half / 2, 1.6, strength * 0.62, CHORDS_PLACE)
            continue
        for late, soft in ((1.0, 0.6), (2.0, 0.5)):
            for finger, key in enumerate((low, middle, high)):
                roll = 0.028 * finger
                player.pluck(key, beat + late + roll, 0.8, strength * soft, CHORDS_PLACE)


def _beat_drum(player: Player, tune: Sequence[Bar], first: int, strength: float) -> None:
    """A hand drum from the bar `first` on: a deep stroke, and fingers behind it now and then."""
    for number in range(first, len(tune)):
        beat = 3.0 * number
        player.strike("deep", beat, strength)
        if number % 2:
            player.strike("tap", beat + 2.0, strength * 0.4)
            if number % 4 == 3:
                player.strike("tap", beat + 2.5, strength * 0.3)
        else:
            player.strike("tap", beat + 1.0, strength * 0.3)


def play(rng: w.Rng) -> w.Wave:
    """The quiet loop of a game: a verse for the guitar alone, a refrain with the drum."""
    player = _loop(PLAY, PLAY_BPM, rng)
    _accompany(player, PLAY, 0.5)
    _melody(player, PLAY, 0.72)
    _beat_drum(player, PLAY, len(VERSE), 0.15)
    return w.room(player.sound, rng, length=1.3, loudness=0.2)


def title(rng: w.Rng) -> w.Wave:
    """The loop of the title: the guitar on a beach, with the surf and a gull far out."""
    player = _loop(TITLE, TITLE_BPM, rng)
    _accompany(player, TITLE, 0.48)
    _melody(player, TITLE, 0.74)
    _beat_drum(player, TITLE, 8, 0.13)
    sound = w.room(player.sound, rng, length=1.1, loudness=0.18)
    length = len(sound) / w.RATE
    sea = surf(rng, length, 5)[: len(sound)]
    sound += sea * (0.5 * _power(sound) / _power(sea))
    for at, place in ((0.18, -0.6), (0.61, 0.5)):
        cries = np.concatenate((w.pan(gull(rng, 2.0), place), np.zeros((2 * w.RATE, 2))))
        cries = w.room(cries, rng, length=1.5, loudness=1.0)
        w.add_round(sound, cries, at * length, 0.12 * _power(sound) / _power(cries))
    return sound


def win(rng: w.Rng) -> w.Wave:
    """A brass band: a call, an answer, and the last chord with cymbals; four seconds."""
    beat = 60.0 / WIN_BPM
    sound = np.zeros((int(4.6 * w.RATE), 2))

    def put(part: w.Wave, at: float, place: float, loudness: float = 1.0) -> None:
        w.add_round(sound, w.pan(part, place), max(0.0, at * beat + rng.normal() * 0.004), loudness)

    for at, length, trumpets, horn, trombone, tuba in WIN:
        span = length * beat
        for place, note in zip((-0.3, 0.1), trumpets.split(), strict=True):
            put(brass(rng, midi(note), span, 0.85, 2100), at, place, 0.5)
        put(brass(rng, midi(horn), span, 0.7, 1100), at, 0.4, 0.42)
        put(brass(rng, midi(trombone), span, 0.8, 1200), at, -0.4, 0.45)
        put(brass(rng, midi(tuba), span, 0.8, 620), at, 0.15, 0.6)
    for number in range(9):
        put(snare(rng, 0.35 + 0.04 * number), 5 + number / 9, 0.1)
    for at in (1.0, 2.0, 3.0, 4.0, 5.0):
        put(snare(rng, 0.5), at + 0.5, 0.1)
        put(big_drum(rng, 1.1), at, 0.0)
    put(big_drum(rng, 1.5), 6.0, 0.0)
    for at in (1.0, 3.0):
        put(cymbals(rng, 0.8, 0.3), at, 0.2)
    put(cymbals(rng, 1.7, 0.6), 6.0, 0.2)
    sound = w.press(sound, 1.6)
    sound = w.room(np.concatenate((sound, np.zeros_like(sound))), rng, length=0.9, loudness=0.22)
    fade = np.clip((4.5 - np.arange(len(sound)) / w.RATE) / 0.5, 0.0, 1.0)
    faded: w.Wave = (sound.T * fade).T[: int(4.5 * w.RATE)]
    return faded


def _power(sound: w.Wave) -> float:
    return float(np.sqrt(np.mean(sound**2)))

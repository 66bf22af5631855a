"""The tunes, written for this game: what is played, bar by bar.

A tune is a list of bars of three beats. Each has its chord, as a bass note and the notes above it
from low to high, and its melody as (length in beats, note) in their order; "-" is a rest. Where a
second voice goes below the melody it stands behind a slash: "F#5/A4".
"""

from __future__ import annotations

from typing import NamedTuple

_KEYS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_SIGNS = {"#": 1, "b": -1}


def midi(note: str) -> int:
    """The key of a note such as "Bb4"."""
    return _KEYS[note[0]] + sum(_SIGNS[sign] for sign in note[1:-1]) + 12 * (int(note[-1]) + 1)


class Bar(NamedTuple):
    """Three beats."""

    chord: str
    melody: str


CHORDS = {
    "Dm": "D3 A3 D4 F4", "Dm/A": "A2 A3 D4 F4", "D": "D3 A3 D4 F#4", "D/F#": "F#2 A3 D4 F#4",
    "D7": "D3 A3 C4 F#4", "Gm": "G2 Bb3 D4 G4", "Gm/Bb": "Bb2 Bb3 D4 G4", "G": "G2 B3 D4 G4",
    "G7": "G2 B3 D4 F4", "G/D": "D3 B3 D4 G4", "C": "C3 G3 C4 E4", "C7": "C3 Bb3 C4 E4",
    "Cm": "C3 G3 C4 Eb4", "F": "F2 A3 C4 F4", "A7": "A2 G3 C#4 E4", "Em": "E2 G3 B3 E4",
    "Em7": "E2 G3 D4 E4", "Bm": "B2 F#3 B3 D4", "Am": "A2 A3 C4 E4", "B7": "B2 A3 D#4 F#4",
}  # fmt: skip
"""Bass and three notes above it, as they lie on a guitar."""

PLAY_BPM = 100.0
PLAY = (
    # The verse, in D minor: somebody looks out over the river.
    Bar("Dm", "2 A4, 1 D5"), Bar("Dm", "1.5 F5, .5 E5, 1 D5"),
    Bar("Gm", "2 Bb4, 1 D5"), Bar("Dm", "3 A4"),
    Bar("Gm", "1 G4, 1 A4, 1 Bb4"), Bar("C7", "1.5 C5, .5 Bb4, 1 G4"),
    Bar("F", "2 A4, 1 C5"), Bar("A7", "2 C#5, 1 E5"),
    Bar("Dm", "2 F5, 1 E5"), Bar("D7", "1 D5, 1 C5, 1 A4"),
    Bar("Gm", "1.5 Bb4, .5 C5, 1 D5"), Bar("Gm/Bb", "1 G5, 1 F5, 1 D5"),
    Bar("Dm/A", "1 F5, 1 E5, 1 D5"), Bar("A7", "1.5 C#5, .5 D5, 1 E5"),
    Bar("Dm", "3 D5"), Bar("A7", "2 -, 1 A4"),
    # The refrain, in D major and in sixths, as a mando turns.
    Bar("D", "2 F#5/A4, 1 E5/G4"), Bar("D", "1 D5/F#4, 1 E5/G4, 1 F#5/A4"),
    Bar("G", "2 G5/B4, 1 F#5/A4"), Bar("D", "3 F#5/A4"),
    Bar("Em", "1 G5/B4, 1 F#5/A4, 1 E5/G4"), Bar("A7", "1.5 E5/G4, .5 F#5/A4, 1 G5"),
    Bar("D", "2 A5/C#5, 1 F#5/A4"), Bar("D", "3 D5/F#4"),
    Bar("G", "1 B4, 1 D5, 1 G5"), Bar("Gm", "1 Bb4, 1 D5, 1 G5"),
    Bar("D/F#", "2 F#5, 1 E5"), Bar("Bm", "2 D5, 1 C#5"),
    Bar("Em7", "1 B4, 1 C#5, 1 D5"), Bar("A7", "2 E5, 1 C#5"),
    Bar("Dm", "3 D5"), Bar("A7", "3 -"),
)  # fmt: skip

TITLE_BPM = 90.0
TITLE = (
    Bar("Em", "1 E5, 1 F#5, 1 G5"), Bar("Em", "2 B5, 1 G5"),
    Bar("Am", "1.5 A5, .5 G5, 1 E5"), Bar("Em", "3 G5"),
    Bar("Am", "1 C5, 1 E5, 1 A5"), Bar("D7", "1.5 F#5, .5 G5, 1 A5"),
    Bar("G", "2 B5, 1 D5"), Bar("B7", "2 D#5, 1 F#5"),
    Bar("G", "2 G5/B4, 1 D5"), Bar("G", "1 B4, 1 C5, 1 D5"),
    Bar("C", "2 E5/G4, 1 G5/C5"), Bar("G", "3 D5/B4"),
    Bar("Am", "1 E5/C5, 1 D5/B4, 1 C5/A4"), Bar("D7", "1.5 C5, .5 B4, 1 A4"),
    Bar("G", "2 B4/G4, 1 D5"), Bar("G7", "1 G5, 1 F5, 1 D5"),
    Bar("C", "2 E5/G4, 1 G5/C5"), Bar("Cm", "2 Eb5/G4, 1 G5/C5"),
    Bar("G/D", "1 D5, 1 G5, 1 B5"), Bar("Em", "2 G5, 1 E5"),
    Bar("Am", "1 C5, 1 E5, 1 A5"), Bar("B7", "1 A5, 1 F#5, 1 D#5"),
    Bar("Em", "3 E5"), Bar("B7", "3 -"),
)  # fmt: skip

WIN_BPM = 126.0
WIN = (
    # Four parts of a band: (beat, length, trumpets, horn, trombone, tuba), in B flat.
    (0.0, 0.3, "F4 D4", "Bb3", "F3", "Bb2"),
    (1 / 3, 0.3, "F4 D4", "Bb3", "F3", "Bb2"),
    (2 / 3, 0.3, "F4 D4", "Bb3", "F3", "Bb2"),
    (1.0, 0.9, "Bb4 F4", "D4", "F3", "Bb1"),
    (2.0, 0.6, "D5 Bb4", "F4", "Bb3", "Bb2"),
    (2 + 2 / 3, 0.3, "Bb4 F4", "D4", "Bb3", "Bb2"),
    (3.0, 0.9, "F5 D5", "Bb4", "F3", "D2"),
    (4.0, 0.5, "G5 Eb5", "Bb4", "G3", "Eb2"),
    (4.5, 0.5, "F5 D5", "Bb4", "F3", "D2"),
    (5.0, 0.5, "Eb5 C5", "A4", "F3", "F2"),
    (5.5, 0.45, "C5 A4", "Eb4", "F3", "F2"),
    (6.0, 1.9, "D5 Bb4", "F4", "Bb3", "Bb1"),
)

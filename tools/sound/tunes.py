"""The tunes, written for this game: what is played, bar by bar.

A tune is written as bars of three beats, with "|" or a new line between them. Each has its chord,
whose notes stand in `CHORDS`, and behind a colon its melody: notes with their lengths in beats
before them; "-" is a rest. Where a second voice goes below the melody it stands behind a slash:
"F#5/A4".
"""

from __future__ import annotations

from typing import NamedTuple

_KEYS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_SIGNS = {"#": 1, "b": -1}


def midi(note: str) -> int:
    """The key of a note such as "Bb4"."""
    return _KEYS[note[0]] + sum(_SIGNS[sign] for sign in note[1:-1]) + 12 * (int(note[-1]) + 1)


class Note(NamedTuple):
    """How many beats it lasts, and what sounds from the upper voice down: nothing in a rest."""

    beats: float
    voices: tuple[str, ...]


class Bar(NamedTuple):
    """Three beats."""

    chord: str
    melody: tuple[Note, ...]


def _note(text: str) -> Note:
    beats, voices = text.split()
    return Note(float(beats), () if voices == "-" else tuple(voices.split("/")))


def _bar(text: str) -> Bar:
    chord, melody = text.split(":")
    return Bar(chord.strip(), tuple(map(_note, melody.split(","))))


def _written(tune: str) -> tuple[Bar, ...]:
    return tuple(map(_bar, tune.strip().replace("\n", "|").split("|")))


CHORDS = {
    "Dm": "D3 A3 D4 F4", "Dm/A": "A2 A3 D4 F4", "D": "D3 A3 D4 F#4", "D/F#": "F#2 A3 D4 F#4",
    "D7": "D3 A3 C4 F#4", "Gm": "G2 Bb3 D4 G4", "Gm/Bb": "Bb2 Bb3 D4 G4", "G": "G2 B3 D4 G4",
    "G7": "G2 B3 D4 F4", "G/D": "D3 B3 D4 G4", "C": "C3 G3 C4 E4", "C7": "C3 Bb3 C4 E4",
    "Cm": "C3 G3 C4 Eb4", "F": "F2 A3 C4 F4", "A7": "A2 G3 C#4 E4", "Em": "E2 G3 B3 E4",
    "Em7": "E2 G3 D4 E4", "Bm": "B2 F#3 B3 D4", "Am": "A2 A3 C4 E4", "B7": "B2 A3 D#4 F#4",
}  # fmt: skip
"""Bass and three notes above it, as they lie on a guitar."""

PLAY_BPM = 100.0
VERSE = _written("""
    Dm: 2 A4, 1 D5           | Dm: 1.5 F5, .5 E5, 1 D5
    Gm: 2 Bb4, 1 D5          | Dm: 3 A4
    Gm: 1 G4, 1 A4, 1 Bb4    | C7: 1.5 C5, .5 Bb4, 1 G4
    F: 2 A4, 1 C5            | A7: 2 C#5, 1 E5
    Dm: 2 F5, 1 E5           | D7: 1 D5, 1 C5, 1 A4
    Gm: 1.5 Bb4, .5 C5, 1 D5 | Gm/Bb: 1 G5, 1 F5, 1 D5
    Dm/A: 1 F5, 1 E5, 1 D5   | A7: 1.5 C#5, .5 D5, 1 E5
    Dm: 3 D5                 | A7: 2 -, 1 A4
""")
"""In D minor: somebody looks out over the river."""
REFRAIN = _written("""
    D: 2 F#5/A4, 1 E5/G4           | D: 1 D5/F#4, 1 E5/G4, 1 F#5/A4
    G: 2 G5/B4, 1 F#5/A4           | D: 3 F#5/A4
    Em: 1 G5/B4, 1 F#5/A4, 1 E5/G4 | A7: 1.5 E5/G4, .5 F#5/A4, 1 G5
    D: 2 A5/C#5, 1 F#5/A4          | D: 3 D5/F#4
    G: 1 B4, 1 D5, 1 G5            | Gm: 1 Bb4, 1 D5, 1 G5
    D/F#: 2 F#5, 1 E5              | Bm: 2 D5, 1 C#5
    Em7: 1 B4, 1 C#5, 1 D5         | A7: 2 E5, 1 C#5
    Dm: 3 D5                       | A7: 3 -
""")
"""In D major and in sixths, as a mando turns."""
PLAY = VERSE + REFRAIN

TITLE_BPM = 90.0
TITLE = _written("""
    Em: 1 E5, 1 F#5, 1 G5         | Em: 2 B5, 1 G5
    Am: 1.5 A5, .5 G5, 1 E5       | Em: 3 G5
    Am: 1 C5, 1 E5, 1 A5          | D7: 1.5 F#5, .5 G5, 1 A5
    G: 2 B5, 1 D5                 | B7: 2 D#5, 1 F#5
    G: 2 G5/B4, 1 D5              | G: 1 B4, 1 C5, 1 D5
    C: 2 E5/G4, 1 G5/C5           | G: 3 D5/B4
    Am: 1 E5/C5, 1 D5/B4, 1 C5/A4 | D7: 1.5 C5, .5 B4, 1 A4
    G: 2 B4/G4, 1 D5              | G7: 1 G5, 1 F5, 1 D5
    C: 2 E5/G4, 1 G5/C5           | Cm: 2 Eb5/G4, 1 G5/C5
    G/D: 1 D5, 1 G5, 1 B5         | Em: 2 G5, 1 E5
    Am: 1 C5, 1 E5, 1 A5          | B7: 1 A5, 1 F#5, 1 D#5
    Em: 3 E5                      | B7: 3 -
""")

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

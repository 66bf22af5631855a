"""Synthesises assets/sounds: effects with one channel, music with two, 44.1 kHz, as Ogg Vorbis.

`python tools/make_sounds.py [NAME ...]` makes all of them, or those named; it needs the package
`soundfile` of the extra `tools`. With `--check` it only says where its list and the folder differ.
All noise is seeded, and the numbers Ogg draws by lot are set: the files come out the same.
"""

from __future__ import annotations

import io
import sys
import zlib
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

from sound import music, table, town  # noqa: E402
from sound.waves import RATE, Rng, Wave, band  # noqa: E402

from gogoa_game.files import ogg  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable

TARGET = ROOT / "assets" / "sounds"
PEAK = 10 ** (-3 / 20)
NEAR = 10 ** (0.7 / 20)
"""How near to the peak the decoded file must come, as a factor."""
SPARE = RATE // 250, RATE // 40
SERIAL = 1961
BLOCK = 8192


class Kind(NamedTuple):
    """How sounds of a kind are finished and encoded: `fade` in seconds, `quality` from 0 to 1."""

    fade: float
    quality: float


EFFECT, SHORT = Kind(0.12, 0.4), Kind(0.02, 0.4)
LOOP, PIECE = Kind(0.0, 0.45), Kind(0.3, 0.5)

SOUNDS: dict[str, tuple[Callable[[Rng], Wave], Kind]] = {
    "dice": (table.dice, EFFECT),
    "settle": (table.settle, SHORT),
    "lift": (table.lift, SHORT),
    "slot": (table.slot, SHORT),
    **{f"pencil{n}": (partial(table.pencil, step=n), SHORT) for n in range(1, table.STEPS + 1)},
    "turn": (table.turn, SHORT),
    "undo": (table.undo, SHORT),
    "bounce": (table.bounce, SHORT),
    "refused": (table.refused, SHORT),
    "click": (table.click, SHORT),
    "mark": (table.mark, SHORT),
    "stamp": (table.stamp, SHORT),
    "total": (table.total, EFFECT),
    "sort": (table.sort, SHORT),
    "guide": (town.guide, EFFECT),
    "plan": (town.plan, EFFECT),
    "tour": (town.tour, EFFECT),
    "day": (town.day, EFFECT),
    "postcard": (town.postcard, SHORT),
    "curtain": (town.curtain, EFFECT),
    "souvenir": (town.souvenir, EFFECT),
    "coach": (town.coach, EFFECT),
    "music_title": (music.title, LOOP),
    "music_play": (music.play, LOOP),
    "music_win": (music.win, PIECE),
}


def finished(sound: Wave, kind: Kind) -> Wave:
    """The sound without an offset and rumble; but for loops, without a click at either end."""
    out = band(sound, 35, 16_000) if kind is LOOP else sound - sound.mean(axis=0)
    if tail := int(kind.fade * RATE):
        out[-tail:] = (out[-tail:].T * np.linspace(1.0, 0.0, tail) ** 2).T
        out[:32] = (out[:32].T * np.linspace(0.0, 1.0, 32)).T
        # What the encoder smears has room at both ends.
        before, after = (np.zeros((spare, *out.shape[1:])) for spare in SPARE)
        out = np.concatenate((before, out, after))
    peak: Wave = out / np.abs(out).max() * PEAK
    return peak


def encoded(sound: Wave, quality: float) -> bytes:
    """Ogg Vorbis with that peak after decoding."""
    import soundfile

    loudness = 1.0
    for _try in range(12):
        file = io.BytesIO()
        channels = 1 if sound.ndim == 1 else sound.shape[1]
        level = 1 - quality
        with soundfile.SoundFile(
            file, "w", RATE, channels, "VORBIS", format="OGG", compression_level=level
        ) as writer:
            for at in range(0, len(sound), BLOCK):  # the encoder cannot take minutes at once
                writer.write(sound[at : at + BLOCK] * loudness)
        heard, _rate = soundfile.read(io.BytesIO(file.getvalue()))
        if len(heard) != len(sound):
            raise ValueError(f"{len(heard)} samples came back of {len(sound)}")
        peak = float(np.abs(heard).max())
        if PEAK / NEAR <= peak <= PEAK * NEAR:
            return _numbered(file.getvalue())
        loudness *= (PEAK / peak) ** 0.7
    raise ValueError("the peak cannot be reached")


def _numbered(data: bytes) -> bytes:
    """The same file with a serial number that is not drawn by lot."""
    out = []
    for page in ogg.pages(data):
        own = ogg.blanked(page[:14] + SERIAL.to_bytes(4, "little") + page[18:])
        out.append(own[:22] + ogg.checksum(own).to_bytes(4, "little") + own[26:])
    return b"".join(out)


def differences() -> list[str]:
    """One line for each sound that only the script or only the folder has."""
    made, found = set(SOUNDS), {path.stem for path in TARGET.iterdir()}
    return [
        *(f"{name} is not in {TARGET.name}" for name in sorted(made - found)),
        *(f"{name} is not made here" for name in sorted(found - made)),
    ]


def main(arguments: list[str]) -> int:
    """Writes the files; the exit code."""
    if arguments == ["--check"]:
        print(*differences(), sep="\n", end="")
        return 1 if differences() else 0
    if unknown := sorted(set(arguments) - set(SOUNDS)):
        print(f"make_sounds: there is no sound {unknown[0]}", file=sys.stderr)
        return 2
    TARGET.mkdir(parents=True, exist_ok=True)
    for name in arguments or SOUNDS:
        make, kind = SOUNDS[name]
        # A seed of its own for each: another one before it changes nothing.
        sound = finished(make(np.random.default_rng(zlib.crc32(name.encode()))), kind)
        data = encoded(sound, kind.quality)
        (TARGET / f"{name}.ogg").write_bytes(data)
        print(f"{name:<12}{len(sound) / RATE:6.2f} s{len(data) / 1024:8.1f} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

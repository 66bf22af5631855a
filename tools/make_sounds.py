"""Synthesises the effects in assets/sounds: 44.1 kHz, mono, 16 bit, peaks at -3 dBFS.

Run it with `python tools/make_sounds.py`. The noise is seeded, so the files come out the same.
"""

from __future__ import annotations

import wave
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from collections.abc import Callable

RATE = 44_100
PEAK = 10 ** (-3 / 20)
TARGET = Path(__file__).resolve().parent.parent / "assets" / "sounds"

Wave = npt.NDArray[np.float64]


def seconds(length: float) -> Wave:
    """The times of all samples of a sound of that length."""
    times: Wave = np.arange(int(length * RATE)) / RATE
    return times


def decay(t: Wave, half_life: float) -> Wave:
    """An envelope that halves every `half_life` seconds, from a start soft enough not to click."""
    envelope: Wave = 0.5 ** (t / half_life) * np.minimum(1.0, t / 0.0008)
    return envelope


def band(sound: Wave, low: float, high: float) -> Wave:
    """What lies between two frequencies, with soft edges."""
    spectrum = np.fft.rfft(sound)
    hertz = np.fft.rfftfreq(len(sound), 1 / RATE) + 1e-9
    gain = 1 / (1 + (low / hertz) ** 4) / (1 + (hertz / high) ** 4)
    filtered: Wave = np.fft.irfft(spectrum * gain, len(sound))
    return filtered


def modes(t: Wave, parts: tuple[tuple[float, float, float], ...]) -> Wave:
    """A struck body: the sum of (hertz, loudness, half-life) partials."""
    total: Wave = np.zeros_like(t)
    for hertz, loudness, half_life in parts:
        total += loudness * np.sin(2 * np.pi * hertz * t) * decay(t, half_life)
    return total


def glide(t: Wave, start: float, end: float, half_life: float) -> Wave:
    """A sine that sinks from one pitch to another."""
    hertz = end + (start - end) * 0.5 ** (t / half_life)
    tone: Wave = np.sin(2 * np.pi * np.cumsum(hertz) / RATE)
    return tone


def add(sound: Wave, part: Wave, at: float, loudness: float = 1.0) -> None:
    """Mixes `part` into `sound` from `at` seconds on, as far as there is room."""
    start = int(at * RATE)
    room = min(len(part), len(sound) - start)
    sound[start : start + room] += loudness * part[:room]


def dice(rng: np.random.Generator) -> Wave:
    """Bone on glazed tile: a handful of clacks that come to rest."""
    sound: Wave = np.zeros(int(0.75 * RATE))
    for at, loud in ((0.0, 1.0), (0.06, 0.7), (0.15, 0.85), (0.27, 0.5), (0.38, 0.4), (0.44, 0.2)):
        t = seconds(0.14)
        shift = rng.uniform(0.92, 1.1)
        ring = ((2150 * shift, 0.6, 0.012), (3480 * shift, 0.4, 0.008), (340 * shift, 0.7, 0.014))
        clack = modes(t, ring) + 0.5 * band(rng.normal(size=len(t)), 1800, 7000) * decay(t, 0.004)
        add(sound, clack, at, loud)
    return sound


def pencil(rng: np.random.Generator) -> Wave:
    """One soft stroke of graphite on paper."""
    t = seconds(0.17)
    rub = band(rng.normal(size=len(t)), 1400, 5200)
    tooth = 0.6 + 0.4 * band(rng.normal(size=len(t)), 25, 90) / 0.06
    shape = np.sin(np.pi * np.minimum(1.0, t / 0.17)) ** 0.7
    stroke: Wave = rub * np.clip(tooth, 0.15, 1.6) * shape
    return stroke


def turn(rng: np.random.Generator) -> Wave:
    """Paper that slides over paper."""
    t = seconds(0.3)
    noise = rng.normal(size=len(t))
    part = t / t[-1]
    low, high = band(noise, 500, 1600), band(noise, 1800, 5200)
    slide: Wave = (low * (1 - part) + high * part * 0.8) * np.sin(np.pi * part) ** 1.4
    return slide


def bounce(rng: np.random.Generator) -> Wave:
    """A rubber tap."""
    t = seconds(0.22)
    tap = 0.25 * band(rng.normal(size=len(t)), 500, 2400) * decay(t, 0.004)
    rubber: Wave = glide(t, 330, 140, 0.02) * decay(t, 0.03) + tap
    return rubber


def mark(rng: np.random.Generator) -> Wave:
    """A rubber stamp: thump, cushion and the paper under it."""
    t = seconds(0.32)
    thump = glide(t, 310, 115, 0.018) * decay(t, 0.035)
    cushion = 1.1 * band(rng.normal(size=len(t)), 250, 1600) * decay(t, 0.014)
    sound: Wave = thump + cushion
    lift = seconds(0.08)
    paper = band(rng.normal(size=len(lift)), 1500, 5000) * np.sin(np.pi * lift / 0.08) ** 2
    add(sound, paper, 0.15, 0.12)
    return sound


def guide(rng: np.random.Generator) -> Wave:
    """A scooter horn from far away, twice, with an echo from the houses."""
    sound: Wave = np.zeros(int(0.95 * RATE))
    for at, length in ((0.0, 0.12), (0.18, 0.22)):
        t = seconds(length)
        horn = np.sign(np.sin(2 * np.pi * 415 * t)) + 0.8 * np.sign(np.sin(2 * np.pi * 523 * t))
        edges = np.minimum(1, np.minimum(t / 0.012, (length - t) / 0.03))
        add(sound, horn * edges, at)
    near = sound.copy()
    for delay, loudness in ((0.09, 0.35), (0.21, 0.2), (0.34, 0.1)):
        add(sound, near, delay, loudness)
    air = 0.004 * band(rng.normal(size=len(sound)), 200, 900)
    return band(sound, 260, 1500) + air


def plan(rng: np.random.Generator) -> Wave:
    """A bicycle bell: two bright notes."""
    sound: Wave = np.zeros(int(1.2 * RATE))
    for at, pitch in ((0.0, 1660.0), (0.24, 2217.0)):
        t = seconds(1.2 - at)
        parts = ((pitch, 1.0, 0.16), (pitch * 1.006, 0.6, 0.13), (pitch * 2.71, 0.4, 0.05))
        note = modes(t, (*parts, (pitch * 5.2, 0.15, 0.02)))
        for strike in range(3):
            add(sound, note, at + 0.035 * strike, 1.0 - 0.25 * strike)
    return sound + 0.002 * band(rng.normal(size=len(sound)), 3000, 8000) * decay(seconds(1.2), 0.1)


def day(rng: np.random.Generator) -> Wave:
    """One stroke of a church bell across the water, and two gulls."""
    t = seconds(1.65)
    base = 262.0
    ratios = ((0.5, 0.5, 0.7), (1.0, 1.0, 0.5), (1.19, 0.6, 0.4), (1.5, 0.35, 0.3))
    parts = tuple((base * ratio, loud, life) for ratio, loud, life in ratios)
    upper = ((base * 2.0, 0.7, 0.28), (base * 2.67, 0.25, 0.15), (base * 4.1, 0.15, 0.07))
    sound = band(modes(t, parts + upper), 90, 1900)
    for at, pitch in ((0.5, 1250.0), (0.72, 1150.0), (1.05, 1320.0)):
        cry = seconds(0.2)
        bend = pitch * (1 + 0.22 * np.sin(np.pi * cry / 0.2) - 0.3 * cry / 0.2)
        phase = 2 * np.pi * np.cumsum(bend) / RATE
        gull = (np.sin(phase) + 0.5 * np.sin(2 * phase)) * np.sin(np.pi * cry / 0.2) ** 2
        add(sound, gull, at, 0.09 * rng.uniform(0.7, 1.0))
    return sound


EFFECTS: dict[str, Callable[[np.random.Generator], Wave]] = {
    "dice": dice,
    "pencil": pencil,
    "turn": turn,
    "bounce": bounce,
    "mark": mark,
    "guide": guide,
    "plan": plan,
    "day": day,
}


def finished(sound: Wave) -> npt.NDArray[np.int16]:
    """The samples without an offset, faded out at the end, with the peak at -3 dBFS."""
    out = sound - sound.mean()
    tail = min(len(out), int(0.12 * RATE) if len(out) > RATE // 2 else int(0.02 * RATE))
    out[-tail:] *= np.linspace(1.0, 0.0, tail) ** 2
    out[:32] *= np.linspace(0.0, 1.0, 32)
    scaled: npt.NDArray[np.int16] = np.round(out / np.abs(out).max() * PEAK * 32767).astype("<i2")
    return scaled


def main() -> None:
    """Writes all effects."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for number, (name, effect) in enumerate(EFFECTS.items()):
        samples = finished(effect(np.random.default_rng(100 + number)))
        with wave.open(str(TARGET / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())


if __name__ == "__main__":
    main()

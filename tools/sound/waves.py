"""What all sounds are made of: envelopes, struck bodies, filters, rooms."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

RATE = 44_100

Wave = npt.NDArray[np.float64]
"""Samples: (n,) for one channel, (n, 2) for two."""
Rng = np.random.Generator


def seconds(length: float) -> Wave:
    """The times of all samples of a sound of that length."""
    times: Wave = np.arange(int(length * RATE)) / RATE
    return times


def silence(length: float) -> Wave:
    """Room for a sound of that many seconds."""
    empty: Wave = np.zeros(int(length * RATE))
    return empty


def noise(rng: Rng, t: Wave) -> Wave:
    """White noise for those times."""
    white: Wave = rng.normal(size=len(t))
    return white


def decay(t: Wave, half_life: float, attack: float = 0.0008) -> Wave:
    """An envelope that halves every `half_life` seconds, from a start soft enough not to click."""
    envelope: Wave = 0.5 ** (t / half_life) * np.minimum(1.0, t / attack)
    return envelope


def swell(t: Wave, power: float = 1.0) -> Wave:
    """An envelope that rises and falls like half a wave."""
    envelope: Wave = np.sin(np.pi * np.clip(t / t[-1], 0.0, 1.0)) ** power
    return envelope


def band(sound: Wave, low: float, high: float) -> Wave:
    """What lies between two frequencies, with soft edges; the sound is taken to go round."""
    spectrum = np.fft.rfft(sound, axis=0)
    hertz = np.fft.rfftfreq(len(sound), 1 / RATE) + 1e-9
    gain = 1 / (1 + (low / hertz) ** 4) / (1 + (hertz / high) ** 4)
    filtered: Wave = np.fft.irfft((spectrum.T * gain).T, len(sound), axis=0)
    return filtered


def hiss(rng: Rng, t: Wave, low: float, high: float) -> Wave:
    """Noise between two frequencies for those times."""
    return band(noise(rng, t), low, high)


def modes(t: Wave, parts: tuple[tuple[float, float, float], ...]) -> Wave:
    """A struck body: the sum of (hertz, loudness, half-life) partials."""
    total: Wave = np.zeros_like(t)
    for hertz, loudness, half_life in parts:
        total += loudness * np.sin(2 * np.pi * hertz * t) * decay(t, half_life)
    return total


def phase(hertz: Wave) -> Wave:
    """The angles that a tone of changing pitch runs through."""
    angles: Wave = 2 * np.pi * np.cumsum(hertz) / RATE
    return angles


def glide(t: Wave, start: float, end: float, half_life: float) -> Wave:
    """A sine that sinks, or rises, from one pitch to another."""
    hertz = end + (start - end) * 0.5 ** (t / half_life)
    tone: Wave = np.sin(phase(hertz))
    return tone


def add(sound: Wave, part: Wave, at: float, loudness: float = 1.0) -> None:
    """Mixes `part` into `sound` from `at` seconds on, as far as there is room."""
    start = int(at * RATE)
    room = min(len(part), len(sound) - start)
    sound[start : start + room] += loudness * part[:room]


def add_round(sound: Wave, part: Wave, at: float, loudness: float = 1.0) -> None:
    """Mixes `part` in; what reaches beyond the end goes on at the beginning, as in a loop."""
    start, done = int(at * RATE) % len(sound), 0
    while done < len(part):
        room = min(len(part) - done, len(sound) - start)
        sound[start : start + room] += loudness * part[done : done + room]
        start, done = 0, done + room


def room(sound: Wave, rng: Rng, *, length: float, loudness: float, low: float = 3800) -> Wave:
    """The sound, (n, 2), with a little of a room, (n, 2). It goes round: a loop has no seam.

    `length` is that of the echo in seconds, down to a thousandth; `low` its highest frequency.
    """
    t = seconds(min(length * 1.3, len(sound) / RATE))
    wet = np.empty_like(sound)
    for side in range(2):
        echo = noise(rng, t) * 10 ** (-3 * t / length) * np.clip((t - 0.012) / 0.02, 0.0, 1.0)
        echo = band(echo, 160, low)
        echo /= np.sqrt(np.sum(echo**2))
        spectrum = np.fft.rfft(sound[:, side]) * np.fft.rfft(echo, len(sound))
        wet[:, side] = np.fft.irfft(spectrum, len(sound))
    mixed: Wave = sound + loudness * wet
    return mixed


def press(sound: Wave, drive: float) -> Wave:
    """The sound made denser: its peaks are bent down, the more the higher `drive` is."""
    pressed: Wave = np.tanh(drive * sound / np.abs(sound).max())
    return pressed


def pan(sound: Wave, place: float) -> Wave:
    """One channel set between left, -1, and right, 1, at the same power: (n, 2)."""
    angle = (place + 1) * np.pi / 4
    both: Wave = np.outer(sound, (np.cos(angle), np.sin(angle)))
    return both

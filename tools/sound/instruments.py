"""The instruments of the music: nylon guitar, ghumot (the clay drum of Goa), brass, surf."""

from __future__ import annotations

import numpy as np

from sound import waves as w

PLUCK_AT = 0.19
"""Where the finger plucks, in lengths of the string: the nearer the end, the brighter."""
BODY = ((104.0, 0.3, 0.03), (203.0, 0.6, 0.022), (238.0, 0.35, 0.018), (391.0, 0.3, 0.014),
        (478.0, 0.22, 0.011), (612.0, 0.18, 0.008), (1050.0, 0.1, 0.004))  # fmt: skip
"""The air and the wood of a guitar as (hertz, loudness, half-life)."""
EVEN = 0.1
"""The power of a note in its first third of a second."""
DAMPING = 0.1
"""How much of its treble a string of 220 Hz loses each time round."""


def hertz(midi: float) -> float:
    """The pitch of a key, 69 being the a of 440 Hz."""
    return float(440.0 * 2 ** ((midi - 69) / 12))


def string(rng: w.Rng, pitch: float, length: float, strength: float) -> w.Wave:
    """A plucked string after Karplus and Strong, a round of its delay line at a time."""
    count = int(length * w.RATE)
    delay = w.RATE / pitch - 2.0  # the two filters below delay by two samples
    whole = int(delay)
    dull = min(0.2, DAMPING * 220.0 / pitch)
    taps = np.convolve((dull, 1 - 2 * dull, dull), _between(delay - whole))
    lasts = 3.2 * (220.0 / pitch) ** 0.4  # seconds down to a thousandth
    taps *= 10 ** (-3 / (lasts * pitch))
    # A finger that lets go of the string, and a little of the noise of its skin.
    size = whole + 6
    finger = np.where(np.arange(size) < size * PLUCK_AT, 1.0, -PLUCK_AT / (1 - PLUCK_AT))
    skin = w.noise(rng, finger)
    skin -= np.roll(skin, int(PLUCK_AT * size))
    burst = np.tile(finger + 0.15 * skin, 3)
    burst = w.band(burst, 40, 1000 + 3800 * strength)[size : 2 * size]
    line = np.zeros(count + whole + 8)
    line[: len(burst)] = burst - burst.mean()
    at = len(burst)
    while at < count:
        size = min(whole, count - at)
        back = at - whole - len(taps) + 1
        line[at : at + size] = np.convolve(line[back : back + size + len(taps) - 1], taps, "valid")
        at += size
    return line[:count]


def _between(part: float) -> w.Wave:
    """Four taps that delay by one sample and a part of one, and keep the treble."""
    late, taps = 1.0 + part, np.ones(4)
    for tap in range(4):
        for other in range(4):
            if other != tap:
                taps[tap] *= (late - other) / (tap - other)
    return taps


def guitar(rng: w.Rng, midi: float, length: float, strength: float) -> w.Wave:
    """A note on a nylon guitar; it rings for `length` seconds and is then stopped softly."""
    ring = string(rng, hertz(midi), length + 0.25, strength)
    t = w.seconds(0.2)
    # Cosines: at its resonance the wood moves with the string, and takes nothing from it.
    body = np.zeros_like(t)
    for at, loud, life in BODY:
        body += loud * np.cos(2 * np.pi * at * t) * 0.5 ** (t / life)
    size = len(ring) + len(body)
    wood = np.fft.irfft(np.fft.rfft(ring, size) * np.fft.rfft(body, size), size)[: len(ring)]
    sound = ring + 0.01 * wood
    sound = w.band(np.concatenate((sound, np.zeros(w.RATE // 4))), 62, 5200)[: len(ring)]
    times = np.arange(len(sound)) / w.RATE
    sound *= np.clip((length + 0.25 - times) / 0.25, 0.0, 1.0) ** 2 * np.minimum(1, times / 0.003)
    # No note stands out because of the resonance it meets.
    heard = np.sqrt(np.mean(w.band(sound[: w.RATE // 3], 140, 4000) ** 2))
    evened: w.Wave = sound * strength * EVEN / heard
    return evened


def drum(rng: w.Rng, stroke: str, strength: float) -> w.Wave:
    """A ghumot: "deep" with the flat hand, "tap" with a finger on the rim of the skin."""
    if stroke == "deep":
        t = w.seconds(0.5)
        skin = w.glide(t, 132, 84, 0.03) * w.decay(t, 0.075, 0.003)
        slap = 0.16 * w.hiss(rng, t, 200, 1100) * w.decay(t, 0.012, 0.002)
    else:
        t = w.seconds(0.16)
        skin = w.modes(t, ((346.0, 0.55, 0.018), (561.0, 0.35, 0.012), (822.0, 0.2, 0.008)))
        slap = 0.3 * w.hiss(rng, t, 700, 3600) * w.decay(t, 0.007, 0.002)
    sound: w.Wave = (skin + slap) * strength
    return sound


def brass(rng: w.Rng, midi: float, length: float, strength: float, edge: float) -> w.Wave:
    """Two players in unison, brighter where they are louder; `edge` is high for trumpets."""
    t = w.seconds(length + 0.18)
    rise = np.clip(t / 0.035, 0.0, 1.0) ** 1.5
    fall = np.clip((length + 0.12 - t) / 0.12, 0.0, 1.0) ** 1.2
    breath = rise * fall * (0.82 + 0.18 * 0.5 ** (t / 0.06)) * strength
    sound = np.zeros_like(t)
    for player in range(2):
        cents = rng.uniform(-4, 4) - 28 * 0.5 ** (t / 0.014)
        shake = 5 * np.sin(2 * np.pi * (5.1 + 0.3 * player) * t) * np.clip((t - 0.25) / 0.4, 0, 1)
        turn = w.phase(hertz(midi) * 2 ** ((cents + shake) / 1200))
        for number in range(1, int(min(26, 9000 / hertz(midi))) + 1):
            dull = number * hertz(midi) / (edge * (0.35 + breath))
            sound += np.sin(number * turn + player) * breath * np.exp(-dull) / number**0.25
    return sound


def snare(rng: w.Rng, strength: float) -> w.Wave:
    """A side drum."""
    t = w.seconds(0.16)
    wires = 0.7 * w.hiss(rng, t, 1400, 7500) * w.decay(t, 0.022, 0.001)
    sound: w.Wave = (wires + 0.5 * w.glide(t, 240, 185, 0.02) * w.decay(t, 0.02)) * strength
    return sound


def cymbals(rng: w.Rng, length: float, strength: float) -> w.Wave:
    """A pair of cymbals that ring out."""
    t = w.seconds(length)
    sound: w.Wave = w.hiss(rng, t, 3200, 9500) * w.decay(t, length / 6, 0.004) * strength
    return sound


def big_drum(rng: w.Rng, strength: float) -> w.Wave:
    """A bass drum in the open air."""
    t = w.seconds(0.5)
    thump = w.glide(t, 96, 56, 0.03) * w.decay(t, 0.09, 0.003)
    sound: w.Wave = (thump + 0.1 * w.hiss(rng, t, 100, 600) * w.decay(t, 0.02)) * strength
    return sound


def surf(rng: w.Rng, length: float, waves: int) -> w.Wave:
    """Waves that come in and run out, `waves` of them in a loop without a seam: (n, 2)."""
    t = w.seconds(length)
    low, high = (np.stack([w.noise(rng, t), w.noise(rng, t)], axis=1) for _ in range(2))
    low, high = w.band(low, 90, 620), w.band(high, 700, 4200)
    sound = 0.16 * low + 0.05 * high
    at = 0.0
    for number in range(waves):
        span = length / waves * rng.uniform(1.0, 1.25)
        rise = np.roll(_breaker(t, span), int(at * w.RATE))[:, None]
        tilt = np.array((1.0, 0.75) if number % 2 else (0.75, 1.0))
        sound += rng.uniform(0.75, 1.0) * rise * (0.55 * low + 0.62 * rise * high) * tilt
        at += length / waves * rng.uniform(0.92, 1.08)
    return sound


def _breaker(t: w.Wave, span: float) -> w.Wave:
    """One wave: it swells up slowly, breaks, and runs out over the sand."""
    part = np.clip(t / span, 0.0, 1.0)
    envelope: w.Wave = np.where(part < 0.4, (part / 0.4) ** 2.2, ((1 - part) / 0.6) ** 1.6)
    return envelope


def cry(pitch: float, length: float, *, rise: float, fall: float, edge: float) -> w.Wave:
    """One cry of a gull: its pitch goes up by a part of it and sinks; `edge` makes it shrill."""
    t = w.seconds(length)
    turn = w.phase(pitch * (1 + rise * np.sin(np.pi * t / length) - fall * t / length))
    sound: w.Wave = (np.sin(turn) + edge * np.sin(2 * turn)) * w.swell(t, 2.0)
    return sound


def gull(rng: w.Rng, length: float) -> w.Wave:
    """A gull far out: some cries that sink."""
    sound = w.silence(length)
    at = 0.0
    while at < length - 0.35:
        far = cry(rng.uniform(1080, 1300), 0.26, rise=0.2, fall=0.28, edge=0.4)
        w.add(sound, far, at, rng.uniform(0.6, 1.0))
        at += rng.uniform(0.3, 0.5)
    return sound

"""The effects of the world round the table: bells, horns, gulls, a camera, a curtain."""

from __future__ import annotations

import numpy as np

from sound import waves as w
from sound.instruments import cry


def guide(rng: w.Rng) -> w.Wave:
    """A scooter horn from far away, twice, with an echo from the houses."""
    sound = w.silence(0.95)
    for at, length in ((0.0, 0.12), (0.18, 0.22)):
        t = w.seconds(length)
        horn = np.sign(np.sin(2 * np.pi * 415 * t)) + 0.8 * np.sign(np.sin(2 * np.pi * 523 * t))
        edges = np.minimum(1, np.minimum(t / 0.012, (length - t) / 0.03))
        w.add(sound, horn * edges, at)
    near = sound.copy()
    for delay, loudness in ((0.09, 0.35), (0.21, 0.2), (0.34, 0.1)):
        w.add(sound, near, delay, loudness)
    air = 0.004 * w.hiss(rng, sound, 200, 900)
    return w.band(sound, 260, 1500) + air


def plan(rng: w.Rng) -> w.Wave:
    """A bicycle bell: two bright notes."""
    sound = w.silence(1.2)
    for at, pitch in ((0.0, 1660.0), (0.24, 2217.0)):
        t = w.seconds(1.2 - at)
        parts = ((pitch, 1.0, 0.16), (pitch * 1.006, 0.6, 0.13), (pitch * 2.71, 0.4, 0.05))
        note = w.modes(t, (*parts, (pitch * 5.2, 0.15, 0.02)))
        for strike in range(3):
            w.add(sound, note, at + 0.035 * strike, 1.0 - 0.25 * strike)
    return sound + 0.002 * w.hiss(rng, sound, 3000, 8000) * w.decay(w.seconds(1.2), 0.1)


def tour(rng: w.Rng) -> w.Wave:
    """A card is swept up, a stamp comes down on it, and bicycle bells ring up a chord."""
    sound = w.silence(1.35)
    t = w.seconds(0.3)
    sweep = w.hiss(rng, t, 500, 2600) * w.swell(t, 0.8)
    w.add(sound, sweep, 0.0, 0.32 / float(np.abs(sweep).max()))
    t = w.seconds(0.2)
    thump = w.glide(t, 170, 70, 0.03) * w.decay(t, 0.04)
    felt = w.hiss(rng, t, 300, 2200) * w.decay(t, 0.014)
    w.add(sound, thump + 0.5 * felt / float(np.abs(felt).max()), 0.36, 0.9)
    for number, pitch in enumerate((1108.7, 1396.9, 1661.2, 2217.5)):
        at = 0.5 + 0.105 * number
        t = w.seconds(1.35 - at)
        parts = ((pitch, 1.0, 0.17), (pitch * 1.006, 0.6, 0.14), (pitch * 2.71, 0.35, 0.05))
        note = w.modes(t, parts)
        w.add(sound, note, at, 0.36)
        w.add(sound, note[: len(note) - w.RATE // 25], at + 0.035, 0.22)
    return sound


def day(rng: w.Rng) -> w.Wave:
    """One stroke of a church bell across the water, and gulls."""
    t = w.seconds(2.6)
    base = 262.0
    hum = ((0.5, 0.5, 0.9), (1.0, 1.0, 0.62), (1.19, 0.6, 0.45), (1.5, 0.35, 0.35))
    upper = ((2.0, 0.7, 0.28), (2.67, 0.25, 0.15), (4.1, 0.15, 0.07))
    parts = tuple((base * ratio, loud, life) for ratio, loud, life in (*hum, *upper))
    sound = w.band(w.modes(t, parts), 90, 1900)
    for at, pitch in ((0.7, 1250.0), (0.93, 1150.0), (1.3, 1320.0), (1.5, 1210.0)):
        near = cry(pitch, 0.2, rise=0.22, fall=0.3, edge=0.5)
        w.add(sound, near, at, 0.09 * rng.uniform(0.7, 1.0))
    return sound


def postcard(rng: w.Rng) -> w.Wave:
    """A postcard slides in over the table and its edge stops."""
    sound = w.silence(0.52)
    t = w.seconds(0.38)
    part = t / t[-1]
    white = w.noise(rng, t)
    slide = w.band(white, 700, 2600) * (1 - part) + 0.6 * w.band(white, 2200, 6000) * part
    w.add(sound, slide * w.swell(t, 0.9) * (0.5 + 0.5 * part), 0.0)
    end = w.seconds(0.12)
    stop = w.modes(end, ((520, 0.7, 0.012), (1350, 0.4, 0.007))) + w.hiss(rng, end, 900, 4000)
    w.add(sound, stop * w.decay(end, 0.012), 0.36, 0.8 * float(np.abs(sound).max()))
    return sound


def curtain(rng: w.Rng) -> w.Wave:
    """A curtain on wooden rings, drawn in one pull."""
    sound = w.silence(0.85)
    t = w.seconds(0.8)
    part = t / t[-1]
    cloth = w.hiss(rng, t, 260, 2400) * np.sin(np.pi * part**0.6) ** 1.3
    w.add(sound, cloth, 0.0)
    ring = w.seconds(0.09)
    loud = 0.5 * float(np.abs(cloth).max())
    for number in range(8):
        at = 0.06 + 0.58 * (number / 7) ** 0.8
        pitch = rng.uniform(850, 1250)
        parts = ((pitch, 0.7, 0.012), (pitch * 2.3, 0.4, 0.007))
        w.add(sound, w.modes(ring, parts), at, loud * (0.5 + 0.5 * np.sin(np.pi * number / 7)))
    return sound


def souvenir(rng: w.Rng) -> w.Wave:
    """The shutter of an old camera, and the film wound on."""
    sound = w.silence(0.72)
    t = w.seconds(0.12)
    for at, loud, pitch in ((0.0, 1.0, 1500.0), (0.052, 0.85, 1180.0)):
        blade = w.modes(t, ((pitch, 0.5, 0.007), (pitch * 2.2, 0.4, 0.005), (290, 0.6, 0.012)))
        w.add(sound, blade + 0.8 * w.hiss(rng, t, 1500, 6500) * w.decay(t, 0.006), at, loud)
    tooth = w.seconds(0.03)
    for number in range(14):
        at = 0.24 + 0.026 * number + 0.002 * rng.uniform()
        tick = w.modes(tooth, ((1900 + 25 * number, 0.6, 0.004),))
        w.add(sound, tick + 0.4 * w.hiss(rng, tooth, 2000, 5000) * w.decay(tooth, 0.002),
            at, 0.16 + 0.1 * np.sin(np.pi * number / 13))  # fmt: skip
    return w.press(sound, 2.5)


def coach(rng: w.Rng) -> w.Wave:
    """Two soft notes of a wooden marimba, a fourth up: somebody has an idea."""
    sound = w.silence(0.75)
    for at, pitch, loud in ((0.0, 587.3, 0.8), (0.13, 784.0, 1.0)):
        t = w.seconds(0.6)
        bar = w.modes(
            t, ((pitch, 1.0, 0.085), (pitch * 3.93, 0.25, 0.022), (pitch * 9.2, 0.08, 0.01))
        )
        mallet = w.glide(t, pitch * 0.6, pitch * 0.5, 0.02) * w.decay(t, 0.006)
        w.add(sound, bar + 0.2 * mallet + 0.05 * w.hiss(rng, t, 400, 2000) * w.decay(t, 0.005),
            at, loud)  # fmt: skip
    return sound

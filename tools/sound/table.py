"""The effects of a hand at the table: dice, pencil, paper, wood."""

from __future__ import annotations

import numpy as np

from sound import waves as w

STEPS = 6
"""The longest path has so many steps: each has its own pitch of the pencil."""


def clack(rng: w.Rng, *, shift: float = 1.0, length: float = 0.16) -> w.Wave:
    """Bone that strikes glazed tile."""
    t = w.seconds(length)
    ring = ((2150 * shift, 0.6, 0.012), (3480 * shift, 0.4, 0.008), (340 * shift, 0.7, 0.014))
    sound: w.Wave = w.modes(t, ring) + 0.5 * w.hiss(rng, t, 1800, 7000) * w.decay(t, 0.004)
    return sound


def dice(rng: w.Rng) -> w.Wave:
    """Three dice thrown: a handful of clacks that grow apart and quiet."""
    sound = w.silence(0.95)
    strokes = ((0.0, 1.0), (0.045, 0.6), (0.07, 0.75), (0.15, 0.85), (0.21, 0.5), (0.3, 0.55),
               (0.39, 0.35), (0.47, 0.3), (0.53, 0.2), (0.62, 0.14))  # fmt: skip
    for at, loud in strokes:
        w.add(sound, clack(rng, shift=rng.uniform(0.9, 1.12)), at, loud)
    return sound


def settle(rng: w.Rng) -> w.Wave:
    """A die that rocks once and lies."""
    sound = w.silence(0.3)
    for at, loud, shift in ((0.0, 1.0, 0.84), (0.062, 0.5, 0.88), (0.1, 0.2, 0.9)):
        w.add(sound, clack(rng, shift=shift, length=0.14), at, loud)
    return sound


def lift(rng: w.Rng) -> w.Wave:
    """A die taken up: a short scrape, and the tile rings after it."""
    t = w.seconds(0.15)
    scrape = w.hiss(rng, t, 1600, 4200) * w.decay(t, 0.016, 0.012)
    ring = w.modes(t, ((2480, 0.5, 0.018), (3720, 0.24, 0.012), (620, 0.22, 0.012)))
    sound: w.Wave = 0.55 * scrape + 0.5 * ring
    return sound


def slot(rng: w.Rng) -> w.Wave:
    """A die set into its place: bone on wood and tile."""
    sound = w.silence(0.24)
    t = w.seconds(0.2)
    wood = w.modes(t, ((410, 0.9, 0.022), (1130, 0.4, 0.012), (205, 0.5, 0.02)))
    w.add(sound, wood, 0.0)
    w.add(sound, clack(rng, shift=0.95), 0.002, 0.55)
    return sound


def pencil(rng: w.Rng, step: int) -> w.Wave:
    """One soft stroke of graphite on paper, higher from step to step."""
    high = 1.09 ** (step - 1)
    t = w.seconds(0.17)
    rub = w.hiss(rng, t, 1050 * high, 3300 * high)
    tooth = np.clip(0.75 + 0.25 * w.hiss(rng, t, 25, 90) / 0.06, 0.35, 1.25)
    lead = 0.08 * np.sin(2 * np.pi * 523 * high**2 * t) * w.swell(t, 2.0)
    stroke: w.Wave = rub * tooth * w.swell(t, 0.8) + lead * np.abs(rub).max()
    return stroke


def turn(rng: w.Rng) -> w.Wave:
    """Paper that slides over paper, away."""
    t = w.seconds(0.3)
    white, part = w.noise(rng, t), t / t[-1]
    low, high = w.band(white, 500, 1600), w.band(white, 1800, 5200)
    slide: w.Wave = (low * (1 - part) + high * part * 0.8) * w.swell(t, 1.2)
    return slide


def undo(rng: w.Rng) -> w.Wave:
    """A rubber over paper, to and fro."""
    sound = w.silence(0.3)
    for at, loud in ((0.0, 1.0), (0.095, 0.8), (0.18, 0.6)):
        t = w.seconds(0.1)
        w.add(sound, w.hiss(rng, t, 420, 1500) * w.swell(t, 1.2), at, loud)
    return sound


def bounce(rng: w.Rng) -> w.Wave:
    """A rubber tap."""
    t = w.seconds(0.22)
    tap = 0.25 * w.hiss(rng, t, 500, 2400) * w.decay(t, 0.004)
    rubber: w.Wave = w.glide(t, 330, 140, 0.02) * w.decay(t, 0.03) + tap
    return rubber


def refused(rng: w.Rng) -> w.Wave:
    """A knuckle on soft wood, twice and low: not so."""
    sound = w.silence(0.36)
    t = w.seconds(0.2)
    for at, loud, pitch in ((0.0, 1.0, 236.0), (0.11, 0.75, 210.0)):
        parts = ((pitch, 1.0, 0.03), (pitch * 2.4, 0.3, 0.014), (pitch * 4.1, 0.12, 0.008))
        body = w.modes(t, parts)
        w.add(sound, body + 0.12 * w.hiss(rng, t, 300, 1500) * w.decay(t, 0.006), at, loud)
    return sound


def click(rng: w.Rng) -> w.Wave:
    """A small button of wood."""
    t = w.seconds(0.09)
    body = w.modes(t, ((980, 0.8, 0.009), (1690, 0.45, 0.006), (420, 0.5, 0.012)))
    sound: w.Wave = body + 0.2 * w.hiss(rng, t, 1500, 5000) * w.decay(t, 0.002)
    return sound


def mark(rng: w.Rng) -> w.Wave:
    """A rubber stamp: thump, cushion and the paper under it."""
    t = w.seconds(0.32)
    thump = w.glide(t, 310, 115, 0.018) * w.decay(t, 0.035)
    sound: w.Wave = thump + 1.1 * w.hiss(rng, t, 250, 1600) * w.decay(t, 0.014)
    lift_off = w.seconds(0.08)
    w.add(sound, w.hiss(rng, lift_off, 1500, 5000) * w.swell(lift_off, 2.0), 0.15, 0.12)
    return w.press(sound, 1.8)


def stamp(rng: w.Rng) -> w.Wave:
    """The large stamp of an official: a lever, then the seal."""
    sound = w.silence(0.42)
    t = w.seconds(0.36)
    lever = w.modes(t, ((760, 0.4, 0.01), (1480, 0.3, 0.007)))
    seal = w.glide(t, 190, 88, 0.022) * w.decay(t, 0.05)
    seal += 1.3 * w.hiss(rng, t, 300, 1900) * w.decay(t, 0.02)
    w.add(sound, lever, 0.0, 0.4)
    w.add(sound, seal, 0.045)
    return w.press(sound, 2.2)


def total(rng: w.Rng) -> w.Wave:
    """An old cash register: the wheels run, then its bell."""
    sound = w.silence(0.95)
    wheel = w.seconds(0.05)
    for number in range(7):
        part = w.modes(wheel, ((1250 + 60 * number, 0.6, 0.006), (2600, 0.3, 0.004)))
        w.add(sound, part + 0.3 * w.hiss(rng, wheel, 1200, 4800) * w.decay(wheel, 0.003),
            0.042 * number, 0.4)  # fmt: skip
    t = w.seconds(0.62)
    bell = ((1976.0, 1.0, 0.11), (1976 * 2.74, 0.4, 0.05), (1976 * 1.004, 0.5, 0.1))
    w.add(sound, w.modes(t, bell), 0.31, 0.8)
    return sound


def sort(rng: w.Rng) -> w.Wave:
    """Cards that change places: a riffle of card edges."""
    sound = w.silence(0.5)
    edge = w.seconds(0.05)
    at = 0.0
    while at < 0.4:
        snap = w.hiss(rng, edge, 900, 5200) * w.decay(edge, 0.007, 0.002)
        w.add(sound, snap, at, 0.35 + 0.65 * np.sin(np.pi * at / 0.42))
        at += rng.uniform(0.02, 0.034)
    rest = w.seconds(0.1)
    w.add(sound, w.modes(rest, ((310, 1.0, 0.015),)), 0.4, 0.35 * float(np.abs(sound).max()))
    return sound[: int(0.5 * w.RATE)]

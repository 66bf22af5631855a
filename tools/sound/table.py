"""The effects of a hand at the table: dice, pencil, paper, wood."""

from __future__ import annotations

import numpy as np

from sound.waves import (
    RATE,
    Rng,
    Wave,
    add,
    band,
    decay,
    glide,
    modes,
    noise,
    press,
    seconds,
    silence,
    swell,
)

STEPS = 6
"""The longest path has so many steps: each has its own pitch of the pencil."""


def clack(rng: Rng, *, shift: float = 1.0, length: float = 0.16) -> Wave:
    """Bone that strikes glazed tile."""
    t = seconds(length)
    ring = ((2150 * shift, 0.6, 0.012), (3480 * shift, 0.4, 0.008), (340 * shift, 0.7, 0.014))
    sound: Wave = modes(t, ring) + 0.5 * band(noise(rng, t), 1800, 7000) * decay(t, 0.004)
    return sound


def dice(rng: Rng) -> Wave:
    """Three dice thrown: a handful of clacks that grow apart and quiet."""
    sound = silence(0.95)
    strokes = ((0.0, 1.0), (0.045, 0.6), (0.07, 0.75), (0.15, 0.85), (0.21, 0.5), (0.3, 0.55),
               (0.39, 0.35), (0.47, 0.3), (0.53, 0.2), (0.62, 0.14))  # fmt: skip
    for at, loud in strokes:
        add(sound, clack(rng, shift=rng.uniform(0.9, 1.12)), at, loud)
    return sound


def settle(rng: Rng) -> Wave:
    """A die that rocks once and lies."""
    sound = silence(0.3)
    for at, loud, shift in ((0.0, 1.0, 0.84), (0.062, 0.5, 0.88), (0.1, 0.2, 0.9)):
        add(sound, clack(rng, shift=shift, length=0.14), at, loud)
    return sound


def lift(rng: Rng) -> Wave:
    """A die taken up: a short scrape, and the tile rings after it."""
    t = seconds(0.15)
    scrape = band(noise(rng, t), 1600, 4200) * decay(t, 0.016, 0.012)
    ring = modes(t, ((2480, 0.5, 0.018), (3720, 0.24, 0.012), (620, 0.22, 0.012)))
    sound: Wave = 0.55 * scrape + 0.5 * ring
    return sound


def slot(rng: Rng) -> Wave:
    """A die set into its place: bone on wood and tile."""
    sound = silence(0.24)
    t = seconds(0.2)
    wood = modes(t, ((410, 0.9, 0.022), (1130, 0.4, 0.012), (205, 0.5, 0.02)))
    add(sound, wood, 0.0)
    add(sound, clack(rng, shift=0.95), 0.002, 0.55)
    return sound


def pencil(rng: Rng, step: int) -> Wave:
    """One soft stroke of graphite on paper, higher from step to step."""
    high = 1.09 ** (step - 1)
    t = seconds(0.17)
    rub = band(noise(rng, t), 1050 * high, 3300 * high)
    tooth = np.clip(0.75 + 0.25 * band(noise(rng, t), 25, 90) / 0.06, 0.35, 1.25)
    lead = 0.08 * np.sin(2 * np.pi * 523 * high**2 * t) * swell(t, 2.0)
    stroke: Wave = rub * tooth * swell(t, 0.8) + lead * np.abs(rub).max()
    return stroke


def turn(rng: Rng) -> Wave:
    """Paper that slides over paper, away."""
    t = seconds(0.3)
    white, part = noise(rng, t), t / t[-1]
    low, high = band(white, 500, 1600), band(white, 1800, 5200)
    slide: Wave = (low * (1 - part) + high * part * 0.8) * swell(t, 1.2)
    return slide


def undo(rng: Rng) -> Wave:
    """A rubber over paper, to and fro."""
    sound = silence(0.3)
    for at, loud in ((0.0, 1.0), (0.095, 0.8), (0.18, 0.6)):
        t = seconds(0.1)
        add(sound, band(noise(rng, t), 420, 1500) * swell(t, 1.2), at, loud)
    return sound


def bounce(rng: Rng) -> Wave:
    """A rubber tap."""
    t = seconds(0.22)
    tap = 0.25 * band(noise(rng, t), 500, 2400) * decay(t, 0.004)
    rubber: Wave = glide(t, 330, 140, 0.02) * decay(t, 0.03) + tap
    return rubber


def refused(rng: Rng) -> Wave:
    """A knuckle on soft wood, twice and low: not so."""
    sound = silence(0.36)
    t = seconds(0.2)
    for at, loud, pitch in ((0.0, 1.0, 236.0), (0.11, 0.75, 210.0)):
        body = modes(t, ((pitch, 1.0, 0.03), (pitch * 2.4, 0.3, 0.014), (pitch * 4.1, 0.12, 0.008)))
        add(sound, body + 0.12 * band(noise(rng, t), 300, 1500) * decay(t, 0.006), at, loud)
    return sound


def click(rng: Rng) -> Wave:
    """A small button of wood."""
    t = seconds(0.09)
    body = modes(t, ((980, 0.8, 0.009), (1690, 0.45, 0.006), (420, 0.5, 0.012)))
    sound: Wave = body + 0.2 * band(noise(rng, t), 1500, 5000) * decay(t, 0.002)
    return sound


def mark(rng: Rng) -> Wave:
    """A rubber stamp: thump, cushion and the paper under it."""
    t = seconds(0.32)
    thump = glide(t, 310, 115, 0.018) * decay(t, 0.035)
    sound: Wave = thump + 1.1 * band(noise(rng, t), 250, 1600) * decay(t, 0.014)
    lift_off = seconds(0.08)
    add(sound, band(noise(rng, lift_off), 1500, 5000) * swell(lift_off, 2.0), 0.15, 0.12)
    return press(sound, 1.8)


def stamp(rng: Rng) -> Wave:
    """The large stamp of an official: a lever, then the seal."""
    sound = silence(0.42)
    t = seconds(0.36)
    lever = modes(t, ((760, 0.4, 0.01), (1480, 0.3, 0.007)))
    seal = glide(t, 190, 88, 0.022) * decay(t, 0.05)
    seal += 1.3 * band(noise(rng, t), 300, 1900) * decay(t, 0.02)
    add(sound, lever, 0.0, 0.4)
    add(sound, seal, 0.045)
    return press(sound, 2.2)


def total(rng: Rng) -> Wave:
    """An old cash register: the wheels run, then its bell."""
    sound = silence(0.95)
    wheel = seconds(0.05)
    for number in range(7):
        part = modes(wheel, ((1250 + 60 * number, 0.6, 0.006), (2600, 0.3, 0.004)))
        add(sound, part + 0.3 * band(noise(rng, wheel), 1200, 4800) * decay(wheel, 0.003),
            0.042 * number, 0.4)  # fmt: skip
    t = seconds(0.62)
    bell = ((1976.0, 1.0, 0.11), (1976 * 2.74, 0.4, 0.05), (1976 * 1.004, 0.5, 0.1))
    add(sound, modes(t, bell), 0.31, 0.8)
    return sound


def sort(rng: Rng) -> Wave:
    """Cards that change places: a riffle of card edges."""
    sound = silence(0.5)
    edge = seconds(0.05)
    at = 0.0
    while at < 0.4:
        snap = band(noise(rng, edge), 900, 5200) * decay(edge, 0.007, 0.002)
        add(sound, snap, at, 0.35 + 0.65 * np.sin(np.pi * at / 0.42))
        at += rng.uniform(0.02, 0.034)
    rest = seconds(0.1)
    add(sound, modes(rest, ((310, 1.0, 0.015),)), 0.4, 0.35 * float(np.abs(sound).max()))
    return sound[: int(0.5 * RATE)]

"""The files of effects and music, judged by what they decode to."""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import pygame
import pytest

from gogoa_game.files import ogg
from gogoa_game.files.assets import asset, asset_folder
from gogoa_game.ui.sound.effects import EFFECTS
from gogoa_game.ui.sound.music import MIX, Music
from tests.modules import ROOT
from tests.processes import run

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy.typing as npt

    Wave = npt.NDArray[np.float64]

RATE = 44_100
SCRIPT = ROOT / "tools" / "make_sounds.py"
PIECES = [piece.value for piece in MIX]
LOOPS = [piece.value for piece in MIX if piece.loops]
MOST_BYTES = 4_000_000

LONGEST = {
    "day": 3.0, "plan": 1.3, "tour": 1.5, "music_title": 90.0, "music_play": 90.0, "music_win": 5.0,
}  # fmt: skip
SHORTEST = {"music_title": 45.0, "music_play": 45.0, "music_win": 3.5}
"""Seconds. Any other effect lasts between a click and a second."""

LOUDNESS = {
    # Under the pencil and the hands nothing is to be startled at.
    **{f"pencil{step}": -29.0 for step in range(1, 7)},
    "click": -27.0, "lift": -27.0, "turn": -25.0, "undo": -25.0, "sort": -25.0,
    "postcard": -24.0, "slot": -24.0, "settle": -23.0, "bounce": -23.0, "refused": -23.0,
    "curtain": -23.0, "souvenir": -23.0, "mark": -23.0, "coach": -22.0, "stamp": -22.0,
    # What the table looks up at.
    "dice": -21.0, "guide": -21.0, "plan": -20.0, "tour": -20.0, "total": -19.0, "day": -19.0,
    "music_win": -20.0,
    # Music stays under all of them.
    "music_title": -27.0, "music_play": -32.0,
}  # fmt: skip
"""The mix that is meant: dB, A-weighted, the loudest eighth of a second; all of it for music."""


@pytest.fixture(autouse=True, scope="module")
def mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, 512)
    yield
    decoded.cache_clear()
    pygame.mixer.quit()


@cache
def decoded(name: str) -> Wave:
    """The samples, (n, 2), between -1 and 1."""
    sound = pygame.mixer.Sound(asset("sounds", f"{name}.ogg"))
    samples: Wave = pygame.sndarray.array(sound) / 32768.0
    return samples


def decibels(power: float) -> float:
    return float(10 * np.log10(max(power, 1e-12)))


def weighted(sound: Wave) -> Wave:
    """The sound as loud as ears find it (the A curve)."""
    spectrum = np.fft.rfft(sound)
    square = np.fft.rfftfreq(len(sound), 1 / RATE) ** 2
    gain = 12194**2 * square**2 / (square + 20.6**2) / (square + 12194**2)
    gain /= np.sqrt((square + 107.7**2) * (square + 737.9**2))
    heard: Wave = np.fft.irfft(spectrum * gain * 1.2589, len(sound))
    return heard


def test_the_script_makes_what_the_game_plays() -> None:
    found = sorted(path.name for path in (asset_folder() / "sounds").iterdir())
    assert found == sorted(f"{name}.ogg" for name in [*EFFECTS, *PIECES])
    assert len(EFFECTS) >= 16
    if SCRIPT.exists():
        done = run([sys.executable, SCRIPT, "--check"])
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_folder_is_small() -> None:
    files = (asset_folder() / "sounds").iterdir()
    assert sum(path.stat().st_size for path in files) <= MOST_BYTES


@pytest.mark.parametrize("name", [*EFFECTS, *PIECES])
def test_each_file_is_whole_with_the_channels_of_its_kind(name: str) -> None:
    data = asset("sounds", f"{name}.ogg").read_bytes()
    assert ogg.is_whole(data)
    head = next(ogg.pages(data))
    at = head.index(b"\x01vorbis")
    assert head[at + 11] == (2 if name in PIECES else 1)
    assert int.from_bytes(head[at + 12 : at + 16], "little") == RATE


@pytest.mark.parametrize("name", [*EFFECTS, *PIECES])
def test_durations(name: str) -> None:
    length = len(decoded(name)) / RATE
    assert SHORTEST.get(name, 0.08) <= length <= LONGEST.get(name, 1.0)


@pytest.mark.parametrize("name", [*EFFECTS, *PIECES])
def test_peaks_leave_room_and_nothing_clips(name: str) -> None:
    sound = np.abs(decoded(name))
    peak = sound.max()
    assert -6.0 <= decibels(peak**2) <= -0.5
    top = sound.max(axis=1) >= peak * 0.999
    runs = np.diff(np.flatnonzero(np.diff(np.concatenate(([0], top, [0])))))[::2]
    assert runs.max() <= 4, "samples in a row at the very top are cut waves"


@pytest.mark.parametrize("name", [*EFFECTS, *PIECES])
def test_nothing_is_silent_or_off_the_middle(name: str) -> None:
    sound = decoded(name)
    assert decibels(float(np.mean(sound**2))) > -32.0
    assert abs(float(sound.mean())) < 0.002


@pytest.mark.parametrize("name", [*EFFECTS, Music.WIN.value])
def test_effects_begin_at_once_and_end_without_a_click(name: str) -> None:
    sound = np.abs(decoded(name)).max(axis=1)
    first = int(np.argmax(sound > sound.max() * 0.01))
    assert first <= 0.03 * RATE
    assert sound[0] < 0.02
    assert sound[-64:].max() < 0.005


@pytest.mark.parametrize("name", [*EFFECTS, *PIECES])
def test_the_mix_is_the_one_that_is_meant(name: str) -> None:
    sound = weighted(decoded(name).mean(axis=1))
    if name in PIECES:
        loudness, gain = float(np.mean(sound**2)), MIX[Music(name)]
    else:
        total = np.cumsum(np.concatenate(([0.0], sound**2)))
        size = min(len(sound), RATE // 8)
        loudness, gain = float((total[size:] - total[:-size]).max() / size), EFFECTS[name]
    assert decibels(loudness * gain**2) == pytest.approx(LOUDNESS[name], abs=3.0)


# ---- loops


@pytest.mark.parametrize("name", LOOPS)
def test_no_sample_jumps_at_the_seam(name: str) -> None:
    sound = decoded(name)
    inside = np.abs(np.diff(sound, axis=0)).max(axis=1)
    seam = float(np.abs(sound[0] - sound[-1]).max())
    assert seam <= np.percentile(inside, 99)


def spectra(sound: Wave, at: npt.NDArray[np.intp], size: int = 4096) -> Wave:
    """Short spectra in dB that begin at those samples, going round at the end."""
    window = np.hanning(size)
    places = (at[:, None] + np.arange(size)) % len(sound)
    power = np.abs(np.fft.rfft(sound[places] * window, axis=1)) ** 2
    bands = np.add.reduceat(power, np.unique(np.geomspace(2, 900, 24).astype(int)), axis=1)
    found: Wave = 10 * np.log10(bands + 1e-9)
    return found


@pytest.mark.parametrize("name", LOOPS)
def test_the_seam_is_a_bar_line_like_the_others(name: str) -> None:
    """The spectrum changes no more from the last bar to the first than from bar to bar."""
    sound = decoded(name).mean(axis=1)
    bars = {"music_play": 32, "music_title": 24}[name]
    lines = np.round(np.arange(bars) * len(sound) / bars).astype(int)
    reach = 4096
    change = np.abs(spectra(sound, lines) - spectra(sound, lines - reach)).mean(axis=1)
    assert change[0] <= np.sort(change[1:])[-2]
    # Nor is what rings on before it softer than before any other line.
    before = [float(np.mean(sound[(line - np.arange(300, 1500))] ** 2)) for line in lines]
    assert decibels(before[0]) >= decibels(min(before[1:])) - 6.0


@pytest.mark.parametrize("name", LOOPS)
def test_loops_are_even(name: str) -> None:
    """No bar is a surprise: all lie within 8 dB."""
    sound = decoded(name).mean(axis=1)
    bars = np.array_split(sound, {"music_play": 32, "music_title": 24}[name])
    levels = [decibels(float(np.mean(bar**2))) for bar in bars]
    assert max(levels) - min(levels) < 8.0


def test_the_play_loop_is_in_tune() -> None:
    """Nearly all it sounds lies on notes of its scales, D minor and D major, at 440 Hz."""
    sound = decoded("music_play").mean(axis=1)[: RATE * 50]
    frames = sound[: len(sound) // 16384 * 16384].reshape(-1, 16384) * np.hanning(16384)
    power = (np.abs(np.fft.rfft(frames, 65536, axis=1)) ** 2).sum(axis=0)
    hertz = np.fft.rfftfreq(65536, 1 / RATE)
    heard = (hertz > 200) & (hertz < 1000)
    keys = 69 + 12 * np.log2(hertz[heard] / 440)
    off = np.abs(keys - np.round(keys))
    assert power[heard][off < 0.3].sum() > 0.9 * power[heard].sum()
    strange = np.isin(np.round(keys).astype(int) % 12, [3, 8])  # e flat and a flat
    assert power[heard][strange].sum() < 0.03 * power[heard].sum()


# ---- the check of whole files


def test_every_spoilt_bit_and_missing_page_is_found() -> None:
    data = asset("sounds", "dice.ogg").read_bytes()
    assert ogg.is_whole(data)
    for at in range(0, len(data), 97):
        spoilt = bytearray(data)
        spoilt[at] ^= 0x10
        assert not ogg.is_whole(bytes(spoilt)), at
    last = len(list(ogg.pages(data))[-1])
    for wrong in (b"", b"OggS", data[:-1], data[:-last], data[last:], data + b"x", b"\0" * 999):
        assert not ogg.is_whole(wrong)

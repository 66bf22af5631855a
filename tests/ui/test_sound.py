"""Sounds: silent without a device, with one word about it; the files are as they should be."""

from __future__ import annotations

import array
import logging
import math
import wave
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.ui.assets import asset
from gogoa_game.ui.sound import NAMES, Sounds

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def sounds() -> Iterator[Sounds]:
    made = Sounds(0.5)
    yield made
    made.close()


def test_nothing_is_opened_before_the_start(sounds: Sounds) -> None:
    sounds.play("dice")
    assert pygame.mixer.get_init() is None


def test_sounds_play_at_their_volume(sounds: Sounds) -> None:
    sounds.start()
    assert pygame.mixer.get_init() is not None
    for name in NAMES:
        sounds.play(name)
    assert pygame.mixer.get_busy()
    sounds.set_volume(7)
    assert sounds.volume == 1
    with pytest.raises(KeyError):
        sounds.play("trumpet")


def test_mute_stops_and_holds(sounds: Sounds) -> None:
    sounds.start()
    sounds.play("day")
    sounds.mute(True)
    assert sounds.muted
    sounds.play("day")
    assert not pygame.mixer.get_busy()
    sounds.mute(False)
    sounds.play("day")
    assert pygame.mixer.get_busy()


def test_without_a_device_there_is_one_warning_and_silence(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_args: object) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    with caplog.at_level(logging.WARNING):
        sounds.start()
        sounds.start()
        sounds.play("dice")
        sounds.mute(True)
        sounds.set_volume(0.2)
    assert [record.getMessage() for record in caplog.records] == [
        "There will be no sound: no device"
    ]


def test_a_file_that_cannot_be_played_is_named_once_and_silent(
    sounds: Sounds,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    tmp_path: Path,
) -> None:
    broken = tmp_path / "dice.wav"
    broken.write_bytes(b"no sound")
    usual = asset

    def one_broken(folder: str, name: str) -> Path:
        return broken if name == "dice.wav" else usual(folder, name)

    monkeypatch.setattr("gogoa_game.ui.sound.asset", one_broken)
    with caplog.at_level(logging.WARNING):
        sounds.start()
        sounds.play("dice")
    assert [f"The sound {broken} cannot be played" in r.getMessage() for r in caplog.records] == [
        True
    ]
    sounds.play("day")
    assert pygame.mixer.get_busy()


def test_the_mixer_closes_when_no_file_could_be_played(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("gogoa_game.ui.sound.asset", lambda *_: tmp_path)
    sounds.start()
    assert pygame.mixer.get_init() is not None
    sounds.close()
    assert pygame.mixer.get_init() is None


@pytest.mark.parametrize("name", NAMES)
def test_the_files_are_small_and_do_not_clip(name: str) -> None:
    path = asset("sounds", f"{name}.wav")
    assert path.stat().st_size < 150_000
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        samples = array.array("h", file.readframes(file.getnframes()))
    peak = max(abs(sample) for sample in samples)
    assert 20 * math.log10(peak / 32768) == pytest.approx(-3, abs=0.05)
    assert abs(samples[0]) < 50
    assert abs(samples[-1]) < 50

"""Effects and music: two volumes, silence without a device with one word about it, fades."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.files.assets import asset
from gogoa_game.ui.sound import music as musicplayer
from gogoa_game.ui.sound.effects import EFFECTS, Levels, Sounds, pencil
from gogoa_game.ui.sound.music import MIX, Music

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sounds]:
    monkeypatch.setattr(musicplayer, "FADE_OUT_MS", 40)
    made = Sounds(Levels(0.5, 0.5))
    yield made
    made.close()


def playing(sounds: Sounds) -> Music:
    assert sounds._player is not None
    return sounds._player.playing


def until(sounds: Sounds, done: Callable[[], bool]) -> None:
    """Frame after frame, as the application does."""
    end = time.monotonic() + 10
    while not done():
        assert time.monotonic() < end
        sounds.update()
        time.sleep(0.002)


def test_nothing_is_opened_before_the_start(sounds: Sounds) -> None:
    sounds.play("dice")
    sounds.music = Music.TITLE
    sounds.update()
    sounds.adopt(Levels(muted=True))
    assert pygame.mixer.get_init() is None


def test_effects_play_and_no_others(sounds: Sounds) -> None:
    sounds.start()
    for name in EFFECTS:
        sounds.play(name)
    assert pygame.mixer.get_busy()
    with pytest.raises(KeyError):
        sounds.play("trumpet")


def test_effects_are_read_one_a_frame_or_when_they_are_played(sounds: Sounds) -> None:
    sounds.start()
    assert sounds._effects == {}
    sounds.update()
    assert len(sounds._effects) == 1
    sounds.play("souvenir")
    assert len(sounds._effects) == 2
    for _ in EFFECTS:
        sounds.update()
    assert set(sounds._effects) == set(EFFECTS)


def test_the_pencil_has_a_pitch_for_each_step() -> None:
    assert [pencil(step) for step in (1, 2, 6, 7)] == ["pencil1", "pencil2", "pencil6", "pencil6"]
    assert {pencil(step) for step in range(1, 9)} <= set(EFFECTS)


def test_the_two_volumes_are_independent(sounds: Sounds) -> None:
    sounds.start()
    sounds.music = Music.TITLE
    sounds.play("dice")
    sounds.update()
    effect = sounds._effects["dice"]
    for effects, music in ((1.0, 0.25), (0.25, 1.0), (0.0, 0.5), (0.5, 0.5)):
        sounds.adopt(Levels(effects, music))
        assert effect.get_volume() == pytest.approx(effects * EFFECTS["dice"], abs=0.01)
        wanted = music * MIX[Music.TITLE]
        assert pygame.mixer.music.get_volume() == pytest.approx(wanted, abs=0.01)
        assert pygame.mixer.music.get_busy()


def test_no_effects_at_volume_nought(sounds: Sounds) -> None:
    sounds.adopt(Levels(effects=0.0))
    sounds.start()
    sounds.play("day")
    assert not pygame.mixer.get_busy()


def test_mute_stops_everything_and_music_goes_on_afterwards(sounds: Sounds) -> None:
    sounds.start()
    sounds.music = Music.PLAY
    sounds.update()
    sounds.play("day")
    sounds.adopt(Levels(muted=True))
    assert not pygame.mixer.get_busy()
    assert not pygame.mixer.music.get_busy()
    sounds.play("day")
    sounds.update()
    assert not pygame.mixer.get_busy()
    assert not pygame.mixer.music.get_busy()
    sounds.adopt(Levels())
    assert pygame.mixer.music.get_busy()
    assert playing(sounds) is Music.PLAY
    sounds.play("day")
    assert pygame.mixer.get_busy()


def test_music_at_volume_nought_is_held(sounds: Sounds) -> None:
    sounds.start()
    sounds.music = Music.PLAY
    sounds.update()
    sounds.adopt(Levels(music=0.0))
    assert not pygame.mixer.music.get_busy()
    sounds.play("day")
    assert pygame.mixer.get_busy()


def test_one_piece_goes_out_before_the_next_comes_in(sounds: Sounds) -> None:
    sounds.start()
    sounds.music = Music.TITLE
    sounds.update()
    assert playing(sounds) is Music.TITLE
    sounds.music = Music.PLAY
    sounds.update()
    assert playing(sounds) is Music.TITLE, "it fades out first"
    until(sounds, lambda: playing(sounds) is Music.PLAY)
    assert pygame.mixer.music.get_busy()
    sounds.music = Music.SILENCE
    until(sounds, lambda: playing(sounds) is Music.SILENCE)
    assert not pygame.mixer.music.get_busy()


def test_a_piece_called_back_while_it_fades_begins_anew(sounds: Sounds) -> None:
    sounds.start()
    sounds.music = Music.TITLE
    sounds.update()
    sounds.music = Music.PLAY
    sounds.update()
    sounds.music = Music.TITLE
    time.sleep(0.2)
    until(sounds, pygame.mixer.music.get_busy)
    assert playing(sounds) is Music.TITLE


def test_another_piece_may_be_wanted_while_all_is_mute(sounds: Sounds) -> None:
    sounds.start()
    sounds.music = Music.TITLE
    sounds.update()
    sounds.adopt(Levels(muted=True))
    sounds.music = Music.PLAY
    for _ in range(3):
        sounds.update()
    assert not pygame.mixer.music.get_busy()
    sounds.adopt(Levels())
    sounds.update()
    assert playing(sounds) is not Music.TITLE, "what nobody wants any more does not come back"
    until(sounds, lambda: playing(sounds) is Music.PLAY)
    assert pygame.mixer.music.get_busy()


def test_a_change_never_waits(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    """The mixer would sleep if a piece were begun while another one fades out."""
    begun = []
    play = pygame.mixer.music.play

    def watched(*args: int, **options: int) -> None:
        begun.append(pygame.mixer.music.get_busy())
        play(*args, **options)

    monkeypatch.setattr(pygame.mixer.music, "play", watched)
    sounds.start()
    for piece in (Music.TITLE, Music.PLAY, Music.WIN):
        sounds.music = piece
        until(sounds, lambda piece=piece: playing(sounds) is piece)  # type: ignore[misc]
    assert begun == [False, False, False]


def test_the_fanfare_plays_once(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    loops = []
    monkeypatch.setattr(pygame.mixer.music, "play", lambda times, **_options: loops.append(times))
    sounds.start()
    for piece in (Music.WIN, Music.TITLE, Music.PLAY):
        sounds.music = piece
        sounds.update()
        sounds.update()
    assert loops == [0, -1, -1]


def test_without_a_device_there_is_one_warning_and_silence(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    with caplog.at_level(logging.WARNING):
        sounds.start()
        sounds.start()
        for piece in Music:
            sounds.music = piece
            sounds.update()
        for name in EFFECTS:
            sounds.play(name)
        sounds.adopt(Levels(muted=True))
        sounds.adopt(Levels(0.2, 0.2))
    assert pygame.mixer.get_init() is None
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 1
    assert said[0].startswith("There will be no sound: ")


@pytest.mark.parametrize("name", ["dice", "music_title"])
def test_a_file_that_cannot_be_played_is_named_once_and_silent(
    sounds: Sounds,
    name: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    tmp_path: Path,
) -> None:
    broken = tmp_path / f"{name}.ogg"
    broken.write_bytes(b"no sound")
    usual = asset

    def one_broken(folder: str, file: str) -> Path:
        return broken if file == broken.name else usual(folder, file)

    monkeypatch.setattr("gogoa_game.ui.sound.effects.asset", one_broken)
    with caplog.at_level(logging.WARNING):
        sounds.start()
        for _ in range(2):
            sounds.play("dice")
            for piece in (Music.TITLE, Music.SILENCE):
                sounds.music = piece
                sounds.update()
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 1
    assert said[0].startswith(f"The sound {broken} cannot be played")
    sounds.play("day")
    assert pygame.mixer.get_busy()


def test_the_mixer_closes_when_no_file_could_be_played(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("gogoa_game.ui.sound.effects.asset", lambda *_: tmp_path)
    sounds.start()
    assert pygame.mixer.get_init() is not None
    sounds.close()
    assert pygame.mixer.get_init() is None

"""What is heard where: effects and music of each scene, silence by key and by focus, secrets."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.logic.dice import Purpose
from gogoa_game.scenes.curtain.scene import CurtainScene
from gogoa_game.scenes.plans import PlansScene
from gogoa_game.scenes.play.moments import Happening
from gogoa_game.scenes.play.scene import PlayScene
from gogoa_game.scenes.results.scene import ResultsScene
from gogoa_game.scenes.reveal.scene import RevealScene
from gogoa_game.scenes.watch.scene import WatchScene
from gogoa_game.store.settings import Settings
from gogoa_game.table.match import Player
from gogoa_game.ui.sound.effects import EFFECTS
from gogoa_game.ui.sound.music import Music
from tests.scenes.turns import die, slot

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.scenes.driving import Driver

    Drive = Callable[..., Driver]

BOTS = [Player("Bo", "bot:easy"), Player("Cy", "bot:easy", "scooter", "scooter")]
ALONE = [Player("Asha")]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All effects that were asked for, in their order."""
    names: list[str] = []

    def noted(_sounds: object, name: str) -> None:
        assert name in EFFECTS
        names.append(name)

    monkeypatch.setattr("gogoa_game.ui.sound.effects.Sounds.play", noted)
    return names


def until(driver: Driver, kind: type, ms: float = 100.0) -> None:
    """Lets the game run until such a scene is on top."""
    for _ in range(4000):
        if isinstance(driver.top, kind):
            return
        driver.frame(ms=ms)
    raise AssertionError(f"no {kind.__name__} came")


def choose_plans(driver: Driver) -> None:
    until(driver, PlansScene)
    for key in (pygame.K_1, pygame.K_2, pygame.K_RETURN):
        driver.key(key)


def music(driver: Driver) -> Music:
    return driver.app.context.sounds.music


# ---- music


def test_each_kind_of_scene_has_its_music(drive: Drive) -> None:
    driver = drive(settings=Settings(animation_speed="off"))
    assert music(driver) is Music.TITLE
    driver.press("new")
    assert music(driver) is Music.TITLE
    driver.begin(BOTS)
    assert music(driver) is Music.PLAY
    until(driver, RevealScene)
    assert music(driver) is Music.PLAY
    until(driver, ResultsScene, 1000.0)
    driver.rest(8000)
    assert music(driver) is Music.WIN
    driver.press("review")
    driver.frame()
    assert music(driver) is Music.WIN
    driver.app.context.to_title()
    driver.frame()
    assert music(driver) is Music.TITLE


def test_what_lies_over_a_scene_leaves_its_music(drive: Drive) -> None:
    driver = drive()
    driver.begin(ALONE)
    driver.key(pygame.K_ESCAPE)
    driver.press("settings")
    assert music(driver) is Music.PLAY
    driver.key(pygame.K_F1)
    assert music(driver) is Music.PLAY


def test_the_band_waits_for_the_winner(drive: Drive, heard: list[str]) -> None:
    driver = drive()
    driver.begin(BOTS)
    until(driver, ResultsScene, 1000.0)
    del heard[:]
    wanted = [music(driver)]
    while driver.top.animating:
        driver.frame()
        wanted.append(music(driver))
    driver.frame()
    assert wanted[0] is Music.SILENCE
    assert wanted.index(Music.WIN) > 50
    assert heard[0] == "stamp"
    assert heard.count("total") == 1
    assert heard.count("sort") <= 1


# ---- silence


def test_m_is_for_silence_but_a_letter_in_a_name(drive: Drive) -> None:
    driver = drive()
    driver.key(pygame.K_m)
    assert driver.app.context.sounds.levels.muted
    driver.key(pygame.K_m)
    assert not driver.app.context.sounds.levels.muted
    driver.press("new")
    driver.press("name 0")
    driver.key(pygame.K_m)
    driver.type("m")
    assert not driver.app.context.sounds.levels.muted


@pytest.mark.parametrize("wanted", [True, False])
def test_silence_while_another_window_is_in_use(drive: Drive, wanted: bool) -> None:
    driver = drive()
    sounds = driver.app.context.sounds
    driver.app.context.change_settings(driver.app.settings.replace(mute_unfocused=wanted))
    driver.frame(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert sounds.levels.muted is wanted
    driver.frame(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert not sounds.levels.muted
    driver.app.context.change_settings(driver.app.settings.replace(muted=True))
    for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
        driver.frame(pygame.event.Event(kind))
        assert sounds.levels.muted, "what was muted by hand stays so"


def test_the_setting_counts_at_once_while_the_window_is_away(drive: Drive) -> None:
    driver = drive()
    driver.frame(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    driver.app.context.change_settings(driver.app.settings.replace(mute_unfocused=False))
    assert not driver.app.context.sounds.levels.muted


# ---- effects


def test_buttons_click_and_sliders_do_not(drive: Drive, heard: list[str]) -> None:
    driver = drive()
    driver.press("settings")
    driver.press("fullscreen")
    assert heard == ["click", "click"]
    rect = driver.group["music_volume"].rect
    driver.drag(rect.midleft, rect.center)
    assert heard == ["click", "click"]


def test_postcards_are_taken_put_back_and_refused(drive: Drive, heard: list[str]) -> None:
    driver = drive()
    driver.begin(ALONE)
    del heard[:]
    for key in (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_2):
        driver.key(key)
    assert heard == ["postcard", "postcard", "refused", "undo"]


def turn(driver: Driver, players: list[Player]) -> PlayScene:
    """The first turn of a person, the path still to be drawn."""
    driver.begin(players)
    until(driver, PlansScene)
    choose_plans(driver)
    until(driver, PlayScene)
    scene = driver.top
    assert isinstance(scene, PlayScene)
    return scene


def test_a_turn_by_its_sounds(drive: Drive, heard: list[str]) -> None:
    driver = drive()
    scene = turn(driver, ALONE)
    assert heard[-5:] == ["day", "dice", "settle", "settle", "settle"]
    del heard[:]
    driver.key(pygame.K_1)
    driver.key(pygame.K_1)
    assert heard == ["lift", "settle"]
    assignment = scene.hand.draft._options[0].assignment
    for place, purpose in zip(assignment, Purpose, strict=True):
        scene._change(partial(scene.hand.give, place, purpose), "slot")
    assert heard[2:] == ["slot"] * 3
    del heard[:]
    count = scene.hand.draft.steps_left
    for _ in range(count):
        scene._extend(scene.hand.draft.extensions()[0])
        driver.rest(400)
    assert [name for name in heard if name.startswith("pencil")] == [
        f"pencil{n + 1}" for n in range(count)
    ]
    del heard[:]
    driver.press("undo")
    scene._click_hex(scene.hand.draft.sheet.position)
    assert heard == ["undo", "refused"]


def test_a_drag_lifts_and_sets_down(drive: Drive, heard: list[str]) -> None:
    driver = drive()
    scene = turn(driver, ALONE)
    del heard[:]
    driver.drag(die(scene, 0), (die(scene, 0)[0], scene.table.map.centery))
    assert heard == ["lift", "settle"]
    driver.drag(die(scene, 0), slot(scene, Purpose.DISTANCE))
    assert heard[2:] == ["lift", "slot"]


def test_the_coach_speaks_once(drive: Drive, heard: list[str]) -> None:
    driver = drive(coach="on")
    scene = turn(driver, ALONE)
    del heard[:]
    for _ in range(2000):
        driver.frame()
        if not scene.adviser.thinking:
            break
    driver.rest()
    assert heard == ["coach"]


# ---- secrets (R19)


def test_nothing_is_heard_of_a_bots_secret_turn(drive: Drive, heard: list[str]) -> None:
    """Only what everybody sees: the day, the dice, and the die that is reserved."""
    driver = drive()
    driver.begin(BOTS)
    for _day in range(3):
        until(driver, WatchScene)
        del heard[:]
        until(driver, RevealScene)
        thrown = ["day", "dice", "settle", "settle", "settle"]
        assert heard in ([*thrown, "slot"], thrown)


def test_people_who_wait_hear_no_path(drive: Drive, heard: list[str]) -> None:
    driver = drive()
    driver.begin([Player("Asha"), Player("Bea", token="scooter", colour="scooter")])
    for _ in range(2):
        until(driver, CurtainScene)
        driver.rest()
        driver.key(pygame.K_RETURN)
        assert heard[-1] == "curtain"
        choose_plans(driver)
    until(driver, WatchScene)
    driver.rest(4000)
    driver.press("take")
    assert heard[-1] == "curtain"
    scene = driver.top
    assert isinstance(scene, PlayScene)
    option = max(scene.hand.draft._options, key=lambda option: option.distance)
    for place, purpose in zip(option.assignment, Purpose, strict=True):
        scene._change(partial(scene.hand.give, place, purpose), "slot")
    del heard[:]
    driver.press("turn")
    while scene.hand.draft.steps_left:
        scene._extend(scene.hand.draft.extensions()[-1])
        driver.rest(400)
    for what in Happening:
        scene._sound_secrets(scene.path.happen(what, scene.hand.draft.position))
    assert set(heard) <= {"click"}


def test_the_reveal_sounds_for_what_it_shows(drive: Drive, heard: list[str]) -> None:
    driver = drive()
    driver.begin(BOTS)
    until(driver, RevealScene)
    scene = driver.top
    assert isinstance(scene, RevealScene)
    del heard[:]
    while scene.animator.active:
        driver.frame()
    longest = max(len(made.trip.steps) for made in scene.trips)
    assert [n for n in heard if n.startswith("pencil")] == [
        f"pencil{n + 1}" for n in range(longest)
    ]
    bounced = {n for made in scene.trips for n, s in enumerate(made.trip.steps) if s.bounced}
    assert heard.count("bounce") == len(bounced)
    assert heard.count("mark") + heard.count("plan") == len(scene.marks)
    assert heard.count("sort") <= 1

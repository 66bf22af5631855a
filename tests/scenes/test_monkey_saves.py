"""Two programs on one folder, begun, left, quit and killed at random: no game is lost."""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.logic.chance import MAX_SEED
from gogoa_game.scenes.curtain.scene import CurtainScene
from gogoa_game.scenes.dialogs.question import CarefulQuestion, QuestionScene
from gogoa_game.scenes.pause import PauseScene
from gogoa_game.scenes.plans import PlansScene
from gogoa_game.scenes.play.scene import PlayScene
from gogoa_game.scenes.results.scene import ResultsScene
from gogoa_game.scenes.setup.scene import SetupScene
from gogoa_game.scenes.title import TitleScene
from gogoa_game.scenes.watch.scene import WatchScene
from gogoa_game.store.records import RecordError, decode
from gogoa_game.store.store import Store
from tests.scenes.driving import match_of
from tests.scenes.travel import wish

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from gogoa_game.store.records import GameRecord
    from tests.scenes.driving import Driver

STEPS = 400
SPEEDS = ("slow", "normal", "fast", "off")


class World:
    """The programs, and the games that must still be found in the folder."""

    def __init__(
        self, folder: Path, drive: Callable[..., Driver], seed: int, patch: pytest.MonkeyPatch
    ) -> None:
        self.folder = folder
        self.rng = random.Random(seed)
        self.patch = patch
        self.owed: list[GameRecord] = []
        self.full = False
        self._drive = drive
        self._watch()
        self.drivers = [self.start(), self.start()]

    def start(self) -> Driver:
        """A new program."""
        return self._drive(size=(480, 270))

    def _watch(self) -> None:
        """Every game that was saved is owed from then on, until it is over or given up."""
        save, clear, replace = Store.save_game, Store.clear_game, os.replace

        def saved(store: Store, record: GameRecord) -> None:
            save(store, record)
            if store.trouble is None:
                self.settle(record)
                self.owed.append(record)

        def cleared(store: Store, record: GameRecord) -> None:
            clear(store, record)
            self.settle(record)

        def replaced(source: str, target: str) -> None:
            if self.full:
                raise OSError(28, "No space left on device")
            replace(source, target)

        self.patch.setattr(Store, "save_game", saved)
        self.patch.setattr(Store, "clear_game", cleared)
        self.patch.setattr(os, "replace", replaced)
        seeds = self.rng.randrange
        self.patch.setattr("gogoa_game.scenes.setup.scene.new_seed", lambda: seeds(MAX_SEED))

    def settle(self, record: GameRecord) -> None:
        """What this record tells the whole story of is owed no longer."""
        self.owed = [owed for owed in self.owed if not tells(record, owed)]

    def check(self) -> None:
        """Every game that is owed is in the folder, or goes on in a record there."""
        kept = []
        for path in self.folder.glob("game*.json"):
            try:
                kept.append(decode(path.read_bytes()))
            except RecordError as error:
                raise AssertionError(path) from error
        for owed in self.owed:
            assert any(tells(record, owed) for record in kept), owed.seed

    # ---- what happens

    def step(self) -> None:
        """Something happens to one of the programs."""
        index = self.rng.randrange(len(self.drivers))
        driver = self.drivers[index]
        chance = self.rng.random()
        if chance < 0.02:  # killed
            self.drivers[index] = self.start()
        elif chance < 0.04:
            driver.app.director.quit()
            self.drivers[index] = self.start()
        elif chance < 0.05:
            self.full = not self.full
        elif chance < 0.08:
            context = driver.app.context
            change = {"animation_speed": self.rng.choice(SPEEDS), "muted": chance < 0.07}
            context.change_settings(context.settings.replace(**change))
        elif chance < 0.11 and not isinstance(driver.top, TitleScene):
            driver.app.context.to_title()
            driver.frame()
        elif not self.act(driver):
            self.drivers[index] = self.start()

    def act(self, driver: Driver) -> bool:
        """What a player might do with what is on the screen; False when the program is over."""
        scene, rng = driver.top, self.rng
        if isinstance(scene, TitleScene):
            return driver.press(rng.choice(("new", "continue", "continue", "quit")))
        if isinstance(scene, SetupScene):
            return driver.press(rng.choice(("start", "start", "draw", "back")))
        if isinstance(scene, CarefulQuestion):
            return self.answer(driver)
        if isinstance(scene, PauseScene):
            return driver.press(rng.choice(("go_on", "title")))
        if isinstance(scene, QuestionScene | ResultsScene):
            return driver.key(rng.choice((pygame.K_ESCAPE, pygame.K_RETURN)))
        if isinstance(scene, CurtainScene):
            driver.rest(500)
            return driver.key(pygame.K_RETURN)
        if isinstance(scene, WatchScene) and scene.calling is not None:
            return driver.press("take")
        if isinstance(scene, PlansScene | PlayScene) and rng.random() < 0.8:
            scene.session.play(wish(scene.view))
            scene.session.proceed()
        elif rng.random() < 0.1:
            return driver.key(pygame.K_ESCAPE)
        driver.rest(rng.choice((100, 400, 3000)))
        return driver.app.director.running

    def answer(self, driver: Driver) -> bool:
        """No, or yes: the game that was named is given up."""
        if self.rng.random() < 0.6:
            return driver.key(pygame.K_RETURN)
        given_up = driver.app.context.store.load_game()
        going = driver.press("yes")
        if given_up is not None and (not going or not isinstance(driver.top, SetupScene)):
            self.settle(given_up)
        return going


def tells(record: GameRecord, earlier: GameRecord) -> bool:
    """Whether a record is an earlier one with something added, or the same."""
    if (record.seed, record.players) != (earlier.seed, earlier.players):
        return False
    pairs = zip(record.choices, earlier.choices, strict=True)
    if any(before not in (None, now) for now, before in pairs):
        return False
    if len(record.days) < len(earlier.days):
        return False
    return all(
        day.turns[: len(before.turns)] == before.turns
        for day, before in zip(record.days, earlier.days, strict=False)
    )


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_two_programs_do_no_game_is_lost(
    drive: Callable[..., Driver], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    world = World(tmp_path, drive, seed, monkeypatch)
    games = set()
    for _ in range(STEPS):
        world.step()
        world.check()
        games |= {
            match_of(driver.top).seed for driver in world.drivers if hasattr(driver.top, "session")
        }
    assert len(games) > 1

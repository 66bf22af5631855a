"""Scenes and pictures know views and never the state of a game (R19), and look them up once."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import pytest

from gogoa_game.scenes.play.scene import PlayScene
from gogoa_game.scenes.reveal.scene import RevealScene
from gogoa_game.scenes.watch.scene import WatchScene
from gogoa_game.table import session as module
from gogoa_game.table.match import Match, Player
from tests.modules import modules_of, named
from tests.scenes.travel import choose_plans

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.scenes.driving import Driver

FILES = modules_of("scenes", "ui")
HIDDEN = {"state", "_state", "match", "_match"}


@pytest.mark.parametrize("path", FILES, ids=named)
def test_r19_no_scene_and_no_picture_reaches_the_state(path: Path) -> None:
    found = [
        f"line {node.lineno}: .{node.attr}"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in HIDDEN
    ]
    assert found == []


@pytest.mark.parametrize("kind", [WatchScene, PlayScene, RevealScene])
def test_what_does_not_change_is_not_looked_up_for_every_frame(
    drive: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch, kind: type
) -> None:
    driver = drive(size=(640, 360))
    driver.begin([Player("Asha", "human", "boat", "boat"), Player("Ravi", "bot:easy", "fish")])
    choose_plans(driver, driver.top)  # type: ignore[arg-type]
    if kind is RevealScene:
        driver.begin([Player("Ravi", "bot:easy", "boat", "boat")])
    for _ in range(500):
        if isinstance(driver.top, kind):
            break
        driver.frame(ms=100.0)
    assert isinstance(driver.top, kind)
    looked: list[int] = []
    view, standings = Match.view, module.standings_of
    monkeypatch.setattr(Match, "view", lambda *args: looked.append(1) or view(*args))
    monkeypatch.setattr(module, "standings_of", lambda *args: looked.append(1) or standings(*args))
    monkeypatch.setattr("gogoa_game.scenes.play.scene.standings_of", lambda *_: looked.append(1))
    for _ in range(10):
        driver.top.dirty = True
        driver.frame(ms=1.0)
    assert isinstance(driver.top, kind)
    assert looked == []

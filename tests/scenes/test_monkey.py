"""A monkey at the table: wild input does no harm, and the game stays sound."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.scenes.curtain.scene import CurtainScene
from gogoa_game.scenes.plans import PlansScene
from gogoa_game.scenes.play.scene import PlayScene
from gogoa_game.scenes.reveal.scene import RevealScene
from gogoa_game.scenes.watch.scene import WatchScene
from gogoa_game.store.records import verify
from gogoa_game.store.store import Store
from gogoa_game.table.match import Match, Player
from tests.scenes.driving import match_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.scenes.driving import Driver

EVENTS = 7000
SIZES = ((480, 270), (960, 540), (640, 480), (1, 1), (700, 300), (800, 600))
KEYS = (
    *range(pygame.K_0, pygame.K_9 + 1),
    *range(pygame.K_a, pygame.K_z + 1),
    *range(pygame.K_F1, pygame.K_F12),
    pygame.K_ESCAPE,
    pygame.K_RETURN,
    pygame.K_SPACE,
    pygame.K_BACKSPACE,
    pygame.K_TAB,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_MINUS,
    pygame.K_PLUS,
)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_twenty_thousand_wild_events_do_no_harm(
    drive: Callable[..., Driver], tmp_path: Path, seed: int
) -> None:
    rng = random.Random(seed)
    driver = drive(size=(480, 270))
    players = [
        Player("Asha", "human", "boat", "boat"),
        Player("Mei", "human", "fish", "fish"),
        Player("Ivo", "bot:easy", "parasol", "parasol"),
    ]
    driver.begin(players[: 1 + seed % 3] if seed < 3 else players, seed)
    days = 0
    sent = 0
    while sent < EVENTS:
        if rng.random() < 0.05:
            lend_a_hand(driver, rng)
        batch = [wild(driver, rng) for _ in range(rng.randint(1, 6))]
        sent += len(batch)
        if not driver.frame(*batch, ms=rng.choice((0.0, 16.0, 40.0, 600.0))):
            # The monkey quit from the title: somebody starts the program again.
            driver = drive(size=(480, 270))
        match = match_of(driver.top) if hasattr(driver.top, "session") else None
        if match is None and rng.random() < 0.02:
            driver.begin(players, rng.randrange(1000))
        if match is not None:
            days = max(days, match.state.day)
            if rng.random() < 0.002:
                assert Match.resume(driver.app.context.maps, match.record()).state == match.state
    assert days >= 2
    saved = Store(tmp_path).load_game()
    if saved is not None:
        verify(driver.app.context.maps, saved)


def lend_a_hand(driver: Driver, rng: random.Random) -> None:
    """Presses what a child would find out: without it the monkey never gets past a curtain."""
    if driver.size[0] < 100:
        driver.resize((480, 270))
    scene = driver.top
    if isinstance(scene, CurtainScene):
        driver.rest(500)
        driver.key(pygame.K_RETURN)
    elif isinstance(scene, PlayScene):
        keys = [pygame.K_q, pygame.K_w]
        for _ in range(8):
            keys += [pygame.K_RIGHT] * rng.randint(1, 5) + [pygame.K_RETURN]
        for key in keys:
            driver.key(key)
    elif isinstance(scene, PlansScene):
        for key in rng.sample((pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4), 2):
            driver.key(key)
        driver.key(pygame.K_RETURN)
    elif isinstance(scene, WatchScene) and scene.calling is not None:
        driver.key(pygame.K_RETURN)
    elif isinstance(scene, WatchScene | RevealScene):
        driver.rest(300)
    else:
        driver.key(pygame.K_ESCAPE)


def wild(driver: Driver, rng: random.Random) -> pygame.event.Event:
    """One event that a person, a cat or a system might send."""
    kind = rng.random()
    if kind < 0.62:
        pos = somewhere(driver, rng)
        what = rng.choice(
            (
                pygame.MOUSEBUTTONDOWN,
                pygame.MOUSEBUTTONUP,
                pygame.MOUSEBUTTONUP,
                pygame.MOUSEMOTION,
            )
        )
        return driver.event(what, pos, rng.choice((1, 1, 1, 1, 2, 3)))
    if kind < 0.92:
        what = rng.choice((pygame.KEYDOWN, pygame.KEYUP))
        return pygame.event.Event(
            what, key=rng.choice(KEYS), mod=rng.choice((0, 0, 0, pygame.KMOD_CTRL)), unicode=""
        )
    if kind < 0.94:
        return pygame.event.Event(pygame.TEXTINPUT, text=rng.choice(("x", "さ", "7", "\u200b")))
    if kind < 0.96:
        return pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=rng.choice((-1, 1)), flipped=False)
    if kind < 0.97:
        driver.resize(rng.choice(SIZES))
        return pygame.event.Event(pygame.WINDOWRESIZED, x=0, y=0)
    return pygame.event.Event(
        rng.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE, pygame.WINDOWEXPOSED))
    )


def somewhere(driver: Driver, rng: random.Random) -> tuple[float, float]:
    """Anywhere, with a liking for widgets and hexes."""
    scene = driver.top
    width, height = driver.stage.size
    choice = rng.random()
    widgets = getattr(scene, "widgets", None)
    if choice < 0.45 and widgets is not None and widgets.widgets:
        rect = rng.choice(widgets.widgets).rect
        return rect.center
    view = getattr(scene, "map", None)
    if choice < 0.7 and view is not None:
        return view.centre(rng.choice(driver.app.context.maps.board.hexes))
    return rng.uniform(-30, width + 30), rng.uniform(-30, height + 30)

"""A guest: a scene that lies over whatever a game comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gogoa_game.scenes.base import GuestScene, Scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.scenes.base import AppContext
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter
    from tests.scenes.driving import Driver


class Plain(Scene):
    """A scene that counts its time and keeps its events."""

    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self.ms = 0.0
        self.events: list[UiEvent] = []
        self.left = False

    def handle(self, event: UiEvent) -> None:
        self.events.append(event)

    def update(self, ms: float) -> None:
        self.ms += ms

    def draw(self, painter: Painter) -> None:
        del painter

    def leave(self) -> None:
        self.left = True


class Waiting(Plain):
    """A show that is to be seen whole."""

    waits_for_guests = True


class Guest(GuestScene):
    """A guest that shows nothing."""

    left = False

    def draw(self, painter: Painter) -> None:
        del painter

    def leave(self) -> None:
        self.left = True


@pytest.fixture
def driver(drive: Callable[..., Driver]) -> Driver:
    """An application whose stack is empty but for one plain scene."""
    driver = drive(size=(320, 180))
    driver.app.director.reset(Plain(driver.app.context))
    return driver


def guest_of(driver: Driver) -> Guest:
    guest = Guest(driver.app.context)
    driver.app.director.invite(guest)
    return guest


def test_a_guest_stays_over_what_a_game_comes_to(driver: Driver) -> None:
    guest = guest_of(driver)
    following = Plain(driver.app.context)
    driver.app.director.lead_on(following)
    assert driver.app.director.scenes == [following, guest]
    assert guest.below is following
    driver.app.director.lead_on(Plain(driver.app.context))
    assert following.left
    assert not guest.left


@pytest.mark.parametrize("way", ["push", "reset", "title"])
def test_a_guest_makes_way_for_what_is_no_part_of_the_game(driver: Driver, way: str) -> None:
    guest = guest_of(driver)
    if way == "title":
        driver.app.context.to_title()
    else:
        getattr(driver.app.director, way)(Plain(driver.app.context))
    assert guest.left
    assert guest not in driver.app.director.scenes
    guest.close()  # it comes too late, and closes nothing else
    assert driver.app.director.running


def test_the_time_of_the_scene_below_goes_on_unless_it_waits(driver: Driver) -> None:
    guest_of(driver)
    for kind, passed in ((Plain, 50.0), (Waiting, 0.0)):
        below = kind(driver.app.context)
        driver.app.director.lead_on(below)
        driver.frame(ms=50.0)
        assert below.ms == passed


def test_a_press_closes_it_and_reaches_nothing_else(driver: Driver) -> None:
    guest = guest_of(driver)
    below = guest.below
    assert isinstance(below, Plain)
    driver.clicks((400.0, 300.0), 2)
    assert guest.left
    assert driver.top is below
    assert below.events == [], "what is left of the frame belongs to nobody"


def test_other_events_reach_the_scene_below(driver: Driver) -> None:
    import pygame

    guest = guest_of(driver)
    below = guest.below
    assert isinstance(below, Plain)
    driver.pointer(pygame.MOUSEMOTION, (400.0, 300.0))
    assert len(below.events) == 1
    assert driver.top is guest

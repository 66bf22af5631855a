"""Drives the application as a player does: raw pygame events in, one turn of the loop each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.desktop.app import App
from gogoa_game.desktop.window import Window
from gogoa_game.files.assets import asset
from gogoa_game.scenes import flow
from gogoa_game.scenes.title import TitleScene
from gogoa_game.store.store import Store
from gogoa_game.table.match import Match
from gogoa_game.ui.stage import Stage
from tests.scenes.sharing import share

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from gogoa_game.scenes.base import AppContext, Scene
    from gogoa_game.store.settings import Coaching, Settings
    from gogoa_game.table.match import Player
    from gogoa_game.ui.widgets.group import Group

FRAME = 16.0


def match_of(scene: Scene) -> Match:
    """The match behind a scene of a game, with all that scenes themselves may not see."""
    match: Match = scene.session._match  # type: ignore[attr-defined]
    return match


class Driver:
    """An application in a window of `size` pixels, with a clock that only `frame` moves."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int] = (1280, 720),
        first: Callable[[AppContext], Scene] = TitleScene,
        seed: int | None = None,
        settings: Settings | None = None,
        coach: Coaching = "off",
    ) -> None:
        """The coach is away unless a test is about it, for it would think in every frame."""
        self.now = 0.0
        self.window = Window(size, fullscreen=False)
        store = Store(folder)
        path = asset("maps", "goa.tmx")
        self.app = App(
            self.window, store, path, first, clock=lambda: self.now, settings=settings, seed=seed
        )
        if settings is None:
            context = self.app.context
            self.app.settings = context.settings = context.settings.replace(coach=coach)
        share(self.app)
        self.frame()

    def close(self) -> None:
        """Closes the window."""
        self.window.close()

    @property
    def top(self) -> Scene:
        """The scene that gets the events."""
        return self.app.director.top

    @property
    def group(self) -> Group:
        """The widgets of the scene on top."""
        group: Group = self.top.widgets  # type: ignore[attr-defined]
        return group

    @property
    def size(self) -> tuple[int, int]:
        """The size of the window in pixels."""
        return self.window.surface().get_size()

    @property
    def stage(self) -> Stage:
        """How the window maps to design units now."""
        return Stage(self.size, self.app.settings.ui_scale / 100)

    def frame(self, *events: pygame.event.Event, ms: float = FRAME) -> bool:
        """One turn of the loop; False when the program is over.

        A scene that a test has put there by itself is seen before anything is done to it.
        """
        if events and self.app.director.running and self.app.shown is not self.top:
            self.app.loop_once([])
        self.now += ms
        return self.app.loop_once(list(events))

    def key(self, key: int, mod: int = 0) -> bool:
        """Presses and releases a key."""
        down = pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        going = self.frame(down)
        return going and self.frame(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))

    def type(self, text: str) -> None:
        """Text as the keyboard or an input method sends it."""
        self.frame(pygame.event.Event(pygame.TEXTINPUT, text=text))

    def click(self, pos: tuple[float, float]) -> bool:
        """Moves to a design position, presses and releases there."""
        x, y = (int(v) for v in self.stage.to_window(pos))
        for kind, facts in (
            (pygame.MOUSEMOTION, {"rel": (0, 0), "buttons": (0, 0, 0)}),
            (pygame.MOUSEBUTTONDOWN, {"button": 1}),
            (pygame.MOUSEBUTTONUP, {"button": 1}),
        ):
            if not self.frame(pygame.event.Event(kind, pos=(x, y), touch=False, **facts)):
                return False
        return True

    def press(self, widget_id: str) -> bool:
        """Clicks the middle of a widget of the scene on top."""
        return self.click(self.group[widget_id].rect.center)

    def rest(self, ms: float = 1000.0) -> None:
        """Lets time pass in steps as long as the application allows."""
        while ms > 0 and self.frame(ms=100.0):
            ms -= 100.0

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Presses at one design position and releases at another."""
        self.pointer(pygame.MOUSEMOTION, start)
        self.pointer(pygame.MOUSEBUTTONDOWN, start)
        self.pointer(pygame.MOUSEMOTION, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
        self.pointer(pygame.MOUSEMOTION, end)
        self.pointer(pygame.MOUSEBUTTONUP, end)

    def pointer(self, kind: int, pos: tuple[float, float], button: int = 1) -> None:
        """One pointer event at a design position."""
        self.frame(self.event(kind, pos, button))

    def event(self, kind: int, pos: tuple[float, float], button: int = 1) -> pygame.event.Event:
        """A pointer event as the window would send it."""
        x, y = (int(v) for v in self.stage.to_window(pos))
        if kind == pygame.MOUSEMOTION:
            facts: dict[str, object] = {"rel": (0, 0), "buttons": (0, 0, 0)}
        else:
            facts = {"button": button}
        return pygame.event.Event(kind, pos=(x, y), touch=False, **facts)

    def clicks(self, pos: tuple[float, float], times: int) -> None:
        """Several clicks within one frame."""
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        self.frame(*[self.event(kind, pos) for _ in range(times) for kind in kinds])

    def resize(self, size: tuple[int, int]) -> None:
        """Gives the window another size; a full screen keeps its own.

        There are window managers that do not care for the smallest size a program asks for.
        """
        self.window._window.minimum_size = (1, 1)
        self.window.resize(size)

    def begin(self, players: Sequence[Player], seed: int = 7) -> Match:
        """Starts a match at this table."""
        match = Match(self.app.context.maps, players, seed)
        flow.begin(self.app.context, match)
        self.frame()
        return match

"""The application without a display, driven by synthetic events, and pictures of what it shows."""

from __future__ import annotations

import io
import os
from typing import TYPE_CHECKING

import pygame

from gogoa_game.desktop.app import App
from gogoa_game.desktop.window import Window
from gogoa_game.files.assets import asset
from gogoa_game.scenes.title import TitleScene
from gogoa_game.store.store import Store
from gogoa_game.ui.stage import Stage

if TYPE_CHECKING:
    from pathlib import Path

    from gogoa_game.scenes.base import Scene
    from gogoa_game.store.settings import Settings
    from gogoa_game.table.session import Session
    from gogoa_game.ui.stage import Point

FRAME_MS = 16.0
LONGEST_MS = 30_000.0


class Camera:
    """The application, its clock and the pictures taken."""

    def __init__(self, folder: Path, home: Path, size: tuple[int, int], settings: Settings) -> None:
        self.taken: list[Path] = []
        self._folder = folder
        self._now = 0.0
        self._window = Window(size, fullscreen=False)
        self.stage = Stage(size, settings.ui_scale / 100)
        path = asset("maps", "goa.tmx")
        self.app = App(
            self._window, Store(home), path, TitleScene,
            clock=lambda: self._now, settings=settings,
        )  # fmt: skip
        self.context = self.app.context

    @property
    def top(self) -> Scene:
        return self.app.director.top

    def close(self) -> None:
        self._window.close()

    def frame(self, *events: pygame.event.Event, ms: float = FRAME_MS) -> None:
        self._now += ms
        self.app.loop_once(list(events))

    def wait(self, ms: float) -> None:
        """Lets time pass, frame by frame."""
        for _ in range(round(ms / FRAME_MS)):
            self.frame()

    def wait_while_animating(self, scene: Scene) -> None:
        """Lets time pass until the scene rests or has made way."""
        for _ in range(round(LONGEST_MS / FRAME_MS)):
            if self.top is not scene or not scene.animating:
                return
            self.frame()

    def show(self, scene: Scene) -> None:
        """Puts a scene on top and draws it."""
        self.app.director.push(scene)
        scene.layout(self.stage.size)
        self.frame()

    def proceed(self, session: Session) -> None:
        """Goes on to the scene that the game calls for."""
        session.proceed()
        self.top.layout(self.stage.size)
        self.frame()

    def back(self) -> None:
        """Takes the scene on top away."""
        self.app.director.pop()
        self.frame()

    def point(self, pos: Point) -> None:
        """Moves the pointer to a design position and lets it rest there."""
        at = tuple(int(v) for v in self.stage.to_window(pos))
        facts = {"pos": at, "rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
        self.frame(pygame.event.Event(pygame.MOUSEMOTION, facts))

    def click(self, pos: Point) -> None:
        """Points, presses and releases."""
        self.point(pos)
        at = tuple(int(v) for v in self.stage.to_window(pos))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.frame(pygame.event.Event(kind, {"pos": at, "button": 1, "touch": False}))
        self._pass()

    def key(self, *keys: int) -> None:
        """Presses and releases keys one after the other."""
        for key in keys:
            facts = {"key": key, "mod": 0, "unicode": ""}
            self.frame(pygame.event.Event(pygame.KEYDOWN, facts))
            self.frame(pygame.event.Event(pygame.KEYUP, facts))
        self._pass()

    def _pass(self) -> None:
        """Lets the picture of a scene that has gone make way."""
        while self.app.passing:
            self.frame()

    def shot(self, name: str) -> None:
        """Saves what the window shows."""
        path = self._folder / f"{len(self.taken) + 1:02d}-{name}.png"
        picture = io.BytesIO()
        pygame.image.save(self._window.surface(), picture, "shot.png")
        _write(path, picture.getvalue())
        self.taken.append(path)


def _write(path: Path, data: bytes) -> None:
    """Writes a file as a whole, or not at all; SDL would not tell that the disk is full."""
    with path.open("wb") as file:
        try:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        except OSError as error:
            path.unlink(missing_ok=True)
            error.filename = str(path)
            raise

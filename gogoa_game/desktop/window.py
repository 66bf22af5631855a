"""The window of the desktop."""

from __future__ import annotations

import os

import pygame

DEFAULT_SIZE = (1280, 720)
SMALLEST_SIZE = (480, 270)
UNSEEN = "offscreen"  # what SDL takes by itself where there is no display: a game nobody sees


class DisplayError(Exception):
    """No window can be opened; the message is one sentence."""


class Window:
    """The window of the desktop: its surface, fullscreen, and what to show next."""

    def __init__(self, size: tuple[int, int], fullscreen: bool) -> None:
        try:
            pygame.display.init()
            if pygame.display.get_driver() == UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
                raise pygame.error("there is no display")
            self._window = pygame.Window("Go Goa", size, resizable=True)
            self._window.minimum_size = SMALLEST_SIZE
            self.surface()
        except pygame.error as error:
            raise DisplayError(
                f"no window can be opened ({error}); start the game on a desktop"
            ) from error
        self._fullscreen = False
        self.set_fullscreen(fullscreen)

    def surface(self) -> pygame.Surface:
        """The pixels to draw on; another object after a change of size."""
        return self._window.get_surface()

    def flip(self) -> None:
        """Shows what was drawn."""
        self._window.flip()

    def set_fullscreen(self, on: bool) -> None:
        """Fills the desktop, or goes back to a window."""
        if on != self._fullscreen:
            self._fullscreen = on
            if on:
                self._window.set_fullscreen(True)
            else:
                self._window.set_windowed()

    def resize(self, size: tuple[int, int]) -> None:
        """Asks for another size of the window."""
        self._window.size = size

    def close(self) -> None:
        """Closes the window."""
        self._window.destroy()

"""The window of the desktop."""

from __future__ import annotations

import os
import sys

import pygame

DEFAULT_SIZE = (1280, 720)
SMALLEST_SIZE = (480, 270)
DRIVER = "SDL_VIDEODRIVER"
DISPLAYS = ("WAYLAND_DISPLAY", "DISPLAY")
UNSEEN = "offscreen"  # what SDL takes by itself where there is no display: a game nobody sees

_SENTENCE = "no window can be opened ({reason}); start the game on a desktop"


class DisplayError(Exception):
    """No window can be opened; the message is one sentence."""


def open_display() -> None:
    """Gets hold of the display. Raises DisplayError, which names the variable that is wrong."""
    try:
        pygame.display.init()
        if pygame.display.get_driver() == UNSEEN and DRIVER not in os.environ:
            raise pygame.error("there is no display")
    except pygame.error as error:
        raise _refusal(error) from error


def _refusal(error: pygame.error) -> DisplayError:
    """What stands in the way, and what to do about it."""
    driver = os.environ.get(DRIVER)
    if driver is not None:
        # SDL blames a driver of its own where the variable is there and empty.
        reason = "which names no way of drawing" if not driver.strip() else error
        unset = f"set {DRIVER}=" if sys.platform == "win32" else f"unset {DRIVER}"
        return DisplayError(
            f"no window can be opened with {DRIVER}={driver} ({reason}); take that variable away "
            f"({unset}) and start the game on a desktop"
        )
    named = next((name for name in DISPLAYS if os.environ.get(name)), None)
    where = f" at {named}={os.environ[named]}" if named else ""
    return DisplayError(_SENTENCE.format(reason=f"{error}{where}"))


class Window:
    """The window of the desktop: its surface, fullscreen, and what to show next."""

    def __init__(self, size: tuple[int, int], fullscreen: bool) -> None:
        """Raises DisplayError."""
        open_display()
        try:
            self._window = pygame.Window("Go Goa", size, resizable=True)
            self._window.minimum_size = SMALLEST_SIZE
            self.surface()
        except pygame.error as error:
            raise DisplayError(_SENTENCE.format(reason=error)) from error
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

"""The window of the desktop."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pygame

from gogoa_game.desktop.place import fills, place_of
from gogoa_game.desktop.sdl import usable_desktops

if TYPE_CHECKING:
    from gogoa_game.store.settings import WindowPlace

SMALLEST_SIZE = (480, 270)
DRIVER = "SDL_VIDEODRIVER"
DISPLAYS = ("WAYLAND_DISPLAY", "DISPLAY")
UNSEEN = "offscreen"  # what SDL takes by itself where there is no display: a game nobody sees

SHOWN = (
    pygame.WINDOWSHOWN,
    pygame.WINDOWEXPOSED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWMAXIMIZED,
)
"""Events after which the window has to be drawn again."""
_HIDDEN = (pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED)
_SENTENCE = "no window can be opened ({reason}); start the game on a desktop"


class DisplayError(Exception):
    """No window can be opened; the message is one sentence."""


def open_display() -> None:
    """Gets hold of the display. Raises DisplayError, which names the variable that is wrong."""
    try:
        pygame.display.init()
        if pygame.display.get_driver() == UNSEEN and DRIVER not in os.environ:
            raise pygame.error("there is no display")
        if pygame.display.get_driver() == "x11":
            # The picture is made of pixels: the way through OpenGL takes up to a hundred times as
            # much of the processor there, and a context that the first picture waits for.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
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

    def __init__(
        self,
        size: tuple[int, int],
        fullscreen: bool,
        *,
        at: tuple[int, int] | None = None,
        maximised: bool = False,
    ) -> None:
        """`at` is where its upper left pixel lies on the desktop; None leaves it to the desktop.

        Raises DisplayError.
        """
        open_display()
        try:
            self._window = pygame.Window("Go Goa", size, resizable=True)
            self._window.minimum_size = SMALLEST_SIZE
            self.surface()
        except pygame.error as error:
            raise DisplayError(_SENTENCE.format(reason=error)) from error
        self._maximised = self._fullscreen = self._hidden = False
        if at is not None:
            # Not before there is a window: X11 would take it for the place of the frame.
            self._window.position = at
        self._usual = self._lies()
        if maximised:
            self._window.maximize()
            self._maximised = True  # of what is done at once there is no event
        self.set_fullscreen(fullscreen)

    @property
    def hidden(self) -> bool:
        """Whether it is minimised or hidden, so that nobody sees what it shows."""
        return self._hidden

    @property
    def place(self) -> WindowPlace:
        """Where it lies, or would if it were neither maximised, fullscreen nor put away."""
        if not (self._maximised or self._fullscreen or self._hidden):
            self._usual = self._lies()
        return place_of(self._usual, self._maximised)

    def note(self, event: pygame.event.Event) -> None:
        """Learns what became of the window."""
        if event.type in SHOWN or event.type in _HIDDEN:
            self._hidden = event.type in _HIDDEN
        if event.type in (pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED):
            self._maximised = event.type == pygame.WINDOWMAXIMIZED
        elif event.type in (pygame.WINDOWMOVED, pygame.WINDOWRESIZED):
            self._follow()

    def _follow(self) -> None:
        """Some systems tell of the size of a maximised window before they tell that it is one."""
        if self._maximised or self._fullscreen or self._hidden:
            return
        lies = self._lies()
        if not fills(lies, usable_desktops()):
            self._usual = lies

    def _lies(self) -> pygame.Rect:
        return pygame.Rect(self._window.position, self._window.size)

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

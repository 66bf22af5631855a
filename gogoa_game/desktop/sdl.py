"""What SDL knows and pygame does not pass on: the library that it is linked with is asked itself.

Where it cannot be asked, there is an answer that does for most.
"""

from __future__ import annotations

import ctypes
from functools import cache

import pygame


@cache
def _library() -> ctypes.CDLL | None:
    """The SDL that pygame is linked with; a name is looked up in what a library has loaded."""
    for name in (pygame.base.__file__, "SDL2.dll"):
        try:
            library = ctypes.CDLL(name)
            library.SDL_GetDisplayUsableBounds  # noqa: B018  (Windows looks in that file alone)
        except (OSError, AttributeError):
            continue
        return library
    return None


def usable_desktops() -> tuple[pygame.Rect, ...]:
    """Every desktop without its panels and docks, in pixels, the first one first; at least one.

    The display is to be open.
    """
    library, found = _library(), []
    if library is not None:
        for display in range(library.SDL_GetNumVideoDisplays()):
            bounds = (ctypes.c_int * 4)()
            if library.SDL_GetDisplayUsableBounds(display, bounds) == 0 and min(bounds[2:]) > 0:
                found.append(pygame.Rect(*bounds))
    return tuple(found) or (pygame.Rect((0, 0), pygame.display.get_desktop_sizes()[0]),)

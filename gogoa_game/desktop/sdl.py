"""What SDL knows and pygame does not pass on: the library that it is linked with is asked itself.

Where it cannot be asked, there is an answer that does for most.
"""

from __future__ import annotations

import ctypes
import os
from functools import cache
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterable

_TEXTEDITING_EXT = 0x305
"""The event of a composition of 32 bytes or more; pygame passes it on without its text."""
_PEEK, _MOST = 1, 16


class _TextEditingExt(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_uint32),
        ("timestamp", ctypes.c_uint32),
        ("window", ctypes.c_uint32),
        ("text", ctypes.c_void_p),
        ("start", ctypes.c_int32),
        ("length", ctypes.c_int32),
    )


class _Event(ctypes.Union):
    _fields_ = (("edit", _TextEditingExt), ("padding", ctypes.c_uint8 * 56))


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


def typed_at(places: Iterable[int]) -> tuple[int, ...]:
    """What keys at these places (`KSCAN_...`) type in the layout in force; none if nobody knows."""
    library = _library()
    return () if library is None else tuple(map(library.SDL_GetKeyFromScancode, places))


def ask_for_long_compositions() -> None:
    """Has input methods tell all of a long composition; without it SDL cuts them at 31 bytes.

    To be called before the display is opened.
    """
    if _library() is not None:
        os.environ.setdefault("SDL_IME_SUPPORT_EXTENDED_TEXT", "1")


def take_events() -> list[pygame.event.Event]:
    """Takes all events that wait; compositions of any length are TEXTEDITING with their text."""
    pygame.event.pump()
    texts = _long_compositions()
    return [
        pygame.event.Event(pygame.TEXTEDITING, text=texts.pop(0), start=0, length=0)
        if event.type == _TEXTEDITING_EXT and texts
        else event
        for event in pygame.event.get(pump=False)
    ]


def _long_compositions() -> list[str]:
    """The texts of the long compositions that wait, in their order; their memory is given back."""
    library = _library()
    if library is None:
        return []
    waiting = (_Event * _MOST)()
    kind = ctypes.c_uint32(_TEXTEDITING_EXT)
    found = library.SDL_PeepEvents(waiting, _MOST, _PEEK, kind, kind)
    texts = []
    for event in waiting[: max(0, found)]:
        texts.append(ctypes.string_at(event.edit.text).decode(errors="replace"))
        library.SDL_free(ctypes.c_void_p(event.edit.text))
    return texts

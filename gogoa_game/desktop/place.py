"""Where the window opens: all of it on a desktop, with its title bar, and where it lay last."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.store.settings import WindowPlace
from gogoa_game.ui.stage import NARROWEST

if TYPE_CHECKING:
    from collections.abc import Sequence

USUAL_SIZE = (1280, 720)
TITLE_BAR, EDGE = 40, 8
"""The most pixels that window managers put over a window and at its other sides, at usual sizes."""
USUAL_DESKTOP = 1080
"""The height up to which that holds; on higher desktops letters and title bars grow as well."""


def place_of(lies: pygame.Rect, maximised: bool) -> WindowPlace:
    """The place of a window whose pixels lie there, as it is kept."""
    return WindowPlace(lies.x, lies.y, lies.width, lies.height, maximised)


def room(desktop: pygame.Rect) -> pygame.Rect:
    """Where the pixels of a window may lie on a usable desktop, so that its frame is seen too."""
    times = max(1.0, desktop.height / USUAL_DESKTOP)
    top, edge = round(TITLE_BAR * times), round(EDGE * times)
    width, height = desktop.width - 2 * edge, desktop.height - top - edge
    return pygame.Rect(desktop.left + edge, desktop.top + top, max(1, width), max(1, height))


def first_size(desktops: Sequence[pygame.Rect]) -> tuple[int, int]:
    """The size of the very first window: the usual one, or what fits the first desktop."""
    free = room(desktops[0])
    width = min(USUAL_SIZE[0], free.width)
    return width, min(USUAL_SIZE[1], free.height, round(width / NARROWEST))


def moved_in(place: WindowPlace, desktops: Sequence[pygame.Rect]) -> WindowPlace:
    """The place, if the desktops show all of it; else one on that which shows most of it."""
    was = pygame.Rect(place.x, place.y, place.width, place.height)
    if sum(_shared(was, desktop) for desktop in desktops) >= was.width * was.height:
        return place
    free = room(max(desktops, key=lambda desktop: _shared(was, desktop)))
    now = pygame.Rect(was.topleft, (min(was.width, free.width), min(was.height, free.height)))
    return place_of(now.clamp(free), place.maximised)


def fills(place: pygame.Rect, desktops: Sequence[pygame.Rect]) -> bool:
    """Whether pixels that lie there leave no room for the frame: the window is being maximised."""
    return any(
        place.width >= desktop.width and place.height > room(desktop).height for desktop in desktops
    )


def _shared(one: pygame.Rect, other: pygame.Rect) -> int:
    both = one.clip(other)
    return both.width * both.height

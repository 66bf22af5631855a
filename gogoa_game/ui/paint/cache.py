"""A cache bounded by bytes, which forgets what was used longest ago; help for surfaces."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from typing import TYPE_CHECKING, Generic, TypeVar

import pygame

if TYPE_CHECKING:
    from collections.abc import Hashable

Value = TypeVar("Value")


def surface_bytes(surface: pygame.Surface) -> int:
    """The memory of the pixels of a surface."""
    return surface.get_pitch() * surface.get_height()


def prepared(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the format that blits fastest, once there is a display to know it."""
    try:
        return surface.convert_alpha()
    except pygame.error:
        return surface


def opaque(size: tuple[int, int], across: int) -> pygame.Surface:
    """A black surface without alpha that is copied fastest to one that is `across` pixels wide.

    Rows that begin at multiples of 16 bytes SDL copies past the processor's cache, which takes
    two to five times as long; so the rows are made an odd number of pixels long. Where both
    surfaces are equally wide it copies all rows at once.
    """
    width, height = size
    longer = width if width == across else width + 1 + width % 2
    surface = pygame.Surface((longer, height))
    with contextlib.suppress(pygame.error):  # there is no display whose format it could have
        surface = surface.convert()
    return surface.subsurface((0, 0, width, height))


def blit_faded(
    target: pygame.Surface, image: pygame.Surface, at: tuple[int, int], alpha: int
) -> None:
    """Draws `image` with the opacity `alpha`, 0..255, and leaves it as it was: it may be kept."""
    if alpha < 255:
        image = image.subsurface(image.get_rect())  # the same pixels, with an alpha of their own
        image.set_alpha(alpha)
    target.blit(image, at)


class ByteLru(Generic[Value]):
    """Values by key; the least recently used go first when `max_bytes` are exceeded.

    A single value larger than the bound is kept until the next one comes.
    """

    def __init__(self, max_bytes: int) -> None:
        self.max_bytes = max_bytes
        self.bytes = 0
        self._entries: OrderedDict[Hashable, tuple[Value, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._entries

    def get(self, key: Hashable) -> Value | None:
        """The value of `key`, which now counts as just used, or None."""
        entries = self._entries
        if key not in entries:
            return None
        entries.move_to_end(key)
        return entries[key][0]

    def put(self, key: Hashable, value: Value, size: int) -> Value:
        """Keeps `value`, of `size` bytes, and returns it."""
        old = self._entries.pop(key, None)
        if old is not None:
            self.bytes -= old[1]
        self._entries[key] = (value, size)
        self.bytes += size
        while self.bytes > self.max_bytes and len(self._entries) > 1:
            _, (_, freed) = self._entries.popitem(last=False)
            self.bytes -= freed
        return value

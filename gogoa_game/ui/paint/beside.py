"""Where a ticket goes beside what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from gogoa_game.ui.stage import Point

SIDES: tuple[Point, ...] = ((0, 1), (0, -1), (-1, 0), (1, 0))
"""Below, above, left and right; (1, 1) is below on the right."""
CORNERS: tuple[Point, ...] = ((1, -1), (-1, -1), (1, 1), (-1, 1))


def beside(
    size: tuple[float, float],
    about: pygame.FRect,
    bounds: pygame.FRect,
    clear: Iterable[pygame.FRect] = (),
    *,
    gaps: Sequence[float],
    sides: Sequence[Point] = SIDES,
) -> pygame.FRect:
    """A rectangle of `size` beside `about`, within `bounds`.

    Of all `sides` at the first of the `gaps`, then at the next, the first place is taken that
    covers neither `about` nor any of the `clear` rectangles; where there is none, the one that
    covers least of `about`, and then least of them.
    """
    kept = list(clear)
    best: tuple[tuple[int, int], pygame.FRect] | None = None
    for place in (_at(side, gap, size, about, bounds) for gap in gaps for side in sides):
        covered = _shared(place, [about]), _shared(place, kept)
        if best is None or covered < best[0]:
            best = covered, place
        if covered == (0, 0):
            break
    assert best is not None
    return best[1]


def _at(
    side: Point, gap: float, size: tuple[float, float], about: pygame.FRect, bounds: pygame.FRect
) -> pygame.FRect:
    place = pygame.FRect(0, 0, *size)
    place.center = (
        about.centerx + side[0] * ((about.width + size[0]) / 2 + gap),
        about.centery + side[1] * ((about.height + size[1]) / 2 + gap),
    )
    place.left = max(bounds.left, min(place.left, bounds.right - place.width))
    place.top = max(bounds.top, min(place.top, bounds.bottom - place.height))
    return place


def _shared(place: pygame.FRect, others: list[pygame.FRect]) -> int:
    """The area that a rectangle shares with others, in whole units."""
    found = (place.clip(others[n]) for n in place.collidelistall(others))
    return round(sum(both.width * both.height for both in found))

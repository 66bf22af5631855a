"""Pictures of postcards: one scene for each type of destination, in any proportion."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from gogoa_game.logic.board import DestinationType
from gogoa_game.ui import theme

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from gogoa_game.logic.board import Board
    from gogoa_game.logic.plans import TourPlan
    from gogoa_game.ui.painter import Painter
    from gogoa_game.ui.stage import Point


def dominant_type(plan: TourPlan, board: Board) -> DestinationType:
    """The type that most of a plan's places have; of several, the one that comes first."""
    count = Counter(board.destination(place).type for place in plan.destinations)
    return max(count, key=lambda kind: count[kind])


def draw_postcard_picture(painter: Painter, rect: pygame.FRect, kind: DestinationType) -> None:
    """Fills `rect` with the scene of a type; nothing is drawn outside."""

    def draw(layer: Painter) -> None:
        _SCENES[kind](layer, rect)

    painter.ground(("postcard", kind), rect, draw)


def _sky(painter: Painter, rect: pygame.FRect, colours: tuple[theme.Colour, ...]) -> None:
    """Level bands of sky, the highest first; the last one fills the rest."""
    painter.fill(rect, colours[-1])
    band = rect.height * 0.24
    for i, colour in enumerate(colours[:-1]):
        painter.fill((rect.left, rect.top + i * band, rect.width, band + 1), colour)


def _hill(
    painter: Painter, rect: pygame.FRect, level: float, swell: float, colour: theme.Colour
) -> None:
    """A rounded ridge: from `level` of the height down, `swell` of the height tall."""
    left, width = rect.left, rect.width
    top = rect.top + rect.height * level
    high = rect.height * swell
    points: list[Point] = [
        (left + width * (i / 24), top - high * _swell(i / 24)) for i in range(25)
    ]
    points += [(rect.right + 2, rect.bottom + 2), (left - 2, rect.bottom + 2)]
    painter.polygon(points, colour)


def _swell(t: float) -> float:
    """A smooth bump on the left half, a lower one on the right."""
    near = max(0.0, 1 - ((t - 0.3) / 0.36) ** 2)
    far = max(0.0, 1 - ((t - 0.82) / 0.3) ** 2) * 0.62
    return max(near, far)


def _sea(painter: Painter, rect: pygame.FRect, level: float) -> None:
    top = rect.top + rect.height * level
    painter.fill((rect.left, top, rect.width, rect.bottom - top + 1), theme.SCENE_SEA)


def _glitter(painter: Painter, middle: Point, width: float, thick: float) -> None:
    """The sun on the water: three bars, each shorter."""
    x, y = middle
    for i, share in enumerate((1.0, 0.7, 0.42)):
        half = width * share / 2
        at = y + i * thick * 2.6
        shift = half * 0.12 * i
        painter.lines(((x - half + shift, at), (x + half + shift, at)), theme.SCENE_SUN, thick)


def _beach(painter: Painter, rect: pygame.FRect) -> None:
    _sky(painter, rect, (theme.SCENE_DUSK, theme.SCENE_GLOW, theme.SCENE_WARM))
    short = min(rect.width, rect.height)
    wide = rect.width > rect.height
    sun = (rect.left + rect.width * 0.6, rect.top + rect.height * 0.47)
    painter.circle(sun, short * 0.3, theme.SCENE_SUN)
    _sea(painter, rect, 0.56)
    line = max(1.5, short * 0.03)
    _glitter(painter, (sun[0], rect.top + rect.height * 0.62), short * 0.56, line)
    if wide:
        boat = short * 0.34
        painter.sprite(
            "dhow", center=(rect.left + rect.width * 0.82, rect.top + rect.height * 0.56), size=boat
        )
    shore = [
        (rect.left + rect.width * i / 16, rect.top + rect.height * (0.8 - 0.05 * _swell(i / 16)))
        for i in range(17)
    ]
    sand = [*shore, (rect.right + 2, rect.bottom + 2), (rect.left - 2, rect.bottom + 2)]
    painter.polygon(sand, theme.TERRAIN["coast"])
    painter.lines(shore, theme.CARD, max(2.0, short * 0.045))
    tall = rect.height * 0.76
    painter.sprite("palm", center=(rect.left + short * 0.34, rect.bottom - tall * 0.48), size=tall)
    small = rect.height * 0.48
    second = rect.left + (short * 0.8 if wide else rect.width * 0.8)
    painter.sprite("palm", center=(second, rect.bottom - small * 0.47), size=small)


def _fort(painter: Painter, rect: pygame.FRect) -> None:
    _sky(painter, rect, (theme.SCENE_BLUE, theme.SCENE_HAZE, theme.SCENE_MORNING))
    short = min(rect.width, rect.height)
    painter.circle(
        (rect.left + rect.width * 0.26, rect.top + rect.height * 0.3), short * 0.16, theme.SUN
    )
    _sea(painter, rect, 0.6)
    line = max(1.5, short * 0.025)
    _glitter(
        painter, (rect.left + rect.width * 0.24, rect.top + rect.height * 0.66), short * 0.4, line
    )
    side = max(rect.width * 1.04, min(rect.width * 1.3, rect.height * 0.72))
    side = min(side, rect.height * 1.05)
    at = (rect.right - side * 0.5 if rect.width > side else rect.centerx, rect.bottom - side * 0.48)
    _ground(painter, rect, 0.93, theme.SCENE_LEAF)
    painter.sprite("fort", center=at, size=side)


def _waterfall(painter: Painter, rect: pygame.FRect) -> None:
    side = max(rect.width, rect.height)
    lift = (side - rect.height) * 0.5
    painter.sprite("waterfall", center=(rect.centerx, rect.centery - lift * 0.3), size=side + 2)


def _religious(painter: Painter, rect: pygame.FRect) -> None:
    _sky(painter, rect, (theme.SCENE_GLOW, theme.SCENE_WARM, theme.SCENE_MORNING))
    short = min(rect.width, rect.height)
    painter.circle(
        (rect.left + rect.width * 0.5, rect.top + rect.height * 0.42), short * 0.4, theme.SCENE_SUN
    )
    _hill(painter, rect, 0.78, 0.26, theme.SCENE_RIDGE)
    _hill(painter, rect, 0.9, 0.2, theme.PALM)
    _church(painter, rect)


def _heritage(painter: Painter, rect: pygame.FRect) -> None:
    _sky(painter, rect, (theme.COBALT, theme.AZUL, theme.SCENE_BLUE))
    short = min(rect.width, rect.height)
    painter.circle(
        (rect.left + rect.width * 0.74, rect.top + rect.height * 0.2), short * 0.13, theme.SUN
    )
    _hill(painter, rect, 0.84, 0.3, theme.SCENE_LEAF)
    _church(painter, rect)
    tall = rect.height * 0.6
    painter.sprite("palm", center=(rect.left + short * 0.1, rect.bottom - tall * 0.47), size=tall)


def _church(painter: Painter, rect: pygame.FRect) -> None:
    side = min(rect.height * 0.86, rect.width * 1.3)
    painter.sprite("church", center=(rect.centerx, rect.bottom - side * 0.47), size=side)
    _ground(painter, rect, 0.95, theme.SCENE_LEAF)


def _ground(painter: Painter, rect: pygame.FRect, level: float, colour: theme.Colour) -> None:
    top = rect.top + rect.height * level
    painter.fill((rect.left, top, rect.width, rect.bottom - top + 1), colour)


_SCENES: dict[DestinationType, Callable[[Painter, pygame.FRect], None]] = {
    DestinationType.BEACH: _beach,
    DestinationType.FORT: _fort,
    DestinationType.WATERFALL: _waterfall,
    DestinationType.HERITAGE: _heritage,
    DestinationType.RELIGIOUS: _religious,
}

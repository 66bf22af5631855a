"""Pictures of postcards: which one a place or plan shows, how it fills a card of any shape."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pygame

from gogoa_game.files.assets import postcard_sprite

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gogoa_game.logic.board import Board, Destination, DestinationType
    from gogoa_game.logic.plans import TourPlan
    from gogoa_game.maps import MapTexts
    from gogoa_game.ui.paint.painter import Painter

SHAPE = 3 / 2
"""The width of every picture, in heights."""
BLEED = 1.0
"""How far a picture reaches beyond its rectangle: its last row of pixels may be thin."""

HERO = {
    "agonda": 0.6, "aguada": 0.55, "alorna": 0.52, "arambol": 0.36, "arvalem_falls": 0.36,
    "beach": 0.46, "bogmalo": 0.4, "cape": 0.5, "cascade": 0.52, "cavelossim": 0.56, "caves": 0.56,
    "chapora": 0.38, "colva": 0.58, "corjuem": 0.5, "damodar": 0.5, "dudhsagar": 0.53,
    "fontainhas": 0.55, "fort": 0.56, "goa_chitra": 0.4, "heritage": 0.5, "hivrem": 0.4,
    "khandepar": 0.5, "kuskem": 0.52, "mallikarjun": 0.5, "mangeshi": 0.4, "palolem": 0.72,
    "religious": 0.76, "saptakoteshwar": 0.46, "savari": 0.36, "shacks": 0.68, "tambdi_surla": 0.64,
    "terekhol": 0.6, "turtle": 0.38, "usgalimal": 0.54, "waterfall": 0.53,
}  # fmt: skip
"""Where across a picture stands what a narrow card must show, from 0 to 1; else in the middle."""


def place_picture(place: Destination, texts: MapTexts) -> str:
    """The picture of a place: its own, or that of its type."""
    return texts.pictures["destinations"].get(place.id, str(place.type))


def plan_picture(plan: TourPlan, board: Board, texts: MapTexts) -> str:
    """The picture of a plan: its own, or that of the best known of its places, or of a type.

    Well known is what has a picture of its own: a place with a bonus before the others, then in
    the order of the plan. Where none is, the type counts that most of the places have.
    """
    own = texts.pictures["plans"].get(plan.id)
    if own is not None:
        return own
    places = [board.destination(place) for place in plan.destinations]
    known = [place for place in places if place.id in texts.pictures["destinations"]]
    if known:
        return place_picture(max(known, key=lambda place: place.bonus), texts)
    return str(_dominant(place.type for place in places))


def _dominant(types: Iterable[DestinationType]) -> DestinationType:
    """The most frequent type; of several, the one that comes first."""
    count = Counter(types)
    return max(count, key=lambda kind: count[kind])


def draw_postcard(painter: Painter, rect: pygame.FRect, picture: str) -> None:
    """Fills `rect` with a picture, whose hero stays in view; nothing is drawn outside."""
    shown = covering(rect, HERO.get(picture, 0.5))

    def draw(layer: Painter) -> None:
        layer.sprite(postcard_sprite(picture), shown)

    painter.ground(("postcard", picture), rect, draw)


def covering(rect: pygame.FRect, hero: float) -> pygame.FRect:
    """Where a picture lies that covers `rect`, with its hero as near the middle as can be."""
    tall = max(rect.height, rect.width / SHAPE) + 2 * BLEED
    whole = pygame.FRect(0, 0, tall * SHAPE, tall)
    whole.centery = rect.centery
    left = rect.centerx - whole.width * hero
    whole.left = min(rect.left - BLEED, max(rect.right + BLEED - whole.width, left))
    return whole

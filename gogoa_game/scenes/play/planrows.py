"""The cards of a player's plans as something to point at, and what pointing ties together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gogoa_game.i18n import language
from gogoa_game.scenes.play.targets import OnHex
from gogoa_game.ui.parts.plansheet import row_rects
from gogoa_game.ui.widgets.widget import Look, Widget, draw_ring

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygame import FRect

    from gogoa_game.logic.board import Board
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.maps import MapTexts
    from gogoa_game.scenes.play.targets import Target
    from gogoa_game.ui.paint.painter import Painter

CARD, ROW = "plan", "row"
RING_GAP = -6.0


class PlanPart(Widget):
    """A card, or a row of one: the picture draws it, and it does nothing but be pointed at."""

    effect = ""

    def draw(self, painter: Painter, look: Look) -> None:
        """Draws the ring of the focus alone."""
        if look.ring:
            draw_ring(painter, self.rect.inflate(RING_GAP, RING_GAP))


def plan_parts(
    cards: Sequence[FRect], plans: Sequence[str], board: Board, texts: MapTexts
) -> list[Widget]:
    """A widget for every card, and on it one for every row."""
    found: list[Widget] = []
    for number, (rect, plan) in enumerate(zip(cards, plans, strict=False)):
        places = board.plan(plan).destinations
        card = PlanPart(f"{CARD} {number}", rect)
        card.focusable = False
        found.append(card)
        for place, row in zip(places, row_rects(rect, len(places)), strict=True):
            tip = texts.name(place, language())
            found.append(PlanPart(f"{ROW} {number} {place}", row, tooltip=tip))
    return found


@dataclass(frozen=True, slots=True)
class Tie:
    """What is pointed at together: `places` on the map, `rows` on the cards, and a whole card."""

    places: frozenset[str] = frozenset()
    rows: frozenset[str] = frozenset()
    card: int | None = None


def tie_of(target: Target | None, pointed: str | None, plans: Sequence[str], board: Board) -> Tie:
    """A row ties to its place, a place to its rows, and a card to all its places.

    `pointed` is the widget under the pointer or with the focus.
    """
    kind, _space, rest = (pointed or "").partition(" ")
    if kind == CARD:
        places = frozenset(board.plan(plans[int(rest)]).destinations)
        return Tie(places, card=int(rest))
    if kind == ROW:
        place = frozenset({rest.partition(" ")[2]})
        return Tie(place, place)
    if isinstance(target, OnHex):
        return Tie(rows=_at(target.hex, board))
    return Tie()


def _at(cell: Hex, board: Board) -> frozenset[str]:
    place = board.destination_at(cell)
    return frozenset() if place is None else frozenset({place.id})

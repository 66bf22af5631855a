"""Where the parts of an evening lie: map and days as in the game, lanes in the evening sky."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from gogoa_game.ui.parts.gamelayout import TableLayout

HEAD, FOOT = 90.0, 146.0
"""The height above the lanes and below them, on a full stage."""
GAP = 8.0
TALLEST = 205.0
CARD_FOOT = 104.0
"""The height of the strip below the only traveller's postcard."""
BUTTON = (236.0, 80.0)
FULL = 1080.0


@dataclass(frozen=True, slots=True)
class EveningLayout:
    """Rectangles in design units; a lane for every player, the first at the top.

    Alone there is a `card`, and the only lane is the strip below it.
    """

    map: FRect
    days: FRect
    panel: FRect
    title: FRect
    lanes: tuple[FRect, ...]
    card: FRect | None
    button: FRect
    next: FRect

    @classmethod
    def of(cls, size: tuple[float, float], players: int) -> EveningLayout:
        """The layout of a stage of that size, from 960 x 720 upwards."""
        table = TableLayout.of(size)
        share = size[1] / FULL
        left, wide = table.panel.left + table.margin, table.panel.width - 2 * table.margin
        top, bottom = HEAD * share, size[1] - FOOT * share
        room = FRect(left, top, wide, bottom - top)
        tall = max(BUTTON[1] * share, 56.0)
        button = FRect(0, 0, max(BUTTON[0] * share, 0.3 * wide), tall)
        button.midright = (room.right, size[1] - 62 * share)
        card, lanes = None, _lanes(room, players, share)
        if players == 1:
            strip = max(CARD_FOOT * share, 84.0)
            lanes = (FRect(left, room.bottom - strip + 20 * share, wide, strip),)
            card = FRect(left, top, wide, lanes[0].top - top - 18 * share)
        return cls(
            table.map,
            table.days,
            table.panel,
            FRect(left, 0, wide, top),
            lanes,
            card,
            button,
            FRect(left, button.top, button.left - left - 24, tall),
        )

    def lane(self, place: float) -> FRect:
        """The lane at a place of the order from 0; between two whole ones, one that moves."""
        first = self.lanes[0]
        pitch = self.lanes[1].top - first.top if len(self.lanes) > 1 else 0.0
        return first.move(0, pitch * place)


def _lanes(room: FRect, players: int, share: float) -> tuple[FRect, ...]:
    gap = GAP * share
    tall = min(TALLEST * share, (room.height - gap * (players - 1)) / players)
    return tuple(
        FRect(room.left, room.top + i * (tall + gap), room.width, tall) for i in range(players)
    )

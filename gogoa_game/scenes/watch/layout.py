"""Where the parts of the table lie: map and days as everywhere, a large tray, a row a player."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from gogoa_game.ui.parts.gamelayout import TableLayout

TALL, WIDE = 1080.0, 900.0
"""The stage and the panel that all sizes are in proportion to."""
TRAY, TOP, FOOT = 460.0, 22.0, 12.0
BORDER = 46.0
LOWEST = 0.56
"""The tray is no higher than this part of its width."""
ROW, GAP, TIGHT_GAP, FEWEST = 134.0, 10.0, 7.0, 4
FLOOR_WIDE, FLOOR_TALL = 808.0, 368.0
DIE, APART = 206.0, 270.0
CALL, TALL_CALL, WIDE_CALL = 156.0, 262.0, 760.0
"""The heights of the card that calls a player, beside and under the name; the width for one row."""


@dataclass(frozen=True, slots=True)
class WatchLayout:
    """Rectangles in design units, for any stage from 960 x 720 to 2520 x 1080.

    `unit` is what the tall measures of the panel are multiplied by, `across` the wide ones.
    """

    map: FRect
    days: FRect
    panel: FRect
    tray: FRect
    rows: tuple[FRect, ...]
    call: FRect
    unit: float
    across: float

    @classmethod
    def of(cls, size: tuple[float, float], players: int) -> WatchLayout:
        """The layout of a stage of that size with so many rows."""
        game = TableLayout.of(size)
        left, inner = game.header.left, game.header.width
        unit, across = size[1] / TALL, inner / WIDE
        tray = FRect(left, TOP * unit, inner, min(TRAY * unit, inner * LOWEST))
        first = tray.bottom + 20 * unit
        room = size[1] - FOOT * unit - first
        gap = (GAP if players <= FEWEST else TIGHT_GAP) * unit
        tall = min((room + gap) / max(players, FEWEST) - gap, 1.15 * ROW * unit)
        rows = tuple(
            FRect(left, first + i * (tall + gap), inner, tall) for i in range(players)
        )  # fmt: skip
        call = FRect(game.map.left, 0, game.map.width, TALL_CALL * unit).inflate(-32 * unit, 0)
        if call.width >= WIDE_CALL * unit:
            call.height = CALL * unit
        call.bottom = size[1] - 20 * unit
        return cls(game.map, game.days, game.panel, tray, rows, call, unit, across)

    @property
    def call_is_wide(self) -> bool:
        """Whether the button of a call has room beside the name."""
        return self.call.width >= WIDE_CALL * self.unit

    @property
    def border(self) -> float:
        """The width of the tile border of the tray."""
        return BORDER * min(self.unit, self.across)

    @property
    def floor(self) -> FRect:
        """What lies inside the border."""
        return self.tray.inflate(-2 * self.border, -2 * self.border)

    @property
    def die_unit(self) -> float:
        """What all measures of a throw are multiplied by."""
        return min(self.floor.width / FLOOR_WIDE, self.floor.height / FLOOR_TALL)

    @property
    def die(self) -> float:
        """The size of a die that lies in the tray."""
        return DIE * self.die_unit

    @property
    def homes(self) -> tuple[tuple[float, float], ...]:
        """Where the three dice come to rest."""
        middle = self.floor.centerx, self.floor.centery + 4 * self.die_unit
        apart = APART * self.floor.width / FLOOR_WIDE
        return tuple((middle[0] + (place - 1) * apart, middle[1]) for place in range(3))

"""Where the parts of the playing screen lie: map, days, and the panel of the player."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

WIDE_PANEL = 760.0
"""From this width on the panel has room for the points by rule in a row of its own columns."""
SHARES = (0.094, 0.342, 0.281, 0.105, 0.082, 0.079)
"""Parts of the height. What is left at the bottom is for the tooltips of the buttons."""
NARROW_SHARES = (0.094, 0.342, 0.266, 0.101, 0.082, 0.098)
"""On a narrow panel, where a button may have two lines."""

COACHED_SHARES = (0.09, 0.332, 0.247, 0.1, 0.139, 0.075)
NARROW_COACHED_SHARES = (0.088, 0.31, 0.236, 0.095, 0.156, 0.098)
"""Where the coach has room in the place of the standings."""
Shares = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Rectangles in design units, for any stage from 960 x 720 to 2520 x 1080."""

    map: FRect
    days: FRect
    panel: FRect
    header: FRect
    tray: FRect
    plans: tuple[FRect, FRect]
    counters: FRect
    guides: FRect
    standings: FRect
    buttons: FRect
    margin: float

    @classmethod
    def of(cls, size: tuple[float, float]) -> TableLayout:
        """The layout of a stage of that size."""
        return cls._of(size, SHARES, NARROW_SHARES)

    @classmethod
    def with_coach(cls, size: tuple[float, float]) -> TableLayout:
        """The same with a taller row in the place of the standings."""
        return cls._of(size, COACHED_SHARES, NARROW_COACHED_SHARES)

    @classmethod
    def _of(cls, size: tuple[float, float], wide: Shares, narrow: Shares) -> TableLayout:
        width, height = size
        margin = min(20.0, max(12.0, height * 0.0185))
        panel_width = min(max(width * 0.49, 500.0), 980.0)
        days_width = min(100.0, max(64.0, height * 0.09))
        panel = FRect(width - panel_width, 0, panel_width, height)
        days = FRect(panel.left - days_width, 0, days_width, height)
        left, inner = panel.left + margin, panel_width - 2 * margin
        rows, y = [], margin * 0.8
        for share in wide if inner >= WIDE_PANEL else narrow:
            rows.append(FRect(left, y, inner, share * (height - 7.4 * margin)))
            y = rows[-1].bottom + margin * 1.12
        header, tray, plans, counters, standings, buttons = rows
        half = (inner - margin) / 2
        # The names of the guides need their width on the narrowest panel too.
        split = inner * (0.6 if inner >= WIDE_PANEL else 0.49)
        return cls(
            FRect(0, 0, days.left, height),
            days,
            panel,
            header,
            tray,
            (
                FRect(plans.left, plans.top, half, plans.height),
                FRect(plans.right - half, plans.top, half, plans.height),
            ),
            FRect(counters.left, counters.top, split - margin, counters.height),
            FRect(counters.left + split, counters.top, inner - split, counters.height),
            standings,
            FRect(buttons.left, buttons.top, inner, buttons.height),
            margin,
        )

    @property
    def scores(self) -> tuple[FRect, ...]:
        """What no tooltip is to cover: everybody's points, and what the sheet counts."""
        return self.header, self.standings, self.counters

"""Where the parts of a trip review lie: the map, and beside it the panel."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from gogoa_game.logic.state import DAYS

SHARES = (0.078, 0.123, 0.088, 0.536, 0.102, 0.073)
"""Parts of the height: seats, score, facts, days, the day meant, buttons."""
HEAD = 0.062
"""The heads of the columns, as a part of the list of days."""
FACTS = (0.3, 0.41, 0.29)
"""Parts of the width: points given away, luck, the day that cost most."""
COLUMNS = (0.05, 0.122, 0.318, 0.318, 0.08, 0.112)
"""Parts of the width of a row: day, dice, taken, best, cost, luck."""
NARROW = (0.042, 0.085, 0.358, 0.358, 0.077, 0.08)
"""The same for rows where the names need more than their part."""
WIDE_ROW = 900.0
NEEDED, WIDEST = 875.0, 1080.0
"""Of the width of the panel: up to what it is given more than its part, and the limit."""
GAP = 6.0


@dataclass(frozen=True, slots=True)
class ReviewLayout:
    """Rectangles in design units, for any stage from 960 x 720 to 2520 x 1080."""

    map: FRect
    panel: FRect
    seats: FRect
    score: FRect
    facts: tuple[FRect, FRect, FRect]
    days: FRect
    told: FRect
    buttons: FRect
    margin: float

    @classmethod
    def of(cls, size: tuple[float, float]) -> ReviewLayout:
        """The layout of a stage of that size."""
        width, height = size
        margin = min(20.0, max(11.0, height * 0.0185))
        panel_width = min(max(width * 0.53, min(width * 0.612, NEEDED)), WIDEST)
        panel = FRect(width - panel_width, 0, panel_width, height)
        left, inner = panel.left + margin, panel_width - 2 * margin
        rows, y = [], margin * 0.8
        gap = margin * 0.66
        for share in SHARES:
            rows.append(FRect(left, y, inner, share * (height - 1.6 * margin - 5 * gap)))
            y = rows[-1].bottom + gap
        seats, score, facts, days, told, buttons = rows
        wides = [share * (inner - 2 * gap) for share in FACTS]
        lefts = [left, left + wides[0] + gap, left + inner - wides[2]]
        one, two, three = (
            FRect(x, facts.top, wide, facts.height) for x, wide in zip(lefts, wides, strict=True)
        )
        return cls(
            FRect(0, 0, panel.left, height),
            panel,
            seats,
            score,
            (one, two, three),
            days,
            told,
            buttons,
            margin,
        )

    @property
    def result(self) -> FRect:
        """All that a review fills: where it is told how far it has come."""
        return self.score.union(self.told)

    @property
    def head(self) -> FRect:
        """The heads of the columns."""
        return self._inside(0.0, HEAD)

    @property
    def rows(self) -> list[FRect]:
        """The rows of the twelve days."""
        tall = (1 - HEAD) / DAYS
        return [self._inside(HEAD + day * tall, tall) for day in range(DAYS)]

    def _inside(self, top: float, tall: float) -> FRect:
        """A stripe of the list of days, within its frame."""
        side = self.margin * 0.7
        within = self.days.inflate(-2 * side, -2 * side)
        return FRect(
            within.left, within.top + top * within.height, within.width, tall * within.height
        )


def columns(row: FRect) -> list[FRect]:
    """The fields of a row, with some room between them."""
    found, x = [], row.left
    for share in COLUMNS if row.width >= WIDE_ROW else NARROW:
        wide = row.width * share
        found.append(FRect(x, row.top, wide - GAP, row.height))
        x += wide
    return found

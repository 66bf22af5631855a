"""Where the parts of the playing screen lie: map, days, and the panel of the player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from pygame import FRect

WIDE_PANEL = 760.0
"""From this width on the panel has room for words beside numbers."""
PANEL, NARROWEST, BROADEST = 0.49375, 500.0, 980.0
"""The panel's part of the width, and its least and greatest width."""
DAYS = 88.0
MARGIN = 26.0
TRAY, WIDE_TRAY, TAG = 362.0, 896.0, 62.0
"""The height of bowl and tray where they have their whole width, and of the tag above them."""
GUIDES = 0.2
"""The guides' part of the row that they share with the players."""


class Row(NamedTuple):
    """A row of the panel on a stage 1080 high: where it begins, and its height."""

    top: float
    height: float


class Rows(NamedTuple):
    """All rows of the panel; `coach` is the row of the coach, of no height where it needs none."""

    header: Row
    tray: Row
    plans: Row
    counters: Row
    coach: Row
    standings: Row
    buttons: Row


ROWS = Rows(
    Row(10, 92), Row(110, 404), Row(534, 240), Row(792, 62), Row(860, 0), Row(868, 74), Row(958, 84)
)
COACHED = Rows(
    Row(8, 88), Row(102, 318), Row(432, 216), Row(660, 58), Row(726, 140), Row(870, 74),
    Row(958, 84),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Rectangles in design units, for any stage from 960 x 720 to 2592 x 1080."""

    map: FRect
    days: FRect
    panel: FRect
    header: FRect
    tray: FRect
    plans: tuple[FRect, FRect]
    counters: FRect
    coach: FRect
    guides: FRect
    standings: FRect
    buttons: FRect
    margin: float

    @classmethod
    def of(cls, size: tuple[float, float]) -> TableLayout:
        """The layout of a stage of that size."""
        return cls._of(size, ROWS)

    @classmethod
    def with_coach(cls, size: tuple[float, float]) -> TableLayout:
        """The same with a row for the coach, where the sea has no room for it."""
        return cls._of(size, COACHED)

    @classmethod
    def _of(cls, size: tuple[float, float], rows: Rows) -> TableLayout:
        width, height = size
        tall = height / 1080
        panel_width = min(max(width * PANEL, NARROWEST), BROADEST)
        days_width = DAYS * max(0.8, tall)
        panel = FRect(width - panel_width, 0, panel_width, height)
        days = FRect(panel.left - days_width, 0, days_width, height)
        margin = MARGIN * min(tall, panel_width / (1920 * PANEL))
        left, inner = panel.left + margin, panel_width - 2 * margin
        header, tray, plans, counters, coach, standings, buttons = (
            FRect(left, row.top * tall, inner, row.height * tall) for row in rows
        )
        # On a narrow panel the dice need less than their row: the plans have it.
        spare = tray.height - TRAY * min(tall, inner / WIDE_TRAY) - TAG * tall
        if spare > 0:
            tray.height -= spare
            plans.top, plans.height = plans.top - spare, plans.height + spare
        gap = margin * 0.7
        card = (inner - gap) / 2
        guides = inner * GUIDES
        return cls(
            FRect(0, 0, days.left, height),
            days,
            panel,
            header,
            tray,
            (
                FRect(plans.left, plans.top, card, plans.height),
                FRect(plans.right - card, plans.top, card, plans.height),
            ),
            counters,
            coach,
            FRect(standings.right - guides, standings.top, guides, standings.height),
            FRect(standings.left, standings.top, inner - guides - gap, standings.height),
            buttons,
            margin,
        )

    @property
    def scores(self) -> tuple[FRect, ...]:
        """What no tooltip is to cover: everybody's points, and what the sheet counts."""
        return self.header, self.standings, self.counters

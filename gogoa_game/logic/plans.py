"""Tour plans and their two decks (R2, R22)."""

from __future__ import annotations

from dataclasses import dataclass

EASY_VALUES = (20, 30)
HARD_VALUES = (40,)


@dataclass(frozen=True, slots=True)
class TourPlan:
    """A private goal: the destinations to mark and the points for all of them."""

    id: str
    value: int
    destinations: tuple[str, ...]

    @property
    def hard(self) -> bool:
        """True for the hard deck, worth 40; the easy one is worth 20 or 30."""
        return self.value in HARD_VALUES

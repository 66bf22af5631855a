"""Which names of places a map tells."""

from __future__ import annotations

from enum import Enum


class Names(Enum):
    """Those on the player's own plans, those of all places, or none."""

    OWN = "own"
    ALL = "all"
    NONE = "none"

    @property
    def next(self) -> Names:
        """What follows when somebody asks for others."""
        order = list(Names)
        return order[(order.index(self) + 1) % len(order)]

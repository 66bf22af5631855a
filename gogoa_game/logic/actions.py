"""What a player decides: two plans at the start, a turn on every day."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .dice import Assignment, GuideUse
    from .hexes import Hex


@dataclass(frozen=True, slots=True)
class ChoosePlans:
    """The two plans a seat keeps of its offer (R3), by id."""

    seat: int
    plans: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayTurn:
    """One day of one seat: guides crossed off, dice given, and the hexes entered (R7-R13)."""

    seat: int
    guides: tuple[GuideUse, ...]
    assignment: Assignment
    path: tuple[Hex, ...]


Action = ChoosePlans | PlayTurn

"""What lies under the pointer on the playing screen, beside its buttons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gogoa_game.logic.dice import PLACES, Purpose
from gogoa_game.ui.parts.counters import guide_rects
from gogoa_game.ui.parts.standings import standing_rects
from gogoa_game.ui.parts.tray import change_rects

if TYPE_CHECKING:
    from gogoa_game.logic.board import Board
    from gogoa_game.logic.draft import TurnDraft
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.parts.dicetray import DiceTray
    from gogoa_game.ui.parts.gamelayout import TableLayout
    from gogoa_game.ui.stage import Point


@dataclass(frozen=True, slots=True)
class OnDie:
    """A die, by its place."""

    place: int


@dataclass(frozen=True, slots=True)
class OnSlot:
    """The slot of a purpose."""

    purpose: Purpose


@dataclass(frozen=True, slots=True)
class OnChange:
    """The button at a die that an armed guide offers."""

    place: int
    delta: int


@dataclass(frozen=True, slots=True)
class OnGuide:
    """The badge of a guide."""

    guide: str


@dataclass(frozen=True, slots=True)
class OnSeat:
    """A player in the standings."""

    seat: int


@dataclass(frozen=True, slots=True)
class OnHex:
    """A hex of the map."""

    hex: Hex


Target = OnDie | OnSlot | OnChange | OnGuide | OnSeat | OnHex


@dataclass(frozen=True, slots=True)
class Pointable:
    """Where everything is that can be pointed at."""

    layout: TableLayout
    tray: DiceTray
    view: MapView
    board: Board
    seats: int

    def at(self, pos: Point, draft: TurnDraft, armed: str | None) -> Target | None:
        """The target at a design position; what lies on top is found first."""
        poses = self.tray.poses(draft.dice, draft.given)
        if armed is not None:
            for place in PLACES:
                for rect, delta in zip(change_rects(poses[place]), (-1, 1), strict=True):
                    if rect.collidepoint(pos):
                        return OnChange(place, delta)
        for place in PLACES:
            if poses[place].rect.collidepoint(pos):
                return OnDie(place)
        if (purpose := self.tray.slot_at(pos)) is not None:
            return OnSlot(purpose)
        return self._beside_the_tray(pos)

    def _beside_the_tray(self, pos: Point) -> Target | None:
        for guide, rect in guide_rects(self.layout.guides, self.board).items():
            if rect.collidepoint(pos):
                return OnGuide(guide)
        for seat, rect in enumerate(standing_rects(self.layout.standings, self.seats)):
            if rect.collidepoint(pos):
                return OnSeat(seat)
        if self.layout.map.collidepoint(pos):
            cell = self.view.hex_at(pos)
            return None if cell is None else OnHex(cell)
        return None

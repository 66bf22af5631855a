"""Where everything of a turn lies on the screen, and the widgets on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.scenes.play.coachpicture import CoachButton, CoachRoom, slip_room
from gogoa_game.scenes.play.flights import Flights
from gogoa_game.scenes.play.planrows import plan_parts
from gogoa_game.scenes.play.targets import Pointable
from gogoa_game.table.naming import Names
from gogoa_game.ui.map.buttons import PauseButton
from gogoa_game.ui.map.mapview import MapView
from gogoa_game.ui.map.placenames import NamesButton
from gogoa_game.ui.map.turnmap import Lit, lit_hexes
from gogoa_game.ui.parts.dicetray import DiceTray
from gogoa_game.ui.parts.gamelayout import TableLayout
from gogoa_game.ui.parts.turnbuttons import ButtonRow, turn_buttons

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygame import FRect

    from gogoa_game.logic.draft import TurnDraft
    from gogoa_game.maps import GameMap
    from gogoa_game.scenes.base import Size
    from gogoa_game.scenes.play.advice import Adviser
    from gogoa_game.table.session import Session
    from gogoa_game.ui.animator import Animator
    from gogoa_game.ui.stage import Point
    from gogoa_game.ui.widgets.widget import Widget


class PlayScreen:
    """The parts of the screen: they follow the size of the stage, the coach, and the draft.

    `coach` is where the coach speaks while it is at the table.
    """

    table: TableLayout
    tray: DiceTray
    coach: CoachRoom | None
    lit: Lit

    def __init__(self, maps: GameMap, animator: Animator) -> None:
        self.maps = maps
        self.map = MapView(maps)
        self.flights = Flights(animator)

    def layout(self, size: Size, *, coached: bool) -> None:
        """Takes the size of the stage, and whether the coach is at the table."""
        self.table, self.coach = TableLayout.of(size), None
        self.map.layout(self.table.map)
        if coached:
            names = NamesButton(self.table.map, Names.OWN).rect
            self.coach = slip_room(self.map, size, names.top - 8)
            if self.coach is None:
                self.table = TableLayout.with_coach(size)
                self.coach = CoachRoom(self.table.coach, upright=False)
        self.tray = DiceTray.of(self.table.tray)

    def follow(self, draft: TurnDraft, held: Mapping[int, Point]) -> None:
        """The draft has changed; the dice in `held` are let go at these points."""
        self.lit = lit_hexes(draft)
        self.flights.move(self.tray.poses(draft.dice, draft.given), held)

    def settle(self, draft: TurnDraft) -> None:
        """All dice lie where they are."""
        self.flights.settle(self.tray.poses(draft.dice, draft.given))

    def pointable(self, draft: TurnDraft, seats: int) -> Pointable:
        """What can be pointed at, where it lies now; `seats` is how many players are shown."""
        return Pointable(self.table, self.tray, self.map, draft.board, seats)

    def widgets(self, draft: TurnDraft, session: Session, adviser: Adviser) -> list[Widget]:
        """All buttons as they are now, and what lies on the cards; the topmost last."""
        row = ButtonRow.of(self.table.buttons)
        return [
            *turn_buttons(self.table, draft),
            CoachButton(row.coach, speaking=adviser.present),
            PauseButton(self.table.map),
            NamesButton(self.table.map, session.names),
            *adviser.tickets(self.coach, draft, self.maps.texts),
            *plan_parts(self.table.plans, draft.sheet.plans, draft.board, self.maps.texts),
        ]

    @property
    def kept(self) -> tuple[FRect, ...]:
        """What lies on the map, so that no name is to lie there."""
        buttons = PauseButton(self.table.map).rect, NamesButton(self.table.map, Names.OWN).rect
        slip = (self.coach.rect,) if self.coach is not None and self.coach.upright else ()
        return (*(rect.inflate(16, 16) for rect in buttons), *(r.inflate(20, 20) for r in slip))

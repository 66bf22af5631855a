"""Where everything of a turn lies on the screen, and the widgets on it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from gogoa_game.scenes.play.coachpicture import CoachButton, beside_button
from gogoa_game.scenes.play.flights import Flights
from gogoa_game.scenes.play.targets import Pointable
from gogoa_game.ui.map.buttons import PauseButton
from gogoa_game.ui.map.mapview import MapView
from gogoa_game.ui.map.placenames import NamesButton
from gogoa_game.ui.map.turnmap import Lit, lit_hexes
from gogoa_game.ui.parts.gamelayout import TableLayout
from gogoa_game.ui.parts.tray import TrayLayout
from gogoa_game.ui.parts.turnbuttons import turn_buttons

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
    """The parts of the screen: they follow the size of the stage, the coach, and the draft."""

    table: TableLayout
    tray: TrayLayout
    row: FRect
    lit: Lit

    def __init__(self, maps: GameMap, animator: Animator) -> None:
        self.maps = maps
        self.map = MapView(maps)
        self.flights = Flights(animator)

    def layout(self, size: Size, *, coached: bool) -> None:
        """Takes the size of the stage, and whether the coach is at the table."""
        table = (TableLayout.with_coach if coached else TableLayout.of)(size)
        self.row = table.standings
        self.table = replace(table, standings=beside_button(self.row))
        self.map.layout(self.table.map)

    def follow(self, draft: TurnDraft, held: Mapping[int, Point]) -> None:
        """The draft has changed; the dice in `held` are let go at these points."""
        self.lit = lit_hexes(draft)
        self.tray = TrayLayout.of(self.table.tray, giving=draft.option is None)
        self.flights.move(self.tray.poses(draft.dice, draft.given), held)

    def settle(self, draft: TurnDraft) -> None:
        """All dice lie where they are."""
        self.flights.settle(self.tray.poses(draft.dice, draft.given))

    def pointable(self, draft: TurnDraft, seats: int) -> Pointable:
        """What can be pointed at, where it lies now; `seats` is how many players are shown."""
        return Pointable(self.table, self.tray, self.map, draft.board, seats)

    def widgets(self, draft: TurnDraft, session: Session, adviser: Adviser) -> list[Widget]:
        """All buttons as they are now, the topmost last."""
        return [
            *turn_buttons(self.table, draft),
            CoachButton(self.row, speaking=adviser.present),
            *adviser.tickets(self.row, draft, self.maps.texts),
            PauseButton(self.table.map),
            NamesButton(self.table.map, shown=session.names_shown),
        ]

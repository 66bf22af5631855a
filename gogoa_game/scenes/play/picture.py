"""The playing screen as a picture: drawn from values alone, so that drawing changes nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import pygame

from gogoa_game.i18n import _
from gogoa_game.logic.scoring import points
from gogoa_game.logic.state import DAYS
from gogoa_game.scenes.play.coachpicture import draw_reason, draw_slip, draw_thinking
from gogoa_game.scenes.play.dicepicture import draw_dragged, draw_tray
from gogoa_game.scenes.play.mappicture import draw_cell_label, draw_turn_map
from gogoa_game.ui.map.drawing import PLAN_MARKS, plan_letters
from gogoa_game.ui.parts.counters import draw_counters, draw_guides, guide_rects
from gogoa_game.ui.parts.daycolumn import draw_day_column
from gogoa_game.ui.parts.ground import draw_paper
from gogoa_game.ui.parts.header import draw_header, source_at
from gogoa_game.ui.parts.plansheet import PlanLook, draw_plan_sheet
from gogoa_game.ui.parts.standings import draw_standings, standing_rects
from gogoa_game.ui.parts.tasktag import draw_task
from gogoa_game.ui.widgets.tooltip import draw_tooltip

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gogoa_game.logic.dice import Purpose
    from gogoa_game.logic.draft import TurnDraft
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.logic.state import Sheet
    from gogoa_game.logic.views import View
    from gogoa_game.maps import GameMap
    from gogoa_game.scenes.play.coachpicture import CoachPicture
    from gogoa_game.scenes.play.glow import Glowing
    from gogoa_game.scenes.play.moments import Moment
    from gogoa_game.scenes.play.planrows import Tie
    from gogoa_game.scenes.play.steppick import StepPick
    from gogoa_game.table.match import Player
    from gogoa_game.table.naming import Names
    from gogoa_game.table.standings import Standing
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.map.turnmap import Lit
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.parts.dicetray import DiceTray
    from gogoa_game.ui.parts.gamelayout import TableLayout
    from gogoa_game.ui.parts.tasktag import Task
    from gogoa_game.ui.parts.tray import DiePose
    from gogoa_game.ui.stage import Point
    from gogoa_game.ui.widgets.group import Group

TILTS = (-0.8, 0.7)
"""How the cards of the plans lie, in degrees."""


class HeldDie(Protocol):
    """A die that follows the pointer."""

    @property
    def place(self) -> int:
        """Which die."""

    @property
    def pos(self) -> Point:
        """Where the pointer is."""


@dataclass(frozen=True, slots=True)
class PlayPicture:
    """Everything that the screen of a turn shows.

    `sheet` is the player's as it stands: that of the draft until the turn is confirmed.
    """

    maps: GameMap
    map: MapView
    table: TableLayout
    tray: DiceTray
    kept: tuple[pygame.FRect, ...]
    view: View
    players: Sequence[Player]
    standings: Sequence[Standing]
    draft: TurnDraft
    sheet: Sheet
    lit: Lit
    drawn: float
    moment: Moment | None
    glow: Glowing
    poses: tuple[DiePose, ...]
    flying: frozenset[int]
    selected: int | None
    armed: str | None
    dragged: HeldDie | None
    pointer: Point
    over: Purpose | None
    tie: Tie
    hover_hex: Hex | None
    hover_seat: int | None
    hint: str
    asks: bool
    task: Task
    buttons: Group
    pick: StepPick | None
    names: Names
    coach: CoachPicture | None

    @property
    def player(self) -> Player:
        """Who plays."""
        return self.players[self.draft.seat]

    @property
    def day(self) -> str:
        """Which day it is, in words."""
        return _("Day {n} of {days}").format(n=self.view.day, days=DAYS)

    @property
    def held(self) -> int | None:
        """The die in hand: under the pointer, or picked up where it lies."""
        return self.selected if self.dragged is None else self.dragged.place

    @property
    def marked(self) -> frozenset[str]:
        """The destinations that the player has marked."""
        return frozenset(place.id for place in self.view.board.members(self.sheet.marked))

    @property
    def letters(self) -> Mapping[str, str]:
        """The letters of the plans that list each place."""
        return plan_letters(self.sheet.plans, self.view.board)

    @property
    def landmarks(self) -> frozenset[Hex]:
        """The hexes of all places and of the start, whose markers cover the middle."""
        board = self.view.board
        return frozenset(place.hex for place in board.destinations) | {board.start}


def draw_play(painter: Painter, picture: PlayPicture) -> None:
    """Draws the whole screen."""
    with painter.clipped(picture.table.map):
        draw_turn_map(painter, picture)
    _draw_panel(painter, picture)
    # Today's tile reaches over both edges of the column.
    draw_day_column(
        painter, picture.table.days, picture.view.day, picture.view.board, picture.sheet
    )
    draw_tray(painter, picture)
    draw_task(painter, picture.tray.tag, picture.task)
    if picture.coach is not None:
        draw_slip(painter, picture.coach)
        draw_thinking(painter, picture.coach)
        draw_reason(painter, picture.coach)
    picture.buttons.draw(painter)
    _draw_on_top(painter, picture)


# ---- the panel


def _draw_panel(painter: Painter, picture: PlayPicture) -> None:
    key = (
        "sheet",
        picture.player,
        picture.sheet,
        picture.view.day,
        picture.draft.uses,
        picture.armed,
        picture.standings,
        picture.hover_seat,
        picture.table.plans[0].height,
    )
    painter.ground(key, picture.table.panel, lambda layer: _draw_sheet(layer, picture))
    if picture.tie.rows or picture.tie.card is not None:
        draw_plans(painter, picture)


def _draw_sheet(painter: Painter, picture: PlayPicture) -> None:
    table, draft, board = picture.table, picture.draft, picture.view.board
    draw_paper(painter, table.panel)
    scored = points(board, picture.sheet)
    draw_header(painter, table.header, picture.player, picture.day, scored)
    for number in range(len(picture.sheet.plans)):
        draw_plan(painter, picture, number, PlanLook(_letter(number), picture.marked))
    draw_counters(painter, table.counters, board, picture.sheet)
    used = frozenset(use.guide for use in draft.uses)
    draw_guides(painter, table.guides, board, picture.sheet, used=used, armed=picture.armed)
    draw_standings(painter, table.standings, picture.standings, hover=picture.hover_seat)


def draw_plans(painter: Painter, picture: PlayPicture) -> None:
    """The cards on which something is lit, over the same ones in the panel."""
    for number, plan in enumerate(picture.sheet.plans):
        lit = picture.tie.rows & frozenset(picture.view.board.plan(plan).destinations)
        hover = picture.tie.card == number
        if lit or hover:
            look = PlanLook(_letter(number), picture.marked, lit, hover)
            draw_plan(painter, picture, number, look)


def draw_plan(painter: Painter, picture: PlayPicture, number: int, look: PlanLook) -> None:
    """One of the player's two plans where it lies."""
    board, plan = picture.view.board, picture.view.board.plan(picture.sheet.plans[number])
    ticked = look.ticked & frozenset(plan.destinations)
    shown = PlanLook(look.letter, ticked, look.lit, look.hover)
    rect, texts = picture.table.plans[number], picture.maps.texts
    draw_plan_sheet(painter, rect, plan, texts, board, shown, angle=TILTS[number])


def _letter(number: int) -> str:
    return list(PLAN_MARKS)[number]


# ---- on top


def _draw_on_top(painter: Painter, picture: PlayPicture) -> None:
    draw_dragged(painter, picture)
    if picture.pick is not None:
        picture.pick.draw(painter)
    elif picture.hover_hex is not None:
        draw_cell_label(painter, picture, picture.hover_hex)
    elif picture.hint:
        draw_tooltip(painter, picture.hint, _pointed_at(picture), picture.table.scores)
    elif picture.asks:
        _explain_source(painter, picture)


def _explain_source(painter: Painter, picture: PlayPicture) -> None:
    """What a number in the head counts."""
    scored, header = points(picture.view.board, picture.sheet), picture.table.header
    found = source_at(painter, header, (picture.player.name, picture.day), scored, picture.pointer)
    if found is not None:
        draw_tooltip(painter, found[1], found[0])


def _pointed_at(picture: PlayPicture) -> pygame.FRect:
    """What the hint is about: the part of the screen under the pointer."""
    table, tray, draft = picture.table, picture.tray, picture.draft
    parts = (
        *(pose.rect for pose in tray.poses(draft.dice, draft.given)),
        *tray.slots,
        *guide_rects(table.guides, picture.view.board).values(),
        *standing_rects(table.standings, len(picture.standings)),
    )
    spot = pygame.FRect(picture.pointer[0] - 20, picture.pointer[1] - 20, 40, 40)
    return next((part for part in parts if part.collidepoint(picture.pointer)), spot)

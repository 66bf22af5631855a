"""The playing screen as a picture: drawn from values alone, so that drawing changes nothing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Protocol

import pygame

from gogoa_game.i18n import language
from gogoa_game.logic.scoring import gain, points
from gogoa_game.scenes.play.coachpicture import (
    draw_advised_path,
    draw_pins,
    draw_reason,
    draw_thinking,
)
from gogoa_game.scenes.play.moments import draw_moment, squash
from gogoa_game.ui import theme
from gogoa_game.ui.map.drawing import draw_hover, draw_map, draw_places
from gogoa_game.ui.map.labels import draw_label
from gogoa_game.ui.map.placenames import draw_names
from gogoa_game.ui.map.trails import draw_trails
from gogoa_game.ui.map.turnmap import (
    draw_lit,
    draw_numbers,
    draw_walked,
    step_numbers,
)
from gogoa_game.ui.paint.pencil import PencilLine
from gogoa_game.ui.paint.tokens import draw_token
from gogoa_game.ui.parts import phrases
from gogoa_game.ui.parts.counters import draw_counters, draw_guides, guide_rects
from gogoa_game.ui.parts.daycolumn import draw_day_column
from gogoa_game.ui.parts.ground import draw_paper
from gogoa_game.ui.parts.header import draw_header
from gogoa_game.ui.parts.plancard import draw_plan_card
from gogoa_game.ui.parts.standings import draw_standings, standing_rects
from gogoa_game.ui.parts.tray import (
    draw_change,
    draw_change_buttons,
    draw_die,
    draw_progress,
    draw_reserved,
    draw_rose,
    draw_tray_ground,
)
from gogoa_game.ui.widgets.tooltip import draw_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.draft import TurnDraft
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.logic.state import Sheet
    from gogoa_game.logic.views import View
    from gogoa_game.maps import GameMap
    from gogoa_game.scenes.play.coachpicture import CoachPicture
    from gogoa_game.scenes.play.moments import Moment
    from gogoa_game.scenes.play.steppick import StepPick
    from gogoa_game.table.match import Player
    from gogoa_game.table.standings import Standing
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.map.turnmap import Lit
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.parts.gamelayout import TableLayout
    from gogoa_game.ui.parts.tray import DiePose, TrayLayout
    from gogoa_game.ui.stage import Point
    from gogoa_game.ui.widgets.group import Group

TODAY_WIDTH = 6.0
TODAY_ALPHA = 0.96
TOKEN, PENCIL = 2.35, 2.6  # in radii of a hex


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
    tray: TrayLayout
    view: View
    players: Sequence[Player]
    standings: Sequence[Standing]
    draft: TurnDraft
    sheet: Sheet
    lit: Lit
    drawn: float
    moment: Moment | None
    poses: tuple[DiePose, ...]
    flying: frozenset[int]
    selected: int | None
    armed: str | None
    dragged: HeldDie | None
    pointer: Point
    hover_hex: Hex | None
    hover_seat: int | None
    hint: str
    line: str
    alert: bool
    buttons: Group
    pick: StepPick | None
    named: bool
    coach: CoachPicture | None

    @property
    def player(self) -> Player:
        """Who plays."""
        return self.players[self.draft.seat]

    @property
    def held(self) -> frozenset[int]:
        """The die under the pointer, if there is one."""
        return frozenset() if self.dragged is None else frozenset((self.dragged.place,))

    @property
    def marked(self) -> frozenset[str]:
        """The destinations that the player has marked."""
        return frozenset(place.id for place in self.view.board.members(self.sheet.marked))


def draw_play(painter: Painter, picture: PlayPicture) -> None:
    """Draws the whole screen."""
    with painter.clipped(picture.table.map):
        _draw_map(painter, picture)
    draw_day_column(
        painter, picture.table.days, picture.view.day, picture.view.board, picture.sheet
    )
    _draw_panel(painter, picture)
    _draw_tray(painter, picture)
    if picture.coach is not None:
        draw_thinking(painter, picture.coach)
        draw_reason(painter, picture.coach)
    picture.buttons.draw(painter)
    _draw_on_top(painter, picture)


# ---- the map


def _draw_map(painter: Painter, picture: PlayPicture) -> None:
    view, draft = picture.map, picture.draft
    # One opaque layer for all that stays while the pencil moves and the pointer wanders.
    sheets = (draft.seat, draft.sheet, picture.sheet, picture.view.day)
    key = ("turn", *sheets, draft.option, draft.steps, draft.turning)
    painter.ground(key, picture.table.map, lambda layer: _draw_still_map(layer, picture))
    draw_hover(painter, view, picture.hover_hex)
    tip = _draw_today(painter, picture)
    covered = frozenset(place.hex for place in draft.board.destinations) | {draft.board.start}
    draw_walked(painter, view, draft, covered)
    if picture.named:
        draw_names(painter, view, picture.maps.texts)
    draw_numbers(painter, view, picture.lit, covered, picture.hover_hex)
    if picture.coach is not None:
        draw_advised_path(painter, view, picture.coach)
        draw_pins(painter, view, picture.coach)
    if picture.moment is not None:
        draw_moment(painter, view, picture.moment)
    player, radius = picture.player, view.radius
    size = radius * TOKEN * squash(picture.moment)
    draw_token(painter, player.token, player.colour, (tip[0], tip[1] - radius * 0.35), size)
    if picture.drawn < len(draft.steps):
        # The point of the drawn pencil lies at its lower left.
        pencil = radius * PENCIL
        at = tip[0] + pencil * 0.4, tip[1] - pencil * 0.4
        painter.sprite("pencil", center=at, size=pencil)


def _draw_still_map(painter: Painter, picture: PlayPicture) -> None:
    view, sheet, board = picture.map, picture.sheet, picture.draft.board
    draw_map(painter, view)
    draw_trails(painter, view, picture.draft.sheet)
    draw_lit(painter, view, picture.lit)
    wanted = frozenset(p for plan in sheet.plans for p in board.plan(plan).destinations)
    found = frozenset(guide.id for guide in board.members(sheet.circled))
    draw_places(painter, view, on_plan=wanted, marked=picture.marked, found=found)


def _draw_today(painter: Painter, picture: PlayPicture) -> Point:
    """Today's pencil line as far as it is drawn; where the traveller stands."""
    view, draft = picture.map, picture.draft
    points = view.path_points((draft.sheet.position, *(step.hex for step in draft.steps)))
    if len(points) < 2:
        return points[0]
    pixels = tuple(painter.point(point) for point in points)
    line = _pencil(pixels, TODAY_WIDTH * painter.scale)
    whole = int(min(picture.drawn, len(draft.steps)))
    length = line.length_at(whole)
    if whole < len(draft.steps):
        part = picture.drawn - whole
        length += part * (line.length_at(whole + 1) - length)
    line.draw(painter.surface, length)
    x, y = line.point_at(length)
    origin = painter.point((0.0, 0.0))
    return (x - origin[0]) / painter.scale, (y - origin[1]) / painter.scale


@lru_cache(maxsize=2)
def _pencil(points: tuple[Point, ...], width: float) -> PencilLine:
    return PencilLine(points, seed=str(points[0]), width=width, alpha=TODAY_ALPHA)


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
        picture.coach is None,
    )
    painter.ground(key, picture.table.panel, lambda layer: _draw_sheet(layer, picture))
    _draw_words(painter, picture)


def _draw_words(painter: Painter, picture: PlayPicture) -> None:
    """Who plays and what there is to do, which changes with every click."""
    total = points(picture.view.board, picture.sheet)
    shown = picture.player, picture.line, total, picture.alert

    rect = picture.table.header

    def draw(layer: Painter) -> None:
        draw_header(layer, rect, *shown[:3], alert=picture.alert)

    # The line may reach below the head.
    painter.layer(("header", shown), rect.inflate(16, rect.height * 0.5), draw)


def _draw_sheet(painter: Painter, picture: PlayPicture) -> None:
    table, draft, board = picture.table, picture.draft, picture.view.board
    draw_paper(painter, table.panel)
    for rect, plan, angle in zip(table.plans, picture.sheet.plans, (-0.6, 0.6), strict=True):
        draw_plan_card(
            painter, rect, board.plan(plan), picture.maps.texts, board, picture.marked, angle=angle
        )
    draw_counters(painter, table.counters, board, picture.sheet)
    used = frozenset(use.guide for use in draft.uses)
    draw_guides(
        painter,
        table.guides,
        board,
        picture.maps.texts,
        picture.sheet,
        used=used,
        armed=picture.armed,
    )
    if picture.coach is None:
        draw_standings(painter, table.standings, picture.standings, hover=picture.hover_seat)


def _draw_tray(painter: Painter, picture: PlayPicture) -> None:
    """The tray as one layer, and on it what follows the pointer."""
    tray, draft = picture.tray, picture.draft
    absent = picture.flying | picture.held
    starter = picture.players[picture.view.starting_seat]
    dice = (draft.dice, draft.given, draft.uses, draft.reserved, starter)
    way = (draft.headings, draft.option, draft.steps)
    key = ("dice on the tray", tray.slots[0].width, *dice, *way)
    painter.layer(
        (*key, picture.selected, absent),
        tray.frame.inflate(24, 24),
        lambda layer: _draw_dice(layer, picture, absent),
    )
    for place in sorted(picture.flying - picture.held):
        _draw_die(painter, picture, place, picture.poses[place])
    if picture.armed is not None:
        for place, pose in enumerate(picture.poses):
            if place not in absent:
                draw_change_buttons(painter, pose, picture.pointer)


def _draw_dice(painter: Painter, picture: PlayPicture, absent: frozenset[int]) -> None:
    tray, draft = picture.tray, picture.draft
    draw_tray_ground(painter, tray, slots=True)
    draw_rose(painter, tray.compass, draft.headings)
    if draft.option is not None:
        draw_progress(painter, tray, draft)
    for place, pose in enumerate(picture.poses):
        if place not in absent:
            _draw_die(painter, picture, place, pose)


def _draw_die(painter: Painter, picture: PlayPicture, place: int, pose: DiePose) -> None:
    """A die with all that hangs on it: the guide's badge and the tag."""
    draft, view = picture.draft, picture.view
    chosen = place in picture.held or place == picture.selected
    draw_die(painter, pose, chosen=chosen)
    draw_change(painter, pose, sum(u.delta for u in draft.uses if u.die == place))
    if place == draft.reserved:
        starter = picture.players[view.starting_seat]
        draw_reserved(painter, pose, starter.token, starter.colour)


# ---- on top


def _draw_on_top(painter: Painter, picture: PlayPicture) -> None:
    held = picture.dragged
    if held is not None:
        pose = picture.poses[held.place]._replace(centre=held.pos)
        _draw_die(painter, picture, held.place, pose)
    if picture.pick is not None:
        picture.pick.draw(painter)
    elif picture.hover_hex is not None:
        _draw_hex_label(painter, picture, picture.hover_hex)
    elif picture.hint:
        draw_tooltip(painter, picture.hint, _pointed_at(picture), picture.table.scores)


def _pointed_at(picture: PlayPicture) -> pygame.FRect:
    """What the hint is about: the part of the screen under the pointer."""
    table, tray, draft = picture.table, picture.tray, picture.draft
    parts = (
        *(pose.rect for pose in tray.poses(draft.dice, draft.given)),
        *tray.slots,
        *guide_rects(table.guides, picture.view.board).values(),
        *(standing_rects(table.standings, len(picture.standings)) if picture.coach is None else ()),
    )
    spot = pygame.FRect(picture.pointer[0] - 20, picture.pointer[1] - 20, 40, 40)
    return next((part for part in parts if part.collidepoint(picture.pointer)), spot)


def _draw_hex_label(painter: Painter, picture: PlayPicture, cell: Hex) -> None:
    draft, texts = picture.draft, picture.maps.texts
    lines: list[str] = []
    place = draft.board.destination_at(cell)
    if place is not None:
        lines = [texts.name(place.id, language())]
        possible = draft.ends >> draft.board.index[cell] & 1
        if possible and (bring := gain(draft.board, draft.sheet, cell)) is not None:
            lines = [*phrases.gain_lines(bring, texts)]
    numbers = step_numbers(picture.lit.get(cell, ()))
    if "/" in numbers:
        lines.append(phrases.several_steps(numbers))
    if lines:
        buttons = [widget.rect for widget in picture.buttons.widgets]
        draw_label(
            painter, picture.map, cell, lines, theme.TERRA, choices=picture.lit, clear=buttons
        )

"""The players as rows: who plays now, what their plans have come to, and what they marked last.

All of it lay open when the last day ended (R3, R19).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from pygame import FRect

from gogoa_game.files.assets import postcard_sprite
from gogoa_game.i18n import _
from gogoa_game.logic.state import Phase
from gogoa_game.ui import theme
from gogoa_game.ui.paint.lines import common_size, floor_size
from gogoa_game.ui.paint.tokens import draw_token
from gogoa_game.ui.parts.postcard import plan_picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.board import Board
    from gogoa_game.logic.state import Sheet
    from gogoa_game.logic.views import View
    from gogoa_game.maps import MapTexts
    from gogoa_game.table.standings import Standing
    from gogoa_game.ui.paint.painter import Painter

TILTS = (-0.8, 0.8)
SMALL = 0.86
"""Rows lower than this part of the usual have no room for words under their pictures."""
LEAST = 26.0
"""No words of a row are smaller, where the stage has its usual height."""
GUIDE_ROOM, STAMP_ROOM, PLAN_ROOM = 80.0, 84.0, 116.0
LEAST_WIDE = 760.0
"""A row of the usual height is not narrower; what it shows gets smaller with it."""
NAME_ROOM = 240.0
PILL_ROOM = 70.0
"""What a pill needs beside its words."""
SCORE_ROOM = 116.0


class Turn(Enum):
    """Where a player stands in the day, or in the choice of plans."""

    NOW = auto()
    THEN = auto()
    DONE = auto()


class PlanSoFar(NamedTuple):
    """A plan by its picture, with how many of its places are marked."""

    picture: str
    marked: int
    places: int


@dataclass(frozen=True, slots=True)
class Row:
    """What a row shows. `stamp` is the type and the day of the last place that was marked."""

    seat: int
    name: str
    token: str
    colour: str
    points: int
    turn: Turn
    status: str
    plans: tuple[PlanSoFar, ...]
    guides: int
    stamp: tuple[str, int] | None


def rows_of(
    view: View, standings: Sequence[Standing], now: int | None, texts: MapTexts
) -> tuple[Row, ...]:
    """The rows of all players in seat order; `now` is the seat that plays."""
    return tuple(_row(view, standing, now, texts) for standing in standings)


def _row(view: View, standing: Standing, now: int | None, texts: MapTexts) -> Row:
    sheet = view.sheets[standing.seat]
    turn = Turn.NOW if standing.seat == now else Turn.DONE if standing.acted else Turn.THEN
    return Row(
        standing.seat,
        standing.name,
        standing.token,
        standing.colour,
        standing.points,
        turn,
        _status(turn, view.phase),
        tuple(_plan(view.board, sheet, plan, texts) for plan in sheet.plans),
        sheet.guides.bit_count(),
        _stamp(view.board, sheet),
    )


def _status(turn: Turn, phase: Phase) -> str:
    if phase is Phase.CHOOSING:
        return _("has chosen") if turn is Turn.DONE else _("is choosing")
    return {
        Turn.NOW: _("plays now"),
        Turn.THEN: _("then"),
        Turn.DONE: _("has travelled"),
    }[turn]


def _plan(board: Board, sheet: Sheet, plan_id: str, texts: MapTexts) -> PlanSoFar:
    plan = board.plan(plan_id)
    marked = board.destination_set(plan.destinations) & sheet.marked
    return PlanSoFar(plan_picture(plan, board, texts), marked.bit_count(), len(plan.destinations))


def _stamp(board: Board, sheet: Sheet) -> tuple[str, int] | None:
    for trip in reversed(sheet.trips):
        if trip.marked is not None:
            return str(board.destination(trip.marked).type), trip.day
    return None


def widest(painter: Painter, rows: Sequence[Row], tall: float) -> float:
    """The width that the longest name and the longest pill need in rows of that height.

    All rows leave it the whole day, so that their columns align and nothing moves.
    """
    size, unit = 1.05 * floor_size(painter), min(tall / 134, rows_unit(painter))
    names = [painter.measure(row.name, size, theme.DISPLAY)[0] for row in rows]
    statuses = {row.status for row in rows}
    if rows[0].plans:  # chosen: what is said during a day
        statuses = {_("plays now"), _("then"), _("has travelled")}
    pills = [painter.measure(text, size, theme.BOLD)[0] + PILL_ROOM * unit for text in statuses]
    return max(*names, *pills)


def rows_unit(painter: Painter) -> float:
    """Design units of the stage in those of one 1080 high."""
    return painter.size[1] / 1080


def draw_row(painter: Painter, rect: FRect, row: Row, named: float) -> None:
    """Draws a row, as one cached picture for what it shows; `named` is what every name gets."""
    bleed = rect.inflate(16, 20)
    painter.layer(
        ("watch row", row, named), bleed, lambda layer: _Drawn(layer, rect, row, named).draw()
    )


class _Drawn:
    """A row in a rectangle. `k` is what the measures of the usual row, 134 high, are multiplied by;
    from `top` on they are measured.
    """

    def __init__(self, painter: Painter, rect: FRect, row: Row, named: float) -> None:
        self.painter, self.rect, self.row, self.named = painter, rect, row, named
        scale = rows_unit(painter)
        self.k = min(rect.height / 134, rect.width / LEAST_WIDE)
        self.top = rect.centery - 67 * self.k
        self.least = max(floor_size(painter), LEAST * scale)
        self.worded = rect.height >= 134 * SMALL * scale

    def draw(self) -> None:
        rect, row, painter = self.rect, self.row, self.painter
        fill = {Turn.NOW: theme.SUN, Turn.THEN: theme.CARD, Turn.DONE: theme.KRAFT}[row.turn]
        inner = theme.INK if row.turn is Turn.NOW and self.worded else None
        painter.ticket(rect, fill=fill, inner=inner, radius=13 * self.k)
        token = 110 * self.k
        left = rect.left + 16 * self.k
        middle = rect.centery - (3 * self.k if row.turn is not Turn.NOW else 0)
        draw_token(painter, row.token, row.colour, (left + token / 2, middle), token)
        if row.turn is not Turn.NOW:
            line = (
                left + 8 * self.k,
                middle + token / 2 + 4 * self.k,
                token - 14 * self.k,
                7 * self.k,
            )
            painter.fill(line, theme.TOKEN_COLOUR[row.colour])
        first = left + token + 16 * self.k
        score = self._draw_score()
        last = self._draw_columns(first, score)
        self._draw_name(first, last - 2 * self.k)

    def _draw_score(self) -> float:
        """The points at the right end; where their room begins."""
        right = self.rect.right - 22 * self.k
        digits = str(self.row.points)
        size = min((62 if len(digits) < 3 else 56) * self.k, 0.5 * self.rect.height)
        self.painter.text(
            digits, (right, self.rect.centery), size=size, face=theme.DISPLAY, anchor="midright",
            spacing=0,
        )  # fmt: skip
        return right - SCORE_ROOM * self.k * 0.86

    def _draw_columns(self, first: float, right: float) -> float:
        """Plans, guides and the last stamp, from the right as far as there is room.

        Returns where they begin.
        """
        k, row = self.k, self.row
        room = right - first - max(NAME_ROOM * k * 0.8, self.named + 4 * k)
        at = right
        columns = (
            (STAMP_ROOM * k, row.stamp is not None, self._draw_stamp),
            (GUIDE_ROOM * k, True, self._draw_guides),
        )
        plans = len(row.plans) * PLAN_ROOM * k
        for wide, shown, draw in columns:
            if row.plans and plans + wide <= room:
                room -= wide
                if shown:
                    draw(at - wide / 2)
                at -= wide
        for plan, tilt in zip(reversed(row.plans), reversed(TILTS[: len(row.plans)]), strict=True):
            self._draw_plan(at - PLAN_ROOM * k / 2, plan, tilt)
            at -= PLAN_ROOM * k
        return at

    def _draw_plan(self, x: float, plan: PlanSoFar, tilt: float) -> None:
        k, painter = self.k, self.painter
        wide, tall = 96 * k, 64 * k
        card = FRect(x - wide / 2, self.top + 18 * k, wide, tall)
        rim = card.inflate(12 * k, 12 * k)

        def draw(layer: Painter) -> None:
            layer.fill(rim.move(4 * k, 6 * k), theme.fade(theme.INK, 0.28))
            layer.fill(rim.inflate(3 * k, 3 * k), theme.INK)
            layer.fill(rim, theme.CARD)
            with layer.clipped(card):
                layer.sprite(postcard_sprite(plan.picture), card.inflate(4, 4))

        painter.layer(("row plan", plan.picture), rim.inflate(16 * k, 20 * k), draw, angle=tilt)
        side = min(15 * k, (PLAN_ROOM * k - 6) / plan.places - 4 * k)
        step = side + 5 * k
        left = x - (plan.places * step - 5 * k) / 2
        top = self.top + 104 * k
        for number in range(plan.places):
            box = FRect(left + number * step, top, side, side)
            painter.fill(box, theme.TERRA if number < plan.marked else theme.CARD)
            painter.outline(box, theme.INK, 3 * k)

    def _draw_guides(self, x: float) -> None:
        k, count = self.k, self.row.guides
        alpha = 255 if count else 90
        middle = self.top + (52 if self.worded else 44) * k
        self.painter.sprite("guide_badge", center=(x, middle), size=64 * k, alpha=alpha)
        if count:
            self._caption(x, f"× {count}", theme.BOLD)
        elif self.worded:
            self._caption(x, _("none"), theme.TEXT)

    def _draw_stamp(self, x: float) -> None:
        assert self.row.stamp is not None
        kind, day = self.row.stamp
        k, painter = self.k, self.painter
        middle = self.top + 52 * k if self.worded else self.rect.centery

        def draw(layer: Painter) -> None:
            layer.circle((x, middle), 39 * k, None, theme.LATERITE, 5 * k)
            layer.circle((x, middle), 33 * k, None, theme.LATERITE, 2 * k)
            layer.sprite(f"type_{kind}", center=(x, middle), size=48 * k)

        box = FRect(x - 46 * k, middle - 46 * k, 92 * k, 92 * k)
        painter.layer(("row stamp", kind), box, draw, angle=-9)
        if self.worded:
            self._caption(x, _("day {n}").format(n=day), theme.TEXT)

    def _caption(self, x: float, text: str, face: theme.Face) -> None:
        size = max(self.least, 27 * self.k if self.worded else 0.0)
        y = self.top + 134 * self.k - max(25 * self.k, 0.62 * size)
        room = (STAMP_ROOM - 4) * self.k
        self.painter.text(text, (x, y), size=size, face=face, anchor="center", fit=room)

    def _draw_name(self, left: float, right: float) -> None:
        """The name over a pill that says whether they play now, then, or have travelled."""
        k, painter = self.k, self.painter
        usual = max(self.least, (40 if self.worded else 46) * k)
        size = (
            common_size(painter, (self.row.name,), right - left - 10 * k, usual, theme.DISPLAY)
            or usual
        )
        painter.text(
            self.row.name, (left, self.top + 42 * k), size=size, face=theme.DISPLAY,
            anchor="midleft", fit=right - left - 10 * k,
        )  # fmt: skip
        self._draw_pill(FRect(left, self.top + 74 * k, right - left, 44 * k))

    def _draw_pill(self, room: FRect) -> None:
        k, painter, row = self.k, self.painter, self.row
        fill, ink = {
            Turn.NOW: (theme.TERRA, theme.CARD),
            Turn.THEN: (theme.KRAFT, theme.INK),
            Turn.DONE: (theme.PALM, theme.CARD),
        }[row.turn]
        size = max(self.least, 27 * k)
        tick = 32 * k if row.turn is Turn.DONE else 0.0
        pad = (16 if tick else 22) * k
        fit = room.width - 2 * pad - tick
        size = common_size(painter, (row.status,), fit, size, theme.BOLD) or size
        wide = painter.measure(row.status, size, theme.BOLD, fit=fit)[0]
        pill = FRect(room.left, 0, wide + 2 * pad + tick, max(room.height, 1.28 * size))
        pill.centery = min(room.centery, self.top + 126 * k - pill.height / 2)
        painter.ticket(pill, fill=fill, radius=9 * k, shadow=False, width=3)
        if tick:
            x, y = pill.left + 16 * k, pill.centery
            points = [(x, y), (x + 9 * k, y + 10 * k), (x + 25 * k, y - 10 * k)]
            painter.lines(points, theme.CARD, 6 * k)
        painter.text(
            row.status, (pill.left + pad + tick, pill.centery), size=size, face=theme.BOLD,
            colour=ink, anchor="midleft", fit=fit,
        )  # fmt: skip


def draw_thinking(painter: Painter, rect: FRect, share: float) -> None:
    """How far a bot has come with its turn: a line of ink that grows along the foot of its row."""
    foot = FRect(rect.left + 14, rect.bottom - 6, (rect.width - 28) * share, 4)
    painter.fill(foot, theme.INK)

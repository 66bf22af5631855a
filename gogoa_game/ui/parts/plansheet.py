"""A player's own plan beside the map: its mark, its picture, and a row for each of its places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.i18n import language
from gogoa_game.ui import theme
from gogoa_game.ui.map.drawing import PLAN_MARKS, draw_letter
from gogoa_game.ui.map.shortnames import short_name
from gogoa_game.ui.paint.lines import draw_lines, floor_size, read_size
from gogoa_game.ui.parts.plancard import draw_stamp
from gogoa_game.ui.parts.postcard import draw_postcard, plan_picture
from gogoa_game.ui.theme import BOLD, DISPLAY, TEXT

if TYPE_CHECKING:
    from gogoa_game.logic.board import Board
    from gogoa_game.logic.plans import TourPlan
    from gogoa_game.maps import MapTexts
    from gogoa_game.ui.paint.painter import Painter

WIDE, TALL = 438.0, 240.0
"""The card on a stage of 1920 x 1080, to which all sizes are in proportion."""
EDGE, HEAD, FOOT = 12.0, 70.0, 12.0
MARK, MARK_AT, DISC = 68.0, (40.0, 38.0), 17.0
STAMP = (66.0, 58.0)
PICTURES = (132.0, 104.0, 76.0, 58.0)
"""The width of the picture, as far as the names leave it room."""
GAP, BOX_GAP = 16.0, 8.0
FEWEST_ROWS = 4.4
BLEED = 14.0
LETTERS = "AB"


@dataclass(frozen=True, slots=True)
class PlanLook:
    """What a card shows beside its plan: ids of the places ticked and of those lit, whether the
    pointer is on the card itself, and whether a finished plan bears its stamp."""

    letter: str
    ticked: frozenset[str] = frozenset()
    lit: frozenset[str] = frozenset()
    hover: bool = False
    stamped: bool = True


def head_of(rect: FRect) -> float:
    """The height of the head of a card, with mark, title and stamp."""
    return HEAD * rect.height / TALL


def row_rects(rect: FRect, count: int) -> tuple[FRect, ...]:
    """The rows of so many places, as wide as the card: one under the other, in its lower part."""
    top = rect.top + head_of(rect)
    room = rect.height - head_of(rect) - FOOT * rect.height / TALL
    tall = room / max(count, FEWEST_ROWS)
    first = top + (room - tall * count) / 2
    return tuple(FRect(rect.left, first + tall * n, rect.width, tall) for n in range(count))


def draw_plan_sheet(
    painter: Painter,
    rect: FRect,
    plan: TourPlan,
    texts: MapTexts,
    board: Board,
    look: PlanLook,
    *,
    angle: float = 0.0,
) -> None:
    """Draws the card, turned clockwise by `angle` degrees; from 220 x 140 units upwards."""
    rect = FRect(rect)

    def draw(layer: Painter) -> None:
        _Sheet(layer, rect, plan, texts, board).draw(look)

    key = ("plan sheet", plan.id, look)
    painter.layer(key, rect.inflate(2 * BLEED, 2 * BLEED), draw, angle=angle)


def tick_box(
    painter: Painter, rect: FRect, plan: TourPlan, texts: MapTexts, board: Board, place: str
) -> FRect:
    """The box of a place on an upright card."""
    return _Sheet(painter, FRect(rect), plan, texts, board).box_of(place)


class _Sheet:
    def __init__(
        self, painter: Painter, rect: FRect, plan: TourPlan, texts: MapTexts, board: Board
    ) -> None:
        self.painter = painter
        self.rect = rect
        self.plan = plan
        self.texts = texts
        self.board = board
        self.unit = min(rect.width / WIDE, rect.height / TALL)
        self.size = max(read_size(painter), theme.READ * self.unit)
        self.names = [short_name(texts, place, language()) for place in plan.destinations]
        self.rows = row_rects(rect, len(plan.destinations))
        self.icon = min(30 * self.unit, self.rows[0].height * 0.98)

    def draw(self, look: PlanLook) -> None:
        painter, rect, unit = self.painter, self.rect, self.unit
        painter.card(rect)
        if look.hover:
            painter.outline(rect.inflate(2, 2), theme.TERRA, 3)
        picture = self._picture()
        left = self._left(picture)
        if picture is not None:
            draw_postcard(painter, picture, plan_picture(self.plan, self.board, self.texts))
            painter.outline(picture, theme.INK, 2.5)
        self._draw_head(look)
        for place, name, row in zip(self.plan.destinations, self.names, self.rows, strict=True):
            box = FRect(left, row.top, rect.right - EDGE * 0.5 * unit - left, row.height)
            self._draw_row(box, place, name, look)
        if look.stamped and len(look.ticked) == len(self.plan.destinations):
            size = min(rect.height * 0.56, max(picture.width if picture else 0, 104 * unit))
            corner = rect.right - size * 0.56, rect.bottom - size * 0.52
            at = picture.center if picture and picture.width >= size else corner
            painter.sprite("stamp_mark", center=at, size=size * 0.92, angle=-14)

    def box_of(self, place: str) -> FRect:
        """Where the box of a place lies."""
        row = self.rows[self.plan.destinations.index(place)]
        box = FRect(0, 0, self.icon, self.icon)
        left = self._left(self._picture())
        box.center = left + self.icon / 2 + 2 * self.unit, row.centery
        return box

    def _left(self, picture: FRect | None) -> float:
        unit = self.unit
        return picture.right + GAP * unit if picture else self.rect.left + EDGE * unit

    @property
    def _boxes(self) -> float:
        """From the left of a row to its name."""
        return 2 * self.icon + 2 * BOX_GAP * self.unit

    def _picture(self) -> FRect | None:
        """As wide as the longest name lets it be."""
        unit, rect = self.unit, self.rect
        longest = max(self._wide(place, name) for place, name in self._named)
        top = rect.top + head_of(rect)
        tall = rect.bottom - FOOT * unit - top
        for width in PICTURES:
            taken = (EDGE + width + (GAP if width else 0) + EDGE * 0.5) * unit + self._boxes
            if taken + longest <= rect.width:
                return FRect(rect.left + EDGE * unit, top, width * unit, tall)
        return None

    @property
    def _named(self) -> list[tuple[str, str]]:
        return list(zip(self.plan.destinations, self.names, strict=True))

    def _wide(self, place: str, name: str) -> float:
        bonus = self._bonus(place)
        more = self.painter.measure(bonus, self.size, DISPLAY, 0)[0] + 10 if bonus else 0.0
        return self.painter.measure(name, self.size)[0] + more

    def _bonus(self, place: str) -> str:
        bonus = self.board.destination(place).bonus
        return f"+{bonus}" if bonus else ""

    def _draw_head(self, look: PlanLook) -> None:
        painter, rect, unit = self.painter, self.rect, self.unit
        middle = rect.top + head_of(rect) * MARK_AT[1] / HEAD
        x, y = rect.left + MARK_AT[0] * unit, middle
        painter.sprite(PLAN_MARKS[look.letter], center=(x, y), size=MARK * unit)
        draw_letter(painter, (x, y), DISC * unit, look.letter)
        wide, tall = STAMP[0] * unit, STAMP[1] * unit
        stamp = FRect(rect.right - EDGE * unit - wide, middle - tall / 2, wide, tall)
        colour = theme.LATERITE if self.plan.hard else theme.PALM
        draw_stamp(painter, stamp, str(self.plan.value), colour)
        left = x + (MARK / 2 + 8) * unit
        tall = head_of(rect) - 6 * unit
        box = FRect(left, middle - tall / 2, stamp.left - 10 * unit - left, tall)
        title = self.texts.plan_name(self.plan.id, language())
        size = max(28 * unit, read_size(painter))
        draw_lines(painter, title, box, size=size, face=DISPLAY, align="left")

    def _draw_row(self, row: FRect, place: str, name: str, look: PlanLook) -> None:
        painter, icon, unit = self.painter, self.icon, self.unit
        done = place in look.ticked
        if place in look.lit:
            painter.fill(row.inflate(6 * unit, 0), theme.SUN)
        x = row.left + icon / 2 + 2 * unit
        box = "checkbox_done" if done else "checkbox"
        painter.sprite(box, center=(x, row.centery), size=icon)
        x += icon + BOX_GAP * unit
        kind = self.board.destination(place).type
        painter.sprite(f"type_{kind}", center=(x, row.centery), size=icon)
        left = row.left + self._boxes + 4 * unit
        right = row.right
        if bonus := self._bonus(place):
            wide = painter.measure(bonus, self.size, DISPLAY, 0)[0]
            painter.text(
                bonus,
                (right - 2, row.centery),
                size=self.size,
                face=DISPLAY,
                colour=theme.INK2 if done else theme.COBALT,
                anchor="midright",
                spacing=0,
            )
            right -= wide + 8
        size = max(min(self.size, row.height * 0.98), floor_size(painter))
        words = FRect(left, row.top, right - left, row.height)
        quiet = done and look.stamped and place not in look.lit
        ink = theme.INK2 if quiet else theme.INK
        face = BOLD if place in look.lit else TEXT
        draw_lines(painter, name, words, size=size, face=face, colour=ink, align="left")

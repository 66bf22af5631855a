"""A tour plan as a postcard: picture, title, stamp with its value, and a box for every place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import pygame

from gogoa_game.i18n import language
from gogoa_game.ui import theme
from gogoa_game.ui.paint.fonts import is_latin
from gogoa_game.ui.paint.lines import floor_size
from gogoa_game.ui.paint.text import wrap
from gogoa_game.ui.parts.postcard import draw_postcard, plan_picture
from gogoa_game.ui.theme import BOLD, DISPLAY, TEXT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gogoa_game.logic.board import Board
    from gogoa_game.logic.plans import TourPlan
    from gogoa_game.maps import MapTexts
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.theme import Colour

FULL = (438.0, 270.0)
"""The card of the style frame, to which all sizes are in proportion."""
BLEED = 12.0
"""Room around a card for its shadow, its tilt and its rim, in design units."""


def draw_plan_card(
    painter: Painter,
    rect: pygame.FRect,
    plan: TourPlan,
    texts: MapTexts,
    board: Board,
    marked: frozenset[str],
    *,
    hover: bool = False,
    chosen: bool = False,
    angle: float = 0,
) -> None:
    """Draws a plan on a card of 240 x 180 to 900 x 600 design units.

    `marked` are the ids of the places whose boxes are ticked; a card with all of them gets a
    rubber stamp. `angle` tilts the card clockwise, in degrees.
    """
    ticked = frozenset(place for place in plan.destinations if place in marked)
    bleed = pygame.FRect(rect).inflate(2 * BLEED, 2 * BLEED)

    def draw(layer: Painter) -> None:
        _Card(layer, pygame.FRect(rect), plan, texts, board).draw(ticked, hover, chosen)

    painter.layer(("plan", plan.id, ticked, hover, chosen), bleed, draw, angle=angle)


class _Line(NamedTuple):
    """A place's name as it stands on the card, on one line or on two."""

    lines: tuple[str, ...]
    size: float


@dataclass(frozen=True, slots=True)
class _Plan:
    """One way to lay a card out; the picture stands left of everything, or of the title only."""

    picture: pygame.FRect | None
    title: pygame.FRect
    title_size: float
    title_lines: tuple[str, ...]
    stamp: pygame.FRect
    listing: pygame.FRect
    places: tuple[_Line, ...]
    penalty: float


class _Card:
    """Draws one card; its sizes follow from the rectangle and from the length of the names."""

    def __init__(
        self,
        painter: Painter,
        rect: pygame.FRect,
        plan: TourPlan,
        texts: MapTexts,
        board: Board,
    ) -> None:
        self.painter = painter
        self.rect = rect
        self.plan = plan
        self.board = board
        self.unit = min(rect.width / FULL[0], rect.height / FULL[1])
        self.smallest = floor_size(painter)
        self.margin = max(7.0, 12 * self.unit)
        self.picture = plan_picture(plan, board, texts)
        self.title = texts.plan_name(plan.id, language())
        self.names = tuple(texts.name(place, language()) for place in plan.destinations)
        self.short = tuple(texts.short_name(place, language()) for place in plan.destinations)

    def draw(self, ticked: frozenset[str], hover: bool, chosen: bool) -> None:
        """Draws the card upright."""
        painter, rect = self.painter, self.rect
        plan = self._best()
        painter.card(rect)
        rim = max(4.0, 6 * self.unit)
        if chosen:
            painter.outline(rect.inflate(-rim, -rim), theme.SUN, rim)
        if hover or chosen:
            # Under the pointer a line as round the places on the map; gold is for what is chosen.
            edge = theme.TERRA if hover else theme.INK
            painter.outline(rect.inflate(2, 2), edge, max(2.0, 3 * self.unit))
        if plan.picture is not None:
            draw_postcard(painter, plan.picture, self.picture)
        self._draw_title(plan)
        colour = theme.LATERITE if self.plan.hard else theme.PALM
        draw_stamp(painter, plan.stamp, str(self.plan.value), colour)
        rows = tuple(self._rows(plan.listing, plan.places))
        pitch = min(row.height for row in rows)
        for row, place, line in zip(rows, self.plan.destinations, plan.places, strict=True):
            self._draw_place(row, pitch, place, line, done=place in ticked)
        if len(ticked) == len(self.plan.destinations):
            where = plan.picture or plan.listing
            size = min(where.width, where.height) * 0.86
            painter.sprite("stamp_mark", center=where.center, size=size, angle=-14)
        if chosen:
            size = max(30.0, 56 * self.unit)
            corner = (rect.left + size * 0.32, rect.top + size * 0.32)
            painter.sprite("marked_badge", center=corner, size=size)

    # ---- laying out

    def _best(self) -> _Plan:
        return min(self._layouts(), key=lambda plan: plan.penalty)

    def _layouts(self) -> Iterator[_Plan]:
        """The layouts in question, the richest first; the penalty says how well the names fit."""
        inner = self.rect.inflate(-2 * self.margin, -2 * self.margin)
        gap = 1.3 * self.margin
        for share, cost in ((0.3, 0.0), (0.23, 0.06)):
            picture = pygame.FRect(inner.left, inner.top, inner.width * share, inner.height)
            left = picture.right + gap
            column = pygame.FRect(left, inner.top, inner.right - left, inner.height)
            yield self._layout(picture, column, column, cost)
        head = self._title_height(inner.width * 0.6)
        beside = min(head * 1.25, inner.width * 0.24)
        picture = pygame.FRect(inner.left, inner.top, beside, head)
        left = picture.right + gap * 0.8
        column = pygame.FRect(left, inner.top, inner.right - left, inner.height)
        yield self._layout(picture, column, inner, 0.2)
        yield self._layout(None, inner, inner, 0.45)

    @property
    def _title_size(self) -> float:
        return max(self.smallest * 1.1, min(44.0, 29 * self.unit))

    @property
    def _stamp_size(self) -> tuple[float, float]:
        wide = max(44.0, min(104.0, 70 * self.unit))
        return wide, wide * 8 / 7

    def _title_height(self, width: float) -> float:
        lines = self._title_lines(width, self._title_size)
        return max(self._stamp_size[1] * 0.86, len(lines) * self._title_size * 1.14) + 2

    def _title_lines(self, width: float, size: float) -> tuple[str, ...]:
        shown = self.title.upper()
        return tuple(wrap(shown, width, lambda part: self.painter.measure(part, size, DISPLAY)[0]))

    def _layout(
        self,
        picture: pygame.FRect | None,
        head: pygame.FRect,
        body: pygame.FRect,
        cost: float,
    ) -> _Plan:
        """The title goes to the top of `head`, the places fill what is left of `body`."""
        stamp_wide, stamp_tall = self._stamp_size
        stamp = pygame.FRect(head.right - stamp_wide, head.top, stamp_wide, stamp_tall)
        width = stamp.left - head.left - 0.8 * self.margin
        size = self._title_size
        lines = self._title_lines(width, size)
        smallest = max(self.smallest, size * 0.72)
        while size > smallest and (self._torn(lines) or self._widest(lines, size) > width):
            size = max(smallest, size - 1)
            lines = self._title_lines(width, size)
        room = stamp.bottom - head.top
        rule = 9 * self.unit + 4
        tall = max(len(lines) * size * 1.14 + rule, min(room, 2 * size * 1.14 + rule))
        if len(lines) > 2:
            cost += 0.5
        title = pygame.FRect(head.left, head.top, width, tall)
        below = max(title.bottom, room + head.top if body is not head else title.bottom)
        if picture is not None and body is not head:
            below = max(below, picture.bottom)
        top = below + 6 * self.unit
        listing = pygame.FRect(body.left, top, body.width, body.bottom - top)
        pitch = listing.height / len(self.names)
        # A row that reaches as high as the stamp would run into it.
        if body is head and stamp.bottom + 2 > top:
            listing.top, listing.height = stamp.bottom + 2, body.bottom - stamp.bottom - 2
            pitch = listing.height / len(self.names)
        places, worst = self._fit_places(listing.width, pitch)
        return _Plan(picture, title, size, lines, stamp, listing, places, cost + worst)

    @staticmethod
    def _torn(lines: Sequence[str]) -> bool:
        """Three lines, or a last one of a mere character or two, as wrapped Japanese can end."""
        return len(lines) > 2 or (len(lines) == 2 and len(lines[1]) < 3)

    def _widest(self, lines: Sequence[str], size: float) -> float:
        return max(self.painter.measure(line, size, DISPLAY)[0] for line in lines)

    def _row_height(self, pitch: float) -> float:
        return min(pitch, 40 * max(1.0, self.unit))

    def _icon(self, pitch: float) -> float:
        return min(self._row_height(pitch) * 0.9, 36 * max(1.0, self.unit))

    def _name_left(self, pitch: float) -> float:
        return self._icon(pitch) * 2.1 + 8 * max(0.6, self.unit)

    def _fit_places(self, width: float, pitch: float) -> tuple[tuple[_Line, ...], float]:
        """The names in one size, and how far they fall short of what is wished for.

        A name takes two lines where the row is tall enough. At the smallest size the short name
        stands for it, and then it loses its end.
        """
        wish = max(self.smallest, min(theme.ROW, theme.LIST * max(self.unit, 0.88)))
        smallest = self.smallest if self.unit < 0.85 else max(self.smallest, wish * 0.74)
        size = max(smallest, min(wish, pitch / 1.1))
        room = width - self._name_left(pitch)
        while True:
            lines = [self._set_name(name, size, room, pitch) for name in self.names]
            # One name in two lines is well; if more need it, all are set smaller first.
            wrapped = sum(len(line.lines) > 1 for line in lines if line)
            if size <= smallest or (all(lines) and (wrapped < 2 or size < wish * 0.84)):
                break
            size = max(smallest, size - 0.5)
        shortfall = 1 - size / wish
        if not all(lines) and (uneven := self._uneven(size, room, pitch)):
            return uneven, shortfall + 0.1
        done = []
        for short, line in zip(self.short, lines, strict=True):
            shortfall += 0.03 if line and len(line.lines) > 1 else 0.0
            shortfall += 0.0 if line else 0.3 if self._width(short, size) <= room else 0.6
            done.append(line or _Line((short,), size))
        return tuple(done), shortfall

    def _uneven(self, size: float, room: float, pitch: float) -> tuple[_Line, ...]:
        """The names in rows that are as high as their lines ask for; none if that is too much."""
        tall = 2 * size
        lines = [self._set_name(name, size, room, tall) for name in self.names]
        count = sum(len(line.lines) for line in lines if line)
        enough = pitch * len(self.names) >= count * size * 1.04
        return tuple(line for line in lines if line) if all(lines) and enough else ()

    def _set_name(self, name: str, size: float, room: float, pitch: float) -> _Line | None:
        """The name in one line, or in two if the row is tall enough; None if neither fits."""
        if self._width(name, size) <= room:
            return _Line((name,), size)
        lines = wrap(name, room, lambda part: self._width(part, size))
        unbroken = " ".join(lines) == name or not is_latin(name)
        if len(lines) == 2 and pitch >= 1.98 * size and unbroken:
            return _Line(tuple(lines), size)
        return None

    def _width(self, text: str, size: float) -> float:
        return self.painter.measure(text, size, TEXT)[0]

    def _rows(self, listing: pygame.FRect, places: Sequence[_Line]) -> Iterator[pygame.FRect]:
        pitch = listing.height / len(places)
        if pitch < 1.98 * max(len(line.lines) * line.size for line in places) / 2:
            # Names in two lines get more than their share.
            shares = [len(line.lines) for line in places]
        else:
            shares = [1] * len(places)
        wrapped = any(len(line.lines) > 1 for line in places)
        tall = pitch if wrapped else max(self._row_height(pitch), pitch * 0.9)
        top = listing.top
        for share in shares:
            height = tall * share * len(places) / sum(shares)
            yield pygame.FRect(listing.left, top, listing.width, height)
            top += height

    # ---- drawing

    def _draw_title(self, plan: _Plan) -> None:
        painter, size = self.painter, plan.title_size
        step = size * 1.14
        rule = 9 * self.unit + 4
        top = plan.title.top + (plan.title.height - rule - step * len(plan.title_lines)) / 2
        for i, line in enumerate(plan.title_lines):
            at = (plan.title.left, top + step * (i + 0.5))
            painter.text(line, at, size=size, face=DISPLAY, anchor="midleft", fit=plan.title.width)
        thick = max(2.0, 4 * self.unit)
        y = plan.title.bottom - rule * 0.5
        right = plan.title.right - self.margin * 0.4
        painter.line((plan.title.left, y), (right, y), theme.TERRA, thick)
        painter.line(
            (plan.title.left, y + thick * 1.4), (right, y + thick * 1.4), theme.TERRA, thick * 0.35
        )

    def _draw_place(
        self, row: pygame.FRect, pitch: float, place: str, line: _Line, *, done: bool
    ) -> None:
        painter = self.painter
        icon = self._icon(pitch)
        middle = row.centery
        box = "checkbox_done" if done else "checkbox"
        painter.sprite(box, center=(row.left + icon * 0.45, middle), size=icon * 0.9)
        kind = self.board.destination(place).type
        painter.sprite(f"type_{kind}", center=(row.left + icon * 1.52, middle), size=icon)
        left = row.left + self._name_left(pitch)
        step = line.size * 0.98
        top = middle - step * (len(line.lines) - 1) / 2
        for i, text in enumerate(line.lines):
            painter.text(
                text,
                (left, top + step * i),
                size=line.size,
                face=BOLD if self.board.destination(place).bonus and not done else TEXT,
                colour=theme.INK2 if done else theme.INK,
                anchor="midleft",
                fit=row.right - left,
            )


def draw_stamp(painter: Painter, rect: pygame.FRect, text: str, colour: Colour) -> None:
    """A postage stamp with a perforated edge on a card."""
    rect = pygame.FRect(rect)
    painter.fill(rect, colour)
    tooth = rect.width * 0.052
    across = 7
    down = max(2, round(across * rect.height / rect.width))
    for i in range(across + 1):
        x = rect.left + rect.width * i / across
        for y in (rect.top, rect.bottom):
            painter.circle((x, y), tooth, theme.CARD)
    for i in range(1, down):
        y = rect.top + rect.height * i / down
        for x in (rect.left, rect.right):
            painter.circle((x, y), tooth, theme.CARD)
    inset = rect.width * 0.13
    painter.outline(rect.inflate(-2 * inset, -2 * inset), theme.CARD, max(1.0, rect.width * 0.028))
    painter.text(
        text,
        rect.center,
        size=max(rect.width * 0.5, floor_size(painter)),
        face=DISPLAY,
        colour=theme.CARD,
        anchor="center",
        spacing=0,
    )

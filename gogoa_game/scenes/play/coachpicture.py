"""The coach on the screen: its button, its tickets of advice, its pins and paths on the map."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.ui import theme
from gogoa_game.ui.paint.lines import common_size, draw_lines, floor_size
from gogoa_game.ui.parts.progressline import draw_progress_line
from gogoa_game.ui.widgets.button import Button, Kind
from gogoa_game.ui.widgets.widget import Look, Widget, draw_ring

if TYPE_CHECKING:
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.scenes.play.words import AdviceWords
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point
    from gogoa_game.ui.theme import Colour

COACH_KEY = pygame.K_h
ADVICE = "advice"
MOST = 3
TICKETS = 0.56
"""Of the height of the row; the reason has the rest."""
PIN_IN_FLOORS = 2.0
"""A pin is so many of the smallest letters high, or its number could not be read."""
NARROW = 220.0
"""Up to that width a ticket has no room for a line inside its rim."""
BUTTON_WIDTH = 62.0
PIN = 1.5  # radii of a hex


@dataclass(frozen=True, slots=True)
class CoachPicture:
    """What the coach shows beside its widgets.

    `share` is how far it has thought, None once it has spoken; `ends` are the hexes of its pins,
    `path` is the one that is lit, of the advice number `lit`; `words` are of that advice, or of
    the best one.
    """

    row: FRect
    share: float | None
    ms: float
    ends: tuple[Hex, ...]
    lit: int | None
    path: tuple[Hex, ...]
    words: AdviceWords | None


def button_rect(row: FRect) -> FRect:
    """The coach's button at the right end of its row."""
    width = min(BUTTON_WIDTH, row.width * 0.09)
    return FRect(row.right - width, row.top, width, row.height)


def beside_button(row: FRect) -> FRect:
    """What the button leaves of the row."""
    button = button_rect(row)
    return FRect(row.left, row.top, button.left - 10 - row.left, row.height)


def ticket_rects(row: FRect) -> tuple[FRect, ...]:
    """Room for as many tickets as there can be, side by side."""
    room, gap = beside_button(row), 8.0
    width = (room.width - gap * (MOST - 1)) / MOST
    return tuple(
        FRect(room.left + n * (width + gap), room.top, width, room.height * TICKETS)
        for n in range(MOST)
    )


class CoachButton(Button):
    """A button with a map pin; it is lit while the coach speaks."""

    def __init__(self, row: FRect, *, speaking: bool) -> None:
        rect = button_rect(row)
        tip = _("Send the coach away") if speaking else _("Ask the coach for good turns")
        kind: Kind = "chosen" if speaking else "rest"
        super().__init__("coach", rect, "", kind=kind, key=COACH_KEY, tooltip=tip, effect="")

    def _draw_face(
        self, painter: Painter, left: float, middle: float, width: float, colour: Colour
    ) -> None:
        size = min(width, self.rect.height) * 0.62
        draw_pin(painter, (left + width / 2, middle + size * 0.52), size, theme.TERRA, "")


class AdviceTicket(Widget):
    """An advised turn that can be taken over as a draft; `taken` while the draft ends there."""

    effect = ""

    def __init__(self, number: int, rect: FRect, words: AdviceWords, *, taken: bool) -> None:
        tip = _("{outlook} Shift+{n} draws this turn, still to be confirmed.").format(
            outlook=words.outlook, n=number + 1
        )
        super().__init__(advice_id(number), rect, tooltip=tip)
        self.number = number
        self.words = words
        self.taken = taken

    def draw(self, painter: Painter, look: Look) -> None:
        """Draws the ticket: pin and place, the points to expect, and the reason."""
        lit = look.hover or look.ring

        def draw(layer: Painter) -> None:
            self._draw(layer, lit=lit)

        if look.ring:
            draw_ring(painter, self.rect)
        painter.layer(("advice", self.words, self.number, lit, self.taken), self._around, draw)

    @property
    def _around(self) -> FRect:
        return self.rect.inflate(24, 60)

    def _draw(self, painter: Painter, *, lit: bool) -> None:
        rect, words = self.rect, self.words
        painter.ticket(
            rect,
            fill=theme.SUN if lit else theme.CARD,
            inner=theme.PALM if self.taken else theme.EDGE if rect.width > NARROW else None,
            radius=10,
            width=theme.OUTLINE if lit or self.taken else 3,
        )
        size = floor_size(painter)
        pin = size * PIN_IN_FLOORS
        tip = (rect.left + 8 + pin * 0.38, rect.top + pin * 0.5)
        top = rect.top + pin * 0.46
        body = FRect(rect.left + 8, top, rect.width - 16, rect.bottom - 5 - top)
        draw_lines(painter, words.place, body, size=theme.LIST, face=theme.BOLD)
        draw_pin(painter, tip, pin, theme.TERRA, str(self.number + 1))
        self._draw_points(painter)

    def _draw_points(self, painter: Painter) -> None:
        """A plate on the upper rim."""
        size = floor_size(painter)
        wide = painter.measure(self.words.points, size, theme.BOLD)[0] + size
        plate = FRect(0, 0, wide, size * 1.3)
        plate.midright = (self.rect.right - 8, self.rect.top - 2)
        painter.rounded(plate, plate.height * 0.3, theme.TERRA, theme.INK, 3)
        painter.text(
            self.words.points,
            plate.center,
            size=size,
            face=theme.BOLD,
            colour=theme.CARD,
            anchor="center",
        )


def advice_id(number: int) -> str:
    """The id of the ticket with that number, from 0."""
    return f"{ADVICE} {number}"


def advice_number(widget: str) -> int:
    """The number of the ticket with that id. Raises ValueError for any other widget."""
    return int(widget.removeprefix(f"{ADVICE} "))


def draw_reason(painter: Painter, coach: CoachPicture) -> None:
    """Why, and at what cost, in the whole width under the tickets."""
    if coach.words is None:
        return
    room, words = beside_button(coach.row), coach.words
    top = room.top + room.height * (TICKETS + 0.06)
    box = FRect(room.left + 6, top, room.width - 12, room.bottom - top)
    half = box.width * 0.68 if words.cost else box.width
    reason = FRect(box.left, box.top, half, box.height)
    draw_lines(painter, words.reason, reason, size=theme.LIST, align="left")
    if words.cost:
        cost = FRect(reason.right + 12, box.top, box.right - reason.right - 12, box.height)
        draw_lines(painter, words.cost, cost, size=theme.LIST, colour=theme.LATERITE, align="right")


# ---- while it thinks


def draw_thinking(painter: Painter, coach: CoachPicture) -> None:
    """Empty tickets, a line of pencil as long as the thinking has come, and the pencil."""
    if coach.share is None:
        return
    rects = ticket_rects(coach.row)
    whole = FRect(rects[0].left, coach.row.top, rects[-1].right - rects[0].left, coach.row.height)

    def draw(layer: Painter) -> None:
        layer.ticket(whole, fill=theme.CARD, outline=theme.OFF_LINE, inner=theme.EDGE, shadow=False)
        box = FRect(whole.left + 24, whole.top + 8, whole.width - 48, whole.height * 0.46)
        draw_lines(layer, _("The coach looks for good turns"), box, size=theme.LIST, align="center")

    painter.layer("coach thinks", whole.inflate(8, 8), draw)
    y = whole.top + whole.height * 0.72
    draw_progress_line(painter, (whole.left + 40, y), whole.width - 80, coach.share, coach.ms)


# ---- on the map


def draw_advised_path(painter: Painter, view: MapView, coach: CoachPicture) -> None:
    """The way of the advice that is lit: dots of terracotta from hex to hex."""
    if len(coach.path) < 2:
        return
    points = view.path_points(coach.path)
    painter.lines(points, theme.CARD, view.radius * 0.42)
    painter.lines(points, theme.TERRA, view.radius * 0.24)
    for point in points[1:-1]:
        painter.circle(point, view.radius * 0.2, theme.CARD, theme.TERRA, 2.5)


def draw_pins(painter: Painter, view: MapView, coach: CoachPicture) -> None:
    """A numbered pin on every end that is advised, the lit one on top and larger."""
    order = sorted(range(len(coach.ends)), key=lambda number: (number == coach.lit, -number))
    for number in order:
        lit = number == coach.lit
        size = max(view.radius * PIN, PIN_IN_FLOORS * floor_size(painter)) * (1.3 if lit else 1.0)
        tip = view.centre(coach.ends[number])
        fill = theme.LATERITE if lit else theme.TERRA
        draw_pin(painter, tip, size, fill, str(number + 1))


def draw_pin(painter: Painter, tip: Point, size: float, fill: Colour, text: str) -> None:
    """A map pin that points at `tip`; it is `size` high and holds a number or a pale dot."""
    x, y = tip
    radius = size * 0.38
    middle = (x, y - size + radius)
    angle = math.radians(32)
    rim = max(2.0, size * 0.055)
    shape: list[Point] = [(x, y)]
    count = 24
    for k in range(count + 1):
        turn = math.pi - angle + (math.pi + 2 * angle) * k / count
        shape.append((middle[0] + radius * math.cos(turn), middle[1] + radius * math.sin(turn)))
    painter.polygon(shape, fill, theme.INK, rim)
    if not text:
        painter.circle(middle, radius * 0.46, theme.CARD)
        return
    size = common_size(painter, (text,), radius * 1.4, radius * 1.5, theme.BOLD) or radius * 1.4
    painter.text(text, middle, size=size, face=theme.BOLD, colour=theme.CARD, anchor="center")

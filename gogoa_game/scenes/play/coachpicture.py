"""The coach on the screen: its button, its tickets of advice, its pins and paths on the map."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.ui import theme
from gogoa_game.ui.paint.lines import EASE, common_size, draw_lines, floor_size, read_size
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
PIN_IN_FLOORS = 2.0
"""A pin is so many of the smallest letters high, or its number could not be read."""
PIN = 1.5  # radii of a hex

# The slip of the coach in the sea, in the smallest letters that are read from afar.
SLIP, LEAST_SLIP, SLIP_TALL = 11.2, 8.8, (15.4, 13.8, 12.4)
ROW_TICKETS = 0.54
"""Of the height of a row of the coach; the reason has the rest."""
MARGIN = 14.0


@dataclass(frozen=True, slots=True)
class CoachRoom:
    """Where the coach speaks: on an upright slip in the sea, or in a row of the panel."""

    rect: FRect
    upright: bool

    @property
    def tickets(self) -> tuple[FRect, ...]:
        """Room for as many tickets as there can be: one under the other, or side by side."""
        rect = self.rect
        if self.upright:
            tall = rect.height * 0.18
            top = rect.top + rect.height * 0.158
            return tuple(
                FRect(rect.left + 12, top + n * tall, rect.width - 24, tall - 2)
                for n in range(MOST)
            )
        gap = 8.0
        width = (rect.width - gap * (MOST - 1)) / MOST
        return tuple(
            FRect(rect.left + n * (width + gap), rect.top, width, rect.height * ROW_TICKETS)
            for n in range(MOST)
        )

    @property
    def title(self) -> FRect:
        """Where it says who speaks; of no height in a row."""
        rect = self.rect
        tall = rect.height * 0.14 if self.upright else 0.0
        return FRect(rect.left + 14, rect.top + 4, rect.width - 28, tall)

    @property
    def reason(self) -> FRect:
        """Where it says why, below the tickets."""
        rect, last = self.rect, self.tickets[-1]
        inset = 16.0 if self.upright else 6.0
        top = last.bottom + 6
        return FRect(rect.left + inset, top, rect.width - 2 * inset, rect.bottom - top - inset / 2)


def slip_room(view: MapView, size: tuple[float, float], below: float) -> CoachRoom | None:
    """The largest slip that lies in the sea above `below`, on no hex; None where none is left."""
    letter = theme.READ / max(1.0, 1080 / size[1]) ** EASE
    centres = [view.centre(cell) for cell in view.game_map.board.hexes]
    for tall in SLIP_TALL:
        for tenths in range(round(SLIP * 10), round(LEAST_SLIP * 10), -2):
            rect = FRect(0, 0, letter * tenths / 10, letter * tall)
            rect.bottomleft = view.rect.left + MARGIN, below
            kept = rect.inflate(1.9 * view.radius, 1.9 * view.radius)
            if not any(kept.collidepoint(centre) for centre in centres):
                return CoachRoom(rect, upright=True)
    return None


@dataclass(frozen=True, slots=True)
class CoachPicture:
    """What the coach shows beside its widgets.

    `share` is how far it has thought, None once it has spoken; `ends` are the hexes of its pins,
    `path` is the one that is lit, of the advice number `lit`; `words` are of that advice, or of
    the best one.
    """

    room: CoachRoom
    share: float | None
    ms: float
    ends: tuple[Hex, ...]
    lit: int | None
    path: tuple[Hex, ...]
    words: AdviceWords | None


class CoachButton(Button):
    """A button with a map pin; it is lit while the coach speaks."""

    def __init__(self, rect: FRect, *, speaking: bool) -> None:
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

    def __init__(
        self, number: int, rect: FRect, words: AdviceWords, *, taken: bool, upright: bool
    ) -> None:
        tip = _("{outlook} Shift+{n} draws this turn, still to be confirmed.").format(
            outlook=words.outlook, n=number + 1
        )
        super().__init__(advice_id(number), rect, tooltip=tip)
        self.number = number
        self.words = words
        self.taken = taken
        self.upright = upright

    def draw(self, painter: Painter, look: Look) -> None:
        """Draws the ticket: pin and place, and what the game may come to."""
        lit = look.hover or look.ring

        def draw(layer: Painter) -> None:
            self._draw(layer, lit=lit)

        if look.ring:
            draw_ring(painter, self.rect)
        painter.layer(
            ("advice", self.words, self.number, lit, self.taken), self.rect.inflate(24, 24), draw
        )

    def _draw(self, painter: Painter, *, lit: bool) -> None:
        rect, words = self.rect, self.words
        if not self.upright:
            fill = theme.SUN if lit else theme.CARD
            inner = theme.PALM if self.taken else None
            painter.ticket(rect, fill=fill, inner=inner, radius=10, width=3)
        elif lit:
            painter.fill(rect, theme.SUN)
        elif self.taken:
            painter.outline(rect, theme.PALM, 3)
        size = read_size(painter)
        pin = min(rect.height * 0.86, size * PIN_IN_FLOORS * 0.95)
        tip = (rect.left + 8 + pin * 0.38, rect.centery + pin * 0.5)
        draw_pin(painter, tip, pin, theme.TERRA, str(self.number + 1))
        left = rect.left + 14 + pin * 0.76
        half = rect.height / 2
        name = FRect(left, rect.top + half * 0.06, rect.right - 4 - left, half)
        draw_lines(painter, words.place, name, size=size, face=theme.BOLD, align="left")
        below = FRect(left, rect.top + half * 0.94, rect.right - 4 - left, half)
        ink = theme.INK if lit else theme.INK2
        draw_about(painter, (left, below.centery), size, ink)
        below.left, below.width = left + 0.86 * size, below.width - 0.86 * size
        # A number alone is better than a word cut short.
        fits = common_size(painter, (words.points,), below.width, size) is not None
        text = words.points if fits else words.number
        draw_lines(painter, text, below, size=size, colour=ink, align="left")


def draw_about(painter: Painter, middle_left: Point, size: float, colour: Colour) -> None:
    """The sign for "about", which the letters do not have: two waves, one below the other."""
    x, y = middle_left
    for shift in (-0.13, 0.13):
        wave = [
            (x + 0.6 * size * k / 12, y + shift * size - 0.07 * size * math.sin(math.tau * k / 12))
            for k in range(13)
        ]
        painter.lines(wave, colour, 0.11 * size)


def advice_id(number: int) -> str:
    """The id of the ticket with that number, from 0."""
    return f"{ADVICE} {number}"


def advice_number(widget: str) -> int | None:
    """The number of the ticket with that id; None for any other widget."""
    kind, _space, number = widget.partition(" ")
    return int(number) if kind == ADVICE else None


def draw_slip(painter: Painter, coach: CoachPicture) -> None:
    """The paper that the coach speaks on, with who it is; nothing in a row."""
    room = coach.room
    if not room.upright:
        return

    def draw(layer: Painter) -> None:
        layer.ticket(room.rect, fill=theme.CARD, inner=theme.OCHRE, radius=12)
        box = room.title
        size = read_size(layer)
        draw_lines(
            layer, _("A friend says"), box, size=size, face=theme.DISPLAY, colour=theme.LATERITE
        )
        y = box.bottom - 1
        layer.fill((box.left + 8, y, box.width - 16, 4), theme.TERRA)

    painter.layer("slip of the coach", room.rect.inflate(24, 24), draw)


def draw_reason(painter: Painter, coach: CoachPicture) -> None:
    """Why, and at what cost, below the tickets."""
    if coach.words is None:
        return
    words, box = coach.words, coach.room.reason
    text = (
        words.reason
        if not words.cost
        else _("{reason} {cost}").format(reason=words.reason, cost=words.cost)
    )

    def draw(layer: Painter) -> None:
        draw_lines(layer, text, box, size=read_size(layer), align="left")

    painter.layer(("reason of the coach", text), box, draw)


# ---- while it thinks


def draw_thinking(painter: Painter, coach: CoachPicture) -> None:
    """Words, a line of pencil as long as the thinking has come, and the pencil."""
    if coach.share is None:
        return
    room, rects = coach.room, coach.room.tickets
    whole = rects[0].union(rects[-1])

    def draw(layer: Painter) -> None:
        if not room.upright:
            layer.ticket(
                whole, fill=theme.CARD, outline=theme.OFF_LINE, inner=theme.EDGE, shadow=False
            )
        box = FRect(whole.left + 10, whole.top + 8, whole.width - 20, whole.height * 0.5)
        words = _("The coach looks for good turns")
        draw_lines(layer, words, box, size=read_size(layer), align="center")

    painter.layer("coach thinks", whole.inflate(8, 8), draw)
    y = whole.top + whole.height * 0.76
    draw_progress_line(painter, (whole.left + 30, y), whole.width - 60, coach.share, coach.ms)


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

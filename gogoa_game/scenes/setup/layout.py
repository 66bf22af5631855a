"""Where things lie in the setup: tickets in two columns on a wide stage, in one on a narrow one."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

import pygame

from gogoa_game.logic.rules import MAX_SEATS

Box = tuple[float, float, float, float]

WIDE_FROM = 1500
LARGE_FROM = 1000
LOWEST_PICTURE = 150
"""Below that height, in design units, the picture gives its room to the tickets."""
WIDEST_TICKETS = 2000.0
LARGE_TICKET, LARGE_ROW, SMALL_ROW, TALLEST_ROW = 150.0, 82.0, 74.0, 104.0


class SeatBoxes(NamedTuple):
    """The ticket of a seat and what lies on it."""

    ticket: pygame.FRect
    number: tuple[float, float]
    token: pygame.FRect
    colour: pygame.FRect
    perforation: tuple[float, float]
    name: pygame.FRect
    kind: pygame.FRect
    remove: pygame.FRect


class SetupLayout:
    """The boxes of the setup on a stage of `size` design units."""

    def __init__(self, size: tuple[float, float]) -> None:
        width, height = size
        large = height >= LARGE_FROM
        self.wide = width >= WIDE_FROM
        self.margin = 28.0 if large else 18.0
        self.gap = 18.0 if large else 12.0
        self._pad = 24.0 if large else 16.0
        strip = 46.0 if large else 38.0
        self._button = 76.0 if large else 60.0
        left, right = self.margin, width - self.margin
        note = 0.0 if self.wide else 38.0
        rows = MAX_SEATS // 2 if self.wide else MAX_SEATS
        head = self._pad + 20
        foot = note + self._pad + self._button + self._pad
        least = LARGE_TICKET if self.wide else LARGE_ROW if large else SMALL_ROW
        room = height - 2 * self.margin - strip - head - foot - (rows - 1) * self.gap
        picture = room - rows * least
        if picture < LOWEST_PICTURE:
            picture = 0.0
        tallest = LARGE_TICKET * 1.2 if self.wide else TALLEST_ROW
        self._tall = min(tallest, (room - picture) / rows)
        self.cartouche = 72.0 if picture else 58.0
        # What is left over goes to the picture, or between strip and tickets where there is none.
        spare = room - picture - rows * self._tall
        self.picture: Box = (left, self.margin, right - left, picture)
        top = self.margin + picture
        self.strip: Box = (left, top, right - left, strip)
        self.body: Box = (left, top, right - left, height - self.margin - top)
        inside = min(right - left - 2 * self._pad, WIDEST_TICKETS)
        self._left = (width - inside) / 2
        self._right = self._left + inside
        self._top = top + strip + head + spare / 2
        self._bottom = height - self.margin - self._pad - self._button
        self._note_top = self._bottom - note - self._pad / 2

    # ---- seats

    def seat(self, index: int) -> SeatBoxes:
        """The boxes of a seat, taken or not."""
        columns = 2 if self.wide else 1
        width = (self._right - self._left - (columns - 1) * self.gap) / columns
        column, row = (index % 2, index // 2) if self.wide else (0, index)
        ticket = pygame.FRect(
            self._left + column * (width + self.gap),
            self._top + row * (self._tall + self.gap),
            width,
            self._tall,
        )
        return self._large_ticket(ticket) if self.wide else self._slim_ticket(ticket)

    def add_rect(self, index: int) -> pygame.FRect:
        """The button that adds a seat, on the first empty ticket."""
        ticket = self.seat(index).ticket
        add = pygame.FRect(0, 0, min(400.0, ticket.width - 40), min(66.0, ticket.height - 16))
        add.center = ticket.center
        return add

    def _large_ticket(self, ticket: pygame.FRect) -> SeatBoxes:
        tall = ticket.height
        token = _square(ticket.left + 66 + tall * 0.39, ticket.centery, tall * 0.78)
        colour = _square(token.right + 36, ticket.centery, 58)
        stub = colour.right + 24
        field = min(62.0, (tall - 44) / 2)
        remove = _square(ticket.right - 50, ticket.centery, 54)
        left, right = stub + 26, remove.left - 24
        top = ticket.centery - field - 6
        name = pygame.FRect(left, top, right - left, field)
        kind = pygame.FRect(left, ticket.centery + 6, right - left, field)
        number = (ticket.left + 40, ticket.centery)
        return SeatBoxes(ticket, number, token, colour, (stub, ticket.centery), name, kind, remove)

    def _slim_ticket(self, ticket: pygame.FRect) -> SeatBoxes:
        tall, middle = ticket.height, ticket.centery
        token = _square(ticket.left + 96, middle, min(80.0, tall - 6))
        colour = _square(token.right + 32, middle, 50)
        stub = colour.right + 16
        field = min(58.0, tall - 20)
        remove = _square(ticket.right - 42, middle, min(50.0, field))
        left, right = stub + 20, remove.left - 16
        name_wide = (right - left - 16) * 0.52
        name = pygame.FRect(left, middle - field / 2, name_wide, field)
        kind = pygame.FRect(name.right + 16, name.top, right - name.right - 16, field)
        number = (ticket.left + 34, middle)
        return SeatBoxes(ticket, number, token, colour, (stub, middle), name, kind, remove)

    # ---- foot

    @cached_property
    def back(self) -> pygame.FRect:
        """The way back, lower left."""
        return pygame.FRect(self._left, self._bottom, 220 if self.wide else 160, self._button)

    @cached_property
    def start(self) -> pygame.FRect:
        """The main button, lower right."""
        width = 300 if self.wide else 200
        return pygame.FRect(self._right - width, self._bottom, width, self._button)

    @cached_property
    def seed_label(self) -> pygame.FRect:
        """What the seed is, right of the way back."""
        left = self.back.right + (60 if self.wide else 12)
        return pygame.FRect(left, self._bottom, 170, self._button)

    @cached_property
    def seed(self) -> pygame.FRect:
        """The seed field."""
        tall = min(62.0, self._button)
        left = self.seed_label.right + 16
        die = tall + 14
        right = min(left + 240, self.start.left - die - 18)
        middle = self._bottom + self._button / 2
        return pygame.FRect(left, middle - tall / 2, right - left, tall)

    @cached_property
    def die(self) -> pygame.FRect:
        """The button that draws a seed."""
        tall = self.seed.height
        return pygame.FRect(self.seed.right + 14, self.seed.top, tall, tall)

    @cached_property
    def note(self) -> pygame.FRect:
        """The note on the starting player."""
        if not self.wide:
            return pygame.FRect(self._left, self._note_top, self._right - self._left, 34)
        left = self.die.right + 40
        return pygame.FRect(left, self._bottom, self.start.left - left - 30, self._button)


def _square(x: float, y: float, side: float) -> pygame.FRect:
    return pygame.FRect(x - side / 2, y - side / 2, side, side)

"""Who is going to play: the seats of the setup screen, without a window."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gogoa_game.bots import LEVELS
from gogoa_game.logic.rules import MAX_SEATS
from gogoa_game.match import BOT_PREFIX, HUMAN, Player
from gogoa_game.ui.theme import TOKENS

NAMES = ("Asha", "Ravi", "Mei", "Ivo", "Nina", "Luz")
"""The name of whoever does not give one, by seat."""
LONGEST_NAME = 12
KINDS = (HUMAN, *(BOT_PREFIX + level for level in sorted(LEVELS)))
"""What can sit in a seat, in the order in which the setup offers it."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as it is set up; `kind` is one of KINDS, `token` and `colour` are of TOKENS."""

    name: str
    kind: str
    token: str
    colour: str


class Table:
    """One to six seats. No two share a token shape, a colour or a name."""

    def __init__(self) -> None:
        """The usual table: one person and one bot."""
        self.seats: list[Seat] = [Seat(NAMES[0], HUMAN, TOKENS[0], TOKENS[0])]
        self.add()

    @property
    def full(self) -> bool:
        """Whether no further seat can be added (R1)."""
        return len(self.seats) == MAX_SEATS

    def add(self) -> None:
        """Adds a bot with a free name, shape and colour."""
        seat = len(self.seats)
        bot = BOT_PREFIX + "easy"
        self.seats.append(Seat("", bot, self._free("token", seat), self._free("colour", seat)))
        self.rename(seat, "")

    def remove(self, seat: int) -> None:
        """Takes a seat away; the last one stays."""
        if len(self.seats) > 1:
            del self.seats[seat]

    def rename(self, seat: int, name: str) -> None:
        """Names a seat. An empty name becomes the usual one, a name in use gets a number."""
        others = {s.name.casefold() for i, s in enumerate(self.seats) if i != seat}
        usual = (NAMES[seat], *NAMES)
        given = name.strip()[:LONGEST_NAME].strip()
        wanted = given or next((n for n in usual if n.casefold() not in others), NAMES[seat])
        unique, number = wanted, 2
        while unique.casefold() in others:
            unique = f"{wanted[: LONGEST_NAME - 2]} {number}"
            number += 1
        self.seats[seat] = replace(self.seats[seat], name=unique)

    def set_kind(self, seat: int, kind: str) -> None:
        """Seats a person, or a bot of a level."""
        self.seats[seat] = replace(self.seats[seat], kind=kind)

    def next_token(self, seat: int) -> None:
        """Gives a seat the next shape that nobody has."""
        token = self._next("token", self.seats[seat].token)
        self.seats[seat] = replace(self.seats[seat], token=token)

    def next_colour(self, seat: int) -> None:
        """Gives a seat the next colour that nobody has."""
        colour = self._next("colour", self.seats[seat].colour)
        self.seats[seat] = replace(self.seats[seat], colour=colour)

    def players(self) -> tuple[Player, ...]:
        """The players, in seat order."""
        return tuple(Player(s.name, s.kind, s.token, s.colour) for s in self.seats)

    def _taken(self, what: str) -> set[str]:
        return {getattr(seat, what) for seat in self.seats}

    def _free(self, what: str, seat: int) -> str:
        """The shape or colour of that seat number, or the first one that is free."""
        taken = self._taken(what)
        return next(t for t in (TOKENS[seat], *TOKENS) if t not in taken)

    def _next(self, what: str, current: str) -> str:
        """The next free one after `current`, going round; `current` if there is no other."""
        taken, start = self._taken(what), TOKENS.index(current)
        following = (TOKENS[(start + step) % len(TOKENS)] for step in range(1, len(TOKENS)))
        return next((t for t in following if t not in taken), current)

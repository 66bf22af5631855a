"""Who is going to play: the seats of the setup screen, without a window."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gogoa_game.i18n import _
from gogoa_game.logic.rules import MAX_SEATS
from gogoa_game.table.match import BOT_PREFIX, HUMAN, Player
from gogoa_game.ui.theme import TOKENS
from gogoa_game.ui.widgets.graphemes import cut

NAMES = ("Asha", "Ravi", "Mei", "Ivo", "Nina", "Luz")
"""The name of a person who does not give one, by seat."""
LONGEST_NAME = 12
FACES = {"easy": "fish", "medium": "scooter", "hard": "elephant", "expert": "suitcase"}
"""The levels that can be chosen, the weakest first, each with the token and colour it likes."""
KINDS = (HUMAN, *(BOT_PREFIX + level for level in FACES))
"""What can sit in a seat, in the order in which the setup offers it."""
USUAL_BOT = BOT_PREFIX + "easy"


def kind_name(kind: str) -> str:
    """What sits in a seat, in words."""
    return {
        HUMAN: _("Person"),
        BOT_PREFIX + "easy": _("Bot, easy"),
        BOT_PREFIX + "medium": _("Bot, medium"),
        BOT_PREFIX + "hard": _("Bot, hard"),
        BOT_PREFIX + "expert": _("Bot, expert"),
    }[kind]


def bot_names(kind: str) -> tuple[str, ...]:
    """What bots of that kind are called; the first one is the best known."""
    return {
        BOT_PREFIX + "easy": (_("Tiago"), _("Pinky"), _("Savio")),
        BOT_PREFIX + "medium": (_("Meena"), _("Agnelo"), _("Sushant")),
        BOT_PREFIX + "hard": (_("Fatima"), _("Rosario"), _("Vasudev")),
        BOT_PREFIX + "expert": (_("Lourdes"), _("Caetano"), _("Mohini")),
    }[kind]


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as it is set up; `kind` is one of KINDS, `token` and `colour` are of TOKENS.

    `named` and `dressed` tell what somebody has chosen by hand, which stays when the kind changes.
    """

    name: str
    kind: str
    token: str
    colour: str
    named: bool = False
    dressed: bool = False


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
        """Adds a bot as strong as the one before, with a free name, shape and colour."""
        seat = len(self.seats)
        bots = [other.kind for other in self.seats if other.kind != HUMAN]
        kind = bots[-1] if bots else USUAL_BOT
        liked = FACES[kind.removeprefix(BOT_PREFIX)]
        token, colour = (self._free(what, liked, TOKENS[seat]) for what in ("token", "colour"))
        self.seats.append(Seat("", kind, token, colour))
        self.rename(seat, "")

    def remove(self, seat: int) -> None:
        """Takes a seat away; the last one stays."""
        if len(self.seats) > 1:
            del self.seats[seat]

    def rename(self, seat: int, name: str) -> None:
        """Names a seat. An empty name becomes the usual one, a name in use gets a number."""
        others = {s.name.casefold() for i, s in enumerate(self.seats) if i != seat}
        given = cut(name.strip(), LONGEST_NAME).strip()
        usual = self._usual_names(seat)
        wanted = given or next((n for n in usual if n.casefold() not in others), usual[0])
        unique, number = wanted, 2
        while unique.casefold() in others:
            unique = f"{cut(wanted, LONGEST_NAME - 2)} {number}"
            number += 1
        # To press Enter on a name is not to choose it.
        named = bool(given) and (self.seats[seat].named or given != self.seats[seat].name)
        self.seats[seat] = replace(self.seats[seat], name=unique, named=named)

    def set_kind(self, seat: int, kind: str) -> None:
        """Seats a person, or a bot of a level, with its own name and face if they are free."""
        self.seats[seat] = replace(self.seats[seat], kind=kind)
        if not self.seats[seat].named:
            self.rename(seat, "")
        now = self.seats[seat]
        if not now.dressed:
            liked = TOKENS[seat] if kind == HUMAN else FACES[kind.removeprefix(BOT_PREFIX)]
            others = [other for i, other in enumerate(self.seats) if i != seat]
            token = now.token if liked in {other.token for other in others} else liked
            colour = now.colour if liked in {other.colour for other in others} else liked
            self.seats[seat] = replace(now, token=token, colour=colour)

    def next_token(self, seat: int) -> None:
        """Gives a seat the next shape that nobody has."""
        token = self._next("token", self.seats[seat].token)
        self.seats[seat] = replace(self.seats[seat], token=token, dressed=True)

    def next_colour(self, seat: int) -> None:
        """Gives a seat the next colour that nobody has."""
        colour = self._next("colour", self.seats[seat].colour)
        self.seats[seat] = replace(self.seats[seat], colour=colour, dressed=True)

    def players(self) -> tuple[Player, ...]:
        """The players, in seat order."""
        return tuple(Player(s.name, s.kind, s.token, s.colour) for s in self.seats)

    def _usual_names(self, seat: int) -> tuple[str, ...]:
        """The names for whoever sits there and gives none, the first choice first."""
        kind = self.seats[seat].kind
        return (NAMES[seat], *NAMES) if kind == HUMAN else bot_names(kind)

    def _taken(self, what: str) -> set[str]:
        return {getattr(seat, what) for seat in self.seats}

    def _free(self, what: str, *liked: str) -> str:
        """The first of the shapes or colours liked that is free, or else any that is."""
        taken = self._taken(what)
        return next(t for t in (*liked, *TOKENS) if t not in taken)

    def _next(self, what: str, current: str) -> str:
        """The next free one after `current`, going round; `current` if there is no other."""
        taken, start = self._taken(what), TOKENS.index(current)
        following = (TOKENS[(start + step) % len(TOKENS)] for step in range(1, len(TOKENS)))
        return next((t for t in following if t not in taken), current)

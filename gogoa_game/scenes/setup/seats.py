"""Who is going to play: the seats of the setup screen, without a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from gogoa_game.i18n import _
from gogoa_game.logic.rules import MAX_SEATS
from gogoa_game.pieces import TOKENS
from gogoa_game.store.lineup import Seat
from gogoa_game.store.records import PlayerRecord
from gogoa_game.table.match import BOT_PREFIX, HUMAN, Player
from gogoa_game.ui.widgets.graphemes import cut

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

NAMES = ("Asha", "Ravi", "Mei", "Ivo", "Nina", "Luz")
"""The name of a person who does not give one, by seat."""
LONGEST_NAME = 12
FACES = {"easy": "fish", "medium": "scooter", "hard": "elephant", "expert": "suitcase"}
"""The levels that can be chosen, the weakest first, each with the token and colour it likes."""
KINDS = (HUMAN, *(BOT_PREFIX + level for level in FACES))
"""What can sit in a seat, in the order in which the setup offers it."""
USUAL_BOT = BOT_PREFIX + "easy"
WORN = ("token", "colour")


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


class Table:
    """One to six seats. No two share a token shape, a colour or a name.

    A person whose place a bot takes is remembered: whoever makes it a person's again finds the
    same one, but for what somebody else has been given by hand meanwhile.
    """

    def __init__(self, kept: Iterable[Seat] = ()) -> None:
        """The table of a line-up, without the seats that have no place at it; or else the usual
        one: one person and one bot.
        """
        self.seats: list[Seat] = []
        for seat in kept:
            if not self.full and self._has_place(seat):
                person = seat.person if seat.person and _is_person(seat.person) else None
                self.seats.append(replace(seat, person=person))
        if not self.seats:
            self.seats.append(Seat(PlayerRecord(NAMES[0], HUMAN, TOKENS[0], TOKENS[0])))
            self.add()

    @property
    def full(self) -> bool:
        """Whether no further seat can be added (R1)."""
        return len(self.seats) == MAX_SEATS

    @property
    def players(self) -> tuple[Player, ...]:
        """The players, in seat order."""
        given = (seat.player for seat in self.seats)
        return tuple(Player(p.name, p.kind, p.token, p.colour) for p in given)

    # ---- what the scene does

    def add(self) -> None:
        """Adds a bot as strong as the one before, with a free name, shape and colour."""
        seat = len(self.seats)
        bots = [other.player.kind for other in self.seats if other.player.kind != HUMAN]
        kind = bots[-1] if bots else USUAL_BOT
        liked = (FACES[kind.removeprefix(BOT_PREFIX)], TOKENS[seat])
        token, colour = (self._free(what, seat, liked) for what in ("token", "colour"))
        name = self._usual_name(seat, kind)
        self.seats.append(Seat(PlayerRecord(name, kind, token, colour)))

    def remove(self, seat: int) -> None:
        """Takes a seat away; the last one stays."""
        if len(self.seats) > 1:
            del self.seats[seat]

    def rename(self, seat: int, name: str) -> None:
        """Names a seat. An empty name becomes the usual one, a name in use gets a number."""
        now = self.seats[seat]
        given = cut(name.strip(), LONGEST_NAME).strip()
        wanted = given or self._usual_name(seat, now.player.kind)
        # To press Enter on a name is not to choose it.
        named = bool(given) and (now.named or given != now.player.name)
        player = replace(now.player, name=self._unique(seat, wanted))
        self.seats[seat] = replace(now, player=player, named=named)

    def set_kind(self, seat: int, kind: str) -> None:
        """Seats the person who sat there before; or a bot of a level, with its own name and face
        if they are free.
        """
        now = self.seats[seat]
        if now.player.kind == HUMAN:
            now = replace(now, person=now)
        elif kind == HUMAN and now.person is not None:
            self._welcome(seat, now.person)
            return
        self.seats[seat] = replace(now, player=replace(now.player, kind=kind))
        if not now.named:
            self.rename(seat, "")
        if not now.dressed:
            self._dress(seat, TOKENS[seat] if kind == HUMAN else FACES[kind[len(BOT_PREFIX) :]])

    def next_token(self, seat: int) -> None:
        """Gives a seat the next shape that nobody has."""
        self._take_next("token", seat)

    def next_colour(self, seat: int) -> None:
        """Gives a seat the next colour that nobody has."""
        self._take_next("colour", seat)

    # ---- who has what

    def _has_place(self, seat: Seat) -> bool:
        """Whether a seat of a line-up can be offered beside those that sit already."""
        player, number = seat.player, len(self.seats)
        return (
            player.kind in KINDS
            and _is_short(player.name)
            and player.name.casefold() not in self._names(number)
            and all(getattr(player, what) not in self._worn(what, number) for what in WORN)
        )

    def _welcome(self, seat: int, person: Seat) -> None:
        """Seats a person again, in the old clothes as far as nobody wears them by hand."""
        old, now = person.player, self.seats[seat].player
        for bot, sitting in enumerate(self.seats):
            if bot != seat and sitting.player.kind != HUMAN and not sitting.dressed:
                back = {w: getattr(now, w) for w in WORN if _same(w, sitting.player, old)}
                self.seats[bot] = replace(sitting, player=replace(sitting.player, **back))
        worn = {what: self._free(what, seat, (getattr(old, what), getattr(now, what)))
                for what in WORN}  # fmt: skip
        player = replace(old, name=self._unique(seat, old.name), **worn)
        self.seats[seat] = replace(person, player=player)

    def _dress(self, seat: int, liked: str) -> None:
        """The clothes that somebody likes, or else those worn there already."""
        player = self.seats[seat].player
        worn = {what: self._free(what, seat, (liked, getattr(player, what))) for what in WORN}
        self.seats[seat] = replace(self.seats[seat], player=replace(player, **worn))

    def _take_next(self, what: str, seat: int) -> None:
        now = self.seats[seat]
        player = replace(now.player, **{what: self._next(what, seat)})
        self.seats[seat] = replace(now, player=player, dressed=True)

    def _usual_name(self, seat: int, kind: str) -> str:
        """The name of whoever sits there and gives none."""
        usual = (NAMES[seat], *NAMES) if kind == HUMAN else bot_names(kind)
        others = self._names(seat)
        free = (name for name in usual if name.casefold() not in others)
        return next(free, None) or self._unique(seat, usual[0])

    def _unique(self, seat: int, wanted: str) -> str:
        """The name, with a number behind it if another seat has it."""
        others = self._names(seat)
        unique, number = wanted, 2
        while unique.casefold() in others:
            unique = f"{cut(wanted, LONGEST_NAME - 2)} {number}"
            number += 1
        return unique

    def _names(self, seat: int) -> set[str]:
        """The names of all other seats."""
        return {s.player.name.casefold() for i, s in enumerate(self.seats) if i != seat}

    def _worn(self, what: str, seat: int) -> set[str]:
        """The shapes or colours of all other seats."""
        return {getattr(s.player, what) for i, s in enumerate(self.seats) if i != seat}

    def _free(self, what: str, seat: int, liked: Sequence[str]) -> str:
        """The first of the shapes or colours liked that no other seat has, or else any.

        What persons hope for whose places bots have taken comes last.
        """
        worn, hoped = self._worn(what, seat), self._hoped(what, seat)
        free = [one for one in (*liked, *TOKENS) if one not in worn]
        return next((one for one in free if one not in hoped), free[0])

    def _hoped(self, what: str, seat: int) -> set[str]:
        """The shapes or colours that persons whose places bots have taken would wear again."""
        others = (s.person for i, s in enumerate(self.seats) if i != seat)
        return {getattr(person.player, what) for person in others if person is not None}

    def _next(self, what: str, seat: int) -> str:
        """The next free one after that of a seat, going round; the same if there is no other."""
        worn, current = self._worn(what, seat), getattr(self.seats[seat].player, what)
        start = TOKENS.index(current)
        following = (TOKENS[(start + step) % len(TOKENS)] for step in range(1, len(TOKENS)))
        return next((t for t in following if t not in worn), current)


def _same(what: str, one: PlayerRecord, other: PlayerRecord) -> bool:
    return bool(getattr(one, what) == getattr(other, what))


def _is_person(seat: Seat) -> bool:
    """Whether a remembered person can be seated again."""
    return seat.player.kind == HUMAN and _is_short(seat.player.name) and seat.person is None


def _is_short(name: str) -> bool:
    """Whether the setup could have given that name."""
    return name == cut(name.strip(), LONGEST_NAME).strip()

"""A game with its seats: the one place where a move enters a game that is being played."""

from __future__ import annotations

from dataclasses import dataclass
from random import SystemRandom
from typing import TYPE_CHECKING

from gogoa_game.bots import LEVELS
from gogoa_game.logic import chance, rules
from gogoa_game.logic.errors import IllegalAction, Reason
from gogoa_game.logic.state import Phase
from gogoa_game.logic.views import view_for
from gogoa_game.pieces import TOKENS
from gogoa_game.store.faults import NewerRecordError
from gogoa_game.store.records import PlayerRecord, record_of, replay

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.bots import Thinking
    from gogoa_game.logic.actions import Action
    from gogoa_game.logic.events import Event
    from gogoa_game.logic.state import GameState
    from gogoa_game.logic.views import View
    from gogoa_game.maps import GameMap
    from gogoa_game.store.records import GameRecord

HUMAN = "human"
BOT_PREFIX = "bot:"


def new_seed() -> int:
    """A seed that nobody can foresee, for a game that is not a challenge."""
    return SystemRandom().randint(0, chance.MAX_SEED)


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat: `kind` is "human" or "bot:LEVEL" with a level of `bots.LEVELS`.

    `token` and `colour` are of `pieces.TOKENS`; the rules do not know them.
    Raises ValueError for any other kind, and for what a record cannot hold.
    """

    name: str
    kind: str = HUMAN
    token: str = TOKENS[0]
    colour: str = TOKENS[0]

    def __post_init__(self) -> None:
        if self.kind not in (HUMAN, *(BOT_PREFIX + level for level in LEVELS)):
            known = ", ".join(LEVELS)
            raise ValueError(f"there is no player of the kind {self.kind!r}; bots are {known}")
        self.record()

    def record(self) -> PlayerRecord:
        """The player as part of a game record."""
        return PlayerRecord(self.name, self.kind, self.token, self.colour)

    @property
    def is_bot(self) -> bool:
        """Whether the program plays this seat."""
        return self.kind != HUMAN

    @property
    def level(self) -> str | None:
        """The level of a bot; None for a person."""
        return self.kind.removeprefix(BOT_PREFIX) if self.is_bot else None


def players_of(record: GameRecord) -> tuple[Player, ...]:
    """Who sits at the table of a record.

    Raises NewerRecordError for a bot that this program does not have; a newer one may.
    """
    try:
        return tuple(Player(p.name, p.kind, p.token, p.colour) for p in record.players)
    except ValueError as error:
        raise NewerRecordError(str(error)) from None


class Match:
    """A game being played. All chance comes from the seed, so the same players who decide the
    same play the same game, whether it was saved and resumed in between or not.
    """

    def __init__(self, game_map: GameMap, players: Sequence[Player], seed: int) -> None:
        """A game before the choice of plans.

        Raises IllegalAction (R1) if there are too few or too many players for the map, and
        ValueError if the seed is not from 0 to `chance.MAX_SEED`.
        """
        if not 0 <= seed <= chance.MAX_SEED:
            raise ValueError(f"a seed is a number from 0 to {chance.MAX_SEED}, not {seed}")
        seats = len(players)
        if not 1 <= seats <= rules.MAX_SEATS:
            raise IllegalAction(Reason.SEATS, seats=seats)
        self.map = game_map
        self.players = tuple(players)
        self.seed = seed
        self._rolls = chance.rolls(seed)
        self._state = rules.new_game(
            game_map.board,
            chance.offers(game_map.board, seats, seed),
            chance.first_seat(seats, seed),
        )

    @classmethod
    def resume(cls, game_map: GameMap, record: GameRecord) -> Match:
        """The game where a record leaves it, in the middle of a day too.

        Raises RecordError if anything in it is against the map, the seed or the rules.
        """
        players = players_of(record)
        for state, _ in replay(game_map, record):
            last = state
        match = cls(game_map, players, record.seed)
        match._state = last
        return match

    @property
    def state(self) -> GameState:
        """Everything about the game; scenes and bots get a `view` instead."""
        return self._state

    @property
    def over(self) -> bool:
        """Whether day 12 has ended."""
        return self._state.phase is Phase.OVER

    def view(self, seat: int | None) -> View:
        """What a seat, or the public (None), may see now (R19)."""
        return view_for(self._state, seat)

    def roll(self) -> tuple[Event, ...]:
        """Begins the next day. Raises IllegalAction (R5) if it is not time for that."""
        if self._state.phase is not Phase.ROLLING:
            raise IllegalAction(Reason.PHASE, phase=self._state.phase.value)
        self._state, events = rules.roll(self._state, self._rolls[self._state.day])
        return events

    def play(self, action: Action) -> tuple[Event, ...]:
        """Makes a choice of plans or a turn; IllegalAction, and nothing changed, if not legal."""
        self._state, events = rules.play(self._state, action)
        return events

    def think(self, seat: int) -> Thinking:
        """A bot making up its mind, slice by slice; the action is what the generator returns.

        It sees the view of its seat and has a stream of its own for every day, so thinking again
        after a resume leads to the same. Raises ValueError for the seat of a person.
        """
        level = self.players[seat].level
        if level is None:
            raise ValueError(f"seat {seat} is played by a person")
        rng = chance.stream(self.seed, f"bot {seat} day {self._state.day}")
        return LEVELS[level](self.view(seat), rng)

    def record(self) -> GameRecord:
        """The game as it stands, to save, to replay or to verify."""
        players = tuple(player.record() for player in self.players)
        return record_of(self.map, players, self.seed, self._state)

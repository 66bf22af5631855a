"""A game at this table: the match, its save, the bots' thinking, and who looks at the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.bots import prepare
from gogoa_game.logic.chance import stream
from gogoa_game.logic.events import DayEnded, Event
from gogoa_game.store.records import replay
from gogoa_game.table.pace import Pace, PacedWork
from gogoa_game.table.standings import Standing, standings_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.bots.base import Work
    from gogoa_game.insight.coach import Advice
    from gogoa_game.insight.review import TripReview
    from gogoa_game.logic.actions import Action
    from gogoa_game.logic.views import View
    from gogoa_game.maps import GameMap
    from gogoa_game.store.records import GameRecord
    from gogoa_game.store.settings import Coaching
    from gogoa_game.store.store import Store
    from gogoa_game.table.match import Match, Player


COACH_LEVEL = "expert"
"""The coach thinks as bots of that level do."""


class Session:
    """What the scenes of one game share. They get views of it, and never its state (R19).

    `coach_setting` tells the setting in force, `onward` leads to what the game calls for next.
    `unseen` holds the events of a day that has ended and has not been shown yet, `reviews` the
    reviews of seats that are done.
    """

    def __init__(
        self,
        match: Match,
        store: Store,
        coach_setting: Callable[[], Coaching],
        onward: Callable[[Session], None],
    ) -> None:
        self._match = match
        self._store = store
        self._coach_setting = coach_setting
        self._onward = onward
        self._look_up()
        self.unseen: tuple[Event, ...] = ()
        self.reviews: dict[int, TripReview] = {}
        self.names_shown = False
        self._called: int | None = None
        self._thought: tuple[int, PacedWork[Action]] | None = None
        self._pace = Pace()
        self._coaching: tuple[str, bool] | None = None  # asked for, under which setting
        levels = {player.level for player in match.players if player.level is not None}
        prepare(levels | {COACH_LEVEL} if self.coached else levels)

    @property
    def players(self) -> tuple[Player, ...]:
        """The players in seat order."""
        return tuple(self._match.players)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people; the other seats are bots."""
        return tuple(seat for seat, player in enumerate(self.players) if not player.is_bot)

    @property
    def needs_curtain(self) -> bool:
        """Whether the screen is handed from one person to another (R19)."""
        return len(self.people) > 1

    def take_screen(self, seat: int) -> None:
        """A person has said that it is them who look at the screen now, and goes on (R19)."""
        self._called = seat
        self.proceed()

    def has_taken(self, seat: int) -> bool:
        """Whether a seat has just taken the screen; to be asked once, for it counts for one view.

        Whoever comes next takes it through a curtain.
        """
        called, self._called = self._called, None
        return called == seat

    @property
    def coached(self) -> bool:
        """Whether the people of this game are told of good turns.

        What they asked for at the table holds until the setting is changed.
        """
        setting = self._coach_setting()
        if self._coaching is not None and self._coaching[0] == setting:
            return self._coaching[1]
        return len(self.people) == 1 if setting == "auto" else setting == "on"

    def ask_coach(self, wanted: bool) -> None:
        """Has the coach speak, or be silent, for the rest of this game."""
        self._coaching = self._coach_setting(), wanted

    def toggle_names(self) -> None:
        """Shows the names of places on every map of this game, or hides them again."""
        self.names_shown = not self.names_shown

    def coach(self, seat: int) -> Work[tuple[Advice, ...]]:
        """The coach making up its mind on the turn of a seat, piece by piece.

        It sees what the seat may see (R19), and says the same however often it is asked.
        """
        from gogoa_game.insight.coach import advise

        view = self._match.view(seat)
        return advise(view, stream(self._match.seed, f"coach {seat} day {view.day}"))

    @property
    def thought_through(self) -> float:
        """How far the bot that is to act has come with its thinking, from 0 to 1."""
        return 0.0 if self._thought is None else self._thought[1].share

    def view(self, seat: int | None) -> View:
        """What a seat, or the public, may see now."""
        return self._public if seat is None else self._match.view(seat)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """All players with their points, as the public sees them now."""
        return self._standings

    def person_to_act(self) -> int | None:
        """The next person who is to choose plans or to play."""
        return next((s for s in self._public.to_act if not self.players[s].is_bot), None)

    def bot_to_act(self) -> int | None:
        """The next bot that is to choose plans or to play."""
        return next((s for s in self._public.to_act if self.players[s].is_bot), None)

    def roll(self) -> tuple[Event, ...]:
        """Rolls the dice of a new day."""
        return self._saved(self._match.roll())

    def play(self, action: Action) -> tuple[Event, ...]:
        """Plays a seat's action; IllegalAction if it is refused."""
        return self._saved(self._match.play(action))

    def think(self) -> tuple[Event, ...]:
        """Lets the next bot think for as long as a frame allows; the events once it has acted."""
        seat = self.bot_to_act()
        if seat is None:
            return ()
        if self._thought is None or self._thought[0] != seat:
            self._thought = seat, PacedWork(self._match.think(seat), self._pace)
        thought = self._thought[1]
        if not thought.step():
            return ()
        self._thought = None
        return self.play(thought.result)

    def drop_thoughts(self) -> None:
        """Stops a bot that is thinking."""
        if self._thought is not None:
            self._thought[1].drop()
            self._thought = None

    def review(self, seat: int) -> Work[TripReview]:
        """The work of looking at a seat's finished game. Raises ValueError if it is not over."""
        from gogoa_game.insight.review import review  # it loads arrays, which take their time

        return review(self._match.map, self._match.record(), seat)

    def proceed(self) -> None:
        """Goes on to what the game calls for now."""
        self._onward(self)

    def restart(self, match: Match) -> None:
        """Begins another match at the same table."""
        Session(match, self._store, self._coach_setting, self._onward).proceed()

    def forget(self) -> None:
        """Nothing of this game is left to be seen again; the save of another one stays."""
        self._store.clear_game(self._match.record())

    def _look_up(self) -> None:
        """What everybody may see, looked up once for all the frames until the next move."""
        self._public = self._match.view(None)
        self._standings = standings_of(self._public, self._match.players)

    def _saved(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        if any(isinstance(event, DayEnded) for event in events):
            self.unseen = events
        self._look_up()
        self._store.save_game(self._match.record())
        return events


def last_day(game_map: GameMap, record: GameRecord) -> tuple[Event, ...]:
    """The events that ended a day, if nothing has happened in the game since then."""
    for _state, last in replay(game_map, record):
        events = last
    return events if any(isinstance(event, DayEnded) for event in events) else ()

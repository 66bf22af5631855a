"""Games for tests: the real map, and matches played by bots to any point."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from gogoa_game.bots import decide
from gogoa_game.maps import load_map
from gogoa_game.table.match import Match, Player
from tests.boards import GOA

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gogoa_game.logic.events import Event
    from gogoa_game.maps import GameMap
    from gogoa_game.store.records import GameRecord


@cache
def goa_map() -> GameMap:
    """The map of the game."""
    return load_map(GOA)


def bots(*levels: str) -> list[Player]:
    """A bot of each of these levels."""
    return [Player(f"{level} {i}", f"bot:{level}") for i, level in enumerate(levels, 1)]


def advance(match: Match) -> tuple[Event, ...]:
    """The next thing that happens in a match of bots: a roll or an action of one seat."""
    if match.state.to_act:
        return match.play(decide(match.think(match.state.to_act[0])))
    return match.roll()


def moments(levels: Sequence[str], seed: int) -> Iterator[Match]:
    """One match at every point from its beginning to its end."""
    match = Match(goa_map(), bots(*levels), seed)
    yield match
    while not match.over:
        advance(match)
        yield match


@cache
def finished(levels: tuple[str, ...] = ("easy", "random", "easy"), seed: int = 7) -> GameRecord:
    """The record of a whole game."""
    *_, match = moments(levels, seed)
    return match.record()

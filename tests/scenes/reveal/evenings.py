"""Days that have ended, for the tests of the evening."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.logic.events import DayEnded
from gogoa_game.logic.state import Phase
from gogoa_game.scenes import flow
from gogoa_game.scenes.reveal.day import Day, day_of
from gogoa_game.scenes.reveal.scene import RevealScene
from gogoa_game.table.match import Match, Player
from tests.matches import advance, goa_map

if TYPE_CHECKING:
    from gogoa_game.logic.events import Event
    from tests.scenes.driving import Driver

NAMES = ("Asha", "Ravi", "Mei", "Ivo", "Nina", "Luz")
LONG = (
    "Maximilianus",
    "Priyadarshin",
    "さくらこちゃんまるこのお",
    "Wwwwwwwwwwww",
    "Anne-Katrin",
    "Ivo",
)
TOKENS = ("boat", "scooter", "elephant", "fish", "suitcase", "parasol")


def table(count: int, names: tuple[str, ...] = NAMES) -> list[Player]:
    """So many bots."""
    return [
        Player(name, "bot:easy", token, token)
        for name, token in zip(names[:count], TOKENS, strict=False)
    ]


def ended_day(
    count: int, number: int = 7, names: tuple[str, ...] = NAMES, seed: int = 5
) -> tuple[Match, tuple[Event, ...]]:
    """A match in which day `number` has just ended, and the events of its last turn."""
    match = Match(goa_map(), table(count, names), seed)
    while True:
        events = advance(match)
        if any(isinstance(event, DayEnded) and event.day == number for event in events):
            return match, events


def day(count: int, number: int = 7, names: tuple[str, ...] = NAMES, seed: int = 5) -> Day:
    """What such a day has brought."""
    match, events = ended_day(count, number, names, seed)
    return day_of(match.view(None), match.players, events)


def at_evening(driver: Driver, count: int, number: int = 7) -> RevealScene:
    """The scene of such an evening, at its beginning."""
    context = driver.app.context
    match, _events = ended_day(count, number)
    assert match.state.phase is Phase.ROLLING
    flow.go_on(context, match.record())
    driver.top.layout(driver.stage.size)
    driver.frame(ms=0.0)
    scene = driver.top
    assert isinstance(scene, RevealScene)
    return scene

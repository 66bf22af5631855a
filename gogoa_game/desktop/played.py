"""Games played for pictures: every seat as the easy bot would, by a fixed seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.bots import LEVELS, decide
from gogoa_game.logic import chance
from gogoa_game.logic.state import Phase
from gogoa_game.table.match import Player

if TYPE_CHECKING:
    from gogoa_game.table.session import Session

SEED = 1558
PLAYERS = (
    Player("Asha", "human", "boat", "boat"),
    Player("Ravi", "human", "scooter", "scooter"),
    Player("Mei", "bot:easy", "elephant", "elephant"),
    Player("Ivo", "bot:medium", "fish", "fish"),
    Player("Nina", "bot:hard", "suitcase", "suitcase"),
    Player("Luz", "bot:expert", "parasol", "parasol"),
)


def think(session: Session, seat: int) -> None:
    """Lets the easy bot act for any seat, in a way that depends on the seed alone."""
    view = session.view(seat)
    rng = chance.stream(SEED, f"shots {seat} day {view.day}")
    session.play(decide(LEVELS["easy"](view, rng)))


def play_day(session: Session) -> None:
    """Plays what is left of a day, or the choice of plans."""
    if session.view(None).phase is Phase.ROLLING:
        session.roll()
    while to_act := session.view(None).to_act:
        think(session, to_act[0])

"""A finished turn made again click by click."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gogoa_game.bots import LEVELS, decide
from gogoa_game.logic.actions import PlayTurn
from gogoa_game.logic.chance import stream
from gogoa_game.logic.draft import TurnDraft
from gogoa_game.logic.errors import IllegalAction
from gogoa_game.logic.retrace import retrace
from gogoa_game.logic.state import Phase
from gogoa_game.table.match import Match, Player
from tests.matches import goa_map


@pytest.mark.parametrize("level", ["random", "easy", "medium"])
def test_every_turn_of_a_game_can_be_made_again(level: str) -> None:
    players = [Player(name, f"bot:{level}") for name in ("Asha", "Ravi", "Mei")]
    for seed in range(6):
        match = Match(goa_map(), players, seed)
        while not match.over:
            if match.state.phase is Phase.ROLLING:
                match.roll()
                continue
            seat = match.state.to_act[0]
            view = match.view(seat)
            action = decide(LEVELS[level](view, stream(seed, f"{seat} {view.day}")))
            if isinstance(action, PlayTurn):
                draft = retrace(TurnDraft.of(view), action)
                assert draft.complete
                made = draft.turn()
                assert made.path == action.path
                assert (made.guides, made.assignment) == (action.guides, action.assignment)
            match.play(action)


def test_a_path_that_is_not_legal_is_refused() -> None:
    match = Match(goa_map(), [Player("Asha")], 3)
    match.play(decide(LEVELS["easy"](match.view(0), stream(1, "plans"))))
    match.roll()
    view = match.view(0)
    turn = decide(LEVELS["easy"](view, stream(1, "turn")))
    assert isinstance(turn, PlayTurn)
    with pytest.raises(IllegalAction):
        retrace(TurnDraft.of(view), replace(turn, path=(*turn.path, turn.path[-1])))

"""What every bot must do, whatever its level."""

from __future__ import annotations

import subprocess
import sys
from copy import deepcopy
from functools import cache
from random import Random
from statistics import mean

import pytest

from gogoa_game.bots import LEVELS, decide
from gogoa_game.lab import run_games
from gogoa_game.logic.actions import ChoosePlans, PlayTurn
from gogoa_game.logic.chance import below, stream
from gogoa_game.logic.errors import IllegalAction
from gogoa_game.logic.rules import play
from gogoa_game.logic.state import GameState, Phase
from gogoa_game.logic.views import View, view_for

from .matches import goa_map, moments

POSITIONS = 200
PARTS = 8
SLOW = ("hard", "expert")


@cache
def positions() -> tuple[tuple[GameState, int], ...]:
    """Random points of random games, with a seat that is to act there."""
    rng = stream(1, "positions")
    found: list[tuple[GameState, int]] = []
    seed = 0
    while len(found) < POSITIONS:
        seed += 1
        for match in moments(("random", "easy", "random"), seed):
            if match.state.to_act and (len(found) < 12 or rng.random() < 0.2):
                seats = match.state.to_act
                found.append((match.state, seats[below(rng, len(seats))]))
    return tuple(found[:POSITIONS])


def frozen(view: View) -> View:
    """A copy of all but the board, which is compared by identity."""
    return deepcopy(view, {id(view.board): view.board})


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("level", LEVELS)
def test_every_bot_plays_legally_and_by_its_stream_alone(level: str, part: int) -> None:
    choose = LEVELS[level]
    for number, (state, seat) in list(enumerate(positions()))[part::PARTS]:
        view = view_for(state, seat)
        before = frozen(view)
        action = decide(choose(view, Random(f"{number}")))
        assert view == before
        assert action.seat == seat
        play(state, action)
        if level not in SLOW or number % 4 == 0:
            assert decide(choose(frozen(view), Random(f"{number}"))) == action


@pytest.mark.parametrize("level", LEVELS)
def test_r7_every_bot_spends_guides_where_it_can_win_by_them(level: str) -> None:
    spent = 0
    for number, (state, seat) in enumerate(positions()):
        if state.dice and state.sheets[seat].guides and spent < 3:
            action = decide(LEVELS[level](view_for(state, seat), Random(f"{number}")))
            spent += isinstance(action, PlayTurn) and bool(action.guides)
    assert spent


@pytest.mark.parametrize("level", LEVELS)
def test_every_bot_pauses_while_it_thinks(level: str) -> None:
    for state, seat in positions()[:20]:
        next(LEVELS[level](view_for(state, seat), Random(1)))


@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_plays_out_of_turn(level: str) -> None:
    for state, _ in positions():
        for seat in range(state.seats):
            if seat not in state.to_act and state.dice:
                with pytest.raises(IllegalAction):
                    decide(LEVELS[level](view_for(state, seat), Random(1)))
                return


@pytest.mark.parametrize("level", LEVELS)
def test_r19_no_bot_knows_what_others_do_on_the_same_day(level: str) -> None:
    for state, seat in positions():
        if state.phase is Phase.FOLLOWING and len(state.to_act) == 2:
            (other,) = set(state.to_act) - {seat}
            worlds = [
                play(state, decide(LEVELS["random"](view_for(state, other), Random(i))))[0]
                for i in range(5)
            ]
            actions = [decide(LEVELS[level](view_for(w, seat), Random(1))) for w in worlds]
            assert len({world.sheets[other].position for world in worlds}) > 1
            assert len(set(actions)) == 1


def test_random_uses_each_way_to_play() -> None:
    state, seat = next((s, t) for s, t in positions() if s.dice)
    view = view_for(state, seat)
    played = [decide(LEVELS["random"](view, Random(i))) for i in range(200)]
    turns = [action for action in played if not isinstance(action, ChoosePlans)]
    assert len({turn.assignment for turn in turns}) >= 4
    assert len({turn.path[-1] for turn in turns}) > 20


def test_easy_marks_on_most_days_and_beats_random() -> None:
    easy, random = run_games(goa_map(), ["easy", "random"], games=20, seed=1).rows
    assert easy.visits > 10.5
    assert easy.wins.value == 1.0
    assert mean([easy.score.low, easy.score.high]) > 150 > random.score.high
    assert sum(easy.plans) > 0.3


def test_bots_load_no_window() -> None:
    code = "import sys, gogoa_game.match; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0

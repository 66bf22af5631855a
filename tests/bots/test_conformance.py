"""What every bot must do, whatever its level."""

from __future__ import annotations

import sys
from contextlib import suppress
from copy import deepcopy
from functools import cache
from random import Random
from typing import TYPE_CHECKING

import pytest

from gogoa_game.bots import LEVELS, decide
from gogoa_game.bots.base import standpoint
from gogoa_game.bots.goals import goals
from gogoa_game.logic.actions import ChoosePlans, PlayTurn
from gogoa_game.logic.chance import below, stream
from gogoa_game.logic.errors import IllegalAction
from gogoa_game.logic.rules import arrived, check_turn, play
from gogoa_game.logic.scoring import gain, points
from gogoa_game.logic.state import DAYS, GameState, Phase
from gogoa_game.logic.views import View, view_for
from tests.matches import moments
from tests.processes import run

if TYPE_CHECKING:
    from collections.abc import Iterator

POSITIONS = 200
PARTS = {"expert": 40}
"""Into how many tests the positions of a level are divided, if not into four."""
SLOW = ("hard", "expert")


def _parts() -> Iterator[object]:
    """Each level with every so manieth position. Most of what expert thinks of is slow."""
    for level in LEVELS:
        parts = PARTS.get(level, 4)
        for part in range(parts):
            marks = [pytest.mark.slow] if part and level in PARTS else []
            yield pytest.param(level, slice(part, None, parts), id=f"{level}-{part}", marks=marks)


everywhere = pytest.mark.parametrize(("level", "part"), list(_parts()))


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


@everywhere
def test_every_bot_plays_legally_and_by_its_stream_alone(level: str, part: slice) -> None:
    choose = LEVELS[level]
    for number, (state, seat) in list(enumerate(positions()))[part]:
        view = view_for(state, seat)
        before = frozen(view)
        action = decide(choose(view, Random(f"{number}")))
        assert view == before
        assert action.seat == seat
        play(state, action)
        if level not in SLOW or number % 8 == 0:
            assert decide(choose(frozen(view), Random(f"{number}"))) == action


@pytest.mark.parametrize("level", LEVELS)
def test_r7_every_bot_spends_guides_where_it_can_win_by_them(level: str) -> None:
    for number, (state, seat) in enumerate(positions()):
        if state.dice and state.sheets[seat].guides:
            action = decide(LEVELS[level](view_for(state, seat), Random(f"{number}")))
            if isinstance(action, PlayTurn) and action.guides:
                return
    pytest.fail("no guide was spent")


@pytest.mark.parametrize("level", LEVELS)
def test_every_bot_pauses_while_it_thinks_and_can_be_dropped(level: str) -> None:
    for state, seat in positions()[:20]:
        view = view_for(state, seat)
        before = frozen(view)
        thinking = LEVELS[level](view, Random(1))
        assert 0.0 <= next(thinking) <= 1.0
        thinking.close()
        assert view == before


@pytest.mark.parametrize("level", LEVELS)
def test_the_share_of_the_work_that_is_done_never_shrinks(level: str) -> None:
    for state, seat in positions()[:5]:
        thinking = LEVELS[level](view_for(state, seat), Random(1))
        shares = []
        with suppress(StopIteration):
            while True:
                shares.append(next(thinking))
        assert shares == sorted(shares)
        assert shares[-1] <= 1.0


@pytest.mark.parametrize("level", [level for level in LEVELS if level not in ("random", "easy")])
def test_no_bot_leaves_points_on_the_last_day(level: str) -> None:
    seen = 0
    for state, seat in positions():
        if state.dice and state.day == DAYS:
            me = standpoint(view_for(state, seat))
            before = points(state.board, me.sheet).total
            best = max(
                (gain(state.board, me.sheet, state.board.hexes[goal.end]) for goal in goals(me)),
                key=lambda found: found.points if found else 0,
                default=None,
            )
            action = decide(LEVELS[level](view_for(state, seat), Random(1)))
            assert isinstance(action, PlayTurn)
            sheet = arrived(state.board, me.sheet, check_turn(state, action))
            assert points(state.board, sheet).total - before == (best.points if best else 0)
            seen += 1
    assert seen > 3


@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_plays_out_of_turn(level: str) -> None:
    for state, _ in positions():
        for seat in range(state.seats):
            if seat not in state.to_act and state.dice:
                with pytest.raises(IllegalAction):
                    decide(LEVELS[level](view_for(state, seat), Random(1)))
                return


@everywhere
def test_r19_no_bot_knows_what_others_do_on_the_same_day(level: str, part: slice) -> None:
    following = [
        (state, seat)
        for state, seat in positions()
        if state.phase is Phase.FOLLOWING and len(state.to_act) == 2
    ]
    assert len(following) >= max(PARTS.values())
    for state, seat in following[part]:
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


def test_bots_load_no_window() -> None:
    code = "import sys, gogoa_game.table.match; sys.exit('pygame' in sys.modules)"
    assert run([sys.executable, "-c", code]).returncode == 0

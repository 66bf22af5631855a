"""The arrays say the same as the rules and as the judgement of one sheet."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from gogoa_game.bots import LEVELS
from gogoa_game.bots.base import decide, standpoint
from gogoa_game.bots.goals import ends_within
from gogoa_game.bots.imagine import Imagination, sheets_of
from gogoa_game.bots.judgement import TUNED, Hope
from gogoa_game.bots.outlook import chances, worths
from gogoa_game.bots.rolls import ROLLS
from gogoa_game.bots.search import day
from gogoa_game.bots.tables import situation, tables_of
from gogoa_game.insight.par import par
from gogoa_game.logic.actions import ChoosePlans
from gogoa_game.logic.board import Board
from gogoa_game.logic.chance import below
from gogoa_game.logic.dice import PLACES, Dice
from gogoa_game.logic.plans import TourPlan
from gogoa_game.logic.rules import new_game, play
from gogoa_game.logic.rules import roll as roll_dice
from gogoa_game.logic.scoring import points
from gogoa_game.logic.state import DAYS
from gogoa_game.logic.views import view_for
from tests.boards import Drawing, goa_board, hexagon, strip
from tests.bots.test_conformance import positions


def roll(rng: Random) -> Dice:
    """Three dice."""
    return below(rng, 6) + 1, below(rng, 6) + 1, below(rng, 6) + 1


def test_r5_rolls_are_all_that_differ_and_as_likely_as_they_are() -> None:
    assert len(ROLLS) == 56
    assert sum(chance for _, chance in ROLLS) == pytest.approx(1)
    assert dict(ROLLS)[1, 1, 1] == pytest.approx(1 / 216)
    assert dict(ROLLS)[1, 2, 2] == pytest.approx(3 / 216)
    assert dict(ROLLS)[1, 2, 3] == pytest.approx(6 / 216)


@pytest.mark.parametrize("board", [goa_board(), hexagon().board, strip().board], ids=repr)
def test_r8_to_r17_tables_hold_the_ends_of_the_rules(board: Board) -> None:
    rng, tables = Random(3), decide(tables_of(board))
    for _ in range(400):
        dice, reserved = roll(rng), (None, *PLACES)[below(rng, 4)]
        cell, guides = below(rng, len(board.hexes)), below(rng, 4)
        packed = tables.ends[situation(dice, reserved), cell]
        plain = ends_within(board, board.hexes[cell], dice, reserved, 0)
        assert int.from_bytes(packed.tobytes(), "little") == plain
        ends = ends_within(board, board.hexes[cell], dice, reserved, guides)
        visits = tables.visits[guides, situation(dice, reserved), cell]
        for bit, place in enumerate(board.destinations):
            assert visits[bit] == ends >> board.index[place.hex] & 1


def test_many_sheets_are_judged_like_one() -> None:
    board = goa_board()
    imagination = Imagination(decide(tables_of(board)), TUNED)
    seen = 0
    for state, seat in positions():
        if state.dice:
            me = standpoint(view_for(state, seat))
            sheets = sheets_of(imagination.tables, board, me.sheet)
            found, _ = imagination.worths(sheets, me.left)
            assert found[0] == pytest.approx(worths(board, me.sheet, me.left, TUNED), abs=1e-3)
            assert imagination.points(sheets)[0] == points(board, me.sheet).total
            near = imagination.tables.chance[sheets.cell[0]]
            alone = chances(board, int(sheets.cell[0]))
            elsewhere = imagination.tables.cells != sheets.cell[0]
            assert near[elsewhere] == pytest.approx(np.array(alone)[elsewhere], abs=1e-5)
            seen += 1
    assert seen > 100


def test_on_the_last_day_a_mark_is_worth_the_points_it_brings() -> None:
    for hope in (TUNED.plan, TUNED.set, TUNED.step):
        assert hope.share(1, 0) == 1
        assert hope.share(2, 0) == 0


def test_hope_grows_with_days_and_sinks_with_what_is_missing() -> None:
    hope = Hope(0.5, 0.3)
    for missing in range(1, 6):
        row = [hope.chance(missing, days) for days in range(DAYS)]
        assert row == sorted(row)
        assert all(0 <= chance <= 1 for chance in row)
        assert hope.chance(missing + 1, 11) < hope.chance(missing, 11)
    assert hope.chance(3, 2) == 0


@pytest.mark.parametrize("drawing", [hexagon(), strip()], ids=["hexagon", "strip"])
@pytest.mark.parametrize("starting", [True, False])
def test_the_last_day_is_the_expectation_over_every_roll(drawing: Drawing, starting: bool) -> None:
    board = drawing.board
    imagination = Imagination(decide(tables_of(board)), TUNED)
    state, seat = next((s, t) for s, t in positions() if s.dice)
    plain = state.sheets[seat]
    for cell, position in enumerate(board.hexes):
        sheet = type(plain)(position, tuple(plan.id for plan in board.plans[:2]))
        found = imagination.last_day(sheets_of(imagination.tables, board, sheet), *day(starting))
        by_hand = 0.0
        for dice, chance in ROLLS:
            for reserved in (None,) if starting else PLACES:
                ends = ends_within(board, position, dice, reserved, 0)
                best = max(
                    points(board, type(plain)(h, sheet.plans, marked)).total
                    for h in board.hexes
                    if ends >> board.index[h] & 1
                    for marked in [
                        1 << board.destination_bit_of_hex[board.index[h]]
                        if board.destination_at(h)
                        else 0
                    ]
                )
                by_hand += best * chance / (1 if starting else 3)
        assert found[0] == pytest.approx(by_hand, rel=1e-5), cell


def test_plans_longer_than_the_game_are_judged_as_hopeless() -> None:
    goa = goa_board()
    names = tuple(place.id for place in goa.destinations[:26])
    plans = [TourPlan("long", 40, names), TourPlan("short", 20, names[:1])]
    board = Board(goa.hexes, goa.start, goa.destinations, plans)
    state = new_game(board, [("long", "short")], 0)
    state, _ = play(state, ChoosePlans(0, ("long", "short")))
    state, _ = roll_dice(state, (2, 3, 4))
    for level in LEVELS:
        play(state, decide(LEVELS[level](view_for(state, 0), Random(1))))
    assert decide(par(board, ("long", "short"), [((2, 3, 4), None)])).points >= 0

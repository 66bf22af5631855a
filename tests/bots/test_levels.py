"""The levels are in order, and each is worth playing against."""

from __future__ import annotations

from statistics import mean

import pytest

from gogoa_game.commands.lab import run_games
from tests.matches import goa_map


def test_easy_marks_on_most_days_and_beats_random() -> None:
    easy, random = run_games(goa_map(), ["easy", "random"], games=20, seed=1).rows
    assert easy.visits > 10.5
    assert easy.wins.value == 1.0
    assert mean([easy.score.low, easy.score.high]) > 150 > random.score.high
    assert sum(easy.plans) > 0.3


def test_each_level_beats_the_one_before_by_a_wide_margin() -> None:
    medium, easy = run_games(goa_map(), ["medium", "easy"], games=40, seed=1).rows
    assert medium.score.value - easy.score.value > 10
    hard, medium = run_games(goa_map(), ["hard", "medium"], games=40, seed=1).rows
    assert hard.score.value - medium.score.value > 5


def test_expert_beats_easy() -> None:
    expert, easy = run_games(goa_map(), ["expert", "easy"], games=1, seed=1).rows
    assert expert.score.value > easy.score.value


@pytest.mark.slow
def test_expert_is_far_above_easy() -> None:
    expert, easy = run_games(goa_map(), ["expert", "easy"], games=6, seed=1).rows
    assert expert.wins.value >= 5 / 6
    assert expert.score.value - easy.score.value > 20

"""A frame thinks no longer than it has time for."""

from __future__ import annotations

from gogoa_game.table.pace import SLICE_MS, Pace


class Clock:
    """A clock that pieces of work move."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def pieces_of(pace: Pace, clock: Clock, ms: float) -> int:
    """How many pieces of that length a frame does."""
    more_time, done = pace.slice(), 0
    while more_time():
        clock.now += ms / 1000
        done += 1
    return done


def test_no_piece_is_begun_that_would_not_be_done_in_time() -> None:
    clock = Clock()
    pace = Pace(clock)
    for ms in (0.7, 1.1, 1.9, 2.9, 4.0):
        for _frame in range(3):
            began = clock.now
            assert pieces_of(pace, clock, ms) >= 1
            assert (clock.now - began) * 1000 <= SLICE_MS


def test_one_piece_is_always_done() -> None:
    clock = Clock()
    pace = Pace(clock)
    assert [pieces_of(pace, clock, 40.0) for _frame in range(4)] == [1, 1, 1, 1]


def test_a_long_piece_is_forgotten_in_time() -> None:
    clock = Clock()
    pace = Pace(clock)
    pieces_of(pace, clock, 40.0)
    found = [pieces_of(pace, clock, 0.9) for _frame in range(60)]
    assert found[0] == 1
    assert found[-1] == int(SLICE_MS / 0.9)

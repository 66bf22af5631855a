"""A frame thinks no longer than it has time for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gogoa_game.table.pace import SLICE_MS, Pace, PacedWork

if TYPE_CHECKING:
    from gogoa_game.bots.base import Work


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


def counting(clock: Clock, pieces: int, ms: float, closed: list[bool]) -> Work[str]:
    """Work of so many pieces of that length, which tells when it is closed."""
    try:
        for number in range(pieces):
            clock.now += ms / 1000
            yield number / pieces
    finally:
        closed.append(True)
    return "done"


def test_work_goes_on_where_the_frame_before_left_it() -> None:
    clock, shares = Clock(), [0.0]
    work = PacedWork(counting(clock, 10, 2.5, []), Pace(clock))
    while not work.step():
        with pytest.raises(ValueError, match="not done"):
            _ = work.result
        shares.append(work.share)
        clock.now += 0.01
    assert work.done
    assert work.result == "done"
    assert work.share == 1.0
    assert len(shares) > 4
    assert shares == sorted(shares)
    assert work.step(), "what is done stays done"


def test_what_is_left_can_be_done_at_once() -> None:
    clock = Clock()
    work = PacedWork(counting(clock, 50, 2.5, []), Pace(clock))
    assert not work.step()
    assert work.finish() == "done"
    assert work.finish() == "done"


def test_dropped_work_closes_what_it_holds() -> None:
    clock, closed = Clock(), list[bool]()
    work = PacedWork(counting(clock, 10, 5.0, closed), Pace(clock))
    work.step()
    assert not closed
    work.drop()
    assert closed

"""A tournament that is stopped or killed: what is finished stays, and no process is left."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import time
from multiprocessing.connection import wait
from subprocess import PIPE
from typing import TYPE_CHECKING

import pytest

from gogoa_game.commands import stopping
from gogoa_game.commands.lab import LabError, play_games
from gogoa_game.store.records import read_records
from tests.matches import goa_map
from tests.processes import started

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from tests.processes import Process

if os.name == "nt":
    pytest.skip("sends signals", allow_module_level=True)

MANY = ["--games", "100000", "--bots", "random", "--progress"]
LONGEST = 20  # seconds until a command has to have ended


@contextlib.contextmanager
def simulating(argv: Sequence[str]) -> Iterator[Process]:
    """A tournament in a session of its own, some games after its start."""
    command = [sys.executable, "-m", "gogoa_game", "simulate", *MANY, *argv]
    with started(command, stdout=PIPE, stderr=PIPE) as process:
        assert process.stderr is not None
        while b"/100000" not in process.stderr.read(20):
            assert process.poll() is None
        time.sleep(0.3)
        yield process


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("everybody", [False, True])
def test_who_is_asked_to_stop_keeps_the_finished_games(
    tmp_path: Path, number: signal.Signals, jobs: str, everybody: bool
) -> None:
    file = tmp_path / "games.jsonl"
    with simulating(["--jobs", jobs, "--out", str(file)]) as process:
        # A terminal tells it to all processes, `kill` to one of them.
        (os.killpg if everybody else os.kill)(process.pid, number)
        out, err = process.communicate(timeout=LONGEST)
    assert process.returncode == 128 + number
    assert b"Traceback" not in err
    games = sum(1 for _ in read_records(file))
    assert games > 0
    assert out.decode().startswith(f"{games} games from seed 1, ")


def test_what_was_started_deaf_to_the_end_of_its_terminal_stays_so() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as nohup does it
    try:
        with stopping.heard():
            assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)


def test_signals_mean_afterwards_what_they_meant_before() -> None:
    before = signal.signal(signal.SIGTERM, signal.SIG_DFL)
    try:
        with pytest.raises(stopping.Stopped) as stop, stopping.heard():
            signal.raise_signal(signal.SIGTERM)
        assert stopping.exit_code(stop.value) == 143
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    finally:
        signal.signal(signal.SIGTERM, before)


def test_processes_end_with_the_one_they_play_for() -> None:
    with simulating(["--jobs", "2"]) as process:
        process.kill()
        # The pipes end when the last process that could write to them has ended.
        process.communicate(timeout=LONGEST)


@pytest.mark.usefixtures("workers_ended")
def test_a_process_that_dies_takes_the_others_with_it() -> None:
    results = play_games(goa_map(), ["easy"], 5000, 1, jobs=2)
    next(results)
    one, other = multiprocessing.active_children()
    one.kill()
    with pytest.raises(LabError, match="has died"):
        list(results)
    # Not `is_alive`: whoever else waits for it may have been told that it has ended.
    assert wait([other.sentinel], LONGEST)

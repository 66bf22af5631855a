"""Processes that tests start: each is the first of a session, and ends with all of it.

Also where a test fails, nothing that it started outlives the block or the call. No other module of
the tests starts processes.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    Command = Sequence[str | os.PathLike[str]] | str
    Process = subprocess.Popen[Any]

PATIENCE = 120.0
"""Seconds after which a command that should have ended has failed."""


@contextmanager
def started(command: Command, **options: Any) -> Iterator[Process]:
    """A process that is killed after the block, with all it started; options are those of Popen."""
    with _signals_heard():
        process = subprocess.Popen(command, start_new_session=True, **options)
    try:
        yield process
    finally:
        _end(process)


def run(
    command: Command, *, timeout: float = PATIENCE, check: bool = False, **options: Any
) -> subprocess.CompletedProcess[str]:
    """Runs a command to its end and returns its exit code, its stdout and its stderr.

    Raises subprocess.TimeoutExpired after so many seconds, and with `check` CalledProcessError
    for any exit code but 0.
    """
    pipe = subprocess.PIPE
    with started(command, stdout=pipe, stderr=pipe, text=True, **options) as process:
        out, err = process.communicate(timeout=timeout)
    done = subprocess.CompletedProcess(command, process.returncode, out, err)
    if check:
        done.check_returncode()
    return done


@contextmanager
def workers_ended() -> Iterator[None]:
    """Kills the workers of multiprocessing that are left after the block."""
    before = set(multiprocessing.active_children())
    try:
        yield
    finally:
        for worker in set(multiprocessing.active_children()) - before:
            worker.kill()
            worker.join()


@contextmanager
def _signals_heard() -> Iterator[None]:
    """What is started here ends by the usual signals, though the tests may run deaf to them.

    A shell ignores SIGINT in its background jobs and nohup SIGHUP, and children inherit that.
    """
    heard = {signal.SIGINT: signal.default_int_handler, signal.SIGTERM: signal.SIG_DFL}
    if os.name == "posix":
        heard[signal.SIGHUP] = signal.SIG_DFL
    before = {number: signal.signal(number, handler) for number, handler in heard.items()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _end(process: Process) -> None:
    """Kills the session of a process, and closes the pipes to it."""
    if os.name == "posix":
        # The first one may have ended before the others of its session.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with suppress(BrokenPipeError):
                pipe.close()

"""Signals that ask a long command to stop, and processes that work for it and end with it.

Ctrl-C (INT), TERM, the end of the terminal (HUP) and Ctrl-Break of Windows all mean the same: keep
what is finished and go. What was started with a signal ignored, as by nohup, goes on ignoring it.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

SIGNALLED = 128
"""A shell's exit code for a command that was ended by a signal, less the signal's number."""

_ASKING = [
    getattr(signal, name)
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
    if hasattr(signal, name)
]


class Stopped(KeyboardInterrupt):
    """A command was asked to stop by a signal other than that of Ctrl-C."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


def exit_code(stop: KeyboardInterrupt) -> int:
    """What a command returns that was stopped so: 130 after Ctrl-C, 143 after TERM."""
    return SIGNALLED + (stop.number if isinstance(stop, Stopped) else signal.SIGINT)


def _stop(number: int, _frame: FrameType | None) -> None:
    raise Stopped(number)


@contextlib.contextmanager
def heard() -> Iterator[None]:
    """For as long as this lasts, signals that would end the program raise Stopped instead.

    Only the main thread may say what a signal does; in any other one all stays as it is.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    deadly = [number for number in _ASKING if signal.getsignal(number) is signal.SIG_DFL]
    for number in deadly:
        signal.signal(number, _stop)
    try:
        yield
    finally:
        for number in deadly:
            signal.signal(number, signal.SIG_DFL)


@contextlib.contextmanager
def held() -> Iterator[None]:
    """No signal that asks to stop arrives before the end of this, nor at processes begun in it.

    A process so begun is deaf from its first moment on. Windows cannot hold signals back.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _ASKING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve() -> None:
    """Makes this process one that works for the process that began it: it ends with that one,
    however that one ends, and leaves signals that ask to stop to it.
    """
    for number in _ASKING:
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    import multiprocessing  # a process that has a parent has loaded it; the window needs it never

    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()  # its end of a pipe is closed when it ends, be it by KILL
        os._exit(1)

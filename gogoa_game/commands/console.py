"""What a command prints: on stdout what was asked for, on stderr what went wrong.

Either may be closed, full or read by nobody; a program with a window may have neither.
"""

from __future__ import annotations

import contextlib
import io
import os
import stat
import sys
from typing import TYPE_CHECKING, TextIO
from unicodedata import category

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class OutputError(Exception):
    """Something cannot be written; the message is one sentence."""


def forgive() -> None:
    """Lets no name end the program because a terminal cannot show it."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def say(*lines: str) -> None:
    """Prints lines on stdout. Raises OutputError if it is closed, and OSError if it is full."""
    if sys.stdout is None:
        raise OutputError("there is nowhere to print to; leave stdout open")
    print(*map(plain, lines), sep="\n")


def complain(text: str) -> None:
    """Prints one line on stderr, if there is anybody to read it."""
    if sys.stderr is None:
        return
    try:
        print(f"gogoa: {plain(' '.join(text.split()))}", file=sys.stderr, flush=True)
    except OSError:
        silence(sys.stderr)


def flush() -> None:
    """Writes what was printed. Raises OSError if that fails."""
    if sys.stdout is not None:
        sys.stdout.flush()


def silence(stream: TextIO | None) -> None:
    """Drops what could not be written, which would raise again when Python exits."""
    if stream is None:
        return
    with contextlib.suppress(OSError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def plain(text: str) -> str:
    """The text with escapes for what would break its line or command the terminal."""
    if text.isprintable():
        return text
    return "".join(
        char if char.isprintable() or category(char) in ("Zs", "Cs") else repr(char)[1:-1]
        for char in text
    )


class Sink:
    """A file to write line by line; None writes nothing. Raises OutputError with its name, and
    BrokenPipeError if it is a pipe that nobody reads any more.

    What the file held stays until the first line is written, so that nothing is lost to a command
    that ends before it has anything to say.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._file: TextIO | None = None
        self._begun = False
        if path:
            with self._naming():
                self._file = path.open("a", encoding="utf-8", newline="\n")

    @contextlib.contextmanager
    def _naming(self) -> Iterator[None]:
        try:
            yield
        except BrokenPipeError:
            raise  # as on stdout: whoever read it has enough
        except OSError as error:
            raise cannot_write(self._path, error) from None

    def write(self, line: str) -> None:
        """Writes a line, without its break."""
        if self._file:
            with self._naming():
                if not self._begun and stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):
                    self._file.truncate(0)
                self._begun = True
                self._file.write(line + "\n")

    def __enter__(self) -> Sink:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file:
            with self._naming():
                self._file.close()


def cannot_write(path: object, error: OSError) -> OutputError:
    """The sentence for a file or folder that cannot be written."""
    reason = error.strerror or error
    return OutputError(f"{path} cannot be written ({reason}); name another")

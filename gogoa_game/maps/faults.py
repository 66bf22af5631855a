"""What is wrong with a map, collected while its files are read."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

KEPT = 100
"""So many faults are told; whoever mends these sees the rest."""
LONGEST_FAULT = 400
LONGEST_QUOTE = 60


def quoted(text: object) -> str:
    """What a file says, in quotes, on one line and cut short where it goes on for long."""
    shown = str(text)
    return repr(shown if len(shown) <= LONGEST_QUOTE else f"{shown[:LONGEST_QUOTE]}…")


def named(text: object) -> str:
    """The same without quotes."""
    return quoted(text)[1:-1]


def _one_line(text: str) -> str:
    shown = text if len(text) <= LONGEST_FAULT else f"{text[: LONGEST_FAULT - 1]}…"
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in shown)


class Faults:
    """Collects faults, one sentence of bounded length each, and keeps the first `KEPT`."""

    def __init__(self) -> None:
        self._kept: list[str] = []
        self._more = 0

    def __bool__(self) -> bool:
        return bool(self._kept)

    def add(self, *parts: str) -> None:
        """Notes a fault: where it is, from the file to the place, and what is wrong."""
        if len(self._kept) < KEPT:
            self._kept.append(_one_line(": ".join(parts)))
        else:
            self._more += 1

    def update(self, sentences: Iterable[str]) -> None:
        """Notes several."""
        for sentence in sentences:
            self.add(sentence)

    def told(self) -> tuple[str, ...]:
        """Every fault that is kept, and after them how many are not."""
        rest = (f"and {self._more} more faults; mend these first",) if self._more else ()
        return (*self._kept, *rest)

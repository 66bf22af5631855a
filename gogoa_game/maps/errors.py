"""The one error that a map can raise."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path


SHOWN = 5


class MapError(ValueError):
    """A map that cannot be played on: `file` and all `faults`, one sentence each.

    As a text it names the first of them and says how many more there are.
    """

    def __init__(self, file: Path, faults: Iterable[str]) -> None:
        self.file = file
        self.faults = tuple(faults)
        told, more = "; ".join(self.faults[:SHOWN]), len(self.faults) - SHOWN
        rest = f"; and {more} more, which gogoa check-map lists" if more > 0 else ""
        super().__init__(f"{file}: {told}{rest}")

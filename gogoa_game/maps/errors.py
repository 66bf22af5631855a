"""The one error that a map can raise."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path


class MapError(ValueError):
    """A map that cannot be played on: `file` and every fault, one sentence each."""

    def __init__(self, file: Path, faults: Iterable[str]) -> None:
        self.file = file
        self.faults = tuple(faults)
        super().__init__(f"{file}: {'; '.join(self.faults)}")

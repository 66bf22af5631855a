"""How long every scene takes to draw: `python -m tests.bench.bench_scenes`. It needs no display.

The scenes are those of `gogoa shots`, at 1920x1080 with the dummy driver. Each is drawn again and
again as it stands; scenes in motion are measured in motion by `bench_client`.
"""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import statistics
import tempfile
from pathlib import Path
from unittest.mock import patch

from gogoa_game.desktop import shots
from gogoa_game.desktop.camera import Camera
from tests.bench.bench_client import Stopwatch, Took, each, head, p95, row
from tests.bench.yardstick import announce

DRAWN = 40


class StopwatchCamera(Camera):
    """Measures what it would have taken a picture of."""

    def shot(self, name: str) -> None:
        times: list[Took] = []
        for _ in range(DRAWN):
            watch = Stopwatch()
            self.app._paint(self.app.director.visible(), self._window.surface())
            times.append(watch.read())
        row(f"{name}, median", each(statistics.median, times), "ms")
        row(f"{name}, p95 of {DRAWN} frames", each(p95, times), "ms", "<= 8")


def main() -> None:
    """Prints the table."""
    announce()
    head()
    with tempfile.TemporaryDirectory() as folder, patch.object(shots, "Camera", StopwatchCamera):
        shots.take_shots(Path(folder))


if __name__ == "__main__":
    main()

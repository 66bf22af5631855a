"""Speed and memory of the client: `python -m tests.bench.bench_client`. It needs no display.

Frames are drawn with the dummy driver at 1920x1080; times are milliseconds of drawing, the flip
not included. Compare figures of one run with each other: machines differ, and are busy.
"""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from gogoa_game.app import App, Window
from gogoa_game.bots import LEVELS, decide
from gogoa_game.logic.chance import stream
from gogoa_game.logic.dice import Purpose
from gogoa_game.logic.state import Phase
from gogoa_game.maps import load_map
from gogoa_game.match import Match, Player
from gogoa_game.scenes import flow
from gogoa_game.scenes.play import PlayScene
from gogoa_game.scenes.results import ResultsScene
from gogoa_game.scenes.reveal import RevealScene
from gogoa_game.scenes.table import TableScene
from gogoa_game.scenes.title import TitleScene
from gogoa_game.store import Store
from gogoa_game.ui.assets import asset
from gogoa_game.ui.painter import Painter
from gogoa_game.ui.theme import TOKENS

if TYPE_CHECKING:
    from collections.abc import Callable

SIZE = (1920, 1080)
FIRST_FRAME = """
import time
started = time.clock_gettime(time.CLOCK_BOOTTIME)
import sys
from pathlib import Path
ticks = int(Path("/proc/self/stat").read_text().rsplit(")", 1)[1].split()[19])
import os
born = ticks / os.sysconf("SC_CLK_TCK")
from gogoa_game.app import App, Window
from gogoa_game.scenes.title import TitleScene
from gogoa_game.store import Store
from gogoa_game.ui.assets import asset
app = App(Window({size}, False), Store(Path({home!r})), asset("maps", "goa.tmx"), TitleScene)
app.loop_once([])
print(time.clock_gettime(time.CLOCK_BOOTTIME) - born)
"""


class Client:
    """An application in a window without a display, with a clock of its own."""

    def __init__(self, home: Path) -> None:
        self.now = 0.0
        self.app = App(
            Window(SIZE, fullscreen=False),
            Store(home),
            asset("maps", "goa.tmx"),
            TitleScene,
            clock=lambda: self.now,
        )
        self.frame()

    def frame(self, ms: float = 16.0) -> float:
        """One turn of the loop; how long it took, in milliseconds."""
        self.now += ms
        began = time.perf_counter()
        self.app.loop_once([])
        return (time.perf_counter() - began) * 1000

    def draw(self) -> float:
        """Draws the scene on top once more; how long it took, in milliseconds."""
        app = self.app
        painter = Painter(app.window.surface(), app._stage, app._sprites, app._fonts)
        began = time.perf_counter()
        app.director.top.draw(painter)
        return (time.perf_counter() - began) * 1000

    def begin(self, match: Match) -> None:
        """Shows a match from where it is."""
        flow.begin(self.app.context, match)
        self.frame()

    def until(self, kind: type) -> None:
        """Lets the table run until such a scene is on top."""
        for _ in range(4000):
            if isinstance(self.app.director.top, kind):
                return
            self.frame(100.0)
        raise AssertionError(f"no {kind.__name__} came")


def table(people: int, bots: int) -> list[Player]:
    """A line-up of people and bots."""
    kinds = ["human"] * people + ["bot:easy"] * bots
    return [
        Player(token.title(), kind, token, token)
        for kind, token in zip(kinds, TOKENS, strict=False)
    ]


def played(players: list[Player], day: int) -> Match:
    """A match in which the first seat is to play on that day; bots have played for all."""
    match = Match(load_map(asset("maps", "goa.tmx")), players, 5)
    while not (match.state.day == day and match.state.to_act[:1] == (0,)):
        if match.state.phase is Phase.ROLLING:
            match.roll()
            continue
        seat = match.state.to_act[0]
        match.play(decide(LEVELS["easy"](match.view(seat), stream(1, f"bench {seat}"))))
    return match


def first_frame(runs: int = 7) -> list[float]:
    """Seconds from the birth of a process to its first frame of the title."""
    with tempfile.TemporaryDirectory() as home:
        code = FIRST_FRAME.format(size=SIZE, home=home)
        environment = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        return [
            float(
                subprocess.run(
                    [sys.executable, "-c", code],
                    capture_output=True,
                    text=True,
                    check=True,
                    env=environment,
                ).stdout
            )
            for _ in range(runs)
        ]


def idle_share(seconds: float = 5.0) -> float:
    """The share of a core that a quiet turn takes, in a process that runs its own loop."""
    code = """
import threading, time, sys
from pathlib import Path
import pygame
from tests.bench import bench_client as b
from gogoa_game.app import App, Window
from gogoa_game.scenes.title import TitleScene
from gogoa_game.store import Store
from gogoa_game.ui.assets import asset
app = App(Window(b.SIZE, False), Store(Path(sys.argv[1])), asset("maps", "goa.tmx"), TitleScene)
b.flow.begin(app.context, b.played(b.table(1, 3), 6))
for _ in range(60):
    app.loop_once([])
    time.sleep(0.02)
used, began = time.process_time(), time.monotonic()
while time.monotonic() - began < float(sys.argv[2]):
    app.loop_once()
print((time.process_time() - used) / (time.monotonic() - began))
"""
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [sys.executable, "-c", code, home, str(seconds)],
            capture_output=True,
            text=True,
            check=True,
        )
    return float(done.stdout.split()[-1])


def p95(values: list[float]) -> float:
    """The value that 95 of 100 do not exceed."""
    return sorted(values)[int(len(values) * 0.95)]


def frames(client: Client, while_in: type, most: int = 400) -> list[float]:
    """Frame times while a scene of that kind is on top and moves."""
    times: list[float] = []
    while isinstance(client.app.director.top, while_in) and len(times) < most:
        if not client.app.director.top.animating:
            break
        times.append(client.frame())
    return times


def line(name: str, value: float, unit: str, target: str) -> None:
    """One line of the table."""
    print(f"{name:<58}{value:>9.2f} {unit:<3} {target}")


def measured(client: Client, name: str, act: Callable[[], list[float]]) -> None:
    """Prints the median and the 95th percentile of a moving scene."""
    times = act()
    line(f"{name}, median", statistics.median(times), "ms", "")
    line(f"{name}, p95 of {len(times)} frames", p95(times), "ms", "<= 8")


def main() -> None:
    """Prints the table."""
    line("process start to first title frame", statistics.median(first_frame()), "s", "<= 0.6")
    line("a quiet turn, share of a core", 100 * idle_share(), "%", "<= 3")
    with tempfile.TemporaryDirectory() as folder:
        client = Client(Path(folder))
        client.begin(played(table(1, 3), 8))
        scene = client.app.director.top
        assert isinstance(scene, PlayScene)
        assignment = scene.draft._options[0].assignment
        for purpose, place in zip(Purpose, assignment, strict=True):
            scene.draft = scene.draft.give(place, purpose)
        scene._refresh()
        client.draw()
        times = [client.draw() for _ in range(200)]
        line("play scene, drawing a frame, median", statistics.median(times), "ms", "<= 4")
        scene._extend(scene.draft.extensions()[-1])
        measured(client, "pencil on its way", lambda: frames(client, PlayScene, 50))
        client.begin(Match(client.app.context.maps, table(0, 6), 3))
        client.until(TableScene)
        measured(client, "table, six bots", lambda: frames(client, TableScene))
        client.until(RevealScene)
        measured(client, "reveal of six", lambda: frames(client, RevealScene))
        client.until(ResultsScene)
        measured(client, "results", lambda: frames(client, ResultsScene))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    line("peak memory after all of these scenes at 1920x1080", peak, "MB", "<= 200")


if __name__ == "__main__":
    main()

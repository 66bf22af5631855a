"""Speed and memory of the client: `python -m tests.bench.bench_client`. It needs no display.

Frames are drawn with the dummy driver at 1920x1080; times are of drawing and the loop around it,
without a monitor's flip. Two figures stand in each row: by the clock on the wall, which the
targets mean, and of the processor's time alone. On an idle machine they are the same; where the
wall's is much larger, other programs had the processor meanwhile, as the load says as well.
"""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import resource
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from gogoa_game.bots import LEVELS, decide
from gogoa_game.desktop.app import App
from gogoa_game.desktop.place import USUAL_SIZE
from gogoa_game.desktop.window import Window
from gogoa_game.files.assets import asset
from gogoa_game.logic.chance import stream
from gogoa_game.logic.dice import Purpose
from gogoa_game.logic.state import Phase
from gogoa_game.maps import load_map
from gogoa_game.scenes import flow
from gogoa_game.scenes.play.scene import PlayScene
from gogoa_game.scenes.results.scene import ResultsScene
from gogoa_game.scenes.reveal.scene import RevealScene
from gogoa_game.scenes.title import TitleScene
from gogoa_game.scenes.watch.scene import WatchScene
from gogoa_game.store.store import Store
from gogoa_game.table.match import Match, Player
from gogoa_game.ui.paint.painter import Painter
from gogoa_game.ui.theme import TOKENS
from tests.bench import bench_logic, bench_simulate
from tests.processes import run

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

SIZE = (1920, 1080)
FIRST_FRAME = """
import os, time
from pathlib import Path
ticks = int(Path("/proc/self/stat").read_text().rsplit(")", 1)[1].split()[19])
born = ticks / os.sysconf("SC_CLK_TCK")
from gogoa_game.desktop import window
from gogoa_game.commands import cli
def shown(_window):
    print(time.clock_gettime(time.CLOCK_BOOTTIME) - born, time.process_time(), flush=True)
    os._exit(0)
window.Window.flip = shown
cli.main(["--windowed", "--size", "{0}x{1}"])
"""
"""The command `gogoa` as far as its first picture."""


class Took(NamedTuple):
    """How long something took by the wall's clock, and how much of the processor it took."""

    wall: float
    cpu: float


class Stopwatch:
    """Both times since it was made, in milliseconds."""

    def __init__(self) -> None:
        self._wall, self._cpu = time.perf_counter(), time.process_time()

    def read(self) -> Took:
        """The times so far."""
        wall, cpu = time.perf_counter() - self._wall, time.process_time() - self._cpu
        return Took(wall * 1000, cpu * 1000)


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

    def frame(self, ms: float = 16.0) -> Took:
        """One turn of the loop."""
        self.now += ms
        watch = Stopwatch()
        self.app.loop_once([])
        return watch.read()

    def draw(self) -> Took:
        """Draws the scene on top once more."""
        app = self.app
        painter = Painter(app.window.surface(), app._stage, app._sprites, app._fonts)
        watch = Stopwatch()
        app.director.top.draw(painter)
        return watch.read()

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


def table(people: int, bots: int, level: str = "easy") -> list[Player]:
    """A line-up of people and bots."""
    kinds = ["human"] * people + [f"bot:{level}"] * bots
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


def first_frame(size: tuple[int, int], runs: int = 7) -> list[Took]:
    """Seconds from the birth of a process to its first frame of the title."""
    with tempfile.TemporaryDirectory() as home:
        code = FIRST_FRAME.format(*size)
        environment = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "GOGOA_HOME": home}
        command = [sys.executable, "-c", code]
        found = []
        for _ in range(runs):
            done = run(command, check=True, env=environment)
            wall, cpu = map(float, done.stdout.split())
            found.append(Took(wall, cpu))
        return found


def idle_share(seconds: float = 5.0) -> float:
    """The share of a core that a quiet turn takes, in a process that runs its own loop."""
    code = """
import threading, time, sys
from pathlib import Path
import pygame
from tests.bench import bench_client as b
from gogoa_game.desktop.app import App
from gogoa_game.desktop.window import Window
from gogoa_game.scenes.title import TitleScene
from gogoa_game.store.store import Store
from gogoa_game.files.assets import asset
app = App(Window(b.SIZE, False), Store(Path(sys.argv[1])), asset("maps", "goa.tmx"), TitleScene)
b.flow.begin(app.context, b.played(b.table(1, 3), 6))
for _ in range(60):
    app.loop_once([])
    time.sleep(0.02)
while app.director.top.adviser.listening:  # the coach speaks first
    app.loop_once([])
used, began = time.process_time(), time.monotonic()
while time.monotonic() - began < float(sys.argv[2]):
    app.loop_once()
print((time.process_time() - used) / (time.monotonic() - began))
"""
    with tempfile.TemporaryDirectory() as home:
        done = run(
            [sys.executable, "-c", code, home, str(seconds)],
            check=True,
        )
    return float(done.stdout.split()[-1])


def experts_memory() -> float:
    """The most megabytes that two days of six experts take, over the title, in a new process."""
    code = """
import sys
from pathlib import Path
from tests.bench import bench_client as b
client = b.Client(Path(sys.argv[1]))
client.app.context.read_map()
title = b.memory()
client.begin(b.Match(client.app.context.maps, b.table(0, 6, "expert"), 3))
client.until(b.WatchScene)
match = client.app.director.top.session._match
while match.state.day <= 2:
    client.frame(50.0)
print(b.peak() - title)
"""
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-c", code, home]
        done = run(command, check=True, timeout=600)
    return float(done.stdout.split()[-1])


def map_loads(runs: int = 15) -> list[Took]:
    """Reading the map of the game anew."""
    found = []
    for _ in range(runs):
        watch = Stopwatch()
        load_map(asset("maps", "goa.tmx"))
        found.append(watch.read())
    return found


def p95(values: Iterable[float]) -> float:
    """The value that 95 of 100 do not exceed."""
    ordered = sorted(values)
    return ordered[int(len(ordered) * 0.95)]


def p99(values: Iterable[float]) -> float:
    """The value that 99 of 100 do not exceed."""
    ordered = sorted(values)
    return ordered[int(len(ordered) * 0.99)]


def each(take: Callable[[Iterable[float]], float], times: list[Took]) -> Took:
    """The median, say, of both columns."""
    return Took(take(took.wall for took in times), take(took.cpu for took in times))


def frames(client: Client, while_in: type, most: int = 400) -> list[Took]:
    """Frame times while a scene of that kind is on top and moves."""
    times: list[Took] = []
    while isinstance(client.app.director.top, while_in) and len(times) < most:
        if not client.app.director.top.animating:
            break
        times.append(client.frame())
    return times


def table_frames(client: Client, most: int = 400) -> dict[str, list[Took]]:
    """Frames of the table by what happens: a day is announced, dice fly, a bot thinks."""
    kinds = ("a day begins", "dice fly", "a bot thinks", "the rest")
    found: dict[str, list[Took]] = {kind: [] for kind in kinds}
    for _ in range(most):
        scene = client.app.director.top
        if not isinstance(scene, WatchScene):
            break
        if not scene.animator.active:
            kind = "a bot thinks"
        elif scene.animator.running("day close"):
            kind = "a day begins"
        elif scene.animator.running("throw"):
            kind = "dice fly"
        else:
            kind = "the rest"
        found[kind].append(client.frame())
    return found


def thinking_rows(client: Client, days: int = 2) -> None:
    """Frames of the table in a game of six experts, in the middle of thinking."""
    client.begin(Match(client.app.context.maps, table(0, 6, "expert"), 3))
    client.until(WatchScene)
    times: list[Took] = []
    match = client.app.director.top.session._match  # type: ignore[attr-defined]
    while match.state.day <= days:
        scene = client.app.director.top
        thinks = isinstance(scene, WatchScene) and not scene.animator.active
        took = client.frame(16.0 if thinks else 100.0)
        if thinks:
            times.append(took)
    row("table, six experts think, median", each(statistics.median, times), "ms")
    row(f"table, six experts think, p99 of {len(times)}", each(p99, times), "ms", "<= 16")


def memory() -> float:
    """The megabytes that this process holds now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1024**2


def peak() -> float:
    """The most megabytes that this process has held; getrusage would count the parent's too."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmHWM"):
            return int(line.split()[1]) / 1024
    raise AssertionError("no peak is told")


def row(name: str, took: Took, unit: str, target: str = "") -> None:
    """A row with both times."""
    print(f"{name:<50}{took.wall:>9.2f}{took.cpu:>9.2f} {unit:<3} {target}")


def single(name: str, value: float, unit: str, target: str) -> None:
    """A row of something that is no time."""
    print(f"{name:<50}{value:>9.2f}{'':>9} {unit:<3} {target}")


def moving_rows(name: str, times: list[Took], target: str = "<= 8") -> None:
    """The rows of a scene that moves."""
    row(f"{name}, median", each(statistics.median, times), "ms")
    row(f"{name}, p95 of {len(times)} frames", each(p95, times), "ms", target)
    late = 100 * sum(took.wall > 16 for took in times) / len(times)
    single(f"{name}, frames above 16 ms", late, "%", "<= 1")


def turn_on_screen(client: Client) -> None:
    """The screen of a turn, still and while the pencil draws the path."""
    client.begin(played(table(1, 3), 8))
    scene = client.app.director.top
    assert isinstance(scene, PlayScene)
    assignment = scene.hand.draft._options[0].assignment
    for purpose, place in zip(Purpose, assignment, strict=True):
        scene.hand.draft = scene.hand.draft.give(place, purpose)
    scene._refresh()
    while scene.adviser.listening or scene.flights.flying:
        client.frame()
    client.draw()
    still = [client.draw() for _ in range(200)]
    row("play scene, median", each(statistics.median, still), "ms", "<= 4")
    scene._extend(scene.hand.draft.extensions()[-1])
    moving_rows("pencil on its way", frames(client, PlayScene, 50))


def client_rows() -> None:
    """Everything that needs a window."""
    for size in (USUAL_SIZE, SIZE):
        times = first_frame(size)
        name = f"process start to first frame, {size[0]}x{size[1]}"
        row(f"{name}, best", each(min, times), "s")
        row(f"{name}, median", each(statistics.median, times), "s", "<= 0.6")
    single("a quiet turn, share of a core", 100 * idle_share(), "%", "<= 3")
    row("map load", each(statistics.median, map_loads()), "ms")
    with tempfile.TemporaryDirectory() as folder:
        client = Client(Path(folder))
        turn_on_screen(client)
        client.begin(Match(client.app.context.maps, table(0, 6), 3))
        client.until(WatchScene)
        for kind, times in table_frames(client).items():
            if times:
                moving_rows(f"table, {kind}", times, "" if "thinks" in kind else "<= 8")
        client.until(RevealScene)
        moving_rows("reveal of six", frames(client, RevealScene))
        client.until(ResultsScene)
        moving_rows("results", frames(client, ResultsScene))
        single("peak memory after these scenes at 1920x1080", peak(), "MB", "<= 250")
        thinking_rows(client)
    single("six experts, memory over the title", experts_memory(), "MB", "<= 150")


def main() -> None:
    """Prints the table, then those of the rules and of games without a window."""
    print(f"load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print(f"{'':<50}{'wall':>9}{'cpu':>9}")
    client_rows()
    print(f"load after: {os.getloadavg()[0]:.1f}\n")
    bench_logic.main()
    print()
    print("simulate, one process:", end=" ")
    bench_simulate.main()


if __name__ == "__main__":
    main()

"""What a real window takes of a core: `python -m tests.bench.bench_desktop`. It needs Xvfb.

The game runs its own loop in a process of its own, on a screen without a monitor; counted is the
processor's time of that process alone.
"""

from __future__ import annotations

import os
import sys
import tempfile

from tests.bench.bench_client import single
from tests.bench.yardstick import announce
from tests.processes import run
from tests.window.screen import MISSING, virtual_screen

SIZES = ((1280, 720), (1920, 1080))
MEASURED = """
import os, sys, time
from pathlib import Path
import pygame
from gogoa_game.desktop.app import App
from gogoa_game.desktop.window import Window
from gogoa_game.files.assets import asset
from gogoa_game.scenes.title import TitleScene
from gogoa_game.store.store import Store
from tests.bench import bench_client as b
home, what, seconds, *size = sys.argv[1:]
window = Window(tuple(map(int, size)), fullscreen=False)
app = App(window, Store(Path(home)), asset("maps", "goa.tmx"), TitleScene)
began, counted = [], []
def loop_once(app, events=None, usual=App.loop_once):
    if what == "turn" and len(began) == 0:
        b.flow.begin(app.context, b.played(b.table(1, 3), 6))
    now = time.monotonic()
    began.append((now, time.process_time()))
    if what == "minimised" and len(began) == 2:
        app.window.note(pygame.event.Event(pygame.WINDOWMINIMIZED))
    if not counted and now - began[0][0] >= 4.0 and not (what == "turn" and app._moving):
        counted.append(began[-1])  # all has settled, and the coach has spoken
    start = counted[0] if counted else began[-1]
    if now - start[0] >= float(seconds):
        frames = len(began) - began.index(start)
        used = time.process_time() - start[1]
        print(100 * used / (now - start[0]), frames / (now - start[0]), flush=True)
        os._exit(0)
    return usual(app, events)
App.loop_once = loop_once
app.run()
"""
"""The game once it has settled: prints percents of a core and turns of its loop a second."""


def share(what: str, size: tuple[int, int], seconds: float = 8.0) -> tuple[float, float]:
    """Percents of a core and turns of the loop a second, of the title or of a turn that rests."""
    with virtual_screen(size) as screen, tempfile.TemporaryDirectory() as home:
        done = run(
            [sys.executable, "-c", MEASURED, home, what, str(seconds), *map(str, size)],
            env={**screen.environment, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"},
            check=True,
        )
    used, frames = map(float, done.stdout.split()[-2:])
    return used, frames


def main() -> None:
    """Prints the table."""
    if MISSING:
        print(f"a real window needs {' and '.join(MISSING)}")
        return
    announce()
    print(f"load: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for width, height in SIZES:
        for what, name, most in (
            ("title", "the title that nobody touches", 12),
            ("turn", "a quiet turn", 3),
            ("minimised", "the title, minimised", 3),
        ):
            used, frames = share(what, (width, height))
            target = f"<= {most}, {frames:.0f} turns of the loop a second"
            single(f"{name}, {width}x{height}, share of a core", used, "%", target)


if __name__ == "__main__":
    main()

"""A real window on a virtual screen: Xvfb, the game as a process, and a mouse moved by xdotool."""

from __future__ import annotations

import os
import shutil
import struct
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, PIPE, CalledProcessError
from typing import TYPE_CHECKING

import pygame

from tests.processes import run, started

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.processes import Process

MISSING = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
PATIENCE = 20.0
RESTING = 1
FEW_SHADES = 16
"""Values of colours of an empty screen, at most."""


@contextmanager
def virtual_screen(size: tuple[int, int]) -> Iterator[VirtualScreen]:
    """A screen as long as the block lasts."""
    read, write = os.pipe()
    with os.fdopen(read) as pipe, tempfile.TemporaryDirectory() as folder:
        wide, high = size
        command = [
            "Xvfb", "-displayfd", str(write), "-screen", "0", f"{wide}x{high}x24",
            "-fbdir", folder, "-noreset", "-nolisten", "tcp",
        ]  # fmt: skip
        with started(command, pass_fds=[write], stderr=DEVNULL) as server:
            os.close(write)
            yield VirtualScreen(f":{pipe.readline().strip()}", Path(folder))
            server.terminate()  # it clears its socket away
            server.wait(PATIENCE)


class VirtualScreen:
    """An X server without a monitor: the name of the display, and the folder of its picture."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self._folder = folder

    @property
    def environment(self) -> dict[str, str]:
        """The environment of programs on this screen."""
        return {**os.environ, "DISPLAY": self.name}

    def picture(self) -> pygame.Surface:
        """What the screen shows: the server keeps it in a file, 32 bits a pixel, after a header."""
        data = (self._folder / "Xvfb_screen0").read_bytes()
        header = struct.unpack(">25I", data[:100])
        length, width, height, row, colours = (header[i] for i in (0, 4, 5, 12, 19))
        start = length + 12 * colours
        assert row == 4 * width
        pixels = data[start : start + row * height]
        return pygame.image.frombuffer(pixels, (width, height), "BGRA")

    def xdotool(self, *words: object) -> str:
        """Runs xdotool and returns what it prints."""
        command = ["xdotool", *map(str, words)]
        return run(command, env=self.environment, check=True, timeout=PATIENCE).stdout


@contextmanager
def real_game(screen: VirtualScreen, home: Path, *options: str) -> Iterator[RealGame]:
    """The game, once its window is open; it is ended for good after the block."""
    environment = {
        **screen.environment,
        "SDL_VIDEODRIVER": "x11",
        "SDL_NO_SIGNAL_HANDLERS": "0",  # the drawing of pictures sets it in its process
        "SDL_AUDIODRIVER": "dummy",
        "GOGOA_HOME": str(home),
    }
    command = [sys.executable, "-m", "gogoa_game", *options]
    with started(command, env=environment, stderr=PIPE, text=True) as process:
        yield RealGame(process, screen, home)


class RealGame:
    """The game as a process of its own in a real window."""

    def __init__(self, process: Process, screen: VirtualScreen, home: Path) -> None:
        self.process = process
        self.screen = screen
        self.home = home
        wait_for(lambda: "drawn" if len(set(self._look()[::997])) > FEW_SHADES else "")
        self.still()

    @property
    def window(self) -> str:
        """The id of the game's window now: that of its first moments may not be the last."""
        return wait_for(self._window_under_the_mouse)

    def _window_under_the_mouse(self) -> str:
        """The id of the game's window; empty while only the root window is there."""
        assert self.process.poll() is None, self.process.stderr.read()  # type: ignore[union-attr]
        root = self.screen.xdotool("search", "--maxdepth", 0, "--name", ".*").split()
        self.screen.xdotool("mousemove", 20, 60)
        try:
            facts = self.screen.xdotool("getmouselocation", "--shell")
        except CalledProcessError:
            return ""  # the window has just come or gone
        window = facts.partition("WINDOW=")[2].split()[0]
        return "" if window in root else window

    def click(self, x: float, y: float) -> None:
        """A click of the left button at a pixel of the screen."""
        self.screen.xdotool("mousemove", round(x), round(y), "sleep", "0.03", "click", "1")
        time.sleep(0.07)

    def still(self) -> bytes:
        """The picture once it rests: two looks show the same, and nothing was worked on meanwhile.

        A picture may also stand because the next scene is long in coming; a click before that is
        seen is for nobody.
        """
        looks, worked = [self._look()], [self._worked()]

        def same() -> str:
            time.sleep(0.25)
            looks.append(self._look())
            worked.append(self._worked())
            rests = looks[-1] == looks[-2] and worked[-1] - worked[-2] <= RESTING
            return "still" if rests else ""

        wait_for(same)
        return looks[-1]

    def _worked(self) -> int:
        """The hundredths of a second that the game has used of the processor."""
        facts = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return int(facts[11]) + int(facts[12])

    def click_and_see(self, x: float, y: float) -> None:
        """A click that changes the picture, and what it leads to, however busy the machine is."""
        self.screen.xdotool("mousemove", round(x), round(y))
        before = self.still()
        self.screen.xdotool("click", "1")
        wait_for(lambda: "changed" if self._look() != before else "")
        self.still()

    def _look(self) -> bytes:
        return pygame.image.tobytes(self.screen.picture(), "RGB")

    def close_window(self) -> int:
        """Closes the window as a click on its cross does; the exit code."""
        asking = [sys.executable, "-m", "tests.window.closing", self.screen.name, self.window]
        run(asking, check=True)
        return self.process.wait(PATIENCE)

    def quit(self) -> int:
        """Asks the game to end, as a system that shuts down does; the exit code."""
        self.process.terminate()
        return self.process.wait(PATIENCE)


def wait_for(look: Callable[[], str], patience: float = PATIENCE) -> str:
    """Looks again and again until something is there."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError("waited in vain")

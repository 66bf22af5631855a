"""A real window on a virtual screen: Xvfb, the game as a process, and a mouse moved by xdotool."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from tests.window.closing import ask_to_close

if TYPE_CHECKING:
    from collections.abc import Callable

MISSING = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
PATIENCE = 20.0


class VirtualScreen:
    """An X server without a monitor."""

    def __init__(self, size: tuple[int, int] = (1280, 720)) -> None:
        read, write = os.pipe()
        self._folder = tempfile.TemporaryDirectory()
        self._server = subprocess.Popen(
            [
                "Xvfb",
                "-displayfd",
                str(write),
                "-screen",
                "0",
                f"{size[0]}x{size[1]}x24",
                "-fbdir",
                self._folder.name,
                "-noreset",
                "-nolisten",
                "tcp",
            ],
            pass_fds=(write,),
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as pipe:
            self.name = f":{pipe.readline().strip()}"

    @property
    def environment(self) -> dict[str, str]:
        """The environment of programs on this screen."""
        return {**os.environ, "DISPLAY": self.name}

    def close(self) -> None:
        """Ends the server."""
        self._server.terminate()
        self._server.wait(PATIENCE)
        self._folder.cleanup()

    def picture(self) -> pygame.Surface:
        """What the screen shows: the server keeps it in a file, 32 bits a pixel, after a header."""
        data = (Path(self._folder.name) / "Xvfb_screen0").read_bytes()
        header = struct.unpack(">25I", data[:100])
        length, width, height, row, colours = (header[i] for i in (0, 4, 5, 12, 19))
        start = length + 12 * colours
        assert row == 4 * width
        pixels = data[start : start + row * height]
        return pygame.image.frombuffer(pixels, (width, height), "BGRA")

    def xdotool(self, *words: object) -> str:
        """Runs xdotool and returns what it prints."""
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env=self.environment,
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE,
        )
        return done.stdout


class RealGame:
    """The game as a process of its own in a real window."""

    def __init__(self, screen: VirtualScreen, home: Path, *options: str) -> None:
        self.screen = screen
        self.home = home
        self.process = subprocess.Popen(
            [sys.executable, "-m", "gogoa_game", *options],
            env={
                **screen.environment,
                "SDL_VIDEODRIVER": "x11",
                "SDL_NO_SIGNAL_HANDLERS": "0",  # the drawing of pictures sets it in its process
                "SDL_AUDIODRIVER": "dummy",
                "GOGOA_HOME": str(home),
            },
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            self.window = wait_for(self._window_under_the_mouse)
        except BaseException:
            self.close()
            raise
        time.sleep(1.0)

    def _window_under_the_mouse(self) -> str:
        """The id of the game's window; empty while only the root window is there."""
        assert self.process.poll() is None, self.process.stderr.read()  # type: ignore[union-attr]
        root = self.screen.xdotool("search", "--maxdepth", 0, "--name", ".*").split()
        self.screen.xdotool("mousemove", 20, 60)
        try:
            facts = self.screen.xdotool("getmouselocation", "--shell")
        except subprocess.CalledProcessError:
            return ""  # the window has just come or gone
        window = facts.partition("WINDOW=")[2].split()[0]
        return "" if window in root else window

    def click(self, x: float, y: float) -> None:
        """A click of the left button at a pixel of the screen."""
        self.screen.xdotool("mousemove", round(x), round(y), "sleep", "0.03", "click", "1")
        time.sleep(0.07)

    def close_window(self) -> int:
        """Closes the window as a click on its cross does; the exit code."""
        ask_to_close(self.screen.name, int(self.window))
        return self.process.wait(PATIENCE)

    def quit(self) -> int:
        """Asks the game to end, as a system that shuts down does; the exit code."""
        self.process.terminate()
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Ends the game for good."""
        self.process.kill()
        self.process.wait()
        assert self.process.stderr is not None
        self.process.stderr.close()


def wait_for(look: Callable[[], str], patience: float = PATIENCE) -> str:
    """Looks again and again until something is there."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError("waited in vain")

"""A real window on a virtual screen: Xvfb, the game as a process, and a mouse moved by xdotool."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

MISSING = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
PATIENCE = 20.0


class VirtualScreen:
    """An X server without a monitor."""

    def __init__(self, size: tuple[int, int] = (1280, 720)) -> None:
        read, write = os.pipe()
        self._server = subprocess.Popen(
            [
                "Xvfb",
                "-displayfd",
                str(write),
                "-screen",
                "0",
                f"{size[0]}x{size[1]}x24",
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
                "SDL_AUDIODRIVER": "dummy",
                "GOGOA_HOME": str(home),
            },
            stderr=subprocess.PIPE,
            text=True,
        )
        self.window = wait_for(self._window_under_the_mouse)
        time.sleep(1.0)

    def _window_under_the_mouse(self) -> str:
        """The id of the game's window; empty while only the root window is there."""
        assert self.process.poll() is None, self.process.stderr.read()  # type: ignore[union-attr]
        root = self.screen.xdotool("search", "--maxdepth", 0, "--name", ".*").split()
        self.screen.xdotool("mousemove", 5, 5)
        facts = self.screen.xdotool("getmouselocation", "--shell")
        window = facts.partition("WINDOW=")[2].split()[0]
        return "" if window in root else window

    def click(self, x: float, y: float) -> None:
        """A click of the left button at a pixel of the screen."""
        self.screen.xdotool("mousemove", round(x), round(y), "sleep", "0.03", "click", "1")
        time.sleep(0.07)

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

"""What `gogoa` does to open its window and play."""

from __future__ import annotations

import logging
import os
from typing import TYPE_CHECKING

import pygame

from gogoa_game.desktop.app import App
from gogoa_game.desktop.window import DEFAULT_SIZE, Window
from gogoa_game.files.assets import asset
from gogoa_game.scenes.title import TitleScene
from gogoa_game.store.store import Store

if TYPE_CHECKING:
    from pathlib import Path


def play(
    *,
    seed: int | None,
    language: str | None,
    fullscreen: bool | None,
    size: tuple[int, int] | None,
    map_file: Path,
) -> int:
    """Opens the window and plays until it is closed; the exit code.

    What is None comes from the settings. Raises DisplayError, MapError or AssetError, each with
    one sentence, at once: only a fault of the map that the game brings shows after the first frame.
    """
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    logging.basicConfig(format="gogoa: %(message)s", level=logging.WARNING)
    store = Store()
    settings = store.load_settings()
    if language in ("en", "ja"):
        settings = settings.replace(language=language)
    if fullscreen is not None:
        settings = settings.replace(fullscreen=fullscreen)
    window = Window(size or DEFAULT_SIZE, settings.fullscreen)
    try:
        app = App(window, store, map_file, TitleScene, settings=settings, seed=seed)
        if map_file != asset("maps", "goa.tmx"):
            app.context.read_map()
        app.run()
    finally:
        window.close()
        pygame.quit()
    return 0

"""What `gogoa` does to open its window and play."""

from __future__ import annotations

import logging
import os
from typing import TYPE_CHECKING

import pygame

from gogoa_game.desktop.app import App
from gogoa_game.desktop.place import first_size, moved_in
from gogoa_game.desktop.sdl import ask_for_long_compositions, usable_desktops
from gogoa_game.desktop.window import Window, open_display
from gogoa_game.files.assets import asset
from gogoa_game.scenes.title import TitleScene
from gogoa_game.store.store import Store

if TYPE_CHECKING:
    from pathlib import Path

    from gogoa_game.store.settings import Settings


def play(
    *,
    seed: int | None,
    language: str | None,
    fullscreen: bool | None,
    size: tuple[int, int] | None,
    map_file: Path,
) -> int:
    """Opens the window and plays until it is closed; the exit code.

    What is None comes from the settings, where the place of the window is kept at the end, unless
    its `size` was asked for. Raises DisplayError, MapError or AssetError, each with one sentence,
    at once: only a fault of the map that the game brings shows after the first frame.
    """
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    ask_for_long_compositions()
    logging.basicConfig(format="gogoa: %(message)s", level=logging.WARNING)
    store = Store()
    settings = store.load_settings()
    if language in ("en", "ja"):
        settings = settings.replace(language=language)
    if fullscreen is not None:
        settings = settings.replace(fullscreen=fullscreen)
    window = open_window(size, settings)
    try:
        app = App(window, store, map_file, TitleScene, settings=settings, seed=seed)
        if map_file != asset("maps", "goa.tmx"):
            app.context.read_map()
        app.run()
        if size is None and window.place != settings.window:
            store.change_settings(window=window.place)
    finally:
        window.close()
        pygame.quit()
    return 0


def open_window(size: tuple[int, int] | None, settings: Settings) -> Window:
    """Opens the window in that size; with None as it lay last, or a first one that fits.

    Raises DisplayError.
    """
    if size is not None:
        return Window(size, settings.fullscreen)
    open_display()
    desktops = usable_desktops()
    if settings.window is None:
        return Window(first_size(desktops), settings.fullscreen)
    place = moved_in(settings.window, desktops)
    return Window(
        (place.width, place.height),
        settings.fullscreen,
        at=(place.x, place.y),
        maximised=place.maximised,
    )

"""The game draws the tiles of the map where Tiled draws them."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.maps import load_map
from gogoa_game.ui.map import mapprint
from gogoa_game.ui.map.drawing import draw_map
from gogoa_game.ui.map.mapview import MapView
from gogoa_game.ui.paint.fonts import Fonts
from gogoa_game.ui.paint.painter import Painter
from gogoa_game.ui.paint.sprites import Sprites
from gogoa_game.ui.stage import Stage
from tests.boards import GOA
from tests.processes import run

if TYPE_CHECKING:
    from pathlib import Path

    from gogoa_game.logic.hexes import Hex

SCALE = 0.25
REACH = 0.4  # Of the height of a tile: the square about a centre that is compared.
TOLERANCE = 7  # Of 255: the grain is not even, and edges are smoothed differently.

Colour = tuple[float, float, float]


def mean(surface: pygame.Surface, centre: tuple[float, float], side: float) -> Colour:
    """The mean colour of a square about a point."""
    box = pygame.Rect(0, 0, round(side), round(side))
    box.center = (round(centre[0]), round(centre[1]))
    red, green, blue, _ = pygame.transform.average_color(surface, box)
    return red, green, blue


@pytest.fixture(scope="module")
def tiled(tmp_path_factory: pytest.TempPathFactory) -> pygame.Surface:
    """The tile layers as Tiled's own rasterizer draws them."""
    program = shutil.which("tmxrasterizer")
    if program is None:
        pytest.skip("tmxrasterizer, which comes with Tiled, is not installed")
    folder = tmp_path_factory.mktemp("tiled")
    folder.chmod(0o700)
    picture = folder / "goa.png"
    hidden = [f"--hide-layer={name}" for name in ("places", "rivers", "labels")]
    done = run(
        [program, "--scale", str(SCALE), *hidden, str(GOA), str(picture)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(folder)},
    )
    if not picture.exists():
        pytest.skip(f"tmxrasterizer draws nothing here: {done.stderr.strip()}")
    return pygame.image.load(str(picture))


@pytest.fixture(scope="module")
def drawn() -> tuple[pygame.Surface, MapView]:
    """The map as the game draws it, but for the names of rivers, which Tiled does not write."""
    pygame.display.init()
    pygame.display.set_mode((1920, 1080))
    pygame.font.init()
    surface = pygame.Surface((1920, 1080))
    view = MapView(load_map(GOA), (0, 0, 884, 1080))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mapprint, "naming_rivers", lambda _painter, _view: iter(()))
        draw_map(Painter(surface, Stage((1920, 1080)), Sprites(), Fonts()), view)
    return surface, view


def differences(
    tiled: pygame.Surface, drawn: tuple[pygame.Surface, MapView], name: str
) -> dict[Hex, float]:
    """By hex of a layer, how far the colours of the two pictures are apart at most."""
    surface, view = drawn
    grain = pygame.transform.average_color(Sprites().tile("grain"))
    art = view.game_map.art
    layer = art.layer(name)
    assert layer is not None
    apart = {}
    for cell in layer.tiles:
        x, y = art.centre(cell)
        theirs = mean(tiled, (x * SCALE, y * SCALE), REACH * art.tile_height * SCALE)
        ours = mean(surface, view.centre(cell), REACH * art.tile_height * view.zoom)
        if view.rect.collidepoint(view.centre(cell)):
            apart[cell] = max(
                abs(a * g / 255 - b) for a, b, g in zip(theirs, ours, grain, strict=False)
            )
    return apart


def test_every_hex_of_the_land_has_the_colour_it_has_in_tiled(
    tiled: pygame.Surface, drawn: tuple[pygame.Surface, MapView]
) -> None:
    apart = differences(tiled, drawn, "land")
    assert len(apart) == 180
    assert {cell: far for cell, far in apart.items() if far > TOLERANCE} == {}


def test_the_sea_has_the_shades_it_has_in_tiled(
    tiled: pygame.Surface, drawn: tuple[pygame.Surface, MapView]
) -> None:
    apart = differences(tiled, drawn, "sea")
    # Its name, the dhow and the mouths of rivers cover some hexes.
    covered = [cell for cell, far in apart.items() if far > TOLERANCE]
    assert len(apart) > 100
    assert len(covered) < 25


def test_a_map_saved_again_by_tiled_is_the_same_map(tmp_path: Path) -> None:
    program = shutil.which("tiled")
    if program is None:
        pytest.skip("Tiled is not installed")
    tmp_path.chmod(0o700)
    maps = tmp_path / "maps"
    shutil.copytree(GOA.parent, maps)
    (tmp_path / "sprites").symlink_to(GOA.parent.parent / "sprites")
    saved = maps / "saved.tmx"
    done = run(
        [program, "--export-map", "tmx", str(maps / GOA.name), str(saved)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(tmp_path)},
    )
    if not saved.exists():
        pytest.skip(f"Tiled does not run here: {done.stderr.strip()}")
    shutil.copy(GOA.with_suffix(".toml"), saved.with_suffix(".toml"))
    ours, theirs = load_map(GOA), load_map(saved)
    assert theirs.art == ours.art
    assert theirs.digest == ours.digest

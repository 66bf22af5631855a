"""From hexes to pixels and back: the formulas of the map, at every zoom."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

import pytest

from gogoa_game.logic.hexes import HEADINGS, Heading, Hex, neighbour
from gogoa_game.maps import HexGrid, load_map
from gogoa_game.ui.map.mapview import MapView
from gogoa_game.ui.stage import Stage
from tests.boards import GOA

if TYPE_CHECKING:
    from gogoa_game.maps import GameMap

# Worked out by hand from the numbers of the file: step 192, tile 256 x 222.
CENTRES = {
    Hex(0, 0): (128, 111),
    Hex(0, 1): (128, 333),
    Hex(1, 0): (320, 222),
    Hex(2, 0): (512, 111),
    Hex(2, 2): (512, 555),
    Hex(3, 5): (704, 1332),
    Hex(7, 12): (1472, 2886),
    Hex(8, 12): (1664, 2775),
    Hex(16, 12): (3200, 2775),
    Hex(18, 21): (3584, 4773),
    Hex(-1, -1): (-64, 0),
}
GRIDS = (HexGrid(256, 222, 128), HexGrid(64, 56, 32), HexGrid(80, 40, 20), HexGrid(30, 60, 16))
RECTS = ((0, 0, 884, 1080), (0, 0, 560, 720), (40, 30, 884, 660), (0, 0, 2520, 1080))


@pytest.fixture(scope="module")
def goa() -> GameMap:
    return load_map(GOA)


@pytest.mark.parametrize("cell", CENTRES)
def test_centres_are_those_of_tiled(goa: GameMap, cell: Hex) -> None:
    assert goa.art.centre(cell) == CENTRES[cell]
    assert goa.art.hex_at(*CENTRES[cell]) == cell


@pytest.mark.parametrize("grid", GRIDS)
def test_every_centre_follows_the_formula_and_is_in_its_hex(grid: HexGrid) -> None:
    step = (grid.tile_width + grid.hex_side) / 2
    for col in range(-3, 22):
        for row in range(-3, 25):
            shift = grid.tile_height / 2 if col % 2 else 0
            centre = (
                col * step + grid.tile_width / 2,
                row * grid.tile_height + grid.tile_height / 2 + shift,
            )
            assert grid.centre(Hex(col, row)) == centre
            assert grid.hex_at(*centre) == Hex(col, row)


@pytest.mark.parametrize("grid", GRIDS)
def test_a_hex_reaches_up_to_its_corners_and_sides(grid: HexGrid) -> None:
    cell = Hex(5, 4)
    x, y = grid.centre(cell)
    for cx, cy in grid.corners(cell, 0.98):
        assert grid.hex_at(cx, cy) == cell
    # From the centre through the middle of a side lies the neighbour in that heading.
    middles = {
        (a, b): heading
        for (a, b), heading in zip(
            ((5, 4), (0, 5), (1, 0), (2, 1), (3, 2), (4, 3)), HEADINGS, strict=True
        )
    }
    corners = grid.corners(cell)
    for (a, b), heading in middles.items():
        mx, my = (corners[a][0] + corners[b][0]) / 2, (corners[a][1] + corners[b][1]) / 2
        inside = (x + (mx - x) * 0.98, y + (my - y) * 0.98)
        outside = (x + (mx - x) * 1.02, y + (my - y) * 1.02)
        assert grid.hex_at(*inside) == cell, heading
        assert grid.hex_at(*outside) == neighbour(cell, heading), heading


def test_north_is_up_and_north_east_is_up_right(goa: GameMap) -> None:
    x, y = goa.art.centre(Hex(8, 12))
    nx, ny = goa.art.centre(neighbour(Hex(8, 12), Heading.NORTH))
    assert (nx, ny < y) == (x, True)
    ex, ey = goa.art.centre(neighbour(Hex(8, 12), Heading.NORTH_EAST))
    assert ex > x
    assert ey < y


@pytest.mark.parametrize("rect", RECTS)
def test_a_pixel_belongs_to_the_nearest_centre(
    goa: GameMap, rect: tuple[float, float, float, float]
) -> None:
    view = MapView(goa, rect)
    centres = {cell: view.centre(cell) for cell in goa.board.hexes}
    rng = random.Random(7)
    for _ in range(2000):
        pos = (
            rng.uniform(view.rect.left, view.rect.right - 1),
            rng.uniform(view.rect.top, view.rect.bottom - 1),
        )
        near = sorted((math.dist(pos, centre), cell) for cell, centre in centres.items())[:2]
        picked = view.hex_at(pos)
        if picked is None:
            assert near[0][0] > view.radius * math.sqrt(3) / 2 * 0.995
        elif near[1][0] - near[0][0] > view.radius * 0.01:  # Not on the border of two.
            assert picked == near[0][1]
            assert near[0][0] <= view.radius * 1.001


@pytest.mark.parametrize(
    ("window", "ui_scale"),
    [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1280, 720), 1.5), ((777, 999), 1.25)],
)
def test_a_click_on_the_pixel_of_a_centre_picks_its_hex(
    goa: GameMap, window: tuple[int, int], ui_scale: float
) -> None:
    stage = Stage(window, ui_scale)
    view = MapView(goa, (0, 0, stage.size[0] * 0.46, stage.size[1]))
    for cell in goa.board.hexes:
        x, y = stage.to_window(view.centre(cell))
        pos = stage.to_design((int(x), int(y)))
        assert pos is not None
        assert view.hex_at(pos) == cell


def test_sea_country_around_and_outside_pick_nothing(goa: GameMap) -> None:
    view = MapView(goa, (100, 0, 884, 1080))
    assert view.hex_at(view.centre(Hex(1, 10))) is None, "the sea"
    assert view.hex_at(view.centre(Hex(12, 1))) is None, "Maharashtra"
    assert view.hex_at((50, 500)) is None, "beside the map"
    assert view.hex_at(view.centre(goa.board.start)) == goa.board.start

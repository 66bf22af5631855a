"""The map as drawn: it fits, its markers keep clear of each other, it is drawn only once."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game import i18n
from gogoa_game.logic.hexes import Hex
from gogoa_game.maps import load_map
from gogoa_game.ui import theme
from gogoa_game.ui.map import drawing as mapdrawing
from gogoa_game.ui.map import markers
from gogoa_game.ui.map.drawing import Stamp, draw_map, draw_places, stamps
from gogoa_game.ui.map.mapview import MapView
from gogoa_game.ui.map.markers import MARKED_ALPHA
from gogoa_game.ui.paint.fonts import Fonts
from gogoa_game.ui.paint.painter import Painter
from gogoa_game.ui.paint.sprites import Sprites
from gogoa_game.ui.parts.gamelayout import TableLayout
from gogoa_game.ui.stage import Stage
from tests.boards import GOA

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gogoa_game.maps import GameMap

RECTS = [
    (0, 0, 884, 1080),
    (0, 0, 560, 720),
    (0, 0, 442, 720),
    (30, 60, 700, 900),
    (0, 0, 2520, 1080),
    (0, 0, 400, 1080),
]


@pytest.fixture(scope="module")
def goa() -> GameMap:
    pygame.display.init()
    pygame.font.init()
    return load_map(GOA)


@pytest.fixture
def painter(goa: GameMap) -> Painter:
    return Painter(pygame.Surface((1920, 1080)), Stage((1920, 1080)), Sprites(), Fonts())


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    i18n.set_language("en")
    yield
    i18n.set_language("en")


@pytest.mark.parametrize("rect", RECTS)
def test_the_land_fits_with_all_that_stands_on_it(
    goa: GameMap, rect: tuple[float, float, float, float]
) -> None:
    view = MapView(goa, rect)
    for cell in goa.board.hexes:
        assert all(view.rect.collidepoint(point) for point in view.polygon(cell, 1.2)), cell
    everything = frozenset(place.id for place in goa.board.destinations)
    for marked in (frozenset[str](), everything):
        for stamp in stamps(view, on_plan=everything, marked=marked):
            box = pygame.FRect(0, 0, stamp.size, stamp.size)
            box.center = stamp.centre
            assert view.rect.contains(box), stamp


def test_a_map_can_be_laid_out_again(goa: GameMap) -> None:
    view = MapView(goa, (0, 0, 884, 1080))
    large = view.radius
    assert 29 < large < 30, "45 px markers on 59 px hexes"
    view.layout((100, 50, 560, 720))
    assert view.radius == pytest.approx(large * 2 / 3, rel=0.01)
    assert view.hex_at(view.centre(goa.board.start)) == goa.board.start


def test_helpers_for_paths(goa: GameMap) -> None:
    view = MapView(goa, (0, 0, 884, 1080))
    assert view.path_points([Hex(8, 12), Hex(8, 11)]) == [
        view.centre(Hex(8, 12)),
        view.centre(Hex(8, 11)),
    ]
    corners = view.polygon(Hex(8, 12))
    x, y = view.centre(Hex(8, 12))
    assert corners[0] == pytest.approx((x + view.radius, y))
    assert view.polygon(Hex(8, 12), 0.5)[0] == pytest.approx((x + view.radius / 2, y))
    assert view.place(view.tiled((300, 400))) == pytest.approx((300, 400))


# -- the printed map


def test_the_map_is_drawn_once_for_a_size_and_language(
    goa: GameMap, painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = []
    monkeypatch.setattr(mapdrawing, "print_map", lambda inner, view: calls.append(view.rect.size))
    view = MapView(goa, (0, 0, 884, 1080))
    draw_map(painter, view)
    draw_map(painter, view)
    draw_map(painter, MapView(goa, (0, 0, 884, 1080)))
    assert len(calls) == 1
    i18n.set_language("ja")
    draw_map(painter, view)
    assert len(calls) == 2
    view.layout((0, 0, 600, 900))
    draw_map(painter, view)
    assert calls[2] == (600, 900)


def test_the_map_fills_its_rectangle_and_nothing_else(goa: GameMap, painter: Painter) -> None:
    nothing = (255, 0, 255)
    painter.surface.fill(nothing)
    draw_map(painter, MapView(goa, (100, 40, 700, 900)))
    inside = painter.surface.subsurface((100, 40, 700, 900))
    assert pygame.mask.from_threshold(inside, nothing, (1, 1, 1, 255)).count() == 0
    painter.surface.fill(nothing, (100, 40, 700, 900))
    rest = pygame.mask.from_threshold(painter.surface, nothing, (1, 1, 1, 255))
    assert rest.count() == 1920 * 1080


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (320, 240), (1, 1)])
def test_the_map_is_drawn_in_every_window(
    goa: GameMap, size: tuple[int, int], language: str
) -> None:
    i18n.set_language(language)
    stage = Stage(size, 1.5)
    painter = Painter(pygame.Surface(size), stage, Sprites(), Fonts())
    view = MapView(goa, (0, 0, stage.size[0] * 0.46, stage.size[1]))
    draw_map(painter, view)
    draw_places(painter, view, marked=frozenset({"colva"}), hover=Hex(7, 12))


def test_land_and_sea_have_their_colours(goa: GameMap, painter: Painter) -> None:
    view = MapView(goa, (0, 0, 884, 1080))
    draw_map(painter, view)
    for cell, colour in (
        (Hex(14, 19), theme.TERRAIN["ghats"]),
        (Hex(10, 19), theme.TERRAIN["coast"]),
        (Hex(0, 14), theme.SEA[4]),
        (Hex(1, 3), theme.SEA[0]),
    ):
        x, y = view.centre(cell)
        shown = painter.surface.get_at((round(x), round(y - view.radius * 0.6)))
        assert max(abs(a - b) for a, b in zip(shown[:3], colour, strict=True)) < 24, cell


def test_rivers_open_the_coast(goa: GameMap, painter: Painter) -> None:
    view = MapView(goa, (0, 0, 884, 1080))
    draw_map(painter, view)
    zuari = next(river for river in goa.art.rivers if river.id == "zuari")
    x, y = view.place(zuari.points[0])
    shown = painter.surface.get_at((round(x), round(y)))
    assert max(abs(a - b) for a, b in zip(shown[:3], theme.RIVER, strict=True)) < 24


# -- the places


def everything(view: MapView) -> dict[str, list[Stamp]]:
    """All markers, badges included, by the place they belong to, in both of its states."""
    board = view.game_map.board
    ids = {place.id: view.centre(place.hex) for place in board.destinations}
    ids["start"] = view.centre(board.start)
    found: dict[str, list[Stamp]] = {name: [] for name in ids}
    for marked in (frozenset[str](), frozenset(ids)):
        for stamp in stamps(view, marked=marked):
            x, y = stamp.centre
            owner = min(ids, key=lambda name: (ids[name][0] - x) ** 2 + (ids[name][1] - y) ** 2)
            found[owner].append(stamp)
    return found


def shape(sprites: Sprites, stamp: Stamp, scale: float) -> tuple[pygame.Mask, tuple[int, int]]:
    """What a stamp covers, and where."""
    image = sprites.get(stamp.sprite, round(stamp.size * scale), round(stamp.size * scale))
    left = round(stamp.centre[0] * scale - image.get_width() / 2)
    top = round(stamp.centre[1] * scale - image.get_height() / 2)
    return pygame.mask.from_surface(image, 127), (left, top)


@pytest.mark.parametrize("ui_scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("window", [(1920, 1080), (960, 720), (1680, 720)])
def test_no_marker_or_badge_covers_those_of_another_place(
    goa: GameMap, window: tuple[int, int], ui_scale: float
) -> None:
    stage = Stage(window, ui_scale)
    view, sprites = MapView(goa, TableLayout.of(stage.size).map), Sprites()
    scale = 4 * stage.scale
    shapes = {
        name: [(stamp, shape(sprites, stamp, scale)) for stamp in stamps]
        for name, stamps in everything(view).items()
    }
    for (name, ours), (other, theirs) in combinations(shapes.items(), 2):
        for mine, (mask, at) in ours:
            for its, (mask2, at2) in theirs:
                offset = (at2[0] - at[0], at2[1] - at[1])
                assert mask.overlap(mask2, offset) is None, (name, mine, other, its)


def test_suns_lie_under_all_markers_and_shine_round_their_own(goa: GameMap) -> None:
    view = MapView(goa, (0, 0, 884, 1080))
    ids = frozenset(place.id for place in goa.board.destinations)
    drawn = list(stamps(view, on_plan=ids))
    assert [stamp.sprite for stamp in drawn[:40]] == ["wanted_burst"] * 40
    assert drawn[0].size > 1.3 * max(s.size for s in drawn if s.sprite.startswith("type_"))


def test_places_have_the_states_of_the_player(goa: GameMap) -> None:
    view = MapView(goa, (0, 0, 884, 1080))
    at = {place.id: view.centre(place.hex) for place in goa.board.destinations}
    drawn = list(
        stamps(
            view,
            on_plan=frozenset({"colva", "anjuna"}),
            marked=frozenset({"colva"}),
            found=frozenset({"colva"}),
        )
    )
    suns = [stamp.centre for stamp in drawn if stamp.sprite == "wanted_burst"]
    assert suns == [at["anjuna"]], "a marked destination is wanted no more"
    faded = [stamp.centre for stamp in drawn if stamp.alpha == MARKED_ALPHA]
    assert faded == [at["colva"]]
    assert sum(stamp.sprite == "marked_badge" for stamp in drawn) == 1
    guides = [stamp.alpha for stamp in drawn if stamp.sprite == "guide_badge"]
    assert sorted(guides)[0] < 255
    assert sorted(guides)[1:] == [255, 255]
    assert sum(stamp.sprite == "start" for stamp in drawn) == 1
    assert all(stamp.sprite != "start" for stamp in stamps(view, start=False))


def test_a_ring_shows_the_place_under_the_pointer(goa: GameMap, painter: Painter) -> None:
    view = MapView(goa, (0, 0, 884, 1080))
    for cell, ringed in ((Hex(16, 12), True), (goa.board.start, True), (Hex(10, 11), False)):
        painter.surface.fill(theme.PAPER)
        draw_places(painter, view, hover=cell)
        x, y = view.centre(cell)
        shown = painter.surface.get_at((round(x), round(y - markers.RING * view.radius)))
        assert (shown[:3] == theme.TERRA) is ringed, cell


def test_rings_keep_clear_of_the_markers_beside_them() -> None:
    beside = 3**0.5 - markers.MARKER / 2
    assert beside > markers.RING + markers.RING_WIDTH / 2
    assert markers.RING - markers.RING_WIDTH / 2 > markers.MARKER / 2

"""The names of all places keep clear of the markers and of each other."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game import i18n
from gogoa_game.maps import load_map
from gogoa_game.ui.map.buttons import PauseButton
from gogoa_game.ui.map.drawing import stamps
from gogoa_game.ui.map.mapview import MapView
from gogoa_game.ui.map.placenames import Name, NameSpot, name_spots, wanted_names
from gogoa_game.ui.paint.fonts import Fonts
from gogoa_game.ui.paint.painter import Painter
from gogoa_game.ui.paint.sprites import Sprites
from gogoa_game.ui.parts.gamelayout import TableLayout
from gogoa_game.ui.stage import Stage
from tests.boards import GOA

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gogoa_game.maps import GameMap

BOUNDS = (0.0, 0.0, 800.0, 800.0)


@pytest.fixture(scope="module")
def goa() -> GameMap:
    pygame.display.init()
    pygame.font.init()
    return load_map(GOA)


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    i18n.set_language("en")


def spots_on(goa: GameMap, window: tuple[int, int], ui_scale: float) -> tuple[NameSpot, ...]:
    stage = Stage(window, ui_scale)
    painter = Painter(pygame.Surface(window), stage, Sprites(), Fonts())
    view = MapView(goa, TableLayout.of(stage.size).map)
    spots = name_spots(*wanted_names(painter, view, goa.texts))
    corner = PauseButton(view.rect).rect
    for spot in spots:
        assert view.rect.contains(spot.rect), spot
        assert not spot.rect.colliderect(corner), spot
        for stamp in stamps(view):
            box = pygame.FRect(0, 0, stamp.size * 0.8, stamp.size * 0.8)
            box.center = stamp.centre
            assert not spot.rect.colliderect(box), (spot, stamp)
    for one, other in combinations(spots, 2):
        assert not one.rect.colliderect(other.rect), (one, other)
    return spots


@pytest.mark.parametrize(
    ("window", "ui_scale", "language", "fewest"),
    [
        ((1920, 1080), 1.0, "en", 41),
        ((1280, 720), 1.25, "en", 39),
        ((960, 720), 1.5, "en", 33),
        ((1920, 1080), 1.0, "ja", 38),
        ((1680, 720), 1.0, "ja", 38),
    ],
)
def test_names_cover_nothing(
    goa: GameMap, window: tuple[int, int], ui_scale: float, language: str, fewest: int
) -> None:
    i18n.set_language(language)
    assert len(spots_on(goa, window, ui_scale)) >= fewest


def name(text: str, x: float, y: float, wide: float = 80) -> Name:
    return Name(text, (x, y), (wide, 24), (x - 15, y - 15, 30, 30))


def test_a_name_lies_beside_its_place_and_needs_no_line() -> None:
    (spot,) = name_spots((name("Anjuna", 400, 400),), BOUNDS, 20)
    assert spot.line is None
    assert abs(spot.rect.centery - 400) < 15
    assert min(abs(spot.rect.left - 400), abs(spot.rect.right - 400)) < 30


def test_a_name_without_room_beside_its_place_lies_at_the_end_of_a_line() -> None:
    walls = ((300, 300, 200, 60), (300, 440, 200, 60), (300, 360, 70, 80), (430, 360, 70, 80))
    (spot,) = name_spots((name("Anjuna", 400, 400),), BOUNDS, 20, walls)
    assert spot.line is not None
    assert not any(spot.rect.colliderect(wall) for wall in walls)


def test_a_name_for_which_there_is_no_room_is_left_out() -> None:
    assert name_spots((name("Anjuna", 400, 400, wide=900),), BOUNDS, 20) == ()

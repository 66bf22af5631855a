"""The names of rivers lie on the land, along the water, and on nothing that marks a place."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game import i18n
from gogoa_game.maps import load_map
from gogoa_game.ui.map import rivernames
from gogoa_game.ui.map.mapview import MapView
from gogoa_game.ui.paint.fonts import Fonts
from gogoa_game.ui.paint.painter import Painter
from gogoa_game.ui.paint.sprites import Sprites
from gogoa_game.ui.parts.gamelayout import TableLayout
from gogoa_game.ui.stage import Stage
from tests.boards import GOA

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gogoa_game.ui.map.rivernames import RiverName


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    i18n.set_language("en")


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("window", [(1920, 1080), (1280, 720)])
def test_the_great_rivers_have_their_names(
    monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], language: str
) -> None:
    pygame.display.init()
    pygame.font.init()
    i18n.set_language(language)
    goa = load_map(GOA)
    stage = Stage(window)
    painter = Painter(pygame.Surface(window), stage, Sprites(), Fonts())
    view = MapView(goa, TableLayout.of(stage.size).map)
    found: list[RiverName] = []
    monkeypatch.setattr(rivernames, "_draw", lambda _painter, name: found.append(name))
    for _done in rivernames.naming_rivers(painter, view):
        pass

    names = {goa.texts.label_name("river", river.id, language): river for river in goa.art.rivers}
    great = {goa.texts.label_name("river", river, language) for river in ("mandovi", "zuari")}
    assert great <= {name.text for name in found} <= set(names)
    for name in found:
        assert -90 <= name.angle <= 90, "upright"
        assert view.cell_at(name.centre) in goa.board
        water = [view.place(point) for point in names[name.text].points]
        assert min(math.dist(name.centre, point) for point in water) < 6 * view.radius
        for place in goa.board.destinations:
            assert math.dist(view.centre(place.hex), name.centre) > view.radius

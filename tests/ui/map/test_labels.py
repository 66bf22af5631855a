"""A label keeps clear of what can be clicked, of other places and of buttons, where it can."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from pygame import FRect

from gogoa_game.ui import theme
from gogoa_game.ui.map.buttons import PauseButton
from gogoa_game.ui.map.labels import draw_label, label_rect
from gogoa_game.ui.map.lettering import lettering
from gogoa_game.ui.map.mapview import MapView
from tests.matches import goa_map

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.ui.paint.painter import Painter

SIZE = (300.0, 90.0)


@pytest.fixture
def view() -> MapView:
    """The map as it lies beside a panel."""
    return MapView(goa_map(), (0, 0, 884, 1080))


def around(view: MapView, cell: object, size: float) -> FRect:
    """A square about a hex."""
    square = FRect(0, 0, size * view.radius, size * view.radius)
    square.center = view.centre(cell)  # type: ignore[arg-type]
    return square


def test_it_stays_on_the_map_and_off_its_own_place(view: MapView) -> None:
    for place in goa_map().board.destinations:
        box = label_rect(SIZE, view, place.hex)
        assert view.rect.contains(box), place.id
        assert not box.colliderect(around(view, place.hex, 1.5)), place.id


def test_it_covers_other_places_only_where_there_is_no_room(view: MapView) -> None:
    covered = 0
    for place in goa_map().board.destinations:
        box = label_rect(SIZE, view, place.hex)
        others = [p.hex for p in goa_map().board.destinations if p != place]
        covered += any(box.colliderect(around(view, cell, 1.0)) for cell in others)
    assert covered <= 2


def test_it_keeps_off_the_hexes_that_come_next_and_off_buttons(view: MapView) -> None:
    board = goa_map().board
    buttons = [PauseButton(view.rect).rect]
    for place in board.destinations:
        column = [cell for cell in board.hexes if cell.col == place.hex.col]
        box = label_rect(SIZE, view, place.hex, choices=column, clear=buttons)
        assert not any(box.colliderect(around(view, cell, 1.0)) for cell in column), place.id
        assert box.collidelist(buttons) == -1, place.id


def test_it_leaves_the_names_of_the_sea_and_of_countries_to_be_read(
    view: MapView, make_painter: Callable[..., Painter]
) -> None:
    painter = make_painter()
    printed = [letters.box for letters in lettering(painter, view)]
    assert len(printed) == 3
    for place in goa_map().board.destinations:
        box = draw_label(painter, view, place.hex, ("Basilica of Bom Jesus", "+40"), theme.TERRA)
        assert box.collidelist(printed) == -1, place.id

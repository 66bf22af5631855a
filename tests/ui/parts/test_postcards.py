"""The pictures of postcards: what their script makes, and which place and plan shows which."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.files import assets
from gogoa_game.files.assets import AssetError, asset_folder, check_sprites, postcard_sprite
from gogoa_game.logic.board import TYPES, DestinationType
from gogoa_game.logic.plans import TourPlan
from gogoa_game.maps import load_map
from gogoa_game.ui.paint.sprites import Sprites
from gogoa_game.ui.parts.postcard import (
    HERO,
    SHAPE,
    covering,
    draw_postcard,
    place_picture,
    plan_picture,
)
from tests.matches import goa_map
from tests.modules import ROOT
from tests.processes import run

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from gogoa_game.ui.paint.painter import Painter

SCRIPT = ROOT / "tools" / "make_postcards.py"
PICTURES = sorted(
    path.stem.removeprefix("postcard_")
    for path in (asset_folder() / "sprites").glob("postcard_*.svg")
)


@pytest.mark.skipif(not SCRIPT.exists(), reason="the tools are not part of the package")
def test_the_pictures_are_what_their_script_makes() -> None:
    done = run([sys.executable, SCRIPT, "--check"])
    assert (done.returncode, done.stdout) == (0, "")
    text = SCRIPT.read_text(encoding="utf-8")
    assert [name for name in PICTURES if f'"{name}":' not in text] == []


def test_every_type_has_a_picture_and_every_place_of_goa_another_one() -> None:
    game_map = goa_map()
    shown = [place_picture(place, game_map.texts) for place in game_map.board.destinations]
    assert set(TYPES) <= set(PICTURES)
    assert sorted(shown) == PICTURES
    assert set(HERO) <= set(PICTURES)
    check_sprites(game_map.id, game_map.tile_sprites, game_map.pictures)


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_fills_its_whole_ground(name: str) -> None:
    """Nothing shines through, at the smallest size and at a large one."""
    for width in (120, 720):
        surface = Sprites().get(postcard_sprite(name), width)
        assert surface.get_size() == (width, round(width / SHAPE))
        holes = pygame.mask.from_surface(surface, 254)
        holes.invert()
        assert holes.count() == 0


def test_a_plan_shows_its_best_known_place_or_else_what_most_of_its_places_are() -> None:
    game_map = goa_map()
    own = {"palolem": "palolem", "fontainhas": "fontainhas", "dudhsagar-falls": "dudhsagar"}
    texts = replace(game_map.texts, pictures={"destinations": own, "plans": {}})

    def picture(*places: str) -> str:
        return plan_picture(TourPlan("a plan", 20, places), game_map.board, texts)

    assert picture("arambol", "terekhol-fort", "alorna-fort") == "fort"
    assert picture("arambol", "terekhol-fort", "miramar") == "beach"
    assert picture("arambol", "miramar", "palolem", "fontainhas") == "palolem"
    assert picture("palolem", "fontainhas", "dudhsagar-falls") == "dudhsagar"


@pytest.mark.parametrize("size", [(120, 80), (90, 300), (400, 120), (1, 1), (33.3, 71.9)])
@pytest.mark.parametrize("hero", [0.0, 0.3, 0.5, 1.0])
def test_a_picture_covers_a_card_of_any_shape(size: tuple[float, float], hero: float) -> None:
    rect = pygame.FRect(40, 30, *size)
    whole = covering(rect, hero)
    assert whole.contains(rect)
    assert whole.width == pytest.approx(whole.height * SHAPE, rel=1e-4)


@pytest.mark.parametrize("box", [(10, 10, 300, 200), (10, 10, 60, 220), (7.5, 3.25, 301, 99)])
def test_nothing_of_a_picture_is_drawn_beside_its_card(
    make_painter: Callable[..., Painter], box: tuple[float, float, float, float]
) -> None:
    painter = make_painter(400, 300)
    painter.surface.fill((1, 2, 3))
    draw_postcard(painter, pygame.FRect(box), "palolem")
    inside = painter.pixels(box)
    background = pygame.mask.from_threshold(painter.surface, (1, 2, 3), (1, 1, 1))
    assert background.count() == 400 * 300 - inside.width * inside.height


def test_the_picture_of_a_plan_is_that_of_one_of_its_places() -> None:
    game_map = goa_map()
    for plan in game_map.board.plans:
        places = map(game_map.board.destination, plan.destinations)
        pictures = {place_picture(place, game_map.texts) for place in places}
        assert plan_picture(plan, game_map.board, game_map.texts) in pictures, plan.id


# ---- maps of other people


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the texts of Goa beside its map, to be changed."""
    import shutil

    folder = tmp_path / "assets"
    shutil.copytree(asset_folder(), folder)
    monkeypatch.setattr(assets, "asset_folder", lambda: folder)
    return folder / "maps" / "goa.toml"


def test_a_map_needs_no_pictures_of_its_own(copied: Path) -> None:
    lines = copied.read_text(encoding="utf-8").splitlines()
    copied.write_text(
        "\n".join(line for line in lines if not line.startswith("picture")), encoding="utf-8"
    )
    game_map = load_map(copied.with_suffix(".tmx"))
    check_sprites(game_map.id, game_map.tile_sprites, game_map.pictures)
    assert game_map.texts.pictures == {"destinations": {}, "plans": {}}
    for plan in game_map.board.plans:
        assert plan_picture(plan, game_map.board, game_map.texts) in TYPES
    assert game_map.digest == goa_map().digest
    for place in game_map.board.destinations:
        assert DestinationType(place_picture(place, game_map.texts)) is place.type


def test_a_picture_that_is_not_there_is_named_in_one_sentence(copied: Path) -> None:
    text = copied.read_text(encoding="utf-8")
    copied.write_text(text.replace('"dudhsagar"', '"niagara"'), encoding="utf-8")
    game_map = load_map(copied.with_suffix(".tmx"))
    with pytest.raises(AssetError) as error:
        check_sprites(game_map.id, game_map.tile_sprites, game_map.pictures)
    assert str(error.value).startswith(
        "The map 'goa' gives 'dudhsagar-falls' the picture 'niagara', which the game does not "
        "have: it has agonda, aguada, "
    )
    assert "\n" not in str(error.value)

"""The shipped map says what it should."""

from __future__ import annotations

import sys
import time
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from gogoa_game.logic.board import TYPES
from gogoa_game.logic.hexes import HEADINGS, Hex, neighbour
from gogoa_game.maps import LabelKind, load_map
from gogoa_game.maps.texts import START_ID
from tests.boards import GOA
from tests.processes import run

if TYPE_CHECKING:
    from gogoa_game.maps import GameMap

PLACES = {
    "beach": {
        "arambol": (2, 3),
        "anjuna": (3, 5),
        "calangute": (3, 6),
        "miramar": (4, 8),
        "bogmalo": (5, 11),
        "colva": (7, 12),
        "cavelossim": (8, 14),
        "agonda": (8, 17),
        "palolem": (10, 18),
        "galgibaga": (10, 20),
    },
    "fort": {
        "terekhol-fort": (2, 2),
        "alorna-fort": (6, 2),
        "chapora-fort": (3, 4),
        "corjuem-fort": (6, 5),
        "fort-aguada": (4, 7),
        "mormugao-fort": (5, 10),
        "cabo-de-rama-fort": (7, 16),
    },
    "waterfall": {
        "dudhsagar-falls": (16, 12),
        "arvalem-falls": (9, 5),
        "hivrem-falls": (13, 4),
        "tambdi-surla-falls": (15, 9),
        "savari-falls": (14, 17),
        "bamanbudo-falls": (12, 18),
        "kuskem-falls": (14, 19),
    },
    "heritage": {
        "fontainhas": (5, 7),
        "viceroys-arch": (7, 6),
        "arvalem-caves": (9, 6),
        "khandepar-caves": (10, 9),
        "braganza-house": (10, 13),
        "usgalimal-rock-art": (12, 16),
        "deshprabhu-house": (4, 2),
        "goa-chitra": (8, 13),
    },
    "religious": {
        "basilica-of-bom-jesus": (7, 7),
        "mangeshi-temple": (8, 8),
        "shanta-durga-temple": (8, 10),
        "mahadev-temple": (15, 8),
        "saptakoteshwar-temple": (7, 5),
        "damodar-temple": (11, 14),
        "mallikarjun-temple": (11, 18),
        "jama-masjid-sanguem": (13, 13),
    },
}
TOWNS = {
    "panaji": (5, 7),
    "mapusa": (4, 5),
    "old-goa": (7, 7),
    "bicholim": (8, 5),
    "valpoi": (12, 6),
    "vasco-da-gama": (6, 10),
    "ponda": (9, 9),
    "margao": (8, 12),
    "curchorem": (12, 13),
}
# The hexes on the map, row by row.
LAND = """
...................
...h.hhh...........
..chlllh...........
..cllhllhh.........
..chlllllhhfgg.....
...ctlllthlhffg....
...clllllhlltfg....
....ctlthhhlffgg...
....cllhhhlhfffg...
.......llthhfffg...
.....htlhlhhfffgg..
.....chllllhhhffg..
......cctllhhffgg..
.......clllltlhfg..
........clllhhfg...
.......hlhhlhffg...
.......hhhhfhffg...
........chhffffg...
..........cllffg...
..........chffg....
..........chf......
...................
"""
LETTERS = {"c": "coast", "l": "lowland", "t": "town", "h": "hills", "f": "forest", "g": "ghats"}


def test_goa_has_the_destinations_of_the_layout(goa: GameMap) -> None:
    found = {(p.type.value, p.id): tuple(p.hex) for p in goa.board.destinations}
    assert found == {
        (kind, name): where for kind, places in PLACES.items() for name, where in places.items()
    }
    counts = Counter(p.type for p in goa.board.destinations)
    assert [counts[kind] for kind in TYPES] == [10, 7, 7, 8, 8]


def test_goa_has_its_start_guides_and_bonus(goa: GameMap) -> None:
    assert goa.board.start == Hex(8, 12)
    guides = {p.id for p in goa.board.destinations if p.guide}
    assert guides == {"palolem", "colva", "calangute"}
    assert {p.id: p.bonus for p in goa.board.destinations if p.bonus} == {"dudhsagar-falls": 20}


def test_goa_has_the_land_of_the_layout(goa: GameMap) -> None:
    land = goa.art.layer("land")
    assert land is not None
    drawn = {
        Hex(col, row): LETTERS[letter]
        for row, line in enumerate(LAND.split())
        for col, letter in enumerate(line)
        if letter != "."
    }
    assert {cell: tile.terrain for cell, tile in land.tiles.items()} == drawn
    assert set(goa.board.hexes) == set(drawn)
    assert len(goa.board.hexes) == 180


def test_goa_has_its_towns_and_names_of_sea_and_states(goa: GameMap) -> None:
    labels = {(label.kind, label.text_id): label.point for label in goa.art.labels}
    towns = {
        name: tuple(goa.art.hex_at(*point))
        for (kind, name), point in labels.items()
        if kind is LabelKind.TOWN
    }
    assert towns == TOWNS
    assert goa.texts.label_name(LabelKind.SEA, "arabian-sea", "ja") == "アラビア海"
    assert goa.texts.label_name(LabelKind.STATE, "karnataka", "en") == "Karnataka"


def test_goa_has_its_plans(goa: GameMap) -> None:
    values = Counter(plan.value for plan in goa.board.plans)
    assert (values[20] + values[30], values[40]) == (18, 18)
    assert goa.board.plan("five-forts").destinations[0] == "chapora-fort"


def test_every_text_of_goa_exists_in_both_languages(goa: GameMap) -> None:
    for table, texts in goa.texts.tables.items():
        for name, text in texts.items():
            assert text.names.keys() == {"en", "ja"}, (table, name)
            if table == "destinations":
                assert text.facts.keys() == {"en", "ja"}, name
    assert goa.texts.name("start", "en") == "Margao"
    assert goa.texts.fact("miramar", "ja").startswith("州都パナジ")
    assert goa.texts.plan_name("five-forts", "ja") == "五つの要塞"
    assert goa.texts.name("colva", "fr") == "Colva Beach", "what is not translated is English"


def test_rivers_run_from_the_sea_inland(goa: GameMap) -> None:
    rivers = {river.id: river for river in goa.art.rivers}
    assert rivers.keys() == goa.texts.tables["rivers"].keys()
    mandovi = rivers["mandovi"]
    assert mandovi.points[0] == (832, 1776)
    assert mandovi.points[-1][0] > mandovi.points[0][0]
    assert mandovi.width > rivers["khandepar"].width


def test_no_two_neighbouring_hexes_without_places_look_alike(goa: GameMap) -> None:
    land = goa.art.layer("land")
    assert land is not None
    occupied = {p.hex for p in goa.board.destinations} | {goa.board.start}
    for cell in land.tiles.keys() - occupied:
        around = [land.tiles.get(neighbour(cell, heading)) for heading in HEADINGS]
        assert land.tiles[cell] not in around, cell
    assert all(land.tiles[cell].sprite.endswith("_b") for cell in occupied)


def test_loading_is_quick() -> None:
    times = []
    for _ in range(3):
        begun = time.perf_counter()
        load_map(GOA)
        times.append(time.perf_counter() - begun)
    assert min(times) < 0.150


def test_a_map_loads_in_a_fresh_interpreter_without_pygame() -> None:
    code = (
        "import sys; from pathlib import Path; from gogoa_game.maps import load_map;"
        f"print(len(load_map(Path({str(GOA)!r})).board.hexes));"
        "assert not [name for name in sys.modules if name.startswith('pygame')];"
        "import pygame; assert pygame.Surface"
    )
    done = run(
        [sys.executable, "-c", code],
        check=True,
        cwd=GOA.parents[2],
    )
    assert done.stdout.splitlines()[0] == "180"
    assert done.stderr == "", "pytmx complains about the missing pygame otherwise"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_short_name_is_a_part_of_its_name_and_of_no_other(goa: GameMap, language: str) -> None:
    texts = goa.texts
    places = [START_ID, *(place.id for place in goa.board.destinations)]
    for place in places:
        short, name = texts.short_name(place, language), texts.name(place, language)
        assert short in name
        assert f" {short} " in f" {name} ".replace(",", " ") or language == "ja"
        others = [texts.name(other, language) for other in places if other != place]
        assert [other for other in others if short in other] == []
    for beach in (place for place in goa.board.destinations if place.type == "beach"):
        assert texts.names(beach.id, language) == (
            texts.name(beach.id, language), texts.short_name(beach.id, language),
        )  # fmt: skip


def test_without_a_short_name_the_name_stands_for_it(goa: GameMap) -> None:
    assert goa.texts.names("fontainhas", "en") == ("Fontainhas",)
    # Not the English one: it is no name in Japanese.
    assert "ja" not in goa.texts.tables["destinations"]["usgalimal-rock-art"].shorts
    assert goa.texts.short_name("usgalimal-rock-art", "ja") == "ウスガリマルの岩絵"

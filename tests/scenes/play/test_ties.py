"""Plans are tied to the map: what is pointed at on one of them is seen on the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.table.naming import Names
from gogoa_game.ui.map import plannames
from gogoa_game.ui.map.drawing import PLAN_MARKS, plan_letters, stamps
from gogoa_game.ui.map.shortnames import short_name
from gogoa_game.ui.paint.fonts import Fonts
from gogoa_game.ui.paint.painter import Painter
from gogoa_game.ui.paint.sprites import Sprites
from tests.scenes.turns import at_turn
from tests.scenes.wording import listening

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

    from gogoa_game.scenes.play.scene import PlayScene
    from tests.scenes.driving import Driver

    Drive = Callable[..., Driver]


def rows(scene: PlayScene, number: int) -> list[str]:
    """The ids of the rows on a card."""
    return [w.id for w in scene.widgets.widgets if w.id.startswith(f"row {number} ")]


def names_of(driver: Driver, scene: PlayScene) -> set[str]:
    """The names of the places on the plans that are still to be marked."""
    texts, wanted = driver.app.context.maps.texts, plan_letters(scene.sheet.plans, scene.view.board)
    marked = scene._picture().marked
    return {short_name(texts, place, "en") for place in wanted if place not in marked}


def told_on_the_map(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, act: Callable[[], object]
) -> set[str]:
    """The words that plates on the map bear after something was done."""
    with listening(monkeypatch) as heard:
        act()
    return {line.text for line in heard.lines if line.where.startswith(plannames.__name__)}


def test_each_plan_has_a_mark_and_a_letter_of_its_own(drive: Drive) -> None:
    driver = drive()
    scene = at_turn(driver)
    board = scene.view.board
    letters = plan_letters(scene.sheet.plans, board)
    for letter, plan in zip("AB", scene.sheet.plans, strict=True):
        for place in board.plan(plan).destinations:
            assert letter in letters[place]
    drawn = list(stamps(scene.map, on_plan=letters, marked=frozenset()))
    for place, both in letters.items():
        centre = scene.map.centre(board.destination(place).hex)
        found = [s.sprite for s in drawn if s.centre == centre and s.sprite.startswith("wanted")]
        # The mark of the first plan lies on top, and that of the second one shows behind it.
        assert found == [PLAN_MARKS[letter] for letter in sorted(both, reverse=True)]
    assert len(set(PLAN_MARKS.values())) == 2


def test_a_row_rings_its_place_and_shows_its_name(
    drive: Drive, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive(size=(1920, 1080))
    scene = at_turn(driver)
    scene.session.names = Names.NONE
    row = rows(scene, 0)[0]
    place = row.split()[2]
    at = scene.widgets[row].rect.center
    told = told_on_the_map(driver, monkeypatch, lambda: driver.pointer(pygame.MOUSEMOTION, at))
    assert scene._picture().tie.places == {place}
    assert scene._picture().tie.rows == {place}
    assert short_name(driver.app.context.maps.texts, place, "en") in " ".join(told)


def test_the_focus_on_a_row_does_the_same(drive: Drive) -> None:
    driver = drive()
    scene = at_turn(driver)
    row = rows(scene, 1)[1]
    for _ in range(40):
        driver.key(pygame.K_TAB)
        if scene.widgets.focus == row:
            break
    assert scene.widgets.focus == row
    assert scene._picture().tie.places == {row.split()[2]}


def test_a_place_lights_its_rows_on_every_card_that_lists_it(drive: Drive) -> None:
    driver = drive()
    scene = at_turn(driver)
    place = rows(scene, 0)[0].split()[2]
    cell = scene.view.board.destination(place).hex
    driver.pointer(pygame.MOUSEMOTION, scene.map.centre(cell))
    assert scene._picture().tie.rows == {place}
    assert scene._picture().tie.places == frozenset()  # the pointer itself is ringed


def test_a_card_shows_all_of_its_places(drive: Drive) -> None:
    driver = drive()
    scene = at_turn(driver)
    card = scene.widgets["plan 1"].rect
    driver.pointer(pygame.MOUSEMOTION, (card.centerx, card.top + 20))
    plan = scene.view.board.plan(scene.sheet.plans[1])
    assert scene._picture().tie.places == set(plan.destinations)
    assert scene._picture().tie.card == 1


def test_n_cycles_through_own_names_all_names_and_none(
    drive: Drive, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive(size=(1920, 1080))
    scene = at_turn(driver)
    assert scene.session.names is Names.OWN
    own = names_of(driver, scene)
    scene.dirty = True
    told = told_on_the_map(driver, monkeypatch, lambda: driver.frame(ms=0.0))
    words = " ".join(told)
    assert all(word in words for name in own for word in name.split()), "the default"
    for wanted in (Names.ALL, Names.NONE, Names.OWN):
        told = told_on_the_map(driver, monkeypatch, lambda: driver.key(pygame.K_n))
        assert scene.session.names is wanted
        assert bool(told) == (wanted is Names.OWN)


def test_r21_dudhsagar_says_what_it_brings_beside_its_name(drive: Drive) -> None:
    driver = drive()
    scene = at_turn(driver)
    bonus = next(place for place in scene.view.board.destinations if place.bonus)
    name = plannames.bonus_name(scene.map, bonus.id, driver.app.context.maps.texts)
    assert name == f"Dudhsagar +{bonus.bonus}"


def test_names_lie_in_the_sea_or_the_sand(drive: Drive) -> None:
    driver = drive(size=(1920, 1080))
    scene = at_turn(driver)
    maps, view = driver.app.context.maps, scene.map
    painter = Painter(driver.window.surface(), driver.stage, Sprites(), Fonts())
    coast = ("calangute", "miramar", "bogmalo", "palolem", "savari-falls")
    spots = plannames.plan_name_spots(painter, view, maps.texts, coast, scene.screen.kept)
    assert len(spots) == len(coast)
    for spot in spots:
        assert view.rect.contains(spot.rect)
        assert not any(spot.rect.collidepoint(view.centre(cell)) for cell in maps.board.hexes)
        assert spot.rect.collidelist(list(scene.screen.kept)) < 0

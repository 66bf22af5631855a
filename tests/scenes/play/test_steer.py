"""Arrow keys go where they point, and every hex that can be chosen can be reached by them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.logic.dice import Purpose
from gogoa_game.logic.draft import TurnDraft
from gogoa_game.logic.state import Phase
from gogoa_game.scenes.keys import CURSOR_KEYS
from gogoa_game.scenes.play.steer import steer
from gogoa_game.ui.map.mapview import MapView
from gogoa_game.ui.map.turnmap import lit_hexes
from tests.matches import goa_map, moments
from tests.scenes.turns import at_turn

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from gogoa_game.logic.hexes import Hex
    from gogoa_game.scenes.play.scene import PlayScene
    from tests.scenes.driving import Driver

VIEW = MapView(goa_map())
WAYS = tuple(CURSOR_KEYS.values())


def reached(start: Hex, cells: Collection[Hex]) -> set[Hex]:
    """All hexes that arrow keys can lead to."""
    found: set[Hex] = set()
    new = [start]
    while new:
        at = new.pop()
        steps = {steer(way, at, cells, VIEW.centre) for way in WAYS} - {None}
        fresh = {cell for cell in steps if cell is not None} - found
        found |= fresh
        new += fresh
    return found


def drafts() -> list[TurnDraft]:
    """Turns in the making in all their stages, from whole games."""
    found = []
    for seed in range(4):
        for match in moments(("easy", "random"), seed):
            if match.state.phase not in (Phase.STARTING, Phase.FOLLOWING):
                continue
            draft = TurnDraft.of(match.view(match.state.to_act[0]))
            for option in draft._options[:3]:
                given = draft
                for place, purpose in zip(option.assignment, Purpose, strict=True):
                    given = given.give(place, purpose)
                found.append(given)
                if given.can_turn:
                    found.append(given.change_direction())
                found.append(given.extend(given.extensions()[0]))
    return found


def test_every_choice_can_be_reached_with_the_arrow_keys() -> None:
    several = 0
    for draft in drafts():
        lit = lit_hexes(draft)
        assert set(lit) - reached(draft.position, lit) <= {draft.position}
        several += len(lit) > 5
    assert several > 20


@pytest.mark.parametrize("key", list(CURSOR_KEYS))
def test_an_arrow_never_leads_the_other_way(key: int) -> None:
    right, down = CURSOR_KEYS[key]
    for draft in drafts()[::7]:
        lit = lit_hexes(draft)
        for cell in lit:
            found = steer((right, down), cell, lit, VIEW.centre)
            if found is not None:
                (x, y), (to_x, to_y) = VIEW.centre(cell), VIEW.centre(found)
                assert (to_x - x) * right + (to_y - y) * down > 0


def test_the_nearest_one_that_way_comes_first() -> None:
    cells = sorted(goa_map().board.hexes)
    middle = goa_map().board.start
    x, y = VIEW.centre(middle)
    up = steer((0, -1), middle, cells, VIEW.centre)
    assert up is not None
    assert VIEW.centre(up)[0] == pytest.approx(x)
    assert y - VIEW.centre(up)[1] == pytest.approx(VIEW.radius * 3**0.5, rel=0.01)


# ---- in the scene


def ready(driver: Driver) -> PlayScene:
    """A turn with its dice given."""
    scene = at_turn(driver, lambda state: state.day == 1 and state.starting_seat == 0)
    for place, key in enumerate((pygame.K_q, pygame.K_w, pygame.K_e)):
        driver.key(pygame.K_1 + place)
        driver.key(key)
    assert scene.hand.draft.option is not None
    return scene


def test_a_chosen_hex_is_the_only_highlight_and_enter_takes_it(
    drive: Callable[..., Driver],
) -> None:
    driver = drive()
    scene = ready(driver)
    driver.key(pygame.K_TAB)
    assert scene.widgets.focus is not None
    driver.key(pygame.K_UP)
    chosen = scene.hand.cursor
    assert chosen is not None
    assert scene.widgets.focus is None
    driver.key(pygame.K_RETURN)
    assert scene.hand.draft.steps
    assert scene.hand.draft.position == chosen


def test_tab_gives_the_focus_back_to_the_buttons(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scene = ready(driver)
    driver.key(pygame.K_UP)
    assert scene.hand.cursor is not None
    driver.key(pygame.K_TAB)
    assert scene.hand.cursor is None
    assert scene.widgets.focus is not None


def test_enter_without_a_choice_says_what_is_missing(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scene = at_turn(driver, lambda state: state.day == 1)
    driver.key(pygame.K_RETURN)
    assert scene._picture().task.alert
    assert "purpose" in scene._picture().task.text
    scene = ready(driver)
    driver.key(pygame.K_RETURN)
    assert scene._picture().task.alert
    assert "arrow" in scene._picture().task.text
    assert not scene.hand.draft.steps

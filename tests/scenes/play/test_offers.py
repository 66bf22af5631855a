"""Dice are the heroes: where they lie, what they would bring, and what the tag says to do."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.logic.dice import PLACES, PURPOSES, Purpose
from gogoa_game.logic.errors import IllegalAction
from gogoa_game.scenes.play.glow import BREATH_MS, FAINTEST
from gogoa_game.ui.parts.dicetray import DiceTray
from gogoa_game.ui.parts.gamelayout import TableLayout
from gogoa_game.ui.parts.slots import result_words, settled_headings
from gogoa_game.ui.stage import Stage
from tests.scenes.turns import at_turn, complete, die, give_all, slot
from tests.scenes.wording import listening

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.scenes.driving import Driver

    Drive = Callable[..., Driver]

WINDOWS = [(1920, 1080), (1280, 720), (1440, 1080), (2560, 1080)]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_die_is_as_large_in_the_bowl_as_in_its_slot(
    window: tuple[int, int], scale: float
) -> None:
    tray = DiceTray.of(TableLayout.of(Stage(window, scale).size).tray)
    rolled = tray.poses((1, 2, 3), (None, None, None))
    given = tray.poses((1, 2, 3), (2, 0, 1))
    assert len({pose.size for pose in (*rolled, *given)}) == 1
    for pose in rolled:
        # They lie in a dish of their own, under no heading.
        assert tray.slot_at(pose.centre) is None
        assert tray.bowl.inflate(20, 20).collidepoint(pose.centre)
    for purpose, place in zip(PURPOSES, (2, 0, 1), strict=True):
        assert tray.slot_at(given[place].centre) is purpose


def test_dice_are_at_least_120_units_wide_on_the_usual_stage() -> None:
    tray = DiceTray.of(TableLayout.of((1920.0, 1080.0)).tray)
    assert all(pose.size >= 120 for pose in tray.poses((1, 2, 3), (None, None, None)))


def test_r8_what_a_die_would_bring_is_what_it_brings_once_it_is_given(drive: Drive) -> None:
    driver = drive()
    draft = at_turn(driver, lambda s: s.starting_seat == 0).hand.draft
    for place in PLACES:
        for purpose in PURPOSES:
            outlook = draft.outlook(place, purpose)
            after = draft.give(place, purpose)
            other = next(p for p in PLACES if p != place)
            rest = next(p for p in PURPOSES if p is not purpose)
            option = after.give(other, rest).option
            assert outlook is not None
            assert option is not None
            if purpose is Purpose.DIRECTION:
                assert outlook.headings == option.headings
            elif purpose is Purpose.DISTANCE:
                assert outlook.distance == option.distance == draft.dice[place]
            else:
                assert outlook.deviations == option.deviations


def test_r9_the_reserved_die_is_offered_no_direction(drive: Drive) -> None:
    driver = drive()

    def barred(state: object) -> bool:
        return state.starting_seat != 0  # type: ignore[attr-defined]

    scene = at_turn(driver, barred)
    draft = scene.hand.draft
    assert draft.reserved is not None
    if draft.reserved in draft.direction_choice.places:
        pytest.skip("relief allows it here")
    assert draft.outlook(draft.reserved, Purpose.DIRECTION) is None
    with pytest.raises(IllegalAction):
        draft.give(draft.reserved, Purpose.DIRECTION)


def test_a_die_in_hand_shows_in_words_what_every_slot_would_make_of_it(
    drive: Drive, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive(size=(1920, 1080))
    scene = at_turn(driver, lambda s: s.starting_seat == 0)
    with listening(monkeypatch) as heard:
        driver.click(die(scene, 0))
        driver.rest(300)
    draft, told = scene.hand.draft, {line.text for line in heard.lines}
    for purpose in PURPOSES:
        outlook = draft.outlook(0, purpose)
        assert outlook is not None
        assert result_words(purpose, outlook) in told
    assert scene._picture().held == 0


def test_r10_the_compass_lights_nothing_before_a_die_is_given(drive: Drive) -> None:
    driver = drive()
    scene = at_turn(driver, lambda s: s.starting_seat == 0)
    assert settled_headings(scene.hand.draft) == ()
    driver.click(die(scene, 0))
    assert settled_headings(scene.hand.draft) == ()
    driver.click(slot(scene, Purpose.DIRECTION))
    place = scene.hand.draft.place_of(Purpose.DIRECTION)
    assert place == 0
    outlook = scene.hand.draft.outlook(place, Purpose.DIRECTION)
    assert outlook is not None
    assert settled_headings(scene.hand.draft) == outlook.headings


def test_the_tag_tells_the_next_thing_to_do(drive: Drive) -> None:
    driver = drive()
    scene = at_turn(driver, lambda s: s.starting_seat == 0)

    def told() -> str:
        return scene._picture().task.text

    assert told() == "Pick up a die"
    driver.click(die(scene, 1))
    face = scene.hand.draft.dice[1]
    assert told() == f"Give the {face} a purpose"
    assert scene._picture().task.icon == face
    driver.click(slot(scene, Purpose.DISTANCE))
    assert told() == "Pick up the next die"
    driver.key(pygame.K_BACKSPACE)
    give_all(driver, scene)
    assert told().startswith("Step 1:")
    driver.key(pygame.K_BACKSPACE)
    driver.key(pygame.K_BACKSPACE)
    driver.key(pygame.K_BACKSPACE)
    complete(driver, scene)
    assert told() == "Finished: confirm"


def test_rims_breathe_slowly_and_stand_still_with_reduced_motion(drive: Drive) -> None:
    driver = drive()
    scene = at_turn(driver, lambda s: s.starting_seat == 0)
    assert not scene._glow.breathing
    driver.click(die(scene, 0))
    seen = []
    for _ in range(round(BREATH_MS / 40)):
        driver.frame(ms=40.0)
        seen.append(scene._picture().glow.breath)
    assert min(seen) == pytest.approx(FAINTEST, abs=0.1)
    assert max(seen) == pytest.approx(1.0, abs=0.1)
    moved = [a < b for a, b in pairwise(seen) if a != b]
    turns = sum(one is not other for one, other in pairwise(moved))
    assert turns <= 4, "nothing flashes"
    context = driver.app.context
    context.change_settings(context.settings.replace(reduced_motion=True))
    driver.frame(ms=40.0)
    assert scene._picture().glow.breath == 1.0
    assert not scene._glow.breathing

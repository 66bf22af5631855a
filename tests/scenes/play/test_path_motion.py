"""Dice fly into their slots and paths have their moments; the state never waits for either."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gogoa_game.logic.dice import Purpose
from gogoa_game.scenes.play.moments import Happening
from gogoa_game.store.settings import Settings
from tests.scenes.turns import at_turn, die, give_all, slot

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.logic.draft import Extension
    from gogoa_game.scenes.play.scene import PlayScene
    from tests.scenes.driving import Driver

    Drive = Callable[..., Driver]


def centres(scene: PlayScene) -> list[tuple[float, float]]:
    return [pose.centre for pose in scene.screen.flights.poses]


def resting(scene: PlayScene) -> list[tuple[float, float]]:
    return [pose.centre for pose in scene.tray.poses(scene.hand.draft.dice, scene.hand.draft.given)]


def give(driver: Driver, scene: PlayScene) -> int:
    """Gives one die by clicks; which one it was."""
    assignment = scene.hand.draft._options[0].assignment
    place = assignment[1]
    driver.click(die(scene, place))
    driver.click(slot(scene, Purpose.DISTANCE))
    return place


def test_a_die_flies_to_its_slot_and_lies_there_for_the_rules_at_once(drive: Drive) -> None:
    driver = drive()
    scene = at_turn(driver)
    before = die(scene, scene.hand.draft._options[0].assignment[1])
    place = give(driver, scene)
    assert scene.hand.draft.place_of(Purpose.DISTANCE) == place
    assert place in scene.screen.flights.flying
    driver.rest(60)
    _x, y = centres(scene)[place]
    end = resting(scene)[place]
    assert min(before[1], end[1]) - 10 <= y < max(before[1], end[1])
    driver.rest(300)
    assert not scene.screen.flights.flying
    assert centres(scene) == resting(scene)


def test_a_die_that_was_dragged_flies_from_where_it_was_let_go(drive: Drive) -> None:
    driver = drive()
    scene = at_turn(driver)
    place = scene.hand.draft._options[0].assignment[1]
    x, y = slot(scene, Purpose.DISTANCE)
    driver.drag(die(scene, place), (x + 30, y + 20))
    assert scene.hand.draft.place_of(Purpose.DISTANCE) == place
    assert scene.screen.flights.poses[place].centre == pytest.approx((x + 30, y + 20), abs=25)


@pytest.mark.parametrize("ms", [0, 30, 110, 219])
def test_whenever_the_window_changes_the_dice_lie_where_they_belong(drive: Drive, ms: int) -> None:
    driver = drive()
    scene = at_turn(driver)
    give(driver, scene)
    driver.rest(ms)
    driver.resize((1000, 750))
    driver.frame()
    assert not scene.screen.flights.flying
    assert centres(scene) == resting(scene)


@pytest.mark.parametrize("change", [{"animation_speed": "off"}, {"reduced_motion": True}])
def test_without_motion_dice_are_where_they_belong(drive: Drive, change: dict[str, str]) -> None:
    driver = drive()
    scene = at_turn(driver)
    settings = driver.app.context.settings
    driver.app.context.change_settings(settings.replace(**change))
    give(driver, scene)
    assert not scene.screen.flights.flying


def draw(driver: Driver, wanted: Callable[[Extension], bool]) -> tuple[PlayScene, Extension]:
    """A turn with such an extension of the path, taken."""
    for seed in range(1, 200):
        scene = at_turn(driver, seeds=range(seed, seed + 1))
        give_all(driver, scene)
        driver.rest(400)
        found = [one for one in scene.hand.draft.extensions() if wanted(one)]
        if found:
            scene.doing.extend(found[0])
            return scene, found[0]
    raise AssertionError("no turn has such a path")


def happenings(driver: Driver, scene: PlayScene, ms: int = 3000) -> list[Happening]:
    """What happens on the path, in its order."""
    seen: list[Happening] = []
    for _frame in range(ms // 20):
        driver.frame(ms=20.0)
        moment = scene.path.moment
        if moment is not None and (not seen or seen[-1] is not moment.what):
            seen.append(moment.what)
    return seen


def test_r14_a_bounce_has_its_moment(drive: Drive) -> None:
    driver = drive()
    scene, taken = draw(driver, lambda one: any(step.bounced for step in one.steps))
    seen = happenings(driver, scene)
    assert Happening.BOUNCE in seen
    assert scene.path.moment is None
    assert scene.path.drawn == len(taken.steps)


def test_r18_an_arrival_has_its_moment_where_a_destination_would_be_marked(drive: Drive) -> None:
    driver = drive()

    def there(one: Extension) -> bool:
        scene = driver.top
        board, draft = scene.hand.draft.board, scene.hand.draft  # type: ignore[attr-defined]
        return len(one.steps) == draft.steps_left and board.destination_at(one.hex) is not None

    scene, _taken = draw(driver, there)
    assert scene.hand.draft.marks
    assert happenings(driver, scene)[-1] is Happening.ARRIVAL


def test_a_path_that_ends_beside_everything_has_no_arrival(drive: Drive) -> None:
    driver = drive()

    def beside(one: Extension) -> bool:
        scene = driver.top
        board, draft = scene.hand.draft.board, scene.hand.draft  # type: ignore[attr-defined]
        return len(one.steps) == draft.steps_left and board.destination_at(one.hex) is None

    scene, _taken = draw(driver, beside)
    assert not scene.hand.draft.marks
    assert Happening.ARRIVAL not in happenings(driver, scene)


def test_without_motion_the_whole_path_is_there_at_once(drive: Drive) -> None:
    driver = drive(settings=Settings(animation_speed="off", coach="off"))
    scene, taken = draw(driver, lambda one: any(step.bounced for step in one.steps))
    driver.frame()
    assert scene.path.drawn == len(taken.steps)
    assert scene.path.moment is None

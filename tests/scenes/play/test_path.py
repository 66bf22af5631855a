"""The path as it is shown, without a window: how far the pencil is, and what it meets."""

from __future__ import annotations

import math

from gogoa_game.logic.views import view_for
from gogoa_game.scenes.play.hand import TurnInHand
from gogoa_game.scenes.play.moments import Happening
from gogoa_game.scenes.play.path import PathShown
from gogoa_game.store.settings import Settings
from gogoa_game.ui.animator import STEP_MS, Animator
from tests.boards import goa_board
from tests.logic.games import begun
from tests.scenes.play.test_hand import given


def shown(settings: Settings | None = None) -> PathShown:
    """A path that nothing has been drawn of yet."""
    return PathShown(Animator(), lambda: settings or Settings())


def with_path(dice: tuple[int, int, int]) -> TurnInHand:
    """A turn straight on as far as it goes."""
    hand = given(TurnInHand(view_for(begun(goa_board(), dice), 0)))
    hand.extend(hand.draft.extensions()[-1])
    return hand


def test_the_pencil_takes_its_time_and_sounds_at_every_step() -> None:
    path, draft = shown(), with_path((1, 3, 2)).draft
    heard: list[str] = []
    times = 0
    while not path.is_whole(draft):
        heard += path.update(STEP_MS / 4, draft)
        times += 1
    assert times == 4 * 3
    assert sum(name.startswith("pencil") for name in heard) == 3
    assert path.update(1000.0, draft) == ()


def test_with_reduced_motion_the_path_is_there_at_once() -> None:
    path, draft = shown(Settings(reduced_motion=True)), with_path((1, 6, 2)).draft
    path.update(1.0, draft)
    assert path.is_whole(draft)


def test_r14_a_bounce_has_its_moment_where_it_happens() -> None:
    for direction in range(1, 7):
        draft = with_path((direction, 6, 2)).draft
        bounces = [number for number, step in enumerate(draft.steps) if step.bounced]
        if bounces:
            break
    path = shown()
    heard: list[str] = []
    while path.moment is None:
        heard += path.update(STEP_MS / 8, draft)
    assert path.moment.what is Happening.BOUNCE
    assert path.moment.cell == draft.steps[bounces[0] - 1].hex
    assert math.ceil(path.drawn) == bounces[0] + 1
    assert heard[-1] == "bounce"


def test_a_path_is_drawn_on_from_where_it_was() -> None:
    path, hand = shown(), given(TurnInHand(view_for(begun(goa_board(), (1, 3, 2)), 0)))
    hand.extend(hand.draft.extensions()[0])
    path.show_whole(hand.draft)
    hand.extend(hand.draft.extensions()[0])
    assert not path.is_whole(hand.draft)
    assert path.drawn == 1.0
    path.show_none()
    assert path.drawn == 0.0

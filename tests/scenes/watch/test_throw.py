"""How dice are thrown: one after the other, within the tray, and at rest in their places."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.scenes.watch import turning
from gogoa_game.scenes.watch.dice import PICTURES, ROLL_SHARE, draw_throw, prepare_pictures
from gogoa_game.scenes.watch.layout import WatchLayout
from gogoa_game.scenes.watch.throw import (
    APART_MS,
    DIE_MS,
    FLIGHT_MS,
    LIFT,
    SETTLES_MS,
    THROW_MS,
    Thrown,
    landed,
    thrown,
)
from gogoa_game.ui.paint.sprites import Sprites
from gogoa_game.ui.parts.tray import DiePose, draw_die

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.ui.paint.painter import Painter

LAYOUTS = [
    WatchLayout.of(size, 4) for size in ((1920, 1080), (1440, 1080), (960, 720), (2520, 1080))
]
TIMES = [float(ms) for ms in range(0, int(THROW_MS) + 40, 8)]
INK_SHARE = 0.47
"""Half of what a rolling die takes of its picture, at most."""


def at(layout: WatchLayout, ms: float) -> dict[int, Thrown]:
    """The dice at a time, by their place."""
    return {
        die.place: die
        for die in thrown(layout.homes, layout.floor.right, layout.die_unit, ms)
    }  # fmt: skip


@pytest.mark.parametrize("layout", LAYOUTS)
def test_at_the_end_the_dice_lie_in_their_places(layout: WatchLayout) -> None:
    dice = at(layout, THROW_MS)
    for place, home in enumerate(layout.homes):
        assert dice[place].centre == pytest.approx(home, abs=0.01)
        assert dice[place].height == pytest.approx(0, abs=1e-9)
        assert (dice[place].step, dice[place].angle) == (None, 0.0)


def test_they_come_one_after_the_other_and_settle_at_different_times() -> None:
    layout = LAYOUTS[0]
    first = [min(ms for ms in TIMES if place in at(layout, ms)) for place in range(3)]
    settled = [min(ms for ms in TIMES if _settled(layout, place, ms)) for place in range(3)]
    for times in (first, settled):
        assert [b - a for a, b in itertools.pairwise(times)] == [APART_MS, APART_MS]
    assert THROW_MS == 1200
    assert settled[0] == pytest.approx(SETTLES_MS, abs=8)


def _settled(layout: WatchLayout, place: int, ms: float) -> bool:
    dice = at(layout, ms)
    return place in dice and dice[place].step is None


@pytest.mark.parametrize("layout", LAYOUTS)
def test_dice_stay_inside_the_border_of_the_tray(layout: WatchLayout) -> None:
    """But for the right side, where they come in."""
    for ms in TIMES:
        for die in at(layout, ms).values():
            reach = layout.die * (0.5 if die.step is None else die.growth * ROLL_SHARE * INK_SHARE)
            x, y = die.centre
            assert y - reach >= layout.tray.top - 1
            assert y + reach <= layout.tray.bottom + 1
            assert x - reach >= layout.tray.left
            if ms - APART_MS * die.place >= FLIGHT_MS:
                assert x + reach <= layout.tray.right


def test_a_die_in_the_air_has_its_shadow_below_it() -> None:
    for ms in TIMES:
        for die in at(LAYOUTS[0], ms).values():
            apart = die.shadow[1] - die.centre[1]
            assert apart >= LIFT * die.height * 0.99
            assert die.height >= -1e-9


def test_every_die_bounces_twice() -> None:
    """It is on the floor when it lands, when it bounces, and when it lies."""
    heights = [at(LAYOUTS[0], float(ms))[0].height for ms in range(0, int(DIE_MS), 2)]
    touches = [
        i for i in range(1, len(heights) - 1)
        if heights[i] <= 0.012 and heights[i] <= heights[i - 1] and heights[i + 1] > heights[i]
    ]  # fmt: skip
    assert len(touches) == 2


def test_every_landing_is_counted_once_however_long_a_frame_is() -> None:
    for step in (1, 16, 90, 100, 2000):
        times = list(range(0, 2001, step))
        assert sum(landed(a, b) for a, b in itertools.pairwise(times)) == 3


def test_the_pictures_of_a_whole_throw_are_made_before_it(
    make_painter: Callable[..., Painter], monkeypatch: pytest.MonkeyPatch
) -> None:
    painter = make_painter()
    painter.sprites = Sprites()
    layout = LAYOUTS[0]
    for number in range(len(PICTURES) + len(turning.PICTURES)):
        prepare_pictures(painter, layout, number)
    draw_throw(painter, layout, (1, 2, 3), THROW_MS)  # a die that lies, pips, shadows, dashes
    made = []
    monkeypatch.setattr(pygame.transform, "rotozoom", lambda *args: made.append(args))
    for ms in TIMES:
        for die in at(layout, ms).values():
            if die.angle:
                pose = DiePose(die.place + 1, die.centre, layout.die, die.angle)
                turning.draw_turning_die(painter, pose)
    assert made == []


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("angle", [-5.0, 5.0, 25.0])
def test_a_turning_die_looks_like_one_that_lies(
    make_painter: Callable[..., Painter], face: int, angle: float
) -> None:
    pictures = []
    for draw in (draw_die, turning.draw_turning_die):
        painter = make_painter(300, 300)
        painter.sprites = Sprites()
        pose = DiePose(face, (540.0, 540.0), 700.0, angle)
        draw(painter, pose)
        pictures.append(painter.surface)
    wrong = pygame.mask.from_threshold(pictures[0], (0, 0, 0), (70, 70, 70, 255), pictures[1])
    assert wrong.count() > 0.97 * 300 * 300

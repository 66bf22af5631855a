"""How dice fall: where they end, and that few pictures are needed on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.scenes.watch.tumble import (
    ANGLE,
    PICTURES,
    TUMBLE_MS,
    draw_turning_die,
    prepare_pictures,
    tumbling,
)
from gogoa_game.ui.paint.sprites import Sprites
from gogoa_game.ui.parts.tray import TILT, DiePose, draw_die

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.ui.paint.painter import Painter

POSES = [DiePose(face, (100.0 * face, 50.0), 80.0, TILT[face - 1]) for face in (1, 2, 3)]
PARTS = [frame * 16 / TUMBLE_MS for frame in range(int(TUMBLE_MS / 16))]


def test_at_the_end_the_dice_lie_as_they_were_rolled() -> None:
    assert tumbling(POSES, 1.0) == POSES


@pytest.mark.parametrize("part", PARTS)
def test_on_the_way_they_show_faces_of_a_die(part: float) -> None:
    assert all(1 <= pose.face <= 6 for pose in tumbling(POSES, part))


def test_the_pictures_of_a_whole_fall_are_made_before_it(
    make_painter: Callable[..., Painter], monkeypatch: pytest.MonkeyPatch
) -> None:
    painter = make_painter()
    for step in range(len(PICTURES)):
        prepare_pictures(painter, POSES[0].size, step / len(PICTURES))
    made = []
    monkeypatch.setattr(pygame.transform, "rotozoom", lambda *args: made.append(args))
    for dice in (POSES, [pose._replace(face=pose.face + 3) for pose in POSES]):
        for part in PARTS:
            for pose in tumbling(dice, part):
                if pose.angle % ANGLE == 0:  # while it turns: at the end it has its tilt
                    draw_turning_die(painter, pose)
    assert made == []


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("angle", [-3.0, 2.0, 30.0])
def test_a_turning_die_looks_like_one_that_lies(
    make_painter: Callable[..., Painter], face: int, angle: float
) -> None:
    pictures = []
    for draw in (draw_die, draw_turning_die):
        painter = make_painter(300, 300)
        painter.sprites = Sprites()
        pose = DiePose(face, (540.0, 540.0), 700.0, angle)
        draw(painter, pose)
        pictures.append(painter.surface)
    wrong = pygame.mask.from_threshold(pictures[0], (0, 0, 0), (70, 70, 70, 255), pictures[1])
    assert wrong.count() > 0.97 * 300 * 300

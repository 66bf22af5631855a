"""How dice fall: where they end, and that few pictures are needed on the way."""

from __future__ import annotations

import pytest

from gogoa_game.ui.tray import TILT, DiePose
from gogoa_game.ui.tumble import ANGLE, TUMBLE_MS, tumbling

POSES = [DiePose(face, (100.0 * face, 50.0), 80.0, TILT[face - 1]) for face in (1, 2, 3)]
PARTS = [frame * 16 / TUMBLE_MS for frame in range(int(TUMBLE_MS / 16))]


def test_at_the_end_the_dice_lie_as_they_were_rolled() -> None:
    assert tumbling(POSES, 1.0) == POSES


@pytest.mark.parametrize("part", PARTS)
def test_on_the_way_they_show_faces_of_a_die(part: float) -> None:
    assert all(1 <= pose.face <= 6 for pose in tumbling(POSES, part))


def test_turning_dice_share_their_pictures() -> None:
    """A rotated picture takes a millisecond to make and is kept by its angle."""
    angles = {pose.angle % 360 for part in PARTS for pose in tumbling(POSES, part)}
    assert angles - {tilt % 360 for tilt in TILT} <= {ANGLE * step for step in range(36)}

"""The stage maps windows of any size to design units and back."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gogoa_game.ui.stage import Stage

SIZES = [
    (1920, 1080), (1280, 720), (1366, 768), (1024, 768), (2560, 1080), (3840, 2160),
    (800, 600), (640, 1200), (4000, 500), (1, 1), (3, 1), (1, 3), (1919, 1079),
]  # fmt: skip
SCALES = [0.8, 1.0, 1.25, 1.5]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ui_scale", SCALES)
def test_every_pixel_that_is_drawn_maps_back_into_its_rectangle(
    size: tuple[int, int], ui_scale: float
) -> None:
    stage = Stage(size, ui_scale)
    wide, tall = stage.size
    for part in ((0, 0, wide, tall), (0, 0, wide / 3, tall / 7), (wide / 3, tall / 7, 200, 90)):
        box = stage.to_pixels(part)
        if not box.width or not box.height:
            continue
        for pixel in (box.topleft, (box.right - 1, box.bottom - 1), box.center):
            if not box.collidepoint(pixel):
                continue
            pos = stage.to_design(pixel)
            assert pos is not None
            assert part[0] - 1e-6 <= pos[0] <= part[0] + part[2] + 1e-6
            assert part[1] - 1e-6 <= pos[1] <= part[1] + part[3] + 1e-6


@pytest.mark.parametrize("size", SIZES)
def test_positions_survive_the_way_there_and_back(size: tuple[int, int]) -> None:
    stage = Stage(size)
    for share in ((0.01, 0.01), (0.5, 0.5), (0.99, 0.3), (0.2, 0.99)):
        pos = (stage.size[0] * share[0], stage.size[1] * share[1])
        x, y = stage.to_window(pos)
        back = stage.to_design_unbounded((x - 0.5, y - 0.5))
        assert back == pytest.approx(pos)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ui_scale", SCALES)
def test_the_stage_lies_in_the_window_and_keeps_its_height(
    size: tuple[int, int], ui_scale: float
) -> None:
    stage = Stage(size, ui_scale)
    assert pygame.Rect((0, 0), size).contains(stage.area)
    assert stage.size[1] == pytest.approx(1080 / ui_scale)
    assert 4 / 3 - 1e-9 <= stage.size[0] / stage.size[1] <= 21 / 9 + 1e-9
    assert stage.scale > 0


def test_known_stages() -> None:
    assert Stage((1920, 1080)).size == pytest.approx((1920, 1080))
    assert Stage((1920, 1080)).scale == 1
    assert Stage((1920, 1080), 1.5).size == pytest.approx((1280, 720))
    assert Stage((1024, 768), 1.5).size == pytest.approx((960, 720))
    assert Stage((2520, 1080)).size == pytest.approx((2520, 1080))
    small = Stage((1280, 720))
    assert small.size == pytest.approx((1920, 1080))
    assert small.scale == pytest.approx(2 / 3)


def test_bars_are_off_the_stage() -> None:
    wide = Stage((3000, 900))
    assert wide.area == pygame.Rect(450, 0, 2100, 900)
    assert wide.to_design((449, 10)) is None
    assert wide.to_design((450, 10)) is not None
    assert wide.to_design((2549, 899)) is not None
    assert wide.to_design((2550, 899)) is None
    tall = Stage((800, 1000))
    assert tall.area == pygame.Rect(0, 200, 800, 600)
    assert tall.to_design((400, 199)) is None
    assert tall.to_design_unbounded((400, 0))[1] < 0


def test_sizes_without_a_pixel_count_as_one_pixel() -> None:
    assert Stage((0, 0)).area.size == (1, 1)
    assert Stage((-5, 4)).area.width == 1


def test_an_interface_scale_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="above 0"):
        Stage((100, 100), 0)


@given(
    width=st.integers(1, 4000),
    height=st.integers(1, 2200),
    cut=st.floats(0.05, 0.95),
    ui_scale=st.sampled_from(SCALES),
)
def test_neighbours_stay_joined(width: int, height: int, cut: float, ui_scale: float) -> None:
    stage = Stage((width, height), ui_scale)
    wide, tall = stage.size
    left = stage.to_pixels((0, 0, wide * cut, tall))
    right = stage.to_pixels((wide * cut, 0, wide * (1 - cut), tall))
    assert left.right == right.left
    assert left.left == stage.area.left
    assert abs(right.right - stage.area.right) <= 1

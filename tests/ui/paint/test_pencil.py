"""Pencil lines: the same pixels however they are drawn on."""

from __future__ import annotations

import pygame
import pytest

from gogoa_game.ui.paint.pencil import PencilLine

POINTS = [(40.0, 40.0), (100.0, 60.0), (160.0, 30.0), (160.0, 120.0)]
SIZE = (240, 180)


def paper() -> pygame.Surface:
    surface = pygame.Surface(SIZE, pygame.SRCALPHA)
    surface.fill((246, 233, 207))
    return surface


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_any_number_of_steps_gives_the_same_line() -> None:
    at_once, slowly = PencilLine(POINTS, 5, 6), PencilLine(POINTS, 5, 6)
    one, two = paper(), paper()
    at_once.draw(one)
    for step in range(40):
        slowly.draw(paper(), slowly.length * step / 40)
    slowly.draw(two)
    assert pixels(one) == pixels(two)


def test_the_seed_makes_the_stroke() -> None:
    drawn = []
    for seed in (1, 1, 2):
        surface = paper()
        PencilLine(POINTS, seed, 6).draw(surface)
        drawn.append(pixels(surface))
    assert drawn[0] == drawn[1] != drawn[2]


def test_the_line_grows_and_can_go_back() -> None:
    line = PencilLine(POINTS, 3, 6)

    def dark(length: float | None) -> int:
        surface = paper()
        line.draw(surface, length)
        return pygame.mask.from_threshold(surface, (51, 52, 58), (70, 70, 70, 255)).count()

    parts = [dark(line.length * k / 4) for k in range(5)]
    assert parts[0] == 0
    assert parts == sorted(parts)
    assert dark(None) == parts[4]
    assert dark(line.length / 4) == parts[1]


def test_the_line_stays_near_its_points_and_is_as_wide_as_asked() -> None:
    surface = paper()
    PencilLine([(20, 90), (220, 90)], 9, 6).draw(surface)
    mask = pygame.mask.from_threshold(surface, (246, 233, 207), (6, 6, 6, 255))
    mask.invert()
    box = mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects())
    assert box.top >= 90 - 8
    assert box.bottom <= 90 + 8
    assert 4 <= mask.count() / 200 <= 9


def test_lengths_and_the_tip() -> None:
    line = PencilLine([(0, 0), (30, 0), (30, 40)], 1, 4)
    assert line.length == 70
    assert [line.length_at(i) for i in range(3)] == [0, 30, 70]
    assert line.point_at(15) == (15, 0)
    assert line.point_at(50) == (30, 20)
    assert line.point_at(999) == (30, 40)


def test_standing_still_draws_and_one_point_is_no_line() -> None:
    line = PencilLine([(50, 50), (50, 50), (90, 50)], 1, 4)
    line.draw(paper())
    with pytest.raises(ValueError, match="two points"):
        PencilLine([(1, 1)], 1, 4)


def test_alpha_and_offset() -> None:
    line = PencilLine(POINTS, 5, 6, alpha=0.5)
    surface = paper()
    line.draw(surface, offset=(20, 10))
    darkest = min(surface.get_at((x, y))[0] for x in range(60, 190) for y in range(20, 120))
    assert 120 < darkest < 175

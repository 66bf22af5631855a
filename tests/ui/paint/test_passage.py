"""How one picture makes way for the next: for how long, in what shape, and at once if asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.ui.animator import Animator
from gogoa_game.ui.paint.passage import FADE_MS, PART_MS, SLIDE_MS, Parting, Passage

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.ui.paint.painter import Painter

OLD, NEW = (200, 40, 40), (40, 40, 200)
SIZE = (192, 108)


def begun(parting: Parting, *, speed: str = "normal", reduced: bool = False) -> Passage:
    """A passage whose old picture is red all over."""
    window = pygame.Surface(SIZE)
    window.fill(OLD)
    passage = Passage(Animator(speed, reduced=reduced))  # type: ignore[arg-type]
    passage.begin(window, window.get_rect(), parting, fading=reduced)
    return passage


def drawn(passage: Passage, make_painter: Callable[..., Painter]) -> pygame.Surface:
    """What shows over a new picture that is blue all over."""
    painter = make_painter(*SIZE)
    painter.surface.fill(NEW)
    passage.draw(painter)
    return painter.surface


def lasts(passage: Passage) -> float:
    """Milliseconds until it is over."""
    ms = 0.0
    while passage.running:
        passage.update(5.0)
        ms += 5.0
    return ms


@pytest.mark.parametrize(
    ("parting", "ms"),
    [(Parting.ON, SLIDE_MS), (Parting.BACK, SLIDE_MS), (Parting.HALVES, PART_MS)],
)
def test_it_takes_its_time(parting: Parting, ms: float) -> None:
    assert lasts(begun(parting)) == pytest.approx(ms, abs=5)
    assert lasts(begun(parting, speed="fast")) == pytest.approx(ms / 2, abs=5)
    assert lasts(begun(parting, reduced=True)) == pytest.approx(FADE_MS, abs=5)
    assert not begun(parting, speed="off").running


def test_a_cut_has_no_passage() -> None:
    assert not begun(Parting.CUT).running


@pytest.mark.parametrize(
    ("parting", "old", "new"),
    [
        (Parting.ON, (20, 50), (180, 50)),
        (Parting.BACK, (172, 50), (12, 50)),
        (Parting.HALVES, (5, 50), (96, 50)),
    ],
)
def test_half_way_the_old_picture_has_moved(
    make_painter: Callable[..., Painter],
    parting: Parting,
    old: tuple[int, int],
    new: tuple[int, int],
) -> None:
    passage = begun(parting)
    for _ in range(10):
        passage.update((PART_MS if parting is Parting.HALVES else SLIDE_MS) / 20)
    shown = drawn(passage, make_painter)
    assert shown.get_at(old)[:3] == OLD
    assert shown.get_at(new)[:3] == NEW


def test_without_motion_it_fades_where_it_is(make_painter: Callable[..., Painter]) -> None:
    passage = begun(Parting.ON, reduced=True)
    for _ in range(10):
        passage.update(FADE_MS / 20)
    shown = drawn(passage, make_painter)
    colours = {tuple(shown.get_at((x, 50))[:3]) for x in range(0, SIZE[0], 10)}
    assert len(colours) == 1
    assert not colours & {OLD, NEW}


def test_the_first_picture_may_take_long_and_nothing_leaps() -> None:
    passage = begun(Parting.ON)
    passage.update(100.0)
    passage.update(100.0)
    assert passage.running


def test_when_it_ends_the_old_picture_is_gone(make_painter: Callable[..., Painter]) -> None:
    passage = begun(Parting.ON)
    passage.end()
    assert not passage.running
    assert drawn(passage, make_painter).get_at((5, 50))[:3] == NEW

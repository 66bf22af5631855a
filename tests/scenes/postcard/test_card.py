"""The postcard of a marked place: every word on it, on any stage, in both languages."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game import i18n
from gogoa_game.scenes.postcard.arrival import Arrival, Tick
from gogoa_game.scenes.postcard.card import ArrivalLayout
from gogoa_game.scenes.postcard.drawing import draw_arrival
from gogoa_game.scenes.postcard.typeset import least_size
from gogoa_game.ui.paint.lines import TIGHT
from gogoa_game.ui.paint.textpainter import LEADING
from gogoa_game.ui.theme import DISPLAY
from tests.matches import goa_map

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from gogoa_game.ui.paint.painter import Painter

SIZES = [(960, 540), (1280, 720), (1920, 1080), (1280, 960), (960, 720), (1680, 720), (2520, 1080)]
GROUND = (10, 20, 30)


@pytest.fixture(params=["en", "ja"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Both languages, one after the other."""
    before = i18n.language()
    i18n.set_language(request.param)
    yield request.param
    i18n.set_language(before)


def arrivals() -> list[Arrival]:
    """The postcards of all places, in the language of the moment."""
    game_map = goa_map()
    return [Arrival.at(place, game_map.texts, marked=True) for place in game_map.board.destinations]


@pytest.mark.parametrize("ui_scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_every_word_of_every_place_has_its_room(
    make_painter: Callable[..., Painter], language: str, size: tuple[int, int], ui_scale: float
) -> None:
    painter = make_painter(*size, ui_scale)
    stage = pygame.FRect(0, 0, *painter.size)
    for arrival in arrivals():
        at = ArrivalLayout.of(painter, arrival)
        assert stage.contains(at.card.inflate(40, 40)), arrival.name
        for part in (at.picture, at.name, at.fact):
            assert at.card.contains(part), arrival.name
        assert at.picture.bottom < at.name.top
        assert at.name.bottom < at.rule < at.fact.top
        assert not at.name.colliderect(at.stamp)
        assert at.stamp.bottom < at.rule + 1
        assert at.picture.height > at.card.height * 0.4
        assert min(at.name_size, at.fact_size) >= least_size(painter)
        assert "".join(at.name_lines).replace(" ", "") == arrival.name.upper().replace(" ", "")
        for line in at.name_lines:
            assert painter.measure(line, at.name_size, DISPLAY)[0] <= at.name.width + 0.5
        assert len(at.name_lines) * at.name_size * TIGHT <= at.name.height + 0.01
        lines = at.fact.height / (at.fact_size * LEADING)
        assert lines == pytest.approx(round(lines), abs=1e-4)
        assert lines <= 4


def test_words_as_long_as_a_map_may_have_still_fit(make_painter: Callable[..., Painter]) -> None:
    name, fact = "Wide " * 11 + "Wide", "A sentence that goes on " * 12 + "to its end."
    for size in SIZES:
        painter = make_painter(*size, 1.5)
        for long_name, long_fact in ((name, fact), ("村" * 60, "砂" * 300)):
            arrival = Arrival(long_name, long_fact, "fort", "fort", marked=True)
            at = ArrivalLayout.of(painter, arrival)
            assert pygame.FRect(0, 0, *painter.size).contains(at.card)
            assert at.card.contains(at.fact)


@pytest.mark.parametrize("ui_scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_what_a_place_has_brought_has_its_room(
    make_painter: Callable[..., Painter], language: str, size: tuple[int, int], ui_scale: float
) -> None:
    painter = make_painter(*size, ui_scale)
    rows = (Tick("Shrines of the South", 3, 4), Tick("Five Waterfalls", 5, 5))
    for arrival in arrivals():
        told = replace(arrival, gain=110, ticks=rows)
        at = ArrivalLayout.of(painter, told)
        for part in (at.fact, at.gain, *at.rows):
            assert at.card.contains(part), arrival.name
        assert painter.measure("+110", at.gain_size, DISPLAY, 0)[0] <= at.gain.width + 1
        assert at.gain_size >= 2 * at.fact_size
        boxes = (at.fact, *at.rows)
        assert not any(one.colliderect(at.gain) for one in boxes)
        assert all(a.bottom <= b.top + 0.01 for a, b in pairwise(boxes))
        assert at.fact_size >= least_size(painter)


def picture(painter: Painter, shown: float, alpha: int = 255) -> bytes:
    painter.surface.fill(GROUND)
    draw_arrival(painter, arrivals()[0], shown, alpha)
    return pygame.image.tobytes(painter.surface, "RGB")


def test_it_comes_from_beyond_the_right_edge(make_painter: Callable[..., Painter]) -> None:
    painter = make_painter(960, 540)
    picture(painter, 1.0)
    bare = make_painter(960, 540)
    bare.surface.fill(GROUND)
    empty = pygame.image.tobytes(bare.surface, "RGB")
    assert picture(painter, 0.0) == empty
    lefts = []
    for shown in (0.2, 0.5, 0.8, 1.0):
        picture(painter, shown)
        ground = pygame.mask.from_threshold(painter.surface, GROUND, (1, 1, 1))
        ground.invert()
        lefts.append(ground.get_bounding_rects()[0].left)
    assert lefts == sorted(lefts, reverse=True)
    assert len(set(lefts)) == 4


def test_it_is_drawn_once_and_then_only_moved(
    make_painter: Callable[..., Painter], monkeypatch: pytest.MonkeyPatch
) -> None:
    from gogoa_game.scenes.postcard import drawing as arrivalcard

    painter, calls = make_painter(1280, 720), []
    draw_arrival(painter, arrivals()[3], 0.3)
    monkeypatch.setattr(arrivalcard, "_draw_card", lambda *_args: calls.append(1))
    for step in range(10):
        draw_arrival(painter, arrivals()[3], step / 10)
    draw_arrival(painter, arrivals()[3], 1.0, alpha=90)
    assert calls == []


def test_it_fades_where_nothing_may_slide(make_painter: Callable[..., Painter]) -> None:
    painter = make_painter(640, 360)
    pictures = [picture(painter, 1.0, alpha) for alpha in (0, 120, 255)]
    assert len(set(pictures)) == 3
    assert pictures[2] == picture(painter, 1.0)

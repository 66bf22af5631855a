"""The lanes of an evening: every word has its room on any stage, and can be read."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game import i18n
from gogoa_game.scenes.postcard.typeset import LEADING, grown, least_size
from gogoa_game.scenes.reveal.lanelayout import GAIN_LEVEL, LaneLayout, words_of
from gogoa_game.scenes.reveal.layout import EveningLayout
from gogoa_game.scenes.reveal.map import _ends, _plates
from gogoa_game.ui.map.mapview import MapView
from tests.matches import goa_map
from tests.scenes.reveal.evenings import LONG, NAMES, day

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from gogoa_game.scenes.reveal.day import Day
    from gogoa_game.ui.paint.painter import Painter

SIZES = [(960, 540), (1280, 720), (1920, 1080), (1440, 1080), (2592, 1080)]


@pytest.fixture(params=["en", "ja"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Both languages, one after the other."""
    before = i18n.language()
    i18n.set_language(request.param)
    yield request.param
    i18n.set_language(before)


def laid_out(painter: Painter, told: Day) -> tuple[EveningLayout, LaneLayout]:
    layout = EveningLayout.of(painter.size, len(told.players))
    lane = LaneLayout.of(painter, layout.lanes[0], told.players, goa_map().texts)
    return layout, lane


@pytest.mark.parametrize("players", [1, 2, 4, 6])
@pytest.mark.parametrize("ui_scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_nothing_covers_anything(
    make_painter: Callable[..., Painter], size: tuple[int, int], ui_scale: float, players: int
) -> None:
    painter = make_painter(*size, ui_scale)
    at = EveningLayout.of(painter.size, players)
    parts = [at.title, *at.lanes, at.button]
    parts += [at.card] if at.card is not None else []
    for part in parts:
        assert at.panel.contains(part)
    assert not any(a.colliderect(b) for i, a in enumerate(parts) for b in parts[i + 1 :])
    assert not at.next.colliderect(at.button)
    assert at.map.right == at.days.left


@pytest.mark.parametrize("names", [NAMES, LONG], ids=["short", "long"])
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("ui_scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_every_word_has_its_room(
    make_painter: Callable[..., Painter],
    language: str,
    size: tuple[int, int],
    ui_scale: float,
    players: int,
    names: tuple[str, ...],
) -> None:
    painter = make_painter(*size, ui_scale)
    told = day(players, names=names)
    _layout, at = laid_out(painter, told)
    assert at.token.right < (at.card.left if at.card is not None else at.text)
    for one in told.players:
        words = words_of(painter, at, one, goa_map().texts)
        gain = at.gain if one.gain else 0.0
        for number, block in enumerate(words):
            assert block.size >= least_size(painter) / grown(painter) - 0.01
            room = at.stub - at.text - (gain if number == 0 else 0.0)
            for line in block.lines:
                wide = painter.measure(line, block.size, block.face)[0]
                assert wide <= room, (line, names)
        tall = [block.top + len(block.lines) * block.size * LEADING for block in words]
        assert max(tall) <= at.size[1] + 1, one.player.name
        assert words[0].top >= 0
        for (above, below), bottom in zip(pairwise(words), tall, strict=False):
            assert below.top >= bottom - 0.01, above
        if one.gain:
            capitals = words[1].top + 0.2 * words[1].size
            assert capitals >= GAIN_LEVEL * at.size[1] + 0.335 * at.gain_size


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_a_larger_interface_makes_all_words_larger(
    make_painter: Callable[..., Painter], size: tuple[int, int], players: int
) -> None:
    told = day(players)
    pixels = []
    for ui_scale in (1.0, 1.5):
        painter = make_painter(*size, ui_scale)
        _layout, at = laid_out(painter, told)
        pixels.append(
            [
                block.size * painter.scale
                for one in told.players
                for block in words_of(painter, at, one, goa_map().texts)
            ]
            + [at.gain_size * painter.scale]
        )
    assert [(a, b) for a, b in zip(*pixels, strict=True) if b <= a] == []
    assert min(pixels[0]) >= 16


def test_the_lanes_of_four_have_their_postcards(make_painter: Callable[..., Painter]) -> None:
    for size in ((1920, 1080), (1280, 720)):
        _layout, at = laid_out(make_painter(*size), day(4))
        assert at.card is not None
        assert at.card.width > 200


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("number", range(1, 12, 2))
def test_plates_on_the_map_lie_clear_of_each_other(
    make_painter: Callable[..., Painter], players: int, number: int
) -> None:
    painter = make_painter(1920, 1080)
    told = day(players, number)
    view = MapView(goa_map())
    view.layout(EveningLayout.of(painter.size, players).map)
    ends = _ends(view, told)
    plates = [plate for _one, plate in _plates(painter, view, told, ends)]
    assert len(plates) == sum(one.gain > 0 for one in told.players)
    for i, plate in enumerate(plates):
        assert view.rect.contains(plate)
        assert not any(plate.colliderect(other) for other in plates[i + 1 :])


def test_those_who_have_come_to_the_same_place_stand_side_by_side() -> None:
    told = day(6)
    view = MapView(goa_map())
    view.layout(pygame.FRect(0, 0, 880, 1080))
    spots = [end.centre for end in _ends(view, told)]
    assert len(set(spots)) == 6

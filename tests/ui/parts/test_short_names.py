"""Where there is no room for the name of a place, its short name stands, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from pygame import FRect

from gogoa_game.i18n import language, set_language
from gogoa_game.logic.state import Sheet
from gogoa_game.ui.paint.namelines import draw_name
from gogoa_game.ui.parts.counters import draw_guides, guide_places
from gogoa_game.ui.parts.plancard import draw_plan_card
from tests.scenes.wording import listening

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from gogoa_game.maps import GameMap
    from gogoa_game.ui.paint.painter import Painter

LANGUAGES = ("en", "ja")


@pytest.fixture(autouse=True, params=LANGUAGES)
def _every_language(request: pytest.FixtureRequest) -> Iterator[None]:
    set_language(request.param)
    yield
    set_language(LANGUAGES[0])


@pytest.mark.parametrize(("width", "short"), [(900, False), (330, True)])
def test_guides_have_their_names_or_all_of_them_the_short_ones(
    make_painter: Callable[..., Painter],
    goa: GameMap,
    monkeypatch: pytest.MonkeyPatch,
    width: float,
    short: bool,
) -> None:
    places = [place.id for place in guide_places(goa.board)]
    name = goa.texts.short_name if short else goa.texts.name
    with listening(monkeypatch) as heard:
        rect = FRect(0, 0, width, 110)
        draw_guides(make_painter(), rect, goa.board, goa.texts, Sheet(goa.board.start))
    assert {text for _where, text in heard.whole} == {name(place, language()) for place in places}


@pytest.mark.parametrize("place", ["colva", "mahadev-temple", "jama-masjid-sanguem"])
def test_a_row_takes_the_longest_name_that_fits(
    make_painter: Callable[..., Painter],
    goa: GameMap,
    monkeypatch: pytest.MonkeyPatch,
    place: str,
) -> None:
    name, short = goa.texts.names(place, language())
    painter = make_painter()
    rooms = {name: painter.measure(name, 30)[0] + 20, short: painter.measure(short, 20)[0] + 8}
    for wanted, room in rooms.items():
        with listening(monkeypatch) as heard:
            draw_name(painter, (name, short), (0, 20), room, 24, size=24)
        assert [line.text for line in heard.lines] == [wanted]


def test_plan_cards_fall_back_on_short_names(
    make_painter: Callable[..., Painter], goa: GameMap, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = set()
    for plan in goa.board.plans:
        with listening(monkeypatch) as heard:
            rect = FRect(0, 0, 250, 250)
            draw_plan_card(make_painter(), rect, plan, goa.texts, goa.board, frozenset())
        shown |= {line.text for line in heard.lines if "plancard" in line.where}
    full, short = [
        get("mahadev-temple", language()) for get in (goa.texts.name, goa.texts.short_name)
    ]
    assert short in shown
    assert full not in shown

"""The souvenir: always of one size, painted in pieces, with every text whole."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game import i18n
from gogoa_game.bots import decide
from gogoa_game.logic.board import TYPES
from gogoa_game.logic.state import DAYS, Sheet
from gogoa_game.scenes.souvenir import picture as souvenir_module
from gogoa_game.scenes.souvenir.days import draw_souvenir_day, souvenir_day_rects
from gogoa_game.scenes.souvenir.picture import DAYS as DAY_AREA
from gogoa_game.scenes.souvenir.picture import INSIDE, MAP, PAGE, SIZE, Souvenir, painting
from gogoa_game.table.match import Match, Player
from gogoa_game.ui import theme
from gogoa_game.ui.paint.painter import Painter
from gogoa_game.ui.stage import Stage
from tests.matches import finished, goa_map
from tests.scenes.wording import Heard, listening, speak

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gogoa_game.ui.paint.fonts import Fonts
    from gogoa_game.ui.paint.sprites import Sprites

TOKENS = ("boat", "scooter", "elephant", "fish", "suitcase", "parasol")
NAMES = (
    "Ana", "W" * 24, "Wilhelmina Montgomery-Wu", "さくらさくらさくらさくらさくらさくらさくらさくら",
    "i", "A B C D E F G H I J K LM",
)  # fmt: skip
SIX = ("easy", "random", "easy", "easy", "random", "medium")

pytestmark = pytest.mark.usefixtures("window")


def souvenirs(levels: tuple[str, ...] = SIX) -> list[Souvenir]:
    """The souvenirs of a whole game."""
    match = Match.resume(goa_map(), finished(levels))
    sheets = match.view(None).sheets
    return [
        Souvenir(goa_map(), Player(name, "human", token, token), sheet)
        for name, token, sheet in zip(NAMES, TOKENS, sheets, strict=False)
    ]


def hear(monkeypatch: pytest.MonkeyPatch, language: str, all_of: Iterable[Souvenir]) -> Heard:
    """Everything that is set on them."""
    i18n.set_language(speak(monkeypatch, language))
    with listening(monkeypatch) as heard:
        for souvenir in all_of:
            decide(painting(souvenir))
    return heard


@pytest.mark.parametrize("language", ["en", "ja", "longer"])
def test_all_texts_are_whole_and_can_be_read(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = hear(monkeypatch, language, souvenirs())
    assert {str(line) for line in heard.lines if line.cut} == set()
    # The letters of a rubber stamp are set one by one, and short.
    small = {str(line) for line in heard.lines if line.got < theme.FLOOR and len(line.text) > 1}
    assert small == set()
    assert heard.overlaps() == set()
    tested = {colour for colour, _ground in theme.TEXT_PAIRS}
    assert {line.colour[:3] for line in heard.lines} <= tested


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_place_and_every_plan_has_room(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sheets made up so that each plan and each place stands on one of them; without the map."""
    monkeypatch.setattr(souvenir_module, "painting_map", lambda *_args: iter(()))
    board = goa_map().board
    trips = [trip for souvenir in souvenirs() for trip in souvenir.sheet.trips]
    made = []
    plans, places = list(board.plans), list(board.destinations)
    for first in range((len(plans) + 1) // 2):
        pair = tuple(plans[(2 * first + i) % len(plans)].id for i in (0, 1))
        days = tuple(
            replace(trips[day], marked=places[(DAYS * first + day) % len(places)].id)
            for day in range(DAYS)
        )
        sheet = Sheet(board.start, pair, trips=days)
        made.append(Souvenir(goa_map(), Player("Ana"), sheet))
    heard = hear(monkeypatch, language, made)
    assert {str(line) for line in heard.lines if line.cut} == set()
    told = {text for _where, text in heard.whole}
    assert {goa_map().texts.name(place.id, language) for place in places} <= told


def test_it_tells_name_points_days_and_places(monkeypatch: pytest.MonkeyPatch) -> None:
    souvenir = souvenirs()[0]
    heard = hear(monkeypatch, "en", [souvenir])
    told = {line.text for line in heard.lines}
    texts = goa_map().texts
    assert {"ANA", str(souvenir.points.total), *map(str, souvenir.points)} <= told
    assert {str(day) for day in range(1, DAYS + 1)} <= told
    whole = {text for _where, text in heard.whole}
    marked = {trip.marked for trip in souvenir.sheet.trips if trip.marked}
    assert {texts.name(place, "en") for place in marked} <= whole


def test_the_size_is_the_same_without_a_large_window() -> None:
    assert pygame.display.get_driver() == "dummy"
    assert decide(painting(souvenirs()[0])).get_size() == SIZE == (1920, 1080)


def test_a_souvenir_is_always_the_same_picture() -> None:
    first, second = (decide(painting(souvenirs()[0])) for _ in range(2))
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")


def test_players_and_trips_make_different_pictures() -> None:
    seen = {pygame.image.tobytes(decide(painting(one)), "RGB") for one in souvenirs()[:3]}
    assert len(seen) == 3


def test_the_work_has_many_pieces_and_comes_to_its_end() -> None:
    shares = list(painting(souvenirs()[0]))
    assert len(shares) >= 40
    assert shares == sorted(shares)
    assert 0.9 <= shares[-1] <= 1


def test_a_trip_that_marked_nothing_and_a_sheet_without_days() -> None:
    board = goa_map().board
    empty = Sheet(board.start, (board.plans[0].id, board.plans[1].id))
    assert decide(painting(Souvenir(goa_map(), Player("Ana"), empty))).get_size() == SIZE


def test_everything_lies_inside_the_frame() -> None:
    rects = souvenir_day_rects(DAY_AREA)
    assert len(rects) == DAYS
    assert all(PAGE.contains(rect) for rect in rects)
    assert all(a is b or not a.colliderect(b) for a in rects for b in rects)
    assert INSIDE.contains(MAP)
    assert INSIDE.contains(PAGE)
    assert not MAP.colliderect(PAGE)


def test_all_types_have_a_stamp_of_their_own(tools: tuple[Sprites, Fonts]) -> None:
    board = goa_map().board
    trip = souvenirs()[0].sheet.trips[0]
    stamp = pygame.FRect(10, 10, 80, 90)
    seen = set()
    for kind in TYPES:
        surface = pygame.Surface((400, 120))
        painter = Painter(surface, Stage(SIZE), *tools)
        place = next(place.id for place in board.destinations if place.type == kind)
        trips = [replace(trip, marked=place)]
        draw_souvenir_day(painter, stamp, 1, trips, board, goa_map().texts)
        seen.add(pygame.image.tobytes(surface.subsurface(tuple(stamp)), "RGB"))
    assert len(seen) == len(TYPES)

"""The parts of a turn's screen: where they lie, how large they are, and what they tell."""

from __future__ import annotations

from itertools import combinations, pairwise

import pygame
import pytest

from gogoa_game.logic.scoring import Points
from gogoa_game.maps import load_map
from gogoa_game.scenes.play.coachpicture import slip_room
from gogoa_game.table.match import Player
from gogoa_game.ui import theme
from gogoa_game.ui.map.mapview import MapView
from gogoa_game.ui.map.shortnames import short_name
from gogoa_game.ui.paint.fonts import Fonts
from gogoa_game.ui.paint.lines import read_size
from gogoa_game.ui.paint.painter import Painter
from gogoa_game.ui.paint.sprites import Sprites
from gogoa_game.ui.parts import counters
from gogoa_game.ui.parts.gamelayout import TableLayout
from gogoa_game.ui.parts.header import source_at, source_rect
from gogoa_game.ui.parts.plansheet import row_rects
from gogoa_game.ui.parts.tasktag import Task, tag_rect
from gogoa_game.ui.parts.turnbuttons import ButtonRow
from gogoa_game.ui.stage import Stage
from tests.boards import GOA

STAGES = [
    (width * scale, 1080 * scale)
    for width in (1440.0, 1920.0, 2520.0, 2592.0)
    for scale in (1.0, 2 / 3)
]
WINDOWS = [((1920, 1080), 1.0), ((1280, 720), 1.5), ((1440, 1080), 1.0), ((960, 540), 1.0)]


@pytest.fixture(scope="module", autouse=True)
def _pygame() -> None:
    pygame.display.init()
    pygame.font.init()


def painter(window: tuple[int, int], scale: float) -> Painter:
    return Painter(pygame.Surface(window), Stage(window, scale), Sprites(), Fonts())


@pytest.mark.parametrize("size", STAGES)
@pytest.mark.parametrize("coached", [False, True])
def test_parts_of_the_panel_lie_in_it_one_under_the_other(
    size: tuple[float, float], coached: bool
) -> None:
    table = (TableLayout.with_coach if coached else TableLayout.of)(size)
    rows = [table.header, table.tray, table.plans[0], table.counters, table.standings]
    rows += [table.buttons]
    if coached:
        rows.insert(4, table.coach)
    for above, below in pairwise(rows):
        assert above.bottom <= below.top + 0.01
    for part in (*rows, *table.plans, table.guides):
        assert table.panel.contains(part)
    assert not table.guides.colliderect(table.standings)
    assert not table.plans[0].colliderect(table.plans[1])
    buttons = ButtonRow.of(table.buttons)
    assert not any(one.colliderect(other) for one, other in combinations(buttons, 2))


def test_buttons_are_84_units_high_on_the_usual_stage() -> None:
    buttons = ButtonRow.of(TableLayout.of((1920.0, 1080.0)).buttons)
    assert {round(button.height) for button in buttons} == {84}


@pytest.mark.parametrize(("window", "scale"), WINDOWS)
def test_what_is_read_is_large_enough_and_grows_with_the_interface(
    window: tuple[int, int], scale: float
) -> None:
    plain, here = painter(window, 1.0), painter(window, scale)
    pixels = read_size(here) * here.scale
    assert pixels >= 16
    assert scale == 1.0 or pixels > read_size(plain) * plain.scale
    if window == (1920, 1080):
        assert pixels == theme.READ


@pytest.mark.parametrize(("window", "scale"), WINDOWS)
def test_every_source_of_points_explains_itself(window: tuple[int, int], scale: float) -> None:
    here = painter(window, scale)
    header = TableLayout.of(here.size).header
    head = ("Asha", "Day 7 of 12")
    points = Points(60, 20, 30, 30, 10)
    told = set()
    for number in range(5):
        rect = source_rect(here, header, head, points, number)
        assert header.inflate(2, 2).contains(rect)
        found = source_at(here, header, head, points, rect.center)
        assert found is not None
        told.add(found[1])
    assert {tip[-5:-1] for tip in told} == {"(R20", "(R21", "(R22", "(R23", "(R24"}
    assert source_at(here, header, head, points, header.bottomleft) is None


@pytest.mark.parametrize("width", [1280, 1366, 1920])
def test_notches_of_a_type_are_of_whole_pixels_and_alike(
    width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = painter((width, width * 9 // 16), 1.0)
    cell = pygame.FRect(100, 100, 179, 62)
    edges = counters._draw_bar(here, pygame.FRect(158, 130, 108, 20), 3)
    pixels = [here.point((edge, 0.0))[0] for edge in edges]
    widths = {round(b - a, 3) for a, b in pairwise(pixels)}
    assert len(edges) == 7
    assert len(widths) == 1
    assert widths.pop().is_integer()
    assert cell.contains(pygame.FRect(edges[0], 130, edges[-1] - edges[0], 20))


@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_rows_of_a_plan_share_its_lower_part(count: int) -> None:
    card = pygame.FRect(10, 10, 438, 240)
    rows = row_rects(card, count)
    assert len(rows) == count
    assert all(card.contains(row) for row in rows)
    assert rows[0].top >= card.top + 60
    assert all(row.height >= 26 for row in rows)


def test_a_tag_is_as_wide_as_its_text_and_never_wider_than_its_room() -> None:
    here = painter((1920, 1080), 1.0)
    room = pygame.FRect(1000, 110, 896, 54)
    short = tag_rect(here, room, Task("Pick up a die", 3))
    longer = tag_rect(here, room, Task("Step 3: go on, or turn", "pencil"))
    longest = tag_rect(here, room, Task("It has no room in one line. " * 4, "refused", alert=True))
    assert short.width < longer.width < room.width
    assert longest.width <= room.width
    assert longest.height > short.height


@pytest.mark.parametrize("language", ["en", "ja"])
def test_short_names_are_no_other_places_names(language: str) -> None:
    maps = load_map(GOA)
    names = [short_name(maps.texts, place.id, language) for place in maps.board.destinations]
    assert len(set(names)) == len(names)
    assert all(names)


@pytest.mark.parametrize("size", STAGES)
def test_the_slip_of_the_coach_covers_no_hex(size: tuple[float, float]) -> None:
    maps = load_map(GOA)
    view = MapView(maps, TableLayout.of(size).map)
    room = slip_room(view, size, size[1] - 90)
    if room is None:
        assert size[0] / size[1] < 16 / 9 or size[1] < 1080, "there is a row in the panel for it"
        return
    assert view.rect.contains(room.rect)
    assert not any(room.rect.collidepoint(view.centre(cell)) for cell in maps.board.hexes)
    assert all(room.rect.contains(ticket) for ticket in room.tickets)


def test_a_long_name_leaves_the_points_whole() -> None:
    here = painter((1920, 1080), 1.0)
    header = TableLayout.of(here.size).header
    player = Player("Maximiliane-Ann", "human", "boat", "boat")
    head = (player.name, "Day 7 of 12")
    first = source_rect(here, header, head, Points(60, 20, 30, 30, 10), 0)
    width = here.measure(player.name, theme.NAME * 0.7, theme.DISPLAY)[0]
    assert first.left - header.left - header.height >= width

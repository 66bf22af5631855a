"""Open sheets: whose, as of when, and what the pointer finds on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.logic.state import DAYS, Phase
from gogoa_game.scenes import flow
from gogoa_game.scenes.keys import FIRST_SEAT_KEY
from gogoa_game.scenes.sheet.scene import SheetScene
from gogoa_game.scenes.sheet.triplist import trip_rects
from gogoa_game.table.match import Match
from gogoa_game.ui.parts.standings import standing_rects
from tests.matches import advance, bots, goa_map
from tests.scenes.endings import draw_again, ended, listen

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.scenes.sheet.picture import SheetPicture
    from tests.scenes.driving import Driver
    from tests.scenes.endings import Told

SIZES = [
    ((1920, 1080), 100),
    ((1280, 720), 100),
    ((1440, 1080), 100),
    ((1920, 1080), 150),
    ((2520, 1080), 100),
    ((1024, 768), 150),
]


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> list[Told]:
    """All that is set in type from now on, and where."""
    return listen(monkeypatch)


def show(driver: Driver, match: Match, seat: int = 0) -> SheetScene:
    """Opens a sheet over whatever is on the screen."""
    context = driver.app.context
    scene = SheetScene(context, flow.session_of(context, match), seat)
    context.director.push(scene)
    scene.layout(driver.stage.size)
    driver.frame()
    return scene


def in_the_middle(seats: int = 3, day: int = 4) -> Match:
    """A game whose starting player has played on that day, and nobody else."""
    match = Match(goa_map(), bots(*["random"] * seats), 5)
    while match.state.day < day or match.state.phase is not Phase.FOLLOWING:
        advance(match)
    return match


def finished(seats: int = 3) -> Match:
    """A game that is over."""
    return Match.resume(goa_map(), ended(seats))


def test_r19_what_was_played_today_is_on_no_sheet(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    match = in_the_middle()
    starter = match.state.starting_seat
    scene = show(driver, match, starter)
    assert len(match.state.sheets[starter].trips) == 4
    assert [len(sheet.trips) for sheet in scene.view.sheets] == [3, 3, 3]


def test_r19_the_sheet_tells_of_which_day_it_is(
    drive: Callable[..., Driver], texts: list[Told]
) -> None:
    driver = drive()
    show(driver, in_the_middle())
    assert "As of day 3" in [shown for shown, _box in texts]


def test_keys_and_buttons_go_round_the_table(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    scene = show(driver, finished(), 2)
    driver.key(pygame.K_RIGHT)
    assert scene.seat == 0
    driver.key(pygame.K_LEFT)
    assert scene.seat == 2
    driver.press("previous")
    assert scene.seat == 1
    driver.press("next")
    assert scene.seat == 2
    driver.key(FIRST_SEAT_KEY)
    assert scene.seat == 0
    driver.key(FIRST_SEAT_KEY + 3)
    assert scene.seat == 0


def test_a_click_on_a_player_shows_that_sheet(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    scene = show(driver, finished())
    fields = standing_rects(scene.table.standings, 3)
    driver.click(fields[2].center)
    assert scene.seat == 2
    driver.drag(fields[0].center, fields[1].center)
    assert scene.seat == 2


@pytest.mark.parametrize("way", ["key", "button"])
def test_back_leads_to_the_scene_below(drive: Callable[..., Driver], way: str) -> None:
    driver = drive(size=(640, 360))
    below = driver.top
    show(driver, finished())
    if way == "key":
        driver.key(pygame.K_ESCAPE)
    else:
        driver.press("back")
    assert driver.top is below


def test_alone_there_is_nobody_to_turn_to(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    scene = show(driver, finished(1))
    assert [widget.id for widget in scene.widgets.widgets] == ["names", "souvenir", "back"]
    driver.key(pygame.K_RIGHT)
    assert scene.seat == 0


def picture(scene: SheetScene, monkeypatch: pytest.MonkeyPatch, driver: Driver) -> SheetPicture:
    """What the next frame shows."""
    drawn: list[SheetPicture] = []
    monkeypatch.setattr(
        "gogoa_game.scenes.sheet.scene.draw_sheet", lambda _painter, shown: drawn.append(shown)
    )
    scene.dirty = True
    driver.frame(ms=0.0)
    return drawn[-1]


def test_a_day_of_the_list_is_shown_on_the_map(
    drive: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive(size=(640, 360))
    scene = show(driver, in_the_middle())
    rows = trip_rects(scene.table.tray)
    driver.pointer(pygame.MOUSEMOTION, rows[2].center)
    driver.frame()
    assert picture(scene, monkeypatch, driver).day == 3
    driver.pointer(pygame.MOUSEMOTION, rows[3].center)
    assert picture(scene, monkeypatch, driver).day is None


def test_the_day_pointed_at_does_not_outlive_its_sheet(
    drive: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive(size=(640, 360))
    scene = show(driver, finished())
    driver.pointer(pygame.MOUSEMOTION, trip_rects(scene.table.tray)[11].center)
    driver.key(pygame.K_RIGHT)
    shown = picture(scene, monkeypatch, driver)
    assert shown.seat == 1
    assert shown.day is None


def test_places_of_the_map_tell_their_names(
    drive: Callable[..., Driver], texts: list[Told]
) -> None:
    driver = drive()
    scene = show(driver, finished())
    place = scene.view.board.destination("dudhsagar-falls")
    driver.pointer(pygame.MOUSEMOTION, scene.map.centre(place.hex))
    name = driver.app.context.maps.texts.name("dudhsagar-falls", "en")
    assert name in draw_again(driver, texts)


def test_the_sheets_of_one_game_are_not_shown_for_the_next(
    drive: Callable[..., Driver], texts: list[Told]
) -> None:
    driver = drive()
    show(driver, finished(2))
    texts.clear()
    show(driver, Match.resume(goa_map(), ended(2, 4)))
    assert "After twelve days" in [shown for shown, _box in texts]


def test_resizing_keeps_the_sheet(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scene = show(driver, finished(), 1)
    driver.resize((1000, 750))
    driver.frame()
    assert scene.size == driver.stage.size
    assert scene.seat == 1
    driver.press("next")
    assert scene.seat == 2


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_all_text_lies_on_the_days_or_the_panel(
    drive: Callable[..., Driver],
    texts: list[Told],
    size: tuple[int, int],
    scale: int,
) -> None:
    driver = drive(size=size)
    context = driver.app.context
    context.change_settings(context.settings.replace(ui_scale=scale))
    texts.clear()
    scene = show(driver, finished(6))
    # The names of the sea and the countries may run off the map.
    on_panel = [(shown, box) for shown, box in texts if box.centerx > scene.table.days.left]
    assert on_panel
    for shown, box in on_panel:
        ground = scene.table.days.union(scene.table.panel)
        assert ground.contains(box.inflate(0, -box.height * 0.2)), shown
    rows = trip_rects(scene.table.tray)
    assert len(rows) == DAYS
    assert all(scene.table.tray.contains(row) for row in rows)
    assert all(a is b or not a.colliderect(b.inflate(-1, -1)) for a in rows for b in rows)
    rects = [widget.rect for widget in scene.widgets.widgets]
    assert all(a is b or not a.colliderect(b) for a in rects for b in rects)
    for widget in scene.widgets.widgets:
        place = scene.table.map if widget.id == "names" else scene.table.panel
        assert place.contains(widget.rect), widget.id

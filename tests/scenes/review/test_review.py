"""The trip review on the screen: how it is opened, worked on, kept, dropped and looked at."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.insight.review import GLANCE, DayReview, Stop, TripReview, review
from gogoa_game.logic.hexes import Hex
from gogoa_game.logic.state import DAYS
from gogoa_game.scenes import flow
from gogoa_game.scenes.keys import FIRST_SEAT_KEY
from gogoa_game.scenes.results.scene import ResultsScene
from gogoa_game.scenes.review import words
from gogoa_game.scenes.review.days import name_field
from gogoa_game.scenes.review.layout import ReviewLayout, columns
from gogoa_game.scenes.review.scene import ReviewScene
from gogoa_game.table.match import Match
from gogoa_game.table.session import Session
from gogoa_game.ui import theme
from gogoa_game.ui.paint.fonts import Fonts
from gogoa_game.ui.paint.text import TextSetter
from gogoa_game.ui.parts.standings import standing_rects
from tests.matches import goa_map
from tests.scenes.endings import draw_again, ended, listen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from gogoa_game.bots.base import Work
    from gogoa_game.scenes.review.picture import ReviewPicture
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
SMALL = (640, 360)


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> list[Told]:
    """All that is set in type from now on, and where."""
    return listen(monkeypatch)


@pytest.fixture
def worked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats whose review was begun; reviews are made at a glance."""
    seats: list[int] = []

    def at_a_glance(session: Session, seat: int) -> Work[TripReview]:
        seats.append(seat)
        return review(session._match.map, session._match.record(), seat, GLANCE)

    monkeypatch.setattr(Session, "review", at_a_glance)
    return seats


class Endless:
    """Work that is never done, and knows whether somebody has dropped it."""

    def __init__(self) -> None:
        self.dropped: list[int] = []
        self.begun: list[int] = []

    def __call__(self, _session: Session, seat: int) -> Iterator[float]:
        self.begun.append(seat)
        try:
            while True:
                yield 0.5
        finally:
            self.dropped.append(seat)


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> Endless:
    """Reviews that are never done."""
    work = Endless()
    monkeypatch.setattr(Session, "review", lambda session, seat: work(session, seat))
    return work


def results(driver: Driver, seats: int = 3) -> ResultsScene:
    """The results of a game, all stamped in."""
    context = driver.app.context
    flow.begin(context, Match.resume(context.maps, ended(seats)))
    driver.top.layout(driver.stage.size)
    driver.key(pygame.K_SPACE)
    scene = driver.top
    assert isinstance(scene, ResultsScene)
    return scene


def opened(driver: Driver, seats: int = 3) -> ReviewScene:
    """The review that the results lead to."""
    results(driver, seats)
    driver.key(pygame.K_r)
    scene = driver.top
    assert isinstance(scene, ReviewScene)
    return scene


def done(driver: Driver, seats: int = 3) -> ReviewScene:
    """The same, once it is worked out."""
    scene = opened(driver, seats)
    wait(driver, scene)
    return scene


def wait(driver: Driver, scene: ReviewScene) -> None:
    """Lets frames pass until the seat's review is done."""
    for _ in range(5000):
        if scene.review is not None:
            return
        driver.frame()
    raise AssertionError("the review is never done")


def picture(scene: ReviewScene, monkeypatch: pytest.MonkeyPatch, driver: Driver) -> ReviewPicture:
    """What the next frame shows."""
    drawn: list[ReviewPicture] = []
    with monkeypatch.context() as patch:
        patch.setattr(
            "gogoa_game.scenes.review.scene.draw_review",
            lambda _painter, shown: drawn.append(shown),
        )
        scene.dirty = True
        driver.frame(ms=0.0)
    return drawn[-1]


# ---- opening and leaving


@pytest.mark.parametrize("way", ["key", "button"])
def test_the_results_lead_to_it_and_back(
    drive: Callable[..., Driver], endless: Endless, way: str
) -> None:
    driver = drive(size=SMALL)
    below = results(driver)
    driver.key(pygame.K_r) if way == "key" else driver.press("review")
    scene = driver.top
    assert isinstance(scene, ReviewScene)
    assert scene.seat == below.rows[0].seat
    driver.key(pygame.K_ESCAPE) if way == "key" else driver.press("back")
    assert driver.top is below


def test_it_opens_at_the_person_who_did_best(
    drive: Callable[..., Driver], endless: Endless
) -> None:
    driver = drive(size=SMALL)
    below = results(driver)
    last = below.rows[-1]
    person = last._replace(player=replace(last.player, kind="human"))
    below.rows = (*below.rows[:-1], person)
    driver.key(pygame.K_r)
    assert driver.top.seat == last.seat  # type: ignore[attr-defined]


def test_what_was_left_goes_on_where_it_was_when_it_is_opened_again(
    drive: Callable[..., Driver], endless: Endless, texts: list[Told]
) -> None:
    driver = drive(size=SMALL)
    first = opened(driver).seat
    driver.frame()
    driver.key(pygame.K_RIGHT)
    driver.frame()
    driver.key(pygame.K_ESCAPE)
    texts.clear()
    driver.frame(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_r, mod=0, unicode=""))
    assert isinstance(driver.top, ReviewScene)
    assert "50 %" in [shown for shown, _box in texts]  # before anything more is done
    driver.frame()
    driver.frame()
    assert endless.begun == [first, (first + 1) % 3]
    assert endless.dropped == []


# ---- working


def test_the_scene_is_seen_before_the_work_begins(
    drive: Callable[..., Driver], endless: Endless, texts: list[Told]
) -> None:
    driver = drive(size=SMALL)
    results(driver)
    texts.clear()
    driver.frame(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_r, mod=0, unicode=""))
    assert isinstance(driver.top, ReviewScene)
    assert endless.begun == []
    assert "0 %" in [shown for shown, _box in texts]
    driver.frame()
    assert len(endless.begun) == 1
    assert "50 %" in draw_again(driver, texts)


def test_it_is_worked_on_once_and_kept(drive: Callable[..., Driver], worked: list[int]) -> None:
    driver = drive(size=SMALL)
    scene = done(driver)
    found = scene.review
    assert not scene.animating
    assert worked == [scene.seat]
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_r)
    again = driver.top
    assert isinstance(again, ReviewScene)
    assert again is not scene
    assert again.review is found
    driver.frame()
    assert worked == [scene.seat]


def test_work_on_a_seat_goes_on_where_it_was_left(
    drive: Callable[..., Driver], endless: Endless
) -> None:
    driver = drive(size=SMALL)
    scene = opened(driver, 2)
    for key in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_RIGHT):
        driver.frame()
        driver.key(key)
    driver.frame()
    assert sorted(endless.begun) == [0, 1]
    assert scene.animating


def test_it_opens_at_the_day_that_cost_most(
    drive: Callable[..., Driver], worked: list[int]
) -> None:
    driver = drive(size=SMALL)
    scene = done(driver)
    assert scene.review is not None
    assert scene.day == max(scene.review.days, key=words.cost).day


# ---- looking


def test_seats_by_keys_buttons_and_clicks(drive: Callable[..., Driver], worked: list[int]) -> None:
    driver = drive(size=SMALL)
    scene = done(driver)
    driver.key(FIRST_SEAT_KEY + 2)
    assert scene.seat == 2
    driver.key(pygame.K_RIGHT)
    assert scene.seat == 0
    driver.press("previous")
    assert scene.seat == 2
    driver.press("next")
    assert scene.seat == 0
    fields = standing_rects(scene.parts.seats, 3)
    driver.click(fields[1].center)
    assert scene.seat == 1
    driver.drag(fields[0].center, fields[2].center)
    assert scene.seat == 1
    driver.key(FIRST_SEAT_KEY + 5)
    assert scene.seat == 1
    wait(driver, scene)
    assert scene.review is scene.session.reviews[1]


def test_alone_there_is_nobody_to_turn_to(drive: Callable[..., Driver], worked: list[int]) -> None:
    driver = drive(size=SMALL)
    scene = done(driver, 1)
    assert [widget.id for widget in scene.widgets.widgets] == ["route", "back"]
    driver.key(pygame.K_RIGHT)
    assert scene.seat == 0


def test_days_by_keys_and_by_the_pointer(
    drive: Callable[..., Driver], worked: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive(size=SMALL)
    scene = done(driver)
    driver.pointer(pygame.MOUSEMOTION, scene.parts.rows[4].center)
    assert picture(scene, monkeypatch, driver).day == 5
    driver.key(pygame.K_DOWN)
    assert scene.day == 6
    driver.key(pygame.K_UP)
    driver.key(pygame.K_UP)
    assert scene.day == 4
    for _ in range(4):
        driver.key(pygame.K_UP)
    assert scene.day == DAYS
    driver.key(pygame.K_DOWN)
    assert scene.day == 1


def test_before_it_is_done_there_is_no_day_and_no_best_trip(
    drive: Callable[..., Driver], endless: Endless
) -> None:
    driver = drive(size=SMALL)
    scene = opened(driver)
    driver.key(pygame.K_DOWN)
    driver.pointer(pygame.MOUSEMOTION, scene.parts.rows[7].center)
    driver.key(pygame.K_b)
    driver.press("route")
    assert (scene.day, scene.route) == (1, False)


def test_the_best_trip_is_shown_until_a_day_is_meant(
    drive: Callable[..., Driver], worked: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive(size=SMALL)
    scene = done(driver)
    driver.key(pygame.K_b)
    assert picture(scene, monkeypatch, driver).route
    driver.key(pygame.K_b)
    assert not picture(scene, monkeypatch, driver).route
    driver.press("route")
    driver.key(pygame.K_DOWN)
    assert not picture(scene, monkeypatch, driver).route


def test_resizing_keeps_seat_and_day(drive: Callable[..., Driver], worked: list[int]) -> None:
    driver = drive()
    scene = done(driver)
    driver.key(pygame.K_DOWN)
    seat, day = scene.seat, scene.day
    driver.resize((1000, 750))
    driver.frame()
    assert scene.size == driver.stage.size
    assert (scene.seat, scene.day) == (seat, day)


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("seats", [1, 6])
def test_all_text_lies_on_the_panel(
    drive: Callable[..., Driver],
    worked: list[int],
    texts: list[Told],
    size: tuple[int, int],
    scale: int,
    seats: int,
) -> None:
    driver = drive(size=size)
    context = driver.app.context
    context.change_settings(context.settings.replace(ui_scale=scale))
    scene = opened(driver, seats)
    texts.clear()
    wait(driver, scene)
    for key in (pygame.K_DOWN, pygame.K_b):
        driver.key(key)
    # The names of the sea and the countries may run off the map.
    on_panel = [(shown, box) for shown, box in texts if box.centerx > scene.parts.panel.left]
    assert len(on_panel) > 2 * DAYS
    for shown, box in on_panel:
        assert scene.parts.panel.contains(box.inflate(0, -box.height * 0.2)), shown
    parts = (
        scene.parts.seats, scene.parts.score, *scene.parts.facts, scene.parts.days,
        scene.parts.told, *(widget.rect for widget in scene.widgets.widgets),
    )  # fmt: skip
    assert all(a is b or not a.colliderect(b) for a in parts for b in parts)
    assert all(scene.parts.panel.contains(part) for part in parts)
    rows = (scene.parts.head, *scene.parts.rows)
    assert all(scene.parts.days.contains(row) for row in rows)
    assert all(a is b or not a.colliderect(b.inflate(-1, -1)) for a in rows for b in rows)


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_all_names_have_room_in_the_list(
    drive: Callable[..., Driver], size: tuple[int, int], scale: int
) -> None:
    driver = drive(size=size)
    context = driver.app.context
    context.change_settings(context.settings.replace(ui_scale=scale))
    setter, stage = TextSetter(Fonts()), driver.stage
    smallest = round(theme.FLOOR / max(1.0, stage.ui_scale) * stage.scale)
    _, room = name_field(columns(ReviewLayout.of(stage.size).rows[0])[2])
    for place in goa_map().board.destinations:
        name = goa_map().texts.short_name(place.id, "en")
        assert setter.width(name, theme.TEXT, smallest) / stage.scale <= room.width, name


# ---- the words


def day_of(
    taken: str | None, best: str | None, given: float, luck: float = 0.0, guides: int = 0
) -> DayReview:
    """A day that ended at `taken`."""
    path = (Hex(8, 12), Hex(8, 13))
    chosen = Stop(path[-1], taken, guides, 100.0, path)
    return DayReview(4, chosen, Stop(path[-1], best, 0, 100.0 + given, path), luck)


@pytest.mark.parametrize(
    ("day", "most", "said"),
    [
        (day_of("colva", "colva", 0.0), False, "Day 4: Colva Beach was as good as any end"),
        (day_of("colva", "fontainhas", 0.4), True, "Day 4: Colva Beach was as good as any end"),
        (day_of(None, None, 0.3), False, "Day 4: nothing could be marked, and no end was better"),
        (day_of("colva", "fontainhas", 14.7), False,
         "Day 4: Colva Beach instead of Fontainhas cost about 15 points"),
        (day_of("colva", "fontainhas", 14.7), True,
         "Day 4 cost most: Colva Beach instead of Fontainhas, about 15 points"),
        (day_of(None, "colva", 1.2), False,
         "Day 4: no mark instead of Colva Beach cost about 1 point"),
        (day_of(None, "colva", 20.0), True,
         "Day 4 cost most: no mark instead of Colva Beach, about 20 points"),
        (day_of("colva", None, 2.0), False,
         "Day 4: Colva Beach instead of a better place to go on from cost about 2 points"),
        (day_of(None, None, 2.0), False,
         "Day 4: there was a better place to go on from, by about 2 points"),
        (day_of("colva", "colva", 5.0, guides=2), False,
         "Day 4: Colva Beach with fewer guides would have saved about 5 points"),
    ],
)  # fmt: skip
def test_what_is_said_about_a_day(day: DayReview, said: str, *, most: bool) -> None:
    assert words.about_day(day, goa_map().texts, most=most) == said


def test_what_is_said_about_all_days() -> None:
    quiet = TripReview(0, 214, 268, (day_of("colva", "colva", 0.0),), ())
    assert words.made(quiet) == "214 of 268 possible"
    assert words.share(quiet).startswith("79 %")
    assert words.given_away(quiet) == "Nothing was given away"
    assert words.luck_of_all(quiet) == "The dice were as kind as the average"
    assert words.most(quiet) == "No day could have ended better"
    assert words.worst_day(quiet) is None
    loud = replace(quiet, days=(day_of("colva", "fontainhas", 1.2, 11.8), *quiet.days))
    assert words.given_away(loud) == "About 1 point was given away"
    assert words.luck_of_all(loud) == "The dice were about 12 points kinder than average"
    assert words.most(loud) == "Day 4 cost most: about 1 point"
    unlucky = replace(quiet, days=(day_of("colva", "colva", 0.0, -1.3),))
    assert words.luck_of_all(unlucky) == "The dice were about 1 point harsher than average"


def test_the_best_trip_may_be_the_one_that_was_made() -> None:
    found = TripReview(0, 200, 200, (), ())
    assert words.share(found).startswith("100 %")
    assert words.best_trip(found) == "No better trip was found than the one that was made"
    assert "268" in words.best_trip(replace(found, par=268))

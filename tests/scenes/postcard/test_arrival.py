"""The postcard after a turn that marks a place: it comes, it goes, and it tells nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pygame
import pytest

from gogoa_game.bots import LEVELS, decide
from gogoa_game.logic.actions import PlayTurn
from gogoa_game.logic.chance import stream
from gogoa_game.logic.scoring import points
from gogoa_game.logic.state import GameState, Phase
from gogoa_game.scenes import flow
from gogoa_game.scenes.curtain import CurtainScene
from gogoa_game.scenes.pause import PauseScene
from gogoa_game.scenes.plans import PlansScene
from gogoa_game.scenes.play.moments import Happening
from gogoa_game.scenes.play.scene import PlayScene
from gogoa_game.scenes.postcard.arrival import Tick
from gogoa_game.scenes.postcard.flight import day_tile, flight
from gogoa_game.scenes.postcard.scene import (
    LEISURE_MS,
    SHRINK,
    SLIDE_MS,
    STAMP_MS,
    ArrivalScene,
    CardScene,
    LingeringCard,
)
from gogoa_game.scenes.reveal.scene import RevealScene
from gogoa_game.scenes.rules.scene import RulesScene
from gogoa_game.scenes.sheet.scene import SheetScene
from gogoa_game.scenes.watch.scene import WatchScene
from gogoa_game.store.settings import Settings
from gogoa_game.table.match import Match, Player
from gogoa_game.ui.parts.daycolumn import _tiles
from gogoa_game.ui.parts.gamelayout import TableLayout
from gogoa_game.ui.sound.effects import pencil
from tests.scenes.driving import match_of
from tests.scenes.travel import choose_plans, draw_path, give_dice, play_turn, wish
from tests.scenes.turns import at_turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.scenes.driving import Driver

PENCILS = {pencil(step) for step in range(1, 7)}
PEOPLE = (Player("Asha", "human", "boat", "boat"), Player("Mei", "human", "fish", "fish"))


def outcome(state: GameState, seat: int = 0) -> bool:
    """Whether the turn that a person would play now marks a place, without using a guide."""
    from gogoa_game.logic import rules
    from gogoa_game.logic.views import view_for

    action = wish(view_for(state, seat))
    assert isinstance(action, PlayTurn)
    after = rules.play(state, action)[0]
    return not action.guides and after.sheets[seat].trips[-1].marked is not None


def confirm(driver: Driver, scene: PlayScene) -> str | None:
    """Plays the turn by clicks; the id of the place that it marks."""
    action = wish(scene.view)
    assert isinstance(action, PlayTurn)
    give_dice(driver, scene, action)
    draw_path(driver, scene, action)
    driver.press("confirm")
    place = scene.view.board.destination_at(action.path[-1])
    return None if place is None else place.id


def marked(driver: Driver) -> ArrivalScene:
    """The card of a turn of Asha's against a bot."""
    confirm(driver, at_turn(driver, outcome))
    assert isinstance(driver.top, ArrivalScene)
    return driver.top


def test_a_turn_that_marks_a_place_brings_its_card(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    scene = at_turn(driver, outcome)
    place = confirm(driver, scene)
    assert place is not None
    card = driver.top
    assert isinstance(card, ArrivalScene)
    assert card.arrival.name == driver.app.context.maps.texts.name(place, "en")
    assert driver.app.director.visible() == [scene, card]


def test_before_the_card_the_stamp_comes_down_and_boxes_are_ticked(
    drive: Callable[..., Driver],
) -> None:
    driver = drive(size=(640, 360))
    scene = at_turn(driver, outcome)
    before = scene._picture().marked
    place = confirm(driver, scene)
    assert scene._picture().marked - before == {place}
    assert scene.path.moment is not None
    assert scene.path.moment.what is Happening.MARK
    driver.rest(STAMP_MS + 200)
    assert scene.path.moment is None


def test_boxes_are_ticked_though_the_day_goes_on(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    scene = at_turn(driver, lambda state: state.phase is Phase.STARTING and outcome(state))
    before = scene._picture().marked
    place = confirm(driver, scene)
    assert match_of(scene).state.to_act, "others are to play before sheets lie open"
    assert scene._picture().marked - before == {place}


def test_a_turn_that_marks_nothing_brings_none(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    confirm(driver, at_turn(driver, lambda state: not outcome(state) and not guides(state)))
    assert isinstance(driver.top, WatchScene | RevealScene | PlayScene)
    assert not isinstance(driver.top, ArrivalScene)


def guides(state: GameState) -> bool:
    from gogoa_game.logic.views import view_for

    action = wish(view_for(state, 0))
    return isinstance(action, PlayTurn) and bool(action.guides)


def test_without_animation_there_is_no_card(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360), settings=Settings(animation_speed="off", coach="off"))
    confirm(driver, at_turn(driver, outcome))
    assert not isinstance(driver.top, ArrivalScene)


def test_alone_the_evening_is_the_card(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    match = driver.begin([PEOPLE[0]])
    while not match.state.sheets[0].trips or match.state.sheets[0].trips[-1].marked is None:
        play_on(driver, lambda: isinstance(driver.top, RevealScene) and bool(driver.top.marks))
    assert isinstance(driver.top, RevealScene)
    assert driver.app.director.scenes == [driver.top]


def play_on(driver: Driver, done: Callable[[], bool]) -> None:
    """Plays on by clicks until something is done, whatever scene is on top."""
    for _ in range(600):
        if done():
            return
        scene = driver.top
        if isinstance(scene, PlansScene):
            choose_plans(driver, scene)
        elif isinstance(scene, PlayScene):
            play_turn(driver, scene)
        elif isinstance(scene, RevealScene):
            driver.press("go on")
        else:
            driver.frame(ms=100.0)
    raise AssertionError("it does not come to that")


def there(driver: Driver, card: ArrivalScene) -> LingeringCard:
    """The card once it has come to rest, with the game that goes on below it."""
    for _ in range(200):
        if driver.top is not card:
            break
        driver.frame(ms=10.0)
    assert isinstance(driver.top, LingeringCard)
    return driver.top


@pytest.mark.parametrize("reduced", [False, True])
def test_the_game_goes_on_below_it_once_it_is_there(
    drive: Callable[..., Driver], reduced: bool
) -> None:
    driver = drive(size=(640, 360), settings=Settings(reduced_motion=reduced, coach="off"))
    card = marked(driver)
    before = driver.now
    lingering = there(driver, card)
    assert driver.now - before <= STAMP_MS + SLIDE_MS + 60
    assert isinstance(lingering.below, WatchScene | RevealScene)
    assert lingering.arrival == card.arrival


@pytest.mark.parametrize(
    ("speed", "least"), [("fast", LEISURE_MS), ("normal", LEISURE_MS), ("slow", 1.8 * LEISURE_MS)]
)
@pytest.mark.parametrize("reduced", [False, True])
def test_it_can_be_read_at_leisure_and_then_goes_by_itself(
    drive: Callable[..., Driver],
    speed: Literal["fast", "normal", "slow"],
    least: float,
    reduced: bool,
) -> None:
    settings = Settings(animation_speed=speed, reduced_motion=reduced, coach="off")
    driver = drive(size=(320, 180), settings=settings)
    lingering = there(driver, marked(driver))
    began = driver.now
    while driver.top is lingering and lingering.animator.value("shrink", 0.0) == 0:
        driver.frame(ms=20.0)
    assert driver.now - began >= LEISURE_MS
    assert driver.now - began == pytest.approx(least, abs=80)
    while driver.top is lingering:
        driver.frame(ms=20.0)
    assert driver.now - began <= least + 2 * SHRINK.duration_ms + 100


def test_bots_play_on_behind_it_and_the_evening_waits_until_it_has_gone(
    drive: Callable[..., Driver],
) -> None:
    driver = drive(size=(640, 360))
    scene = at_turn(driver, lambda state: state.phase is Phase.STARTING and outcome(state))
    match = match_of(scene)
    confirm(driver, scene)
    card = driver.top
    assert isinstance(card, ArrivalScene)
    day = match.state.day
    lingering = there(driver, card)
    assert isinstance(lingering.below, WatchScene)
    while driver.top is lingering:
        below = lingering.below
        if isinstance(below, RevealScene):
            assert below.animator.value("slid 0") == 0
        driver.frame(ms=20.0)
    evening = driver.top
    assert isinstance(evening, RevealScene), "the bot has played while the card was read"
    assert evening.day == day
    driver.rest(400)
    assert evening.animator.value("slid 0") > 0


def test_a_click_on_a_button_below_it_only_closes_it(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    lingering = there(driver, marked(driver))
    below = lingering.below
    assert isinstance(below, WatchScene | RevealScene)
    driver.click(below.widgets["pause"].rect.center)
    assert driver.top is below
    assert driver.app.director.scenes == [below]
    driver.click(below.widgets["pause"].rect.center)
    assert isinstance(driver.top, PauseScene)


def test_all_other_input_is_for_the_scene_below_it(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    lingering = there(driver, marked(driver))
    below = lingering.below
    assert isinstance(below, WatchScene | RevealScene)
    driver.pointer(pygame.MOUSEMOTION, below.widgets["pause"].rect.center)
    assert driver.top is lingering
    assert below.widgets.hover == "pause"


def test_it_makes_way_for_the_rules_and_does_not_come_again(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    below = there(driver, marked(driver)).below
    driver.key(pygame.K_F1)
    assert isinstance(driver.top, RulesScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.app.director.scenes == [below]


def test_what_it_brought_stands_on_it(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    scene = at_turn(driver, lambda state: ticks(state) and outcome(state))
    before = points(scene.view.board, scene.sheet).total
    place = confirm(driver, scene)
    card = driver.top
    assert isinstance(card, ArrivalScene)
    assert card.arrival.gain == points(scene.view.board, scene.sheet).total - before
    texts = driver.app.context.maps.texts
    board = scene.view.board
    assert card.arrival.ticks == tuple(
        Tick(
            texts.plan_name(plan, "en"),
            (board.plan_sets[plan] & scene.sheet.marked).bit_count(),
            len(board.plan(plan).destinations),
        )
        for plan in scene.sheet.plans
        if place in board.plan(plan).destinations
    )


def ticks(state: GameState) -> bool:
    """Whether the place that a person would mark now stands on a plan."""
    from gogoa_game.logic.views import view_for

    action = wish(view_for(state, 0))
    assert isinstance(action, PlayTurn)
    place = state.board.destination_at(action.path[-1])
    sheet = state.sheets[0]
    return place is not None and any(
        place.id in state.board.plan(plan).destinations for plan in sheet.plans
    )


@pytest.mark.parametrize("size", [(1920.0, 1080.0), (1440.0, 1080.0), (960.0, 720.0)])
def test_it_shrinks_into_the_tile_of_its_day(size: tuple[float, float]) -> None:
    days = TableLayout.of(size).days
    card = pygame.FRect(300, 100, 700, 600)
    for day, tile in enumerate(_tiles(days), start=1):
        assert flight(card, day_tile(size, day), 0.0) == ((0.0, 0.0), 1.0)
        shift, share = flight(card, day_tile(size, day), 1.0)
        landed = card.centerx + shift[0], card.centery + shift[1]
        assert tile.collidepoint(landed)
        assert share * card.width < tile.width


def test_a_click_on_a_place_of_a_sheet_shows_its_postcard(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(1280, 720))
    at_turn(driver)
    driver.key(pygame.K_F2)
    sheet = driver.top
    assert isinstance(sheet, SheetScene)
    board = sheet.view.board
    driver.click(sheet.map.centre(board.destination("palolem").hex))
    card = driver.top
    assert type(card) is CardScene
    assert card.arrival.name == "Palolem Beach"
    assert card.arrival.gain is None
    driver.rest(3000)
    assert driver.top is card, "it stays as long as somebody reads"
    driver.click((900.0, 500.0))
    assert driver.top is sheet
    driver.click(sheet.map.centre(next(c for c in board.hexes if not board.destination_at(c))))
    assert driver.top is sheet


@pytest.mark.parametrize("wait", [0, 1, 90, 239, 420, 460, 1500, 3300, 3400])
@pytest.mark.parametrize("way", ["click", "key"])
def test_sent_away_at_any_moment_the_game_is_where_it_goes_by_itself(
    drive: Callable[..., Driver], wait: int, way: str
) -> None:
    ends = []
    for sent in (True, False):
        driver = drive(size=(320, 180))
        card = marked(driver)
        match = match_of(driver.app.director.scenes[0])
        if sent:
            for _ in range(wait // 50):
                driver.frame(ms=50.0)
            driver.frame(ms=wait % 50)
            assert isinstance(driver.top, ArrivalScene | LingeringCard)
            if way == "click":
                driver.pointer(pygame.MOUSEBUTTONDOWN, (900.0, 500.0))
            else:
                driver.frame(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode=""))
            assert not isinstance(driver.top, ArrivalScene | LingeringCard)
        while not isinstance(driver.top, RevealScene):
            driver.frame(ms=50.0)
        assert card not in driver.app.director.scenes
        ends.append(match.state.sheets)
    assert ends[0] == ends[1]


def test_held_keys_and_a_moving_pointer_leave_it_there(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    scene = at_turn(driver, outcome)
    held = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="")
    driver.frame(held)
    confirm(driver, scene)
    card = driver.top
    assert isinstance(card, ArrivalScene)
    driver.pointer(pygame.MOUSEMOTION, (500.0, 300.0))
    driver.pointer(pygame.MOUSEBUTTONUP, (500.0, 300.0))
    driver.frame(held)
    assert driver.top is card


def two_people(driver: Driver, seed: int = 1) -> PlayScene:
    """Asha's turn, the first of a day, that marks a place; Mei is to play after her."""
    for number in range(seed, seed + 300):
        match = Match(driver.app.context.maps, PEOPLE, number)
        while not match.over and match.state.day < 5:
            state = match.state
            if state.phase is Phase.ROLLING:
                match.roll()
                continue
            seat = state.to_act[0]
            if seat == 0 and state.phase is Phase.STARTING and outcome(state):
                flow.begin(driver.app.context, match)
                driver.rest(600)
                driver.key(pygame.K_RETURN)
                assert isinstance(driver.top, PlayScene)
                return driver.top
            view = match.view(seat)
            match.play(decide(LEVELS["easy"](view, stream(number, f"{seat} {view.day}"))))
    raise AssertionError("no such turn")


def test_r19_where_somebody_waits_there_is_no_card_and_no_sound_of_one(
    drive: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive(size=(640, 360))
    scene = two_people(driver)
    heard: list[str] = []
    monkeypatch.setattr(driver.app.context.sounds, "play", heard.append)
    confirm(driver, scene)
    curtain = driver.top
    assert isinstance(curtain, CurtainScene), "a pause would tell that a place was marked"
    assert curtain.seat == 1
    assert driver.app.director.scenes == [curtain]
    assert not {"mark", "postcard", "turn", "bounce", "guide", *PENCILS} & set(heard)


@pytest.mark.parametrize("last_click", [True, False])
def test_the_path_is_whole_under_the_card(drive: Callable[..., Driver], last_click: bool) -> None:
    driver = drive(
        size=(640, 360), settings=Settings(confirm_ends_turn=not last_click, coach="off")
    )
    scene = at_turn(driver, outcome)
    action = wish(scene.view)
    assert isinstance(action, PlayTurn)
    give_dice(driver, scene, action)
    draw_path(driver, scene, action)
    if not last_click:
        driver.press("confirm")
    assert isinstance(driver.top, ArrivalScene)
    assert scene.path.drawn == len(scene.hand.draft.steps)


def test_one_person_hears_the_card_come(
    drive: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive(size=(640, 360))
    scene = at_turn(driver, outcome)
    heard: list[str] = []
    monkeypatch.setattr(driver.app.context.sounds, "play", heard.append)
    confirm(driver, scene)
    assert heard[-1] == "postcard"


def test_escape_sends_it_away_and_opens_no_pause(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    card = marked(driver)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is not card
    assert not isinstance(driver.top, PauseScene)


def test_it_is_laid_out_anew_when_the_window_changes(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(960, 540))
    card = marked(driver)
    for size in ((480, 360), (1, 1), (1280, 720)):
        driver.resize(size)
        driver.frame(ms=1.0)
        assert driver.top is card

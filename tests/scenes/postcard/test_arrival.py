"""The postcard after a turn that marks a place: it comes, it goes, and it tells nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pygame
import pytest

from gogoa_game.bots import LEVELS, decide
from gogoa_game.logic.actions import PlayTurn
from gogoa_game.logic.chance import stream
from gogoa_game.logic.state import GameState, Phase
from gogoa_game.scenes import flow
from gogoa_game.scenes.curtain.scene import CurtainScene
from gogoa_game.scenes.pause import PauseScene
from gogoa_game.scenes.play.moments import Happening
from gogoa_game.scenes.play.scene import PlayScene
from gogoa_game.scenes.postcard.scene import SLIDE_MS, STAMP_MS, WHOLE_MS, ArrivalScene, CardScene
from gogoa_game.scenes.reveal.scene import RevealScene
from gogoa_game.scenes.sheet.scene import SheetScene
from gogoa_game.scenes.watch.scene import WatchScene
from gogoa_game.store.settings import Settings
from gogoa_game.table.match import Match, Player
from gogoa_game.ui.sound.effects import pencil
from tests.scenes.driving import match_of
from tests.scenes.travel import draw_path, give_dice, wish
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


def after(driver: Driver) -> str:
    """What is on the screen after the card."""
    return type(driver.top).__name__


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


@pytest.mark.parametrize("reduced", [False, True])
def test_it_goes_by_itself_within_a_second_of_being_there(
    drive: Callable[..., Driver], reduced: bool
) -> None:
    driver = drive(size=(640, 360), settings=Settings(reduced_motion=reduced, coach="off"))
    card = marked(driver)
    waited = whole = 0.0
    while driver.top is card:
        driver.frame(ms=10.0)
        whole += 10
        if card.animator.value("in") < 1:
            waited += 10
    assert waited <= STAMP_MS + SLIDE_MS + 20
    assert WHOLE_MS - 60 <= whole <= 1000


@pytest.mark.parametrize(("speed", "most"), [("slow", 1000), ("fast", 500)])
def test_play_never_waits_for_it_longer_than_a_second(
    drive: Callable[..., Driver], speed: Literal["slow", "fast"], most: float
) -> None:
    driver = drive(size=(640, 360), settings=Settings(animation_speed=speed, coach="off"))
    card = marked(driver)
    whole = 0.0
    while driver.top is card:
        driver.frame(ms=10.0)
        whole += 10
    assert most / 2 < whole <= most


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
    driver.rest(3000)
    assert driver.top is card, "it stays as long as somebody reads"
    driver.click((900.0, 500.0))
    assert driver.top is sheet
    driver.click(sheet.map.centre(next(c for c in board.hexes if not board.destination_at(c))))
    assert driver.top is sheet


@pytest.mark.parametrize("wait", [0, 1, 90, 239, 241, 900])
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
            assert driver.top is card
            if way == "click":
                driver.pointer(pygame.MOUSEBUTTONDOWN, (900.0, 500.0))
            else:
                driver.frame(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode=""))
        while driver.top is card:
            driver.frame(ms=50.0)
        ends.append((after(driver), match.state.sheets))
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

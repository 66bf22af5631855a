"""The coach: when it is there, how it thinks, and what becomes of its advice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.bots import LEVELS
from gogoa_game.bots.base import decide
from gogoa_game.logic.chance import stream
from gogoa_game.logic.state import Phase
from gogoa_game.scenes import flow
from gogoa_game.scenes.pause import PauseScene
from gogoa_game.scenes.play.coachpicture import AdviceTicket
from gogoa_game.scenes.play.scene import PlayScene
from gogoa_game.scenes.title import TitleScene
from gogoa_game.store.store import Store
from gogoa_game.table.match import Match, Player
from tests.scenes.driving import match_of
from tests.scenes.travel import wish
from tests.scenes.turns import at_turn, give_all

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from gogoa_game.insight.coach import Advice
    from gogoa_game.logic.state import GameState
    from gogoa_game.table.session import Session
    from tests.scenes.driving import Driver

    Drive = Callable[..., Driver]

ASHA = Player("Asha", "human", "boat", "boat")
MEI = Player("Mei", "human", "elephant", "elephant")
TIAGO = Player("Tiago", "bot:easy", "fish", "fish")
SMALL = (640, 360)


def late(state: GameState) -> bool:
    """Towards the end the coach has less to think about."""
    return state.day == 11


def with_a_guide(state: GameState) -> bool:
    return state.day == 11 and state.sheets[0].guides > 0


def listen(driver: Driver, scene: PlayScene) -> None:
    """Waits until the coach has spoken."""
    for _ in range(3000):
        if not scene.adviser.thinking:
            return
        driver.frame()
    raise AssertionError("the coach never speaks")


def session_of(driver: Driver, *players: Player) -> Session:
    context = driver.app.context
    return flow.session_of(context, Match(context.maps, players, 7))


@pytest.mark.parametrize(
    ("setting", "players", "coached"),
    [
        ("auto", (ASHA,), True),
        ("auto", (ASHA, TIAGO), True),
        ("auto", (ASHA, MEI), False),
        ("auto", (ASHA, MEI, TIAGO), False),
        ("on", (ASHA, MEI), True),
        ("off", (ASHA,), False),
    ],
)
def test_the_table_decides_unless_the_setting_does(
    drive: Drive, setting: str, players: tuple[Player, ...], coached: bool
) -> None:
    driver = drive(size=SMALL, coach="auto")
    context = driver.app.context
    context.change_settings(context.settings.replace(coach=setting))
    assert session_of(driver, *players).coached is coached


def test_what_is_asked_for_holds_until_the_setting_changes(drive: Drive) -> None:
    driver = drive(size=SMALL, coach="auto")
    session = session_of(driver, ASHA)
    session.ask_coach(False)
    assert not session.coached
    context = driver.app.context
    context.change_settings(context.settings.replace(coach="on"))
    assert session.coached


def test_advice_comes_piece_by_piece_and_progress_never_goes_back(drive: Drive) -> None:
    driver = drive(size=SMALL, coach="auto")
    scene = at_turn(driver, lambda state: state.day == 9)
    shares = []
    while scene.adviser.thinking:
        shares.append(scene.adviser.share)
        driver.frame()
    assert len(shares) > 2
    assert shares == sorted(shares)
    assert scene.adviser.share == 1.0
    assert 1 <= len(scene.adviser.advice) <= 3
    assert not scene.adviser.listening


def test_the_coach_says_the_same_however_often_it_is_asked(drive: Drive) -> None:
    driver = drive(size=SMALL, coach="auto")
    scene = at_turn(driver, late)
    listen(driver, scene)
    before = scene.adviser.advice
    flow.begin(driver.app.context, match_of(scene))
    again = driver.top
    assert isinstance(again, PlayScene)
    listen(driver, again)
    assert again.adviser.advice == before


@pytest.mark.parametrize("by_key", [False, True])
def test_taken_advice_is_a_legal_draft_that_ends_where_it_was_advised(
    drive: Drive, by_key: bool
) -> None:
    driver = drive(coach="auto")
    scene = at_turn(driver, with_a_guide)
    listen(driver, scene)
    for number, advice in enumerate(scene.adviser.advice):
        before = scene.hand.draft
        if by_key:
            driver.key(pygame.K_1 + number, pygame.KMOD_LSHIFT)
        else:
            driver.press(f"advice {number}")
        assert scene.hand.draft.complete
        assert scene.hand.draft.position == advice.turn.path[-1]
        assert scene.hand.draft.turn() == advice.turn
        assert match_of(scene).state.to_act[0] == 0
        driver.key(pygame.K_BACKSPACE)
        assert scene.hand.draft is before
    driver.press("advice 0")
    driver.key(pygame.K_RETURN)
    trips = match_of(scene).state.sheets[0].trips
    assert trips[-1].turn == scene.adviser.advice[0].turn


def test_the_reason_is_that_of_the_advice_that_was_taken(drive: Drive) -> None:
    driver = drive(size=SMALL, coach="auto")
    scene = at_turn(driver, late)
    listen(driver, scene)
    for number in range(len(scene.adviser.advice)):
        driver.key(pygame.K_1 + number, pygame.KMOD_LSHIFT)
        shown = scene._picture().coach
        assert shown is not None
        assert shown.words == scene.adviser.words_of(number, scene.view.board, scene.app.maps.texts)
        driver.key(pygame.K_BACKSPACE)


def test_advice_takes_the_place_of_a_path_that_was_begun(drive: Drive) -> None:
    driver = drive(coach="auto")
    scene = at_turn(driver, late)
    give_all(driver, scene)
    listen(driver, scene)
    before = scene.hand.draft
    driver.press("advice 0")
    assert scene.hand.draft.turn() == scene.adviser.advice[0].turn
    driver.key(pygame.K_BACKSPACE)
    assert scene.hand.draft is before


def test_with_turns_that_end_by_the_last_click_advice_is_still_to_be_confirmed(
    drive: Drive,
) -> None:
    driver = drive(coach="auto")
    context = driver.app.context
    context.change_settings(context.settings.replace(confirm_ends_turn=False))
    scene = at_turn(driver, late)
    listen(driver, scene)
    driver.press("advice 0")
    driver.rest(3000)
    assert driver.top is scene


def test_a_key_for_advice_that_there_is_not_does_nothing(drive: Drive) -> None:
    driver = drive(size=SMALL, coach="auto")
    scene = at_turn(driver, lambda state: state.day == 9)
    assert scene.adviser.thinking
    before = scene.hand.draft
    driver.key(pygame.K_1, pygame.KMOD_LSHIFT)
    assert scene.hand.draft is before


def test_button_and_key_send_the_coach_away_and_call_it(drive: Drive) -> None:
    driver = drive(coach="auto")
    scene = at_turn(driver, late)
    listen(driver, scene)
    driver.press("coach")
    assert not scene.session.coached
    assert not any(isinstance(widget, AdviceTicket) for widget in driver.group.widgets)
    driver.key(pygame.K_h)
    assert scene.session.coached
    assert any(isinstance(widget, AdviceTicket) for widget in driver.group.widgets)


def test_a_coach_that_was_sent_away_does_not_think(drive: Drive) -> None:
    driver = drive(size=SMALL, coach="auto")
    scene = at_turn(driver, lambda state: state.day == 9)
    driver.key(pygame.K_h)
    driver.rest(500)
    assert scene.adviser.thinking
    assert scene.adviser.share == 0.0
    assert not scene.adviser.listening


def test_the_coach_rests_during_a_pause_and_is_dropped_with_the_scene(drive: Drive) -> None:
    driver = drive(size=SMALL, coach="auto")
    scene = at_turn(driver, lambda state: state.day == 8)
    driver.frame()
    work = scene.adviser._work
    assert work is not None
    driver.key(pygame.K_p)
    assert isinstance(driver.top, PauseScene)
    share = scene.adviser.share
    driver.rest(1000)
    assert scene.adviser.share == share
    driver.app.context.to_title()
    assert isinstance(driver.top, TitleScene)
    assert scene.adviser._work is None
    with pytest.raises(StopIteration):
        next(work._work)


def test_r19_advice_knows_only_what_the_seat_may_see(drive: Drive) -> None:
    """Where the starting player went on the same day makes no difference to what is said."""
    context = drive(size=SMALL, coach="auto").app.context
    said: dict[int | None, set[tuple[Advice, ...]]] = {}
    trips = set()
    for seed in range(6):
        match = Match(context.maps, (ASHA, MEI), 7)
        while match.state.day < 11 or match.state.phase is not Phase.FOLLOWING:
            state = match.state
            if state.phase is Phase.ROLLING:
                match.roll()
                continue
            view = match.view(state.to_act[0])
            today = decide(LEVELS["random"](view, stream(seed, "today")))
            match.play(today if state.day == 11 else wish(view))
        trips.add(match.state.sheets[match.state.starting_seat].trips)
        session = flow.session_of(context, match)
        advice = decide(session.coach(match.state.to_act[0]))
        said.setdefault(match.state.reserved, set()).add(advice)
    assert len(trips) > len(said)
    assert all(len(advice) == 1 for advice in said.values())


def test_the_setting_is_kept(drive: Drive, tmp_path: Path) -> None:
    driver = drive(coach="auto")
    driver.press("settings")
    driver.press("coach")
    assert driver.app.settings.coach == "on"
    assert Store(tmp_path).load_settings().coach == "on"

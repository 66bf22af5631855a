"""Whole games through the scenes, by raw events and an injected clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.logic.scoring import points
from gogoa_game.logic.state import Phase
from gogoa_game.scenes.curtain.scene import CurtainScene
from gogoa_game.scenes.plans import PlansScene
from gogoa_game.scenes.play.scene import PlayScene
from gogoa_game.scenes.results.scene import ResultsScene
from gogoa_game.scenes.title import TitleScene
from gogoa_game.store.records import verify
from gogoa_game.store.store import Store
from gogoa_game.table.match import Match, Player
from tests.scenes.driving import match_of
from tests.scenes.travel import play_on, wish

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from tests.scenes.driving import Driver

TOKENS = ("boat", "scooter", "elephant", "fish", "suitcase", "parasol")


def table(*kinds: str) -> list[Player]:
    return [
        Player(f"{token.title()}", kind, token, token)
        for kind, token in zip(kinds, TOKENS, strict=False)
    ]


@pytest.mark.parametrize(
    "kinds",
    [
        ("human",),
        ("human", "human"),
        ("human", "bot:easy", "bot:random", "bot:easy"),
        ("human", "bot:medium", "bot:hard"),
        ("bot:easy",) * 6,
    ],
    ids=["solo", "two people", "one person and three bots", "strong bots", "six bots"],
)
def test_a_whole_game_is_played_by_clicks_to_its_results(
    drive: Callable[..., Driver], kinds: Sequence[str]
) -> None:
    driver = drive(size=(960, 540))
    match = driver.begin(table(*kinds))
    play_on(driver)

    assert isinstance(driver.top, ResultsScene)
    assert match.state.phase is Phase.OVER
    shown = {row.seat: row.points for row in driver.top.rows}
    assert shown == {
        seat: points(match.state.board, sheet) for seat, sheet in enumerate(match.state.sheets)
    }
    verify(driver.app.context.maps, match.record())


def test_with_one_person_there_is_no_curtain(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(480, 270))
    driver.begin(table("human", "bot:easy"))
    met: set[str] = set()
    play_on(driver, lambda at: met.add(type(at.top).__name__))
    assert "CurtainScene" not in met
    assert {"PlansScene", "WatchScene", "PlayScene", "RevealScene"} <= met


def test_r19_between_two_people_there_is_always_a_curtain_or_a_call(
    drive: Callable[..., Driver],
) -> None:
    driver = drive(size=(480, 270))
    driver.begin(table("human", "human"))
    course: list[tuple[str, int | None]] = []

    def note(at: Driver) -> None:
        entry = type(at.top).__name__, getattr(at.top, "seat", None)
        if not course or course[-1] != entry:
            course.append(entry)

    play_on(driver, note)
    private = [i for i, (name, _seat) in enumerate(course) if name in ("PlansScene", "PlayScene")]
    assert len(private) == 2 + 2 * 12
    before = [course[i - 1][0] for i in private]
    assert set(before) == {"CurtainScene", "WatchScene"}
    # The starting player of each day is called on the table, which shows nothing of a sheet.
    assert before.count("WatchScene") == 12


def test_r19_the_curtain_shows_nothing_of_anybody(drive: Callable[..., Driver]) -> None:
    """Whatever the two players hold and do, the curtain is the same picture, frame by frame."""
    frames: list[list[bytes]] = []
    for seed in (7, 8):
        driver = drive(size=(960, 540))
        driver.begin(table("human", "human"), seed)
        # The curtain before the same player, after another game's first choice of plans.
        first = driver.top
        assert isinstance(first, CurtainScene)
        while not (isinstance(driver.top, CurtainScene) and driver.top.seat == 0):
            driver.rest(500)
            if isinstance(driver.top, CurtainScene):
                driver.press("take")
            if isinstance(driver.top, PlansScene):
                wished = wish(driver.top.view)
                for plan in wished.plans:
                    driver.click(driver.top.cards[driver.top.view.offer.index(plan)].center)
                driver.press("confirm")
        shots = []
        for _ in range(6):
            driver.frame(ms=100.0)
            driver.top.dirty = True
            driver.frame(ms=0.0)
            shots.append(pygame.image.tobytes(driver.window.surface(), "RGB"))
        frames.append(shots)
        assert not any(isinstance(s, PlansScene | PlayScene) for s in driver.app.director.scenes)
    assert frames[0] == frames[1]


def test_a_game_that_was_killed_goes_on_where_it_was(
    drive: Callable[..., Driver], tmp_path: Path
) -> None:
    """After every move, another program on the same folder resumes to the very same state."""
    driver = drive(size=(480, 270))
    match = driver.begin(table("human", "human", "bot:easy"))
    compared = set()

    def compare(at: Driver) -> None:
        moment = (match.state.day, match.state.phase, len(match.state.acted))
        if moment in compared:
            return
        compared.add(moment)
        saved = Store(tmp_path).load_game()
        if saved is not None:
            again = Match.resume(at.app.context.maps, saved)
            assert again.state == match.state

    play_on(driver, compare)
    assert len(compared) > 3 * 12


def test_continue_on_the_title_goes_on(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(960, 540))
    match = driver.begin(table("human", "bot:easy"))
    while match.state.day < 3:
        play_a_little(driver)
    state = match.state

    again = drive(size=(960, 540))
    assert isinstance(again.top, TitleScene)
    again.press("continue")
    again.rest(300)
    assert match_of(again.top).state.day >= state.day
    assert match_of(again.top).seed == match.seed


def play_a_little(driver: Driver) -> None:
    class EnoughError(Exception):
        pass

    turns = 0

    def stop(_driver: Driver) -> None:
        nonlocal turns
        turns += 1
        if turns > 12:
            raise EnoughError

    try:
        play_on(driver, stop)
    except EnoughError:
        return


def test_results_are_kept_until_another_game_begins(
    drive: Callable[..., Driver], tmp_path: Path
) -> None:
    driver = drive(size=(480, 270))
    driver.begin(table("bot:easy", "bot:random"))
    play_on(driver)
    assert Store(tmp_path).load_game() is not None
    driver.rest(4000)
    match = match_of(driver.top)
    driver.press("title")
    assert Store(tmp_path).load_game() is not None
    driver.press("continue")
    play_on(driver)
    assert isinstance(driver.top, ResultsScene)
    assert match_of(driver.top).record() == match.record()
    driver.rest(9000)
    driver.press("again")
    saved = Store(tmp_path).load_game()
    assert saved is None or not saved.finished


@pytest.mark.parametrize("way", ["title", "window"])
def test_a_bot_that_thinks_can_be_left_at_any_time(drive: Callable[..., Driver], way: str) -> None:
    driver = drive(size=(480, 270))
    driver.begin(table("bot:expert", "bot:hard"))
    session = driver.top.session  # type: ignore[attr-defined]
    for _ in range(400):
        if session._thought is not None:
            break
        driver.frame(ms=100.0)
    _seat, thinking = session._thought
    if way == "title":
        driver.app.context.to_title()
        driver.frame()
        assert isinstance(driver.top, TitleScene)
    else:
        assert driver.frame(pygame.event.Event(pygame.QUIT)) is False
    assert thinking.gi_frame is None  # closed: it will never go on

"""One full game in a real window, by real clicks: nothing of the game is called from here.

Where to click is worked out from the same layouts as the screen's; what has happened is read from
the save.
"""

from __future__ import annotations

import tempfile
import time
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from gogoa_game.bots import LEVELS, decide
from gogoa_game.logic.actions import PlayTurn
from gogoa_game.logic.chance import stream
from gogoa_game.logic.dice import Purpose
from gogoa_game.logic.draft import TurnDraft
from gogoa_game.logic.state import Phase
from gogoa_game.scenes.plans import PlansScene
from gogoa_game.scenes.play.steppick import StepPick
from gogoa_game.scenes.results.passport import PassportLayout
from gogoa_game.store.settings import Settings
from gogoa_game.store.store import Store
from gogoa_game.table.match import Match, Player
from gogoa_game.ui.map.mapview import MapView
from gogoa_game.ui.parts.counters import guide_rects
from gogoa_game.ui.parts.gamelayout import TableLayout
from gogoa_game.ui.parts.tray import TrayLayout, change_rects
from gogoa_game.ui.stage import Stage
from tests.matches import goa_map
from tests.scenes.driving import Driver, match_of
from tests.window.screen import MISSING, real_game, virtual_screen, wait_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.window.screen import RealGame, VirtualScreen

SIZE = (1280, 720)
pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(MISSING), reason=f"a real window needs {' and '.join(MISSING)}"),
]


@pytest.fixture
def screen() -> Iterator[VirtualScreen]:
    with virtual_screen(SIZE) as virtual:
        yield virtual


@pytest.fixture
def start(screen: VirtualScreen, tmp_path: Path) -> Iterator[Callable[..., RealGame]]:
    """Starts the game, without animations; whatever still runs is ended after the test."""
    Store(tmp_path).save_settings(Settings(animation_speed="off", reduced_motion=True))
    options = ("--size", "1280x720", "--seed", "5", "--windowed")
    with ExitStack() as games:
        yield lambda: games.enter_context(real_game(screen, tmp_path, *options))


class Hand:
    """Plays the person's part of a game in the window by clicks."""

    def __init__(self, game: RealGame) -> None:
        self.game = game
        self.stage = Stage(SIZE)
        self.table = TableLayout.of(self.stage.size)
        self.map = MapView(goa_map(), self.table.map)

    def click(self, pos: tuple[float, float]) -> None:
        """A click at a design position."""
        self.game.click(*self.stage.to_window(pos))

    def match(self) -> Match:
        """The game as it was saved last."""
        record = Store(self.game.home).load_game()
        assert record is not None
        return Match.resume(goa_map(), record)

    # ---- a turn

    def turn(self, match: Match) -> None:
        """Clicks one turn as an easy bot would play it, and Confirm."""
        view = match.view(0)
        action = decide(LEVELS["easy"](view, stream(1, f"window {view.day}")))
        assert isinstance(action, PlayTurn)
        draft = self.guides(TurnDraft.of(view), action)
        draft = self.dice(draft, action)
        self.path(draft, action)
        row = self.table.buttons
        self.click((row.right - row.width * 0.13, row.top + row.height * 0.43))

    def guides(self, draft: TurnDraft, action: PlayTurn) -> TurnDraft:
        for use in action.guides:
            self.click(guide_rects(self.table.guides, draft.board)[use.guide].center)
            tray = TrayLayout.of(self.table.tray, giving=True)
            pose = tray.poses(draft.dice, draft.given)[use.die]
            self.click(change_rects(pose)[0 if use.delta < 0 else 1].center)
            draft = draft.use_guide(*use)
        return draft

    def dice(self, draft: TurnDraft, action: PlayTurn) -> TurnDraft:
        for purpose, place in zip(Purpose, action.assignment, strict=True):
            if draft.place_of(purpose) != place:
                tray = TrayLayout.of(self.table.tray, giving=draft.option is None)
                self.click(tray.poses(draft.dice, draft.given)[place].centre)
                self.click(tray.slot(purpose).center)
                draft = draft.give(place, purpose)
        return draft

    def path(self, draft: TurnDraft, action: PlayTurn) -> None:
        for number, cell in enumerate(action.path, start=1):
            found = [e for e in draft.choices(cell) if e.number == number]
            if not found:
                row = self.table.buttons
                self.click((row.left + row.width * 0.2, row.top + row.height * 0.43))
                draft = draft.change_direction()
                found = [e for e in draft.choices(cell) if e.number == number]
            choices = draft.choices(cell)
            self.click(self.map.centre(cell))
            if len(choices) > 1:
                pick = StepPick(choices, self.map.centre(cell), self.table.map)
                self.click(pick.widgets[str(choices.index(found[0]))].rect.center)
            draft = draft.extend(found[0])


def go_on_after_the_reveal(hand: Hand) -> None:
    row = hand.table.buttons
    hand.click((row.right - 60, row.top + row.height * 0.43))


@pytest.mark.slow
def test_a_full_game_by_real_clicks(start: Callable[..., RealGame]) -> None:
    game = start()
    hand = Hand(game)
    begin(hand)
    for day in range(1, 13):
        match = waiting_for_turn(hand, day)
        hand.turn(match)
        played(hand, day)
        go_on_after_the_reveal(hand)
    final = hand.match()
    assert final.state.phase is Phase.OVER
    assert all(len(sheet.trips) == 12 for sheet in final.state.sheets)
    time.sleep(0.5)
    assert colours_shown(hand.game) > 200
    leave(hand)
    assert game.process.wait(20) == 0


@pytest.mark.slow
def test_killed_and_continued(start: Callable[..., RealGame]) -> None:
    game = start()
    hand = Hand(game)
    begin(hand)
    hand.turn(waiting_for_turn(hand, 1))
    played(hand, 1)
    game.process.kill()
    game.process.wait()

    again = start()
    hand = Hand(again)
    hand.game.click_and_see(*hand.stage.to_window(spots()["continue"]))
    go_on_after_the_reveal(hand)  # the program ended before it was seen to its end
    hand.turn(waiting_for_turn(hand, 2))
    played(hand, 2)
    assert again.quit() == 0


def test_the_cross_of_the_window_ends_the_game_and_keeps_it(
    start: Callable[..., RealGame],
) -> None:
    game = start()
    assert colours_shown(game) > 200
    hand = Hand(game)
    begin(hand)
    waiting_for_turn(hand, 1)
    assert game.close_window() == 0
    assert hand.match().state.day == 1


# ---- the steps of a game


def colours_shown(game: RealGame) -> int:
    """How many colours the screen shows: one if it is blank."""
    picture = game.screen.picture()
    assert picture.get_size() == SIZE
    return len({tuple(picture.get_at((x, y))) for x in range(0, 1280, 7) for y in range(0, 720, 7)})


@cache
def spots() -> dict[str, tuple[float, float]]:
    """Where buttons and cards lie at this size: the scenes are asked, in a window of their own."""
    found: dict[str, tuple[float, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        driver = Driver(Path(folder), size=SIZE)
        found |= {widget.id: widget.rect.center for widget in driver.group.widgets}
        driver.press("new")
        found |= {widget.id: widget.rect.center for widget in driver.group.widgets}
        driver.begin([Player("Asha"), Player("Ravi", "bot:easy", "fish", "fish")])
        assert isinstance(driver.top, PlansScene)
        found |= {f"card {i}": card.center for i, card in enumerate(driver.top.cards)}
        found["keep plans"] = driver.group["confirm"].rect.center
        store, match = driver.app.context.store, match_of(driver.top)
        store.save_game(match.record())
        driver.app.context.to_title()
        found["continue"] = driver.group["continue"].rect.center
        driver.close()
    return found


def begin(hand: Hand) -> None:
    """From the title through the setup, one person and one easy bot as offered, to the plans."""
    for spot in ("new", "start", "card 0", "card 1", "keep plans"):
        hand.game.click_and_see(*hand.stage.to_window(spots()[spot]))


def leave(hand: Hand) -> None:
    """From the results to the title, and out."""
    row = PassportLayout.of(hand.stage.size).buttons
    hand.click((row.left + row.width * 0.62, row.centery))
    time.sleep(0.8)
    hand.click(spots()["quit"])


def waiting_for_turn(hand: Hand, day: int) -> Match:
    """The game once the person is to play on that day."""

    def look() -> str:
        if Store(hand.game.home).load_game() is None:
            return ""
        state = hand.match().state
        return "ready" if state.day == day and 0 in state.to_act else ""

    wait_for(look)
    time.sleep(0.6)
    return hand.match()


def played(hand: Hand, day: int) -> None:
    """Waits until everybody's trip of that day is saved."""

    def look() -> str:
        sheets = hand.match().state.sheets
        return "played" if all(len(sheet.trips) == day for sheet in sheets) else ""

    wait_for(look)
    time.sleep(0.5)

"""What the screens of a game tell about themselves: notices, hints, and the way to the pause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from gogoa_game.logic.draft import Way
from gogoa_game.logic.errors import IllegalAction, Reason
from gogoa_game.scenes.pause import PauseScene
from gogoa_game.scenes.plans import PlansScene
from gogoa_game.scenes.watch.scene import WatchScene
from gogoa_game.ui.map.buttons import PauseButton
from gogoa_game.ui.map.mapview import MapView
from gogoa_game.ui.map.placenames import NamesButton
from gogoa_game.ui.paint import lines
from gogoa_game.ui.paint.painter import Painter
from gogoa_game.ui.parts import header, phrases
from gogoa_game.ui.parts.gamelayout import TableLayout
from gogoa_game.ui.stage import Stage
from tests.scenes.play.test_refusals import said
from tests.scenes.turns import ASHA, RAVI, at_turn, give_all
from tests.scenes.wording import listening

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.scenes.play.scene import PlayScene
    from tests.scenes.driving import Driver

    Drive = Callable[..., Driver]

ASCENT, DESCENT = 0.2, 0.15
"""What of the height of a line lies empty above its letters and below them."""
SIZES = [((1280, 720), 100), ((1920, 1080), 100), ((1024, 768), 100), ((1024, 768), 150)]


def only_by_turning(scene: PlayScene) -> tuple[float, float]:
    """The middle of a hex that the first step enters only by a deviation."""
    draft = scene.hand.draft
    assert not draft.turning
    ahead = {e.hex for e in draft.extensions()}
    turned = draft.change_direction().extensions()
    cell = next(e.hex for e in turned if e.way is Way.TURN and e.hex not in ahead)
    return scene.map.centre(cell)


# ---- notices


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("reason", [Reason.RESERVED, Reason.OUT_OF_REACH, Reason.TURN_FIRST])
def test_a_notice_runs_into_nothing_in_the_head_of_the_panel(
    drive: Drive,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    scale: int,
    reason: Reason,
) -> None:
    driver = drive(size=size)
    context = driver.app.context
    context.change_settings(context.settings.replace(ui_scale=scale))
    driver.frame()
    scene = at_turn(driver)
    scene.layout(driver.stage.size)

    def refused() -> None:
        raise IllegalAction(reason)

    with listening(monkeypatch) as heard:
        scene.doing.do(refused)
        scene.dirty = True
        driver.frame()
    assert any(line.where.startswith(lines.__name__) for line in heard.lines)
    assert {str(line) for line in heard.lines if line.cut} == set()
    assert {str(pair) for pair in heard.overlaps()} == set()
    words = phrases.refusal(IllegalAction(reason))
    below = scene.table.tray.top * driver.stage.scale
    notice = [ln for ln in heard.lines if ln.text in words and len(ln.text) > 1 and ln.top < below]
    head = [
        ln for ln in heard.lines if ln.where.startswith(header.__name__) and not ln.text.isdigit()
    ]
    sources = [line for line in head if line.text not in ("Asha", "Points")]
    top = min(line.top + ASCENT * (line.bottom - line.top) for line in notice)
    assert all(line.bottom - DESCENT * (line.bottom - line.top) < top for line in sources)
    assert all(line.bottom - DESCENT * (line.bottom - line.top) < below for line in notice)


def test_r13_a_hex_that_only_a_deviation_reaches_names_change_direction(drive: Drive) -> None:
    driver = drive()
    scene = at_turn(driver, lambda s: min(s.dice) >= 2)
    give_all(driver, scene)
    where = only_by_turning(scene)
    driver.click(where)
    assert "Change direction (C)" in said(scene)
    assert "(R13)" in said(scene)
    driver.key(pygame.K_c)
    driver.click(where)
    assert scene.hand.draft.steps or scene.pick is not None


def test_r7_with_a_guide_in_hand_the_line_asks_for_plus_or_minus(drive: Drive) -> None:
    driver = drive()
    scene = at_turn(driver, lambda s: s.sheets[0].guides != 0)
    driver.key(pygame.K_g)
    assert "press + or - on a die" in scene._picture().line
    driver.key(pygame.K_ESCAPE)
    assert "press +" not in scene._picture().line


# ---- change direction


def test_esc_leaves_the_change_of_direction_before_it_opens_the_pause(drive: Drive) -> None:
    driver = drive()
    scene = at_turn(driver, lambda s: min(s.dice) >= 2)
    give_all(driver, scene)
    driver.key(pygame.K_c)
    assert scene.hand.draft.turning
    driver.key(pygame.K_ESCAPE)
    assert not scene.hand.draft.turning
    assert driver.top is scene
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, PauseScene)


def test_straight_on_bears_no_arrow_that_turns(drive: Drive) -> None:
    driver = drive()
    scene = at_turn(driver, lambda s: min(s.dice) >= 2)
    give_all(driver, scene)
    assert scene.widgets["turn"].icon == "turn_arrow"  # type: ignore[attr-defined]
    driver.key(pygame.K_c)
    assert scene.widgets["turn"].icon is None  # type: ignore[attr-defined]


# ---- what a hex tells


def test_r18_points_are_promised_for_an_end_only(
    drive: Drive, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive(size=(1920, 1080))
    scene = at_turn(driver, lambda s: s.day >= 2 and min(s.dice) >= 2)
    give_all(driver, scene)
    board, draft = scene.view.board, scene.hand.draft
    told = {}
    for place in board.destinations:
        if not draft.sheet.marked >> board.bit[place.id] & 1:
            with listening(monkeypatch) as heard:
                driver.pointer(pygame.MOUSEMOTION, scene.map.centre(place.hex))
            told[place.id] = any("If you end here: +" in text for _where, text in heard.whole)
            assert told[place.id] == bool(draft.ends >> board.index[place.hex] & 1)
    assert {True, False} == set(told.values())


def test_r14_a_hex_with_two_numbers_says_what_they_are(
    drive: Drive, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive()
    for seed in range(1, 60):
        scene = at_turn(driver, lambda s: max(s.dice) == 6, range(seed, seed + 1000))
        give_all(driver, scene)
        if scene.hand.draft.can_turn:
            driver.key(pygame.K_c)
        twice = [c for c, found in scene.screen.lit.items() if len({e.number for e in found}) > 1]
        if twice:
            with listening(monkeypatch) as heard:
                driver.pointer(pygame.MOUSEMOTION, scene.map.centre(twice[0]))
            assert any("a click asks which" in text for _where, text in heard.whole)
            return
    raise AssertionError("no path comes twice to a hex")


def test_the_map_beside_the_plans_tells_the_names_of_places(
    drive: Drive, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive()
    driver.begin([ASHA, RAVI])
    scene = driver.top
    assert isinstance(scene, PlansScene)
    place = scene.view.board.destination("calangute")
    with listening(monkeypatch) as heard:
        driver.pointer(pygame.MOUSEMOTION, scene.map.centre(place.hex))
    assert "Calangute Beach" in {line.text for line in heard.lines}


@pytest.mark.parametrize("opened", ["plans", "play", "sheet"])
def test_a_key_shows_the_names_of_all_places_and_hides_them(
    drive: Drive, monkeypatch: pytest.MonkeyPatch, opened: str
) -> None:
    driver = drive(size=(1920, 1080))
    if opened == "plans":
        driver.begin([ASHA, RAVI])
    else:
        at_turn(driver)
    if opened == "sheet":
        driver.key(pygame.K_F2)
    maps = driver.app.context.maps
    names = {maps.texts.name(place.id, "en") for place in maps.board.destinations}
    shown = []
    for _press in range(2):
        assert driver.top.widgets["names"].hint().endswith("(N)")
        with listening(monkeypatch) as heard:
            driver.key(pygame.K_n)
        shown.append(len(names & {line.text for line in heard.lines}))
    # The map beside the plans is narrow; the cards tell the names of their places anyway.
    assert shown[0] >= (30 if opened == "plans" else len(names))
    assert shown[1] < 25


# ---- the pause


def test_the_pause_is_one_click_away_in_every_scene_of_a_game(drive: Drive) -> None:
    driver = drive()
    driver.begin([ASHA, RAVI])
    seen = []
    for opened in (lambda: driver.top, lambda: at_turn(driver)):
        scene = opened()
        seen.append(scene)
        driver.press("pause")
        assert isinstance(driver.top, PauseScene)
        driver.key(pygame.K_RETURN)
        assert driver.top is scene
        driver.key(pygame.K_p)
        assert isinstance(driver.top, PauseScene)
        driver.key(pygame.K_p)
    assert isinstance(seen[0], PlansScene)


def test_the_table_too_leads_to_the_pause_and_skips_nothing(drive: Drive) -> None:
    driver = drive()
    driver.begin([RAVI, RAVI])
    scene = driver.top
    assert isinstance(scene, WatchScene)
    assert scene.widgets["pause"].hint().endswith("(P)")
    driver.press("pause")
    assert isinstance(driver.top, PauseScene)


@pytest.mark.parametrize(
    "window", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080), (1440, 1080)]
)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_buttons_on_the_map_lie_on_no_hex_of_the_land(
    drive: Drive, window: tuple[int, int], scale: float
) -> None:
    maps = drive().app.context.maps
    stage = Stage(window, scale)
    for table in (TableLayout.of(stage.size), TableLayout.with_coach(stage.size)):
        view = MapView(maps, table.map)
        for button in (PauseButton(table.map), NamesButton(table.map, shown=False)):
            rect = button.rect
            for cell in maps.board.hexes:
                assert not any(rect.collidepoint(corner) for corner in view.polygon(cell))
                assert not rect.collidepoint(view.centre(cell))


# ---- the guides


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_badges_of_the_guides_are_of_one_size(
    drive: Drive, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: int
) -> None:
    driver = drive(size=size)
    context = driver.app.context
    context.change_settings(context.settings.replace(ui_scale=scale))
    driver.frame()
    sizes: list[float] = []
    plain = Painter.sprite

    def sprite(self: Painter, name: str, *args: Any, **options: Any) -> None:
        if name == "guide_badge":
            sizes.append(options["size"])
        plain(self, name, *args, **options)

    monkeypatch.setattr(Painter, "sprite", sprite)
    scene = at_turn(driver, lambda s: s.sheets[0].guides != 0)
    scene.layout(driver.stage.size)
    driver.frame()
    # Those of the map come before those of the panel.
    assert len(set(sizes[-3:])) == 1


def test_whoever_travels_alone_waits_for_nobody(
    drive: Drive, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive()
    driver.begin([RAVI])
    with listening(monkeypatch) as heard:
        for _frame in range(200):
            driver.frame(ms=100.0)
    texts = {text for _where, text in heard.whole}
    assert "is travelling" in texts
    assert "waits" not in texts

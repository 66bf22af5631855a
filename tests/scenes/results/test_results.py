"""The results: what is stamped when, who has won, where it leads, and what happens to the save."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.logic.scoring import points
from gogoa_game.logic.state import Sheet
from gogoa_game.scenes import flow
from gogoa_game.scenes.results.confetti import draw_confetti
from gogoa_game.scenes.results.points import COLUMNS
from gogoa_game.scenes.results.scene import ResultsScene
from gogoa_game.scenes.sheet.scene import SheetScene
from gogoa_game.scenes.title import TitleScene
from gogoa_game.table.match import Match
from gogoa_game.table.standings import final_rows, tie_broken
from gogoa_game.ui import theme
from gogoa_game.ui.paint.painter import Painter
from gogoa_game.ui.paint.textpainter import TextPainter
from tests.scenes.driving import match_of
from tests.scenes.endings import draw_again, ended, listen

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.logic.views import View
    from gogoa_game.store.records import GameRecord
    from tests.scenes.driving import Driver
    from tests.scenes.endings import Told


def show(driver: Driver, record: GameRecord) -> ResultsScene:
    """Goes on with a game that was saved when it was over."""
    context = driver.app.context
    context.store.save_game(record)
    flow.begin(context, Match.resume(context.maps, record))
    driver.top.layout(driver.stage.size)
    driver.frame(ms=0.0)
    scene = driver.top
    assert isinstance(scene, ResultsScene)
    return scene


def finish(driver: Driver) -> None:
    """Completes the stamping."""
    driver.key(pygame.K_SPACE)
    driver.frame()


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> list[Told]:
    """All that is set in type from now on, and where."""
    return listen(monkeypatch)


# ---- the stamping


@pytest.mark.parametrize(("speed", "factor"), [("normal", 1.0), ("slow", 1.8), ("fast", 0.5)])
def test_the_columns_are_stamped_one_after_another(
    drive: Callable[..., Driver], speed: str, factor: float
) -> None:
    driver = drive(size=(640, 360))
    context = driver.app.context
    context.change_settings(context.settings.replace(animation_speed=speed))
    scene = show(driver, ended(3))
    scene.animator.clear()
    again = ResultsScene(scene.app, scene.session)
    for column in range(1, COLUMNS + 1):
        again.update(250.0 * factor)
        assert again.stamped.columns == pytest.approx(column)
        assert again.stamped.counted == 0
    again.update(600.0 * factor + 1)
    assert again.stamped.counted == 1
    assert again.stamped.crowned == 0
    again.update(610.0 * factor)
    assert again.stamped.crowned == 1
    again.update(270.0 * factor)
    assert (again.stamped.shaken, again.stamped.named) == (1, 1)
    assert 0 < again.stamped.confetti < 1
    again.update(1600.0 * factor)
    assert not again.animating


@pytest.mark.parametrize(("seats", "below"), [(2, 450), (3, 540), (4, 585)])
def test_the_days_of_the_winner_are_stamped_below_a_few_rows(
    drive: Callable[..., Driver], texts: list[Told], seats: int, below: float
) -> None:
    driver = drive(size=(1920, 1080))
    scene = show(driver, ended(seats))
    texts.clear()
    finish(driver)
    if sum(row.rank == 1 for row in scene.rows) == 1:
        days = [shown.removeprefix("Day ") for shown, box in texts if box.top > below]
        assert {str(day) for day in range(1, 13)} <= set(days)


def test_old_and_new_words_of_the_left_page_are_never_there_together(
    drive: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[tuple[str, int]] = []
    plain = Painter.layer

    def layer(self: Painter, key: object, *args: object, **options: object) -> None:
        if isinstance(key, tuple) and key[0] in ("no winner", "winner") and options.get("alpha", 1):
            shown.append((key[0], 1))
        plain(self, key, *args, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(Painter, "layer", layer)
    driver = drive(size=(640, 360))
    scene = show(driver, ended(3))
    seen = set()
    while scene.animating:
        shown.clear()
        driver.frame()
        seen.add(tuple(name for name, _alpha in shown))
    assert seen == {("no winner",), (), ("winner",)}


def test_the_name_of_the_winner_is_as_large_as_can_be(
    drive: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: dict[str, float] = {}
    plain = TextPainter.text

    def text(self: TextPainter, shown: str, *args: object, **options: object) -> pygame.FRect:
        sizes[shown] = options["size"]  # type: ignore[assignment]
        return plain(self, shown, *args, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(TextPainter, "text", text)
    driver = drive(size=(1920, 1080))
    scene = show(driver, ended(6))
    finish(driver)
    first = [row for row in scene.rows if row.rank == 1]
    assert len(first) == 1
    assert sizes[first[0].player.name.upper()] >= 64


@pytest.mark.parametrize("part", [0.01, 0.3, 0.7, 0.99])
def test_confetti_in_the_players_colours_is_seen_for_its_time_alone(
    make_painter: Callable[..., Painter], part: float
) -> None:
    painter = make_painter(960, 540)
    colours = (theme.TOKEN_COLOUR["boat"], theme.TOKEN_COLOUR["fish"])
    painter.surface.fill(theme.CARD)
    draw_confetti(painter, (400.0, 400.0), colours, part)
    seen = {tuple(painter.surface.get_at((x, y)))[:3] for x in range(960) for y in range(540)}
    if 0.1 < part < 0.9:
        assert set(colours) <= seen
    for colour in set(theme.TOKEN_COLOUR.values()) - set(colours):
        assert colour not in seen


@pytest.mark.parametrize("change", [{"reduced_motion": True}, {"animation_speed": "off"}])
def test_without_motion_everything_is_there_at_once(
    drive: Callable[..., Driver], change: dict[str, object]
) -> None:
    driver = drive(size=(640, 360))
    context = driver.app.context
    context.change_settings(context.settings.replace(**change))
    scene = show(driver, ended(3))
    assert not scene.animating
    assert scene.stamped.crowned == 1


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_t, pygame.K_s])
def test_the_first_key_only_completes_the_stamping(drive: Callable[..., Driver], key: int) -> None:
    driver = drive(size=(640, 360))
    scene = show(driver, ended(3))
    driver.key(key)
    assert driver.top is scene
    assert not scene.animating


def test_a_click_on_a_button_only_completes_the_stamping(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    scene = show(driver, ended(3))
    driver.press("title")
    assert driver.top is scene
    assert not scene.animator.active
    driver.press("title")
    assert isinstance(driver.top, TitleScene)


def test_nothing_tells_the_winner_before_all_is_counted(
    drive: Callable[..., Driver], texts: list[Told]
) -> None:
    driver = drive(size=(1280, 720))
    scene = show(driver, ended(3))
    texts.clear()
    driver.rest(1000.0)
    told = [shown for shown, _box in texts]
    assert "Winner" not in told
    assert "1" not in told
    texts.clear()
    finish(driver)
    told = [shown for shown, _box in texts]
    assert "Winner" in told or "Shared victory" in told
    assert str(scene.rows[0].points.total) in told


# ---- who has won


def test_rows_stand_by_rank_with_the_points_of_the_rules(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    scene = show(driver, ended(6))
    view = scene.session.view(None)
    totals = [row.points.total for row in scene.rows]
    assert totals == sorted(totals, reverse=True)
    for row in scene.rows:
        assert row.points == points(view.board, view.sheets[row.seat])
        assert row.player is scene.session.players[row.seat]


def level(view: View, first: tuple[str, ...], second: tuple[str, ...]) -> View:
    """The view of two players who have marked places of these types, and no more."""
    board = view.board
    sheets = []
    for kinds in (first, second):
        left = list(board.destinations)
        marked = 0
        for kind in kinds:
            place = next(p for p in left if p.type == kind and not p.bonus)
            left.remove(place)
            marked |= 1 << board.bit[place.id]
        sheets.append(Sheet(board.start, view.sheets[0].plans, marked))
    return replace(view, sheets=tuple(sheets))


def test_r25_a_tie_that_beaches_break_is_told(
    drive: Callable[..., Driver], texts: list[Told]
) -> None:
    driver = drive(size=(1280, 720))
    scene = show(driver, ended(2))
    scene.view = level(scene.view, ("beach", "fort"), ("fort", "fort"))
    scene.rows = final_rows(scene.view, scene.session.players)
    finish(driver)
    told = draw_again(driver, texts)
    assert [(row.seat, row.rank) for row in scene.rows] == [(1, 1), (0, 2)]
    assert any("beaches" in shown for shown in told)


def test_r25_a_shared_victory_names_all_winners(
    drive: Callable[..., Driver], texts: list[Told]
) -> None:
    driver = drive(size=(1280, 720))
    scene = show(driver, ended(2))
    scene.view = level(scene.view, ("beach", "fort"), ("fort", "beach"))
    scene.rows = final_rows(scene.view, scene.session.players)
    assert not tie_broken(scene.rows)
    texts.clear()
    finish(driver)
    told = [shown for shown, _box in texts]
    assert "Shared victory" in told
    assert "ANA AND RAVI" in told
    assert not any("beaches" in shown for shown in told)


def test_alone_there_is_no_winner_and_no_place(
    drive: Callable[..., Driver], texts: list[Told]
) -> None:
    driver = drive(size=(1280, 720))
    scene = show(driver, ended(1))
    texts.clear()
    finish(driver)
    told = [shown for shown, _box in texts]
    assert "Winner" not in told
    assert str(scene.rows[0].points.total) in told
    assert "1" not in draw_again(driver, texts)


def test_the_pictures_of_one_game_are_not_shown_for_the_next(
    drive: Callable[..., Driver], texts: list[Told]
) -> None:
    driver = drive(size=(1280, 720))
    show(driver, ended(2))
    finish(driver)
    show(driver, ended(2, 3, ("Otto", "Emil")))
    texts.clear()
    finish(driver)
    told = {shown for shown, _box in texts}
    assert {"OTTO", "EMIL"} & told
    assert not {"ANA", "RAVI"} & told


# ---- where it leads


def test_the_sheets_are_seen_and_left_again(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    scene = show(driver, ended(3))
    finish(driver)
    driver.key(pygame.K_s)
    sheet = driver.top
    assert isinstance(sheet, SheetScene)
    assert sheet.seat == scene.rows[0].seat
    assert driver.app.context.store.load_game() is not None
    driver.key(pygame.K_ESCAPE)
    assert driver.top is scene


@pytest.mark.parametrize("key", [pygame.K_t, pygame.K_ESCAPE])
def test_to_the_title_without_a_question(drive: Callable[..., Driver], key: int) -> None:
    driver = drive(size=(640, 360))
    show(driver, ended(3))
    finish(driver)
    driver.key(key)
    assert isinstance(driver.top, TitleScene)
    assert driver.app.context.store.load_game() == ended(3)


def test_play_again_with_the_same_players_and_other_dice(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    scene = show(driver, ended(3))
    finish(driver)
    driver.key(pygame.K_RETURN)
    assert driver.top is scene, "pressed for the stamps, it begins nothing"
    driver.rest(800)
    driver.key(pygame.K_RETURN)
    match = match_of(driver.top)
    assert match.players == scene.session.players
    assert match.seed != match_of(scene).seed
    assert not match.over
    assert driver.app.context.store.load_game() != match_of(scene).record()


def test_the_save_of_another_game_stays(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(640, 360))
    show(driver, ended(3))
    store = driver.app.context.store
    other = ended(2)
    store.save_game(other)
    finish(driver)
    driver.key(pygame.K_ESCAPE)
    assert store.load_game() == other


def test_after_quitting_at_the_results_they_can_be_seen_again(
    drive: Callable[..., Driver],
) -> None:
    driver = drive(size=(640, 360))
    show(driver, ended(3))
    driver.app.director.quit()
    assert driver.app.context.store.load_game() == ended(3)


# ---- the layout


@pytest.mark.parametrize("seats", [1, 3, 6])
@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((1920, 1080), 100),
        ((1280, 720), 100),
        ((1440, 1080), 100),
        ((1920, 1080), 150),
        ((2520, 1080), 100),
        ((1024, 768), 150),
    ],
)
def test_all_text_lies_on_its_page_or_button(
    drive: Callable[..., Driver],
    texts: list[Told],
    size: tuple[int, int],
    scale: int,
    seats: int,
) -> None:
    driver = drive(size=size)
    context = driver.app.context
    context.change_settings(context.settings.replace(ui_scale=scale))
    scene = show(driver, ended(seats))
    texts.clear()
    finish(driver)
    draw_again(driver, texts)
    passport = scene.passport
    grounds = (
        passport.left,
        passport.right,
        *(scene.widgets[name].rect for name in ("maps", "review", "souvenir", "title", "again")),
    )
    for shown, box in texts:
        assert any(ground.contains(box.inflate(0, -box.height * 0.2)) for ground in grounds), shown
    rects = [widget.rect for widget in scene.widgets.widgets]
    assert all(a is b or not a.colliderect(b) for a in rects for b in rects)
    stage = pygame.FRect(0, 0, *driver.stage.size)
    assert all(stage.contains(rect) for rect in (*rects, passport.cover))

"""The souvenir at the end of a game: looked at, saved, and what happens when it cannot be saved."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs
import pygame
import pytest

from gogoa_game.files.homes import user_folder
from gogoa_game.scenes.dialogs.choice import ChoiceScene
from gogoa_game.scenes.results.scene import ResultsScene
from gogoa_game.scenes.sheet.scene import SheetScene
from gogoa_game.scenes.souvenir.picture import SIZE
from gogoa_game.scenes.souvenir.scene import SouvenirScene
from gogoa_game.store.keepsake import BESIDE, PICTURE_FOLDER
from gogoa_game.ui import theme
from gogoa_game.ui.paint.fonts import Fonts
from gogoa_game.ui.paint.painter import Painter
from gogoa_game.ui.paint.sprites import Sprites
from tests.scenes.endings import ended
from tests.scenes.results.test_results import finish, show

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.scenes.driving import Driver

    Drive = Callable[..., Driver]


def wait(driver: Driver) -> None:
    """Lets frames pass until the work is done."""
    for _ in range(400):
        if not driver.top.animating:
            return
        driver.frame()
    raise AssertionError("the work never ends")


def open_souvenir(driver: Driver, seats: int = 3) -> SouvenirScene:
    """The souvenir of the best player, painted."""
    show(driver, ended(seats))
    finish(driver)
    driver.key(pygame.K_v)
    wait(driver)
    scene = driver.top
    assert isinstance(scene, SouvenirScene)
    return scene


def save(driver: Driver) -> None:
    """Saves what is shown."""
    driver.key(pygame.K_RETURN)
    wait(driver)


def told(driver: Driver) -> str:
    """The last notice."""
    return driver.app.context.store.notices[-1]


# ---- looking


def test_it_opens_from_the_results_with_the_best_and_goes_back(drive: Drive) -> None:
    driver = drive(size=(640, 360))
    scene = open_souvenir(driver)
    results = driver.app.director.scenes[0]
    assert isinstance(results, ResultsScene)
    assert scene.seat == results.rows[0].seat
    driver.key(pygame.K_ESCAPE)
    assert driver.top is results


def test_it_opens_from_a_sheet_with_its_player_once_the_game_is_over(drive: Drive) -> None:
    driver = drive(size=(640, 360))
    show(driver, ended(3))
    finish(driver)
    driver.key(pygame.K_s)
    driver.key(pygame.K_RIGHT)
    sheet = driver.top
    assert isinstance(sheet, SheetScene)
    driver.press("souvenir")
    scene = driver.top
    assert isinstance(scene, SouvenirScene)
    assert scene.seat == sheet.seat
    driver.key(pygame.K_ESCAPE)
    assert driver.top is sheet


def test_nothing_is_saved_before_it_is_painted(drive: Drive, tmp_path: Path) -> None:
    driver = drive(size=(640, 360))
    show(driver, ended(3))
    finish(driver)
    driver.key(pygame.K_v)
    scene = driver.top
    assert isinstance(scene, SouvenirScene)
    assert scene.picture is None
    driver.key(pygame.K_RETURN)
    wait(driver)
    assert scene.picture is not None
    assert scene.picture.get_size() == SIZE
    assert not (tmp_path / BESIDE).exists()


def test_the_window_goes_on_while_it_is_painted_and_saved(drive: Drive) -> None:
    driver = drive(size=(640, 360))
    show(driver, ended(3))
    finish(driver)
    driver.key(pygame.K_v)
    scene = driver.top
    assert isinstance(scene, SouvenirScene)
    shares = []
    while scene.animating:
        driver.frame()
        shares.append(scene.done)
    assert len(set(shares)) > 10
    assert shares[:-1] == sorted(shares[:-1])
    driver.key(pygame.K_RETURN)
    frames = 0
    while scene.animating:
        driver.frame()
        frames += 1
    assert frames > 3


def test_turning_to_another_player_paints_theirs(drive: Drive) -> None:
    driver = drive(size=(640, 360))
    scene = open_souvenir(driver)
    assert scene.picture is not None
    first = pygame.image.tobytes(scene.picture, "RGB")
    driver.key(pygame.K_RIGHT)
    driver.frame()
    driver.key(pygame.K_RIGHT)  # in the middle of the work
    wait(driver)
    assert scene.picture is not None
    assert pygame.image.tobytes(scene.picture, "RGB") != first


def test_leaving_in_the_middle_drops_the_work(drive: Drive) -> None:
    driver = drive(size=(640, 360))
    show(driver, ended(3))
    finish(driver)
    driver.key(pygame.K_v)
    for _ in range(5):
        driver.frame()
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, ResultsScene)
    driver.frame()


def test_alone_there_is_nobody_to_turn_to(drive: Drive) -> None:
    driver = drive(size=(640, 360))
    open_souvenir(driver, 1)
    assert [widget.id for widget in driver.group.widgets] == ["back", "save"]


@pytest.mark.parametrize("seats", [1, 6])
@pytest.mark.parametrize(
    ("size", "scale"), [((1920, 1080), 100), ((1024, 768), 150), ((2520, 1080), 100)]
)
def test_everything_lies_on_the_stage(
    drive: Drive, size: tuple[int, int], scale: int, seats: int
) -> None:
    driver = drive(size=size)
    context = driver.app.context
    context.change_settings(context.settings.replace(ui_scale=scale))
    scene = open_souvenir(driver, seats)
    parts = [widget.rect for widget in scene.widgets.widgets]
    parts += [scene.seat_row] if seats > 1 else []
    whole = pygame.FRect(0, 0, *driver.stage.size)
    assert all(a is b or not a.colliderect(b) for a in parts for b in parts)
    assert all(scene.controls.contains(part) for part in parts)
    assert all(whole.inflate(1e-3, 1e-3).contains(part) for part in (scene.place, scene.controls))
    assert scene.place.width / scene.place.height == pytest.approx(SIZE[0] / SIZE[1])
    assert scene.place.width == whole.width or scene.place.height == whole.height


# ---- the drawer of controls


def pixels(driver: Driver) -> bytes:
    """What the window shows."""
    return pygame.image.tobytes(driver.window.surface(), "RGB")


def bare(driver: Driver) -> bytes:
    """What it shows once nobody has done anything for long enough."""
    driver.rest(4000)
    return pixels(driver)


def test_the_controls_go_after_a_rest_and_come_with_the_pointer(drive: Drive) -> None:
    driver = drive(size=(640, 360))
    scene = open_souvenir(driver)
    assert not scene.animating
    alone = pixels(driver)
    driver.pointer(pygame.MOUSEMOTION, (900, 300))
    driver.rest(400)
    assert pixels(driver) != alone
    assert bare(driver) == alone


def test_they_slide_over_the_picture(drive: Drive) -> None:
    driver = drive(size=(640, 360))
    open_souvenir(driver)
    seen = {pixels(driver)}
    driver.pointer(pygame.MOUSEMOTION, (900, 300))
    for _ in range(12):
        driver.frame()
        seen.add(pixels(driver))
    assert len(seen) > 5


def test_with_reduced_motion_they_are_there_or_not(drive: Drive) -> None:
    driver = drive(size=(640, 360))
    context = driver.app.context
    context.change_settings(context.settings.replace(reduced_motion=True))
    open_souvenir(driver)
    alone = bare(driver)
    seen = set()
    driver.pointer(pygame.MOUSEMOTION, (900, 300))
    for _ in range(12):
        driver.frame()
        seen.add(pixels(driver))
    assert len(seen) == 1
    assert seen != {alone}
    assert bare(driver) == alone


def test_they_stay_while_the_pointer_or_the_focus_is_on_one(drive: Drive) -> None:
    driver = drive(size=(640, 360))
    scene = open_souvenir(driver)
    alone = pixels(driver)
    driver.pointer(pygame.MOUSEMOTION, scene.widgets["back"].rect.center)
    assert bare(driver) != alone
    assert not scene.animating
    driver.pointer(pygame.MOUSEMOTION, (900, 300))
    assert bare(driver) == alone
    driver.key(pygame.K_TAB)
    assert bare(driver) != alone


def test_keys_act_while_they_are_away(drive: Drive) -> None:
    driver = drive(size=(640, 360))
    scene = open_souvenir(driver)
    first = scene.seat
    driver.key(pygame.K_RIGHT)
    assert scene.seat != first
    wait(driver)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, ResultsScene)


def test_a_press_on_controls_that_are_away_only_brings_them(drive: Drive) -> None:
    """A finger, which moves to no place before it touches it."""
    driver = drive(size=(640, 360))
    scene = open_souvenir(driver)
    at = scene.widgets["back"].rect.center
    for _ in range(2):
        assert driver.top is scene
        driver.pointer(pygame.MOUSEBUTTONDOWN, at)
        driver.pointer(pygame.MOUSEBUTTONUP, at)
        driver.rest(400)
    assert isinstance(driver.top, ResultsScene)


# ---- saving


@pytest.mark.parametrize(
    ("size", "scale"), [((640, 360), 100), ((1920, 1080), 150), ((480, 640), 125)]
)
def test_the_file_is_the_same_whatever_the_window(
    drive: Drive, tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    driver = drive(size=size)
    context = driver.app.context
    context.change_settings(context.settings.replace(ui_scale=scale))
    scene = open_souvenir(driver)
    save(driver)
    (file,) = (tmp_path / BESIDE).iterdir()
    read = pygame.image.load(file)
    assert read.get_size() == SIZE
    assert scene.picture is not None
    assert pygame.image.tobytes(read, "RGB") == pygame.image.tobytes(scene.picture, "RGB")


def test_it_is_told_where_the_picture_is_and_not_saved_twice(drive: Drive, tmp_path: Path) -> None:
    driver = drive(size=(640, 360))
    scene = open_souvenir(driver)
    name = scene.session.players[scene.seat].name
    save(driver)
    file = tmp_path / BESIDE / f"Go Goa - {name}.png"
    assert told(driver) == f"The picture is saved as {file}."
    save(driver)
    assert list((tmp_path / BESIDE).iterdir()) == [file]
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_v)
    wait(driver)
    save(driver)
    assert sorted(path.name for path in (tmp_path / BESIDE).iterdir()) == [
        f"Go Goa - {name}-2.png", f"Go Goa - {name}.png",
    ]  # fmt: skip


def test_every_player_gets_a_file(drive: Drive, tmp_path: Path) -> None:
    driver = drive(size=(640, 360))
    scene = open_souvenir(driver)
    for _ in range(3):
        save(driver)
        driver.key(pygame.K_RIGHT)
        wait(driver)
    names = {path.name for path in (tmp_path / BESIDE).iterdir()}
    assert names == {f"Go Goa - {player.name}.png" for player in scene.session.players}


def test_input_waits_until_the_picture_is_saved(drive: Drive, tmp_path: Path) -> None:
    driver = drive(size=(640, 360))
    scene = open_souvenir(driver)
    driver.key(pygame.K_RETURN)
    for key in (pygame.K_ESCAPE, pygame.K_RIGHT, pygame.K_RETURN):
        driver.key(key)
    assert driver.top is scene
    wait(driver)
    assert len(list((tmp_path / BESIDE).iterdir())) == 1


@pytest.mark.parametrize("button", ["next", "back"])
def test_a_button_held_since_before_does_not_take_the_picture_to_another_name(
    drive: Drive, tmp_path: Path, button: str
) -> None:
    driver = drive(size=(640, 360))
    scene = open_souvenir(driver)
    name = scene.session.players[scene.seat].name
    at = scene.widgets[button].rect.center
    driver.pointer(pygame.MOUSEMOTION, at)
    driver.rest(400)
    driver.pointer(pygame.MOUSEBUTTONDOWN, at)
    driver.key(pygame.K_RETURN)
    driver.pointer(pygame.MOUSEBUTTONUP, at)
    wait(driver)
    assert driver.top is scene
    assert [file.name for file in (tmp_path / BESIDE).iterdir()] == [f"Go Goa - {name}.png"]


def test_a_picture_that_is_being_packed_is_saved_when_the_window_closes(
    drive: Drive, tmp_path: Path
) -> None:
    driver = drive(size=(640, 360))
    open_souvenir(driver)
    driver.key(pygame.K_RETURN)
    driver.frame(pygame.event.Event(pygame.QUIT))
    assert len(list((tmp_path / BESIDE).iterdir())) == 1


# ---- when it cannot be saved


def question(driver: Driver) -> ChoiceScene:
    """The question that must be on the screen, drawn."""
    scene = driver.top
    assert isinstance(scene, ChoiceScene)
    driver.frame()
    return scene


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home with the usual folders: the one of the store is the one that nobody asked for."""
    monkeypatch.setattr(platformdirs, "user_pictures_path", lambda: tmp_path / "Pictures")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setattr("gogoa_game.store.keepsake.user_folder", lambda: tmp_path)
    return tmp_path


def test_usually_it_goes_to_the_pictures(drive: Drive, own: Path) -> None:
    driver = drive(size=(640, 360))
    open_souvenir(driver)
    save(driver)
    assert len(list((own / "Pictures" / PICTURE_FOLDER).iterdir())) == 1


def test_a_folder_replaced_by_a_file_leads_to_a_choice(drive: Drive, own: Path) -> None:
    (own / "Pictures").write_bytes(b"no folder")
    driver = drive(size=(640, 360))
    scene = open_souvenir(driver)
    save(driver)
    asked = question(driver)
    assert asked.text == (
        f"The picture cannot be saved in {own / 'Pictures' / PICTURE_FOLDER} (Not a directory): "
        "choose another folder, or put that right and try again."
    )
    labels = [widget.label for widget in asked.widgets.widgets]  # type: ignore[attr-defined]
    assert labels == [
        "Save in the home folder", "Save in the game's data folder", "Try again", "Not now",
    ]  # fmt: skip
    driver.key(pygame.K_RETURN)
    assert driver.top is scene
    (file,) = own.glob("*.png")
    assert told(driver) == f"The picture is saved as {file}."
    assert (own / "Pictures").read_bytes() == b"no folder"


def test_not_now_saves_nothing_and_the_game_goes_on(drive: Drive, own: Path) -> None:
    (own / "Pictures").write_bytes(b"no folder")
    driver = drive(size=(640, 360))
    scene = open_souvenir(driver)
    save(driver)
    question(driver)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is scene
    assert list(own.rglob("*.png")) == []
    save(driver)  # asked again, it is tried again
    question(driver)


def test_once_it_is_put_right_trying_again_helps(drive: Drive, own: Path) -> None:
    (own / "Pictures").write_bytes(b"no folder")
    driver = drive(size=(640, 360))
    open_souvenir(driver)
    save(driver)
    question(driver)
    driver.key(pygame.K_t)
    question(driver)
    (own / "Pictures").unlink()
    driver.key(pygame.K_t)
    assert len(list((own / "Pictures" / PICTURE_FOLDER).iterdir())) == 1


def test_a_full_disk_is_told_for_each_place(
    drive: Drive, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive(size=(640, 360))
    open_souvenir(driver)

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr("gogoa_game.files.safefile.os.fsync", full)
        save(driver)
        assert "Pictures" in question(driver).text
        driver.key(pygame.K_h)
        assert f"{own} (No space left on device)" in question(driver).text
        driver.key(pygame.K_d)
        assert str(own / BESIDE) in question(driver).text
        assert list(own.rglob("*.png")) == []
    driver.key(pygame.K_p)
    assert len(list(own.rglob("*.png"))) == 1


@pytest.mark.skipif(os.access("/", os.W_OK), reason="the superuser may write everywhere")
def test_a_folder_that_may_not_be_written(drive: Drive, own: Path) -> None:
    (own / "Pictures").mkdir(mode=0o500)
    driver = drive(size=(640, 360))
    open_souvenir(driver)
    save(driver)
    assert "Permission denied" in question(driver).text


def test_a_folder_that_refuses_is_told(
    drive: Drive, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive(size=(640, 360))
    open_souvenir(driver)
    make = Path.mkdir

    def refuse(path: Path, *args: object, **options: object) -> None:
        if "Pictures" in path.parts:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        make(path, *args, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(Path, "mkdir", refuse)
    save(driver)
    assert "Permission denied" in question(driver).text
    driver.key(pygame.K_d)
    assert len(list((own / BESIDE).iterdir())) == 1


def test_where_all_files_are_asked_for_in_one_folder_there_is_no_other(
    drive: Drive, tmp_path: Path
) -> None:
    assert tmp_path != user_folder()
    (tmp_path / BESIDE).write_bytes(b"no folder")
    driver = drive(size=(640, 360))
    open_souvenir(driver)
    save(driver)
    asked = question(driver)
    assert asked.text.endswith(": put that right and try again.")
    labels = [widget.label for widget in asked.widgets.widgets]  # type: ignore[attr-defined]
    assert labels == ["Try again", "Not now"]


def test_a_very_long_folder_fits_the_question(drive: Drive, tmp_path: Path) -> None:
    driver = drive(size=(1280, 720))
    context = driver.app.context
    context.change_settings(context.settings.replace(ui_scale=150))
    open_souvenir(driver)
    context.store.files.path = tmp_path / "/".join(["a folder with a long name"] * 12)
    (tmp_path / "a folder with a long name").write_bytes(b"")
    save(driver)
    asked = question(driver)
    assert "…" in asked.text
    painter = Painter(driver.window.surface(), driver.stage, Sprites(), Fonts())
    room = asked._room
    assert painter.paragraph_height(asked.text, room.width, size=theme.FLOOR) <= room.height
    assert pygame.FRect(0, 0, *driver.stage.size).contains(asked._panel)

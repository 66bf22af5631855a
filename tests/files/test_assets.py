"""The files of the game: a missing or spoilt one is named at the start."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from gogoa_game.commands.cli import main
from gogoa_game.files import assets
from gogoa_game.files.assets import (
    AssetError,
    asset,
    asset_folder,
    check_contents,
    check_presence,
    check_sprites,
)
from gogoa_game.maps import load_map

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

FOLDERS = ("sprites", "fonts", "sounds")


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the files of the game, which the game takes for its own."""
    folder = tmp_path / "assets"
    shutil.copytree(asset_folder(), folder)
    monkeypatch.setattr(assets, "asset_folder", lambda: folder)
    return folder


def test_the_list_of_files_is_complete() -> None:
    found = {
        path.relative_to(asset_folder()).as_posix()
        for folder in FOLDERS
        for path in (asset_folder() / folder).iterdir()
        if not path.name.startswith("OFL-")
    }
    listed = asset("contents.txt").read_text().split()
    assert listed == sorted(found), "assets/contents.txt lists every sprite, font and sound"


def test_all_files_of_the_game_are_sound(copied: Path) -> None:
    check_presence()
    check_contents()
    game_map = load_map(copied / "maps" / "goa.tmx")
    check_sprites(game_map.id, game_map.tile_sprites, game_map.pictures)


def remove(path: Path) -> None:
    path.unlink()


def replace_by_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-9])


def empty(path: Path) -> None:
    path.write_bytes(b"")


def garble(path: Path) -> None:
    path.write_bytes(b"\0garbage" * 99)


NAMES = ["sprites/palm.svg", "sprites/grain.png", "sounds/dice.ogg"]
FONT = "fonts/dela-gothic-one-japanese-400-normal.woff"


@pytest.mark.parametrize("name", [*NAMES, FONT, "contents.txt"])
@pytest.mark.parametrize("spoil", [remove, replace_by_folder])
def test_a_missing_file_is_named_before_a_window_opens(
    copied: Path, name: str, spoil: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(copied / name)
    for command in ([], ["shots", str(copied.parent / "out")]):
        assert main(command) == 1
        err = capsys.readouterr().err
        assert (
            err == f"gogoa: The file {copied / name} is missing: please install the game again.\n"
        )


def test_a_missing_folder_is_named_by_its_first_file(copied: Path) -> None:
    shutil.rmtree(copied / "sounds")
    with pytest.raises(AssetError, match=r"bounce\.ogg is missing"):
        check_presence()


@pytest.mark.parametrize("name", [*NAMES, "sounds/music_play.ogg", FONT])
@pytest.mark.parametrize("spoil", [cut, empty, garble])
def test_a_spoilt_sprite_font_or_sound_is_named(
    copied: Path, name: str, spoil: Callable[[Path], None]
) -> None:
    spoil(copied / name)
    check_presence()
    with pytest.raises(AssetError) as error:
        check_contents()
    said = f"The file {copied / name} is damaged: please install the game again."
    assert str(error.value) == said


def test_a_map_with_pictures_that_the_game_lacks_is_refused(
    copied: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tiles = copied / "maps" / "sea.tsx"
    shutil.copy(copied / "sprites" / "hex_sea_1_a.svg", copied / "sprites" / "wave.svg")
    tiles.write_text(tiles.read_text().replace("hex_sea_1_a.svg", "wave.svg"))
    assert main(["check-map", str(copied / "maps" / "goa.tmx")]) == 1
    said = capsys.readouterr().err
    assert said.startswith("gogoa: The map 'goa' has tiles with the picture wave.svg, which")


@pytest.mark.parametrize("name", ["x" * 5000, "no\0ne", "sprites"])
def test_what_no_file_is_called_is_missing(name: str) -> None:
    with pytest.raises(AssetError):
        asset(name)


@pytest.mark.parametrize("name", ["sprites/token_fish.svg", FONT, "sounds/music_title.ogg"])
def test_a_spoilt_file_ends_the_program_before_a_game(
    copied: Path,
    name: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("GOGOA_HOME", str(copied.parent / "home"))
    monkeypatch.setattr("pygame.quit", lambda: None)  # the fonts of other tests would end too
    cut(copied / name)
    assert main([]) == 1
    assert capsys.readouterr().err.startswith(f"gogoa: The file {copied / name} is damaged")

"""The pictures of all scenes: taken without a display, of the size asked for, and not empty."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.commands.cli import main
from gogoa_game.desktop.shots import take_shots
from gogoa_game.ui.paint import painter
from gogoa_game.ui.paint.cache import opaque

if TYPE_CHECKING:
    from pathlib import Path

SCENES = {
    "title", "setup", "settings", "rules", "curtain", "plans", "table", "play", "arrival", "sheet",
    "pause", "question", "reveal", "results", "review", "coach", "souvenir",
}  # fmt: skip


@pytest.mark.parametrize("size", ["7681x4320", "7680x4321", "4320x7680", "16384x16384"])
def test_pictures_that_would_take_for_ever_are_refused(
    size: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["shots", str(tmp_path / "new"), "--size", size]) == 2
    said = "gogoa: pictures of scenes need a --size of at least 480x270 and at most 7680x4320\n"
    assert capsys.readouterr().err == said
    assert not (tmp_path / "new").exists()


def test_every_scene_is_in_the_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unpainted = (255, 0, 255)

    def coloured(size: tuple[int, int], across: int) -> pygame.Surface:
        surface = opaque(size, across)
        surface.fill(unpainted)
        return surface

    monkeypatch.setattr(painter, "opaque", coloured)
    taken = take_shots(tmp_path / "new", size=(640, 480), ui_scale=150)
    assert taken == sorted((tmp_path / "new").iterdir())
    assert {path.stem.split("-")[1] for path in taken} == SCENES
    for path in taken:
        picture = pygame.image.load(path)
        assert picture.get_size() == (640, 480)
        colours = {
            tuple(picture.get_at((x, y))) for x in range(0, 640, 16) for y in range(0, 480, 16)
        }
        assert len(colours) > 20, path.name
        left = pygame.mask.from_threshold(picture, unpainted, (60, 60, 60, 255))
        assert not left.count(), (path.name, "a ground is not filled to its edges")

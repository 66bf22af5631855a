"""The pictures of all scenes: taken without a display, of the size asked for, and not empty."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.shots import take_shots

if TYPE_CHECKING:
    from pathlib import Path

SCENES = {
    "title", "setup", "settings", "rules", "curtain", "plans", "table", "play", "sheet", "pause",
    "question", "reveal", "results", "review", "coach",
}  # fmt: skip


def test_every_scene_is_in_the_pictures(tmp_path: Path) -> None:
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

"""Windows of any size: where nothing could be read any more, drawing still must not fail."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pytest

from gogoa_game.desktop import shots
from gogoa_game.desktop.camera import Camera

if TYPE_CHECKING:
    from pathlib import Path

USUAL = (480, 270)
TINY = ((1, 1), (2, 2), (1280, 1), (1, 720), (10, 10), (27, 15), (60, 900), (120, 90), (210, 90))


class _Shrinking(Camera):
    """A camera that draws each scene to be shown in every tiny window, instead of saving it."""

    seen: ClassVar[set[str]] = set()

    def shot(self, name: str) -> None:
        if name == "play-guide":  # a window that changes its size lets go of the guide in hand
            return
        for size in TINY:
            self._fit(size)
            self.frame(ms=0.0)
            assert self._window.surface().get_size() == size
        self._fit(USUAL)
        self.seen.add(name.split("-")[0])

    def _fit(self, size: tuple[int, int]) -> None:
        self._window._window.minimum_size = (1, 1)
        self._window.resize(size)


@pytest.mark.parametrize("ui_scale", [pytest.param(100, marks=pytest.mark.slow), 150])
def test_every_scene_draws_in_a_window_of_any_size(
    ui_scale: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shots, "Camera", _Shrinking)
    shots.take_shots(tmp_path, size=USUAL, ui_scale=ui_scale)
    assert _Shrinking.seen > {"title", "plans", "play", "sheet", "pause", "question", "review"}

"""Golden pictures: taken, written small, and compared in a way that looks over antialiasing.

Two pictures are compared as 160 x 90 pixels, for fonts and scaling differ a little from machine to
machine: by the mean difference of all, and by that of the worst block of 8 x 8, which is about as
high as a button.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import numpy as np
import pygame

from gogoa_game.desktop.camera import Camera
from gogoa_game.desktop.shots import take_shots

FOLDER = Path(__file__).parent
REBUILD = "python -m tests.golden"
KINDS = (
    "title", "setup-full", "settings", "rules-dice", "curtain", "plans-chosen", "table-day",
    "table-roll", "play-dice", "play-half", "play-complete", "arrival", "coach", "sheet", "pause",
    "question", "reveal-end", "results", "review", "souvenir", "souvenir-elsewhere",
)  # fmt: skip
"""Every scene, in the state that shows most of it; names as `gogoa shots` gives them."""
SIZE = (640, 360)
COLOURS = 256
ROUNDS = 8
COARSE = 4
"""So many pixels of a picture, each way, are one in the comparison."""
BLOCK, STEP = 8, 4
"""The side of a block, and from one to the next, in pixels of the comparison."""
MOST_IN_ALL = 5.0
MOST_IN_BLOCK = 14.0
"""The differences that are looked over, of 255."""

Pixels = np.ndarray[tuple[int, int, int], np.dtype[np.float64]]


class Difference(NamedTuple):
    """How far two pictures are apart, of 255; the worst block as left, top, width, height."""

    in_all: float
    in_block: float
    block: tuple[int, int, int, int]

    @property
    def passes(self) -> bool:
        """Whether that is no more than machines differ by."""
        return self.in_all <= MOST_IN_ALL and self.in_block <= MOST_IN_BLOCK


def take() -> dict[str, Pixels]:
    """Draws the scenes now, in English, and returns their pixels by kind."""
    taken: dict[str, Pixels] = {}

    def keep(camera: Camera, name: str) -> None:
        # No file is written: to pack it would take longer than to draw it.
        if name in KINDS:
            taken[name] = pixels_of(camera.app.window.surface())

    with tempfile.TemporaryDirectory() as folder, patch.object(Camera, "shot", keep):
        take_shots(Path(folder), size=SIZE)
    return {kind: taken[kind] for kind in KINDS}


def golden(kind: str) -> Path:
    """The file of a golden picture."""
    return FOLDER / f"{kind}.png"


def read(path: Path) -> Pixels:
    """The pixels of a picture: rows of red, green and blue."""
    return pixels_of(pygame.image.load(path))


def pixels_of(surface: pygame.Surface) -> Pixels:
    """The same of a surface."""
    values = np.frombuffer(pygame.image.tobytes(surface, "RGB"), np.uint8)
    return values.reshape(surface.get_height(), surface.get_width(), 3).astype(np.float64)


def compare(one: Pixels, other: Pixels) -> Difference:
    """How far two pictures of the same size are apart."""
    apart = np.abs(_coarse(one) - _coarse(other)).mean(axis=2)
    tall, wide = apart.shape
    worst = max(
        (float(apart[y : y + BLOCK, x : x + BLOCK].mean()), x, y)
        for y in _starts(tall)
        for x in _starts(wide)
    )
    block = (worst[1] * COARSE, worst[2] * COARSE, BLOCK * COARSE, BLOCK * COARSE)
    return Difference(float(apart.mean()), worst[0], block)


def _starts(length: int) -> list[int]:
    """Where blocks begin; the last one ends with the picture."""
    return [*range(0, length - BLOCK, STEP), length - BLOCK]


def _coarse(pixels: Pixels) -> Pixels:
    tall, wide, depth = pixels.shape
    cells = pixels.reshape(tall // COARSE, COARSE, wide // COARSE, COARSE, depth)
    mean: Pixels = cells.mean(axis=(1, 3))
    return mean


def difference_picture(one: Pixels, other: Pixels, found: Difference) -> pygame.Surface:
    """Where two pictures differ, four times as bright, with a frame round the worst block."""
    apart = np.clip(np.abs(one - other) * 4, 0, 255).astype(np.uint8)
    surface = pygame.image.frombytes(apart.tobytes(), (apart.shape[1], apart.shape[0]), "RGB")
    pygame.draw.rect(surface, (255, 255, 0), pygame.Rect(found.block).inflate(4, 4), 2)
    return surface


def rebuild() -> list[str]:
    """Makes all golden pictures anew; the names of the files that are not as they were."""
    before = {path.name: path.read_bytes() for path in FOLDER.glob("*.png")}
    for kind, pixels in take().items():
        _write(golden(kind), pixels)
    wanted = {golden(kind).name for kind in KINDS}
    for name in before.keys() - wanted:
        (FOLDER / name).unlink()
    after = {path.name: path.read_bytes() for path in FOLDER.glob("*.png")}
    return sorted(n for n in before.keys() | after.keys() if before.get(n) != after.get(n))


def _write(path: Path, pixels: Pixels) -> None:
    """A file with a palette: a quarter of the size, and as good for the comparison."""
    palette, places = _palette(pixels)
    surface = pygame.Surface((pixels.shape[1], pixels.shape[0]), depth=8)
    surface.set_palette([tuple(round(v) for v in colour) for colour in palette])
    pygame.surfarray.blit_array(surface, places.T)
    pygame.image.save(surface, path)


def _palette(pixels: Pixels) -> tuple[Pixels, np.ndarray[tuple[int, int], np.dtype[np.uint8]]]:
    """The colours that stand for all, each the mean of those it stands for, and which is where."""
    # Like colours are one to begin with: there are ten times fewer of them than pixels.
    bins = (pixels.astype(np.int64) // 8 * 8 + 4).reshape(-1, 3)
    found, which, counts = np.unique(bins, axis=0, return_inverse=True, return_counts=True)
    colours = found.astype(np.float64)
    palette = colours[np.argsort(-counts, kind="stable")[:COLOURS]]
    for _ in range(ROUNDS):
        nearest = _nearest(colours, palette)
        weight = np.bincount(nearest, counts, len(palette))
        for channel in range(3):
            total = np.bincount(nearest, counts * colours[:, channel], len(palette))
            palette[:, channel] = np.where(
                weight, total / np.maximum(weight, 1), palette[:, channel]
            )
    places = _nearest(colours, palette)[which.reshape(-1)].astype(np.uint8)
    return palette, places.reshape(pixels.shape[:2])


def _nearest(colours: np.ndarray, palette: np.ndarray) -> np.ndarray:
    """For each colour the number of the one in the palette that is most like it."""
    apart = (palette**2).sum(axis=1) - 2 * colours @ palette.T
    nearest: np.ndarray = apart.argmin(axis=1)
    return nearest

"""All scenes look as they ought to: small pictures of them against golden ones.

Where a scene was changed on purpose, `python -m tests.golden` makes the golden pictures anew.
"""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

import numpy as np
import pygame
import pytest

from tests.desktop.test_shots import SCENES
from tests.golden import pictures
from tests.golden.pictures import (
    BLOCK,
    COARSE,
    FOLDER,
    KINDS,
    MOST_IN_BLOCK,
    REBUILD,
    SIZE,
    Pixels,
    compare,
    difference_picture,
    golden,
    read,
    rebuild,
    take,
)

if TYPE_CHECKING:
    from pathlib import Path

MOST_BYTES = 2_500_000

BUTTONS = {
    "title": (22, 318, 130, 22),
    "pause": (252, 225, 140, 21),
    "sheet": (334, 324, 70, 18),
    "results": (20, 321, 108, 26),
    "souvenir": (8, 326, 148, 24),
}
"""Where a button lies on some pictures: left, top, width and height."""


def complaint(kind: str, found: Pixels, folder: Path) -> str | None:
    """What is wrong with a picture of a scene, with pictures of it in the folder; or nothing."""
    if not golden(kind).exists():
        return f"{kind}: there is no golden picture"
    wanted = read(golden(kind))
    difference = compare(wanted, found)
    if difference.passes:
        return None
    height, width = found.shape[:2]
    shown = pygame.image.frombytes(found.astype(np.uint8).tobytes(), (width, height), "RGB")
    pygame.image.save(shown, folder / f"{kind}-found.png")
    shutil.copy(golden(kind), folder / f"{kind}-golden.png")
    apart = difference_picture(wanted, found, difference)
    pygame.image.save(apart, folder / f"{kind}-difference.png")
    left, top, wide, tall = difference.block
    return (
        f"{kind}: {difference.in_all:.1f} in all and {difference.in_block:.1f} in the block "
        f"{wide}x{tall} at {left},{top} of {SIZE[0]}x{SIZE[1]}; see {folder / kind}-*.png"
    )


def told(complaints: list[str]) -> str:
    """The complaints, and what to do."""
    return "\n".join(
        ["scenes do not look as the golden pictures do:", *complaints,
         f"if they are meant to, look at them and run: {REBUILD}"]
    )  # fmt: skip


def test_all_scenes_look_as_they_ought_to(tmp_path: Path) -> None:
    found = [complaint(kind, pixels, tmp_path) for kind, pixels in take().items()]
    complaints = [text for text in found if text is not None]
    assert not complaints, told(complaints)


def test_there_is_a_golden_picture_for_every_scene_and_none_besides() -> None:
    assert {kind.split("-")[0] for kind in KINDS} == SCENES
    assert {path.name for path in FOLDER.glob("*.png")} == {golden(kind).name for kind in KINDS}
    assert sum(path.stat().st_size for path in FOLDER.glob("*.png")) <= MOST_BYTES


# ---- what is seen, and what is looked over


def blanked(picture: Pixels, rect: tuple[int, int, int, int]) -> Pixels:
    """The picture with the colour from just left of a rectangle all over it."""
    left, top, width, height = rect
    done = picture.copy()
    beside = picture[top : top + height, left - 6 : left - 1].mean(axis=(0, 1))
    done[top : top + height, left : left + width] = beside
    return done


@pytest.mark.parametrize("kind", BUTTONS)
def test_a_missing_button_is_seen(kind: str, tmp_path: Path) -> None:
    picture = read(golden(kind))
    left, top, width, height = BUTTONS[kind]
    found = complaint(kind, blanked(picture, BUTTONS[kind]), tmp_path)
    assert found is not None
    place = re.search(r"block 32x32 at (\d+),(\d+)", found)
    assert place is not None
    block = pygame.Rect(int(place[1]), int(place[2]), BLOCK * COARSE, BLOCK * COARSE)
    assert block.colliderect((left, top, width, height))


@pytest.mark.parametrize("kind", KINDS)
def test_letters_that_are_set_a_little_differently_are_looked_over(kind: str) -> None:
    picture = read(golden(kind))
    beside = (picture + np.roll(picture, 1, axis=1)) / 2  # half a pixel to the right
    soft = (2 * picture + np.roll(picture, 1, axis=0) + np.roll(picture, -1, axis=0)) / 4
    noisy = picture + np.random.default_rng(7).normal(0, 8, picture.shape)
    for other in (beside, soft, np.clip(noisy, 0, 255)):
        assert compare(picture, other).passes, compare(picture, other)


@pytest.mark.parametrize("kind", ["title", "play-dice", "results"])
def test_a_bit_of_another_colour_of_the_size_of_a_button_is_seen(kind: str) -> None:
    """Wherever it lies, and though it changes hardly anything in all."""
    picture = read(golden(kind))
    for left in range(0, SIZE[0] - 80, 70):
        for top in range(3, SIZE[1] - 20, 87):
            other = picture.copy()
            other[top : top + 20, left : left + 80] += 60
            assert not compare(picture, other).passes, (left, top)


# ---- what is told


def test_the_complaint_names_picture_block_and_command(tmp_path: Path) -> None:
    picture = read(golden("results"))
    found = complaint("results", blanked(picture, BUTTONS["results"]), tmp_path)
    assert found is not None
    assert found.startswith("results: ")
    assert f"see {tmp_path / 'results'}-*.png" in found
    assert told([found]).endswith("run: python -m tests.golden")
    assert {path.name for path in tmp_path.iterdir()} == {
        "results-found.png", "results-golden.png", "results-difference.png",
    }  # fmt: skip
    assert complaint("results", picture, tmp_path) is None


def test_a_picture_that_is_missing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "FOLDER", tmp_path)
    found = complaint("title", np.zeros((360, 640, 3)), tmp_path)
    assert found == "title: there is no golden picture"


def test_the_worst_block_is_found() -> None:
    plain = np.zeros((360, 640, 3))
    other = plain.copy()
    other[208:240, 320:352] = MOST_IN_BLOCK + 1
    found = compare(plain, other)
    assert found.block == (320, 208, 32, 32)
    assert found.in_block == MOST_IN_BLOCK + 1
    assert not found.passes


def test_pictures_are_made_anew_and_leftovers_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "FOLDER", tmp_path)
    monkeypatch.setattr(pictures, "KINDS", ("title", "pause"))
    monkeypatch.setattr(
        pictures, "take", lambda: {k: read(FOLDER / f"{k}.png") for k in ("title", "pause")}
    )
    (tmp_path / "old.png").write_bytes(b"of another time")
    assert rebuild() == ["old.png", "pause.png", "title.png"]
    assert compare(read(tmp_path / "title.png"), read(FOLDER / "title.png")).in_all < 1.5
    assert rebuild() == []

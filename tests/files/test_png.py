"""PNG files written piece by piece: read by others, and the same pixels."""

from __future__ import annotations

import io
import random

import pygame
import pytest

from gogoa_game.bots import decide
from gogoa_game.files.png import ROWS, encoding


@pytest.mark.parametrize("size", [(1, 1), (7, ROWS), (33, ROWS + 1), (64, 3 * ROWS - 1)])
def test_a_picture_is_read_as_it_was(size: tuple[int, int]) -> None:
    rng = random.Random(str(size))
    pixels = rng.randbytes(3 * size[0] * size[1])
    written = decide(encoding(size, pixels))
    read = pygame.image.load(io.BytesIO(written), "a.png")
    assert read.get_size() == size
    assert pygame.image.tobytes(read, "RGB") == pixels


def test_the_work_has_pieces_and_tells_how_far_it_is() -> None:
    shares = list(encoding((10, 5 * ROWS), bytes(150 * ROWS)))
    assert shares == [0.2, 0.4, 0.6, 0.8, 1.0]


def test_too_few_pixels_are_refused() -> None:
    with pytest.raises(ValueError, match="2 x 2 pixels are 12 bytes, not 11"):
        decide(encoding((2, 2), bytes(11)))

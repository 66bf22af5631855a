"""Games that are over, and what a scene tells in words."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from gogoa_game.table.match import Match, Player
from gogoa_game.ui.paint.textpainter import TextPainter
from tests.matches import advance, goa_map

if TYPE_CHECKING:
    import pygame
    import pytest

    from gogoa_game.store.records import GameRecord
    from tests.scenes.driving import Driver

    Told = tuple[str, pygame.FRect]

NAMES = ("Ana", "Ravi", "Mei", "Ivo", "Nina", "Luz")
TOKENS = ("boat", "scooter", "elephant", "suitcase", "fish", "parasol")


@cache
def ended(seats: int, seed: int = 3, names: tuple[str, ...] = NAMES) -> GameRecord:
    """A whole game of bots."""
    players = [
        Player(name, "bot:random", token, token)
        for name, token in zip(names[:seats], TOKENS, strict=False)
    ]
    match = Match(goa_map(), players, seed)
    while not match.over:
        advance(match)
    return match.record()


def listen(monkeypatch: pytest.MonkeyPatch) -> list[Told]:
    """A list that grows by all that is set in type from now on, and where."""
    told: list[Told] = []
    original = TextPainter.text

    def text(self: TextPainter, shown: str, *args: object, **options: object) -> pygame.FRect:
        box = original(self, shown, *args, **options)  # type: ignore[arg-type]
        told.append((shown, box))
        return box

    monkeypatch.setattr(TextPainter, "text", text)
    return told


def draw_again(driver: Driver, texts: list[Told]) -> list[str]:
    """The words of the next frame; layers that are there already tell none."""
    texts.clear()
    driver.top.dirty = True
    driver.frame(ms=0.0)
    return [shown for shown, _box in texts]

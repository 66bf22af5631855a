"""The head of a panel: the points stand in the middle of their ticket."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from pygame import FRect

from gogoa_game.logic.scoring import Points
from gogoa_game.table.match import Player
from gogoa_game.ui import theme
from gogoa_game.ui.parts.header import draw_header
from tests.scenes.wording import listening

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.ui.paint.painter import Painter

RECT = FRect(20, 20, 900, 90)


@pytest.mark.parametrize("points", [0, 90, 230])
def test_the_points_and_their_word_are_centred_together(
    make_painter: Callable[..., Painter], monkeypatch: pytest.MonkeyPatch, points: int
) -> None:
    painter = make_painter()
    tickets: list[FRect] = []
    monkeypatch.setattr(painter, "ticket", lambda rect, **_how: tickets.append(FRect(rect)))
    with listening(monkeypatch) as heard:
        draw_header(painter, RECT, Player("Asha"), "", Points(points, 0, 0, 0, 0))
    (ticket,) = tickets
    shown = [line for line in heard.lines if line.colour == theme.CARD]
    assert [line.text for line in shown] == [str(points), "Points"]
    left, right = min(line.left for line in shown), max(line.right for line in shown)
    assert abs((left + right) / 2 - ticket.centerx) < 2

"""Tooltips lie beside what they explain, on the stage, and not on anybody's points."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from pygame import FRect

from gogoa_game.logic.draft import TurnDraft
from gogoa_game.logic.rules import MAX_SEATS
from gogoa_game.logic.state import Phase
from gogoa_game.ui.parts.gamelayout import TableLayout
from gogoa_game.ui.parts.standings import standing_rects
from gogoa_game.ui.parts.turnbuttons import turn_buttons
from gogoa_game.ui.widgets.tooltip import tooltip_box, tooltip_rect
from tests.matches import moments

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.table.match import Match
    from gogoa_game.ui.paint.painter import Painter

SIZES = [
    (1920, 1080, 1.0),
    (1280, 720, 1.5),
    (1440, 1080, 1.0),
    (1440, 1080, 1.5),
    (2560, 1080, 1.0),
    (2560, 1080, 1.5),
]
STAGE = (1920, 1080)


def a_turn() -> Match:
    """A match on its first day, when seat 0 is to play."""
    played = moments(("easy",), 1)
    return next(match for match in played if match.state.phase is Phase.STARTING)


@pytest.mark.parametrize("size", SIZES)
def test_tooltips_of_a_turn_cover_neither_points_nor_what_they_are_about(
    size: tuple[int, int, float], make_painter: Callable[..., Painter]
) -> None:
    painter = make_painter(*size)
    table = TableLayout.of(painter.size)
    buttons = turn_buttons(table, TurnDraft.of(a_turn().view(0)))
    hints = [(button.hint(), button.rect) for button in buttons]
    hints += [
        ("Open sheet of Somebody (F3)", rect) for rect in standing_rects(table.standings, MAX_SEATS)
    ]
    for text, about in hints:
        box = tooltip_box(painter, text, about, table.scores)
        assert FRect(0, 0, *painter.size).contains(box), text
        assert not box.colliderect(about), text
        assert box.collidelist(table.scores) == -1, text


@pytest.mark.parametrize("about", [(0, 0, 50, 50), (1900, 1060, 20, 20), (900, 500, 50, 50)])
def test_tooltips_stay_on_the_stage(about: tuple[int, int, int, int]) -> None:
    widget = FRect(about)
    rect = tooltip_rect((300, 60), widget, STAGE)
    assert FRect(0, 0, *STAGE).contains(rect)
    assert not rect.colliderect(widget)


def test_a_tooltip_goes_where_it_covers_nothing() -> None:
    widget = FRect(900, 500, 100, 50)
    below, above = FRect(0, 550, 1920, 200), FRect(0, 300, 1920, 200)
    assert tooltip_rect((300, 40), widget, STAGE).top > widget.bottom
    assert tooltip_rect((300, 40), widget, STAGE, (below,)).bottom < widget.top
    assert tooltip_rect((300, 40), widget, STAGE, (below, above)).right < widget.left

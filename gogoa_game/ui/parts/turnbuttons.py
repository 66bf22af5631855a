"""The buttons under a turn: change direction, undo and, apart from them, confirm."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.ui import theme
from gogoa_game.ui.parts.gamelayout import WIDE_PANEL
from gogoa_game.ui.widgets.group import Button

if TYPE_CHECKING:
    from gogoa_game.logic.draft import TurnDraft
    from gogoa_game.ui.parts.gamelayout import TableLayout

TURN_KEY = pygame.K_c
WIDTHS = (0.418, 0.19, 0.085, 0.268)  # of the row: turn, undo, coach, confirm
LETTERS = 27.0
NARROW_WIDTHS = (0.36, 0.21, 0.09, 0.3)
"""On a narrow panel, where the longest label stands in two lines."""


class ButtonRow(NamedTuple):
    """Where the buttons of a turn lie, Confirm at the right end."""

    turn: FRect
    undo: FRect
    coach: FRect
    confirm: FRect

    @classmethod
    def of(cls, row: FRect) -> ButtonRow:
        """The buttons in their row, with equal gaps."""
        widths = WIDTHS if row.width >= WIDE_PANEL else NARROW_WIDTHS
        gap = row.width * (1 - sum(widths)) / (len(widths) - 1)
        left, found = row.left, []
        for share in widths:
            found.append(FRect(left, row.top, row.width * share, row.height))
            left += row.width * share + gap
        return cls(*found)


def turn_buttons(table: TableLayout, draft: TurnDraft) -> tuple[Button, ...]:
    """The buttons as a draft allows them: "turn", "undo" and "confirm"."""
    row = ButtonRow.of(table.buttons)
    can_turn = draft.turning or (draft.can_turn and not draft.steps)
    return (
        Button(
            "turn",
            row.turn,
            _("Straight on") if draft.turning else _("Change direction"),
            key=TURN_KEY,
            icon="turn_arrow" if can_turn and not draft.turning else None,
            enabled=can_turn,
            effect="",
            size=_letters(row.turn),
        ),
        undo_button(row.undo, enabled=draft.before is not None),
        confirm_button(row.confirm, enabled=draft.complete),
    )


def _letters(rect: FRect) -> float:
    """The size of a label: the icon beside it has its room too."""
    return min(LETTERS, max(theme.FLOOR, rect.height * 0.37))


def undo_button(rect: FRect, *, enabled: bool) -> Button:
    """Takes the last click back."""
    return Button(
        "undo",
        rect,
        _("Undo"),
        key=pygame.K_BACKSPACE,
        icon="icon_undo" if enabled else None,
        enabled=enabled,
        effect="",
        size=_letters(rect),
    )


def confirm_button(rect: FRect, *, enabled: bool) -> Button:
    """Commits; the one main button of its screen."""
    return Button(
        "confirm",
        rect,
        _("Confirm"),
        kind="main",
        key=pygame.K_RETURN,
        icon="icon_tick" if enabled else None,
        enabled=enabled,
        size=_letters(rect),
    )

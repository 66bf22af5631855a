"""The buttons under a turn: change direction, undo and, apart from them, confirm."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.ui.parts.gamelayout import WIDE_PANEL
from gogoa_game.ui.widgets.group import Button

if TYPE_CHECKING:
    from gogoa_game.logic.draft import TurnDraft
    from gogoa_game.ui.parts.gamelayout import TableLayout

TURN_KEY = pygame.K_c
WIDTHS = (0.46, 0.2, 0.27)  # of the row
NARROW_WIDTHS = (0.38, 0.23, 0.31)
"""On a narrow panel, where the longest label stands in two lines."""


def turn_buttons(table: TableLayout, draft: TurnDraft) -> tuple[Button, ...]:
    """The buttons as a draft allows them: "turn", "undo" and "confirm"."""
    row = table.buttons
    height = row.height * 0.86
    widths = WIDTHS if row.width >= WIDE_PANEL else NARROW_WIDTHS
    turn = FRect(row.left, row.top, row.width * widths[0], height)
    undo = FRect(turn.right + table.margin, row.top, row.width * widths[1], height)
    confirm = FRect(0, row.top, row.width * widths[2], height)
    confirm.right = row.right
    return (
        Button(
            "turn",
            turn,
            _("Straight on") if draft.turning else _("Change direction"),
            key=TURN_KEY,
            icon=None if draft.turning else "turn_arrow",
            enabled=draft.turning or (draft.can_turn and not draft.steps),
            effect="",
        ),
        undo_button(undo, enabled=draft.before is not None),
        confirm_button(confirm, enabled=draft.complete),
    )


def undo_button(rect: FRect, *, enabled: bool) -> Button:
    """Takes the last click back."""
    return Button(
        "undo",
        rect,
        _("Undo"),
        key=pygame.K_BACKSPACE,
        icon="icon_undo",
        enabled=enabled,
        effect="",
    )


def confirm_button(rect: FRect, *, enabled: bool) -> Button:
    """Commits; the one main button of its screen."""
    return Button(
        "confirm",
        rect,
        _("Confirm"),
        kind="main",
        key=pygame.K_RETURN,
        icon="icon_tick",
        enabled=enabled,
    )

"""The question which step is meant, where the path can pass a hex more than once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.logic.draft import Extension, Way
from gogoa_game.ui import theme
from gogoa_game.ui.events import KeyDown, PointerDown
from gogoa_game.ui.paint.lines import read_size
from gogoa_game.ui.parts.phrases import heading_name
from gogoa_game.ui.widgets.group import Button, Group

if TYPE_CHECKING:
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

ROW = 64.0
WIDTH = 330.0
HEAD = 56.0
PADDING = 16.0


class StepPick:
    """A small panel beside the hex. `closed` once it was left without a choice."""

    def __init__(self, choices: tuple[Extension, ...], at: Point, bounds: pygame.FRect) -> None:
        self.choices = choices
        self.closed = False
        height = HEAD + ROW * len(choices) + PADDING
        self.rect = pygame.FRect(0, 0, WIDTH, height)
        self.rect.midleft = (at[0] + 50, at[1])
        if self.rect.right > bounds.right - 10:
            self.rect.midright = (at[0] - 50, at[1])
        self.rect.clamp_ip(bounds.inflate(-20, -20))
        self.widgets = Group(
            Button(
                str(i),
                (
                    self.rect.left + PADDING,
                    self.rect.top + HEAD + ROW * i,
                    WIDTH - 2 * PADDING,
                    ROW - 10,
                ),
                _label(choice),
                key=pygame.K_1 + i,
                kind="tool" if choice.way is Way.AHEAD else "rest",
            )
            for i, choice in enumerate(choices)
        )

    def handle(self, event: UiEvent) -> Extension | None:
        """The step chosen; Esc or a press elsewhere closes the panel."""
        picked = self.widgets.handle(event)
        if picked is not None:
            return self.choices[int(picked)]
        if isinstance(event, PointerDown) and not self.rect.collidepoint(event.pos):
            self.closed = True
        if isinstance(event, KeyDown) and event.key == pygame.K_ESCAPE and not event.repeat:
            self.closed = True
        return None

    def draw(self, painter: Painter) -> None:
        """Draws the panel on top of the map."""
        painter.ticket(self.rect, fill=theme.CARD, inner=theme.KRAFT, radius=12)
        painter.text(
            _("Which step?"),
            (self.rect.centerx, self.rect.top + HEAD / 2 + 2),
            size=read_size(painter),
            face=theme.BOLD,
            anchor="center",
            fit=WIDTH - 2 * PADDING,
        )
        self.widgets.draw(painter)


def _label(choice: Extension) -> str:
    heading = heading_name(choice.steps[-1].heading)
    return _("Step {n}, {heading}").format(n=choice.number, heading=heading)

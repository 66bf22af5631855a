"""A question with several answers below each other, over whatever was on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from gogoa_game.scenes.base import WidgetScene
from gogoa_game.scenes.dialogs.panel import arrows_as_tab, draw_dialog, middle_of
from gogoa_game.ui import theme
from gogoa_game.ui.widgets.group import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gogoa_game.scenes.base import AppContext, Size
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.widgets.group import Kind

WIDTH, PADDING, BUTTON, GAP = 960.0, 44.0, 70.0, 16.0
TEXT = 6 * theme.LIST * 1.35
"""The height that the text may take."""
SIZES = (theme.LABEL, theme.LIST, theme.FLOOR)


class Answer(NamedTuple):
    """A button of the question: its label, its key and what it does."""

    label: str
    key: int
    then: Callable[[], None]


class ChoiceScene(WidgetScene):
    """Asks `text`; every answer goes back to the scene below first. The first one leads."""

    opaque = False

    def __init__(self, app: AppContext, text: str, answers: Sequence[Answer]) -> None:
        super().__init__(app)
        self.text = text
        self._answers = answers
        self.layout(self.size)

    def layout(self, size: Size) -> None:
        """The panel in the middle, the text above and the answers below."""
        super().layout(size)
        count = len(self._answers)
        buttons = count * BUTTON + (count - 1) * GAP
        self._panel = middle_of(size, WIDTH, 2 * PADDING + TEXT + GAP + buttons)
        inside = self._panel.inflate(-2 * PADDING, -2 * PADDING)
        self._room = pygame.FRect(inside.left, inside.top, inside.width, TEXT)
        top = inside.bottom - buttons
        made = []
        for n, (label, key, _then) in enumerate(self._answers):
            rect = (inside.left, top + n * (BUTTON + GAP), inside.width, BUTTON)
            kind: Kind = "rest" if n else "main"
            made.append(Button(f"answer {n}", rect, label, kind=kind, key=key))
        self.widgets.rebuild(made)

    def handle(self, event: UiEvent) -> None:
        """The answers and their keys; arrow keys move between them."""
        event = arrows_as_tab(event, back=(pygame.K_UP,), forth=(pygame.K_DOWN,))
        chosen = self.widgets.handle(event)
        if chosen is not None:
            self.app.director.pop()
            self._answers[int(chosen.split()[1])].then()
        self.dirty = self.dirty or self.widgets.dirty

    def draw(self, painter: Painter) -> None:
        """The panel with the question and its answers."""
        draw_dialog(painter, self._panel)
        room = self._room
        for size in SIZES:
            tall = painter.paragraph_height(self.text, room.width, size=size)
            if tall <= room.height:
                break
        box = (room.left, room.top + max(0.0, (room.height - tall) / 2), room.width, tall)
        painter.paragraph(self.text, box, size=size, align="center")
        self.widgets.draw(painter)

"""A question with two answers, over whatever was on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.scenes.base import WidgetScene
from gogoa_game.scenes.dialogs.panel import draw_dialog, middle_of
from gogoa_game.ui import theme
from gogoa_game.ui.events import KeyDown
from gogoa_game.ui.widgets.group import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.scenes.base import AppContext, Size
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import RectLike

WIDTH, PADDING, BUTTON = 860.0, 56.0, 76.0


class QuestionScene(WidgetScene):
    """Asks `text`; `yes_label` calls `on_yes`, No and Esc go back to the scene below."""

    opaque = False
    lines = 4
    """The height that the text may take."""

    def __init__(
        self, app: AppContext, text: str, yes_label: str, on_yes: Callable[[], None]
    ) -> None:
        super().__init__(app)
        self._text = text
        self._yes_label = yes_label
        self._on_yes = on_yes
        self.layout(self.size)

    def layout(self, size: Size) -> None:
        """Puts the panel in the middle."""
        super().layout(size)
        text = theme.LABEL * self.lines * 1.35
        self._panel = middle_of(size, WIDTH, PADDING * 2 + text + BUTTON + 20)
        inside = self._panel.inflate(-2 * PADDING, -2 * PADDING)
        half = (inside.width - 28) / 2
        top = inside.bottom - BUTTON
        no, yes = (inside.left, top, half, BUTTON), (inside.right - half, top, half, BUTTON)
        self.widgets.rebuild((self._no_button(no), self._yes_button(yes)))
        self._room = pygame.FRect(inside.left, inside.top, inside.width, text)

    def _no_button(self, rect: RectLike) -> Button:
        return Button("no", rect, _("No"), key=pygame.K_ESCAPE)

    def _yes_button(self, rect: RectLike) -> Button:
        return Button("yes", rect, self._yes_label, kind="main", key=pygame.K_RETURN)

    def handle(self, event: UiEvent) -> None:
        """Enter says yes, Esc no; an arrow key or Tab moves between the two."""
        if isinstance(event, KeyDown) and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.widgets.focus_on("no" if event.key == pygame.K_LEFT else "yes")
            self.dirty = True
            return
        chosen = self.widgets.handle(event)
        if chosen == "yes":
            self.app.director.pop()
            self._on_yes()
        elif chosen == "no":
            self.app.director.pop()
        self.dirty = self.dirty or self.widgets.dirty

    def draw(self, painter: Painter) -> None:
        """The panel with the question and its answers."""
        draw_dialog(painter, self._panel)
        tall = painter.paragraph_height(self._text, self._room.width, size=theme.LABEL)
        top = self._room.top + max(0.0, (self._room.height - tall) / 2)
        box = (self._room.left, top, self._room.width, tall)
        painter.paragraph(self._text, box, size=theme.LABEL, align="center")
        self.widgets.draw(painter)


class CarefulQuestion(QuestionScene):
    """A question whose yes cannot be undone: it has a key of its own, and Enter says no."""

    lines = 6

    def layout(self, size: Size) -> None:
        """The answers as ever, with the focus on No."""
        super().layout(size)
        self.widgets.focus_on("no")

    def _no_button(self, rect: RectLike) -> Button:
        return Button("no", rect, _("No"), kind="main", key=pygame.K_ESCAPE)

    def _yes_button(self, rect: RectLike) -> Button:
        return Button("yes", rect, self._yes_label, key=pygame.K_y)

"""The pause of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.scenes.base import WidgetScene
from gogoa_game.scenes.dialogs.panel import arrows_as_tab, draw_dialog, middle_of
from gogoa_game.scenes.dialogs.question import QuestionScene
from gogoa_game.scenes.rules.scene import RulesScene
from gogoa_game.scenes.settings import SettingsScene
from gogoa_game.ui import theme
from gogoa_game.ui.events import KeyDown
from gogoa_game.ui.widgets.group import Button, Kind

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.scenes.base import AppContext, Size
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter

WIDTH, PADDING, BUTTON, GAP, HEAD = 560.0, 48.0, 74.0, 18.0, 84.0


class PauseScene(WidgetScene):
    """Go on, Rules, Settings, Fullscreen, Quit to title; Esc and P go on as well."""

    opaque = False

    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        director = app.director
        self._actions: dict[str, Callable[[], None]] = {
            "go_on": director.pop,
            "rules": lambda: director.push(RulesScene(app)),
            "settings": lambda: director.push(SettingsScene(app)),
            "fullscreen": self._fullscreen,
            "title": self._ask_for_title,
        }
        self.layout(self.size)

    def layout(self, size: Size) -> None:
        """Puts the panel in the middle."""
        super().layout(size)
        count = len(self._actions)
        tall = 2 * PADDING + HEAD + count * BUTTON + (count - 1) * GAP
        self._panel = middle_of(size, WIDTH, tall)
        # On a low stage everything moves together a little.
        tight = self._panel.height / tall
        inside = self._panel.inflate(-2 * PADDING, -2 * PADDING * tight)
        top = inside.top + HEAD * tight
        buttons = []
        for name, label, key in self._labels():
            rect = (inside.left, top, inside.width, BUTTON * tight)
            kind: Kind = "main" if name == "go_on" else "rest"
            buttons.append(Button(name, rect, label, kind=kind, key=key))
            top += (BUTTON + GAP) * tight
        self.widgets.rebuild(buttons)
        self._head = (inside.centerx, inside.top + HEAD * tight * 0.36)

    def _labels(self) -> tuple[tuple[str, str, int], ...]:
        full = self.app.settings.fullscreen
        return (
            ("go_on", _("Go on"), pygame.K_ESCAPE),
            ("rules", _("Rules"), pygame.K_F1),
            ("settings", _("Settings"), pygame.K_s),
            ("fullscreen", _("Leave fullscreen") if full else _("Fullscreen"), pygame.K_f),
            ("title", _("Quit to title"), pygame.K_q),
        )

    def handle(self, event: UiEvent) -> None:
        """The buttons and their keys; arrow keys move between them."""
        if isinstance(event, KeyDown) and event.key == pygame.K_p and not event.repeat:
            self.app.director.pop()
            return
        event = arrows_as_tab(event, back=(pygame.K_UP,), forth=(pygame.K_DOWN,))
        chosen = self.widgets.handle(event)
        if chosen is not None:
            self._actions[chosen]()
        self.dirty = self.dirty or self.widgets.dirty

    def _fullscreen(self) -> None:
        settings = self.app.settings
        self.app.change_settings(settings.replace(fullscreen=not settings.fullscreen))
        self.layout(self.size)

    def _ask_for_title(self) -> None:
        text = _("Go back to the title? The game is saved; Continue on the title goes on with it.")
        if self.app.store.trouble is not None:
            text = _(
                "Go back to the title? The game cannot be saved; Continue on the title goes on "
                "with it until you quit."
            )
        question = QuestionScene(self.app, text, _("To the title"), self.app.to_title)
        self.app.director.push(question)

    def draw(self, painter: Painter) -> None:
        """The veil, the panel, the buttons."""
        draw_dialog(painter, self._panel)
        painter.text(
            _("Pause"), self._head, size=theme.NAME + 8, face=theme.DISPLAY,
            colour=theme.LATERITE, anchor="center", fit=self._panel.width - 2 * PADDING,
        )  # fmt: skip
        self.widgets.draw(painter)

"""The settings. Each takes effect at once and is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.scenes.base import WidgetScene
from gogoa_game.scenes.dialogs.panel import arrows_as_tab, middle_of
from gogoa_game.ui import theme
from gogoa_game.ui.events import PointerDown, PointerMove
from gogoa_game.ui.parts.backdrops import draw_heading, draw_tile_wall
from gogoa_game.ui.widgets.group import Button, Choice, Slider, Toggle, Widget

if TYPE_CHECKING:
    from gogoa_game.scenes.base import AppContext, Size
    from gogoa_game.store.settings import Settings
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter

WIDTH, HEIGHT = 1120.0, 900.0
HEAD, BUTTON, PADDING = 88.0, 72.0, 52.0
SCALES = (100, 125, 150)
SHARE = {"muted": 0.34, "mute_unfocused": 0.66}
"""The widths of two controls in one row."""
VOLUMES = ("effects_volume", "music_volume")
SPEEDS = ("slow", "normal", "fast", "off")
COACHING = ("auto", "on", "off")
VALUES: dict[str, tuple[object, ...]] = {
    "ui_scale": SCALES,
    "animation_speed": SPEEDS,
    "coach": COACHING,
}
"""What the choices stand for, in their order."""


class SettingsScene(WidgetScene):
    """Interface scale, fullscreen, animation, effects and music, how a turn ends, and the coach."""

    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self._labels: list[tuple[str, pygame.FRect]] = []
        self._trying = False
        self.layout(self.size)

    def layout(self, size: Size) -> None:
        """A row for each setting: its name on the left, its control on the right."""
        super().layout(size)
        self._shown = self.app.settings
        self._panel = panel = middle_of(size, WIDTH, HEIGHT)
        inside = panel.inflate(-2 * PADDING, -2 * 34)
        self._head = pygame.FRect(inside.left, inside.top, inside.width, HEAD)
        bottom = inside.bottom - BUTTON
        rows = self._rows()
        pitch = (bottom - 18 - self._head.bottom) / len(rows)
        tall = min(62.0, pitch - 12)
        split = inside.left + inside.width * 0.46
        self._labels = []
        widgets: list[Widget] = []
        for index, (label, names) in enumerate(rows):
            middle = self._head.bottom + pitch * (index + 0.5)
            name_box = pygame.FRect(inside.left, middle - tall / 2, split - inside.left - 20, tall)
            self._labels.append((label, name_box))
            left = split
            for name in names:
                share = 1.0 if len(names) == 1 else SHARE[name]
                width = (inside.right + 12 - split) * share
                box = pygame.FRect(left, middle - tall / 2, width - 12, tall)
                widgets.append(self._control(name, box))
                left += width
        done = (inside.right - 260, bottom, 260, BUTTON)
        widgets.append(Button("done", done, _("Done"), kind="main", key=pygame.K_ESCAPE))
        self.widgets.rebuild(widgets)

    def _rows(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        return (
            (_("Size of everything"), ("ui_scale",)),
            (_("Screen"), ("fullscreen",)),
            (_("Animation"), ("animation_speed",)),
            (_("Motion"), ("reduced_motion",)),
            (_("Sound effects"), ("effects_volume",)),
            (_("Music"), ("music_volume",)),
            (_("Silence"), ("muted", "mute_unfocused")),
            (_("End of a turn"), ("confirm_ends_turn",)),
            (_("Coach"), ("coach",)),
        )

    def _control(self, name: str, rect: pygame.FRect) -> Widget:
        now = self.app.settings
        if name == "ui_scale":
            return Choice(name, rect, [f"{s} %" for s in SCALES], SCALES.index(now.ui_scale))
        if name == "animation_speed":
            speeds = (_("Slow"), _("Normal"), _("Fast"), _("Off"))
            return Choice(name, rect, speeds, SPEEDS.index(now.animation_speed))
        if name == "coach":
            when = (_("For a person alone"), _("Always"), _("Never"))
            return Choice(name, rect, when, COACHING.index(now.coach))
        if name in VOLUMES:
            return Slider(name, rect, getattr(now, name), enabled=not now.muted)
        label, on = {
            "fullscreen": (_("Fullscreen"), now.fullscreen),
            "reduced_motion": (_("As little as possible"), now.reduced_motion),
            "muted": (_("Mute"), now.muted),
            "mute_unfocused": (_("In the background"), now.mute_unfocused),
            "confirm_ends_turn": (
                _("The last click of a path ends the turn"),
                not now.confirm_ends_turn,
            ),
        }[name]
        keys = {"fullscreen": pygame.K_F11, "muted": pygame.K_m}
        tooltip = {
            "muted": _("No sound at all"),
            "mute_unfocused": _("No sound while another window is in use"),
        }
        return Toggle(name, rect, label, on, key=keys.get(name), tooltip=tooltip.get(name, ""))

    def handle(self, event: UiEvent) -> None:
        """Takes a setting over as soon as its control changes; arrow keys move between rows."""
        event = arrows_as_tab(event, back=(pygame.K_UP,), forth=(pygame.K_DOWN,))
        changed = self.widgets.handle(event)
        if changed == "done":
            self.app.director.pop()
        elif changed is not None:
            self.app.change_settings(self._with(changed))
            self._trying = self._trying or changed == "effects_volume"
        if self._trying and not isinstance(event, PointerMove | PointerDown):
            # Heard once the slider has come to rest.
            self._trying = False
            self.app.sounds.play("mark")
        self.dirty = self.dirty or self.widgets.dirty

    def _with(self, name: str) -> Settings:
        """The settings with the value that the control of `name` shows."""
        widget = self.widgets[name]
        now = self.app.settings
        if isinstance(widget, Slider):
            return now.replace(**{name: widget.value})
        if isinstance(widget, Choice):
            return now.replace(**{name: VALUES[name][widget.index]})
        assert isinstance(widget, Toggle)
        return now.replace(**{name: not widget.on if name == "confirm_ends_turn" else widget.on})

    def update(self, ms: float) -> None:
        """Tooltips appear; what F11 and M change from anywhere is shown."""
        super().update(ms)
        if self._shown != self.app.settings:
            self.layout(self.size)

    def draw(self, painter: Painter) -> None:
        """The panel on the wall of tiles."""
        painter.ground(("settings", tuple(self._panel)), (0, 0, *self.size), self._draw_panel)
        self.widgets.draw(painter)

    def _draw_panel(self, painter: Painter) -> None:
        draw_tile_wall(painter)
        painter.ticket(self._panel, fill=theme.CARD, inner=theme.TERRA, radius=18)
        head = self._head
        draw_heading(painter, _("Settings"), head.left, head.top + head.height * 0.4, head.right)
        for index, (label, box) in enumerate(self._labels):
            if index:
                between = (self._labels[index - 1][1].bottom + box.top) / 2
                painter.line((head.left, between), (head.right, between), theme.EDGE, 2)
            painter.text(
                label, (box.left, box.centery), size=theme.LABEL, anchor="midleft", fit=box.width
            )

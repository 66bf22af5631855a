"""The title: the poster, and the ways into the game."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import pygame

from gogoa_game.i18n import _
from gogoa_game.scenes.base import WidgetScene
from gogoa_game.scenes.dialogs.panel import arrows_as_tab
from gogoa_game.ui import theme
from gogoa_game.ui.animator import Animation
from gogoa_game.ui.events import OUTSIDE, KeyDown, PointerDown, PointerMove
from gogoa_game.ui.parts.backdrops import draw_border_paper
from gogoa_game.ui.parts.phrases import motto
from gogoa_game.ui.parts.poster import Moment, Poster
from gogoa_game.ui.sound.music import Music
from gogoa_game.ui.widgets.group import Button, Kind

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.scenes.base import AppContext, Size
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

Box = tuple[float, float, float, float]

ONE_ROW_FROM = 1260
"""The narrowest stage, in design units, with all buttons in one row."""
LARGE_FROM = 1000
"""The lowest stage with the full sizes."""


CALM_FRAME_MS = 50.0
QUIET_AFTER_MS = 600.0
GAZE_REST_MS = 1500.0
"""How long the pointer rests before the picture looks straight ahead again."""
GAZE_EASE_MS = 170.0
GAZE_LEAST = 0.004
"""What is nearer to its end than this is there."""


ENTRANCE = Animation("entrance", 900.0)


class _Measures(NamedTuple):
    margin: float
    strip: float
    gap: float
    button: float
    motto: float


_LARGE = _Measures(28, 46, 24, 76, 74)
_SMALL = _Measures(18, 38, 16, 60, 60)
_NATURAL = {"new": 360, "continue": 300, "rules": 350, "settings": 290, "quit": 200}
"""The widths of the buttons, in proportion."""


class TitleScene(WidgetScene):
    """New game, Continue where there is a game to go on with, How to play, Settings, Quit.

    When the program starts, the sun rises and the letters come in; a press or a key ends that.
    """

    shows_notices = True
    music = Music.TITLE

    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self._ms = self._wind_ms = 0.0
        self._quiet_ms = 0.0
        app.store.look_again()
        self._gaze = self._aside = 0.0
        self._entrance = app.animator()
        if not app.director.changes:
            self._entrance.start(ENTRANCE)
        self._actions: dict[str, Callable[[], None]] = {
            "new": self._new_game,
            "continue": self._continue,
            "rules": self._rules,
            "settings": self._settings,
            "quit": self._quit,
        }
        self.layout(self.size)

    # ---- layout

    def layout(self, size: Size) -> None:
        """Lays out picture, strip and buttons."""
        super().layout(size)
        width, height = size
        self._measures = at = _LARGE if height >= LARGE_FROM else _SMALL
        rows = self._rows()
        tall = len(rows) * (at.button + at.gap) + at.gap
        left, right = at.margin, width - at.margin
        strip = height - at.margin - tall - at.strip
        self._strip: Box = (left, strip, right - left, at.strip)
        self._poster = Poster((left, at.margin, right - left, strip - at.margin))
        self._menu: Box = (left, strip, right - left, at.strip + tall)
        buttons = []
        for index, row in enumerate(rows):
            top = strip + at.strip + at.gap + index * (at.button + at.gap)
            buttons += self._button_row(row, left + at.gap, right - at.gap, top)
        self.widgets.rebuild(buttons)

    def _rows(self) -> tuple[tuple[str, ...], ...]:
        """The names of the buttons; nothing goes on where no game is saved."""
        begun = self.app.store.load_game() is not None
        if self.size[0] >= ONE_ROW_FROM:
            return (tuple(name for name in _NATURAL if begun or name != "continue"),)
        if begun:
            return ("new", "continue"), ("rules", "settings", "quit")
        return ("new", "rules"), ("settings", "quit")

    def _button_row(
        self, row: tuple[str, ...], left: float, right: float, top: float
    ) -> list[Button]:
        """Buttons of their natural proportions, spread from edge to edge."""
        at = self._measures
        natural = sum(_NATURAL[name] for name in row)
        room = right - left - at.gap * (len(row) - 1)
        scale = min(1.15, room / natural) if self.size[0] >= ONE_ROW_FROM else room / natural
        between = (right - left - natural * scale) / (len(row) - 1)
        buttons = []
        for name in row:
            width = _NATURAL[name] * scale
            buttons.append(self._button(name, (left, top, width, at.button)))
            left += width + between
        return buttons

    def _button(self, name: str, rect: Box) -> Button:
        label, key = {
            "new": (_("New game"), pygame.K_n),
            "continue": (_("Continue"), pygame.K_c),
            "rules": (_("How to play"), pygame.K_h),
            "settings": (_("Settings"), pygame.K_s),
            "quit": (_("Quit"), pygame.K_q),
        }[name]
        kind: Kind = "chosen" if name == "new" else "rest"
        size = theme.MENU if rect[3] > 70 else theme.LABEL
        return Button(name, rect, label, kind=kind, key=key, size=size)

    # ---- events and time

    def handle(self, event: UiEvent) -> None:
        """Buttons, their keys, arrow keys between them, and Esc to quit.

        Whatever is pressed ends the entrance, and acts all the same.
        """
        if isinstance(event, KeyDown | PointerDown):
            self._entrance.skip()
        if isinstance(event, PointerMove):
            self._look(event.pos)
        if isinstance(event, KeyDown) and not event.repeat and event.key == pygame.K_ESCAPE:
            self._quit()
            return
        self._quiet_ms = 0.0
        back, forth = (pygame.K_LEFT, pygame.K_UP), (pygame.K_RIGHT, pygame.K_DOWN)
        chosen = self.widgets.handle(arrows_as_tab(event, back=back, forth=forth))
        if chosen is not None:
            # Whoever goes on has read what was said.
            self.app.notices.seen()
            self._actions[chosen]()
        self.dirty = self.dirty or self.widgets.dirty

    def _look(self, pos: Point) -> None:
        """The pointer leads the eye aside; out of the window it does not."""
        half = self.size[0] / 2
        self._gaze = 0.0 if pos == OUTSIDE else max(-1.0, min(1.0, pos[0] / half - 1))

    def update(self, ms: float) -> None:
        """The sea moves, the palms sway, and the picture follows the pointer."""
        super().update(ms)
        self._quiet_ms += ms
        self._entrance.update(ms)
        if self.app.settings.reduced_motion:
            self._aside = 0.0
            return
        self._ms += ms
        if not self._entrance.active:  # what turns for the first time takes a while to draw
            self._wind_ms += ms
        aim = self._gaze if self._quiet_ms < GAZE_REST_MS else 0.0
        self._aside += (aim - self._aside) * (1 - math.exp(-ms / GAZE_EASE_MS))
        if abs(aim - self._aside) < GAZE_LEAST:
            self._aside = aim

    @property
    def animating(self) -> bool:
        """The sea, unless motion is reduced; and a tooltip on its way."""
        return not self.app.settings.reduced_motion or super().animating

    @property
    def frame_ms(self) -> float:
        """The sea is slow; frames follow faster in the entrance, and while somebody points."""
        calm = self._quiet_ms > QUIET_AFTER_MS and not self._aside and not self._entrance.active
        return CALM_FRAME_MS if calm else super().frame_ms

    @property
    def _moment(self) -> Moment:
        entrance = self._entrance.value("entrance", 1.0)
        return Moment(self._ms, entrance, self._aside, self._wind_ms)

    # ---- where the buttons lead; the scenes are loaded when they are wanted, so that the
    # first picture of the program comes soon

    def _new_game(self) -> None:
        from gogoa_game.scenes.setup.scene import SetupScene

        self.app.director.push(SetupScene(self.app))

    def _continue(self) -> None:
        from gogoa_game.scenes import flow
        from gogoa_game.store.faults import RecordError

        record = self.app.store.load_game()
        if record is None:
            self.layout(self.size)
            return
        try:
            flow.go_on(self.app, record)
        except RecordError as error:
            self.app.store.set_game_aside(error)
            self.layout(self.size)

    def _rules(self) -> None:
        from gogoa_game.scenes.rules.scene import RulesScene

        self.app.director.push(RulesScene(self.app))

    def _settings(self) -> None:
        from gogoa_game.scenes.settings import SettingsScene

        self.app.director.push(SettingsScene(self.app))

    def _quit(self) -> None:
        from gogoa_game.scenes.dialogs.leaving import leave

        leave(self.app)

    # ---- drawing

    def draw(self, painter: Painter) -> None:
        """The poster, the strip with the motto, the buttons."""
        for rect in self._border():
            painter.ground(("title paper", rect), rect, draw_border_paper)
        self._poster.draw(painter, self._moment)
        painter.outline(self._poster.rect, theme.INK, 5)
        painter.ground("title menu", self._menu, self._draw_menu)
        painter.outline(self._strip, theme.INK, 5)
        painter.outline(self._menu, theme.INK, 5)
        self._draw_motto(painter)
        self.app.notices.draw(painter, self._notice_room, "bottom")
        self.widgets.draw(painter)

    def _border(self) -> tuple[Box, ...]:
        """The paper about picture and menu: the rest of the sheet would cost time and not show."""
        (width, height), margin = self.size, self._measures.margin
        return (
            (0, 0, width, margin),
            (0, height - margin, width, margin),
            (0, margin, margin, height - 2 * margin),
            (width - margin, margin, margin, height - 2 * margin),
        )

    def _draw_menu(self, painter: Painter) -> None:
        painter.fill(self._menu, theme.COBALT)
        painter.band(self._strip)
        painter.grain(self._menu)

    def _draw_motto(self, painter: Painter) -> None:
        at = self._measures
        left, top, width, height = self._strip
        size = theme.MOTTO if at is _LARGE else theme.LIST
        text = motto()
        wide = min(painter.measure(text, size, theme.DISPLAY)[0] + 180, width - 60)
        middle = left + width / 2, top + height / 2
        rect = (middle[0] - wide / 2, middle[1] - at.motto / 2, wide, at.motto)
        painter.ticket(rect, fill=theme.CARD, inner=theme.TERRA, radius=14, shadow=False, width=5)
        painter.text(text, middle, size=size, face=theme.DISPLAY, anchor="center", fit=wide - 60)

    @property
    def _notice_room(self) -> pygame.FRect:
        """The picture, as far as the motto leaves it free."""
        at = self._measures
        left, top, width, _height = self._strip
        foot = top - at.motto / 2 - 12
        return pygame.FRect(left + 40, at.margin + 12, width - 80, foot - at.margin - 12)

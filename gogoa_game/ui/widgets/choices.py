"""Widgets that hold a value: one of several, yes or no, and 0 to 100."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui import theme
from gogoa_game.ui.paint.lines import draw_lines
from gogoa_game.ui.theme import Face
from gogoa_game.ui.widgets.widget import Look, Reply, Widget, draw_ring

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.ui.events import KeyDown
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point, RectLike


class Choice(Widget):
    """One of `options`, the texts shown; `index` is the one taken. It goes round at the ends.

    A click on its left part, or the left arrow key, takes the one before; anything else the next.
    """

    def __init__(
        self,
        id: str,
        rect: RectLike,
        options: Sequence[str],
        index: int = 0,
        *,
        enabled: bool = True,
        tooltip: str = "",
        key: int | None = None,
        size: float = theme.LIST,
    ) -> None:
        super().__init__(id, rect, enabled=enabled, tooltip=tooltip, key=key)
        if not 0 <= index < len(options):
            raise ValueError(f"{id}: there is no option {index} among {len(options)}")
        self.options = tuple(options)
        self.index = index
        self.size = size

    @property
    def value(self) -> str:
        """The text of the option taken."""
        return self.options[self.index]

    def turn(self, by: int) -> Reply:
        """Goes on by so many options."""
        self.index = (self.index + by) % len(self.options)
        return Reply.ACTIVATED

    def release(self, pos: Point) -> Reply:
        """A click: back on the left arrow, else forth."""
        return self.turn(-1 if pos[0] < self.rect.left + self._arrow_width else 1)

    def activate(self) -> Reply:
        """Enter or Space: forth."""
        return self.turn(1)

    def key_down(self, event: KeyDown) -> Reply:
        """The arrow keys, Enter and Space."""
        if event.key == pygame.K_LEFT:
            return self.turn(-1)
        return self.turn(1) if event.key == pygame.K_RIGHT else super().key_down(event)

    @property
    def _arrow_width(self) -> float:
        return min(self.rect.height, self.rect.width / 3)

    def draw(self, painter: Painter, look: Look) -> None:
        """Draws the option between two arrows."""
        rect, arrow = self.rect, self._arrow_width
        fill, edge = _ground(self.enabled, look), _edge(self.enabled, look)
        radius = min(10.0, rect.height / 6)
        painter.ticket(rect, fill=fill, outline=edge, radius=radius, shadow=self.enabled)
        if look.ring:
            draw_ring(painter, rect)
        reach = rect.height * 0.17
        colour = theme.TERRA if self.enabled else theme.OFF_EDGE
        for x, way in ((rect.left + arrow / 2, -1), (rect.right - arrow / 2, 1)):
            tip, back = x + way * reach, x - way * reach * 0.8
            wide = reach * 1.2
            points = [(back, rect.centery - wide), (tip, rect.centery), (back, rect.centery + wide)]
            painter.polygon(points, colour)
        painter.text(
            self.value,
            rect.center,
            size=self.size,
            colour=theme.INK if self.enabled else theme.INK2,
            anchor="center",
            fit=rect.width - 2 * arrow,
        )


class Toggle(Widget):
    """A pencilled box that is ticked or not, with its label to the right."""

    def __init__(
        self,
        id: str,
        rect: RectLike,
        label: str,
        on: bool = False,
        *,
        enabled: bool = True,
        tooltip: str = "",
        key: int | None = None,
        size: float = theme.LIST,
    ) -> None:
        super().__init__(id, rect, enabled=enabled, tooltip=tooltip, key=key)
        self.label = label
        self.on = on
        self.size = size

    def release(self, pos: Point) -> Reply:
        """A click turns it round."""
        return self.activate()

    def activate(self) -> Reply:
        """Turns it round."""
        self.on = not self.on
        return Reply.ACTIVATED

    def draw(self, painter: Painter, look: Look) -> None:
        """Draws box and label."""
        rect = self.rect
        if look.hover and self.enabled:
            painter.ticket(rect, fill=theme.KRAFT, outline=None, radius=8, shadow=False)
        if look.ring:
            draw_ring(painter, rect)
        side = min(rect.height * 0.7, 44.0)
        x = rect.left + 8
        painter.sprite(
            "checkbox_done" if self.on else "checkbox",
            center=(x + side / 2, rect.centery),
            size=side,
            alpha=255 if self.enabled else 110,
        )
        draw_lines(
            painter,
            self.label,
            (x + side + 12, rect.top, rect.width - side - 24, rect.height),
            size=self.size,
            colour=theme.INK if self.enabled else theme.INK2,
            align="left",
        )


class Slider(Widget):
    """A whole number from 0 to 100, dragged or moved by `step` with the arrow keys."""

    effect = ""  # it would sound all the way

    def __init__(
        self,
        id: str,
        rect: RectLike,
        value: int = 100,
        *,
        step: int = 5,
        enabled: bool = True,
        tooltip: str = "",
    ) -> None:
        super().__init__(id, rect, enabled=enabled, tooltip=tooltip)
        self.value = min(100, max(0, value))
        self.step = step

    @property
    def _track(self) -> pygame.FRect:
        """The track; the number stands to its right, the knob may reach beyond its ends."""
        rect = self.rect
        return pygame.FRect(rect.left + 20, rect.centery - 7, max(40.0, rect.width - 110), 14)

    def _take(self, value: float) -> Reply:
        new = min(100, max(0, round(value / self.step) * self.step))
        if new == self.value:
            return Reply.TAKEN
        self.value = new
        return Reply.ACTIVATED

    def press(self, pos: Point) -> Reply:
        """The knob jumps to the pointer."""
        return self.drag(pos)

    def drag(self, pos: Point) -> Reply:
        """The knob follows the pointer, beyond the ends too."""
        return self._take(100 * (pos[0] - self._track.left) / self._track.width)

    def release(self, pos: Point) -> Reply:
        """The value is taken while dragging: nothing is left to do."""
        return Reply.TAKEN

    def activate(self) -> Reply:
        """Enter and Space do nothing here."""
        return Reply.TAKEN

    def key_down(self, event: KeyDown) -> Reply:
        """Left and right by a step, Home and End to the ends."""
        wanted = {
            pygame.K_LEFT: self.value - self.step,
            pygame.K_RIGHT: self.value + self.step,
            pygame.K_HOME: 0,
            pygame.K_END: 100,
        }.get(event.key)
        return super().key_down(event) if wanted is None else self._take(wanted)

    def draw(self, painter: Painter, look: Look) -> None:
        """Draws track, knob and number."""
        if look.ring:
            draw_ring(painter, self.rect)
        track = self._track
        edge = theme.INK if self.enabled else theme.OFF_EDGE
        x = track.left + track.width * self.value / 100
        painter.fill(track, theme.CARD)
        colour = theme.COBALT if self.enabled else theme.OFF_LINE
        painter.fill((track.left, track.top, x - track.left, track.height), colour)
        painter.outline(track, edge)
        knob = pygame.FRect(x - 15, track.centery - 21, 30, 42)
        fill = theme.KRAFT if look.pressed and self.enabled else _ground(self.enabled, look)
        rim = _edge(self.enabled, look)
        painter.ticket(knob, fill=fill, outline=rim, radius=7, shadow=False)
        painter.text(
            str(self.value),
            (self.rect.right, track.centery),
            size=theme.LABEL,
            face=Face.DISPLAY,
            colour=theme.INK if self.enabled else theme.INK2,
            anchor="midright",
        )


def _ground(enabled: bool, look: Look) -> theme.Colour:
    if not enabled:
        return theme.PAPER
    if look.pressed:
        return theme.KRAFT
    return theme.WHITE if look.hover else theme.CARD


def _edge(enabled: bool, look: Look) -> theme.Colour:
    if not enabled:
        return theme.OFF_EDGE
    return theme.OCHRE if look.hover else theme.INK

"""What all widgets have in common, and the names of keys as tooltips show them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.ui import theme

if TYPE_CHECKING:
    from gogoa_game.ui.events import KeyDown
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point, RectLike

ACTIVATING_KEYS = frozenset({pygame.K_RETURN, pygame.K_SPACE})
_RING_GAP = 9.0
_RING_WIDTH = 6.0
_RING_RADIUS = 10.0


@dataclass(frozen=True, slots=True)
class Look:
    """The state of a widget as its group knows it."""

    hover: bool = False
    pressed: bool = False
    ring: bool = False


class Reply(Enum):
    """What a widget made of an event."""

    IGNORED = auto()
    TAKEN = auto()
    ACTIVATED = auto()


class Widget:
    """Something in a rectangle that can be pressed. Rectangles are design units."""

    focusable = True
    effect = "click"
    """The sound of its activation; empty where what it does has a sound of its own."""

    def __init__(
        self,
        id: str,
        rect: RectLike,
        *,
        enabled: bool = True,
        tooltip: str = "",
        key: int | None = None,
    ) -> None:
        self.id = id
        self.rect = pygame.FRect(rect)
        self.enabled = enabled
        self.tooltip = tooltip
        self.key = key

    def contains(self, pos: Point) -> bool:
        """True if a design position lies on the widget."""
        return bool(self.rect.collidepoint(pos))

    def hint(self) -> str:
        """The text of the tooltip, with the name of the key; empty for none."""
        if self.key is None:
            return self.tooltip
        name = key_name(self.key)
        return _("{text} ({key})").format(text=self.tooltip, key=name) if self.tooltip else name

    def press(self, pos: Point) -> Reply:
        """The button went down on the widget."""
        return Reply.TAKEN

    def drag(self, pos: Point) -> Reply:
        """The pointer moved, here or elsewhere, while the widget is pressed."""
        return Reply.IGNORED

    def release(self, pos: Point) -> Reply:
        """The button came up on the widget after going down on it."""
        return Reply.ACTIVATED

    def activate(self) -> Reply:
        """Its own key was pressed, or Enter or Space while it has the focus."""
        return Reply.ACTIVATED

    def key_down(self, event: KeyDown) -> Reply:
        """A key was pressed while the widget has the visible focus."""
        return self.activate() if event.key in ACTIVATING_KEYS else Reply.IGNORED

    def draw(self, painter: Painter, look: Look) -> None:
        """Draws the widget."""
        raise NotImplementedError


def draw_ring(painter: Painter, rect: pygame.FRect) -> None:
    """The focus ring round a widget; its pale rim shows on cobalt grounds too."""
    ring = rect.inflate(2 * _RING_GAP, 2 * _RING_GAP)
    painter.rounded(ring, _RING_RADIUS, None, theme.CARD, _RING_WIDTH + 4)
    painter.rounded(ring, _RING_RADIUS, None, theme.COBALT, _RING_WIDTH)


def key_name(key: int) -> str:
    """The name of a key as a player knows it."""
    named = {
        pygame.K_BACKSPACE: _("Backspace"),
        pygame.K_DELETE: _("Delete"),
        pygame.K_ESCAPE: _("Esc"),
        pygame.K_RETURN: _("Enter"),
        pygame.K_SPACE: _("Space"),
        pygame.K_TAB: _("Tab"),
        pygame.K_LEFT: _("Left"),
        pygame.K_RIGHT: _("Right"),
        pygame.K_UP: _("Up"),
        pygame.K_DOWN: _("Down"),
    }
    return named.get(key) or pygame.key.name(key).upper()

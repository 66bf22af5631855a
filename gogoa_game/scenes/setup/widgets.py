"""The small buttons of the setup: a token, a paint blob, a cross, a die, and digits only."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui import theme
from gogoa_game.ui.paint.tokens import draw_token
from gogoa_game.ui.widgets.button import Button
from gogoa_game.ui.widgets.textfield import TextField
from gogoa_game.ui.widgets.widget import Look, draw_ring

if TYPE_CHECKING:
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import RectLike
    from gogoa_game.ui.theme import Colour

TOKEN_KEY, COLOUR_KEY, KIND_KEY, REMOVE_KEY = pygame.K_t, pygame.K_c, pygame.K_k, pygame.K_DELETE
"""What they do, they do to the seat at hand."""
SEAT_KEYS = {TOKEN_KEY: "token", COLOUR_KEY: "colour", KIND_KEY: "kind", REMOVE_KEY: "remove"}
SEED_KEY = pygame.K_d


class TokenButton(Button):
    """A traveller's token; it grows a little under the pointer."""

    def __init__(
        self, id: str, rect: RectLike, token: str, colour: str, *, tooltip: str, enabled: bool
    ) -> None:
        super().__init__(id, rect, "", key=TOKEN_KEY, tooltip=tooltip, enabled=enabled)
        self.token = token
        self.colour = colour

    def draw(self, painter: Painter, look: Look) -> None:
        """Draws the token, without a button round it."""
        grow = 1.0 if not self.enabled else 0.97 if look.pressed else 1.08 if look.hover else 1.0
        if look.ring:
            draw_ring(painter, self.rect.inflate(-12, -12))
        size = min(self.rect.size) * 0.92 * grow
        draw_token(painter, self.token, self.colour, self.rect.center, size)


class ColourButton(Button):
    """A blob of paint in a player colour."""

    def __init__(
        self, id: str, rect: RectLike, colour: str, *, tooltip: str, enabled: bool
    ) -> None:
        super().__init__(id, rect, "", key=COLOUR_KEY, tooltip=tooltip, enabled=enabled)
        self.colour = colour

    def draw(self, painter: Painter, look: Look) -> None:
        """Draws the blob with its cream ring and ink rim."""
        grow = 1.0 if not self.enabled else 0.94 if look.pressed else 1.1 if look.hover else 1.0
        if look.ring:
            draw_ring(painter, self.rect.inflate(-8, -8))
        radius = min(self.rect.size) / 2 * 0.84 * grow
        painter.circle(self.rect.center, radius, theme.CARD, theme.INK, 3)
        painter.circle(self.rect.center, radius * 0.72, theme.TOKEN_COLOUR[self.colour])


class RemoveButton(Button):
    """A button with a cross."""

    def _draw_face(
        self, painter: Painter, left: float, middle: float, width: float, colour: Colour
    ) -> None:
        x, reach = left + width / 2, min(width, self.rect.height) * 0.17
        for way in (1, -1):
            start = (x - reach, middle - way * reach)
            painter.line(start, (x + reach, middle + way * reach), colour, 5)


class DieButton(Button):
    """A button with a die."""

    def _draw_face(
        self, painter: Painter, left: float, middle: float, width: float, colour: Colour
    ) -> None:
        size = min(width, self.rect.height) * 0.78
        for sprite in ("die_body", "die_pips_5"):
            painter.sprite(sprite, center=(left + width / 2, middle + size * 0.02), size=size)


class DigitField(TextField):
    """A field that takes digits only."""

    def insert(self, text: str) -> None:
        """Puts the digits of typed text at the caret; full-width digits count."""
        super().insert("".join(str(int(char)) for char in text if char.isdecimal()))

"""A field for a line of text, for keyboards and input methods alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui import theme
from gogoa_game.ui.widgets.widget import Look, Reply, Widget, draw_ring

if TYPE_CHECKING:
    from gogoa_game.ui.events import KeyDown
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point, RectLike

_PADDING = 18.0
_CARET = 3.0


class TextField(Widget):
    """One line of text of at most `max_length` characters.

    A click or Tab starts editing; Enter or leaving the field commits, Esc restores what stood there
    before. `text` is the text as edited so far.
    """

    effect = ""

    def __init__(
        self,
        id: str,
        rect: RectLike,
        text: str = "",
        *,
        max_length: int = 16,
        placeholder: str = "",
        enabled: bool = True,
        tooltip: str = "",
        size: float = theme.LABEL,
    ) -> None:
        super().__init__(id, rect, enabled=enabled, tooltip=tooltip)
        self.text = text[:max_length]
        self.max_length = max_length
        self.placeholder = placeholder
        self.size = size
        self.editing = False
        self.caret = len(self.text)
        self.composition = ""
        self._before = self.text

    def begin(self) -> None:
        """Starts editing, with the caret at the end."""
        if not self.editing:
            self.editing = True
            self._before = self.text
            self.caret = len(self.text)

    def commit(self) -> bool:
        """Ends editing and keeps the text, without spaces at its ends; True if it has changed."""
        self.editing = False
        self.composition = ""
        self.text = self.text.strip()
        self.caret = len(self.text)
        return self.text != self._before

    def cancel(self) -> None:
        """Ends editing and restores the text."""
        self.text = self._before
        self.commit()

    def carry_over(self, old: TextField) -> None:
        """Goes on editing where `old`, the same field before a new layout, had got to."""
        self.text, self.caret = old.text[: self.max_length], old.caret
        self.composition, self._before = old.composition, old._before
        self.editing = old.editing

    def press(self, pos: Point) -> Reply:
        """A click starts editing."""
        self.begin()
        return Reply.TAKEN

    def release(self, pos: Point) -> Reply:
        """The release after the click means nothing more."""
        return Reply.TAKEN

    def activate(self) -> Reply:
        """Enter on the focused field starts editing."""
        self.begin()
        return Reply.TAKEN

    def insert(self, text: str) -> None:
        """Puts typed text at the caret, as much of it as fits; control characters are dropped."""
        self.composition = ""
        clean = "".join(char for char in text if char.isprintable())
        clean = clean[: self.max_length - len(self.text)]
        self.text = self.text[: self.caret] + clean + self.text[self.caret :]
        self.caret += len(clean)

    def edit_key(self, event: KeyDown) -> Reply:
        """A key while editing. All keys but Tab are taken, so that no letter acts elsewhere."""
        if self.composition:
            return Reply.TAKEN  # the key belongs to the input method
        if event.key == pygame.K_RETURN:
            self.commit()
            return Reply.ACTIVATED
        if event.key == pygame.K_ESCAPE:
            self.cancel()
        elif event.key == pygame.K_BACKSPACE and self.caret > 0:
            self.text = self.text[: self.caret - 1] + self.text[self.caret :]
            self.caret -= 1
        elif event.key == pygame.K_DELETE:
            self.text = self.text[: self.caret] + self.text[self.caret + 1 :]
        elif event.key in (pygame.K_HOME, pygame.K_UP):
            self.caret = 0
        elif event.key in (pygame.K_END, pygame.K_DOWN):
            self.caret = len(self.text)
        elif event.key == pygame.K_LEFT:
            self.caret = max(0, self.caret - 1)
        elif event.key == pygame.K_RIGHT:
            self.caret = min(len(self.text), self.caret + 1)
        return Reply.TAKEN

    def draw(self, painter: Painter, look: Look) -> None:
        """Draws the field, its text, the caret and the unfinished text of an input method."""
        rect = self.rect
        fill = theme.CARD if self.enabled else theme.PAPER
        edge = theme.INK if self.enabled else theme.OFF_EDGE
        if look.hover and self.enabled and not self.editing:
            fill = theme.KRAFT
        painter.ticket(rect, fill=fill, outline=edge, radius=min(10.0, rect.height / 6))
        if look.ring or self.editing:
            draw_ring(painter, rect)
        inside = rect.inflate(-2 * _PADDING, 0)
        with painter.clipped(inside.inflate(_CARET * 2, 0)):
            self._draw_text(painter, inside)

    def _draw_text(self, painter: Painter, inside: pygame.FRect) -> None:
        shown = self.text[: self.caret] + self.composition + self.text[self.caret :]
        middle = inside.centery
        if not shown and not self.editing:
            at = (inside.left, middle)
            painter.text(
                self.placeholder, at, size=self.size, colour=theme.INK2, anchor="midleft",
                fit=inside.width,
            )  # fmt: skip
            return
        colour = theme.INK if self.enabled else theme.INK2
        if not self.editing:
            at = (inside.left, middle)
            painter.text(
                shown, at, size=self.size, colour=colour, anchor="midleft", fit=inside.width
            )
            return
        start = painter.measure(self.text[: self.caret], self.size)[0]
        end = painter.measure(self.text[: self.caret] + self.composition, self.size)[0]
        left = inside.left - max(0.0, end - inside.width)
        painter.text(shown, (left, middle), size=self.size, colour=colour, anchor="midleft")
        half = self.size * 0.62
        if self.composition:
            under = middle + half
            painter.line((left + start, under), (left + end, under), theme.COBALT, 3)
        x = left + end
        painter.line((x, middle - half), (x, middle + half), theme.TERRA, _CARET)

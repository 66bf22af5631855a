"""A field for a line of text, for keyboards and input methods alike."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.ui import theme
from gogoa_game.ui.widgets.clipboard import clipboard_text, copy_text
from gogoa_game.ui.widgets.graphemes import breaks, cut
from gogoa_game.ui.widgets.line import Line
from gogoa_game.ui.widgets.widget import Look, Reply, Widget, draw_ring

if TYPE_CHECKING:
    from gogoa_game.ui.events import Chord, KeyDown
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point, RectLike

_PADDING = 18.0
_CARET = 3.0
_WAYS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_ERASING = {pygame.K_BACKSPACE: -1, pygame.K_DELETE: 1}
_ENDS = {pygame.K_HOME: -1, pygame.K_UP: -1, pygame.K_END: 1, pygame.K_DOWN: 1}


class TextField(Widget):
    """One line of text of at most `max_length` characters.

    A click or Tab starts editing, with all of the text selected; Enter or leaving the field
    commits, Esc restores what stood there before. `text` is the text as edited so far.
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
        self.line = Line(cut(text, max_length))
        self.max_length = max_length
        self.placeholder = placeholder
        self.size = size
        self.editing = False
        self.composition = ""
        """The unfinished text of an input method, at the caret."""
        self.full = False
        """Whether something that was typed last found no room."""
        self._before = self.text
        self._stops: list[tuple[float, int]] = [(self.rect.left, 0)]
        self._pressed_at, self._dragging = 0, False

    @property
    def text(self) -> str:
        """The text as edited so far."""
        return self.line.text

    @property
    def caret(self) -> int:
        """Before which character the caret stands."""
        return self.line.caret

    @property
    def limit(self) -> str:
        """What to say when the text is full."""
        return _("There is room for {n} characters.").format(n=self.max_length)

    def begin(self) -> None:
        """Starts editing, with all of the text selected."""
        if not self.editing:
            self.editing = True
            self._before = self.text
            self.line = Line.all_of(self.text)

    def commit(self) -> bool:
        """Ends editing and keeps the text, without spaces at its ends; True if it has changed.

        The unfinished text of an input method ends here too: it is part of no other field.
        """
        if self.composition:
            self.insert(self.composition)
        return self._end(self.text.strip())

    def cancel(self) -> None:
        """Ends editing and restores the text."""
        self._end(self._before)

    def _end(self, text: str) -> bool:
        self.editing = self.full = False
        self.composition = ""
        self.line = Line(text)
        return text != self._before

    def carry_over(self, old: TextField) -> None:
        """Goes on editing where `old`, the same field before a new layout, had got to."""
        self.line = old.line
        self.composition, self._before = old.composition, old._before
        self.editing, self.full = old.editing, old.full
        self._pressed_at, self._dragging = old._pressed_at, old._dragging

    def press(self, pos: Point) -> Reply:
        """A click starts editing; a further one puts the caret where it is."""
        self._pressed_at, self._dragging = self._place_at(pos), False
        if not self.editing:
            self.begin()
        else:
            if self.composition:
                self.insert(self.composition)
            self.line = self.line.at(self._pressed_at)
        return Reply.TAKEN

    def drag(self, pos: Point) -> Reply:
        """The pointer selects from where it was pressed."""
        place = self._place_at(pos)
        self._dragging = self._dragging or place != self._pressed_at
        if not (self.editing and self._dragging):
            return Reply.IGNORED
        self.line = self.line.at(self._pressed_at).at(place, keep=True)
        return Reply.TAKEN

    def release(self, pos: Point) -> Reply:
        """The release after the click means nothing more."""
        return Reply.TAKEN

    def activate(self) -> Reply:
        """Enter on the focused field starts editing."""
        self.begin()
        return Reply.TAKEN

    def compose(self, text: str) -> None:
        """Takes the unfinished text of an input method; it stands in place of what is selected."""
        if text and self.line.selected:
            self.line = self.line.erase(-1)
        self.composition = text

    def insert(self, text: str) -> None:
        """Puts text in place of what is selected, as much of it as fits.

        Breaks between lines and the like become spaces; other control characters go.
        """
        self.composition = ""
        spaced = re.sub(r"\s+", " ", text)
        clean = "".join(char for char in spaced if char.isprintable())
        kept = len(self.text) - len(self.line.selected)
        self.line = self.line.typed(clean, self.max_length)
        self.full = len(self.text) < kept + len(clean)

    def edit_key(self, event: KeyDown) -> Reply:
        """A key while editing. All keys but Tab are taken, so that no letter acts elsewhere."""
        if self.composition:
            return Reply.TAKEN  # the key belongs to the input method
        select = bool(event.mod & pygame.KMOD_SHIFT)
        if event.key in _WAYS:
            self.line = self.line.step(_WAYS[event.key], keep=select)
        elif event.key in _ENDS:
            self.line = self.line.at(0 if _ENDS[event.key] < 0 else len(self.text), keep=select)
        elif event.key in _ERASING:
            self._change(self.line.erase(_ERASING[event.key]))
        elif event.repeat:
            return Reply.TAKEN  # a held key neither ends nor begins anything
        elif event.key == pygame.K_RETURN:
            self.commit()
            return Reply.ACTIVATED
        elif event.key == pygame.K_ESCAPE:
            self.cancel()
        return Reply.TAKEN

    def edit_chord(self, event: Chord) -> Reply:
        """A key together with others while editing: words, all of it, and the clipboard."""
        if self.composition or not event.command:
            return Reply.TAKEN
        select = bool(event.mod & pygame.KMOD_SHIFT)
        if event.key in _WAYS:
            self.line = self.line.step(_WAYS[event.key], word=True, keep=select)
        elif event.key in _ERASING:
            self._change(self.line.erase(_ERASING[event.key], word=True))
        elif event.key == pygame.K_a:
            self.line = Line.all_of(self.text)
        elif not event.repeat:
            self._clip(event.key)
        return Reply.TAKEN

    def _clip(self, key: int) -> None:
        """Cuts, copies or pastes."""
        if key == pygame.K_v:
            self.insert(clipboard_text())
        elif key in (pygame.K_x, pygame.K_c) and self.line.selected:
            copied = copy_text(self.line.selected)
            if copied and key == pygame.K_x:
                self._change(self.line.erase(-1))

    def _change(self, line: Line) -> None:
        self.line, self.full = line, False

    def _place_at(self, pos: Point) -> int:
        """The place in the text, as it was drawn last, that is nearest to a position."""
        return min(self._stops, key=lambda stop: abs(stop[0] - pos[0]))[1]

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
        if not self.text and not self.editing:
            painter.text(
                self.placeholder, inside.midleft, size=self.size, colour=theme.INK2,
                anchor="midleft", fit=inside.width,
            )  # fmt: skip
        elif self.editing:
            self._draw_edited(painter, inside)
        else:
            colour = theme.INK if self.enabled else theme.INK2
            box = painter.text(
                self.text, inside.midleft, size=self.size, colour=colour, anchor="midleft",
                fit=inside.width,
            )  # fmt: skip
            usual = painter.measure(self.text, self.size)[0]
            self._note_stops(painter, self.text, inside.left, self.size, box.width / usual)

    def _draw_edited(self, painter: Painter, inside: pygame.FRect) -> None:
        """The text with its caret in view; letters are smaller if a composition needs the room."""
        line, new = self.line, self.composition
        shown = line.text[: line.caret] + new + line.text[line.caret :]
        long = painter.measure(new, self.size)[0]
        size = self.size * min(1.0, inside.width / long) if new else self.size
        start, end = (
            painter.measure(shown[:at], size)[0] for at in (line.caret, line.caret + len(new))
        )
        left, middle, half = inside.left - max(0.0, end - inside.width), inside.centery, size * 0.62
        if line.selected:
            first, last = (painter.measure(line.text[:at], size)[0] for at in line.span)
            painter.fill((left + first, middle - half, last - first, 2 * half), theme.SUN)
        painter.text(shown, (left, middle), size=size, colour=theme.INK, anchor="midleft")
        if new:
            under = middle + half
            painter.line((left + start, under), (left + end, under), theme.COBALT, 3)
        x = left + end
        painter.line((x, middle - half), (x, middle + half), theme.TERRA, _CARET)
        self._note_stops(painter, shown, left, size, 1.0)

    def _note_stops(
        self, painter: Painter, shown: str, left: float, size: float, scale: float
    ) -> None:
        """Keeps where the letters lie, for the pointer points at what was seen."""
        self._stops = [
            (left + painter.measure(shown[:at], size)[0] * scale, at) for at in breaks(shown)
        ]

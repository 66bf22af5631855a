"""A line of text while it is edited: a value, and what keys and pointers make of it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from gogoa_game.ui.widgets.graphemes import breaks, cut


@dataclass(frozen=True, slots=True)
class Line:
    """A text with a caret; what lies between the caret and the anchor is selected.

    Both are places between characters, from 0 to the length of the text, and never within a
    letter. Ways are 1 (forth) and -1 (back).
    """

    text: str = ""
    caret: int = 0
    anchor: int = 0

    @classmethod
    def all_of(cls, text: str) -> Line:
        """A text that is selected whole, with the caret at its end."""
        return cls(text, len(text), 0)

    @property
    def span(self) -> tuple[int, int]:
        """Where the selection begins and ends."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """The text that is selected; empty where there is only a caret."""
        start, end = self.span
        return self.text[start:end]

    def at(self, place: int, *, keep: bool = False) -> Line:
        """With the caret at a place, or before the letter around it; `keep` goes on selecting."""
        caret = max(at for at in breaks(self.text) if at <= max(0, place))
        return replace(self, caret=caret, anchor=self.anchor if keep else caret)

    def step(self, way: int, *, word: bool = False, keep: bool = False) -> Line:
        """With the caret a letter or a word further; from a selection, first to its end there."""
        if self.selected and not keep and not word:
            return self.at(self.span[0 if way < 0 else 1])
        return self.at(self._next(way, word), keep=keep)

    def erase(self, way: int, *, word: bool = False) -> Line:
        """Without the selection or, where nothing is selected, the letter or word beside it."""
        whole = self if self.selected else self.at(self._next(way, word), keep=True)
        return whole.typed("", len(self.text))

    def typed(self, text: str, most: int) -> Line:
        """With text in place of the selection: of it what leaves at most `most` characters."""
        start, end = self.span
        before, after = self.text[:start], self.text[end:]
        new = cut(text, most - len(before) - len(after))
        whole = before + new + after
        # What was typed may have become one letter with what stands behind it.
        caret = min(at for at in breaks(whole) if at >= start + len(new))
        return Line(whole, caret, caret)

    def _next(self, way: int, word: bool) -> int:
        """The place one letter or word from the caret."""
        if word:
            spans = [found.span() for found in re.finditer(r"\S+", self.text)]
            if way < 0:
                return max((start for start, _ in spans if start < self.caret), default=0)
            return min((end for _, end in spans if end > self.caret), default=len(self.text))
        places = breaks(self.text)
        at = places.index(self.caret) + way
        return places[min(max(0, at), len(places) - 1)]

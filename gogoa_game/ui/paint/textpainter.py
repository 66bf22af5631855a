"""The part of the painter that sets text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

import pygame

from gogoa_game.ui import theme
from gogoa_game.ui.paint.cache import surface_bytes
from gogoa_game.ui.paint.canvas import Canvas
from gogoa_game.ui.paint.fonts import is_latin
from gogoa_game.ui.paint.text import LINE_HEIGHT, fit, shrink_floor, wrap
from gogoa_game.ui.theme import Face

if TYPE_CHECKING:
    from gogoa_game.ui.stage import Point, RectLike
    from gogoa_game.ui.theme import Paint

Anchor = Literal[
    "topleft", "midtop", "topright",
    "midleft", "center", "midright",
    "bottomleft", "midbottom", "bottomright",
]  # fmt: skip
Align = Literal["left", "center", "right"]

LEADING = 1.35
"""The distance between the lines of a paragraph, in sizes."""


_HALVES = re.compile("[\ud800-\udfff]")
"""Half characters, as in names of files that are no text: no font can draw them."""


def default_spacing(text: str, size: float, face: Face) -> float:
    """The letter space, in design units, that the display face gives Latin words; else 0."""
    if face is not Face.DISPLAY or not is_latin(text) or not any(map(str.isalpha, text)):
        return 0.0
    return min(2.0, max(1.0, size / 20))


class TextPainter(Canvas):
    """Sets lines and paragraphs in design units."""

    def text(
        self,
        text: str,
        pos: Point,
        *,
        size: float,
        face: Face = Face.TEXT,
        colour: Paint = theme.INK,
        anchor: Anchor = "topleft",
        fit: float | None = None,
        spacing: float | None = None,
    ) -> pygame.FRect:
        """Sets one line and returns its box: as wide as the text, 1.25 sizes high.

        `anchor` names the point of the box that lies at `pos`; capitals stand in the middle of its
        height. Wider than `fit`, the text shrinks to 70 % (never below 22 units), and then ends
        in an ellipsis. The display face sets capitals.
        """
        key = (text, size, face, colour, fit, spacing, self.scale)
        line = self._caches.texts.get(key)
        if line is None:
            shown, px, space = self._sized(text, size, face, fit, spacing)
            line = self._caches.setter.render(shown, face, px, colour, space)
            self._caches.texts.put(key, line, surface_bytes(line.surface) + 300)
        box = pygame.FRect(0, 0, line.width / self.scale, size * LINE_HEIGHT)
        setattr(box, anchor, pos)
        x = self._left + box.left * self.scale - line.left
        base = self._top + box.centery * self.scale + line.cap_height / 2
        self.surface.blit(line.surface, (round(x), round(base) - line.baseline))
        return box

    def measure(
        self,
        text: str,
        size: float,
        face: Face = Face.TEXT,
        spacing: float | None = None,
        fit: float | None = None,
    ) -> tuple[float, float]:
        """Width and height in design units of the box of a line, as `text` would set it."""
        shown, px, space = self._sized(text, size, face, fit, spacing)
        width = self._caches.setter.width(shown, face, px, space) / self.scale
        return width, size * LINE_HEIGHT

    def paragraph(
        self,
        text: str,
        rect: RectLike,
        *,
        size: float,
        face: Face = Face.TEXT,
        colour: Paint = theme.INK,
        align: Align = "left",
        leading: float = LEADING,
    ) -> float:
        """Sets text in lines as wide as `rect`, from its top down, and returns the height used.

        The height of `rect` is not enforced: compare it with the height returned.
        """
        left, top, width, _ = rect
        x = {"left": left, "center": left + width / 2, "right": left + width}[align]
        anchors: dict[Align, Anchor] = {
            "left": "midleft", "center": "center", "right": "midright",
        }  # fmt: skip
        lines = self._wrapped(text, width, size, face)
        step = size * leading
        for i, line in enumerate(lines):
            at = (x, top + step * (i + 0.5))
            self.text(line, at, size=size, face=face, colour=colour, anchor=anchors[align])
        return step * len(lines)

    def paragraph_height(
        self,
        text: str,
        width: float,
        *,
        size: float,
        face: Face = Face.TEXT,
        leading: float = LEADING,
    ) -> float:
        """The height that `paragraph` would use."""
        return size * leading * len(self._wrapped(text, width, size, face))

    def _wrapped(self, text: str, width: float, size: float, face: Face) -> list[str]:
        key = (text, width, size, face, self.scale)
        lines = self._caches.lines.get(key)
        if lines is None:
            lines = wrap(text, width, lambda part: self.measure(part, size, face)[0])
            self._caches.lines.put(key, lines, 200 + 2 * len(text))
        return lines

    def _sized(
        self, text: str, size: float, face: Face, limit: float | None, spacing: float | None
    ) -> tuple[str, int, float]:
        """What is shown, and its size and letter space in pixels."""
        key = (text, size, face, limit, spacing, self.scale, self.stage.ui_scale)
        kept = self._caches.sized.get(key)
        if kept is not None:
            return kept
        shown = _HALVES.sub("?", text.upper() if face is Face.DISPLAY else text)
        px = max(1, round(size * self.scale))
        units = default_spacing(shown, size, face) if spacing is None else spacing
        per_px = units / size
        if limit is not None:
            smallest = max(1, round(shrink_floor(size, self.stage.ui_scale) * self.scale))
            setter = self._caches.setter
            shown, px = fit(
                shown,
                limit * self.scale,
                px,
                min(px, smallest),
                lambda part, at: setter.width(part, face, at, round(per_px * at, 2)),
            )
        return self._caches.sized.put(key, (shown, px, round(per_px * px, 2)), 300)

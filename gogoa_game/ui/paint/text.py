"""Text as surfaces: letter spacing, fitting into a width, line breaks (Latin and Japanese)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import pygame

from gogoa_game.ui.paint.cache import ByteLru, prepared
from gogoa_game.ui.paint.fonts import FIRST_CJK, face_for, missing_glyphs, runs
from gogoa_game.ui.theme import FLOOR, Face

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.ui.paint.fonts import Fonts
    from gogoa_game.ui.theme import Paint

__all__ = ["LINE_HEIGHT", "SetText", "TextSetter", "fit", "missing_glyphs", "shrink_floor", "wrap"]

LINE_HEIGHT = 1.25
"""The height of the box of one line, in sizes; capitals stand in its middle."""
ELLIPSIS = "…"
SMALLEST_FIT = 0.7

# Kinsoku: what may not begin and what may not end a line.
NO_START = frozenset(
    "、。，．・：；？！ー」』）］｝〉》】〕…‥％々゛゜ゝゞ"
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ,.!?:;)]}%’”"
)
NO_END = frozenset("「『（［｛〈《【〔([{‘“")


class _Unit(NamedTuple):
    text: str
    spaced: bool  # a space stood before it


def _glued(left: str, right: str) -> bool:
    """True if no line may break between two characters that stand side by side."""
    if right in NO_START or left in NO_END:
        return True
    return ord(left) < FIRST_CJK and ord(right) < FIRST_CJK


def _units(line: str) -> list[_Unit]:
    """The pieces of a line that stay whole: words, and Japanese characters with their kinsoku."""
    units: list[_Unit] = []
    spaced = False
    for char in line:
        if char in " \u3000":
            spaced = True
        elif units and not spaced and _glued(units[-1].text[-1], char):
            units[-1] = _Unit(units[-1].text + char, units[-1].spaced)
        else:
            units.append(_Unit(char, spaced))
            spaced = False
    return units


def _halves(text: str, max_width: float, width_of: Callable[[str], float]) -> tuple[str, str]:
    """`text` cut at the last character that fits; at least one character goes to the left."""
    end = 1
    while end < len(text) and width_of(text[: end + 1]) <= max_width:
        end += 1
    return text[:end], text[end:]


def wrap(text: str, max_width: float, width_of: Callable[[str], float]) -> list[str]:
    """The lines of `text`, none wider than `max_width` unless a single character is.

    Breaks at spaces and between Japanese characters (with kinsoku); a word that is too long for a
    line is cut. A line end in the text stays one.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for unit in _units(paragraph):
            joined = line + (" " if unit.spaced and line else "") + unit.text
            if not line or width_of(joined) <= max_width:
                line = joined
            else:
                lines.append(line)
                line = unit.text
            while len(line) > 1 and width_of(line) > max_width:
                head, line = _halves(line, max_width, width_of)
                lines.append(head)
        lines.append(line)
    return lines


def shrink_floor(size: float, ui_scale: float = 1.0) -> float:
    """The smallest size a text of `size` may be shrunk to: 70 %, but never below the floor.

    The floor is what can be read at a scale of 100 %; on a larger interface it is less in units.
    """
    floor = FLOOR / max(1.0, ui_scale)
    return max(min(size * SMALLEST_FIT, floor * 1.2), min(size, floor))


def fit(
    text: str, max_width: float, px: int, smallest_px: int, width_of: Callable[[str, int], float]
) -> tuple[str, int]:
    """Text and size in pixels that fit into `max_width`: smaller first, then with an ellipsis."""
    width = width_of(text, px)
    if not text or width <= max_width:
        return text, px
    size = min(px, max(smallest_px, math.ceil(px * max_width / width)))
    while size > smallest_px and width_of(text, size) > max_width:
        size -= 1
    if width_of(text, size) <= max_width:
        return text, size
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width_of(text[:middle].rstrip() + ELLIPSIS, size) <= max_width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS, size


def _baseline(font: pygame.font.Font, text: str) -> int:
    """The row of the baseline on `font.render(text)`: tall glyphs push it below the ascent."""
    tops = (metrics[3] for metrics in font.metrics(text) if metrics)
    return max(font.get_ascent(), max(tops, default=0))


@dataclass(frozen=True, slots=True)
class SetText:
    """A line of text as pixels: its advance width, and where the origin lies on the surface."""

    surface: pygame.Surface
    width: float
    left: int
    baseline: int
    cap_height: int


class TextSetter:
    """Measures and renders single lines in pixels. It keeps widths; painters keep the surfaces."""

    def __init__(self, fonts: Fonts) -> None:
        self.fonts = fonts
        self._widths: ByteLru[float] = ByteLru(4_000_000)

    def width(self, text: str, face: Face, px: int, spacing: float = 0.0) -> float:
        """The advance of `text` in pixels; `spacing` stands between glyphs, not after the last."""
        key = (text, face, px, spacing)
        kept = self._widths.get(key)
        if kept is not None:
            return kept
        width = self._advance(text, face, px, spacing)
        return self._widths.put(key, width, 100 + 2 * len(text))

    def _advance(self, text: str, face: Face, px: int, spacing: float) -> float:
        total = spacing * max(0, len(text) - 1)
        for part, used in runs(text, face_for(text, face)):
            total += self.fonts.get(used, px).size(part)[0]
        return total

    def render(
        self, text: str, face: Face, px: int, colour: Paint, spacing: float = 0.0
    ) -> SetText:
        """`text` as a surface."""
        face = face_for(text, face)
        opaque = colour[:3]
        caps = self.fonts.cap_height(face, px)
        parts = runs(text, face)
        if len(parts) == 1 and spacing == 0:
            font = self.fonts.get(parts[0][1], px)
            surface = prepared(font.render(text, True, opaque))
            done = SetText(surface, font.size(text)[0], 0, _baseline(font, text), caps)
        else:
            done = self._compose(parts, px, opaque, spacing, caps)
        if len(colour) == 4 and colour[3] < 255:
            done.surface.set_alpha(colour[3])
        return done

    def _compose(
        self,
        parts: list[tuple[str, Face]],
        px: int,
        opaque: tuple[int, ...],
        spacing: float,
        caps: int,
    ) -> SetText:
        """Sets runs of different faces, or glyphs with spacing, on one surface and baseline."""
        pieces: list[tuple[float, str, pygame.font.Font]] = []
        x = 0.0
        for part, face in parts:
            font = self.fonts.get(face, px)
            if spacing == 0:
                pieces.append((x, part, font))
                x += font.size(part)[0]
                continue
            for here, following in zip(part, (*part[1:], ""), strict=True):
                pieces.append((x, here, font))
                # The advance with its kerning: what the pair takes more than its second glyph.
                x += font.size(here + following)[0] - (font.size(following)[0] if following else 0)
                x += spacing
        width = x - spacing if pieces else 0.0
        pad = math.ceil(px * 0.15)  # room for a glyph that reaches beyond its advance
        ascent = max((_baseline(font, glyphs) for _, glyphs, font in pieces), default=px)
        height = ascent + max((font.get_height() for _, _, font in pieces), default=px)
        surface = pygame.Surface((math.ceil(width) + 2 * pad, height), pygame.SRCALPHA)
        surface.fill((opaque[0], opaque[1], opaque[2], 0))
        for left, glyphs, font in pieces:
            image = font.render(glyphs, True, opaque)
            surface.blit(image, (pad + round(left), ascent - _baseline(font, glyphs)))
        return SetText(prepared(surface), width, pad, ascent, caps)

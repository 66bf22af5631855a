"""Listens to every text that the game sets, and a language in which all is longer and marked."""

from __future__ import annotations

import gettext
import math
import re
import sys
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING, Any

from gogoa_game import i18n
from gogoa_game.scenes.postcard import typeset
from gogoa_game.ui.paint import lines, textpainter
from gogoa_game.ui.paint.textpainter import TextPainter

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pygame
    import pytest

    from gogoa_game.ui.theme import Paint

OPEN, CLOSE = "[", "]"
LONGER = 1.4
LEFT_PX = 2
"""Rounding: how far, in pixels, a text may reach over an edge."""


class Longer(gettext.NullTranslations):
    """A language of which every message is marked by brackets, and 40 % longer."""

    def gettext(self, message: str) -> str:
        """The message, marked."""
        more = math.ceil(len(message) * LONGER) - len(message) - len(OPEN + CLOSE)
        pad = "".join(" " if " " in message and i % 5 == 0 else "x" for i in range(max(0, more)))
        return f"{OPEN}{message}{pad}{CLOSE}"

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        """The form for `n`, marked."""
        return self.gettext(singular if n == 1 else plural)


def speak(monkeypatch: pytest.MonkeyPatch, language: str) -> str:
    """Makes "longer" a language; returns the code to choose in the settings."""
    # What the program chooses is forgotten with the test.
    for name in ("language", "catalogue"):
        monkeypatch.setattr(i18n._current, name, getattr(i18n._current, name))
    if language != "longer":
        return language
    monkeypatch.setattr(gettext, "translation", lambda *_args, **_options: Longer())
    return "en"


@dataclass(frozen=True)
class Setting:
    """A text as it was asked for and as it was set; `size` and `got` are pixels."""

    where: str
    text: str
    shown: str
    size: float
    got: int
    floor: float
    left: float
    right: float
    top: float
    bottom: float
    room: tuple[int, int]
    colour: Paint

    @property
    def cut(self) -> bool:
        """Whether something of it is not shown."""
        beyond = self.left < -LEFT_PX or self.right > self.room[0] + LEFT_PX
        return beyond or len(self.shown) < len(self.text)

    def meets(self, other: Setting) -> bool:
        """Whether the small letters of two texts share pixels."""
        mine, theirs = 0.3 * (self.bottom - self.top), 0.3 * (other.bottom - other.top)
        return (
            self.left < other.right - 1
            and other.left < self.right - 1
            and self.top + mine < other.bottom - theirs
            and other.top + theirs < self.bottom - mine
        )

    @property
    def shrunk(self) -> float:
        """The size it got, as a part of the size it was to have."""
        return self.got / max(1.0, self.size)

    def __str__(self) -> str:
        return (
            f"{self.where}: {self.text!r} -> {self.shown!r} "
            f"({self.got} of {self.size:.0f} px, {self.left:.0f}..{self.right:.0f} of {self.room})"
        )


@dataclass(frozen=True)
class Block:
    """A paragraph, the height it took and the height it had, in design units."""

    where: str
    text: str
    taken: float
    given: float


@dataclass
class Heard:
    """Everything that was set while somebody listened."""

    lines: list[Setting] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    whole: set[tuple[str, str]] = field(default_factory=set)
    """Where, and the texts as the game gave them: lines, and paragraphs before their wrapping."""
    layers: dict[int, tuple[pygame.Surface, list[Setting]]] = field(default_factory=dict)

    def overlaps(self) -> set[tuple[str, str]]:
        """Pairs of texts of one layer that run into each other."""
        found = set()
        for _surface, settings in self.layers.values():
            placed = {(s.text, round(s.left), round(s.top)): s for s in settings}.values()
            found |= {
                (str(one), str(other)) for one, other in combinations(placed, 2) if one.meets(other)
            }
        return found


def _caller() -> str:
    frame = sys._getframe(2)
    return f"{frame.f_globals['__name__']}:{frame.f_lineno}"


@contextmanager
def listening(monkeypatch: pytest.MonkeyPatch) -> Iterator[Heard]:
    """Notes all texts that are set within the `with` block."""
    heard = Heard()
    plain_text, plain_paragraph = TextPainter.text, TextPainter.paragraph

    def text(self: TextPainter, text: str, pos: Any, **options: Any) -> Any:
        box = plain_text(self, text, pos, **options)
        where = _caller()
        size, face = options["size"], options.get("face", plain_text.__kwdefaults__["face"])
        shown, px, _space = self._sized(
            text, size, face, options.get("fit"), options.get("spacing")
        )
        x, y = self.point(box.topleft)
        setting = Setting(
            where, text, shown, size * self.scale, px,
            self.scale / self.stage.ui_scale,
            x, x + box.width * self.scale, y, y + box.height * self.scale,
            self.surface.get_size(), options.get("colour", plain_text.__kwdefaults__["colour"]),
        )  # fmt: skip
        heard.lines.append(setting)
        # Paragraphs and lines tell the text that they were given, not each of its lines.
        if where.startswith((lines.__name__, typeset.__name__)):
            heard.whole.add((where, sys._getframe(1).f_locals["text"]))
        elif not where.startswith(textpainter.__name__):
            heard.whole.add((where, text))
        # On the window itself frames lie one over the other.
        if self._origin == (0, 0) and setting.room == self.stage.window_size:
            return box
        heard.layers.setdefault(id(self.surface), (self.surface, []))[1].append(setting)
        return box

    def paragraph(self: TextPainter, text: str, rect: Any, **options: Any) -> float:
        taken = plain_paragraph(self, text, rect, **options)
        where = _caller()
        heard.whole.add((where, text))
        heard.blocks.append(Block(where, text, taken, rect[3]))
        return taken

    with monkeypatch.context() as patch:
        patch.setattr(TextPainter, "text", text)
        patch.setattr(TextPainter, "paragraph", paragraph)
        yield heard


_INNERMOST = re.compile(r"\[[^\[\]]*\]")


def outside(text: str) -> str:
    """What of a text of the longer language is in no message."""
    while (shorter := _INNERMOST.sub("", text)) != text:
        text = shorter
    return text

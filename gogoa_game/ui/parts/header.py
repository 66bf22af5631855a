"""The head of a panel: who plays, what is to be done, and the points with their sources."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.ui import theme
from gogoa_game.ui.paint.lines import common_size, draw_lines
from gogoa_game.ui.paint.text import SMALLEST_FIT
from gogoa_game.ui.paint.tokens import draw_token
from gogoa_game.ui.parts.gamelayout import WIDE_PANEL
from gogoa_game.ui.parts.sources import draw_source_icon, sources

if TYPE_CHECKING:
    from gogoa_game.logic.scoring import Points
    from gogoa_game.table.match import Player
    from gogoa_game.ui.paint.painter import Painter


def draw_header(
    painter: Painter, rect: FRect, player: Player, line: str, points: Points, *, alert: bool = False
) -> None:
    """Token and name, `line` below (terra if it is an `alert`), points by source on the right."""
    wide = rect.width >= WIDE_PANEL
    size = rect.height
    draw_token(painter, player.token, player.colour, (rect.left + size / 2, rect.centery), size)
    left = rect.left + size * 1.12
    total = FRect(0, 0, min(270.0, rect.width * 0.3), rect.height * 0.8)
    total.midright = (rect.right, rect.centery - 2)
    room = total.left - left - 16
    letters = min(theme.NAME, rect.height * 0.42)
    shortest = painter.measure(player.name, letters, theme.DISPLAY)[0] * SMALLEST_FIT
    strip_wide = SOURCES_WIDTH if shortest <= room - SOURCES_WIDTH else ICONS_WIDTH
    painter.text(
        player.name,
        (left, rect.top + rect.height * NAME_MIDDLE),
        size=letters,
        face=theme.DISPLAY,
        anchor="midleft",
        fit=room - (strip_wide if wide else 0),
    )
    draw_lines(
        painter,
        line,
        (left, rect.top + rect.height * LINE_TOP, room, rect.height * LINE_TALL),
        size=min(theme.LIST, rect.height * 0.36),
        colour=theme.TERRA if alert else theme.INK2,
        face=theme.BOLD if alert else theme.TEXT,
        align="left",
    )
    _draw_total(painter, total, points.total)
    strip = FRect(total.left - strip_wide - 14, rect.top, strip_wide, rect.height * SOURCES_TALL)
    if not wide:
        strip = FRect(left, rect.top, room, rect.height * SOURCES_TALL)
        strip.left += min(room * 0.4, 170.0)
        strip.width = max(60.0, total.left - 12 - strip.left)
    _draw_sources(painter, strip, points)


SOURCES_WIDTH, ICONS_WIDTH = 360.0, 230.0
"""For words below the points and, where a long name needs the room, for icons."""
TOTAL_GAP = 10.0
NAME_MIDDLE, SOURCES_TALL = 0.26, 0.47
LINE_TOP, LINE_TALL = 0.52, 0.62
"""Of the height: two lines have their room below the name and the sources, above the tray."""


def _draw_total(painter: Painter, rect: FRect, total: int) -> None:
    """The number and the word, centred together; the number alone is better than a word cut."""
    painter.ticket(rect, fill=theme.TERRA, inner=theme.KRAFT, radius=12)
    size, small = min(theme.SCORE, rect.height * 0.72), min(theme.LIST, rect.height * 0.36)
    number, word = str(total), _("Points")
    wide = painter.measure(number, size, theme.BOLD)[0]
    room = rect.width * 0.9 - 18 - TOTAL_GAP - wide
    word_wide = min(painter.measure(word, small, theme.DISPLAY)[0], room)
    if painter.measure(word, small, theme.DISPLAY)[0] * 0.86 > room:
        painter.text(
            number, rect.center, size=size, face=theme.BOLD, colour=theme.CARD, anchor="center"
        )
        return
    left = rect.centerx - (wide + TOTAL_GAP + word_wide) / 2
    painter.text(
        number, (left, rect.centery), size=size, face=theme.BOLD, colour=theme.CARD,
        anchor="midleft",
    )  # fmt: skip
    painter.text(
        word, (left + wide + TOTAL_GAP, rect.centery), size=small, face=theme.DISPLAY,
        colour=theme.CARD, anchor="midleft", fit=room,
    )  # fmt: skip


def _draw_sources(painter: Painter, rect: FRect, points: Points) -> None:
    parts = sources(points)
    column = rect.width / len(parts)
    # An icon is better than a word cut short.
    size = common_size(painter, (name for name, _value in parts), column - 6, theme.FLOOR)
    for i, (name, value) in enumerate(parts):
        x = rect.left + column * (i + 0.5)
        painter.text(
            str(value),
            (x, rect.top + rect.height * 0.34),
            size=min(theme.LIST, column * 0.52),
            face=theme.BOLD,
            colour=theme.INK if value else theme.INK2,
            anchor="center",
        )
        below = (x, rect.top + rect.height * 0.86)
        if size is None:
            draw_source_icon(painter, below, min(26.0, rect.height * 0.5, column * 0.7), i)
        else:
            painter.text(name, below, size=size, colour=theme.INK2, anchor="center")

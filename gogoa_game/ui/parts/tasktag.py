"""The tag at the tray that tells what there is to do now, or why something was refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.ui import theme
from gogoa_game.ui.paint.lines import TIGHT, draw_lines, read_size
from gogoa_game.ui.paint.text import wrap

if TYPE_CHECKING:
    from gogoa_game.ui.paint.painter import Painter

ICON, EDGE, GAP = 46.0, 20.0, 12.0
LEAST = 54.0
REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Task:
    """A sentence and its icon: a sprite, or a die by its face. An `alert` says why not."""

    text: str
    icon: str | int
    alert: bool = False


def tag_rect(painter: Painter, room: FRect, task: Task) -> FRect:
    """Where the tag lies: as wide as its text, and taller where that needs two lines."""
    size, part = _size(painter), _part(painter)
    widest = room.width - (ICON + 2 * EDGE + GAP) * part
    wide = painter.measure(task.text, size, theme.BOLD)[0] + 2
    lines = 1
    if wide > widest:
        size = read_size(painter)
        found = wrap(task.text, widest, lambda text: painter.measure(text, size, theme.BOLD)[0])
        wide = max(painter.measure(line, size, theme.BOLD)[0] for line in found) + 2
        lines = len(found)
    tall = max(LEAST * part, lines * size * TIGHT + 20 * part)
    return FRect(room.left, room.top, min(wide, widest) + (ICON + 2 * EDGE + GAP) * part, tall)


def draw_task(painter: Painter, room: FRect, task: Task) -> None:
    """Draws the tag at the upper left of `room`."""
    rect, part = tag_rect(painter, room, task), _part(painter)

    def draw(layer: Painter) -> None:
        fill = theme.CARD if task.alert else theme.SUN
        inner = theme.LATERITE if task.alert else theme.INK
        layer.ticket(rect, fill=fill, inner=inner, radius=12)
        icon = FRect(rect.left + EDGE * part, 0, ICON * part, ICON * part)
        icon.centery = rect.centery
        _draw_icon(layer, icon, task)
        left = icon.right + GAP * part
        box = FRect(left, rect.top + 4, rect.right - EDGE * part - left + 2, rect.height - 8)
        colour = theme.LATERITE if task.alert else theme.INK
        draw_lines(
            layer, task.text, box, size=_size(layer), face=theme.BOLD, colour=colour, align="left"
        )

    painter.layer(("task", task), rect.inflate(20, 24), draw)


def _draw_icon(painter: Painter, box: FRect, task: Task) -> None:
    if task.alert:
        painter.circle(box.center, box.width * 0.44, theme.LATERITE, theme.INK, 3)
        bar = FRect(0, 0, box.width * 0.11, box.height * 0.34)
        bar.midbottom = box.centerx, box.centery + box.height * 0.1
        painter.fill(bar, theme.CARD)
        painter.circle((box.centerx, box.centery + box.height * 0.23), bar.width * 0.62, theme.CARD)
    elif isinstance(task.icon, int):
        painter.sprite("die_body", box)
        painter.sprite(f"die_pips_{task.icon}", box)
    else:
        painter.sprite(task.icon, box)


def _size(painter: Painter) -> float:
    return read_size(painter, theme.LABEL)


def _part(painter: Painter) -> float:
    """The tag in proportion to its letters."""
    return _size(painter) / theme.LABEL

"""The card of a place where a path can end: its name, what that would bring, and for which plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.ui import theme
from gogoa_game.ui.map.drawing import draw_letter
from gogoa_game.ui.map.labels import draw_leader, label_rect
from gogoa_game.ui.paint.lines import draw_lines, read_size

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from gogoa_game.logic.hexes import Hex
    from gogoa_game.logic.scoring import Gain
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.paint.painter import Painter

# In the letters of the name, which are 26 units on a stage of 1920 x 1080.
LEAST, PADDING = 6.3, 1.5
NAME, IF, POINTS, SIGNS, NOTE = 1.45, 1.25, 1.75, 1.75, 1.3
"""The heights of the rows."""
GAIN_SIZE = 1.77


def draw_place_card(
    painter: Painter,
    view: MapView,
    cell: Hex,
    name: str,
    gain: Gain,
    letters: Mapping[str, str],
    *,
    notes: Sequence[str] = (),
    choices: Iterable[Hex] = (),
    clear: Iterable[FRect] = (),
) -> FRect:
    """Draws the card beside a hex, off the `choices` and what is to be `clear`; where it lies.

    `letters` are those of the player's plans. Passing a place brings nothing (R13), and so it says.
    """
    size = read_size(painter)
    ends = _("If you end here")
    signs = _signs(gain, letters)
    texts = (name, ends, *notes)
    wide = max(painter.measure(text, size, theme.BOLD)[0] for text in texts)
    wide = max(LEAST * size, wide, (len(signs) + 1) * 1.6 * size) + PADDING * size
    wide = min(wide, view.rect.width - 40)
    rows = NAME + IF + POINTS + (SIGNS if signs else 0.3) + NOTE * len(notes)
    box = label_rect((wide, rows * size), view, cell, choices, clear)
    draw_leader(painter, view, cell, box)
    painter.ticket(box, fill=theme.CARD, inner=theme.OCHRE, radius=11)
    top = box.top + 0.12 * size

    def row(height: float) -> FRect:
        nonlocal top
        found = FRect(box.left + 12, top, box.width - 24, height * size)
        top += height * size
        return found

    draw_lines(painter, name, row(NAME), size=size, face=theme.BOLD)
    draw_lines(painter, ends, row(IF), size=size, colour=theme.INK2)
    painter.text(
        f"+{gain.points}",
        row(POINTS).center,
        size=GAIN_SIZE * size,
        face=theme.DISPLAY,
        colour=theme.COBALT,
        anchor="center",
        spacing=0,
    )
    if signs:
        _draw_signs(painter, row(SIGNS - 0.25), signs, size)
    for note in notes:
        draw_lines(painter, note, row(NOTE), size=size, colour=theme.INK2)
    return box


def _signs(gain: Gain, letters: Mapping[str, str]) -> tuple[str, ...]:
    """A tick and the letters of the plans it is for, the stamp of a finished one, and a guide."""
    found: list[str] = []
    plans = [plan for plan in gain.plans if plan in letters]
    if plans:
        found += ["tick", *(letters[plan] for plan in plans)]
    found += ["stamp"] * len(gain.completed)
    if gain.guide:
        found.append("guide")
    return tuple(found)


def _draw_signs(painter: Painter, row: FRect, signs: Sequence[str], size: float) -> None:
    step = 1.62 * size
    left = row.centerx - step * (len(signs) - 1) / 2
    for number, sign in enumerate(signs):
        at = left + number * step, row.centery
        if sign == "tick":
            x, y = at
            shape = ((x - 0.36 * size, y), (x - 0.05 * size, y + 0.34 * size))
            tip = (x + 0.52 * size, y - 0.38 * size)
            painter.lines((*shape, tip), theme.TERRA, 0.23 * size)
        elif sign == "guide":
            painter.sprite("guide_badge", center=at, size=1.46 * size)
        elif sign == "stamp":
            painter.sprite("stamp_mark", center=at, size=1.6 * size, angle=-13)
        else:
            draw_letter(painter, at, 0.65 * size, sign)

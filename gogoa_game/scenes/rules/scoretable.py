"""The table of points in the rules reference (R20-R24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.i18n import _, language
from gogoa_game.logic.board import TYPES
from gogoa_game.logic.scoring import PER_DESTINATION, PER_SET, TYPE_STEPS
from gogoa_game.ui import theme

if TYPE_CHECKING:
    from gogoa_game.scenes.rules.sketch import Sketch

PITCH = 84.0


def draw_points(sketch: Sketch) -> None:
    """A row for each source of points: what it looks like, what it is, what it brings."""
    bonus = next(d for d in sketch.map.board.destinations if d.bonus)
    worth = sorted({plan.value for plan in sketch.map.board.plans})
    (first, for_first), *_others = TYPE_STEPS
    last, for_last = TYPE_STEPS[-1]
    rows = (
        ("marked", _("Marked destination"), f"{PER_DESTINATION}"),
        ("bonus", sketch.map.texts.name(bonus.id, language()), f"+{bonus.bonus}"),
        ("plan", _("Completed plan"), f"{worth[0]}–{worth[-1]}"),
        ("set", _("Full set of {n} types").format(n=len(TYPES)), f"{PER_SET}"),
        ("first step", _("{n} of a type").format(n=first), f"{for_first}"),
        ("last step", _("{n} instead of {less}").format(n=last, less=first), f"{for_last}"),
    )
    for index, (icon, what, points) in enumerate(rows):
        y = 48 + index * PITCH
        _draw_icon(sketch, icon, y)
        wide = 128 if len(points) > 4 else 70
        sketch.text(what, 128, y, 28, anchor="midleft", fit=372 - wide)
        sketch.text(
            points,
            512,
            y,
            theme.FIGURE,
            face=theme.DISPLAY,
            colour=theme.LATERITE,
            anchor="midright",
        )
        if index < len(rows) - 1:
            under = y + PITCH / 2
            sketch.painter.line(sketch.at(8, under), sketch.at(512, under), theme.EDGE, 2)


def _draw_icon(sketch: Sketch, icon: str, y: float) -> None:
    if icon == "marked":
        sketch.sprite("marked_badge", 60, y, 60)
    elif icon == "bonus":
        bonus = next(d for d in sketch.map.board.destinations if d.bonus)
        sketch.sprite(f"type_{bonus.type}", 60, y, 66)
    elif icon == "plan":
        sketch.sprite("checkbox_done", 60, y, 58)
    elif icon == "set":
        for index, kind in enumerate(TYPES):
            sketch.sprite(f"type_{kind.value}", 14 + index * 20, y, 34)
    else:
        first = TYPE_STEPS[0][0]
        count = first if icon == "first step" else TYPE_STEPS[-1][0]
        for index in range(count):
            x, row = 60 + (index % first - 1) * 28, index // first
            top = y - 12 + (row - (count > first) / 2) * 28
            box = sketch.box(x - 11, top, 22, 22)
            sketch.painter.fill(box, theme.TERRA)
            sketch.painter.outline(box, theme.INK, 3)

"""A turn in the making, drawn over the map: blue and grey hexes, steps, what a hex brings."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.logic.draft import Extension, TurnDraft, Way
from gogoa_game.ui import theme
from gogoa_game.ui.paint.lines import floor_size

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gogoa_game.logic.hexes import Hex
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

Lit = dict["Hex", list[Extension]]


def lit_hexes(draft: TurnDraft) -> Lit:
    """What the draft offers, by hex: those ahead before those by a deviation."""
    lit: Lit = defaultdict(list)
    for extension in draft.extensions():
        lit[extension.hex].append(extension)
    return dict(lit)


def draw_lit(painter: Painter, view: MapView, lit: Mapping[Hex, Sequence[Extension]]) -> None:
    """Blue: ahead, opaque on ink. Grey: by a deviation. Below the markers of destinations."""
    for way in (Way.TURN, Way.AHEAD):
        for cell, extensions in lit.items():
            if _way(extensions) is not way:
                continue
            if way is Way.AHEAD:
                bounced = any(extension.steps[-1].bounced for extension in extensions)
                rim = theme.SUN if bounced else theme.WHITE
                painter.polygon(view.polygon(cell, 1.04), theme.INK)
                painter.polygon(view.polygon(cell, 0.92), theme.AHEAD, rim, 3)
            else:
                grey = theme.fade(theme.TURN, theme.TURN_ALPHA)
                painter.polygon(view.polygon(cell, 0.92), grey, theme.WHITE, 3)


def _way(extensions: Sequence[Extension]) -> Way:
    ahead = any(extension.way is Way.AHEAD for extension in extensions)
    return Way.AHEAD if ahead else Way.TURN


def step_numbers(extensions: Sequence[Extension]) -> str:
    """The steps at which the path can enter a hex, as they stand on it: "1/5"."""
    return "/".join(str(n) for n in sorted({e.number for e in extensions}))


def draw_numbers(
    painter: Painter,
    view: MapView,
    lit: Mapping[Hex, Sequence[Extension]],
    covered: frozenset[Hex],
    hover: Hex | None,
) -> None:
    """The step number on each lit hex; a badge above it where a marker covers the middle."""
    radius = view.radius
    for cell, extensions in lit.items():
        numbers = step_numbers(extensions)
        x, y = view.centre(cell)
        fill = theme.AHEAD if _way(extensions) is Way.AHEAD else theme.INK2
        if cell == hover:
            painter.polygon(view.polygon(cell, 0.98), None, theme.TERRA, 5)
        if cell in covered:
            _draw_badge(painter, (x, y), radius, numbers, fill, theme.WHITE)
            continue
        size = max(floor_size(painter), radius * (0.56 if len(numbers) > 1 else 0.74))
        painter.text(
            numbers, (x, y), size=size, face=theme.BOLD, colour=theme.WHITE, anchor="center"
        )


def _draw_badge(
    painter: Painter,
    centre: Point,
    radius: float,
    text: str,
    fill: theme.Colour,
    rim: theme.Colour,
) -> None:
    """A number over the upper rim of a marker, clear of others, never too small to be read."""
    size = max(floor_size(painter), radius * 0.44)
    wide, tall = painter.measure(text, size, theme.BOLD)[0] + size * 0.44, size * 1.06
    plate = FRect(0, 0, max(wide, tall), tall)
    plate.center = centre[0], centre[1] - radius * 0.6
    painter.rounded(plate, tall / 2, fill, rim, 2)
    painter.text(text, plate.center, size=size, face=theme.BOLD, colour=rim, anchor="center")


def draw_walked(painter: Painter, view: MapView, draft: TurnDraft, covered: frozenset[Hex]) -> None:
    """The numbers of the steps that are drawn already."""
    radius = view.radius
    for number, step in enumerate(draft.steps[:-1], start=1):
        x, y = view.centre(step.hex)
        if step.hex not in covered:
            # On the line itself, where there is no marker to be seen.
            y += radius * 0.6
        _draw_badge(painter, (x, y), radius, str(number), theme.PENCIL, theme.CARD)

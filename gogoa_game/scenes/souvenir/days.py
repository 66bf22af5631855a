"""The days of a souvenir: a postage stamp and a name for each."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.i18n import _, language
from gogoa_game.logic.state import DAYS
from gogoa_game.ui import theme
from gogoa_game.ui.paint.lines import draw_lines
from gogoa_game.ui.parts.postcard import draw_postcard, place_picture
from gogoa_game.ui.theme import DISPLAY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.board import Board
    from gogoa_game.logic.state import Trip
    from gogoa_game.maps import MapTexts
    from gogoa_game.ui.paint.painter import Painter

COLUMNS = 3
ROWS = DAYS // COLUMNS
SHAPE = 1.04
"""The width of a stamp, in heights."""
TILTS = (-2.4, 1.6, -1.2, 2.2, -1.8)
RIM = 6.0
TOOTH = 2.6
"""The radius of the holes along the edge, and how far they are apart in radii."""
PITCH = 3.6
GAP = 12.0


def souvenir_day_rects(area: FRect) -> list[FRect]:
    """The fields of the twelve days in `area`, row by row."""
    wide, tall = (area.width - 2 * GAP) / COLUMNS, area.height / ROWS
    return [
        FRect(
            area.left + (day % COLUMNS) * (wide + GAP), area.top + (day // COLUMNS) * tall,
            wide, tall,
        )
        for day in range(DAYS)
    ]  # fmt: skip


def draw_souvenir_day(
    painter: Painter,
    rect: FRect,
    day: int,
    trips: Sequence[Trip],
    board: Board,
    texts: MapTexts,
) -> None:
    """Draws the stamp of a day, with the trip of that day, if there was one, and where it went."""
    tall = rect.height - 12
    stamp = FRect(rect.left, rect.top + 6, tall * SHAPE, tall)
    place = next((trip.marked for trip in trips), None)
    shown = None if place is None else place_picture(board.destination(place), texts)
    draw = partial(_draw_stamp, stamp=stamp, day=day, shown=shown)
    key = ("souvenir day", day, shown)
    painter.layer(key, stamp.inflate(16, 16), draw, angle=TILTS[day % len(TILTS)])
    if any(trip.turn.guides for trip in trips):
        painter.sprite("guide_badge", center=(stamp.right - 3, stamp.bottom - 8), size=28)
    name = _("no mark") if place is None else texts.name(place, language())
    left = stamp.right + 14
    draw_lines(
        painter, name, (left, stamp.top, rect.right - left, stamp.height),
        size=theme.LIST, colour=theme.INK2 if place is None else theme.INK, align="left",
    )  # fmt: skip


def _draw_stamp(painter: Painter, stamp: FRect, day: int, shown: str | None) -> None:
    """Perforated paper with the picture of a place, and the number of the day."""
    painter.fill(stamp.move(3, 4), theme.fade(theme.INK, theme.SHADOW_ALPHA))
    painter.fill(stamp, theme.WHITE)
    picture = stamp.inflate(-2 * RIM - 2, -2 * RIM - 2)
    if shown is None:
        painter.fill(picture, theme.PAPER)
        painter.outline(picture, theme.EDGE, 2)
    else:
        draw_postcard(painter, picture, shown)
    _perforate(painter, stamp)
    at = stamp.center if shown is None else (stamp.left + 9, stamp.top + 9)
    if shown is not None:
        painter.circle(at, 16, theme.SUN, theme.INK, 3)
    painter.text(
        str(day), at, size=theme.LIST if shown is None else theme.FLOOR, face=DISPLAY,
        colour=theme.INK2 if shown is None else theme.INK, anchor="center", spacing=0,
    )  # fmt: skip


def _perforate(painter: Painter, stamp: FRect) -> None:
    """Half a hole at equal steps along every edge."""
    across = round(stamp.width / TOOTH / PITCH)
    down = round(stamp.height / TOOTH / PITCH)
    for i in range(across + 1):
        x = stamp.left + stamp.width * i / across
        for y in (stamp.top, stamp.bottom):
            painter.circle((x, y), TOOTH, theme.CARD)
    for i in range(1, down):
        y = stamp.top + stamp.height * i / down
        for x in (stamp.left, stamp.right):
            painter.circle((x, y), TOOTH, theme.CARD)

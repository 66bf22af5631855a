"""What the player has to be told beside the game: sentences on a ticket over the picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pygame import FRect

from gogoa_game.ui import theme

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

SHOWN_MS = 12_000.0
"""How long notices stay over a game."""
WIDEST, MARGIN_X, MARGIN_Y, GAP = 1180.0, 40.0, 26.0, 14.0
SIZE = theme.LABEL


def draw_notices(
    painter: Painter, notices: Sequence[str], room: FRect, side: Literal["top", "bottom"]
) -> tuple[int, FRect]:
    """Draws as many sentences as there is room for, one at least, at a side of the room.

    Returns how many they are, and where the ticket lies.
    """
    wide = min(WIDEST, room.width)
    inner = wide - 2 * MARGIN_X
    heights: list[float] = []
    for notice in notices:
        heights.append(painter.paragraph_height(notice, inner, size=SIZE))
        if _tall(heights) > room.height and len(heights) > 1:
            heights.pop()
            break
    tall = _tall(heights)
    left = room.centerx - wide / 2
    top = room.top if side == "top" else room.bottom - tall
    ticket = FRect(left, top, wide, tall)
    painter.ticket(ticket, fill=theme.CARD, inner=theme.TERRA)
    y = top + MARGIN_Y
    for index, (notice, height) in enumerate(zip(notices, heights, strict=False)):
        if index:
            line = y - GAP / 2
            painter.line((left + MARGIN_X, line), (left + wide - MARGIN_X, line), theme.EDGE, 2)
        box = (left + MARGIN_X, y, inner, height)
        painter.paragraph(notice, box, size=SIZE, align="center")
        y += height + GAP
    return len(heights), ticket


def _tall(heights: Sequence[float]) -> float:
    return sum(heights) + GAP * (len(heights) - 1) + 2 * MARGIN_Y


class Notices:
    """Shows the sentences of a list over whatever scene is on, and takes them out in time."""

    def __init__(self, notices: list[str]) -> None:
        self._notices = notices
        self._shown = 0
        self._ms = 0.0
        self._ticket = FRect(0, 0, 0, 0)

    @property
    def waiting(self) -> bool:
        """Whether anything is still to be told."""
        return bool(self._notices)

    def update(self, ms: float) -> None:
        """Lets `ms` milliseconds pass; only time on the screen counts."""
        if not self._shown:
            return
        self._ms += ms
        if self._ms >= SHOWN_MS:
            self.seen()

    def seen(self) -> None:
        """Takes out what was on the screen."""
        del self._notices[: self._shown]
        self._shown, self._ms, self._ticket = 0, 0.0, FRect(0, 0, 0, 0)

    def at(self, pos: Point) -> bool:
        """Whether the ticket is on the screen and lies there."""
        return bool(self._ticket.collidepoint(pos))

    def draw(self, painter: Painter, room: FRect, side: Literal["top", "bottom"]) -> None:
        """Draws what is to be told. A sentence that has just come has the whole time again."""
        if not self._notices:
            return
        shown, self._ticket = draw_notices(painter, self._notices, room, side)
        if shown > self._shown:
            self._ms = 0.0
        self._shown = shown

"""The lane of a player: a travel ticket with token, postcard, what was gained, and the total."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.scenes.postcard.typeset import draw_broken, draw_figure, grown, sized
from gogoa_game.scenes.reveal.lanecard import BLEED, draw_lane_card
from gogoa_game.scenes.reveal.lanelayout import (
    GAIN_LEVEL,
    REASON,
    TOTAL,
    LaneLayout,
    Words,
    words_of,
)
from gogoa_game.scenes.reveal.words import gain_text
from gogoa_game.ui import theme
from gogoa_game.ui.paint.tokens import draw_token
from gogoa_game.ui.theme import DISPLAY, TEXT

if TYPE_CHECKING:
    from gogoa_game.logic.board import Board
    from gogoa_game.maps import MapTexts
    from gogoa_game.scenes.reveal.day import PlayersDay
    from gogoa_game.scenes.reveal.motion import LaneShown
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

CORNER = 16.0
POP = 0.3
"""How much larger a gain is as it pops up."""
LIFT = (-5.0, -8.0)
"""Where a lane goes that is lifted over the others, in units."""


@dataclass(frozen=True, slots=True)
class Lane:
    """A lane as it is shown: at `rect`, `away` units right of it, `lifted` over the others.

    `lifted` and `leads`, which lights the stub of who leads, go from 0 to 1.
    """

    rect: FRect
    at: LaneLayout
    one: PlayersDay
    shown: LaneShown
    texts: MapTexts
    board: Board
    away: float = 0.0
    lifted: float = 0.0
    leads: float = 0.0

    @property
    def home(self) -> FRect:
        """Where its layers are printed, so that they are the same wherever it moves."""
        return FRect(self.rect.left, 0, self.rect.width, self.rect.height)

    @property
    def shift(self) -> Point:
        """From there to where it is."""
        return self.away + LIFT[0] * self.lifted, self.rect.top + LIFT[1] * self.lifted

    @property
    def key(self) -> tuple[object, ...]:
        """What tells its printed layers from others."""
        one, at = self.one, self.at
        return one.seat, one.player, one.trip, one.after, at.text, at.stub


def draw_lane(painter: Painter, lane: Lane) -> None:
    """Draws a lane."""
    home, shift, shown = lane.home, lane.shift, lane.shown
    whole = home.inflate(2 * BLEED, 2 * BLEED)
    if lane.lifted > 0:
        _draw_shade(painter, home.move(shift), lane.lifted)
    painter.layer(("lane", lane.key), whole, lambda layer: _draw_ticket(layer, lane), shift=shift)
    if lane.leads > 0:
        _light_stub(painter, lane)
    painter.layer(
        ("lane told", lane.key),
        FRect(home.left + lane.at.text - 4, 0, lane.at.stub - lane.at.text, home.height),
        lambda layer: _draw_told(layer, lane),
        alpha=round(255 * min(1.0, max(0.0, 2 * shown.turned - 1))),
        shift=shift,
    )
    if lane.at.card is not None:
        card = lane.at.card.move(home.topleft)
        unit = lane.at.unit
        draw_lane_card(painter, card, unit, lane.one, shown, lane.texts, lane.board, shift)
    if shown.popped > 0 and lane.one.gain:
        _draw_gain(painter, lane)
    _draw_total(painter, lane)


def _draw_shade(painter: Painter, lane: FRect, lifted: float) -> None:
    """The shadow of a lane that lies above the others."""
    painter.ticket(
        lane.move(6 + 12 * lifted, 9 + 16 * lifted),
        fill=theme.fade(theme.INK, 0.3),
        outline=None,
        radius=CORNER,
        shadow=False,
    )


# ---- what stays on the ticket


def _corner(lane: Lane) -> float:
    return CORNER * min(1.0, lane.at.unit * 1.2)


def _draw_ticket(painter: Painter, lane: Lane) -> None:
    home, at, player = lane.home, lane.at, lane.one.player
    radius = _corner(lane)
    shade = theme.fade(theme.INK, 0.32)
    painter.ticket(home.move(6, 9), fill=shade, outline=None, radius=radius, shadow=False)
    painter.ticket(home, fill=theme.CARD, radius=radius, shadow=False)
    with painter.clipped((home.left - 4, home.top - 4, at.band + 4, home.height + 8)):
        colour = theme.TOKEN_COLOUR[player.colour]
        painter.ticket(home, fill=colour, radius=radius, shadow=False)
    x = home.left + at.band
    painter.line((x, home.top + 2), (x, home.bottom - 2), theme.INK, 3.5)
    _draw_stub(painter, lane, theme.KRAFT)
    token = at.token.move(home.topleft)
    draw_token(painter, player.token, player.colour, token.center, token.width)
    _draw_words(painter, lane, words_of(painter, at, lane.one, lane.texts)[0])


def _draw_told(painter: Painter, lane: Lane) -> None:
    """What is told when the postcard is turned over: the place, and the reason for its points."""
    for words in words_of(painter, lane.at, lane.one, lane.texts)[1:]:
        _draw_words(painter, lane, words)


def _draw_words(painter: Painter, lane: Lane, words: Words) -> None:
    top = (lane.home.left + lane.at.text, lane.home.top + words.top)
    draw_broken(
        painter, words.text, words.lines, top, words.size, face=words.face, colour=words.ink
    )


def _draw_stub(painter: Painter, lane: Lane, fill: theme.Colour) -> None:
    """The part that holds the total, torn off along a row of holes."""
    home = lane.home
    x = home.left + lane.at.stub
    with painter.clipped((x, home.top - 4, home.right - x + 4, home.height + 8)):
        painter.ticket(home, fill=fill, radius=_corner(lane), shadow=False)
    holes = max(5, round(home.height / 15.5))
    for k in range(holes):
        y = home.top + home.height * (k + 0.85) / (holes + 0.7)
        painter.circle((x, y), 4, theme.fade(theme.INK, 0.55))


def _light_stub(painter: Painter, lane: Lane) -> None:
    """The stub of whoever leads lies in the sun."""
    home, at = lane.home, lane.at
    stub = FRect(home.left + at.stub, home.top, home.width - at.stub, home.height)
    painter.layer(
        ("lane leads", at.size, at.stub),
        stub.inflate(10, 8),
        lambda layer: _draw_stub(layer, lane, theme.SUN),
        alpha=round(255 * lane.leads),
        shift=lane.shift,
    )


# ---- points


def _draw_gain(painter: Painter, lane: Lane) -> None:
    """The points of the day pop up beside the name."""
    at, home = lane.at, lane.home
    text, size = gain_text(lane.one.gain), at.gain_size
    wide = painter.measure(text, size, DISPLAY, 0)[0]
    right = home.left + at.stub - 22 * at.unit
    box = FRect(right - wide - 4, 0, wide + 8, size * 1.3)
    box.centery = home.top + GAIN_LEVEL * home.height
    large = 1 + POP * (1 - lane.shown.popped)
    painter.layer(
        ("lane gain", text, size),
        box,
        lambda layer: draw_figure(
            layer, text, (right, box.centery), size, colour=theme.COBALT, anchor="midright"
        ),
        shift=lane.shift,
        stretch=(large, large),
    )


def _draw_total(painter: Painter, lane: Lane) -> None:
    """All points, counting up; below those of who leads stands that they do."""
    home, at = lane.home, lane.at
    if lane.away > 0:  # on its way the lane carries the number, whatever is beyond the edge
        stub = FRect(home.left + at.stub, 0, home.width - at.stub, home.height)
        painter.layer(
            ("lane total", lane.key),
            stub,
            lambda layer: _draw_number(layer, lane, home),
            shift=lane.shift,
        )
        return
    spot = home.move(lane.shift)
    _draw_number(painter, lane, spot)
    if lane.leads > 0:
        painter.text(
            _("leads"),
            ((spot.left + at.stub + spot.right) / 2, spot.centery + 0.24 * spot.height),
            size=sized(painter, REASON * min(1.0, at.unit * 1.3) * grown(painter)),
            face=TEXT,
            colour=theme.fade(theme.INK, lane.leads),
            anchor="center",
        )


def _draw_number(painter: Painter, lane: Lane, spot: FRect) -> None:
    total = round(lane.one.before + lane.one.gain * lane.shown.counted)
    wish = min(TOTAL, 0.34 * spot.height, 0.075 * spot.width) * grown(painter)
    raised = 0.1 * spot.height if lane.leads > 0 else 0.0
    at = ((spot.left + lane.at.stub + spot.right) / 2, spot.centery - raised)
    draw_figure(painter, str(total), at, sized(painter, wish))

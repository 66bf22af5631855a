"""The evening of an only traveller: the postcard of the day, large, and a strip with its points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.scenes.postcard.arrival import Arrival
from gogoa_game.scenes.postcard.card import ArrivalLayout
from gogoa_game.scenes.postcard.drawing import BLEED, TILT, draw_card, draw_sheet_of_card
from gogoa_game.scenes.postcard.postmark import draw_seal, square
from gogoa_game.scenes.postcard.typeset import draw_figure, draw_set, grown, sized
from gogoa_game.scenes.reveal.words import deeds, gain_text, place_name
from gogoa_game.ui import theme
from gogoa_game.ui.paint.tokens import draw_token
from gogoa_game.ui.theme import DISPLAY

if TYPE_CHECKING:
    from gogoa_game.logic.board import Board
    from gogoa_game.maps import MapTexts
    from gogoa_game.scenes.reveal.day import PlayersDay
    from gogoa_game.scenes.reveal.motion import LaneShown
    from gogoa_game.ui.paint.painter import Painter

STRIP = 104.0
"""The height of the strip that the sizes below are for."""
CORNER, STUB = 14.0, 138.0
TOKEN, NAME, DEEDS, GAIN, TOTAL, BADGE = 110.0, 40.0, 26.0, 62.0, 54.0, 64.0
POP, LEAP = 0.3, 0.6
SEAL = 0.082
"""The radius of what a plan brings, in widths of the card."""
CARD_SHAPE = 880 / 738


def draw_alone(
    painter: Painter,
    room: FRect,
    strip: FRect,
    one: PlayersDay,
    shown: LaneShown,
    texts: MapTexts,
    board: Board,
) -> None:
    """Draws the postcard in its room, and the strip below it."""
    away = (painter.size[0] - strip.left + 40) * (1 - shown.slid)
    _draw_strip(painter, strip, one, shown, texts, away)
    _draw_large_card(painter, room, one, shown, texts, board, away)


def _draw_large_card(
    painter: Painter,
    room: FRect,
    one: PlayersDay,
    shown: LaneShown,
    texts: MapTexts,
    board: Board,
    away: float,
) -> None:
    """The card, its back first; what a plan brings is stamped on its corner."""
    arrival = None
    card = FRect(0, 0, min(room.width, room.height * CARD_SHAPE, 880), room.height)
    card.center = room.center
    if one.mark is not None:
        place = board.destination(one.mark.destination)
        arrival = Arrival.at(place, texts, marked=True)
        layout = ArrivalLayout.of(painter, arrival, room)
        card = layout.card
    turned = shown.turned if arrival is not None else 0.0
    stretch = (max(0.02, abs(1 - 2 * turned)), 1.0)
    if arrival is not None and turned >= 0.5:
        draw_card(painter, arrival, layout, shift=(away, 0), stretch=stretch)
    else:
        said = "" if one.mark is not None else place_name(one, texts)
        painter.layer(
            ("large back", said),
            card.inflate(2 * BLEED, 2 * BLEED),
            lambda layer: _draw_back(layer, card, said),
            angle=TILT,
            shift=(away, 0),
            stretch=stretch,
        )
    if arrival is not None and turned < 0.5:
        # Printed while it is out of sight, for that takes longer than a frame.
        draw_card(painter, arrival, layout, shift=(2 * painter.size[0], 0))
    if one.completed and shown.sealed > 0:
        _draw_seal(painter, card, one, shown.sealed, away)


def _draw_back(painter: Painter, card: FRect, said: str) -> None:
    """The back of the postcard, which nobody has written on; or what there is to say."""
    draw_sheet_of_card(painter, card)
    inner = card.inflate(-0.07 * card.width, -0.07 * card.width)
    painter.outline(inner, theme.EDGE, 3)
    size = min(inner.height * 0.56, inner.width * 0.4)
    middle = (inner.centerx, inner.top + inner.height * (0.4 if said else 0.5))
    painter.sprite("compass_rose", center=middle, size=size)
    if said:
        below = FRect(inner.left + 20, 0, inner.width - 40, inner.height * 0.2)
        below.centery = inner.top + inner.height * 0.82
        draw_set(painter, said, below, 54 * card.width / 880, face=DISPLAY, centred=True)


def _draw_seal(painter: Painter, card: FRect, one: PlayersDay, sealed: float, away: float) -> None:
    text = gain_text(one.plan_points)
    radius = card.width * SEAL
    spot = (card.left + radius * 0.9, card.top + radius * 0.95)
    large = 1 + LEAP * (1 - sealed)
    painter.layer(
        ("large seal", text),
        square(spot, radius * 1.15),
        lambda layer: draw_seal(layer, spot, radius, text, radius * 0.76),
        angle=-11,
        shift=(away, 0),
        stretch=(large, large),
    )


# ---- the strip


def _draw_strip(
    painter: Painter,
    strip: FRect,
    one: PlayersDay,
    shown: LaneShown,
    texts: MapTexts,
    away: float,
) -> None:
    unit = strip.height / STRIP
    stub = strip.right - max(STUB * unit, 100)
    gain_size = sized(painter, min(GAIN * unit, strip.width * 0.07) * grown(painter))
    gain = painter.measure(gain_text(one.gain), gain_size, DISPLAY, 0)[0]
    painter.layer(
        ("alone strip", one),
        strip.inflate(28, 28),
        lambda layer: _draw_paper(layer, strip, stub, stub - gain - 44 * unit, one, texts),
        shift=(away, 0),
    )
    if shown.popped > 0 and one.gain:
        large = 1 + POP * (1 - shown.popped)
        right = stub - 24 * unit
        box = FRect(right - gain - 4, 0, gain + 8, gain_size * 1.3)
        box.centery = strip.centery
        painter.layer(
            ("alone gain", one.gain, gain_size),
            box,
            lambda layer: draw_figure(
                layer,
                gain_text(one.gain),
                (right, strip.centery),
                gain_size,
                colour=theme.COBALT,
                anchor="midright",
            ),
            shift=(away, 0),
            stretch=(large, large),
        )
    number = str(round(one.before + one.gain * shown.counted))
    size = sized(painter, min(TOTAL * unit, TOTAL) * grown(painter))
    box = FRect(stub, strip.top, strip.right - stub, strip.height)
    if away > 0:  # on its way the strip carries the number, whatever is beyond the edge
        painter.layer(
            ("alone total", number),
            box,
            lambda layer: draw_figure(layer, number, box.center, size),
            shift=(away, 0),
        )
    else:
        draw_figure(painter, number, box.center, size)


def _draw_paper(
    painter: Painter, strip: FRect, stub: float, end: float, one: PlayersDay, texts: MapTexts
) -> None:
    """Everything on the strip but the points; its words end at `end`."""
    unit = strip.height / STRIP
    corner = CORNER * unit
    shade = theme.fade(theme.INK, 0.3)
    painter.ticket(strip.move(6, 8), fill=shade, outline=None, radius=corner, shadow=False)
    painter.ticket(strip, fill=theme.CARD, radius=corner, shadow=False)
    with painter.clipped((stub, strip.top - 4, strip.right - stub + 4, strip.height + 8)):
        painter.ticket(strip, fill=theme.SUN, radius=corner, shadow=False)
    for k in range(7):
        y = strip.top + strip.height * (k + 0.7) / 7.4
        painter.circle((stub, y), 4, theme.fade(theme.INK, 0.55))
    token = min(TOKEN * unit, strip.width * 0.13)
    at = (strip.left + 18 * unit + token / 2, strip.centery - 2)
    draw_token(painter, one.player.token, one.player.colour, at, token)
    left = at[0] + token / 2 + 18 * unit
    told = deeds(one, texts)
    room = (end - left) * (0.42 if told else 1.0)
    name = FRect(left, strip.top + 6, room, strip.height - 12)
    right = draw_set(painter, one.player.name, name, NAME * unit * grown(painter), face=DISPLAY)
    if told:
        beside = FRect(right + 26 * unit, strip.top, end - right - 26 * unit, strip.height)
        _draw_deeds(painter, beside, one, told)


def _draw_deeds(painter: Painter, room: FRect, one: PlayersDay, told: str) -> None:
    """A guide that was found and boxes that were ticked, beside their sign."""
    badge = min(BADGE * room.height / STRIP, 0.2 * room.width)
    guide = one.mark is not None and one.mark.guide
    sprite = "guide_badge" if guide else "checkbox_done" if one.ticked else "marked_badge"
    painter.sprite(sprite, center=(room.left + badge / 2, room.centery), size=badge)
    words = room.copy()
    words.left += badge * 1.24
    words.width = room.right - words.left
    draw_set(painter, told, words, DEEDS * room.height / STRIP * grown(painter))

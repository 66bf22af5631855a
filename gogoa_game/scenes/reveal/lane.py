"""The lane of a player: a travel ticket with token, postcard, what was gained, and the total."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.scenes.postcard.postmark import REACH, draw_postmark, draw_seal, square
from gogoa_game.scenes.postcard.typeset import LEADING, draw_figure, least_size, set_lines, sized
from gogoa_game.scenes.reveal.words import gain_text, place_name, reason
from gogoa_game.ui import theme
from gogoa_game.ui.paint.tokens import draw_token
from gogoa_game.ui.parts.postcard import draw_postcard, place_picture
from gogoa_game.ui.theme import BOLD, DISPLAY, TEXT, Colour, Face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.board import Board
    from gogoa_game.maps import MapTexts
    from gogoa_game.scenes.reveal.day import PlayersDay
    from gogoa_game.scenes.reveal.motion import LaneShown
    from gogoa_game.ui.paint.painter import Painter

FULL = 205.0
"""The height of the lane that the sizes below are for."""
CORNER = 16.0
BAND, STUB = 30.0, 138.0
TOKEN, CARD_TALL, CARD_SHAPE = 110.0, 176.0, 270 / 176
NAME, PLACE, REASON, GAIN, TOTAL = 40.0, 30.0, 26.0, 62.0, 54.0
LEAST_CARD = 96.0
TILTS = (-2.2, 1.6, -1.4, 2.0, -1.7, 1.5)
POSTMARK, SEAL = 34.0, 47.0
POP, LEAP = 0.3, 0.6
BLEED = 14.0


@dataclass(frozen=True, slots=True)
class LaneLayout:
    """Where things lie on a lane, from its upper left corner, in design units.

    All lanes of an evening have the same; where names need the room there is no `card`.
    """

    size: tuple[float, float]
    unit: float
    band: float
    token: FRect
    card: FRect | None
    text: float
    stub: float
    gain: float
    gain_size: float

    @classmethod
    def of(
        cls, painter: Painter, lane: FRect, players: Sequence[PlayersDay], texts: MapTexts
    ) -> LaneLayout:
        """The layout in which every name and place has its room, with cards as large as can be."""
        wide, tall = lane.size
        unit = tall / FULL
        band = max(14.0, BAND * min(1.0, unit * 1.2))
        stub = wide - max(STUB * min(1.0, wide / 896), _stub_room(painter, unit))
        side = min(TOKEN, 0.64 * tall, 0.145 * wide)
        token = FRect(band + 0.09 * side, (tall - side) / 2, side, side)
        gain_size = sized(painter, min(GAIN, 0.35 * tall, 0.085 * wide))
        gain = max(painter.measure(gain_text(one.gain), gain_size, DISPLAY, 0)[0] for one in players)
        left = token.right + 14 * unit + 4
        free = stub - 22 * unit - left
        card = None
        for whole in (True, False):
            needed = max(_needed(painter, one, texts, (wide, tall), gain, whole) for one in players)
            across = min(CARD_TALL * unit * CARD_SHAPE, free - needed - 40 * unit)
            if across >= max(LEAST_CARD, 0.62 * tall):
                high = min(CARD_TALL * unit, across / 1.2)
                card = FRect(left, (tall - high) / 2 - 1, across, high)
                left = card.right + 40 * unit
                break
        return cls((wide, tall), unit, band, token, card, left, stub, gain, gain_size)


def _stub_room(painter: Painter, unit: float) -> float:
    size = sized(painter, TOTAL * min(1.0, unit * 1.2))
    word = painter.measure(_("leads"), sized(painter, REASON * unit), TEXT)[0]
    return max(painter.measure("000", size, DISPLAY, 0)[0], word) + 28


def _needed(
    painter: Painter,
    one: PlayersDay,
    texts: MapTexts,
    lane: tuple[float, float],
    gain: float,
    whole: bool,
) -> float:
    """The width that the words of a lane need: name beside the gain, place and reason below.

    On a lane that is high enough all but the name may have two lines, unless all stay `whole`.
    """
    least, unit = least_size(painter), lane[1] / FULL
    where = place_name(one, texts)
    name = painter.measure(one.player.name, max(least, 0.8 * NAME * unit), DISPLAY)[0] + gain + 16
    place = painter.measure(where, max(least, 0.87 * PLACE * unit), BOLD)[0]
    told = painter.measure(reason(one), max(least, 0.87 * REASON * unit), TEXT)[0]
    if not whole and lane[1] >= 5 * least * LEADING:
        place = max(0.6 * place, _longest_word(painter, where, least))
        told *= 0.6
    return max(name, place, told) + 4


def _longest_word(painter: Painter, text: str, size: float) -> float:
    return max(painter.measure(word, size, BOLD)[0] for word in text.split())


def draw_lane(
    painter: Painter,
    lane: FRect,
    at: LaneLayout,
    one: PlayersDay,
    shown: LaneShown,
    texts: MapTexts,
    board: Board,
    *,
    away: float = 0.0,
    lifted: float = 0.0,
    leads: float = 0.0,
) -> None:
    """Draws a lane `away` units right of its place; a `lifted` one lies above the others."""
    home = FRect(lane.left, 0, lane.width, lane.height)
    shift = (away - 5 * lifted, lane.top - 8 * lifted)
    whole = home.inflate(2 * BLEED, 2 * BLEED)
    if lifted > 0:
        shade = lane.move(shift[0] + 6 + 12 * lifted, 9 + 16 * lifted)
        painter.ticket(
            shade, fill=theme.fade(theme.INK, 0.3), outline=None, radius=CORNER, shadow=False
        )
    key = (one.seat, one.player, one.trip, one.after, at.text, at.stub)
    painter.layer(
        ("lane", key),
        whole,
        lambda layer: _draw_ticket(layer, home, at, one, texts),
        shift=shift,
    )
    if leads > 0:
        stub = FRect(home.left + at.stub, home.top, home.right - home.left - at.stub, home.height)
        painter.layer(
            ("lane leads", at.size, at.stub),
            stub.inflate(6, 6),
            lambda layer: _draw_leading_stub(layer, home, at),
            alpha=round(255 * leads),
            shift=shift,
        )
    painter.layer(
        ("lane told", key),
        whole,
        lambda layer: _draw_told(layer, home, at, one, texts),
        alpha=round(255 * min(1.0, max(0.0, 2 * shown.turned - 1))),
        shift=shift,
    )
    spot = FRect(home.left + shift[0], home.top + shift[1], *home.size)
    if at.card is not None:
        _draw_card(painter, home, at, one, shown, texts, board, shift)
    if shown.popped > 0 and one.gain:
        _draw_gain(painter, home, at, one, shown.popped, shift)
    total = round(one.before + one.gain * shown.counted)
    middle = spot.centery - (0.1 * spot.height if leads > 0 else 0)
    size = sized(painter, min(TOTAL, 0.34 * spot.height, 0.075 * spot.width))
    draw_figure(painter, str(total), ((spot.left + at.stub + spot.right) / 2, middle), size)
    if leads > 0:
        draw_leads(painter, spot, at, leads)


def draw_leads(painter: Painter, spot: FRect, at: LaneLayout, leads: float) -> None:
    """The word below the total of whoever leads."""
    size = sized(painter, REASON * min(1.0, at.unit * 1.3))
    colour = theme.fade(theme.INK, leads)
    where = ((spot.left + at.stub + spot.right) / 2, spot.centery + 0.24 * spot.height)
    painter.text(_("leads"), where, size=size, face=TEXT, colour=colour, anchor="center")


# ---- what stays on the ticket


def _draw_ticket(
    painter: Painter, home: FRect, at: LaneLayout, one: PlayersDay, texts: MapTexts
) -> None:
    corner = CORNER * min(1.0, at.unit * 1.2)
    painter.ticket(
        home.move(6, 9),
        fill=theme.fade(theme.INK, 0.32),
        outline=None,
        radius=corner,
        shadow=False,
    )
    painter.ticket(home, fill=theme.CARD, radius=corner, shadow=False)
    colour = theme.TOKEN_COLOUR[one.player.colour]
    with painter.clipped((home.left - 4, home.top - 4, at.band + 4, home.height + 8)):
        painter.ticket(home, fill=colour, radius=corner, shadow=False)
    x = home.left + at.band
    painter.line((x, home.top + 2), (x, home.bottom - 2), theme.INK, 3.5)
    _draw_stub(painter, home, at, theme.KRAFT)
    token = at.token.move(home.topleft)
    draw_token(painter, one.player.token, one.player.colour, token.center, token.width)
    _draw_words(painter, home, at, _words(painter, at, one, texts)[0])


def _draw_told(
    painter: Painter, home: FRect, at: LaneLayout, one: PlayersDay, texts: MapTexts
) -> None:
    """What is told when the postcard is turned over: the place, and the reason for its points."""
    for words in _words(painter, at, one, texts)[1:]:
        _draw_words(painter, home, at, words)


def _draw_stub(painter: Painter, home: FRect, at: LaneLayout, fill: theme.Colour) -> None:
    """The part that holds the total, torn off along a row of holes."""
    x = home.left + at.stub
    corner = CORNER * min(1.0, at.unit * 1.2)
    with painter.clipped((x, home.top - 4, home.right - x + 4, home.height + 8)):
        painter.ticket(home, fill=fill, radius=corner, shadow=False)
    holes = max(5, round(home.height / 15.5))
    for k in range(holes):
        y = home.top + home.height * (k + 0.85) / (holes + 0.7)
        painter.circle((x, y), 4, theme.fade(theme.INK, 0.55))


def _draw_leading_stub(painter: Painter, home: FRect, at: LaneLayout) -> None:
    _draw_stub(painter, home, at, theme.SUN)


class _Words(NamedTuple):
    """Lines of a lane in one size, from the level of the first one down."""

    lines: tuple[str, ...]
    size: float
    top: float
    face: Face
    ink: Colour


def _words(
    painter: Painter, at: LaneLayout, one: PlayersDay, texts: MapTexts
) -> tuple[_Words, ...]:
    """Name, place and reason, one below the other; as many lines as they need."""
    tall = at.size[1]
    room = at.stub - 22 * at.unit - at.text
    blocks = [
        (one.player.name, DISPLAY, theme.INK, NAME, room - at.gain - 12, 0.34),
        (place_name(one, texts), BOLD, theme.INK if one.mark else theme.INK2, PLACE, room, 0.36),
    ]
    if why := reason(one):
        blocks.append((why, TEXT, theme.INK2, REASON, room, 0.34))
    fitted = [
        (*set_lines(painter, text, wide, tall * share, size * at.unit, face), face, ink)
        for text, face, ink, size, wide, share in blocks
    ]
    heights = [len(lines) * size * LEADING for lines, size, _face, _ink in fitted]
    pad = 0.055 * tall
    # The name stands beside the gain, and nothing else does.
    top = max(pad, _gain_level(at) - heights[0] / 2)
    under = max(top + heights[0], _gain_level(at) + 0.38 * at.gain_size if one.gain else 0.0)
    rest = max(0.0, tall - pad - under - sum(heights[1:]))
    gap = min(rest / len(heights), 20 * at.unit)
    tops, y = [top], under + gap
    for height in heights[1:]:
        tops.append(y)
        y += height + gap
    return tuple(
        _Words(lines, size, top, face, ink)
        for (lines, size, face, ink), top in zip(fitted, tops, strict=True)
    )


def _draw_words(painter: Painter, home: FRect, at: LaneLayout, words: _Words) -> None:
    for i, line in enumerate(words.lines):
        spot = (home.left + at.text, home.top + words.top + words.size * LEADING * (i + 0.5))
        painter.text(
            line, spot, size=words.size, face=words.face, colour=words.ink, anchor="midleft"
        )


# ---- what comes upon it


def _draw_card(
    painter: Painter,
    home: FRect,
    at: LaneLayout,
    one: PlayersDay,
    shown: LaneShown,
    texts: MapTexts,
    board: Board,
    shift: tuple[float, float],
) -> None:
    """The postcard, its back first, and what is stamped on it."""
    assert at.card is not None
    card = at.card.move(home.topleft)
    tilt = TILTS[one.seat % len(TILTS)]
    place = None if one.mark is None else board.destination(one.mark.destination)
    turned = shown.turned if place is not None else 0.0
    picture = place_picture(place, texts) if place is not None and turned >= 0.5 else None
    painter.layer(
        ("lane card", picture),
        card.inflate(2 * BLEED, 2 * BLEED),
        partial(_draw_postcard, card=card, picture=picture),
        angle=tilt,
        shift=shift,
        stretch=(max(0.02, abs(1 - 2 * turned)), 1.0),
    )
    if place is not None and shown.popped > 0:
        radius = POSTMARK * min(1.0, at.unit * 1.15)
        spot = (card.right - 10 * at.unit, card.bottom - 32 * at.unit)
        sprite = f"type_{place.type}"
        painter.layer(
            ("lane postmark", sprite, radius),
            square(spot, radius * REACH + 2),
            lambda layer: draw_postmark(layer, spot, radius, sprite),
            angle=tilt * 5 - 8,
            shift=shift,
            stretch=_coming_down(shown.popped),
        )
    if one.completed and shown.sealed > 0:
        _draw_seal(painter, card, at, one, shown.sealed, shift)


def _coming_down(part: float) -> tuple[float, float]:
    """How large a stamp is on its way down to the paper."""
    grown = 1 + LEAP * (1 - part)
    return grown, grown


def _draw_seal(
    painter: Painter,
    card: FRect,
    at: LaneLayout,
    one: PlayersDay,
    sealed: float,
    shift: tuple[float, float],
) -> None:
    """What a finished plan brings, on a burst of the sun over the corner of the postcard."""
    stamp = POSTMARK * 1.16 * at.unit
    corner = (card.left + 4, card.bottom - stamp * 0.62)
    painter.layer(
        ("lane plan", stamp),
        square(corner, stamp * REACH + 2),
        lambda layer: draw_postmark(layer, corner, stamp, "marked_badge"),
        angle=-13,
        shift=shift,
        stretch=_coming_down(sealed),
    )
    text = gain_text(one.plan_points)
    size = sized(painter, 36 * min(1.0, at.unit * 1.1))
    radius = max(SEAL * at.unit, painter.measure(text, size, DISPLAY, 0)[0] * 0.78)
    spot = (card.left + 6, card.top + radius * 0.62)
    painter.layer(
        ("lane seal", text, radius),
        square(spot, radius * 1.15),
        lambda layer: draw_seal(layer, spot, radius, text, size),
        angle=-9,
        shift=shift,
        stretch=_coming_down(sealed),
    )


def _draw_postcard(painter: Painter, card: FRect, picture: str | None) -> None:
    """A small postcard with a white rim, or its back that nobody has written on."""
    rim = max(5.0, card.height * 0.057)
    painter.fill(card.move(6, 9), theme.fade(theme.INK, 0.32))
    painter.fill(card, theme.CARD)
    painter.outline(card, theme.INK, 3)
    inner = card.inflate(-2 * rim, -2 * rim)
    if picture is not None:
        draw_postcard(painter, inner, picture)
        painter.outline(inner, theme.INK, 2)
        return
    painter.fill(inner, theme.PAPER)
    middle = inner.left + inner.width * 0.56
    painter.line((middle, inner.top + 6), (middle, inner.bottom - 6), theme.EDGE, 2.5)
    stamp = FRect(0, 0, inner.width * 0.2, inner.width * 0.24)
    stamp.topright = inner.right - 6, inner.top + 6
    painter.outline(stamp, theme.EDGE, 2.5)
    for k in range(3):
        y = inner.top + inner.height * (0.56 + 0.15 * k)
        painter.line((middle + 10, y), (inner.right - 8, y), theme.EDGE, 2.5)


def _draw_gain(
    painter: Painter,
    home: FRect,
    at: LaneLayout,
    one: PlayersDay,
    popped: float,
    shift: tuple[float, float],
) -> None:
    """The points of the day, beside the name."""
    text, size = gain_text(one.gain), at.gain_size
    wide = painter.measure(text, size, DISPLAY, 0)[0]
    right = home.left + at.stub - 22 * at.unit
    box = FRect(right - wide - 4, 0, wide + 8, size * 1.3)
    box.centery = home.top + _gain_level(at)
    grown = 1 + POP * (1 - popped)
    painter.layer(
        ("lane gain", text, size),
        box,
        lambda layer: draw_figure(
            layer, text, (right, box.centery), size, colour=theme.COBALT, anchor="midright"
        ),
        shift=shift,
        stretch=(grown, grown),
    )


def _gain_level(at: LaneLayout) -> float:
    return at.size[1] * 0.265

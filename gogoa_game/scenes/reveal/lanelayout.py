"""Where things lie on the lane of a player, and the words on it, set to fit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.scenes.postcard.typeset import LEADING, grown, least_size, set_lines, sized
from gogoa_game.scenes.reveal.words import gain_text, place_name, reason
from gogoa_game.ui import theme
from gogoa_game.ui.theme import BOLD, DISPLAY, TEXT, Colour, Face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.maps import MapTexts
    from gogoa_game.scenes.reveal.day import PlayersDay
    from gogoa_game.ui.paint.painter import Painter

FULL = 205.0
"""The height of the lane that the sizes below are for."""
BAND, STUB = 30.0, 138.0
TOKEN, CARD_TALL, CARD_SHAPE = 110.0, 176.0, 270 / 176
NAME, PLACE, REASON, GAIN, TOTAL = 40.0, 30.0, 26.0, 62.0, 54.0
LEAST_CARD = 96.0
GAIN_LEVEL = 0.265
"""Where the gain stands, and the name beside it, in heights of the lane."""


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
        gain_size = sized(painter, min(GAIN, 0.35 * tall, 0.085 * wide) * grown(painter))
        gain = max(
            painter.measure(gain_text(one.gain), gain_size, DISPLAY, 0)[0] for one in players
        )
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
    size = sized(painter, TOTAL * min(1.0, unit * 1.2) * grown(painter))
    word = painter.measure(_("leads"), sized(painter, REASON * unit * grown(painter)), TEXT)[0]
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

    Unless all stay `whole`, names are set smaller, and on a lane that is high enough the rest may
    have two lines.
    """
    least, unit = least_size(painter), lane[1] / FULL * grown(painter)
    where = place_name(one, texts)
    letters = max(least, (0.92 if whole else 0.65) * NAME * unit)
    name = painter.measure(one.player.name, letters, DISPLAY)[0] + gain + 16
    place = painter.measure(where, max(least, 0.96 * PLACE * unit), BOLD)[0]
    told = painter.measure(reason(one), max(least, 0.96 * REASON * unit), TEXT)[0]
    if not whole and lane[1] >= 5 * least * LEADING:
        place = max(0.6 * place, _longest_word(painter, where, least))
        told *= 0.6
    return max(name, place, told) + 4


def _longest_word(painter: Painter, text: str, size: float) -> float:
    return max(painter.measure(word, size, BOLD)[0] for word in text.split())


class Words(NamedTuple):
    """A text on a lane, and its lines in one size, from `top` down."""

    text: str
    lines: tuple[str, ...]
    size: float
    top: float
    face: Face
    ink: Colour


def words_of(
    painter: Painter, at: LaneLayout, one: PlayersDay, texts: MapTexts
) -> tuple[Words, ...]:
    """Name, place and reason, one below the other; as many lines as they need."""
    tall = at.size[1]
    level, more = GAIN_LEVEL * tall, grown(painter)
    room = at.stub - 22 * at.unit - at.text
    blocks = [
        (one.player.name, DISPLAY, theme.INK, NAME, room - at.gain - 12, 0.34),
        (place_name(one, texts), BOLD, theme.INK if one.mark else theme.INK2, PLACE, room, 0.36),
    ]
    if why := reason(one):
        blocks.append((why, TEXT, theme.INK2, REASON, room, 0.34))
    fitted = [
        (
            text,
            *set_lines(painter, text, wide, tall * share, size * at.unit * more, face),
            face,
            ink,
        )
        for text, face, ink, size, wide, share in blocks
    ]
    heights = [len(lines) * size * LEADING for _text, lines, size, _face, _ink in fitted]
    pad = 0.055 * tall
    # The name stands beside the gain, and nothing else does.
    top = min(max(pad, level - heights[0] / 2), max(0.0, tall - sum(heights) - 2))
    under = max(top + heights[0], level + 0.38 * at.gain_size if one.gain else 0.0)
    under = max(top + heights[0], min(under, tall - sum(heights[1:]) - 2))
    rest = max(0.0, tall - pad - under - sum(heights[1:]))
    gap = min(rest / len(heights), 20 * at.unit)
    tops, y = [top], under + gap
    for height in heights[1:]:
        tops.append(y)
        y += height + gap
    return tuple(
        Words(text, lines, size, top, face, ink)
        for (text, lines, size, face, ink), top in zip(fitted, tops, strict=True)
    )

"""The slots of the three purposes: the compass, and what a die brings or would bring."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.i18n import _, ngettext
from gogoa_game.logic.dice import PURPOSES, Purpose
from gogoa_game.ui import theme
from gogoa_game.ui.paint.lines import common_size, draw_lines, floor_size, read_size
from gogoa_game.ui.parts.dicetray import COMPASS, HEADING, WORDS
from gogoa_game.ui.parts.phrases import heading_name
from gogoa_game.ui.parts.tray import purpose_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from gogoa_game.logic.dice import Option
    from gogoa_game.logic.draft import TurnDraft
    from gogoa_game.logic.hexes import Heading
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.parts.dicetray import DiceTray
    from gogoa_game.ui.stage import Point

ROUND = 0.2
"""The corners of a slot, in its sides."""
RIM, OUTER, AROUND = 6.0, 22.0, 106.0
"""How much larger rim and outer line of a slot are; the reach of that about the compass."""
DISC_LETTERS = 22.0
DISC, LIT_DISC, DISC_REACH = 18.0, 23.0, 95.0
GHOST_ARROW, FOOT, TURN = 84.0, (36.0, 42.0), 64.0
STEP_ACROSS, STEP_DOWN, GAIT = 36.0, 48.0, 8.0
PIP, PIP_GAP = 11.5, 25.0


def bearing(heading: Heading) -> float:
    """The angle of a heading on the screen, in degrees clockwise from east."""
    return 60.0 * (heading - 1) - 90.0


def settled_headings(draft: TurnDraft) -> tuple[Heading, ...]:
    """The headings of the die that lies in the direction slot; none before there is one."""
    place = draft.place_of(Purpose.DIRECTION)
    if place is None:
        return ()
    if draft.steps:
        return draft.headings
    outlook = draft.outlook(place, Purpose.DIRECTION)
    return () if outlook is None else outlook.headings


# ---- what is there whoever has what in hand


def draw_slots(painter: Painter, tray: DiceTray, draft: TurnDraft) -> None:
    """Names, empty slots and the compass about the first. For layers."""
    names = [purpose_name(purpose) for purpose in PURPOSES]
    rooms = [tray.words(purpose, HEADING, 40 * tray.unit) for purpose in PURPOSES]
    wish = min(read_size(painter), 44 * tray.unit)
    sizes = [
        common_size(painter, (name,), room.width, wish, theme.DISPLAY)
        for name, room in zip(names, rooms, strict=True)
    ]
    least = max(floor_size(painter), read_size(painter, theme.FLOOR) * 0.8)
    size = min(one or 0.0 for one in sizes)
    capitals = size >= least
    size = max(size, least)
    pairs = list(zip(names, rooms, strict=True))
    if any(painter.measure(name, size)[0] > room.width for name, room in pairs) and not capitals:
        _draw_signs(painter, rooms)
        pairs = []
    for name, room in pairs:
        painter.text(
            name,
            room.center,
            size=size,
            # Small letters are narrower: a long word of some language still has its room.
            face=theme.DISPLAY if capitals else theme.TEXT,
            colour=theme.CARD,
            anchor="center",
            fit=room.width + 2,
        )
    _draw_compass(painter, tray)
    for purpose in PURPOSES:
        slot = tray.slot(purpose)
        rim = theme.INK if purpose is Purpose.DIRECTION else theme.AZUL
        painter.rounded(slot, slot.width * ROUND, theme.SLOT, rim)
    _draw_discs(painter, tray, settled_headings(draft))


def _draw_signs(painter: Painter, rooms: Sequence[FRect]) -> None:
    """Signs are better than names cut short."""
    size = rooms[0].height * 0.9
    draw_arrow(painter, rooms[0].center, -90, size, theme.CARD)
    for sprite, room in zip(("footstep_card", "turn_arrow_card"), rooms[1:], strict=True):
        painter.sprite(sprite, center=room.center, size=size)


def _draw_compass(painter: Painter, tray: DiceTray) -> None:
    """The ring about the direction slot, and the petals of its rose (R10)."""
    unit, (x, y) = tray.unit, tray.slot(Purpose.DIRECTION).center
    painter.circle((x, y), COMPASS * unit, theme.CARD, theme.INK)
    painter.circle((x, y), (COMPASS - 10) * unit, None, theme.AZUL, 2.5)
    for number in range(6):
        angle = math.radians(60 * number - 90)
        ux, uy = math.cos(angle), math.sin(angle)
        tip = x + 82 * unit * ux, y + 82 * unit * uy
        root = x + 40 * unit * ux, y + 40 * unit * uy
        for side, colour in ((-1, theme.COBALT), (1, theme.PETAL)):
            flank = x + (50 * ux - side * 16 * uy) * unit, y + (50 * uy + side * 16 * ux) * unit
            painter.polygon((tip, flank, root), colour)


def _draw_discs(painter: Painter, tray: DiceTray, lit: Iterable[Heading]) -> None:
    for number in range(1, 7):
        on = number in {int(heading) for heading in lit}
        letters = read_size(painter, DISC_LETTERS)
        reach = max((LIT_DISC if on else DISC) * tray.unit, letters * 0.72)
        at = disc_centre(tray, number)
        painter.circle(at, reach, theme.SUN if on else theme.CARD, theme.INK, 3.5)
        size = max(letters, (30 if on else 26) * tray.unit)
        painter.text(str(number), at, size=size, face=theme.DISPLAY, anchor="center", spacing=0)


def disc_centre(tray: DiceTray, number: int) -> Point:
    """Where the number of a heading stands on the compass."""
    x, y = tray.slot(Purpose.DIRECTION).center
    angle = math.radians(60 * (number - 1) - 90)
    reach = DISC_REACH * tray.unit
    return x + reach * math.cos(angle), y + reach * math.sin(angle)


# ---- what dice bring


def draw_results(painter: Painter, tray: DiceTray, draft: TurnDraft) -> None:
    """Below every die that is given: the heading, steps walked, turns left. For layers."""
    for purpose in PURPOSES:
        place = draft.place_of(purpose)
        outlook = None if place is None else draft.outlook(place, purpose)
        if draft.option is not None and (draft.steps or purpose is not Purpose.DIRECTION):
            _draw_progress(painter, tray, draft, purpose)
        elif outlook is not None:
            _draw_words(painter, tray, purpose, result_words(purpose, outlook))


def result_words(purpose: Purpose, outlook: Option) -> str:
    """What a die brings to its purpose, in words."""
    if purpose is Purpose.DIRECTION:
        if len(outlook.headings) > 1:
            return _("Any direction")
        return heading_name(outlook.headings[0])
    if purpose is Purpose.DISTANCE:
        steps = outlook.distance
        return ngettext("{n} step", "{n} steps", steps).format(n=steps)
    turns = outlook.deviations
    return ngettext("{n} turn", "{n} turns", turns).format(n=turns)


def _draw_words(painter: Painter, tray: DiceTray, purpose: Purpose, words: str) -> None:
    size = read_size(painter)
    room = tray.words(purpose, WORDS, max(44 * tray.unit, size))
    draw_lines(painter, words, room, size=size, colour=theme.CARD)


def _draw_progress(painter: Painter, tray: DiceTray, draft: TurnDraft, purpose: Purpose) -> None:
    option, unit = draft.option, tray.unit
    assert option is not None
    x, y = tray.words(purpose, WORDS, 10).center
    if purpose is Purpose.DIRECTION:
        _draw_way(painter, tray, draft)
    elif purpose is Purpose.DISTANCE:
        for number in range(option.distance):
            at = x + (number - (option.distance - 1) / 2) * PIP_GAP * unit, y
            walked = number < len(draft.steps)
            if walked:
                painter.circle(at, PIP * unit, theme.SUN)
                painter.lines(tick_mark(at, 5.5 * unit), theme.INK, 4 * unit)
            else:
                painter.circle(at, (PIP - 1.5) * unit, None, theme.CARD, 3.2 * unit)
    else:
        for number in range(option.deviations):
            at = x + (number - (option.deviations - 1) / 2) * 44 * unit, y
            spent = number >= draft.deviations_left
            painter.sprite("turn_arrow", center=at, size=42 * unit, alpha=90 if spent else 255)


def _draw_way(painter: Painter, tray: DiceTray, draft: TurnDraft) -> None:
    """The heading the path has now, as an arrow and in words."""
    heading, unit = draft.steps[-1].heading, tray.unit
    words, size = heading_name(heading), read_size(painter)
    room = tray.words(Purpose.DIRECTION, WORDS, size * 1.2)
    wide, arrow = painter.measure(words, size)[0], 34 * unit
    if common_size(painter, (words,), room.width - arrow * 1.3, size) is None:
        draw_lines(painter, words, room, size=size, colour=theme.CARD)
        return
    left = room.centerx - min(room.width, wide + arrow * 1.3) / 2
    draw_arrow(painter, (left + arrow / 2, room.centery), bearing(heading), arrow, theme.SUN)
    rest = FRect(left + arrow * 1.3, room.top, room.right - left - arrow * 1.3, room.height)
    draw_lines(painter, words, rest, size=size, colour=theme.CARD, align="left")


def tick_mark(centre: Point, size: float) -> list[Point]:
    """The three points of a tick."""
    x, y = centre
    return [(x - size, y), (x - size * 0.24, y + size * 0.9), (x + size * 1.1, y - size * 0.9)]


# ---- what the die in hand would bring


def draw_offers(
    painter: Painter, tray: DiceTray, draft: TurnDraft, place: int, over: Purpose | None
) -> None:
    """A rim of sun about every slot that would take the die in hand, and a ghost of what it brings.

    `over` is the purpose under the pointer: its slot is filled, and its ghost is ink. For layers.
    """
    for purpose in PURPOSES:
        outlook = draft.outlook(place, purpose)
        if purpose is draft.purpose_of(place) or outlook is None:
            continue
        slot = tray.slot(purpose)
        round_slot = FRect(slot).inflate(RIM * tray.unit, RIM * tray.unit)
        painter.rounded(round_slot, round_slot.width * ROUND, None, theme.INK, 9 * tray.unit)
        painter.rounded(round_slot, round_slot.width * ROUND, None, theme.SUN, 6 * tray.unit)
        if draft.place_of(purpose) is not None:
            continue
        chosen = purpose is over
        if chosen:
            painter.rounded(slot.inflate(-8, -8), slot.width * (ROUND - 0.03), theme.SUN)
        _draw_ghost(painter, tray, purpose, outlook, ink=chosen)
        if purpose is Purpose.DIRECTION:
            _draw_discs(painter, tray, ())
        _draw_words(painter, tray, purpose, result_words(purpose, outlook))


def draw_halo(painter: Painter, tray: DiceTray, draft: TurnDraft, place: int, alpha: float) -> None:
    """The line about the same slots that comes and goes."""
    colour, unit = theme.fade(theme.SUN, alpha), tray.unit
    for purpose in PURPOSES:
        outlook = draft.outlook(place, purpose)
        if purpose is draft.purpose_of(place) or outlook is None:
            continue
        slot = tray.slot(purpose)
        if purpose is Purpose.DIRECTION:
            painter.circle(slot.center, AROUND * unit, None, colour, 4 * unit)
            for heading in outlook.headings if len(outlook.headings) == 1 else ():
                painter.circle(disc_centre(tray, heading), 26 * unit, None, colour, 5 * unit)
        else:
            ring = slot.inflate(OUTER * unit, OUTER * unit)
            painter.rounded(ring, ring.width * ROUND, None, colour, 4 * unit)


def _draw_ghost(
    painter: Painter, tray: DiceTray, purpose: Purpose, outlook: Option, *, ink: bool
) -> None:
    colour, unit = theme.INK if ink else theme.CARD, tray.unit
    x, y = tray.slot(purpose).center
    if purpose is Purpose.DIRECTION:
        headings: Sequence[Heading] = outlook.headings
        for heading in headings:
            if len(headings) == 1:
                draw_arrow(painter, (x, y), bearing(heading), GHOST_ARROW * unit, colour)
                continue
            angle = math.radians(bearing(heading))
            at = x + 36 * unit * math.cos(angle), y + 36 * unit * math.sin(angle)
            draw_arrow(painter, at, bearing(heading), 40 * unit, colour)
    elif purpose is Purpose.DISTANCE:
        foot = "footstep" if ink else "footstep_card"
        count = outlook.distance
        across, down = min(count, 3), math.ceil(count / 3)
        for k in range(count):
            column, row = k % 3, k // 3
            at = (
                x + (column - (across - 1) / 2) * STEP_ACROSS * unit,
                y + ((row - (down - 1) / 2) * STEP_DOWN + (column % 2 - 0.5) * GAIT) * unit,
            )
            painter.sprite(foot, center=at, size=(FOOT[0] * unit, FOOT[1] * unit))
    else:
        count = outlook.deviations
        for k in range(count):
            at = x + (k - (count - 1) / 2) * 52 * unit, y
            painter.sprite("turn_arrow_card", center=at, size=TURN * unit)


ARROW = ((-34, -9), (2, -9), (2, -28), (36, 0), (2, 28), (2, 9), (-34, 9))
"""An arrow to the right, 72 units long."""


def draw_arrow(
    painter: Painter,
    centre: Point,
    angle: float,
    size: float,
    colour: theme.Colour,
    outline: theme.Colour | None = None,
) -> None:
    """A broad arrow that points at `angle`, in degrees clockwise from east."""
    turn, part = math.radians(angle), size / 72
    cos, sin = math.cos(turn) * part, math.sin(turn) * part
    points = [(centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos) for x, y in ARROW]
    painter.polygon(points, colour, outline, 3)

"""The azulejo tray: three dice, three purposes, the compass, and how far the path has come."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import pygame

from gogoa_game.i18n import _
from gogoa_game.logic.dice import PLACES, PURPOSES, Purpose
from gogoa_game.logic.paths import deviations_allowed
from gogoa_game.ui import theme
from gogoa_game.ui.paint.lines import common_size, draw_lines, floor_size
from gogoa_game.ui.paint.painter import SMALLEST_FRAME
from gogoa_game.ui.paint.tokens import draw_token

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gogoa_game.logic.dice import Dice
    from gogoa_game.logic.draft import Given, TurnDraft
    from gogoa_game.logic.hexes import Heading
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

CHOSEN_LIFT = 8.0


def purpose_name(purpose: Purpose) -> str:
    """The purpose as the interface calls it (R8)."""
    return {
        Purpose.DIRECTION: _("Direction"),
        Purpose.DISTANCE: _("Distance"),
        Purpose.DEVIATION: _("Deviation"),
    }[purpose]


class DiePose(NamedTuple):
    """How a die lies: the face it shows, its middle, its size, and how it is turned (degrees)."""

    face: int
    centre: Point
    size: float
    angle: float = 0.0

    @property
    def rect(self) -> pygame.FRect:
        """The square that can be clicked."""
        half = self.size / 2
        return pygame.FRect(self.centre[0] - half, self.centre[1] - half, self.size, self.size)


@dataclass(frozen=True, slots=True)
class TrayLayout:
    """Where everything in the tray lies, in design units."""

    frame: pygame.FRect
    inner: pygame.FRect
    border: float
    label_y: float
    label_size: float
    slots: tuple[pygame.FRect, pygame.FRect, pygame.FRect]
    compass: pygame.FRect
    info: pygame.FRect

    @classmethod
    def of(cls, rect: pygame.FRect, *, giving: bool = False) -> TrayLayout:
        """The tray in a rectangle, from 480 x 200 upwards.

        While dice are `giving`, half of it is for the dice that have no purpose yet.
        """
        border = min(40.0, max(16.0, rect.height * 0.105))
        inner = rect.inflate(-2 * border - 8, -2 * border - 8)
        label = min(38.0, inner.height * 0.15)
        # On a narrow panel the words over the dice need what the compass can spare.
        first = inner.width * (0.25 if inner.width >= 700 else 0.225)
        column = (inner.width - first) / 3
        info_height = (inner.height - label) * (0.47 if giving else 0.24)
        side = min(inner.height - label - info_height - 14, column * 0.86)
        middle = inner.top + label + 6 + side / 2

        def square(index: int, size: float) -> pygame.FRect:
            centre = inner.left + first + column * (index - 0.5)
            return pygame.FRect(centre - size / 2, middle - size / 2, size, size)

        info = pygame.FRect(
            inner.left + first, inner.bottom - info_height, inner.width - first, info_height
        )
        across = min(inner.height * 0.96, first * 1.12)
        compass = pygame.FRect(0, 0, across, across)
        compass.center = (inner.left + first * 0.5, inner.centery)
        return cls(
            rect,
            inner,
            border,
            inner.top + label / 2 + 1,
            max(20.0, label * 0.8),
            (square(1, side), square(2, side), square(3, side)),
            compass,
            info,
        )

    def slot(self, purpose: Purpose) -> pygame.FRect:
        """The slot of a purpose."""
        return self.slots[PURPOSES.index(purpose)]

    def slot_at(self, pos: Point) -> Purpose | None:
        """The purpose whose slot, label included, holds a point."""
        for purpose in PURPOSES:
            slot = self.slot(purpose)
            if slot.inflate(24, 0).move(0, -12).inflate(0, 48).collidepoint(pos):
                return purpose
        return None

    def poses(self, dice: Dice, given: Given) -> tuple[DiePose, ...]:
        """Where the dice lie: in their slots, or side by side below while they have no purpose."""
        size = min(self.info.height * 0.94, self.info.width / 3.4)
        gap = self.info.width / 3
        poses = []
        for place in PLACES:
            if place in given:
                slot = self.slots[given.index(place)]
                poses.append(DiePose(dice[place], slot.center, slot.width * 0.97, TILT[place]))
            else:
                centre = (self.info.centerx + (place - 1) * gap, self.info.centery)
                poses.append(DiePose(dice[place], centre, size, TILT[place]))
        return tuple(poses)

    def rolled_poses(self, dice: Dice) -> tuple[DiePose, ...]:
        """Three large dice in the middle of the tray, as they were rolled for all."""
        size = min(self.inner.height * 0.72, self.inner.width * 0.22)
        gap = size * 1.35
        return tuple(
            DiePose(
                dice[place],
                (self.inner.centerx + (place - 1) * gap, self.inner.centery),
                size,
                TILT[place],
            )
            for place in PLACES
        )


TILT = (-1.5, 2.0, -0.8)
"""Dice never lie quite straight."""


def change_rects(pose: DiePose) -> tuple[pygame.FRect, pygame.FRect]:
    """The buttons of a guide at a die: one less, one more."""
    size = max(40.0, pose.size * 0.36)
    left, right = pose.rect.left, pose.rect.right
    y = pose.rect.bottom - size * 0.75
    return (
        pygame.FRect(left - size * 0.4, y, size, size),
        pygame.FRect(right - size * 0.6, y, size, size),
    )


def draw_tray_ground(painter: Painter, tray: TrayLayout, *, slots: bool) -> None:
    """The tile frame and, with `slots`, the labels and empty slots, as one cached layer."""

    def draw(layer: Painter) -> None:
        layer.fill(tray.frame, theme.INK)
        layer.fill(tray.frame.inflate(-8, -8), theme.COBALT)
        if min(tray.frame.size) >= SMALLEST_FRAME + 8:
            layer.frame(tray.frame.inflate(-8, -8), tray.border - 8)
        else:
            layer.outline(tray.inner.inflate(12, 12), theme.AZUL, 3)
        layer.fill(tray.inner, theme.COBALT)
        if not slots:
            return
        names = [purpose_name(purpose) for purpose in PURPOSES]
        room = tray.info.width / 3 - 8
        size = common_size(layer, names, room, tray.label_size, theme.DISPLAY)
        for purpose, name in zip(PURPOSES, names, strict=True):
            slot = tray.slot(purpose)
            layer.text(
                name,
                (slot.centerx, tray.label_y),
                size=size or floor_size(layer),
                # Small letters are narrower: a long word of some language still has its room.
                face=theme.DISPLAY if size else theme.TEXT,
                colour=theme.CARD,
                anchor="center",
                fit=room + 4,
            )
            layer.rounded(slot, slot.width * 0.2, theme.SLOT, theme.AZUL, 3)
        for index in (2, 3):
            x = tray.info.left + tray.info.width * (index - 1) / 3
            layer.fill(
                (x - 1.5, tray.inner.top + 8, 3, tray.slots[0].bottom - tray.inner.top), theme.AZUL
            )

    key = ("tray", slots, tray.slots[0].width)
    painter.layer(key, tray.frame.inflate(8, 8), draw)


def draw_die(painter: Painter, pose: DiePose, *, chosen: bool = False) -> None:
    """One die; a chosen one is lifted and rimmed in sun."""
    x, y = pose.centre
    if chosen:
        y -= CHOSEN_LIFT
        ring = pose.rect.move(0, -CHOSEN_LIFT).inflate(10, 10)
        painter.rounded(ring, ring.width * 0.22, theme.SUN)
    painter.sprite("die_body", center=(x, y), size=pose.size, angle=pose.angle)
    painter.sprite(f"die_pips_{pose.face}", center=(x, y), size=pose.size, angle=pose.angle)


def draw_reserved(painter: Painter, pose: DiePose, token: str, colour: str) -> None:
    """The tag of the reserved die, with the token of the player who reserved it (R9)."""
    size = pose.size * 0.48
    x, y = pose.rect.right + size * 0.16, pose.rect.top + size * 0.5
    painter.sprite("reserved_tag", center=(x, y), size=size)
    draw_token(painter, token, colour, (x + size * 0.08, y + size * 0.74), size * 0.72)


def draw_change(painter: Painter, pose: DiePose, delta: int) -> None:
    """The badge of a die that guides have changed for this player (R7)."""
    if not delta:
        return
    size = max(34.0, pose.size * 0.36)
    plate = pygame.FRect(0, 0, size * 1.5, size * 0.8)
    plate.midleft = (pose.rect.centerx - size * 0.3, pose.rect.bottom)
    painter.rounded(plate, 8, theme.PALM, theme.CARD, 2)
    painter.text(
        f"{delta:+d}",
        (plate.centerx + size * 0.28, plate.centery),
        size=max(theme.FLOOR, size * 0.55),
        face=theme.BOLD,
        colour=theme.CARD,
        anchor="center",
    )
    painter.sprite("guide_badge", center=(plate.left, plate.centery), size=size)


def draw_change_buttons(painter: Painter, pose: DiePose, hover: Point) -> None:
    """The buttons by which an armed guide turns a die down or up."""
    for rect, sign in zip(change_rects(pose), ("−", "+"), strict=True):
        fill = theme.SUN if rect.collidepoint(hover) else theme.CARD
        painter.circle(rect.center, rect.width / 2, fill, theme.INK, 3)
        painter.text(sign, rect.center, size=rect.width * 0.8, face=theme.BOLD, anchor="center")


def draw_rose(painter: Painter, rose: pygame.FRect, headings: Iterable[Heading]) -> None:
    """A compass in a square; the headings that a path takes at no cost are lit (R10)."""
    painter.sprite("compass_rose", center=rose.center, size=rose.width)
    for heading in headings:
        angle = math.radians(60 * (heading - 1) - 90)
        reach = rose.width * COMPASS_REACH
        centre = (rose.centerx + reach * math.cos(angle), rose.centery + reach * math.sin(angle))
        painter.circle(centre, rose.width * 0.125, theme.SUN, theme.INK, 3)
        painter.text(
            str(int(heading)),
            centre,
            size=max(theme.FLOOR, rose.width * 0.16),
            face=theme.BOLD,
            anchor="center",
        )


MOST_HEADINGS = 1 + deviations_allowed(6)
"""A path has the heading that it starts with, and one more for every deviation (R12)."""

COMPASS_REACH = 104 / 256
"""Where the numbers of the compass stand, as a part of its width."""


def draw_progress(painter: Painter, tray: TrayLayout, draft: TurnDraft) -> None:
    """Below the dice: the headings of the path, steps walked, deviations taken."""
    option = draft.option
    if option is None:
        return
    info = tray.info
    y = info.centery
    _draw_headings(painter, pygame.FRect(info.left, info.top, info.width / 3, info.height), draft)
    across = min(34.0, (info.width / 3 - 14) / 6)
    first = info.left + info.width / 2 - across * (option.distance - 1) / 2
    for number in range(option.distance):
        centre = (first + number * across, y)
        walked = number < len(draft.steps)
        fill = theme.SUN if walked else theme.COBALT
        painter.circle(centre, across * 0.4, fill, theme.CARD, 2.5)
        if walked:
            painter.lines(_tick(centre, across * 0.22), theme.INK, 4)
    _draw_deviations(painter, tray, option.deviations, option.deviations - draft.deviations_left)


def _draw_headings(painter: Painter, rect: pygame.FRect, draft: TurnDraft) -> None:
    """An arrow for the first heading and for every turn; words where any heading is allowed."""
    if draft.steps:
        turned = tuple(step.heading for step in draft.steps[1:] if step.deviated)
        headings = (draft.steps[0].heading, *turned)
    else:
        headings = draft.headings
    if not draft.steps and len(headings) > 1:
        draw_lines(
            painter,
            _("Any direction"),
            rect.inflate(-8, -2),
            size=theme.LIST,
            colour=theme.CARD,
        )
        return
    size = min(rect.height * 0.86, 50.0, rect.width / (1.3 * MOST_HEADINGS))
    left = rect.centerx - 1.3 * size * (len(headings) - 1) / 2
    for number, heading in enumerate(headings):
        colour = theme.SUN if number == len(headings) - 1 else theme.CARD
        _draw_arrow(painter, (left + 1.3 * size * number, rect.centery), size, heading, colour)


def _draw_arrow(
    painter: Painter, centre: Point, size: float, heading: Heading, colour: theme.Colour
) -> None:
    angle = math.radians(60 * (heading - 1) - 90)
    along, across = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))

    def at(forth: float, aside: float) -> Point:
        x = centre[0] + size * (forth * along[0] + aside * across[0])
        return x, centre[1] + size * (forth * along[1] + aside * across[1])

    painter.lines((at(-0.46, 0), at(0.2, 0)), colour, size * 0.17)
    painter.polygon((at(0.5, 0), at(0.02, -0.34), at(0.02, 0.34)), colour)


def _draw_deviations(painter: Painter, tray: TrayLayout, allowed: int, taken: int) -> None:
    size = min(52.0, tray.info.height * 0.6)
    middle = tray.info.left + tray.info.width * 5 / 6
    for number in range(allowed):
        centre = (middle + (number - (allowed - 1) / 2) * size * 1.2, tray.info.centery)
        spent = number < taken
        painter.sprite("turn_arrow", center=centre, size=size, alpha=110 if spent else 255)
        if spent:
            half = size * 0.45
            a, b = (centre[0] - half, centre[1] + half), (centre[0] + half, centre[1] - half)
            painter.line(a, b, theme.CARD, 5)


def _tick(centre: Point, size: float) -> list[Point]:
    x, y = centre
    return [(x - size, y), (x - size * 0.25, y + size * 0.8), (x + size, y - size * 0.8)]

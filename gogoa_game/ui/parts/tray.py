"""The azulejo tray and the dice: how they lie, what hangs on them, and the compass."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import pygame

from gogoa_game.i18n import _
from gogoa_game.logic.dice import PLACES, Purpose
from gogoa_game.ui import theme
from gogoa_game.ui.paint.painter import SMALLEST_FRAME
from gogoa_game.ui.paint.tokens import draw_token

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gogoa_game.logic.dice import Dice
    from gogoa_game.logic.hexes import Heading
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point


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
    """A frame of tiles and the cobalt field in it, in design units."""

    frame: pygame.FRect
    inner: pygame.FRect
    border: float

    @classmethod
    def of(cls, rect: pygame.FRect, border: float | None = None) -> TrayLayout:
        """The tray in a rectangle, from 300 x 180 upwards."""
        tile = min(34.0, max(14.0, rect.height * 0.072)) if border is None else border
        return cls(rect, rect.inflate(-2 * tile, -2 * tile), tile)

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
    size = max(36.0, pose.size * 0.36)
    left, right = pose.rect.left, pose.rect.right
    y = pose.rect.bottom - size * 0.75
    return (
        pygame.FRect(left - size * 0.4, y, size, size),
        pygame.FRect(right - size * 0.6, y, size, size),
    )


def draw_tray_ground(painter: Painter, tray: TrayLayout) -> None:
    """The frame of tiles round the cobalt field, on its shadow, as one cached layer."""

    def draw(layer: Painter) -> None:
        layer.fill(tray.frame.move(7, 10), theme.fade(theme.INK, theme.SHADOW_ALPHA))
        layer.fill(tray.frame.inflate(8, 8), theme.INK)
        layer.fill(tray.frame, theme.COBALT)
        if min(tray.frame.size) >= SMALLEST_FRAME:
            layer.frame(tray.frame, tray.border)
        else:
            layer.outline(tray.inner.inflate(tray.border, tray.border), theme.AZUL, 3)
        layer.fill(tray.inner, theme.COBALT)
        layer.outline(tray.inner, theme.INK)

    painter.layer(("tray", tray.border), tray.frame.inflate(36, 36), draw)


def draw_die(painter: Painter, pose: DiePose) -> None:
    """One die."""
    x, y = pose.centre
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


COMPASS_REACH = 104 / 256
"""Where the numbers of the compass stand, as a part of its width."""

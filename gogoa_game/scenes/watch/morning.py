"""A new day is announced: a banner opens over the table, and the sun rises behind the hills."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.ui import theme
from gogoa_game.ui.animator import Animation, in_cubic, out_bounce, out_cubic
from gogoa_game.ui.paint.lettering import draw_lettering
from gogoa_game.ui.paint.rays import draw_rays
from gogoa_game.ui.paint.tokens import draw_token

if TYPE_CHECKING:
    from gogoa_game.table.match import Player
    from gogoa_game.ui.animator import Animator
    from gogoa_game.ui.paint.painter import Painter

OPEN = Animation("day open", 260.0, out_cubic, reduced_ms=150.0)
SUN = Animation("day sun", 640.0, out_cubic, delay_ms=60.0)
NAME = Animation("day name", 160.0, delay_ms=420.0)
TOKEN = Animation("day token", 220.0, delay_ms=500.0)
STANDS_MS = 900.0
"""From the moment that it is open to the moment that it begins to close."""
STAND = Animation(
    "day stand",
    OPEN.duration_ms + STANDS_MS - TOKEN.delay_ms - TOKEN.duration_ms,
    reduced_ms=1250.0,
)
CLOSE = Animation("day close", 220.0, in_cubic, reduced_ms=150.0)

# In units of a stage 1080 high.
TOP, FOOT, STRIP = 330.0, 726.0, 34.0
SUN_Y, SUN_SIZE, RISE = FOOT - STRIP - 44.0, 744.0, 330.0
VEIL_ALPHA = 0.62
RAYS, RAY_HALF, RAY_REACH, RAY_ALPHA = 22, 2.2, 1900.0, 0.11
CLOUDS = ((-810, 34, 0.93, 0.75), (756, 22, 0.97, 0.75), (-400, 24, 0.69, 0.6))
GULLS = ((-400, 52, 0.8), (-448, 86, 0.55), (380, 50, 0.7))
HILLS, VILLAGE, GROVE = (2600.0, 140.0), (780.0, 250.0), (220.0, 220.0)
USUAL = 1920.0


@dataclass(frozen=True, slots=True)
class Morning:
    """The banner as it is: `opened` and `risen` go from 0 to 1, `token` too, with its bounce.

    `shown` is its opacity, for those who want no motion.
    """

    day: int
    starter: Player
    opened: float
    risen: float
    named: float
    token: float
    shown: float

    @property
    def stands(self) -> bool:
        """Whether it is open, so that nothing of the table moves or shows behind it."""
        return self.opened == 1 and self.shown == 1

    @property
    def dark(self) -> float:
        """How far the table has darkened, in eighths: every shade is a picture of its own."""
        return round(8 * min(1.0, 1.6 * self.opened) * self.shown) / 8


def announce(animator: Animator) -> None:
    """Queues the whole announcement."""
    for animation in (OPEN, SUN, NAME, TOKEN):
        animator.start(animation)
    animator.queue(STAND, CLOSE)


def morning_of(animator: Animator, day: int, starter: Player, *, still: bool) -> Morning | None:
    """The banner at this moment; None when there is none."""
    if not animator.running(CLOSE.name):
        return None
    gone = animator.value(CLOSE.name)
    opened = animator.value(OPEN.name)
    token = animator.value(TOKEN.name)
    return Morning(
        day,
        starter,
        opened=1.0 if still else opened * (1 - gone),
        risen=animator.value(SUN.name) * (1 - gone),
        named=animator.value(NAME.name),
        token=out_bounce(token) if token > 0 else -1.0,
        shown=opened * (1 - gone) if still else 1.0,
    )


def draw_morning(painter: Painter, morning: Morning) -> None:
    """Draws the banner, and over the table a veil unless it lies in the dark already."""
    width, height = painter.size
    if morning.dark and not morning.stands:
        veil = theme.fade(theme.NIGHT_VEIL, VEIL_ALPHA * morning.dark)
        painter.fill((0, 0, width, height), veil)
    if morning.shown < 1:
        # Without motion the banner fades: it is one picture, and nothing else changes.
        still = _Banner(painter.size, morning)
        painter.layer(
            ("still day", morning.day, morning.starter), still.outer, still.draw_whole,
            alpha=round(255 * morning.shown),
        )  # fmt: skip
        return
    _Banner(painter.size, morning).draw(painter)


def beside_banner(size: tuple[float, float]) -> tuple[FRect, FRect]:
    """What shows of a stage of that size above and below the open banner."""
    u = size[1] / 1080
    low = (FOOT - 2) * u
    return FRect(0, 0, size[0], (TOP + 2) * u), FRect(0, low, size[0], size[1] - low)


class _Banner:
    """The banner on a stage of that size."""

    def __init__(self, size: tuple[float, float], morning: Morning) -> None:
        self.morning = morning
        self.u = u = size[1] / 1080
        self.width = size[0]
        spare = min(0.0, size[0] / u - USUAL)
        self.narrow = spare < -200
        self.x = size[0] / 2 + 0.3 * spare * u
        """The middle of the sun; on a narrow stage it makes room for a name."""
        self.token_x = self.x + (464 + 0.11 * spare) * u
        self.name_x = self.token_x + (108 + 0.05 * spare) * u
        self.inner = FRect(0, (TOP + STRIP) * u, size[0], (FOOT - TOP - 2 * STRIP) * u)
        self.outer = FRect(0, 280 * u, size[0], (FOOT - 280 + 20) * u)

    def draw_whole(self, painter: Painter) -> None:
        """The open banner in one piece, for a layer."""
        self._draw_open(painter, 1.0)

    def draw(self, painter: Painter) -> None:
        """The banner as far as it is open."""
        if self.morning.opened > 0.02:
            self._draw_open(painter, self.morning.opened)

    def _draw_open(self, painter: Painter, opened: float) -> None:
        u = self.u
        middle, half = (TOP + FOOT) / 2 * u, (FOOT - TOP) / 2 * u * opened
        strip = STRIP * u * min(1.0, opened * 2)
        window = FRect(0, middle - half, self.width, 2 * half)
        painter.fill((0, window.bottom, self.width, 14 * u), theme.fade(theme.DEEP_SHADE, 0.5))
        with painter.clipped(window):
            painter.ground(("dawn", self.x), self.inner, self._draw_sky)
        for top in (window.top, window.bottom - strip):
            self._draw_strip(painter, top, strip)
        # The points of the sun cross the upper strip, and nothing crosses the lower one.
        above = FRect(0, window.top - 50 * u * opened, self.width, 0)
        above.height = window.bottom - strip - above.top
        with painter.clipped(above):
            self._draw_sun(painter)
        with painter.clipped(window.inflate(0, -2 * strip)):
            self._draw_land(painter)
            self._draw_words(painter)

    def _draw_sky(self, painter: Painter) -> None:
        u = self.u
        painter.fill(self.inner, theme.DAWN.night)
        middle = painter.point((self.x, SUN_Y * u))
        for radius, (_radius, colour) in zip(theme.DAWN_RADII, theme.DAWN.glow, strict=True):
            pygame.draw.aacircle(painter.surface, colour, middle, radius * u * painter.scale)
        light = theme.fade(theme.DAWN.ray, RAY_ALPHA)
        draw_rays(painter, (self.x, SUN_Y * u), RAYS, RAY_HALF, RAY_REACH * u, light)
        for dx, y, size, alpha in CLOUDS:
            box = (self.x + dx * u, self.inner.top + y * u, 274 * size * u, 60 * size * u)
            painter.sprite("curtain_cloud", box, alpha=round(255 * alpha))
        for dx, y, size in GULLS:
            box = (
                self.x + dx * u,
                self.inner.top + (y - 18 * size) * u,
                58 * size * u,
                36 * size * u,
            )
            painter.sprite("title_gull", box)
        painter.grain(self.inner)

    def _draw_strip(self, painter: Painter, top: float, tall: float) -> None:
        painter.fill((0, top - 2, self.width, tall + 4), theme.INK)
        if tall > 8:
            strip = FRect(0, 0, self.width, STRIP * self.u)

            def draw(layer: Painter) -> None:
                layer.band(strip)
                layer.grain(strip)

            with painter.clipped((0, top, self.width, tall)):
                painter.layer("dawn strip", strip, draw, shift=(0, top))

    def _draw_sun(self, painter: Painter) -> None:
        u, morning = self.u, self.morning
        low = RISE * (1 - morning.risen) * u
        box = FRect(0, 0, SUN_SIZE * u, SUN_SIZE * u)
        box.center = (self.x, SUN_Y * u)

        def draw(layer: Painter) -> None:
            layer.sprite("day_sun", box)
            layer.grain(box)

        painter.layer("dawn sun", box, draw, shift=(0, low))
        painter.text(
            _("Day {n}").format(n=morning.day), (self.x, (SUN_Y - 79) * u + low), size=150 * u,
            face=theme.DISPLAY, colour=theme.LATERITE, anchor="center", fit=450 * u,
        )  # fmt: skip

    def _draw_land(self, painter: Painter) -> None:
        """The hills before the sun, and who lives there, as one picture."""
        u, foot = self.u, self.inner.bottom

        def draw(layer: Painter) -> None:
            wide, tall = HILLS[0] * u, HILLS[1] * u
            layer.sprite("day_hills", (self.x - wide / 2, foot - tall, wide, tall))
            size = 0.62 if self.narrow else 1.0
            left = self.x - (self.width / 2 if self.narrow else 960 * u)
            wide, tall = VILLAGE[0] * size * u, VILLAGE[1] * size * u
            layer.sprite("day_village", (left - 60 * size * u, foot - tall, wide, tall))
            wide, tall = GROVE[0] * u, GROVE[1] * u
            if not self.narrow:
                layer.sprite("day_grove", (self.x + 800 * u, foot - tall, wide, tall))
            shade = FRect(0, 0, 192 * u, 28 * u)
            shade.center = (self.token_x, foot - 36 * u)
            at = layer.pixels(shade)
            pygame.draw.ellipse(layer.surface, theme.LEAF, at)
            layer.grain(rect)

        rect = FRect(0, foot - VILLAGE[1] * u, self.width, VILLAGE[1] * u)
        painter.layer(("dawn land", self.x), rect, draw)

    def _draw_words(self, painter: Painter) -> None:
        u, morning, starter = self.u, self.morning, self.morning.starter
        foot, room = self.inner.bottom, min(350 * u, self.width - self.name_x - 16 * u)
        if morning.named > 0:
            box = FRect(self.name_x - 6, self.inner.top + 60 * u, room + 16 * u, 170 * u)

            def draw(layer: Painter) -> None:
                for text, y, size, face in (
                    (starter.name, 114, 62, theme.DISPLAY),
                    (_("starts"), 182, 54, theme.BOLD),
                ):
                    at = (self.name_x, self.inner.top + y * u)
                    draw_lettering(
                        layer, text, at, size=size * u, face=face, anchor="midleft", fit=room
                    )  # fmt: skip

            alpha = round(255 * morning.named)
            painter.layer(("dawn name", starter.name), box, draw, alpha=alpha)
        if morning.token >= 0:
            y = foot - (120 + 40 * (1 - morning.token)) * u
            size = (164 if not self.narrow else 140) * u
            draw_token(painter, starter.token, starter.colour, (self.token_x, y), size)

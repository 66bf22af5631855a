"""How one picture makes way for the next: it lies over the new one and moves off.

Only pictures move. The scene behind is the one that gets the input from the first moment on, and
where nothing of the old picture may be seen with the new one, there is no passage (R19).
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui import theme
from gogoa_game.ui.animator import Animation, in_out_sine
from gogoa_game.ui.paint.cache import blit_faded

if TYPE_CHECKING:
    from gogoa_game.ui.animator import Animator
    from gogoa_game.ui.paint.painter import Painter


class Parting(Enum):
    """How a picture goes."""

    CUT = auto()  # at once
    ON = auto()  # as paper, to the left
    BACK = auto()  # the same, to the right
    HALVES = auto()  # as a curtain, to both sides


SLIDE_MS, PART_MS, FADE_MS = 180.0, 320.0, 150.0
_NAME = "passage"
EDGE = 14.0
"""The width of the hard shade at the edge of moving paper, in design units."""
FIRST_STEPS, STEP_MS = 2, 17.0
"""To draw a new picture for the first time takes its time, which is none of the motion's."""


class Passage:
    """The picture that was there, as long as it is on its way."""

    def __init__(self, animator: Animator) -> None:
        self._animator = animator
        self._picture: pygame.Surface | None = None
        self._at = (0, 0)
        self._parting = Parting.CUT
        self._fading = False
        self._steps = 0

    @property
    def running(self) -> bool:
        """Whether something moves."""
        return self._picture is not None

    def begin(
        self, window: pygame.Surface, area: pygame.Rect, parting: Parting, *, fading: bool
    ) -> None:
        """Lets what `area` of the window shows go; with `fading` it fades where it is."""
        self.end()
        area = area.clip(window.get_rect())
        if parting is Parting.CUT or not area.width or not area.height:
            return
        duration = PART_MS if parting is Parting.HALVES else SLIDE_MS
        self._animator.start(Animation(_NAME, duration, in_out_sine, reduced_ms=FADE_MS))
        if not self._animator.active:
            return
        self._picture, self._at = window.subsurface(area).copy(), area.topleft
        self._parting, self._fading, self._steps = parting, fading, 0

    def update(self, ms: float) -> None:
        """Lets time pass."""
        if self._picture is None:
            return
        self._steps += 1
        self._animator.update(min(ms, STEP_MS) if self._steps <= FIRST_STEPS else ms)
        if not self._animator.active:
            self.end()

    def end(self) -> None:
        """The new picture stands alone."""
        self._animator.skip()
        self._picture = None

    def draw(self, painter: Painter) -> None:
        """Draws what is left of the old picture over the new one."""
        picture = self._picture
        if picture is None:
            return
        gone = self._animator.value(_NAME)
        area = picture.get_rect(topleft=self._at)
        target = painter.surface
        if self._fading:
            blit_faded(target, picture, self._at, round(255 * (1 - gone)))
            return
        before = target.get_clip()
        target.set_clip(area)
        if self._parting is Parting.HALVES:
            middle = area.width // 2
            way = round((area.width - middle) * gone)
            left, right = pygame.Rect(0, 0, middle, area.height), picture.get_rect()
            right.update(middle, 0, area.width - middle, area.height)
            _blit(painter, picture, left, area.move(-way, 0), shaded=(1,))
            _blit(painter, picture, right, area.move(middle + way, 0), shaded=(-1,))
        else:
            way = round(area.width * gone) * (1 if self._parting is Parting.BACK else -1)
            side = -1 if way > 0 else 1
            _blit(painter, picture, picture.get_rect(), area.move(way, 0), shaded=(side,))
        target.set_clip(before)


def _blit(
    painter: Painter,
    picture: pygame.Surface,
    part: pygame.Rect,
    at: pygame.Rect,
    shaded: tuple[int, ...],
) -> None:
    """A part of the picture, with the shade of its edges beside it: -1 on the left, 1 right."""
    painter.surface.blit(picture, at.topleft, part)
    wide = painter.length(EDGE)
    veil = pygame.Surface((wide, part.height), pygame.SRCALPHA)
    veil.fill(theme.fade(theme.INK, theme.SHADOW_ALPHA))
    for side in shaded:
        left = at.left + part.width if side > 0 else at.left - wide
        painter.surface.blit(veil, (left, at.top))

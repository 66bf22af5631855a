"""What comes and goes to lead the eye: rims that breathe, ghosts, hexes that light up, a sign."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from gogoa_game.ui.animator import Animation, out_bounce, out_cubic

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.store.settings import Settings
    from gogoa_game.ui.animator import Animator
    from gogoa_game.ui.map.turnmap import Lit

BREATH_MS = 1200.0
FAINTEST, SHADES = 0.35, 8
"""A rim is drawn in so many shades, so that they can be kept."""
LIFT = Animation("lift", 140.0, out_cubic)
GHOST = Animation("ghost", 120.0)
SIGN = Animation("sign", 240.0, out_bounce)
LIGHT_MS, APART_MS = 90.0, 40.0
"""How long a hex takes to light up, and how long after the one before it begins."""


class Glowing(NamedTuple):
    """How far all that is: `breath` and `ghost` are opacities, `light` milliseconds or infinity."""

    breath: float = 1.0
    lift: float = 1.0
    ghost: float = 1.0
    light: float = math.inf
    sign: float = 1.0


class Glow:
    """Follows the die in hand and the lit hexes. With reduced motion nothing comes or goes."""

    def __init__(self, animator: Animator, settings: Callable[[], Settings]) -> None:
        self._animator = animator
        self._settings = settings
        self._held: int | None = None
        self._lit: frozenset[object] = frozenset()
        self._ms = 0.0

    @property
    def breathing(self) -> bool:
        """Whether rims come and go."""
        still = self._settings()
        return self._held is not None and not (
            still.reduced_motion or still.animation_speed == "off"
        )

    def hold(self, place: int | None) -> None:
        """A die is in hand, or none."""
        if place != self._held and place is not None:
            self._animator.start(LIFT)
            self._animator.start(GHOST)
            self._ms = 0.0
        self._held = place

    def light(self, lit: Lit) -> None:
        """Other hexes are lit."""
        steps = max((len(e.steps) for found in lit.values() for e in found), default=0)
        now = frozenset((cell, len(found)) for cell, found in lit.items())
        if now != self._lit and steps:
            whole = LIGHT_MS + APART_MS * (steps - 1)
            self._animator.start(Animation("light", whole, end=whole))
            self._animator.start(SIGN)
        self._lit = now

    def update(self, ms: float) -> None:
        """Lets time pass."""
        self._ms = (self._ms + ms) % BREATH_MS

    @property
    def picture(self) -> Glowing:
        """How far everything is now."""
        breath = 1.0
        if self.breathing:
            swing = (1 + math.cos(math.tau * self._ms / BREATH_MS)) / 2
            breath = FAINTEST + (1 - FAINTEST) * round(swing * SHADES) / SHADES
        value, running = self._animator.value, self._animator.running
        return Glowing(
            breath,
            value("lift", 1.0),
            value("ghost", 1.0),
            value("light", math.inf) if running("light") else math.inf,
            value("sign", 1.0),
        )

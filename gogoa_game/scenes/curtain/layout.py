"""Where the parts of a curtain lie, for stages from 4:3 to 21:9."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

TALL, WIDE = 1080.0, 1920.0
"""The picture that grounds are drawn for."""
OUTWARD, INWARD = 0.25, 0.12
"""How much of the width that a stage has more, or less, the sun moves with its token."""
POST_OUTWARD, POST_INWARD = 0.35, 0.42
"""The same for the post of the bench."""
POST, SEAT = 742.0, 812.0
POST_WIDE = 196.0
ROOMY = 1700.0
"""From this width on there is room for the glazed picture and the pencil."""


@dataclass(frozen=True, slots=True)
class CurtainLayout:
    """Everything in units of the picture, 1080 high and `width` wide, but for `button`.

    `sunward` is how far what stands on the left is shifted, `outward` what stands on the right.
    """

    unit: float
    width: float

    @classmethod
    def of(cls, size: tuple[float, float]) -> CurtainLayout:
        """The layout of a stage of that size, in design units."""
        unit = size[1] / TALL
        return cls(unit, size[0] / unit)

    @property
    def outward(self) -> float:
        """How much wider the stage is than the picture."""
        return self.width - WIDE

    @property
    def sunward(self) -> float:
        """How far the sun and the token are shifted."""
        return self.outward * (OUTWARD if self.outward > 0 else INWARD)

    @property
    def post(self) -> float:
        """The left edge of the post."""
        return POST + self.outward * (POST_OUTWARD if self.outward > 0 else POST_INWARD)

    @property
    def seat(self) -> float:
        """The left edge of the bench beside the post."""
        return self.post + POST_WIDE

    @property
    def roomy(self) -> bool:
        """Whether the bench is long enough for what only adorns it."""
        return self.width >= ROOMY

    @property
    def name_x(self) -> float:
        """The middle of the name in the sky."""
        return (self.post + self.width) / 2 - 41

    @property
    def name_room(self) -> float:
        """The width that a name has."""
        return min(840.0, 2 * (self.width - 60 - self.name_x))

    @property
    def button(self) -> FRect:
        """The button, in design units."""
        wide = min(540.0, self.width - self.seat - 80)
        return self.rect(self.width - 40 - wide, 904, wide, 134)

    def rect(self, x: float, y: float, wide: float, tall: float) -> FRect:
        """A rectangle of the picture in design units."""
        u = self.unit
        return FRect(x * u, y * u, wide * u, tall * u)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the picture in design units."""
        return x * self.unit, y * self.unit

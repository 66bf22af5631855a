"""Where points come from, by rule R20 to R24: names, numbers and icons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.logic.scoring import PER_DESTINATION, PER_SET, SIX_OF_A_TYPE, THREE_OF_A_TYPE
from gogoa_game.ui import theme
from gogoa_game.ui.parts.counters import draw_count_box, draw_rosette

if TYPE_CHECKING:
    from gogoa_game.logic.scoring import Points
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point


def sources(points: Points) -> tuple[tuple[str, int], ...]:
    """Where points come from, by rule R20 to R24: a short name and the number."""
    return (
        (_("Places"), points.destinations),
        (_("Dudhsagar"), points.bonus),
        (_("Plans"), points.plans),
        (_("Sets"), points.sets),
        (_("Kinds"), points.types),
    )


def source_tips() -> tuple[str, ...]:
    """What each of the sources counts, in whole sentences."""
    return (
        _("Every place that you mark brings {n} points. (R20)").format(n=PER_DESTINATION),
        _("Dudhsagar Falls, the highest of all, bring more than other places. (R21)"),
        _("A plan brings what its stamp says once all its places are marked. (R22)"),
        _("A set of all five kinds of places brings {n} points. (R23)").format(n=PER_SET),
        _("Three places of a kind bring {three} points, six of them {six} instead. (R24)").format(
            three=THREE_OF_A_TYPE, six=SIX_OF_A_TYPE
        ),
    )


def draw_source_icon(painter: Painter, centre: Point, size: float, index: int) -> None:
    """The icon of the source with that index in `sources`."""
    x, y = centre
    if index == 0:
        painter.sprite("marked_badge", center=centre, size=size)
    elif index == 1:
        painter.sprite("type_waterfall", center=centre, size=size)
    elif index == 2:
        card = FRect(0, 0, size * 0.84, size * 0.92)
        card.center = centre
        painter.fill(card, theme.INK)
        painter.fill(card.inflate(-6, -6), theme.PALM)
        painter.outline(card.inflate(-16, -16), theme.CARD, 3)
    elif index == 3:
        draw_rosette(painter, centre, size / 2)
    else:
        side = size * 0.32
        for k in (-1, 0, 1):
            box = FRect(0, 0, side, side)
            box.center = (x + k * side * 1.25, y)
            draw_count_box(painter, box, filled=True)

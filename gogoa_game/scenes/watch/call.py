"""The call of who plays first on a day: by name, on the table that all may see (R19)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.ui import theme
from gogoa_game.ui.paint.lines import common_size
from gogoa_game.ui.paint.tokens import draw_token
from gogoa_game.ui.widgets.button import Button

if TYPE_CHECKING:
    from gogoa_game.scenes.watch.layout import WatchLayout
    from gogoa_game.table.match import Player
    from gogoa_game.ui.paint.painter import Painter

TAKE = "take"
RISE = 24.0
BUTTON = 0.42
"""The part of the width that the button takes beside a name."""


@dataclass(frozen=True, slots=True)
class CallLayout:
    """The card of the call and its button, over the foot of the map."""

    card: FRect
    button: FRect
    token: float
    name: FRect

    @classmethod
    def of(cls, layout: WatchLayout, risen: float) -> CallLayout:
        """The card as far as it has risen, from 0 to 1."""
        unit = layout.unit
        card = layout.call.move(0, RISE * (1 - risen) * unit)
        token = (124 if layout.call_is_wide else 100) * unit
        wide, tall = card.width * BUTTON, 104 * unit
        if layout.call_is_wide:
            button = FRect(card.right - wide - 22 * unit, card.centery - tall / 2, wide, tall)
            upper, right = card, button.left
        else:
            button = FRect(card.left, card.bottom - 124 * unit, card.width, tall).inflate(
                -44 * unit, 0
            )
            upper, right = FRect(card.left, card.top + 8 * unit, card.width, 116 * unit), card.right
        left = card.left + 36 * unit + token
        name = FRect(left, upper.top, right - 18 * unit - left, upper.height)
        return cls(card, button, token, name)


def call_button(layout: WatchLayout, player: Player, risen: float) -> Button:
    """The button by which that player takes the screen."""
    rect = CallLayout.of(layout, risen).button
    label = _("I am {name}").format(name=player.name)
    return Button(TAKE, rect, label, kind="main", size=44 * layout.unit, effect="curtain")


def draw_call(painter: Painter, layout: WatchLayout, player: Player, risen: float) -> None:
    """The card under the button: who is called."""
    call, unit = CallLayout.of(layout, risen), layout.unit
    painter.ticket(call.card, fill=theme.SUN, inner=theme.INK)
    at = (call.card.left + 20 * unit + call.token / 2, call.name.centery)
    draw_token(painter, player.token, player.colour, at, call.token)
    room, usual = call.name.width, 54 * unit
    size = common_size(painter, (player.name,), room, usual, theme.DISPLAY) or usual
    painter.text(
        player.name, (call.name.left, call.name.centery - 22 * unit), size=size,
        face=theme.DISPLAY, anchor="midleft", fit=room,
    )  # fmt: skip
    painter.text(
        _("plays first"), (call.name.left, call.name.centery + 32 * unit), size=32 * unit,
        face=theme.BOLD, anchor="midleft", fit=room,
    )  # fmt: skip

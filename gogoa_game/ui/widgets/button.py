"""The button: a ticket with a label in capitals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from gogoa_game.i18n import _
from gogoa_game.ui import theme
from gogoa_game.ui.paint.lines import common_size, draw_lines
from gogoa_game.ui.theme import CARD, COBALT, INK, INK2, LATERITE, SUN, TERRA, Colour, Face
from gogoa_game.ui.widgets.widget import Look, Widget, draw_ring, key_name

if TYPE_CHECKING:
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import RectLike

Kind = Literal["rest", "main", "tool", "chosen"]

_PUSH = 4.0
"""How far a pressed button moves right and down, in units."""
_ICON_GAP = 8.0
_AIR = 4.0
"""Between a label and the line inside the button."""


class _Tint(NamedTuple):
    fill: Colour
    text: Colour
    inner: Colour


_REST: dict[Kind, _Tint] = {
    "rest": _Tint(CARD, INK, COBALT),
    "main": _Tint(TERRA, CARD, CARD),
    "tool": _Tint(COBALT, CARD, theme.AZUL),
    "chosen": _Tint(SUN, INK, INK),
}
# Lighter paper with a line of gold: a gold ground is what is chosen. The main button stays red
# under the pointer: sun text on terra would be too pale.
_HOVER: dict[Kind, _Tint] = {
    "rest": _Tint(theme.WHITE, INK, theme.OCHRE),
    "main": _Tint(LATERITE, CARD, SUN),
    "tool": _Tint(theme.WHITE, INK, theme.OCHRE),
    "chosen": _Tint(SUN, INK, TERRA),
}
_PRESSED: dict[Kind, _Tint] = {
    "rest": _Tint(theme.KRAFT, INK, COBALT),
    "main": _Tint(LATERITE, CARD, CARD),
    "tool": _Tint(theme.KRAFT, INK, COBALT),
    "chosen": _Tint(theme.KRAFT, INK, INK),
}
_OFF = _Tint(theme.PAPER, INK2, theme.OFF_LINE)


class Button(Widget):
    """Acts on press and release inside, on its key, and on Enter or Space with the focus.

    `kind`: "main" commits, "tool" is cobalt, "chosen" marks the one taken of several. `icon` is a
    sprite, left of the label or alone. `size` of the label follows the height if None.
    """

    def __init__(
        self,
        id: str,
        rect: RectLike,
        label: str,
        *,
        kind: Kind = "rest",
        key: int | None = None,
        icon: str | None = None,
        enabled: bool = True,
        tooltip: str = "",
        size: float | None = None,
        effect: str = "click",
    ) -> None:
        super().__init__(id, rect, enabled=enabled, tooltip=tooltip, key=key)
        self.effect = effect
        self.label = label
        self.kind: Kind = kind
        self.icon = icon
        self.size = size

    def hint(self) -> str:
        """The tooltip or, if there is only a key to tell, label and key."""
        if self.key is not None and not self.tooltip and self.label:
            return _("{text} ({key})").format(text=self.label, key=key_name(self.key))
        return super().hint()

    def tint(self, look: Look) -> _Tint:
        """Fill, text and inner line in a state."""
        if not self.enabled:
            return _OFF
        if look.pressed:
            return _PRESSED[self.kind]
        return (_HOVER if look.hover else _REST)[self.kind]

    def draw(self, painter: Painter, look: Look) -> None:
        """Draws the button in its state."""
        tint = self.tint(look)
        down = self.enabled and look.pressed
        rect = self.rect.move(_PUSH, _PUSH) if down else self.rect
        painter.ticket(
            rect,
            fill=tint.fill,
            outline=INK if self.enabled else theme.OFF_EDGE,
            inner=tint.inner,
            radius=min(theme.RADIUS, rect.height / 5),
            shadow=self.enabled and not down,
        )
        if look.ring:
            draw_ring(painter, self.rect)
        self._draw_face(painter, rect.left, rect.centery, rect.width, tint.text)

    def _room(self, painter: Painter, width: float, size: float) -> float:
        """What the label may take: off the line inside, unless it would be cut for that."""
        most = width - 2 * theme.INNER_INSET
        calm = most - 2 * (theme.INNER_LINE + _AIR)
        fits = common_size(painter, (self.label,), calm, size, Face.DISPLAY) is not None
        return calm if fits else most

    def _draw_face(
        self, painter: Painter, left: float, middle: float, width: float, colour: Colour
    ) -> None:
        """Icon and label, centred together."""
        size = self.size or min(theme.LABEL, max(theme.FLOOR, self.rect.height * 0.37))
        icon = 0.0
        room = self._room(painter, width, size)
        wide = painter.measure(self.label, size, Face.DISPLAY)[0] if self.label else 0.0
        if self.icon is not None:
            icon = self.rect.height * (0.52 if self.label else 0.62)
            if wide > room - icon - _ICON_GAP:
                icon = 0.0  # the word says more than the picture
        gap = _ICON_GAP if icon and self.label else 0.0
        room -= icon + gap
        wide = min(wide, room)
        x = left + (width - icon - gap - wide) / 2
        if self.icon is not None and icon:
            centre = (x + icon / 2, middle)
            alpha = 255 if self.enabled else 110
            painter.sprite(self.icon, center=centre, size=icon, alpha=alpha)
        if self.label:
            tall = self.rect.height - 2 * (theme.INNER_INSET + theme.INNER_LINE)
            box = (x + icon + gap - 1, middle - tall / 2, wide + 2, tall)
            draw_lines(painter, self.label, box, size=size, face=Face.DISPLAY, colour=colour)

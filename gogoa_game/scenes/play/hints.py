"""What the pointer rests on, in words, with the key that does the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.i18n import _, language
from gogoa_game.scenes.keys import PURPOSE_KEYS
from gogoa_game.scenes.play.targets import OnChange, OnDie, OnGuide, OnSeat, OnSlot
from gogoa_game.ui.parts.tray import purpose_name
from gogoa_game.ui.widgets.widget import key_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.maps import MapTexts
    from gogoa_game.scenes.play.targets import Target
    from gogoa_game.table.match import Player


def hint(target: Target | None, texts: MapTexts, players: Sequence[Player]) -> str:
    """The tooltip of a target; empty where there is none."""
    match target:
        case OnDie(place):
            return _("Die {n}: click, or drag it to a purpose ({key})").format(
                n=place + 1, key=place + 1
            )
        case OnSlot(purpose):
            key = next(k for k, value in PURPOSE_KEYS.items() if value is purpose)
            return _("{text} ({key})").format(text=purpose_name(purpose), key=key_name(key))
        case OnChange(_place, delta):
            return _("Turn the die by {delta:+d} (+ or - with the die in hand)").format(delta=delta)
        case OnGuide(guide):
            name = texts.name(guide, language())
            return _("Guide of {name}: changes one die by one (G)").format(name=name)
        case OnSeat(seat):
            return _("Open sheet of {name} (F{n})").format(name=players[seat].name, n=seat + 2)
    return ""

"""What a key or a button of the screen of a turn means, whatever the turn makes of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

import pygame

from gogoa_game.scenes.keys import CHANGE_KEYS, CURSOR_KEYS, DIE_KEYS, FIRST_SEAT_KEY, PURPOSE_KEYS
from gogoa_game.scenes.play.coachpicture import advice_number
from gogoa_game.scenes.play.targets import OnDie, OnSeat, Target
from gogoa_game.ui.widgets.widget import ACTIVATING_KEYS

if TYPE_CHECKING:
    from gogoa_game.logic.dice import Purpose
    from gogoa_game.scenes.play.steer import Direction

GUIDE_KEY = pygame.K_g


class Wish(Enum):
    """What needs nothing more to be said."""

    TURN = auto()  # change direction, or go straight on after all
    UNDO = auto()
    CONFIRM = auto()
    COACH = auto()
    NAMES = auto()
    PAUSE = auto()
    BACK = auto()  # lay down what is in hand, or leave
    GUIDE = auto()  # take the next one in hand
    ENTER = auto()  # take what is pointed at


@dataclass(frozen=True, slots=True)
class Give:
    """The die in hand, or the next one, to a purpose."""

    purpose: Purpose


@dataclass(frozen=True, slots=True)
class Change:
    """The die in hand by one step, at the cost of the guide in hand."""

    delta: int


@dataclass(frozen=True, slots=True)
class Advice:
    """The advised turn of that number."""

    number: int


@dataclass(frozen=True, slots=True)
class Steer:
    """From hex to hex by the arrow keys."""

    way: Direction


Intent = Target | Wish | Give | Change | Advice | Steer
"""A key or a button can also mean what lies on the screen: a die, or a player's sheet."""

BUTTONS = {
    "turn": Wish.TURN,
    "undo": Wish.UNDO,
    "confirm": Wish.CONFIRM,
    "coach": Wish.COACH,
    "names": Wish.NAMES,
    "pause": Wish.PAUSE,
}


def by_button(button: str) -> Intent:
    """What a button means, by its id. Raises ValueError for one of another scene."""
    return BUTTONS[button] if button in BUTTONS else Advice(advice_number(button))


def by_key(key: int, mod: int, seats: int) -> Intent | None:
    """What a key means at a table of so many `seats`; nothing for most of them."""
    if key == pygame.K_ESCAPE:
        return Wish.BACK
    if key in DIE_KEYS:
        return Advice(DIE_KEYS[key]) if mod & pygame.KMOD_SHIFT else OnDie(DIE_KEYS[key])
    if key in PURPOSE_KEYS:
        return Give(PURPOSE_KEYS[key])
    if key in CHANGE_KEYS:
        return Change(CHANGE_KEYS[key])
    if key == GUIDE_KEY:
        return Wish.GUIDE
    if key in CURSOR_KEYS:
        return Steer(CURSOR_KEYS[key])
    if key in ACTIVATING_KEYS:
        return Wish.ENTER
    seat = key - FIRST_SEAT_KEY
    return OnSeat(seat) if 0 <= seat < seats else None

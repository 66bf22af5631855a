"""Typed refusals: every one names its rule and leaves the state as it was."""

from __future__ import annotations

from enum import Enum


class Reason(Enum):
    """Why an action is refused: the rule, and the fact in plain words for logs and the console."""

    PHASE = ("R5", "this cannot be done now")
    SEAT = ("R6", "this seat is not to play now")
    PLAN_NOT_OFFERED = ("R3", "only plans of the own offer can be chosen")
    PLAN_COUNT = ("R3", "exactly two different plans are chosen")
    PLANS_CHOSEN = ("R3", "the plans are chosen already")
    GUIDE_UNKNOWN = ("R7", "this guide is not circled, or is crossed off already")
    GUIDE_TWICE = ("R7", "a guide changes a die only once")
    GUIDE_CHANGE = ("R7", "a guide changes one of the three dice by +1 or -1")
    GUIDE_LATE = ("R7", "guides are used before the path begins")
    ONE_PURPOSE = ("R8", "each die gets exactly one of the three purposes")
    DIE_FIRST = ("R8", "a die is taken before it is given")
    ASSIGN_LATE = ("R8", "the dice are given before the path begins")
    DICE_FIRST = ("R8", "all three dice need a purpose before the path begins")
    RESERVED = ("R9", "this die is reserved by the starting player for direction")
    PATH_LENGTH = ("R11", "the path enters exactly as many hexes as the distance die shows")
    DEVIATIONS = ("R12", "the path takes more deviations than the deviation die allows")
    STEP = ("R13", "each step enters a neighbouring hex on the map")
    OUT_OF_REACH = ("R13", "no step of the path can enter this hex now")
    TURN_FIRST = ("R13", "the first step can enter this hex only after a deviation")
    DONE = ("R11", "the path has its full length")
    ROLL = ("R5", "a roll is three numbers from 1 to 6")
    SEATS = ("R1", "1 to 6 players take part, and the decks must be large enough for them")

    @property
    def rule(self) -> str:
        """The number of the rule, as in docs/rules.md."""
        return self.value[0]


class IllegalAction(ValueError):  # noqa: N818  (the rules speak of illegal actions)
    """A refused action; `facts` hold what a message may want to name."""

    def __init__(self, reason: Reason, **facts: object) -> None:
        details = ", ".join(f"{name} {value}" for name, value in facts.items())
        text = f"{reason.rule}: {reason.value[1]}"
        super().__init__(f"{text} ({details})" if details else text)
        self.reason = reason
        self.facts = facts

    @property
    def rule(self) -> str:
        """The number of the rule that refuses."""
        return self.reason.rule

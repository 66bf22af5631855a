"""A finished turn made again click by click, so that it can be looked at and taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .dice import PURPOSES
from .errors import IllegalAction, Reason

if TYPE_CHECKING:
    from .actions import PlayTurn
    from .draft import TurnDraft
    from .hexes import Hex


def retrace(draft: TurnDraft, turn: PlayTurn) -> TurnDraft:
    """The draft in which the turn is complete; `draft` is that of the same seat, without a click.

    Raises IllegalAction if the turn is not legal there.
    """
    for use in turn.guides:
        draft = draft.use_guide(use.guide, use.die, use.delta)
    for place, purpose in zip(turn.assignment, PURPOSES, strict=True):
        draft = draft.give(place, purpose)
    found = _along(draft, turn.path)
    if found is None:
        raise IllegalAction(Reason.OUT_OF_REACH, hex=turn.path[-1] if turn.path else draft.position)
    return found


def _along(draft: TurnDraft, path: tuple[Hex, ...]) -> TurnDraft | None:
    """The draft at the end of the path, by the longest clicks that lead there."""
    if not path:
        return draft if draft.complete else None
    for extension in sorted(draft.extensions(), key=lambda one: -len(one.steps)):
        count = len(extension.steps)
        if tuple(step.hex for step in extension.steps) == path[:count]:
            found = _along(draft.extend(extension), path[count:])
            if found is not None:
                return found
    if draft.can_turn and not draft.steps and not draft.turning:
        return _along(draft.change_direction(), path)
    return None

"""What the game says to a player in words: refusals, headings, gains."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from gogoa_game.i18n import _, language, ngettext
from gogoa_game.logic.errors import Reason
from gogoa_game.logic.hexes import Heading
from gogoa_game.ui.parts.turnbuttons import TURN_KEY
from gogoa_game.ui.widgets.widget import key_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.draft import TurnDraft
    from gogoa_game.logic.errors import IllegalAction
    from gogoa_game.logic.scoring import Gain
    from gogoa_game.maps import MapTexts


def refusal(error: IllegalAction) -> str:
    """One sentence that says why a click does nothing, with the number of the rule."""
    return _("{sentence} ({rule})").format(sentence=_refusals()[error.reason], rule=error.rule)


def _refusals() -> dict[Reason, str]:
    return {
        Reason.PHASE: _("This cannot be done now."),
        Reason.SEAT: _("It is another player's turn."),
        Reason.PLAN_NOT_OFFERED: _("This plan was not offered to you."),
        Reason.PLAN_COUNT: _("Choose exactly two plans."),
        Reason.PLANS_CHOSEN: _("Your plans are chosen already."),
        Reason.GUIDE_UNKNOWN: _("You have not circled this guide, or have crossed it off."),
        Reason.GUIDE_TWICE: _("A guide changes a die only once."),
        Reason.GUIDE_CHANGE: _("A guide changes one die by +1 or -1."),
        Reason.GUIDE_LATE: _("Guides help before the path begins: undo the path first."),
        Reason.ONE_PURPOSE: _("Each die gets exactly one purpose."),
        Reason.DIE_FIRST: _("Take a die first: click it, or drag it here."),
        Reason.ASSIGN_LATE: _("The dice are given before the path begins: undo the path first."),
        Reason.DICE_FIRST: _("Give all three dice a purpose first."),
        Reason.RESERVED: _("The reserved die may not be your direction."),
        Reason.PATH_LENGTH: _("The path is not finished: every step of the distance is walked."),
        Reason.DEVIATIONS: _("No deviation is left today."),
        Reason.STEP: _("A path stays on the map."),
        Reason.OUT_OF_REACH: _("The path cannot go there now: click a blue or a grey hex."),
        Reason.TURN_FIRST: _("Change direction ({key}) first: a deviation leads there.").format(
            key=key_name(TURN_KEY)
        ),
        Reason.DONE: _("The path is finished: confirm it, or undo."),
        Reason.ROLL: _("The dice show numbers from 1 to 6."),
        Reason.SEATS: _("1 to 6 players can take part."),
    }


def heading_name(heading: Heading) -> str:
    """A heading of the compass in words (R10)."""
    return {
        Heading.NORTH: _("up"),
        Heading.NORTH_EAST: _("up-right"),
        Heading.SOUTH_EAST: _("down-right"),
        Heading.SOUTH: _("down"),
        Heading.SOUTH_WEST: _("down-left"),
        Heading.NORTH_WEST: _("up-left"),
    }[heading]


def progress(draft: TurnDraft, selected: int | None = None) -> str:
    """What to do next, with the die in hand or without one."""
    if selected is not None:
        face = draft.dice[selected]
        return _("Give the {n} a purpose").format(n=face)
    if draft.option is None:
        if any(place is not None for place in draft.given):
            return _("Pick up the next die")
        return _("Pick up a die")
    if draft.complete:
        return _("Finished: confirm")
    step = len(draft.steps) + 1
    if draft.turning:
        return _("Step {n}: choose a way to turn").format(n=step)
    if draft.steps and draft.can_turn:
        return _("Step {n}: go on, or turn").format(n=step)
    return _("Step {n}: choose a blue hex").format(n=step)


def guide_progress(name: str) -> str:
    """What is to be done once a guide is in hand."""
    return _("Guide of {name}: press + or - on a die").format(name=name)


def relief(draft: TurnDraft) -> str:
    """What relief allows this player today, or nothing (R15, R16)."""
    choice = draft.direction_choice
    if choice.any_heading:
        return _("Every die is blocked: any die, and start in any direction")
    if draft.reserved is not None and draft.reserved in choice.places:
        return _("Your dice are blocked: the reserved die is free for you")
    return ""


def gain_lines(gain: Gain, texts: MapTexts) -> tuple[str, str]:
    """The name of a destination, and what marking it would bring: to pass it brings nothing."""
    parts = [_("+{points} points").format(points=gain.points)]
    if gain.completed:
        parts.append(
            ngettext("plan complete", "{n} plans complete", len(gain.completed)).format(
                n=len(gain.completed)
            )
        )
    elif gain.plans:
        parts.append(
            ngettext("{n} plan box", "{n} plan boxes", len(gain.plans)).format(n=len(gain.plans))
        )
    if gain.guide:
        parts.append(_("a guide"))
    gains = _("If you end here: {gains}").format(gains=beside(parts))
    return texts.name(gain.destination, language()), gains


def several_steps(numbers: Sequence[int]) -> str:
    """What several numbers on a hex of the path mean."""
    steps = listed([str(number) for number in numbers])
    return _("Steps {steps} of the path; a click asks which").format(steps=steps)


def beside(parts: Sequence[str]) -> str:
    """Short notes in one line; nothing for none."""
    if not parts:
        return ""
    return reduce(lambda some, more: _("{some} · {more}").format(some=some, more=more), parts)


def listed(names: Sequence[str]) -> str:
    """Names one after the other: "Calangute, Colva and Palolem". Raises ValueError for none."""
    if not names:
        raise ValueError("there is nobody to name")
    *others, last = names
    if not others:
        return last

    def joined(some: str, more: str) -> str:
        return _("{some}, {more}").format(some=some, more=more)

    return _("{some} and {last}").format(some=reduce(joined, others), last=last)


def motto() -> str:
    """What the game is, in six words."""
    return _("Twelve days · Three dice · One pencil")

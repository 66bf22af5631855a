"""What the coach says about a turn, in whole sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gogoa_game.i18n import _, language, ngettext
from gogoa_game.ui.parts.phrases import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gogoa_game.insight.coach import Advice
    from gogoa_game.logic.board import Board
    from gogoa_game.maps import MapTexts


@dataclass(frozen=True, slots=True)
class AdviceWords:
    """An advised turn in words: where it ends, what the game may come to, and why."""

    place: str
    number: str
    points: str  # what the whole game may come to, more or less
    outlook: str  # the points in a sentence
    reason: str
    cost: str  # empty where it costs no guide


def advice_words(advice: Advice, board: Board, texts: MapTexts) -> AdviceWords:
    """The words for an advised turn; the first sentence that holds is the reason."""
    guides = len(advice.turn.guides)
    points = round(advice.points)
    return AdviceWords(
        _place(advice, board, texts),
        str(points),
        _("{n} at the end").format(n=points),
        ngettext(
            "The game may end with {n} point.", "The game may end with {n} points.", points
        ).format(n=points),
        next(_reasons(advice, texts)),
        ngettext("Costs a guide.", "Costs {n} guides.", guides).format(n=guides) if guides else "",
    )


def _place(advice: Advice, board: Board, texts: MapTexts) -> str:
    place = board.destination_at(advice.turn.path[-1])
    return _("Somewhere on the way") if place is None else texts.short_name(place.id, language())


def _reasons(advice: Advice, texts: MapTexts) -> Iterator[str]:
    """What speaks for a turn, the weightiest first; there is always something."""
    gain = advice.gain
    if gain is not None and gain.completed:
        names = listed([texts.plan_name(plan, language()) for plan in gain.completed])
        yield _("Completes {plans}.").format(plans=names)
    if advice.brings.sets:
        yield _("Makes a set of all five types.")
    if gain is not None and gain.guide:
        yield _("Finds a local guide.")
    if advice.brings.bonus:
        yield _("Is worth {n} points more than other places.").format(n=advice.brings.bonus)
    if advice.brings.types:
        yield _("Brings {n} points for many places of one type.").format(n=advice.brings.types)
    if gain is not None and gain.plans:
        names = listed([texts.plan_name(plan, language()) for plan in gain.plans])
        yield _("Ticks a box of {plans}.").format(plans=names)
    if advice.in_reach:
        name = texts.name(advice.in_reach[0], language())
        yield _("Keeps {place} within tomorrow's reach.").format(place=name)
    if gain is not None:
        yield ngettext(
            "Brings {n} point at once.", "Brings {n} points at once.", gain.points
        ).format(n=gain.points)
    yield _("Leads to where the next days promise most.")

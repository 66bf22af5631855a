"""The evening in words: what a place has brought, and why."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from gogoa_game.i18n import _, language

if TYPE_CHECKING:
    from gogoa_game.logic.scoring import Points
    from gogoa_game.maps import MapTexts
    from gogoa_game.scenes.reveal.day import PlayersDay


def place_name(one: PlayersDay, texts: MapTexts) -> str:
    """The place that a player has marked, or that it was none."""
    if one.mark is None:
        return _("No place was marked")
    return texts.name(one.mark.destination, language())


def reason(one: PlayersDay) -> str:
    """Where the points of a day come from, source by source; nothing for none."""
    told = _listed(_sources(one.gained))
    if one.mark is not None and one.mark.guide:
        return _("{points}, and a guide").format(points=told)
    return told


def _sources(gained: Points) -> list[str]:
    words = (
        (gained.destinations, _("{n} place")),
        (gained.bonus, _("{n} bonus")),
        (gained.types, _("{n} same type")),
        (gained.sets, _("{n} full set")),
        (gained.plans, _("{n} plan done")),
    )
    return [text.format(n=points) for points, text in words if points]


def deeds(one: PlayersDay, texts: MapTexts) -> str:
    """What the only traveller has done besides marking a place; else where the points come from."""
    done = [_("finds a guide")] if one.mark is not None and one.mark.guide else []
    for plan in one.ticked:
        told = _("completes {plan}") if plan in one.completed else _("ticks {plan}")
        done.append(told.format(plan=texts.plan_name(plan, language())))
    sources = _sources(one.gained)
    return _listed(done + sources if len(sources) > 1 or not done else done)


def _listed(parts: list[str]) -> str:
    """Short notes one after the other; nothing for none."""

    def joined(some: str, more: str) -> str:
        return _("{some}, {more}").format(some=some, more=more)

    return reduce(joined, parts) if parts else ""


def gain_text(gain: int) -> str:
    """Points that a day has brought."""
    return f"+{gain}"

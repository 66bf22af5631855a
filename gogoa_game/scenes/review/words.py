"""What a trip review says in sentences. All but the points made is an estimate, and called so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.i18n import _, language, ngettext

if TYPE_CHECKING:
    from gogoa_game.insight.review import DayReview, TripReview
    from gogoa_game.maps import MapTexts


def cost(day: DayReview) -> int:
    """The whole points that a day gave away; 0 where an estimate can tell no difference."""
    return 0 if day.chosen == day.best else round(day.given_away)


def worst_day(review: TripReview) -> DayReview | None:
    """The day that gave most away, the first of several; None if no day gave anything away."""
    worst = max(review.days, key=cost)
    return worst if cost(worst) else None


def made(review: TripReview) -> str:
    """The points made beside the points of the best trip."""
    return _("{points} of {par} possible").format(points=review.points, par=review.par)


def share(review: TripReview) -> str:
    """The same in per cent."""
    percent = min(100, int(100 * review.points / max(1, review.par)))
    return _("{n} % of the best trip for these dice").format(n=percent)


def given_away(review: TripReview) -> str:
    """What all days together gave away."""
    points = sum(cost(day) for day in review.days)
    if not points:
        return _("Nothing was given away")
    return ngettext(
        "About {n} point was given away", "About {n} points were given away", points
    ).format(n=points)


def luck_of_all(review: TripReview) -> str:
    """How kind the dice were on all days."""
    points = round(review.luck)
    if points > 0:
        return ngettext(
            "The dice were about {n} point kinder than average",
            "The dice were about {n} points kinder than average",
            points,
        ).format(n=points)
    if points < 0:
        return ngettext(
            "The dice were about {n} point harsher than average",
            "The dice were about {n} points harsher than average",
            -points,
        ).format(n=-points)
    return _("The dice were as kind as the average")


def most(review: TripReview) -> str:
    """Which day cost most."""
    worst = worst_day(review)
    if worst is None:
        return _("No day could have ended better")
    return ngettext(
        "Day {day} cost most: about {n} point", "Day {day} cost most: about {n} points", cost(worst)
    ).format(day=worst.day, n=cost(worst))


def about_day(day: DayReview, texts: MapTexts, *, most: bool) -> str:
    """What a day could have been; `most` if no day cost more."""
    points = cost(day)
    taken, best = (
        "" if stop.marked is None else texts.name(stop.marked, language())
        for stop in (day.chosen, day.best)
    )
    if not points:
        if not taken:
            return _("Day {day}: nothing could be marked, and no end was better").format(
                day=day.day
            )
        return _("Day {day}: {taken} was as good as any end").format(day=day.day, taken=taken)
    forms = _most_forms(day, points) if most else _forms(day, points)
    return forms.format(day=day.day, taken=taken, best=best, n=points)


def _forms(day: DayReview, n: int) -> str:
    taken, best = day.chosen.marked, day.best.marked
    if taken and taken == best:
        return ngettext(
            "Day {day}: {taken} with fewer guides would have saved about {n} point",
            "Day {day}: {taken} with fewer guides would have saved about {n} points",
            n,
        )
    if taken and best:
        return ngettext(
            "Day {day}: {taken} instead of {best} cost about {n} point",
            "Day {day}: {taken} instead of {best} cost about {n} points",
            n,
        )
    if best:
        return ngettext(
            "Day {day}: no mark instead of {best} cost about {n} point",
            "Day {day}: no mark instead of {best} cost about {n} points",
            n,
        )
    if taken:
        return ngettext(
            "Day {day}: {taken} instead of a better place to go on from cost about {n} point",
            "Day {day}: {taken} instead of a better place to go on from cost about {n} points",
            n,
        )
    return ngettext(
        "Day {day}: there was a better place to go on from, by about {n} point",
        "Day {day}: there was a better place to go on from, by about {n} points",
        n,
    )


def _most_forms(day: DayReview, n: int) -> str:
    taken, best = day.chosen.marked, day.best.marked
    if taken and taken == best:
        return ngettext(
            "Day {day} cost most: {taken} could be had with fewer guides, about {n} point",
            "Day {day} cost most: {taken} could be had with fewer guides, about {n} points",
            n,
        )
    if taken and best:
        return ngettext(
            "Day {day} cost most: {taken} instead of {best}, about {n} point",
            "Day {day} cost most: {taken} instead of {best}, about {n} points",
            n,
        )
    if best:
        return ngettext(
            "Day {day} cost most: no mark instead of {best}, about {n} point",
            "Day {day} cost most: no mark instead of {best}, about {n} points",
            n,
        )
    if taken:
        return ngettext(
            "Day {day} cost most: {taken}, no good place to go on from, about {n} point",
            "Day {day} cost most: {taken}, no good place to go on from, about {n} points",
            n,
        )
    return ngettext(
        "Day {day} cost most: there was a better place to go on from, by about {n} point",
        "Day {day} cost most: there was a better place to go on from, by about {n} points",
        n,
    )


def about_roll(day: DayReview) -> str:
    """How kind the roll of a day was."""
    points = round(day.luck)
    if points > 0:
        return ngettext(
            "The roll was about {n} point kinder than average",
            "The roll was about {n} points kinder than average",
            points,
        ).format(n=points)
    if points < 0:
        return ngettext(
            "The roll was about {n} point harsher than average",
            "The roll was about {n} points harsher than average",
            -points,
        ).format(n=-points)
    return _("The roll was as kind as the average")


def best_trip(review: TripReview) -> str:
    """What the best trip found would have made."""
    if review.par == review.points:
        return _("No better trip was found than the one that was made")
    return ngettext(
        "The best trip found makes {n} point with the same dice and plans",
        "The best trip found makes {n} points with the same dice and plans",
        review.par,
    ).format(n=review.par)


def under_the_best_trip() -> str:
    """How the map shows the best trip."""
    return _("The numbers on the map are the days where they end")

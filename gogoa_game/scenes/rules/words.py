"""The words of the rules reference, page by page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gogoa_game.i18n import _, language
from gogoa_game.ui.parts.phrases import listed
from gogoa_game.ui.parts.turnbuttons import TURN_KEY
from gogoa_game.ui.widgets.widget import key_name

if TYPE_CHECKING:
    from gogoa_game.maps import GameMap


@dataclass(frozen=True, slots=True)
class Page:
    """A page: `tab` is its short name, `picture` the key of its drawing, `rules` what it tells."""

    picture: str
    tab: str
    title: str
    text: tuple[str, ...]
    rules: str


def pages(game_map: GameMap) -> tuple[Page, ...]:
    """All pages in the language in force."""
    return (*_before_the_path(), *_on_the_way(game_map))


def _before_the_path() -> tuple[Page, ...]:
    return (
        Page(
            "goal",
            _("Goal"),
            _("Twelve days in Goa"),
            (
                _("Travel through Goa with three dice and one pencil, and mark destinations: "
                  "beaches, forts, waterfalls, heritage sites and religious sites."),
                _("A tour plan lists places to visit. Before the first day you are offered two "
                  "easy plans (20 or 30 points) and two hard ones (40 points)."),
                _("Keep any two of the four. Then all can see them."),
            ),
            "R1 – R4",
        ),
        Page(
            "day",
            _("A day"),
            _("Every day"),
            (
                _("Three dice are rolled, once, for everybody."),
                _("The starting player plays first. Then all the others play at the same time, "
                  "each for themselves. Whoever travels alone starts every day."),
                _("What you do stays secret until the day ends. The next day, the next player "
                  "to the left starts."),
            ),
            "R5, R6, R19",
        ),
        Page(
            "dice",
            _("Dice"),
            _("Three purposes"),
            (
                _("Give each die one purpose. All three purposes are used. "
                  "The sun on a die is a 1."),
                _("Direction: the way your path starts."),
                _("Distance: how many hexes it enters."),
                _("Deviation: how often the path may turn. 1, 2 or 3 allow one turn, "
                  "4, 5 or 6 allow two."),
            ),
            "R8, R11, R12",
        ),
        Page(
            "compass",
            _("Compass"),
            _("Six directions"),
            (
                _("The direction die points to one of the six neighbours of your hex: 1 is north, "
                  "and the others follow clockwise."),
                _("On the first day all set out from the start. After that, your path goes on "
                  "from where it ended the day before."),
                _("Click a hex of the path, or choose it with the arrow keys and take it with "
                  "Space or Enter. Change direction ({key}) shows where a deviation leads before "
                  "the first step.").format(key=key_name(TURN_KEY)),
            ),
            "R4, R10",
        ),
        Page(
            "path",
            _("Path"),
            _("Along the way"),
            (
                _("Enter as many hexes as the distance die shows, straight ahead."),
                _("Before any step, the first one too, a deviation may turn the path to any "
                  "other direction. You need not use it."),
                _("Where the next step would leave the map, the path bounces and comes straight "
                  "back. That costs nothing."),
                _("Paths may cross, and any hex may be entered again."),
            ),
            "R11 – R14",
        ),
    )  # fmt: skip


def _on_the_way(game_map: GameMap) -> tuple[Page, ...]:
    names = [game_map.texts.name(d.id, language()) for d in game_map.board.destinations if d.guide]
    places = listed(names)
    return (
        Page(
            "reserved",
            _("Reserved"),
            _("The reserved die"),
            (
                _("The die that the starting player uses for direction is reserved: nobody else "
                  "may use it for direction. Another die with the same number is free."),
                _("A die is blocked if its first hex is off the map. If the other two are blocked, "
                  "you may use the reserved die too."),
                _("If all are blocked, give any die to direction and start in whichever "
                  "direction you like."),
            ),
            "R9, R15 – R17",
        ),
        Page(
            "guides",
            _("Guides"),
            _("Local guides"),
            (
                _("A local guide waits in: {places}. End a path there and circle the guide; "
                  "from the next day on it can help you, once.").format(places=places),
                _("Before you give the dice their purposes, cross off a guide: one die changes "
                  "by +1 or -1, for you and for today."),
                _("1 may become 6, and 6 may become 1. Several guides may change one die."),
            ),
            "R7, R18",
        ),
        Page(
            "arrival",
            _("Arrival"),
            _("Where a path ends"),
            (
                _("Only the last hex counts. If a path ends on a destination that you have not "
                  "marked yet, mark it, and tick it on your plans."),
                _("Passing through a destination does nothing."),
                _("Every player can mark every destination and find every guide."),
            ),
            "R13, R18",
        ),
        Page(
            "points",
            _("Points"),
            _("After the last day"),
            (
                _("A destination counts for everything at once: itself, plans, sets and types."),
                _("A full set is one destination of each of the five types."),
                _("Most points win. If two are level, the one with fewer beaches wins; still "
                  "level, they share the victory."),
            ),
            "R20 – R25",
        ),
    )  # fmt: skip

"""R18: what happens where a path ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.logic import rules
from gogoa_game.logic.events import Marked
from gogoa_game.logic.scoring import Gain, gain
from tests.boards import Drawing, draw
from tests.logic.games import D123, D213, D321, after, begun, happened, put, turn

if TYPE_CHECKING:
    from gogoa_game.logic.state import GameState

PLANS = {
    **{f"e{i}": (20, "F1 h1") for i in range(1, 13)},
    **{f"h{i}": (40, "F1 h1 w1") for i in range(1, 13)},
    "e2": (30, "h1 w1"),
}


def island() -> Drawing:
    """The hexagon with a guide in the fort F1 north of S, h1 on the way to it and w1 south."""
    return draw(
        """
        . F .
         c d
        e h i
         j k
        l S m
         n p
        q w t
         u v
        . o .
        """,
        PLANS,
    )


def alone(dice: tuple[int, int, int], where: str = "S", *marked: str) -> GameState:
    d = island()
    return put(begun(d.board, dice), 0, d.at[where], marked=d.names(*marked))


def test_r18_the_destination_at_the_end_is_marked() -> None:
    d = island()
    state = after(alone((1, 1, 1)), turn(0, D123, d.path("h1")))
    assert state.sheets[0].marked == d.names("h1")
    assert state.sheets[0].trips[-1].marked == "h1"
    assert state.sheets[0].circled == 0


def test_r18_destinations_on_the_way_are_not_marked() -> None:
    d = island()
    state = after(alone((1, 2, 1)), turn(0, D123, d.path("h1 F1")))
    assert state.sheets[0].marked == d.names("F1")


def test_r18_a_path_that_ends_elsewhere_marks_nothing() -> None:
    d = island()
    state = after(alone((2, 1, 1)), turn(0, D123, d.path("k")))
    assert state.sheets[0].marked == 0
    assert not any(
        isinstance(event, Marked)
        for event in happened(alone((2, 1, 1)), turn(0, D123, d.path("k")))
    )


def test_r18_a_destination_is_marked_once() -> None:
    d = island()
    state = after(alone((1, 1, 1), "S", "h1"), turn(0, D123, d.path("h1")))
    assert state.sheets[0].marked == d.names("h1")
    assert state.sheets[0].trips[-1].marked is None
    assert state.sheets[0].position == d.at["h1"]


def test_r18_a_local_guide_is_circled() -> None:
    d = island()
    state = after(alone((1, 2, 1)), turn(0, D123, d.path("h1 F1")))
    assert state.sheets[0].circled == d.names("F1")
    assert state.sheets[0].guides == d.names("F1")


def test_r18_a_guide_is_found_once_even_when_crossed_off() -> None:
    d = island()
    state = put(begun(d.board, (4, 1, 1)), 0, d.at["F1"], guides=d.names("F1"))
    # Away by the guide, down-right (4 - 1 = 3), and back tomorrow, up-left.
    state = after(state, turn(0, D123, d.path("d"), ("F1", 0, -1)))
    assert (state.sheets[0].circled, state.sheets[0].guides) == (d.names("F1"), 0)
    state, _ = rules.roll(state, (6, 1, 1))
    state = after(state, turn(0, D123, d.path("F1")))
    assert state.sheets[0].guides == 0
    assert state.sheets[0].trips[-1].marked is None


def test_r18_same_guide_is_found_by_each_player_for_themselves() -> None:
    d = island()
    state = begun(d.board, (1, 2, 1), seats=3)
    state = after(state, turn(0, D123, d.path("h1 F1")))
    assert [sheet.circled for sheet in state.sheets] == [d.names("F1"), 0, 0]
    # Third die north, second die two steps: seats 1 and 2 end on the same hex.
    state = after(state, *(turn(seat, D321, d.path("h1 F1")) for seat in (1, 2)))
    assert [sheet.circled for sheet in state.sheets] == [d.names("F1")] * 3
    # One spends it, the others keep theirs.
    state, _ = rules.roll(state, (3, 1, 1))
    state = after(state, turn(1, D123, d.path("h1"), ("F1", 0, 1)))
    assert [sheet.guides for sheet in state.sheets] == [d.names("F1"), 0, d.names("F1")]


def test_r18_a_mark_counts_on_each_plan_that_lists_it() -> None:
    d = island()
    state = alone((1, 1, 1), "S", "F1")
    assert state.sheets[0].plans == ("e1", "e2")
    # h1 stands on both plans; e1 (F1 and h1) is complete with it, e2 (h1 and w1) is not.
    (marked,) = [e for e in happened(state, turn(0, D123, d.path("h1"))) if isinstance(e, Marked)]
    assert marked == Marked(0, "h1", guide=False, completed=("e1",))
    assert gain(d.board, state.sheets[0], d.at["h1"]) == Gain(
        "h1", 10 + 20, ("e1", "e2"), ("e1",), guide=False
    )


def test_r18_one_mark_may_complete_both_plans() -> None:
    d = island()
    state = alone((1, 1, 1), "S", "F1", "w1")
    (marked,) = [e for e in happened(state, turn(0, D123, d.path("h1"))) if isinstance(e, Marked)]
    assert marked.completed == ("e1", "e2")


def test_r18_a_plan_completed_before_is_not_told_again() -> None:
    d = island()
    state = alone((4, 1, 1), "S", "F1", "h1")
    (marked,) = [e for e in happened(state, turn(0, D123, d.path("w1"))) if isinstance(e, Marked)]
    assert marked == Marked(0, "w1", guide=False, completed=("e2",))


def test_r18_the_guide_found_is_told_at_the_end_of_the_day() -> None:
    d = island()
    state = begun(d.board, (1, 2, 1), seats=2)
    events = happened(state, turn(0, D123, d.path("h1 F1")))
    assert not any(isinstance(event, Marked) and event.known_to(1) for event in events)
    events = happened(state, turn(0, D123, d.path("h1 F1")), turn(1, D213, d.path("k")))
    assert [e for e in events if isinstance(e, Marked)] == [Marked(0, "F1", True, ())]


def test_gain_tells_what_an_end_would_bring() -> None:
    d = island()
    sheet = alone((1, 1, 1)).sheets[0]
    assert gain(d.board, sheet, d.at["k"]) is None
    assert gain(d.board, sheet, d.at["F1"]) == Gain("F1", 10, ("e1",), (), guide=True)
    assert gain(d.board, alone((1, 1, 1), "S", "F1").sheets[0], d.at["F1"]) is None

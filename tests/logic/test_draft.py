"""The draft of a turn, click by click, on the hexagon (see test_paths.py for its picture)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gogoa_game.logic import rules
from gogoa_game.logic.actions import PlayTurn
from gogoa_game.logic.dice import Dice, GuideUse, Purpose
from gogoa_game.logic.draft import TurnDraft
from gogoa_game.logic.errors import Reason
from gogoa_game.logic.views import view_for
from tests.boards import Drawing, draw, goa_board, hexagon
from tests.logic.games import (
    D123,
    D132,
    D213,
    D312,
    after,
    assert_refused,
    begun,
    chosen,
    put,
    turn,
)

if TYPE_CHECKING:
    from gogoa_game.logic.state import GameState

DIRECTION, DISTANCE, DEVIATION = Purpose.DIRECTION, Purpose.DISTANCE, Purpose.DEVIATION


def draft(dice: Dice, where: str = "S", *, given: bool = True) -> TurnDraft:
    """A draft from a hex of the hexagon; dice given in order unless `given` is False."""
    d = hexagon()
    fresh = TurnDraft.of(view_for(put(begun(d.board, dice), 0, d.at[where]), 0))
    return fresh.give(0, DIRECTION).give(1, DISTANCE) if given else fresh


def lit(drafted: TurnDraft) -> set[tuple[str, str, int]]:
    """What the map shows: way, hex and step number of every extension."""
    d = hexagon()
    return {(e.way.value, d.name(e.hex), e.number) for e in drafted.extensions()}


# ---- beginning


def test_r6_only_a_seat_that_is_to_play_drafts() -> None:
    board = hexagon().board
    state = begun(board, (1, 2, 4), seats=2)
    assert TurnDraft.of(view_for(state, 0)).seat == 0
    assert_refused("R6", TurnDraft.of, view_for(state, 1), reason=Reason.SEAT)
    assert_refused("R5", TurnDraft.of, view_for(state, None), reason=Reason.PHASE)
    assert_refused("R5", TurnDraft.of, view_for(chosen(board), 0), reason=Reason.PHASE)


def test_r8_nothing_is_lit_before_the_dice_have_purposes() -> None:
    fresh = draft((1, 2, 4), given=False)
    half = fresh.give(0, DIRECTION)
    for early in (fresh, half):
        assert early.option is None
        assert early.extensions() == ()
        assert (early.ends, early.steps_left, early.deviations_left) == (0, 0, 0)
        assert not early.complete
        assert early.refusal(hexagon().at["g"]).reason is Reason.DICE_FIRST
        assert_refused("R8", early.click, hexagon().at["g"], reason=Reason.DICE_FIRST)
        assert_refused("R8", early.change_direction, reason=Reason.DICE_FIRST)
        assert_refused("R8", early.turn, reason=Reason.DICE_FIRST)


# ---- R8: giving dice


def test_r8_the_last_die_goes_to_the_last_purpose() -> None:
    drafted = draft((1, 2, 4), given=False).give(2, DISTANCE)
    assert drafted.given == (None, 2, None)
    drafted = drafted.give(0, DEVIATION)
    assert drafted.given == (1, 2, 0)
    assert [drafted.place_of(p) for p in (DIRECTION, DISTANCE, DEVIATION)] == [1, 2, 0]
    assert [drafted.purpose_of(place) for place in (0, 1, 2)] == [DEVIATION, DIRECTION, DISTANCE]


def test_r8_a_die_changes_places_with_the_one_that_was_there() -> None:
    drafted = draft((1, 2, 4)).give(2, DIRECTION)
    assert drafted.given == (2, 1, 0)


def test_r8_a_die_may_move_to_a_free_purpose() -> None:
    drafted = draft((1, 2, 4), given=False).give(1, DIRECTION).give(1, DEVIATION)
    assert drafted.given == (None, None, 1)
    assert drafted.purpose_of(0) is None
    assert drafted.place_of(DIRECTION) is None


def test_r8_giving_a_die_where_it_is_changes_nothing() -> None:
    drafted = draft((1, 2, 4))
    assert drafted.give(0, DIRECTION) is drafted


@pytest.mark.parametrize("place", [-1, 3])
def test_r8_there_are_three_dice(place: int) -> None:
    assert_refused("R8", draft((1, 2, 4)).give, place, DIRECTION, reason=Reason.ONE_PURPOSE)


def test_r8_no_giving_once_the_path_has_begun() -> None:
    drafted = draft((1, 2, 4)).click(hexagon().at["g"])
    assert_refused("R8", drafted.give, 2, DIRECTION, reason=Reason.ASSIGN_LATE)


def follower() -> TurnDraft:
    """The first die, a 1, is reserved; seat 1 stands on the start."""
    d = hexagon()
    state = after(begun(d.board, (1, 2, 4), seats=2), turn(0, D123, d.path("g a")))
    return TurnDraft.of(view_for(state, 1))


def test_r9_the_reserved_die_cannot_be_given_to_direction() -> None:
    drafted = follower()
    assert drafted.direction_choice.places == (1, 2)
    assert_refused("R9", drafted.give, 0, DIRECTION, reason=Reason.RESERVED)
    assert drafted.give(0, DISTANCE).given == (None, 0, None)


def test_r9_nor_can_it_be_left_over_for_direction() -> None:
    drafted = follower().give(1, DISTANCE)
    assert_refused("R9", drafted.give, 2, DEVIATION, reason=Reason.RESERVED)


def test_r9_nor_can_it_come_there_by_changing_places() -> None:
    drafted = follower().give(1, DIRECTION).give(0, DISTANCE)
    assert drafted.given == (1, 0, 2)
    assert_refused("R9", drafted.give, 1, DISTANCE, reason=Reason.RESERVED)


# ---- the path


def test_r10_to_r14_blue_is_the_heading_with_its_bounces() -> None:
    # North by four: g, a, and back over g to S.
    drafted = draft((1, 4, 2))
    assert lit(drafted) == {
        ("ahead", "g", 1),
        ("ahead", "a", 2),
        ("ahead", "g", 3),
        ("ahead", "S", 4),
    }
    assert [e.final for e in drafted.extensions()] == [False, False, False, True]


def test_r14_a_hex_at_two_steps_asks_which_is_meant() -> None:
    d = hexagon()
    drafted = draft((1, 4, 2))
    first, third = drafted.choices(d.at["g"])
    assert (first.number, third.number) == (1, 3)
    with pytest.raises(ValueError, match="2 steps"):
        drafted.click(d.at["g"])
    assert drafted.extend(first).steps_left == 3
    assert drafted.extend(third).steps_left == 1
    assert drafted.extend(third).position == drafted.extend(first).position == d.at["g"]


def test_r11_the_last_step_to_a_hex_is_offered_once() -> None:
    board = goa_board()
    for cell in board.hexes[::7]:
        state = put(begun(board, (5, 3, 1)), 0, cell)
        path = TurnDraft.of(view_for(state, 0)).give(0, DIRECTION).give(1, DISTANCE)
        for click in path.extensions():
            if click.number == 1:
                ends = [e.hex for e in path.extend(click).extensions() if e.final]
                assert len(ends) == len(set(ends)), (cell, click.hex)


def test_r12_grey_shows_what_a_deviation_would_reach() -> None:
    drafted = draft((1, 4, 2)).click(hexagon().at["a"])
    # At the northern corner with two steps left: back to g and S free of charge (and therefore not
    # grey), down-right d and i, down-left c and e.
    assert lit(drafted) == {
        ("ahead", "g", 3),
        ("ahead", "S", 4),
        ("turn", "d", 3),
        ("turn", "i", 4),
        ("turn", "c", 3),
        ("turn", "e", 4),
    }


def test_r12_grey_is_gone_when_no_deviation_is_left() -> None:
    d = hexagon()
    drafted = draft((1, 4, 2)).click(d.at["a"]).click(d.at["d"])
    assert drafted.deviations_left == 0
    assert not drafted.can_turn
    assert lit(drafted) == {("ahead", "i", 4)}


def test_r12_change_direction_shows_grey_before_the_first_step() -> None:
    d = hexagon()
    drafted = draft((1, 1, 2))
    assert lit(drafted) == {("ahead", "g", 1)}
    turning = drafted.change_direction()
    assert lit(turning) == {
        ("ahead", "g", 1),
        *(("turn", name, 1) for name in ("k", "p", "s", "n", "j")),
    }
    assert lit(turning.change_direction()) == {("ahead", "g", 1)}
    assert turning.undo() == drafted
    done = turning.click(d.at["n"])
    assert done.turn() == turn(0, D123, d.path("n"))
    assert done.deviations_left == 0


def test_r12_change_direction_needs_a_deviation() -> None:
    d = hexagon()
    used = draft((1, 2, 2)).change_direction().click(d.at["k"])
    assert_refused("R12", used.change_direction, reason=Reason.DEVIATIONS)
    complete = draft((1, 1, 4)).click(d.at["g"])
    assert_refused("R12", complete.change_direction, reason=Reason.DEVIATIONS)


def test_r11_a_click_on_the_last_hex_completes_the_path() -> None:
    d = hexagon()
    drafted = draft((2, 3, 1)).click(d.at["i"])
    assert not drafted.complete
    assert_refused("R11", drafted.turn, reason=Reason.PATH_LENGTH)
    # At the corner i the bounce leads back to k.
    drafted = drafted.click(d.at["k"])
    assert drafted.complete
    assert drafted.extensions() == ()
    assert drafted.turn() == PlayTurn(0, (), D123, d.path("k i k"))
    assert_refused("R11", drafted.click, d.at["S"], reason=Reason.DONE)


def test_r13_other_clicks_are_refused() -> None:
    d = hexagon()
    drafted = draft((1, 2, 1))
    assert_refused("R13", drafted.click, d.at["t"], reason=Reason.TURN_FIRST)
    assert_refused("R13", draft((1, 1, 1)).click, d.at["t"], reason=Reason.OUT_OF_REACH)
    sea = d.at["a"]._replace(row=-1)
    assert_refused("R13", drafted.click, sea, reason=Reason.STEP)
    foreign = draft((4, 2, 1)).extensions()[0]
    assert_refused("R13", drafted.extend, foreign, reason=Reason.OUT_OF_REACH)
    assert_refused("R11", draft((1, 1, 1)).click(d.at["g"]).extend, foreign, reason=Reason.DONE)
    assert_refused("R8", draft((1, 1, 1), given=False).extend, foreign, reason=Reason.DICE_FIRST)


def test_r14_turning_back_where_the_path_bounces_is_blue() -> None:
    turning = draft((1, 1, 5), "a").change_direction()
    assert lit(turning) == {("ahead", "g", 1), ("turn", "d", 1), ("turn", "c", 1)}


def test_r16_every_open_heading_is_blue() -> None:
    drafted = draft((1, 2, 6), "a")
    assert drafted.headings == (3, 4, 5)
    assert lit(drafted) == {
        *(("ahead", name, 1) for name in ("d", "g", "c")),
        *(("ahead", name, 2) for name in ("i", "S", "e")),
    }
    assert drafted.deviations_left == 2
    # Once it has begun, it holds one heading like any path.
    begun_path = drafted.click(hexagon().at["g"])
    assert begun_path.headings == (4,)
    assert begun_path.deviations_left == 2


def test_r16_there_is_no_deviation_to_ask_for_where_every_direction_is_free() -> None:
    drafted = draft((1, 2, 6), "a")
    assert not drafted.can_turn
    assert_refused("R12", drafted.change_direction, reason=Reason.DEVIATIONS)


# ---- R7: guides


def guides() -> Drawing:
    return draw(
        """
        . a .
         c d
        e g i
         j k
        l S m
         n p
        q s t
         W v
        . B .
        """
    )


def guided(dice: Dice) -> TurnDraft:
    d = guides()
    state = put(begun(d.board, dice), 0, guides=d.names("W1", "B1"))
    return TurnDraft.of(view_for(state, 0))


def test_r7_guides_change_the_dice_of_the_draft() -> None:
    drafted = guided((6, 1, 4))
    assert set(drafted.guides) == {"W1", "B1"}
    used = drafted.use_guide("B1", 0, 1)
    assert (used.dice, used.rolled, used.guides) == ((1, 1, 4), (6, 1, 4), ("W1",))
    assert used.uses == (GuideUse("B1", 0, 1),)
    both = used.use_guide("W1", 0, 1)
    assert (both.dice, both.guides) == ((2, 1, 4), ())


def test_r7_guides_the_player_cannot_spend_are_refused() -> None:
    drafted = guided((6, 1, 4))
    assert_refused("R7", drafted.use_guide, "nobody", 0, 1, reason=Reason.GUIDE_UNKNOWN)
    assert_refused("R7", drafted.use_guide, "B1", 0, 2, reason=Reason.GUIDE_CHANGE)
    assert_refused("R7", drafted.use_guide, "B1", 3, 1, reason=Reason.GUIDE_CHANGE)
    used = drafted.use_guide("B1", 0, 1)
    assert_refused("R7", used.use_guide, "B1", 1, 1, reason=Reason.GUIDE_TWICE)


def test_r7_no_guides_once_the_path_has_begun() -> None:
    d = guides()
    drafted = guided((1, 2, 4)).give(0, DIRECTION).give(1, DISTANCE).click(d.at["g"])
    assert_refused("R7", drafted.use_guide, "B1", 0, 1, reason=Reason.GUIDE_LATE)


def test_r7_dice_keep_their_purposes_when_a_guide_comes_late() -> None:
    d = guides()
    drafted = guided((1, 2, 4)).give(0, DIRECTION).give(1, DISTANCE).use_guide("B1", 0, 1)
    assert drafted.given == (0, 1, 2)
    done = drafted.click(d.at["i"])
    assert done.turn() == turn(0, D123, d.path("k i"), ("B1", 0, 1))


def relieved(*, roll: Dice = (4, 1, 2)) -> tuple[GameState, TurnDraft]:
    """Seat 1 on the corner `a`, where by R15 it may use the reserved first die."""
    d = guides()
    state = put(begun(d.board, roll, seats=2), 1, d.at["a"], guides=d.names("W1"))
    state = after(state, turn(0, D123, d.path("s")))
    return state, TurnDraft.of(view_for(state, 1))


def test_r15_relief_in_the_draft() -> None:
    d = guides()
    state, drafted = relieved()
    assert drafted.direction_choice == ((0, 1, 2), False)
    done = drafted.give(0, DIRECTION).give(1, DISTANCE).click(d.at["g"])
    assert after(state, done.turn()).sheets[1].position == d.at["g"]


def test_r15_a_guide_that_ends_the_relief_takes_the_dice_back() -> None:
    _, drafted = relieved()
    drafted = drafted.give(0, DIRECTION)
    ended = drafted.use_guide("W1", 2, 1)  # 2 + 1 = 3 is open
    assert ended.given == (None, None, None)
    assert ended.direction_choice.places == (1, 2)
    assert ended.undo() == drafted


# ---- undo


def test_undo_goes_back_click_by_click_through_dice_and_guides() -> None:
    d = guides()
    clicks = [guided((1, 3, 4))]
    clicks.append(clicks[-1].use_guide("W1", 1, 1))
    clicks.append(clicks[-1].give(0, DIRECTION))
    clicks.append(clicks[-1].give(2, DISTANCE))
    clicks.append(clicks[-1].give(1, DISTANCE))
    clicks.append(clicks[-1].change_direction())
    clicks.append(clicks[-1].extend(clicks[-1].choices(d.at["k"])[0]))
    clicks.append(clicks[-1].click(d.at["i"]))
    clicks.append(clicks[-1].click(d.at["d"]))
    clicks.append(clicks[-1].click(d.at["a"]))
    assert clicks[-1].complete
    for later, earlier in zip(clicks[:0:-1], clicks[-2::-1], strict=True):
        assert later.undo() == earlier
    assert clicks[0].undo() == clicks[0]


def test_a_refused_click_leaves_the_draft_as_it_was() -> None:
    d = hexagon()
    drafted = draft((1, 2, 4))
    before = repr(drafted)
    assert_refused("R13", drafted.click, d.at["t"])
    assert_refused("R8", drafted.give, 7, DISTANCE)
    assert repr(drafted) == before


def test_drafts_of_all_assignments_are_played() -> None:
    d = hexagon()
    state = begun(d.board, (1, 2, 4))
    for assignment, last in ((D123, "a"), (D213, "k"), (D312, "s")):
        drafted = TurnDraft.of(view_for(state, 0))
        drafted = drafted.give(assignment.direction, DIRECTION)
        drafted = drafted.give(assignment.distance, DISTANCE).click(d.at[last])
        assert after(state, drafted.turn()).sheets[0].position == d.at[last]
    far = TurnDraft.of(view_for(state, 0)).give(0, DIRECTION).give(2, DISTANCE)
    assert far.click(d.at["S"]).turn() == turn(0, D132, d.path("g a g S"))
    assert rules.check_turn(state, far.click(d.at["S"]).turn()).end == d.at["S"]


def test_a_draft_of_many_clicks_can_be_compared_and_printed() -> None:
    clicked = draft((1, 2, 4), given=False)
    for _ in range(1500):
        clicked = clicked.give(0, DISTANCE).give(0, DEVIATION)
    earlier = clicked.undo().undo()
    assert clicked == earlier
    assert hash(clicked) == hash(earlier)
    assert len(repr(clicked)) < 5000


# ---- what would come of it


@pytest.mark.parametrize("dice", [(1, 3, 5), (4, 2, 2), (6, 6, 1)])
def test_r11_to_r14_a_way_to_an_end_has_its_length_and_ends_there(dice: Dice) -> None:
    drafted = draft(dice)
    board = drafted.board
    for cell in board.hexes:
        way = drafted.way_to(cell)
        assert bool(way) == bool(drafted.ends >> board.index[cell] & 1)
        if way:
            assert len(way) == drafted.steps_left
            assert way[-1] == cell
    assert not draft(dice, given=False).way_to(drafted.position)


def test_r8_the_outlook_of_a_die_is_what_it_brings() -> None:
    drafted = draft((1, 3, 5), given=False)
    for place, purpose in ((0, Purpose.DIRECTION), (1, Purpose.DISTANCE), (2, Purpose.DEVIATION)):
        outlook = drafted.outlook(place, purpose)
        option = draft((1, 3, 5)).option
        assert outlook is not None
        assert option is not None
        if purpose is Purpose.DIRECTION:
            assert outlook.headings == option.headings
        elif purpose is Purpose.DISTANCE:
            assert outlook.distance == option.distance
        else:
            assert outlook.deviations == option.deviations


def test_r9_there_is_no_outlook_for_a_barred_die() -> None:
    drafted = follower()
    assert drafted.reserved is not None
    assert drafted.outlook(drafted.reserved, Purpose.DIRECTION) is None

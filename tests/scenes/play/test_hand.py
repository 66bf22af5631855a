"""A turn in hand, without a window: every way to take, give, change, extend, undo and refuse."""

from __future__ import annotations

import sys

import pytest

from gogoa_game.bots import LEVELS, decide
from gogoa_game.logic.actions import PlayTurn
from gogoa_game.logic.chance import stream
from gogoa_game.logic.dice import Purpose
from gogoa_game.logic.draft import Way
from gogoa_game.logic.errors import IllegalAction, Reason
from gogoa_game.logic.views import view_for
from gogoa_game.scenes.play.hand import TurnInHand
from tests.boards import goa_board
from tests.logic.games import after, begun, put
from tests.processes import run


def in_hand(dice: tuple[int, int, int] = (1, 3, 2), *, guides: bool = False) -> TurnInHand:
    """The first turn of a game for one, in the middle of a wide board."""
    state = begun(goa_board(), dice)
    if guides:
        found = goa_board().destination_set(
            place.id for place in goa_board().destinations if place.guide
        )
        state = put(state, 0, guides=found)
    return TurnInHand(view_for(state, 0))


def given(hand: TurnInHand) -> TurnInHand:
    """The first die is direction, the second distance, the third deviation."""
    for place, purpose in enumerate(Purpose):
        hand.give(place, purpose)
    return hand


def assert_refuses(hand: TurnInHand, reason: Reason, act: object, *arguments: object) -> None:
    """It is refused for that reason, and nothing has changed."""
    before = vars(hand).copy()
    with pytest.raises(IllegalAction) as refusal:
        act(*arguments)  # type: ignore[operator]
    assert refusal.value.reason is reason
    assert vars(hand) == before
    assert hand.draft is before["draft"]


def test_it_needs_no_window() -> None:
    code = (
        "import sys, gogoa_game.scenes.play.hand; "
        "sys.exit('pygame' in sys.modules or 'gogoa_game.ui' in sys.modules)"
    )
    assert run([sys.executable, "-c", code]).returncode == 0


# ---- dice (R8)


def test_r8_a_die_is_taken_and_laid_down_again() -> None:
    hand = in_hand()
    hand.take(1)
    assert hand.selected == 1
    assert hand.holds
    hand.take(2)
    assert hand.selected == 2
    hand.take(2)
    assert hand.selected is None
    assert not hand.holds


def test_r8_the_die_in_hand_is_given() -> None:
    hand = in_hand()
    hand.take(2)
    hand.give_held(Purpose.DISTANCE)
    assert hand.draft.place_of(Purpose.DISTANCE) == 2
    assert hand.selected is None


def test_r8_without_one_in_hand_the_first_free_die_is_given() -> None:
    hand = in_hand()
    hand.give_next(Purpose.DEVIATION)
    hand.give_next(Purpose.DISTANCE)
    assert hand.draft.given == (2, 1, 0), "the last die and the last purpose go together"


def test_r8_the_die_in_hand_comes_before_the_first_free_one() -> None:
    hand = in_hand()
    hand.take(2)
    hand.give_next(Purpose.DIRECTION)
    assert hand.draft.place_of(Purpose.DIRECTION) == 2


def test_r8_nothing_is_given_out_of_an_empty_hand() -> None:
    hand = in_hand()
    assert_refuses(hand, Reason.DIE_FIRST, hand.give_held, Purpose.DIRECTION)
    given(hand)
    assert_refuses(hand, Reason.DIE_FIRST, hand.give_next, Purpose.DIRECTION)


def test_r8_no_die_is_taken_or_given_once_the_path_has_begun() -> None:
    hand = given(in_hand())
    hand.extend(hand.draft.extensions()[0])
    for act, *arguments in (
        (hand.take, 0),
        (hand.give, 0, Purpose.DISTANCE),
        (hand.give_held, Purpose.DISTANCE),
        (hand.give_next, Purpose.DISTANCE),
    ):
        assert_refuses(hand, Reason.ASSIGN_LATE, act, *arguments)


def test_r9_the_reserved_die_is_refused_as_a_direction() -> None:
    state = begun(goa_board(), (1, 3, 2), seats=2)
    first = given(TurnInHand(view_for(state, 0)))
    first.extend(first.draft.extensions()[-1])
    state = after(state, first.turn())
    hand = TurnInHand(view_for(state, 1))
    hand.take(0)
    assert_refuses(hand, Reason.RESERVED, hand.give_held, Purpose.DIRECTION)


# ---- guides (R7)


def test_r7_a_guide_is_taken_laid_down_and_used() -> None:
    hand = in_hand(guides=True)
    first, second = hand.draft.guides[:2]
    hand.arm(first)
    assert hand.armed == first
    hand.arm(first)
    assert hand.armed is None
    hand.arm(second)
    hand.use_guide(0, 1)
    assert hand.draft.dice[0] == 2
    assert hand.armed is None
    assert second not in hand.draft.guides


def test_r7_the_next_guide_comes_round_to_none() -> None:
    hand = in_hand(guides=True)
    seen = []
    for _ in range(len(hand.draft.guides) + 1):
        hand.arm_next()
        seen.append(hand.armed)
    assert seen == [*hand.draft.guides, None]


def test_r7_guides_that_are_not_there_are_refused() -> None:
    hand = in_hand()
    assert_refuses(hand, Reason.GUIDE_UNKNOWN, hand.arm_next)
    assert_refuses(hand, Reason.GUIDE_UNKNOWN, hand.arm, "nowhere")
    assert_refuses(hand, Reason.GUIDE_UNKNOWN, hand.use_guide, 0, 1)
    late = given(in_hand(guides=True))
    late.extend(late.draft.extensions()[0])
    assert_refuses(late, Reason.GUIDE_LATE, late.arm, late.draft.guides[0])
    assert_refuses(late, Reason.GUIDE_LATE, late.arm_next)


# ---- the path (R10-R14)


def test_r13_a_hex_says_which_steps_a_click_on_it_means() -> None:
    hand = given(in_hand())
    ahead = hand.draft.extensions()[-1]
    assert hand.choices(ahead.hex) == (ahead,)
    hand.extend(ahead)
    assert hand.draft.complete
    assert_refuses(hand, Reason.DONE, hand.choices, ahead.hex)


def test_r13_what_cannot_be_reached_is_refused() -> None:
    hand = in_hand()
    far = max(hand.draft.board.hexes)
    assert_refuses(hand, Reason.DICE_FIRST, hand.choices, far)
    given(hand)
    assert_refuses(hand, Reason.OUT_OF_REACH, hand.choices, far)
    turned = TurnInHand(hand.view)
    given(turned).change_direction()
    (aside, *_) = [one.hex for one in turned.draft.extensions() if one.way is Way.TURN]
    assert_refuses(hand, Reason.TURN_FIRST, hand.choices, aside)


def test_r12_a_deviation_before_the_first_step_is_asked_for_and_taken_back() -> None:
    hand = in_hand()
    assert_refuses(hand, Reason.DICE_FIRST, hand.change_direction)
    given(hand)
    assert all(one.way is Way.AHEAD for one in hand.draft.extensions())
    hand.change_direction()
    assert any(one.way is Way.TURN for one in hand.draft.extensions())
    hand.change_direction()
    assert not hand.draft.turning


# ---- undo, and the turn as a whole


def test_undo_goes_back_change_by_change_to_the_beginning() -> None:
    hand = in_hand(guides=True)
    drafts = [hand.draft]
    hand.arm(hand.draft.guides[0])
    hand.use_guide(1, -1)
    drafts.append(hand.draft)
    for place, purpose in list(enumerate(Purpose))[:2]:
        hand.give(place, purpose)
        drafts.append(hand.draft)
    hand.change_direction()
    drafts.append(hand.draft)
    hand.extend(hand.draft.extensions()[-1])
    while drafts:
        hand.undo()
        assert hand.draft is drafts.pop()
    begun_with = hand.draft
    hand.undo()
    assert hand.draft is begun_with


@pytest.mark.parametrize("change", ["give", "guide", "extend", "undo"])
def test_every_change_lays_down_what_is_in_hand(change: str) -> None:
    hand = in_hand(guides=True)
    hand.give(0, Purpose.DIRECTION)
    if change == "extend":
        given(hand)
    hand.selected, hand.armed = 1, hand.draft.guides[0]
    match change:
        case "give":
            hand.give_held(Purpose.DISTANCE)
        case "guide":
            hand.use_guide(1, 1)
        case "extend":
            hand.cursor = hand.draft.extensions()[0]
            hand.extend(hand.cursor)
        case "undo":
            hand.undo()
    assert not hand.holds


def test_r11_a_turn_that_is_not_finished_is_refused() -> None:
    hand = in_hand()
    assert_refuses(hand, Reason.DICE_FIRST, hand.turn)
    given(hand)
    assert_refuses(hand, Reason.PATH_LENGTH, hand.turn)
    hand.extend(hand.draft.extensions()[-1])
    made = hand.turn()
    assert made.path == tuple(step.hex for step in hand.draft.steps)


def test_a_whole_turn_is_drawn_and_taken_back_at_once() -> None:
    hand = in_hand()
    wanted = decide(LEVELS["easy"](hand.view, stream(1, "turn")))
    assert isinstance(wanted, PlayTurn)
    hand.take(0)
    before = hand.draft
    hand.draw(wanted)
    assert hand.turn() == wanted
    assert not hand.holds
    hand.undo()
    assert hand.draft is before


def test_r6_it_is_in_hand_only_in_its_turn() -> None:
    state = begun(goa_board(), (1, 3, 2), seats=2)
    with pytest.raises(IllegalAction) as refusal:
        TurnInHand(view_for(state, 1))
    assert refusal.value.reason is Reason.SEAT

"""Matches: one way in for every move, chance from the seed, resumed at any point."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from gogoa_game.bots import decide
from gogoa_game.logic.actions import ChoosePlans
from gogoa_game.logic.chance import MAX_SEED, rolls
from gogoa_game.logic.errors import IllegalAction
from gogoa_game.logic.events import DiceRolled, Event, GameEnded, TripMade
from gogoa_game.logic.state import DAYS, Phase
from gogoa_game.store.faults import RecordError
from gogoa_game.store.records import decode, encode
from gogoa_game.table.match import Match, Player
from tests.matches import advance, bots, goa_map, moments


def test_player_says_what_it_is() -> None:
    asha, bo = Player("Asha", token="scooter", colour="fish"), Player("Bo", "bot:easy")
    assert (asha.is_bot, asha.level) == (False, None)
    assert (bo.is_bot, bo.level, bo.token) == (True, "easy", "boat")
    with pytest.raises(FrozenInstanceError):
        bo.name = "Cy"  # type: ignore[misc]


@pytest.mark.parametrize("kind", ["", "bot", "bot:", "bot:clever", "easy", "person"])
def test_unknown_kind_of_player_is_refused(kind: str) -> None:
    with pytest.raises(ValueError, match="kind"):
        Player("Bo", kind)


@pytest.mark.parametrize(
    ("name", "token", "colour"),
    [
        ("", "boat", "boat"),
        ("A\nsha", "boat", "boat"),
        ("x" * 61, "boat", "boat"),
        ("Asha", "dragon", "boat"),
        ("Asha", "boat", "red"),
    ],
)
def test_player_that_no_record_could_hold_is_refused(name: str, token: str, colour: str) -> None:
    with pytest.raises(ValueError, match=r"name|token|colour"):
        Player(name, "human", token, colour)


@pytest.mark.parametrize("seats", [0, 7])
def test_r1_number_of_players(seats: int) -> None:
    with pytest.raises(IllegalAction) as refused:
        Match(goa_map(), [Player("Bo")] * seats, 1)
    assert refused.value.rule == "R1"


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1])
def test_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        Match(goa_map(), bots("easy"), seed)


def test_game_takes_twelve_days_with_the_dice_of_the_seed() -> None:
    events: list[Event] = []
    match = Match(goa_map(), bots("easy", "random"), 5)
    while not match.over:
        events += advance(match)
    rolled = [event.dice for event in events if isinstance(event, DiceRolled)]
    assert tuple(rolled) == rolls(5)
    assert isinstance(events[-1], GameEnded)
    assert match.state.phase is Phase.OVER
    assert all(len(sheet.trips) == DAYS for sheet in match.state.sheets)


def test_r5_roll_out_of_time_is_refused() -> None:
    match = Match(goa_map(), bots("easy", "random"), 5)
    for _ in range(2):
        with pytest.raises(IllegalAction) as refused:
            match.roll()
        assert refused.value.rule == "R5"
        while not match.over:
            advance(match)


def test_refused_action_changes_nothing() -> None:
    match = Match(goa_map(), bots("easy", "random"), 5)
    before = match.state
    with pytest.raises(IllegalAction):
        match.play(ChoosePlans(0, ("no", "such")))
    assert match.state is before


def test_r19_views_hide_the_turns_of_the_day() -> None:
    match = Match(goa_map(), bots("easy", "easy", "easy"), 5)
    while match.state.phase is not Phase.FOLLOWING:
        advance(match)
    seat = match.state.to_act[0]
    events = match.play(decide(match.think(seat)))
    told = [event for event in events if isinstance(event, TripMade)]
    other = (seat + 1) % 3
    assert [event.known_to(other) for event in told] == [False]
    assert match.view(other).sheets[seat].trips == ()
    assert match.view(None).own is None
    assert len(match.view(seat).own.trips) == 1  # type: ignore[union-attr]


def test_person_does_not_think_by_program() -> None:
    with pytest.raises(ValueError, match="seat 0"):
        Match(goa_map(), [Player("Asha")], 1).think(0)


def test_thinking_twice_leads_to_the_same() -> None:
    match = Match(goa_map(), bots("random", "easy"), 9)
    for _ in range(20):
        for seat in match.state.to_act:
            next(match.think(seat))  # given up after a slice
            assert decide(match.think(seat)) == decide(match.think(seat))
        advance(match)


def test_seed_gives_dice_and_offers_whoever_plays() -> None:
    easy, random = (Match(goa_map(), bots(level, level), 3) for level in ("easy", "random"))
    assert easy.state.offers == random.state.offers
    assert easy.state.starting_seat == random.state.starting_seat


@pytest.mark.parametrize(
    "levels", [("easy",), ("random", "easy", "random"), ("easy", "random") * 3]
)
def test_resume_at_every_point_gives_the_same_state(levels: tuple[str, ...]) -> None:
    for match in moments(levels, seed=11):
        text = encode(match.record())
        again = Match.resume(goa_map(), decode(text))
        assert again.state == match.state
        assert again.players == match.players
        assert again.seed == match.seed
        assert encode(again.record()) == text


def test_resumed_game_goes_on_as_the_other_would_have() -> None:
    *_, whole = moments(("random", "easy"), seed=12)
    for number, match in enumerate(moments(("random", "easy"), seed=12)):
        if number % 9 == 4:
            resumed = Match.resume(goa_map(), match.record())
            while not resumed.over:
                advance(resumed)
            assert resumed.record() == whole.record()


def test_resume_in_the_choice_of_plans() -> None:
    match = Match(goa_map(), [Player("Asha"), Player("Bo", "bot:easy")], 2)
    match.play(decide(match.think(1)))
    record = match.record()
    assert record.choices[0] is None
    assert record.choices[1] is not None
    again = Match.resume(goa_map(), record)
    assert again.state.to_act == (0,)


def test_resume_after_the_starting_player() -> None:
    match = Match(goa_map(), bots("easy", "random", "easy"), 2)
    while match.state.phase is not Phase.FOLLOWING:
        advance(match)
    record = match.record()
    assert [len(day.turns) for day in record.days] == [1]
    again = Match.resume(goa_map(), record)
    assert again.state.reserved == match.state.reserved
    assert len(again.state.to_act) == 2


def test_resume_refuses_a_bot_it_does_not_know() -> None:
    text = encode(Match(goa_map(), bots("easy"), 2).record())
    with pytest.raises(RecordError, match="bot:clever"):
        Match.resume(goa_map(), decode(text.replace(b"bot:easy", b"bot:clever")))

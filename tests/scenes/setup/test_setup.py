"""The setup: seats, names, tokens and the seed, by real clicks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gogoa_game.logic.chance import MAX_SEED
from gogoa_game.pieces import TOKENS
from gogoa_game.scenes.setup.scene import SetupScene
from gogoa_game.scenes.setup.seats import KINDS, LONGEST_NAME, NAMES, Table
from gogoa_game.scenes.title import TitleScene
from gogoa_game.store.lineup import Seat
from gogoa_game.store.records import PlayerRecord
from gogoa_game.table.match import HUMAN
from gogoa_game.ui.widgets.group import Choice, TextField
from gogoa_game.ui.widgets.widget import key_name
from tests.scenes.driving import match_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.table.match import Match
    from tests.scenes.driving import Driver

    Drive = Callable[..., Driver]

SIZES = [(1920, 1080), (1280, 720), (1024, 768), (2520, 1080)]


@pytest.fixture
def setup(drive: Drive) -> Driver:
    driver = drive()
    driver.press("new")
    return driver


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    matches: list[Match] = []
    monkeypatch.setattr("gogoa_game.scenes.flow.begin", lambda _app, match: matches.append(match))
    return matches


def table(driver: Driver) -> Table:
    assert isinstance(driver.top, SetupScene)
    return driver.top.table


def fill(driver: Driver, widget_id: str, text: str) -> None:
    """Clicks a field, empties it, types and presses Enter."""
    driver.press(widget_id)
    for _ in range(20):
        driver.key(pygame.K_BACKSPACE)
    driver.type(text)
    driver.key(pygame.K_RETURN)


def test_every_action_has_a_key_that_its_tooltip_tells(setup: Driver) -> None:
    for widget in setup.group.widgets:
        if not isinstance(widget, TextField):
            assert widget.key is not None
            assert widget.hint().endswith(f"({key_name(widget.key)})")


def test_keys_act_on_the_seat_that_a_number_takes_in_hand(setup: Driver) -> None:
    setup.key(pygame.K_2)
    before = list(table(setup).players)
    for key in (pygame.K_k, pygame.K_t, pygame.K_c):
        setup.key(key)
    now = list(table(setup).players)
    assert now[0] == before[0]
    assert now[1].kind == KINDS[(KINDS.index(before[1].kind) + 1) % len(KINDS)]
    assert now[1].token != before[1].token
    assert now[1].colour != before[1].colour
    setup.key(pygame.K_1)
    setup.key(pygame.K_DELETE)
    assert table(setup).players == (now[1],)
    setup.key(pygame.K_DELETE)
    assert len(table(setup).players) == 1


def test_keys_act_on_the_seat_under_the_pointer(setup: Driver) -> None:
    before = table(setup).players[1].kind
    setup.pointer(pygame.MOUSEMOTION, setup.group["token 1"].rect.center)
    setup.key(pygame.K_k)
    assert table(setup).players[1].kind != before


def test_table_grows_to_six_seats_and_no_further(setup: Driver) -> None:
    for _ in range(4):
        setup.press("add")
    seats = table(setup).players
    assert len(seats) == len({seat.name for seat in seats}) == 6
    with pytest.raises(KeyError):
        setup.group["add"]


def test_r1_table_shrinks_to_one_seat(setup: Driver) -> None:
    setup.press("remove 0")
    assert [seat.name for seat in table(setup).players] == ["Tiago"]
    with pytest.raises(KeyError):
        setup.group["remove 0"]


def test_tokens_and_colours_are_never_shared(setup: Driver) -> None:
    setup.press("add")
    for seat in (0, 1, 2, 0, 0, 2):
        setup.press(f"token {seat}")
        setup.press(f"colour {seat}")
        seats = table(setup).players
        assert len({s.token for s in seats}) == len(seats)
        assert len({s.colour for s in seats}) == len(seats)
    assert table(setup).players[0].token != "boat"


def test_clicks_go_through_all_free_tokens(setup: Driver) -> None:
    seen = set()
    for _ in range(5):
        seen.add(table(setup).players[0].token)
        setup.press("token 0")
    assert seen == {"boat", "scooter", "elephant", "suitcase", "parasol"}


def test_kind_goes_round(setup: Driver) -> None:
    seen = []
    for _ in KINDS:
        seen.append(table(setup).players[1].kind)
        setup.press("kind 1")
    assert sorted(seen) == sorted(KINDS)


def test_all_strengths_are_offered_and_no_bot_that_plays_at_random(setup: Driver) -> None:
    choice = setup.group["kind 1"]
    assert isinstance(choice, Choice)
    assert choice.options == ("Person", "Bot, easy", "Bot, medium", "Bot, hard", "Bot, expert")
    assert [kind for kind in KINDS if "random" in kind] == []


def test_each_strength_has_a_name_and_a_face_of_its_own(setup: Driver) -> None:
    found = {}
    for _ in KINDS:
        seat = table(setup).players[1]
        found[seat.kind] = (seat.name, seat.token, seat.colour)
        setup.press("kind 1")
    assert found["bot:easy"] == ("Tiago", "fish", "fish")
    assert found["bot:expert"] == ("Lourdes", "suitcase", "suitcase")
    assert len(set(found.values())) == len(KINDS)


def test_what_was_chosen_by_hand_stays_when_the_strength_changes(setup: Driver) -> None:
    fill(setup, "name 1", "Rani")
    setup.press("token 1")
    before = table(setup).players[1]
    setup.press("kind 1")
    after = table(setup).players[1]
    assert (after.name, after.token, after.colour) == ("Rani", before.token, before.colour)
    assert after.kind == "bot:medium"


def test_enter_on_an_untouched_name_chooses_none(setup: Driver) -> None:
    setup.press("name 1")
    setup.key(pygame.K_RETURN)
    setup.press("kind 1")
    assert table(setup).players[1].name == "Meena"


@given(st.lists(st.tuples(st.sampled_from(("add", "remove", "kind", "token")), st.integers(0, 5))))
def test_whatever_changes_tokens_colours_and_names_stay_apart(
    changes: list[tuple[str, int]],
) -> None:
    table, kinds = Table(), list(KINDS)
    for what, number in changes:
        seat = number % len(table.seats)
        if what == "add" and not table.full:
            table.add()
        elif what == "remove":
            table.remove(seat)
        elif what == "kind":
            table.set_kind(seat, kinds[(number + len(table.seats)) % len(kinds)])
        elif what == "token":
            table.next_token(seat)
        for worn in ("name", "token", "colour"):
            values = [getattr(one, worn) for one in table.players]
            assert len(set(values)) == len(values)


@pytest.mark.parametrize("name", ["WWWWWWWWWWWW", "さくらのたびびと"])
def test_names_are_taken_over(setup: Driver, name: str) -> None:
    fill(setup, "name 0", name)
    assert table(setup).players[0].name == name


def test_long_empty_and_used_names(setup: Driver) -> None:
    fill(setup, "name 0", "A name that is far too long")
    assert len(table(setup).players[0].name) <= LONGEST_NAME
    fill(setup, "name 0", "   ")
    assert table(setup).players[0].name == NAMES[0]
    fill(setup, "name 0", "tiago")
    assert table(setup).players[0].name == "tiago 2"


def test_the_number_of_a_used_name_cuts_no_letter(setup: Driver) -> None:
    seats = table(setup)
    flags = "a" + "🇮🇳" * 5
    for seat in (0, 1):
        seats.rename(seat, flags)
    assert [seat.name for seat in seats.players][:2] == [flags, "a" + "🇮🇳" * 4 + " 2"]


def test_a_click_elsewhere_keeps_the_name_and_acts(setup: Driver) -> None:
    setup.press("name 0")
    setup.key(pygame.K_END)
    setup.type("h")
    setup.press("add")
    assert [seat.name for seat in table(setup).players] == ["Ashah", "Tiago", "Pinky"]


def test_letters_in_a_name_are_no_keys(setup: Driver) -> None:
    setup.press("name 0")
    muted = setup.app.settings.muted
    setup.key(pygame.K_m)
    assert setup.app.settings.muted is muted
    setup.key(pygame.K_ESCAPE)
    assert isinstance(setup.top, SetupScene)


def test_seed_takes_nine_digits(setup: Driver) -> None:
    fill(setup, "seed", "12a3 45678901")
    field = setup.group["seed"]
    assert isinstance(field, TextField)
    assert field.text == "123456789"


def test_die_draws_a_seed(setup: Driver) -> None:
    field = setup.group["seed"]
    assert isinstance(field, TextField)
    assert field.text == ""
    setup.press("draw")
    field = setup.group["seed"]
    assert isinstance(field, TextField)
    assert 0 <= int(field.text) <= MAX_SEED


def test_start_begins_the_game_that_was_set_up(setup: Driver, begun: list[Match]) -> None:
    fill(setup, "seed", "4711")
    setup.press("token 0")
    setup.press("start")
    (match,) = begun
    assert match.seed == 4711
    assert [p.name for p in match.players] == ["Asha", "Tiago"]
    assert [p.is_bot for p in match.players] == [False, True]
    assert match.players[0].token == "scooter"


def test_enter_starts_with_a_random_seed(setup: Driver, begun: list[Match]) -> None:
    setup.key(pygame.K_RETURN)
    assert 0 <= begun[0].seed <= MAX_SEED


def test_seed_of_the_command_line_is_the_first_offer(drive: Drive) -> None:
    driver = drive(seed=99)
    driver.press("new")
    field = driver.group["seed"]
    assert isinstance(field, TextField)
    assert field.text == "99"


def test_seed_of_the_command_line_is_for_one_game_only(drive: Drive) -> None:
    driver = drive(seed=99)
    driver.press("new")
    driver.press("back")
    driver.press("new")
    assert text(driver, "seed") == "99"
    driver.press("start")
    assert match_of(driver.top).seed == 99
    driver.app.context.to_title()
    driver.frame()
    driver.press("new")
    assert text(driver, "seed") == ""


def text(driver: Driver, widget_id: str) -> str:
    """What stands in a field."""
    field = driver.group[widget_id]
    assert isinstance(field, TextField)
    return field.text


def test_escape_goes_back_and_the_table_is_remembered(setup: Driver) -> None:
    setup.press("add")
    setup.key(pygame.K_ESCAPE)
    assert isinstance(setup.top, TitleScene)
    setup.press("new")
    assert len(table(setup).players) == 3


def test_the_line_up_of_the_last_game_is_there_after_a_restart(drive: Drive) -> None:
    before = drive()
    before.press("new")
    before.press("add")
    fill(before, "name 0", "Rani")
    before.press("colour 2")
    before.press("kind 1")
    seats = table(before).seats
    before.press("start")
    after = drive()
    after.press("new")
    assert table(after).seats == seats
    assert table(after).players[0].name == "Rani"


def test_a_person_whose_seat_was_a_bots_for_a_while_is_the_same(setup: Driver) -> None:
    setup.press("add")
    setup.press("remove 0")
    for _ in range(4):
        setup.press("kind 1")  # a person, beside whom one more is seated
    fill(setup, "name 1", "Zoe")
    setup.press("token 1")
    for seat in (1, 0, 1):
        before = table(setup).players
        for _ in KINDS:
            setup.press(f"kind {seat}")
        assert table(setup).players[seat] == before[seat]


def test_a_person_without_a_name_by_hand_stays_after_the_seats_have_moved() -> None:
    table = Table()
    table.set_kind(1, HUMAN)
    table.remove(0)
    before = table.players[0]
    assert before.name != NAMES[0]
    for kind in (*KINDS[1:], HUMAN):
        table.set_kind(0, kind)
    assert table.players[0] == before


def test_bots_leave_the_clothes_of_persons_who_may_come_back() -> None:
    table = Table()
    table.set_kind(1, HUMAN)
    people = table.players
    for kind in KINDS[1:]:
        for seat in (0, 1):
            table.set_kind(seat, kind)
        table.add()
    for seat in (1, 0):
        table.set_kind(seat, HUMAN)
    assert table.players[:2] == people


def test_what_somebody_was_given_by_hand_meanwhile_is_not_taken_away() -> None:
    table = Table()
    token = table.players[0].token
    table.set_kind(0, "bot:hard")
    for _ in TOKENS:
        if table.players[1].token != token:
            table.next_token(1)
    table.rename(1, NAMES[0])
    table.set_kind(0, HUMAN)
    person, other = table.players
    assert other.token == token
    assert person.token != token
    assert (person.name, other.name) == (f"{NAMES[0]} 2", NAMES[0])


def seat(name: str, kind: str = HUMAN, token: str = "boat", **more: Any) -> Seat:
    """A seat of a line-up whose token and colour are alike."""
    return Seat(PlayerRecord(name, kind, token, token), **more)


def test_seats_of_a_line_up_that_have_no_place_are_left_out() -> None:
    kept = [
        seat("Asha"),
        seat("asha", token="fish"),
        seat("Ravi"),  # the token of Asha
        seat("A name that is far too long", token="fish"),
        seat("Ivo", "bot:random", "fish"),
        seat("Mei", "bot:hard", "fish", person=seat("Nina", person=seat("Luz"))),
    ]
    table = Table(kept)
    assert [player.name for player in table.players] == ["Asha", "Mei"]
    assert table.seats[1].person is None
    assert len(Table([]).seats) == len(Table(kept[4:5]).seats) == 2
    many = [seat(NAMES[n], token=TOKENS[n]) for n in range(6)]
    assert len(Table([*many, *many]).seats) == 6


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [100, 125, 150])
def test_widgets_lie_apart_inside_the_stage(
    drive: Drive, size: tuple[int, int], scale: int
) -> None:
    driver = drive(size=size)
    app = driver.app.context
    app.change_settings(app.settings.replace(ui_scale=scale))
    driver.press("new")
    for _ in range(4):
        driver.press("add")
    whole = pygame.FRect(0, 0, *driver.stage.size)
    rects = [widget.rect for widget in driver.group.widgets]
    assert all(whole.contains(rect) for rect in rects)
    for index, rect in enumerate(rects):
        assert rect.collidelist(rects[index + 1 :]) == -1

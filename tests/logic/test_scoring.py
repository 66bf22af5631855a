"""R20-R25 on the real map: points, and who wins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gogoa_game.logic.scoring import Points, gain, points, points_of, winners
from gogoa_game.logic.state import Sheet
from tests.boards import goa_board
from tests.logic.games import begun

BEACHES = ("arambol", "anjuna", "calangute", "miramar", "bogmalo", "colva", "cavelossim")
FORTS = ("terekhol-fort", "chapora-fort", "alorna-fort", "corjuem-fort", "mormugao-fort")
FALLS = ("arvalem-falls", "hivrem-falls", "savari-falls")
HERITAGE = ("fontainhas", "arvalem-caves", "goa-chitra", "deshprabhu-house")
TEMPLES = ("mangeshi-temple", "damodar-temple", "mahadev-temple", "mallikarjun-temple")
# Two plans that none of the above completes, for tests that are not about plans.
FAR = ("canacona", "all-faiths")


def score(*marked: str, plans: tuple[str, ...] = FAR) -> Points:
    board = goa_board()
    return points_of(board, board.destination_set(marked), plans)


def test_nothing_marked_no_points() -> None:
    assert score() == Points(0, 0, 0, 0, 0)


@pytest.mark.parametrize("count", [1, 2, 5, 7])
def test_r20_ten_for_each_marked_destination(count: int) -> None:
    assert score(*BEACHES[:count]).destinations == 10 * count


def test_r21_dudhsagar_brings_twenty_more() -> None:
    assert score("dudhsagar-falls") == Points(10, 20, 0, 0, 0)
    assert score("dudhsagar-falls").total == 30
    assert score("arvalem-falls") == Points(10, 0, 0, 0, 0)


# north-sands: arambol, anjuna, calangute (20); northern-forts: terekhol, chapora, aguada and
# corjuem (30); sunsets: arambol, chapora, bogmalo, agonda, cabo de rama (40).


def test_r22_a_completed_plan_brings_its_value() -> None:
    assert score("arambol", "anjuna", "calangute", plans=("north-sands", "sunsets")).plans == 20
    forts = ("terekhol-fort", "chapora-fort", "fort-aguada", "corjuem-fort")
    assert score(*forts, plans=("northern-forts", "sunsets")).plans == 30
    evening = ("arambol", "chapora-fort", "bogmalo", "agonda", "cabo-de-rama-fort")
    assert score(*evening, plans=("north-sands", "sunsets")).plans == 40


def test_r22_an_incomplete_plan_brings_nothing() -> None:
    assert score("arambol", "anjuna", plans=("north-sands", "sunsets")).plans == 0
    almost = ("arambol", "chapora-fort", "bogmalo", "agonda")
    assert score(*almost, plans=("north-sands", "sunsets")).plans == 0


def test_r22_both_plans_count_and_share_destinations() -> None:
    marked = ("arambol", "anjuna", "calangute", "chapora-fort", "bogmalo", "agonda")
    assert score(*marked, "cabo-de-rama-fort", plans=("north-sands", "sunsets")).plans == 60


def test_r22_plans_of_others_bring_nothing() -> None:
    assert score("arambol", "anjuna", "calangute").plans == 0


@pytest.mark.parametrize(
    ("beaches", "forts", "falls", "heritage", "temples", "expected"),
    [
        (1, 1, 1, 1, 1, 30),
        (5, 1, 1, 1, 1, 30),
        (2, 2, 2, 2, 1, 30),
        (2, 2, 2, 2, 2, 60),
        (3, 3, 3, 4, 4, 90),
        (7, 5, 0, 4, 4, 0),
        (1, 1, 1, 1, 0, 0),
    ],
)
def test_r23_thirty_for_each_full_set(
    beaches: int, forts: int, falls: int, heritage: int, temples: int, expected: int
) -> None:
    marked = (
        *BEACHES[:beaches],
        *FORTS[:forts],
        *FALLS[:falls],
        *HERITAGE[:heritage],
        *TEMPLES[:temples],
    )
    assert score(*marked).sets == expected


@pytest.mark.parametrize(
    ("count", "expected"), [(0, 0), (1, 0), (2, 0), (3, 10), (4, 10), (5, 10), (6, 30), (7, 30)]
)
def test_r24_three_of_a_type_ten_six_thirty_instead(count: int, expected: int) -> None:
    assert score(*BEACHES[:count]).types == expected


def test_r24_each_type_counts_for_itself() -> None:
    # 6 beaches 30, 3 forts 10, 2 waterfalls 0, 4 heritage sites 10.
    assert score(*BEACHES[:6], *FORTS[:3], *FALLS[:2], *HERITAGE).types == 50


def test_a_destination_counts_for_everything_at_once() -> None:
    marked = ("arambol", "anjuna", "calangute", "fort-aguada", "dudhsagar-falls", "fontainhas")
    result = score(*marked, "mangeshi-temple", plans=("north-sands", "sunsets"))
    # 7 places 70, Dudhsagar 20, north-sands 20, one set 30, three beaches 10.
    assert result == Points(70, 20, 20, 30, 10)
    assert result.total == 150


def test_gain_is_the_difference_a_mark_makes() -> None:
    board = goa_board()
    marked = board.destination_set(("arambol", "anjuna", "fort-aguada", "hivrem-falls"))
    marked |= board.destination_set(("fontainhas", "mangeshi-temple"))
    sheet = Sheet(board.start, ("north-sands", "beach-shacks"), marked)
    found = gain(board, sheet, board.destination("calangute").hex)
    assert found is not None
    # 10 for the place, 20 for north-sands, 10 for three beaches; beach-shacks lacks two more.
    assert (found.points, found.plans, found.completed, found.guide) == (
        40,
        ("north-sands", "beach-shacks"),
        ("north-sands",),
        True,
    )


# ---- R25


def sheet(*marked: str, plans: tuple[str, ...] = FAR) -> Sheet:
    board = goa_board()
    return Sheet(board.start, plans, board.destination_set(marked))


def test_r25_most_points_win() -> None:
    sheets = [sheet("arambol"), sheet("arambol", "anjuna", "colva"), sheet("goa-chitra")]
    assert winners(goa_board(), sheets) == (1,)


def test_r25_points_count_before_beaches() -> None:
    # 3 beaches: 40 points. 3 different types: 30 points and no beach at all.
    sheets = [sheet("goa-chitra", "alorna-fort", "hivrem-falls"), sheet(*BEACHES[:3])]
    assert [points(goa_board(), s).total for s in sheets] == [30, 40]
    assert winners(goa_board(), sheets) == (1,)


def test_r25_level_fewer_beaches_win() -> None:
    sheets = [sheet("arambol", "anjuna"), sheet("arambol", "goa-chitra")]
    assert winners(goa_board(), sheets) == (1,)
    assert winners(goa_board(), [*sheets, sheet("alorna-fort", "goa-chitra")]) == (2,)


def test_r25_still_level_is_a_shared_victory() -> None:
    sheets = [
        sheet("arambol", "goa-chitra"),
        sheet("colva", "arambol"),
        sheet("colva", "hivrem-falls"),
        sheet("hivrem-falls"),
    ]
    assert winners(goa_board(), sheets) == (0, 2)


def test_r25_nothing_at_all_is_shared_too() -> None:
    assert winners(goa_board(), [sheet(), sheet(), sheet()]) == (0, 1, 2)
    assert winners(goa_board(), [sheet()]) == (0,)


def test_r25_levels_by_different_rules() -> None:
    # Dudhsagar alone: 30. Three heritage sites would be 40; two heritage sites and a beach: 30.
    sheets = [sheet("fontainhas", "goa-chitra", "colva"), sheet("dudhsagar-falls")]
    assert winners(goa_board(), sheets) == (1,)


def test_points_of_a_sheet_are_those_of_its_marks_and_plans() -> None:
    board = goa_board()
    own = begun(board, (1, 2, 3)).sheets[0]
    own = replace(own, marked=board.destination_set(("arambol", "dudhsagar-falls")))
    assert points(board, own) == Points(20, 20, 0, 0, 0)

"""M1-M4 and R10: the ground that everything else is played on."""

from __future__ import annotations

import pytest

from gogoa_game.logic.board import (
    TYPES,
    Board,
    BoardError,
    Destination,
    DestinationType,
    board_faults,
)
from gogoa_game.logic.hexes import HEADINGS, Heading, Hex, distance, heading_between, neighbour
from gogoa_game.logic.plans import TourPlan
from tests.boards import draw, drawn_cells, goa_board, hexagon
from tests.logic import naive

FLOWER = """
. .
 n
j k
 S
g p
 b
"""

# ---- R10


def test_r10_six_headings_lead_clockwise_from_north() -> None:
    d = hexagon()
    around = [neighbour(d.at["S"], Heading(die)) for die in (1, 2, 3, 4, 5, 6)]
    assert around == list(d.path("g k p s n j"))


def test_r10_six_headings_lead_clockwise_from_an_odd_column() -> None:
    d = hexagon()
    around = [neighbour(d.at["j"], Heading(die)) for die in (1, 2, 3, 4, 5, 6)]
    assert around == list(d.path("c g S n l e"))


def test_r10_odd_columns_lie_half_a_hex_lower() -> None:
    # Down-right of (2, 2) is the hex of the same row; up-left of (3, 2) leads back to it.
    assert neighbour(Hex(2, 2), Heading.SOUTH_EAST) == Hex(3, 2)
    assert neighbour(Hex(3, 2), Heading.NORTH_WEST) == Hex(2, 2)


def test_r10_opposites() -> None:
    assert [heading.opposite for heading in HEADINGS] == [4, 5, 6, 1, 2, 3]


@pytest.mark.parametrize("cell", [Hex(4, 4), Hex(5, 4), Hex(0, 0), Hex(-3, -2)])
def test_r10_neighbours_agree_with_the_lattice(cell: Hex) -> None:
    for heading in HEADINGS:
        assert neighbour(cell, heading) == naive.next_hex(cell, heading)
        assert heading_between(cell, neighbour(cell, heading)) is heading
    assert heading_between(cell, cell) is None
    assert heading_between(cell, Hex(cell.col + 2, cell.row)) is None


def test_distance_is_the_number_of_steps_on_open_ground() -> None:
    for centre in (Hex(10, 10), Hex(11, 10)):
        steps, front = {centre: 0}, [centre]
        for cell in front:
            if steps[cell] < 5:
                for heading in HEADINGS:
                    if neighbour(cell, heading) not in steps:
                        steps[neighbour(cell, heading)] = steps[cell] + 1
                        front.append(neighbour(cell, heading))
        assert len(steps) == 1 + 6 * (1 + 2 + 3 + 4 + 5)
        assert all(distance(centre, cell) == count for cell, count in steps.items())
        assert all(distance(cell, centre) == count for cell, count in steps.items())


# ---- drawings, since every other test stands on them


def test_a_drawing_shows_what_lies_where() -> None:
    d = draw(FLOWER)
    assert d.at["S"] == Hex(1, 1)
    assert [neighbour(d.at["S"], h) for h in HEADINGS] == list(d.path("n k p b1 g j"))
    assert d.board.start == Hex(1, 1)
    assert d.board.destination_at(d.at["b1"]) == Destination("b1", DestinationType.BEACH, Hex(1, 2))
    assert d.board.destination_at(d.at["n"]) is None


def test_a_crooked_drawing_is_no_board() -> None:
    with pytest.raises(ValueError, match="column 1 cannot stand on line 0"):
        list(drawn_cells("oo"))


# ---- M1


def faults(picture: str) -> list[tuple[str, object]]:
    cells = list(drawn_cells(picture))
    starts = [cell for letter, cell in cells if letter == "S"]
    return [
        (fault.rule, fault.where)
        for fault in board_faults([cell for _, cell in cells], starts, [], [])
        if fault.rule in ("M1", "M2")
    ]


def test_m1_a_flower_is_sound() -> None:
    assert faults(FLOWER) == []


def test_m1_no_hex_at_all_is_refused() -> None:
    assert ("M1", None) in faults("")


def test_m1_all_hexes_are_connected() -> None:
    # Two flowers with a column of sea between them; the fault names a hex of the other one.
    two = """
    .
     n     o
    j k . o o
     S     o
    g p . o o
     x     o
    """
    assert faults(two) == [("M1", Hex(6, 1))]


def test_m1_two_flowers_that_touch_are_connected() -> None:
    two = """
    .
     n
    j k o
     S o o
    g p o
     x o o
    . . o
    """
    assert faults(two) == []


def test_m1_every_hex_has_a_neighbour_on_each_axis() -> None:
    # x hangs on by its northern neighbour alone: nothing up-right, down-right, down-left, up-left.
    tail = """
    .
     n
    j k
     S
    g p
     o
    . .
     x
    """
    assert faults(tail) == [("M1", Hex(1, 3)), ("M1", Hex(1, 3))]


def test_m1_the_fault_names_hex_and_axis() -> None:
    cells = [cell for letter, cell in drawn_cells(FLOWER) if letter != "n"]
    found = board_faults(cells, [Hex(1, 1)], [], [])
    # Without n, its neighbours j and k keep only the centre and one more hex each.
    texts = [str(fault) for fault in found if fault.rule == "M1"]
    assert texts == [
        "M1: hex (0, 1): has no neighbour on the map on the axis 2-5",
        "M1: hex (2, 1): has no neighbour on the map on the axis 3-6",
    ]


def test_m1_a_board_that_breaks_it_cannot_be_made() -> None:
    with pytest.raises(BoardError) as error:
        Board([Hex(0, 0), Hex(0, 1)], Hex(0, 0), [], [])
    assert {fault.rule for fault in error.value.faults} == {"M1"}
    assert len(error.value.faults) == 4


# ---- M2


LAND = [cell for _, cell in drawn_cells(FLOWER)]
CENTRE, NORTH, SOUTH = Hex(1, 1), Hex(1, 0), Hex(1, 2)


def beach(name: str, cell: Hex) -> Destination:
    return Destination(name, DestinationType.BEACH, cell)


@pytest.mark.parametrize(
    ("starts", "places", "wheres"),
    [
        ([], [], [None]),
        ([CENTRE, SOUTH], [], [None]),
        ([Hex(9, 9)], [], [Hex(9, 9)]),
        ([CENTRE], [beach("x", CENTRE)], [CENTRE]),
        ([CENTRE], [beach("x", Hex(9, 9))], [Hex(9, 9)]),
        ([CENTRE], [beach("x", NORTH), beach("y", NORTH)], [NORTH]),
        ([CENTRE], [beach("x", NORTH), beach("x", SOUTH)], ["'x'"]),
    ],
    ids=[
        "no start",
        "two starts",
        "start in the sea",
        "start on a destination",
        "destination in the sea",
        "two on one hex",
        "one id twice",
    ],
)
def test_m2_start_and_destinations(
    starts: list[Hex], places: list[Destination], wheres: list[object]
) -> None:
    found = board_faults(LAND, starts, places, [])
    assert [fault.where for fault in found if fault.rule == "M2"] == wheres
    if len(starts) == 1:
        with pytest.raises(BoardError, match="M2"):
            Board(LAND, starts[0], places, [])


# ---- M3


def six_of_each(*, guides: int = 3, bonuses: int = 1) -> list[Destination]:
    """30 destinations, six of each type, on hexes that need not be on any map."""
    return [
        Destination(
            f"{kind}-{i}",
            kind,
            Hex(10 + i, 10 + row),
            kind is DestinationType.BEACH and i < guides,
            20 if kind is DestinationType.WATERFALL and i < bonuses else 0,
        )
        for row, kind in enumerate(TYPES)
        for i in range(6)
    ]


def rule_faults(rule: str, places: list[Destination], plans: list[TourPlan]) -> list[str]:
    return [str(f) for f in board_faults(LAND, [CENTRE], places, plans) if f.rule == rule]


def test_m3_six_of_each_type_with_three_guides_and_one_bonus_are_enough() -> None:
    assert rule_faults("M3", six_of_each(), []) == []


@pytest.mark.parametrize("kind", TYPES)
def test_m3_five_of_a_type_are_too_few(kind: DestinationType) -> None:
    places = six_of_each()
    places.remove([place for place in places if place.type is kind][-1])
    (fault,) = rule_faults("M3", places, [])
    assert kind.value in fault


@pytest.mark.parametrize(("guides", "bonuses"), [(2, 1), (4, 1), (3, 0), (3, 2)])
def test_m3_guides_and_bonus_exist(guides: int, bonuses: int) -> None:
    assert len(rule_faults("M3", six_of_each(guides=guides, bonuses=bonuses), [])) == 1


# ---- M4

TEN = ("beach-0", "fort-0")


def decks(easy: int = 12, hard: int = 12) -> list[TourPlan]:
    values = [20 + 10 * (i % 2) for i in range(easy)] + [40] * hard
    return [TourPlan(f"p{i}", value, TEN) for i, value in enumerate(values)]


def test_m4_twelve_plans_in_each_deck_are_enough() -> None:
    assert rule_faults("M4", six_of_each(), decks()) == []


@pytest.mark.parametrize(("easy", "hard"), [(11, 12), (12, 11)])
def test_m4_eleven_plans_in_a_deck_are_too_few(easy: int, hard: int) -> None:
    assert len(rule_faults("M4", six_of_each(), decks(easy, hard))) == 1


@pytest.mark.parametrize(
    "bad",
    [
        TourPlan("bad", 20, ("beach-0", "atlantis")),
        TourPlan("bad", 20, ("beach-0", "beach-0")),
        TourPlan("bad", 25, TEN),
        TourPlan("bad", 50, TEN),
        TourPlan("bad", 40, ()),
        TourPlan("p3", 30, TEN),
    ],
    ids=["no such place", "place twice", "25 points", "50 points", "empty", "id twice"],
)
def test_m4_plans_are_sound(bad: TourPlan) -> None:
    (fault,) = rule_faults("M4", six_of_each(), [*decks(), bad])
    assert bad.id in fault
    with pytest.raises(BoardError, match="M4"):
        Board(
            LAND,
            CENTRE,
            [beach("beach-0", NORTH), beach("fort-0", SOUTH)],
            [*decks(), bad],
        )


# ---- the real map


def test_goa_is_sound_and_has_what_the_rules_name() -> None:
    board = goa_board()
    assert board_faults(board.hexes, [board.start], board.destinations, board.plans) == []
    assert {place.id for place in board.destinations if place.guide} == {
        "palolem",
        "colva",
        "calangute",
    }
    assert [(p.id, p.bonus) for p in board.destinations if p.bonus] == [("dudhsagar-falls", 20)]


def test_r2_goa_has_18_easy_and_18_hard_plans() -> None:
    values = [plan.value for plan in goa_board().plans]
    assert len(values) == 36
    assert sum(value in (20, 30) for value in values) == 18
    assert sum(plan.hard for plan in goa_board().plans) == 18
    assert all(plan.hard == (plan.value == 40) for plan in goa_board().plans)


# ---- the board as others read it


def test_hexes_are_sorted_and_destinations_keep_their_bits() -> None:
    board = goa_board()
    assert list(board.hexes) == sorted(board.hexes)
    for bit, place in enumerate(board.destinations):
        assert board.destination_set([place.id]) == 1 << bit
        assert board.destination(place.id) is place
        assert board.destination_at(place.hex) is place
        assert list(board.members(1 << bit)) == [place]
    everything = board.destination_set(place.id for place in board.destinations)
    assert tuple(board.members(everything)) == board.destinations
    assert board.start in board
    assert Hex(0, 0) not in board
    assert all(board.plan(plan.id) is plan for plan in board.plans)

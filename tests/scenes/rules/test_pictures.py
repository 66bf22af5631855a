"""The drawings of the rules show what the rules say: every caption, number and sign of them."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from gogoa_game.logic.board import TYPES
from gogoa_game.logic.dice import GuideUse, direction_choice, turned_by
from gogoa_game.logic.hexes import HEADINGS, Heading, heading_between
from gogoa_game.logic.paths import deviations_allowed, trace
from gogoa_game.logic.plans import EASY_VALUES, HARD_VALUES
from gogoa_game.logic.scoring import points_of, type_points
from gogoa_game.logic.state import DAYS
from gogoa_game.scenes.rules import examples
from gogoa_game.scenes.rules.pictures import draw_picture
from gogoa_game.scenes.rules.sketch import SIDE, Field, Sketch
from gogoa_game.scenes.rules.words import pages
from gogoa_game.ui.paint.painter import Painter
from gogoa_game.ui.parts.phrases import heading_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.maps import GameMap
    from gogoa_game.ui.stage import Point

ONE_DEGREE = math.radians(1)


@dataclass
class Drawn:
    """What was drawn, each thing with its middle or its anchor, in the units of the sketch."""

    sprites: list[tuple[str, Point]] = field(default_factory=list)
    texts: list[tuple[str, Point]] = field(default_factory=list)
    crosses: list[Point] = field(default_factory=list)

    def called(self, start: str) -> list[Point]:
        """Where the sprites are whose names begin so."""
        return [at for name, at in self.sprites if name.startswith(start)]

    def faces(self) -> list[int]:
        """What the dice show, in the order in which they were drawn."""
        pips = (name for name, _ in self.sprites if name.startswith("die_pips"))
        return [int(name[-1]) for name in pips]

    def text_at(self, x: float, y: float) -> str:
        """The text whose place is nearest to a point."""
        return min(self.texts, key=lambda text: math.dist(text[1], (x, y)))[0]


@pytest.fixture
def draw(
    make_painter: Callable[..., Painter], goa: GameMap, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str], Drawn]:
    """Draws the picture of a page, one unit of the sketch in one of design."""
    drawn = Drawn()
    plain_sprite, plain_text, plain_cross = Painter.sprite, Painter.text, Sketch.cross

    def sprite(self: Painter, name: str, *args: Any, **options: Any) -> None:
        if options.get("center"):
            drawn.sprites.append((name, options["center"]))
        plain_sprite(self, name, *args, **options)

    def text(self: Painter, words: str, pos: Point, **options: Any) -> Any:
        drawn.texts.append((words, pos))
        return plain_text(self, words, pos, **options)

    def cross(self: Sketch, x: float, y: float, reach: float) -> None:
        drawn.crosses.append((x, y))
        plain_cross(self, x, y, reach)

    def drawing(page: str) -> Drawn:
        with monkeypatch.context() as patch:
            patch.setattr(Painter, "sprite", sprite)
            patch.setattr(Painter, "text", text)
            patch.setattr(Sketch, "cross", cross)
            draw_picture(make_painter(), (0, 0, SIDE, SIDE), page, goa)
        return drawn

    return drawing


def bearing(start: Point, end: Point) -> float:
    """The direction from a point to another: radians clockwise from north, 0 up to tau."""
    return math.atan2(end[0] - start[0], start[1] - end[1]) % math.tau


def heading_of(start: Point, end: Point) -> Heading:
    """The heading of the compass in which another point lies (R10)."""
    sixths = bearing(start, end) / math.tau * 6
    assert abs(sixths - round(sixths)) * math.tau / 6 < ONE_DEGREE
    return HEADINGS[round(sixths) % 6]


def test_r8_r12_each_die_says_what_its_number_means(draw: Callable[[str], Drawn]) -> None:
    drawn = draw("dice")
    direction, distance, deviation = drawn.faces()
    captions = [text for text, (_x, y) in drawn.texts if y > 450]
    assert captions == [
        heading_name(Heading(direction)),
        f"{distance} hexes",
        f"{deviations_allowed(deviation)} turns",
    ]
    assert len(drawn.called("footstep")) == distance
    assert len(drawn.called("turn_arrow")) == deviations_allowed(deviation)


def test_r10_the_compass_points_where_the_direction_die_says(
    draw: Callable[[str], Drawn],
) -> None:
    drawn = draw("dice")
    (rose,) = drawn.called("compass_rose")
    (lit,) = [(text, at) for text, at in drawn.texts if text.isdigit()]
    assert int(lit[0]) == drawn.faces()[0] == heading_of(rose, lit[1])


def test_r10_numbers_stand_round_the_hex_as_on_the_compass(draw: Callable[[str], Drawn]) -> None:
    drawn = draw("compass")
    (middle,) = drawn.called("hex_")  # the hexes around are lit, and nothing shows below
    assert {int(text): heading_of(middle, at) for text, at in drawn.texts} == {
        heading.value: heading for heading in HEADINGS
    }


def test_r14_the_bounce_is_one_by_the_rules() -> None:
    walk, board = examples.bounce(), examples.coast()
    assert walk.steps == trace(board, walk.start, [walk.steps[0].heading], walk.cells[1:])
    (at,) = walk.bounced_on
    ahead = walk.steps[walk.cells.index(at) - 1].heading
    # What is ahead there is off the map, and the path comes straight back.
    assert (at, ahead) in {
        (cell, heading)
        for cell, around in zip(board.hexes, board.neighbours, strict=True)
        for heading in HEADINGS
        if around[heading - 1] < 0
    }
    assert walk.steps[-1].heading is ahead.opposite


@pytest.mark.parametrize("walk", [examples.bounce(), examples.arrival()])
def test_r13_every_leg_of_a_pencil_line_lies_in_its_heading(
    walk: examples.Walk, make_painter: Callable[..., Painter], goa: GameMap
) -> None:
    sketch = Sketch(make_painter(), (0, 0, SIDE, SIDE), goa)
    course = Field(sketch, {}, 0, 0, 64).course(walk)
    legs = [
        (start, end)
        for start, end in pairwise(course)
        if math.dist(start, end) > 64  # the little way beside the shore is none
    ]
    walked = [heading_between(a, b) for a, b in pairwise(walk.cells)]
    assert [heading_of(*leg) for leg in legs] == walked


def test_r12_r14_signs_stand_where_the_path_turns_and_bounces(
    draw: Callable[[str], Drawn],
) -> None:
    drawn, walk = draw("path"), examples.bounce()
    (arrow,) = drawn.called("turn_arrow")
    (turned,) = walk.turned_on
    (bounced,) = walk.bounced_on
    numbers = {int(text): at for text, at in drawn.texts if text.isdigit()}
    assert sorted(numbers) == list(range(1, len(walk.steps) + 1))
    assert math.dist(arrow, numbers[walk.cells.index(turned)]) < 60
    word = next(at for text, at in drawn.texts if text == "bounce")
    assert math.dist(word, numbers[walk.cells.index(bounced)]) < 100
    # No number hides another: the badges are 42 units wide.
    apart = [math.dist(a, b) for n, a in numbers.items() for m, b in numbers.items() if n < m]
    assert min(apart) > 40


def test_r9_r15_the_marks_below_the_dice(draw: Callable[[str], Drawn]) -> None:
    drawn, shown = draw("reserved"), examples.reservation()
    assert tuple(drawn.faces()[:3]) == shown.dice
    choice = direction_choice(examples.coast(), shown.position, shown.dice, shown.reserved)
    dice = drawn.called("die_pips")[:3]
    ticks = [any(abs(x - die[0]) < 5 for x, _ in drawn.called("marked_badge")) for die in dice]
    assert ticks == [place in choice.places for place in range(3)]
    (tag,) = drawn.called("reserved_tag")
    assert math.dist(tag, dice[shown.reserved]) == min(math.dist(tag, die) for die in dice)


def test_r15_the_blocked_die_leads_off_the_map(draw: Callable[[str], Drawn]) -> None:
    drawn, shown = draw("reserved"), examples.reservation()
    face = drawn.faces()[3]
    assert face == shown.dice[shown.blocked]
    assert shown.beyond not in examples.coast()
    (here,) = drawn.called("hex_coast_a")  # where the traveller stands
    off = next(at for at in drawn.crosses if at[1] > 200)
    assert round(bearing(here, off) / math.tau * 6) % 6 + 1 == face


def test_r7_guides_change_dice_by_one_and_round_the_end(draw: Callable[[str], Drawn]) -> None:
    drawn = draw("guides")
    faces = drawn.faces()
    signs = [text.replace("−", "-") for text, (x, _) in drawn.texts if x == 256]
    shown = [
        (before, int(sign), after)
        for before, sign, after in zip(faces[::2], signs, faces[1::2], strict=True)
    ]
    assert shown == [
        (before, delta, turned_by((before, 1, 1), [GuideUse("", 0, delta)])[0])
        for before, delta, _ in shown
    ]
    assert {(1, -1, 6), (6, 1, 1)} <= set(shown)


def test_r18_the_place_where_the_path_ends_is_marked_and_no_other(
    draw: Callable[[str], Drawn],
) -> None:
    drawn, walk, board = draw("arrival"), examples.arrival(), examples.coast()
    end = board.destination_at(walk.cells[-1])
    assert end is not None
    assert walk.marks is end
    kinds = [name for name, (_x, y) in drawn.sprites if name.startswith("type_") and y > 372]
    ticks = [name for name, (_x, y) in drawn.sprites if name.startswith("checkbox")]
    assert dict(zip(kinds, ticks, strict=True)) == {
        f"type_{end.type}": "checkbox_done",
        **{f"type_{place.type}": "checkbox" for place in walk.passes},
    }
    assert walk.passes


def test_r20_r24_the_table_of_points(draw: Callable[[str], Drawn], goa: GameMap) -> None:
    drawn, board = draw("points"), goa.board
    rows: dict[float, list[str]] = {}
    for text, (_x, y) in drawn.texts:
        rows.setdefault(y, []).append(text)
    table = dict(row for row in rows.values())  # what, and its points
    bonus = next(place for place in board.destinations if place.bonus)
    one = next(place for place in board.destinations if not place.bonus)
    with_bonus, without = (points_of(board, board.destination_set([p.id]), ())
                           for p in (bonus, one))  # fmt: skip
    ids = {place.type: place.id for place in board.destinations if not place.bonus}
    full = points_of(board, board.destination_set(ids.values()), ())
    values = {plan.value for plan in board.plans}
    few, many = (next(n for n in range(9) if type_points(n) == top)
                 for top in (type_points(3), max(map(type_points, range(60)))))  # fmt: skip
    assert table == {
        "Marked destination": f"{without.total}",
        goa.texts.name(bonus.id, "en"): f"+{with_bonus.bonus}",
        "Completed plan": f"{min(values)}–{max(values)}",
        f"Full set of {len(TYPES)} types": f"{full.sets}",
        f"{few} of a type": f"{type_points(few)}",
        f"{many} instead of {few}": f"{type_points(many)}",
    }


def test_the_sentences_beside_the_drawings_have_the_numbers_of_the_rules(goa: GameMap) -> None:
    texts = {page.picture: " ".join((page.title, *page.text)) for page in pages(goa)}
    easy, hard = (" or ".join(map(str, values)) for values in (EASY_VALUES, HARD_VALUES))
    assert f"easy plans ({easy} points)" in texts["goal"]
    assert f"hard ones ({hard} points)" in texts["goal"]
    assert DAYS == 12
    assert "Twelve days" in texts["goal"]
    turns = {n: [f for f in range(1, 7) if deviations_allowed(f) == n] for n in (1, 2)}
    assert turns == {1: [1, 2, 3], 2: [4, 5, 6]}
    assert "1, 2 or 3 allow one turn, 4, 5 or 6 allow two" in texts["dice"]
    for place in goa.board.destinations:
        assert (goa.texts.name(place.id, "en") in texts["guides"]) == place.guide

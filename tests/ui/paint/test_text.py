"""Line breaks, fitting, letter spacing and glyphs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gogoa_game.ui.paint.fonts import Fonts, face_for, runs
from gogoa_game.ui.paint.text import NO_END, NO_START, TextSetter, fit, missing_glyphs, wrap
from gogoa_game.ui.theme import FLOOR, INK, Face

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.paint.sprites import Sprites


def count(text: str) -> float:
    """As wide as it has characters."""
    return float(len(text))


def test_latin_breaks_at_spaces() -> None:
    assert wrap("the fort above the river", 10, count) == ["the fort", "above the", "river"]


def test_line_ends_stay() -> None:
    assert wrap("one\n\ntwo", 10, count) == ["one", "", "two"]


def test_a_word_too_long_is_cut() -> None:
    assert wrap("a Dudhsagar", 4, count) == ["a", "Dudh", "saga", "r"]


def test_japanese_breaks_between_characters() -> None:
    assert wrap("山道を歩く旅人", 3, count) == ["山道を", "歩く旅", "人"]


def test_no_line_begins_with_a_closing_mark() -> None:
    assert wrap("山道を歩。旅人", 4, count) == ["山道を", "歩。旅人"]
    assert wrap("コーヒーとケーキ", 3, count) == ["コー", "ヒーと", "ケーキ"]
    assert wrap("まって", 2, count) == ["まっ", "て"]


def test_no_line_ends_with_an_opening_mark() -> None:
    assert wrap("道「山の」", 2, count) == ["道", "「山", "の」"]


def test_latin_words_in_japanese_stay_whole() -> None:
    assert wrap("滝まで120歩です", 5, count) == ["滝まで", "120歩で", "す"]


@given(st.text(alphabet="山道歩くっー、。「」（）abc 12", max_size=40), st.integers(3, 12))
def test_wrapping_loses_nothing_and_overflows_nowhere(text: str, width: int) -> None:
    lines = wrap(text, width, count)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(len(line) <= width for line in lines)


PHRASES = ("「山", "道」", "歩。", "くっ", "コー", "滝、", "山", "（旅）")


@given(st.lists(st.sampled_from(PHRASES), max_size=20), st.integers(6, 12))
def test_kinsoku_holds_wherever_pieces_fit_a_line(phrases: list[str], width: int) -> None:
    lines = wrap("山".join(phrases), width, count)
    assert not any(line[:1] in NO_START for line in lines if line)
    assert not any(line[-1:] in NO_END for line in lines if line)
    assert NO_START.isdisjoint(NO_END)


def test_fit_shrinks_before_it_cuts() -> None:
    def width(text: str, px: int) -> float:
        return len(text) * px

    assert fit("abcd", 100, 20, 14, width) == ("abcd", 20)
    assert fit("abcd", 64, 20, 14, width) == ("abcd", 16)
    assert fit("abcd", 42, 20, 14, width) == ("ab…", 14)
    assert fit("abcd", 1, 20, 14, width) == ("…", 14)


def test_fit_survives_no_room_at_all() -> None:
    """In a window of one pixel the room between two things is less than nothing."""

    def width(text: str, px: int) -> float:
        return len(text) * px

    assert fit("", -0.8, 1, 1, width) == ("", 1)
    assert fit("abcd", -0.8, 1, 1, width) == ("…", 1)


def test_the_display_face_has_a_japanese_partner() -> None:
    assert face_for("São Paulo", Face.DISPLAY) is Face.DISPLAY
    assert face_for("山の道 3", Face.DISPLAY) is Face.DISPLAY_JA
    assert face_for("山の道", Face.TEXT) is Face.TEXT


@pytest.mark.parametrize("face", [Face.DISPLAY, Face.TEXT, Face.BOLD])
def test_the_faces_hold_what_they_are_for(face: Face) -> None:
    assert missing_glyphs("Reis Magos, 12 × +1 · café… São “Goa”\nnew line", face) == set()
    assert missing_glyphs("あと3歩・方向転換「滝」ー、。", face) == set()


def test_missing_glyphs_are_told() -> None:
    assert missing_glyphs("go → 山", Face.TEXT) == {"→"}


def test_another_face_helps_out() -> None:
    assert runs("abc", Face.DISPLAY) == [("abc", Face.DISPLAY)]
    assert runs("a✿b", Face.TEXT)[0] == ("a✿b", Face.TEXT)
    assert runs("é山", Face.DISPLAY) == [("é", Face.DISPLAY), ("山", Face.BOLD)]


@pytest.fixture
def setter(tools: tuple[Sprites, Fonts]) -> TextSetter:
    return TextSetter(tools[1])


def test_spacing_widens_between_glyphs_only(setter: TextSetter) -> None:
    plain = setter.width("GOA", Face.DISPLAY, 40)
    assert setter.width("GOA", Face.DISPLAY, 40, 5) == plain + 10
    assert setter.width("G", Face.DISPLAY, 40, 5) == setter.width("G", Face.DISPLAY, 40)


def test_spaced_text_is_as_wide_as_measured(setter: TextSetter) -> None:
    for text in ("AVENIDA", "TWELVE DAYS", "A·B"):
        line = setter.render(text, Face.DISPLAY, 40, INK, 2)
        assert line.width == pytest.approx(setter.width(text, Face.DISPLAY, 40, 2), abs=4)


@pytest.mark.parametrize("px", [15, 22, 28, 34, 40, 118])
def test_all_capitals_stand_on_one_baseline(setter: TextSetter, px: int) -> None:
    """Glyphs taller than the ascent push their surface's baseline down: it has to be undone."""
    for letter in "HIMNAEL":
        line = setter.render(letter, Face.DISPLAY, px, INK)
        bottom = line.surface.get_bounding_rect(127).bottom
        assert abs(bottom - line.baseline) <= 1 + px // 30


def test_text_box_and_anchors(make_painter: Callable[..., Painter]) -> None:
    painter = make_painter()
    width, height = painter.measure("Colva", 25)
    assert height == pytest.approx(25 * 1.25)
    box = painter.text("Colva", (500, 300), size=25, anchor="midright")
    assert box.right == pytest.approx(500)
    assert box.centery == pytest.approx(300)
    assert box.width == pytest.approx(width)


def test_capitals_are_centred_on_the_anchor(make_painter: Callable[..., Painter]) -> None:
    for size in (22, 30, 62):
        painter = make_painter(400, 300)
        painter.text("HEH", (700, 500), size=size, face=Face.DISPLAY, colour=(255, 255, 255),
                     anchor="center")  # fmt: skip
        mask = painter.surface.copy()
        mask.set_colorkey((0, 0, 0))
        ink = mask.get_bounding_rect()
        x, y = painter.point((700, 500))
        assert abs(ink.centerx - x) <= 2
        assert abs((ink.top + ink.bottom) / 2 - y) <= 1


def test_text_that_does_not_fit_shrinks_but_not_below_the_floor(
    make_painter: Callable[..., Painter],
) -> None:
    painter = make_painter()
    full = painter.measure("Shanta Durga temple", 40)[0]
    box = painter.text("Shanta Durga temple", (0, 0), size=40, fit=full * 0.8)
    assert full * 0.7 < box.width <= full * 0.8
    tight = painter.text("Shanta Durga temple", (0, 0), size=FLOOR, fit=100)
    assert tight.width <= 100
    assert painter.measure("Shanta Durga temple", FLOOR, fit=100)[0] == pytest.approx(tight.width)


def test_empty_text_takes_no_width(make_painter: Callable[..., Painter]) -> None:
    painter = make_painter()
    for face in Face:
        assert painter.text("", (10, 10), size=30, face=face).width == 0


def test_paragraph_height(make_painter: Callable[..., Painter]) -> None:
    painter = make_painter(1280, 720)
    text = "The fort above the Mandovi held the river for two hundred years."
    used = painter.paragraph(text, (20, 20, 300, 500), size=25)
    assert used == pytest.approx(painter.paragraph_height(text, 300, size=25))
    assert used > 2 * 25 * 1.3
    assert painter.paragraph_height("", 300, size=25) == pytest.approx(25 * 1.35)

"""However large and awkward a map is, what is read, kept and said of it has a limit."""

from __future__ import annotations

import builtins
import os
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from gogoa_game.maps import load_map, map_faults

from .spoiling import refused, spoil

if TYPE_CHECKING:
    from pathlib import Path

OBJECTS = '<objectgroup name="labels">'
TILE = '<tile id="{}" type="sea_1"><image source="../sprites/hex_sea_1_a.svg"/></tile>'
RIVER = f'<object name="r{{}}" x="9" y="9"><polyline points="{"1,1 9,9 " * 500}"/></object>'


def in_map(copy: Path, text: str) -> None:
    """Adds elements behind the layers."""
    spoil(copy, "</map>", text + "</map>")


def many(piece: str, count: int) -> str:
    """The piece so many times, each with its number."""
    return "".join(piece.replace("{}", str(number)) for number in range(count))


# What is added to the map, and what is said.
TOO_MUCH = {
    "elements": ("<editorsettings/>" * 60_000, "more than 50000 elements and attributes"),
    "elements nested": ("<a>" * 50 + "</a>" * 50, "more than 40 levels deep"),
    "attributes": (many('<editorsettings a{}="1"/>', 30_000), "more than 50000 elements and"),
    "a long tag": (f'<editorsettings a="{"x" * 100_000}"/>', "a tag of more than 65536 bytes"),
    "a long text": (f"<editorsettings>{'x ' * 40_000}</editorsettings>", "65536 characters in <e"),
    "layers": (many('<layer name="l{}"/>', 50), "more than 40 layers"),
    "tilesets": (many('<tileset firstgid="1" source="{}.tsx"/>', 30), "more than 20 tilesets"),
    "objects": (OBJECTS + "<object/>" * 2000 + "</objectgroup>", "more than 2000 objects"),
    "points": (
        f'<objectgroup name="rivers">{many(RIVER, 6)}</objectgroup>',
        "more than 2000 points in all",
    ),
}


@pytest.mark.parametrize("kind", TOO_MUCH)
def test_a_map_of_too_much_is_refused_in_words(copy: Path, kind: str) -> None:
    text, expected = TOO_MUCH[kind]
    in_map(copy, text)
    refused(copy, expected)


def test_tiles_have_a_limit_in_all_tilesets_together(copy: Path) -> None:
    spoil(copy, 'firstgid="39"', 'firstgid="5000"')
    for name in ("sea.tsx", "land.tsx"):
        spoil(copy.with_name(name), "</tileset>", many(TILE, 1100) + "</tileset>")
    refused(copy, "sea.tsx: there are more than 2000 tiles in all tilesets")


def test_the_files_of_a_map_have_a_limit_together(copy: Path) -> None:
    for name in ("goa.tmx", "sea.tsx", "land.tsx"):
        end = "</map>" if name == "goa.tmx" else "</tileset>"
        spoil(copy.with_name(name), end, f"<!--{' ' * 60_000}-->" * 60 + end)
    refused(copy, "sea.tsx: makes the files of the map larger than 8 MB together")


def test_elements_have_a_limit_in_all_files_together(copy: Path) -> None:
    for name in ("sea.tsx", "land.tsx"):
        spoil(copy.with_name(name), "</tileset>", "<properties/>" * 30_000 + "</tileset>")
    refused(copy, "sea.tsx: with the files before it, it has more than 50000 elements")


@pytest.mark.parametrize("again", ["sea.tsx", "./sea.tsx", "a/../sea.tsx"])
def test_a_tileset_stands_once(copy: Path, again: str) -> None:
    spoil(copy, ' <layer id="1"', f' <tileset firstgid="99" source="{again}"/>\n <layer id="1"')
    refused(copy, "sea.tsx: stands twice")


def test_each_file_is_opened_once(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: Counter[str] = Counter()

    def counting(real: Any) -> Any:
        def opening(file: Any, *rest: Any, **named: Any) -> Any:
            if not isinstance(file, int):
                opened[os.path.realpath(file)] += 1
            return real(file, *rest, **named)

        return opening

    monkeypatch.setattr(os, "open", counting(os.open))
    monkeypatch.setattr(builtins, "open", counting(builtins.open))
    load_map(copy)
    names = ("goa.tmx", "goa.toml", "land.tsx", "sea.tsx", "neighbours.tsx")
    assert opened == {os.path.realpath(copy.with_name(name)): 1 for name in names}


# ---- texts


def test_rivers_have_a_length_together(copy: Path) -> None:
    spoil(copy, 'points="0,0 128,0', f'points="{"0,0 3000,4000 " * 20}128,0')
    refused(copy, "the rivers are longer than 194960 pixels in all; draw them simpler")


def test_a_mouth_is_no_wider_than_a_hex(copy: Path) -> None:
    spoil(copy, 'mouth_width" type="int" value="50"', 'mouth_width" type="int" value="257"')
    refused(copy, "must be above 0 and at most 256, the width of a hex, not '257'")


TEXTS_TOO_MUCH = {
    "bytes": ("#" + " " * 99 + "\n", 6000, "it is larger than 524288 bytes"),
    "full stops in a line": ("a" + ".a" * 31 + " = 1\n", 1, "too many full stops, 31"),
    "full stops in all": ("a{}" + ".a" * 25 + " = 1\n", 600, "too many full stops, 25"),
}


@pytest.mark.parametrize("kind", TEXTS_TOO_MUCH)
def test_texts_of_too_much_are_refused_in_words(copy: Path, kind: str) -> None:
    piece, count, expected = TEXTS_TOO_MUCH[kind]
    spoil(copy.with_suffix(".toml"), "[start]", many(piece, count) + "[start]")
    refused(copy, expected)


# ---- what is said


def test_faults_are_kept_up_to_a_number(copy: Path) -> None:
    in_map(copy, many("<a{}/>", 1000))
    faults = map_faults(copy)
    assert len(faults) == 101
    assert faults[-1] == "and 900 more faults; mend these first"


LONG = "x" * 3000
ENDLESS = {
    "a class of an object": ("goa.tmx", 'type="town"', f'type="{LONG}"'),
    "a name of an object": ("goa.tmx", 'name="colva"', f'name="{LONG}"'),
    "an x of an object": ("goa.tmx", 'x="1472"', f'x="{LONG}"'),
    "a value of a property": ("goa.tmx", 'value="true"', f'value="{LONG}"'),
    "a type of a property": ("goa.tmx", 'type="bool"', f'type="{LONG}"'),
    "a name of a property": ("goa.tmx", 'name="guide"', f'name="{LONG}"'),
    "a name of a layer": ("goa.tmx", 'name="rivers"', f'name="{LONG}"'),
    "a kind of element": ("goa.tmx", "</map>", f"<{LONG}/></map>"),
    "a number of a tile": ("goa.tmx", "28,24", f"{LONG},24"),
    "an orientation": ("goa.tmx", 'orientation="hexagonal"', f'orientation="{LONG}"'),
    "a width": ("goa.tmx", 'width="19"', f'width="{LONG}"'),
    "a root": ("goa.tmx", "<map ", f"<{LONG}/><map "),
    "a source": ("goa.tmx", 'source="sea.tsx"', f'source="{LONG}.tsx"'),
    "an image": ("sea.tsx", "../sprites/hex_sea_1_a.svg", f"{LONG}.svg"),
    "a kind of image": ("sea.tsx", "../sprites/hex_sea_1_a.svg", LONG),
    "an opacity": ("goa.tmx", 'name="land"', f'name="land" opacity="{LONG}"'),
    "a table": ("goa.toml", "[[seas]]", f"[[{LONG[:900]}]]"),
    "a key": ("goa.toml", "[start]", f"[start]\n{LONG[:900]} = 1"),
    "a value of a plan": ("goa.toml", "value = 20", f"value = {'9' * 900}"),
    "a stop of a plan": ("goa.toml", '["arambol"', f'["{LONG[:900]}"'),
    "a table twice": ("goa.toml", "[start]", f"[{LONG[:900]}]\n[{LONG[:900]}]\n[start]"),
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_a_fault_is_one_line_of_bounded_length(copy: Path, kind: str) -> None:
    file, old, new = ENDLESS[kind]
    spoil(copy.with_name(file), old, new)
    faults = map_faults(copy)
    assert faults
    for fault in faults:
        assert len(fault) <= 400
        assert fault.isprintable()


def test_a_fault_is_printable_whatever_the_file_says(copy: Path) -> None:
    spoil(copy.with_suffix(".toml"), "[[seas]]", '[["se\\u001b[31m\\nas"]]')
    refused(copy, "goa.toml: se\\x1b[31m\\nas: no such table is known")


def test_faults_are_told_in_the_same_order_every_time(copy: Path) -> None:
    spoil(copy.with_suffix(".toml"), "[start]", many("k{} = 1\n", 9) + "[start]")
    unknown = [fault.split(": ")[1] for fault in map_faults(copy) if "no such table" in fault]
    assert unknown == [f"k{number}" for number in range(9)]

"""Faults in the texts and plans beside a map are refused in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gogoa_game.maps import load_map
from tests.maps.spoiling import refused, spoil

if TYPE_CHECKING:
    from pathlib import Path

FALLS = '[[destinations]]\nid = "kuskem-falls"\n'
TURTLE = 'picture = "turtle"'
TOML_FAULTS = {
    "broken": ("[[plans]]", "[[plans]", "goa.toml: is not TOML"),
    "unknown table": ("[[seas]]", "[[oceans]]", "goa.toml: oceans: no such table is known"),
    "no start": ("[start]", "[begin]", "goa.toml: start: the table [start] is missing"),
    "table as text": ("[start]", "towns = 3\n[start]", "is not TOML"),
    "unknown destination": (FALLS, FALLS.replace("kuskem", "jog"), "the .tmx has no such place"),
    "no texts": (FALLS, FALLS.replace("kuskem", "jog"), "'kuskem-falls': the .toml has no texts"),
    "no english name": ('name_en = "Anjuna Beach"\n', "", "'anjuna': name_en is missing"),
    "no english fact": ('fact_en = "The ', 'fact_fr = "The ', "fact_en is missing"),
    "name is a number": ('name_en = "Anjuna Beach"', "name_en = 3", "must be a text"),
    "empty name": ('name_ja = "アンジュナ・ビーチ"', 'name_ja = " "', "name_ja must be a text"),
    "null in a name": ("Anjuna Beach", "An\\u0000juna", "name_en must be a text of 1 to 60"),
    "two lines": ("Anjuna Beach", "Anjuna\\nBeach", "name_en must be a text of 1 to 60"),
    "text turned round": ("Anjuna Beach", "Anjuna\\u202eBeach", "name_en must be a text"),
    "endless name": ("Anjuna Beach", "x" * 61, "name_en must be a text of 1 to 60"),
    "endless fact": ('fact_en = "The ', f'fact_en = "{"x" * 300}', "fact_en must be a text of 1"),
    "null in an id": ('id = "anjuna"', 'id = "an\\u0000juna"', "destinations 2: needs an id"),
    "endless line": (
        "[start]",
        "#" + "x" * 1000 + "\n[start]",
        "line 3 is a line of more than 1000 characters",
    ),
    "endless key": ("[start]", "a" + ".a" * 20_000 + " = 1\n[start]", "more than 1000 characters"),
    "nested lists": ("[start]", "a = " + "[\n" * 100_000 + "[start]", "nested too deeply"),
    "nested tables": ("[start]", "a = " + "{a = [\n" * 50_000 + "[start]", "nested too deeply"),
    "endless number": ("value = 20", "value = " + "9" * 900, "is worth 999"),
    "no date": ("value = 20", "value = 2026-99-99", "is not TOML"),
    "unknown key": ('name_en = "Anjuna Beach"', 'name = "Anjuna"', "the key 'name' is not known"),
    "fact of a town": ('name_en = "Panaji"', 'name_en = "P"\nfact_en = "x"', "key 'fact_en' is"),
    "short name of a town": (
        'name_en = "Panaji"',
        'name_en = "Panaji"\nshort_en = "P"',
        "key 'short_en' is",
    ),
    "short name that is long": (
        'short_en = "Anjuna"',
        f'short_en = "{"x" * 25}"',
        "short_en must be a text of 1 to 24",
    ),
    "no id": ('id = "anjuna"\n', "", "destinations 2: needs an id"),
    "id is a number": ('id = "anjuna"', "id = 2", "destinations 2: needs an id"),
    "id twice": ('id = "anjuna"', 'id = "arambol"', "destinations 'arambol': stands twice"),
    "value in words": ("value = 20", 'value = "20"', "value must be a whole number"),
    "value is a fraction": ("value = 20", "value = 20.0", "value must be a whole number"),
    "value is a truth": ("value = 20", "value = true", "value must be a whole number"),
    "wrong value": ("value = 20", "value = 50", "M4: plan 'north-sands': is worth 50"),
    "stops as text": ('destinations = ["arambol", ', 'destinations = "a" # ', "list of ids"),
    "stops of numbers": ('destinations = ["arambol", ', "destinations = [1, ", "list of ids"),
    "unknown stop": ('destinations = ["arambol", ', 'destinations = ["baga", ', "M4: plan 'north-"),
    "picture in another folder": (
        TURTLE,
        TURTLE.replace("turtle", "../x"),
        "'galgibaga': picture must",
    ),
    "picture is a number": (
        TURTLE,
        "picture = 3",
        "picture must be a name of up to 40 small letters",
    ),
    "picture of a town": (
        'name_en = "Panaji"',
        'name_en = "Panaji"\npicture = "beach"',
        "key 'picture' is not known",
    ),
    "stop twice": ('["arambol", "anjuna"', '["anjuna", "anjuna"', "lists a destination twice"),
}


def test_spaces_of_other_scripts_are_printable(copy: Path) -> None:
    spoil(copy.with_suffix(".toml"), "Anjuna Beach", "Anjuna\u00a0\u3000Beach")
    assert load_map(copy).texts.name("anjuna", "en") == "Anjuna\u00a0\u3000Beach"


@pytest.mark.parametrize("kind", TOML_FAULTS)
def test_faulty_texts_are_refused_in_words(copy: Path, kind: str) -> None:
    old, new, expected = TOML_FAULTS[kind]
    spoil(copy.with_suffix(".toml"), old, new)
    refused(copy, expected)

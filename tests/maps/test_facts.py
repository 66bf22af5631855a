"""What the postcards say: one sentence a place and language, each with its sources in the docs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.modules import ROOT

if TYPE_CHECKING:
    from gogoa_game.maps import GameMap

DOCS = ROOT / "docs" / "facts.md"


def ids(goa: GameMap) -> list[str]:
    """The start and all destinations."""
    return list(goa.texts.tables["destinations"])


def test_every_fact_is_one_sentence(goa: GameMap) -> None:
    for place in ids(goa):
        english, japanese = goa.texts.fact(place, "en"), goa.texts.fact(place, "ja")
        assert len(re.findall(r"[.!?](?= [A-Z]|$)", english)) == 1, place
        assert english.endswith("."), place
        assert (japanese.count("。"), japanese[-1]) == (1, "。"), place
        assert english != japanese


def test_japanese_facts_speak_in_one_voice(goa: GameMap) -> None:
    """Plain, as on the back of a postcard: none is polite among them."""
    polite = re.compile("(です|ます|ました|でした|ください)。?$")
    for place in ids(goa):
        assert not polite.search(goa.texts.fact(place, "ja")), place


@pytest.mark.skipif(not DOCS.exists(), reason="the docs are not part of the package")
def test_every_fact_has_its_sources(goa: GameMap) -> None:
    rows = [
        [cell.strip() for cell in line.strip("|\n").split("|")]
        for line in DOCS.read_text(encoding="utf-8").splitlines()
        if line.startswith("| ")
    ][1:]
    assert [row[0] for row in rows] == ids(goa)
    assert all(len(row) == 4 and all(row) for row in rows)

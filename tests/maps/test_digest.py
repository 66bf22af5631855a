"""The digest of a map follows its rules, not its pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gogoa_game.logic.board import TYPES
from gogoa_game.maps import LabelKind, load_map
from tests.maps.spoiling import spoil

if TYPE_CHECKING:
    from pathlib import Path

    from gogoa_game.maps import GameMap

TERRAINS = ("coast", "lowland", "town", "hills", "forest", "ghats")


@pytest.mark.parametrize(
    ("file", "old", "new", "same"),
    [
        ("goa.tmx", 'x="1472" y="2886"', 'x="1480" y="2880"', True),
        (
            "goa.tmx",
            'mouth_width" type="int" value="50"',
            'mouth_width" type="int" value="9"',
            True,
        ),
        ("goa.tmx", 'name="agonda" type="beach"', 'name="agonda" type="fort"', False),
        ("goa.tmx", 'type="int" value="20"', 'type="int" value="30"', False),
        ("goa.toml", 'name_en = "Panaji"', 'name_en = "Panjim"', True),
        ("goa.toml", 'picture = "turtle"', 'picture = "beach"', True),
        ("goa.toml", "value = 20", "value = 30", False),
        ("goa.toml", '"arambol", "anjuna"', '"anjuna", "arambol"', False),
        ("land.tsx", "hex_forest_a.svg", "hex_forest_c.svg", True),
    ],
)
def test_the_digest_is_over_the_rules_not_the_art(
    copy: Path, goa: GameMap, file: str, old: str, new: str, same: bool
) -> None:
    spoil(copy.with_name(file), old, new)
    assert (load_map(copy).digest == goa.digest) is same


def test_the_classes_of_tiled_1_9_are_read(copy: Path, goa: GameMap) -> None:
    for file in copy.parent.glob("*.t?x"):
        text = file.read_text(encoding="utf-8")
        for kind in ("start", *TYPES, *LabelKind, *TERRAINS):
            text = text.replace(f'type="{kind}"', f'class="{kind}"')
        file.write_text(text, encoding="utf-8")
    assert load_map(copy).digest == goa.digest

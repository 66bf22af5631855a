"""Modules named in strings exist: what is done to a name of old is done to nothing."""

from __future__ import annotations

import importlib
import re

import pytest

from tests.modules import PACKAGE, ROOT

NAME = re.compile(r"[\"'](gogoa_game(?:\.\w+)+)[\"']")
NAMED = sorted(
    {
        name
        for folder in (ROOT / "tests", PACKAGE)
        for path in folder.rglob("*.py")
        for name in NAME.findall(path.read_text(encoding="utf-8"))
    }
)


def test_there_are_names_to_look_at() -> None:
    assert len(NAMED) >= 15


@pytest.mark.parametrize("name", NAMED)
def test_a_name_in_a_string_stands_for_a_module_or_something_in_one(name: str) -> None:
    parts = name.split(".")
    for known in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:known]))
        except ModuleNotFoundError:
            continue
        for part in parts[known:]:
            found = getattr(found, part)
        return
    pytest.fail(f"there is no {name}")

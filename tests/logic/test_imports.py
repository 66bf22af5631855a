"""The rules stand on the standard library alone, and the window on pygame-ce."""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError, version

import pytest

from tests.modules import ROOT
from tests.processes import run

LOAD_ALL = """
import importlib, pkgutil, sys
import gogoa_game.logic
for module in pkgutil.iter_modules(gogoa_game.logic.__path__):
    importlib.import_module("gogoa_game.logic." + module.name)
print(*sorted(sys.modules))
"""


@pytest.fixture(scope="module")
def loaded() -> set[str]:
    """The modules in a fresh interpreter that has imported all of the rules."""
    command = [sys.executable, "-c", LOAD_ALL]
    done = run(command, cwd=ROOT, check=True)
    return set(done.stdout.split())


def test_the_rules_load_no_other_package(loaded: set[str]) -> None:
    packages = {name.partition(".")[0] for name in loaded}
    assert "gogoa_game" in packages
    assert not packages & {"pygame", "pytmx", "msgspec", "platformdirs"}


def test_the_rules_load_nothing_else_of_the_game(loaded: set[str]) -> None:
    ours = {name for name in loaded if name.startswith("gogoa_game")}
    assert "gogoa_game.logic.rules" in ours
    others = {name for name in ours if not name.startswith("gogoa_game.logic")}
    assert others == {"gogoa_game"}


def test_pygame_is_pygame_ce() -> None:
    pygame = pytest.importorskip("pygame")
    assert getattr(pygame, "IS_CE", 0)
    assert pygame.version.ver == version("pygame-ce")


def test_classic_pygame_is_not_installed() -> None:
    with pytest.raises(PackageNotFoundError):
        version("pygame")

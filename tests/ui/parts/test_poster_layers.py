"""The layers of the title poster are what their script makes."""

from __future__ import annotations

import sys

import pytest

from tests.modules import ROOT
from tests.processes import run

SCRIPT = ROOT / "tools" / "make_poster.py"


@pytest.mark.skipif(not SCRIPT.exists(), reason="the tools are not part of the package")
def test_the_layers_are_what_their_script_makes() -> None:
    done = run([sys.executable, SCRIPT, "--check"])
    assert (done.returncode, done.stdout) == (0, "")
    text = SCRIPT.read_text(encoding="utf-8")
    for path in (ROOT / "assets" / "sprites").glob("title_*.svg"):
        assert f'"{path.stem.removeprefix("title_")}"' in text

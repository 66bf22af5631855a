"""The README's test command is the one that the checks of this repository run."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.modules import ROOT
from tests.processes import run

RUN = ROOT / ".ci" / "run"


def marked_command(readme: str) -> str:
    """What stands in the fence under the marker."""
    (fence,) = re.findall(r"<!-- test -->\n```sh\n(.*?)\n```", readme, re.DOTALL)
    return str(fence)


def test_one_line_sets_up_and_tests() -> None:
    command = marked_command((ROOT / "README.md").read_text(encoding="utf-8"))
    assert "\n" not in command
    steps = command.split(" && ")
    assert len(steps) == 3
    assert steps[0].startswith("python3 -m venv")
    assert "-e '.[test]'" in steps[1]
    assert steps[2].endswith("-m pytest")


@pytest.mark.skipif(os.name != "posix", reason="the script is written for a shell")
@pytest.mark.skipif(not RUN.exists(), reason="a source package is without the script")
def test_the_checks_stop_where_the_readme_names_no_command(tmp_path: Path) -> None:
    """A command that was lost must not pass as one that was run."""
    (tmp_path / ".ci").mkdir()
    (tmp_path / ".ci" / "run").write_bytes(RUN.read_bytes())
    (tmp_path / "README.md").write_text("# Nothing here\n", encoding="utf-8")
    # Without apt-get on the path nothing is installed by this test.
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("dirname", "sed", "grep"):
        found = next(Path(d) / name for d in ("/usr/bin", "/bin") if (Path(d) / name).exists())
        (tools / name).symlink_to(found)
    done = run(
        ["/bin/bash", str(tmp_path / ".ci" / "run")],
        env={"PATH": str(tools)},
    )
    assert done.returncode == 1
    assert "no command" in done.stderr
    assert os.access(RUN, os.X_OK)

"""The README's test commands are the ones that the checks of this repository run."""

from __future__ import annotations

import os
import re
import shutil
import tomllib
from typing import TYPE_CHECKING

import pytest

from tests.modules import ROOT
from tests.processes import run

if TYPE_CHECKING:
    import subprocess
    from pathlib import Path

RUN = ROOT / ".ci" / "run"


def marked_command(marker: str) -> str:
    """What stands in the fence under a marker of the README."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (fence,) = re.findall(rf"<!-- {marker} -->\n```sh\n(.*?)\n```", readme, re.DOTALL)
    return str(fence)


def test_one_line_sets_up_and_tests() -> None:
    command = marked_command("test")
    assert "\n" not in command
    steps = command.split(" && ")
    assert len(steps) == 3
    assert steps[0].startswith("python3 -m venv")
    assert "-e '.[test]'" in steps[1]
    assert steps[2].endswith("-m pytest")


def test_the_slow_tests_are_one_more_line_and_no_others_are_left_out() -> None:
    python = marked_command("test").split(" && ")[-1]
    assert marked_command("slow tests") == f"{python} -m slow"
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "-m 'not slow'" in settings["tool"]["pytest"]["ini_options"]["addopts"]


# ---- the script of all checks

by_the_script = pytest.mark.skipif(
    os.name != "posix" or not RUN.exists(),
    reason="the script needs a shell, and a source package is without it",
)
NEEDED = (
    "awk", "bash", "chmod", "cp", "dirname", "grep", "mkdir", "mktemp", "rm", "sed", "tail", "tee",
)  # fmt: skip


def checked(folder: Path, readme: str) -> subprocess.CompletedProcess[str]:
    """The script, run in a repository that has this README and nothing else."""
    (folder / ".ci").mkdir()
    (folder / ".ci" / "run").write_bytes(RUN.read_bytes())
    lowest = folder / ".ci" / "lowest"
    lowest.write_text("#!/bin/bash\n", encoding="utf-8")
    lowest.chmod(0o755)
    (folder / "README.md").write_text(readme, encoding="utf-8")
    # Without apt-get on the path nothing is installed by these tests.
    tools = folder / "tools"
    tools.mkdir()
    for name in NEEDED:
        found = shutil.which(name)
        assert found is not None
        (tools / name).symlink_to(found)
    return run(["/bin/bash", str(folder / ".ci" / "run")], env={"PATH": str(tools)})


FAKED = ("python", "ruff", "mypy", "lint-imports")
FAKE = """#!/bin/bash
case "$*" in
    "-m pytest") said="{quick}" ;;
    "-m slow") said="{slow}" ;;
    *) exit 0 ;;
esac
echo "$said"
case "$said" in *failed*|*error*|killed) exit 1 ;; esac
"""
"""Stands for the programs of an environment: tests are told to have ended in one way or another."""


def readme_with(commands: dict[str, str | None]) -> str:
    """A README with these commands under their markers."""
    return "\n".join(
        f"<!-- {marker} -->\n```sh\n{command}\n```\n"
        for marker, command in commands.items()
        if command is not None
    )


@by_the_script
def test_the_script_can_be_executed() -> None:
    assert os.access(RUN, os.X_OK)


@by_the_script
@pytest.mark.parametrize("missing", ["test", "slow tests"])
def test_the_script_stops_where_the_readme_names_no_command(tmp_path: Path, missing: str) -> None:
    """A command that was lost must not pass as one that was run."""
    fences = {"test": "true && true", "slow tests": "true"}
    done = checked(tmp_path, readme_with({**fences, missing: None}))
    assert done.returncode == 1
    assert f"no command under <!-- {missing} -->" in done.stderr
    assert "+ " not in done.stdout


@by_the_script
@pytest.mark.parametrize(
    ("quick", "slow", "code", "closing"),
    [
        ("30 passed, 1 skipped in 1.50s", "4 passed in 2.00s", 0, "34 passed, 1 skipped"),
        ("1 failed, 29 passed in 1.00s", "4 passed in 2.50s", 1, "1 failed, 33 passed"),
        ("30 passed in 1.00s", "1 failed, 3 passed, 1 error in 2.50s", 1,
         "1 failed, 33 passed, 1 error"),
        ("killed", "4 passed in 3.50s (0:00:03)", 1, "4 passed, 1 error"),
    ],
)  # fmt: skip
def test_the_last_line_of_the_script_stands_for_quick_and_slow_tests(
    tmp_path: Path, quick: str, slow: str, code: int, closing: str
) -> None:
    python = tmp_path / "python"
    python.write_text(FAKE.format(quick=quick, slow=slow), encoding="utf-8")
    setup = f"mkdir -p .venv/bin && {' && '.join(f'cp python .venv/bin/{n}' for n in FAKED)}"
    setup += " && chmod +x .venv/bin/*"
    lowest = tmp_path / ".ci" / "lowest"
    lowest.parent.mkdir(exist_ok=True)
    lowest.write_text("#!/bin/bash\n", encoding="utf-8")
    lowest.chmod(0o755)
    commands = {"test": ".venv/bin/python -m pytest", "slow tests": ".venv/bin/python -m slow"}
    commands["test"] = f"{setup} && {commands['test']}"
    done = checked(tmp_path, readme_with(commands))
    assert done.stdout.splitlines()[-1] == f"{closing} in 3.50s"
    assert quick in done.stdout
    assert slow in done.stdout
    assert done.returncode == code

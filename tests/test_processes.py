"""What a test starts ends with it, hears Ctrl-C, and is started in one way only."""

from __future__ import annotations

import ast
import os
import select
import signal
import subprocess
import sys
from contextlib import suppress

import pytest

from tests.modules import ROOT
from tests.processes import PATIENCE, run, started

MODULES = sorted((ROOT / "tests").rglob("*.py"))
HERE = ROOT / "tests" / "processes.py"
STARTERS = {
    "subprocess": {"Popen", "run", "call", "check_call", "check_output", "getoutput"},
    "os": {"system", "popen", "fork", "forkpty", "posix_spawn", "posix_spawnp", "startfile"},
    "multiprocessing": {"Process", "Pool", "get_context"},
    "asyncio": {"create_subprocess_exec", "create_subprocess_shell"},
    "pty": {"spawn", "fork"},
}
"""What starts processes, by module."""


def starters(source: str) -> list[str]:
    """Where a module starts a process by itself, however it came by the name."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            module, names = node.value.id, [node.attr]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            module, names = node.module or "", [alias.name for alias in node.names]
        elif isinstance(node, ast.Import):
            renamed = [alias for alias in node.names if alias.name in STARTERS and alias.asname]
            found += [f"line {node.lineno}: {alias.name} as {alias.asname}" for alias in renamed]
            continue
        else:
            continue
        used = STARTERS.get(module, set()).intersection(names)
        found += [f"line {node.lineno}: {module}.{name}" for name in sorted(used)]
    return found


def test_there_are_modules_to_look_through() -> None:
    assert len(MODULES) >= 80
    assert HERE in MODULES
    assert starters(HERE.read_text(encoding="utf-8")) != []


@pytest.mark.parametrize(
    "source",
    [
        "import subprocess\nsubprocess.Popen(['x'])",
        "import subprocess as s\ns.run(['x'])",
        "from subprocess import run, PIPE",
        "import os\nos.system('x')",
        "from multiprocessing import Process",
    ],
)
def test_a_module_that_starts_a_process_by_itself_is_found(source: str) -> None:
    assert len(starters(source)) == 1


def test_no_module_starts_a_process_by_itself() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): lines
        for path in MODULES
        if path != HERE and (lines := starters(path.read_text(encoding="utf-8")))
    }
    assert found == {}, "tests.processes has `run` and `started` for it"


# ---- what the helper promises

posix = pytest.mark.skipif(os.name != "posix", reason="sessions and signals of POSIX")

FAMILY = """
import subprocess, sys, time
pipe, alone = map(int, sys.argv[1:])
code = f"import os, time; os.write({pipe}, b'.'); time.sleep(600)"
subprocess.Popen([sys.executable, "-c", code], pass_fds=[pipe])
time.sleep(0 if alone else 600)
"""
"""A process and its child, which says in the pipe that it is there; or leaves the child alone."""


def heard(pipe: int) -> bytes:
    """What is said in a pipe, nothing once all who could have gone. Fails after a while."""
    assert select.select([pipe], [], [], PATIENCE)[0], "somebody still holds the pipe"
    return os.read(pipe, 1)


@posix
@pytest.mark.parametrize("alone", ["0", "1"], ids=["both run", "the first has ended"])
def test_a_process_ends_with_its_children_where_a_test_fails(alone: str) -> None:
    pipe, end = os.pipe()
    command = [sys.executable, "-c", FAMILY, str(end), alone]
    with suppress(ZeroDivisionError), started(command, pass_fds=[end]) as process:
        os.close(end)
        assert heard(pipe) == b"."
        if alone == "1":
            process.wait(PATIENCE)
        raise ZeroDivisionError
    assert process.returncode is not None
    assert heard(pipe) == b""
    os.close(pipe)


@posix
def test_a_command_that_does_not_end_is_ended() -> None:
    pipe, end = os.pipe()
    with pytest.raises(subprocess.TimeoutExpired):
        run([sys.executable, "-c", "import time; time.sleep(600)"], timeout=0.1, pass_fds=[end])
    os.close(end)
    assert heard(pipe) == b""
    os.close(pipe)


def test_what_a_command_says_and_how_it_ends_is_told() -> None:
    command = [sys.executable, "-c", "import sys; print(1); sys.exit('two')"]
    done = run(command)
    assert (done.returncode, done.stdout, done.stderr) == (1, "1\n", "two\n")
    with pytest.raises(subprocess.CalledProcessError):
        run(command, check=True)


@posix
def test_ctrl_c_is_heard_though_the_tests_run_where_it_is_ignored() -> None:
    """As they do as a background job of a shell."""
    code = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        assert run([sys.executable, "-c", code]).stdout == "True\n"
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)

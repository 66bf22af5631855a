"""What commands print and write: closed, full and unread outputs end them with one line."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from gogoa_game.commands.cli import main
from gogoa_game.commands.console import plain
from tests.boards import GOA
from tests.processes import run

if os.name == "nt":
    pytest.skip("needs a shell", allow_module_level=True)

GOGOA = f"{sys.executable} -m gogoa_game"
SIMULATE = "simulate --games 1 --bots random"
COMMANDS = [f"check-map {GOA}", "check-map none.tmx", SIMULATE, "--help"]


def in_a_shell(command: str) -> tuple[int, str, str]:
    """The exit code, stdout and stderr of a command in a shell."""
    done = run(["bash", "-c", command])
    assert "Traceback" not in done.stderr
    assert "Exception ignored" not in done.stderr
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_closed_stdout_is_one_line(command: str) -> None:
    said = "gogoa: there is nowhere to print to; leave stdout open\n"
    assert in_a_shell(f"{GOGOA} {command} >&-") == (1, "", said)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize(
    "command",
    [*COMMANDS, "--version", "simulate --help", f"{SIMULATE} --progress"],
)
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_full_stdout_is_one_line(command: str, unbuffered: str) -> None:
    code, _, err = in_a_shell(f"PYTHONUNBUFFERED={unbuffered} {GOGOA} {command} >/dev/full")
    err = err.split("\r")[-1].split("/s \n")[-1]  # what follows the bar
    assert (code, err) == (1, "gogoa: the output cannot be used (No space left on device)\n")


@pytest.mark.parametrize("command", COMMANDS)
def test_unread_stdout_is_no_fault_to_speak_of(command: str) -> None:
    code, out, err = in_a_shell(f"{{ {GOGOA} {command}; echo $? >&2; }} | true")
    assert (code, out) == (0, "")
    assert err == "141\n"


@pytest.mark.skipif(not Path("/dev/stdout").exists(), reason="needs stdout by name")
@pytest.mark.parametrize("option", ["--out", "--csv"])
@pytest.mark.parametrize("games", [1, 400])
def test_records_that_nobody_reads_any_more_are_no_fault(option: str, games: int) -> None:
    command = f"{GOGOA} simulate --games {games} --bots random {option} /dev/stdout"
    code, _, err = in_a_shell(f"{{ {command}; echo $? >&2; }} | true")
    assert (code, err) == (0, "141\n")


@pytest.mark.parametrize("closed", ["2>&-", "2>/dev/full", "2>&- >&-", "<&-"])
def test_the_exit_code_needs_no_stderr(closed: str) -> None:
    assert in_a_shell(f"{GOGOA} --size 0x0 {closed}")[0] == 2
    assert in_a_shell(f"{GOGOA} {SIMULATE} {closed}")[0] == (1 if ">&- >" in closed else 0)


@pytest.mark.parametrize("closed", ["2>&-", "2>/dev/full"])
def test_a_bar_that_cannot_be_shown_takes_nothing_away(closed: str) -> None:
    code, out, _ = in_a_shell(f"{GOGOA} simulate --games 20 --bots random --progress {closed}")
    assert code == 0
    assert out.startswith("20 games from seed 1")


def test_without_stderr_nothing_else_gets_into_stdout() -> None:
    assert in_a_shell(f"{GOGOA} verify none 2>&-") == (1, "", "")
    _, out, _ = in_a_shell(f"{GOGOA} {SIMULATE} --progress 2>&-")
    assert out.startswith("1 game from seed 1")


@pytest.mark.slow
def test_shots_print_nothing_but_the_names_of_pictures(tmp_path: Path) -> None:
    code, out, err = in_a_shell(
        f"unset PYGAME_HIDE_SUPPORT_PROMPT; {GOGOA} shots --size 480x270 {tmp_path}"
    )
    assert (code, err) == (0, "")
    assert out.splitlines() == sorted(map(str, tmp_path.iterdir()))


def test_pictures_on_a_full_disk_are_not_cut(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    code, out, err = in_a_shell(f"ulimit -f 20; {GOGOA} shots --size 640x480 {folder}")
    assert (code, out) == (1, "")
    assert err == f"gogoa: {folder}/01-title.png cannot be written (File too large); name another\n"
    assert list(folder.iterdir()) == []


def test_a_folder_of_no_use_for_pictures_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.touch()
    for path in (file, file / "below", Path("/proc/none")):
        assert main(["shots", str(path)]) == 1
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith(f"gogoa: {path} cannot be written (")
        assert err.count("\n") == 1


def test_pictures_of_a_size_without_memory_are_refused(tmp_path: Path) -> None:
    code, _, err = in_a_shell(f"ulimit -v 350000; {GOGOA} shots --size 7680x4320 {tmp_path}")
    said = "gogoa: pictures of 7680x4320 cannot be drawn (Out of memory); name another --size\n"
    assert (code, err) == (1, said)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Margao 旅\u3000人", "Margao 旅\u3000人"),
        ("\x1b[2Jx\0", "\\x1b[2Jx\\x00"),
        ("a\nb\u202ec", "a\\nb\\u202ec"),
        ("\udcff", "\udcff"),
    ],
)
def test_nothing_that_is_printed_commands_the_terminal(text: str, shown: str) -> None:
    assert plain(text) == shown

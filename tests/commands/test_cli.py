"""The command line: what it prints, its exit codes, and one line for every error."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from gogoa_game.commands.cli import main
from gogoa_game.store.records import encode
from tests.boards import GOA
from tests.matches import finished, moments
from tests.processes import run

pytestmark = pytest.mark.usefixtures("workers_ended")

GOGOA = [sys.executable, "-m", "gogoa_game"]
SIMULATE = ["simulate", "--games", "3", "--bots", "easy,random"]


def error_of(capsys: pytest.CaptureFixture[str], argv: list[str]) -> tuple[int, str]:
    """The exit code and the one line on stderr of a command that fails."""
    code = main(argv)
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("gogoa: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return code, err


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A file with three recorded games."""
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"".join(encode(finished(("random",), s)) + b"\n" for s in range(3)))
    return file


# ---- help and mistakes on the command line


@pytest.mark.parametrize("command", [[], ["check-map"], ["verify"], ["simulate"], ["shots"]])
def test_help_everywhere(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command, "--help"])
    assert left.value.code == 0
    assert "usage: gogoa" in capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith("gogoa 0.")


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["dance"], "dance"),
        (["--seed", "-1"], "seed"),
        (["--seed", "1000000000"], "seed"),
        (["--size", "1280"], "1280x720"),
        (["--size", "0x9"], "1280x720"),
        (["--size", "axb"], "1280x720"),
        (["--size", "0x0"], "'0x0' is no size"),
        (["shots", "--size", "479x1080", "out"], "at least 480x270"),
        (["--seed", "1_0"], "'1_0' is no seed"),
        (["--seed", "9" * 5000], "is no seed"),
        ([*SIMULATE, "--games", "9999999999"], "up to 1000000000"),
        (["--size", "1280x"], "'1280x' is no size"),
        (["--size", "1x2x3"], "'1x2x3' is no size"),
        (["--size", "99999x9"], "each at most 16384"),
        (["--size", "1_0x1_0"], "'1_0x1_0' is no size"),
        (["--map", ""], "'' is no name of a file"),
        (["--map", "a\0b"], "is no name of a file"),
        (["check-map", ""], "'' is no name of a file"),
        (["verify", ""], "'' is no name of a file"),
        (["shots", ""], "'' is no name of a file or folder"),
        ([*SIMULATE, "--out", ""], "'' is no name of a file"),
        ([*SIMULATE, "--out", "same", "--map", "./same"], "give two files"),
        (["--lang", "de"], "'en', 'ja'"),
        (["--windowed", "--fullscreen"], "not allowed"),
        (["check-map"], "FILE.tmx"),
        (["verify"], "FILE"),
        (["shots"], "DIR"),
        (["simulate"], "--games"),
        (["simulate", "--games", "0", "--bots", "easy"], "'0' is no number from 1 up"),
        (["simulate", "--games", "-5", "--bots", "easy"], "'-5' is no number from 1 up"),
        (["simulate", "--games", "many", "--bots", "easy"], "'many'"),
        ([*SIMULATE, "--jobs", "0"], "'0' is no number from 1 up"),
        ([*SIMULATE, "--seed", "x"], "'x' is no seed"),
        (["simulate", "--games", "1", "--bots", "clever"], "known are random, easy"),
        (["simulate", "--games", "1", "--bots", ""], "known are random, easy"),
        (["simulate", "--games", "1", "--bots", "easy,,easy"], "known are random, easy"),
        (["simulate", "--games", "1", "--bots", ",".join(["easy"] * 7)], "at most 6"),
        ([*SIMULATE, "--out", "same", "--csv", "same"], "give two files"),
    ],
)
def test_mistakes_end_with_2(
    argv: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, line = error_of(capsys, argv)
    assert code == 2
    assert said in line


# ---- check-map


def test_sound_map(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-map", str(GOA)]) == 0
    assert "sound" in capsys.readouterr().out


def test_faulty_map_gets_a_line_for_each_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "map.tmx"
    file.write_text("<map>")
    assert main(["check-map", str(file)]) == 1
    out, err = capsys.readouterr()
    assert err == ""
    assert all(line.startswith(f"{file}: ") for line in out.splitlines())
    assert main(["check-map", str(tmp_path / "none.tmx")]) == 1


@pytest.mark.parametrize("command", ["check-map", "verify"])
def test_what_is_no_file_is_told_at_once_in_one_line(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    paths = [tmp_path, tmp_path / "pipe", tmp_path / "none", tmp_path / "loop", Path("/dev/zero")]
    for path in [*paths, Path("x" * 5000), Path("/"), Path("..")]:
        assert main([command, str(path)]) == 1
        told = "".join(capsys.readouterr())
        assert told.count("\n") == 1
        assert f"{path}: cannot be read (" in told
        assert told.endswith(("; name the .tmx file of a map\n", "; name another file\n"))


# ---- verify


def test_verify_good_games(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(games)]) == 0
    assert capsys.readouterr().out == f"{games}: 3 games by the rules\n"


def test_verify_counts_unfinished_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "save.json"
    file.write_bytes(encode(next(moments(("easy",), 1)).record()))
    assert main(["verify", str(file)]) == 0
    assert "1 game by the rules, 1 of them not finished" in capsys.readouterr().out


def test_verify_names_the_first_bad_turn(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second, third = games.read_bytes().splitlines()
    assert b'"direction":0' in second
    bad = second.replace(b'"direction":0', b'"direction":2', 1)
    games.write_bytes(b"\n".join([first, bad, third]))
    code, line = error_of(capsys, ["verify", str(games)])
    assert code == 1
    assert "games.jsonl, game 2: day" in line
    assert ", seat 0 (random 1): R8" in line


def test_verify_names_a_bad_line(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with games.open("ab") as file:
        file.write(b"nonsense\n")
    code, line = error_of(capsys, ["verify", str(games)])
    assert code == 1
    assert "games.jsonl, line 4: this is no game record" in line


def test_verify_knows_the_bots(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = games.read_bytes()
    games.write_bytes(text.replace(b'"bot:random"', b'"bot:clever"', 1))
    code, line = error_of(capsys, ["verify", str(games)])
    assert code == 1
    assert "game 1: there is no player of the kind 'bot:clever'; bots are random, easy" in line


def test_verify_says_little_of_what_is_long(
    games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = games.read_bytes()
    for name in (b"x", b"\\u001b"):
        at = text.index(b'"choices":[["') + len(b'"choices":[["')
        games.write_bytes(text[:at] + name * 100_000 + text[at:])
        code, line = error_of(capsys, ["verify", str(games)])
        assert code == 1
        assert len(line) < 1000 + len(str(games))


def test_verify_what_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = tmp_path / "empty"
    empty.touch()
    for file in (empty, tmp_path / "none", tmp_path):
        code, line = error_of(capsys, ["verify", str(file)])
        assert code == 1
        assert str(file) in line
        assert "name another file" in line
    code, line = error_of(capsys, ["verify", "--map", str(tmp_path / "none.tmx"), str(empty)])
    assert (code, "none.tmx" in line) == (1, True)


# ---- simulate


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIMULATE, "--seed", "4"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    title, head, *rows = out.splitlines()
    assert title.startswith("3 games from seed 4, ")
    assert head.split()[:3] == ["bot", "score", "wins"]
    assert [row.split()[:2] for row in rows] == [["1", "easy"], ["2", "random"]]


def test_simulate_writes_the_same_files_on_any_number_of_processes(tmp_path: Path) -> None:
    for jobs in "12":
        files = ["--out", str(tmp_path / f"out{jobs}"), "--csv", str(tmp_path / f"csv{jobs}")]
        assert main([*SIMULATE, "--games", "9", "--jobs", jobs, *files]) == 0
    for kind in ("out", "csv"):
        assert (tmp_path / f"{kind}1").read_bytes() == (tmp_path / f"{kind}2").read_bytes()
    assert main(["verify", str(tmp_path / "out1")]) == 0
    head, *lines = (tmp_path / "csv1").read_text().splitlines()
    assert head.split(",")[:4] == ["game", "seed", "place", "bot"]
    assert len(lines) == 18
    assert all(line.count(",") == head.count(",") for line in lines)


def test_progress_bar_on_demand(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIMULATE, "--progress"]) == 0
    out, err = capsys.readouterr()
    assert "3/3" in err
    assert "3/3" not in out


def test_unwritable_output_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for option in ("--out", "--csv"):
        for path in (tmp_path, tmp_path / "no" / "such" / "folder"):
            code, line = error_of(capsys, [*SIMULATE, option, str(path)])
            assert code == 1
            assert f"{path} cannot be written" in line


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is always full")
def test_full_disk_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    code, line = error_of(capsys, [*SIMULATE, "--out", "/dev/full"])
    assert code == 1
    assert "/dev/full cannot be written" in line


def test_results_of_before_are_kept_until_there_are_new_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = tmp_path / "old.jsonl"
    old.write_text("old\n")
    code, _ = error_of(capsys, [*SIMULATE, "--out", str(old), "--csv", str(tmp_path / "no" / "x")])
    assert (code, old.read_text()) == (1, "old\n")
    assert main([*SIMULATE, "--out", str(old)]) == 0
    assert not old.read_text().startswith("old")


@pytest.mark.parametrize("name", ["goa.tmx", "goa.toml", "land.tsx", "sprite.svg"])
def test_results_replace_no_part_of_a_map(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    file = tmp_path / name
    file.write_text("a map")
    for option in ("--out", "--csv"):
        code, line = error_of(capsys, [*SIMULATE, option, str(file)])
        assert (code, file.read_text()) == (2, "a map")
        assert f"{option} names {file}" in line


def test_two_names_of_one_file_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_text("")
    other.hardlink_to(one)
    code, line = error_of(capsys, [*SIMULATE, "--out", str(one), "--csv", str(other)])
    assert code == 2
    assert "both name" in line


@pytest.mark.skipif(os.name == "nt", reason="needs a shell")
def test_broken_pipe_makes_no_noise() -> None:
    command = f"{sys.executable} -m gogoa_game {' '.join(SIMULATE)} | true"
    done = run(command, shell=True)
    assert done.stderr == ""


def test_options_may_stand_before_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--seed", "4", *SIMULATE]) == 0
    assert capsys.readouterr().out.startswith("3 games from seed 4, ")
    none = str(tmp_path / "none.tmx")
    code, line = error_of(capsys, ["--map", none, *SIMULATE])
    assert (code, none in line) == (1, True)


# ---- play and shots, which load a window


def test_play_gets_its_options(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, object]] = []

    def play(**options: object) -> int:
        asked.append(options)
        return 0

    start = SimpleNamespace(play=play)
    monkeypatch.setitem(sys.modules, "gogoa_game.desktop.start", start)
    assert main([]) == 0
    usual = {"seed": None, "language": None, "fullscreen": None, "size": None, "map_file": GOA}
    assert asked.pop() == usual
    options = ["--seed", "5", "--lang", "ja", "--size", "800x600", "--map", "my.tmx"]
    for flag, fullscreen in (("--windowed", False), ("--fullscreen", True)):
        assert main([*options, flag]) == 0
        assert asked.pop() == {
            "seed": 5,
            "language": "ja",
            "fullscreen": fullscreen,
            "size": (800, 600),
            "map_file": Path("my.tmx"),
        }


def test_no_display_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from gogoa_game.desktop.window import DisplayError

    def play(**_: object) -> int:
        raise DisplayError("no window can be opened")

    start = SimpleNamespace(play=play)
    monkeypatch.setitem(sys.modules, "gogoa_game.desktop.start", start)
    assert error_of(capsys, []) == (1, "gogoa: no window can be opened\n")


def test_shots_get_their_options(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[object] = []

    def take_shots(folder: Path, **options: object) -> list[Path]:
        asked.append((folder, options))
        return [folder / "01-title.png"]

    shots = SimpleNamespace(take_shots=take_shots)
    monkeypatch.setitem(sys.modules, "gogoa_game.desktop.shots", shots)
    assert main(["shots", "out"]) == 0
    assert capsys.readouterr().out == f"{Path('out', '01-title.png')}\n"
    assert main(["shots", "--lang", "ja", "--size", "960x720", "out"]) == 0
    assert asked == [
        (Path("out"), {"language": "en", "size": (1920, 1080)}),
        (Path("out"), {"language": "ja", "size": (960, 720)}),
    ]


# ---- what is loaded


@pytest.mark.parametrize(
    "argv", [["check-map", str(GOA)], ["verify", "GAMES"], SIMULATE], ids=lambda argv: argv[0]
)
def test_no_window_is_loaded_for_it(argv: list[str], games: Path) -> None:
    argv = [str(games) if word == "GAMES" else word for word in argv]
    code = (
        f"import sys; from gogoa_game.commands.cli import main; main({argv!r}); print(*sys.modules)"
    )
    done = run([sys.executable, "-c", code], check=True)
    loaded = done.stdout.splitlines()[-1].split()
    assert "gogoa_game.maps" in loaded
    assert "pygame" not in loaded


def test_names_in_any_script_can_be_printed(tmp_path: Path) -> None:
    bad = encode(finished(("random",), 0)).replace(b'"random 1"', '"旅人"'.encode())
    file = tmp_path / "旅.jsonl"
    file.write_bytes(bad.replace(b'"direction":0', b'"direction":2', 1))
    env = dict(os.environ, PYTHONIOENCODING="ascii")
    argv = [*GOGOA, "verify", str(file)]
    done = run(argv, env=env)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "R8" in done.stderr

"""The saved game: nothing that this program did not read or write itself is ever lost."""

from __future__ import annotations

import json
import os
import signal
import sys
import textwrap
import time
from contextlib import ExitStack
from subprocess import PIPE
from typing import TYPE_CHECKING

import pytest

from gogoa_game.store.faults import OtherMapError, RecordError
from gogoa_game.store.records import encode, verify
from gogoa_game.store.saves import GAME_FILE
from gogoa_game.store.store import Store
from tests.boards import GOA
from tests.matches import goa_map
from tests.processes import PATIENCE, run, started
from tests.store.test_store import a_game, make_odd

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from gogoa_game.store.records import GameRecord


def games(folder: Path) -> list[bytes]:
    """All games that are kept in a folder, in any file that Continue finds."""
    return sorted(path.read_bytes() for path in folder.glob("game*.json"))


def kept(*records: GameRecord) -> list[bytes]:
    """What the files of these games hold."""
    return sorted(encode(record) + b"\n" for record in records)


# ---- files of no use


def test_damaged_saves_are_all_kept(tmp_path: Path) -> None:
    damaged = json.loads(encode(a_game())) | {"seed": "none"}
    for text in ("first", "second", json.dumps(damaged)):
        (tmp_path / GAME_FILE).write_text(text)
        store = Store(tmp_path)
        assert store.load_game() is None
        store.save_game(a_game())
        assert len(store.notices) == 1
        assert Store(tmp_path).load_game() == a_game()
    broken = sorted(path.read_text() for path in tmp_path.glob("*.broken"))
    assert broken == sorted(["first", "second", json.dumps(damaged)])


def newer_games() -> dict[str, bytes]:
    """Saves of games to come, by what is new in them."""
    plain = json.loads(encode(a_game()))
    version = plain | {"version": 2, "days_total": 6}
    person, bot = plain["players"]
    token = plain | {"players": [person | {"token": "dragon"}, bot]}
    return {"version": json.dumps(version).encode(), "token": json.dumps(token).encode()}


@pytest.mark.parametrize("new", newer_games())
def test_a_game_of_a_newer_program_stays_where_it_is(tmp_path: Path, new: str) -> None:
    text = newer_games()[new]
    (tmp_path / GAME_FILE).write_bytes(text)
    store = Store(tmp_path)
    for _ in range(3):
        assert store.load_game() is None
        store.look_again()
    assert len(store.notices) == 1
    assert f"{tmp_path / GAME_FILE} is a game of a newer Go Goa" in store.notices[0]
    store.save_game(a_game(2))
    store.clear_game(a_game(2))
    assert (tmp_path / GAME_FILE).read_bytes() == text
    assert [path.name for path in tmp_path.iterdir()] == [GAME_FILE]


@pytest.mark.parametrize("changed", [True, False])
def test_a_game_on_another_map_stays_and_is_offered_again_later(
    tmp_path: Path, changed: bool
) -> None:
    store = Store(tmp_path)
    store.save_game(a_game(1))
    text = (tmp_path / GAME_FILE).read_bytes()
    assert store.load_game() == a_game(1)
    store.set_game_aside(OtherMapError("the map is another", "ma{r}s", None, changed=changed))
    assert store.load_game() is None
    assert len(store.notices) == 1
    assert "ma{r}s" in store.notices[0]
    assert "start with --map" in store.notices[0]
    store.save_game(a_game(2))
    assert (tmp_path / GAME_FILE).read_bytes() == text
    store.clear_game(a_game(2))
    store.look_again()
    assert store.load_game() == a_game(1)
    assert Store(tmp_path).load_game() == a_game(1)


def test_a_save_says_where_its_map_lies_unless_the_game_brings_it(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.save_game(a_game(1), GOA)
    assert (tmp_path / GAME_FILE).read_bytes() == kept(a_game(1))[0]
    store.save_game(a_game(1), tmp_path / "mine.tmx")
    found = Store(tmp_path).load_game()
    assert found is not None
    assert found.map_file == str(tmp_path / "mine.tmx")
    assert verify(goa_map(), found)
    store.clear_game(a_game(1))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["\udcff.tmx", "x" * 5000])
def test_a_map_whose_name_no_text_can_hold_is_not_named(tmp_path: Path, name: str) -> None:
    store = Store(tmp_path)
    store.save_game(a_game(1), tmp_path / name)
    assert store.trouble is None
    assert Store(tmp_path).load_game() == a_game(1)


def test_what_was_never_read_is_not_replaced(tmp_path: Path) -> None:
    (tmp_path / GAME_FILE).write_text("mine")
    store = Store(tmp_path)
    store.clear_game(a_game())
    store.save_game(a_game())
    assert (tmp_path / GAME_FILE).read_text() == "mine"
    assert store.load_game() == a_game()
    assert len(store.notices) == 1


def test_a_game_against_the_rules_is_set_aside(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.save_game(a_game())
    store.set_game_aside(RecordError("R13: each step enters a neighbouring hex"))
    assert store.load_game() is None
    assert len(store.notices) == 1
    assert (tmp_path / f"{GAME_FILE}.broken").read_bytes() == encode(a_game()) + b"\n"


def test_broken_file_that_cannot_be_kept_aside_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / GAME_FILE).write_text("mine")

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("pathlib.Path.rename", refuse)
    store = Store(tmp_path)
    assert store.load_game() is None
    store.save_game(a_game())
    assert store.load_game() == a_game()
    store.clear_game(a_game())
    assert (tmp_path / GAME_FILE).read_text() == "mine"


def state_of(path: Path) -> tuple[int, ...]:
    """What a change of a file would change; when it was looked at last is none."""
    facts = path.lstat()
    return facts.st_ino, facts.st_mode, facts.st_nlink, facts.st_size, facts.st_mtime_ns


@pytest.mark.skipif(os.name == "nt", reason="other kinds of files")
@pytest.mark.parametrize("kind", ["folder", "pipe", "device", "large", "circle"])
def test_a_save_that_is_no_usual_file_is_left_alone(tmp_path: Path, kind: str) -> None:
    make_odd(tmp_path / GAME_FILE, kind)
    before = state_of(tmp_path / GAME_FILE)
    store = Store(tmp_path)
    assert store.load_game() is None
    store.save_game(a_game())
    store.save_game(a_game(2))
    assert store.load_game() == a_game(2)
    assert store.trouble is None
    assert state_of(tmp_path / GAME_FILE) == before
    assert len(list(tmp_path.iterdir())) == 2
    assert Store(tmp_path).load_game() == a_game(2)


def test_a_save_that_may_not_be_replaced_stays_and_the_game_goes_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a folder for all, like /tmp, nobody may replace or delete what somebody else wrote."""
    Store(tmp_path).save_game(a_game(1))
    theirs = (tmp_path / GAME_FILE).read_bytes()
    replace, unlink = os.replace, os.unlink

    def refuse(*names: object) -> None:
        if os.fspath(names[-1]).endswith(GAME_FILE):  # type: ignore[call-overload]
            raise PermissionError(1, "Operation not permitted")
        (replace if len(names) == 2 else unlink)(*names)  # type: ignore[arg-type]

    monkeypatch.setattr(os, "replace", refuse)
    monkeypatch.setattr(os, "unlink", refuse)
    store = Store(tmp_path)
    assert store.load_game() == a_game(1)
    store.save_game(a_game(2))
    store.save_game(a_game(3))
    assert store.trouble is None
    assert not store.unsaved
    assert len(store.notices) == 1
    assert "yours is saved beside it" in store.notices[0]
    assert games(tmp_path) == kept(a_game(1), a_game(3))
    assert store.load_game() == a_game(3)
    store.clear_game(a_game(3))
    assert store.load_game() == a_game(1)
    store.clear_game(a_game(1))
    assert store.trouble is None
    assert "Operation not permitted" in store.notices[1]
    assert (tmp_path / GAME_FILE).read_bytes() == theirs


# ---- links and modes


@pytest.fixture
def synced(tmp_path: Path) -> Path:
    """The save of a folder that is synchronised, to which there is a link in the player's."""
    (tmp_path / "home").mkdir()
    (tmp_path / "synced").mkdir()
    file = tmp_path / "synced" / "of all my games.json"
    (tmp_path / "home" / GAME_FILE).symlink_to(file)
    return file


def test_a_save_is_written_through_a_link(synced: Path) -> None:
    home, link = synced.parents[1] / "home", synced.parents[1] / "home" / GAME_FILE
    for seed in (1, 2):
        Store(home).load_game()
        store = Store(home)
        store.load_game()
        store.save_game(a_game(seed))
        assert link.is_symlink()
        assert synced.read_bytes() == encode(a_game(seed)) + b"\n"
    store.clear_game(a_game(2))
    assert link.is_symlink()
    assert not synced.exists()
    store.save_game(a_game(3))
    assert Store(home).load_game() == a_game(3)
    assert [path.name for path in synced.parent.iterdir()] == [synced.name]
    assert store.notices == []


def test_a_damaged_save_behind_a_link_is_kept_beside_itself(synced: Path) -> None:
    home = synced.parents[1] / "home"
    synced.write_text("damaged")
    store = Store(home)
    assert store.load_game() is None
    store.save_game(a_game(1))
    assert (home / GAME_FILE).is_symlink()
    assert synced.read_bytes() == encode(a_game(1)) + b"\n"
    assert synced.with_name(f"{synced.name}.broken").read_text() == "damaged"


def test_a_link_into_a_folder_that_is_away_stays_and_the_game_goes_beside_it(synced: Path) -> None:
    home = synced.parents[1] / "home"
    synced.parent.rmdir()
    store = Store(home)
    assert store.load_game() is None
    store.save_game(a_game(1))
    assert store.trouble is None
    assert (home / GAME_FILE).is_symlink()
    assert Store(home).load_game() == a_game(1)


def test_a_link_that_leads_in_a_circle_is_told_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / GAME_FILE).symlink_to(tmp_path / GAME_FILE)
    store = Store(tmp_path)
    assert store.load_game() is None
    assert len(store.notices) == 1
    assert f"{tmp_path / GAME_FILE} cannot be used (" in store.notices[0]
    store.save_game(a_game(1))
    assert (tmp_path / GAME_FILE).is_symlink()
    assert Store(tmp_path).load_game() == a_game(1)


@pytest.mark.skipif(os.name == "nt", reason="no modes")
def test_a_save_is_private_unless_its_player_gave_it_another_mode(tmp_path: Path) -> None:
    before = os.umask(0o002)
    try:
        store = Store(tmp_path)
        store.save_game(a_game(1))
        assert (tmp_path / GAME_FILE).stat().st_mode & 0o777 == 0o600
        (tmp_path / GAME_FILE).chmod(0o640)
        store.save_game(a_game(2))
        assert (tmp_path / GAME_FILE).stat().st_mode & 0o777 == 0o640
    finally:
        os.umask(before)


# ---- two programs


def test_two_programs_with_a_game_each_keep_both(tmp_path: Path) -> None:
    first, second = Store(tmp_path), Store(tmp_path)
    for store in (first, second):
        assert store.load_game() is None
    for seed in (10, 11, 12):
        first.save_game(a_game(seed))
        second.save_game(a_game(seed + 10))
    assert games(tmp_path) == kept(a_game(12), a_game(22))
    assert first.notices == []
    assert len(second.notices) == 1
    assert (first.load_game(), second.load_game()) == (a_game(12), a_game(22))


def test_two_programs_that_go_on_with_the_same_game_keep_both_ways(tmp_path: Path) -> None:
    Store(tmp_path).save_game(a_game(1))
    first, second = Store(tmp_path), Store(tmp_path)
    assert first.load_game() == second.load_game() == a_game(1)
    first.save_game(a_game(2))
    second.save_game(a_game(3))
    first.save_game(a_game(4))
    assert games(tmp_path) == kept(a_game(3), a_game(4))


def test_a_game_that_is_over_takes_no_other_with_it(tmp_path: Path) -> None:
    first, second = Store(tmp_path), Store(tmp_path)
    first.save_game(a_game(1))
    assert second.load_game() == a_game(1)
    second.save_game(a_game(2))
    first.clear_game(a_game(1))
    assert Store(tmp_path).load_game() == a_game(2)
    first.clear_game(a_game(2))
    assert Store(tmp_path).load_game() == a_game(2)


def test_continue_finds_what_another_program_saved_meanwhile(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert store.load_game() is None
    Store(tmp_path).save_game(a_game(5))
    assert store.load_game() == a_game(5)
    (tmp_path / GAME_FILE).unlink()
    assert store.load_game() is None


def test_continue_offers_the_game_saved_last_and_then_the_one_before(tmp_path: Path) -> None:
    for number, seed in enumerate((1, 2)):
        store = Store(tmp_path)
        store.save_game(a_game(seed))
        for path in tmp_path.glob("game*.json"):
            if path.read_bytes() == kept(a_game(seed))[0]:
                os.utime(path, (1e9 + number, 1e9 + number))
    store = Store(tmp_path)
    for seed in (2, 1):
        assert store.load_game() == a_game(seed)
        store.clear_game(a_game(seed))
    assert store.load_game() is None


HAMMER = """
    import sys
    from pathlib import Path
    from tests.store.test_store import a_game
    from gogoa_game.store.store import Store
    store = Store(Path(sys.argv[1]))
    store.load_game()
    print("ready", flush=True)
    sys.stdin.readline()
    for seed in range(int(sys.argv[2]), int(sys.argv[2]) + 5):
        store.save_game(a_game(seed))
"""


def hammer(tmp_path: Path) -> None:
    """Has three programs save five games each at the same time: of each the last is there."""
    program = textwrap.dedent(HAMMER)
    starts = (100, 200, 300)
    with ExitStack() as stack:
        running = [
            stack.enter_context(
                started(
                    [sys.executable, "-c", program, str(tmp_path), str(start)],
                    stdin=PIPE,
                    stdout=PIPE,
                )
            )
            for start in starts
        ]
        for process in running:
            assert process.stdout is not None
            assert process.stdout.readline().strip() == b"ready"
        for process in running:
            assert process.stdin is not None
            process.stdin.write(b"go\n")
            process.stdin.flush()
        assert [process.wait(PATIENCE) for process in running] == [0, 0, 0]
    assert games(tmp_path) == kept(*[a_game(start + 4) for start in starts])


def test_processes_that_save_at_the_same_time_lose_nothing(tmp_path: Path) -> None:
    hammer(tmp_path)


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Path]:
    """A folder that another program keeps locked."""
    fcntl = pytest.importorskip("fcntl")
    handle = os.open(tmp_path, os.O_RDONLY)
    fcntl.flock(handle, fcntl.LOCK_EX)
    yield tmp_path
    os.close(handle)


def test_a_lock_that_is_held_delays_one_save_by_a_moment_and_is_told_once(
    held: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    monkeypatch.setattr(time, "monotonic", lambda: sum(slept))
    store = Store(held)
    store.save_game(a_game(1))
    assert sum(slept) <= 0.06
    slept.clear()
    for seed in range(2, 5):
        store.save_game(a_game(seed))
    store.change_settings(muted=True)
    assert slept == []
    assert store.trouble is None
    assert len(store.notices) == 1
    assert f"keeps the folder {held} locked" in store.notices[0]
    assert Store(held).load_game() == a_game(4)
    assert Store(held).load_settings().muted


def test_programs_that_are_shut_out_still_lose_nothing(held: Path) -> None:
    """Without a lock no one takes the place of a file that came between looking and writing."""
    hammer(held)


# ---- the program ends in the middle

KILLED = """
    import os, signal, sys
    from pathlib import Path
    from tests.store.test_store import a_game
    from gogoa_game.store.store import Store
    store = Store(Path(sys.argv[1]))
    if sys.argv[3] == "second":
        store.save_game(a_game(1))
    setattr(os, sys.argv[2], lambda *_: os.kill(os.getpid(), signal.SIGKILL))
    store.save_game(a_game(2))
"""


def killed(folder: Path, moment: str, save: str) -> None:
    """A program that is killed while it saves a game, the first or the second one."""
    done = run(
        [sys.executable, "-c", textwrap.dedent(KILLED), str(folder), moment, save],
    )
    assert done.returncode == -signal.SIGKILL


@pytest.mark.skipif(os.name == "nt", reason="no such signal")
@pytest.mark.parametrize("moment", ["open", "fdopen", "fsync", "replace"])
def test_killed_while_saving_the_old_save_is_whole(tmp_path: Path, moment: str) -> None:
    killed(tmp_path, moment, "second")
    store = Store(tmp_path)
    assert store.load_game() == a_game(1)
    assert store.notices == []
    store.save_game(a_game(3))
    assert Store(tmp_path).load_game() == a_game(3)
    _age(tmp_path, 61)
    store.save_game(a_game(4))
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.skipif(os.name == "nt", reason="no such signal")
@pytest.mark.parametrize("moment", ["open", "fdopen", "fsync", "link", "unlink"])
def test_killed_while_saving_for_the_first_time_there_is_a_whole_save_or_none(
    tmp_path: Path, moment: str
) -> None:
    killed(tmp_path, moment, "first")
    store = Store(tmp_path)
    assert store.load_game() == (a_game(2) if moment == "unlink" else None)
    assert store.notices == []
    _age(tmp_path, 61)
    store.save_game(a_game(3))
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    assert Store(tmp_path).load_game() == a_game(3)


def _age(folder: Path, seconds: float) -> None:
    """Makes all files older."""
    for path in folder.iterdir():
        then = path.stat().st_mtime - seconds
        os.utime(path, (then, then))


def test_only_what_a_broken_off_save_left_is_cleared_away(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.save_game(a_game(1))
    others = {
        "game.json.bak", "game.json.broken", "game-1.json", "game.json.original", "game.json.part",
        "game.json.abcdefgh.part", "game.json.ABCDEFGH.gogoa-part", "game.json.gogoa-part",
    }  # fmt: skip
    left = {"game.json.ab_de0gh.gogoa-part", "game-1.json.abcdefgh.gogoa-part"}
    for name in others | left:
        (tmp_path / name).write_text("{")
    folder, underway = "game.json.folder01.gogoa-part", "game.json.underway.gogoa-part"
    (tmp_path / folder).mkdir()
    _age(tmp_path, 61)
    (tmp_path / underway).write_text("{")
    store.save_game(a_game(2))
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {*others, "game.json", folder, underway}
    assert store.load_game() == a_game(2)

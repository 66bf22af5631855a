"""The last line-up: kept, read seat by seat, and never the reason why anything stops."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from gogoa_game.store.lineup import LINE_UP_FILE, Seat
from gogoa_game.store.records import PlayerRecord
from gogoa_game.store.store import Store

if TYPE_CHECKING:
    from pathlib import Path

ASHA = Seat(PlayerRecord("Asha", "human", "boat", "fish"), named=True)
BOT = Seat(PlayerRecord("Tiago", "bot:easy", "fish", "boat"), dressed=True, person=ASHA)


def stored(seats: tuple[Seat, ...], folder: Path) -> dict[str, Any]:
    """What stands in the file of a line-up."""
    Store(folder).line_up.keep(seats)
    told: dict[str, Any] = json.loads((folder / LINE_UP_FILE).read_text())
    return told


def test_a_line_up_is_kept_over_a_restart(tmp_path: Path) -> None:
    Store(tmp_path).line_up.keep((ASHA, BOT))
    assert Store(tmp_path).line_up.load() == (ASHA, BOT)


def test_there_is_none_before_the_first_game(tmp_path: Path) -> None:
    store = Store(tmp_path / "none")
    assert store.line_up.load() == ()
    assert store.notices == []


@pytest.mark.parametrize(
    "bad",
    [
        None, 7, [], {}, {"player": {}}, {"player": None},
        {"player": {"name": "", "kind": "human"}},
        {"player": {"name": "a\u0000b", "kind": "human"}},
        {"player": {"name": "Ivo", "kind": "ghost"}},
        {"player": {"name": "Ivo", "kind": "human", "token": "car"}},
        {"player": {"name": "Ivo", "kind": "human"}, "hat": True},
        {"player": {"name": "Ivo", "kind": "human"}, "named": 1},
        {"player": {"name": "Ivo", "kind": "human"}, "person": {"player": 3}},
    ],
)  # fmt: skip
def test_a_bad_seat_costs_that_seat(tmp_path: Path, bad: object) -> None:
    told = stored((ASHA, BOT), tmp_path)
    told["seats"].insert(1, bad)
    (tmp_path / LINE_UP_FILE).write_text(json.dumps(told))
    store = Store(tmp_path)
    assert store.line_up.load() == (ASHA, BOT)
    assert store.notices == []


@pytest.mark.parametrize(
    "text",
    [
        b"", b"{", b"\xff\xfe", b"null", b"[]", b"{}", b'{"version":1}',
        b'{"version":1,"seats":{}}',
        b'{"version":1,"seats":[' + b"[" * 100_000 + b"]}",
    ],
)  # fmt: skip
def test_a_file_of_no_use_is_kept_aside_and_told(tmp_path: Path, text: bytes) -> None:
    (tmp_path / LINE_UP_FILE).write_bytes(text)
    store = Store(tmp_path)
    assert store.line_up.load() == ()
    (notice,) = store.notices
    aside = tmp_path / f"{LINE_UP_FILE}.broken"
    assert str(aside) in notice
    assert aside.read_bytes() == text
    store.line_up.keep((ASHA,))
    assert Store(tmp_path).line_up.load() == (ASHA,)


def test_what_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / LINE_UP_FILE).mkdir()
    store = Store(tmp_path)
    assert store.line_up.load() == ()
    store.line_up.keep((ASHA,))
    assert store.line_up.load() == (ASHA,)  # as long as the program runs
    assert (tmp_path / LINE_UP_FILE).is_dir()
    assert len(store.notices) == 1


def test_without_a_folder_the_line_up_lasts_as_long_as_the_program(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    store = Store(tmp_path / "file")
    store.line_up.keep((ASHA,))
    assert store.line_up.load() == (ASHA,)
    assert store.trouble is not None


@pytest.mark.parametrize("beside", [{"version": 2, "seats": []}, {"version": 2, "table": {}}])
def test_the_line_up_of_a_newer_game_stays_as_it_is(tmp_path: Path, beside: dict[str, Any]) -> None:
    text = json.dumps(beside)
    (tmp_path / LINE_UP_FILE).write_text(text)
    store = Store(tmp_path)
    assert store.line_up.load() == ()
    store.line_up.keep((ASHA,))
    assert [path.name for path in tmp_path.glob("line*")] == [LINE_UP_FILE]
    assert (tmp_path / LINE_UP_FILE).read_text() == text
    assert "newer Go Goa" in store.notices[0]
    assert store.line_up.load() == (ASHA,)


def test_a_mark_in_front_and_a_name_that_is_not_known_cost_nothing(tmp_path: Path) -> None:
    told = {**stored((ASHA, BOT), tmp_path), "theme": "x"}
    (tmp_path / LINE_UP_FILE).write_text("\ufeff" + json.dumps(told), encoding="utf-8")
    store = Store(tmp_path)
    assert store.line_up.load() == (ASHA, BOT)
    assert store.notices == []

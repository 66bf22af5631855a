"""Game records: strict to read, exact to replay, and no change in them goes unnoticed."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gogoa_game.logic.events import GameEnded
from gogoa_game.store.faults import RecordError
from gogoa_game.store.records import (
    MAX_LINE,
    GameRecord,
    decode,
    encode,
    read_records,
    replay,
    verify,
)
from gogoa_game.table.match import Match
from tests.matches import bots, finished, goa_map, moments

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Path_ = tuple[str | int, ...]


def plain(record: GameRecord) -> dict[str, Any]:
    """The record as the plain values of its JSON."""
    data: dict[str, Any] = json.loads(encode(record))
    return data


def changed(record: GameRecord, change: Callable[[dict[str, Any]], object]) -> bytes:
    """The JSON of a record after a change."""
    data = plain(record)
    change(data)
    return json.dumps(data).encode()


def placed(record: GameRecord, path: Path_, value: object) -> bytes:
    """The JSON of a record with another value at one place."""
    return changed(record, lambda data: put(data, path, value))


def refusal(text: bytes) -> str:
    """What decoding or verifying says against a record."""
    with pytest.raises(RecordError) as refused:
        verify(goa_map(), decode(text))
    message = str(refused.value)
    assert "\n" not in message
    return message


# ---- the format


def test_format_of_a_record() -> None:
    data = plain(finished())
    keys = ["format", "version", "map", "map_digest", "seed", "players", "offers", "choices"]
    assert list(data) == [*keys, "days", "scores", "winners"]
    assert (data["format"], data["version"], data["map"]) == ("gogoa", 1, "goa")
    assert data["players"][0]["kind"] == "bot:easy"
    assert [len(offer) for offer in data["offers"]] == [4, 4, 4]
    assert [len(choice) for choice in data["choices"]] == [2, 2, 2]
    assert len(data["days"]) == 12
    day = data["days"][0]
    assert list(day) == ["dice", "start", "turns"]
    assert [turn["seat"] for turn in day["turns"]] == [(day["start"] + i) % 3 for i in range(3)]
    turn = day["turns"][0]
    assert list(turn) == ["seat", "guides", "direction", "distance", "deviation", "path"]
    assert {turn["direction"], turn["distance"], turn["deviation"]} == {0, 1, 2}
    assert len(turn["path"]) == day["dice"][turn["distance"]]
    uses = [u for day in data["days"] for turn in day["turns"] for u in turn["guides"]]
    assert all(list(use) == ["guide", "die", "delta"] for use in uses)


def test_unfinished_record_has_no_result() -> None:
    data = plain(Match(goa_map(), bots("easy"), 1).record())
    assert "scores" not in data
    assert "winners" not in data
    assert data["choices"] == [None]
    assert data["days"] == []


@pytest.mark.parametrize("seed", range(3))
def test_record_survives_json_and_replays_to_the_same_scores(seed: int) -> None:
    record = finished(("easy", "random", "easy", "random"), seed)
    assert decode(encode(record)) == record
    *_, (state, events) = replay(goa_map(), decode(encode(record)))
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    assert tuple(points.total for points in ended.points) == record.scores
    assert ended.winners == record.winners
    assert verify(goa_map(), record) == state


def test_every_unfinished_game_is_right_so_far() -> None:
    for match in moments(("easy", "random"), seed=4):
        assert verify(goa_map(), match.record()) == match.state


# ---- strict reading


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "no game record"),
        (b"nonsense", "no game record"),
        (b"[]", "no game record"),
        (b"{}", 'begins with {"format":"gogoa"'),
        (b'{"format":"chess"}', 'begins with {"format":"gogoa"'),
        (b'{"format":"gogoa"}', "damaged"),
        (b'{"format":"gogoa","version":2,"new":[]}', "version 2"),
        (b'{"format":"gogoa","version":"1"}', "damaged"),
        (b"\xff\xfe", "no game record"),
        (b"[" * 200_000, "no game record"),
        (b'{"format":"gogoa","days":' + b"[" * 200_000, "no game record|damaged"),
        (b'{"format":"gogoa","x":' + b'{"x":' * 200_000, "no game record|damaged"),
        (b'{"format":"gogoa","version":1,"seed":' + b"9" * 10_000 + b"}", "damaged|no game"),
        (b'{"format":"gogoa","version":1,"map":"\xff"}', "no game record"),
    ],
)
def test_garbage_is_refused_in_one_sentence(text: bytes, said: str) -> None:
    with pytest.raises(RecordError, match=said) as refused:
        decode(text)
    assert "\n" not in str(refused.value)


def leaves(data: object, path: Path_ = ()) -> Iterator[tuple[Path_, object]]:
    """Every place of a JSON value with what stands there, containers included."""
    yield path, data
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from leaves(value, (*path, index))


def put(data: Any, path: Path_, value: object) -> None:
    """Puts a value at a place."""
    for step in path[:-1]:
        data = data[step]
    data[path[-1]] = value


WRONG_TYPES: tuple[object, ...] = (None, True, 1.5, "x", [], {}, -1, 10**30)
NO_NAMES = ["", " ", "\0", "A\0sha", "A\nsha", "A\u2028sha", "A\u202esha", "A\x1b[2J", "x" * 61]


@pytest.mark.parametrize("name", NO_NAMES)
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    text = placed(finished(), ("players", 0, "name"), name)
    assert "a name has 1 to 60 characters, all printable" in refusal(text)


@pytest.mark.parametrize("field", ["token", "colour"])
@pytest.mark.parametrize("value", ["dragon", "", "Boat", "x" * 5000, "../boat", "\0"])
def test_an_unknown_token_or_colour_is_refused(field: str, value: str) -> None:
    said = refusal(placed(finished(), ("players", 1, field), value))
    assert f"there is no {field} " in said
    assert "known are boat, scooter, elephant, fish, suitcase, parasol" in said
    assert "$.players[1]" in said
    assert len(said) < 500


def test_what_is_quoted_of_a_record_is_cut() -> None:
    text = placed(finished(), ("offers", 0, 0), "x" * 100_000)
    assert len(refusal(text)) < 1000


# What may well stand in another record of the same game.
UNCHECKED = {("players", i, field) for i in range(3) for field in ("name", "token", "colour")}


@pytest.mark.parametrize(
    "path",
    [
        ("format",), ("map",), ("map_digest",), ("map_file",), ("players", 0, "name"),
        ("players", 0, "kind"), ("players", 0, "token"), ("offers", 0, 0), ("choices", 0, 0),
        ("days", 0, "turns", 0, "guides"), ("x" * 500_000,), ("days", 0, "y" * 500_000),
    ],
)  # fmt: skip
def test_a_fault_makes_one_line_of_bounded_length(path: Path_) -> None:
    """However long what stands there is, and whatever characters it has."""
    long = "\n\x1b" + "x" * 500_000
    value: object = [{"guide": long, "die": 0, "delta": 1}] if path[-1] == "guides" else long
    assert len(refusal(placed(finished(), path, value))) < 700


@pytest.mark.parametrize("path", [(), ("players", 0), ("days", 0), ("days", 3, "turns", 1)])
def test_a_name_that_stands_twice_is_refused(path: Path_) -> None:
    """Of two values every reader would take another: no program writes that."""
    record = finished()
    part: Any = plain(record)
    for step in path:
        part = part[step]
    name, value = next(iter(part.items()))
    old, pair = json.dumps(part), f"{json.dumps(name)}: {json.dumps(value)}"
    text = json.dumps(plain(record)).replace(old, f"{{{pair}, {old[1:]}", 1)
    assert json.loads(text) == plain(record)
    assert f"'{name}' stands twice" in refusal(text.encode())


def test_a_save_is_a_record_like_any_other() -> None:
    text = placed(finished(), ("map_file",), "/home/asha/maps/goa.tmx")
    assert verify(goa_map(), decode(text))
    assert decode(text).with_map_file(None) == finished()


def test_a_record_may_begin_with_the_mark_of_an_editor() -> None:
    assert decode(b"\xef\xbb\xbf" + encode(finished())) == finished()


def test_wrong_type_anywhere_is_refused() -> None:
    record = finished()
    places = [path for path, _ in leaves(plain(record)) if path and path not in UNCHECKED]
    # One of each kind of place: the days look alike.
    kinds = {tuple(s if isinstance(s, str) else 0 for s in path): path for path in places}
    for path in kinds.values():
        for wrong in WRONG_TYPES:
            text = placed(record, path, wrong)
            if json.loads(text) != plain(record):
                refusal(text)


@pytest.mark.parametrize("path", [(), ("players", 0), ("days", 0), ("days", 3, "turns", 1)])
def test_unknown_field_is_refused(path: Path_) -> None:
    text = placed(finished(), (*path, "extra"), 1)
    assert "extra" in refusal(text)


def test_missing_field_is_refused() -> None:
    for path, _ in leaves(plain(finished())):
        if path and isinstance(path[-1], str) and path not in UNCHECKED and path[:2] != ("days", 1):

            def remove(data: Any, path: Path_ = path) -> None:
                for step in path[:-1]:
                    data = data[step]
                del data[path[-1]]

            refusal(changed(finished(), remove))
        if path == ("days", 1):
            break


@given(st.binary(max_size=200))
def test_fuzz_bytes(text: bytes) -> None:
    with pytest.raises(RecordError):
        decode(text)


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)
PLACES = [path for path, _ in leaves(plain(finished())) if path]


@given(st.sampled_from(PLACES), JSON_VALUES)
def test_fuzz_one_value_anywhere(path: Path_, value: object) -> None:
    text = placed(finished(), path, value)
    with suppress(RecordError):
        Match.resume(goa_map(), decode(text))
    with suppress(RecordError):
        verify(goa_map(), decode(text))
        same = json.loads(text)
        put(same, path, None)
        untouched = plain(finished())
        put(untouched, path, None)
        assert same == untouched


@given(st.data())
def test_fuzz_bytes_of_a_record(data: st.DataObject) -> None:
    text = bytearray(encode(finished()))
    for _ in range(data.draw(st.integers(1, 3))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    with suppress(RecordError):
        verify(goa_map(), decode(bytes(text)))


# ---- tampering


DECIDED = ("direction", "distance", "deviation", "path", "guides")


def test_change_of_any_value_is_refused_or_makes_another_game() -> None:
    """No change is overlooked; one of a player's decisions may happen to be as legal."""
    record = finished()
    refused = legal = 0
    for path, value in leaves(plain(record)):
        if path in UNCHECKED or not isinstance(value, (int, str)):
            continue
        others = (value + 1, value - 1) if isinstance(value, int) else ("arambol",)
        for other in others:
            text = placed(record, path, other)
            try:
                verify(goa_map(), decode(text))
            except RecordError:
                refused += 1
            else:
                assert set(path) & set(DECIDED)
                assert Match.resume(goa_map(), decode(text)).record() == decode(text)
                legal += 1
    assert legal * 20 < refused


def test_removed_or_repeated_entry_is_refused() -> None:
    record = finished()
    for path, value in leaves(plain(record)):
        if isinstance(value, list) and value:
            for other in (value[:-1], [*value, value[-1]]):
                refusal(placed(record, path, other))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: d["offers"].reverse(), "R2: the offers"),
        (lambda d: d["choices"][1].__setitem__(0, d["offers"][0][0]), "choice of plans, seat 1"),
        (lambda d: d["days"][3]["dice"].reverse(), "day 4: R5: the dice"),
        (
            lambda d: d["days"][0].update(start=1 - d["days"][0]["start"]),
            "day 1: R6: the starting seat",
        ),
        (
            lambda d: d["days"][5]["turns"].pop(),
            "day 6: R6: the turn of seat 0 (easy 1) is missing",
        ),
        (
            lambda d: d["days"][5]["turns"].clear(),
            "day 6: R6: the turn of seat 1 (random 2) is missing",
        ),
        (
            lambda d: d["choices"].__setitem__(1, None),
            "choice of plans: R3: seat 1 (random 2) has chosen none",
        ),
        (lambda d: d["days"][2]["turns"][1]["path"].pop(), "day 3, seat 2 (easy 3): R11"),
        (lambda d: d["days"][2]["turns"].reverse(), "day 3, seat 0 (easy 1): R6"),
        (lambda d: d["scores"].__setitem__(0, 999), "result: R20: the scores"),
        (lambda d: d.__setitem__("winners", [0, 1, 2]), "result: R25: the winners"),
        (lambda d: d.pop("scores"), "result: R20"),
        (lambda d: d["days"][11]["turns"].pop(), "day 12: R6: the turn of seat "),
        (lambda d: d["days"].pop(), "result: R20: the game has scores"),
        (lambda d: d.__setitem__("map", "mars"), "the map 'mars'"),
        (lambda d: d.__setitem__("map_digest", "0"), "has changed"),
        (lambda d: d["players"].pop(), "R2: there are 2 players"),
    ],
)
def test_refusal_names_day_seat_and_rule(
    change: Callable[[dict[str, Any]], object], said: str
) -> None:
    assert said in refusal(changed(finished(), change))


# ---- files


def test_records_are_read_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    records = [finished(("random",), seed) for seed in range(3)]
    file.write_bytes(b"".join(encode(record) + b"\n" for record in records) + b"nonsense\n")
    stream = read_records(file)
    assert [next(stream) for _ in records] == records
    with pytest.raises(RecordError, match=r"games\.jsonl, line 4: this is no game record"):
        next(stream)


def test_blank_lines_and_the_mark_of_an_editor_are_no_records(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first, second = (finished(("random",), seed) for seed in range(2))
    text = b"\xef\xbb\xbf\n" + encode(first) + b"\r\n\n \t\r\n" + encode(second) + b"\n\n"
    file.write_bytes(text)
    assert list(read_records(file)) == [first, second]
    file.write_bytes(b"\xef\xbb\xbf" + encode(first))
    assert list(read_records(file)) == [first]
    file.write_bytes(encode(first) + b"\n\nnonsense\n")
    with pytest.raises(RecordError, match="line 3: this is no game record"):
        list(read_records(file))


def test_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "none.jsonl", tmp_path):
        with pytest.raises(RecordError, match=r"cannot be read .* name another file"):
            list(read_records(path))


@pytest.mark.skipif(os.name != "posix", reason="needs named pipes and devices")
def test_what_is_no_regular_file_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path("/dev/zero")):
        with pytest.raises(RecordError, match=r"cannot be read \(it is no regular file\)"):
            list(read_records(path))


def test_endless_line_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "big"
    file.write_bytes(b" " * (MAX_LINE + 10))
    with pytest.raises(RecordError, match="line 1: this line is too long"):
        list(read_records(file))

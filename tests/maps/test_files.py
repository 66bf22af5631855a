"""Whatever a file of a map is or holds, the answer is a map or one error in words."""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gogoa_game.maps import MapError, load_map, map_faults
from tests.boards import GOA
from tests.maps.spoiling import GUIDE, refused, spoil

if TYPE_CHECKING:
    from collections.abc import Callable


def no_file(copy: Path) -> None:
    copy.unlink()


def a_folder(copy: Path) -> None:
    copy.unlink()
    copy.mkdir()


def too_large(copy: Path) -> None:
    spoil(copy, "</map>", "<!--" + " " * (4 << 20) + "--></map>")


def another_root(copy: Path) -> None:
    copy.write_text("<tileset/>")


def empty(copy: Path) -> None:
    copy.write_bytes(b"")


def no_texts(copy: Path) -> None:
    copy.with_suffix(".toml").unlink()


def a_pipe(copy: Path) -> None:
    copy.unlink()
    os.mkfifo(copy)


def texts_from_a_pipe(copy: Path) -> None:
    copy.with_suffix(".toml").unlink()
    os.mkfifo(copy.with_suffix(".toml"))


def a_tileset_from_a_pipe(copy: Path) -> None:
    copy.with_name("sea.tsx").unlink()
    os.mkfifo(copy.with_name("sea.tsx"))


def texts_in_latin(copy: Path) -> None:
    copy.with_suffix(".toml").write_bytes("[start]\nname_en = 'é'".encode("latin-1"))


def few_forts(copy: Path) -> None:
    text = copy.read_text(encoding="utf-8")
    copy.write_text(text.replace('type="fort"', 'type="beach"', 2), encoding="utf-8")


def few_plans(copy: Path) -> None:
    texts = copy.with_suffix(".toml")
    text = texts.read_text(encoding="utf-8")
    texts.write_text(text.replace("value = 20", "value = 40"), encoding="utf-8")


@pytest.mark.parametrize(
    ("spoiled", "expected"),
    [
        (no_file, "cannot be read (No such file or directory)"),
        (a_folder, "cannot be read (Is a directory)"),
        (too_large, "is larger than 4 MB"),
        (another_root, "is a Tiled <tileset>, not a <map>"),
        (empty, "is not XML"),
        (no_texts, "goa.toml: cannot be read (No such file or directory)"),
        (texts_in_latin, "goa.toml: is not TOML (line 2 is not in UTF-8)"),
        (few_forts, "M3: fort: occurs 5 times, at least 6 are needed"),
        (few_plans, "M4: the easy deck has 9 plans, at least 12 are needed"),
    ],
)
def test_a_faulty_file_is_refused_in_words(
    copy: Path, spoiled: Callable[[Path], None], expected: str
) -> None:
    spoiled(copy)
    refused(copy, expected)


@pytest.mark.skipif(os.name != "posix", reason="needs named pipes")
@pytest.mark.parametrize("spoiled", [a_pipe, texts_from_a_pipe, a_tileset_from_a_pipe])
def test_what_is_no_regular_file_is_refused_at_once(
    copy: Path, spoiled: Callable[[Path], None]
) -> None:
    spoiled(copy)
    refused(copy, "cannot be read (it is no regular file)")


@pytest.mark.parametrize("name", ["", ".", "/", "..", "none", "none.tmx", "no\0ne", "x" * 5000])
def test_what_is_no_map_has_one_fault(tmp_path: Path, name: str) -> None:
    faults = map_faults(tmp_path / name if name else Path())
    assert len(faults) == 1
    assert faults[0].endswith("; name the .tmx file of a map")


def test_a_map_that_is_not_xml_has_one_fault(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Asha,")
    assert len(map_faults(tmp_path / "letter")) == 1


@pytest.mark.parametrize("name", ["x" * 61, "g\no\na"])
def test_a_map_has_a_name_that_a_record_can_hold(copy: Path, name: str) -> None:
    for file in (copy, copy.with_suffix(".toml")):
        file.rename(copy.with_name(name + file.suffix))
    with pytest.raises(MapError, match="at most 60 characters, all printable"):
        load_map(copy.with_name(f"{name}.tmx"))


@pytest.mark.skipif(sys.platform != "linux", reason="needs names of any bytes")
def test_a_map_with_a_name_of_odd_bytes_is_refused(copy: Path) -> None:
    odd = copy.with_name(os.fsdecode(b"\xff.tmx"))
    copy.rename(odd)
    with pytest.raises(MapError, match="all printable"):
        load_map(odd)


def test_all_faults_are_told_at_once(copy: Path) -> None:
    spoil(copy, GUIDE, "")
    spoil(copy, 'x="1472"', 'x="-9999"')
    spoil(copy.with_suffix(".toml"), 'name_en = "Anjuna Beach"\n', "")
    faults = map_faults(copy)
    assert {fault.partition(":")[0] for fault in faults} == {
        "goa.toml",
        "M2",
        "M3",
        "object 'anjuna'",
    }


def test_a_map_with_many_faults_tells_the_first_in_one_line(copy: Path) -> None:
    text = copy.read_text(encoding="utf-8")
    copy.write_text(text.replace("<point/>", "<ellipse/>"), encoding="utf-8")
    with pytest.raises(MapError) as refusal:
        load_map(copy)
    faults = refusal.value.faults
    assert len(faults) > 40
    assert str(refusal.value).endswith(f"; and {len(faults) - 5} more, which gogoa check-map lists")


@given(data=st.data())
def test_a_damaged_file_gives_a_map_or_a_map_error(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("damaged") / "maps"
    shutil.copytree(GOA.parent, folder)
    (folder.parent / "sprites").symlink_to(GOA.parent.parent / "sprites")
    file = folder / data.draw(st.sampled_from(["goa.tmx", "goa.toml", "sea.tsx", "land.tsx"]))
    content = bytearray(file.read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(content) - 1))
        end = at + data.draw(st.integers(0, 40))
        content[at:end] = data.draw(st.binary(max_size=4) | st.sampled_from([b"0", b'"', b"<a/>"]))
    file.write_bytes(content)
    with suppress(MapError):
        load_map(folder / "goa.tmx")

"""What maps made to hurt cost: `python -m tests.bench.bench_maps [KIND ...]`.

Every row is one fresh `gogoa check-map` of the map of Goa with one file made as large and as
awkward as its kind says: the seconds until it ends, and its peak of memory. No map may take longer
than `SECONDS` or more than `MEGABYTES`; rows that do are marked, and then the exit code is 1.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tests.bench.yardstick import announce, loops
from tests.boards import GOA
from tests.processes import run

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

SECONDS = 2.0
MEGABYTES = 150.0
LONGEST, MOST_LINES = 500, 101
"""Of the sentences about a map."""
FULL = (4 << 20) - 20_000
"""Bytes of what is put into a file: with the map around it, just what is read."""
TEXTS = (1 << 19) - 25_000
"""The same for the .toml."""

Files = dict[str, bytes]
"""Files in the folder of the map that take the place of what is there, by name."""

TMX, TOML, SEA = "goa.tmx", "goa.toml", "sea.tsx"


def goa(name: str) -> bytes:
    """A file of the map of Goa."""
    return GOA.with_name(name).read_bytes()


def filled(piece: str, size: int = FULL) -> bytes:
    """As many pieces as the size holds; `#` in one is the number of the piece, in base 36."""
    if "#" not in piece:
        return (piece * (size // len(piece.encode()))).encode()
    parts, length = [], 0
    for number in range(size):
        part = piece.replace("#", _base36(number)).encode()
        length += len(part)
        if length > size:
            break
        parts.append(part)
    return b"".join(parts)


def _base36(number: int) -> str:
    digits = ""
    while number or not digits:
        number, digit = divmod(number, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return digits


def before(name: str, mark: str, text: bytes) -> Files:
    """The file with that text before the first of such marks."""
    head, found, tail = goa(name).partition(mark.encode())
    assert found, mark
    return {name: head + text + found + tail}


def instead(name: str, old: str, text: bytes) -> Files:
    """The file with that text in the place of the first such place."""
    head, found, tail = goa(name).partition(old.encode())
    assert found, old
    return {name: head + text + tail}


def in_map(piece: str, size: int = FULL) -> Files:
    """Pieces that are children of the map, behind its layers."""
    return before(TMX, "</map>", filled(piece, size))


def in_tileset(piece: str, size: int = FULL) -> Files:
    """Pieces that are children of a tileset."""
    return before(SEA, "</tileset>", filled(piece, size))


def in_object(piece: str, size: int = FULL) -> Files:
    """Pieces that are children of an object."""
    return before(TMX, "   <point/>", filled(piece, size))


def in_texts(piece: str, size: int = TEXTS) -> Files:
    """Pieces at the end of the texts."""
    return {TOML: goa(TOML) + b"\n" + filled(piece, size)}


def in_start(piece: str, size: int = TEXTS) -> Files:
    """Pieces in the first table of the texts."""
    return before(TOML, "name_en", filled(piece, size))


def only_texts(piece: str, size: int = TEXTS) -> Files:
    """Texts of nothing else."""
    return {TOML: filled(piece, size)}


def wrapped(begin: str, piece: str, end: str, size: int = FULL) -> bytes:
    """Pieces within something."""
    return begin.encode() + filled(piece, size) + end.encode()


def tiles(name: str) -> Files:
    """A tileset of as many tiles as it holds."""
    tile = '<tile id="#" type="sea_1"><image source="../sprites/hex_sea_1_a.svg"/></tile>'
    return {name: wrapped("<tileset>", tile, "</tileset>")}


def many_tilesets(names: list[str], tileset: bytes) -> Files:
    """Tilesets of the same content, and a map that names them all."""
    references = "".join(
        f'<tileset firstgid="{100 + 100_000 * i}" source="{name}"/>' for i, name in enumerate(names)
    )
    files = dict.fromkeys(names, tileset)
    return before(TMX, ' <layer id="1"', references.encode()) | files


def layers(cell: str, rows: int) -> Files:
    """As many tile layers as the file holds, each of so many cells."""
    cells = ",".join([cell] * (19 * rows))
    return in_map(
        f'<layer name="l#" width="19" height="22"><data encoding="csv">{cells}</data></layer>'
    )


OBJECT = '<object id="7" name="o#" type="town" x="1" y="1"><point/></object>'
TABLE = '[[destinations]]\nid="#"\nname_en="x"\nfact_en="x"\n'
PLAN = '[[plans]]\nid="#"\nvalue=20\nname_en="x"\ndestinations=["a","b"]\n'

KINDS: Mapping[str, Callable[[], Files]] = {
    "the map of Goa": dict,
    # Elements
    "empty elements in the map": lambda: in_map("<a/>"),
    "layers without content": lambda: in_map("<layer/>"),
    "layers of 418 hexes": lambda: layers("1", 22),
    "layers of 418 hexes that are missing": lambda: layers("9999999999", 22),
    "layers of 30 000 hexes": lambda: layers("0", 1580),
    "object layers": lambda: in_map('<objectgroup name="rivers#"/>'),
    "groups": lambda: in_map('<group name="#"/>'),
    "groups in groups": lambda: before(TMX, "</map>", b"<group>" * (FULL // 7)),
    "elements in each other": lambda: {TMX: b"<a>" * (FULL // 3)},
    "elements in each other, closed": lambda: {TMX: b"<a>" * (FULL // 7) + b"</a>" * (FULL // 7)},
    "image layers": lambda: in_map('<imagelayer><image source="#.png"/></imagelayer>'),
    "objects": lambda: before(TMX, "</objectgroup>", filled(OBJECT)),
    "objects without anything": lambda: before(TMX, "</objectgroup>", filled("<object/>")),
    "properties of the map": lambda: in_map('<properties><property name="#"/></properties>'),
    "properties of an object": lambda: in_object('<properties><property name="#"/></properties>'),
    "properties of one name": lambda: before(
        TMX, "</properties>", filled('<property name="mouth_width" type="int" value="5"/>')
    ),
    "points in an object": lambda: in_object("<point/>"),
    "editor settings": lambda: in_map('<editorsettings><export target="#"/></editorsettings>'),
    "chunks": lambda: instead(TMX, '"csv">', wrapped('"csv">', "<chunk>0,</chunk>", "")),
    "cells as elements": lambda: instead(TMX, '"csv">', wrapped('"csv">', '<tile gid="1"/>', "")),
    "templates": lambda: before(TMX, "</objectgroup>", filled('<object template="#.tx"/>')),
    # Texts and attributes
    "one list of cells": lambda: instead(TMX, '"csv">', wrapped('"csv">', "1,", "")),
    "cells of odd numbers": lambda: instead(TMX, '"csv">', wrapped('"csv">', "x#,", "")),
    "lines without anything": lambda: in_map("\n"),
    "text between elements": lambda: in_map("x"),
    "text in pieces": lambda: in_map("<a>" + "\n" * 60_000 + "</a>"),
    "characters by number": lambda: before(
        TMX, "</map>", b"<a>" + b"&#10;" * (FULL // 5) + b"</a>"
    ),
    "pieces of raw text": lambda: in_map("<![CDATA[]]>"),
    "long text of rare letters": lambda: in_map("<a>" + "\U0001f334" * 15_000 + "</a>"),
    "one long attribute": lambda: instead(TMX, "<map", wrapped('<map a="', "x", '"')),
    "one long attribute of rare letters": lambda: instead(
        TMX, "<map", wrapped('<map a="', "\U0001f334", '"')
    ),
    "attributes of one element": lambda: instead(TMX, "<map", wrapped("<map", ' a#=""', "")),
    "attributes of many elements": lambda: in_map(
        "<a" + "".join(f' a{i}="#{i}"' for i in range(40)) + "/>"
    ),
    "long attributes of many elements": lambda: in_map('<a b="' + "#" + "x" * 60_000 + '"/>'),
    "one long name": lambda: before(TMX, "</map>", b"<" + b"a" * FULL + b"/>"),
    "names of their own": lambda: in_map("<a#/>"),
    "points of one river": lambda: instead(TMX, 'points="', wrapped('points="', "1,1 ", "0,0 ")),
    "points of many rivers": lambda: before(
        TMX,
        '  <object id="44"',
        filled(f'<object name="r#" x="1" y="1"><polyline points="{"1,1 9,9 " * 8000}"/></object>'),
    ),
    "comments": lambda: in_map("<!---->"),
    "one long comment": lambda: before(TMX, "</map>", b"<!--" + b" " * FULL + b"-->"),
    "long comments": lambda: in_map("<!--" + " " * 60_000 + "-->"),
    "instructions": lambda: in_map("<?a?>"),
    "a doctype of entities": lambda: instead(
        TMX,
        "<map ",
        wrapped("<!DOCTYPE map [", '<!ENTITY a# "aaaaaaaaaaaaaaaa">', "]><map "),
    ),
    "a doctype that never ends": lambda: instead(TMX, "<map ", b"<!DOCTYPE map [" + b" " * FULL),
    "bytes of no text": lambda: {TMX: b"\0" * FULL},
    "UTF-16": lambda: {TMX: ("\ufeff<map>" + "<a/>" * (FULL // 10)).encode("utf-16-le")},
    "another encoding": lambda: {
        TMX: b'<?xml version="1.0" encoding="cp1252"?><map>' + b"<a>\xe9</a>" * (FULL // 8)
    },
    # Tilesets
    "tilesets that are missing": lambda: before(
        TMX, ' <layer id="1"', filled('<tileset firstgid="1" source="#.tsx"/>')
    ),
    "tilesets of one file": lambda: before(
        TMX, ' <layer id="1"', filled('<tileset firstgid="1" source="sea.tsx"/>')
    ),
    "one large tileset ten times": lambda: many_tilesets(
        ["sea.tsx", *[f"{'./' * i}sea.tsx" for i in range(1, 10)]],
        goa(SEA).replace(b"</tileset>", filled("<!---->") + b"</tileset>"),
    ),
    "twenty large tilesets": lambda: many_tilesets([f"t{i}.tsx" for i in range(17)], tiles("")[""]),
    "twenty large tilesets of comments": lambda: many_tilesets(
        [f"t{i}.tsx" for i in range(17)], wrapped("<tileset>", "<!---->", "</tileset>")
    ),
    "tiles": lambda: tiles(SEA),
    "tiles without anything": lambda: in_tileset("<tile/>"),
    "tiles of one number": lambda: in_tileset('<tile id="1"/>'),
    "tiles of two hundred folders": lambda: in_tileset(
        '<tile id="1" type="a"><image source="' + "a/" * 200 + '#.svg"/></tile>'
    ),
    "tiles of long ways": lambda: in_tileset(
        '<tile id="1" type="a"><image source="' + "a/../" * 190 + '#.svg"/></tile>'
    ),
    "frames of an animation": lambda: before(
        SEA, "  <image", wrapped("<animation>", '<frame tileid="1" duration="1"/>', "</animation>")
    ),
    "collisions of a tile": lambda: before(
        SEA, "  <image", wrapped("<objectgroup>", '<object x="1" y="1"/>', "</objectgroup>")
    ),
    "images of a tile": lambda: before(SEA, "  <image", filled('<image source="#.svg"/>')),
    "wang sets": lambda: in_tileset('<wangset name="#"/>'),
    "tiles of a wang set": lambda: before(
        SEA,
        "</tileset>",
        wrapped(
            "<wangsets><wangset>", '<wangtile tileid="1" wangid="#"/>', "</wangset></wangsets>"
        ),
    ),
    "terrains": lambda: in_tileset('<terraintypes><terrain name="#"/></terraintypes>'),
    "offsets": lambda: in_tileset('<tileoffset x="1"/>'),
    "a long name of a tileset": lambda: instead(
        TMX, 'source="sea', wrapped('source="', "a/", "sea", 60_000)
    ),
    # The texts
    "texts of 4 MB": lambda: in_texts("#=1\n", FULL),
    "keys": lambda: in_start("#=1\n"),
    "keys in quotes": lambda: in_start('"#"=""\n'),
    "tables": lambda: in_texts("[#]\n"),
    "tables in tables": lambda: in_texts("[#." + "a." * 25 + "a]\n"),
    "tables of one name": lambda: in_texts("[[a]]\n"),
    "tables of the array of plans": lambda: in_texts("[[plans]]\n"),
    "keys of many parts": lambda: in_texts("[a." + "a." * 25 + "#]\n" + "#" + ".a" * 29 + "=1\n"),
    "keys of many parts in one table": lambda: in_texts("#" + ".a" * 29 + "=1\n"),
    "tables in a table of many parts": lambda: in_texts(
        "[[" + "a." * 29 + "a]]\n" + "#" + ".a" * 29 + "=1\n"
    ),
    "keys of many parts in braces": lambda: in_texts("[[a]]\na={" + "a" + ".a" * 28 + "=1}\n"),
    "lists of lists": lambda: {TOML: b"a=" + b"[\n" * (TEXTS // 3)},
    "tables in braces, in each other": lambda: {TOML: b"a=" + b"{a=[\n" * (TEXTS // 5)},
    "tables in braces, in a list": lambda: {TOML: b"a=[\n" + b"{},\n" * (TEXTS // 4) + b"]"},
    "keys in braces": lambda: {TOML: wrapped("a=[\n", "{#=1},\n", "]", TEXTS)},
    "numbers in a list": lambda: {TOML: wrapped("a=[\n", "1,\n", "]", TEXTS)},
    "lists in a list": lambda: {TOML: wrapped("a=[\n", "[],\n", "]", TEXTS)},
    "dates": lambda: {TOML: wrapped("a=[\n", "1979-05-27T07:32:00Z,\n", "]", TEXTS)},
    "long numbers": lambda: in_start("#=" + "9" * 900 + "\n"),
    "one long text": lambda: {TOML: wrapped('a="""', "x" * 900 + "\n", '"""', TEXTS)},
    "marks in a text": lambda: {TOML: wrapped('a="""', "\\n" * 400 + "\n", '"""', TEXTS)},
    "an end of a line in a text": lambda: {TOML: wrapped('a="""', "\\\n", '"""', TEXTS)},
    "lines of a text": lambda: {TOML: wrapped("a='''", "\n", "'''", TEXTS)},
    "comments of the texts": lambda: {TOML: b"#\n" * (TEXTS // 2)},
    "empty lines": lambda: {TOML: b"\n" * TEXTS},
    "destinations": lambda: in_texts(TABLE),
    "plans": lambda: in_texts(PLAN),
    "plans of one name": lambda: in_texts(PLAN.replace("#", "a")),
    "a plan of many stops": lambda: instead(
        TOML, "destinations = [", wrapped("destinations = [", '"#",\n', "", TEXTS)
    ),
    "towns": lambda: in_texts('[[towns]]\nid="#"\nname_en="x"\n'),
    "languages": lambda: in_start('name_z#="x"\n'),
    "bytes of no texts": lambda: {TOML: b"\0" * TEXTS},
}


CHECK = """
import sys
from pathlib import Path
from gogoa_game.commands.cli import main
main(["check-map", sys.argv[1]])
status = Path("/proc/self/status").read_text()
print(status.partition("VmHWM:")[2].split()[0], file=sys.stderr)
"""
"""The command, and the most kilobytes it held; getrusage would count those of the parent, too."""


def measure(files: Files) -> tuple[float, float, str]:
    """Seconds and megabytes of a check of the map of Goa with those files, and its first line."""
    with tempfile.TemporaryDirectory() as folder:
        maps = Path(folder, "maps")
        shutil.copytree(GOA.parent, maps)
        Path(folder, "sprites").symlink_to(GOA.parent.parent / "sprites")
        for name, content in files.items():
            maps.joinpath(name).write_bytes(content)
        file = str(maps / TMX)
        began = time.perf_counter()
        done = run([sys.executable, "-c", CHECK, file], check=True)
        seconds = time.perf_counter() - began
    lines = done.stdout.splitlines()
    assert all(len(line) < len(file) + LONGEST for line in lines), "a sentence is endless"
    assert len(lines) <= MOST_LINES, "there is no end of sentences"
    return seconds, int(done.stderr) / 1024, lines[0].replace(f"{file}: ", "")


def main(wanted: list[str]) -> int:
    """Prints a row for every kind, or for those wanted; 1 if one breaks the bounds."""
    worst = (0.0, 0.0)
    announce()
    print(f"{'':<40}{'s':>6}{'':>10}{'MB':>7}")
    for kind, make in KINDS.items():
        if wanted and not any(word in kind for word in wanted):
            continue
        seconds, megabytes, line = measure(make())
        worst = (max(worst[0], seconds), max(worst[1], megabytes))
        over = "!" if seconds > SECONDS or megabytes > MEGABYTES else " "
        figures = f"{seconds:>6.2f}{loops(seconds):>10}{megabytes:>7.0f}"
        print(f"{kind:<40}{figures} {over} {line[:90]}", flush=True)
    print(f"{'the most of all':<40}{worst[0]:>6.2f}{loops(worst[0]):>10}{worst[1]:>7.0f}")
    return int(worst[0] > SECONDS or worst[1] > MEGABYTES)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The texts beside a map (`goa.toml`): names, postcard lines and tour plans, by language."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from unicodedata import category

from gogoa_game.logic.plans import TourPlan

from .files import read_bytes

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

START_ID = "start"
FALLBACK = "en"

# Tables of the file, with the keys of an entry besides its name in every language.
TABLES = {
    "destinations": ("id", "picture"),
    "plans": ("id", "value", "destinations", "picture"),
    "towns": ("id",),
    "rivers": ("id",),
    "seas": ("id",),
    "states": ("id",),
}
WITH_FACTS = "destinations"
_TRANSLATED = re.compile(r"(name|fact)_([a-z]{2})")
PICTURE = re.compile("[a-z][a-z0-9_]{0,39}")
"""The name of a picture, without the folder and the ending of its file."""
LONGEST_ID = 60
LONGEST = {"name": 60, "fact": 300}
LONGEST_LINE = 1000
"""What a line of the file may hold: the time for a key grows with the square of its dots."""


@dataclass(frozen=True, slots=True)
class Text:
    """A name, and for places a postcard line, by language code; English is always there."""

    names: Mapping[str, str]
    facts: Mapping[str, str]


def _in(texts: Mapping[str, str], language: str) -> str:
    return texts.get(language, texts[FALLBACK])


@dataclass(frozen=True, slots=True)
class MapTexts:
    """All texts of a map. What has no text in a language is given in English; KeyError for ids
    that the map does not have.
    """

    tables: Mapping[str, Mapping[str, Text]]
    pictures: Mapping[str, Mapping[str, str]]
    """The pictures that destinations and plans have of their own, by table and id.

    Whoever draws them looks for the files.
    """

    def name(self, place_id: str, language: str) -> str:
        """The name of a destination, or of the start ("start")."""
        return _in(self.tables["destinations"][place_id].names, language)

    def fact(self, place_id: str, language: str) -> str:
        """The line on the back of a place's postcard."""
        return _in(self.tables["destinations"][place_id].facts, language)

    def plan_name(self, plan_id: str, language: str) -> str:
        """The title of a tour plan."""
        return _in(self.tables["plans"][plan_id].names, language)

    def label_name(self, kind: str, text_id: str, language: str) -> str:
        """The name that a label of that kind ("town", "sea", "state", "river") shows."""
        return _in(self.tables[f"{kind}s"][text_id].names, language)


@dataclass
class _Reader:
    prefix: str
    faults: list[str] = field(default_factory=list)
    tables: dict[str, dict[str, Text]] = field(
        default_factory=lambda: {table: {} for table in TABLES}
    )
    plans: list[TourPlan] = field(default_factory=list)
    pictures: dict[str, dict[str, str]] = field(
        default_factory=lambda: {table: {} for table, keys in TABLES.items() if "picture" in keys}
    )

    def fault(self, where: str, text: str) -> None:
        self.faults.append(f"{self.prefix}{where}: {text}")

    def read(self, document: dict[str, Any]) -> None:
        for key in document.keys() - TABLES.keys() - {START_ID}:
            self.fault(key, "no such table is known")
        start = document.get(START_ID)
        if isinstance(start, dict):
            self._entry("destinations", START_ID, {"id": START_ID, **start})
        else:
            self.fault(START_ID, "the table [start] is missing")
        for table in TABLES:
            entries = document.get(table, [])
            if not isinstance(entries, list):
                self.fault(table, f"must be an array of tables, [[{table}]]")
                continue
            for number, entry in enumerate(entries, 1):
                self._numbered(table, number, entry)

    def _numbered(self, table: str, number: int, entry: object) -> None:
        where = f"{table} {number}"
        if not isinstance(entry, dict):
            self.fault(where, "is no table")
        elif not _is_text(entry.get("id"), LONGEST_ID):
            self.fault(where, f"needs an id: a text of 1 to {LONGEST_ID} characters")
        elif entry["id"] in self.tables[table]:
            self.fault(f"{table} {entry['id']!r}", "stands twice")
        else:
            self._entry(table, f"{table} {entry['id']!r}", entry)

    def _entry(self, table: str, where: str, entry: dict[str, Any]) -> None:
        texts: dict[str, dict[str, str]] = {"name": {}, "fact": {}}
        rest = dict(entry)
        wanted = ["name", "fact"] if table == WITH_FACTS else ["name"]
        for key, value in entry.items():
            match = _TRANSLATED.fullmatch(key)
            if match and match[1] in wanted:
                del rest[key]
                if _is_text(value, LONGEST[match[1]]):
                    texts[match[1]][match[2]] = value
                else:
                    wanted_text = f"a text of 1 to {LONGEST[match[1]]} characters, all printable"
                    self.fault(where, f"{key} must be {wanted_text}")
        for kind in wanted:
            if f"{kind}_{FALLBACK}" not in entry:
                self.fault(where, f"{kind}_{FALLBACK} is missing")
        for key in rest.keys() - set(TABLES[table]):
            self.fault(where, f"the key {key!r} is not known")
        if table == "plans":
            self._plan(where, rest)
        if "picture" in rest and table in self.pictures:
            self._picture(table, where, rest)
        if all(FALLBACK in texts[kind] for kind in wanted):
            self.tables[table][entry["id"]] = Text(texts["name"], texts["fact"])

    def _picture(self, table: str, where: str, entry: dict[str, Any]) -> None:
        name = entry["picture"]
        if isinstance(name, str) and PICTURE.fullmatch(name):
            self.pictures[table][entry["id"]] = name
        else:
            self.fault(where, "picture must be a name of up to 40 small letters, digits and _")

    def _plan(self, where: str, entry: dict[str, Any]) -> None:
        value, stops = entry.get("value"), entry.get("destinations")
        if type(value) is not int:  # A bool is an int to isinstance.
            self.fault(where, "value must be a whole number")
        elif not isinstance(stops, list) or not all(isinstance(stop, str) for stop in stops):
            self.fault(where, "destinations must be a list of ids")
        else:
            self.plans.append(TourPlan(entry["id"], value, tuple(stops)))


def _is_text(value: object, longest: int) -> bool:
    """Whether a value can be shown on one line."""
    if not isinstance(value, str) or len(value) > longest:
        return False
    shown = (char.isprintable() or category(char) == "Zs" for char in value)
    return bool(value.strip()) and all(shown)


def read_texts(
    path: Path, faults: list[str]
) -> tuple[MapTexts, tuple[TourPlan, ...]] | tuple[None, tuple[()]]:
    """The texts and plans of the .toml beside a map; what is wrong is appended to `faults`."""
    prefix = f"{path.name}: "
    advice = "; it holds the names and plans of the map and lies beside it"
    data = read_bytes(path, faults, prefix, advice)
    if data is None:
        return None, ()
    if max(map(len, data.splitlines()), default=0) > LONGEST_LINE:
        faults.append(f"{prefix}has a line of more than {LONGEST_LINE} bytes; break it up")
        return None, ()
    try:
        document = tomllib.loads(data.decode("utf-8"))
    except ValueError as error:  # What is no TOML, no UTF-8 or has too many digits.
        faults.append(f"{prefix}is not TOML ({error})")
        return None, ()
    except RecursionError:
        faults.append(f"{prefix}is nested too deeply; a map needs no tables in tables")
        return None, ()
    reader = _Reader(prefix)
    reader.read(document)
    faults += reader.faults
    return MapTexts(reader.tables, reader.pictures), tuple(reader.plans)

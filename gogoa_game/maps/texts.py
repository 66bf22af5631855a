"""The texts beside a map (`goa.toml`): names, postcard lines and tour plans, by language."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from unicodedata import category

from gogoa_game.files.reading import MEGABYTE
from gogoa_game.logic.plans import TourPlan

from .faults import named, quoted
from .files import read_text
from .sources import Home, SourceError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .faults import Faults

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
_TRANSLATED = re.compile(r"(name|short|fact)_([a-z]{2})")
PICTURE = re.compile("[a-z][a-z0-9_]{0,39}")
"""The name of a picture, without the folder and the ending of its file."""
LONGEST_ID = 60
LONGEST = {"name": 60, "short": 24, "fact": 300}
MAX_BYTES = MEGABYTE // 2
"""Twenty times as much as the texts of Goa; tomllib takes its time, and tables much memory."""
LONGEST_LINE = 1000
MOST_DOTS = 30
"""In a line. The time for a key grows with the square of its dots, and for all in its table."""
MOST_SQUARES = 300_000
"""The squares of the dots of all lines together."""


class _LinesError(ValueError):
    """Lines that tomllib is not given: the end of a sentence."""


@dataclass(frozen=True, slots=True)
class Text:
    """A name, and for places a postcard line, by language code; English is always there.

    A place may have a short name too, in any language.
    """

    names: Mapping[str, str]
    facts: Mapping[str, str]
    shorts: Mapping[str, str]


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

    def short_name(self, place_id: str, language: str) -> str:
        """The same for where room is short: the name itself if it has no short one."""
        shorts = self.tables["destinations"][place_id].shorts
        return shorts.get(language) or self.name(place_id, language)

    def names(self, place_id: str, language: str) -> tuple[str, ...]:
        """The name and then the short one, if there is one: for whoever takes what has room."""
        name, short = self.name(place_id, language), self.short_name(place_id, language)
        return (name,) if name == short else (name, short)

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
    file: str
    faults: Faults
    tables: dict[str, dict[str, Text]] = field(
        default_factory=lambda: {table: {} for table in TABLES}
    )
    plans: list[TourPlan] = field(default_factory=list)
    pictures: dict[str, dict[str, str]] = field(
        default_factory=lambda: {table: {} for table, keys in TABLES.items() if "picture" in keys}
    )

    def fault(self, where: str, text: str) -> None:
        self.faults.add(self.file, where, text)

    def read(self, document: dict[str, Any]) -> None:
        for key in sorted(document.keys() - TABLES.keys() - {START_ID}):
            self.fault(named(key), "no such table is known")
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
        texts: dict[str, dict[str, str]] = {kind: {} for kind in LONGEST}
        rest = dict(entry)
        needed = ["name", "fact"] if table == WITH_FACTS else ["name"]
        wanted = [*needed, "short"] if table == WITH_FACTS else needed
        for key, value in entry.items():
            match = _TRANSLATED.fullmatch(key)
            if match and match[1] in wanted:
                del rest[key]
                if _is_text(value, LONGEST[match[1]]):
                    texts[match[1]][match[2]] = value
                else:
                    wanted_text = f"a text of 1 to {LONGEST[match[1]]} characters, all printable"
                    self.fault(where, f"{key} must be {wanted_text}")
        for kind in needed:
            if f"{kind}_{FALLBACK}" not in entry:
                self.fault(where, f"{kind}_{FALLBACK} is missing")
        for key in sorted(rest.keys() - set(TABLES[table])):
            self.fault(where, f"the key {quoted(key)} is not known")
        if table == "plans":
            self._plan(where, rest)
        if "picture" in rest and table in self.pictures:
            self._picture(table, where, rest)
        if all(FALLBACK in texts[kind] for kind in needed):
            text = Text(texts["name"], texts["fact"], texts["short"])
            self.tables[table][entry["id"]] = text

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
    home: Home, name: str, faults: Faults
) -> tuple[MapTexts, tuple[TourPlan, ...]] | tuple[None, tuple[()]]:
    """The texts and plans of the .toml of that name in the folder of a map.

    What is wrong is noted in `faults`.
    """
    where = named(name)
    document = _document(home, name, where, faults)
    if document is None:
        return None, ()
    reader = _Reader(where, faults)
    reader.read(document)
    return MapTexts(reader.tables, reader.pictures), tuple(reader.plans)


def _document(home: Home, name: str, where: str, faults: Faults) -> dict[str, Any] | None:
    try:
        text = read_text(home.file(name), MAX_BYTES)
        _check_lines(text)
        return tomllib.loads(text)
    except OSError as error:
        reason = error.strerror or error
        faults.add(where, f"cannot be read ({reason}); it holds the names and plans of the map")
    except (SourceError, _LinesError) as error:
        faults.add(where, str(error))
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        faults.add(where, f"is not TOML (line {line} is not in UTF-8)")
    except ValueError as error:  # What is no TOML or has too many digits.
        faults.add(where, f"is not TOML ({error})")
    except RecursionError:
        faults.add(where, "is nested too deeply; a map needs no tables in tables")
    return None


def _check_lines(text: str) -> None:
    """Raises _LinesError for lines that no map needs and that take long to read."""
    squares = 0
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise _LinesError(
                f"line {number} is a line of more than {LONGEST_LINE} characters; break it up"
            )
        dots = line.count(".")
        squares += dots * dots
        if dots > MOST_DOTS or squares > MOST_SQUARES:
            raise _LinesError(f"line {number} has too many full stops, {dots}; a key needs none")

"""The files of a map, which anybody may have written: every failure is a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from gogoa_game.files.reading import MEGABYTE, read_limited

if TYPE_CHECKING:
    from pathlib import Path

MAX_BYTES = 4 * MEGABYTE


class _DoctypeError(Exception):
    """Raised before anything a DOCTYPE declares could be expanded."""


class _PlainBuilder(ET.TreeBuilder):
    def doctype(self, _name: str, _public: str | None, _system: str | None) -> None:
        raise _DoctypeError


def read_bytes(path: Path, faults: list[str], prefix: str = "", advice: str = "") -> bytes | None:
    """The content of a file of at most 4 MB, or None and a fault, which ends with `advice`."""
    try:
        return read_limited(path, MAX_BYTES)
    except OSError as error:
        faults.append(f"{prefix}cannot be read ({error.strerror or error}){advice}")
    return None


def read_xml(
    path: Path, root: str, faults: list[str], prefix: str = "", advice: str = ""
) -> ET.Element | None:
    """The root element `root` of an XML file without DOCTYPE, or None and a fault."""
    data = read_bytes(path, faults, prefix, advice)
    if data is None:
        return None
    try:
        element = ET.fromstring(data, ET.XMLParser(target=_PlainBuilder()))
    except _DoctypeError:
        faults.append(f"{prefix}declares a DOCTYPE, which no map needs")
    except (ET.ParseError, LookupError, ValueError) as error:
        faults.append(f"{prefix}is not XML ({error})")
    else:
        if element.tag == root:
            return element
        faults.append(f"{prefix}is a Tiled <{element.tag}>, not a <{root}>")
    return None

"""The files of a map, which anybody may have written: every failure is a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.files.reading import MEGABYTE, read_limited, text_of

from .faults import named
from .xmltree import Allowance, XmlError, parse

if TYPE_CHECKING:
    from pathlib import Path
    from xml.etree.ElementTree import Element

    from .faults import Faults

MAX_BYTES = 4 * MEGABYTE
MAX_TOGETHER = 2 * MAX_BYTES
"""What the .tmx and all its tilesets may hold."""
MAX_NODES = 50_000
"""Elements and attributes of a map and its tilesets; Goa has 1200."""


class Reader:
    """Reads the XML files of one map within limits that hold for all of them together."""

    def __init__(self, faults: Faults) -> None:
        self._faults = faults
        self._allowance = Allowance(MAX_NODES)
        self._bytes = 0

    def xml(self, path: Path, root: str, where: str = "", advice: str = "") -> Element | None:
        """The root element `root` of an XML file without DOCTYPE, or None and a fault.

        `where` names the file, and `advice` ends the sentence if it cannot be read.
        """
        parts = [where] if where else []
        try:
            element = parse(self._read(path), self._allowance)
        except OSError as error:
            self._faults.add(*parts, f"cannot be read ({error.strerror or error}){advice}")
        except XmlError as error:
            self._faults.add(*parts, str(error))
        else:
            if element.tag == root:
                return element
            self._faults.add(*parts, f"is a Tiled <{named(element.tag)}>, not a <{root}>")
        return None

    def _read(self, path: Path) -> bytes:
        data = read_limited(path, MAX_BYTES)
        self._bytes += len(data)
        if self._bytes > MAX_TOGETHER:
            size = MAX_TOGETHER // MEGABYTE
            raise XmlError(f"makes the files of the map larger than {size} MB together")
        return data


def read_text(path: Path, limit: int) -> str:
    """The text of a UTF-8 file of at most `limit` bytes, with or without a byte order mark.

    Raises OSError as `read_limited` does, and UnicodeDecodeError.
    """
    return text_of(read_limited(path, limit))

"""Where the files that a map names may lie: in its own folder or below.

Whoever plays on somebody's map lets it name files. A name that leads elsewhere is refused before
anything there is touched, in the forms of every system, so that a map is good or bad everywhere.
"""

from __future__ import annotations

import os
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

LONGEST_SOURCE = 250
SPRITES = "sprites"
"""The folder beside that of a map where the pictures of tiles may lie, too, as the game has it."""


class SourceError(ValueError):
    """Why a file is not looked at: the end of a sentence that begins with its name."""


class Home:
    """The folder of a map, from which all its files come."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def _real(self) -> Path:
        return Path(os.path.realpath(self.folder))

    @cached_property
    def _sprites(self) -> Path:
        return self._real.parent / SPRITES

    @cached_property
    def _real_sprites(self) -> Path:
        return Path(os.path.realpath(self._sprites))

    def file(self, source: str, beside: str = "") -> Path:
        """The file that a file of the map names, which need not exist.

        `source` is relative to the folder of `beside`, itself a source. Raises SourceError for
        what does not stay in the home.
        """
        parts = _parts(source, beside)
        if not parts or parts[0] == "..":
            raise SourceError(_OUTSIDE)
        return _within(self.folder, self._real, parts)

    def picture(self, source: str, beside: str = "") -> Path:
        """The same for a picture, which may also lie in `SPRITES` beside the home.

        The game draws its own sprite of that name: such a file is there for Tiled, and not read.
        """
        parts = _parts(source, beside)
        if len(parts) > 2 and parts[:2] == ["..", SPRITES] and parts[2] != "..":
            return _within(self._sprites, self._real_sprites, parts[2:])
        return self.file(source, beside)


_OUTSIDE = "lies outside the folder of the map; put it there or below"


def _parts(source: str, beside: str) -> list[str]:
    """The way from the home to a source; as many `..` at its beginning as it leads out."""
    if len(source) > LONGEST_SOURCE:
        raise SourceError("cannot be read (File name too long), so it does not exist")
    if "\\" in source or ":" in source:
        raise SourceError("must be a path from this file on, with / between its folders")
    if source.startswith("/"):
        raise SourceError(_OUTSIDE)
    parts: list[str] = []
    for part in [*beside.split("/")[:-1], *source.split("/")]:
        if part == ".." and parts and parts[-1] != "..":
            parts.pop()
        elif part not in ("", "."):
            parts.append(part)
    return parts


def _within(root: Path, real_root: Path, parts: Sequence[str]) -> Path:
    path = root.joinpath(*parts)
    try:
        real = Path(os.path.realpath(path))
    except (OSError, ValueError):
        raise SourceError("cannot be read (the name is no file name)") from None
    if not real.is_relative_to(real_root):
        raise SourceError("is a link that leads out of the folder of the map; put the file there")
    return path

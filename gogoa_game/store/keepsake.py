"""Where pictures for the player to keep are saved, and under which names."""

from __future__ import annotations

import sys
import unicodedata
from pathlib import Path
from typing import Literal, NamedTuple

from gogoa_game.files.homes import home, pictures_folder, user_folder
from gogoa_game.files.safefile import add_file

PICTURE_FOLDER = "Go Goa"
"""In the folder where the player's pictures are."""
BESIDE = "pictures"
"""In the folder of settings and saves."""
LONGEST_NAME = 100  # bytes, of the 143 that the strictest file systems in use take
SUFFIX = ".png"

_FORBIDDEN = frozenset('<>:"/\\|?*%')
_NOBODY = "traveller"

PlaceName = Literal["pictures", "home", "data"]


class Place(NamedTuple):
    """A folder that pictures can go to, and whose it is."""

    name: PlaceName
    folder: Path


def places(data: Path | None) -> tuple[Place, ...]:
    """The folders in question, the best first, and always one at least.

    `data` is that of the player's settings and saves, if there is any. If it is not the usual
    one, somebody wants all files of the game there, and nowhere else.
    """
    beside = [] if data is None else [Place("data", data / BESIDE)]
    if beside and data != user_folder():
        return tuple(beside)
    found = []
    if (pictures := pictures_folder()) is not None:
        found.append(Place("pictures", pictures / PICTURE_FOLDER))
    if (own := home()) is not None:
        found.append(Place("home", own))
    # An account without any folder still has the one in which it started the game.
    return (*found, *beside) or (Place("data", Path(BESIDE)),)


def keep(folder: Path, player: str, picture: bytes) -> Path:
    """Saves a PNG picture of a player's trip in a file of its own, and returns where.

    A missing folder is made, and nothing is ever overwritten. Raises OSError.
    """
    return add_file(folder, file_stem(player), SUFFIX, picture)


def file_stem(player: str) -> str:
    """A file name for a player's picture that every file system takes, without its suffix."""
    kept = "".join(" " if c in _FORBIDDEN else c for c in unicodedata.normalize("NFC", player))
    # Spaces of all kinds become plain ones; what is not seen at all goes.
    words = "".join(c for c in " ".join(kept.split()) if unicodedata.category(c)[0] != "C")
    coded = words.encode(sys.getfilesystemencoding(), "ignore")[:LONGEST_NAME]
    name = coded.decode(sys.getfilesystemencoding(), "ignore").strip(" .")
    return f"Go Goa - {name or _NOBODY}"

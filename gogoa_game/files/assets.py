"""Finds the files of the game: beside the package in a wheel, in the top folder of a checkout.

A file that is missing or spoilt is told at the start, never in the middle of a game.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_PACKAGE = Path(__file__).resolve().parent.parent
CONTENTS = "contents.txt"
"""Lists every sprite, font and sound, one a line."""
_POSTCARD = re.compile(r"sprites/postcard_(\w+)\.svg")


class AssetError(Exception):
    """A file of the game is missing or unreadable; the message is one sentence that names it."""


@cache
def asset_folder() -> Path:
    """The folder with `sprites`, `maps`, `sounds`, `fonts`. Raises AssetError if there is none."""
    for folder in (_PACKAGE / "assets", _PACKAGE.parent / "assets"):
        if folder.is_dir():
            return folder
    raise AssetError(f"The folder {_PACKAGE / 'assets'} is missing: please install the game again.")


def asset(*parts: str) -> Path:
    """The path of a file, as in `asset("sprites", "palm.svg")`. Raises AssetError if missing."""
    path = asset_folder().joinpath(*parts)
    try:
        if path.is_file():
            return path
    except (OSError, ValueError):  # a folder that must not be looked into, a name of no file
        pass
    raise AssetError(f"The file {path} is missing: please install the game again.")


def check_presence() -> None:
    """Raises AssetError if a sprite, font or sound of the game is missing. Reads none of them."""
    for name in _contents():
        asset(*name.split("/"))


def check_contents() -> None:
    """Raises AssetError for a sprite or font that cannot be drawn, or a sound that is not whole."""
    for name in _contents():
        path = asset(*name.split("/"))
        wrong = _WRONG.get(path.suffix)
        if wrong and wrong(_read(path)):
            raise AssetError(f"The file {path} is damaged: please install the game again.")


def check_sprites(map_id: str, tiles: Iterable[str], pictures: Iterable[tuple[str, str]]) -> None:
    """Raises AssetError if a map has tiles or postcards of which the game has no sprite.

    `tiles` are names of sprites, `pictures` places or plans with the name of their postcard.
    """
    known = set(_contents())
    for name in sorted(tiles):
        if f"sprites/{name}.svg" not in known:
            raise AssetError(
                f"The map {map_id!r} has tiles with the picture {name}.svg, which the game "
                f"does not have: use those of {asset_folder() / 'sprites'}."
            )
    for place, picture in sorted(pictures):
        if f"sprites/{postcard_sprite(picture)}.svg" not in known:
            found = map(_POSTCARD.fullmatch, sorted(known))
            names = [match[1] for match in found if match is not None]
            raise AssetError(
                f"The map {map_id!r} gives {place!r} the picture {picture!r}, which the game "
                f"does not have: it has {', '.join(names)}."
            )


def postcard_sprite(picture: str) -> str:
    """The sprite that a picture of a postcard is."""
    return f"postcard_{picture}"


def _contents() -> list[str]:
    return _read(asset(CONTENTS)).decode("utf-8").split()


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        reason = error.strerror or error
        raise AssetError(
            f"The file {path} cannot be read ({reason}): please install the game again."
        ) from None


def _wrong_svg(data: bytes) -> bool:
    from xml.etree import ElementTree as ET

    try:
        root = ET.fromstring(data)
    except (ET.ParseError, LookupError, ValueError):
        return True
    return not root.tag.endswith("svg") or "viewBox" not in root.attrib


def _wrong_png(data: bytes) -> bool:
    return not (data.startswith(b"\x89PNG\r\n\x1a\n") and data[-8:-4] == b"IEND")


def _wrong_woff(data: bytes) -> bool:
    return not (data.startswith(b"wOFF") and int.from_bytes(data[8:12], "big") == len(data))


def _wrong_ogg(data: bytes) -> bool:
    from gogoa_game.files.ogg import is_whole

    return not is_whole(data)


_WRONG = {".svg": _wrong_svg, ".png": _wrong_png, ".woff": _wrong_woff, ".ogg": _wrong_ogg}

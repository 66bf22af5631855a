"""Finds the files of the game: beside the package in a wheel, in the top folder of a checkout."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


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
    if not path.exists():
        raise AssetError(f"The file {path} is missing: please install the game again.")
    return path

"""The folders that an account has; some accounts have none, and some are set up oddly."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

# platformdirs is loaded when it is needed: the first picture may do without it.


def home() -> Path | None:
    """The home of the account, if it has one."""
    return None if _nameless() else _asked(Path.home)


def user_folder() -> Path | None:
    """The folder for the user's data of this game, where nothing else is asked for."""
    if _nameless() and not os.environ.get("XDG_DATA_HOME", "").strip():
        return None
    import platformdirs

    return _asked(lambda: platformdirs.user_data_path("gogoa", appauthor=False))


def pictures_folder() -> Path | None:
    """The folder of the user's pictures."""
    if _nameless():
        return None
    import platformdirs

    return _asked(platformdirs.user_pictures_path)


def named_folder(name: str) -> Path | None:
    """The folder that somebody names, a home for `~` in front; None if nobody has that home."""
    if name.startswith("~") and _nameless():
        return None
    return _asked(lambda: Path(name).expanduser().absolute())


def _nameless() -> bool:
    """Whether HOME is empty, for which the root of the system would be taken."""
    return os.name == "posix" and os.environ.get("HOME") == ""


def _asked(question: Callable[[], Path]) -> Path | None:
    """The answer, if there is one: an account may have no home, and its own files be faulty."""
    import configparser

    try:
        found = question()
    except (configparser.Error, OSError, RuntimeError, KeyError, ValueError):
        return None
    # A name that still stands for a home, or has none in front, would be one where we happen to be.
    return found if found.is_absolute() else None

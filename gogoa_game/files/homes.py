"""The folders that an account has."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def user_folder() -> Path:
    """The folder for the user's data of this game, where nothing else is asked for."""
    import platformdirs  # loaded when it is needed: the first picture may do without it

    return platformdirs.user_data_path("gogoa", appauthor=False)

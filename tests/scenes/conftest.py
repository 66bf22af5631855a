"""A driver for each test, with files of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.scenes.driving import Driver

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path


@pytest.fixture
def drive(tmp_path: Path) -> Iterator[Callable[..., Driver]]:
    """Opens applications; they are closed after the test."""
    drivers: list[Driver] = []

    def opened(**options: object) -> Driver:
        drivers.append(Driver(tmp_path, **options))  # type: ignore[arg-type]
        return drivers[-1]

    yield opened
    for driver in drivers:
        driver.close()

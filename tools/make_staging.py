"""Makes what the moments of a day are staged with: grounds of curtains, the bench, dice that roll,
the picture of a new day.

Run it with `python tools/make_staging.py`; with `--check` it only says whether the files are what
it would make. Everything is drawn in pictures of 1920 x 1080, or 1920 x 328 for the new day;
`scenes/curtain/grounds.py` and `scenes/watch` know which part of them each layer shows.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from drawing.files import keep, svg
from staging import bench, coast, dice, inland, morning

if TYPE_CHECKING:
    from staging.parts import Layers

GROUNDS: dict[str, Layers] = {
    "boat": coast.bay(),
    "scooter": inland.road(),
    "elephant": inland.forest(),
    "fish": coast.nets(),
    "suitcase": inland.station(),
    "parasol": coast.beach(),
}
"""One for each token, by its name."""


def main() -> int:
    """Writes the pictures, or checks them; the exit code."""
    made = {
        f"curtain_{token}_{layer}": svg(view, shapes)
        for token, layers in GROUNDS.items()
        for layer, (view, shapes) in layers.items()
    }
    for name, (view, shapes) in (bench.LAYERS | dice.LAYERS | morning.LAYERS).items():
        made[name] = svg(view, shapes)
    return keep(made)


if __name__ == "__main__":
    sys.exit(main())

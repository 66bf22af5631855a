"""Makes the pictures of the postcards, assets/sprites/postcard_*.svg.

Run it with `python tools/make_postcards.py`; with `--check` it only says whether the files are
what it would make. Every picture is a landscape of 360 x 240; what reaches beyond is cut off when
it is drawn. `ui/postcard.py` knows where its hero stands, which a narrow card keeps in view.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from drawing.shapes import TALL, WIDE
from postcards import coast, inland, shores, towns

if TYPE_CHECKING:
    from collections.abc import Callable

SPRITES = Path(__file__).resolve().parent.parent / "assets" / "sprites"

PICTURES: dict[str, Callable[[], list[str]]] = {
    "beach": coast.beach,
    "fort": coast.fort,
    "waterfall": inland.waterfall,
    "heritage": towns.heritage,
    "religious": towns.religious,
    "aguada": coast.aguada,
    "cape": shores.cape,
    "cascade": inland.cascade,
    "caves": inland.caves,
    "bom_jesus": towns.bom_jesus,
    "braganza": towns.braganza,
    "chapora": coast.chapora,
    "dudhsagar": inland.dudhsagar,
    "fontainhas": towns.fontainhas,
    "mangeshi": towns.mangeshi,
    "mosque": towns.mosque,
    "palolem": coast.palolem,
    "shacks": shores.shacks,
    "tambdi_surla": inland.tambdi_surla,
    "turtle": coast.turtle,
    "usgalimal": inland.usgalimal,
    "viceroys_arch": towns.viceroys_arch,
}


def drawing(name: str) -> str:
    """The file of a picture."""
    size = f'viewBox="0 0 {WIDE} {TALL}" width="{WIDE}" height="{TALL}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    return "\n".join([head, *(f"  {shape}" for shape in PICTURES[name]()), "</svg>\n"])


def main() -> int:
    """Writes the pictures, or says which of them are not what they should be."""
    wrong = []
    for name in PICTURES:
        file, made = SPRITES / f"postcard_{name}.svg", drawing(name)
        if "--check" not in sys.argv:
            file.write_text(made, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != made:
            wrong.append(file.name)
    for name in wrong:
        print(f"{name} is not what this script makes")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

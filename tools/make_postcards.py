"""Makes the pictures of the postcards, assets/sprites/postcard_*.svg.

Run it with `python tools/make_postcards.py`; with `--check` it only says whether the files are
what it would make. Every picture is a landscape of 360 x 240; what reaches beyond is cut off when
it is drawn. `ui/postcard.py` knows where its hero stands, which a narrow card keeps in view.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from drawing.files import keep, svg
from drawing.shapes import TALL, WIDE
from postcards import coast, falls, inland, ramparts, sands, shores, shrines, towns

if TYPE_CHECKING:
    from collections.abc import Callable

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
    "arambol": sands.arambol,
    "anjuna": sands.anjuna,
    "bogmalo": sands.bogmalo,
    "colva": sands.colva,
    "cavelossim": sands.cavelossim,
    "agonda": sands.agonda,
    "terekhol": ramparts.terekhol,
    "alorna": ramparts.alorna,
    "corjuem": ramparts.corjuem,
    "arvalem_falls": falls.arvalem_falls,
    "hivrem": falls.hivrem_falls,
    "savari": falls.savari_falls,
    "kuskem": falls.kuskem_falls,
    "khandepar": shrines.khandepar,
    "goa_chitra": shrines.goa_chitra,
    "saptakoteshwar": shrines.saptakoteshwar,
    "damodar": shrines.damodar,
    "mallikarjun": shrines.mallikarjun,
}


def main() -> int:
    """Writes the pictures, or checks them; the exit code."""
    view = 0, 0, WIDE, TALL
    return keep({f"postcard_{name}": svg(view, draw()) for name, draw in PICTURES.items()})


if __name__ == "__main__":
    sys.exit(main())

"""Maps: a Tiled file and the texts beside it become a `Board` and what there is to draw.

    game_map = load_map(Path("assets/maps/goa.tmx"))

`load_map` either returns a map on which a whole game can be played, or raises one `MapError` that
lists every fault. No pygame is needed or loaded.
"""

from __future__ import annotations

from .errors import MapError
from .load import load_map, map_faults
from .model import GameMap, HexGrid, Label, LabelKind, MapArt, River, TileImage, TileLayer
from .scenery import DEPTHS, sea_depth
from .texts import MapTexts

__all__ = [
    "DEPTHS",
    "GameMap",
    "HexGrid",
    "Label",
    "LabelKind",
    "MapArt",
    "MapError",
    "MapTexts",
    "River",
    "TileImage",
    "TileLayer",
    "load_map",
    "map_faults",
    "sea_depth",
]

"""Reads a Tiled file through pytmx, once `lint` has found nothing wrong; the only user of pytmx."""

from __future__ import annotations

import logging
import sys
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

from gogoa_game.logic.board import Destination, DestinationType
from gogoa_game.logic.hexes import Hex

from .faults import quoted
from .lint import check_map
from .model import HexGrid, Label, LabelKind, MapArt, River, TileImage, TileLayer
from .objects import START_CLASS
from .plain import plain_map

if TYPE_CHECKING:
    from collections.abc import Mapping
    from xml.etree.ElementTree import Element

    from .faults import Faults
    from .files import Reader
    from .sources import Home


def _import_pytmx() -> Any:
    """pytmx loads pygame wherever it finds it, which no map needs and which takes its time.

    It also logs what it raises; here that becomes a MapError, so its log stays silent.
    """
    logging.getLogger("pytmx").setLevel(logging.CRITICAL)
    hide = "pygame" not in sys.modules
    if hide:
        sys.modules["pygame"] = None  # type: ignore[assignment]
    try:
        import pytmx
    finally:
        if hide:
            del sys.modules["pygame"]
    return pytmx


_pytmx = _import_pytmx()


@dataclass(frozen=True, slots=True)
class Drawing:
    """What a Tiled file says, before the rules have looked at it."""

    art: MapArt
    land: frozenset[Hex]
    starts: tuple[Hex, ...]
    destinations: tuple[Destination, ...]


def read_tiled(root: Element, home: Home, reader: Reader, faults: Faults) -> Drawing | None:
    """The content of a .tmx with that root, or None if anything is wrong, noted in `faults`."""
    tiles = check_map(root, home, reader, faults)
    if faults:
        return None
    try:
        return _drawing(_parse(plain_map(root, tiles)))
    except Exception as error:  # pytmx raises bare exceptions; lint should leave none to raise.
        faults.add(f"is not as Tiled writes it ({type(error).__name__}: {quoted(error)})")
        return None


def _parse(plain: Element) -> Any:
    """pytmx on the tree that was checked: it opens no file."""
    tiled = _pytmx.TiledMap()
    tiled.filename = ""
    tiled.parse_xml(plain)
    return tiled


def _drawing(tiled: Any) -> Drawing:
    grid = HexGrid(tiled.tilewidth, tiled.tileheight, int(tiled.hexsidelength))
    layers = tuple(
        TileLayer(layer.name, _tiles(tiled, layer))
        for layer in tiled.layers
        if isinstance(layer, _pytmx.TiledTileLayer)
    )
    starts, destinations = [], []
    for item in _objects(tiled, "places"):
        cell, kind = grid.hex_at(item.x, item.y), _class(item)
        if kind == START_CLASS:
            starts.append(cell)
        else:
            guide, bonus = item.properties.get("guide", False), item.properties.get("bonus", 0)
            destinations.append(
                Destination(item.name, DestinationType(kind), cell, guide=guide, bonus=bonus)
            )
    art = MapArt(
        columns=tiled.width,
        rows=tiled.height,
        grid=grid,
        layers=layers,
        rivers=tuple(
            River(
                item.name,
                tuple((point.x, point.y) for point in item.points),
                float(item.properties.get("mouth_width", grid.tile_width / 8)),
            )
            for item in _objects(tiled, "rivers")
        ),
        labels=tuple(
            Label(item.name, LabelKind(_class(item)), (item.x, item.y))
            for item in _objects(tiled, "labels")
        ),
    )
    land = next(layer for layer in layers if layer.name == "land")
    return Drawing(art, frozenset(land.tiles), tuple(starts), tuple(destinations))


def _tiles(tiled: Any, layer: Any) -> Mapping[Hex, TileImage]:
    return {
        Hex(col, row): _image(tiled.tile_properties[gid])
        for row, line in enumerate(layer.data)
        for col, gid in enumerate(line)
        if gid
    }


def _image(properties: dict[str, Any]) -> TileImage:
    return TileImage(PurePosixPath(properties["source"]).stem, properties["type"])


def _objects(tiled: Any, layer: str) -> list[Any]:
    return list(tiled.layernames.get(layer, ()))


def _class(item: Any) -> str:
    return str(item.type or getattr(item, "class"))

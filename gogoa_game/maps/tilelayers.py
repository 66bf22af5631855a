"""The tile layers of a map: as many tiles as hexes, each of them there and as it was drawn."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gogoa_game.logic.hexes import Hex

from .faults import quoted

if TYPE_CHECKING:
    from collections.abc import Container
    from xml.etree.ElementTree import Element

    from .faults import Faults

FLAGS = 1 << 28  # From this bit on, a tile number holds rotations and flips.
_NUMBER = re.compile("[0-9]{1,10}")


def check_tile_layer(
    layer: Element, where: str, size: tuple[int, int], tiles: Container[int] | None, faults: Faults
) -> None:
    """Notes what is wrong with the cells of a layer.

    `size` in hexes is that of the map, and `tiles` are the numbers that cells may have, if known.
    """
    columns, rows = size
    if (layer.get("width"), layer.get("height")) != (str(columns), str(rows)):
        faults.add(where, "is not of the size of the map")
    blocks = layer.findall("data")
    if len(blocks) != 1 or not _is_csv(blocks[0]):
        faults.add(where, "must be stored as CSV, in one piece")
        return
    cells = (blocks[0].text or "").split(",")
    if len(cells) != columns * rows:
        counts = f"has {len(cells)} hexes, not {columns * rows} ({columns}x{rows})"
        faults.add(where, counts)
        return
    for index, cell in enumerate(cells):
        number = cell.strip()
        if number != "0" and (fault := _cell_fault(number, tiles)):
            faults.add(where, f"hex {Hex(*divmod(index, columns)[::-1])}", fault)


def _is_csv(data: Element) -> bool:
    return data.get("encoding") == "csv" and not len(data) and not data.get("compression")


def _cell_fault(number: str, tiles: Container[int] | None) -> str | None:
    if not _NUMBER.fullmatch(number):
        return f"{quoted(number)} is no number of a tile"
    if int(number) >= FLAGS:
        return "the tile is rotated or flipped"
    if tiles is not None and int(number) and int(number) not in tiles:
        return f"no tileset has a tile {number}"
    return None

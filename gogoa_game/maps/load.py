"""From files to a `GameMap`: reads, joins and judges everything."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from gogoa_game.logic.board import Board, board_faults

from .errors import MapError
from .faults import Faults, quoted
from .files import Reader
from .model import GameMap
from .sources import Home
from .texts import LONGEST_ID, START_ID, MapTexts, read_texts
from .tiled import Drawing, read_tiled

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from gogoa_game.logic.plans import TourPlan


def load_map(path: Path) -> GameMap:
    """The map in a .tmx file and the .toml beside it; MapError lists all that is wrong."""
    faults = Faults()
    reader, home = Reader(faults), Home(path.parent)
    root = reader.xml(path, "map", advice="; name the .tmx file of a map")
    if root is None:
        # Without a map, what lies beside it says nothing.
        raise MapError(path, faults.told())
    drawing = read_tiled(root, home, reader, faults)
    faults.update(_name_faults(path))
    texts, plans = read_texts(home, path.with_suffix(".toml").name, faults)
    if drawing and texts:
        faults.update(_text_faults(drawing, texts))
        found = board_faults(drawing.land, drawing.starts, drawing.destinations, plans)
        faults.update(map(str, found))
    if faults or not drawing or not texts:
        raise MapError(path, faults.told())
    board = Board(drawing.land, drawing.starts[0], drawing.destinations, plans)
    return GameMap(path.stem, _digest(drawing, plans), board, texts, drawing.art, path.absolute())


def map_faults(path: Path) -> list[str]:
    """Every fault of a map, one line each; empty if a game can be played on it."""
    try:
        load_map(path)
    except MapError as error:
        return list(error.faults)
    return []


def _name_faults(path: Path) -> Iterator[str]:
    """The name of the file is the name of the map in every record of a game."""
    if len(path.stem) > LONGEST_ID or not path.stem.isprintable():
        yield f"the name of the file must have at most {LONGEST_ID} characters, all printable"


def _text_faults(drawing: Drawing, texts: MapTexts) -> Iterator[str]:
    """Places without texts, and texts without a place."""
    named = texts.tables["destinations"]
    placed = {place.id for place in drawing.destinations}
    if START_ID in placed:
        yield f"object {START_ID!r}: that name is kept for the start"
    for place in sorted(placed - named.keys()):
        yield f"object {quoted(place)}: the .toml has no texts for it"
    for place in sorted(named.keys() - placed - {START_ID}):
        yield f"destinations {quoted(place)}: the .tmx has no such place"
    for label in drawing.art.labels:
        if label.text_id not in texts.tables[f"{label.kind}s"]:
            yield f"label {quoted(label.text_id)}: the .toml has no such {label.kind}"
    for river in drawing.art.rivers:
        if river.id not in texts.tables["rivers"]:
            yield f"river {quoted(river.id)}: the .toml has no name for it"


def _digest(drawing: Drawing, plans: tuple[TourPlan, ...]) -> str:
    """16 hex digits over what the rules see; plans in their order, for a seed deals by it."""
    content = {
        "land": sorted(drawing.land),
        "start": drawing.starts[0],
        "destinations": [
            (place.id, place.type, place.hex, place.guide, place.bonus)
            for place in drawing.destinations
        ],
        "plans": [(plan.id, plan.value, plan.destinations) for plan in plans],
    }
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]

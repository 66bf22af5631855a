"""Which map a game is played on: that at hand, the one of Goa, or the one that its save names."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from gogoa_game.files.assets import AssetError, asset, check_sprites
from gogoa_game.maps import MapError, load_map
from gogoa_game.store.faults import OtherMapError
from gogoa_game.store.records import check_map

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gogoa_game.maps import GameMap
    from gogoa_game.store.records import GameRecord


def drawable_map(path: Path) -> GameMap:
    """A map on which a game can be played and shown. Raises MapError and AssetError."""
    game_map = load_map(path)
    check_sprites(game_map.id, game_map.tile_sprites, game_map.pictures)
    return game_map


def map_of(record: GameRecord, at_hand: GameMap) -> GameMap:
    """The map of a game, as it was when the game was played. Raises OtherMapError."""
    try:
        check_map(at_hand, record)
    except OtherMapError as missing:
        for file in _files(missing):
            try:
                found = drawable_map(file)
                check_map(found, record)
            except (MapError, AssetError, OtherMapError):
                continue
            return found
        raise
    return at_hand


def _files(missing: OtherMapError) -> Iterator[Path]:
    yield asset("maps", "goa.tmx")
    if missing.map_file is not None:
        yield Path(missing.map_file)

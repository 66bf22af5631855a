"""A map looks in the game as it looks in Tiled, or it is refused; what Tiled saves is accepted."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

from gogoa_game.maps import load_map

from .spoiling import refused, spoil

if TYPE_CHECKING:
    from pathlib import Path

    from gogoa_game.maps import GameMap

LAYERS = ["sea", "neighbours", "land", "rivers", "places", "labels"]
NOT_DRAWN = {
    "opacity": ["0.5", "0", "1e-3", "half", ""],
    "visible": ["0", "false"],
    "tintcolor": ["#ff0000", "#80ffffff", "red"],
    "parallaxx": ["0.5", "0", "2"],
    "parallaxy": ["0.5", "-1"],
    "mode": ["multiply", "add"],
    "offsetx": ["3", "-0.5", "1e2"],
    "offsety": ["3"],
    "x": ["1"],
    "y": ["-1"],
}


@pytest.mark.parametrize("layer", LAYERS)
@pytest.mark.parametrize("key", NOT_DRAWN)
def test_what_a_layer_does_to_its_content_is_refused(copy: Path, layer: str, key: str) -> None:
    given = f'name="{layer}"'
    for value in NOT_DRAWN[key]:
        spoil(copy, given, f'name="{layer}" {key}="{value}"')
        given = f'name="{layer}" {key}="{value}"'
        refused(copy, f"layer '{layer}': {key} must be ")


@pytest.mark.parametrize("kind", ["group", "imagelayer"])
def test_layers_of_other_kinds_are_refused(copy: Path, kind: str) -> None:
    spoil(copy, "</map>", f'<{kind} name="x" opacity="0.5"/></map>')
    refused(copy, f"<{kind}>: the game reads nothing of that kind here")


COLVA = 'name="colva" type="beach"'


@pytest.mark.parametrize("key", ["visible", "opacity"])
def test_an_object_that_is_hidden_is_refused(copy: Path, key: str) -> None:
    spoil(copy, COLVA, f'{COLVA} {key}="0"')
    refused(copy, f"layer 'places': object 'colva': {key} must be 1, not '0'")


def moved_up(copy: Path, name: str) -> None:
    """Puts a layer above all others."""
    root = ET.parse(copy)
    layer = root.find(f"*[@name='{name}']")
    assert layer is not None
    root.getroot().remove(layer)
    root.getroot().append(layer)
    root.write(copy)


@pytest.mark.parametrize("name", ["sea", "neighbours", "land"])
def test_layers_lie_above_each_other_as_the_game_draws_them(copy: Path, name: str) -> None:
    moved_up(copy, name)
    refused(copy, f"layer '{name}': must lie below 'rivers', as the game draws it")


@pytest.mark.parametrize("name", ["rivers", "places", "labels"])
def test_layers_of_objects_may_lie_above_each_other_in_any_order(copy: Path, name: str) -> None:
    moved_up(copy, name)
    load_map(copy)


# ---- tiles: what replaces the first place in sea.tsx, and what is said

IMAGE = '<image width="256" height="222"'
TILESET_NOT_DRAWN = {
    "an offset": ("<grid ", '<tileoffset x="3" y="0"/><grid ', "<tileoffset> x must be 0, not '3'"),
    "an offset in words": ("<grid ", '<tileoffset y="up"/><grid ', "<tileoffset> y must be 0"),
    "a place in the image": ('id="0"', 'id="0" x="8"', "must show all of its image"),
    "a part of the image": (
        'id="0"',
        'id="0" x="0" y="0" width="64" height="64"',
        "tile 0: must show all of its image, not a rectangle of it",
    ),
    "a low part of the image": ('id="0"', 'id="0" height="111"', "must show all of its image"),
    "a larger image": (IMAGE, '<image width="512" height="444"', "as large as a hex of the map"),
    "a higher image": (IMAGE, '<image width="256" height="300"', "256x222, not 256x300"),
    "a larger image kept in shape": (
        f'columns="0">\n <grid orientation="orthogonal" width="1" height="1"/>\n'
        f' <tile id="0" type="sea_1">\n  {IMAGE}',
        'columns="0" tilerendersize="grid" fillmode="preserve-aspect-fit">\n'
        ' <tile id="0" type="sea_1">\n  <image width="512" height="222"',
        "as large as a hex of the map",
    ),
    "another size": ('name="sea"', 'name="sea" tilerendersize="huge"', "tilerendersize must be"),
    "a transparent colour": (IMAGE, f'{IMAGE} trans="ff00ff"', "no transparent colour"),
    "an animation": (IMAGE, f'<animation><frame tileid="1"/></animation>{IMAGE}', "one image and"),
    "two images": (IMAGE, f'<image source="a.svg"/>{IMAGE}', "one image and nothing else"),
}


@pytest.mark.parametrize("kind", TILESET_NOT_DRAWN)
def test_what_a_tileset_does_to_its_tiles_is_refused(copy: Path, kind: str) -> None:
    old, new, expected = TILESET_NOT_DRAWN[kind]
    spoil(copy.with_name("sea.tsx"), old, new)
    refused(copy, expected)


# ---- what plain Tiled saves

PROPERTIES = (
    '<properties><property name="name" value="x"/><property name="width" type="int" value="3"/>'
    '<property name="k" type="class" propertytype="K"><properties>'
    '<property name="m" type="float" value="1e-05"/></properties></property>'
    '<property name="f" type="file" value="../../secret"/><property name="lines">a\nb</property>'
    "</properties>"
)
EDITOR = '<editorsettings><export target="../out.json" format="json"/></editorsettings>'
OF_A_LAYER = ' class="c" locked="1" opacity="1" visible="1" tintcolor="#ffffff" parallaxx="1"'
ACCEPTED = {
    "editor settings of a map": ("goa.tmx", " <tileset", f"{EDITOR} <tileset"),
    "properties of a map": ("goa.tmx", " <tileset", f"{PROPERTIES} <tileset"),
    "a class of a map": (
        "goa.tmx",
        "<map ",
        '<map class="m" compressionlevel="9" parallaxoriginx="5" parallaxoriginy="-1e-05" ',
    ),
    "properties of a layer": ("goa.tmx", "  <data", f"{PROPERTIES}  <data"),
    "properties of objects": (
        "goa.tmx",
        ' <objectgroup id="6" name="labels" color="#16294a">',
        f' <objectgroup id="6" name="labels" color="#16294a" draworder="index">{PROPERTIES}',
    ),
    "a layer as it is": ("goa.tmx", 'name="land"', f'name="land"{OF_A_LAYER} mode="normal"'),
    "no offset": ("goa.tmx", 'name="land"', 'name="land" offsetx="0" offsety="-1.42109e-14"'),
    "objects as they are": ("goa.tmx", 'name="rivers"', f'name="rivers"{OF_A_LAYER} parallaxy="1"'),
    "an object as it is": ("goa.tmx", COLVA, f'{COLVA} visible="1" rotation="-0" opacity="1"'),
    "no rotation": ("goa.tmx", COLVA, f'{COLVA} rotation="1.42109e-14"'),
    "editor settings of a tileset": ("sea.tsx", " <grid", f"{EDITOR} <grid"),
    "properties of a tileset": ("sea.tsx", " <grid", f"{PROPERTIES} <grid"),
    "a tileset with everything": (
        "sea.tsx",
        'name="sea"',
        'name="sea" class="c" spacing="1" margin="2" backgroundcolor="#123456" '
        'objectalignment="center" tilerendersize="tile" fillmode="stretch"',
    ),
    "tiles as large as a hex": (
        "sea.tsx",
        'name="sea"',
        'name="sea" tilerendersize="grid" fillmode="preserve-aspect-fit"',
    ),
    "no offset of tiles": ("sea.tsx", " <grid", '<tileoffset x="0" y="-0"/> <grid'),
    "transformations": (
        "sea.tsx",
        " <tile id",
        '<transformations hflip="1" vflip="1" rotate="0" preferuntransformed="0"/> <tile id',
    ),
    "wang sets": (
        "sea.tsx",
        "</tileset>",
        f'<wangsets><wangset name="w" type="mixed" tile="-1">{PROPERTIES}<wangcolor name="" '
        f'color="#ff0000" tile="-1" probability="1">{PROPERTIES}</wangcolor>'
        '<wangtile tileid="0" wangid="0,1,0,0,0,0,0,0"/></wangset></wangsets></tileset>',
    ),
    "terrains": (
        "sea.tsx",
        " <tile id",
        '<terraintypes><terrain name="t" tile="0"/></terraintypes> <tile id',
    ),
    "a tile with everything": (
        "sea.tsx",
        f'<tile id="0" type="sea_1">\n  {IMAGE}',
        f'<tile id="0" type="sea_1" probability="1e-05" terrain="0,,," x="0" y="0" width="256" '
        f'height="222">{PROPERTIES}\n  {IMAGE}',
    ),
    "collisions of a tile": (
        "sea.tsx",
        "</tile>",
        '<objectgroup draworder="index" id="2"><object id="1" x="1.5" y="0" width="3" height="4">'
        f"{PROPERTIES}</object></objectgroup></tile>",
    ),
}


@pytest.mark.parametrize("kind", ACCEPTED)
def test_what_only_the_editor_uses_is_accepted(copy: Path, goa: GameMap, kind: str) -> None:
    file, old, new = ACCEPTED[kind]
    spoil(copy.with_name(file), old, new)
    game_map = load_map(copy)
    assert game_map.digest == goa.digest
    assert game_map.art == goa.art


def test_a_stretched_image_is_drawn_as_large_as_a_hex(copy: Path, goa: GameMap) -> None:
    sea = copy.with_name("sea.tsx")
    spoil(sea, 'name="sea"', 'name="sea" tilerendersize="grid"')
    spoil(sea, IMAGE, '<image width="512" height="600"')
    assert load_map(copy).art == goa.art


def test_numbers_with_exponents_are_numbers(copy: Path, goa: GameMap) -> None:
    spoil(copy, 'points="0,0 128,0', 'points="-1.42109e-14,1e-05 1.28e+02,0')
    spoil(copy, 'x="1472" y="2886"', 'x="1.472e+03" y="2.886E3"')
    spoil(copy, 'type="int" value="50"', 'type="float" value="5e+01"')
    game_map = load_map(copy)
    assert game_map.digest == goa.digest
    for river, as_drawn in zip(game_map.art.rivers, goa.art.rivers, strict=True):
        assert river.width == as_drawn.width
        assert all(
            dist(one, other) < 0.001
            for one, other in zip(river.points, as_drawn.points, strict=True)
        )


@pytest.mark.parametrize(
    "number", ["1_0", "0x10", "١", "1e9", "1e999", "nan", "-inf", " 5", "1e", ""]
)
def test_what_is_no_number_of_pixels_is_refused(copy: Path, number: str) -> None:
    spoil(copy, 'x="1472" y="2886"', f'x="{number}" y="2886"')
    refused(copy, "object 'colva': x must be a number of pixels")


@pytest.mark.parametrize("points", ["1,2,3 4,5", "1;2 3;4", "1,", ",", "1,1 1e9,2", "nan,1 2,2"])
def test_what_are_no_points_is_refused(copy: Path, points: str) -> None:
    spoil(copy, 'points="0,0 128,0', f'points="{points} 128,0')
    refused(copy, "object 'terekhol': needs at least two points, each within the map")


def test_a_point_made_by_a_double_click_is_left_out(copy: Path, goa: GameMap) -> None:
    spoil(copy, 'points="0,0 128,0', 'points="0,0 0,0 -1.42109e-14,0 128,0 128.5,0')
    assert load_map(copy).art == goa.art


def test_a_river_of_one_place_is_refused(copy: Path) -> None:
    spoil(copy, 'points="0,0 128,0', 'points="5,5 5,5 5.5,5" old="')
    refused(copy, "object 'terekhol': needs at least two points, each in a place of its own")


# ---- the texts


def test_texts_may_begin_with_a_byte_order_mark(copy: Path, goa: GameMap) -> None:
    texts = copy.with_suffix(".toml")
    texts.write_bytes(b"\xef\xbb\xbf" + texts.read_bytes())
    assert load_map(copy).texts == goa.texts


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "cp1252"])
def test_a_map_may_be_in_any_encoding_that_it_names(
    copy: Path, goa: GameMap, encoding: str
) -> None:
    for file in copy.parent.glob("*.t?x"):
        text = file.read_text(encoding="utf-8")
        name = encoding.removesuffix("-sig")
        file.write_bytes(text.replace("UTF-8", name).encode(encoding))
    assert load_map(copy).art == goa.art

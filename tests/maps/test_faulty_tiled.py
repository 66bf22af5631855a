"""Faults in the files made with Tiled are refused in words, hex by hex."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

from gogoa_game.maps import MapError, load_map
from tests.maps.spoiling import GUIDE, refused, spoil

if TYPE_CHECKING:
    from pathlib import Path

COLVA = 'name="colva" type="beach" x="1472" y="2886">'
FORT = 'type="fort" x="512" y="555">\n   <point/>'
FIRST_ROW = ",".join("0" * 19) + ",\n"  # The northern border of the layer "land".

LAST = "   <point/>\n  </object>\n </objectgroup>"


def first_hex(number: object) -> tuple[str, str]:
    """The change that puts a tile of that number in the north-west corner."""
    return FIRST_ROW, FIRST_ROW.replace("0,", f"{number},", 1)


# What is replaced in the .tmx, by what, and what the refusal must say.
TMX_FAULTS = {
    "not xml": ("<map ", "<map <", "is not XML"),
    "unknown encoding": ('"UTF-8"', '"UTF-99"', "is not XML"),
    "unclosed": ("</map>", "", "is not XML"),
    "doctype": (
        "<map ",
        '<!DOCTYPE map [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>\n<map ',
        "declares a DOCTYPE",
    ),
    "orthogonal": ('"hexagonal"', '"orthogonal"', "orientation must be 'hexagonal'"),
    "pointy top": ('staggeraxis="x"', 'staggeraxis="y"', "staggeraxis must be 'x'"),
    "even stagger": ('"odd"', '"even"', "staggerindex must be 'odd'"),
    "infinite": ('infinite="0"', 'infinite="1"', "infinite map"),
    "odd tile height": ('tileheight="222"', 'tileheight="221"', "must be even"),
    "odd slope": ('hexsidelength="128"', 'hexsidelength="127"', "must be even"),
    "no side": (' hexsidelength="128"', "", "hexsidelength must be a whole number"),
    "side too long": ('hexsidelength="128"', 'hexsidelength="256"', "must be smaller"),
    "no columns": ('width="19" height="22" tile', 'width="0" height="22" tile', "width must be"),
    "huge": ('width="19" height="22" tile', 'width="9999999" height="22" tile', "width must be"),
    "too many hexes": ('width="19" height="22" tile', 'width="99" height="99" tile', "than 1200"),
    "group": (' <layer id="1"', ' <group id="9"/>\n <layer id="1"', "<group>: the game reads"),
    "image layer": (' <layer id="1"', ' <imagelayer id="9"/>\n <layer id="1"', "<imagelayer>"),
    "unknown tile": (*first_hex(999), "hex (0, 0): no tileset has a tile 999"),
    "hex rotation": (*first_hex((1 << 28) + 1), "hex (0, 0): the tile is rotated or flipped"),
    "flip": (*first_hex((1 << 31) + 1), "hex (0, 0): the tile is rotated or flipped"),
    "tile in words": (*first_hex("x"), "'x' is no number of a tile"),
    "negative tile": (*first_hex(-1), "'-1' is no number of a tile"),
    "too few tiles": (FIRST_ROW, FIRST_ROW[2:], "has 417 hexes, not 418"),
    "too many tiles": (FIRST_ROW, "0," + FIRST_ROW, "has 419 hexes, not 418"),
    "base64": ('encoding="csv"', 'encoding="base64"', "must be stored as CSV"),
    "compressed": ('encoding="csv"', 'encoding="csv" compression="zlib"', "must be stored as CSV"),
    "chunks": (
        '<data encoding="csv">',
        '<data encoding="csv"><chunk x="0" y="0" width="1" height="1">0</chunk>',
        "must be stored as CSV",
    ),
    "layer size": ('name="land" width="19"', 'name="land" width="18"', "size of the map"),
    "no land": ('name="land"', 'name="ground"', "the layer 'land' is missing"),
    "no places": ('name="places"', 'name="sites"', "the layer 'places' is missing"),
    "unknown object layer": ('name="rivers"', 'name="roads"', "object layers are"),
    "layer twice": ('name="neighbours"', 'name="sea"', "needs a name of its own"),
    "layer without name": (' name="neighbours"', "", "needs a name of its own"),
    "missing tileset": ('source="sea.tsx"', 'source="see.tsx"', "see.tsx: cannot be read"),
    "tileset inside": (' source="sea.tsx"', ' name="sea"', "must be in a .tsx file of its own"),
    "tileset as json": ('source="sea.tsx"', 'source="sea.json"', "must be in a .tsx file"),
    "long name of a tileset": ('source="sea.tsx"', f'source="{"x" * 5000}.tsx"', "cannot be read"),
    "no number of an object": ('<object id="', '<object id="x', "is not as Tiled writes it"),
    "no firstgid": ('firstgid="1" ', "", "firstgid must be a whole number"),
    "overlapping tilesets": ('firstgid="24"', 'firstgid="23"', "its number is taken"),
    "template": (COLVA, COLVA.replace(" x=", ' template="a.tx" x='), "from a template"),
    "tile object": (COLVA, COLVA.replace(" x=", ' gid="1" x='), "is a tile, not a point"),
    "rotated object": (COLVA, COLVA.replace(" x=", ' rotation="5" x='), "must not be rotated"),
    "rectangle": (FORT, 'type="fort" x="512" y="555" width="9" height="9">', "must be a point"),
    "ellipse": (FORT, FORT.replace("point", "ellipse"), "must be a point"),
    "text": (LAST, LAST.replace("<point/>", "<text>x</text>"), "must be a point"),
    "line": (LAST, LAST.replace("<point/>", '<polyline points="0,0 1,1"/>'), "must be a point"),
    "short river": ('points="0,0 128,0 192,-111 320', 'points="0,0" old="', "two points"),
    "river in words": ('<polyline points="0,0 ', '<polyline points="a,b ', "two points"),
    "river without end": ('points="0,0 ', f'points="{"9" * 400},0 ', "each within the map"),
    "mouth below 0": (
        '"mouth_width" type="int" value="',
        '"mouth_width" type="int" value="-',
        "above",
    ),
    "mouth of 0": (
        'width" type="int" value="50"',
        'width" type="int" value="0"',
        "must be above 0",
    ),
    "no class": (COLVA, COLVA.replace(' type="beach"', ""), "class must be one of start"),
    "unknown class": (COLVA, COLVA.replace("beach", "beech"), "not 'beech'"),
    "two classes": (COLVA, COLVA.replace(" x=", ' class="fort" x='), "has two classes"),
    "unknown label": ('type="town"', 'type="village"', "class must be one of town"),
    "no name": ('name="colva" type', 'name="" type', "needs a name"),
    "duplicate name": ('name="colva" type', 'name="agonda" type', "the name stands twice"),
    "not a number": ('x="1472" y="2886"', 'x="west" y="2886"', "x must be a number"),
    "infinity": ('x="1472" y="2886"', 'x="inf" y="2886"', "x must be a number"),
    "far away": ('x="1472" y="2886"', 'x="1e300" y="2886"', "x must be a number"),
    "no position": (' x="1472" y="2886"', ' y="2886"', "x must be a number"),
    "class property": (GUIDE, GUIDE.replace("bool", "class"), "must be of type bool, not class"),
    "list property": (GUIDE, GUIDE.replace("bool", "list"), "must be of type bool, not list"),
    "property as text": (GUIDE, GUIDE.replace('type="bool" ', ""), "must be of type bool"),
    "property value": (GUIDE, GUIDE.replace("true", "perhaps"), "'perhaps' is no bool"),
    "reserved property": (GUIDE, GUIDE.replace("guide", "x"), "only guide, bonus may be set"),
    "unknown property": (GUIDE, GUIDE.replace("guide", "giude"), "property 'giude'"),
    "property twice": (GUIDE, GUIDE + GUIDE, "a property stands twice"),
    "bonus in words": ('type="int" value="20"', 'type="int" value="2e1"', "'2e1' is no int"),
    "river without name": ('name="talpona" x', 'name="tapti" x', "river 'tapti': the .toml has no"),
    "label without name": ('name="ponda" type', 'name="pune" type', "label 'pune': the .toml has"),
    "place without texts": ('name="colva" type', 'name="baga" type', "'baga': the .toml has no"),
    "place at sea": ('x="1472" y="2886"', 'x="100" y="2775"', "M2: hex (0, 12): the destination"),
    "place nowhere": ('x="1472" y="2886"', 'x="-9999" y="9"', "'colva' is not on the map"),
    "two in a hex": ('x="1472" y="2886"', 'x="1664" y="3885"', "shares it with"),
    "start at sea": ('x="1664" y="2775"', 'x="10" y="111"', "M2: hex (0, 0): the start"),
    "start is a fort": ('type="start"', 'type="fort"', "that name is kept for the start"),
    "no start": ('type="start"', 'type="fort"', "M2: there must be exactly one start hex, not 0"),
    "lonely hex": (*first_hex(1), "M1: hex (0, 0): has no neighbour on the map on the axis 1-4"),
    "land in two": (*first_hex(1), "M1: hex (2, 2): is not connected to hex (0, 0)"),
    "guide lost": (GUIDE, "", "M3: there must be 3 local guides, not 2"),
    "bonus lost": ('type="int" value="20"', 'type="int" value="0"', "M3: there must be one bonus"),
}
TSX_FAULTS = {
    "not xml": ("<tileset", "<tileset <", "sea.tsx: is not XML"),
    "doctype": ("<tileset ", "<!DOCTYPE tileset>\n<tileset ", "sea.tsx: declares a DOCTYPE"),
    "no class": (' type="sea_1"', "", "tile 0: needs a class, its terrain"),
    "missing image": ("hex_sea_1_a.svg", "hex_sea_9.svg", "'../sprites/hex_sea_9.svg' does not"),
    "long image": ("hex_sea_1_a.svg", "x" * 5000 + ".svg", "does not exist"),
    "bitmap": ("hex_sea_1_a.svg", "grain.png", "must be an .svg file"),
    "no image": ("<image ", "<animation/><image ", "must have one image and nothing else"),
    "sheet": (
        "<grid ",
        '<image source="a.png"/><grid ',
        "sea.tsx: <image>: the game reads nothing",
    ),
    "tile number": ('<tile id="1"', '<tile id="one"', "'one' is no number of a tile"),
    "tile twice": ('<tile id="1"', '<tile id="0"', "tile 0: its number is taken"),
}


@pytest.mark.parametrize("kind", TMX_FAULTS)
def test_a_faulty_map_is_refused_in_words(copy: Path, kind: str) -> None:
    old, new, expected = TMX_FAULTS[kind]
    spoil(copy, old, new)
    refused(copy, expected)


DEEP = 100_000
TAGS = ["a", "object", "properties", "layer", "tileset", "editorsettings"]


@pytest.mark.parametrize("tag", TAGS)
def test_a_map_nested_deeply_is_read_or_refused_in_words(copy: Path, tag: str) -> None:
    spoil(copy, "<map ", f"<{tag}>" * DEEP + "<map ")
    refused(copy, "is not XML")


@pytest.mark.parametrize("tag", TAGS)
def test_elements_nested_deeply_do_no_harm(copy: Path, tag: str) -> None:
    spoil(copy, "   <point/>", f"<{tag}>" * DEEP + f"</{tag}>" * DEEP + "   <point/>")
    with suppress(MapError):
        load_map(copy)


@pytest.mark.parametrize("kind", TSX_FAULTS)
def test_a_faulty_tileset_is_refused_in_words(copy: Path, kind: str) -> None:
    old, new, expected = TSX_FAULTS[kind]
    spoil(copy.with_name("sea.tsx"), old, new)
    refused(copy, expected)

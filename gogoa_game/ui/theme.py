"""The one place for colours and sizes. Colours are (r, g, b); sizes are design units."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from gogoa_game.pieces import TOKENS as TOKENS

Colour = tuple[int, int, int]
Paint = tuple[int, int, int] | tuple[int, int, int, int]
"""A colour, or one with an alpha of 0..255."""


def rgb(code: str) -> Colour:
    """The colour of six hexadecimal digits, with or without "#"."""
    digits = code.removeprefix("#")
    if len(digits) != 6:
        raise ValueError(f"a colour has six hexadecimal digits: {code!r}")
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)


def fade(colour: Paint, alpha: float) -> Paint:
    """`colour` with the opacity `alpha`, 0..1."""
    return colour[0], colour[1], colour[2], round(255 * min(max(alpha, 0.0), 1.0))


# Grounds
PAPER = rgb("F6E9CF")
CARD = rgb("FFF8E7")
KRAFT = rgb("E9D3A6")
RAY = rgb("F0DDB6")  # sun rays printed on paper
GLAZE = rgb("F4F7F8")  # tile ground
FOAM = rgb("BFE3DC")
WHITE = rgb("FFFFFF")  # rims of path hexes and the numbers on them, paper under the pointer

BLACK = rgb("000000")  # what the darker tone of a colour is mixed with

# Lines and text
INK = rgb("16294A")
INK2 = rgb("4A5470")
WAVE = rgb("EBD9B0")  # the lines of a passport page
EDGE = rgb("D9C39A")  # quiet outlines on paper
OFF_EDGE = rgb("B9A57C")
OFF_LINE = rgb("CDBB93")
PENCIL = rgb("33343A")

# Roles
COBALT = rgb("1D4F9F")
SLOT = rgb("173F82")  # the ground of an empty slot in the tray
AZUL = rgb("3F7CC4")
AHEAD = rgb("1F5BBF")
TURN = rgb("8C919C")
TURN_ALPHA = 0.86
SUN = rgb("F5B83D")
SUN_TEXT = rgb("FFD071")  # the sun as letters on cobalt
TERRA = rgb("B3432A")
LATERITE = rgb("8E3323")
PALM = rgb("2F6B4A")
LEAF = rgb("1F4D39")
OCHRE = rgb("D98E2B")

# The map
SEA = (rgb("5DB3B4"), rgb("43A0AB"), rgb("348D9D"), rgb("287C90"), rgb("1F6F86"))
"""The sea by distance from the coast, the shallowest first."""
TERRAIN = {
    "coast": rgb("F3D99F"),
    "lowland": rgb("CFDB8E"),
    "town": rgb("F0CFA6"),
    "hills": rgb("BCCB80"),
    "forest": rgb("92B477"),
    "ghats": rgb("A99FB8"),
}

RIVER = SEA[0]
RIVER_TEXT = rgb("0A3443")
LAND_PAPER = rgb("FFF4DA")  # between the outline of the land and its tiles
LAND_SHADE = rgb("123B4A")

# The country around the map: sand, a low sun and its rays, ranges of hills and their lit rims
SAND = rgb("DCC79C")
SAND_RAY = rgb("E4D2AA")
SAND_TEXT = rgb("4A3512")
SUN_RIM = rgb("EFC877")
SUN_DISC = rgb("F3D38D")
RIDGES = (
    (rgb("D8C28F"), rgb("E6D5A8")),
    (rgb("CFB682"), rgb("DFCA99")),
    (rgb("C6AB76"), rgb("D6BD89")),
    (rgb("BB9E69"), rgb("CDB17C")),
)

# The title: the night above, discs of evening light by their radius in the poster, and the sun
POSTER_NIGHT = rgb("233468")
POSTER_GLOW = (
    (1190, rgb("2F3B78")),
    (1010, rgb("4A4488")),
    (850, rgb("7F4E86")),
    (700, rgb("B7586F")),
    (560, rgb("DB6A4F")),
    (440, rgb("EE8C4A")),
    (345, rgb("F7B25A")),
)
POSTER_SUN = ((262, rgb("FFE6A3")), (228, rgb("FFF3CC")))


class Sky(NamedTuple):
    """An evening about a low sun: the night above, discs of light by their radius, the rays."""

    night: Colour
    glow: tuple[tuple[int, Colour], ...]
    ray: Colour
    cloud: Colour


def _sky(night: str, glow: str, ray: str, cloud: str) -> Sky:
    radii = (940, 790, 650, 540, 455, 395, 345)
    discs = tuple(zip(radii, map(rgb, glow.split()), strict=True))
    return Sky(rgb(night), discs, rgb(ray), rgb(cloud))


CURTAIN_SKY = {
    "boat": _sky("22316B", "353C7C 5B447F 8A4F7E B7586F DB6A4F EE8C4A F7B25A", "FFE3A1", "FFC98F"),
    "scooter": _sky(
        "123A5A", "184C6C 28677C 568C92 A3AE9C E0AE84 EE9C5E F5B65C", "FFF0B8", "FFE3A8"
    ),
    "elephant": _sky(
        "12383C", "184847 28625A 52826C 93A27A D6B676 EBA45C F5BC62", "FFF0B8", "EBE0A4"
    ),
    "fish": _sky("17406A", "1F5680 34789A 6AA3B0 A9C3B4 E8C79C F2B27E F8C677", "FFF6D0", "FFF0D0"),
    "suitcase": _sky(
        "262B62", "343A78 51528C 7F6A98 B5808E DD9580 EFAA6E F7C272", "FFE9C0", "F6CDB0"
    ),
    "parasol": _sky(
        "43285F", "553072 743A80 A04A84 CB5F78 E8825F F2A45C F9C26A", "FFE3B8", "FFC4A0"
    ),
}
"""Behind the curtain of each token."""
CURTAIN_SUN = ((300, rgb("FFE6A3")), (266, rgb("FFF3CC")))
CURTAIN_STAR = rgb("FFE9B8")
DAWN = _sky("1D4F9F", "2358A6 2C66B2 6FA3D2 B9D3DF F5D9AE F0A56C E2714E", "FFF8E7", "FFF8E7")
"""The sky of a new day."""
DAWN_RADII = (1010, 800, 575, 535, 495, 440, 380)
DEEP_SHADE = rgb("0B1A36")  # under buttons and dice on dark grounds
NIGHT_VEIL = rgb("0E1B38")  # over the table, when a day is announced
SEAT_SHADE = rgb("1D4F9F")  # what dims the tiles of the bench

TYPE_COLOUR = {
    "beach": rgb("F5B83D"),
    "fort": rgb("8A2F22"),
    "waterfall": rgb("2F86CF"),
    "heritage": rgb("5A3B82"),
    "religious": rgb("FFFDF5"),
}

TOKEN_COLOUR = {
    "boat": rgb("D8402B"),
    "scooter": rgb("1D4F9F"),
    "elephant": rgb("F4C13D"),
    "fish": rgb("3AA68B"),
    "suitcase": rgb("2A2630"),
    "parasol": rgb("B46BE4"),
}
TOKEN_SHADE = {"boat": rgb("B22F1F"), "elephant": rgb("D99A1E"), "fish": rgb("1F6F5C")}
"""The darker tone in the drawing of a shape; the main tone is the shape's own player colour."""

TEXT_PAIRS: tuple[tuple[Colour, Colour], ...] = (
    *((INK, ground) for ground in (PAPER, CARD, WHITE, KRAFT, SUN, GLAZE, FOAM)),
    *((INK2, ground) for ground in (PAPER, CARD)),
    *((COBALT, ground) for ground in (PAPER, CARD, GLAZE)),
    *((LATERITE, ground) for ground in (PAPER, CARD)),
    *((PALM, ground) for ground in (PAPER, CARD)),
    (TERRA, CARD),
    *((CARD, ground) for ground in (COBALT, TERRA, LATERITE, PALM, INK, SEA[4], PENCIL)),
    (WHITE, AHEAD),
    (WHITE, INK2),
    (SUN_TEXT, COBALT),
    *((RIVER_TEXT, ground) for ground in TERRAIN.values()),
    *((SAND_TEXT, ground) for ground in (SAND, SAND_RAY, SUN_DISC, *(r[0] for r in RIDGES))),
)
"""Text on ground: the pairs in use. Each is tested to have a contrast of at least 4.5 to 1."""

# Text sizes
FLOOR = 22
LIST = 25
MOTTO = 28
LABEL = 30
ROW = 32  # a name in a row
MENU = 33
FIGURE = 38  # a number in a table
NAME = 40
HEADLINE = 54
SCORE = 62
RESULT = 118

# Line widths and shape
OUTLINE = 4.0
INNER_LINE = 2.5
INNER_INSET = 7.0
RADIUS = 14.0
SHADOW = (4.0, 7.0)
SHADOW_ALPHA = 0.28


class Face(Enum):
    """A typeface by its use; `DISPLAY` sets capitals."""

    DISPLAY = auto()
    TEXT = auto()
    BOLD = auto()
    DISPLAY_JA = auto()
    """The display face for strings with characters that are not Latin: chosen by itself."""

    # Members are single objects; the hash of Enum is slow, and every text drawn asks for it.
    __hash__ = object.__hash__


DISPLAY = Face.DISPLAY
TEXT = Face.TEXT
BOLD = Face.BOLD
